// SPDX-License-Identifier: MIT
#include "libmmd/motion/sampling.h"
#include "libmmd/scene/edits/values/smooth.h"
#include "tests/app/commands/curve_window.h"
#include "tests/ui/curves/easing/curve_stage.h"
#include "ui/curves/channel_buttons.h"
#include "ui/curves/curve_commands.h"
#include "ui/curves/easing/curve_residue.h"

#include <glm/gtc/quaternion.hpp>

#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

using namespace odori;
using namespace odori::test;

namespace {

/// The largest angle between the rotations of 左腕 in two motions, in degrees, sampled at every 0.1
/// frame.
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

} // namespace

/// Inserting and deleting keys without changing the motion, smoothing, and the reported error.
class TestCurveInsertion : public QObject, private WindowStage<CurveStage> {
    Q_OBJECT
private slots:
    void initTestCase() { prepareProgram("test_curve_insertion"); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void residuesReadWell();
    void smoothsAndSaysWhatIsLeft();
    void insertsAKeyWithoutChangingTheMotion();
    void saysWhyItInsertsNothing();
    void deletesAKeyAndKeepsTheMotion();
    void aCameraKeyIsInsertedOnAllChannels();
};

void TestCurveInsertion::residuesReadWell()
{
    QCOMPARE(textOfResidue({}), QString());
    QCOMPARE(textOfResidue({.position = 1e-9, .angle = 1e-6}), QString());
    QCOMPARE(
        textOfResidue({.position = 0.0021, .angle = 0.011}), QStringLiteral("0.003 units, 0.02°"));
    QCOMPARE(textOfResidue({.position = 0.002}), QStringLiteral("0.002 units"));
    QCOMPARE(textOfResidue({.weight = 0.5, .fieldOfView = 1.0}),
        QStringLiteral("weight 0.500, field of view 1.00°"));
}

void TestCurveInsertion::smoothsAndSaysWhatIsLeft()
{
    m_document->select(keysOf("左腕", {38, 45}));
    const mmd::Motion before = motion();
    const auto expected =
        mmd::smoothKeys({m_document->scene(), m_document->scene().active, m_document->selection()},
            std::uint8_t(1u << 3));
    click("curves.smooth");
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

void TestCurveInsertion::insertsAKeyWithoutChangingTheMotion()
{
    m_document->select(keysOf("左腕", {45}));
    m_editor->commands().set({100, 10, 90, 120}, QStringLiteral("Set curve"));
    const mmd::Motion before = motion();
    m_document->setCurrentFrame(41);
    click("curves.insertKey");
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

void TestCurveInsertion::saysWhyItInsertsNothing()
{
    m_document->select(tracksOf({bone("左腕")}));
    m_document->setCurrentFrame(45);
    QVERIFY(button("curves.insertKey")->isEnabled()); // although no key is selected
    click("curves.insertKey");
    QVERIFY(m_editor->note().contains(QStringLiteral("45")));
    QCOMPARE(m_document->undoStack()->count(), 0);
    m_document->setCurrentFrame(46);
    click("curves.insertKey");
    QVERIFY(m_document->selection().hasKey(bone("左腕"), 46));
    m_document->select({});
    QVERIFY(!button("curves.insertKey")->isEnabled());
}

void TestCurveInsertion::deletesAKeyAndKeepsTheMotion()
{
    m_document->select(keysOf("左腕", {45}));
    m_editor->commands().set({90, 20, 60, 120}, QStringLiteral("Set curve"));
    const mmd::Motion before = motion();
    m_document->setCurrentFrame(42);
    click("curves.insertKey");
    click("curves.deleteKey"); // the new key is selected
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

void TestCurveInsertion::aCameraKeyIsInsertedOnAllChannels()
{
    CurveWindow window;
    Document& document = window.document();
    loadCamera(document);
    CurveEditor& editor = window.editor();
    editor.show();
    mmd::Selection selection;
    const mmd::TrackId camera{mmd::TrackKind::Camera, {}};
    selection.setKey(camera, 30, true);
    document.select(selection);
    editor.channelButtons().setChannel(-1);
    editor.commands().set({100, 10, 90, 120}, QStringLiteral("Set curve"));
    const auto before = *document.scene().camera.camera;
    document.setCurrentFrame(12);
    QTest::mouseClick(
        editor.findChild<QAbstractButton*>(QStringLiteral("curves.insertKey")), Qt::LeftButton);
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

QTEST_MAIN(TestCurveInsertion)
#include "test_curve_insertion.moc"
