// SPDX-License-Identifier: MIT
#include "ui/dialogs/edits/parent_rotations.h"

#include "libmmd/following/scene_poses.h"
#include "libmmd/pose/parent_transform.h"
#include "libmmd/scene/edits/values/bias.h"

#include <map>
#include <memory>
#include <unordered_map>
#include <vector>

namespace odori {
namespace {

constexpr glm::quat notTurned{1.0f, 0.0f, 0.0f, 0.0f};

class Rotations {
public:
    Rotations(const mmd::Scene& scene, const mmd::Actor& actor, const mmd::Selection& selection)
        : m_poses(scene, {})
        , m_actor(actor.id)
        , m_model(actor.model)
    {
        for (const mmd::TrackKeys& each : selection.keys) {
            if (each.track.kind != mmd::TrackKind::Bone)
                continue;
            const std::vector<int> bones = actor.model->bonesOfTrack(each.track.name);
            if (bones.empty())
                continue;
            m_columns[each.track] = m_bones.size();
            m_bones.push_back(bones.front());
        }
    }

    glm::quat at(const mmd::TrackId& bone, std::uint32_t frame)
    {
        const auto column = m_columns.find(bone);
        if (column == m_columns.end())
            return notTurned;
        std::vector<glm::quat>& row = m_rows[frame];
        if (row.empty()) {
            const mmd::Pose& pose = m_poses.pose(m_actor, frame);
            for (const int each : m_bones)
                row.push_back(mmd::parentIn(pose, m_model->rig, each).transform.rotation);
        }
        return row[column->second];
    }

private:
    mmd::ScenePoses m_poses;
    mmd::ActorId m_actor;
    std::shared_ptr<const mmd::Model> m_model;                        ///< shared with the scene
    std::map<mmd::TrackId, std::size_t> m_columns;                    ///< column of each track
    std::vector<int> m_bones;                                         ///< bone of each column
    std::unordered_map<std::uint32_t, std::vector<glm::quat>> m_rows; ///< by frame
};

} // namespace

mmd::ParentRotation parentRotations(const mmd::EditTarget& target)
{
    const mmd::Actor* actor = mmd::findActor(target.scene, target.actor);
    if (!actor || !actor->model)
        return {};
    // Shared, because the returned function can be copied.
    const auto rotations = std::make_shared<Rotations>(target.scene, *actor, target.selection);
    return [rotations](const mmd::TrackId& bone, std::uint32_t frame) {
        return rotations->at(bone, frame);
    };
}

} // namespace odori
