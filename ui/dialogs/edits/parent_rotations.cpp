// SPDX-License-Identifier: MIT
#include "ui/dialogs/edits/parent_rotations.h"

#include "libmmd/pose/pose.h"
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
    Rotations(const mmd::Actor& actor, const mmd::Selection& selection)
        : m_evaluator(actor.model)
    {
        m_evaluator.setMotion(actor.motion);
        for (const mmd::TrackKeys& each : selection.keys) {
            if (each.track.kind != mmd::TrackKind::Bone)
                continue;
            const std::vector<int> bones = actor.model->bonesOfTrack(each.track.name);
            const int parent =
                bones.empty() ? -1 : actor.model->rig.bones[std::size_t(bones.front())].parent;
            if (parent < 0)
                continue;
            m_columns[each.track] = m_parents.size();
            m_parents.push_back(std::size_t(parent));
        }
    }

    glm::quat at(const mmd::TrackId& bone, std::uint32_t frame)
    {
        const auto column = m_columns.find(bone);
        if (column == m_columns.end())
            return notTurned;
        std::vector<glm::quat>& row = m_rows[frame];
        if (row.empty()) {
            const mmd::Pose& pose = m_evaluator.evaluate(frame);
            for (const std::size_t parent : m_parents)
                row.push_back(pose.bones[parent].rotation);
        }
        return row[column->second];
    }

private:
    mmd::PoseEvaluator m_evaluator;
    std::map<mmd::TrackId, std::size_t> m_columns;                    ///< column of each track
    std::vector<std::size_t> m_parents;                               ///< bone of each column
    std::unordered_map<std::uint32_t, std::vector<glm::quat>> m_rows; ///< by frame
};

} // namespace

mmd::ParentRotation parentRotations(const mmd::Actor& actor, const mmd::Selection& selection)
{
    if (!actor.model)
        return {};
    // Shared, because the returned function can be copied.
    const auto rotations = std::make_shared<Rotations>(actor, selection);
    return [rotations](const mmd::TrackId& bone, std::uint32_t frame) {
        return rotations->at(bone, frame);
    };
}

} // namespace odori
