// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/names.h"
#include "libmmd/scene/edits/keys/clipboard.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/keys/mirror.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/list_edits.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "libmmd/scene/edits/time/columns.h"
#include "libmmd/scene/edits/time/reverse.h"
#include "libmmd/scene/edits/time/timing.h"
#include "libmmd/scene/edits/values/bias.h"
#include "libmmd/scene/edits/values/curves.h"
#include "libmmd/scene/edits/values/rest_blend.h"
#include "libmmd/scene/mirror.h"
#include "libmmd/scene/selecting.h"
#include "tests/libmmd/scene/edits/checked_edit.h"

#include <algorithm>
#include <random>
#include <utility>
#include <vector>

namespace odori::test {

/// Random edits of one scene.
class RandomEdits {
public:
    explicit RandomEdits(mmd::Scene scene, unsigned seed)
        : m_scene(std::move(scene))
        , m_random(seed)
    {
    }

    /// Applies and checks a random edit; returns its patch.
    mmd::ScenePatch step()
    {
        mmd::ScenePatch patch = below(2) == 0 ? inTime() : otherwise();
        m_scene = done(m_scene, patch);
        return patch;
    }
    [[nodiscard]] const mmd::Scene& scene() const { return m_scene; }
    /// The next edit is for this scene, a version of the first one.
    void setScene(mmd::Scene scene) { m_scene = std::move(scene); }
    std::uint32_t below(std::uint32_t n) { return std::uint32_t(m_random() % n); }

private:
    [[nodiscard]] const mmd::Motion& motion() const { return m_scene.actors.front().motion; }

    std::vector<mmd::TrackId> someTracks()
    {
        std::vector<mmd::TrackId> tracks{bone("Arm_L"), bone("Arm_R"), morph("Wink_L"),
            {mmd::TrackKind::Camera, {}}, {mmd::TrackKind::ShowIk, {}}};
        for (const mmd::TrackId& track : mmd::trackIds(motion()))
            tracks.push_back(track);
        std::erase_if(tracks, [&](const auto&) { return below(3) == 0; });
        return tracks;
    }

    mmd::Selection someKeys()
    {
        mmd::Selection selection =
            mmd::keysBetween(motion(), someTracks(), below(40), 20 + below(60));
        if (below(3) == 0)
            for (mmd::TrackKeys& each : selection.keys)
                std::erase_if(each.frames, [&](std::uint32_t) { return below(3) == 0; });
        std::erase_if(
            selection.keys, [](const mmd::TrackKeys& each) { return each.frames.empty(); });
        return selection;
    }

    mmd::ScenePatch inTime()
    {
        const mmd::Selection selection = someKeys();
        const auto tracks = someTracks();
        switch (below(9)) {
        case 0:
            return mmd::moveKeys({m_scene, theActor, selection}, std::int64_t(below(21)) - 10);
        case 1:
            return mmd::copyKeys({m_scene, theActor, selection}, std::int64_t(below(21)) - 10);
        case 2:
            return mmd::insertColumns({m_scene, theActor, selection}, tracks, below(60), below(4));
        case 3:
            return mmd::deleteColumns({m_scene, theActor, selection}, tracks, below(60), below(6));
        case 4: {
            const std::uint32_t first = below(40);
            return mmd::scaleRange({m_scene, theActor, selection}, tracks,
                {first, first + below(20), first + below(25)});
        }
        case 5:
            return mmd::scaleKeys({m_scene, theActor, selection},
                {.first = 10, .last = 20, .newFirst = below(15), .newLast = 15 + below(20)});
        case 6:
            return mmd::reverseKeys({m_scene, theActor, selection});
        case 7:
            return mmd::alignKeys({m_scene, theActor, selection}, below(60));
        default:
            return mmd::snapKeys({m_scene, theActor, selection}, below(5), 1.5 + below(8));
        }
    }

    mmd::Draft someDraft()
    {
        using enum mmd::TrackKind;
        const float x = float(below(9));
        const mmd::Draft drafts[] = {{bone("A"), 0, mmd::BoneValue{.translation = {x, 0, 0}}},
            {morph("M"), 0, mmd::MorphValue{x}}, {{Camera, {}}, 0, mmd::CameraValue{.distance = x}},
            {{Light, {}}, 0, mmd::LightValue{.colour = glm::vec3(x)}},
            {{Shadow, {}}, 0, mmd::ShadowValue{.mode = 2, .distance = x}},
            {{ShowIk, {}}, 0, mmd::ShowIkValue{0, {mmd::ikSwitch("leg", below(2) == 0)}}}};
        mmd::Draft draft = drafts[below(6)];
        draft.frame = below(60);
        return draft;
    }

    std::span<const mmd::Draft> someOf(std::span<const mmd::Draft> drafts)
    {
        return drafts.first(std::min<std::size_t>(drafts.size(), below(3)));
    }

    static mmd::ActorId ownerOf(const mmd::Draft& draft)
    {
        using enum mmd::TrackKind;
        const mmd::TrackKind kind = draft.track.kind;
        return kind == Camera || kind == Light || kind == Shadow ? mmd::sceneActor : theActor;
    }

    mmd::ScenePatch inLists(const mmd::Selection& selection)
    {
        const mmd::EditTarget target{m_scene, theActor, selection};
        const auto tracks = someTracks();
        const auto list = mmd::BoneList(below(2));
        const std::string name(1, char('a' + below(4)));
        switch (below(6)) {
        case 0:
            return mmd::clearList(target, list);
        case 1:
            return mmd::hideOthers(target, tracks);
        case 2:
            return mmd::saveSet(target, name, tracks);
        case 3:
            return mmd::renameSet(target, name, name + name);
        case 4:
            return mmd::removeSet(target, name);
        default:
            return mmd::setListed(target, list, tracks, below(3) > 0);
        }
    }

    mmd::ScenePatch otherwise()
    {
        const mmd::Selection selection = someKeys();
        mmd::KeyBias bias;
        bias.space = mmd::BiasSpace(below(3));
        bias.addPosition = glm::vec3(float(below(3)), 0.5f, 0.0f);
        bias.addAngles = glm::vec3(0.0f, float(below(3)) * 10.0f, 0.0f);
        bias.multiplyWeight = 0.5f;
        // Of any kind: those of camera, light and shadow belong to the scene.
        const mmd::Draft draft = someDraft();
        const mmd::ActorId owner = ownerOf(draft);
        switch (below(10)) {
        case 0:
            if (below(2) == 0)
                return mmd::blendWithRest({m_scene, theActor, selection}, double(below(5)) * 0.5);
            return mmd::biasKeys({m_scene, theActor, selection}, bias);
        case 1:
            return mmd::mirrorKeys({m_scene, theActor, selection});
        case 2:
            return mmd::pasteKeys({m_scene, theActor},
                mmd::mirrored(mmd::copiedKeys({m_scene, theActor, selection}), nullptr), below(60));
        case 3:
            return mmd::mergeMotion({m_scene, theActor},
                mmd::copiedKeys({m_scene, theActor, selection}), below(10), mmd::Merging(below(2)));
        case 4:
            switch (below(4)) {
            case 0:
                return mmd::registerDrafts(
                    {m_scene, owner, selection}, someOf(mmd::draftsOf(m_scene, owner)));
            case 1:
                return mmd::dropDrafts({m_scene, owner}, mmd::draftsOf(m_scene, owner));
            default:
                return mmd::setDrafts({m_scene, owner}, {&draft, 1});
            }
        case 5:
            return mmd::setCurves({m_scene, theActor, selection}, mmd::CurveChannels(below(64)),
                {std::uint8_t(below(128)), 5, 100, std::uint8_t(below(128))});
        case 6:
            return mmd::setPhysics({m_scene, theActor, selection}, below(2) == 0);
        case 7:
            if (below(4) == 0)
                return mmd::registerKeys({m_scene, mmd::sceneActor, selection},
                    mmd::registrableTracks(m_scene, mmd::sceneActor), below(60));
            return below(8)
                       ? mmd::registerKeys({m_scene, theActor, selection}, someTracks(), below(60))
                       : mmd::deleteKeys({m_scene, theActor, selection});
        case 8:
            return inLists(selection);
        default:
            return below(2) ? mmd::replaceMarker(m_scene, {below(9), "m"}, {below(9), "m"})
                            : mmd::addMarkers(m_scene, {{mmd::Marker{below(9), "m"}}});
        }
    }

    mmd::Scene m_scene;
    std::mt19937 m_random;
};

} // namespace odori::test
