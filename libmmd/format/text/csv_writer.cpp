// SPDX-License-Identifier: MIT
#include "libmmd/format/text/csv.h"
#include "libmmd/format/text/key_text_fields.h"
#include "libmmd/format/text/key_text_source.h"
#include "libmmd/format/text/number_text.h"

#include <cmath>

namespace mmd {
namespace {

using namespace text;

/// The approximate length of a row; reserved but unused memory costs nothing.
constexpr std::size_t expectedSize = 280;

void appendText(std::string& out, std::string_view utf8)
{
    if (utf8.find_first_of(",;\t\"\r\n") == utf8.npos) {
        out += utf8;
        return;
    }
    out += '"';
    for (const char letter : utf8) {
        if (letter == '"')
            out += '"';
        out += letter;
    }
    out += '"';
}

void appendCsvCurve(std::string& out, std::uint32_t bits)
{
    const BezierCurve curve = unpackedCurve(bits);
    for (const std::uint8_t part : {curve.x1, curve.y1, curve.x2}) {
        appendWhole(out, part);
        out += ' ';
    }
    appendWhole(out, curve.y2);
}

void appendCsvCell(std::string& out, const KeyText& text, Cell cell)
{
    const std::uint32_t bits = cell.isNumber() ? text.bits(cell) : 0;
    switch (columnOf(cell).type) {
    case CellType::Real:
        return std::isfinite(std::bit_cast<float>(bits))
                   ? appendReal(out, std::bit_cast<float>(bits))
                   : appendBits(out, bits);
    case CellType::Whole:
    case CellType::Byte:
    case CellType::Flag:
        return appendWhole(out, bits);
    case CellType::Switch:
        out += bits > 1 ? "none" : bits == 1 ? "1" : "0";
        return;
    case CellType::Curve:
        return appendCsvCurve(out, bits);
    case CellType::Text:
        return appendText(out, text.text(cell));
    case CellType::Hex:
        out += "0x"; // spreadsheets would take digits alone for a number and drop its zeros
        return appendHex(out, text.text(cell));
    }
}

class CsvWriter {
public:
    CsvWriter(const VmdFile& file, const CsvStyle& style)
        : m_file(file)
        , m_style(style)
        , m_source(file)
    {
    }

    std::string write()
    {
        m_source.readFile(m_text);
        chooseColumns();
        std::size_t records = 1;
        for (const VmdFile::Section& section : m_file.sections)
            records += section.count;
        m_out.reserve(
            1024 + records * expectedSize + 2 * (m_file.bytes.size() - m_file.trailingOffset));
        m_out += "kind";
        for (const Cell cell : m_columns) {
            m_out += m_style.separator;
            m_out += columnOf(cell).name;
        }
        m_out += '\n';
        if (m_style.tellsOfFile)
            writeRow();
        for (std::size_t kind = 0; kind < m_file.sections.size(); ++kind)
            writeSection(TrackKind(kind));
        return std::move(m_out);
    }

private:
    /// Those of the kinds that the file has; name and frame first, as people look for them there.
    void chooseColumns()
    {
        unsigned kinds = m_style.tellsOfFile ? 1u << unsigned(RecordKind::File) : 0u;
        for (std::size_t kind = 0; kind < m_file.sections.size(); ++kind)
            if (m_file.sections[kind].count > 0)
                kinds |= 1u << kind;
        if (m_file.sections[std::size_t(TrackKind::ShowIk)].count > 0)
            kinds |= 1u << unsigned(RecordKind::Ik);
        m_columns = {FileCell::Name, FileCell::Frame};
        for (const Column& column : columns()) {
            const bool isRareRemain =
                column.cell == FileCell::SignatureRaw || column.cell == FileCell::TrailingRaw;
            if (column.cell != FileCell::Name && column.cell != FileCell::Frame &&
                (column.kinds & kinds) != 0 && (!isRareRemain || m_text.has(column.cell)))
                m_columns.push_back(column.cell);
        }
    }

    void writeRow()
    {
        m_out += rowName(m_text.kind);
        for (const Cell cell : m_columns) {
            m_out += m_style.separator;
            if (m_text.has(cell))
                appendCsvCell(m_out, m_text, cell);
        }
        m_out += '\n';
    }

    void writeSection(TrackKind kind)
    {
        for (std::uint32_t index = 0; index < m_file.sections[std::size_t(kind)].count; ++index) {
            m_source.readRecord(kind, index, m_text);
            writeRow();
            if (kind != TrackKind::ShowIk)
                continue;
            const std::size_t switches = m_source.switchCount(index);
            for (std::size_t at = 0; at < switches; ++at) {
                m_source.readSwitch(index, at, m_text);
                writeRow();
            }
        }
    }

    const VmdFile& m_file;
    const CsvStyle m_style;
    KeyTextSource m_source;
    KeyText m_text;
    std::vector<Cell> m_columns;
    std::string m_out;
};

} // namespace

std::string csvFromVmd(const VmdFile& file, const CsvStyle& style)
{
    return CsvWriter(file, style).write();
}

} // namespace mmd
