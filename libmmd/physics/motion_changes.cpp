// SPDX-License-Identifier: MIT
#include "libmmd/physics/motion_changes.h"

#include <algorithm>

namespace mmd {
namespace {

/// Compares keys as evaluation does: their index in a file does not matter.
template <class Key>
bool isSameKey(const Track<Key>& a, const Track<Key>& b, std::size_t key)
{
    if (a.frame(key) != b.frame(key) || !(a.values()[key] == b.values()[key]))
        return false;
    if constexpr (Track<Key>::hasInterpolation)
        return a.interpolation(key) == b.interpolation(key);
    else
        return true;
}

/// Index of the first different key in the two tracks; either may be null.
template <class Key>
std::size_t firstDifference(const Track<Key>* a, const Track<Key>* b)
{
    const std::size_t common = a && b ? std::min(a->size(), b->size()) : 0;
    std::size_t key = 0;
    while (key < common && isSameKey(*a, *b, key))
        ++key;
    return key;
}

template <class Key>
std::size_t sizeOf(const Track<Key>* track)
{
    return track ? track->size() : 0;
}

/// For interpolated keys: the tracks agree up to the key before the first different one, or up to
/// the implicit key of frame 0 if that is not affected.
template <class Key>
std::int64_t easedUntil(const Track<Key>* a, const Track<Key>* b)
{
    if (a == b)
        return agreeThroughout;
    const std::size_t key = firstDifference(a, b);
    if (key == sizeOf(a) && key == sizeOf(b))
        return agreeThroughout;
    if (key > 0)
        return a->frame(key - 1);
    const auto isAtStart = [](const Track<Key>* track) {
        return track && !track->isEmpty() && track->frame(0) == 0;
    };
    return isAtStart(a) || isAtStart(b) ? agreeNowhere : 0;
}

/// For switches: the tracks agree up to the frame before the first different key.
std::int64_t switchedUntil(const Track<ShowIkKeyframe>* a, const Track<ShowIkKeyframe>* b)
{
    if (a == b)
        return agreeThroughout;
    const std::size_t key = firstDifference(a, b);
    std::int64_t until = agreeThroughout;
    for (const auto* track : {a, b})
        if (track && key < track->size())
            until = std::min(until, std::int64_t(track->frame(key)) - 1);
    return until;
}

/// Goes through two lists of tracks sorted by name, and compares those with `isUsed(name)`.
template <class Key, class IsUsed>
std::int64_t allEasedUntil(
    const std::vector<TrackPtr<Key>>& a, const std::vector<TrackPtr<Key>>& b, IsUsed isUsed)
{
    std::int64_t until = agreeThroughout;
    auto inA = a.begin();
    auto inB = b.begin();
    while (inA != a.end() || inB != b.end()) {
        const bool takesA = inB == b.end() || (inA != a.end() && (*inA)->name() <= (*inB)->name());
        const bool takesB = inA == a.end() || (inB != b.end() && (*inB)->name() <= (*inA)->name());
        const Track<Key>* trackA = takesA ? (inA++)->get() : nullptr;
        const Track<Key>* trackB = takesB ? (inB++)->get() : nullptr;
        if (trackA != trackB && isUsed((trackA ? trackA : trackB)->name()))
            until = std::min(until, easedUntil(trackA, trackB));
    }
    return until;
}

/// Morphs that may move bones or push bodies, directly or through their members.
bool isMoving(const pmx::Morph& morph)
{
    using enum pmx::MorphType;
    return morph.type == Bone || morph.type == Impulse || morph.type == Group || morph.type == Flip;
}

} // namespace

std::int64_t motionsAgreeUntil(const Model& model, const Motion& a, const Motion& b)
{
    const std::int64_t bones = allEasedUntil(a.bones, b.bones,
        [&](const std::string& name) { return !model.bonesOfTrack(name).empty(); });
    const std::int64_t morphs = allEasedUntil(a.morphs, b.morphs, [&](const std::string& name) {
        const std::vector<int> driven = model.morphsOfTrack(name);
        return std::any_of(driven.begin(), driven.end(),
            [&](int morph) { return isMoving(model.data.morphs[std::size_t(morph)]); });
    });
    return std::min({bones, morphs, switchedUntil(a.showIk.get(), b.showIk.get())});
}

} // namespace mmd
