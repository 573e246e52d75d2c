// SPDX-License-Identifier: MIT
#include "ui/viewport/viewport_view.h"

#include "ui/viewport/viewport.h"

namespace odori {

ViewportView Viewport::view() const
{
    return {.camera = m_camera.view(),
        .mode = m_tool.mode,
        .space = m_tool.space,
        .pivot = m_tool.pivot,
        .isSolo = m_stage.isSolo(),
        .areBonesShown = m_areBonesShown,
        .areBodiesShown = m_areBodiesShown,
        .isGridShown = m_isGridShown,
        .isSelfShadowShown = m_isSelfShadowShown,
        .arePhysicsBonesPicked = m_selecting.takesPhysicsBones,
        .isCameraAlwaysShown = isCameraAlwaysShown(),
        .safeFrame = m_safeFrame,
        .helpers = helpers(),
        .isClean = m_isClean,
        .textures = m_stage.textureSources()};
}

void Viewport::setView(const ViewportView& view)
{
    markKnown();
    m_camera.setView(view.camera);
    setEditMode(view.mode);
    setEditSpace(view.space);
    setPivot(view.pivot);
    m_stage.setSolo(view.isSolo);
    setBonesShown(view.areBonesShown);
    setBodiesShown(view.areBodiesShown);
    setGridShown(view.isGridShown);
    setSelfShadowShown(view.isSelfShadowShown);
    setPhysicsBonesPicked(view.arePhysicsBonesPicked);
    setCameraAlwaysShown(view.isCameraAlwaysShown);
    setSafeFrame(view.safeFrame);
    setHelpers(view.helpers);
    if (view.isClean)
        setClean(true);
    m_stage.setTextureSources(view.textures);
    m_reducedTextures = m_stage.reducedTextures();
}

} // namespace odori
