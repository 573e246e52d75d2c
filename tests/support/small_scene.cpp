// SPDX-License-Identifier: MIT
#include "tests/support/small_scene.h"

#include "libmmd/motion/angles/panel_angles.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/text/cp932.h"

#include <stdexcept>

namespace odori::test {
namespace {

using namespace mmd;

void addBone(pmx::Model& model, const char* name, int parent, int flags)
{
    pmx::Bone bone;
    bone.name.utf8 = name;
    bone.nameEnglish.utf8 = "bone " + std::to_string(model.bones.size());
    bone.parent = parent;
    bone.flags = static_cast<std::uint16_t>(flags);
    bone.fixedAxis = {1.0f, 0.0f, 0.0f};
    bone.position = {0.0f, static_cast<float>(model.bones.size()), 0.0f};
    model.bones.push_back(bone);
}

void addMorph(pmx::Model& model, const char* name, pmx::MorphPanel panel)
{
    pmx::Morph morph;
    morph.name.utf8 = name;
    morph.panel = panel;
    model.morphs.push_back(morph);
}

void addFrame(pmx::Model& model, const char* name, std::initializer_list<int> bones)
{
    pmx::DisplayFrame frame;
    frame.name.utf8 = name;
    for (const int each : bones)
        frame.items.push_back({false, each});
    model.displayFrames.push_back(frame);
}

pmx::Model smallModel()
{
    using namespace pmx::boneFlag;
    constexpr int shown = visible | operable | rotatable;
    pmx::Model model;
    model.name.utf8 = "小さい";
    addBone(model, "センター", -1, shown | movable);
    addBone(model, "上半身", 0, shown);
    addBone(model, "頭", 1, shown);
    addBone(model, "左腕", 1, shown);
    addBone(model, "左ひじ", 3, shown);
    addBone(model, "左足ＩＫ", 0, shown | movable | ik);
    model.bones.back().ik = {.effector = 4, .loops = 4, .stepAngle = 1.0f, .links = {{.bone = 3}}};
    addBone(model, "左腕捩", 3, shown | fixedAxis);
    addBone(model, "隠し", 0, rotatable);
    addMorph(model, "まばたき", pmx::MorphPanel::Eye);
    addMorph(model, "笑い", pmx::MorphPanel::Eye);
    addMorph(model, "あ", pmx::MorphPanel::Mouth);
    addMorph(model, "い", pmx::MorphPanel::Mouth);
    addMorph(model, "う", pmx::MorphPanel::Mouth);
    addMorph(model, "困る", pmx::MorphPanel::Brow);
    addMorph(model, "照れ", pmx::MorphPanel::Other);
    addFrame(model, "センター", {0});
    addFrame(model, "体(上)", {1, 2});
    addFrame(model, "腕", {3, 4, 6});
    addFrame(model, "足", {5});
    return model;
}

BoneKeyframe boneKey(std::uint32_t frame, glm::vec3 position, glm::vec3 angles)
{
    BoneKeyframe key;
    key.frame = frame;
    key.value = {position, rotationOfPanelAngles(angles)};
    return key;
}

void addTrack(Motion& motion, const char* name, std::vector<BoneKeyframe> keys)
{
    replaceTrack(motion, Track<BoneKeyframe>(fieldOf(encodeCp932(name).bytes), keys));
}

Motion smallMotion()
{
    Motion motion;
    addTrack(motion, "センター",
        {boneKey(0, {0, 0, 0}, {}), boneKey(10, {1.23456f, 2, 3}, {}), boneKey(20, {4, 5, 6}, {})});
    addTrack(motion, "左腕",
        {boneKey(0, {}, {}), boneKey(38, {}, {10, 20, 30}), boneKey(45, {}, {5, -12.4f, 40}),
            boneKey(60, {}, {})});
    BoneKeyframe elbow = boneKey(45, {}, {0, -12.4f, 0});
    elbow.interpolation = withCurves(elbow.interpolation,
        {BezierCurve{}, BezierCurve{}, BezierCurve{}, BezierCurve{64, 0, 64, 127}});
    elbow.interpolation = withPhysics(elbow.interpolation, false);
    addTrack(motion, "左ひじ", {boneKey(0, {}, {}), boneKey(38, {}, {}), elbow});
    addTrack(motion, "頭", {boneKey(5, {}, {0, 15, 0})});
    MorphKeyframe closed, open;
    open.frame = 10;
    open.value.weight = 1.0f;
    const std::vector<MorphKeyframe> keys{closed, open};
    replaceTrack(motion, Track<MorphKeyframe>(fieldOf(encodeCp932("あ").bytes), keys));
    return motion;
}

} // namespace

void loadSmallScene(Document& document)
{
    auto model = std::make_shared<const Model>(makeModel(smallModel(), {}, {}));
    document.load(addActor(document.scene(), std::move(model)));
    document.load(setMotion({document.scene(), document.scene().active}, smallMotion(), {}));
}

Selection keysOf(std::string_view boneName, std::initializer_list<std::uint32_t> frames)
{
    Selection selection = tracksOf({bone(boneName)});
    for (const std::uint32_t frame : frames)
        selection.setKey(bone(boneName), frame, true);
    return selection;
}

Selection both(Selection a, const Selection& b)
{
    for (const TrackId& track : b.tracks)
        a.setTrack(track, true);
    for (const TrackKeys& keys : b.keys)
        for (const std::uint32_t frame : keys.frames)
            a.setKey(keys.track, frame, true);
    return a;
}

Selection tracksOf(std::initializer_list<TrackId> tracks)
{
    Selection selection;
    for (const TrackId& track : tracks)
        selection.setTrack(track, true);
    return selection;
}

BoneKeyframe keyAt(const Document& document, std::string_view boneName, std::uint32_t frame)
{
    const auto* track = findBoneTrack(document.actor()->motion, bone(boneName).name);
    const auto index = track ? track->find(frame) : std::nullopt;
    if (!index)
        throw std::runtime_error("no such key");
    return track->key(*index);
}

BezierCurve curveAt(
    const Document& document, std::string_view boneName, std::uint32_t frame, BoneChannel channel)
{
    return curvesOf(keyAt(document, boneName, frame).interpolation)[std::size_t(channel)];
}

} // namespace odori::test
