// SPDX-License-Identifier: MIT
#include "libmmd/motion/names.h"
#include "tests/app/tasks/counting_hands.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/fields/switch_field.h"
#include "ui/panels/ik_switches.h"
#include "ui/panels/value_section.h"

using namespace odori;
using namespace odori::test;

/// How many clicks and keys frequent tasks need, from the state of a window that was just opened:
/// at most as many as in MMD, which is the number in each comparison.
class TestTaskCounts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase();
    void threeBonesArePosedAndRegistered();
    void aPoseIsCopiedToAFrame();
    void theMotionOfAnArmIsMirrored();
    void aBlinkHasFourKeys();
    void theIkOfALegIsSwitchedOff();
    void aModelIsHidden();
    void threeCameraKeysHaveACut();
    void theCurveOfAKeyIsChanged();
    void keysAreStretched();
    void framesAreInserted();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] mmd::BoneValue poseOf(const mmd::TrackId& bone, std::uint32_t frame) const;
    /// Sends a test's result to the log, because the numbers are compared by people, too.
    void check(int most) const;

    std::unique_ptr<PanelsWindow> m_window;
    std::unique_ptr<CountingHands> m_hands;
};

void TestTaskCounts::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_task_counts"));
    m_window = std::make_unique<PanelsWindow>();
    m_window->open();
    m_hands = std::make_unique<CountingHands>(*m_window);
}

void TestTaskCounts::init()
{
    m_window->resetPanels();
    document().undoStack()->clear();
    m_hands->startCounting();
}

void TestTaskCounts::cleanupTestCase()
{
    m_hands.reset();
    m_window.reset();
}

mmd::BoneValue TestTaskCounts::poseOf(const mmd::TrackId& bone, std::uint32_t frame) const
{
    mmd::TrackCursor cursor;
    const auto* track = mmd::findBoneTrack(m_window->motion(), bone.name);
    return track ? mmd::sampleBone(*track, frame, cursor) : mmd::BoneValue{};
}

void TestTaskCounts::check(int most) const
{
    qInfo("%s: %d clicks and keys, MMD %d", QTest::currentTestFunction(), m_hands->count(), most);
    QVERIFY(m_hands->count() <= most);
}

void TestTaskCounts::threeBonesArePosedAndRegistered()
{
    document().setCurrentFrame(15);
    const std::vector<mmd::TrackId> bones{
        m_window->leftArm, m_window->rightArm, m_window->boneNamed("頭")};
    m_window->viewport().setFocus();
    m_hands->key(Qt::Key_X);
    for (const mmd::TrackId& bone : bones) {
        m_hands->clickBone(bone);
        m_hands->turnRing(bone);
    }
    m_hands->key(Qt::Key_Return, Qt::ControlModifier);
    for (const mmd::TrackId& bone : bones) {
        const auto keys = m_window->frames(bone);
        QVERIFY(std::count(keys.begin(), keys.end(), 15u) == 1);
        QVERIFY(std::abs(poseOf(bone, 15).rotation.z) > 0.1f);
    }
    check(9);
}

void TestTaskCounts::aPoseIsCopiedToAFrame()
{
    document().setCurrentFrame(10);
    m_window->viewport().setFocus();
    m_hands->key(Qt::Key_A);
    m_hands->key(Qt::Key_C, Qt::ControlModifier);
    m_hands->goTo(40);
    m_hands->key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(poseOf(m_window->leftArm, 40).translation, poseOf(m_window->leftArm, 10).translation);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20, 40}));
    check(5);
}

void TestTaskCounts::theMotionOfAnArmIsMirrored()
{
    m_hands->clickRow(m_window->leftArm);
    m_hands->key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    m_hands->key(Qt::Key_C, Qt::ControlModifier);
    m_hands->goTo(0);
    m_hands->key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    for (const std::uint32_t frame : {0u, 10u, 20u}) {
        const mmd::BoneValue left = poseOf(m_window->leftArm, frame);
        const mmd::BoneValue right = poseOf(m_window->rightArm, frame);
        QCOMPARE(right.translation, left.translation * glm::vec3(-1, 1, 1));
        QCOMPARE(right.rotation.y, -left.rotation.y);
    }
    check(20);
}

/// Open, closed twice, open: each weight by a drag of the slider.
void TestTaskCounts::aBlinkHasFourKeys()
{
    const mmd::TrackId blink = m_window->model->morphTrack(0);
    m_hands->showDock("morphs");
    ValueSlider& slider = m_window->morphRow().slider();
    const int middle = slider.height() / 2;
    const QPoint open(1, middle), half(slider.width() / 2, middle),
        closed(slider.width() - 2, middle);
    m_hands->goTo(30);
    m_hands->drag(slider, {half, open});
    m_hands->key(Qt::Key_Return);
    m_hands->goTo(33);
    m_hands->drag(slider, {half, closed});
    m_hands->key(Qt::Key_Return);
    m_hands->goTo(35);
    m_hands->key(Qt::Key_Return);
    m_hands->goTo(38);
    m_hands->drag(slider, {half, open});
    m_hands->key(Qt::Key_Return);
    QCOMPARE(m_window->frames(blink), (Frames{0, 10, 20, 30, 33, 35, 38}));
    const auto weights = mmd::findMorphTrack(m_window->motion(), blink.name)->values();
    QCOMPARE(weights[3].weight, 0.0f);
    QCOMPARE(weights[4].weight, 1.0f);
    QCOMPARE(weights[5].weight, 1.0f);
    QCOMPARE(weights[6].weight, 0.0f);
    check(16);
}

void TestTaskCounts::theIkOfALegIsSwitchedOff()
{
    document().setCurrentFrame(15);
    m_hands->showDock("model");
    const std::string leg = m_window->boneNamed("左足ＩＫ").name;
    auto* switches = m_window->raise("model").findChild<IkSwitches*>();
    QVERIFY(switches && switches->field(leg));
    SwitchField& field = *switches->field(leg);
    m_hands->click(field, {10, field.height() / 2});
    m_hands->key(Qt::Key_Return);
    const auto* key = mmd::sampleShowIk(*m_window->motion().showIk, 15);
    QVERIFY(key && !mmd::isIkOn(*key, leg));
    QCOMPARE(m_window->frames(m_window->showIk), (Frames{0, 10, 15, 20}));
    check(4);
}

/// From this frame on; without a key, one click on the eye in the list of models hides it.
void TestTaskCounts::aModelIsHidden()
{
    document().setCurrentFrame(15);
    m_window->viewport().setFocus();
    m_hands->key(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    m_hands->key(Qt::Key_Return);
    QCOMPARE(m_window->frames(m_window->showIk), (Frames{0, 10, 15, 20}));
    QVERIFY(!mmd::sampleShowIk(*m_window->motion().showIk, 15)->show);
    check(2);
    const auto& other = document().scene().actors.back();
    QVERIFY(!other.motion.showIk && other.drafts.empty());
}

/// Two keys beside each other are a cut. Looking through the camera is a key, too.
void TestTaskCounts::threeCameraKeysHaveACut()
{
    m_window->activate(0);
    Viewport& view = m_window->viewport();
    view.setFocus();
    m_hands->key(Qt::Key_0, Qt::KeypadModifier);
    m_hands->goTo(40);
    m_hands->key(Qt::Key_Return);
    m_hands->key(Qt::Key_Right);
    m_hands->dragRight(view, {{200, 150}, {240, 160}, {300, 170}});
    m_hands->key(Qt::Key_Return);
    m_hands->goTo(70);
    m_hands->key(Qt::Key_Return);
    QCOMPARE(m_window->frames(m_window->camera), (Frames{0, 10, 20, 40, 41, 70}));
    const auto values = m_window->motion().camera->values();
    QVERIFY(!(values[3].rotation == values[4].rotation));
    check(9);
}

void TestTaskCounts::theCurveOfAKeyIsChanged()
{
    const auto before = mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name)->key(1);
    m_hands->clickKey(m_window->leftArm, 10);
    CurveView& curves = m_window->window.curveEditor().view();
    const QPoint handle = curves.positionOf(curves.handle(0)).toPoint();
    m_hands->drag(curves, {handle, handle + QPoint(15, 6), handle + QPoint(30, 12)});
    const auto after = mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name)->key(1);
    QVERIFY(!(after.interpolation == before.interpolation));
    check(2);
}

void TestTaskCounts::keysAreStretched()
{
    DopeCanvas& sheet = m_window->sheet();
    sheet.view().ensureTrackVisible(m_window->leftArm);
    m_hands->clickRow(m_window->leftArm);
    m_hands->key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    const QRectF block = sheet.view().blockOf(*sheet.selectionExtent());
    const QPoint edge(int(block.right()) - 1, int(block.center().y()));
    const int way = sheet.view().axis().pixel(40) - sheet.view().axis().pixel(20);
    m_hands->drag(sheet, {edge, edge + QPoint(way / 2, 0), edge + QPoint(way, 0)});
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 20, 40}));
    check(4);
}

void TestTaskCounts::framesAreInserted()
{
    document().setCurrentFrame(5);
    m_window->sheet().setFocus();
    for (int frame = 0; frame < 3; ++frame)
        m_hands->key(Qt::Key_I);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 13, 23}));
    check(3);
}

QTEST_MAIN(TestTaskCounts)
#include "test_task_counts.moc"
