// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/model/model.h"
#include "libmmd/text/encoding.h"

#include <CLI/CLI.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string>

/// What the commands share. Each command lives in files of its own and adds itself to the program.
namespace odori::cli {

/// Exit statuses: a stable contract (docs/cli.md).
inline constexpr int done = 0;
inline constexpr int refused = 1;
inline constexpr int found = 1; ///< a check that found something
inline constexpr int wrongUsage = 2;

/// One clear line on stderr, made of the error and the file it came from; gives `refused`.
int refuse(const mmd::Error& error, const std::string& path);
/// The same of what concerns no file.
int refuse(const mmd::Error& error);
/// A warning line on stderr; of the file `path`, unless its place is the file itself.
void warn(const mmd::Warning& warning, const std::string& path);
void warn(const mmd::Warning& warning);

/// A motion or pose of any format.
[[nodiscard]] mmd::Result<mmd::MotionFromVmd> readMotion(const std::string& path);
[[nodiscard]] mmd::Result<mmd::Model> readModel(const std::string& path);

/// What `--encoding` names: cp932 gbk big5 euc-kr utf8.
[[nodiscard]] std::optional<mmd::Encoding> encodingNamed(const std::string& name);
/// Adds `--encoding` to a command; `name` gets what it says, empty without it.
void addEncodingOption(CLI::App& command, std::string& name);

/// Whether a file that begins so is a model or, by its name, meant to be one.
[[nodiscard]] bool isModel(std::span<const std::byte> head, const std::string& path);

/// Ending of a path in lower case, without the dot.
[[nodiscard]] std::string extensionOf(const std::string& path);

/// What a job says that was to work out more frames than that at once.
[[nodiscard]] mmd::Error tooManyFrames(std::uint32_t most);

/// Inclusive frames of "A:B".
struct FrameRange {
    std::uint32_t first = 0, last = 0;
};
/// None if `text` is not A:B with A <= B.
[[nodiscard]] std::optional<FrameRange> frameRange(const std::string& text);

/// Each adds its command; `status` becomes its exit status when it ran.
void addInfo(CLI::App& program, int& status);
void addConvert(CLI::App& program, int& status);
void addPose(CLI::App& program, int& status);
void addCheck(CLI::App& program, int& status);
void addRender(CLI::App& program, int& status);

} // namespace odori::cli
