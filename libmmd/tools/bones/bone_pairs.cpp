// SPDX-License-Identifier: MIT
#include "libmmd/tools/bones/bone_pairs.h"

#include "libmmd/pose/baked_motion.h"
#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/tools/bones/bone_frames.h"
#include "libmmd/tools/bones/bone_names.h"
#include "libmmd/tools/bones/twist.h"
#include "libmmd/tools/dense_tracks.h"
#include "libmmd/tools/motion_change.h"
#include "libmmd/tools/thin/thin_keys.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

/// What to move: all of the second bone to the first, or a share of the first to the second.
struct Wish {
    BoneCouple pair{};
    bool merges = false;
    double share = 1.0;
};

struct TwoNames {
    std::string_view first, second;
};
std::vector<TwoNames> namesOfPair(BoneCouple pair)
{
    switch (pair) {
    case BoneCouple::CentreGroove:
        return {{"センター", "グルーブ"}};
    case BoneCouple::CentreWaist:
        return {{"センター", "腰"}};
    case BoneCouple::MotherCentre:
        return {{"全ての親", "センター"}};
    case BoneCouple::UpperBody:
        return {{"上半身", "上半身2"}};
    case BoneCouple::ArmTwist:
        return {{"左腕", "左腕捩"}, {"右腕", "右腕捩"}};
    case BoneCouple::WristTwist:
        return {{"左手首", "左手捩"}, {"右手首", "右手捩"}};
    case BoneCouple::LegD:
        return {{"左足", "左足D"}, {"右足", "右足D"}};
    }
    return {};
}

const glm::dquat noTurn(1.0, 0.0, 0.0, 0.0);

glm::dquat partOf(const glm::dquat& rotation, double part)
{
    return glm::slerp(noTurn, rotation.w < 0.0 ? -rotation : rotation, part);
}

/// The bones from below `first` down to `second`; empty if one does not hang on the other.
std::vector<int> chainBetween(const Model& model, int first, int second)
{
    std::vector<int> chain;
    for (int bone = second; bone >= 0 && bone != first;
         bone = model.rig.bones[std::size_t(bone)].parent)
        chain.insert(chain.begin(), bone);
    const bool hangs =
        !chain.empty() && model.rig.bones[std::size_t(chain.front())].parent == first;
    return hangs ? chain : std::vector<int>();
}

/// Changes one pair of bones at all frames.
class PairChange {
public:
    PairChange(const Model& model, BoneFrames& frames, const Wish& wish, int first, int second)
        : m_model(model)
        , m_frames(frames)
        , m_wish(wish)
        , m_first(first)
        , m_second(second)
    {
        m_frames.add(first);
        m_frames.add(second);
    }
    void run()
    {
        switch (m_wish.pair) {
        case BoneCouple::ArmTwist:
            return moveTwist(chainBetween(m_model, m_first, m_second), false);
        case BoneCouple::WristTwist:
            return moveTwist(chainBetween(m_model, m_second, m_first), true);
        case BoneCouple::LegD:
            return moveLeg();
        default:
            return moveDown(chainBetween(m_model, m_first, m_second));
        }
    }

private:
    /// The second bone hangs on the first one.
    void moveDown(const std::vector<int>& chain)
    {
        if (chain.empty())
            return;
        for (const int bone : chain)
            m_frames.add(bone);
        std::vector<int> others; // that hang on the first bone
        for (std::size_t bone = 0; bone < m_model.rig.bones.size(); ++bone)
            if (m_model.rig.bones[bone].parent == m_first && int(bone) != chain.front()) {
                others.push_back(int(bone));
                m_frames.add(int(bone));
            }
        const bool turnsOnly = m_wish.pair == BoneCouple::UpperBody;
        for (std::size_t frame = 0; frame < m_frames.count(); ++frame) {
            Placement between;
            for (std::size_t at = 0; at + 1 < chain.size(); ++at)
                between = between * m_frames.at(chain[at], frame);
            const Placement first = m_frames.at(m_first, frame);
            const Placement second = m_frames.at(m_second, frame);
            Placement now = m_wish.merges ? first * between * second *
                                                inverse(between * m_frames.atRest(m_second))
                                          : splitPlacement(first, between * second);
            if (turnsOnly)
                now.position = first.position;
            const auto corrected = [&](const Placement& below) {
                return inverse(now) * first * below;
            };
            setBelow(m_second, frame, inverse(between) * corrected(between * second), turnsOnly);
            setBelow(m_first, frame, now, turnsOnly);
            for (const int bone : others)
                setBelow(bone, frame, corrected(m_frames.at(bone, frame)), turnsOnly);
        }
    }
    void setBelow(int bone, std::size_t frame, const Placement& placement, bool turnsOnly)
    {
        if (turnsOnly)
            m_frames.setRotation(bone, frame, placement.rotation);
        else
            m_frames.set(bone, frame, placement);
    }
    /// The first bone after it gave a share away.
    [[nodiscard]] Placement splitPlacement(const Placement& first, const Placement& below) const
    {
        Placement now{first.position, partOf(first.rotation, 1.0 - m_wish.share)};
        if (m_wish.pair == BoneCouple::CentreWaist) { // the waist stays where it is
            now.position += first.rotation * below.position - now.rotation * below.position;
        } else if (m_wish.pair != BoneCouple::UpperBody) {
            const glm::dvec3 rest = m_frames.atRest(m_first).position;
            now.position = rest + (first.position - rest) * (1.0 - m_wish.share);
        }
        return now;
    }

    /// `chain` must have one bone: one hangs directly on the other.
    void moveTwist(const std::vector<int>& chain, bool isBelow)
    {
        if (chain.size() != 1)
            return;
        const auto& twistBone = m_model.rig.bones[std::size_t(m_second)];
        const auto& bone = m_model.rig.bones[std::size_t(m_first)];
        glm::dvec3 axis(twistBone.hasFixedAxis ? twistBone.fixedAxis
                                               : bone.restPosition - twistBone.restPosition);
        const double length = glm::length(axis);
        if (!(length > 1e-6))
            return;
        axis /= length;
        for (std::size_t frame = 0; frame < m_frames.count(); ++frame) {
            const glm::dquat first = m_frames.rotation(m_first, frame);
            const glm::dquat second = m_frames.rotation(m_second, frame);
            // The bone below turns first: its twist is the right factor of the one above.
            const glm::dquat twist =
                m_wish.merges ? glm::conjugate(second) : partOf(twistOf(first, axis), m_wish.share);
            const glm::dquat without =
                isBelow ? glm::conjugate(twist) * first : first * glm::conjugate(twist);
            m_frames.setRotation(m_first, frame, without);
            m_frames.setRotation(m_second, frame, isBelow ? second * twist : twist * second);
        }
    }

    /// The second bone appends the first one's rotation: own rotation * appended one.
    void moveLeg()
    {
        const auto& leg = m_model.rig.bones[std::size_t(m_second)];
        if (leg.appendSource != m_first || !leg.appendRotation || leg.appendRatio != 1.0f)
            return;
        for (std::size_t frame = 0; frame < m_frames.count(); ++frame) {
            const glm::dquat first = m_frames.rotation(m_first, frame);
            const glm::dquat shown = m_frames.rotation(m_second, frame) * first;
            const glm::dquat now = m_wish.merges ? shown : partOf(first, 1.0 - m_wish.share);
            m_frames.setRotation(m_first, frame, now);
            m_frames.setRotation(m_second, frame, shown * glm::conjugate(now));
        }
    }

    const Model& m_model;
    BoneFrames& m_frames;
    Wish m_wish;
    int m_first, m_second;
};

Result<ToolResult> changedPair(const ToolInput& input, const Wish& wish, ProgressPart progress)
{
    const Motion& before = motionOf(input);
    const auto model = modelOf(input);
    const FrameSpan span{input.range.first, std::min(input.range.last, before.lastFrame())};
    if (!model || span.last < span.first)
        return toolResult(input, before, {}, progress);
    if (span.last - span.first >= mostFramesAtOnce)
        return tl::unexpected(Error{
            .code = ErrorCode::TooManyFrames, .offset = 0, .field = {}, .value = mostFramesAtOnce});
    BoneFrames frames(*model, before, span);
    bool hasBones = false;
    for (const auto& [first, second] : namesOfPair(wish.pair)) {
        const int one = boneNamed(*model, first), other = boneNamed(*model, second);
        hasBones = hasBones || (one >= 0 && other >= 0);
        if (one >= 0 && other >= 0)
            PairChange(*model, frames, wish, one, other).run();
    }
    Motion after = before;
    std::vector<ThinnedTrack> dense;
    std::vector<TrackId> tracks;
    for (const auto& [bone, values] : frames.changes()) {
        const std::string& name = model->boneTrackNames[std::size_t(bone)];
        const FrameSpan whole = denseSpan(before, name, span);
        if (whole.last - whole.first >= mostFramesAtOnce)
            return tl::unexpected(Error{.code = ErrorCode::TooManyFrames,
                .offset = 0,
                .field = {},
                .value = mostFramesAtOnce});
        dense.push_back(setDense(after, name, span, std::span(values)));
        tracks.push_back({TrackKind::Bone, name});
    }
    auto thin = thinnedMotion(model, after, dense, unseenThinning, progress.part(0.0, 0.3));
    if (!thin)
        return tl::unexpected(thin.error());
    return withMissingBones(
        toolResult(input, *thin,
            {{ToolFigureKind::KeysBefore, double(keyCountIn(before, tracks, span))},
                {ToolFigureKind::KeysAfter, double(keyCountIn(*thin, tracks, span))}},
            progress.part(0.3, 1.0)),
        hasBones);
}

} // namespace

Result<ToolResult> splitBones(
    const ToolInput& input, BoneCouple pair, double share, ProgressPart progress)
{
    return changedPair(input, {pair, false, std::clamp(share, 0.0, 1.0)}, progress);
}

Result<ToolResult> mergeBones(const ToolInput& input, BoneCouple pair, ProgressPart progress)
{
    return changedPair(input, {pair, true}, progress);
}

} // namespace mmd
