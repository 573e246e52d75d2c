// SPDX-License-Identifier: MIT
#include "ui/dialogs/export/scene_export.h"

#include "libmmd/following/scene_poses.h"
#include "ui/document/physics.h"

namespace odori {
namespace {

class ScenesPoses : public mmd::ExportPoses {
public:
    ScenesPoses(const mmd::Scene& scene, mmd::ActorId actor, const mmd::PoseOptions& options)
        : m_poses(scene, options)
        , m_actor(actor)
        , m_hasCamera(scene.camera.camera != nullptr)
    {
    }
    const mmd::Pose& pose(double frame) override { return m_poses.pose(m_actor, frame); }
    glm::vec3 cameraOffset(double frame) override
    {
        return m_hasCamera ? m_poses.cameraOffset(frame) : glm::vec3(0.0f);
    }
    [[nodiscard]] std::vector<mmd::Warning> warnings() const override { return m_poses.warnings(); }

private:
    mmd::ScenePoses m_poses;
    mmd::ActorId m_actor;
    bool m_hasCamera; ///< else the view is a camera in the motion's own file
};

} // namespace

void exportOutsideParents(mmd::ExportJob& job, const mmd::Scene& scene, mmd::ActorId actor)
{
    const mmd::Followers followers(scene);
    if (!followers.hasLinks(actor) && !followers.hasLinks(mmd::sceneActor))
        return;
    job.poses = [scene, actor](
                    const mmd::Motion& motion, bool physics) -> std::unique_ptr<mmd::ExportPoses> {
        mmd::Scene exported = scene;
        for (mmd::Actor& each : exported.actors)
            if (each.id == actor)
                each.motion = motion;
        mmd::PoseOptions options;
        if (physics)
            options.physics = Physics::settingsOf(scene);
        return std::make_unique<ScenesPoses>(exported, actor, options);
    };
}

} // namespace odori
