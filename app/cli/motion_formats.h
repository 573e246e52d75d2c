// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/vmd/vmd.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace odori::cli {

/// What some formats need to know for writing.
struct WriteOptions {
    std::uint32_t frame = 0; ///< of a pose
};

/// A kind of motion file that `convert` knows by its ending. Everything goes by way of VMD, which
/// loses nothing. A null function: files of this kind are not written.
struct MotionFormat {
    std::string_view extension;
    mmd::Result<mmd::VmdFile> (*read)(std::vector<std::byte> bytes);
    std::vector<std::byte> (*write)(const mmd::VmdFile& file, const WriteOptions& options);
};

/// Null if there is none of that extension, which is in lower case without the dot.
[[nodiscard]] const MotionFormat* motionFormat(std::string_view extension);

/// All bytes of a motion or pose of any format; one that is none by its first bytes is not read.
[[nodiscard]] mmd::Result<std::vector<std::byte>> readSource(const std::string& path);

/// The format of a file: a pose and a VMD are known by their content, the others by their ending.
/// What is none of them counts as VMD, whose reader says so.
[[nodiscard]] const MotionFormat& sourceFormat(
    std::span<const std::byte> bytes, std::string_view extension);

} // namespace odori::cli
