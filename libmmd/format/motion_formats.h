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
/// command line, the help and the fuzzing use this table.
namespace mmd {

/// What a file of a format contains.
enum class MotionContent {
    Motion, ///< all of a VMD: reading a written file gives the same VMD bytes
    Pose    ///< bones and morphs at one frame
};

/// Options of a writer besides the motion.
struct MotionWriting {
    std::uint32_t frame = 0; ///< of a MotionContent::Pose
};

/// A format of motion files. Every motion is converted from or to VMD, which loses nothing.
struct MotionFormat {
    std::string_view name;      ///< for people of every language: "VMD"
    std::string_view extension; ///< in lower case, without the dot
    MotionContent content = MotionContent::Motion;
    bool isSaved = false; ///< the editor saves motions in this format, and may overwrite such a
                          ///< file
    /// Whether a file with this beginning (64 bytes, or all of it) has the format; null: only its
    /// ending decides.
    bool (*begins)(std::span<const std::byte> head) = nullptr;
    Result<VmdFile> (*read)(std::vector<std::byte> bytes) = nullptr;
    std::vector<std::byte> (*write)(const VmdFile& file, const MotionWriting& how) = nullptr;
};

/// All formats, VMD first.
[[nodiscard]] std::span<const MotionFormat> motionFormats();

/// The format with this extension, in lower case without the dot; null if there is none.
[[nodiscard]] const MotionFormat* motionFormatNamed(std::string_view extension);

/// The format of a file by its ending only, for text formats, which have no fixed beginning. Null
/// if the content decides.
[[nodiscard]] const MotionFormat* motionFormatByEnding(const std::filesystem::path& path);

/// The format of a file that begins with `head`: by its content, else by its ending. An unknown
/// file counts as VMD, whose reader returns the error.
[[nodiscard]] const MotionFormat& motionFormatOf(
    std::span<const std::byte> head, const std::filesystem::path& path);

struct MotionSource {
    const MotionFormat* format = nullptr; ///< never null
    VmdFile file;
};

/// Reads a motion or pose of any format. If the first bytes of a file show another format, it is
/// refused before the rest is read, whatever its size.
[[nodiscard]] Result<MotionSource> readMotionFile(const std::filesystem::path& path);

} // namespace mmd
