// SPDX-License-Identifier: MIT
#include "libmmd/motion/camera/camera_cuts.h"

#include <QtTest/QTest>

#include <algorithm>
#include <vector>

using namespace mmd;

class TestCameraCuts : public QObject {
    Q_OBJECT
private slots:
    void keysOneFrameApartAreACut_data();
    void keysOneFrameApartAreACut();
    void theCutsAreFoundInBothDirections();
    void bakedKeysAreNoCuts();
    void withoutACutNothingIsFound();
};

namespace {

CameraKeyframe key(std::uint32_t frame, const CameraValue& value = {})
{
    return {.frame = frame, .value = value};
}

CameraValue far(float distance)
{
    CameraValue value;
    value.distance = -distance;
    return value;
}

Track<CameraKeyframe> track(const std::vector<CameraKeyframe>& keys)
{
    return {NameField{}, std::span(keys)};
}

} // namespace

void TestCameraCuts::keysOneFrameApartAreACut_data()
{
    QTest::addColumn<std::uint32_t>("frame"); // of the second key; the first one is at 10
    QTest::addColumn<int>("field");           // that differs; -1: none
    QTest::addColumn<bool>("isACut");
    QTest::newRow("distance") << 11u << 0 << true;
    QTest::newRow("target") << 11u << 1 << true;
    QTest::newRow("rotation") << 11u << 2 << true;
    QTest::newRow("field of view") << 11u << 3 << true;
    QTest::newRow("perspective") << 11u << 4 << true;
    QTest::newRow("only the curves") << 11u << 5 << false;
    QTest::newRow("nothing") << 11u << -1 << false;
    QTest::newRow("two frames apart") << 12u << 0 << false;
}

void TestCameraCuts::keysOneFrameApartAreACut()
{
    QFETCH(std::uint32_t, frame);
    QFETCH(int, field);
    QFETCH(bool, isACut);
    CameraValue value;
    if (field == 0)
        value.distance = -44.0f;
    else if (field == 1)
        value.target.z = 1.0f;
    else if (field == 2)
        value.rotation.y = 0.1f;
    else if (field == 3)
        value.fieldOfView = 31;
    else if (field == 4)
        value.perspectiveOff = 1;
    else if (field == 5)
        value.interpolation[0] ^= 1;
    const auto keys = track({key(10), key(frame, value)});
    QVERIFY(!isCut(keys, 0));
    QCOMPARE(isCut(keys, 1), isACut);
}

void TestCameraCuts::theCutsAreFoundInBothDirections()
{
    const auto keys = track({key(0), key(1, far(1)), key(50, far(2)), key(51, far(3)),
        key(80, far(3)), key(81, far(3)), key(90, far(4)), key(91, far(5)), key(92, far(6))});
    std::vector<std::uint32_t> found;
    for (auto cut = nextCut(keys, -1.0); cut; cut = nextCut(keys, *cut))
        found.push_back(*cut);
    const std::vector<std::uint32_t> all{1, 51, 91, 92};
    QCOMPARE(found, all);
    found.clear();
    for (auto cut = previousCut(keys, 1e9); cut; cut = previousCut(keys, *cut))
        found.insert(found.begin(), *cut);
    QCOMPARE(found, all);
    QCOMPARE(nextCut(keys, 50.0), 51u);
    QCOMPARE(nextCut(keys, 50.5), 51u);
    QCOMPARE(nextCut(keys, 51.0), 91u);
    QCOMPARE(previousCut(keys, 51.0), 1u);
    QCOMPARE(previousCut(keys, 51.5), 51u);
}

void TestCameraCuts::bakedKeysAreNoCuts()
{
    std::vector<CameraKeyframe> keys;
    for (std::uint32_t frame = 0; frame < 20; ++frame) { // holds, then eases in and out
        const float phase = std::clamp((float(frame) - 4.0f) / 12.0f, 0.0f, 1.0f);
        keys.push_back(key(frame, far(phase * phase * (3.0f - 2.0f * phase) * 40.0f)));
    }
    QVERIFY(!nextCut(track(keys), -1.0));
    for (std::uint32_t frame = 10; frame < 20; ++frame)
        keys[frame].value.target.x = 50.0f;
    QCOMPARE(nextCut(track(keys), -1.0), 10u); // one in the middle
    QVERIFY(!nextCut(track(keys), 10.0));
    keys[3].value.perspectiveOff = 1;
    QCOMPARE(nextCut(track(keys), -1.0), 3u);
}

void TestCameraCuts::withoutACutNothingIsFound()
{
    for (const auto& keys : {track({}), track({key(5)}), track({key(5), key(7, far(3))})}) {
        QVERIFY(!nextCut(keys, 0.0));
        QVERIFY(!previousCut(keys, 100.0));
    }
}

QTEST_GUILESS_MAIN(TestCameraCuts)
#include "test_camera_cuts.moc"
