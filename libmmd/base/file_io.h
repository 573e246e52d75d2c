// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mmd {

/// A path from its UTF-8 form and back; the only place where the two meet.
[[nodiscard]] std::filesystem::path pathFromUtf8(std::string_view utf8);
[[nodiscard]] std::string utf8FromPath(const std::filesystem::path& path);

/// What a file's name ends in, in lower case (ASCII) and without the dot: "vmd".
[[nodiscard]] std::string extensionOf(const std::filesystem::path& path);

/// The most bytes that are read of a file. No model or motion comes near; a sparse file may claim
/// any size.
inline constexpr std::uint64_t largestInput = std::uint64_t(2) << 30;

/// The whole file in memory. FileNotFound, NotReadable (a folder, a device, no permission),
/// FileTooLarge over `largest` bytes, OutOfMemory, or the bytes. An empty file is not an error
/// here.
[[nodiscard]] Result<std::vector<std::byte>> readFile(
    const std::filesystem::path& path, std::uint64_t largest = largestInput);

/// The first bytes of a file of any size, at most `size`: enough to see what kind it is before all
/// of it is read. The errors of readFile.
[[nodiscard]] Result<std::vector<std::byte>> readHead(
    const std::filesystem::path& path, std::size_t size = 64);

/// Looks at the first bytes of a file (64, or all); an error is why the rest need not be read.
using HeadCheck = std::optional<Error> (*)(std::span<const std::byte> head);

/// readFile, unless `check` refuses the file by its first bytes, whatever its size is.
[[nodiscard]] Result<std::vector<std::byte>> readFile(
    const std::filesystem::path& path, HeadCheck check);

/// Replaces `path` by `bytes`: written to a temporary file beside it, flushed to the disk, renamed.
/// On any failure (NotWritable) `path` is as it was and no temporary file is left. Links are
/// followed and stay.
///
/// Refused is what is there and is no regular file, what its owner may not write (whoever asks),
/// and what the user may not write. A file that is replaced keeps its mode, and its owner as far as
/// the system allows that; both hold before the first byte is written. Where the group cannot be
/// kept, it gets the rights of everybody.
///
/// A killed program leaves its temporary file (`.odori-….tmp`). The next write of the same file
/// removes it, if it was made since this machine was started and no process has it open: that is
/// certain. Those of other machines stay.
[[nodiscard]] Result<void> writeFile(
    const std::filesystem::path& path, std::span<const std::byte> bytes);

/// Whether writeFile would refuse `path` as things are, before there is anything to write.
[[nodiscard]] Result<void> checkWritable(const std::filesystem::path& path);

struct FileContent {
    std::filesystem::path path;
    std::span<const std::byte> bytes;
};
/// writeFile of files that belong together: none is put in its place before all are written. The
/// error's field is the path of the file that could not be written.
[[nodiscard]] Result<void> writeFiles(std::span<const FileContent> files);

/// Whether `path` is a file that has other names (hard links): they keep the old content when it is
/// replaced.
[[nodiscard]] bool hasOtherLinks(const std::filesystem::path& path);

/// For main() before anything else is opened: a file that is opened later never takes the number of
/// a standard stream that is closed, and a write beyond a limit or to a pipe without a reader fails
/// instead of ending the program.
void prepareStreams();

/// Writes `bytes` to the standard output as they are, at once. NotWritable where it cannot.
[[nodiscard]] Result<void> writeStandardOutput(std::span<const std::byte> bytes);

} // namespace mmd
