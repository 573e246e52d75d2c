// SPDX-License-Identifier: MIT
#pragma once

#include "app/editing/edit_targets.h"
#include "ui/curves/curve_editor_state.h"
#include "ui/document/edit_mode.h"
#include "ui/document/files/project.h"
#include "ui/document/models/dope_rows_filter.h"
#include "ui/document/physics.h"
#include "ui/document/registering.h"
#include "ui/settings/settings.h"

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

/// What the commands' states and texts are made of. It is kept, and each part is asked anew no more
/// often than it may change.
struct EditorState {
    explicit EditorState(const Document& shown)
        : document(shown)
    {
    }

    const Document& document;
    EditState edit;
    Registering registering; ///< what Enter and the Register buttons do
    bool canUndo = false, canRedo = false;
    QString undoText, redoText;     ///< of the next steps, empty without any
    bool hasClipboard = false;      ///< a text that could be keys
    bool hasSelectedMarker = false; ///< which Delete is about
    EditMode mode = EditMode::Select;
    EditSpace space = EditSpace::Local;
    bool isCameraView = false;
    bool isSolo = false;
    bool areBonesShown = true, isGridShown = true, areBodiesShown = false;
    bool isPlaying = false, isLooping = true;
    DopeRowsFilter::Filters rows; ///< which the dope sheet shows
    bool isFollowing = true;      ///< the sheet and the graph, while playing
    CurveEditorState curves;
    PhysicsMode physics = PhysicsMode::WhilePlaying;
    bool canBake = true;   ///< as far as is known: see canBake()
    bool hasTerms = false; ///< of the active model
    bool hasCameraKeys = false;
    bool hasKeysToSave = false;
    int actorCount = 0, activeIndex = -1; ///< -1: the camera
    ModelChoice secondModel = ModelChoice::Ask;
    MotionChoice secondMotion = MotionChoice::Ask;
    CameraChoice cameraKeys = CameraChoice::Ask;
    std::bitset<panelCount> panels; ///< that are open

    [[nodiscard]] const mmd::Actor* actor() const { return document.actor(); }
    [[nodiscard]] bool hasSelectedKeys() const { return !document.selection().keys.empty(); }
    [[nodiscard]] bool isProject() const { return document.project().isOpen(); }
    [[nodiscard]] bool hasMotion() const { return actor() || hasCameraKeys; }
};

/// What the current frame changes: cheap enough for every step of playing.
void updateFrame(EditorState& state);
/// What edits, selections and the view change; the frame, too.
void takeDocument(EditorState& state, const Editor& editor);
/// What settings and docks say: when a menu shows, and after a command.
void takeChoices(EditorState& state, const Editor& editor);
/// Whether the active model has bones that physics moves. It makes the model's bodies, so only who
/// needs the answer asks.
[[nodiscard]] bool canBake(const Editor& editor);

/// Of the scene's actors; -1: the camera is active.
[[nodiscard]] int indexOfActive(const mmd::Scene& scene);

} // namespace odori
