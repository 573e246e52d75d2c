// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export.h"

#include <QtCore/QString>

/// Translated sentences about exports, for the dialog and the command line.
namespace odori {

/// The name of a format in a list: "FBX, binary".
[[nodiscard]] QString nameOf(mmd::ExportFormat format);

/// Whether lines may break inside the names of a sentence.
enum class NameBreaks : std::uint8_t { Usual, None };

/// A loss of an export: "3 UV morphs have no place in the file: ...".
[[nodiscard]] QString sentence(const mmd::Loss& loss, NameBreaks breaks = NameBreaks::Usual);

/// The result of the check: "verified: at most 0.00003 units and 0.0001° off".
[[nodiscard]] QString verificationText(const mmd::Verification& verification);

/// "Keys that remain: 542 of 4850 (11.2 %)."
[[nodiscard]] QString sentence(const mmd::ThinnedKeys& keys);

/// An identifier for programs, which never changes: "uv-morphs".
[[nodiscard]] const char* codeOf(mmd::LossCode code);

} // namespace odori
