// SPDX-License-Identifier: MIT
#pragma once

#include "app/editing/edit_targets.h"
#include "ui/curves/curve_editor_state.h"
#include "ui/document/bones/bone_lists.h"
#include "ui/document/edit_mode.h"
#include "ui/document/files/project.h"
#include "ui/document/models/dope_rows_filter.h"
#include "ui/document/physics.h"
#include "ui/document/registering.h"
#include "ui/settings/settings.h"
#include "ui/viewport/background/view_background.h"
#include "ui/viewport/helpers/view_helpers.h"
#include "ui/viewport/overlays/safe_frame.h"

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
    Drafts,
    CheckUp,
    Poses
};
constexpr std::size_t panelCount = 13;

/// The state from which the commands' states and texts are made. It is cached, and each part is
/// updated only when it may have changed.
struct EditorState {
    explicit EditorState(const Document& shown)
        : document(shown)
    {
    }

    const Document& document;
    EditState edit;
    Registering registering; ///< what Enter and the Register buttons do
    bool canUndo = false, canRedo = false;
    QString undoText, redoText;     ///< of the next steps, empty if there are none
    bool hasClipboard = false;      ///< a text that could be keys
    bool hasSelectedMarker = false; ///< Delete acts on it
    bool hasSelectedContact = false, areContactsEdited = false, areContactsShown = false;
    EditMode mode = EditMode::Select;
    EditSpace space = EditSpace::Local;
    Pivot pivot = Pivot::Own;
    BoneListState boneLists;
    bool isInIk = false; ///< a selected bone belongs to an IK chain
    bool isCameraView = false;
    bool isSolo = false;
    bool areBonesShown = true, isGridShown = true, areBodiesShown = false;
    bool isSelfShadowShown = true;
    ViewBackground::Kind background = ViewBackground::Kind::Sky;
    bool arePhysicsBonesPicked = false, isViewLocked = false, isCameraAlwaysShown = false;
    bool isClean = false; ///< only the picture is shown
    SafeFrame safeFrame = SafeFrame::None;
    ViewHelpers helpers;
    bool isPlaying = false, isLooping = true;
    bool playsWholeFrames = false, isReturning = false;
    DopeRowsFilter::Filters rows; ///< the row filters of the dope sheet
    bool isFollowing = true;      ///< sheet and graph follow the playback
    bool isSnappingToBeats = false;
    bool isWarpingTime = false;   ///< drags of beats stretch the motion
    bool isSpectrumShown = false; ///< instead of the waveform
    bool hasSound = false;        ///< a sound is open and decoded
    bool isListening = false;     ///< a worker looks for beats or onsets
    CurveEditorState curves;
    bool isCurveEditorWide = false; ///< it has the full width of the window
    PhysicsMode physics = PhysicsMode::WhilePlaying;
    bool canBake = true;   ///< may be outdated: see canBake()
    bool hasTerms = false; ///< of the active model
    bool hasCameraKeys = false;
    bool hasKeysToSave = false;
    bool hasRecentFiles = false;
    int actorCount = 0, activeIndex = -1; ///< -1: the camera
    ModelChoice secondModel = ModelChoice::Ask;
    MotionChoice secondMotion = MotionChoice::Ask;
    CameraChoice cameraKeys = CameraChoice::Ask;
    std::bitset<panelCount> panels; ///< the open panels

    [[nodiscard]] const mmd::Actor* actor() const { return document.actor(); }
    [[nodiscard]] bool hasSelectedKeys() const { return !document.selection().keys.empty(); }
    [[nodiscard]] bool isProject() const { return document.project().isOpen(); }
    [[nodiscard]] bool hasMotion() const { return actor() || hasCameraKeys; }
};

/// Updates the part that depends on the current frame: fast enough for every step of playback.
void updateFrame(EditorState& state);
/// Updates the part that depends on edits, selections, the view and the current frame.
void updateFromDocument(EditorState& state, const Editor& editor);
/// Updates the part that depends on settings, recent files and docks: when a menu is shown, and
/// after a command.
void updateChoices(EditorState& state, const Editor& editor);
/// Whether the active model has bones that physics moves. It creates the model's bodies, which is
/// slow, so call it only if the answer is needed.
[[nodiscard]] bool canBake(const Editor& editor);

/// The index of the active actor in the scene; -1: the camera is active.
[[nodiscard]] int indexOfActive(const mmd::Scene& scene);

} // namespace odori
