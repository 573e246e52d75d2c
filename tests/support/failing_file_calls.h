// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/file_calls.h"

#include <array>
#include <mutex>

namespace odori::test {

/// The calls of FileCalls that can fail. Create is an open() that may make a file (O_CREAT).
enum class FileCall { Create, Open, Write, Flush, Truncate, Rename, Remove, FlushFolder };
inline constexpr int fileCallCount = 8;

/// What goes wrong. Calls are counted from 1, each kind on its own.
struct FileFault {
    FileCall call = FileCall::Create;
    int number = 1;
    int error = 0;          ///< the errno of the failing call; zero: none, if it is only short
    bool isShort = false;   ///< a write writes half of its bytes, and the next one fails
    bool isLasting = false; ///< all later calls of this kind fail too
};

/// The system's calls, of which one fails: what a full or broken disk does. Use it with
/// mmd::ReplacedFileCalls. A call that fails does nothing.
///
/// To find out how many calls a job makes, run it once without a fault and ask count().
class FailingFileCalls : public mmd::FileCalls {
public:
    FailingFileCalls() = default; ///< only counts
    explicit FailingFileCalls(const FileFault& fault)
        : m_fault(fault)
        , m_hasFault(true)
    {
    }

    int open(const std::filesystem::path& path, int flags, unsigned mode) override;
    std::ptrdiff_t write(int file, const std::byte* bytes, std::size_t size) override;
    int flush(int file) override;
    int truncate(int file, std::uint64_t size) override;
    int rename(const std::filesystem::path& from, const std::filesystem::path& to) override;
    int remove(const std::filesystem::path& path) override;
    int flushFolder(const std::filesystem::path& folder) override;

    /// The calls of this kind so far, failed ones too.
    [[nodiscard]] int count(FileCall call) const;
    /// Whether the fault happened.
    [[nodiscard]] bool hasFailed() const;

private:
    /// Counts the call; true if it fails now, with errno.
    bool fails(FileCall call);

    mutable std::mutex m_mutex; ///< a worker thread may write
    FileFault m_fault;
    bool m_hasFault = false;
    bool m_hasFailed = false;
    std::array<int, fileCallCount> m_counts{};
};

} // namespace odori::test
