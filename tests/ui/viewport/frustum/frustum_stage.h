// SPDX-License-Identifier: MIT
#pragma once

#include "tests/ui/viewport/camera_stage.h"
#include "ui/document/scene_drafts.h"
#include "ui/viewport/frustum/frustum.h"

namespace odori::test {

/// The camera in the free view: two models, and a camera with two keys.
class FrustumStage : protected CameraStage {
protected:
    ~FrustumStage() = default;

    /// The camera is active, and seen from its left, with its eye and its target apart.
    void setUpFrustum()
    {
        setUp();
        document().setCurrentFrame(0.0);
        document().activate(mmd::sceneActor);
        view().camera().setFree({.distance = -110.0f,
            .target = {0, 10, -12},
            .rotation = {-0.3f, -1.2f, 0.0f},
            .fieldOfView = 30.0f});
        view().setFocus();
    }
    [[nodiscard]] mmd::CameraSample camera() { return document().sceneDrafts().shownCamera(); }
    [[nodiscard]] Frustum frustum() { return frustumOf(camera(), 800.0f / 600.0f); }
    [[nodiscard]] QPointF at(const glm::vec3& point)
    {
        const Picture picture = view().picture();
        const glm::vec2 pixel = *render::projected(picture.view, point, picture.size);
        return {double(pixel.x), double(pixel.y)};
    }
    void lookFromBehind()
    {
        view().camera().setFree({.distance = -110.0f,
            .target = {0, 10, -12},
            .rotation = {-0.2f, -0.5f, 0.0f},
            .fieldOfView = 30.0f});
    }
    void click(const QPointF& place)
    {
        press(view(), Qt::LeftButton, place);
        release(view(), Qt::LeftButton, place);
    }
    [[nodiscard]] mmd::ActorId model() { return document().scene().actors.back().id; }
};

} // namespace odori::test
