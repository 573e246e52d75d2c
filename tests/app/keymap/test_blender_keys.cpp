// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/palette/command_palette.h"
#include "tests/app/editing/edit_window.h"
#include "tests/app/keymap/own_keys.h"

#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLineEdit>

using namespace odori;
using namespace odori::test;

/// The Blender preset in the real window, pressed as a Blender user does.
class TestBlenderKeys : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase();
    void spacePlaysInEveryEditor();
    void iRegistersAndSoDoesEnter();
    void xAndDeleteAndAltIDelete();
    void shiftDDuplicates();
    void arrowsGoToFramesAndKeys();
    void gAndRAndBChooseWhatTheMouseDoes();
    void aSelectsAllOfTheEditorAndAltANothing();
    void theNumberPadTurnsTheView();
    void homeAndThePointFrame();
    void undoAndRedo();
    void mNamesAFrame();
    void hHidesAndNShowsNumbers();
    void snappingAndMirroring();
    void f3FindsCommands();
    void keysOfMmdDoNothing();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] MainWindow& window() const { return m_window->window; }
    [[nodiscard]] Viewport& view() const { return m_window->window.viewport(); }
    void pressInView(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        view().setFocus();
        QTest::keyClick(&view(), key, modifiers);
    }
    [[nodiscard]] Frames leftArm() const { return m_window->frames(m_window->leftArm); }

    std::unique_ptr<EditWindow> m_window;
};

void TestBlenderKeys::initTestCase()
{
    useOwnKeys("test_blender_keys");
    m_window = std::make_unique<EditWindow>();
    m_window->open();
    KeyMap blender;
    blender.setPreset(KeyPreset::Blender);
    window().commands().keys().setMap(blender);
}

void TestBlenderKeys::init()
{
    m_window->reset();
    view().setEditMode(EditMode::Select);
    view().camera().showFree();
}

void TestBlenderKeys::cleanupTestCase()
{
    m_window.reset();
    QFile::remove(UserKeys::usualPath());
}

void TestBlenderKeys::spacePlaysInEveryEditor()
{
    pressInView(Qt::Key_Space);
    QVERIFY(window().playback().isPlaying() && !view().stage().isSolo());
    window().dopeSheet().setFocus();
    m_window->press(Qt::Key_Space);
    QVERIFY(!window().playback().isPlaying());
    QVERIFY(document().selection().keys.empty()); // the sheet does not handle Space
    window().dopeSheet().canvas().rowCursor().setRow(2);
    m_window->press(Qt::Key_Space, Qt::ControlModifier); // selects the row at the cursor
    QVERIFY(!window().playback().isPlaying());
    QVERIFY(!document().selection().tracks.empty());
}

void TestBlenderKeys::iRegistersAndSoDoesEnter()
{
    m_window->select(m_window->leftArm, {});
    document().setCurrentFrame(5);
    m_window->press(Qt::Key_I);
    QCOMPARE(leftArm(), (Frames{0, 5, 10, 20}));
    document().setCurrentFrame(6);
    m_window->press(Qt::Key_Return);
    QCOMPARE(leftArm(), (Frames{0, 5, 6, 10, 20}));
}

void TestBlenderKeys::xAndDeleteAndAltIDelete()
{
    m_window->select(m_window->leftArm, {10});
    m_window->press(Qt::Key_X);
    QCOMPARE(leftArm(), (Frames{0, 20}));
    QCOMPARE(view().editMode(), EditMode::Select);
    m_window->select(m_window->leftArm, {20});
    m_window->press(Qt::Key_Delete);
    QCOMPARE(leftArm(), (Frames{0}));
    m_window->select(m_window->leftArm, {0});
    m_window->press(Qt::Key_I, Qt::AltModifier);
    QCOMPARE(leftArm(), Frames());
}

void TestBlenderKeys::shiftDDuplicates()
{
    m_window->select(m_window->leftArm, {10, 20});
    document().setCurrentFrame(32);
    m_window->press(Qt::Key_D, Qt::ShiftModifier);
    QCOMPARE(leftArm(), (Frames{0, 10, 20, 32, 42}));
    QVERIFY(document().selection().hasKey(m_window->leftArm, 32));
    QVERIFY(!document().selection().hasKey(m_window->leftArm, 10));
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Duplicate Keys"));
}

void TestBlenderKeys::arrowsGoToFramesAndKeys()
{
    m_window->select(m_window->leftArm, {});
    pressInView(Qt::Key_Right);
    pressInView(Qt::Key_Right);
    pressInView(Qt::Key_Left);
    QCOMPARE(document().currentFrame(), 1.0);
    pressInView(Qt::Key_Up);
    QCOMPARE(document().currentFrame(), 10.0);
    pressInView(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(document().currentFrame(), 20.0);
    pressInView(Qt::Key_Down);
    QCOMPARE(document().currentFrame(), 10.0);
    pressInView(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(document().currentFrame(), 0.0);
    window().dopeSheet().setFocus();
    m_window->press(Qt::Key_Up, Qt::ControlModifier); // Up alone moves the sheet's cursor
    QCOMPARE(document().currentFrame(), 10.0);
    m_window->press(Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(document().currentFrame(), 0.0);
}

void TestBlenderKeys::gAndRAndBChooseWhatTheMouseDoes()
{
    pressInView(Qt::Key_G);
    QCOMPARE(view().editMode(), EditMode::Move);
    pressInView(Qt::Key_R);
    QCOMPARE(view().editMode(), EditMode::Rotate);
    pressInView(Qt::Key_B);
    QCOMPARE(view().editMode(), EditMode::Select);
    const EditSpace space = view().editSpace();
    pressInView(Qt::Key_Comma);
    QVERIFY(view().editSpace() != space);
}

void TestBlenderKeys::aSelectsAllOfTheEditorAndAltANothing()
{
    m_window->press(Qt::Key_A);
    QVERIFY(document().selection().hasKey(m_window->leftArm, 20));
    QVERIFY(document().selection().keyCount() > 6);
    m_window->press(Qt::Key_A, Qt::AltModifier);
    QVERIFY(document().selection().keys.empty() && document().selection().tracks.empty());
    pressInView(Qt::Key_A);
    QVERIFY(document().selection().tracks.size() > 20);
    QVERIFY(document().selection().keys.empty());
    pressInView(Qt::Key_A, Qt::AltModifier);
    QVERIFY(document().selection().tracks.empty());
    m_window->select(m_window->leftArm, {});
    m_window->press(Qt::Key_L); // selects the tracks linked to the row
    QCOMPARE(document().selection().keyCount(), 3u);
    document().setCurrentFrame(10);
    m_window->press(Qt::Key_K, Qt::ControlModifier);
    QVERIFY(document().selection().hasKey(m_window->blink, 10));
    QVERIFY(!document().selection().hasKey(m_window->leftArm, 20));
}

void TestBlenderKeys::theNumberPadTurnsTheView()
{
    const auto shown = [this] { return view().camera().shown().rotation; };
    const std::tuple<Qt::Key, Qt::KeyboardModifiers, StandardView> views[] = {
        {Qt::Key_1, {}, StandardView::Front}, {Qt::Key_1, Qt::ControlModifier, StandardView::Back},
        {Qt::Key_3, {}, StandardView::Right}, {Qt::Key_3, Qt::ControlModifier, StandardView::Left},
        {Qt::Key_7, {}, StandardView::Top}, {Qt::Key_7, Qt::ControlModifier, StandardView::Bottom}};
    for (const auto& [key, modifiers, standard] : views) {
        view().camera().setFree(standard);
        const auto expected = shown();
        view().camera().setFree(
            standard == StandardView::Top ? StandardView::Front : StandardView::Top);
        QVERIFY(shown() != expected);
        pressInView(key, modifiers | Qt::KeypadModifier);
        QCOMPARE(shown(), expected);
    }
    pressInView(Qt::Key_0, Qt::KeypadModifier);
    QVERIFY(view().camera().isScenes());
    pressInView(Qt::Key_5, Qt::KeypadModifier);
    QVERIFY(!view().camera().isScenes());
    pressInView(Qt::Key_Slash, Qt::KeypadModifier);
    QVERIFY(view().stage().isSolo());
    pressInView(Qt::Key_Slash, Qt::KeypadModifier);
    QVERIFY(!view().stage().isSolo());
    const auto steps = document().undoStack()->count();
    const auto drafts = document().scene().cameraDrafts.size();
    pressInView(Qt::Key_0, Qt::ControlModifier | Qt::AltModifier | Qt::KeypadModifier);
    QVERIFY(document().undoStack()->count() > steps);
    QVERIFY(document().scene().cameraDrafts.size() > drafts);
}

void TestBlenderKeys::homeAndThePointFrame()
{
    m_window->select(m_window->leftArm, {10});
    pressInView(Qt::Key_Home);
    const float whole = std::abs(view().camera().shown().distance);
    pressInView(Qt::Key_Period, Qt::KeypadModifier);
    const float close = std::abs(view().camera().shown().distance);
    QVERIFY(close < whole);
    pressInView(Qt::Key_Home);
    QCOMPARE(std::abs(view().camera().shown().distance), whole);
    pressInView(Qt::Key_Comma, Qt::KeypadModifier); // the decimal point of many keyboards
    QCOMPARE(std::abs(view().camera().shown().distance), close);
    QCOMPARE(document().currentFrame(), 0.0);
}

void TestBlenderKeys::undoAndRedo()
{
    const mmd::Scene before = document().scene();
    m_window->select(m_window->leftArm, {10});
    m_window->press(Qt::Key_X);
    const mmd::Scene after = document().scene();
    m_window->press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().scene() == before);
    m_window->press(Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(document().scene() == before);
    m_window->press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(document().scene() == after);
}

void TestBlenderKeys::mNamesAFrame()
{
    document().setCurrentFrame(7);
    m_window->press(Qt::Key_M);
    auto* field = window().dopeSheet().canvas().findChild<QLineEdit*>();
    QVERIFY(field);
    QTest::keyClicks(field, QStringLiteral("xg a")); // letters, not commands
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(document().scene().markers.size(), std::size_t(1));
    QCOMPARE(document().scene().markers[0].frame, 7u);
    QCOMPARE(document().scene().markers[0].name, std::string("xg a"));
}

void TestBlenderKeys::hHidesAndNShowsNumbers()
{
    m_window->select(m_window->leftArm, {});
    pressInView(Qt::Key_H);
    QCOMPARE(document().actor()->boneLists.hidden, std::vector<mmd::TrackId>{m_window->leftArm});
    pressInView(Qt::Key_H, Qt::AltModifier);
    QVERIFY(document().actor()->boneLists.hidden.empty());
    QDockWidget* numbers = window().dock(Panel::Key);
    const bool was = numbers->isHidden();
    pressInView(Qt::Key_N);
    QCOMPARE(numbers->isHidden(), !was);
    pressInView(Qt::Key_N);
    QCOMPARE(numbers->isHidden(), was);
    const bool areBonesShown = view().areBonesShown();
    pressInView(Qt::Key_Z, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(view().areBonesShown(), !areBonesShown);
    pressInView(Qt::Key_Z, Qt::AltModifier | Qt::ShiftModifier);
}

void TestBlenderKeys::snappingAndMirroring()
{
    m_window->select(m_window->leftArm, {10});
    bool wasOpened = false;
    QTimer::singleShot(0, this, [&] {
        if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
            wasOpened = dialog->windowTitle().contains(QStringLiteral("Snap"));
            dialog->reject();
        }
    });
    m_window->press(Qt::Key_S, Qt::ShiftModifier);
    QVERIFY(wasOpened);
    QVERIFY(QTest::qWaitForWindowActive(&window()));
    window().dopeSheet().setFocus();
    m_window->select(m_window->leftArm, {0, 10});
    const mmd::Scene before = document().scene();
    m_window->press(Qt::Key_M, Qt::ControlModifier);
    QVERIFY(!(document().scene() == before));
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Reverse Keys"));
}

void TestBlenderKeys::f3FindsCommands()
{
    pressInView(Qt::Key_F3);
    QVERIFY(window().commandPalette().isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!window().commandPalette().isVisible() && view().hasFocus());
}

void TestBlenderKeys::keysOfMmdDoNothing()
{
    const mmd::Scene before = document().scene();
    view().setEditMode(EditMode::Rotate);
    for (const Qt::Key key : {Qt::Key_C, Qt::Key_V, Qt::Key_Z})
        pressInView(key);
    QCOMPARE(view().editMode(), EditMode::Rotate);
    m_window->select(m_window->leftArm, {10});
    m_window->press(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(document().selection().hasKey(m_window->leftArm, 10));
    m_window->press(Qt::Key_End);
    QCOMPARE(document().currentFrame(), 0.0);
    QVERIFY(document().scene() == before);
}

QTEST_MAIN(TestBlenderKeys)
#include "test_blender_keys.moc"
