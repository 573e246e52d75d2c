// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/model/model.h"
#include "libmmd/text/encoding.h"

#include <CLI/CLI.hpp>

#include <QtCore/QString>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Shared by the commands. Each command has its own files and adds itself to the program.
namespace odori::cli {

/// Exit statuses: a stable contract (docs/cli.md).
inline constexpr int done = 0;
inline constexpr int refused = 1;
inline constexpr int found = 1; ///< a check found errors
inline constexpr int wrongUsage = 2;

/// Prints one line on stderr with the error and its file; returns `refused`.
int refuse(const mmd::Error& error, const std::string& path);
/// The same for an error without a file.
int refuse(const mmd::Error& error);
/// Prints a warning on stderr, for the file `path`, unless its location is the file itself.
void warn(const mmd::Warning& warning, const std::string& path);
void warn(const mmd::Warning& warning);

/// A motion or pose of any format.
[[nodiscard]] mmd::Result<mmd::MotionFromVmd> readMotion(const std::string& path);
[[nodiscard]] mmd::Result<mmd::Model> readModel(const std::string& path);

/// The encoding of `--encoding`: cp932 gbk big5 euc-kr utf8.
[[nodiscard]] std::optional<mmd::Encoding> encodingNamed(const std::string& name);
/// Adds `--encoding` to a command; `name` gets its value, empty without it.
void addEncodingOption(CLI::App& command, std::string& name);

/// Whether a file with this beginning is a model or, by its name, should be one.
[[nodiscard]] bool isModel(std::span<const std::byte> head, const std::string& path);

/// The extension of a path in lower case, without the dot.
[[nodiscard]] std::string extensionOf(const std::string& path);

/// The error of a job with more than `most` frames.
[[nodiscard]] mmd::Error tooManyFrames(std::uint32_t most);

/// A check of an option: one of `names`. CLI::IsMember has only an English sentence.
[[nodiscard]] CLI::Validator oneOf(const std::vector<std::string>& names);
/// The same for a number from `least` to `most`. CLI::Range would let NaN pass.
[[nodiscard]] CLI::Validator numberWithin(double least, double most);
/// The same for a whole number.
[[nodiscard]] CLI::Validator wholeWithin(std::int64_t least, std::int64_t most);
/// Any frame of a file.
[[nodiscard]] CLI::Validator anyFrame();

/// What is wrong with an output whose name is only an extension of a known format, such as ".vmd",
/// or of numbers (.bin .f32); else empty. It would be a hidden file without a format.
[[nodiscard]] QString namelessOutput(const std::string& path);

/// Whether a VMD can have this name, or is the standard output; else a line on stderr: another
/// ending would say that the file is of another kind.
[[nodiscard]] bool isVmdOutput(const std::string& path);

/// Whether the ending of `path` is that of a picture, or of a model or motion of any format, other
/// than `own`: such a name would be wrong for a file of the kind `own`.
[[nodiscard]] bool namesOtherKind(const std::string& path, std::string_view own);
/// Whether a PNG can have this name, or is the standard output; else a line on stderr.
[[nodiscard]] bool isPngOutput(const std::string& path);

/// Inclusive frames of "A:B".
struct FrameRange {
    std::uint32_t first = 0, last = 0;
};
/// None if `text` is not A:B with A <= B.
[[nodiscard]] std::optional<FrameRange> frameRange(const std::string& text);
/// A check of an option: frameRange() can read it.
[[nodiscard]] CLI::Validator frameRangeCheck();

/// Each function adds its command; `status` gets the exit status of the command after it ran.
void addInfo(CLI::App& program, int& status);
void addConvert(CLI::App& program, int& status);
void addPose(CLI::App& program, int& status);
void addCheck(CLI::App& program, int& status);
void addCompare(CLI::App& program, int& status);
void addImport(CLI::App& program, int& status);
void addRender(CLI::App& program, int& status);
void addThumbnail(CLI::App& program, int& status);
void addTools(CLI::App& program, int& status); ///< a command for each motion tool

} // namespace odori::cli
