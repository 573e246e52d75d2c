// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "libmmd/sound/cached_sound.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>

namespace mmd {

/// Size, time stamp and hash of a file. Errors: those of readHead; EmptyFile.
[[nodiscard]] Result<SoundSource> soundSourceOf(const std::filesystem::path& path);

using SoundGrowing = std::function<void(const std::filesystem::path&)>;

/// Decoded sounds on the disk, so that a sound is decoded once and seeking is exact. Nothing is
/// lost without them: a file that is missing or damaged is decoded again. Several programs may
/// share the folder. Uses the disk: for worker threads.
class SoundCache {
public:
    static constexpr std::uint64_t defaultBytes = std::uint64_t(4) << 30;

    /// Keeps at most about `mostBytes` in `folder`, which is made when it is needed. The last sound
    /// is kept even if it is larger.
    explicit SoundCache(std::filesystem::path folder, std::uint64_t mostBytes = defaultBytes);

    /// The sound that was decoded from `source`, which now is the most recently used one.
    /// FileNotFound, or any error of CachedSound::open: it must be decoded.
    [[nodiscard]] Result<CachedSound> find(const SoundSource& source) const;

    /// Decodes all of `reader`, appends to `waveform` while it does, and keeps the result.
    /// `growing` is called once, before the first sample, with the file that grows: it has at least
    /// the sound frames that `waveform` has (CachedSound::openPart()), and is renamed at the end.
    /// On Windows it is not called. Errors: those of the reader; Cancelled; NotWritable (the
    /// cache's folder). Nothing
    /// half-written stays.
    [[nodiscard]] Result<CachedSound> decode(SoundReader& reader, const SoundSource& source,
        Waveform& waveform, const Progress& progress, const SoundGrowing& growing = {}) const;

    [[nodiscard]] std::filesystem::path pathOf(const SoundSource& source) const;

private:
    /// Removes the least recently used files, except `kept`.
    void removeOldest(const std::filesystem::path& kept) const;

    std::filesystem::path m_folder;
    std::uint64_t m_mostBytes;
};

} // namespace mmd
