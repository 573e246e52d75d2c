// SPDX-License-Identifier: MIT
#include "libmmd/sound/sound_cache.h"

#include "libmmd/base/byte_writer.h"
#include "libmmd/base/content_hash.h"
#include "libmmd/base/file_calls.h"
#include "libmmd/base/file_error.h"
#include "libmmd/base/file_io.h"
#include "libmmd/base/writing/temporary_file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <fstream>
#include <system_error>
#include <utility>
#include <vector>

namespace mmd {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t framesAtOnce = 1 << 16;
constexpr std::uint64_t hashedBytes = 64 << 10;
constexpr const char* cacheExtension = ".pcm";
/// Windows cannot rename a file while somebody reads it.
#ifdef _WIN32
constexpr bool canShareGrowing = false;
#else
constexpr bool canShareGrowing = true;
#endif

/// Whether the folder is there or can be made.
bool makeFolder(const fs::path& folder)
{
    std::error_code error;
    fs::create_directories(folder, error);
    return fs::is_directory(folder, error);
}

struct CacheFile {
    fs::path path;
    std::uint64_t bytes = 0;
    fs::file_time_type used;
};

} // namespace

Result<SoundSource> soundSourceOf(const fs::path& path)
{
    auto bytes = readHead(path, hashedBytes);
    if (!bytes)
        return tl::unexpected(bytes.error());
    if (bytes->empty())
        return tl::unexpected(Error{.code = ErrorCode::EmptyFile, .field = {}});
    std::error_code error;
    SoundSource source;
    source.size = fs::file_size(path, error);
    if (!error)
        source.changed = std::int64_t(fs::last_write_time(path, error).time_since_epoch().count());
    if (error)
        return tl::unexpected(fileError(ErrorCode::NotReadable, error.value()));
    if (source.size > bytes->size()) {
        const std::uint64_t rest = std::min(source.size - bytes->size(), hashedBytes);
        const std::size_t begin = bytes->size();
        bytes->resize(begin + rest);
        std::ifstream file(path, std::ios::binary);
        file.seekg(static_cast<std::streamoff>(source.size - rest));
        file.read(reinterpret_cast<char*>(bytes->data() + begin), std::streamsize(rest)); // NOLINT
        if (file.gcount() != std::streamsize(rest))
            return tl::unexpected(fileError(ErrorCode::NotReadable, FileProblem::IoError));
    }
    source.hash = contentHash(*bytes);
    return source;
}

SoundCache::SoundCache(fs::path folder, std::uint64_t mostBytes)
    : m_folder(std::move(folder))
    , m_mostBytes(mostBytes)
{
}

fs::path SoundCache::pathOf(const SoundSource& source) const
{
    ByteWriter key;
    key.write<std::uint64_t>(source.size);
    key.write<std::int64_t>(source.changed);
    key.write<std::uint64_t>(source.hash);
    std::array<char, 17> name{};
    std::to_chars(name.data(), name.data() + name.size() - 1, contentHash(key.bytes()), 16);
    return m_folder / (std::string(name.data()) + cacheExtension);
}

Result<CachedSound> SoundCache::find(const SoundSource& source) const
{
    const fs::path path = pathOf(source);
    auto sound = CachedSound::open(path);
    if (!sound)
        return sound;
    if (sound->source() != source) // two sources may have the same hash
        return tl::unexpected(Error{.code = ErrorCode::FileNotFound, .field = {}});
    std::error_code error;
    fs::last_write_time(path, fs::file_time_type::clock::now(), error);
    return sound;
}

Result<CachedSound> SoundCache::decode(SoundReader& reader, const SoundSource& source,
    Waveform& waveform, const Progress& progress, const SoundGrowing& growing) const
{
    if (!makeFolder(m_folder))
        return tl::unexpected(fileError(ErrorCode::NotWritable, FileProblem::NoFolder));
    SoundCacheHead head{reader.format(), source};
    const fs::path path = pathOf(source);
    auto target = fileTarget(path);
    if (!target)
        return tl::unexpected(target.error());
    TemporaryFile file(std::move(*target));
    int failure = file.append(writeCacheHead(head));
    if (canShareGrowing && growing && failure == 0)
        growing(file.path());
    std::vector<std::int16_t> block(framesAtOnce * head.format.channels);
    for (std::size_t count = framesAtOnce; count == framesAtOnce && failure == 0;) {
        if (progress.isCancelled())
            return tl::unexpected(Error{.code = ErrorCode::Cancelled, .field = {}});
        const auto read = reader.read(block);
        if (!read)
            return tl::unexpected(read.error());
        count = *read;
        const auto samples = std::span(block).first(count * head.format.channels);
        failure = file.append(std::as_bytes(samples));
        waveform.append(samples); // after it: see `growing`
        head.frames += count;
        if (const std::uint64_t expected = reader.expectedFrames(); expected > 0)
            progress.report(std::min(double(head.frames) / double(expected), 1.0));
    }
    waveform.finish();
    const auto peaks = writeCachePeaks(waveform.peaks());
    if (failure == 0)
        failure = file.append(peaks);
    if (failure == 0)
        failure = file.append(writeCacheTail(head, peaks));
    if (failure == 0)
        failure = file.commit();
    if (failure != 0)
        return tl::unexpected(fileError(ErrorCode::NotWritable, failure));
    removeOldest(path);
    return CachedSound::open(path);
}

void SoundCache::removeOldest(const fs::path& kept) const
{
    std::vector<CacheFile> files;
    std::error_code error;
    for (fs::directory_iterator it(m_folder, error), end; !error && it != end;
         it.increment(error)) {
        std::error_code gone; // another program may remove it now
        const CacheFile file{it->path(), it->file_size(gone), it->last_write_time(gone)};
        if (!gone && file.path.extension() == cacheExtension)
            files.push_back(file);
    }
    const auto isNewer = [&](const CacheFile& a, const CacheFile& b) {
        const bool aIsKept = a.path == kept, bIsKept = b.path == kept;
        return aIsKept != bIsKept ? aIsKept : a.used > b.used;
    };
    std::sort(files.begin(), files.end(), isNewer);
    std::uint64_t bytes = 0;
    for (const CacheFile& file : files) {
        bytes += file.bytes;
        if (bytes > m_mostBytes && file.path != kept)
            (void)whileInterrupted([&] { return fileCalls().remove(file.path); });
    }
}

} // namespace mmd
