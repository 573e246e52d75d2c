// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/file_io.h"
#include "tests/ui/render/box_model.h"
#include "tests/ui/render/deform/gl_hook.h"
#include "tests/ui/render/drawing_stage.h"

#include <QtCore/QTemporaryDir>

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace odori::test {

using namespace odori::render;
namespace flag = mmd::pmx::materialFlag;
using mmd::pmx::Deform;
using mmd::pmx::MorphType;

inline constexpr int parts = 40; ///< more vertices than bones, as in real models

/// A pillar of boxes, one above the other, which bones at its ends bend. Its vertices have the kind
/// `deform`. It has all that other passes read: edges, shadows, a texture, a sphere map on the
/// first additional texture coordinate.
inline mmd::pmx::Model pillar(Deform deform)
{
    mmd::pmx::Model data;
    for (int at = 0; at < parts; ++at) {
        const float height = 4.0f + 0.3f * float(at);
        auto part = box({0, height, 0}, {1.5f, 0.15f, 1.5f});
        data = at == 0 ? part : joined(std::move(data), part);
    }
    data.additionalUvCount = 1;
    data.textures = {{"stripes.png", {}}};
    data.bones.resize(2);
    data.bones[0].name.utf8 = "lower";
    data.bones[0].position = {0, 4, 0};
    data.bones[1].name.utf8 = "upper";
    data.bones[1].position = {0, 10, 0};
    data.bones[1].parent = 0;
    for (mmd::pmx::Vertex& vertex : data.vertices) {
        const float share = std::clamp((vertex.position.y - 6.0f) / 8.0f, 0.0f, 1.0f);
        vertex.deform = deform;
        vertex.bones = {deform == Deform::Bdef1 && share > 0.5f ? 1 : 0, 1, -1, -1};
        vertex.weights = {1.0f - share, share, 0.0f, 0.0f};
        vertex.uv = {vertex.position.x, vertex.position.y / 12.0f};
        data.additionalUvs.push_back({vertex.position.y / 12.0f, 0.5f, 0.0f, 0.0f});
        if (deform != Deform::Sdef)
            continue;
        vertex.sdef = std::int32_t(data.sdef.size());
        data.sdef.push_back({{0, 10, 0}, {0, 9, 0}, {0, 11, 0}});
    }
    data.materials.resize(1);
    data.materials[0].indexCount = std::uint32_t(data.indices.size());
    data.materials[0].flags = flag::doubleSided | flag::edge | flag::groundShadow |
                              flag::castsShadow | flag::receivesShadow;
    data.materials[0].texture = 0;
    data.materials[0].sphereTexture = 0;
    data.materials[0].sphereMode = mmd::pmx::SphereMode::SubTexture;
    return data;
}

/// The pillar with a morph of each kind, whose names are those of morphNames().
inline mmd::pmx::Model morphedPillar()
{
    mmd::pmx::Model data = pillar(Deform::Bdef2);
    const auto add = [&](const char* name, MorphType type) -> mmd::pmx::Morph& {
        mmd::pmx::Morph& morph = data.morphs.emplace_back();
        morph.name.utf8 = name;
        morph.type = type;
        return morph;
    };
    auto& vertex = add("vertex", MorphType::Vertex);
    for (std::size_t at = 0; at < data.vertices.size() / 2; ++at)
        vertex.vertex.push_back({std::int32_t(at), {1.0f, 0.2f, 0.0f}});
    for (const auto& [name, type] : {std::pair("UV", MorphType::Uv), {"UV 1", MorphType::Uv1}}) {
        auto& morph = add(name, type);
        for (std::size_t at = 0; at < data.vertices.size(); ++at)
            morph.uv.push_back({std::int32_t(at), {0.5f, 0.3f, 0.0f, 0.0f}});
    }
    add("bone", MorphType::Bone)
        .bone.push_back({1, {1, 1, 0}, glm::angleAxis(0.5f, glm::vec3(1, 0, 0))});
    auto& material = add("material", MorphType::Material).material.emplace_back();
    material.operation = 1;
    material.diffuse = {-0.6f, 0.0f, 0.0f, 0.0f};
    add("group", MorphType::Group).group = {{0, 0.5f}, {1, 0.5f}, {3, 1.0f}};
    add("flip", MorphType::Flip).group = {{4, 1.0f}, {0, 1.0f}};
    return data;
}

/// Pixels whose colours are not those of the other picture.
inline int differentPixels(const mmd::Image& a, const mmd::Image& b)
{
    if (a.rgba.size() != b.rgba.size() || a.rgba.empty())
        return 1 << 20;
    int count = 0;
    for (int y = 0; y < a.height; ++y)
        for (int x = 0; x < a.width; ++x)
            count += !isLike(pixelAt(a, x, y), pixelAt(b, x, y), 2);
    return count;
}

/// Rounding may move the border of a face by one pixel.
inline constexpr int fewPixels = 12;

inline DrawOptions everything()
{
    DrawOptions options;
    options.selfShadow.mode = 1;
    options.lightColour = glm::vec3(1.0f);
    return options;
}

inline bool has(const std::vector<std::string>& notes, const char* words)
{
    return std::any_of(notes.begin(), notes.end(),
        [&](const std::string& note) { return note.find(words) != std::string::npos; });
}

/// Draws models that are deformed on the graphics card or on the processor.
class DeformStage : protected DrawingStage {
protected:
    void setUpStage();
    [[nodiscard]] std::unique_ptr<SceneRenderer> renderer(DeformWish wish);
    [[nodiscard]] std::shared_ptr<const mmd::Model> model(mmd::pmx::Model data);
    [[nodiscard]] mmd::Image drawn(SceneRenderer& renderer, std::span<const Figure> figures);
    [[nodiscard]] mmd::Image drawn(SceneRenderer& renderer, const mmd::Pose& pose)
    {
        const Figure figure{.slot = 0, .pose = &pose};
        return drawn(renderer, {&figure, 1});
    }
    [[nodiscard]] static mmd::Pose poseOf(const std::shared_ptr<const mmd::Model>& model,
        float bend, std::span<const mmd::MorphOverride> morphs = {});
    /// The picture of a renderer of its own.
    [[nodiscard]] mmd::Image picturedBy(
        DeformWish wish, const std::shared_ptr<const mmd::Model>& model, const mmd::Pose& pose);

    QTemporaryDir m_folder;
    View m_view;
};

inline void DeformStage::setUpStage()
{
    setUp();
    mmd::CameraSample camera;
    camera.rotation = {-0.2f, 0.4f, 0.0f};
    m_view = viewOf(camera, 1.0f);
    mmd::Image stripes{.width = 4, .height = 4, .rgba = {}};
    for (int pixel = 0; pixel < 16; ++pixel)
        for (const int value : {pixel * 16, 255 - pixel * 8, pixel % 2 * 255, 255})
            stripes.rgba.push_back(std::uint8_t(value));
    QVERIFY(mmd::writeFile(
        mmd::pathFromUtf8(m_folder.filePath(QStringLiteral("stripes.png")).toStdString()),
        mmd::encodePng(stripes)));
    // Both ways once, so that libepoxy finds all functions.
    const auto any = model(pillar(Deform::Bdef1));
    for (const DeformWish wish : {DeformWish::Processor, DeformWish::Measured})
        QVERIFY(!picturedBy(wish, any, poseOf(any, 0.0f)).rgba.empty());
    const GLuint unused[1]{};
    GLuint buffer = 0;
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glBufferData(GL_ARRAY_BUFFER, 4, nullptr, GL_STATIC_DRAW);
    glBufferSubData(GL_ARRAY_BUFFER, 0, 4, unused);
    glDeleteBuffers(1, &buffer);
}

inline std::unique_ptr<SceneRenderer> DeformStage::renderer(DeformWish wish)
{
    auto made = SceneRenderer::create(wish);
    return made ? std::move(*made) : nullptr;
}

inline std::shared_ptr<const mmd::Model> DeformStage::model(mmd::pmx::Model data)
{
    return loaded(std::move(data), m_folder.filePath(QStringLiteral("m.pmx")).toStdString());
}

inline mmd::Image DeformStage::drawn(SceneRenderer& renderer, std::span<const Figure> figures)
{
    return picture([&] { renderer.draw(figures, m_view, everything(), side, side); });
}

inline mmd::Pose DeformStage::poseOf(const std::shared_ptr<const mmd::Model>& model, float bend,
    std::span<const mmd::MorphOverride> morphs)
{
    const mmd::BoneOverride bone{
        1, {.translation = glm::vec3(0.0f), .rotation = glm::angleAxis(bend, glm::vec3(0, 0, 1))}};
    mmd::PoseEvaluator evaluator(model);
    evaluator.setOverrides({&bone, 1}, morphs);
    return evaluator.evaluate(0.0);
}

inline mmd::Image DeformStage::picturedBy(
    DeformWish wish, const std::shared_ptr<const mmd::Model>& model, const mmd::Pose& pose)
{
    const auto by = renderer(wish);
    by->setModel(model, loadTextures(*model));
    return drawn(*by, pose);
}

} // namespace odori::test
