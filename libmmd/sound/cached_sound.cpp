// SPDX-License-Identifier: MIT
#include "libmmd/sound/cached_sound.h"

#include "libmmd/base/byte_reader.h"
#include "libmmd/base/content_hash.h"
#include "libmmd/base/file_error.h"
#include "libmmd/base/file_io.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <string_view>
#include <system_error>

namespace mmd {
namespace {

static_assert(std::endian::native == std::endian::little, "big-endian machines need a swap here");
static_assert(sizeof(SoundPeak) == SoundCacheHead::peakBytes);

constexpr std::string_view signature = "ODORISND";
constexpr std::uint32_t version = 1;
constexpr std::uint64_t sampleBytes = 2;
/// A year of sound; limits keep all computations with offsets exact.
constexpr std::uint64_t mostFrames = std::uint64_t(1) << 44;

template <class T>
void store(std::span<std::byte> to, std::size_t at, T value)
{
    std::memcpy(to.data() + at, &value, sizeof value);
}

Error damaged(const char* what)
{
    return {.code = ErrorCode::BadText, .field = what};
}

std::uint64_t hashOfHead(std::span<const std::byte> head, std::uint64_t frames)
{
    std::array<std::byte, SoundCacheHead::headBytes + 8> bytes{};
    std::copy(head.begin(), head.end(), bytes.begin());
    store(bytes, SoundCacheHead::headBytes, frames);
    return contentHash(bytes);
}

} // namespace

std::uint64_t SoundCacheHead::peaksAt() const
{
    return headBytes + frames * format.channels * sampleBytes;
}

std::uint64_t SoundCacheHead::peakCount() const
{
    return (frames + Waveform::blockFrames - 1) / Waveform::blockFrames;
}

std::uint64_t SoundCacheHead::fileBytes() const
{
    return peaksAt() + peakCount() * peakBytes + tailBytes;
}

std::array<std::byte, SoundCacheHead::headBytes> writeCacheHead(const SoundCacheHead& head)
{
    std::array<std::byte, SoundCacheHead::headBytes> bytes{};
    std::memcpy(bytes.data(), signature.data(), signature.size());
    store(bytes, 8, version);
    store(bytes, 12, std::uint32_t(Waveform::blockFrames));
    store(bytes, 16, head.format.rate);
    store(bytes, 20, head.format.channels);
    store(bytes, 24, head.source.size);
    store(bytes, 32, head.source.changed);
    store(bytes, 40, head.source.hash);
    return bytes;
}

std::array<std::byte, SoundCacheHead::tailBytes> writeCacheTail(
    const SoundCacheHead& head, std::span<const std::byte> peaks)
{
    std::array<std::byte, SoundCacheHead::tailBytes> bytes{};
    store(bytes, 0, head.frames);
    store(bytes, 8, hashOfHead(writeCacheHead(head), head.frames));
    store(bytes, 16, contentHash(peaks));
    return bytes;
}

std::vector<std::byte> writeCachePeaks(std::span<const SoundPeak> peaks)
{
    const auto bytes = std::as_bytes(peaks);
    return {bytes.begin(), bytes.end()};
}

Result<SoundCacheHead> readCacheHead(
    std::span<const std::byte> head, std::span<const std::byte> tail, std::uint64_t fileBytes)
{
    const auto bad = [](const char* field, std::size_t offset, std::uint64_t value) {
        return tl::unexpected(
            Error{.code = ErrorCode::BadValue, .offset = offset, .field = field, .value = value});
    };
    ByteReader reader(head);
    const auto name = reader.readBytes(signature.size());
    if (name.empty() || std::memcmp(name.data(), signature.data(), signature.size()) != 0)
        return tl::unexpected(Error{.code = ErrorCode::WrongSignature, .field = "sound cache"});
    const auto foundVersion = reader.read<std::uint32_t>();
    const auto block = reader.read<std::uint32_t>();
    SoundCacheHead result;
    result.format.rate = reader.read<std::uint32_t>();
    result.format.channels = reader.read<std::uint32_t>();
    result.source.size = reader.read<std::uint64_t>();
    result.source.changed = reader.read<std::int64_t>();
    result.source.hash = reader.read<std::uint64_t>();
    reader.readBytes(16); // zeros
    if (reader.hasFailed())
        return tl::unexpected(reader.error("head"));
    if (foundVersion != version)
        return tl::unexpected(Error{.code = ErrorCode::UnsupportedVersion,
            .offset = 8,
            .field = std::to_string(foundVersion),
            .value = foundVersion});
    if (block != Waveform::blockFrames)
        return bad("block size", 12, block);
    if (auto fits = checkSoundFormat(result.format.rate, result.format.channels); !fits)
        return bad(fits.error().field.c_str(), 16, fits.error().value);
    if (result.format.channels > 2)
        return bad("channel count", 20, result.format.channels);
    ByteReader end(tail);
    result.frames = end.read<std::uint64_t>();
    const auto hash = end.read<std::uint64_t>();
    end.read<std::uint64_t>(); // of the peaks: readCachePeaks()
    if (end.hasFailed())
        return tl::unexpected(end.error("tail"));
    if (result.frames == 0 || result.frames > mostFrames)
        return bad("length", fileBytes - SoundCacheHead::tailBytes, result.frames);
    if (result.fileBytes() != fileBytes)
        return tl::unexpected(Error{.code = ErrorCode::CountTooLarge,
            .offset = SoundCacheHead::headBytes,
            .field = "samples",
            .value = result.frames});
    if (hash != hashOfHead(head.first(SoundCacheHead::headBytes), result.frames))
        return tl::unexpected(damaged("its head is damaged"));
    return result;
}

Result<std::vector<SoundPeak>> readCachePeaks(
    std::span<const std::byte> peaks, std::span<const std::byte> tail)
{
    ByteReader reader(tail);
    reader.readBytes(16);
    const auto hash = reader.read<std::uint64_t>();
    if (reader.hasFailed())
        return tl::unexpected(reader.error("tail"));
    if (contentHash(peaks) != hash)
        return tl::unexpected(damaged("its peaks are damaged"));
    std::vector<SoundPeak> result(peaks.size() / SoundCacheHead::peakBytes);
    if (!result.empty())
        std::memcpy(result.data(), peaks.data(), result.size() * SoundCacheHead::peakBytes);
    return result;
}

namespace {

bool readAt(std::ifstream& file, std::uint64_t offset, std::span<std::byte> bytes)
{
    file.clear();
    file.seekg(static_cast<std::streamoff>(offset));
    file.read(reinterpret_cast<char*>(bytes.data()), std::streamsize(bytes.size())); // NOLINT
    return file.gcount() == std::streamsize(bytes.size());
}

} // namespace

void CachedSound::openFile(const std::filesystem::path& path)
{
    m_path = path;
    // Blocks are read as they are asked for: a buffer would only copy them once more.
    m_file.rdbuf()->pubsetbuf(nullptr, 0);
    m_file.open(path, std::ios::binary);
}

Result<CachedSound> CachedSound::openPart(
    const std::filesystem::path& path, SoundFormat format, std::uint64_t frames)
{
    const auto head = readHead(path, SoundCacheHead::headBytes);
    if (!head)
        return tl::unexpected(head.error());
    CachedSound sound;
    sound.openFile(path);
    if (!sound.m_file)
        return tl::unexpected(fileError(ErrorCode::NotReadable));
    sound.m_head = {format, {}, frames};
    sound.m_isPart = true;
    return sound;
}

Result<CachedSound> CachedSound::open(const std::filesystem::path& path)
{
    const auto head = readHead(path, SoundCacheHead::headBytes);
    if (!head)
        return tl::unexpected(head.error());
    CachedSound sound;
    sound.openFile(path);
    std::error_code error;
    const std::uint64_t size = std::filesystem::file_size(path, error);
    if (!sound.m_file || error)
        return tl::unexpected(fileError(ErrorCode::NotReadable));
    std::array<std::byte, SoundCacheHead::tailBytes> tail{};
    if (size < SoundCacheHead::headBytes + tail.size() ||
        !readAt(sound.m_file, size - tail.size(), tail))
        return tl::unexpected(Error{.code = ErrorCode::UnexpectedEnd, .field = "head"});
    auto read = readCacheHead(*head, tail, size);
    if (!read)
        return tl::unexpected(read.error());
    sound.m_head = *read;
    return sound;
}

bool CachedSound::read(std::int64_t first, std::span<std::int16_t> samples)
{
    const auto channels = std::int64_t(m_head.format.channels);
    const auto frames = std::int64_t(m_head.frames);
    const std::int64_t count = std::int64_t(samples.size()) / channels;
    const std::int64_t from = std::clamp<std::int64_t>(first, 0, frames);
    const std::int64_t to =
        first > frames - count ? frames : std::max<std::int64_t>(first + count, 0);
    std::fill(samples.begin(), samples.end(), std::int16_t(0));
    if (from >= to)
        return true;
    const auto part = samples.subspan(
        std::size_t((from - first) * channels), std::size_t((to - from) * channels));
    const bool isRead =
        readAt(m_file, SoundCacheHead::headBytes + std::uint64_t(from * channels) * sampleBytes,
            std::as_writable_bytes(part));
    if (!isRead)
        std::fill(part.begin(), part.end(), std::int16_t(0));
    return isRead;
}

void CachedSound::columns(SoundView view, std::span<SoundColumn> columns)
{
    constexpr std::size_t columnsAtOnce = 256;
    constexpr double limit = double(mostFrames);
    const auto frameAt = [&](std::size_t column) {
        return std::int64_t(
            std::floor(std::clamp(view.first + double(column) * view.width, -limit, limit)));
    };
    const std::size_t channels = m_head.format.channels;
    for (std::size_t at = 0; at < columns.size(); at += columnsAtOnce) {
        const std::size_t end = std::min(at + columnsAtOnce, columns.size());
        const std::int64_t first = frameAt(at);
        m_block.resize(std::size_t(frameAt(end) - first + 1) * channels);
        read(first, m_block);
        for (std::size_t column = at; column < end; ++column) {
            const auto from = std::size_t(frameAt(column) - first);
            const auto to = std::max(std::size_t(frameAt(column + 1) - first), from + 1);
            const SoundPeak peak =
                peakOf(std::span(m_block).subspan(from * channels, (to - from) * channels));
            constexpr float scale = 1.0f / 32768.0f;
            columns[column] = {float(peak.lowest) * scale, float(peak.highest) * scale,
                std::sqrt(float(peak.meanSquare)) * scale};
        }
    }
}

Result<std::vector<SoundPeak>> CachedSound::peaks()
{
    std::vector<std::byte> bytes(m_head.peakCount() * SoundCacheHead::peakBytes);
    std::array<std::byte, SoundCacheHead::tailBytes> tail{};
    if (!readAt(m_file, m_head.peaksAt(), bytes) ||
        !readAt(m_file, m_head.fileBytes() - tail.size(), tail))
        return tl::unexpected(fileError(ErrorCode::NotReadable, FileProblem::IoError));
    return readCachePeaks(bytes, tail);
}

} // namespace mmd
