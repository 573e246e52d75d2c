// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QString>

/// The names of actors and motions in the window.
namespace odori {

/// The file name of the actor's model without its ending; the missing file's name if a project
/// refers to one. If several actors have one name, a number follows, which gives the order of their
/// creation and not of the list. sceneActor: "Camera".
[[nodiscard]] QString actorName(const Document& document, mmd::ActorId actor);

/// The name of the motion's file; "untitled" if there is none.
[[nodiscard]] QString motionName(const Document& document, mmd::ActorId actor);

/// The file of the actor's model could not be opened.
[[nodiscard]] bool isModelMissing(const Document& document, const mmd::Actor& actor);

} // namespace odori
