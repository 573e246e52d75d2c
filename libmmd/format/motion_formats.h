// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/vmd/vmd.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string_view>
#include <vector>

/// Every format of motion files: one row each. The window's file dialogs, its start page, the
/// command line, the help and the fuzzing are made from this table.
namespace mmd {

/// What the files of a format carry.
enum class MotionContent {
    Motion, ///< all of a VMD: reading what was written gives its bytes again
    Pose    ///< bones and morphs at one frame
};

/// What a writer wants to know besides the motion.
struct MotionWriting {
    std::uint32_t frame = 0; ///< of a MotionContent::Pose
};

/// A format of motion files. Every motion is read and written by way of VMD, which loses nothing.
struct MotionFormat {
    std::string_view name;      ///< for people of every language: "VMD"
    std::string_view extension; ///< in lower case, without the dot
    MotionContent content = MotionContent::Motion;
    bool isSaved = false; ///< the editor saves motions as this, and writes over such a file
    /// Whether a file that begins so (64 bytes, or all of it) is one; null: known by its ending.
    bool (*begins)(std::span<const std::byte> head) = nullptr;
    Result<VmdFile> (*read)(std::vector<std::byte> bytes) = nullptr;
    std::vector<std::byte> (*write)(const VmdFile& file, const MotionWriting& how) = nullptr;
};

/// All of them, VMD first.
[[nodiscard]] std::span<const MotionFormat> motionFormats();

/// Null if there is none of that extension, which is in lower case without the dot.
[[nodiscard]] const MotionFormat* motionFormatNamed(std::string_view extension);

/// The format that a file has by its ending alone, as text that begins in any way does. Null where
/// the content would tell.
[[nodiscard]] const MotionFormat* motionFormatByEnding(const std::filesystem::path& path);

/// The format of a file that begins with `head`: by its content, else by its ending. What is none
/// of them counts as VMD, whose reader says so.
[[nodiscard]] const MotionFormat& motionFormatOf(
    std::span<const std::byte> head, const std::filesystem::path& path);

struct MotionSource {
    const MotionFormat* format = nullptr; ///< never null
    VmdFile file;
};

/// Reads a motion or pose of any format. A file whose first bytes say that it is none is refused
/// before it is read, however large it is.
[[nodiscard]] Result<MotionSource> readMotionFile(const std::filesystem::path& path);

} // namespace mmd
