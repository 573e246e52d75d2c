// SPDX-License-Identifier: MIT
#include "tests/ui/render/deform/deform_models.h"
#include "ui/render/deform/cpu_deformer.h"
#include "ui/render/deform/gpu_deformer.h"
#include "ui/render/headless.h"

#include <QtTest/QTest>

#include <cmath>
#include <string>

using namespace odori::render;
using namespace odori::test;

namespace {

constexpr unsigned poseCount = 6;

/// The data of a model on the graphics card.
struct OnCard {
    explicit OnCard(const mmd::Model& model)
    {
        std::vector<glm::vec2> coordinates;
        for (const mmd::pmx::Vertex& vertex : model.data.vertices)
            coordinates.push_back(vertex.uv);
        uvs = uploaded(std::span<const glm::vec2>(coordinates));
        additionalUvs = uploaded(std::span<const glm::vec4>(model.data.additionalUvs));
        mesh = RestMesh::make(model, uvs, additionalUvs);
    }
    Buffer uvs, additionalUvs;
    std::unique_ptr<RestMesh> mesh;
};

/// What the graphics card should write.
std::vector<float> onProcessor(
    const mmd::Model& model, const mmd::Pose& pose, const DeformFeatures& features)
{
    CpuDeformer deformer(model);
    deformer.morph(pose);
    const std::vector<SkinnedVertex> skinned = deformer.skinned(pose);
    std::vector<float> floats;
    const auto add = [&](const auto& vector) {
        for (glm::length_t at = 0; at < vector.length(); ++at)
            floats.push_back(vector[at]);
    };
    const std::size_t sets = model.data.additionalUvCount;
    for (std::size_t vertex = 0; vertex < skinned.size(); ++vertex) {
        add(skinned[vertex].position);
        add(skinned[vertex].normal);
        if (!features.uvs)
            continue;
        add(deformer.morphs().uvs()[vertex]);
        for (std::size_t set = 0; set < sets; ++set)
            add(deformer.morphs().additionalUvs()[vertex * sets + set]);
    }
    return floats;
}

/// The largest difference of a number; infinite if the results cannot be compared.
float difference(const std::vector<float>& a, const std::vector<float>& b)
{
    if (a.size() != b.size() || a.empty())
        return INFINITY;
    float most = 0.0f;
    for (std::size_t at = 0; at < a.size(); ++at)
        most = std::isfinite(a[at]) && std::isfinite(b[at])
                   ? std::max(most, std::abs(a[at] - b[at]))
                   : INFINITY;
    return most;
}

/// The largest difference of the two ways in several poses.
float differenceOf(const mmd::Model& model, std::string_view shader = deformShader)
{
    const OnCard card(model);
    if (!card.mesh)
        return INFINITY;
    const auto program = makeDeformProgram(card.mesh->features(), shader);
    if (!program) {
        qWarning("%s", program.error().field.c_str());
        return INFINITY;
    }
    GpuDeformer deformer(model, *card.mesh);
    float most = 0.0f;
    for (unsigned number = 0; number < poseCount; ++number) {
        const mmd::Pose pose = randomPose(model, number);
        deformer.run(pose, *program);
        const auto right = onProcessor(model, pose, card.mesh->features());
        most = std::max(most, difference(deformer.read(), right));
    }
    return most;
}

} // namespace

/// The vertices that the graphics card deforms are those of the processor.
class TestGpuDeformer : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanup() { QCOMPARE(glGetError(), GLenum(GL_NO_ERROR)); }
    void everyKindIsAsOnTheProcessor_data();
    void everyKindIsAsOnTheProcessor();
    void everyPartOfTheShaderCounts_data();
    void everyPartOfTheShaderCounts();
    void textureCoordinatesAreOnlyWrittenIfMorphsMoveThem();
    void twoActorsShareAMesh();
    void aModelWithoutVerticesIsNoError();
    void nothingStaysBound();
    void aShaderWithErrorsIsRefused();

private:
    std::unique_ptr<HeadlessContext> m_context;
    Framebuffer m_framebuffer;
    Renderbuffer m_colour;
};

void TestGpuDeformer::initTestCase()
{
    auto made = HeadlessContext::create();
    QVERIFY2(made.has_value(), made ? "" : made.error().field.c_str());
    m_context = std::move(*made);
    // Without a framebuffer, a context that has no surface draws nothing.
    m_framebuffer = Framebuffer::make();
    m_colour = Renderbuffer::make();
    glBindFramebuffer(GL_FRAMEBUFFER, m_framebuffer.name());
    glBindRenderbuffer(GL_RENDERBUFFER, m_colour.name());
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, 8, 8);
    glFramebufferRenderbuffer(
        GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, m_colour.name());
}

void TestGpuDeformer::everyKindIsAsOnTheProcessor_data()
{
    QTest::addColumn<QString>("kind");
    for (const char* kind : deformKinds())
        QTest::newRow(kind) << QString::fromUtf8(kind);
}

void TestGpuDeformer::everyKindIsAsOnTheProcessor()
{
    QFETCH(QString, kind);
    const auto model = deformModel(kind.toStdString());
    const float most = differenceOf(*model);
    QVERIFY2(most < 1e-4f, qPrintable(QString::number(most)));
}

/// Each row leaves out or changes a part: the comparison above must see it in the kind that needs
/// the part.
void TestGpuDeformer::everyPartOfTheShaderCounts_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("instead");
    QTest::addColumn<QString>("kind");
    struct Row {
        const char *part, *instead, *kind;
    };
    auto add = [number = 0](const Row& row) mutable {
        QTest::addRow("%d: %s", ++number, row.kind)
            << QString::fromUtf8(row.part) << QString::fromUtf8(row.instead)
            << QString::fromUtf8(row.kind);
    };
    for (const char* kind : {"BDEF1", "BDEF2", "BDEF4"})
        add({"(turn * place + offsetOf(bones[at])) * weight", "place * weight", kind});
    add({"(turn * normal) * weight", "normal * weight", "BDEF2"});
    add({"at < 4", "at < 3", "BDEF4"});
    add({"at < 4", "at < 3", "QDEF"});
    add({"movedPosition += place * left", "", "BDEF2, a bone is missing"});
    add({"movedNormal += normal * left", "", "BDEF2, a bone is missing"});
    add({"movedPosition += place * left", "", "BDEF4, without weights"});
    add({"form >= 0", "false", "SDEF"});
    add({"b = -b", "", "SDEF"});
    add({"sine(t * angle)", "t * sine(angle)", "SDEF"});
    add({"return sin(x)", "return 0.0", "SDEF, weights beyond 0 and 1"});
    add({"return mix(a, b, t)", "return a", "SDEF"});
    add({"3 * form + 1", "3 * form", "SDEF"});
    add({"3 * form + 2", "3 * form", "SDEF"});
    add({"place - centre", "place", "SDEF"});
    add({"form == -2", "false", "QDEF"});
    add({"q = -q", "", "QDEF"});
    add({"2.0 * product(dual", "0.0 * product(dual", "QDEF"});
    add({"real /= size", "", "QDEF"});
    add({"dual /= size", "", "QDEF"});
    add({"if (!(size > 1e-6))", "if (false)", "QDEF, without weights"});
    for (const char* kind : {"SDEF", "QDEF"})
        add({"movedNormal = turn * normal", "movedNormal = normal", kind});
    for (const char* kind : {"vertex morph", "vertex morph, SDEF", "vertex morph, QDEF"})
        add({"place += offset.xyz", "vec3 unused = offset.xyz", kind});
    add({"int(offset.w)", "0", "vertex morph"});
    add({"movedUv += offset.xy", "", "UV morph"});
    add({"movedUv += offset.xy", "", "UV morph, no additional UVs"});
    add({"int(what.x)", "0", "UV morph"});
    for (const char* kind : {"UV morph 1", "UV morph 2", "UV morph 3", "UV morph 4"}) {
        add({"movedAdditionalUvs[set - 1] += offset", "", kind});
        add({"[set - 1]", "[4 - set]", kind});
    }
}

void TestGpuDeformer::everyPartOfTheShaderCounts()
{
    QFETCH(QString, part);
    QFETCH(QString, instead);
    QFETCH(QString, kind);
    QString shader = QString::fromUtf8(deformShader);
    QVERIFY(shader.contains(part));
    shader.replace(part, instead);
    const auto model = deformModel(kind.toStdString());
    const float most = differenceOf(*model, shader.toStdString());
    QVERIFY2(most > 1e-4f, qPrintable(QString::number(most)));
    QVERIFY(makeDeformProgram({}, shader.toStdString()).has_value()); // it is not an error of GLSL
}

void TestGpuDeformer::textureCoordinatesAreOnlyWrittenIfMorphsMoveThem()
{
    const auto plain = deformModel("vertex morph");
    const OnCard card(*plain);
    QCOMPARE(card.mesh->deformedFloats(), std::size_t(6));
    const DeformedVertices vertices = GpuDeformer(*plain, *card.mesh).vertices();
    QCOMPARE(vertices.uv.buffer, 0u);
    QCOMPARE(vertices.additionalUv.buffer, 0u);

    const auto morphed = deformModel("UV morph 4, three additional UVs");
    const OnCard more(*morphed);
    QCOMPARE(more.mesh->deformedFloats(), std::size_t(6 + 2 + 3 * 4));
    const DeformedVertices all = GpuDeformer(*morphed, *more.mesh).vertices();
    QVERIFY(all.uv.buffer != 0);
    QCOMPARE(all.uv.offset, 6 * sizeof(float));
    QCOMPARE(all.additionalUv.offset, 8 * sizeof(float));
    QCOMPARE(all.additionalUv.stride, 20 * sizeof(float));
}

void TestGpuDeformer::twoActorsShareAMesh()
{
    const auto model = deformModel("vertex morph, SDEF");
    const OnCard card(*model);
    const auto program = makeDeformProgram(card.mesh->features());
    QVERIFY(program.has_value());
    GpuDeformer first(*model, *card.mesh);
    GpuDeformer second(*model, *card.mesh);
    const mmd::Pose bent = randomPose(*model, 0);
    const mmd::Pose other = randomPose(*model, 1);
    first.run(bent, *program);
    second.run(other, *program);
    const std::vector<float> right = onProcessor(*model, bent, {});
    QVERIFY(difference(first.read(), right) < 1e-4f);
    QVERIFY(difference(second.read(), onProcessor(*model, other, {})) < 1e-4f);
    QVERIFY(difference(second.read(), right) > 0.1f);
}

void TestGpuDeformer::aModelWithoutVerticesIsNoError()
{
    const mmd::Model model = mmd::makeModel({}, {}, {});
    const OnCard card(model);
    QVERIFY(card.mesh != nullptr);
    const auto program = makeDeformProgram(card.mesh->features());
    GpuDeformer deformer(model, *card.mesh);
    QVERIFY(deformer.isComplete());
    deformer.run(randomPose(model, 0), *program);
    QVERIFY(deformer.read().empty());
}

void TestGpuDeformer::nothingStaysBound()
{
    QVERIFY(differenceOf(*deformModel("UV morph 2")) < 1e-4f);
    for (const GLenum what : {GLenum(GL_CURRENT_PROGRAM), GLenum(GL_VERTEX_ARRAY_BINDING),
             GLenum(GL_ARRAY_BUFFER_BINDING), GLenum(GL_TRANSFORM_FEEDBACK_BUFFER_BINDING),
             GLenum(GL_COPY_READ_BUFFER), GLenum(GL_COPY_WRITE_BUFFER),
             GLenum(GL_TEXTURE_BUFFER)}) { // for buffers, these are the names of their bindings
        GLint bound = -1;
        glGetIntegerv(what, &bound);
        QCOMPARE(bound, 0);
    }
    GLint unit = 0;
    glGetIntegerv(GL_ACTIVE_TEXTURE, &unit);
    QCOMPARE(unit, GL_TEXTURE0);
    for (GLuint each = 0; each < 8; ++each) {
        GLint bound = -1;
        glActiveTexture(GL_TEXTURE0 + each);
        glGetIntegerv(GL_TEXTURE_BINDING_BUFFER, &bound);
        QCOMPARE(bound, 0);
    }
    glActiveTexture(GL_TEXTURE0);
    QCOMPARE(glIsEnabled(GL_RASTERIZER_DISCARD), GLboolean(GL_FALSE));
}

void TestGpuDeformer::aShaderWithErrorsIsRefused()
{
    const auto program = makeDeformProgram({}, "void main() { nothing = 1; }");
    QVERIFY(!program.has_value());
    QVERIFY(!program.error().field.empty());
}

QTEST_GUILESS_MAIN(TestGpuDeformer)
#include "test_gpu_deformer.moc"
