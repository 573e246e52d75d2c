// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/sound/sound_reader.h"
#include "libmmd/sound/waveform.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace mmd {

/// Says which file a cached sound was decoded from, wherever that file is.
struct SoundSource {
    std::uint64_t size = 0;   ///< bytes
    std::int64_t changed = 0; ///< its time stamp, in the file system's unit
    std::uint64_t hash = 0;   ///< contentHash() of its first and last 64 KiB
    bool operator==(const SoundSource&) const = default;
};

/// Head of a cache file: its own format, which may change with every version (docs/sound.md).
///
/// The file has 64 bytes of head, the samples (16 bits, little-endian, frame after frame), a
/// SoundPeak of 8 bytes for each 64 sound frames, and 24 bytes of tail: the number of sound frames,
/// and the hashes of the head with that number and of the peaks.
struct SoundCacheHead {
    SoundFormat format;
    SoundSource source;
    std::uint64_t frames = 0; ///< sound frames; in the tail of the file, because it is known last
    bool operator==(const SoundCacheHead&) const = default;

    static constexpr std::size_t headBytes = 64, tailBytes = 24, peakBytes = 8;
    /// Offsets in the file.
    [[nodiscard]] std::uint64_t peaksAt() const;
    [[nodiscard]] std::uint64_t peakCount() const;
    [[nodiscard]] std::uint64_t fileBytes() const;
};

[[nodiscard]] std::array<std::byte, SoundCacheHead::headBytes> writeCacheHead(
    const SoundCacheHead& head);
/// `peaks`: all bytes between the samples and the tail.
[[nodiscard]] std::array<std::byte, SoundCacheHead::tailBytes> writeCacheTail(
    const SoundCacheHead& head, std::span<const std::byte> peaks);
[[nodiscard]] std::vector<std::byte> writeCachePeaks(std::span<const SoundPeak> peaks);

/// The head of a file of `fileBytes` bytes from its first 64 and its last 24 bytes. Errors:
/// UnexpectedEnd, WrongSignature, UnsupportedVersion, BadValue, CountTooLarge (it has another
/// size), BadText (a wrong hash).
[[nodiscard]] Result<SoundCacheHead> readCacheHead(
    std::span<const std::byte> head, std::span<const std::byte> tail, std::uint64_t fileBytes);
/// The peaks, from all bytes between the samples and the tail. BadText: a wrong hash.
[[nodiscard]] Result<std::vector<SoundPeak>> readCachePeaks(
    std::span<const std::byte> peaks, std::span<const std::byte> tail);

/// A decoded sound in a file, read in blocks from any position. One object is for one thread.
class CachedSound {
public:
    /// Errors: FileNotFound, NotReadable, those of readCacheHead.
    [[nodiscard]] static Result<CachedSound> open(const std::filesystem::path& path);

    /// The first `frames` sound frames of a file that SoundCache::decode() still writes. It has no
    /// peaks. Errors: FileNotFound, NotReadable.
    [[nodiscard]] static Result<CachedSound> openPart(
        const std::filesystem::path& path, SoundFormat format, std::uint64_t frames);

    [[nodiscard]] bool isPart() const { return m_isPart; }
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] SoundFormat format() const { return m_head.format; }
    [[nodiscard]] const SoundSource& source() const { return m_head.source; }
    [[nodiscard]] std::uint64_t frames() const { return m_head.frames; }
    [[nodiscard]] double seconds() const { return double(frames()) / format().rate; }

    /// The samples from the sound frame `first`, as many as `samples` has room for. Silence before
    /// and after the sound. False if the disk fails: then it is silent.
    bool read(std::int64_t first, std::span<std::int16_t> samples);
    /// Columns from the samples themselves: Waveform::columns().
    void columns(SoundView view, std::span<SoundColumn> columns);
    /// The stored peaks. Errors: NotReadable, BadText.
    [[nodiscard]] Result<std::vector<SoundPeak>> peaks();

private:
    CachedSound() = default;
    void openFile(const std::filesystem::path& path);

    std::filesystem::path m_path;
    SoundCacheHead m_head;
    bool m_isPart = false;
    std::ifstream m_file;
    std::vector<std::int16_t> m_block; ///< of columns()
};

} // namespace mmd
