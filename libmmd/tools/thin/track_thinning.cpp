// SPDX-License-Identifier: MIT
#include "libmmd/tools/thin/track_thinning.h"

#include "libmmd/tools/thin/segment_shapes.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace mmd {
namespace {

/// Longer segments are not tried: they take long, and an animator would not find the keys.
constexpr std::uint32_t longestSegment = 1800;

/// The index of the last key up to which a segment fits, from `good` on, which is known to fit.
std::size_t farthest(
    std::size_t good, std::size_t last, const std::function<bool(std::size_t)>& fits)
{
    std::size_t bad = last + 1;
    for (std::size_t step = 1; good < last; step *= 2) {
        const std::size_t tried = std::min(good + step, last);
        if (!fits(tried)) {
            bad = tried;
            break;
        }
        good = tried;
    }
    while (bad - good > 1 && bad <= last) {
        const std::size_t middle = good + (bad - good) / 2;
        (fits(middle) ? good : bad) = middle;
    }
    return good;
}

/// How much a value changes in each frame, as multiples of the tolerance.
double changeOf(const Track<BoneKeyframe>& track, std::size_t key, const TrackTolerance& tolerance)
{
    const BoneValue& from = track.values()[key];
    const BoneValue& to = track.values()[key + 1];
    const auto moved = glm::abs(glm::dvec3(to.translation) - glm::dvec3(from.translation));
    const double frames = track.frame(key + 1) - track.frame(key);
    return std::max(std::max({moved.x, moved.y, moved.z}) / tolerance.units,
               degreesBetween(glm::dquat(from.rotation), glm::dquat(to.rotation)) /
                   tolerance.degrees) /
           frames;
}
double changeOf(const Track<MorphKeyframe>& track, std::size_t key, const TrackTolerance& tolerance)
{
    const double change =
        std::abs(double(track.values()[key + 1].weight) - double(track.values()[key].weight));
    return change / tolerance.weight / (track.frame(key + 1) - track.frame(key));
}

bool turns(float before, float here, float after)
{
    return (here > before && here >= after) || (here < before && here <= after);
}
bool isExtreme(const BoneValue& before, const BoneValue& here, const BoneValue& after)
{
    for (glm::length_t axis = 0; axis < 3; ++axis)
        if (turns(before.translation[axis], here.translation[axis], after.translation[axis]))
            return true;
    // A rotation turns back if the steps before and after it point away from each other.
    const auto step = [](const BoneValue& from, const BoneValue& to) {
        glm::dquat turn = glm::conjugate(glm::dquat(from.rotation)) * glm::dquat(to.rotation);
        if (turn.w < 0.0)
            turn = -turn;
        return glm::dvec3(turn.x, turn.y, turn.z);
    };
    return glm::dot(step(before, here), step(here, after)) < 0.0;
}
bool isExtreme(const MorphValue& before, const MorphValue& here, const MorphValue& after)
{
    return turns(before.weight, here.weight, after.weight);
}

bool switchesPhysics(const Track<BoneKeyframe>& track, std::size_t key)
{
    return isPhysicsOn(track.interpolation(key)) != isPhysicsOn(track.interpolation(key - 1));
}
bool switchesPhysics(const Track<MorphKeyframe>&, std::size_t)
{
    return false;
}

/// Whether a value that is held for a while begins or ends at `key`. Equal values of a moving bone
/// are no hold, nor are those that only differ by rounding.
template <class Key, class Change>
bool endsHold(const Track<Key>& track, std::size_t key, const Change& change)
{
    constexpr std::uint32_t leastFrames = 3;
    constexpr double leastChange = 0.05; // of the tolerance, in each frame
    const auto isHeld = [&](std::size_t from) {
        return track.values()[from] == track.values()[from + 1];
    };
    if (isHeld(key - 1) == isHeld(key))
        return false;
    const bool isBefore = isHeld(key - 1);
    if (change(isBefore ? key : key - 1) < leastChange)
        return false;
    std::size_t first = key, last = key;
    while (isBefore && first > 0 && isHeld(first - 1) &&
           track.frame(last) - track.frame(first) < leastFrames)
        --first;
    while (!isBefore && last + 1 < track.size() && isHeld(last) &&
           track.frame(last) - track.frame(first) < leastFrames)
        ++last;
    return track.frame(last) - track.frame(first) >= leastFrames;
}

/// Which keys stay whatever the tolerance is.
template <class Key>
std::vector<bool> fixedKeys(
    const Track<Key>& track, const TrackTolerance& tolerance, const ThinWishes& wishes)
{
    const std::size_t count = track.size();
    std::vector<bool> fixed(count, false);
    fixed.front() = fixed.back() = true;
    const auto change = [&](std::size_t key) { return changeOf(track, key, tolerance); };
    constexpr double cutChange = 8.0, cutRatio = 6.0;
    for (std::size_t key = 0; key < count; ++key) {
        if (key == 0 || key + 1 == count)
            continue;
        // The first and the last key of the range stay, so that keys outside keep their curves.
        if (track.frame(key - 1) < wishes.range.first || track.frame(key + 1) > wishes.range.last)
            fixed[key] = true;
        if (switchesPhysics(track, key))
            fixed[key] = true;
        if (wishes.keepsExtremes &&
            isExtreme(track.values()[key - 1], track.values()[key], track.values()[key + 1]))
            fixed[key] = true;
        if (endsHold(track, key, change))
            fixed[key] = true;
    }
    for (std::size_t key = 0; key + 1 < count; ++key) {
        if (track.frame(key + 1) != track.frame(key) + 1)
            continue;
        const double around = std::max(
            {key > 0 ? change(key - 1) : 0.0, key + 2 < count ? change(key + 1) : 0.0, 1.0});
        if (const double here = change(key); here > cutChange && here > cutRatio * around)
            fixed[key] = fixed[key + 1] = true;
    }
    for (const std::uint32_t frame : wishes.exactFrames) {
        const std::size_t key = std::min(track.lowerBound(frame), count - 1);
        fixed[key] = true;
        if (track.frame(key) != frame && key > 0)
            fixed[key - 1] = true;
    }
    return fixed;
}

/// The part of a track between two keys that stay.
class BoneStretch {
public:
    BoneStretch(const Track<BoneKeyframe>& track, std::size_t first, std::size_t last,
        const TrackTolerance& tolerance)
        : m_track(track)
        , m_last(last)
        , m_begin(track.frame(first))
        , m_tolerance(tolerance)
        , m_samples(sampled(track, {m_begin, track.frame(last)}))
    {
    }
    /// The key at the end of a long segment from key `from`.
    [[nodiscard]] std::size_t end(std::size_t from);
    /// The curves of the segment that was found last; none if it ends at the next key.
    [[nodiscard]] const std::optional<BoneCurves>& curves() const { return m_curves; }

private:
    [[nodiscard]] std::uint32_t frames(std::size_t from, std::size_t to) const
    {
        return m_track.frame(to) - m_track.frame(from);
    }
    bool fits(std::size_t from, std::size_t to, double looser);

    const Track<BoneKeyframe>& m_track;
    std::size_t m_last;
    std::uint32_t m_begin;
    TrackTolerance m_tolerance;
    BoneSamples m_samples;
    std::optional<BoneCurves> m_curves;
};

bool BoneStretch::fits(std::size_t from, std::size_t to, double looser)
{
    if (frames(from, to) > longestSegment)
        return false;
    const std::size_t begin = m_track.frame(from) - m_begin;
    const std::size_t count = frames(from, to) + 1;
    TrackTolerance tolerance = m_tolerance;
    tolerance.units *= looser;
    tolerance.degrees *= looser;
    auto curves = segmentCurves(std::span(m_samples.positions).subspan(begin, count),
        std::span(m_samples.rotations).subspan(begin, count), tolerance);
    if (!curves)
        return false;
    m_curves = std::move(curves);
    return true;
}

std::size_t BoneStretch::end(std::size_t from)
{
    constexpr std::uint32_t enough = 12, least = 8; // frames
    m_curves.reset();
    const auto reach = [&](std::size_t good, double looser) {
        return farthest(good, m_last, [&](std::size_t tried) { return fits(from, tried, looser); });
    };
    const std::size_t to = reach(from + 1, 1.0);
    const double looser = m_tolerance.looser;
    if (looser == 1.0 || to == m_last || frames(from, to) >= enough ||
        !isDense(m_track.frames(), from))
        return to;
    std::size_t far = to; // at least twice as far
    while (far < m_last && frames(from, far) < std::max(least, 2 * frames(from, to)))
        ++far;
    return fits(from, far, looser) ? reach(far, looser) : to;
}

/// The stretches of `track` between fixed keys that have other keys, as indices of their ends.
template <class Key, class Use>
void forStretches(const Track<Key>& track, const std::vector<bool>& fixed, const Use& use)
{
    for (std::size_t first = 0; first + 1 < track.size();) {
        std::size_t last = first + 1;
        // A long gap ends a stretch, so that its frames are not sampled.
        const auto isWide = [&](std::size_t key) {
            return track.frame(key) - track.frame(key - 1) > longestSegment;
        };
        while (!fixed[last] && !isWide(last) && !isWide(last + 1))
            ++last;
        use(first, last);
        first = last;
    }
}

/// `thinned` with the raw records of `track` at the keys that did not change.
template <class Key>
Track<Key> withRaws(const Track<Key>& track, const Track<Key>& thinned)
{
    if (track.raws().empty() || thinned.size() == track.size())
        return thinned.size() == track.size() ? track : thinned;
    std::vector<RawRecord> raws;
    for (const RawRecord& raw : track.raws()) {
        const auto old = track.find(raw.frame), now = thinned.find(raw.frame);
        if (!now ? !old : old && track.key(*old) == thinned.key(*now))
            raws.push_back(raw);
    }
    return Track<Key>(
        track.field(), thinned.size(), [&](std::size_t index) { return thinned.key(index); },
        std::move(raws));
}

struct BoneResult {
    std::vector<BoneKeyframe> keys;
    bool hasChanged = false;
};

/// The key of `earlier` that ends its segment from key `from` of `track`, if it is not behind key
/// `last`.
std::optional<std::size_t> earlierEnd(const Track<BoneKeyframe>* earlier,
    const Track<BoneKeyframe>& track, std::size_t from, std::size_t last)
{
    const auto begin = earlier ? earlier->find(track.frame(from)) : std::nullopt;
    if (!begin || *begin + 1 >= earlier->size() || earlier->frame(*begin + 1) > track.frame(last))
        return std::nullopt;
    return *begin + 1;
}

BoneResult thinnedOnce(const Track<BoneKeyframe>& track, const TrackTolerance& tolerance,
    const ThinWishes& wishes, const Track<BoneKeyframe>* earlier)
{
    BoneResult result;
    result.keys.push_back(track.key(0));
    const std::vector<bool> fixed = fixedKeys(track, tolerance, wishes);
    forStretches(track, fixed, [&](std::size_t first, std::size_t last) {
        if (last == first + 1) {
            result.keys.push_back(track.key(last));
            return;
        }
        std::optional<BoneStretch> stretch;
        for (std::size_t from = first; from < last;) {
            if (const auto end = earlierEnd(earlier, track, from, last)) {
                result.keys.push_back(earlier->key(*end));
                from = track.lowerBound(earlier->frame(*end));
                continue;
            }
            if (!stretch)
                stretch.emplace(track, first, last, tolerance);
            const std::size_t to = stretch->end(from);
            result.keys.push_back(track.key(to));
            if (to > from + 1) {
                BoneInterpolation& interpolation = result.keys.back().interpolation;
                interpolation = withCurves(interpolation, *stretch->curves());
            }
            from = to;
        }
    });
    result.hasChanged = result.keys.size() < track.size();
    return result;
}

} // namespace

bool isDense(std::span<const std::uint32_t> frames, std::size_t key)
{
    constexpr std::size_t keys = 6;
    constexpr std::uint32_t most = 8;
    return key + keys < frames.size() && frames[key + keys] - frames[key] <= most;
}

Track<BoneKeyframe> thinned(const Track<BoneKeyframe>& track, const TrackTolerance& tolerance,
    const ThinWishes& wishes, const Track<BoneKeyframe>* earlier)
{
    Track<BoneKeyframe> current = track;
    while (current.size() > 2) {
        BoneResult once = thinnedOnce(current, tolerance, wishes, earlier);
        if (!once.hasChanged)
            break;
        current = Track<BoneKeyframe>(track.field(), once.keys);
        if (wishes.isOnce)
            break;
    }
    return withRaws(track, current);
}

Track<MorphKeyframe> thinned(
    const Track<MorphKeyframe>& track, const TrackTolerance& tolerance, const ThinWishes& wishes)
{
    Track<MorphKeyframe> current = track;
    bool isOpen = true;
    while (isOpen && current.size() > 2) {
        bool hasChanged = false;
        const std::vector<bool> fixed = fixedKeys(current, tolerance, wishes);
        std::vector<MorphKeyframe> keys{current.key(0)};
        const auto weight = [&](std::size_t key) { return double(current.values()[key].weight); };
        for (std::size_t from = 0; from + 1 < current.size();) {
            std::size_t last = from + 1;
            while (!fixed[last])
                ++last;
            const std::size_t to = farthest(from + 1, last, [&](std::size_t tried) {
                const double frames = current.frame(tried) - current.frame(from);
                for (std::size_t key = from + 1; key < tried; ++key) {
                    const double part = (current.frame(key) - current.frame(from)) / frames;
                    const double shown = weight(from) + (weight(tried) - weight(from)) * part;
                    if (!(std::abs(shown - weight(key)) <= tolerance.weight))
                        return false;
                }
                return true;
            });
            hasChanged |= to > from + 1;
            keys.push_back(current.key(to));
            from = to;
        }
        if (hasChanged)
            current = Track<MorphKeyframe>(track.field(), keys);
        isOpen = hasChanged && !wishes.isOnce;
    }
    return withRaws(track, current);
}

} // namespace mmd
