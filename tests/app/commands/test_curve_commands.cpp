// SPDX-License-Identifier: MIT
#include "libmmd/format/text/json.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/selecting.h"
#include "tests/app/commands/curve_window.h"
#include "tests/support/real_files.h"
#include "tests/ui/curves/easing/curve_stage.h"
#include "tests/ui/saving.h"
#include "ui/curves/channel_buttons.h"
#include "ui/curves/curve_commands.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/fields/number_field.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtTest/QTest>
#include <QtWidgets/QMenu>

using namespace odori;
using namespace odori::test;
using mmd::BezierCurve;
using mmd::BoneChannel;

namespace {

const BezierCurve sCurve{64, 0, 64, 127};

} // namespace

/// Editing the curves of existing keys with buttons, keys and the clipboard.
class TestCurveCommands : public QObject, private WindowStage<CurveStage> {
    Q_OBJECT
private slots:
    void initTestCase() { prepareProgram("test_curve_commands"); }
    void init()
    {
        setUp();
        m_document->select(keysOf("左ひじ", {45}));
    }
    void cleanup() { tearDown(); }
    void pastesToAllChannels();
    void pastesToOneChannel();
    void pastesOneOfSeveralToItsChannel();
    void curvesOfABoneLeaveACamerasOtherChannels();
    void curvesOfACameraGoToABone();
    void allCurvesOfACameraAreCopied();
    void pastesNothingToAChannelWithoutALine();
    void saysWhenThereIsNothingToPaste();
    void mirrorsInTime();
    void everyActionHasItsKey();
    void theKeyboardAloneReachesEverything();
    void actionsKnowWhetherTheyCould();
    void everyButtonIsNamed();
    void allChannelsOfACameraBendTogether();
    void savedCurvesAreReadByTheJsonPath();
    void everyCurveOfAWalkComesThroughTheFile_data();
    void everyCurveOfAWalkComesThroughTheFile();

private:
    /// A curve editor that shows a camera key at frame 30.
    struct CameraEditor {
        CameraEditor()
        {
            loadCamera(document);
            editor.resize(440, 330);
            editor.show();
            mmd::Selection selection;
            selection.setKey({mmd::TrackKind::Camera, {}}, 30, true);
            document.select(selection);
        }
        void pasteTo(int place) { window.pasteMenu()->actions()[place]->trigger(); }
        [[nodiscard]] auto curves() const
        {
            return mmd::curvesOf(document.scene().camera.camera->values()[1].interpolation);
        }
        CurveWindow window;
        Document& document = window.document();
        CurveEditor& editor = window.editor();
    };
    static void setClipboard(const char* text)
    {
        QGuiApplication::clipboard()->setText(QLatin1String(text));
    }
    static BezierCurve allOf(int number)
    {
        const auto each = std::uint8_t(number);
        return {each, each, each, each};
    }
    void pasteTo(int place) { m_window->pasteMenu()->actions()[place]->trigger(); }
    [[nodiscard]] mmd::BoneCurves elbow() const
    {
        return mmd::curvesOf(keyAt(*m_document, "左ひじ", 45).interpolation);
    }
};

void TestCurveCommands::pastesToAllChannels()
{
    QGuiApplication::clipboard()->setText(QStringLiteral("1 2 3 4"));
    pasteTo(0);
    for (const BezierCurve& curve : elbow())
        QCOMPARE(curve, (BezierCurve{1, 2, 3, 4}));
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->undo();
    QCOMPARE(elbow()[0], BezierCurve());
    QCOMPARE(elbow()[3], sCurve);
    m_document->redo();
    QCOMPARE(elbow()[0], (BezierCurve{1, 2, 3, 4}));
}

void TestCurveCommands::pastesToOneChannel()
{
    QGuiApplication::clipboard()->setText(QStringLiteral("1 2 3 4"));
    const QList<QAction*> actions = m_window->pasteMenu()->actions();
    QCOMPARE(actions.size(), 8);       // all channels, a separator, six channels
    QVERIFY(!actions[6]->isVisible()); // of the camera
    pasteTo(3);
    QCOMPARE(elbow()[0], BezierCurve());
    QCOMPARE(elbow()[1], (BezierCurve{1, 2, 3, 4}));
    QCOMPARE(elbow()[2], BezierCurve());
    QCOMPARE(elbow()[3], sCurve);
}

void TestCurveCommands::pastesOneOfSeveralToItsChannel()
{
    QGuiApplication::clipboard()->setText(QStringLiteral("1 1 1 1\n2 2 2 2\n3 3 3 3\n4 4 4 4"));
    pasteTo(4);
    QCOMPARE(elbow()[2], (BezierCurve{3, 3, 3, 3}));
    QCOMPARE(elbow()[3], sCurve);
    pasteTo(0);
    QCOMPARE(elbow()[0], (BezierCurve{1, 1, 1, 1}));
    QCOMPARE(elbow()[3], (BezierCurve{4, 4, 4, 4}));
}

/// A bone has four curves; the text has no lines for distance and field of view.
void TestCurveCommands::curvesOfABoneLeaveACamerasOtherChannels()
{
    setClipboard("1 1 1 1\n2 2 2 2\n3 3 3 3\n4 4 4 4");
    pasteTo(0);
    CameraEditor camera;
    setClipboard("9 9 9 9");
    camera.pasteTo(0);
    m_editor->channelButtons().setChannel(-1);
    click("curves.copy");
    camera.pasteTo(0);
    const auto curves = camera.curves();
    for (std::size_t channel = 0; channel < mmd::cameraChannelCount; ++channel)
        QCOMPARE(curves[channel], allOf(channel < mmd::boneChannelCount ? int(channel) + 1 : 9));
    QCOMPARE(camera.document.undoStack()->count(), 2);
    camera.document.undo();
    for (const BezierCurve& curve : camera.curves())
        QCOMPARE(curve, allOf(9));
}

void TestCurveCommands::curvesOfACameraGoToABone()
{
    CameraEditor camera;
    setClipboard("1 1 1 1\n2 2 2 2\n3 3 3 3\n4 4 4 4\n5 5 5 5\n6 6 6 6");
    camera.pasteTo(0);
    for (std::size_t channel = 0; channel < mmd::cameraChannelCount; ++channel)
        QCOMPARE(camera.curves()[channel], allOf(int(channel) + 1));
    QGuiApplication::clipboard()->clear();
    camera.editor.channelButtons().setChannel(-1);
    QTest::mouseClick(
        camera.editor.findChild<QAbstractButton*>(QStringLiteral("curves.copy")), Qt::LeftButton);
    pasteTo(0);
    for (std::size_t channel = 0; channel < mmd::boneChannelCount; ++channel)
        QCOMPARE(elbow()[channel], allOf(int(channel) + 1));
}

/// A camera has six lines, with distance and field of view.
void TestCurveCommands::allCurvesOfACameraAreCopied()
{
    CameraEditor camera;
    auto* copy = camera.editor.findChild<QAbstractButton*>(QStringLiteral("curves.copy"));
    const QString six = QStringLiteral("1 1 1 1\n2 2 2 2\n3 3 3 3\n4 4 4 4\n5 5 5 5\n6 6 6 6");
    QGuiApplication::clipboard()->setText(six);
    camera.pasteTo(0);
    QGuiApplication::clipboard()->clear();
    camera.editor.channelButtons().setChannel(-1);
    QTest::mouseClick(copy, Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), six);
    // Keys that differ in a channel that bones lack have no common curves to copy.
    mmd::Selection both = camera.document.selection();
    both.setKey({mmd::TrackKind::Camera, {}}, 0, true);
    camera.document.select(both);
    QGuiApplication::clipboard()->setText(six);
    camera.pasteTo(0);
    QVERIFY(copy->isEnabled());
    mmd::Selection one;
    one.setKey({mmd::TrackKind::Camera, {}}, 30, true);
    camera.document.select(one);
    setClipboard("9 9 9 9");
    camera.pasteTo(7);
    camera.document.select(both);
    QVERIFY(!copy->isEnabled());
}

void TestCurveCommands::pastesNothingToAChannelWithoutALine()
{
    CameraEditor camera;
    setClipboard("1 1 1 1\n2 2 2 2\n3 3 3 3\n4 4 4 4");
    const auto before = camera.curves();
    for (const int place : {6, 7}) { // distance, field of view
        QVERIFY(camera.window.pasteMenu()->actions()[place]->isVisible());
        camera.pasteTo(place);
    }
    QCOMPARE(camera.curves(), before);
    setClipboard("1 1 1 1\n2 2 2 2\n3 3 3 3\n4 4 4 4\n5 5 5 5\n6 6 6 6");
    camera.pasteTo(7);
    QCOMPARE(camera.curves()[4], before[4]);
    QCOMPARE(camera.curves()[5], allOf(6));
    setClipboard("7 7 7 7"); // a single curve fits every channel
    camera.pasteTo(6);
    QCOMPARE(camera.curves()[4], allOf(7));
    QCOMPARE(camera.curves()[5], allOf(6));
}

void TestCurveCommands::saysWhenThereIsNothingToPaste()
{
    QGuiApplication::clipboard()->setText(QStringLiteral("hello"));
    click("curves.paste");
    QVERIFY(!m_editor->note().isEmpty());
    QCOMPARE(m_document->undoStack()->count(), 0);
    m_document->select(keysOf("左腕", {45})); // the note was about the previous keys
    QVERIFY(m_editor->note().isEmpty());
}

void TestCurveCommands::mirrorsInTime()
{
    m_editor->commands().set({10, 20, 30, 40}, QStringLiteral("Set curve"));
    click("curves.flip");
    QCOMPARE(elbow()[3], (BezierCurve{97, 87, 117, 107}));
    QCOMPARE(m_document->undoStack()->count(), 2);
    click("curves.flip");
    QCOMPARE(elbow()[3], (BezierCurve{10, 20, 30, 40}));
    m_document->undo();
    QCOMPARE(elbow()[3], (BezierCurve{97, 87, 117, 107}));
}

void TestCurveCommands::everyActionHasItsKey()
{
    QWidget* view = &m_editor->view();
    view->setFocus();
    QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("64 0 64 127"));
    m_document->select(keysOf("左腕", {45}));
    QTest::keyClick(view, Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(curveAt(*m_document, "左腕", 45, BoneChannel::Rotation), sCurve);
    QTest::keyClick(view, Qt::Key_U);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Smooth Curves"));
    m_document->undo();
    m_editor->commands().set({1, 2, 3, 4}, QStringLiteral("Set curve"));
    QTest::keyClick(view, Qt::Key_M);
    QCOMPARE(
        curveAt(*m_document, "左腕", 45, BoneChannel::Rotation), (BezierCurve{124, 123, 126, 125}));
    m_document->setCurrentFrame(40);
    QTest::keyClick(view, Qt::Key_Insert);
    QVERIFY(m_document->selection().hasKey(bone("左腕"), 40));
    QTest::keyClick(view, Qt::Key_Delete, Qt::ControlModifier);
    QVERIFY(!mmd::findBoneTrack(motion(), bone("左腕").name)->find(40));
}

/// From the grid Tab activates the next model; from fields and buttons it moves the focus.
void TestCurveCommands::theKeyboardAloneReachesEverything()
{
    m_editor->coordinate(0).setFocus();
    QStringList reached;
    while (QApplication::focusWidget() != &m_editor->view() && reached.size() < 60) {
        QWidget* focus = QApplication::focusWidget();
        QVERIFY(focus);
        reached.append(focus->objectName());
        QTest::keyClick(focus, Qt::Key_Tab);
    }
    for (const char* name : {"x1", "y2", "channel3", "linear", "easeIn", "goThenHold", "presets",
             "curves.paste", "curves.flip", "curves.smooth", "curves.insertKey", "curves.deleteKey",
             "curves.nudge", "curves.speed"})
        QVERIFY2(reached.contains(QLatin1String(name)),
            qPrintable(QLatin1String(name) + u' ' + reached.join(u' ')));
    button("channel3")->setFocus();
    QTest::keyClick(button("channel3"), Qt::Key_Left); // the arrow keys choose a channel
    QVERIFY(m_editor->channelButtons().channel() != 3);
    QVERIFY(QApplication::focusWidget() != button("channel3"));
    button("curves.speed")->setFocus();
    QTest::keyClick(button("curves.speed"), Qt::Key_Space);
    QVERIFY(m_editor->view().isSpeedShown());
}

void TestCurveCommands::actionsKnowWhetherTheyCould()
{
    QVERIFY(button("curves.copy")->isEnabled());
    m_document->select(both(keysOf("左腕", {45}), keysOf("左ひじ", {45})));
    QVERIFY(!button("curves.copy")->isEnabled());
    QVERIFY(button("curves.paste")->isEnabled());
    mmd::Selection morphKey;
    morphKey.setKey(morph("あ"), 10, true);
    m_document->select(morphKey);
    for (const char* name :
        {"curves.copy", "curves.paste", "curves.flip", "curves.smooth", "linear"})
        QVERIFY2(!button(name)->isEnabled(), name);
    QVERIFY(button("curves.deleteKey")->isEnabled());
    m_document->select({});
    QVERIFY(!button("curves.deleteKey")->isEnabled());
}

void TestCurveCommands::everyButtonIsNamed()
{
    for (const QAbstractButton* each : m_editor->findChildren<QAbstractButton*>()) {
        if (!each->isVisible())
            continue;
        QVERIFY2(!each->accessibleName().isEmpty() || !each->text().isEmpty(),
            qPrintable(each->objectName()));
    }
    for (const char* name : {"curves.paste", "curves.flip", "curves.smooth", "curves.insertKey",
             "curves.deleteKey", "curves.nudge", "curves.speed"})
        QVERIFY(button(name)->toolTip().size() > button(name)->text().size() + 10);
    QVERIFY(!m_editor->view().accessibleName().isEmpty());
    QVERIFY(m_editor->view().accessibleDescription().contains(QStringLiteral("64")));
}

void TestCurveCommands::allChannelsOfACameraBendTogether()
{
    CurveWindow window;
    Document& document = window.document();
    loadCamera(document);
    CurveEditor& editor = window.editor();
    editor.resize(349, 259);
    editor.show();
    mmd::Selection selection;
    selection.setKey({mmd::TrackKind::Camera, {}}, 30, true);
    document.select(selection);
    auto& buttons = editor.channelButtons();
    QCOMPARE(buttons.count(), 7);
    QTest::mouseClick(
        buttons.findChild<QAbstractButton*>(QStringLiteral("channel-1")), Qt::LeftButton);
    CurveView& view = editor.view();
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    for (const BezierCurve& curve :
        mmd::curvesOf(document.scene().camera.camera->values()[1].interpolation))
        QCOMPARE(curve, (BezierCurve{30, 20, 107, 107}));
    QCOMPARE(document.undoStack()->count(), 1);
}

void TestCurveCommands::savedCurvesAreReadByTheJsonPath()
{
    m_document->select(both(keysOf("左腕", {38, 45, 60}), keysOf("左ひじ", {38, 45})));
    click("easeInOut");
    CurveView& view = m_editor->view();
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
    m_document->select(keysOf("センター", {10, 20}));
    m_editor->channelButtons().setChannel(1);
    click("goThenHold");
    m_document->setCurrentFrame(15);
    click("curves.insertKey");
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("curves.vmd"));
    QVERIFY(test::saveMotion(*m_document, path));

    const auto file = mmd::readVmd(bytesOf(readAll(path)));
    QVERIFY(file);
    const auto again = mmd::vmdFromJson(mmd::jsonFromVmd(*file));
    QVERIFY(again);
    QVERIFY(mmd::writeVmd(*again) == mmd::writeVmd(*file));
    const mmd::Motion read = mmd::motionFromVmd(*again).motion;
    for (const char* name : {"左腕", "左ひじ", "センター"}) {
        const auto* ours = mmd::findBoneTrack(motion(), bone(name).name);
        const auto* theirs = mmd::findBoneTrack(read, bone(name).name);
        QVERIFY(theirs);
        QCOMPARE(theirs->size(), ours->size());
        for (std::size_t at = 0; at < ours->size(); ++at) {
            QCOMPARE(theirs->frame(at), ours->frame(at));
            QVERIFY(mmd::curvesOf(theirs->key(at).interpolation) ==
                    mmd::curvesOf(ours->key(at).interpolation));
        }
    }
}

void TestCurveCommands::everyCurveOfAWalkComesThroughTheFile_data()
{
    QTest::addColumn<QString>("path");
    addFileRow(sampleFile(QStringLiteral("walk.vmd")));
    if (!corpusFolder().isEmpty())
        addFileRow(corpusFolder() + QStringLiteral("/motions/walk.vmd"));
}

void TestCurveCommands::everyCurveOfAWalkComesThroughTheFile()
{
    QFETCH(QString, path);
    const auto walk = mmd::readVmd(bytesOf(readAll(path)));
    QVERIFY(walk);
    m_document->load(mmd::setMotion(
        {m_document->scene(), m_document->scene().active}, mmd::motionFromVmd(*walk).motion, {}));
    const mmd::Motion before = motion();
    m_document->select(mmd::keysBetween(before, mmd::trackIds(before), 0, mmd::endOfTime));
    m_editor->channelButtons().setChannel(-1);
    CurveView& view = m_editor->view();
    view.setFocus();
    const QPoint grabbed = view.positionOf(view.handle(1)).toPoint();
    QTest::mousePress(&view, Qt::LeftButton, Qt::AltModifier, grabbed);
    QMouseEvent moved(QEvent::MouseMove, grabbed + QPointF(-20, 5), view.mapToGlobal(grabbed),
        Qt::NoButton, Qt::LeftButton, Qt::AltModifier);
    QCoreApplication::sendEvent(&view, &moved);
    QTest::mouseRelease(&view, Qt::LeftButton, Qt::AltModifier, grabbed + QPoint(-20, 5));
    QCOMPARE(m_document->undoStack()->count(), 1);
    QTemporaryDir folder;
    const QString saved = folder.filePath(QStringLiteral("saved.vmd"));
    QVERIFY(test::saveMotion(*m_document, saved));
    const auto again = mmd::vmdFromJson(mmd::jsonFromVmd(*mmd::readVmd(bytesOf(readAll(saved)))));
    QVERIFY(again);
    const mmd::Motion read = mmd::motionFromVmd(*again).motion;
    std::size_t changed = 0, count = 0;
    for (const auto& ours : motion().bones) {
        const auto* theirs = mmd::findBoneTrack(read, ours->name());
        const auto* old = mmd::findBoneTrack(before, ours->name());
        QVERIFY(theirs && theirs->size() == ours->size());
        count += ours->size();
        for (std::size_t at = 0; at < ours->size(); ++at) {
            const auto curves = mmd::curvesOf(ours->key(at).interpolation);
            QVERIFY(mmd::curvesOf(theirs->key(at).interpolation) == curves);
            QCOMPARE(mmd::isPhysicsOn(theirs->key(at).interpolation),
                mmd::isPhysicsOn(old->key(at).interpolation));
            changed += curves != mmd::curvesOf(old->key(at).interpolation);
        }
    }
    QCOMPARE(changed, count);
    m_document->undo();
    QVERIFY(motion() == before);
}

QTEST_MAIN(TestCurveCommands)
#include "test_curve_commands.moc"
