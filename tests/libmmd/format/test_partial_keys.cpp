// SPDX-License-Identifier: MIT
#include "libmmd/format/text/csv.h"
#include "libmmd/format/text/number_text.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/motion/angles/panel_angles.h"
#include "libmmd/motion/panel_values.h"

#include <QtTest/QTest>

#include <bit>
#include <cmath>
#include <limits>

using namespace mmd;

/// Tables with a part of a key: each column sets its own number, all others have MMD's defaults.
class TestPartialKeys : public QObject {
    Q_OBJECT
private slots:
    void eachColumnOfACameraIsItsOwn_data();
    void eachColumnOfACameraIsItsOwn();
    void eachColumnOfABoneIsItsOwn_data();
    void eachColumnOfABoneIsItsOwn();
    void eachColumnOfALightAndAShadowIsItsOwn();
    void whatIsSaidExactlyWinsOverThePanel();
    void numbersAreSpelledShortAndComeBack_data();
    void numbersAreSpelledShortAndComeBack();
    void wholeNumbersMayHaveAPoint();
    void bytesAreTwoDigitsEach();
};

namespace {

Motion motionOf(const QByteArray& columns, const QByteArray& row)
{
    const QByteArray csv = "kind,name,frame," + columns + '\n' + row + '\n';
    const auto file = vmdFromCsv(std::string_view(csv.constData(), std::size_t(csv.size())));
    return file ? motionFromVmd(*file).motion : Motion();
}

bool isNear(const glm::vec3& a, const glm::vec3& b)
{
    const glm::vec3 off = glm::abs(a - b);
    return off.x < 1e-4f && off.y < 1e-4f && off.z < 1e-4f;
}

} // namespace

void TestPartialKeys::eachColumnOfACameraIsItsOwn_data()
{
    QTest::addColumn<QByteArray>("column");
    for (const char* name : {"x", "y", "z", "radian_x", "radian_y", "radian_z", "angle_x",
             "angle_y", "angle_z", "distance", "field_of_view"})
        QTest::newRow(name) << QByteArray(name);
}

void TestPartialKeys::eachColumnOfACameraIsItsOwn()
{
    QFETCH(QByteArray, column);
    const Motion motion = motionOf(column, "camera,,3,7");
    QVERIFY(motion.camera);
    CameraValue value = motion.camera->values()[0];
    CameraValue expected;
    const int axis = column.back() - 'x';
    if (column.size() == 1) {
        expected.target[axis] = 7.0f;
    } else if (column.startsWith("radian")) {
        expected.rotation[axis] = 7.0f;
    } else if (column.startsWith("angle")) {
        expected.rotation[axis] = glm::radians(axis == 0 ? -7.0f : 7.0f);
        QVERIFY(isNear(value.rotation, expected.rotation));
        value.rotation = expected.rotation;
    } else if (column == "distance") {
        expected.distance = 7.0f;
    } else {
        expected.fieldOfView = 7;
    }
    QVERIFY(value == expected);
}

void TestPartialKeys::eachColumnOfABoneIsItsOwn_data()
{
    QTest::addColumn<QByteArray>("column");
    for (const char* name : {"x", "y", "z", "angle_x", "angle_y", "angle_z", "curve_x", "curve_y",
             "curve_z", "curve_rotation", "physics"})
        QTest::newRow(name) << QByteArray(name);
}

void TestPartialKeys::eachColumnOfABoneIsItsOwn()
{
    QFETCH(QByteArray, column);
    const bool isCurve = column.startsWith("curve");
    const Motion motion = motionOf(column, isCurve               ? "bone,a,3,1 2 3 4"
                                           : column == "physics" ? "bone,a,3,false"
                                                                 : "bone,a,3,7");
    QCOMPARE(motion.bones.size(), std::size_t(1));
    const BoneKeyframe key = motion.bones[0]->key(0);
    BoneValue expected;
    const int axis = column.back() - 'x';
    if (column.size() == 1)
        expected.translation[axis] = 7.0f;
    QCOMPARE(key.value.translation, expected.translation);
    glm::vec3 angles(0.0f);
    if (column.startsWith("angle"))
        angles[axis] = 7.0f;
    QVERIFY(isNear(panelAngles(key.value.rotation), angles));
    const BoneCurves curves = curvesOf(key.interpolation);
    const std::size_t changed = !isCurve ? 9 : column == "curve_rotation" ? 3 : std::size_t(axis);
    for (std::size_t channel = 0; channel < curves.size(); ++channel)
        QCOMPARE(curves[channel], channel == changed ? (BezierCurve{1, 2, 3, 4}) : BezierCurve{});
    QCOMPARE(isPhysicsOn(key.interpolation), column != "physics");
}

void TestPartialKeys::eachColumnOfALightAndAShadowIsItsOwn()
{
    for (int part = 0; part < 3; ++part) {
        const char* colours[] = {"red", "green", "blue"};
        const char* axes[] = {"x", "y", "z"};
        const auto lightOf = [&](const QByteArray& column) {
            return motionOf(column, "light,,3,0.25").light->values()[0];
        };
        LightValue expected;
        expected.colour[part] = 0.25f;
        QVERIFY(lightOf(colours[part]) == expected);
        expected = {};
        expected.direction[part] = 0.25f;
        QVERIFY(lightOf(axes[part]) == expected);
        expected = {};
        expected.colour = glm::vec3(0.0f); // omitted numbers of the panel are 0
        expected.colour[part] = 0.25f / 256.0f;
        QVERIFY(lightOf(QByteArray("panel_") + colours[part]) == expected);
    }
    const auto shadowOf = [](const QByteArray& column, const QByteArray& value) {
        return motionOf(column, "shadow,,3," + value).shadow->values()[0];
    };
    QVERIFY(shadowOf("mode", "2") == (ShadowValue{.mode = 2}));
    QVERIFY(shadowOf("distance", "0.5") == (ShadowValue{.distance = 0.5f}));
    QVERIFY(shadowOf("panel_distance", "5000") ==
            (ShadowValue{.distance = shadowDistanceOfPanel(5000.0f)}));
}

void TestPartialKeys::whatIsSaidExactlyWinsOverThePanel()
{
    const Motion bone = motionOf("qx,qy,qz,qw,angle_x", "bone,a,3,0,1,0,0,45");
    QVERIFY(bone.bones[0]->values()[0].rotation == glm::quat(0, 0, 1, 0));
    const Motion camera = motionOf("radian_y,angle_x", "camera,,3,2,45");
    QCOMPARE(camera.camera->values()[0].rotation, glm::vec3(0, 2, 0));
    const Motion light = motionOf("green,panel_red", "light,,3,0.5,10");
    LightValue expected;
    expected.colour.g = 0.5f;
    QVERIFY(light.light->values()[0] == expected);
    const Motion shadow = motionOf("distance,panel_distance", "shadow,,3,0.5,10");
    QCOMPARE(shadow.shadow->values()[0].distance, 0.5f);
}

void TestPartialKeys::numbersAreSpelledShortAndComeBack_data()
{
    QTest::addColumn<float>("value");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("whole") << 3.0f << QByteArray("3");
    QTest::newRow("tenth") << 0.1f << QByteArray("0.1");
    QTest::newRow("negative") << -2.5f << QByteArray("-2.5");
    QTest::newRow("nothing") << 0.0f << QByteArray("0");
    QTest::newRow("less than nothing") << -0.0f << QByteArray("-0.0");
    QTest::newRow("small") << 1e-45f << QByteArray("1e-45");
    QTest::newRow("largest") << std::numeric_limits<float>::max() << QByteArray("3.4028235e+38");
}

void TestPartialKeys::numbersAreSpelledShortAndComeBack()
{
    QFETCH(float, value);
    QFETCH(QByteArray, said);
    std::string spelled;
    text::appendReal(spelled, value);
    QCOMPARE(QByteArray::fromStdString(spelled), said);
    QCOMPARE(text::realBits(spelled).value(), std::bit_cast<std::uint32_t>(value));
    std::string bits;
    text::appendBits(bits, std::bit_cast<std::uint32_t>(value));
    QCOMPARE(bits.size(), std::size_t(10));
    QCOMPARE(text::realBits(bits).value(), std::bit_cast<std::uint32_t>(value));
    for (const char* wrong : {"0x7FC0000", "0x7FC000000", "0x7FC0000G", "7FC00000x", "1e39", ""})
        QVERIFY2(!text::realBits(wrong), wrong);
    QCOMPARE(text::realBits("0x7fc00001").value(), 0x7FC00001u);
}

void TestPartialKeys::wholeNumbersMayHaveAPoint()
{
    QCOMPARE(text::wholeOf("12").value(), 12u);
    QCOMPARE(text::wholeOf("12.0").value(), 12u);
    QCOMPARE(text::wholeOf("12.").value(), 12u);
    QCOMPARE(text::wholeOf("4294967295.000").value(), 4294967295u);
    for (const char* wrong :
        {"", ".", ".0", "12.5", "12.0.0", "-1", "+1", "4294967296", "1e3", " 1"})
        QVERIFY2(!text::wholeOf(wrong), wrong);
}

void TestPartialKeys::bytesAreTwoDigitsEach()
{
    std::string hex;
    text::appendHex(hex, std::string_view("\x00\x7F\x80\xFF", 4));
    QCOMPARE(hex, std::string("007F80FF"));
    QCOMPARE(text::bytesOfHex(hex).value(), std::string("\x00\x7F\x80\xFF", 4));
    QCOMPARE(text::bytesOfHex("0x0aBc").value(), std::string("\x0A\xBC"));
    QCOMPARE(text::bytesOfHex("").value(), std::string());
    for (const char* wrong : {"0", "0g", "g0", "0x0", " 00", "00 "})
        QVERIFY2(!text::bytesOfHex(wrong), wrong);
}

QTEST_GUILESS_MAIN(TestPartialKeys)
#include "test_partial_keys.moc"
