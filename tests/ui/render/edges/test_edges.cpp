// SPDX-License-Identifier: MIT
#include "tests/ui/render/box_model.h"
#include "tests/ui/render/drawing_stage.h"
#include "ui/render/edges/edge_scales.h"

using namespace odori;
using namespace odori::render;
using namespace odori::test;

namespace {

namespace flag = mmd::pmx::materialFlag;
const Pixel red{255, 0, 0};
constexpr float half = 4.0f;
const glm::vec3 centre(0, 10, 0);

/// How the two sides of a sheet are made.
enum class Sides {
    OwnVertices,    ///< each side has its vertices and normals
    FrontNormals,   ///< both share vertices; the normals are those of the front
    NoNormals,      ///< both share vertices; the normals cancelled each other
    DoubleSidedFlag ///< one side; the material shows it from behind, too
};

void addFaces(mmd::pmx::Model& model, std::uint32_t first, bool isFront)
{
    // Clockwise, seen from the front (-z): 2 3 above 0 1.
    const std::array<std::uint32_t, 6> corners{0, 2, 3, 0, 3, 1};
    for (std::size_t at = 0; at < corners.size(); ++at)
        model.indices.push_back(first + corners[isFront ? at : corners.size() - 1 - at]);
}

void addCorners(mmd::pmx::Model& model, const glm::vec3& normal)
{
    for (int corner = 0; corner < 4; ++corner) {
        mmd::pmx::Vertex vertex;
        vertex.position =
            centre + glm::vec3(corner & 1 ? half : -half, corner & 2 ? half : -half, 0);
        vertex.normal = normal;
        vertex.bones[0] = 0;
        model.vertices.push_back(vertex);
    }
}

/// A white square that faces the default camera, with a red edge.
mmd::pmx::Model sheet(Sides sides)
{
    mmd::pmx::Model model = box(centre, glm::vec3(1));
    model.vertices.clear();
    model.indices.clear();
    const glm::vec3 front(0, 0, -1);
    addCorners(model, sides == Sides::NoNormals ? glm::vec3(0) : front);
    addFaces(model, 0, true);
    if (sides == Sides::OwnVertices)
        addCorners(model, -front);
    if (sides != Sides::DoubleSidedFlag)
        addFaces(model, sides == Sides::OwnVertices ? 4 : 0, false);
    mmd::pmx::Material& material = model.materials[0];
    material.flags =
        std::uint8_t(flag::edge | (sides == Sides::DoubleSidedFlag ? flag::doubleSided : 0));
    material.edgeColour = {1, 0, 0, 1};
    material.edgeSize = 1.0f;
    material.indexCount = std::uint32_t(model.indices.size());
    return model;
}

mmd::pmx::Model edgedBox(float size)
{
    mmd::pmx::Model model = box(centre, glm::vec3(half));
    model.materials[0].flags = flag::edge;
    model.materials[0].edgeColour = {1, 0, 0, 1};
    model.materials[0].edgeSize = size;
    return model;
}

View viewFrom(float distance, float yaw = 0.0f, bool perspective = true)
{
    mmd::CameraSample camera;
    camera.distance = -distance;
    camera.rotation = {0.1f, yaw, 0.0f};
    camera.perspective = perspective;
    return viewOf(camera, 1.0f);
}

} // namespace

/// The hull that makes edge lines (docs/rendering.md, Edges).
class TestEdges : public QObject, private DrawingStage {
    Q_OBJECT
private slots:
    void initTestCase() { setUp(); }
    void aDoubleSidedSheetHasNoPatches_data();
    void aDoubleSidedSheetHasNoPatches();
    void aTurnedSheetHasAnEdge();
    void theWidthIsTheSameAtAnyZoom_data();
    void theWidthIsTheSameAtAnyZoom();
    void aTinyFigureIsNotAllEdge();
    void facesAgainstTheNormalAreMarked();
    void aTranslucentSheetHasNoStripes_data();
    void aTranslucentSheetHasNoStripes();
    void aTranslucentBoxShowsAllItsBackFaces();

private:
    [[nodiscard]] mmd::Image drawn(mmd::pmx::Model data, const View& view, bool edges = true);
    /// Red pixels to the right of the middle.
    [[nodiscard]] static int redColumns(const mmd::Image& image);
};

mmd::Image TestEdges::drawn(mmd::pmx::Model data, const View& view, bool edges)
{
    const auto model = loaded(std::move(data));
    m_renderer->setModel(model, {});
    mmd::PoseEvaluator evaluator(model);
    const mmd::Pose& pose = evaluator.evaluate(0.0);
    DrawOptions options = plainOptions();
    options.edges = edges;
    return picture([&] { m_renderer->draw(&pose, view, options, side, side); });
}

int TestEdges::redColumns(const mmd::Image& image)
{
    int columns = 0;
    for (int x = side / 2; x < side; ++x)
        columns += isLike(pixelAt(image, x, side / 2), red, 60);
    return columns;
}

void TestEdges::aDoubleSidedSheetHasNoPatches_data()
{
    QTest::addColumn<Sides>("sides");
    QTest::addColumn<float>("yaw");
    const float halfTurn = 3.14159265f;
    for (const auto& [name, sides] : {std::pair("own vertices", Sides::OwnVertices),
             std::pair("front normals", Sides::FrontNormals),
             std::pair("no normals", Sides::NoNormals),
             std::pair("double-sided flag", Sides::DoubleSidedFlag)})
        for (const float yaw : {0.0f, 0.4f, 1.1f, -0.8f})
            for (const bool isBehind : {false, true})
                QTest::addRow(
                    "%s, %s, turned by %g", name, isBehind ? "behind" : "in front", double(yaw))
                    << sides << yaw + (isBehind ? halfTurn : 0.0f);
}

void TestEdges::aDoubleSidedSheetHasNoPatches()
{
    QFETCH(const Sides, sides);
    QFETCH(const float, yaw);
    for (const float distance : {12.0f, 25.0f, 60.0f, 200.0f}) {
        const View view = viewFrom(distance, yaw);
        const mmd::Image image = drawn(sheet(sides), view);
        const float inner = distance > 100.0f ? 0.4f : 0.8f; // the line itself is no patch
        for (float x = -inner; x <= inner; x += 0.2f)
            for (float y = -inner; y <= inner; y += 0.2f) {
                const glm::vec3 point = centre + glm::vec3(x, y, 0) * half;
                const auto at = projected(view, point, glm::vec2(side));
                if (at && at->x >= 0 && at->y >= 0 && at->x < side && at->y < side)
                    PIXEL(seenAt(image, view, point), {255, 255, 255});
            }
    }
}

void TestEdges::aTurnedSheetHasAnEdge()
{
    for (const Sides sides : {Sides::OwnVertices, Sides::FrontNormals}) {
        auto data = sheet(sides);
        data.materials[0].edgeSize = 4.0f;
        for (const float yaw : {0.8f, 0.8f + 3.14159265f}) {
            const mmd::Image image = drawn(data, viewFrom(40.0f, yaw));
            int columns = 0;
            for (int x = 0; x < side; ++x)
                columns += isLike(pixelAt(image, x, side / 2), red, 60);
            // Edge size 1 is 1.25 pixels.
            QVERIFY2(std::abs(columns - 5) <= 1, qPrintable(QString::number(columns)));
        }
    }
}

void TestEdges::theWidthIsTheSameAtAnyZoom_data()
{
    QTest::addColumn<bool>("perspective");
    QTest::addColumn<float>("size");
    QTest::addColumn<float>("scale");
    QTest::newRow("perspective") << true << 6.0f << 1.0f;
    QTest::newRow("parallel") << false << 6.0f << 1.0f;
    QTest::newRow("a thin material") << true << 3.0f << 1.0f;
    QTest::newRow("thin vertices") << true << 6.0f << 0.5f;
}

void TestEdges::theWidthIsTheSameAtAnyZoom()
{
    QFETCH(const bool, perspective);
    QFETCH(const float, size);
    QFETCH(const float, scale);
    auto data = edgedBox(size);
    for (auto& vertex : data.vertices)
        vertex.edgeScale = scale;
    // The normals of the corners point up and down, too: 0.7 of the width is to the right.
    const int wished = int(std::lround(size * scale * 1.25f * 0.7f));
    for (const float distance : {30.0f, 60.0f, 120.0f}) {
        const int seen = redColumns(drawn(data, viewFrom(distance, 0.0f, perspective)));
        QVERIFY2(std::abs(seen - wished) <= 1,
            qPrintable(
                QStringLiteral("%1: %2, not %3").arg(double(distance)).arg(seen).arg(wished)));
    }
}

void TestEdges::aTinyFigureIsNotAllEdge()
{
    const int near = redColumns(drawn(edgedBox(8.0f), viewFrom(200.0f)));
    const int far = redColumns(drawn(edgedBox(8.0f), viewFrom(960.0f)));
    QVERIFY2(near >= 5 && far <= near / 3, qPrintable(QStringLiteral("%1 %2").arg(near).arg(far)));
}

void TestEdges::facesAgainstTheNormalAreMarked()
{
    for (const float scale : edgeScalesOf(edgedBox(1.0f)))
        QCOMPARE(scale, 1.0f);
    for (const float scale : edgeScalesOf(sheet(Sides::OwnVertices)))
        QCOMPARE(scale, 1.0f);
    auto data = sheet(Sides::FrontNormals);
    data.vertices[0].edgeScale = 0.5f;
    data.vertices[1].edgeScale = -2.0f; // from a broken file
    QCOMPARE(edgeScalesOf(data), (std::vector<float>{-0.5f, -0.0f, -1.0f, -1.0f}));
}

void TestEdges::aTranslucentSheetHasNoStripes_data()
{
    QTest::addColumn<Sides>("sides");
    QTest::newRow("own vertices") << Sides::OwnVertices;
    QTest::newRow("shared vertices") << Sides::FrontNormals;
}

void TestEdges::aTranslucentSheetHasNoStripes()
{
    QFETCH(const Sides, sides);
    auto data = sheet(sides);
    data.materials[0].diffuse = {1, 1, 1, 0.5f};
    data.materials[0].flags = 0;
    for (auto& vertex : data.vertices) // its plane is not that of any pixel
        vertex.position.z = vertex.position.x * 0.37f + vertex.position.y * 0.23f;
    for (const float yaw : {0.0f, 0.6f, 3.7f})
        for (const float distance : {20.0f, 60.0f}) {
            const View view = viewFrom(distance, yaw);
            const mmd::Image image = drawn(data, view);
            for (float x = -0.8f; x <= 0.8f; x += 0.1f)
                for (float y = -0.8f; y <= 0.8f; y += 0.1f) {
                    glm::vec3 point = centre + glm::vec3(x, y, 0) * half;
                    point.z = point.x * 0.37f + point.y * 0.23f;
                    const auto at = projected(view, point, glm::vec2(side));
                    if (at && at->x >= 0 && at->y >= 0 && at->x < side && at->y < side)
                        PIXEL(seenAt(image, view, point), {191, 191, 191}); // both sides
                }
        }
}

void TestEdges::aTranslucentBoxShowsAllItsBackFaces()
{
    auto data = box(centre, glm::vec3(half));
    data.materials[0].diffuse = {1, 1, 1, 0.5f};
    // Front faces first, as a file may have them.
    const View view = viewFrom(40.0f, 0.5f);
    const mmd::Image image = drawn(data, view);
    for (float x = -2.0f; x <= 2.0f; x += 0.25f)
        PIXEL(seenAt(image, view, centre + glm::vec3(x, 0.3f, 0)), {191, 191, 191});
}

QTEST_GUILESS_MAIN(TestEdges)
#include "test_edges.moc"
