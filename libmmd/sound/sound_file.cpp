// SPDX-License-Identifier: MIT
#include "libmmd/sound/sound_file.h"

#include "libmmd/base/file_error.h"
#include "libmmd/base/file_io.h"
#include "libmmd/sound/channel_mixer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <string>
#include <string_view>
#include <utility>

#include <sndfile.h>

namespace mmd {
namespace {

constexpr std::size_t framesToMix = 8192;

/// libsndfile's access to a file with any path.
class SoundStream {
public:
    explicit SoundStream(const std::filesystem::path& path)
        : m_stream(path, std::ios::binary)
    {
        m_stream.seekg(0, std::ios::end);
        m_size = m_stream ? sf_count_t(m_stream.tellg()) : 0;
        m_stream.seekg(0);
    }

    [[nodiscard]] bool isOpen() const { return m_stream.is_open(); }
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }

    static SF_VIRTUAL_IO calls()
    {
        return {[](void* self) { return static_cast<SoundStream*>(self)->m_size; },
            [](sf_count_t offset, int whence, void* self) {
                return static_cast<SoundStream*>(self)->seek(offset, whence);
            },
            [](void* to, sf_count_t count, void* self) {
                return static_cast<SoundStream*>(self)->read(to, count);
            },
            [](const void*, sf_count_t, void*) { return sf_count_t(0); },
            [](void* self) { return static_cast<SoundStream*>(self)->m_at; }};
    }

private:
    sf_count_t seek(sf_count_t offset, int whence)
    {
        const sf_count_t from = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? m_at : m_size;
        if (offset > m_size - from || offset < -from)
            return -1;
        m_at = from + offset;
        m_stream.clear();
        m_stream.seekg(m_at);
        return m_at;
    }

    sf_count_t read(void* to, sf_count_t count)
    {
        m_stream.read(static_cast<char*>(to), std::clamp<sf_count_t>(count, 0, m_size - m_at));
        m_hasFailed = m_hasFailed || m_stream.bad();
        m_at += m_stream.gcount();
        return m_stream.gcount();
    }

    std::ifstream m_stream;
    sf_count_t m_size = 0, m_at = 0;
    bool m_hasFailed = false;
};

struct CloseSound {
    void operator()(SNDFILE* file) const { sf_close(file); }
};
using SoundHandle = std::unique_ptr<SNDFILE, CloseSound>;

Speaker speakerOf(int channel)
{
    switch (channel) {
    case SF_CHANNEL_MAP_LEFT:
    case SF_CHANNEL_MAP_FRONT_LEFT:
    case SF_CHANNEL_MAP_FRONT_LEFT_OF_CENTER:
        return Speaker::Left;
    case SF_CHANNEL_MAP_RIGHT:
    case SF_CHANNEL_MAP_FRONT_RIGHT:
    case SF_CHANNEL_MAP_FRONT_RIGHT_OF_CENTER:
        return Speaker::Right;
    case SF_CHANNEL_MAP_MONO:
    case SF_CHANNEL_MAP_CENTER:
    case SF_CHANNEL_MAP_FRONT_CENTER:
        return Speaker::Centre;
    case SF_CHANNEL_MAP_LFE:
        return Speaker::LowFrequency;
    case SF_CHANNEL_MAP_REAR_LEFT:
    case SF_CHANNEL_MAP_SIDE_LEFT:
        return Speaker::SurroundLeft;
    case SF_CHANNEL_MAP_REAR_RIGHT:
    case SF_CHANNEL_MAP_SIDE_RIGHT:
        return Speaker::SurroundRight;
    case SF_CHANNEL_MAP_REAR_CENTER:
        return Speaker::SurroundCentre;
    default:
        return Speaker::None;
    }
}

std::vector<Speaker> speakersOf(SNDFILE* file, const SF_INFO& info)
{
    const auto count = static_cast<std::size_t>(info.channels);
    std::vector<int> map(count);
    if (count > 2 && sf_command(file, SFC_GET_CHANNEL_MAP_INFO, map.data(),
                         int(map.size() * sizeof(int))) == SF_TRUE) {
        std::vector<Speaker> speakers(count);
        std::transform(map.begin(), map.end(), speakers.begin(), speakerOf);
        const auto isHeard = [](Speaker each) { return each != Speaker::None; };
        if (std::any_of(speakers.begin(), speakers.end(), isHeard))
            return speakers;
    }
    const int container = info.format & SF_FORMAT_TYPEMASK;
    return usualSpeakers(count, container == SF_FORMAT_OGG);
}

/// How many times as much data as there is a WAV announces; 1 if it is not cut. A program that
/// writes to a pipe announces the highest number, which says nothing.
double announcedPart(SNDFILE* file)
{
    std::array<char, 8192> log{};
    sf_command(file, SFC_GET_LOG_INFO, log.data(), int(log.size()));
    std::string_view text(log.data());
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const std::size_t colon = line.find(" : ");
        constexpr std::string_view there = "should be ";
        const std::size_t rest = line.find(there);
        if (!line.starts_with("data") || colon == line.npos || rest == line.npos)
            continue;
        std::uint64_t announced = 0, real = 0;
        std::from_chars(line.data() + colon + 3, line.data() + line.size(), announced);
        std::from_chars(line.data() + rest + there.size(), line.data() + line.size(), real);
        constexpr std::uint64_t unknown = 0x7FFFF000;
        return announced > real && real > 0 && announced < unknown
                   ? double(announced) / double(real)
                   : 1.0;
    }
    return 1.0;
}

class SoundFileReader : public SoundReader {
public:
    SoundFileReader(std::unique_ptr<SoundStream> stream, SoundHandle file, const SF_INFO& info)
        : m_stream(std::move(stream))
        , m_file(std::move(file))
        , m_info(info)
        , m_mixer(speakersOf(m_file.get(), info))
        , m_block(framesToMix * std::size_t(info.channels))
    {
        // All others are decoded as floats: with 16 bits, those above 0 dB would wrap.
        const int coding = info.format & SF_FORMAT_SUBMASK;
        m_isExact =
            info.channels <= 2 && (coding == SF_FORMAT_PCM_16 || coding == SF_FORMAT_PCM_S8 ||
                                      coding == SF_FORMAT_PCM_U8);
        m_announced = double(expectedFrames()) * announcedPart(m_file.get());
    }

    SoundFormat format() const override
    {
        return {std::uint32_t(m_info.samplerate), std::uint32_t(m_mixer.channels())};
    }

    std::uint64_t expectedFrames() const override
    {
        // libsndfile's number for "unknown" is the highest one.
        return m_info.frames > 0 && m_info.frames < SF_COUNT_MAX ? std::uint64_t(m_info.frames) : 0;
    }

    Result<std::size_t> read(std::span<std::int16_t> samples) override
    {
        const std::size_t wanted = samples.size() / m_mixer.channels();
        std::size_t done = 0;
        while (done < wanted) {
            const std::size_t count = std::min(wanted - done, framesToMix);
            const std::size_t got =
                readBlock(samples.subspan(done * m_mixer.channels(), count * m_mixer.channels()));
            done += got;
            if (got < count)
                break;
        }
        m_read += done;
        if (m_stream->hasFailed())
            return tl::unexpected(fileError(ErrorCode::NotReadable, FileProblem::IoError));
        m_isAtEnd = m_isAtEnd || done < wanted;
        if (m_read == 0 && wanted > 0)
            return tl::unexpected(
                Error{.code = ErrorCode::BadText, .field = "it contains no sound"});
        return done;
    }

    std::optional<SoundCut> cut() const override
    {
        // The length of an MP3 is only an estimate.
        const int container = m_info.format & SF_FORMAT_TYPEMASK;
        if (!m_isAtEnd || container == SF_FORMAT_MPEG || double(m_read) >= m_announced)
            return std::nullopt;
        const double rate = m_info.samplerate;
        return SoundCut{double(m_read) / rate, m_announced / rate};
    }

private:
    std::size_t readBlock(std::span<std::int16_t> to)
    {
        const auto count = sf_count_t(to.size() / m_mixer.channels());
        if (m_isExact)
            return std::size_t(
                std::max<sf_count_t>(sf_readf_short(m_file.get(), to.data(), count), 0));
        const auto got = std::size_t(
            std::max<sf_count_t>(sf_readf_float(m_file.get(), m_block.data(), count), 0));
        m_mixer.mix(std::span(m_block).first(got * std::size_t(m_info.channels)), to);
        return got;
    }

    std::unique_ptr<SoundStream> m_stream; ///< libsndfile has its address
    SoundHandle m_file;
    SF_INFO m_info;
    ChannelMixer m_mixer;
    std::vector<float> m_block;
    std::uint64_t m_read = 0;
    double m_announced = 0.0; ///< sound frames
    bool m_isExact = false, m_isAtEnd = false;
};

/// libsndfile recognises an MP3 by a single header that looks right, so a text could be one. mpg123
/// finds frames even after much else; a real file begins with a tag or a frame.
bool isTextAsMp3(std::span<const std::byte> head, const SF_INFO& info)
{
    if ((info.format & SF_FORMAT_TYPEMASK) != SF_FORMAT_MPEG || head.size() < 3)
        return false;
    const auto at = [&](std::size_t index) { return std::to_integer<unsigned>(head[index]); };
    const bool isTag = at(0) == 'I' && at(1) == 'D' && at(2) == '3';
    const bool isFrame = at(0) == 0xFF && (at(1) & 0xE0u) == 0xE0u;
    return !isTag && !isFrame && at(0) != 0;
}

} // namespace

Result<void> checkSoundFormat(std::uint64_t rate, std::uint64_t channels)
{
    if (rate < SoundLimits::lowestRate || rate > SoundLimits::highestRate)
        return tl::unexpected(
            Error{.code = ErrorCode::BadValue, .field = "sample rate", .value = rate});
    if (channels < 1 || channels > SoundLimits::mostChannels)
        return tl::unexpected(
            Error{.code = ErrorCode::BadValue, .field = "channel count", .value = channels});
    return {};
}

Result<std::unique_ptr<SoundReader>> openSoundFile(const std::filesystem::path& path)
{
    const auto head = readHead(path);
    if (!head)
        return tl::unexpected(head.error());
    if (head->empty())
        return tl::unexpected(Error{.code = ErrorCode::EmptyFile, .field = {}});
    auto stream = std::make_unique<SoundStream>(path);
    if (!stream->isOpen())
        return tl::unexpected(fileError(ErrorCode::NotReadable));
    SF_VIRTUAL_IO calls = SoundStream::calls();
    SF_INFO info{};
    SoundHandle file(sf_open_virtual(&calls, SFM_READ, &info, stream.get()));
    if (!file) {
        const int number = sf_error(nullptr);
        if (number == SF_ERR_UNRECOGNISED_FORMAT || number == SF_ERR_UNSUPPORTED_ENCODING)
            return tl::unexpected(Error{.code = ErrorCode::UnknownFormat, .field = {}});
        return tl::unexpected(Error{.code = ErrorCode::BadText, .field = sf_strerror(nullptr)});
    }
    if (isTextAsMp3(*head, info))
        return tl::unexpected(Error{.code = ErrorCode::UnknownFormat, .field = {}});
    if (auto fits = checkSoundFormat(
            std::uint64_t(std::max(info.samplerate, 0)), std::uint64_t(std::max(info.channels, 0)));
        !fits)
        return tl::unexpected(fits.error());
    return std::make_unique<SoundFileReader>(std::move(stream), std::move(file), info);
}

} // namespace mmd
