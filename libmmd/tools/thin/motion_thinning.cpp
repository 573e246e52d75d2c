// SPDX-License-Identifier: MIT
#include "libmmd/tools/thin/motion_thinning.h"

#include "libmmd/pose/baked_motion.h"
#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/tools/parallel.h"
#include "libmmd/tools/thin/bone_tolerances.h"
#include "libmmd/tools/thin/joint_excess.h"
#include "libmmd/tools/thin/thin_keys.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

namespace mmd {
namespace {

/// A motion of which less than this part could go is thin already. What the distance from the
/// motion before stopped in a first run is less (at most 0.2 % was measured); a second run, which
/// does not know that motion, leaves it for this reason.
constexpr double leastGain = 0.005;
/// Of the limits: keys that change less than this are not needed by anyone.
constexpr double needlessPart = 0.01;

std::size_t keyCountOf(const Motion& motion, std::span<const ThinnedTrack> tracks)
{
    std::size_t count = 0;
    for (const ThinnedTrack& each : tracks)
        count += keyCountIn(motion, {&each.id, 1}, each.span);
    return count;
}

/// Calls `use` with the frames between the keys of both tracks that differ. Both begin with the
/// same key and end at the same frame.
template <class Key, class Use>
void forDifferences(const Track<Key>& one, const Track<Key>& other, const Use& use)
{
    std::uint32_t same = one.frame(0);
    bool differs = false;
    for (std::size_t left = 0, right = 0; left < one.size() && right < other.size();) {
        const std::uint32_t frame = one.frame(left), second = other.frame(right);
        if (frame == second && one.key(left) == other.key(right)) {
            if (differs)
                use(FrameSpan{same, frame});
            differs = false;
            same = frame;
        } else {
            differs = true;
        }
        left += frame <= second ? 1 : 0;
        right += second <= frame ? 1 : 0;
    }
    if (differs)
        use(FrameSpan{same, one.frames().back()});
}

/// The frames of all spans, ascending. TooManyFrames over mostFramesAtOnce.
Result<std::vector<std::uint32_t>> framesIn(std::vector<FrameSpan> spans)
{
    std::sort(spans.begin(), spans.end(),
        [](const FrameSpan& one, const FrameSpan& other) { return one.first < other.first; });
    std::vector<std::uint32_t> frames;
    for (const FrameSpan& span : spans) {
        std::uint64_t frame = span.first;
        if (!frames.empty())
            frame = std::max<std::uint64_t>(frame, std::uint64_t(frames.back()) + 1);
        if (frame <= span.last && frames.size() + (span.last - frame) >= mostFramesAtOnce)
            return tl::unexpected(Error{.code = ErrorCode::TooManyFrames,
                .offset = 0,
                .field = {},
                .value = mostFramesAtOnce});
        for (; frame <= span.last; ++frame)
            frames.push_back(std::uint32_t(frame));
    }
    return frames;
}

bool hasDenseKeys(std::span<const std::uint32_t> frames)
{
    for (std::size_t key = 0; key < frames.size(); ++key)
        if (isDense(frames, key))
            return true;
    return false;
}

std::vector<std::uint32_t> joined(
    std::span<const std::uint32_t> one, std::span<const std::uint32_t> other)
{
    std::vector<std::uint32_t> frames;
    std::set_union(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(frames));
    return frames;
}

/// One track while it is thinned.
struct OpenTrack {
    TrackId id;
    std::vector<FrameSpan> spans;
    TrackTolerance given{};               ///< the tolerance that trackTolerances() gave it
    TrackTolerance tolerance{};           ///< in this round
    bool isOpen = true;                   ///< its keys have to be looked at (again)
    bool isStable = false;                ///< nothing goes: not opened until something changes
    bool keepsAll = false;                ///< in this round
    std::vector<std::uint32_t> exact{};   ///< frames at which it keeps its value in this round
    std::vector<FrameSpan> differences{}; ///< from what it was before
};

/// Rounds of thinning. In each one the tracks are thinned as far as their tolerances allow. Then
/// tracks that moved a joint too far keep their values at these frames, until no joint is too far.
class Rounds {
public:
    Rounds(const std::shared_ptr<const Model>& model, const Motion& motion,
        std::span<const ThinnedTrack> tracks, const ThinOptions& options);
    Result<Motion> run(ProgressPart progress);

private:
    void setTolerances();
    void openAll();
    Result<std::vector<std::uint32_t>> thinOpen();
    template <class Key>
    [[nodiscard]] std::optional<Track<Key>> thinnedTrack(OpenTrack& open) const;
    [[nodiscard]] bool isThinner(const OpenTrack& open) const;
    void keepKeys(std::span<const FrameExcess> excess, int attempt);
    Result<bool> thinRound(ProgressPart progress);
    Result<bool> thinStage(ProgressPart progress);

    const std::shared_ptr<const Model>& m_model;
    const Motion& m_before;
    const ThinOptions& m_options;
    TrackTolerance m_limit; ///< of this stage
    Motion m_current;       ///< after the rounds that are done
    Motion m_next;          ///< of this round
    std::vector<TrackId> m_ids;
    std::vector<OpenTrack> m_tracks; ///< [id]
    std::optional<JointExcess> m_joints;
    bool m_hasChanged = false; ///< m_current, from m_before
    int m_attempt = 0;         ///< of the round
};

Rounds::Rounds(const std::shared_ptr<const Model>& model, const Motion& motion,
    std::span<const ThinnedTrack> tracks, const ThinOptions& options)
    : m_model(model)
    , m_before(motion)
    , m_options(options)
    , m_limit{options.units, options.degrees, options.weight}
    , m_current(motion)
    , m_next(motion)
{
    std::map<TrackId, std::vector<FrameSpan>> spans;
    for (const ThinnedTrack& each : tracks)
        spans[each.id].push_back(each.span);
    for (auto& [id, all] : spans) {
        m_ids.push_back(id);
        m_tracks.push_back({id, std::move(all)});
    }
    if (model && !options.isForEachBone)
        m_joints.emplace(model, m_ids);
}

/// Opens tracks whose tolerance is another one than before: a bone that does not move any more
/// leaves more to the others.
void Rounds::setTolerances()
{
    const auto tolerances = trackTolerances(m_model.get(), m_current, m_ids, m_limit);
    for (std::size_t at = 0; at < m_tracks.size(); ++at) {
        OpenTrack& open = m_tracks[at];
        TrackTolerance given = tolerances[at];
        if (m_options.isForEachBone) {
            given.units *= given.looser;
            given.degrees *= given.looser;
            given.looser = 1.0;
        } else if (!hasDenseKeys(framesOf(m_current, open.id))) {
            given.looser = 1.0;
        }
        if (open.given != given) {
            open.isOpen = true;
            open.isStable = false;
        }
        open.given = open.tolerance = given;
    }
}

template <class Key>
std::optional<Track<Key>> Rounds::thinnedTrack(OpenTrack& open) const
{
    const auto* current = findTrack<Key>(m_current, open.id.name);
    if (open.id.kind != Key::kind || !current || current->isEmpty())
        return {};
    const auto* earlier = findTrack<Key>(m_next, open.id.name);
    const auto thin = [&](const Track<Key>* known) {
        Track<Key> thinner = *current;
        for (const FrameSpan& span : open.spans) {
            const ThinWishes wishes{span, m_options.keepsExtremes, true, open.exact};
            if constexpr (std::is_same_v<Key, BoneKeyframe>)
                thinner = thinned(thinner, open.tolerance, wishes, known);
            else
                thinner = thinned(thinner, open.tolerance, wishes);
        }
        return thinner;
    };
    Track<Key> thinner = open.keepsAll ? *current : thin(m_attempt > 0 ? earlier : nullptr);
    if (open.tolerance.looser > 1.0 && thinner.size() > current->size() / 3) {
        // The noise is near the limits. The careful tolerance leaves what a second run leaves, too.
        open.tolerance.looser = 1.0;
        if (!open.keepsAll)
            thinner = thin(nullptr);
    }
    if (m_attempt == 0)
        open.isStable = thinner.size() == current->size();
    forDifferences(*earlier, thinner, [&](FrameSpan span) { open.differences.push_back(span); });
    return thinner;
}

/// Thins the open tracks. The frames at which their values can have changed.
Result<std::vector<std::uint32_t>> Rounds::thinOpen()
{
    std::vector<std::optional<Track<BoneKeyframe>>> bones(m_tracks.size());
    std::vector<std::optional<Track<MorphKeyframe>>> morphs(m_tracks.size());
    inParallel(m_tracks.size(), [&](std::size_t at) {
        if (!m_tracks[at].isOpen)
            return;
        bones[at] = thinnedTrack<BoneKeyframe>(m_tracks[at]);
        morphs[at] = thinnedTrack<MorphKeyframe>(m_tracks[at]);
    });
    std::vector<FrameSpan> changes;
    for (std::size_t at = 0; at < m_tracks.size(); ++at) {
        if (bones[at])
            replaceTrack(m_next, std::move(*bones[at]));
        if (morphs[at])
            replaceTrack(m_next, std::move(*morphs[at]));
        const auto differences = std::exchange(m_tracks[at].differences, {});
        changes.insert(changes.end(), differences.begin(), differences.end());
        m_tracks[at].isOpen = false;
    }
    return framesIn(std::move(changes));
}

bool Rounds::isThinner(const OpenTrack& open) const
{
    return framesOf(m_next, open.id).size() != framesOf(m_current, open.id).size();
}

/// Opens the tracks that moved joints too far, with frames at which they keep their values: at
/// first those tracks that moved them most, at the worst frames; with each attempt more.
void Rounds::keepKeys(std::span<const FrameExcess> excess, int attempt)
{
    constexpr double leastParts[] = {0.5, 0.25, 0.1};
    constexpr int firstAround = 4, firstWhole = 12, firstAll = 16;
    const double least = attempt < int(std::size(leastParts)) ? leastParts[attempt] : 0.0;
    const std::uint32_t around = attempt < firstAround ? 0 : 1U << (attempt - firstAround);
    const auto isWorse = [&](std::size_t at, std::size_t beside) { // than the frame beside it
        return beside >= excess.size() ||
               (excess[beside].frame != excess[at].frame + 1 &&
                   excess[beside].frame + 1 != excess[at].frame) ||
               excess[at].ratio >= excess[beside].ratio;
    };
    for (std::size_t at = 0; at < excess.size(); ++at) {
        if (least > 0.0 && !(isWorse(at, at - 1) && isWorse(at, at + 1)))
            continue;
        const std::uint32_t frame = excess[at].frame;
        for (const auto& [track, part] : excess[at].parts) {
            if (part < least)
                continue;
            OpenTrack& open = m_tracks[track];
            open.isOpen = true;
            open.keepsAll |= attempt >= firstWhole;
            for (std::uint64_t each = frame - std::min(frame, around);
                 each <= std::uint64_t(frame) + around && !open.keepsAll; ++each)
                open.exact.push_back(std::uint32_t(each));
        }
    }
    for (OpenTrack& open : m_tracks) {
        if (attempt >= firstAll)
            open.isOpen = open.keepsAll = true;
        auto& frames = open.exact;
        std::sort(frames.begin(), frames.end());
        frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
    }
}

/// Whether it removed keys.
Result<bool> Rounds::thinRound(ProgressPart progress)
{
    // A part of the limit, so that rounds together seldom exceed it: what the distance from the
    // motion before forbids here, a second run would do.
    constexpr double share = 0.65, whole = 0.999;
    const std::array<ExcessReference, 2> both{
        {{m_current, share * m_limit.units, share * m_limit.degrees},
            {m_before, whole * m_options.units, whole * m_options.degrees}}};
    const auto references = std::span(both).first(m_hasChanged ? 2 : 1);
    std::vector<std::uint32_t> tooFar; // frames
    for (m_attempt = 0;; ++m_attempt) {
        const auto done = [](int attempts) { return 1.0 - std::pow(0.6, attempts); };
        const ProgressPart part = progress.part(done(m_attempt), done(m_attempt + 1));
        const auto changed = thinOpen();
        if (!changed)
            return tl::unexpected(changed.error());
        if (!part.advance(0.7))
            return tl::unexpected(
                Error{.code = ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0});
        if (std::none_of(m_tracks.begin(), m_tracks.end(),
                [&](const OpenTrack& open) { return isThinner(open); }))
            return false;
        if (!m_joints)
            break;
        const auto excess =
            m_joints->of(references, m_next, joined(*changed, tooFar), part.part(0.7, 1.0));
        if (!excess)
            return tl::unexpected(excess.error());
        if (excess->empty())
            break;
        keepKeys(*excess, m_attempt);
        tooFar.clear();
        for (const FrameExcess& each : *excess)
            tooFar.push_back(each.frame);
    }
    for (OpenTrack& open : m_tracks) {
        open.isOpen = isThinner(open) || open.keepsAll || !open.exact.empty();
        open.keepsAll = false;
        open.exact.clear();
    }
    m_current = m_next;
    m_hasChanged = true;
    return true;
}

/// Those that are known to be stable would not change.
void Rounds::openAll()
{
    for (OpenTrack& open : m_tracks) {
        open.isOpen = !open.isStable;
        open.keepsAll = false;
        open.exact.clear();
    }
}

/// Rounds until one that looks at every track removes nothing. Whether they removed keys.
Result<bool> Rounds::thinStage(ProgressPart progress)
{
    bool hasRemoved = false;
    openAll();
    for (int round = 0;; ++round) {
        const auto done = [](int rounds) { return 1.0 - std::pow(0.4, rounds); };
        setTolerances();
        const bool isWhole = std::all_of(m_tracks.begin(), m_tracks.end(),
            [](const OpenTrack& open) { return open.isOpen || open.isStable; });
        const auto isThinner = thinRound(progress.part(done(round), done(round + 1)));
        if (!isThinner)
            return isThinner;
        hasRemoved |= *isThinner;
        if (m_options.isForEachBone || (!*isThinner && isWhole))
            return hasRemoved;
        if (!*isThinner)
            openAll();
    }
}

Result<Motion> Rounds::run(ProgressPart progress)
{
    // Where a limit is wide, keys are removed that a narrower one keeps, and more of their
    // neighbours must stay for the other limit. So the usual limits are used before wider ones.
    const ThinOptions usual;
    std::vector<TrackTolerance> stages{m_limit};
    if (m_joints && (m_limit.units > usual.units || m_limit.degrees > usual.degrees))
        stages.insert(
            stages.begin(), {std::min(m_limit.units, usual.units),
                                std::min(m_limit.degrees, usual.degrees), m_limit.weight});
    std::size_t unchanged = 0; // stages that removed nothing since one that did
    for (int count = 0; unchanged < stages.size(); ++count) {
        const auto done = [](int all) { return 1.0 - std::pow(0.4, all); };
        m_limit = stages[std::size_t(count) % stages.size()];
        const auto hasRemoved = thinStage(progress.part(done(count), done(count + 1)));
        if (!hasRemoved)
            return tl::unexpected(hasRemoved.error());
        if (stages.size() == 1)
            break;
        unchanged = *hasRemoved ? 1 : unchanged + 1;
    }
    return std::move(m_current);
}

} // namespace

std::vector<ThinnedTrack> allInSpan(std::span<const TrackId> tracks, FrameSpan span)
{
    std::vector<ThinnedTrack> result;
    for (const TrackId& id : tracks)
        result.push_back({id, span});
    return result;
}

Result<Motion> thinnedMotion(const std::shared_ptr<const Model>& model, const Motion& motion,
    std::span<const ThinnedTrack> tracks, const ThinOptions& options, ProgressPart progress)
{
    auto thinner = Rounds(model, motion, tracks, options).run(progress.part(0.0, 0.9));
    if (!thinner || options.isForEachBone)
        return thinner;
    const std::size_t before = keyCountOf(motion, tracks), after = keyCountOf(*thinner, tracks);
    if (after == before || double(before - after) >= leastGain * double(before))
        return thinner;
    ThinOptions needless = options;
    needless.units *= needlessPart;
    needless.degrees *= needlessPart;
    needless.weight *= needlessPart;
    return Rounds(model, motion, tracks, needless).run(progress.part(0.9, 1.0));
}

} // namespace mmd
