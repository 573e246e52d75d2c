// SPDX-License-Identifier: MIT
#include "libmmd/format/text/json.h"
#include "libmmd/format/text/key_text_fields.h"
#include "libmmd/format/text/key_text_source.h"
#include "libmmd/format/text/number_text.h"

#include <cmath>

namespace mmd {
namespace {

using namespace text;

/// The approximate length of a record; reserved but unused memory costs nothing.
constexpr std::array<std::size_t, 6> expectedSizes{440, 110, 560, 240, 110, 110};

void appendString(std::string& out, std::string_view utf8)
{
    out += '"';
    for (const char letter : utf8) {
        const auto code = static_cast<unsigned char>(letter);
        if (letter == '"' || letter == '\\') {
            out += '\\';
            out += letter;
        } else if (code < 0x20 || code == 0x7F) {
            out += "\\u00";
            appendHex(out, std::string_view(&letter, 1));
        } else {
            out += letter;
        }
    }
    out += '"';
}

void appendFlag(std::string& out, std::uint32_t bits)
{
    if (bits > 1)
        appendWhole(out, bits);
    else
        out += bits == 1 ? "true" : "false";
}

void appendJsonCurve(std::string& out, std::uint32_t bits)
{
    const BezierCurve curve = unpackedCurve(bits);
    char before = '[';
    for (const std::uint8_t part : {curve.x1, curve.y1, curve.x2, curve.y2}) {
        out += before;
        appendWhole(out, part);
        before = ',';
    }
    out += ']';
}

void appendRealOrBits(std::string& out, std::uint32_t bits)
{
    const auto real = std::bit_cast<float>(bits);
    if (std::isfinite(real))
        return appendReal(out, real);
    out += '"';
    appendBits(out, bits);
    out += '"';
}

void appendJsonCell(std::string& out, const KeyText& text, Cell cell)
{
    switch (columnOf(cell).type) {
    case CellType::Real:
        return appendRealOrBits(out, text.bits(cell));
    case CellType::Whole:
    case CellType::Byte:
        return appendWhole(out, text.bits(cell));
    case CellType::Flag:
        return appendFlag(out, text.bits(cell));
    case CellType::Switch:
        out += text.bits(cell) > 1 ? "null" : text.bits(cell) == 1 ? "true" : "false";
        return;
    case CellType::Curve:
        return appendJsonCurve(out, text.bits(cell));
    case CellType::Text:
        return appendString(out, text.text(cell));
    case CellType::Hex:
        out += '"';
        appendHex(out, text.text(cell));
        out += '"';
        return;
    }
}

void appendMember(std::string& out, const KeyText& text, const Member& member)
{
    out += '"';
    out += member.name;
    out += "\":";
    if (member.count == 1)
        return appendJsonCell(out, text, member.first);
    for (std::size_t index = 0; index < member.count; ++index) {
        out += index == 0 ? '[' : ',';
        appendJsonCell(out, text, member.first + index);
    }
    out += ']';
}

/// The members of `text`, with `separator` between them.
void appendMembers(std::string& out, const KeyText& text, std::string_view separator)
{
    bool isFirst = true;
    bool inCurves = false;
    for (const Member& member : membersOf(text.kind)) {
        if (!text.has(member.first))
            continue;
        if (inCurves && !member.isCurve)
            out += '}';
        if (!isFirst)
            out += inCurves && member.isCurve ? "," : separator;
        if (!inCurves && member.isCurve)
            out += "\"curves\":{";
        appendMember(out, text, member);
        inCurves = member.isCurve;
        isFirst = false;
    }
    if (inCurves)
        out += '}';
}

class JsonWriter {
public:
    explicit JsonWriter(const VmdFile& file)
        : m_file(file)
        , m_source(file)
    {
    }

    std::string write()
    {
        reserve();
        m_out += "{\n\"format\":\"odori-motion\",\n\"formatVersion\":1,\n";
        m_source.readFile(m_text);
        appendMembers(m_out, m_text, ",\n");
        for (std::size_t kind = 0; kind < m_file.sections.size(); ++kind)
            writeSection(TrackKind(kind));
        m_out += "\n}\n";
        return std::move(m_out);
    }

private:
    void reserve()
    {
        std::size_t size = 1024 + 2 * (m_file.bytes.size() - m_file.trailingOffset);
        for (std::size_t kind = 0; kind < m_file.sections.size(); ++kind)
            size += m_file.sections[kind].count * expectedSizes[kind];
        m_out.reserve(size);
    }

    void writeSection(TrackKind kind)
    {
        m_out += ",\n\"";
        m_out += listName(RecordKind(kind));
        m_out += "\":[";
        for (std::uint32_t index = 0; index < m_file.sections[std::size_t(kind)].count; ++index) {
            m_out += index == 0 ? "\n{" : ",\n{";
            m_source.readRecord(kind, index, m_text);
            appendMembers(m_out, m_text, ",");
            if (kind == TrackKind::ShowIk)
                writeSwitches(index);
            m_out += '}';
        }
        m_out += ']';
    }

    void writeSwitches(std::size_t record)
    {
        m_out += ",\"ik\":[";
        const std::size_t count = m_source.switchCount(record);
        for (std::size_t index = 0; index < count; ++index) {
            m_out += index == 0 ? "{" : ",{";
            m_source.readSwitch(record, index, m_text);
            appendMembers(m_out, m_text, ",");
            m_out += '}';
        }
        m_out += ']';
    }

    const VmdFile& m_file;
    KeyTextSource m_source;
    KeyText m_text;
    std::string m_out;
};

} // namespace

std::string jsonFromVmd(const VmdFile& file)
{
    return JsonWriter(file).write();
}

} // namespace mmd
