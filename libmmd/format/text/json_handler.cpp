// SPDX-License-Identifier: MIT
#include "libmmd/format/text/json_handler.h"

#include "libmmd/format/text/number_text.h"

namespace mmd::text {
namespace {

constexpr std::string_view formatName = "odori-motion";
constexpr std::size_t deepest = 1000; ///< in what is not known: the parser remembers each level

std::optional<RecordKind> listNamed(std::string_view name)
{
    for (std::size_t kind = 0; kind <= std::size_t(RecordKind::ShowIk); ++kind)
        if (listName(RecordKind(kind)) == name)
            return RecordKind(kind);
    return std::nullopt;
}

} // namespace

bool JsonHandler::fail(std::string what)
{
    m_error = badText(std::move(what));
    return false;
}

bool JsonHandler::failMember(std::string_view what)
{
    const std::string name(m_member->name);
    const std::string list(m_member->isCurve ? "curves" : listName(m_member->kind));
    return fail(
        '"' + name + (list.empty() ? "\" " : "\" in \"" + list + "\" ") + std::string(what));
}

bool JsonHandler::enter(Level level)
{
    m_levels[++m_depth] = level;
    return true;
}

KeyText& JsonHandler::current()
{
    return level() == Level::Motion ? m_file : level() == Level::Ik ? m_ik : m_record;
}

/// An object or array at a wrong location.
bool JsonHandler::skipOrFail(const char* what)
{
    if (level() == Level::Text)
        return fail("a motion must be an object");
    const bool isMember = level() != Level::List && level() != Level::IkList;
    if (isMember && m_next == Next::Unknown && level() != Level::Numbers) {
        m_skipped = 1;
        return true;
    }
    if (isMember && m_next == Next::Member)
        return failMember(std::string("must not be ") + what);
    return fail(std::string("there must not be ") + what + " here");
}

bool JsonHandler::skipDeeper()
{
    return ++m_skipped <= deepest ? true : fail("objects or lists are nested too deeply");
}

bool JsonHandler::startObject()
{
    if (m_skipped > 0)
        return skipDeeper();
    switch (level()) {
    case Level::Text:
        m_file.kind = RecordKind::File;
        return enter(Level::Motion);
    case Level::List:
        return enter(Level::Record);
    case Level::IkList:
        m_ik.clear();
        m_ik.kind = RecordKind::Ik;
        return enter(Level::Ik);
    case Level::Record:
        if (m_next == Next::Curves)
            return enter(Level::Curves);
        break;
    default:
        break;
    }
    return skipOrFail("an object");
}

bool JsonHandler::startArray()
{
    if (m_skipped > 0)
        return skipDeeper();
    const bool isObject = level() != Level::Text && level() != Level::List &&
                          level() != Level::IkList && level() != Level::Numbers;
    if (isObject && m_next == Next::List)
        return enter(Level::List);
    if (isObject && m_next == Next::IkList)
        return enter(Level::IkList);
    if (isObject && m_next == Next::Member && partsOfMember() > 1) {
        m_part = 0;
        if (m_member->isCurve)
            current().setBits(m_member->first, 0);
        return enter(Level::Numbers);
    }
    return skipOrFail("a list");
}

bool JsonHandler::endObject()
{
    if (m_skipped > 0) {
        --m_skipped;
        return true;
    }
    const Level ended = level();
    --m_depth;
    m_next = Next::Unknown;
    if (ended == Level::Record)
        return endRecord();
    return ended == Level::Ik ? endIk() : true;
}

bool JsonHandler::endArray()
{
    if (m_skipped > 0) {
        --m_skipped;
        return true;
    }
    if (level() == Level::Numbers && m_part != partsOfMember())
        return failMember("must be " + std::to_string(partsOfMember()) + " numbers");
    --m_depth;
    m_next = Next::Unknown;
    return true;
}

bool JsonHandler::endRecord()
{
    auto added = m_builder.add(m_record);
    if (!added)
        return fail(added.error().field + " (\"" + std::string(listName(m_record.kind)) + "\")");
    for (const IkSwitch& each : m_switches)
        m_builder.addSwitch(each);
    m_switches.clear();
    m_record.clear();
    return true;
}

bool JsonHandler::endIk()
{
    const auto each = m_builder.switchOf(m_ik);
    if (!each)
        return fail(each.error().field + " (\"ik\")");
    m_switches.push_back(*each);
    return true;
}

bool JsonHandler::key(std::string_view name)
{
    if (m_skipped > 0)
        return true;
    m_next = Next::Unknown;
    if (level() == Level::Motion) {
        if (const auto kind = listNamed(name)) {
            m_next = Next::List;
            m_record.clear();
            m_record.kind = *kind;
        } else if (name == "format" || name == "formatVersion") {
            m_next = name == "format" ? Next::Format : Next::FormatVersion;
        } else {
            announceMember(RecordKind::File, name, false);
        }
        m_isMotion = m_isMotion || m_next != Next::Unknown;
    } else if (level() == Level::Record && name == "curves" &&
               columnOf(FileCell::CurveX).isOf(m_record.kind)) {
        m_next = Next::Curves;
    } else if (level() == Level::Record && name == "ik" && m_record.kind == RecordKind::ShowIk) {
        m_next = Next::IkList;
    } else {
        announceMember(
            level() == Level::Ik ? RecordKind::Ik : m_record.kind, name, level() == Level::Curves);
    }
    return true;
}

void JsonHandler::announceMember(RecordKind kind, std::string_view name, bool isCurve)
{
    if (const Member* member = findMember(kind, name, isCurve)) {
        m_member = member;
        m_next = Next::Member;
    } else {
        m_unknown.add('"' + std::string(shortened(name)) + '"');
    }
}

std::size_t JsonHandler::partsOfMember() const
{
    return columnOf(m_member->first).type == CellType::Curve ? 4 : m_member->count;
}

bool JsonHandler::value(const JsonValue& value)
{
    if (m_skipped > 0)
        return true;
    if (level() == Level::Numbers) {
        if (m_part == partsOfMember())
            return failMember("must be " + std::to_string(m_part) + " numbers");
        const std::size_t part = m_part++;
        return columnOf(m_member->first).type == CellType::Curve
                   ? setCurvePart(part, value)
                   : setCell(m_member->first + part, value);
    }
    if (level() == Level::Text)
        return fail("a motion must be an object");
    if (level() == Level::List || level() == Level::IkList)
        return fail("a key must be an object");
    switch (m_next) {
    case Next::Unknown:
        return true;
    case Next::Format:
    case Next::FormatVersion:
        return setFormat(value);
    case Next::Member:
        if (std::holds_alternative<JsonNull>(value) &&
            columnOf(m_member->first).type != CellType::Switch)
            return true; // as if the member were missing
        if (partsOfMember() > 1)
            return failMember("must be a list of " + std::to_string(partsOfMember()) + " numbers");
        return setCell(m_member->first, value);
    default:
        if (std::holds_alternative<JsonNull>(value))
            return true;
        return fail(
            m_next == Next::Curves ? "\"curves\" must be an object" : "keys must be in a list");
    }
}

bool JsonHandler::setFormat(const JsonValue& value)
{
    if (m_next == Next::FormatVersion) {
        const auto* version = std::get_if<std::uint64_t>(&value);
        return version && *version == 1 ? true : fail("only \"formatVersion\" 1 is known");
    }
    const auto* name = std::get_if<std::string_view>(&value);
    return name && *name == formatName ? true : fail("\"format\" must be \"odori-motion\"");
}

bool JsonHandler::setCell(Cell cell, const JsonValue& value)
{
    const CellType type = columnOf(cell).type;
    if (type == CellType::Text || type == CellType::Hex) {
        const auto* text = std::get_if<std::string_view>(&value);
        if (!text)
            return failMember("must be a text in quotes");
        if (type == CellType::Text) {
            current().setText(cell, *text);
            return true;
        }
        const auto bytes = bytesOfHex(*text);
        if (!bytes)
            return failMember("must be " + std::string(wordsFor(type)));
        current().setText(cell, *bytes);
        return true;
    }
    const auto bits = bitsOf(type, value);
    if (!bits)
        return failMember("must be " + std::string(wordsFor(type)));
    current().setBits(cell, *bits);
    return true;
}

bool JsonHandler::setCurvePart(std::size_t index, const JsonValue& value)
{
    const auto part = bitsOf(CellType::Byte, value);
    if (!part)
        return failMember("must be " + std::string(wordsFor(CellType::Curve)));
    const std::uint32_t others = m_record.bits(m_member->first);
    m_record.setBits(m_member->first, others | *part << (8 * index));
    return true;
}

Result<VmdFile> JsonHandler::finish()
{
    if (!m_isMotion) // else any object would be an empty motion
        return tl::unexpected(
            badText("this is no motion: \"format\" and the lists of keys are missing"));
    if (auto added = m_builder.add(m_file); !added)
        return tl::unexpected(added.error());
    return m_builder.finish(m_unknown.take());
}

} // namespace mmd::text
