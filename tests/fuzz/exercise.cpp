// SPDX-License-Identifier: MIT
#include "tests/fuzz/exercise.h"

#include "libmmd/accessory/accessory_answer.h"
#include "libmmd/accessory/vac.h"
#include "libmmd/base/byte_reader.h"
#include "libmmd/base/byte_writer.h"
#include "libmmd/base/content_hash.h"
#include "libmmd/check/motion_check.h"
#include "libmmd/format/motion_formats.h"
#include "libmmd/format/pmd/pmd.h"
#include "libmmd/journal/record_io.h"
#include "libmmd/journal/recovery.h"
#include "libmmd/picture/image.h"
#include "libmmd/picture/mipmaps.h"
#include "libmmd/pose/pose.h"
#include "libmmd/project/project_file.h"
#include "libmmd/scene/archive/scene_archive.h"
#include "libmmd/scene/edits/keys/repair.h"
#include "libmmd/sound/cached_sound.h"
#include "tests/fuzz/exercise_animation.h"
#include "tests/fuzz/journal_payloads.h"
#include "tests/libmmd/scene/edits/checked_edit.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

namespace odori::fuzz {
namespace {

using Bytes = std::vector<std::byte>;
using View = std::span<const std::byte>;

constexpr std::size_t mostBones = 24, mostMorphs = 8;

bool isFinite(const mmd::Pose& pose)
{
    const bool bonesAre = std::all_of(pose.bones.begin(), pose.bones.end(), [](const auto& bone) {
        const auto& t = bone.translation;
        const auto& r = bone.rotation;
        return std::isfinite(t.x + t.y + t.z) && std::isfinite(r.x + r.y + r.z + r.w);
    });
    return bonesAre && std::all_of(pose.morphWeights.begin(), pose.morphWeights.end(),
                           [](float weight) { return std::isfinite(weight); });
}

/// Poses of `model` with `motion` at the critical frames.
std::string evaluate(std::shared_ptr<const mmd::Model> model, const mmd::Motion& motion)
{
    mmd::PoseEvaluator evaluator(std::move(model));
    evaluator.setMotion(motion);
    const double last = motion.lastFrame();
    for (const double frame : {0.0, 0.5, 1.0, last / 2.0, last, last + 1.0})
        if (!isFinite(evaluator.evaluate(frame)))
            return "a pose is not finite at frame " + std::to_string(frame);
    return {};
}

mmd::pmx::Text rawText(const std::string& cp932)
{
    return {"x", cp932}; // motions match by `raw`
}

/// A chain of bones with the names of the motion's bone tracks. The last one is an IK goal for the
/// motion's first IK switch. Each morph track has a morph that moves a bone.
std::shared_ptr<const mmd::Model> modelFor(const mmd::Motion& motion)
{
    mmd::pmx::Model data;
    data.encoding = mmd::pmx::TextEncoding::Cp932;
    const auto addBone = [&](const std::string& name) {
        mmd::pmx::Bone bone;
        bone.name = rawText(name);
        bone.parent = static_cast<std::int32_t>(data.bones.size()) - 1;
        bone.position.y = static_cast<float>(data.bones.size());
        data.bones.push_back(bone);
    };
    for (std::size_t at = 0; at < std::min(motion.bones.size(), mostBones); ++at)
        addBone(motion.bones[at]->name());
    for (std::size_t at = 0; at < std::min(motion.morphs.size(), mostMorphs); ++at) {
        mmd::pmx::Morph morph;
        morph.name = rawText(motion.morphs[at]->name());
        morph.type = mmd::pmx::MorphType::Bone;
        morph.bone.push_back({0, glm::vec3(1.0f), glm::quat(0.6f, 0.8f, 0.0f, 0.0f)});
        data.morphs.push_back(morph);
    }
    if (data.bones.size() >= 3 && motion.showIk && !motion.showIk->values()[0].switches.empty()) {
        const auto& field = motion.showIk->values()[0].switches[0].name;
        addBone(std::string(field.begin(), std::find(field.begin(), field.end(), '\0')));
        mmd::pmx::Bone& goal = data.bones.back();
        goal.parent = -1;
        goal.flags = mmd::pmx::boneFlag::ik;
        goal.ik = {.effector = 2, .loops = 10, .stepAngle = 0.5f, .links = {{1, 0, {}, {}}, {}}};
        goal.ik.links[1].bone = 0;
    }
    return std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, {}));
}

/// Everything that is done with a motion, whatever format it was read from.
std::string exerciseMotion(const mmd::Motion& motion)
{
    const auto model = modelFor(motion);
    if (std::string problem = evaluate(model, motion); !problem.empty())
        return problem;
    (void)mmd::checkMotion(motion, model.get());
    mmd::Scene scene;
    mmd::Actor& actor = scene.actors.emplace_back();
    actor.id = mmd::ActorId{1};
    actor.model = model;
    actor.motion = motion;
    const mmd::ScenePatch patch = mmd::repairKeys({scene, mmd::ActorId{1}});
    const mmd::Scene repaired = mmd::applied(scene, patch);
    for (const mmd::Finding& each : mmd::checkMotion(repaired.actors[0].motion, model.get()))
        if (mmd::isRepairable(each.code))
            return "repaired, and still found: " + std::string(mmd::codeName(each.code));
    if (!(mmd::applied(repaired, mmd::inverse(patch)) == scene))
        return "a repair cannot be undone";
    const auto saved = mmd::readVmd(mmd::vmdFromMotion(repaired.actors[0].motion));
    return saved ? std::string() : "a repaired motion cannot be read back";
}

/// The file must survive every format that stores a whole motion.
std::string exerciseFile(const mmd::VmdFile& file)
{
    for (const mmd::MotionFormat& format : mmd::motionFormats()) {
        if (format.content != mmd::MotionContent::Motion)
            continue;
        const auto again = format.read(format.write(file, {}));
        if (!again || again->bytes != file.bytes)
            return std::string(format.name) + " does not give the file's bytes back";
    }
    return exerciseMotion(mmd::motionFromVmd(file).motion);
}

/// A key for each of the first bones and morphs, so that they move.
mmd::Motion motionFor(const mmd::Model& model)
{
    mmd::Motion motion;
    for (std::size_t at = 0; at < std::min(model.boneTrackNames.size(), mostBones); ++at) {
        mmd::BoneKeyframe key;
        key.frame = 1;
        key.value = {glm::vec3(1.0f, -2.0f, 3.0f), glm::quat(0.6f, 0.0f, 0.8f, 0.0f)};
        mmd::replaceTrack(
            motion, mmd::Track<mmd::BoneKeyframe>(
                        mmd::fieldOf(model.boneTrackNames[at]), std::span(&key, std::size_t(1))));
    }
    for (std::size_t at = 0; at < std::min(model.morphTrackNames.size(), mostMorphs); ++at) {
        const mmd::MorphKeyframe key{.frame = 1, .fileIndex = mmd::newKeyIndex, .value = {0.5f}};
        mmd::replaceTrack(
            motion, mmd::Track<mmd::MorphKeyframe>(
                        mmd::fieldOf(model.morphTrackNames[at]), std::span(&key, std::size_t(1))));
    }
    return motion;
}

std::string exerciseModel(mmd::pmx::ReadResult read)
{
    const auto model = std::make_shared<const mmd::Model>(
        mmd::makeModel(std::move(read.model), std::move(read.warnings), {}));
    return evaluate(model, motionFor(*model));
}

std::string exerciseMotionFile(const mmd::MotionFormat& format, View bytes)
{
    const auto file = format.read(Bytes(bytes.begin(), bytes.end()));
    if (!file)
        return {};
    const auto again = format.read(format.write(*file, {}));
    return again ? exerciseFile(*file)
                 : std::string(format.name) + " that was written cannot be read";
}

std::string exercisePmx(View bytes)
{
    auto read = mmd::pmx::read(bytes);
    if (!read)
        return {};
    const Bytes written = mmd::pmx::write(read->model);
    if (!std::equal(written.begin(), written.end(), bytes.begin(), bytes.end()))
        return "the model does not give its file's bytes back";
    return exerciseModel(std::move(*read));
}

std::string exercisePmd(View bytes)
{
    auto read = mmd::pmd::read(bytes);
    return read ? exerciseModel(std::move(*read)) : std::string();
}

std::string exerciseProject(View bytes)
{
    const auto file = mmd::readProjectFile(bytes);
    if (!file)
        return {};
    const std::string text = mmd::writeProjectFile(*file);
    const auto again = mmd::readProjectFile(std::as_bytes(std::span(text)));
    return again && mmd::writeProjectFile(*again) == text
               ? std::string()
               : "a project that was written is another one";
}

std::string exercisePatch(View bytes)
{
    const auto patch = mmd::readPatch(bytes);
    if (!patch)
        return {};
    const auto again = mmd::readPatch(mmd::writePatch(*patch));
    if (!again || !(*again == *patch))
        return "a patch that was written is another one";
    const mmd::Scene scene = test::journalScene();
    const auto after = mmd::appliedIfFits(scene, *patch);
    if (!after)
        return {};
    // Not always the same scene: a patch that replaces something need not know what was there.
    const auto back = mmd::revertedIfFits(*after, *patch);
    return back && mmd::isSound(*back) ? std::string() : "a patch cannot be undone";
}

/// `bytes` are payloads; the journal around them is sound, otherwise its hashes would refuse nearly
/// every input.
std::string exerciseJournal(View bytes)
{
    const auto noModel = [](const auto&) -> mmd::Result<mmd::Model> {
        return tl::unexpected(mmd::Error{});
    };
    const auto session = mmd::recoverBytes(journalOf(bytes), noModel);
    if (!session)
        return {};
    if (!mmd::isSound(session->state.scene))
        return "the restored scene is not sound";
    mmd::PatchSharing writing, reading;
    const auto state = std::make_shared<const mmd::SessionState>(session->state);
    const auto again =
        mmd::readRecord(mmd::writeRecord(mmd::StateReplaced{state}, writing), reading, {});
    if (!again || !(std::get<mmd::StateReplaced>(*again).state->scene == state->scene))
        return "the restored scene cannot be journaled";
    for (const mmd::Actor& actor : state->scene.actors)
        (void)mmd::vmdFromMotion(actor.motion);
    return {};
}

std::string exercisePicture(View bytes)
{
    // A few bytes can be a picture of millions of pixels, which would take most of the time.
    constexpr std::int64_t mostPixels = 1 << 18;
    const auto head = mmd::imageHead(bytes);
    if (head && std::int64_t(head->size.width) * head->size.height > mostPixels)
        return {};
    const auto image = mmd::decodeImage(bytes);
    if (!image)
        return {};
    if (!head || head->size != mmd::ImageSize{image->width, image->height})
        return "the header of a picture has another size";
    if (image->rgba.size() != std::size_t(image->width) * std::size_t(image->height) * 4)
        return "a picture does not have all its pixels";
    if (image->hasAlpha && !head->mayHaveAlpha)
        return "a picture has alpha that its header does not have";
    for (const mmd::Image& each : mmd::mipmapsOf(*image))
        if (each.rgba.size() != std::size_t(each.width) * std::size_t(each.height) * 4)
            return "a mipmap does not have all its pixels";
    const auto again = mmd::decodeImage(mmd::encodePng(*image));
    return again && again->rgba == image->rgba ? std::string()
                                               : "a picture that was written is another one";
}

/// What the process that reads accessories sends.
std::string exerciseAccessory(View bytes)
{
    const auto answer = mmd::readAccessoryAnswer(bytes);
    if (!answer)
        return {};
    const auto again = mmd::readAccessoryAnswer(mmd::accessoryAnswer(answer));
    return again && again->pictures.size() == answer->pictures.size()
               ? std::string()
               : "an answer that was written is another one";
}

/// A file of decoded sound. Its hashes are made right, otherwise they would refuse nearly every
/// input.
std::string exerciseSound(View bytes)
{
    using Head = mmd::SoundCacheHead;
    Bytes file(bytes.begin(), bytes.end());
    const auto read = [&]() -> mmd::Result<Head> {
        if (file.size() < Head::headBytes + Head::tailBytes)
            return mmd::readCacheHead(file, file, file.size());
        const View all(file);
        return mmd::readCacheHead(
            all.first(Head::headBytes), all.last(Head::tailBytes), file.size());
    };
    if (!read() && file.size() >= Head::headBytes + Head::tailBytes) {
        const std::size_t tailAt = file.size() - Head::tailBytes;
        mmd::ByteWriter hashed;
        hashed.write(View(file).first(Head::headBytes));
        hashed.write(View(file).subspan(tailAt, 8));
        mmd::ByteWriter hash;
        hash.write<std::uint64_t>(mmd::contentHash(hashed.bytes()));
        std::copy(
            hash.bytes().begin(), hash.bytes().end(), file.begin() + std::ptrdiff_t(tailAt + 8));
    }
    const auto head = read();
    if (!head)
        return {};
    const View all(file);
    if (head->fileBytes() != file.size() || head->peaksAt() > file.size() - Head::tailBytes)
        return "a cached sound is larger than its file";
    const View peakBytes =
        all.subspan(head->peaksAt(), file.size() - Head::tailBytes - head->peaksAt());
    const auto tail = mmd::writeCacheTail(*head, peakBytes);
    const auto peaks = mmd::readCachePeaks(peakBytes, tail);
    if (!peaks || peaks->size() != head->peakCount())
        return "a cached sound has another number of peaks";
    const mmd::Waveform waveform(head->format.channels, *peaks, head->frames);
    std::vector<mmd::SoundColumn> columns(50);
    for (const double width : {10.0, 100.0, 5000.0, 1e9}) {
        waveform.columns({-2.0 * width, width}, columns);
        for (const mmd::SoundColumn& each : columns)
            if (!std::isfinite(each.lowest + each.highest + each.loudness))
                return "a column is not finite";
    }
    return {};
}

} // namespace

std::string exercise(std::string_view extension, View bytes)
{
    if (extension == "odori")
        return exerciseProject(bytes);
    if (extension == "patch")
        return exercisePatch(bytes);
    if (extension == "journal")
        return exerciseJournal(bytes);
    if (extension == "picture")
        return exercisePicture(bytes);
    if (extension == "accessory")
        return exerciseAccessory(bytes);
    if (extension == "bvh" || extension == "glb" || extension == "animation")
        return exerciseAnimation(extension, bytes);
    if (extension == "sound")
        return exerciseSound(bytes);
    if (extension == "vac") {
        (void)mmd::readVac(bytes);
        return {};
    }
    if (const mmd::MotionFormat* format = mmd::motionFormatNamed(extension))
        return exerciseMotionFile(*format, bytes);
    if (extension == "pmx")
        return exercisePmx(bytes);
    return extension == "pmd" ? exercisePmd(bytes) : "no such format";
}

} // namespace odori::fuzz
