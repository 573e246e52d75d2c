// SPDX-License-Identifier: MIT
#include "libmmd/motion/motion.h"
#include "libmmd/motion/track_kinds.h"

#include <cstring>

namespace mmd {
namespace {

template <class Key>
auto lowerBound(const std::vector<TrackPtr<Key>>& tracks, std::string_view name)
{
    return std::lower_bound(tracks.begin(), tracks.end(), name,
        [](const TrackPtr<Key>& track, std::string_view wanted) { return track->name() < wanted; });
}

template <class Key>
const Track<Key>* findNamed(const std::vector<TrackPtr<Key>>& tracks, std::string_view name)
{
    const auto at = lowerBound(tracks, name);
    return at != tracks.end() && (*at)->name() == name ? at->get() : nullptr;
}

template <class Key>
bool same(const TrackPtr<Key>& a, const TrackPtr<Key>& b)
{
    return a == b || (a && b && *a == *b);
}

template <class Key>
bool same(const std::vector<TrackPtr<Key>>& a, const std::vector<TrackPtr<Key>>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
        [](const TrackPtr<Key>& x, const TrackPtr<Key>& y) { return same(x, y); });
}

template <class Key, class M>
auto& slotOf(M& motion)
{
    if constexpr (Key::kind == TrackKind::Bone)
        return motion.bones;
    else if constexpr (Key::kind == TrackKind::Morph)
        return motion.morphs;
    else if constexpr (Key::kind == TrackKind::Camera)
        return motion.camera;
    else if constexpr (Key::kind == TrackKind::Light)
        return motion.light;
    else if constexpr (Key::kind == TrackKind::Shadow)
        return motion.shadow;
    else
        return motion.showIk;
}

template <class Key>
constexpr bool isNamed = Key::kind == TrackKind::Bone || Key::kind == TrackKind::Morph;

} // namespace

std::string nameOf(const NameField& field)
{
    return std::string(field.data(), strnlen(field.data(), field.size()));
}

NameField fieldOf(std::string_view name)
{
    NameField field{};
    std::copy_n(name.begin(), std::min(name.size(), field.size()), field.begin());
    return field;
}

bool Motion::operator==(const Motion& other) const
{
    return header == other.header && sectionCount == other.sectionCount &&
           trailing == other.trailing && same(bones, other.bones) && same(morphs, other.morphs) &&
           same(camera, other.camera) && same(light, other.light) && same(shadow, other.shadow) &&
           same(showIk, other.showIk);
}

std::uint32_t Motion::lastFrame() const
{
    std::uint32_t last = 0;
    forEachTrack(*this, [&](const auto& track) {
        if (!track.isEmpty())
            last = std::max(last, track.frames().back());
    });
    return last;
}

std::size_t Motion::keyCount() const
{
    std::size_t count = 0;
    forEachTrack(*this, [&](const auto& track) { count += track.size(); });
    return count;
}

const Track<BoneKeyframe>* findBoneTrack(const Motion& motion, std::string_view name)
{
    return findNamed(motion.bones, name);
}

const Track<MorphKeyframe>* findMorphTrack(const Motion& motion, std::string_view name)
{
    return findNamed(motion.morphs, name);
}

template <class Key>
const Track<Key>* findTrack(const Motion& motion, std::string_view name)
{
    if constexpr (isNamed<Key>)
        return findNamed(slotOf<Key>(motion), name);
    else
        return slotOf<Key>(motion).get();
}

template <class Key>
void replaceTrack(Motion& motion, Track<Key> track)
{
    const bool leaves = track.isEmpty() && track.raws().empty();
    auto& slot = slotOf<Key>(motion);
    if constexpr (isNamed<Key>) {
        const auto found = lowerBound(slot, track.name());
        const bool exists = found != slot.end() && (*found)->name() == track.name();
        const auto at = slot.begin() + (found - slot.begin());
        if (leaves) {
            if (exists)
                slot.erase(at);
        } else if (exists) {
            *at = std::make_shared<const Track<Key>>(std::move(track));
        } else {
            slot.insert(at, std::make_shared<const Track<Key>>(std::move(track)));
        }
    } else {
        slot = leaves ? nullptr : std::make_shared<const Track<Key>>(std::move(track));
    }
}

#define ODORI_INSTANTIATE(Key)                                                                     \
    template const Track<Key>* findTrack<Key>(const Motion&, std::string_view);                    \
    template void replaceTrack<Key>(Motion&, Track<Key>);
ODORI_INSTANTIATE(BoneKeyframe)
ODORI_INSTANTIATE(MorphKeyframe)
ODORI_INSTANTIATE(CameraKeyframe)
ODORI_INSTANTIATE(LightKeyframe)
ODORI_INSTANTIATE(ShadowKeyframe)
ODORI_INSTANTIATE(ShowIkKeyframe)
#undef ODORI_INSTANTIATE

std::span<const std::uint32_t> framesOf(const Motion& motion, const TrackId& id)
{
    const auto frames = [](const auto* track) {
        return track ? track->frames() : std::span<const std::uint32_t>();
    };
    switch (id.kind) {
    case TrackKind::Bone:
        return frames(findBoneTrack(motion, id.name));
    case TrackKind::Morph:
        return frames(findMorphTrack(motion, id.name));
    case TrackKind::Camera:
        return frames(motion.camera.get());
    case TrackKind::Light:
        return frames(motion.light.get());
    case TrackKind::Shadow:
        return frames(motion.shadow.get());
    case TrackKind::ShowIk:
        return frames(motion.showIk.get());
    }
    return {};
}

std::vector<TrackId> trackIds(const Motion& motion)
{
    std::vector<TrackId> ids;
    const auto add = [&]<class Key>(const Track<Key>& track) {
        ids.push_back({Key::kind, track.name()});
    };
    forEachTrack(motion, add);
    return ids;
}

std::vector<TrackId> boneAndMorphIds(const Motion& motion)
{
    std::vector<TrackId> ids = trackIds(motion);
    std::erase_if(ids, [](const TrackId& id) {
        return id.kind != TrackKind::Bone && id.kind != TrackKind::Morph;
    });
    return ids;
}

} // namespace mmd
