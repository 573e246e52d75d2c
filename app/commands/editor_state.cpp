// SPDX-License-Identifier: MIT
#include "app/commands/editor_state.h"

#include "app/commands/editor.h"
#include "app/editing/beat_commands.h"
#include "app/editing/edit_commands.h"
#include "app/files/file_commands.h"
#include "app/files/scene_parts.h"
#include "app/main_window.h"
#include "app/model_terms.h"
#include "app/wide_dock.h"
#include "ui/curves/curve_editor.h"
#include "ui/document/bones/ik_control.h"
#include "ui/document/contacts/foot_contacts.h"
#include "ui/document/playback.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/viewport/viewport.h"
#include "ui/waveform/waveform_strip.h"

#include <QtGui/QAction>
#include <QtWidgets/QDockWidget>

#include <algorithm>

namespace odori {

void updateFrame(EditorState& state)
{
    state.edit = editStateOf(state.document);
    state.registering = registeringNow(state.document);
}

void updateFromDocument(EditorState& state, const Editor& editor)
{
    updateFrame(state);
    const Document& document = state.document;
    const UndoStack& history = *editor.document.undoStack();
    state.canUndo = document.canUndo();
    state.canRedo = history.canRedo();
    state.undoText = history.undoText();
    state.redoText = history.redoText();
    state.hasSelectedMarker = editor.dopeSheet.canvas().markers().selected().has_value();
    const FootContacts& contacts = editor.dopeSheet.contacts();
    state.hasSelectedContact = contacts.selected().has_value();
    state.areContactsEdited = contacts.isEdited();
    state.areContactsShown = editor.dopeSheet.areContactsShown();
    const Viewport& viewport = editor.viewport;
    state.mode = viewport.editMode();
    state.space = viewport.editSpace();
    state.pivot = viewport.pivot();
    state.boneLists = boneListStateOf(document);
    state.isInIk = areInIk(document, document.selection().tracks.value());
    state.isCameraView = viewport.camera().isScenes();
    state.isViewLocked = viewport.camera().isLocked();
    state.isSolo = viewport.stage().isSolo();
    state.areBonesShown = viewport.areBonesShown();
    state.isGridShown = viewport.isGridShown();
    state.isSelfShadowShown = viewport.isSelfShadowShown();
    state.background = viewport.background().kind();
    state.isCameraAlwaysShown = viewport.isCameraAlwaysShown();
    state.areBodiesShown = viewport.areBodiesShown();
    state.isClean = viewport.isClean();
    state.safeFrame = viewport.safeFrame();
    state.helpers = viewport.helpers();
    state.arePhysicsBonesPicked = viewport.arePhysicsBonesPicked();
    state.isPlaying = editor.playback.isPlaying();
    state.isLooping = editor.playback.isLooping();
    state.playsWholeFrames = editor.playback.isStepped();
    state.isReturning = editor.playback.isReturning();
    state.rows = editor.dopeSheet.header().filters();
    state.isFollowing = editor.dopeSheet.header().followsPlayhead();
    state.isSnappingToBeats = editor.dopeSheet.canvas().snapsToBeats();
    state.isWarpingTime = editor.dopeSheet.canvas().warpsTime();
    state.isSpectrumShown = editor.dopeSheet.soundStrip().showsSpectrum();
    state.hasSound = editor.edits.beats().hasSound();
    state.isListening = editor.edits.beats().isRunning();
    state.curves = editor.curveEditor.state();
    state.isCurveEditorWide = editor.window.wideCurves().isWide();
    state.physics = editor.physics.mode();
    const mmd::Scene& scene = document.scene();
    state.hasTerms = editor.window.terms().hasTerms();
    state.hasCameraKeys = scene.camera.keyCount() > 0;
    state.hasKeysToSave = hasKeysToSave(document);
    state.actorCount = int(scene.actors.size());
    state.activeIndex = indexOfActive(scene);
}

void updateChoices(EditorState& state, const Editor& editor)
{
    state.secondModel = editor.settings.secondModel();
    state.secondMotion = editor.settings.secondMotion();
    state.cameraKeys = editor.settings.cameraKeys();
    state.hasRecentFiles = !editor.files.recent().paths().isEmpty();
    for (std::size_t panel = 0; panel < panelCount; ++panel)
        if (const QDockWidget* dock = editor.window.dock(Panel(panel)))
            state.panels.set(panel, dock->toggleViewAction()->isChecked());
}

bool canBake(const Editor& editor)
{
    const mmd::PhysicsRig* rig = editor.physics.rigOf(editor.document.scene().active);
    return rig && !rig->simulatedBones.empty();
}

int indexOfActive(const mmd::Scene& scene)
{
    const auto active = std::find_if(scene.actors.begin(), scene.actors.end(),
        [&](const mmd::Actor& actor) { return actor.id == scene.active; });
    return active == scene.actors.end() ? -1 : int(active - scene.actors.begin());
}

} // namespace odori
