// SPDX-License-Identifier: MIT
#include "tests/app/dialog_hands.h"
#include "tests/app/editing/edit_window.h"
#include "tests/support/form_rows.h"
#include "ui/dialogs/edits/columns_dialog.h"
#include "ui/dialogs/edits/scale_dialog.h"
#include "ui/dialogs/edits/snap_dialog.h"
#include "ui/dialogs/marks_box.h"
#include "ui/dialogs/row_box.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QRadioButton>
#include <QtWidgets/QSpinBox>

using namespace odori;
using namespace odori::test;

/// The edit dialogs, opened from the menus of the real window: each previews its edit, is one undo
/// step when accepted and changes nothing when cancelled.
class TestEditDialogs : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_window->reset(); }
    void cleanupTestCase() { m_window.reset(); }
    void framesAreInsertedIntoTheRowsThatAreChosen();
    void framesAreDeletedFromTheCamera();
    void markersFollowWhereTheyAreAskedTo();
    void theInsertKeyTakesMarkersAlongIfNothingElseHasKeys();
    void escapeDropsThePreview();
    void theLastChoiceComesBack();
    void theLastScaleComesBack();
    void aRangeIsScaledByFactorOrLength();
    void aNewLengthIsTheNearestFrame();
    void scalingReachesEveryKind();
    void aRangeBeginsWithTheSelectedKeys();
    void snappingGoesToFramesAndBeats();
    void fieldsHaveNamesAndTheTabOrderIsTheirs();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    /// Adds only that marker, without an undo step.
    void addMarker(std::uint32_t frame)
    {
        mmd::ScenePatch patch;
        patch.parts.push_back(mmd::MarkerChange{document().scene().markers, {{frame, "verse"}}});
        document().load(patch);
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

void TestEditDialogs::framesAreInsertedIntoTheRowsThatAreChosen()
{
    m_window->select(m_window->leftArm, {});
    document().setCurrentFrame(5);
    const mmd::Scene before = document().scene();
    m_window->inDialog<ColumnsDialog>(QStringLiteral("Insert Frames…"), [&](ColumnsDialog& dialog) {
        QCOMPARE(field<QSpinBox>(dialog, "First frame")->value(), 5);
        QVERIFY(field<QSpinBox>(dialog, "Number of frames")->hasFocus());
        QTest::keyClicks(field<QSpinBox>(dialog, "Number of frames"), QStringLiteral("7"));
        QCOMPARE(m_window->frames(m_window->blink), (Frames{0, 17, 27})); // all tracks, preview
        auto* rows = dialog.findChild<RowBox*>();
        rows->setCurrentIndex(rows->findData(int(RowScope::Selected)));
        QCOMPARE(m_window->frames(m_window->blink), (Frames{0, 10, 20}));
        QTest::keyClick(field<QSpinBox>(dialog, "Number of frames"), Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
    });
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 17, 27}));
    QCOMPARE(m_window->frames(m_window->rightArm), (Frames{5}));
    m_window->checkOneStep(before, QStringLiteral("Insert Frames"));
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
    m_window->checkOneStep(before, QStringLiteral("Delete Frames"));
}

void TestEditDialogs::markersFollowWhereTheyAreAskedTo()
{
    addMarker(15);
    const mmd::Scene before = document().scene();
    document().setCurrentFrame(5);
    m_window->inDialog<ColumnsDialog>(QStringLiteral("Insert Frames…"), [&](ColumnsDialog& dialog) {
        auto* marks = dialog.findChild<MarksBox*>();
        auto* rows = dialog.findChild<RowBox*>();
        rows->setCurrentIndex(rows->findData(int(RowScope::All)));
        QVERIFY(!marks->isChecked()); // the camera's keys do not move
        type(field<QSpinBox>(dialog, "Number of frames"), "4");
        QCOMPARE(document().scene().markers[0].frame, 15u);
        marks->setFocus();
        QTest::keyClick(marks, Qt::Key_Space);
        QCOMPARE(document().scene().markers[0].frame, 19u); // preview
        m_window->select(m_window->leftArm, {});
        dialog.accept();
    });
    QCOMPARE(document().scene().markers[0].frame, 19u);
    m_window->checkOneStep(before, QStringLiteral("Insert Frames"));
    m_window->select(m_window->leftArm, {});
    m_window->inDialog<ScaleDialog>(QStringLiteral("Scale a Range…"), [&](ScaleDialog& dialog) {
        auto* rows = dialog.findChild<RowBox*>();
        rows->setCurrentIndex(rows->findData(int(RowScope::Selected)));
        QVERIFY(!dialog.findChild<MarksBox*>()->isEnabled());
    });
}

void TestEditDialogs::theInsertKeyTakesMarkersAlongIfNothingElseHasKeys()
{
    addMarker(15);
    m_window->press(Qt::Key_I);
    QCOMPARE(document().scene().markers[0].frame, 15u);
    document().undo();
    mmd::ScenePatch patch;
    patch.parts.push_back(
        mmd::CameraMotionChange{document().scene().camera, mmd::Motion{}, {}, {}});
    document().load(patch);
    m_window->press(Qt::Key_I);
    QCOMPARE(document().scene().markers[0].frame, 16u);
    m_window->press(Qt::Key_K);
    QCOMPARE(document().scene().markers[0].frame, 15u);
    document().undo();
    QCOMPARE(document().scene().markers[0].frame, 16u);
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

void TestEditDialogs::theLastScaleComesBack()
{
    const auto factorAfter = [&](const char* typed, bool accepts) {
        double shown = 0.0;
        m_window->inDialog<ScaleDialog>(QStringLiteral("Scale a Range…"), [&](ScaleDialog& dialog) {
            shown = field<QDoubleSpinBox>(dialog, "Factor")->value();
            type(field<QDoubleSpinBox>(dialog, "Factor"), typed);
            accepts ? dialog.accept() : dialog.reject();
        });
        return shown;
    };
    factorAfter("2.5", true);
    QCOMPARE(factorAfter("7", false), 2.5);
    QCOMPARE(factorAfter("2", true), 2.5); // cancelled: not remembered

    m_window->select(m_window->leftArm, {10});
    for (const RowScope wanted : {RowScope::Selected, RowScope::Visible, RowScope::All}) {
        m_window->inDialog<ScaleDialog>(QStringLiteral("Scale a Range…"), [&](ScaleDialog& dialog) {
            auto* rows = dialog.findChild<RowBox*>();
            for (int at = 0; rows->scope() != wanted && at < rows->count(); ++at)
                rows->setCurrentIndex(at);
            QCOMPARE(rows->scope(), wanted);
            dialog.accept();
        });
        m_window->inDialog<ScaleDialog>(QStringLiteral("Scale a Range…"), [&](ScaleDialog& dialog) {
            QCOMPARE(dialog.findChild<RowBox*>()->scope(), wanted);
            dialog.reject();
        });
    }
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
        type(field<QSpinBox>(dialog, "Last frame"), "20"); // the factor is unchanged
        QCOMPARE(length->value(), 30);
        QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 15, 30}));
        QTest::keyClick(length, Qt::Key_Return);
    });
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 15, 30}));
    QCOMPARE(m_window->frames(m_window->rightArm), (Frames{8}));
    m_window->checkOneStep(before, QStringLiteral("Scale Range"));
}

void TestEditDialogs::aNewLengthIsTheNearestFrame()
{
    m_window->inDialog<ScaleDialog>(QStringLiteral("Scale a Range…"), [&](ScaleDialog& dialog) {
        auto* length = field<QSpinBox>(dialog, "New length in frames");
        type(field<QSpinBox>(dialog, "First frame"), "0");
        type(field<QSpinBox>(dialog, "Last frame"), "20");
        const std::pair<const char*, int> factors[] = {{"1.13", 23}, {"1.12", 22}, {"1.125", 23},
            {"0.97", 19}, {"0.98", 20}, {"0.02", 0}, {"0.03", 1}};
        for (const auto& [factor, frames] : factors) {
            type(field<QDoubleSpinBox>(dialog, "Factor"), factor);
            QCOMPARE(length->value(), frames);
            QCOMPARE(m_window->frames(m_window->leftArm).back(), std::uint32_t(frames));
        }
    });
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
    mmd::Selection several; // the last row has neither the first nor the last key
    several.setKey(m_window->rightArm, 5, true);
    several.setKey(m_window->leftArm, 10, true);
    for (const std::uint32_t frame : {10u, 20u})
        several.setKey(m_window->blink, frame, true);
    several.setKey(m_window->showIk, 10, true);
    document().select(several);
    m_window->inDialog<ScaleDialog>(QStringLiteral("Scale a Range…"), [&](ScaleDialog& dialog) {
        QCOMPARE(field<QSpinBox>(dialog, "First frame")->value(), 5);
        QCOMPARE(field<QSpinBox>(dialog, "Last frame")->value(), 20);
    });
    m_window->select(m_window->leftArm, {10, 20});
    m_window->inDialog<ScaleDialog>(QStringLiteral("Scale a Range…"), [&](ScaleDialog& dialog) {
        QCOMPARE(field<QSpinBox>(dialog, "First frame")->value(), 10);
        QCOMPARE(field<QSpinBox>(dialog, "Last frame")->value(), 20);
        type(field<QDoubleSpinBox>(dialog, "Factor"), "2");
        QCOMPARE(field<QSpinBox>(dialog, "New length in frames")->value(), 20); // before: 10
        type(field<QSpinBox>(dialog, "New length in frames"), "5");
        QCOMPARE(field<QDoubleSpinBox>(dialog, "Factor")->value(), 0.5);
        dialog.accept();
    });
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 15}));
}

void TestEditDialogs::snappingGoesToFramesAndBeats()
{
    m_window->select(m_window->leftArm, {10, 20});
    mmd::Scene before = document().scene();
    m_window->inDialog<SnapDialog>(QStringLiteral("Snap…"), [&](SnapDialog& dialog) {
        QCOMPARE(labelsOutOfLine(dialog), QString());
        dialog.findChildren<QRadioButton*>()[0]->click();
        type(field<QSpinBox>(dialog, "Interval in frames"), "8");
        QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 8, 24}));
        type(field<QSpinBox>(dialog, "Start frame"), "1");
        QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 9, 17}));
        dialog.accept();
    });
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 9, 17}));
    m_window->checkOneStep(before, QStringLiteral("Snap Keys"));

    m_window->reset();
    m_window->activate(0);
    m_window->select(m_window->light, {10, 20});
    before = document().scene(); // 120 beats per minute: one every 15 frames
    m_window->inDialog<SnapDialog>(QStringLiteral("Snap…"), [&](SnapDialog& dialog) {
        dialog.findChildren<QRadioButton*>()[1]->click();
        QCOMPARE(m_window->frames(m_window->light), (Frames{0, 15}));
        auto* part = field<QComboBox>(dialog, "Beat division");
        part->setCurrentIndex(part->findData(0.5));
        QCOMPARE(m_window->frames(m_window->light), (Frames{0, 8, 23}));
        dialog.accept();
    });
    m_window->checkOneStep(before, QStringLiteral("Snap Keys"));

    m_window->reset();
    m_window->activate(0);
    mmd::SceneSettings settings = document().scene().settings;
    settings.firstBeat = 4.0;
    document().apply(mmd::changeSettings(document().scene(), settings), {});
    m_window->select(m_window->light, {10, 20});
    m_window->inDialog<SnapDialog>(QStringLiteral("Snap…"), [&](SnapDialog& dialog) {
        dialog.findChildren<QRadioButton*>()[1]->click();
        auto* part = field<QComboBox>(dialog, "Beat division");
        part->setCurrentIndex(part->findData(1.0));
        QCOMPARE(m_window->frames(m_window->light), (Frames{0, 4, 19}));
    });
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
            // No text is clipped.
            for (const QLabel* label : dialog.findChildren<QLabel*>())
                QVERIFY2(label->wordWrap() || label->width() >= label->sizeHint().width(), each);
        });
}

QTEST_MAIN(TestEditDialogs)
#include "test_edit_dialogs.moc"
