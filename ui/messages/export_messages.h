// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export.h"

#include <QtCore/QString>

/// Sentences about exports, translated; the dialog and the command line share them.
namespace odori {

/// Of a format, for a list: "FBX, binary".
[[nodiscard]] QString nameOf(mmd::ExportFormat format);

/// A loss of an export: "3 UV morphs have no place in the file: ...".
[[nodiscard]] QString sentence(const mmd::Loss& loss);

/// The result of the check: "verified: at most 0.00003 units and 0.0001° off".
[[nodiscard]] QString verificationText(const mmd::Verification& verification);

/// A word for programs, which never changes: "uv-morphs".
[[nodiscard]] const char* codeOf(mmd::LossCode code);

} // namespace odori
