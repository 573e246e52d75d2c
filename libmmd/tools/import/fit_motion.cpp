// SPDX-License-Identifier: MIT
#include "libmmd/tools/import/fit_motion.h"

#include "libmmd/tools/import/file_figure.h"
#include "libmmd/tools/import/model_bones.h"
#include "libmmd/tools/import/rest_alignment.h"
#include "libmmd/tools/tool_errors.h"

#include <array>

namespace mmd {
namespace {

constexpr glm::quat still(1.0f, 0.0f, 0.0f, 0.0f);

/// The model at rest, as a file would have it.
SkeletonAnimation restOf(const Model& model)
{
    SkeletonAnimation result;
    result.frameCount = 1;
    for (const auto& bone : model.data.bones) {
        const JointPlace place{{bone.position.x, bone.position.y, -bone.position.z}, still};
        result.joints.push_back({bone.name.utf8, -1, place});
        result.places.push_back(place);
    }
    return result;
}

BoneMapping sameNames(const Model& from)
{
    BoneMapping mapping;
    for (const auto& bone : from.data.bones)
        mapping.pairs.push_back({bone.name.utf8, bone.name.utf8, JointUse::All});
    return mapping;
}

class Fitting {
public:
    Fitting(const Model& from, const Model& to, const FitOptions& options)
        : m_to(to)
        , m_rest(restOf(from))
        , m_mapped(mappedJoints(m_rest, to, sameNames(from)))
        , m_figure(m_rest, to, m_mapped, optionsOf(options))
        , m_alignment(restAlignment(to, m_figure, m_mapped))
    {
    }
    [[nodiscard]] std::size_t mapped() const { return m_mapped.count; }
    [[nodiscard]] double scale() const { return m_figure.scale(); }
    [[nodiscard]] bool has(int bone) const { return m_mapped.joints[std::size_t(bone)] >= 0; }
    [[nodiscard]] BoneValue fitted(int bone, const BoneValue& value) const
    {
        const std::int32_t parent = m_to.rig.bones[std::size_t(bone)].parent;
        const glm::quat& own = m_alignment[std::size_t(bone)];
        const glm::quat& outer = parent < 0 ? still : m_alignment[std::size_t(parent)];
        BoneValue result = value;
        result.translation = value.translation * float(scale());
        if (outer == still && own == still)
            return result; // the same bits
        result.translation = glm::conjugate(outer) * result.translation;
        result.rotation = glm::conjugate(outer) * value.rotation * own;
        return result;
    }

private:
    static ImportOptions optionsOf(const FitOptions& options)
    {
        ImportOptions result;
        result.scale = options.scale;
        return result;
    }

    const Model& m_to;
    SkeletonAnimation m_rest;
    MappedJoints m_mapped;
    FileFigure m_figure;
    std::vector<glm::quat> m_alignment;
};

std::size_t boneKeys(const Motion& motion)
{
    std::size_t count = 0;
    for (const auto& track : motion.bones)
        count += track->size();
    return count;
}

void fitTracks(const Model& to, const Fitting& fitting, Motion& motion)
{
    const auto tracks = motion.bones; // shared pointers
    for (const auto& track : tracks) {
        const auto bones = to.bonesOfTrack(track->name());
        if (bones.empty() || !fitting.has(bones.front()))
            continue;
        std::vector<BoneKeyframe> keys;
        bool hasChanged = false;
        for (std::size_t index = 0; index < track->size(); ++index) {
            BoneKeyframe key = track->key(index);
            key.value = fitting.fitted(bones.front(), key.value);
            hasChanged |= !(key.value == track->values()[index]);
            keys.push_back(key);
        }
        if (hasChanged)
            replaceTrack(motion, Track<BoneKeyframe>(track->field(), keys));
    }
}

/// Arms without keys would keep the directions of their own rest pose.
void addArms(const Model& to, const Fitting& fitting, Motion& motion)
{
    const ModelBones bones(to);
    for (const char* name : {"左腕", "左ひじ", "左手首", "右腕", "右ひじ", "右手首"}) {
        const int bone = bones.find(name);
        if (bone < 0 || !fitting.has(bone))
            continue;
        const std::string& track = to.boneTrackNames[std::size_t(bone)];
        BoneKeyframe key;
        key.value = fitting.fitted(bone, {});
        if (!findBoneTrack(motion, track) && !(key.value == BoneValue{}))
            replaceTrack(motion, Track<BoneKeyframe>(fieldOf(track), std::array{key}));
    }
}

} // namespace

Result<ImportedMotion> fittedMotion(
    const Model& from, const Model& to, const Motion& motion, const FitOptions& options)
{
    const Fitting fitting(from, to, options);
    if (fitting.mapped() == 0)
        return tl::unexpected(
            Error{.code = ErrorCode::NothingMatches, .field = std::string(foreignModelField)});
    ImportedMotion result{motion, {}};
    fitTracks(to, fitting, result.motion);
    addArms(to, fitting, result.motion);
    result.figures = {{ToolFigureKind::MappedBones, double(fitting.mapped())},
        {ToolFigureKind::Scale, fitting.scale()},
        {ToolFigureKind::KeysBefore, double(boneKeys(motion))},
        {ToolFigureKind::KeysAfter, double(boneKeys(result.motion))}};
    return result;
}

namespace {

/// The keys of the actor before and after, because those of the other motion are not replaced.
void countReplaced(std::vector<ToolFigure>& figures, const Motion& before, const Motion& after)
{
    for (ToolFigure& figure : figures) {
        if (figure.kind == ToolFigureKind::KeysBefore) {
            figure.value = double(before.keyCount());
            figure.isReplaced = true;
        } else if (figure.kind == ToolFigureKind::KeysAfter) {
            figure.value = double(after.keyCount());
        }
    }
}

} // namespace

Result<ToolResult> fitMotion(
    const ToolInput& input, const FitOptions& options, ProgressPart progress)
{
    const auto model = modelOf(input);
    if (!model || !input.otherModel)
        return tl::unexpected(
            Error{.code = ErrorCode::NothingMatches, .field = std::string(foreignModelField)});
    Motion made = motionOf(input);
    const Motion& source = input.other ? *input.other : motionOf(input);
    auto fitted = fittedMotion(*input.otherModel, *model, source, options);
    if (!fitted)
        return tl::unexpected(fitted.error());
    made.bones = fitted->motion.bones;
    if (input.other) {
        made.morphs = fitted->motion.morphs;
        made.showIk = fitted->motion.showIk;
        countReplaced(fitted->figures, motionOf(input), made);
    }
    return toolResult(input, made, std::move(fitted->figures), progress);
}

} // namespace mmd
