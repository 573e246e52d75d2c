// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/file_calls.h"

#include <filesystem>
#include <map>
#include <mutex>
#include <string>
#include <vector>

/// What a power cut leaves of files. The test runs its job with RecordingFileCalls, which records
/// what the job does in one folder, and then reads the folder as it may be after a cut at any time:
///
///     RecordingFileCalls calls(folder);
///     {
///         const mmd::ReplacedFileCalls replaced(calls);
///         … the job …
///     }
///     for (std::size_t cut = 0; cut <= calls.count(); ++cut)
///         for (const DiskState& state : calls.statesAfter(cut)) {
///             QVERIFY(state.writeTo(otherFolder)); // or use state.files
///             … recovery; state.text describes it for messages …
///         }
///
/// The rules are those of POSIX, which are harder than those of any file system: the bytes of a
/// file are safe after flush(), its name (and a rename, and a removal) after flushFolder(). All
/// later changes may be there, be missing, or be there in part. Of the changes of names any number
/// may be there, in the order of the calls, and one of them may be missing. Two files with
/// unflushed bytes get all pairs of Unflushed, more files all get the same one. Only what goes
/// through mmd::fileCalls() is recorded, so make folders before.
namespace odori::test {

/// What a power cut leaves of the bytes that were written after the last flush of a file.
enum class Unflushed {
    Kept,
    Missing, ///< the file is as at the last flush
    Cut,     ///< only the first half of the bytes
    Zeros,   ///< the file is as long as it was, but the second half of the bytes is zero
    Late,    ///< the first half is zero: the disk wrote the second half first
};
inline constexpr Unflushed everyUnflushed[] = {
    Unflushed::Kept, Unflushed::Missing, Unflushed::Cut, Unflushed::Zeros, Unflushed::Late};

/// The files below a folder, by their path relative to it ("a.vmd", "sub/b.vmd").
struct DiskState {
    std::map<std::string, std::vector<std::byte>> files;
    std::string text; ///< e.g. "after call 7 (rename): names 10, unflushed bytes cut"

    /// Removes all files below `folder` and writes these. False if that is impossible.
    [[nodiscard]] bool writeTo(const std::filesystem::path& folder) const;
};

/// The system's calls; records those below one folder. What is in the folder before is safe.
class RecordingFileCalls : public mmd::FileCalls {
public:
    explicit RecordingFileCalls(std::filesystem::path folder);

    int open(const std::filesystem::path& path, int flags, unsigned mode) override;
    std::ptrdiff_t write(int file, const std::byte* bytes, std::size_t size) override;
    int flush(int file) override;
    int truncate(int file, std::uint64_t size) override;
    int close(int file) override;
    int rename(const std::filesystem::path& from, const std::filesystem::path& to) override;
    int remove(const std::filesystem::path& path) override;
    int flushFolder(const std::filesystem::path& folder) override;

    /// The number of recorded calls; only those that changed or flushed something.
    [[nodiscard]] std::size_t count() const;
    /// Every state that a power cut after the first `calls` calls may leave, without duplicates:
    /// all prefixes of the changes of names that were not flushed, also with one of them missing,
    /// with all kinds of Unflushed.
    [[nodiscard]] std::vector<DiskState> statesAfter(std::size_t calls) const;
    /// The folder after the first `calls` calls as programs see it, before a cut.
    [[nodiscard]] DiskState stateAfter(std::size_t calls) const;

private:
    struct Call {
        enum class Kind { Create, Write, Truncate, Flush, Rename, Remove, FlushFolder } kind;
        std::string name{};             ///< Create, Rename (the old one), Remove, FlushFolder
        std::string newName{};          ///< Rename
        int content = 0;                ///< number of the file's content, whatever its name is
        std::size_t offset = 0;         ///< Write; of Truncate: the size
        std::vector<std::byte> bytes{}; ///< Write
    };
    struct OpenFile {
        int content = 0;
        std::size_t offset = 0;
        bool isAppending = false;
    };
    class Disk;

    [[nodiscard]] std::string nameOf(const std::filesystem::path& path) const;
    [[nodiscard]] Disk diskAfter(std::size_t calls) const;
    [[nodiscard]] std::string textOf(std::size_t calls) const;
    void record(Call call) { m_calls.push_back(std::move(call)); }

    mutable std::recursive_mutex m_mutex; ///< a worker thread may write
    std::filesystem::path m_folder;
    std::map<std::string, std::vector<std::byte>> m_before;
    std::map<std::string, int> m_names; ///< of the files now, with the numbers of their contents
    std::map<int, std::size_t> m_sizes; ///< of the contents now
    std::map<int, OpenFile> m_open;
    std::vector<Call> m_calls;
    int m_nextContent = 0;
};

} // namespace odori::test
