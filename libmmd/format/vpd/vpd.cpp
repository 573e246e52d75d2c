// SPDX-License-Identifier: MIT
#include "libmmd/format/vpd/vpd.h"

#include "libmmd/base/byte_writer.h"
#include "libmmd/text/cp932.h"
#include "libmmd/text/decimal.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <initializer_list>
#include <string_view>

namespace mmd {
namespace {

constexpr std::string_view signature = "Vocaloid Pose Data file";
constexpr std::string_view utf8Mark = "\xEF\xBB\xBF";

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

std::string numbersText(std::size_t count)
{
    return std::to_string(count) + (count == 1 ? " number" : " numbers");
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

/// Reads one pose. Of the characters that it searches, only '{' and '}' can be the second byte of a
/// CP932 character: these are searched only outside names.
class VpdReader {
public:
    explicit VpdReader(std::string_view text)
        : m_text(text)
    {
    }

    Result<VpdReadResult> run();

private:
    bool header();
    bool boneCount();
    bool block();
    /// A block's name: the rest of its line.
    std::string name();
    /// The numbers of a block and its closing brace; `location` names it.
    template <std::size_t n>
    bool numbers(std::array<float, n>& values, const std::string& location);

    void skipBlanks();
    std::string_view restOfLine();
    std::string_view word(std::string_view enders);
    [[nodiscard]] bool atEnd() const { return m_at == m_text.size(); }
    [[nodiscard]] std::string encoded(std::string_view text);
    bool fail(ErrorCode code, std::size_t offset, std::string field, std::uint64_t value = 0);
    /// BadText, with the line of `offset`.
    bool failText(std::size_t offset, std::string what);
    void warn(WarningCode code, std::string location, std::size_t count = 1);

    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_isUtf8 = false;
    std::uint32_t m_announced = 0;
    VpdReadResult m_result;
    Error m_error;
};

bool VpdReader::fail(ErrorCode code, std::size_t offset, std::string field, std::uint64_t value)
{
    m_error = {.code = code, .offset = offset, .field = std::move(field), .value = value};
    return false;
}

bool VpdReader::failText(std::size_t offset, std::string what)
{
    std::uint64_t line = 1;
    for (std::size_t at = 0; at < offset; ++at) // CR, LF or both
        line += m_text[at] == '\n' || (m_text[at] == '\r' && m_text.substr(at + 1, 1) != "\n");
    return fail(ErrorCode::BadText, offset, std::move(what), line);
}

void VpdReader::warn(WarningCode code, std::string location, std::size_t count)
{
    m_result.warnings.push_back({.code = code, .location = std::move(location), .count = count});
}

/// Blanks and comments, which end at the end of their line.
void VpdReader::skipBlanks()
{
    while (!atEnd()) {
        if (isBlank(m_text[m_at]))
            ++m_at;
        else if (m_text.substr(m_at, 2) == "//")
            restOfLine();
        else
            return;
    }
}

std::string_view VpdReader::restOfLine()
{
    const std::size_t begin = m_at;
    m_at = std::min(m_text.find_first_of("\r\n", m_at), m_text.size());
    return m_text.substr(begin, m_at - begin);
}

std::string_view VpdReader::word(std::string_view enders)
{
    const std::size_t begin = m_at;
    m_at = std::min(m_text.find_first_of(enders, m_at), m_text.size());
    return m_text.substr(begin, m_at - begin);
}

std::string VpdReader::encoded(std::string_view text)
{
    if (!m_isUtf8)
        return std::string(text);
    EncodedText result = encodeCp932(text);
    if (!result.complete)
        warn(WarningCode::NameUnencodable, std::string(text));
    return std::move(result.bytes);
}

bool VpdReader::header()
{
    if (m_text.empty())
        return fail(ErrorCode::EmptyFile, 0, "VPD");
    m_isUtf8 = m_text.substr(0, utf8Mark.size()) == utf8Mark;
    m_at = m_isUtf8 ? utf8Mark.size() : 0;
    const std::string_view begin = m_text.substr(m_at, signature.size());
    if (begin != signature.substr(0, begin.size()))
        return fail(ErrorCode::WrongSignature, 0, "VPD");
    if (begin.size() < signature.size())
        return fail(ErrorCode::UnexpectedEnd, 0, "signature");
    restOfLine();
    skipBlanks();
    const std::size_t offset = m_at;
    const std::string_view line = restOfLine();
    const std::size_t end = line.find(';');
    if (end == std::string_view::npos)
        return fail(ErrorCode::UnexpectedEnd, offset, "model name");
    m_result.file.modelName = encoded(trimmed(line.substr(0, end)));
    m_at = offset + end + 1;
    return boneCount();
}

bool VpdReader::boneCount()
{
    skipBlanks();
    const std::size_t offset = m_at;
    const std::string_view digits = trimmed(word(";\r\n"));
    const char* end = digits.data() + digits.size();
    const auto parsed = std::from_chars(digits.data(), end, m_announced);
    if (atEnd() && digits.empty())
        return fail(ErrorCode::UnexpectedEnd, offset, "number of bones");
    if (parsed.ec != std::errc() || parsed.ptr != end)
        return failText(offset, "the number of bones was expected here");
    if (!atEnd() && m_text[m_at] == ';')
        ++m_at;
    return true;
}

std::string VpdReader::name()
{
    std::string_view line = restOfLine();
    // A comment begins at a blank: a name may hold slashes.
    for (const std::string_view comment : {"\t//", " //"})
        line = line.substr(0, line.find(comment));
    return encoded(trimmed(line));
}

template <std::size_t n>
bool VpdReader::numbers(std::array<float, n>& values, const std::string& location)
{
    std::size_t count = 0;
    for (skipBlanks(); !atEnd() && m_text[m_at] != '}'; skipBlanks()) {
        if (m_text[m_at] == ',' || m_text[m_at] == ';') {
            ++m_at;
            continue;
        }
        const std::size_t offset = m_at;
        const std::string_view digits = word(",;}/ \t\r\n\v\f");
        if (count == n)
            return failText(offset, location + " has more than " + numbersText(n));
        if (digits.empty())
            return failText(offset, location + ": a number was expected here");
        const auto value = floatOfDecimal(digits);
        if (!value)
            warn(WarningCode::BadNumber, location);
        values[count++] = value.value_or(0.0f);
    }
    if (atEnd())
        return fail(ErrorCode::UnexpectedEnd, m_at, location);
    if (count != n)
        return failText(
            m_at, location + " has " + numbersText(count) + " instead of " + std::to_string(n));
    ++m_at;
    return true;
}

bool VpdReader::block()
{
    const std::size_t offset = m_at;
    const auto startsWith = [&](std::string_view kind) {
        if (m_text.substr(m_at, kind.size()) != kind)
            return false;
        m_at += kind.size();
        while (!atEnd() && isDigit(m_text[m_at]))
            ++m_at;
        skipBlanks();
        return !atEnd() && m_text[m_at] == '{' && ++m_at > 0;
    };
    VpdFile& file = m_result.file;
    if (startsWith("Bone")) {
        const std::string location = "bone " + std::to_string(file.bones.size());
        VpdFile::Bone bone{.name = name(), .value = {}};
        std::array<float, 7> v{};
        if (!numbers(v, location))
            return false;
        bone.value = {.translation = {v[0], v[1], v[2]}, .rotation = {v[6], v[3], v[4], v[5]}};
        file.bones.push_back(std::move(bone));
        return true;
    }
    m_at = offset;
    if (startsWith("Morph")) {
        const std::string location = "morph " + std::to_string(file.morphs.size());
        VpdFile::Morph morph{.name = name(), .weight = 0.0f};
        std::array<float, 1> weight{};
        if (!numbers(weight, location))
            return false;
        morph.weight = weight[0];
        file.morphs.push_back(std::move(morph));
        return true;
    }
    if (atEnd())
        return fail(ErrorCode::UnexpectedEnd, offset, "bone or morph block");
    return failText(offset, "a bone or a morph was expected here");
}

Result<VpdReadResult> VpdReader::run()
{
    if (!header())
        return tl::unexpected(std::move(m_error));
    for (skipBlanks(); !atEnd() && m_text[m_at] != '\0' && m_text[m_at] != '\x1A'; skipBlanks())
        if (!block())
            return tl::unexpected(std::move(m_error));
    if (!atEnd()) // DOS ended texts with 1A
        warn(WarningCode::TrailingBytes, "VPD", m_text.size() - m_at);
    const std::size_t bones = m_result.file.bones.size();
    if (bones != m_announced)
        warn(WarningCode::CountMismatch,
            "VPD, " + std::to_string(bones) + " of " + std::to_string(m_announced) + " bones");
    return std::move(m_result);
}

void appendNumbers(std::string& text, std::initializer_list<float> values)
{
    text += "  ";
    for (const float& value : values) {
        appendSixDecimals(text, std::isfinite(value) ? value : 0.0f);
        text += &value + 1 == values.end() ? ';' : ',';
    }
}

/// A line end would end the name.
void appendName(std::string& text, std::string_view name)
{
    for (const char c : name)
        text += c == '\r' || c == '\n' ? ' ' : c;
}

void appendHead(std::string& text, std::string_view kind, std::size_t index, std::string_view name)
{
    text += kind;
    text += std::to_string(index);
    text += '{';
    appendName(text, name);
    text += "\r\n";
}

} // namespace

bool isVpd(std::span<const std::byte> bytes)
{
    std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (text.substr(0, utf8Mark.size()) == utf8Mark)
        text.remove_prefix(utf8Mark.size());
    return text.substr(0, signature.size()) == signature;
}

Result<VpdReadResult> readVpd(std::span<const std::byte> bytes)
{
    return VpdReader({reinterpret_cast<const char*>(bytes.data()), bytes.size()}).run();
}

std::vector<std::byte> writeVpd(const VpdFile& file)
{
    std::string text(signature);
    text += "\r\n\r\n";
    appendName(text, file.modelName);
    // The comments, in CP932: name of the parent file, total number of posed bones.
    text += ";\t\t// \x90\x65\x83\x74\x83\x40\x83\x43\x83\x8B\x96\xBC\r\n";
    text += std::to_string(file.bones.size());
    text += ";\t\t\t\t// \x91\x8D\x83\x7C\x81\x5B\x83\x59\x83\x7B\x81\x5B\x83\x93\x90\x94\r\n\r\n";
    for (std::size_t at = 0; at < file.bones.size(); ++at) {
        const auto& [translation, rotation] = file.bones[at].value;
        appendHead(text, "Bone", at, file.bones[at].name);
        appendNumbers(text, {translation.x, translation.y, translation.z});
        text += "\t\t\t\t// trans x,y,z\r\n";
        appendNumbers(text, {rotation.x, rotation.y, rotation.z, rotation.w});
        text += "\t\t// Quaternion x,y,z,w\r\n}\r\n\r\n";
    }
    for (std::size_t at = 0; at < file.morphs.size(); ++at) {
        appendHead(text, "Morph", at, file.morphs[at].name);
        appendNumbers(text, {file.morphs[at].weight});
        text += "\r\n}\r\n\r\n";
    }
    ByteWriter out;
    out.write(std::string_view(text));
    return out.release();
}

} // namespace mmd
