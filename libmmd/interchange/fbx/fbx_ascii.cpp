// SPDX-License-Identifier: MIT
#include "libmmd/interchange/fbx/fbx_ascii.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstring>

namespace mmd::fbx {
namespace {

constexpr std::size_t numbersPerLine = 64; ///< the FBX SDK cannot read very long lines

class AsciiWriter {
public:
    std::vector<std::byte> run(const Document& document);

private:
    void writeNode(const Node& node, int depth);
    void indent(int depth) { m_out.append(std::size_t(depth), '\t'); }
    void writeText(std::string_view text);
    void writeRaw(const Raw& raw);
    template <class T>
    void writeNumber(T value);
    template <class Values>
    void writeArray(const Values& values, int depth);
    void writeValue(const Value& value, int depth);

    std::string m_out;
};

/// "name", 0, 1, "Class" is "Class::name" in a text.
void AsciiWriter::writeText(std::string_view text)
{
    m_out += '"';
    std::string shown(text);
    if (const auto cut = text.find(std::string_view("\0\1", 2)); cut != text.npos)
        shown = std::string(text.substr(cut + 2)) + "::" + std::string(text.substr(0, cut));
    m_out += escaped(shown);
    m_out += '"';
}

void AsciiWriter::writeRaw(const Raw& raw)
{
    static constexpr std::string_view letters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    m_out += '"';
    for (std::size_t at = 0; at < raw.bytes.size(); at += 3) {
        const std::size_t count = std::min<std::size_t>(3, raw.bytes.size() - at);
        std::uint32_t bits = 0;
        for (std::size_t index = 0; index < 3; ++index)
            bits = bits << 8 |
                   (index < count ? std::to_integer<std::uint32_t>(raw.bytes[at + index]) : 0u);
        for (std::size_t index = 0; index < 4; ++index)
            m_out += index <= count ? letters[bits >> (18 - 6 * index) & 63] : '=';
    }
    m_out += '"';
}

template <class T>
void AsciiWriter::writeNumber(T value)
{
    std::array<char, 32> text;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    m_out.append(text.data(), end);
}

template <class Values>
void AsciiWriter::writeArray(const Values& values, int depth)
{
    m_out += '*';
    writeNumber(values.size());
    m_out += " {\n";
    indent(depth + 1);
    m_out += "a: ";
    std::size_t index = 0;
    for (const auto value : values) {
        if (index > 0)
            m_out += index % numbersPerLine == 0 ? ",\n" : ",";
        if constexpr (std::is_same_v<Values, std::vector<bool>>)
            m_out += value ? '1' : '0';
        else
            writeNumber(value);
        ++index;
    }
    m_out += '\n';
    indent(depth);
    m_out += '}';
}

void AsciiWriter::writeValue(const Value& value, int depth)
{
    std::visit(
        [&](const auto& each) {
            using T = std::decay_t<decltype(each)>;
            if constexpr (std::is_same_v<T, bool>)
                m_out += each ? 'T' : 'F';
            else if constexpr (std::is_arithmetic_v<T>)
                writeNumber(each);
            else if constexpr (std::is_same_v<T, std::string>)
                writeText(each);
            else if constexpr (std::is_same_v<T, Raw>)
                writeRaw(each);
            else if constexpr (std::is_same_v<T, SharedTimes>)
                writeArray(*each, depth);
            else
                writeArray(each, depth);
        },
        value);
}

void AsciiWriter::writeNode(const Node& node, int depth)
{
    indent(depth);
    m_out += node.name;
    m_out += ": ";
    for (std::size_t index = 0; index < node.values.size(); ++index) {
        if (index > 0)
            m_out += ", ";
        writeValue(node.values[index], depth);
    }
    if (!node.children.empty() || node.values.empty() || alwaysHoldsList(node)) {
        m_out += " {\n";
        for (const Node& child : node.children)
            writeNode(child, depth + 1);
        indent(depth);
        m_out += '}';
    }
    m_out += '\n';
}

std::vector<std::byte> AsciiWriter::run(const Document& document)
{
    const std::string version = std::to_string(document.version / 1000) + '.' +
                                std::to_string(document.version / 100 % 10) + ".0";
    m_out = "; FBX " + version + " project file\n; " + std::string(52, '-') + "\n\n";
    for (const Node& node : document.nodes)
        if (node.name != "FileId") // only in binary files
            writeNode(node, 0);
    std::vector<std::byte> bytes(m_out.size());
    std::memcpy(bytes.data(), m_out.data(), m_out.size());
    return bytes;
}

} // namespace

std::string escaped(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (const char letter : text) {
        const auto code = static_cast<unsigned char>(letter);
        if (letter == '"')
            result += "&quot;";
        else if (letter == '\n')
            result += "&lf;";
        else if (letter == '\r')
            result += "&cr;";
        else if (code < 0x20 || code == 0x7F)
            result += '_';
        else
            result += letter;
    }
    return result;
}

std::vector<std::byte> writeAscii(const Document& document)
{
    return AsciiWriter().run(document);
}

} // namespace mmd::fbx
