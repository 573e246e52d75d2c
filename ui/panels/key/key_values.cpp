// SPDX-License-Identifier: MIT
#include "ui/panels/key/key_values.h"

#include "libmmd/scene/draft_numbers.h"

#include <cmath>

namespace odori {
namespace {

/// Degrees. A rotation is a quaternion, so an angle differs a little between keys if the other two
/// angles differ.
constexpr double angleRounding = 1e-3;

void addNumber(Shared<double>& shared, mmd::KeyNumber number, double value)
{
    const bool isSame =
        isRotation(number) && shared.count > 0 && std::abs(value - shared.value) < angleRounding;
    shared.add(isSame ? shared.value : value);
}

/// Adds physics and curves, which only keys have.
void addInterpolations(
    KeySummary& summary, const mmd::Motion& motion, const mmd::TrackKeys& selected)
{
    const auto* track = mmd::findBoneTrack(motion, selected.track.name);
    for (const std::uint32_t frame : selected.frames) {
        const auto index = track ? track->find(frame) : std::nullopt;
        if (!index)
            continue;
        summary.physics.add(mmd::isPhysicsOn(track->interpolation(*index)));
        const mmd::BoneCurves& curves = track->curves(*index);
        for (std::size_t channel = 0; channel < curves.size(); ++channel) {
            const int numbers[] = {
                curves[channel].x1, curves[channel].y1, curves[channel].x2, curves[channel].y2};
            for (std::size_t at = 0; at < 4; ++at)
                summary.curves[channel][at].add(numbers[at]);
        }
    }
}

} // namespace

KeySummary summaryOf(const mmd::EditTarget& target, double frame)
{
    KeySummary summary;
    summary.target = mmd::poseTarget(target);
    const mmd::Actor* actor = mmd::findActor(target.scene, target.actor);
    bool isMovable = true, isTurnable = true; // the bone of the last track
    mmd::visitPosedKeys(target, frame, [&](const mmd::PosedKey& key) {
        ++summary.keyCount;
        ++(key.track.kind == mmd::TrackKind::Bone ? summary.boneCount : summary.morphCount);
        summary.draftCount += key.isDraft ? 1 : 0;
        if (summary.tracks.empty() || summary.tracks.back() != key.track) {
            summary.tracks.push_back(key.track);
            isMovable = mmd::allowsNumber(*actor, key.track, mmd::KeyNumber::X);
            isTurnable = mmd::allowsNumber(*actor, key.track, mmd::KeyNumber::RotationX);
        }
        summary.unmovableCount += isMovable ? 0 : 1;
        summary.unturnableCount += isTurnable ? 0 : 1;
        summary.shared.frame.add(key.frame);
        for (std::size_t at = 0; at < mmd::keyNumberCount; ++at) {
            if (summary.shared.numbers[at].isMixed)
                continue; // angles of many keys take time
            if (const auto number = numberOf(key.value, mmd::KeyNumber(at)))
                addNumber(summary.shared.numbers[at], mmd::KeyNumber(at), *number);
        }
    });
    if (summary.target == mmd::PoseTarget::Keys) {
        for (const mmd::TrackKeys& keys : target.selection.keys)
            if (keys.track.kind == mmd::TrackKind::Bone)
                addInterpolations(summary, actor->motion, keys);
    } else if (actor && frame == std::floor(frame)) {
        for (const mmd::TrackId& track : summary.tracks)
            if (track.kind == mmd::TrackKind::Bone)
                addInterpolations(summary, actor->motion, {track, {std::uint32_t(frame)}});
    }
    return summary;
}

} // namespace odori
