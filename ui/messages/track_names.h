// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/keyframe.h"

#include <QtCore/QString>

/// The names of tracks that occur once in a motion: camera, light, self-shadow, show/IK. All
/// functions return an empty text for bones and morphs, whose tracks have their own names.
namespace odori {

/// For a row or a list: "Self-shadow".
[[nodiscard]] QString labelOf(mmd::TrackKind kind);
/// In a sentence: "self-shadow".
[[nodiscard]] QString wordsFor(mmd::TrackKind kind);
/// Undo steps: "Register Self-Shadow", "Change Self-Shadow".
[[nodiscard]] QString registerStepOf(mmd::TrackKind kind);
[[nodiscard]] QString changeStepOf(mmd::TrackKind kind);

} // namespace odori
