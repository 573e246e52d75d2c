// SPDX-License-Identifier: MIT
#include "libmmd/format/json.h"
#include "libmmd/format/vmd.h"
#include "libmmd/motion/curve_fit.h"
#include "libmmd/motion/sampling.h"
#include "libmmd/scene/edits_shape.h"
#include "libmmd/scene/selecting.h"
#include "tests/support/corpus.h"
#include "tests/ui/small_scene.h"
#include "ui/curves/channel_buttons.h"
#include "ui/curves/curve_actions.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/curve_residue.h"
#include "ui/curves/curve_view.h"
#include "ui/theme/theme.h"

#include <glm/gtc/quaternion.hpp>

#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtTest/QtTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QMenu>

using namespace odori;
using namespace odori::test;
using mmd::BezierCurve;
using mmd::BoneChannel;

namespace {

const BezierCurve sCurve{64, 0, 64, 127};

/// The largest turn between two rotations of 左腕, in degrees, at every tenth of a frame.
double largestTurn(const mmd::Motion& a, const mmd::Motion& b)
{
    const auto* first = mmd::findBoneTrack(a, bone("左腕").name);
    const auto* second = mmd::findBoneTrack(b, bone("左腕").name);
    mmd::TrackCursor cursorA, cursorB;
    double largest = 0.0;
    for (int tenth = 0; tenth <= 600; ++tenth) {
        const glm::dquat from(mmd::sampleBone(*first, tenth / 10.0, cursorA).rotation);
        const glm::dquat to(mmd::sampleBone(*second, tenth / 10.0, cursorB).rotation);
        const glm::dquat turn = to * glm::conjugate(from);
        const double sine = std::hypot(std::hypot(turn.x, turn.y), turn.z);
        largest = std::max(largest, glm::degrees(2.0 * std::atan2(sine, std::abs(turn.w))));
    }
    return largest;
}

/// Two camera keys, at 0 and 30, in a scene of their own.
void loadCamera(Document& document)
{
    mmd::CameraKeyframe first, second;
    second.frame = 30;
    second.value.distance = -20.0f;
    second.value.target = {1.0f, 12.0f, 3.0f};
    mmd::Motion camera;
    const std::vector<mmd::CameraKeyframe> keys{first, second};
    mmd::replaceTrack(camera, mmd::Track<mmd::CameraKeyframe>({}, keys));
    document.load(mmd::setCameraMotion(document.scene(), {}, camera));
}

} // namespace

class TestCurveCommands : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void residuesReadWell();
    void pastesToAllChannels();
    void pastesToOneChannel();
    void pastesOneOfSeveralToItsChannel();
    void saysWhenThereIsNothingToPaste();
    void mirrorsInTime();
    void smoothsAndSaysWhatIsLeft();
    void insertsAKeyWithoutChangingTheMotion();
    void saysWhyItInsertsNothing();
    void deletesAKeyAndKeepsTheMotion();
    void everyActionHasItsKey();
    void theKeyboardAloneReachesEverything();
    void actionsKnowWhetherTheyCould();
    void everyButtonIsNamed();
    void aCameraKeyIsInsertedOnAllChannels();
    void allChannelsOfACameraBendTogether();
    void savedCurvesAreReadByTheJsonPath();
    void everyCurveOfTheWalkComesThroughTheFile();

private:
    QAbstractButton* button(const char* name) const
    {
        return m_editor->findChild<QAbstractButton*>(QLatin1String(name));
    }
    void click(const char* name) const { QTest::mouseClick(button(name), Qt::LeftButton); }
    void pasteTo(int place) const
    {
        m_editor->curveActions().pasteMenu()->actions()[place]->trigger();
    }
    [[nodiscard]] mmd::BoneCurves elbow() const
    {
        return mmd::curvesOf(keyAt(*m_document, "左ひじ", 45).tail);
    }
    [[nodiscard]] const mmd::Motion& motion() const { return m_document->actor()->motion; }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<CurveEditor> m_editor;
};

void TestCurveCommands::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    applyTheme(*qApp, darkTheme());
}

void TestCurveCommands::init()
{
    m_document = std::make_unique<Document>();
    loadSmallScene(*m_document);
    m_editor = std::make_unique<CurveEditor>(*m_document);
    m_editor->resize(440, 330);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
    m_document->select(keysOf("左ひじ", {45}));
}

void TestCurveCommands::cleanup()
{
    m_editor.reset();
    m_document.reset();
}

void TestCurveCommands::residuesReadWell()
{
    QCOMPARE(textOfResidue({}), QString());
    QCOMPARE(textOfResidue({.position = 1e-9, .angle = 1e-6}), QString());
    QCOMPARE(
        textOfResidue({.position = 0.0021, .angle = 0.011}), QStringLiteral("0.003 units, 0.02°"));
    QCOMPARE(textOfResidue({.position = 0.002}), QStringLiteral("0.002 units"));
    QCOMPARE(textOfResidue({.weight = 0.5, .fieldOfView = 1.0}),
        QStringLiteral("weight 0.500, view 1.00°"));
}

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
    const QList<QAction*> actions = m_editor->curveActions().pasteMenu()->actions();
    QCOMPARE(actions.size(), 8);       // all, a line, six channels
    QVERIFY(!actions[6]->isVisible()); // the camera's
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

void TestCurveCommands::saysWhenThereIsNothingToPaste()
{
    QGuiApplication::clipboard()->setText(QStringLiteral("hello"));
    click("paste");
    QVERIFY(!m_editor->note().isEmpty());
    QCOMPARE(m_document->undoStack()->count(), 0);
    m_document->select(keysOf("左腕", {45})); // the note is about something else now
    QVERIFY(m_editor->note().isEmpty());
}

void TestCurveCommands::mirrorsInTime()
{
    m_editor->applyCurve({10, 20, 30, 40});
    click("mirror");
    QCOMPARE(elbow()[3], (BezierCurve{97, 87, 117, 107}));
    QCOMPARE(m_document->undoStack()->count(), 2);
    click("mirror");
    QCOMPARE(elbow()[3], (BezierCurve{10, 20, 30, 40}));
    m_document->undo();
    QCOMPARE(elbow()[3], (BezierCurve{97, 87, 117, 107}));
}

void TestCurveCommands::smoothsAndSaysWhatIsLeft()
{
    m_document->select(keysOf("左腕", {38, 45}));
    const mmd::Motion before = motion();
    const auto expected = mmd::smoothKeys(m_document->scene(), m_document->selection(),
        m_document->scene().active, std::uint8_t(1u << 3));
    click("smooth");
    QCOMPARE(m_document->undoStack()->count(), 1);
    QVERIFY(!(motion() == before));
    const QString rest = textOfResidue(expected.residue);
    QVERIFY(rest.isEmpty() ? !m_editor->note().isEmpty() : m_editor->note().contains(rest));
    const mmd::Motion smooth = motion();
    m_document->undo();
    QVERIFY(motion() == before);
    m_document->redo();
    QVERIFY(motion() == smooth);
}

void TestCurveCommands::insertsAKeyWithoutChangingTheMotion()
{
    m_document->select(keysOf("左腕", {45}));
    m_editor->applyCurve({100, 10, 90, 120});
    const mmd::Motion before = motion();
    m_document->setCurrentFrame(41);
    click("insertKey");
    QCOMPARE(m_document->undoStack()->count(), 2);
    QVERIFY(m_document->selection().hasKey(bone("左腕"), 41));
    QVERIFY(!m_document->selection().hasKey(bone("左腕"), 45));
    const double turn = largestTurn(before, motion());
    QVERIFY2(turn < 0.1, qPrintable(QString::number(turn)));
    QVERIFY2(m_editor->note().contains(QStringLiteral("41")), qPrintable(m_editor->note()));
    const auto said = QRegularExpression(QStringLiteral("([0-9.]+)°")).match(m_editor->note());
    QVERIFY2(turn <= (said.hasMatch() ? said.captured(1).toDouble() : 0.001) + 1e-4,
        qPrintable(m_editor->note()));
    const mmd::Motion inserted = motion();
    m_document->undo();
    QVERIFY(motion() == before);
    m_document->redo();
    QVERIFY(motion() == inserted);
}

void TestCurveCommands::saysWhyItInsertsNothing()
{
    m_document->select(tracksOf({bone("左腕")}));
    m_document->setCurrentFrame(45);
    QVERIFY(button("insertKey")->isEnabled()); // though no key is selected
    click("insertKey");
    QVERIFY(m_editor->note().contains(QStringLiteral("45")));
    QCOMPARE(m_document->undoStack()->count(), 0);
    m_document->setCurrentFrame(46);
    click("insertKey");
    QVERIFY(m_document->selection().hasKey(bone("左腕"), 46));
    m_document->select({});
    QVERIFY(!button("insertKey")->isEnabled());
}

void TestCurveCommands::deletesAKeyAndKeepsTheMotion()
{
    m_document->select(keysOf("左腕", {45}));
    m_editor->applyCurve({90, 20, 60, 120});
    const mmd::Motion before = motion();
    m_document->setCurrentFrame(42);
    click("insertKey");
    click("deleteKey"); // the new one is what is selected
    QCOMPARE(mmd::framesOf(motion(), bone("左腕")).size(), 4u);
    QVERIFY(m_document->selection().keys.empty());
    const double turn = largestTurn(before, motion());
    QVERIFY2(turn < 0.2, qPrintable(QString::number(turn)));
    QVERIFY(!m_editor->note().isEmpty());
    QCOMPARE(m_document->undoStack()->count(), 3);
    m_document->undo();
    QVERIFY(mmd::framesOf(motion(), bone("左腕")).size() == 5);
    m_document->redo();
    QVERIFY(largestTurn(before, motion()) < 0.2);
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
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Smooth curves"));
    m_document->undo();
    m_editor->applyCurve({1, 2, 3, 4});
    QTest::keyClick(view, Qt::Key_M);
    QCOMPARE(
        curveAt(*m_document, "左腕", 45, BoneChannel::Rotation), (BezierCurve{124, 123, 126, 125}));
    m_document->setCurrentFrame(40);
    QTest::keyClick(view, Qt::Key_Insert);
    QVERIFY(m_document->selection().hasKey(bone("左腕"), 40));
    QTest::keyClick(view, Qt::Key_Delete, Qt::ControlModifier);
    QVERIFY(!mmd::findBoneTrack(motion(), bone("左腕").name)->find(40));
}

void TestCurveCommands::theKeyboardAloneReachesEverything()
{
    m_editor->view().setFocus();
    QStringList reached;
    for (int step = 0; step < 60; ++step) {
        QWidget* focus = QApplication::focusWidget();
        QVERIFY(focus);
        reached.append(focus->objectName());
        QTest::keyClick(focus, Qt::Key_Tab);
    }
    for (const char* name : {"x1", "y2", "channel3", "linear", "easeIn", "overshoot", "presets",
             "paste", "mirror", "smooth", "insertKey", "deleteKey", "nudge", "speed"})
        QVERIFY2(reached.contains(QLatin1String(name)),
            qPrintable(QLatin1String(name) + u' ' + reached.join(u' ')));
    button("channel3")->setFocus();
    QTest::keyClick(button("channel3"), Qt::Key_Left); // the arrows choose among the channels
    QVERIFY(m_editor->channelButtons().channel() != 3);
    QVERIFY(QApplication::focusWidget() != button("channel3"));
    button("speed")->setFocus();
    QTest::keyClick(button("speed"), Qt::Key_Space);
    QVERIFY(m_editor->view().isSpeedShown());
}

void TestCurveCommands::actionsKnowWhetherTheyCould()
{
    QVERIFY(button("copy")->isEnabled());
    m_document->select(both(keysOf("左腕", {45}), keysOf("左ひじ", {45})));
    QVERIFY(!button("copy")->isEnabled());
    QVERIFY(button("paste")->isEnabled());
    mmd::Selection morphKey;
    morphKey.setKey(morph("あ"), 10, true);
    m_document->select(morphKey);
    for (const char* name : {"copy", "paste", "mirror", "smooth", "linear"})
        QVERIFY2(!button(name)->isEnabled(), name);
    QVERIFY(button("deleteKey")->isEnabled());
    m_document->select({});
    QVERIFY(!button("deleteKey")->isEnabled());
}

void TestCurveCommands::everyButtonIsNamed()
{
    for (const QAbstractButton* each : m_editor->findChildren<QAbstractButton*>()) {
        if (!each->isVisible())
            continue;
        QVERIFY2(!each->accessibleName().isEmpty() || !each->text().isEmpty(),
            qPrintable(each->objectName()));
    }
    for (const QAction* action : m_editor->curveActions().all())
        QVERIFY(!action->toolTip().isEmpty() && action->toolTip() != action->text());
    QVERIFY(!m_editor->view().accessibleName().isEmpty());
    QVERIFY(m_editor->view().accessibleDescription().contains(QStringLiteral("64")));
}

void TestCurveCommands::aCameraKeyIsInsertedOnAllChannels()
{
    Document document;
    loadCamera(document);
    CurveEditor editor(document);
    editor.show();
    mmd::Selection selection;
    const mmd::TrackId camera{mmd::TrackKind::Camera, {}};
    selection.setKey(camera, 30, true);
    document.select(selection);
    editor.channelButtons().setChannel(-1);
    editor.applyCurve({100, 10, 90, 120});
    const auto before = *document.scene().camera.camera;
    document.setCurrentFrame(12);
    QTest::mouseClick(
        editor.findChild<QAbstractButton*>(QStringLiteral("insertKey")), Qt::LeftButton);
    const auto& after = *document.scene().camera.camera;
    QCOMPARE(after.size(), 3u);
    mmd::TrackCursor a, b;
    for (int frame = 0; frame <= 30; ++frame) {
        const auto was = mmd::sampleCamera(before, frame, a),
                   is = mmd::sampleCamera(after, frame, b);
        QVERIFY(std::abs(was.distance - is.distance) < 0.1f);
        QVERIFY(std::abs(was.target.y - is.target.y) < 0.02f);
    }
    QVERIFY(editor.note().contains(QStringLiteral("12")));
}

void TestCurveCommands::allChannelsOfACameraBendTogether()
{
    Document document;
    loadCamera(document);
    CurveEditor editor(document);
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
    for (const BezierCurve& curve : mmd::curvesOf(document.scene().camera.camera->values()[1].tail))
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
    click("overshoot");
    m_document->setCurrentFrame(15);
    click("insertKey");
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("curves.vmd"));
    QVERIFY(m_document->saveMotion(path));

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
            QVERIFY(mmd::curvesOf(theirs->key(at).tail) == mmd::curvesOf(ours->key(at).tail));
        }
    }
}

void TestCurveCommands::everyCurveOfTheWalkComesThroughTheFile()
{
    SKIP_WITHOUT_CORPUS();
    const auto walk =
        mmd::readVmd(bytesOf(readAll(corpusFolder() + QStringLiteral("/motions/walk.vmd"))));
    QVERIFY(walk);
    m_document->load(mmd::setMotion(
        m_document->scene(), {}, m_document->scene().active, mmd::motionFromVmd(*walk).motion, {}));
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
    const QString path = folder.filePath(QStringLiteral("walk.vmd"));
    QVERIFY(m_document->saveMotion(path));
    const auto again = mmd::vmdFromJson(mmd::jsonFromVmd(*mmd::readVmd(bytesOf(readAll(path)))));
    QVERIFY(again);
    const mmd::Motion read = mmd::motionFromVmd(*again).motion;
    std::size_t changed = 0, count = 0;
    for (const auto& ours : motion().bones) {
        const auto* theirs = mmd::findBoneTrack(read, ours->name());
        const auto* old = mmd::findBoneTrack(before, ours->name());
        QVERIFY(theirs && theirs->size() == ours->size());
        count += ours->size();
        for (std::size_t at = 0; at < ours->size(); ++at) {
            const auto curves = mmd::curvesOf(ours->key(at).tail);
            QVERIFY(mmd::curvesOf(theirs->key(at).tail) == curves);
            QCOMPARE(mmd::isPhysicsOn(theirs->key(at).tail), mmd::isPhysicsOn(old->key(at).tail));
            changed += curves != mmd::curvesOf(old->key(at).tail);
        }
    }
    QCOMPARE(changed, count);
    m_document->undo();
    QVERIFY(motion() == before);
}

QTEST_MAIN(TestCurveCommands)
#include "test_curve_commands.moc"
