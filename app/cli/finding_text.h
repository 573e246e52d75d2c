// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/check/motion_check.h"

#include <QtCore/QString>

/// What a check found, in the words of people and in their language.
namespace odori::cli {

/// What the findings of a code have in common: a heading.
[[nodiscard]] QString headingOf(mmd::FindingCode code);
/// What it means and what can be done about it; one or two sentences.
[[nodiscard]] QString hintOf(mmd::FindingCode code);
/// Where: the name of the bone, morph or IK, or the section of the file; empty for the whole file.
[[nodiscard]] QString placeOf(const mmd::Finding& finding);
/// One finding under its heading: place, keys, first frame, and the names that help.
[[nodiscard]] QString lineOf(const mmd::Finding& finding);

} // namespace odori::cli
