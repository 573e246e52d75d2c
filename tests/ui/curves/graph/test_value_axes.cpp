// SPDX-License-Identifier: MIT
#include "libmmd/motion/graph/value_channels.h"
#include "libmmd/scene/edits/values/curves.h"
#include "tests/libmmd/scene/scene_builder.h"
#include "ui/curves/easing/curve_text.h"
#include "ui/curves/easing/selected_curves.h"
#include "ui/curves/graph/value_graph.h"
#include "ui/curves/graph/value_painter.h"
#include "ui/curves/value_axes.h"
#include "ui/theme/theme.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>

using namespace odori;
using namespace odori::test;
using enum mmd::KeyNumber;
using mmd::TrackKind;

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

mmd::ChannelSet setOf(std::initializer_list<mmd::KeyNumber> channels)
{
    unsigned set = 0;
    for (const mmd::KeyNumber channel : channels)
        set |= bitOf(channel);
    return mmd::ChannelSet(set);
}

const mmd::TrackId cameraTrack{TrackKind::Camera, {}};

} // namespace

/// Axes, channels and colours of the graph, and the common curves of the selected keys.
class TestValueAxes : public QObject {
    Q_OBJECT
private slots:
    void stepsAreRound_data();
    void stepsAreRound();
    void aLowGraphHasSeveralLines();
    void decimalsAreAsFewAsItTakes();
    void theGridIsThatOfTheLengthsFirst();
    void largerValuesAreHigher();
    void zoomingKeepsWhatIsUnderTheMouse();
    void fittingLeavesAMargin();
    void endlessNumbersAreMended();
    void channelsBelongToTheirTracks();
    void linesHaveTheirColoursAndMarks();
    void theGraphShowsWhatHasKeys();
    void theGraphShowsSoManyTracks();
    void keysShareWhatIsEqual();
    void aKeyThatIsFirstHasTheRestBeforeIt();
    void curvesOfOneChannelAreAskedFor();
    void coordinatesAreHeldAtTheGrid();
    void curvesAreLinesOfNumbers();

private:
    /// Actor 1 with A and B; the given curves are those of the rotation.
    [[nodiscard]] static mmd::Scene scene(
        std::initializer_list<std::pair<std::uint32_t, mmd::BezierCurve>> a,
        std::initializer_list<std::pair<std::uint32_t, mmd::BezierCurve>> b = {});
    static constexpr std::uint8_t rotation = 1u << 3;
};

void TestValueAxes::stepsAreRound_data()
{
    QTest::addColumn<double>("pixelsPerUnit");
    QTest::addColumn<double>("step");
    QTest::newRow("as it is") << 34.0 << 1.0;
    QTest::newRow("hardly too near") << 33.9 << 2.0;
    QTest::newRow("two") << 17.0 << 2.0;
    QTest::newRow("five") << 10.0 << 5.0;
    QTest::newRow("ten") << 6.7 << 10.0;
    QTest::newRow("a tenth") << 340.0 << 0.1;
    QTest::newRow("half") << 100.0 << 0.5;
    QTest::newRow("many") << 0.01 << 5000.0;
}

void TestValueAxes::stepsAreRound()
{
    QFETCH(double, pixelsPerUnit);
    QFETCH(double, step);
    const double is = gridStep(pixelsPerUnit, 34.0);
    QVERIFY2(std::abs(is / step - 1.0) < 1e-9, qPrintable(QString::number(is)));
}

/// Seventy degrees in 120 pixels, as in a small window: at least three numbers.
void TestValueAxes::aLowGraphHasSeveralLines()
{
    QCOMPARE(gridStep(120.0 / 70.0, gridPixels), 20.0);
}

void TestValueAxes::decimalsAreAsFewAsItTakes()
{
    for (const auto& [step, decimals] :
        {std::pair(50.0, 0), {1.0, 0}, {5.0, 0}, {0.5, 1}, {0.1, 1}, {0.02, 2}, {1e-12, 6}})
        QCOMPARE(decimalsOf(step), decimals);
}

void TestValueAxes::theGridIsThatOfTheLengthsFirst()
{
    QCOMPARE(gridQuantity(setOf({Weight, RotationY, Distance})), mmd::Quantity::Length);
    QCOMPARE(gridQuantity(setOf({Weight, RotationY})), mmd::Quantity::Angle);
    QCOMPARE(gridQuantity(setOf({Weight, FieldOfView})), mmd::Quantity::Angle);
    QCOMPARE(gridQuantity(setOf({Weight})), mmd::Quantity::Weight);
    QCOMPARE(gridQuantity(0), mmd::Quantity::Length);
    QVERIFY(hasQuantity(setOf({Z}), mmd::Quantity::Length) &&
            !hasQuantity(setOf({Z}), mmd::Quantity::Angle));
    QVERIFY(!hasQuantity(setOf({Weight, X}), mmd::Quantity::Angle));
}

void TestValueAxes::largerValuesAreHigher()
{
    ValueAxes axes;
    axes.top = 20.0;
    axes.height = 200.0;
    axes.scales[std::size_t(mmd::Quantity::Angle)] = {2.0, 30.0};
    QCOMPARE(axes.y(mmd::Quantity::Angle, 30.0), 120.0); // at half height
    QCOMPARE(axes.y(mmd::Quantity::Angle, 40.0), 100.0);
    QCOMPARE(axes.value(mmd::Quantity::Angle, 100.0), 40.0);
    QCOMPARE(axes.value(mmd::Quantity::Angle, 220.0), -20.0);
    QCOMPARE(axes.y(mmd::Quantity::Length, 0.0), 120.0); // each has its own scale
    axes.panValues(15.0);
    QCOMPARE(axes.y(mmd::Quantity::Angle, 30.0), 135.0);
    QCOMPARE(axes.y(mmd::Quantity::Length, 0.0), 135.0);
    QCOMPARE(axes.y(mmd::Quantity::Weight, 0.0), 135.0);
}

void TestValueAxes::zoomingKeepsWhatIsUnderTheMouse()
{
    ValueAxes axes;
    axes.top = 20.0;
    axes.height = 200.0;
    axes.scales = {{{10.0, 1.0}, {2.0, -30.0}, {90.0, 0.5}}};
    for (const double factor : {1.5, 0.3, 1e12, 1e-30}) {
        std::array<double, mmd::quantityCount> under{};
        for (std::size_t at = 0; at < mmd::quantityCount; ++at)
            under[at] = axes.value(mmd::Quantity(at), 77.0);
        const ValueAxes before = axes;
        axes.zoomValues(factor, 77.0);
        for (std::size_t at = 0; at < mmd::quantityCount; ++at) {
            QVERIFY(std::abs(axes.y(mmd::Quantity(at), under[at]) - 77.0) < 1e-3);
            QVERIFY(axes.scales[at].pixelsPerUnit >= 1e-6 && axes.scales[at].pixelsPerUnit <= 1e6);
            if (factor < 10.0 && factor > 0.1)
                QVERIFY(std::abs(axes.scales[at].pixelsPerUnit /
                                     (before.scales[at].pixelsPerUnit * factor) -
                                 1.0) < 1e-9);
        }
    }
}

void TestValueAxes::fittingLeavesAMargin()
{
    ValueAxes axes;
    axes.top = 20.0;
    axes.height = 300.0;
    axes.fit(mmd::Quantity::Length, -2.0, 8.0);
    QVERIFY(std::abs(axes.y(mmd::Quantity::Length, 8.0) - (20.0 + 24.0)) < 1e-9);
    QVERIFY(std::abs(axes.y(mmd::Quantity::Length, -2.0) - (320.0 - 24.0)) < 1e-9);
    QCOMPARE(axes.scale(mmd::Quantity::Angle), ValueScale()); // changes only this scale
    // A constant value is centred in a default range.
    for (const auto& [quantity, around] : {std::pair(mmd::Quantity::Length, 2.0),
             {mmd::Quantity::Angle, 20.0}, {mmd::Quantity::Weight, 1.0}}) {
        axes.fit(quantity, 3.0, 3.0);
        QCOMPARE(axes.y(quantity, 3.0), 170.0);
        QVERIFY(std::abs(axes.y(quantity, 3.0 + around / 2.0) - 44.0) < 1e-9);
    }
}

void TestValueAxes::endlessNumbersAreMended()
{
    ValueAxes axes;
    axes.scales = {{{infinite, infinite}, {0.0, -infinite}, {1e300, 1e300}}};
    axes.clampToValid();
    QCOMPARE(axes.scales[0], ValueScale());
    QCOMPARE(axes.scales[1].pixelsPerUnit, 1e-6);
    QCOMPARE(axes.scales[1].middle, 0.0);
    QCOMPARE(axes.scales[2].pixelsPerUnit, 1e6);
    QCOMPARE(axes.scales[2].middle, 3.5e38); // floats are not larger
}

void TestValueAxes::channelsBelongToTheirTracks()
{
    QCOMPARE(channelsOf(TrackKind::Bone).size(), std::size_t(6));
    QCOMPARE(channelsOf(TrackKind::Morph).size(), std::size_t(1));
    QCOMPARE(channelsOf(TrackKind::Camera).size(), std::size_t(8));
    for (const TrackKind none : {TrackKind::Light, TrackKind::Shadow, TrackKind::ShowIk})
        QVERIFY(channelsOf(none).empty());
    QCOMPARE(lineOf(TrackKind::Bone, RotationZ), std::optional<std::size_t>(5));
    QCOMPARE(lineOf(TrackKind::Camera, Distance), std::optional<std::size_t>(6));
    QCOMPARE(lineOf(TrackKind::Camera, FieldOfView), std::optional<std::size_t>(7));
    QCOMPARE(lineOf(TrackKind::Morph, Weight), std::optional<std::size_t>(0));
    QVERIFY(!lineOf(TrackKind::Bone, Distance) && !lineOf(TrackKind::Camera, Weight));
    QCOMPARE(curveIndex(TrackKind::Bone, Y), std::optional<std::size_t>(1));
    for (const mmd::KeyNumber turn : {RotationX, RotationY, RotationZ})
        QCOMPARE(curveIndex(TrackKind::Bone, turn), std::optional<std::size_t>(3)); // shared by all
    QCOMPARE(curveIndex(TrackKind::Camera, Distance), std::optional<std::size_t>(4));
    QCOMPARE(curveIndex(TrackKind::Camera, FieldOfView), std::optional<std::size_t>(5));
    QVERIFY(!curveIndex(TrackKind::Morph, Weight) && !curveIndex(TrackKind::Bone, Distance));
    for (const mmd::KeyNumber length : {X, Y, Z, Distance})
        QCOMPARE(quantityOf(length), mmd::Quantity::Length);
    for (const mmd::KeyNumber angle : {RotationX, RotationY, RotationZ, FieldOfView})
        QCOMPARE(quantityOf(angle), mmd::Quantity::Angle);
    QCOMPARE(quantityOf(Weight), mmd::Quantity::Weight);
    QVERIFY(
        !isRotation(Z) && isRotation(RotationX) && isRotation(RotationZ) && !isRotation(Weight));
}

void TestValueAxes::linesHaveTheirColoursAndMarks()
{
    for (const Theme* theme : {&darkTheme(), &lightTheme()}) {
        QCOMPARE(valueColour(*theme, X), theme->x);
        QCOMPARE(valueColour(*theme, Y), theme->y);
        QCOMPARE(valueColour(*theme, Z), theme->z);
        QCOMPARE(valueColour(*theme, Weight), theme->accentBright);
        QCOMPARE(valueColour(*theme, Distance), theme->marker);
        QCOMPARE(valueColour(*theme, FieldOfView), theme->accentBright);
        for (const auto& [turn, own] :
            {std::pair(RotationX, theme->x), {RotationY, theme->y}, {RotationZ, theme->z}}) {
            const QColor colour = valueColour(*theme, turn); // mixed half with the text colour
            QVERIFY(std::abs(colour.red() * 2 - own.red() - theme->text.red()) <= 1);
            QVERIFY(std::abs(colour.blue() * 2 - own.blue() - theme->text.blue()) <= 1);
        }
    }
    QCOMPARE(markShape(Z), ValueRaster::Shape::Diamond);
    QCOMPARE(markShape(Distance), ValueRaster::Shape::Diamond);
    QCOMPARE(markShape(RotationX), ValueRaster::Shape::Disc);
    QCOMPARE(markShape(FieldOfView), ValueRaster::Shape::Disc);
    QCOMPARE(markShape(Weight), ValueRaster::Shape::Square);
}

void TestValueAxes::theGraphShowsWhatHasKeys()
{
    mmd::Scene scene = sceneWith({0, 10, 20}, {5});
    ValueGraph graph;
    mmd::Selection selection = selected({{bone("A"), {10}}});
    selection.setTrack(bone("nobody"), true);
    selection.setTrack({TrackKind::ShowIk, {}}, true);
    QVERIFY(graph.update(scene, selection));
    QVERIFY(!graph.update(scene, selected({{bone("A"), {20}}}))); // the same tracks
    QCOMPARE(graph.trackCount(), std::size_t(1));
    QCOMPARE(graph.lastFrame(), 20u);
    QVERIFY(!graph.find(bone("nobody")) && graph.find(bone("A")));
    selection = {};
    selection.setKey(morph("M"), 5, true); // the track of a selected key counts too
    selection.setTrack(bone("B"), true);
    QVERIFY(graph.update(scene, selection));
    QCOMPARE(graph.trackCount(), std::size_t(2));
    QCOMPARE(graph.channels(), setOf({X, Y, Z, RotationX, RotationY, RotationZ, Weight}));
    graph.setMuted(setOf({X, Distance}));
    QCOMPARE(graph.shownChannels(), setOf({Y, Z, RotationX, RotationY, RotationZ, Weight}));
    QCOMPARE(graph.lastFrame(), 5u);
    selection = selected({{bone("A"), {0}}});
    QVERIFY(graph.update(scene, selection));
    QVERIFY(graph.varies({0, X}) && graph.varies({0, Y}) && !graph.varies({0, Z}));
    QVERIFY(!graph.varies({0, Weight}));
    // The camera's track is shown only while the scene is active, and without a selection.
    mmd::replaceTrack(
        scene.camera, mmd::Track<mmd::CameraKeyframe>({}, std::vector<mmd::CameraKeyframe>(1)));
    QVERIFY(graph.update(scene, {}));
    QCOMPARE(graph.trackCount(), std::size_t(0));
    scene.active = mmd::sceneActor;
    QVERIFY(graph.update(scene, {}));
    QCOMPARE(graph.find(cameraTrack), std::optional<std::size_t>(0));
}

void TestValueAxes::theGraphShowsSoManyTracks()
{
    mmd::Scene scene = sceneWith({0});
    mmd::Selection selection;
    for (int number = 0; number < 70; ++number) {
        const std::string name = "N" + std::to_string(number + 10);
        mmd::replaceTrack(
            scene.actors.front().motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(name),
                                             std::vector<mmd::BoneKeyframe>{boneKey(3, 0)}));
        selection.setTrack(bone(name), true);
    }
    ValueGraph graph;
    graph.update(scene, selection);
    QCOMPARE(graph.trackCount(), ValueGraph::mostTracks);
    QCOMPARE(graph.hiddenCount(), std::size_t(6));
    graph.update(scene, selected({{bone("A"), {0}}}));
    QCOMPARE(graph.hiddenCount(), std::size_t(0));
}

mmd::Scene TestValueAxes::scene(std::initializer_list<std::pair<std::uint32_t, mmd::BezierCurve>> a,
    std::initializer_list<std::pair<std::uint32_t, mmd::BezierCurve>> b)
{
    mmd::Scene scene = sceneWith({});
    for (const auto& [name, list] : {std::pair("A", a), {"B", b}}) {
        std::vector<mmd::BoneKeyframe> keys;
        for (const auto& [frame, curve] : list) {
            keys.push_back(boneKey(frame, 0));
            keys.back().interpolation =
                mmd::withCurves(keys.back().interpolation, {{{}, {}, {}, curve}});
        }
        mmd::replaceTrack(
            scene.actors.front().motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(name), keys));
    }
    return scene;
}

void TestValueAxes::keysShareWhatIsEqual()
{
    const mmd::BezierCurve c{1, 2, 3, 4}, d{1, 9, 3, 5};
    const mmd::Scene two = scene({{0, c}, {10, c}, {30, d}}, {{0, c}, {10, c}});
    const auto of = [&](const mmd::Selection& keys) { return selectedCurves(two, keys, rotation); };
    SelectedCurves curves = of(selected({{bone("A"), {10}}, {bone("B"), {10}}}));
    QCOMPARE(curves.keyCount, std::size_t(2));
    QCOMPARE(curves.curves, std::vector{c});
    QCOMPARE(curves.curveChannels, std::vector{3});
    QVERIFY(curves.segment && *curves.segment == (Segment{0, 10})); // the same for both
    QCOMPARE(curves.segments.size(), std::size_t(1));
    QVERIFY(!curves.isMixed() && !curves.hasCamera);
    curves = of(selected({{bone("A"), {10, 30}}}));
    QCOMPARE(curves.curves, (std::vector{c, d}));
    QVERIFY(curves.isMixed() && !curves.segment && curves.shared().empty());
    QCOMPARE(curves.coordinates[0], std::optional(1));
    QVERIFY(!curves.coordinates[1] && !curves.coordinates[3]);
    QCOMPARE(curves.coordinates[2], std::optional(3));
    QCOMPARE(curves.segments.size(), std::size_t(2));
    curves = of(selected({{bone("A"), {7, 30}}, {bone("nobody"), {4}}})); // of the keys that exist
    QCOMPARE(curves.keyCount, std::size_t(1));
    QVERIFY(*curves.segment == (Segment{10, 30}));
    QCOMPARE(of({}).keyCount, std::size_t(0));
}

void TestValueAxes::aKeyThatIsFirstHasTheRestBeforeIt()
{
    const mmd::Scene late = scene({{12, {}}}, {{0, {}}});
    SelectedCurves curves = selectedCurves(late, selected({{bone("A"), {12}}}), rotation);
    QVERIFY(*curves.segment == (Segment{0, 12}) && !curves.segment->isEmpty());
    QCOMPARE(curves.segments.size(), std::size_t(1));
    curves = selectedCurves(late, selected({{bone("B"), {0}}}), rotation);
    QVERIFY(curves.segment->isEmpty());
    QVERIFY(curves.segments.empty()); // no segment ends there
    QCOMPARE(curves.curves.size(), std::size_t(1));
}

void TestValueAxes::curvesOfOneChannelAreAskedFor()
{
    const mmd::BezierCurve turn{1, 2, 3, 4};
    const mmd::Scene one = scene({{0, {}}, {10, turn}, {20, turn}});
    const auto keys = selected({{bone("A"), {10, 20}}});
    QCOMPARE(selectedCurves(one, keys, 1u << 1).curves, std::vector{mmd::BezierCurve()});
    const SelectedCurves all = selectedCurves(one, keys, mmd::allCurveChannels);
    QCOMPARE(all.curves, (std::vector{mmd::BezierCurve(), turn}));
    QCOMPARE(all.curveChannels, (std::vector{0, 3})); // the first channel with it
    QCOMPARE(all.shared(),
        (std::vector{mmd::BezierCurve(), mmd::BezierCurve(), mmd::BezierCurve(), turn}));
    mmd::Scene camera = one;
    camera.active = mmd::sceneActor;
    mmd::replaceTrack(
        camera.camera, mmd::Track<mmd::CameraKeyframe>({}, std::vector<mmd::CameraKeyframe>(1)));
    mmd::Selection key;
    key.setKey(cameraTrack, 0, true);
    const SelectedCurves views = selectedCurves(camera, key, 1u << 5);
    QVERIFY(views.hasCamera);
    QCOMPARE(views.curveChannels, std::vector{5});
}

void TestValueAxes::coordinatesAreHeldAtTheGrid()
{
    const mmd::Scene wild = scene({{0, {}}, {10, {200, 3, 127, 255}}});
    const auto curves = selectedCurves(wild, selected({{bone("A"), {10}}}), rotation);
    QCOMPARE(curves.coordinates, (std::array<std::optional<int>, 4>{127, 3, 127, 127}));
}

void TestValueAxes::curvesAreLinesOfNumbers()
{
    const std::vector<mmd::BezierCurve> curves{{1, 2, 3, 4}, {0, 127, 0, 127}};
    QCOMPARE(textOfCurves(curves), QStringLiteral("1 2 3 4\n0 127 0 127"));
    QCOMPARE(curvesOfText(textOfCurves(curves)), curves);
    QCOMPARE(curvesOfText(QStringLiteral("\n  1\t2  3 4\r\n0 127 0 127 \r\n\n")), curves);
    for (const char* bad : {"1 2 3 4 5", "1 2 3", "1 2 3 4.0", "1 2 3 4\n\n5 6 7 8", "1 2 3 -0x4"})
        QVERIFY2(curvesOfText(QLatin1String(bad)).empty(), bad);
    const QString many = QStringLiteral("1 2 3 4\n").repeated(125);
    QCOMPARE(curvesOfText(many).size(), std::size_t(125)); // a thousand letters
    QVERIFY(curvesOfText(many + u' ').empty());
}

QTEST_GUILESS_MAIN(TestValueAxes)
#include "test_value_axes.moc"
