// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QString>

/// The names of actors and motions for users.
namespace odori {

/// The file name of the actor's model without its extension, or that of the missing file in a
/// project. If several actors have the same name, a number follows in the order of their creation,
/// not of the list. sceneActor: "Camera".
[[nodiscard]] QString actorName(const Document& document, mmd::ActorId actor);

/// The name of the motion's file; "untitled" if there is none.
[[nodiscard]] QString motionName(const Document& document, mmd::ActorId actor);

/// Whether the file of the actor's model could not be opened.
[[nodiscard]] bool isModelMissing(const Document& document, const mmd::Actor& actor);

} // namespace odori
