// SPDX-License-Identifier: MIT
#include "libmmd/motion/panel_angles.h"
#include "tests/app/edit_window.h"
#include "ui/dialogs/bias_dialog.h"
#include "ui/dialogs/columns_dialog.h"
#include "ui/dialogs/scale_dialog.h"
#include "ui/dialogs/snap_dialog.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QRadioButton>
#include <QtWidgets/QSpinBox>

using namespace odori;
using namespace odori::test;

/// The dialogs over an edit, opened from the menus of the real window: each shows what it would do,
/// is one undo step when it is accepted and nothing when it is cancelled.
class TestEditDialogs : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_window->reset(); }
    void cleanupTestCase() { m_window.reset(); }
    void framesAreInsertedIntoTheRowsThatAreChosen();
    void framesAreDeletedFromTheCamera();
    void escapeDropsThePreview();
    void theLastChoiceComesBack();
    void aRangeIsScaledByFactorOrLength();
    void scalingReachesEveryKind();
    void aRangeBeginsWithTheSelectedKeys();
    void snappingGoesToFramesAndBeats();
    void biasMultipliesAndAdds();
    void biasOfMorphsAndTheCamera();
    void biasInTheWorldGoesByTheParent();
    void biasCanBeReset();
    void fieldsHaveNamesAndTheTabOrderIsTheirs();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    void checkOneStep(const mmd::Scene& before, const QString& name);
    template <class Field>
    [[nodiscard]] static Field* field(QDialog& dialog, const char* name)
    {
        for (Field* each : dialog.findChildren<Field*>())
            if (each->accessibleName() == QLatin1String(name))
                return each;
        return nullptr;
    }
    static void type(QAbstractSpinBox* field, const char* text)
    {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QString::fromLatin1(text));
    }
    [[nodiscard]] mmd::BoneValue leftArm(std::size_t key) const
    {
        return mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name)->key(key).value;
    }

    std::unique_ptr<EditWindow> m_window;
};

void TestEditDialogs::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_edit_dialogs"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestEditDialogs::checkOneStep(const mmd::Scene& before, const QString& name)
{
    QCOMPARE(document().undoStack()->count(), 1);
    QCOMPARE(document().undoStack()->undoText(), name);
    const mmd::Scene after = document().scene();
    QVERIFY(!(after == before));
    document().undo();
    QVERIFY(document().scene() == before);
    document().redo();
    QVERIFY(document().scene() == after);
}

void TestEditDialogs::framesAreInsertedIntoTheRowsThatAreChosen()
{
    m_window->select(m_window->leftArm, {});
    document().setCurrentFrame(5);
    const mmd::Scene before = document().scene();
    m_window->inDialog<ColumnsDialog>(QStringLiteral("Insert Frames…"), [&](ColumnsDialog& dialog) {
        QCOMPARE(field<QSpinBox>(dialog, "First frame")->value(), 5);
        QVERIFY(field<QSpinBox>(dialog, "Number of frames")->hasFocus());
        QTest::keyClicks(field<QSpinBox>(dialog, "Number of frames"), QStringLiteral("7"));
        QCOMPARE(m_window->frames(m_window->blink), (Frames{0, 17, 27})); // all tracks, live
        auto* rows = dialog.findChild<RowBox*>();
        rows->setCurrentIndex(rows->findData(int(RowScope::Selected)));
        QCOMPARE(m_window->frames(m_window->blink), (Frames{0, 10, 20}));
        QTest::keyClick(field<QSpinBox>(dialog, "Number of frames"), Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
    });
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 17, 27}));
    QCOMPARE(m_window->frames(m_window->rightArm), (Frames{5}));
    checkOneStep(before, QStringLiteral("Insert Frames"));
}

void TestEditDialogs::framesAreDeletedFromTheCamera()
{
    m_window->activate(0);
    document().setCurrentFrame(8);
    const mmd::Scene before = document().scene();
    m_window->inDialog<ColumnsDialog>(QStringLiteral("Delete Frames…"), [&](ColumnsDialog& dialog) {
        auto* rows = dialog.findChild<RowBox*>();
        rows->setCurrentIndex(rows->findData(int(RowScope::All)));
        type(field<QSpinBox>(dialog, "Number of frames"), "4");
        dialog.accept();
    });
    for (const mmd::TrackId& track : {m_window->camera, m_window->light, m_window->shadow})
        QCOMPARE(m_window->frames(track), (Frames{0, 16}));
    checkOneStep(before, QStringLiteral("Delete Frames"));
}

void TestEditDialogs::escapeDropsThePreview()
{
    m_window->select(m_window->leftArm, {10, 20});
    const mmd::Scene before = document().scene();
    const mmd::Selection selection = document().selection();
    const char* const dialogs[] = {
        "Insert Frames…", "Delete Frames…", "Scale a Range…", "Snap…", "Multiply and Add…"};
    for (const char* each : dialogs) {
        m_window->inDialog<EditDialog>(QString::fromUtf8(each), [&](EditDialog& dialog) {
            for (auto* number : dialog.findChildren<QDoubleSpinBox*>())
                number->setValue(number->value() + 0.7);
            QTest::keyClick(&dialog, Qt::Key_Escape);
            QVERIFY(!dialog.isVisible());
        });
        QVERIFY2(document().scene() == before, each);
        QVERIFY2(document().selection() == selection, each);
        QVERIFY(!document().isGestureRunning());
        QCOMPARE(document().undoStack()->count(), 0);
    }
}

void TestEditDialogs::theLastChoiceComesBack()
{
    m_window->inDialog<ColumnsDialog>(QStringLiteral("Insert Frames…"), [&](ColumnsDialog& dialog) {
        type(field<QSpinBox>(dialog, "Number of frames"), "12");
        dialog.accept();
    });
    m_window->inDialog<ColumnsDialog>(QStringLiteral("Insert Frames…"), [&](ColumnsDialog& dialog) {
        QCOMPARE(field<QSpinBox>(dialog, "Number of frames")->value(), 12);
        type(field<QSpinBox>(dialog, "Number of frames"), "3");
        dialog.reject(); // cancelled: not remembered
    });
    m_window->inDialog<ColumnsDialog>(QStringLiteral("Delete Frames…"), [&](ColumnsDialog& dialog) {
        QCOMPARE(field<QSpinBox>(dialog, "Number of frames")->value(), 12);
    });
}

void TestEditDialogs::aRangeIsScaledByFactorOrLength()
{
    const mmd::Scene before = document().scene();
    m_window->inDialog<ScaleDialog>(QStringLiteral("Scale a Range…"), [&](ScaleDialog& dialog) {
        auto* length = field<QSpinBox>(dialog, "New length in frames");
        auto* factor = field<QDoubleSpinBox>(dialog, "Factor");
        QVERIFY(factor->hasFocus());
        type(field<QSpinBox>(dialog, "First frame"), "0");
        type(field<QSpinBox>(dialog, "Last frame"), "10");
        type(factor, "3");
        QCOMPARE(length->value(), 30);
        QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 30, 40}));
        type(length, "15");
        QCOMPARE(factor->value(), 1.5);
        QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 15, 25}));
        type(field<QSpinBox>(dialog, "Last frame"), "20"); // the factor stays
        QCOMPARE(length->value(), 30);
        QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 15, 30}));
        QTest::keyClick(length, Qt::Key_Return);
    });
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 15, 30}));
    QCOMPARE(m_window->frames(m_window->rightArm), (Frames{8}));
    checkOneStep(before, QStringLiteral("Scale Frames"));
}

void TestEditDialogs::scalingReachesEveryKind()
{
    const auto scale = [&] {
        m_window->inDialog<ScaleDialog>(QStringLiteral("Scale a Range…"), [&](ScaleDialog& dialog) {
            auto* rows = dialog.findChild<RowBox*>();
            rows->setCurrentIndex(rows->findData(int(RowScope::All)));
            type(field<QDoubleSpinBox>(dialog, "Factor"), "0.5");
            dialog.accept();
        });
    };
    scale();
    for (const mmd::TrackId& track : {m_window->leftArm, m_window->blink, m_window->showIk})
        QCOMPARE(m_window->frames(track), (Frames{0, 5, 10}));
    m_window->activate(0);
    scale();
    for (const mmd::TrackId& track : {m_window->camera, m_window->light, m_window->shadow})
        QCOMPARE(m_window->frames(track), (Frames{0, 5, 10}));
}

void TestEditDialogs::aRangeBeginsWithTheSelectedKeys()
{
    m_window->select(m_window->leftArm, {10, 20});
    m_window->inDialog<ScaleDialog>(QStringLiteral("Scale a Range…"), [&](ScaleDialog& dialog) {
        QCOMPARE(field<QSpinBox>(dialog, "First frame")->value(), 10);
        QCOMPARE(field<QSpinBox>(dialog, "Last frame")->value(), 20);
    });
}

void TestEditDialogs::snappingGoesToFramesAndBeats()
{
    m_window->select(m_window->leftArm, {10, 20});
    mmd::Scene before = document().scene();
    m_window->inDialog<SnapDialog>(QStringLiteral("Snap…"), [&](SnapDialog& dialog) {
        dialog.findChildren<QRadioButton*>()[0]->click();
        type(field<QSpinBox>(dialog, "Frames from moment to moment"), "8");
        QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 8, 24}));
        type(field<QSpinBox>(dialog, "Frame to count from"), "1");
        QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 9, 17}));
        dialog.accept();
    });
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 9, 17}));
    checkOneStep(before, QStringLiteral("Snap Keys"));

    m_window->reset();
    m_window->activate(0);
    m_window->select(m_window->light, {10, 20});
    before = document().scene(); // 120 beats a minute: one every 15 frames
    m_window->inDialog<SnapDialog>(QStringLiteral("Snap…"), [&](SnapDialog& dialog) {
        dialog.findChildren<QRadioButton*>()[1]->click();
        QCOMPARE(m_window->frames(m_window->light), (Frames{0, 15}));
        auto* part = field<QComboBox>(dialog, "Part of the beat");
        part->setCurrentIndex(part->findData(0.5));
        QCOMPARE(m_window->frames(m_window->light), (Frames{0, 8, 23}));
        dialog.accept();
    });
    checkOneStep(before, QStringLiteral("Snap Keys"));
}

void TestEditDialogs::biasMultipliesAndAdds()
{
    m_window->select(m_window->leftArm, {10, 20});
    const mmd::Scene before = document().scene();
    const mmd::BoneValue old = leftArm(1);
    m_window->inDialog<BiasDialog>(QStringLiteral("Multiply and Add…"), [&](BiasDialog& dialog) {
        type(field<QDoubleSpinBox>(dialog, "Position X, times"), "2");
        type(field<QDoubleSpinBox>(dialog, "Position Y, plus"), "-1.5");
        type(field<QDoubleSpinBox>(dialog, "Rotation Z, plus"), "30");
        QCOMPARE(leftArm(1).translation.x, 20.0f); // live
        QVERIFY(!field<QDoubleSpinBox>(dialog, "Morph weight, times"));
        QVERIFY(!field<QDoubleSpinBox>(dialog, "Distance, times"));
        QTest::keyClick(field<QDoubleSpinBox>(dialog, "Rotation Z, plus"), Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
    });
    QCOMPARE(leftArm(1).translation, glm::vec3(20.0f, 0.5f, 3.0f));
    const glm::vec3 angles = mmd::panelAngles(leftArm(1).rotation);
    QVERIFY(std::abs(angles.z - mmd::panelAngles(old.rotation).z - 30.0f) < 0.01f);
    QCOMPARE(leftArm(0).translation, glm::vec3(0.0f, 2.0f, 3.0f)); // not selected
    checkOneStep(before, QStringLiteral("Multiply and Add"));
}

void TestEditDialogs::biasOfMorphsAndTheCamera()
{
    m_window->select(m_window->blink, {10, 20});
    m_window->inDialog<BiasDialog>(QStringLiteral("Multiply and Add…"), [&](BiasDialog& dialog) {
        QVERIFY(!field<QDoubleSpinBox>(dialog, "Position X, times"));
        type(field<QDoubleSpinBox>(dialog, "Morph weight, times"), "0.5");
        type(field<QDoubleSpinBox>(dialog, "Morph weight, plus"), "0.1");
        dialog.accept();
    });
    const auto& morph = *mmd::findMorphTrack(m_window->motion(), m_window->blink.name);
    QCOMPARE(morph.key(1).value.weight, 0.225f);
    m_window->activate(0);
    m_window->select(m_window->camera, {10});
    m_window->inDialog<BiasDialog>(QStringLiteral("Multiply and Add…"), [&](BiasDialog& dialog) {
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(u'&') == QStringLiteral("Reset"))
                button->click();
        type(field<QDoubleSpinBox>(dialog, "Distance, plus"), "-5");
        type(field<QDoubleSpinBox>(dialog, "Position Y, plus"), "1");
        dialog.accept();
    });
    QCOMPARE(m_window->motion().camera->key(1).value.distance, -25.0f);
    QCOMPARE(m_window->motion().camera->key(1).value.target.y, 11.0f);
    QCOMPARE(m_window->motion().camera->key(0).value.distance, -10.0f);
}

void TestEditDialogs::biasInTheWorldGoesByTheParent()
{
    // The parent turned by 90 degrees about Y: the world's X is the bone's Z.
    const auto& rig = m_window->model->rig;
    const int bone = m_window->model->bonesOfTrack(m_window->leftArm.name).front();
    const int parent = rig.bones[std::size_t(bone)].parent;
    QVERIFY(parent >= 0);
    mmd::KeyValue turned;
    turned.track = m_window->model->boneTrack(parent);
    turned.bone.rotation = glm::angleAxis(glm::radians(90.0f), glm::vec3(0, 1, 0));
    document().apply(mmd::setKeys(document().scene(), document().selection(), mmd::ActorId{1},
                         std::span(&turned, 1)),
        QStringLiteral("Turn"));
    document().undoStack()->clear();
    m_window->select(m_window->leftArm, {10});
    const glm::vec3 old = leftArm(1).translation;
    m_window->inDialog<BiasDialog>(QStringLiteral("Multiply and Add…"), [&](BiasDialog& dialog) {
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(u'&') == QStringLiteral("Reset"))
                button->click();
        auto* space = dialog.findChild<QComboBox*>();
        space->setCurrentIndex(space->findData(int(mmd::BiasSpace::World)));
        type(field<QDoubleSpinBox>(dialog, "Position X, plus"), "2");
        dialog.accept();
    });
    const glm::vec3 moved =
        glm::angleAxis(glm::radians(90.0f), glm::vec3(0, 1, 0)) * (leftArm(1).translation - old);
    QVERIFY2(glm::length(moved - glm::vec3(2, 0, 0)) < 1e-4f,
        qPrintable(QStringLiteral("%1 %2 %3").arg(moved.x).arg(moved.y).arg(moved.z)));
    const auto space = [&](BiasDialog& dialog) { // back for the other tests
        dialog.findChild<QComboBox*>()->setCurrentIndex(0);
        dialog.accept();
    };
    m_window->inDialog<BiasDialog>(QStringLiteral("Multiply and Add…"), space);
}

void TestEditDialogs::biasCanBeReset()
{
    m_window->select(m_window->leftArm, {10, 20});
    const mmd::Scene before = document().scene();
    m_window->inDialog<BiasDialog>(QStringLiteral("Multiply and Add…"), [&](BiasDialog& dialog) {
        type(field<QDoubleSpinBox>(dialog, "Position X, times"), "9");
        QVERIFY(!(document().scene() == before));
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(u'&') == QStringLiteral("Reset"))
                QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(dialog.isVisible());
        QVERIFY(document().scene() == before);
        dialog.accept(); // nothing to do is no step
    });
    QCOMPARE(document().undoStack()->count(), 0);
}

void TestEditDialogs::fieldsHaveNamesAndTheTabOrderIsTheirs()
{
    m_window->select(m_window->leftArm, {10, 20});
    const char* const dialogs[] = {
        "Insert Frames…", "Scale a Range…", "Snap…", "Multiply and Add…"};
    for (const char* each : dialogs)
        m_window->inDialog<EditDialog>(QString::fromUtf8(each), [&](EditDialog& dialog) {
            int y = -1, x = -1;
            for (QWidget* at = dialog.nextInFocusChain(); at != &dialog;
                 at = at->nextInFocusChain()) {
                const bool isField =
                    qobject_cast<QAbstractSpinBox*>(at) || qobject_cast<QComboBox*>(at);
                if (!isField || !at->isVisible())
                    continue;
                QVERIFY2(!at->accessibleName().isEmpty() || qobject_cast<QComboBox*>(at), each);
                const QPoint place = at->mapTo(&dialog, QPoint());
                QVERIFY2(place.y() > y || (place.y() == y && place.x() > x), each);
                y = place.y();
                x = place.x();
            }
            // Nothing is cut off.
            for (const QLabel* label : dialog.findChildren<QLabel*>())
                QVERIFY2(label->wordWrap() || label->width() >= label->sizeHint().width(), each);
        });
}

QTEST_MAIN(TestEditDialogs)
#include "test_edit_dialogs.moc"
