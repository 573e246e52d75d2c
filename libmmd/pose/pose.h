// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "libmmd/motion/sampling.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace mmd {

/// Global transform of a bone in model space: v' = rotation * v + translation. At rest the rotation
/// is 1 and the translation the bone's rest position.
struct BoneTransform {
    glm::vec3 translation{0.0f};
    glm::quat rotation{1.0f, 0.0f, 0.0f, 0.0f};
};

/// Material values with its morphs applied.
struct MaterialState {
    glm::vec4 diffuse{1.0f};
    glm::vec3 specular{0.0f};
    float specularPower = 0.0f;
    glm::vec3 ambient{0.0f};
    glm::vec4 edgeColour{0.0f};
    float edgeSize = 0.0f;
    glm::vec4 textureMultiply{1.0f}, textureAdd{0.0f};
    glm::vec4 sphereMultiply{1.0f}, sphereAdd{0.0f};
    glm::vec4 toonMultiply{1.0f}, toonAdd{0.0f};
};

/// A model at one moment.
struct Pose {
    std::vector<BoneTransform> bones; ///< file order
    std::vector<BoneValue>
        locals; ///< what keys and drafts give each bone, before morphs, append, IK
    /// Whether the bone's key in force leaves it to physics (1) or not (0).
    std::vector<std::uint8_t> physicsOn;
    std::vector<float> keyWeights;   ///< what keys and drafts give each morph
    std::vector<float> morphWeights; ///< effective, group morphs expanded into their members
    std::vector<MaterialState> materials;
    bool visible = true;
};

/// A value that replaces what the keys say, for one bone or morph (a pose in progress).
struct BoneOverride {
    int bone = -1;
    BoneValue value;
};
struct MorphOverride {
    int morph = -1;
    float weight = 0.0f;
};

/// A bone as physics moves it, in model space.
struct SimulatedBone {
    int bone = -1;
    BoneTransform transform;
    bool keepsPosition = false; ///< only its rotation is simulated: it stays at its parent
};

/// Turns a motion into poses of one model. Not thread-safe itself; evaluators share nothing, so
/// that several may run side by side. evaluate() allocates nothing.
class PoseEvaluator {
public:
    explicit PoseEvaluator(std::shared_ptr<const Model> model);
    ~PoseEvaluator();
    PoseEvaluator(PoseEvaluator&&) noexcept;
    PoseEvaluator& operator=(PoseEvaluator&&) noexcept;

    /// Takes a snapshot of `motion` and finds each bone's track. Cheap enough for every mouse move.
    void setMotion(const Motion& motion);
    /// Values that win over the keys until they are set anew; an empty span and null for none.
    /// `showIk` is read here and need not live on.
    void setOverrides(std::span<const BoneOverride> bones, std::span<const MorphOverride> morphs,
        const ShowIkValue* showIk = nullptr);

    /// The pose at `frame` (fractional, >= 0) by docs/pose.md, sections 1 to 5. It depends on
    /// nothing that was evaluated before. Valid until the next call.
    const Pose& evaluate(double frame);

    /// The bones that physics may move: an IK chain all of whose links are such is left to it while
    /// their keys leave physics on. Without any (as at first) Pose::physicsOn is 1 throughout.
    void setPhysicsBones(std::span<const int> bones);
    /// Puts simulated bones (one value each) into the evaluated pose but for those whose keys
    /// switch physics off, brings along what hangs on them, and evaluates the bones marked "after
    /// physics" on top. Once after each evaluate(). Allocates nothing.
    const Pose& applyPhysics(std::span<const SimulatedBone> bones);
    [[nodiscard]] const Pose& pose() const;
    [[nodiscard]] const Model& model() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace mmd
