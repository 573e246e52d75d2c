// SPDX-License-Identifier: MIT
#include "libmmd/format/name_text.h"

#include "libmmd/text/cp932.h"

#include <algorithm>

namespace mmd::text {
namespace {

/// Limits the memory for the names of a hostile file.
constexpr std::size_t mostNames = 4096;
constexpr std::size_t mostWarnings = 100;

/// Fields of different kinds with the same bytes or name are distinguished.
std::string keyOf(std::string_view text, NameKind kind)
{
    std::string key(1, static_cast<char>('0' + int(kind)));
    key += text;
    return key;
}

} // namespace

std::string nameInField(std::string_view field)
{
    return decodeCp932(field.substr(0, field.find('\0')));
}

NameInBytes fieldOfName(std::string_view utf8, NameKind kind, int version)
{
    const std::size_t size = fieldSize(kind, version);
    const std::size_t most = kind == NameKind::Ik ? size - 1 : size;
    EncodedText encoded = encodeCp932(utf8);
    const bool isCut = encoded.bytes.size() > most;
    encoded.bytes.resize(isCut ? most : encoded.bytes.size());
    encoded.bytes.resize(size, '\0');
    return {.field = std::move(encoded.bytes), .isCut = isCut, .isComplete = encoded.complete};
}

std::string_view shortened(std::string_view utf8, std::size_t most)
{
    std::size_t size = std::min(utf8.size(), most);
    while (size > 0 && size < utf8.size() && (utf8[size] & 0xC0) == 0x80) // never half a character
        --size;
    return utf8.substr(0, size);
}

void UnknownNames::add(std::string location)
{
    const auto found = std::find_if(m_warnings.begin(), m_warnings.end(),
        [&](const Warning& each) { return each.location == location; });
    if (found != m_warnings.end())
        ++found->count;
    else if (m_warnings.size() < mostWarnings)
        m_warnings.push_back(
            {.code = WarningCode::UnsupportedFeature, .location = std::move(location), .count = 1});
}

const NamesToText::Name& NamesToText::of(std::string_view field, NameKind kind, int version)
{
    const std::string key = keyOf(field, kind);
    const auto found = m_names.find(key);
    if (found != m_names.end())
        return found->second;
    if (m_names.size() >= mostNames)
        m_names.clear();
    Name name{.utf8 = nameInField(field)};
    // An empty cell of a table means that no name is given, so a key without a name has raw bytes.
    name.isExact = (!name.utf8.empty() || kind == NameKind::Model) &&
                   fieldOfName(name.utf8, kind, version).field == field;
    return m_names.emplace(key, std::move(name)).first->second;
}

const std::string& NamesToBytes::of(std::string_view utf8, NameKind kind, int version)
{
    const std::string key = keyOf(utf8, kind);
    const auto found = m_fields.find(key);
    if (found != m_fields.end())
        return found->second;
    if (m_fields.size() >= mostNames)
        m_fields.clear();
    NameInBytes name = fieldOfName(utf8, kind, version);
    if (name.isCut)
        warn(WarningCode::NameCut, utf8);
    if (!name.isComplete)
        warn(WarningCode::NameUnencodable, utf8);
    return m_fields.emplace(key, std::move(name.field)).first->second;
}

void NamesToBytes::warn(WarningCode code, std::string_view utf8)
{
    if (m_warnings.size() < mostWarnings)
        m_warnings.push_back({.code = code, .location = std::string(shortened(utf8)), .count = 1});
}

} // namespace mmd::text
