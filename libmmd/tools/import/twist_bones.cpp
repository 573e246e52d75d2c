// SPDX-License-Identifier: MIT
#include "libmmd/tools/import/twist_bones.h"

#include "libmmd/tools/bones/twist.h"
#include "libmmd/tools/import/model_bones.h"

#include <glm/geometric.hpp>

#include <string>

namespace mmd {
namespace {

/// The three bones of a limb's part, from its beginning.
struct Part {
    int upper = -1, twist = -1, lower = -1;
};

class TwistFinder {
public:
    TwistFinder(const Model& model, const MappedJoints& mapped)
        : m_model(model)
        , m_mapped(mapped)
        , m_result(model.rig.bones.size())
    {
    }
    void add(const Part& part, bool isForearm)
    {
        if (!isChain(part) || !turns(part.upper) || m_mapped.joints[std::size_t(part.twist)] >= 0)
            return;
        const RigBone& bone = m_model.rig.bones[std::size_t(part.twist)];
        const glm::dvec3 axis(bone.fixedAxis);
        if (!bone.hasFixedAxis || !(glm::length(axis) > 1e-6))
            return;
        TwistBone& twist = m_result[std::size_t(part.twist)];
        twist.axis = glm::normalize(axis);
        // The hand's joint has the twist of the forearm as well.
        twist.takesFrom = isForearm && turns(part.lower) ? part.lower : part.upper;
        m_result[std::size_t(part.upper)].givesTo = part.twist;
        m_result[std::size_t(part.upper)].axis = twist.axis;
    }
    [[nodiscard]] TwistBones take() { return std::move(m_result); }

private:
    [[nodiscard]] bool isChain(const Part& part) const
    {
        return part.upper >= 0 && part.twist >= 0 && part.lower >= 0 &&
               m_model.rig.bones[std::size_t(part.twist)].parent == part.upper &&
               m_model.rig.bones[std::size_t(part.lower)].parent == part.twist;
    }
    [[nodiscard]] bool turns(int bone) const
    {
        return m_mapped.joints[std::size_t(bone)] >= 0 &&
               m_mapped.uses[std::size_t(bone)] != JointUse::Position;
    }

    const Model& m_model;
    const MappedJoints& m_mapped;
    TwistBones m_result;
};

} // namespace

TwistBones twistBones(const Model& model, const MappedJoints& mapped)
{
    const ModelBones bones(model);
    TwistFinder finder(model, mapped);
    for (const std::string side : {"左", "右"}) {
        const auto find = [&](const char* part) { return bones.find(side + part); };
        finder.add({find("腕"), find("腕捩"), find("ひじ")}, false);
        finder.add({find("ひじ"), find("手捩"), find("手首")}, true);
    }
    return finder.take();
}

glm::quat withoutTwist(const glm::quat& local, const TwistBone& bone)
{
    const glm::dquat rotation(local);
    return glm::quat(rotation * glm::conjugate(twistOf(rotation, bone.axis)));
}

glm::quat onlyTwist(const glm::quat& local, const TwistBone& bone)
{
    return glm::quat(twistOf(glm::dquat(local), bone.axis));
}

} // namespace mmd
