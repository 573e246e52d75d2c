// SPDX-License-Identifier: MIT
#include "app/commands/editor_state.h"

#include "app/commands/editor.h"
#include "app/main_window.h"
#include "app/model_terms.h"
#include "app/scene_parts.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/viewport/viewport.h"

#include <QtGui/QAction>
#include <QtGui/QUndoStack>
#include <QtWidgets/QDockWidget>

#include <algorithm>

namespace odori {

EditorState editorStateOf(const Editor& editor, bool hasClipboard)
{
    const Document& document = editor.document;
    const Viewport& viewport = editor.viewport;
    EditorState state{.document = document,
        .edit = editStateOf(document),
        .undoText = {},
        .redoText = {},
        .panels = {}};
    const QUndoStack& history = *editor.document.undoStack();
    state.canUndo = document.canUndo();
    state.canRedo = history.canRedo();
    state.undoText = history.undoText();
    state.redoText = history.redoText();
    state.hasClipboard = hasClipboard;
    state.hasSelectedMarker = editor.dopeSheet.canvas().selectedMarker().has_value();
    state.mode = viewport.editMode();
    state.space = viewport.editSpace();
    state.isCameraView = viewport.isCameraView();
    state.isSolo = viewport.isSolo();
    state.areBonesShown = viewport.areBonesShown();
    state.isGridShown = viewport.isGridShown();
    state.areBodiesShown = viewport.areBodiesShown();
    state.physics = editor.physics.mode();
    const mmd::Scene& scene = document.scene();
    const mmd::PhysicsRig* rig = editor.physics.rigOf(scene.active);
    state.canBake = rig && !rig->simulatedBones.empty();
    state.hasTerms = editor.window.terms().hasTerms();
    state.hasCameraKeys = scene.camera.keyCount() > 0;
    state.hasKeysToSave = hasKeysToSave(document);
    const auto active = std::find_if(scene.actors.begin(), scene.actors.end(),
        [&](const mmd::Actor& actor) { return actor.id == scene.active; });
    state.actorCount = int(scene.actors.size());
    state.activeIndex = active == scene.actors.end() ? -1 : int(active - scene.actors.begin());
    state.secondModel = OpenChoices::model();
    state.secondMotion = OpenChoices::motion();
    state.cameraKeys = OpenChoices::camera();
    for (std::size_t panel = 0; panel < panelCount; ++panel)
        if (const QDockWidget* dock = editor.window.dock(Panel(panel)))
            state.panels.set(panel, dock->toggleViewAction()->isChecked());
    return state;
}

} // namespace odori
