// SPDX-License-Identifier: MIT
#include "libmmd/physics/motion_changes.h"
#include "tests/physics/body_builder.h"

#include <QtTest/QtTest>

using namespace odori::test;

namespace {

/// Keys of b0 at 10, 20 and 30.
mmd::Motion threeKeys()
{
    mmd::Motion motion;
    for (const std::uint32_t frame : {10u, 20u, 30u})
        key(motion, 0, frame, {float(frame), 0, 0});
    return motion;
}

std::shared_ptr<const mmd::Model> modelWithMorphs()
{
    RigBuilder builder;
    builder.bone({0, 0, 0});
    for (const auto& [name, type] :
        {std::pair("face", mmd::pmx::MorphType::Vertex), {"jaw", mmd::pmx::MorphType::Bone}}) {
        mmd::pmx::Morph morph;
        morph.name.utf8 = name;
        morph.type = type;
        builder.model().morphs.push_back(morph);
    }
    return builder.build();
}

} // namespace

/// Up to which frame an edit leaves a motion what it was.
class TestMotionChanges : public QObject {
    Q_OBJECT
private slots:
    void editsCountFromTheKeyBefore_data();
    void editsCountFromTheKeyBefore();
    void onlyWhatMovesBonesCounts();
    void switchesCountFromTheirFrame();
};

void TestMotionChanges::editsCountFromTheKeyBefore_data()
{
    QTest::addColumn<int>("frame"); // of a key that is set
    QTest::addColumn<qint64>("until");
    QTest::newRow("a key beyond the last") << 40 << qint64(30);
    QTest::newRow("the last key") << 30 << qint64(20);
    QTest::newRow("a key in between") << 15 << qint64(10);
    QTest::newRow("the first key") << 10 << qint64(0);
    QTest::newRow("a key before the first") << 5 << qint64(0);
    QTest::newRow("a key at 0") << 0 << qint64(mmd::agreeNowhere);
}

void TestMotionChanges::editsCountFromTheKeyBefore()
{
    QFETCH(int, frame);
    const auto model = modelWithMorphs();
    const mmd::Motion before = threeKeys();
    mmd::Motion after = before;
    key(after, 0, std::uint32_t(frame), {0, 5, 0});
    QTEST(qint64(mmd::motionsAgreeUntil(*model, before, after)), "until");
    QTEST(qint64(mmd::motionsAgreeUntil(*model, after, before)), "until");
    QCOMPARE(mmd::motionsAgreeUntil(*model, after, after), mmd::agreeThroughout);
}

void TestMotionChanges::onlyWhatMovesBonesCounts()
{
    const auto model = modelWithMorphs();
    const mmd::Motion before = threeKeys();
    mmd::Motion after = before;
    key(after, 7, 3, {1, 1, 1}); // a bone that the model lacks
    key(after, "face", 4, 0.5f);
    QCOMPARE(mmd::motionsAgreeUntil(*model, before, after), mmd::agreeThroughout);
    key(after, "jaw", 4, 0.5f);
    QCOMPARE(mmd::motionsAgreeUntil(*model, before, after), std::int64_t(0));
    mmd::Motion same = threeKeys(); // other tracks with the same keys
    QCOMPARE(mmd::motionsAgreeUntil(*model, before, same), mmd::agreeThroughout);
    physicsKey(same, 0, 30, false, {30, 0, 0});
    QCOMPARE(mmd::motionsAgreeUntil(*model, before, same), std::int64_t(20));
}

void TestMotionChanges::switchesCountFromTheirFrame()
{
    const auto model = modelWithMorphs();
    const mmd::Motion before = threeKeys();
    mmd::Motion after = before;
    ikKey(after, 12, 0, false);
    QCOMPARE(mmd::motionsAgreeUntil(*model, before, after), std::int64_t(11));
    mmd::Motion more = after;
    ikKey(more, 50, 0, true);
    QCOMPARE(mmd::motionsAgreeUntil(*model, after, more), std::int64_t(49));
    QCOMPARE(mmd::motionsAgreeUntil(*model, more, before), std::int64_t(11));
}

QTEST_GUILESS_MAIN(TestMotionChanges)
#include "test_motion_changes.moc"
