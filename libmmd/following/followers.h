// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"
#include "libmmd/scene/parents/parent_cycles.h"

#include <cstdint>
#include <span>
#include <vector>

namespace mmd {

/// A bone that follows a bone of another actor.
struct FollowLink {
    int bone = -1; ///< of the model that follows; -1 for the camera
    ActorId parent{};
    int parentBone = -1; ///< of the parent's model; -1: the model's origin, which never moves
    bool operator==(const FollowLink&) const = default;
};

/// The outside parents of a scene with their names found in its models: who follows whom at which
/// frame. A key counts as none if its parent is not in the scene, has no model, or has no such
/// bone; so do all keys of the actors of a ParentCycle at its frames. So the links of one frame
/// never form a circle.
class Followers {
public:
    Followers() = default;
    explicit Followers(const Scene& scene);

    [[nodiscard]] bool isEmpty() const { return m_followers.empty(); }
    /// Whether a bone of `actor` follows another actor at any frame.
    [[nodiscard]] bool hasLinks(ActorId actor) const { return find(actor) != nullptr; }
    /// Sets `links` to those of `actor` (sceneActor: the camera, at most one) at `frame`.
    void linksAt(ActorId actor, double frame, std::vector<FollowLink>& links) const;
    /// The actors that `actor` follows at any frame, ascending.
    [[nodiscard]] std::vector<ActorId> parentsOf(ActorId actor) const;
    /// The last frame up to which `actor` has the same links in both; as motionsAgreeUntil().
    [[nodiscard]] std::int64_t agreeUntil(const Followers& other, ActorId actor) const;

    bool operator==(const Followers&) const = default;

private:
    struct Step {
        std::uint32_t frame = 0; ///< from here to the next step
        ActorId parent{};        ///< sceneActor: none
        int parentBone = -1;
        bool operator==(const Step&) const = default;
    };
    struct Bone {
        int bone = -1;
        std::vector<Step> steps; ///< ascending; neighbours differ
        bool operator==(const Bone&) const = default;
    };
    struct Follower {
        ActorId actor{};
        std::vector<Bone> bones;
        bool operator==(const Follower&) const = default;
    };
    void add(
        const Scene& scene, ActorId actor, const Model* model, std::span<const ParentCycle> cycles);
    [[nodiscard]] static std::vector<Step> stepsOf(const Scene& scene,
        std::span<const OutsideParentKey> keys, std::span<const ParentCycle> cycles);
    [[nodiscard]] const Follower* find(ActorId actor) const;

    std::vector<Follower> m_followers; ///< those with a link at some frame, by actor
};

/// The transform that a bone following `link` gets as its parent, in `pose` of link.parent.
[[nodiscard]] BoneTransform parentTransform(const FollowLink& link, const Pose& pose);

} // namespace mmd
