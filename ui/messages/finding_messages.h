// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/check/motion_check.h"

#include <QtCore/QString>

/// The findings of a check as text in the user's language, for the check-up panel and the command
/// line.
namespace odori {

/// The common heading of findings with one code.
[[nodiscard]] QString headingOf(mmd::FindingCode code);
/// The meaning of a finding and its remedy; one or two sentences.
[[nodiscard]] QString hintOf(mmd::FindingCode code);
/// The location: the name of the bone, morph or IK, or the section of the file; empty for the whole
/// file.
[[nodiscard]] QString locationOf(const mmd::Finding& finding);
/// One finding under its heading: location, keys, first frame, and the suggested names.
[[nodiscard]] QString lineOf(const mmd::Finding& finding);

} // namespace odori
