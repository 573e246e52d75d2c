// SPDX-License-Identifier: MIT
#include "libmmd/animation/bvh_reader.h"

#include "libmmd/base/decimal.h"
#include "libmmd/text/encoding.h"
#include "libmmd/text/unicode.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>

namespace mmd {
namespace {

/// A channel of a joint: 0..2 are positions on X, Y, Z; 3..5 are rotations about them.
struct BvhChannel {
    std::int32_t joint = -1;
    int kind = 0;
};

class BvhReader {
public:
    BvhReader(std::span<const std::byte> bytes, std::size_t most)
        : m_text(reinterpret_cast<const char*>(bytes.data()), bytes.size())
        , m_most(most)
    {
        if (m_text.substr(0, 3) == "\xEF\xBB\xBF")
            m_at = 3;
    }
    Result<SkeletonAnimation> run();

private:
    using Problem = std::optional<Error>;

    [[nodiscard]] std::uint64_t line() const
    {
        const auto end = m_text.begin() + std::ptrdiff_t(std::min(m_begin, m_text.size()));
        return std::uint64_t(1 + std::count(m_text.begin(), end, '\n'));
    }
    [[nodiscard]] Error problem(std::string reason) const
    {
        if (m_begin >= m_text.size())
            return {.code = ErrorCode::UnexpectedEnd, .offset = m_text.size(), .field = m_place};
        return {.code = ErrorCode::BadText,
            .offset = m_begin,
            .field = std::move(reason),
            .value = line()};
    }
    void skipBlanks()
    {
        while (m_at < m_text.size() && static_cast<unsigned char>(m_text[m_at]) <= ' ')
            ++m_at;
        m_begin = m_at;
    }
    /// The next word; empty at the end. A brace is a word of its own.
    std::string_view word();
    std::string_view peek()
    {
        const std::size_t at = m_at;
        const std::string_view next = word();
        m_at = at;
        return next;
    }
    /// The rest of the line without blanks and an opening brace at its end.
    std::string_view restOfLine();
    Problem expect(std::string_view wanted);
    Problem number(double& value, const char* what);
    Problem vector(glm::vec3& value);
    Problem count(std::uint64_t& value, const char* what);

    Problem hierarchy();
    Problem beginJoint(std::string_view name);
    Problem channels();
    Problem motion();
    Problem frame(std::size_t index);

    std::string_view m_text;
    std::size_t m_most;                 ///< places
    std::size_t m_at = 0;               ///< of the next word
    std::size_t m_begin = 0;            ///< of the last word
    std::string m_place = "the joints"; ///< what is being read, for a file that is cut
    SkeletonAnimation m_result;
    std::vector<glm::vec3> m_offsets;
    std::vector<BvhChannel> m_channels;
    std::vector<std::int32_t> m_open; ///< joints whose braces are open
    std::vector<JointPlace> m_locals;
};

std::string_view BvhReader::word()
{
    skipBlanks();
    std::size_t end = m_at;
    if (end < m_text.size() && (m_text[end] == '{' || m_text[end] == '}'))
        ++end;
    else
        while (end < m_text.size() && static_cast<unsigned char>(m_text[end]) > ' ' &&
               m_text[end] != '{' && m_text[end] != '}')
            ++end;
    const std::string_view result = m_text.substr(m_at, end - m_at);
    m_at = end;
    return result;
}

std::string_view BvhReader::restOfLine()
{
    const std::size_t end = std::min(m_text.find_first_of("\r\n{", m_at), m_text.size());
    std::string_view rest = m_text.substr(m_at, end - m_at);
    m_at = end;
    while (!rest.empty() && static_cast<unsigned char>(rest.front()) <= ' ')
        rest.remove_prefix(1);
    while (!rest.empty() && static_cast<unsigned char>(rest.back()) <= ' ')
        rest.remove_suffix(1);
    return rest;
}

bool isWord(std::string_view word, std::string_view wanted)
{
    return std::equal(word.begin(), word.end(), wanted.begin(), wanted.end(), [](char a, char b) {
        return (a >= 'a' && a <= 'z' ? a - 32 : int(a)) == (b >= 'a' && b <= 'z' ? b - 32 : int(b));
    });
}

BvhReader::Problem BvhReader::expect(std::string_view wanted)
{
    if (!isWord(word(), wanted))
        return problem("\"" + std::string(wanted) + "\" is missing here");
    return {};
}

BvhReader::Problem BvhReader::number(double& value, const char* what)
{
    std::string_view text = word();
    if (!text.empty() && text.front() == '+')
        text.remove_prefix(1);
    const auto [end, error] = decimalFrom(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value) ||
        std::abs(value) > 1e9)
        return problem(std::string(what) + " must be a number");
    return {};
}

BvhReader::Problem BvhReader::vector(glm::vec3& value)
{
    for (glm::length_t axis = 0; axis < 3; ++axis) {
        double part = 0.0;
        if (auto failed = number(part, "each part of an offset"))
            return failed;
        value[axis] = float(part);
    }
    return {};
}

BvhReader::Problem BvhReader::count(std::uint64_t& value, const char* what)
{
    const std::string_view text = word();
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return problem(std::string(what) + " must be a whole number");
    return {};
}

BvhReader::Problem BvhReader::beginJoint(std::string_view name)
{
    if (m_result.joints.size() >= mostJoints)
        return Error{.code = ErrorCode::TooManyRecords,
            .offset = m_begin,
            .field = "joints",
            .value = m_result.joints.size() + 1};
    AnimationJoint joint;
    joint.name = isUtf8(name) ? std::string(name) : decodeText(name, guessEncoding(name));
    joint.parent = m_open.empty() ? -1 : m_open.back();
    if (auto failed = expect("{"))
        return failed;
    if (auto failed = expect("OFFSET"))
        return failed;
    glm::vec3 offset;
    if (auto failed = vector(offset))
        return failed;
    joint.rest.position = offset;
    if (joint.parent >= 0)
        joint.rest.position += m_result.joints[std::size_t(joint.parent)].rest.position;
    m_open.push_back(std::int32_t(m_result.joints.size()));
    m_result.joints.push_back(std::move(joint));
    m_offsets.push_back(offset);
    return {};
}

BvhReader::Problem BvhReader::channels()
{
    std::uint64_t size = 0;
    if (auto failed = count(size, "the number of channels"))
        return failed;
    if (size > 6)
        return problem("a joint has at most 6 channels");
    int seen = 0;
    for (std::uint64_t index = 0; index < size; ++index) {
        const std::string_view name = word();
        constexpr std::string_view names[] = {
            "Xposition", "Yposition", "Zposition", "Xrotation", "Yrotation", "Zrotation"};
        const auto* found = std::find_if(std::begin(names), std::end(names),
            [&](std::string_view each) { return isWord(name, each); });
        if (found == std::end(names))
            return problem("a channel must be Xposition … Zrotation");
        const int kind = int(found - std::begin(names));
        if (seen & (1 << kind))
            return problem("a joint has the same channel twice");
        seen |= 1 << kind;
        m_channels.push_back({m_open.back(), kind});
    }
    return {};
}

BvhReader::Problem BvhReader::hierarchy()
{
    if (auto failed = expect("HIERARCHY"))
        return failed;
    for (;;) {
        const std::string_view next = word();
        Problem failed;
        if (isWord(next, "MOTION") && m_open.empty())
            return m_result.joints.empty() ? problem("the file has no joint") : Problem();
        if (isWord(next, "ROOT") && m_open.empty()) {
            failed = beginJoint(restOfLine());
        } else if (isWord(next, "JOINT") && !m_open.empty()) {
            failed = beginJoint(restOfLine());
        } else if (isWord(next, "End") && !m_open.empty()) {
            restOfLine();
            failed = beginJoint({});
        } else if (isWord(next, "CHANNELS") && !m_open.empty()) {
            failed = channels();
        } else if (next == "}" && !m_open.empty()) {
            m_open.pop_back();
        } else {
            failed = problem(m_open.empty() ? "\"ROOT\" or \"MOTION\" is missing here"
                                            : "\"JOINT\", \"End Site\", \"CHANNELS\" or \"}\" is "
                                              "missing here");
        }
        if (failed)
            return failed;
    }
}

/// Frames a second. Files have few digits of the time, rounded or cut: 0.0333 is 30 a second.
double rateOf(double seconds, std::string_view text)
{
    const double fps = 1.0 / seconds;
    if (std::abs(fps - std::round(fps)) < 0.01)
        return std::round(fps);
    const std::size_t point = text.find('.');
    if (point == text.npos || text.find_first_of("eE") != text.npos)
        return fps;
    const double lastDigit = std::pow(10.0, -double(text.size() - point - 1));
    double nearest = fps, distance = lastDigit;
    for (const double usual : {24.0, 25.0, 30.0, 48.0, 50.0, 60.0, 90.0, 100.0, 120.0, 240.0}) {
        const double more = 1.0 / usual - seconds;
        if (more >= -lastDigit / 2 && std::abs(more) < distance) {
            nearest = usual;
            distance = std::abs(more);
        }
    }
    return nearest;
}

BvhReader::Problem BvhReader::motion()
{
    std::uint64_t frames = 0;
    m_place = "the number of frames";
    if (auto failed = expect("Frames:"))
        return failed;
    if (auto failed = count(frames, "the number of frames"))
        return failed;
    const std::size_t begin = m_begin;
    m_place = "the frame time";
    if (auto failed = expect("Frame"))
        return failed;
    if (auto failed = expect("Time:"))
        return failed;
    double seconds = 0.0;
    if (auto failed = number(seconds, "the frame time"))
        return failed;
    if (!(seconds >= 1e-4 && seconds <= 100.0))
        return problem("the frame time must be from 0.0001 to 100 seconds");
    m_result.fps = rateOf(seconds, m_text.substr(m_begin, m_at - m_begin));
    // A value needs a digit and a blank. Without channels, frames need no bytes at all.
    const std::uint64_t least = std::max<std::uint64_t>(m_channels.size() * 2, 1);
    if (frames > (m_text.size() - m_at + 1) / least)
        return Error{
            .code = ErrorCode::CountTooLarge, .offset = begin, .field = "frames", .value = frames};
    if (frames > m_most / m_result.joints.size())
        return Error{
            .code = ErrorCode::TooManyRecords, .offset = begin, .field = "frames", .value = frames};
    m_result.frameCount = std::size_t(frames);
    m_result.places.resize(m_result.frameCount * m_result.joints.size());
    m_locals.resize(m_result.joints.size());
    for (std::size_t index = 0; index < m_result.frameCount; ++index)
        if (auto failed = frame(index))
            return failed;
    if (!word().empty())
        return problem("the file has more values than its frames need");
    if (m_channels.empty()) { // nothing can move
        m_result.frameCount = 0;
        m_result.places.clear();
    }
    return {};
}

BvhReader::Problem BvhReader::frame(std::size_t index)
{
    m_place = "frame " + std::to_string(index + 1);
    for (std::size_t joint = 0; joint < m_locals.size(); ++joint)
        m_locals[joint] = {m_offsets[joint], {1.0f, 0.0f, 0.0f, 0.0f}};
    for (const BvhChannel& channel : m_channels) {
        double value = 0.0;
        if (auto failed = number(value, "each value of a frame"))
            return failed;
        JointPlace& local = m_locals[std::size_t(channel.joint)];
        if (channel.kind < 3) {
            local.position[channel.kind] = float(value);
            continue;
        }
        glm::dvec3 axis(0.0);
        axis[channel.kind - 3] = 1.0;
        const double half = std::fmod(value, 720.0) * 3.14159265358979323846 / 360.0;
        local.rotation = glm::quat(
            glm::dquat(local.rotation) * glm::dquat(std::cos(half), std::sin(half) * axis));
    }
    JointPlace* places = m_result.places.data() + index * m_locals.size();
    for (std::size_t joint = 0; joint < m_locals.size(); ++joint) {
        const std::int32_t parent = m_result.joints[joint].parent;
        places[joint] = parent < 0 ? m_locals[joint] : placeIn(places[parent], m_locals[joint]);
    }
    return {};
}

Result<SkeletonAnimation> BvhReader::run()
{
    if (auto failed = hierarchy())
        return tl::unexpected(*failed);
    if (auto failed = motion())
        return tl::unexpected(*failed);
    return std::move(m_result);
}

} // namespace

Result<SkeletonAnimation> readBvh(std::span<const std::byte> bytes, const AnimationWish& wish)
{
    if (const auto only = chosenTake({}, wish); !only)
        return tl::unexpected(only.error());
    return BvhReader(bytes, wish.places).run();
}

} // namespace mmd
