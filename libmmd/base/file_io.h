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

/// Converts a path from UTF-8 and back; the only place for this conversion.
[[nodiscard]] std::filesystem::path pathFromUtf8(std::string_view utf8);
[[nodiscard]] std::string utf8FromPath(const std::filesystem::path& path);

/// The extension of a file's name, in lower case (ASCII) and without the dot: "vmd".
[[nodiscard]] std::string extensionOf(const std::filesystem::path& path);

/// The maximum number of bytes that are read from a file. Models and motions are far smaller; a
/// sparse file may have any size.
inline constexpr std::uint64_t largestInput = std::uint64_t(2) << 30;

/// The whole file in memory. Errors: FileNotFound, NotReadable (a folder, a device, no permission),
/// FileTooLarge over `largest` bytes, OutOfMemory. An empty file is not an error here.
[[nodiscard]] Result<std::vector<std::byte>> readFile(
    const std::filesystem::path& path, std::uint64_t largest = largestInput);

/// The first bytes of a file of any size, at most `size`: enough to recognise its kind before all
/// of it is read. The errors of readFile.
[[nodiscard]] Result<std::vector<std::byte>> readHead(
    const std::filesystem::path& path, std::size_t size = 64);

/// Checks the first bytes of a file (64, or all); returns an error if the rest need not be read.
using HeadCheck = std::optional<Error> (*)(std::span<const std::byte> head);

/// readFile, unless `check` refuses the file by its first bytes, whatever its size is.
[[nodiscard]] Result<std::vector<std::byte>> readFile(
    const std::filesystem::path& path, HeadCheck check);

/// Replaces `path` by `bytes`: writes a temporary file in the same folder, flushes it to the disk,
/// renames it, flushes the folder. On any failure (NotWritable) no temporary file remains and
/// `path` is unchanged, except with the problem NotFlushed: then `path` is the complete new file.
/// Links are followed and kept.
///
/// Refuses anything that is not a regular file, a file that its owner may not write (for every
/// user), and a file that the user may not write. A replaced file keeps its mode and, as far as
/// the system allows, its owner, access control list and user's extended attributes; they are set
/// before the first byte is written. If the group or the list cannot be kept, the group gets the
/// rights of all others.
///
/// A killed program does not delete its temporary file (`.odori-….tmp`). The next write of the same
/// file removes it if it was made since this machine was started and no process has it open. Those
/// of other machines are kept.
[[nodiscard]] Result<void> writeFile(
    const std::filesystem::path& path, std::span<const std::byte> bytes);

/// Whether writeFile would refuse `path` now, before there are bytes to write. Makes an empty file
/// beside it for a moment.
[[nodiscard]] Result<void> checkWritable(const std::filesystem::path& path);
/// Makes a folder, and those above it; whether it is new. Fails with NotWritable, which has the
/// reason and the path.
[[nodiscard]] Result<bool> makeFolders(const std::filesystem::path& folder);

struct FileContent {
    std::filesystem::path path;
    std::span<const std::byte> bytes;
};
/// writeFile for files that belong together: they are renamed only after all are written, in their
/// order; the last one refers to the others, so even after a power cut it is not new while one of
/// them is old. If a rename fails, the new ones among the earlier files are removed again; those
/// that replaced a file stay. The error's field is the path of the file that could not be written.
[[nodiscard]] Result<void> writeFiles(std::span<const FileContent> files);

/// Gives a file a new name in the same folder. NotWritable if there is a file with that name. After
/// a power cut it may have its old name, until a file in this folder is written.
[[nodiscard]] Result<void> renameFile(
    const std::filesystem::path& from, const std::filesystem::path& to);

/// Whether `path` is a file with other names (hard links): they keep the old content when it is
/// replaced.
[[nodiscard]] bool hasOtherLinks(const std::filesystem::path& path);

/// Call it in main() before any file is opened. Then an opened file never gets the number of a
/// closed standard stream, and a write beyond a limit or to a pipe without a reader fails instead
/// of ending the program.
void prepareStreams();

/// Writes `bytes` to the standard output unchanged and at once. NotWritable if this fails.
[[nodiscard]] Result<void> writeStandardOutput(std::span<const std::byte> bytes);

} // namespace mmd
