// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/drafts.h"
#include "tests/app/editing/edit_window.h"
#include "ui/dialogs/edits/select_range_dialog.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace odori;
using namespace odori::test;

/// The Select menu in the real window. Selecting is never an undo step.
class TestEditSelecting : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_window->reset(); }
    void cleanup() { QCOMPARE(document().undoStack()->count(), 0); }
    void cleanupTestCase() { m_window.reset(); }
    void allKeysAreThoseOfTheRowsThatShow();
    void aColumnIsTheKeysOfThisFrame();
    void aRowIsAllKeysOfWhatIsSelected();
    void fromThisFrameOn();
    void aRangeShowsWhileItIsChosen();
    void aRangeCanBeAdded();
    void cancellingARangeSelectsWhatWasBefore();
    void bonesAllChangedAndNone();
    void invertingTakesTheOthers();
    void theCamerasKeysAreSelectedToo();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] Frames selected(const mmd::TrackId& track) const
    {
        const auto frames = document().selection().framesOf(track);
        return {frames.begin(), frames.end()};
    }

    std::unique_ptr<EditWindow> m_window;
};

void TestEditSelecting::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_edit_selecting"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestEditSelecting::allKeysAreThoseOfTheRowsThatShow()
{
    m_window->press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(document().selection().keyCount(), m_window->motion().keyCount());
    QLineEdit* search = nullptr;
    for (QLineEdit* each : m_window->window.findChildren<QLineEdit*>())
        if (each->accessibleName() == QStringLiteral("Search rows"))
            search = each;
    QVERIFY(search);
    search->setText(QStringLiteral("左腕"));
    m_window->press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(document().selection().keyCount(), 3u);
    search->clear();
}

void TestEditSelecting::aColumnIsTheKeysOfThisFrame()
{
    document().setCurrentFrame(10);
    m_window->press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(document().selection().keyCount(), 3u);
    for (const mmd::TrackId& track : {m_window->leftArm, m_window->blink, m_window->showIk})
        QCOMPARE(selected(track), (Frames{10}));
}

void TestEditSelecting::aRowIsAllKeysOfWhatIsSelected()
{
    m_window->select(m_window->leftArm, {});
    m_window->press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(selected(m_window->leftArm), (Frames{0, 10, 20}));
    QCOMPARE(document().selection().keyCount(), 3u);
    m_window->select(m_window->blink, {10}); // the row of a selected key counts too
    m_window->press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(selected(m_window->blink), (Frames{0, 10, 20}));
}

void TestEditSelecting::fromThisFrameOn()
{
    document().setCurrentFrame(5);
    m_window->action(QStringLiteral("From This Frame On"))->trigger();
    QCOMPARE(selected(m_window->leftArm), (Frames{10, 20}));
    QCOMPARE(selected(m_window->rightArm), (Frames{5}));
}

void TestEditSelecting::aRangeShowsWhileItIsChosen()
{
    m_window->inDialog<SelectRangeDialog>(QStringLiteral("Range…"), [&](SelectRangeDialog& dialog) {
        const auto fields = dialog.findChildren<QSpinBox*>();
        QCOMPARE(fields.size(), 2);
        QCOMPARE(fields[0]->value(), 0);
        QCOMPARE(fields[1]->value(), 20);
        QCOMPARE(document().selection().keyCount(), 10u);
        QVERIFY(fields[0]->hasFocus());
        QTest::keyClicks(fields[0], QStringLiteral("6"));
        QTest::keyClick(fields[0], Qt::Key_Tab);
        QVERIFY(fields[1]->hasFocus());
        QTest::keyClicks(fields[1], QStringLiteral("19"));
        QCOMPARE(document().selection().keyCount(), 3u);
        QTest::keyClick(fields[1], Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
    });
    QCOMPARE(selected(m_window->leftArm), (Frames{10}));
    QCOMPARE(selected(m_window->rightArm), Frames{});
}

void TestEditSelecting::aRangeCanBeAdded()
{
    m_window->select(m_window->rightArm, {5});
    m_window->inDialog<SelectRangeDialog>(QStringLiteral("Range…"), [&](SelectRangeDialog& dialog) {
        dialog.findChildren<QSpinBox*>()[0]->setValue(20);
        auto* rows = dialog.findChild<RowBox*>();
        rows->setCurrentIndex(rows->findData(int(RowScope::All)));
        dialog.findChild<QCheckBox*>()->setChecked(true);
        dialog.accept();
    });
    QCOMPARE(selected(m_window->rightArm), (Frames{5}));
    QCOMPARE(selected(m_window->leftArm), (Frames{20}));
    // The option is kept: the next selection adds too, until the user changes it.
    m_window->inDialog<SelectRangeDialog>(QStringLiteral("Range…"), [&](SelectRangeDialog& dialog) {
        auto* adds = dialog.findChild<QCheckBox*>();
        QVERIFY(adds->isChecked());
        adds->setChecked(false);
        auto* rows = dialog.findChild<RowBox*>();
        rows->setCurrentIndex(rows->findData(int(RowScope::Selected)));
        dialog.accept();
    });
    m_window->inDialog<SelectRangeDialog>(QStringLiteral("Range…"), [&](SelectRangeDialog& dialog) {
        auto* rows = dialog.findChild<RowBox*>();
        QCOMPARE(rows->scope(), RowScope::Selected);
        rows->setCurrentIndex(rows->findData(int(RowScope::All)));
        dialog.accept();
    });
}

void TestEditSelecting::cancellingARangeSelectsWhatWasBefore()
{
    m_window->select(m_window->blink, {20});
    const mmd::Selection before = document().selection();
    m_window->inDialog<SelectRangeDialog>(QStringLiteral("Range…"), [&](SelectRangeDialog& dialog) {
        QVERIFY(!(document().selection() == before));
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    QVERIFY(document().selection() == before);
}

void TestEditSelecting::bonesAllChangedAndNone()
{
    m_window->press(Qt::Key_A);
    QVERIFY(document().selection().tracks.size() > 10);
    QVERIFY(document().selection().hasTrack(m_window->leftArm));
    m_window->press(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(document().selection() == mmd::Selection{});
    const mmd::Draft draft{.track = m_window->blink, .frame = 0, .value = mmd::MorphValue{0.75f}};
    document().apply(mmd::setDrafts({document().scene(), mmd::ActorId{1}}, std::span(&draft, 1)),
        QStringLiteral("Pose"));
    m_window->press(Qt::Key_S);
    QCOMPARE(document().selection().tracks.size(), 1u);
    QVERIFY(document().selection().hasTrack(m_window->blink));
    document().undoStack()->clear();
}

void TestEditSelecting::invertingTakesTheOthers()
{
    m_window->select(m_window->leftArm, {10});
    m_window->press(Qt::Key_I, Qt::ControlModifier);
    QCOMPARE(selected(m_window->leftArm), (Frames{0, 20}));
    QCOMPARE(document().selection().keyCount(), m_window->motion().keyCount() - 1);
    m_window->press(Qt::Key_I, Qt::ControlModifier);
    QCOMPARE(document().selection().keyCount(), 1u);
    m_window->select(m_window->leftArm, {});
    m_window->press(Qt::Key_I, Qt::ControlModifier);
    QVERIFY(!document().selection().hasTrack(m_window->leftArm));
    QVERIFY(document().selection().hasTrack(m_window->rightArm));
    QCOMPARE(document().selection().keyCount(), 0u);
}

void TestEditSelecting::theCamerasKeysAreSelectedToo()
{
    m_window->activate(0);
    m_window->press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(document().selection().keyCount(), 9u);
    document().setCurrentFrame(10);
    m_window->press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    for (const mmd::TrackId& track : {m_window->camera, m_window->light, m_window->shadow})
        QCOMPARE(selected(track), (Frames{10}));
}

QTEST_MAIN(TestEditSelecting)
#include "test_edit_selecting.moc"
