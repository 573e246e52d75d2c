// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QList>
#include <QtCore/QString>

class QWidget;

namespace odori {

class MainWindow;

/// What a step of a tour compares with the current state: the state when the step began.
struct TourState {
    mmd::ActorId model = mmd::sceneActor; ///< the active one; sceneActor: the camera is active
    mmd::Motion motion;                   ///< of the active model
    std::size_t selectedBones = 0, drafts = 0;
    double frame = 0.0;
    bool hasSegment = false;  ///< a selected bone has two keys
    bool isInSegment = false; ///< the current frame is between two keys of such a bone
    bool hasCurve = false;    ///< a selected key is not the first of its track
    bool showsValues = false, isPlaying = false, isExporting = false;
    bool hasPlayed = false; ///< at any time since the step began

    /// Whether the keys of bones and morphs differ; not if another model is active now.
    [[nodiscard]] bool hasOtherKeys(const TourState& before) const
    {
        return model == before.model &&
               (motion.bones != before.motion.bones || motion.morphs != before.motion.morphs);
    }
    [[nodiscard]] bool hasMoreDrafts(const TourState& before) const
    {
        return model == before.model && drafts > before.drafts;
    }
};
[[nodiscard]] TourState tourState(MainWindow& window);

/// One thing that the user does in the real window.
struct TourStep {
    /// QT_TRANSLATE_NOOP of odori::Tours: what to do, one or two sentences; %1 is the key of
    /// `command`.
    const char* text;
    /// The widget that the step points at; its dock comes to the front.
    QWidget* (*target)(MainWindow& window);
    /// Whether the user did it; null: they press Next.
    bool (*isDone)(const TourState& before, const TourState& now) = nullptr;
    const char* command = nullptr; ///< id, if the text names its key
};

/// A short lesson. It opens the bundled sample if nothing is open.
struct Tour {
    const char* name; ///< QT_TRANSLATE_NOOP of odori::Tours
    const char* help;
    QList<TourStep> steps;
    bool needsKeys = false; ///< a bone of the model has two keys
};

/// All tours, in the order of the start page.
[[nodiscard]] const QList<Tour>& tours();

/// The model on which the steps can be done: the last active one, or the first of the others.
/// sceneActor: there is none.
[[nodiscard]] mmd::ActorId modelFor(const Tour& tour, const Document& document);

/// A text of a tour, translated.
[[nodiscard]] QString textOf(const char* tourText);
/// The text of a step with the user's keys.
[[nodiscard]] QString textOf(const TourStep& step, MainWindow& window);

} // namespace odori
