// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/keyframe.h"

#include <QtCore/QString>

/// The names of tracks that occur once in a motion: camera, light, self-shadow, show/IK. All of
/// these are empty for bones and morphs, whose tracks have their own names.
namespace odori {

/// Of a row or a list: "Self-shadow".
[[nodiscard]] QString labelOf(mmd::TrackKind kind);
/// In a sentence: "self-shadow".
[[nodiscard]] QString wordsFor(mmd::TrackKind kind);
/// Undo steps: "Register Self-Shadow", "Change Self-Shadow".
[[nodiscard]] QString registerStepOf(mmd::TrackKind kind);
[[nodiscard]] QString changeStepOf(mmd::TrackKind kind);

} // namespace odori
