// SPDX-License-Identifier: MIT
#pragma once

#include "app/edit_targets.h"
#include "app/open_choices.h"
#include "ui/document/edit_mode.h"
#include "ui/document/physics.h"

#include <bitset>

namespace odori {

struct Editor;

/// The docked panels, in the order of the menu.
enum class Panel {
    Actors,
    Bones,
    Morphs,
    Key,
    DopeSheet,
    Curves,
    Table,
    Camera,
    Light,
    Model,
    Drafts
};
constexpr std::size_t panelCount = 11;

/// What the commands' states and texts are made of. Cheap enough for every step of playing: texts
/// are asked of the document by the few commands whose titles have names in them.
struct EditorState {
    const Document& document;
    EditState edit;
    bool canUndo = false, canRedo = false;
    QString undoText, redoText;     ///< of the next steps, empty without any
    bool hasClipboard = false;      ///< a text that could be keys
    bool hasSelectedMarker = false; ///< which Delete is about
    EditMode mode = EditMode::Select;
    EditSpace space = EditSpace::Local;
    bool isCameraView = false;
    bool isSolo = false;
    bool areBonesShown = true, isGridShown = true, areBodiesShown = false;
    PhysicsMode physics = PhysicsMode::WhilePlaying;
    bool canBake = false;  ///< the active model has bones that physics moves
    bool hasTerms = false; ///< of the active model
    bool hasCameraKeys = false;
    bool hasKeysToSave = false;
    int actorCount = 0, activeIndex = -1; ///< -1: the camera
    ModelChoice secondModel = ModelChoice::Ask;
    MotionChoice secondMotion = MotionChoice::Ask;
    CameraChoice cameraKeys = CameraChoice::Ask;
    std::bitset<panelCount> panels; ///< that are open

    [[nodiscard]] const mmd::Actor* actor() const { return document.actor(); }
    [[nodiscard]] bool isProject() const { return !document.projectPath().isEmpty(); }
    [[nodiscard]] bool hasMotion() const { return actor() || hasCameraKeys; }
};

/// `hasClipboard` is asked once a change of the clipboard: the answer comes from another program.
[[nodiscard]] EditorState editorStateOf(const Editor& editor, bool hasClipboard);

} // namespace odori
