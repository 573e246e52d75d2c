// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "tests/support/held_key.h"
#include "tests/ui/curves/graph/value_stage.h"
#include "ui/document/files/project.h"
#include "ui/theme/theme.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

using namespace odori;
using namespace odori::test;

/// Every line of every kind of track: the mouse and the arrow keys change its number and its
/// easing, and nothing else.
class TestValueNumbers : public QObject, private ValueStage {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        applyTheme(*qApp, darkTheme());
        setUp(); // one window for all rows
    }
    void cleanupTestCase() { tearDown(); }
    void init();
    void anArrowChangesItsNumberAlone_data() { lines(); }
    void anArrowChangesItsNumberAlone();
    void aDragChangesItsNumberAlone_data() { lines(); }
    void aDragChangesItsNumberAlone();
    void aHandleBendsItsCurveAlone_data();
    void aHandleBendsItsCurveAlone();
    void aLockedHandleKeepsTheOtherNumber_data() { aHandleBendsItsCurveAlone_data(); }
    void aLockedHandleKeepsTheOtherNumber();
    void theFieldOfViewStaysAboveZero();

private:
    static void lines();
    /// Shows the row's key with only its line, which becomes the active one.
    [[nodiscard]] GraphLine showRow();
    [[nodiscard]] mmd::LineValues numbers(const GraphLine& line) const
    {
        return canvas().graph().track(line.track).evaluate(keyFrame);
    }
    /// The number of this line.
    [[nodiscard]] double number(const GraphLine& line) const
    {
        return numbers(line)[*lineOf(canvas().graph().track(line.track).id().kind, line.channel)];
    }
    /// All curves of a key of the row's track.
    [[nodiscard]] std::vector<mmd::BezierCurve> curves(
        const GraphLine& line, std::uint32_t frame) const;
    [[nodiscard]] std::optional<GraphHandle> rowsHandle() const;
    void verifyOnlyOf(const GraphLine& line, const mmd::LineValues& before, double wanted);

    static constexpr std::uint32_t keyFrame = 10, nextFrame = 20;
};

/// A bone with different values at 10 and 20, a camera, and a second model with the same keys.
void TestValueNumbers::init()
{
    m_document->project().close();
    canvas().setMuted(0);
    loadSmallScene(*m_document);
    m_document->load(mmd::addActor(
        m_document->scene(), std::shared_ptr<const mmd::Model>(m_document->actor()->model)));
    std::vector<mmd::KeyValue> keys;
    for (const auto& [frame, scale] : {std::pair(keyFrame, 1.0f), std::pair(nextFrame, 2.0f)}) {
        mmd::KeyValue key;
        key.frame = frame;
        key.track = bone("センター");
        key.bone.translation = glm::vec3(1, -2, 3) * scale;
        key.bone.rotation = glm::angleAxis(0.3f * scale, glm::normalize(glm::vec3(1, 2, -1)));
        keys.push_back(key);
        key.track = morph("あ");
        key.weight = 0.3f * scale;
        keys.push_back(key);
    }
    for (const mmd::Actor& actor : mmd::Scene(m_document->scene()).actors)
        m_document->load(mmd::setKeys({m_document->scene(), actor.id}, keys));
    m_document->activate(m_document->scene().actors.front().id);
    mmd::Motion motion;
    std::vector<mmd::CameraKeyframe> camera(2);
    camera[0].frame = keyFrame;
    camera[0].value.target = {1, 2, 3};
    camera[0].value.rotation = {0.1f, 0.2f, 0.3f};
    camera[1].frame = 20;
    camera[1].value.target = {-1, -2, -3};
    camera[1].value.rotation = {0.4f, -0.2f, 0.6f};
    camera[1].value.distance = -20.0f;
    camera[1].value.fieldOfView = 60;
    mmd::replaceTrack(motion, mmd::Track<mmd::CameraKeyframe>({}, camera));
    m_document->load(mmd::setCameraMotion(m_document->scene(), motion));
}

void TestValueNumbers::lines()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("channel");
    for (const mmd::TrackKind kind :
        {mmd::TrackKind::Bone, mmd::TrackKind::Morph, mmd::TrackKind::Camera})
        for (const mmd::KeyNumber channel : channelsOf(kind))
            QTest::addRow("%s %s",
                kind == mmd::TrackKind::Bone    ? "bone"
                : kind == mmd::TrackKind::Morph ? "morph"
                                                : "camera",
                qPrintable(ValueCanvas::channelName(channel)))
                << int(kind) << int(channel);
}

GraphLine TestValueNumbers::showRow()
{
    QFETCH(int, kind);
    QFETCH(int, channel);
    mmd::TrackId track = bone("センター");
    if (kind == int(mmd::TrackKind::Morph))
        track = morph("あ");
    if (kind == int(mmd::TrackKind::Camera)) {
        track = {mmd::TrackKind::Camera, {}};
        m_document->activate(mmd::sceneActor);
    }
    const auto own = static_cast<mmd::KeyNumber>(channel);
    mmd::Selection selection;
    selection.setTrack(track, true);
    selection.setKey(track, keyFrame, true);
    show(selection);
    canvas().setMuted(static_cast<mmd::ChannelSet>(~bitOf(own)));
    canvas().fitAll();
    (void)canvas().grab();
    const GraphLine line{*canvas().graph().find(track), own};
    canvas().setActiveLine(line);
    return line;
}

std::vector<mmd::BezierCurve> TestValueNumbers::curves(
    const GraphLine& line, std::uint32_t frame) const
{
    const mmd::ValueSamples& samples = canvas().graph().track(line.track);
    const auto frames = samples.keyFrames();
    const auto key = std::size_t(std::find(frames.begin(), frames.end(), frame) - frames.begin());
    std::vector<mmd::BezierCurve> curves(samples.id().kind == mmd::TrackKind::Camera
                                             ? mmd::cameraChannelCount
                                             : mmd::boneChannelCount);
    for (std::size_t at = 0; at < curves.size(); ++at)
        curves[at] = samples.curve(key, at);
    return curves;
}

/// The row's handle on the segment from 10 to 20.
std::optional<GraphHandle> TestValueNumbers::rowsHandle() const
{
    QFETCH(int, handle);
    for (const GraphHandle& each : canvas().handles())
        if (each.frame == nextFrame && each.index == handle)
            return each;
    return std::nullopt;
}

/// Checks that only this number changed, by `wanted`: no other number of the key and no other
/// model; then undoes the change.
void TestValueNumbers::verifyOnlyOf(
    const GraphLine& line, const mmd::LineValues& before, double wanted)
{
    const mmd::TrackKind kind = canvas().graph().track(line.track).id().kind;
    const mmd::LineValues after = numbers(line);
    const auto own = lineOf(kind, line.channel);
    for (std::size_t at = 0; at < channelsOf(kind).size(); ++at) {
        const double change = after[at] - before[at];
        QVERIFY2(std::abs(change - (at == *own ? wanted : 0.0)) < 2e-3,
            qPrintable(QStringLiteral("%1: %2").arg(at).arg(change)));
    }
    const auto others = [&] {
        auto copy = m_document->scene();
        std::erase_if(copy.actors, [&](const mmd::Actor& each) { return each.id == copy.active; });
        return copy.actors;
    };
    const mmd::Scene edited = m_document->scene();
    const mmd::Selection selection = m_document->selection();
    const auto othersThen = others();
    QCOMPARE(undoSteps(), 1);
    m_document->undo();
    QVERIFY(others() == othersThen);
    (void)canvas().grab();
    for (std::size_t at = 0; at < channelsOf(kind).size(); ++at)
        QVERIFY(std::abs(numbers(line)[at] - before[at]) < 1e-9);
    QVERIFY(m_document->selection() == selection);
    m_document->redo();
    QVERIFY(m_document->scene() == edited);
}

void TestValueNumbers::anArrowChangesItsNumberAlone()
{
    const GraphLine line = showRow();
    const mmd::LineValues before = numbers(line);
    const mmd::Quantity quantity = quantityOf(line.channel);
    const double step = quantity == mmd::Quantity::Length  ? 0.1
                        : quantity == mmd::Quantity::Angle ? 1.0
                                                           : 0.01;
    canvas().setFocus();
    QTest::keyClick(&canvas(), Qt::Key_Up);
    verifyOnlyOf(line, before, step);
    QTest::keyClick(&canvas(), Qt::Key_Down);
    const double rest = number(line);
    QVERIFY(std::abs(rest -
                     before[*lineOf(canvas().graph().track(line.track).id().kind, line.channel)]) <
            2e-3);
    if (line.channel == mmd::KeyNumber::FieldOfView)
        return; // whole degrees only
    QTest::keyClick(&canvas(), Qt::Key_Up, Qt::ControlModifier);
    QVERIFY(std::abs(number(line) - rest - 0.1 * step) < 0.01 * step + 1e-4);
    QTest::keyClick(&canvas(), Qt::Key_Up, Qt::ShiftModifier);
    QVERIFY(std::abs(number(line) - rest - 10.1 * step) < 0.01 * step + 1e-4);
}

void TestValueNumbers::aDragChangesItsNumberAlone()
{
    const GraphLine line = showRow();
    const mmd::LineValues before = numbers(line);
    const QPoint from = at(line, keyFrame);
    const double wanted = 40.0 / canvas().axes().scale(quantityOf(line.channel)).pixelsPerUnit;
    drag(from, from + QPoint(0, -40));
    verifyOnlyOf(
        line, before, line.channel == mmd::KeyNumber::FieldOfView ? std::round(wanted) : wanted);
}

void TestValueNumbers::aHandleBendsItsCurveAlone_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("channel");
    QTest::addColumn<int>("curve");
    QTest::addColumn<int>("handle");
    using enum mmd::KeyNumber;
    const auto add = [](const char* name, mmd::TrackKind kind, mmd::KeyNumber channel, int curve) {
        for (const int handle : {0, 1})
            QTest::addRow("%s, handle %d", name, handle + 1)
                << int(kind) << int(channel) << curve << handle;
    };
    add("bone x", mmd::TrackKind::Bone, X, 0);
    add("bone y", mmd::TrackKind::Bone, Y, 1);
    add("bone z", mmd::TrackKind::Bone, Z, 2);
    add("bone rotation", mmd::TrackKind::Bone, RotationX, 3);
    add("bone rotation, seen as z", mmd::TrackKind::Bone, RotationZ, 3);
    add("camera x", mmd::TrackKind::Camera, X, 0);
    add("camera y", mmd::TrackKind::Camera, Y, 1);
    add("camera z", mmd::TrackKind::Camera, Z, 2);
    add("camera rotation", mmd::TrackKind::Camera, RotationY, 3);
    add("camera distance", mmd::TrackKind::Camera, Distance, 4);
    add("camera field of view", mmd::TrackKind::Camera, FieldOfView, 5);
}

void TestValueNumbers::aHandleBendsItsCurveAlone()
{
    QFETCH(int, curve);
    QFETCH(int, handle);
    const GraphLine line = showRow();
    const auto grip = rowsHandle();
    QVERIFY(grip);
    const mmd::Scene before = m_document->scene();
    const mmd::Selection selection = m_document->selection();
    const auto atKey = curves(line, keyFrame);
    GraphHandle wanted = *grip;
    wanted.position = {50.0, 90.0};
    const QPoint off(3, 2); // off the centre: the key must not jump to the mouse
    drag(canvas().positionOf(*grip).toPoint() + off, canvas().positionOf(wanted).toPoint() + off);
    (void)canvas().grab();
    QVERIFY(curves(line, keyFrame) == atKey);
    const auto next = curves(line, nextFrame);
    for (int at = 0; at < int(next.size()); ++at) {
        const mmd::BezierCurve now = next[std::size_t(at)];
        if (at != curve) {
            QVERIFY(now == mmd::BezierCurve());
            continue;
        }
        const int x = handle == 0 ? now.x1 : now.x2, y = handle == 0 ? now.y1 : now.y2;
        QVERIFY2(std::abs(x - 50) <= 2 && std::abs(y - 90) <= 2,
            qPrintable(QStringLiteral("%1 %2").arg(x).arg(y)));
        QCOMPARE(int(handle == 0 ? now.x2 : now.x1), handle == 0 ? 107 : 20);
        QCOMPARE(int(handle == 0 ? now.y2 : now.y1), handle == 0 ? 107 : 20);
    }
    QVERIFY(m_document->selection() == selection);
    QCOMPARE(canvas().activeLine()->channel, line.channel);
    m_document->undo();
    QVERIFY(m_document->scene() == before);
    QVERIFY(m_document->selection() == selection);
}

void TestValueNumbers::aLockedHandleKeepsTheOtherNumber()
{
    QFETCH(int, curve);
    QFETCH(int, handle);
    const GraphLine line = showRow();
    const int rest = handle == 0 ? 20 : 107, inward = handle == 0 ? 30 : -30;
    for (const bool isAcross : {true, false}) {
        const auto grip = rowsHandle();
        QVERIFY(grip);
        const QPoint from = canvas().positionOf(*grip).toPoint();
        drag(from, from + (isAcross ? QPoint(inward, 9) : QPoint(9, 25)), Qt::ShiftModifier);
        (void)canvas().grab();
        const mmd::BezierCurve now = curves(line, nextFrame)[std::size_t(curve)];
        const int x = handle == 0 ? now.x1 : now.x2, y = handle == 0 ? now.y1 : now.y2;
        QCOMPARE(isAcross ? y : x, rest);
        QVERIFY((isAcross ? x : y) != rest);
        m_document->undo();
        (void)canvas().grab();
    }
}

void TestValueNumbers::theFieldOfViewStaysAboveZero()
{
    m_document->activate(mmd::sceneActor);
    mmd::Selection selection;
    selection.setKey({mmd::TrackKind::Camera, {}}, keyFrame, true);
    show(selection);
    canvas().setActiveLine({0, mmd::KeyNumber::FieldOfView});
    canvas().setFocus();
    holdKey(canvas(), Qt::Key_Down, 5, Qt::ShiftModifier);
    QTest::keyRelease(&canvas(), Qt::Key_Down);
    QCOMPARE(m_document->scene().camera.camera->values()[0].fieldOfView, 1u);
    holdKey(canvas(), Qt::Key_Up, 30, Qt::ShiftModifier);
    QTest::keyRelease(&canvas(), Qt::Key_Up);
    QCOMPARE(m_document->scene().camera.camera->values()[0].fieldOfView, 180u);
}

QTEST_MAIN(TestValueNumbers)
#include "test_value_numbers.moc"
