// SPDX-License-Identifier: MIT
#include "libmmd/motion/key_number.h"
#include "libmmd/motion/track_kinds.h"

#include <QtTest/QTest>

#include <array>
#include <cmath>
#include <limits>

using namespace mmd;
using enum KeyNumber;

namespace {

constexpr std::array kinds{TrackKind::Bone, TrackKind::Morph, TrackKind::Camera, TrackKind::Light,
    TrackKind::Shadow, TrackKind::ShowIk};
constexpr double infinite = std::numeric_limits<double>::infinity();

/// A number that differs from a new key's.
double anotherOf(KeyNumber number)
{
    return typeOf(number) == NumberType::Switch ? 0.0 : number == Mode ? 2.0 : 33.0;
}

} // namespace

/// Numbers of keys: which ones a key has, valid and refused input, and which bits are kept.
class TestKeyNumber : public QObject {
    Q_OBJECT
private slots:
    void aKeyHasTheNumbersOfItsKind();
    void eachNumberIsWrittenAndReadAlone();
    void noNumberTakesNanOrMoreThanAFloat();
    void rangesAreThoseOfTheFile_data();
    void rangesAreThoseOfTheFile();
    void theBonesNumbers();
    void theCamerasNumbers();
    void theLightsNumbers();
    void theShadowsNumbers();
    void showIsAnyByteButZero();
};

/// Setting each number to its current value changes nothing.
void TestKeyNumber::aKeyHasTheNumbersOfItsKind()
{
    std::size_t all = 0;
    for (const TrackKind kind : kinds)
        withKeyOf(kind, [&]<class Key>() {
            for (std::size_t at = 0; at < keyNumberCount; ++at) {
                const auto number = KeyNumber(at);
                Key key;
                const auto value = numberOf(key, number);
                QCOMPARE(value.has_value(), hasNumber(kind, number));
                QCOMPARE(setNumber(key, number, value.value_or(0.0)), value.has_value());
                QVERIFY(key == Key{});
                all += value ? 1u : 0u;
            }
        });
    QCOMPARE(all, std::size_t(7 + 1 + 9 + 6 + 2 + 1));
}

void TestKeyNumber::eachNumberIsWrittenAndReadAlone()
{
    for (const TrackKind kind : kinds)
        withKeyOf(kind, [&]<class Key>() {
            for (std::size_t at = 0; at < keyNumberCount; ++at) {
                const auto number = KeyNumber(at);
                if (!hasNumber(kind, number))
                    continue;
                Key key;
                QVERIFY(setNumber(key, number, anotherOf(number)));
                for (std::size_t other = 0; other < keyNumberCount; ++other) {
                    const auto before = numberOf(Key{}, KeyNumber(other));
                    const auto after = numberOf(key, KeyNumber(other));
                    QCOMPARE(after.has_value(), before.has_value());
                    if (after)
                        QVERIFY(
                            std::abs(*after - (other == at ? anotherOf(number) : *before)) < 1e-3);
                }
            }
        });
}

void TestKeyNumber::noNumberTakesNanOrMoreThanAFloat()
{
    for (std::size_t at = 0; at < keyNumberCount; ++at)
        for (const double value : {infinite, -infinite, double(NAN), 1e39})
            QVERIFY(!isInRange(KeyNumber(at), value));
    BoneKeyframe key;
    QVERIFY(!setNumber(key, X, infinite) && !setNumber(key, RotationX, double(NAN)));
    QVERIFY(key == BoneKeyframe{});
}

void TestKeyNumber::rangesAreThoseOfTheFile_data()
{
    QTest::addColumn<KeyNumber>("number");
    QTest::addColumn<double>("value");
    QTest::addColumn<bool>("fits");
    QTest::newRow("a position") << X << -1e30 << true;
    QTest::newRow("no angle") << FieldOfView << 0.0 << true;
    QTest::newRow("a negative angle") << FieldOfView << -1.0 << false;
    QTest::newRow("a very wide angle") << FieldOfView << 2e9 << false;
    QTest::newRow("all red") << Red << 255.0 << true;
    QTest::newRow("more than all blue") << Blue << 256.0 << false;
    QTest::newRow("less than no green") << Green << -1.0 << false;
    QTest::newRow("mode 2") << Mode << 2.0 << true;
    QTest::newRow("half a mode") << Mode << 0.5 << false;
    QTest::newRow("mode 3") << Mode << 3.0 << false;
    QTest::newRow("half on") << Physics << 0.5 << false;
    QTest::newRow("on") << Show << 1.0 << true;
}

void TestKeyNumber::rangesAreThoseOfTheFile()
{
    QFETCH(KeyNumber, number);
    QFETCH(double, value);
    QFETCH(bool, fits);
    QCOMPARE(isInRange(number, value), fits);
}

void TestKeyNumber::theBonesNumbers()
{
    BoneKeyframe key;
    key.value.rotation = {0.5f, 0.5f, 0.5f, 0.5f};
    QVERIFY(setNumber(key, Y, 1.5));
    QCOMPARE(key.value.translation, glm::vec3(0, 1.5f, 0));
    QCOMPARE(key.value.rotation, glm::quat(0.5f, 0.5f, 0.5f, 0.5f)); // bit for bit
    QVERIFY(setNumber(key, RotationZ, 30.0));
    QVERIFY(std::abs(*numberOf(key, RotationZ) - 30.0) < 1e-3);
    QVERIFY(setNumber(key, Physics, 0.0));
    QVERIFY(!isPhysicsOn(key.interpolation));
    QVERIFY(!setNumber(key, Physics, 2.0) && !setNumber(key, Weight, 1.0));
}

void TestKeyNumber::theCamerasNumbers()
{
    CameraKeyframe key;
    key.value.rotation = {0.1f, 0.2f, 0.3f};
    QVERIFY(setNumber(key, RotationX, 30));
    QVERIFY(std::abs(key.value.rotation.x + glm::radians(30.0f)) < 1e-6f);
    QVERIFY(setNumber(key, RotationZ, -90));
    QVERIFY(std::abs(key.value.rotation.z + glm::radians(90.0f)) < 1e-6f);
    QCOMPARE(key.value.rotation.y, 0.2f); // bit for bit
    QVERIFY(setNumber(key, Z, 1.25));
    QCOMPARE(key.value.target, glm::vec3(0, 10, 1.25f));
    QVERIFY(setNumber(key, Distance, 12));
    QCOMPARE(key.value.distance, -12.0f);
    key.value.distance = 0.0f;
    QVERIFY(!std::signbit(*numberOf(key, Distance)));
    QVERIFY(setNumber(key, Distance, 0));
    QVERIFY(!std::signbit(key.value.distance)); // unchanged
    QVERIFY(setNumber(key, FieldOfView, 30.6));
    QCOMPARE(key.value.fieldOfView, 31u);
    key.value.perspectiveOff = 7;
    QCOMPARE(numberOf(key, Perspective), std::optional(0.0));
    QVERIFY(setNumber(key, Perspective, 0.0));
    QCOMPARE(int(key.value.perspectiveOff), 7); // as in the file
    QVERIFY(setNumber(key, Perspective, 1.0));
    QCOMPARE(int(key.value.perspectiveOff), 0);
    QVERIFY(setNumber(key, Perspective, 0.0));
    QCOMPARE(int(key.value.perspectiveOff), 1);
}

void TestKeyNumber::theLightsNumbers()
{
    LightKeyframe key;
    key.value.colour = glm::vec3(0.5004f);
    QVERIFY(setNumber(key, Green, *numberOf(key, Green)));
    QCOMPARE(key.value.colour, glm::vec3(0.5004f)); // the same shown colour keeps its bits
    QVERIFY(setNumber(key, Red, 255));
    QVERIFY(setNumber(key, Blue, 0));
    QVERIFY(setNumber(key, Green, 12.6));
    QCOMPARE(key.value.colour, glm::vec3(255, 13, 0) / 256.0f);
    QVERIFY(setNumber(key, Y, -3));
    QCOMPARE(key.value.direction, glm::vec3(-0.5f, -3.0f, 0.5f));
    QVERIFY(!setNumber(key, RotationX, 1) && !setNumber(key, Mode, 1));
}

void TestKeyNumber::theShadowsNumbers()
{
    ShadowKeyframe key;
    for (const double mode : {0.0, 1.0, 2.0}) {
        QVERIFY(setNumber(key, Mode, mode));
        QCOMPARE(int(key.value.mode), int(mode));
    }
    key.value.distance = 0.0123456f;
    QVERIFY(setNumber(key, Distance, *numberOf(key, Distance)));
    QCOMPARE(key.value.distance, 0.0123456f);
    QVERIFY(setNumber(key, Distance, 8000));
    QCOMPARE(key.value.distance, 0.02f);
    QVERIFY(!setNumber(key, X, 1));
}

void TestKeyNumber::showIsAnyByteButZero()
{
    ShowIkKeyframe key;
    key.value.show = 5;
    QVERIFY(setNumber(key, Show, 1.0));
    QCOMPARE(int(key.value.show), 5);
    QVERIFY(setNumber(key, Show, 0.0));
    QCOMPARE(int(key.value.show), 0);
    QVERIFY(setNumber(key, Show, 1.0));
    QCOMPARE(int(key.value.show), 1);
}

QTEST_GUILESS_MAIN(TestKeyNumber)
#include "test_key_number.moc"
