// SPDX-License-Identifier: MIT
#include "tests/libmmd/interchange/small_model.h"

#include "libmmd/text/cp932.h"
#include "tests/libmmd/pose/rig_builder.h"

namespace odori::test {
namespace {

mmd::pmx::Text text(const char* utf8, const char* raw = "")
{
    return {utf8, raw};
}

void addBone(mmd::pmx::Model& model, const char* name, const glm::vec3& at, std::int32_t parent)
{
    mmd::pmx::Bone bone;
    bone.name = text(name);
    bone.position = at;
    bone.parent = parent;
    bone.flags = mmd::pmx::boneFlag::rotatable | mmd::pmx::boneFlag::movable;
    model.bones.push_back(bone);
}

/// Adds a square of two faces with its own material.
void addSquare(mmd::pmx::Model& model, const char* name, std::int32_t bone, float x)
{
    const auto first = static_cast<std::uint32_t>(model.vertices.size());
    for (int corner = 0; corner < 4; ++corner) {
        mmd::pmx::Vertex vertex;
        vertex.position = {x + float(corner & 1), float(corner >> 1), 0.5f};
        vertex.normal = {0, 0, -1};
        vertex.uv = {float(corner & 1), float(corner >> 1)};
        vertex.deform = mmd::pmx::Deform::Bdef2;
        vertex.bones = {bone, 0, -1, -1};
        vertex.weights = {0.75f, 0.25f, 0.0f, 0.0f};
        model.vertices.push_back(vertex);
    }
    for (const std::uint32_t corner : {0u, 2u, 1u, 1u, 2u, 3u})
        model.indices.push_back(first + corner);
    mmd::pmx::Material material;
    material.name = text(name);
    material.indexCount = 6;
    model.materials.push_back(material);
}

void addMorph(mmd::pmx::Model& model, const char* name, mmd::pmx::MorphType type)
{
    mmd::pmx::Morph morph;
    morph.name = text(name);
    morph.type = type;
    model.morphs.push_back(morph);
}

template <class Key>
mmd::Track<Key> track(const char* name, std::initializer_list<Key> keys)
{
    const std::vector<Key> all(keys);
    return {mmd::fieldOf(mmd::encodeCp932(name).bytes), all};
}

} // namespace

mmd::pmx::Model smallModel()
{
    mmd::pmx::Model model;
    model.name = text("小さい");
    addBone(model, "全ての親", {0, 1, 0}, -1);
    addBone(model, "左腕", {1, 1, 0.5f}, 0);
    addBone(model, "above", {1, 3, 0.5f}, 1);
    addSquare(model, "肌", 0, 0.0f);
    addSquare(model, "服", 1, 2.0f);
    addMorph(model, "あ", mmd::pmx::MorphType::Vertex);
    model.morphs[0].vertex = {{1, {0.0f, 0.5f, 0.25f}}, {3, {0.125f, 0.0f, 0.0f}}};
    addMorph(model, "笑い", mmd::pmx::MorphType::Group);
    model.morphs[1].group = {{0, 0.5f}};
    addMorph(model, "い", mmd::pmx::MorphType::Vertex);
    addMorph(model, "うU", mmd::pmx::MorphType::Uv);
    return model;
}

mmd::ExportJob smallJob(std::uint32_t frames, mmd::pmx::Model model)
{
    mmd::ExportJob job;
    job.model = std::make_shared<const mmd::Model>(mmd::makeModel(std::move(model), {}, {}));
    std::vector<mmd::BoneKeyframe> turn;
    for (std::uint32_t frame = 0; frame <= frames; ++frame) {
        mmd::BoneKeyframe key;
        key.frame = frame;
        key.value.rotation = aboutY(70.0f * float(frame)) * aboutX(20.0f);
        turn.push_back(key);
    }
    mmd::replaceTrack(job.motion,
        mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(mmd::encodeCp932("左腕").bytes), turn));
    mmd::replaceTrack(
        job.motion, track<mmd::BoneKeyframe>("above", {mmd::BoneKeyframe{}, boneKeyAway(frames)}));
    mmd::MorphKeyframe smile;
    smile.frame = frames;
    smile.value.weight = 1.0f;
    mmd::replaceTrack(job.motion, track<mmd::MorphKeyframe>("笑い", {mmd::MorphKeyframe{}, smile}));
    job.motionName = "turn";
    return job;
}

mmd::BoneKeyframe boneKeyAway(std::uint32_t frame)
{
    mmd::BoneKeyframe away;
    away.frame = frame;
    away.value.translation = {2, 1, 3};
    return away;
}

mmd::Motion cameraMotion(std::initializer_list<std::uint32_t> frames)
{
    std::vector<mmd::CameraKeyframe> keys;
    for (const std::uint32_t frame : frames) {
        mmd::CameraKeyframe key;
        key.frame = frame;
        key.value.rotation.y = 0.1f * float(frame);
        key.value.fieldOfView = 30 + frame;
        keys.push_back(key);
    }
    mmd::Motion motion;
    mmd::replaceTrack(motion, mmd::Track<mmd::CameraKeyframe>({}, keys));
    return motion;
}

} // namespace odori::test
