// SPDX-License-Identifier: MIT
#include "libmmd/animation/animation_answer.h"

#include <QtTest/QTest>

#include <cstring>
#include <limits>

using namespace mmd;

namespace {

SkeletonAnimation twoJoints()
{
    SkeletonAnimation animation;
    animation.fps = 24.0;
    animation.metres = 0.01;
    animation.joints = {
        {"Hips", -1, {{0, 1, 0}, {1, 0, 0, 0}}}, {"左腕", 0, {{1, 2, 3}, {0, 1, 0, 0}}}};
    animation.frameCount = 2;
    for (int place = 0; place < 4; ++place)
        animation.places.push_back({{float(place), 0.5f, -1.0f}, {0.6f, 0.0f, 0.8f, 0.0f}});
    return animation;
}

Result<SkeletonAnimation> read(const std::vector<std::byte>& bytes)
{
    return readAnimationAnswer(bytes);
}

} // namespace

/// What the reader's process sends.
class TestAnimationAnswer : public QObject {
    Q_OBJECT
private slots:
    void animationsAndErrorsArrive();
    void anyCutIsAnError();
    void parentsAreBeforeTheirChildren();
    void hugeClaimsAreRefused();
    void invalidNumbersBecomeRest();
    void textsAreCutAndUtf8();
};

void TestAnimationAnswer::animationsAndErrorsArrive()
{
    const auto again = read(animationAnswer(twoJoints()));
    QVERIFY(again.has_value());
    QVERIFY(*again == twoJoints());
    SkeletonAnimation several = twoJoints();
    several.takes = {"idle", "走る", ""};
    several.take = 1;
    const auto arrived = read(animationAnswer(several));
    QVERIFY(arrived.has_value() && *arrived == several);
    several.take = 3;
    QVERIFY(!read(animationAnswer(several)).has_value());
    const Error error{.code = ErrorCode::BadText, .field = "a reason", .value = 7};
    const auto failed = read(animationAnswer(tl::unexpected(error)));
    QVERIFY(!failed.has_value());
    QVERIFY(failed.error() == error);
}

void TestAnimationAnswer::anyCutIsAnError()
{
    const auto whole = animationAnswer(twoJoints());
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const auto cut = read({whole.begin(), whole.begin() + std::ptrdiff_t(size)});
        QVERIFY(!cut.has_value());
        QCOMPARE(cut.error().code, ErrorCode::BadText);
    }
    auto longer = whole;
    longer.push_back(std::byte{0});
    QVERIFY(!read(longer).has_value());
}

void TestAnimationAnswer::parentsAreBeforeTheirChildren()
{
    for (const int parent : {1, 2, -2, 1000000}) {
        SkeletonAnimation animation = twoJoints();
        animation.joints[1].parent = parent;
        QVERIFY(!read(animationAnswer(animation)).has_value());
    }
}

void TestAnimationAnswer::hugeClaimsAreRefused()
{
    auto bytes = animationAnswer(twoJoints());
    const std::size_t takes = 8 + 1, joints = takes + 4 + 4 + 16, frames = joints + 4;
    const std::uint32_t many = 4'000'000'000u;
    auto changed = bytes;
    std::memcpy(changed.data() + joints, &many, 4);
    QVERIFY(!read(changed).has_value());
    changed = bytes;
    std::memcpy(changed.data() + takes, &many, 4);
    QVERIFY(!read(changed).has_value());
    const std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    std::memcpy(bytes.data() + frames, &most, 8);
    QVERIFY(!read(bytes).has_value());
}

void TestAnimationAnswer::invalidNumbersBecomeRest()
{
    SkeletonAnimation animation = twoJoints();
    animation.places[1].position.x = std::numeric_limits<float>::quiet_NaN();
    animation.places[2].rotation = {0.0f, 0.0f, 0.0f, 0.0f};
    const auto again = read(animationAnswer(animation));
    QVERIFY(again.has_value());
    QVERIFY(again->places[1] == JointPlace{});
    QVERIFY(again->places[2] == JointPlace{});
    QVERIFY(again->places[3] == animation.places[3]);
}

/// A long name is cut between two characters; bytes that are no text cannot be shown.
void TestAnimationAnswer::textsAreCutAndUtf8()
{
    SkeletonAnimation animation = twoJoints();
    std::string& name = animation.joints[0].name;
    name.clear();
    for (int letter = 0; letter < 2000; ++letter)
        name += "左";
    animation.joints[1].name = "\x8D\xB6";
    const auto again = read(animationAnswer(animation));
    QVERIFY(again.has_value());
    QCOMPARE(again->joints[0].name.size(), std::size_t(3 * 1365));
    QVERIFY(name.starts_with(again->joints[0].name));
    QCOMPARE(again->joints[1].name, std::string("unreadable"));
    const Error error{ErrorCode::NotReadable, 12, "欠", 34, FileProblem::IsFolder};
    QVERIFY(read(animationAnswer(tl::unexpected(error))).error() == error);
}

QTEST_GUILESS_MAIN(TestAnimationAnswer)
#include "test_animation_answer.moc"
