// SPDX-License-Identifier: MIT
#include "libmmd/tools/feet/contact_edits.h"
#include "tests/libmmd/tools/tool_scene.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>

using namespace mmd;
using namespace odori::test;

namespace {

struct Place {
    std::uint32_t frame;
    glm::vec3 at;
    float pitch = 0.0f; ///< degrees: positive lifts the toe
};

/// Standing, with keys of the left foot's goal.
Motion step(const Model& model, const std::vector<Place>& places)
{
    std::vector<BoneKeyframe> keys;
    for (const Place& place : places) {
        BoneKeyframe key;
        key.frame = place.frame;
        key.value = {place.at, glm::angleAxis(glm::radians(place.pitch), glm::vec3(1, 0, 0))};
        keys.push_back(key);
    }
    Motion motion;
    const std::string name = model.boneTrack(boneNamed(model, "左足ＩＫ")).name;
    replaceTrack(motion, Track<BoneKeyframe>(fieldOf(name), keys));
    // The knees are bent, so that the goals can be reached.
    BoneKeyframe low;
    low.value.translation = {0.0f, -2.0f, 0.0f};
    replaceTrack(
        motion, Track<BoneKeyframe>(
                    fieldOf(model.boneTrack(boneNamed(model, "センター")).name), std::vector{low}));
    return motion;
}

bool isNear(double one, double other, double most)
{
    return std::abs(one - other) <= most;
}

} // namespace

/// Contacts of feet with known places.
class TestFootContacts : public QObject {
    Q_OBJECT
private slots:
    void stepsOfAWalkAreFound();
    void knownErrorsAreMeasured();
    void aFootThatRollsDoesNotSlide();
    void limitsDecide();
    void aContactDoesNotFlicker();
    void ofShortOnesNothingIsFound();
    void otherModelsHaveNone();
    void wrongNumbersAndRanges();
    void anEditedContactTakesFramesOfOthers_data();
    void anEditedContactTakesFramesOfOthers();
    void editedContactsAreMeasured();

private:
    [[nodiscard]] static std::vector<FootContact> found(const std::shared_ptr<const Model>& model,
        const Motion& motion, FrameSpan span, const ContactOptions& options = {})
    {
        const Progress progress;
        const auto contacts = footContacts(model, motion, span, options, {progress, 0.0, 1.0});
        return contacts ? *contacts : std::vector<FootContact>{};
    }
    const std::shared_ptr<const Model> m_model =
        modelAt(sampleFile(QStringLiteral("mannequin.pmx")));
};

/// A step takes 30 frames, and the feet alternate; each stands for 19.
void TestFootContacts::stepsOfAWalkAreFound()
{
    const Motion walk = motionAt(sampleFile(QStringLiteral("walk.vmd")));
    const auto contacts = found(m_model, walk, {0, walk.lastFrame()});
    QCOMPARE(contacts.size(), std::size_t(9));
    for (std::size_t at = 0; at < 4; ++at) {
        const auto begin = std::uint32_t(30 * at);
        QCOMPARE(contacts[at].side, FootSide::Left);
        QCOMPARE(contacts[at].span, (FrameSpan{begin, begin + 18}));
        QVERIFY(contacts[at].slide < 0.2 && contacts[at].height < 0.06);
        QVERIFY(contacts[at].penetration < 0.07);
    }
    QCOMPARE(contacts[5].span, (FrameSpan{15, 33}));
    QCOMPARE(contacts[5].side, FootSide::Right);
}

void TestFootContacts::knownErrorsAreMeasured()
{
    // Slides by (0.3, 0.4), floats by 0.2, then is under the ground by 0.1.
    const Motion motion = step(
        *m_model, {{0, {0, 0, 0}}, {20, {0, 0, 0}}, {22, {0.5f, 2, -1}}, {24, {1, 0.2f, -2}},
                      {40, {1, 0.2f, -2}}, {60, {1.3f, -0.1f, -2.4f}}, {70, {1.3f, -0.1f, -2.4f}}});
    const auto contacts = found(m_model, motion, {0, 70});
    QCOMPARE(contacts.size(), std::size_t(3));
    QCOMPARE(contacts[0].span, (FrameSpan{0, 19}));
    QVERIFY(contacts[0].slide < 0.001 && contacts[0].height < 0.001);
    QCOMPARE(contacts[1].span, (FrameSpan{25, 70}));
    QVERIFY2(isNear(contacts[1].slide, 0.5, 0.005), qPrintable(QString::number(contacts[1].slide)));
    QVERIFY(isNear(contacts[1].height, 0.2, 0.005));
    QVERIFY(isNear(contacts[1].penetration, 0.1, 0.005));
    QCOMPARE(contacts[2].side, FootSide::Right);
    QCOMPARE(contacts[2].span, (FrameSpan{0, 70}));
}

/// About the toe, then about the heel: the ankle moves, the standing points do not.
void TestFootContacts::aFootThatRollsDoesNotSlide()
{
    const auto foot = footOf(*m_model, FootSide::Left);
    QVERIFY(foot);
    std::vector<Place> places;
    for (int frame = 0; frame <= 40; ++frame) {
        const float pitch = frame <= 20 ? -2.0f * float(frame) : -2.0f * float(40 - frame);
        const glm::quat turn = glm::angleAxis(glm::radians(pitch), glm::vec3(1, 0, 0));
        places.push_back({std::uint32_t(frame), foot->toe - turn * foot->toe, pitch});
    }
    const auto contacts = found(m_model, step(*m_model, places), {0, 40});
    QCOMPARE(contacts.size(), std::size_t(2));
    QCOMPARE(contacts[0].span, (FrameSpan{0, 40}));
    QVERIFY2(contacts[0].slide < 0.01, qPrintable(QString::number(contacts[0].slide)));
    QVERIFY(contacts[0].height < 0.01 && contacts[0].penetration < 0.01);
}

void TestFootContacts::limitsDecide()
{
    // 0.2 units a frame, 0.3 units over the ground.
    const Motion motion = step(*m_model, {{0, {0, 0.3f, 1}}, {10, {0, 0.3f, -1}}});
    const auto lefts = [&](double height, double speed) {
        const auto contacts = found(m_model, motion, {0, 10}, {.height = height, .speed = speed});
        return std::count_if(contacts.begin(), contacts.end(),
            [](const FootContact& each) { return each.side == FootSide::Left; });
    };
    QCOMPARE(lefts(0.35, 0.22), 1);
    QCOMPARE(lefts(0.25, 0.22), 0);
    QCOMPARE(lefts(0.35, 0.18), 0);
}

void TestFootContacts::aContactDoesNotFlicker()
{
    std::vector<Place> places;
    for (std::uint32_t frame = 0; frame <= 30; ++frame)
        places.push_back({frame, {0, frame % 2 == 0 ? 0.4f : 0.6f, 0}});
    const auto contacts = found(m_model, step(*m_model, places), {0, 30});
    QCOMPARE(contacts.size(), std::size_t(2));
    QCOMPARE(contacts[0].span, (FrameSpan{0, 30}));
}

void TestFootContacts::ofShortOnesNothingIsFound()
{
    const Motion motion = step(*m_model, {{0, {0, 3, 0}}, {9, {0, 3, 0}}, {10, {0, 0, 0}},
                                             {14, {0, 0, 0}}, {15, {0, 3, 0}}, {30, {0, 3, 0}}});
    QCOMPARE(found(m_model, motion, {0, 30}, {.shortest = 5}).size(), std::size_t(2));
    QCOMPARE(found(m_model, motion, {0, 30}, {.shortest = 6}).size(), std::size_t(1));
    QCOMPARE(found(m_model, motion, {0, 30}, {.shortest = 0}).size(), std::size_t(2));
}

void TestFootContacts::otherModelsHaveNone()
{
    QVERIFY(found(std::make_shared<const Model>(), Motion(), {0, 10}).empty());
    pmx::Model data;
    data.bones.resize(1);
    data.bones[0].name.utf8 = "左足首";
    data.bones[0].position = {1, 1, 0};
    const auto lone = std::make_shared<const Model>(makeModel(data, {}, {}));
    const auto foot = footOf(*lone, FootSide::Left);
    QVERIFY(foot && foot->leg < 0 && foot->ankleChain < 0);
    QCOMPARE(found(lone, Motion(), {0, 10}).size(), std::size_t(1));
}

void TestFootContacts::wrongNumbersAndRanges()
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const Motion motion =
        step(*m_model, {{0, {nan, 0, 0}}, {10, {0, nan, nan}}, {20, {1e30f, -1e30f, 1e30f}}});
    (void)found(m_model, motion, {0, 20});
    const Progress progress;
    const auto refused =
        footContacts(m_model, motion, {0, 4'000'000'000U}, {}, {progress, 0.0, 1.0});
    QVERIFY(!refused && refused.error().code == ErrorCode::TooManyFrames);
    Progress stopped;
    stopped.cancel();
    const auto cancelled = footContacts(m_model, motion, {0, 20}, {}, {stopped, 0.0, 1.0});
    QVERIFY(!cancelled && cancelled.error().code == ErrorCode::Cancelled);
}

void TestFootContacts::anEditedContactTakesFramesOfOthers_data()
{
    using Spans = std::vector<FrameSpan>;
    QTest::addColumn<int>("replaced"); ///< -1: none
    QTest::addColumn<FrameSpan>("span");
    QTest::addColumn<Spans>("left"); ///< before: 10 to 20, 30 to 40, 50 to 60
    QTest::addColumn<int>("edited");
    QTest::newRow("free frames") << -1 << FrameSpan{22, 25}
                                 << Spans{{10, 20}, {22, 25}, {30, 40}, {50, 60}} << 1;
    QTest::newRow("the begin of one")
        << -1 << FrameSpan{25, 30} << Spans{{10, 20}, {25, 30}, {31, 40}, {50, 60}} << 1;
    QTest::newRow("the end of one")
        << -1 << FrameSpan{40, 45} << Spans{{10, 20}, {30, 39}, {40, 45}, {50, 60}} << 2;
    QTest::newRow("all but a frame")
        << -1 << FrameSpan{31, 39} << Spans{{10, 20}, {30, 30}, {31, 39}, {40, 40}, {50, 60}} << 2;
    QTest::newRow("all of one") << -1 << FrameSpan{29, 41} << Spans{{10, 20}, {29, 41}, {50, 60}}
                                << 1;
    QTest::newRow("inside of one")
        << -1 << FrameSpan{33, 35} << Spans{{10, 20}, {30, 32}, {33, 35}, {36, 40}, {50, 60}} << 2;
    QTest::newRow("longer") << 1 << FrameSpan{30, 55} << Spans{{10, 20}, {30, 55}, {56, 60}} << 1;
    QTest::newRow("shorter") << 0 << FrameSpan{12, 12} << Spans{{12, 12}, {30, 40}, {50, 60}} << 0;
    QTest::newRow("from frame 0") << 0 << FrameSpan{0, 70} << Spans{{0, 70}} << 0;
}

void TestFootContacts::anEditedContactTakesFramesOfOthers()
{
    QFETCH(int, replaced);
    QFETCH(FrameSpan, span);
    QFETCH(std::vector<FrameSpan>, left);
    QFETCH(int, edited);
    std::vector<FootContact> before;
    for (const FrameSpan& each : {FrameSpan{10, 20}, FrameSpan{30, 40}, FrameSpan{50, 60}})
        before.push_back({.side = FootSide::Left, .span = each});
    before.push_back({.side = FootSide::Right, .span = {0, 100}});
    const auto at = replaced < 0 ? std::nullopt : std::optional(std::size_t(replaced));
    const EditedContacts after = withContact(before, at, FootSide::Left, span);
    QCOMPARE(int(after.edited), edited);
    std::vector<FrameSpan> spans;
    for (const FootContact& each : after.contacts)
        if (each.side == FootSide::Left)
            spans.push_back(each.span);
    QVERIFY(spans == left);
    QVERIFY(after.contacts.back() == before.back()); // the other foot keeps its own
}

void TestFootContacts::editedContactsAreMeasured()
{
    const Motion walk = motionAt(sampleFile(QStringLiteral("walk.vmd")));
    const Progress progress;
    const auto paths = footPaths(m_model, walk, {0, 50}, {progress, 0.0, 1.0});
    QVERIFY(paths);
    const std::vector<FootContact> wanted{{.side = FootSide::Left, .span = {40, 90}},
        {.side = FootSide::Left, .span = {60, 90}}, {.side = FootSide::Right, .span = {3, 8}}};
    const auto measured = measuredContacts(*paths, wanted);
    QCOMPARE(measured.size(), std::size_t(2)); // one is outside of the paths
    QCOMPARE(measured[0], measuredContact(paths->front(), {40, 50}));
    QCOMPARE(measured[1], measuredContact(paths->back(), {3, 8}));
}

QTEST_APPLESS_MAIN(TestFootContacts)
#include "test_foot_contacts.moc"
