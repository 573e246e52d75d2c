// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QString>

/// How actors and motions are called in the window.
namespace odori {

/// The name of the actor's model file without its ending; of the missing file where a project
/// refers to one; with its number where several actors have one name, which says in what order they
/// came and not where they are in the list. sceneActor: "Camera".
[[nodiscard]] QString actorName(const Document& document, mmd::ActorId actor);

/// The name of the motion's file; "untitled" without one.
[[nodiscard]] QString motionName(const Document& document, mmd::ActorId actor);

/// The actor belongs to a model whose file could not be opened.
[[nodiscard]] bool isModelMissing(const Document& document, const mmd::Actor& actor);

} // namespace odori
