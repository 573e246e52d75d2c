// SPDX-License-Identifier: MIT
#include "libmmd/interchange/fbx/fbx_ascii.h"

#include <algorithm>
#include <charconv>
#include <cstring>

namespace mmd::fbx {
namespace {

constexpr int deepestList = 32;

bool isBlank(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\r';
}

class AsciiReader {
public:
    explicit AsciiReader(std::string_view text)
        : m_text(text)
    {
    }
    Result<AsciiFile> run();

private:
    [[nodiscard]] bool isAtEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char letter() const { return isAtEnd() ? '\0' : m_text[m_at]; }
    void skipBlanks();
    void skipLines();
    bool fail(const char* what);
    bool readNodes(Node& parent, int depth);
    bool readNode(Node& node, int depth);
    bool readValues(Node& node);
    bool readValue(Node& node);
    bool readText(Node& node);
    bool readNumber(Node& node);
    bool readArray(Node& node);
    template <class T>
    bool readNumbers(Node& node, std::size_t end);

    std::string_view m_text;
    std::size_t m_at = 0;
    AsciiFile m_file;
    Error m_error;
};

bool AsciiReader::fail(const char* what)
{
    const auto end = m_text.begin() + std::ptrdiff_t(std::min(m_at, m_text.size()));
    const auto line = 1 + std::count(m_text.begin(), end, '\n');
    m_error = {.code = ErrorCode::BadText,
        .offset = m_at,
        .field = what,
        .value = static_cast<std::uint64_t>(line)};
    return false;
}

void AsciiReader::skipBlanks()
{
    while (!isAtEnd() && isBlank(letter()))
        ++m_at;
}

/// Blanks, line ends and comments.
void AsciiReader::skipLines()
{
    for (skipBlanks(); letter() == '\n' || letter() == ';'; skipBlanks())
        m_at = letter() == '\n' ? m_at + 1 : std::min(m_text.find('\n', m_at), m_text.size());
}

bool AsciiReader::readText(Node& node)
{
    const std::size_t end = m_text.find('"', m_at + 1);
    if (end == m_text.npos)
        return fail("a text has no end");
    node.values.emplace_back(unescaped(m_text.substr(m_at + 1, end - m_at - 1)));
    m_at = end + 1;
    return true;
}

bool AsciiReader::readNumber(Node& node)
{
    const char* begin = m_text.data() + m_at;
    const char* end = m_text.data() + m_text.size();
    std::int64_t whole = 0;
    double number = 0.0;
    const auto asWhole = std::from_chars(begin, end, whole);
    const auto asNumber = std::from_chars(begin, end, number);
    if (asNumber.ec != std::errc())
        return fail("a value is wrong");
    if (asWhole.ec == std::errc() && asWhole.ptr == asNumber.ptr)
        node.values.emplace_back(whole);
    else
        node.values.emplace_back(number);
    m_at += std::size_t(asNumber.ptr - begin);
    return true;
}

template <class T>
bool AsciiReader::readNumbers(Node& node, std::size_t end)
{
    std::vector<T> values;
    while (true) {
        skipLines();
        T value{};
        const auto read = std::from_chars(m_text.data() + m_at, m_text.data() + end, value);
        if (read.ec != std::errc())
            return fail("a number of an array is wrong");
        values.push_back(value);
        m_at = std::size_t(read.ptr - m_text.data());
        skipLines();
        if (m_at >= end)
            break;
        if (letter() != ',')
            return fail("the numbers of an array are not separated by commas");
        ++m_at;
    }
    node.values.emplace_back(std::move(values));
    return true;
}

/// "*3 { a: 1,2,3 }"; the count is not needed.
bool AsciiReader::readArray(Node& node)
{
    const std::size_t begin = m_text.find('{', m_at);
    const std::size_t end = begin == m_text.npos ? m_text.npos : m_text.find('}', begin);
    if (end == m_text.npos)
        return fail("an array has no end");
    const std::size_t colon = m_text.find(':', begin);
    if (colon >= end)
        return fail("an array has no numbers");
    m_at = colon + 1;
    skipLines();
    const bool isEmpty = m_at >= end;
    if (!isEmpty && node.name == "KeyTime" && !readNumbers<std::int64_t>(node, end))
        return false;
    if (!isEmpty && node.name == "KeyValueFloat" && !readNumbers<float>(node, end))
        return false;
    m_at = end + 1;
    return true;
}

bool AsciiReader::readValue(Node& node)
{
    switch (letter()) {
    case '"':
        return readText(node);
    case '*':
        return readArray(node);
    case 'T':
    case 'F':
        node.values.emplace_back(letter() == 'T');
        ++m_at;
        return true;
    default:
        return readNumber(node);
    }
}

/// Up to the end of the line, or the brace of a list.
bool AsciiReader::readValues(Node& node)
{
    skipBlanks();
    while (!isAtEnd() && letter() != '\n' && letter() != '{' && letter() != '}') {
        if (!readValue(node))
            return false;
        skipBlanks();
        if (letter() != ',')
            return letter() == '\n' || letter() == '{' || letter() == '}' || isAtEnd() ||
                   fail("values are not separated by commas");
        ++m_at;
        skipLines();
    }
    return true;
}

bool AsciiReader::readNode(Node& node, int depth)
{
    const std::size_t end = m_text.find_first_of(":\n{}\"", m_at);
    if (end == m_text.npos || m_text[end] != ':' || end == m_at)
        return fail("a node has no name");
    node.name = m_text.substr(m_at, end - m_at);
    m_at = end + 1;
    if (!readValues(node))
        return false;
    if (letter() != '{')
        return true;
    ++m_at;
    if (!readNodes(node, depth + 1))
        return false;
    if (letter() != '}')
        return fail("a list has no end");
    ++m_at;
    return true;
}

bool AsciiReader::readNodes(Node& parent, int depth)
{
    if (depth > deepestList)
        return fail("lists are too deep");
    const bool areObjects = depth == 1 && parent.name == "Objects";
    for (skipLines(); !isAtEnd() && letter() != '}'; skipLines()) {
        const std::size_t begin = m_at;
        Node node;
        if (!readNode(node, depth))
            return false;
        if (areObjects) {
            m_file.objects.emplace_back(begin, m_at);
            // "Class::name", as in a binary file.
            if (auto* name =
                    node.values.size() > 1 ? std::get_if<std::string>(&node.values[1]) : nullptr) {
                const std::size_t cut = name->find("::");
                if (cut != name->npos)
                    *name = objectName(name->substr(cut + 2), name->substr(0, cut));
            }
        }
        parent.children.push_back(std::move(node));
    }
    return true;
}

Result<AsciiFile> AsciiReader::run()
{
    constexpr std::string_view start = "; FBX ";
    if (m_text.substr(0, start.size()) != start)
        return tl::unexpected(Error{
            .code = ErrorCode::WrongSignature, .offset = 0, .field = "ASCII FBX", .value = 0});
    Node all;
    if (!readNodes(all, 0) || (!isAtEnd() && !fail("a list ends that did not begin")))
        return tl::unexpected(m_error);
    m_file.document.nodes = std::move(all.children);
    return std::move(m_file);
}

} // namespace

std::string unescaped(std::string_view text)
{
    static constexpr std::pair<std::string_view, char> marks[] = {
        {"&quot;", '"'}, {"&lf;", '\n'}, {"&cr;", '\r'}};
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const auto mark = std::find_if(std::begin(marks), std::end(marks),
            [&](const auto& each) { return text.substr(0, each.first.size()) == each.first; });
        const bool isMark = mark != std::end(marks);
        result += isMark ? mark->second : text.front();
        text.remove_prefix(isMark ? mark->first.size() : 1);
    }
    return result;
}

std::string nameAsRead(const ExportOptions& options, const std::string& name)
{
    return options.format == ExportFormat::FbxAscii ? unescaped(name) : name;
}

Result<AsciiFile> readAscii(std::span<const std::byte> text)
{
    return AsciiReader({reinterpret_cast<const char*>(text.data()), text.size()}).run();
}

} // namespace mmd::fbx
