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
/// is 1 and the translation is the bone's rest position.
struct BoneTransform {
    glm::vec3 translation{0.0f};
    glm::quat rotation{1.0f, 0.0f, 0.0f, 0.0f};
};

/// Values of a material after its morphs are applied.
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

/// A bone that follows a bone of another model: `parent`, the global transform of that bone, takes
/// the place of the transform of the bone's own parent.
struct OutsideBone {
    int bone = -1;
    BoneTransform parent;
};

/// A model at one moment.
struct Pose {
    std::vector<BoneTransform> bones; ///< file order
    std::vector<BoneValue>
        locals; ///< the values of each bone from keys and drafts, before morphs, append, IK
    /// Whether physics moves the bone (1) or not (0), by the key that applies.
    std::vector<std::uint8_t> physicsOn;
    std::vector<float> keyWeights;   ///< the weight of each morph from keys and drafts
    std::vector<float> morphWeights; ///< effective, group morphs expanded into their members
    std::vector<MaterialState> materials;
    std::vector<OutsideBone> outside; ///< the bones that follow other models; one each
    bool visible = true;
};

/// A value of one bone or morph that overrides the keys (during a gesture).
struct BoneOverride {
    int bone = -1;
    BoneValue value;
};
struct MorphOverride {
    int morph = -1;
    float weight = 0.0f;
};

/// A bone moved by physics, in model space.
struct SimulatedBone {
    int bone = -1;
    BoneTransform transform;
    bool keepsPosition = false; ///< only its rotation is simulated; its position follows its parent
};

/// Turns a motion into poses of one model. An evaluator is not thread-safe, but evaluators share no
/// data, so several may run in parallel. evaluate() allocates nothing.
class PoseEvaluator {
public:
    explicit PoseEvaluator(std::shared_ptr<const Model> model);
    ~PoseEvaluator();
    PoseEvaluator(PoseEvaluator&&) noexcept;
    PoseEvaluator& operator=(PoseEvaluator&&) noexcept;

    /// Takes a snapshot of `motion` and finds each bone's track. Fast enough for every mouse move.
    void setMotion(const Motion& motion);
    /// Values that override the keys until they are set again; an empty span and null for none.
    /// `showIk` is copied.
    void setOverrides(std::span<const BoneOverride> bones, std::span<const MorphOverride> morphs,
        const ShowIkValue* showIk = nullptr);

    /// Sets the bones that follow other models, until it is called again; at most one value for
    /// each. Allocates nothing.
    void setOutside(std::span<const OutsideBone> bones);

    /// The pose at `frame` (fractional, >= 0) by docs/pose.md, sections 1 to 5. It does not depend
    /// on earlier evaluations. Valid until the next call.
    const Pose& evaluate(double frame);

    /// Sets the bones that physics may move. If they include all links of an IK chain, the chain is
    /// not solved while their keys leave physics on. Without any (the default) Pose::physicsOn is
    /// always 1.
    void setPhysicsBones(std::span<const int> bones);
    /// Sets simulated bones (one value each) in the evaluated pose, except those whose keys switch
    /// physics off. Moves their descendants with them, then evaluates the bones marked "after
    /// physics". Call it once after each evaluate(). Allocates nothing.
    const Pose& applyPhysics(std::span<const SimulatedBone> bones);
    [[nodiscard]] const Pose& pose() const;
    [[nodiscard]] const Model& model() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace mmd
