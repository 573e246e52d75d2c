// SPDX-License-Identifier: MIT
#include "libmmd/format/text/csv.h"
#include "libmmd/format/text/csv_cells.h"
#include "libmmd/format/text/csv_value.h"
#include "libmmd/format/text/key_text_fields.h"
#include "libmmd/format/vmd/vmd_builder.h"
#include "libmmd/text/unicode.h"

#include <algorithm>

namespace mmd {
namespace {

using namespace text;

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t mostColumns = 256;

/// What a column holds.
struct Header {
    bool isKind = false;
    std::optional<Cell> cell; ///< nothing: not known
};

std::optional<RecordKind> kindNamed(std::string_view name)
{
    for (std::size_t kind = 0; kind < recordKindCount; ++kind)
        if (rowName(RecordKind(kind)) == name)
            return RecordKind(kind);
    return std::nullopt;
}

class CsvReader {
public:
    explicit CsvReader(std::string_view text)
        : m_text(text)
        , m_separator(separatorOf(text))
        , m_cells(text, m_separator)
    {
    }

    Result<VmdFile> read()
    {
        if (auto header = readHeader(); !header)
            return tl::unexpected(here(header.error()));
        while (!m_cells.atEnd())
            if (auto row = readRow(); !row)
                return tl::unexpected(here(row.error()));
        return m_builder.finish(m_unknown.take()).map_error([&](Error error) {
            return error.code == ErrorCode::BadText ? located(std::move(error), m_text, m_fileRowAt)
                                                    : error;
        });
    }

private:
    [[nodiscard]] Error here(Error error) const
    {
        return located(std::move(error), m_text, m_cells.offset());
    }

    Result<void> readHeader();
    Result<void> addColumn(std::string_view name);
    Result<void> readRow();
    Result<void> readCell(std::size_t column, std::string_view text);
    Result<void> finishRow();

    std::string_view m_text;
    char m_separator;
    CsvCells m_cells;
    std::vector<Header> m_headers;
    KeyText m_row;
    bool m_hasKind = false; ///< the row names its kind
    bool m_isBlank = true;
    std::size_t m_fileRowAt = 0;
    VmdBuilder m_builder;
    UnknownNames m_unknown;
};

Result<void> CsvReader::readHeader()
{
    do {
        const auto name = m_cells.next();
        if (!name)
            return tl::unexpected(name.error());
        if (auto added = addColumn(trimmed(*name)); !added)
            return added;
    } while (!m_cells.endsRow());
    const bool hasFrame = std::any_of(m_headers.begin(), m_headers.end(),
        [](const Header& each) { return each.cell == FileCell::Frame; });
    if (!hasFrame)
        return tl::unexpected(badText("the first row must name the columns, among them \"frame\""));
    return {};
}

Result<void> CsvReader::addColumn(std::string_view name)
{
    if (!isUtf8(name))
        return tl::unexpected(badText("the text is not UTF-8"));
    if (m_headers.size() == mostColumns)
        return tl::unexpected(badText("there are more than 256 columns"));
    Header header{.isKind = name == "kind", .cell = std::nullopt};
    for (const Column& column : columns())
        if (column.name == name)
            header.cell = column.cell;
    if (!header.isKind && !header.cell && !name.empty())
        m_unknown.add("column \"" + std::string(shortened(name)) + '"');
    m_headers.push_back(header);
    return {};
}

Result<void> CsvReader::readRow()
{
    m_row.clear();
    m_row.kind = RecordKind::Bone;
    m_hasKind = false;
    m_isBlank = true;
    std::size_t column = 0;
    do {
        const auto cell = m_cells.next();
        if (!cell)
            return tl::unexpected(cell.error());
        if (auto read = readCell(column++, *cell); !read)
            return read;
    } while (!m_cells.endsRow());
    return m_isBlank ? Result<void>() : finishRow();
}

Result<void> CsvReader::readCell(std::size_t column, std::string_view text)
{
    if (text.empty())
        return {};
    if (trimmed(text).empty()) { // means something only in a name
        const bool isName = column < m_headers.size() && m_headers[column].cell == FileCell::Name;
        return isName ? setCell(FileCell::Name, text, m_separator, m_row) : Result<void>();
    }
    m_isBlank = false;
    if (column >= m_headers.size())
        return tl::unexpected(badText("the row has more cells than there are columns"));
    const Header& header = m_headers[column];
    if (header.isKind) {
        const auto kind = kindNamed(trimmed(text));
        if (!kind)
            return tl::unexpected(badText("\"kind\" must be bone, morph, camera, light, shadow, "
                                          "show, ik or file"));
        m_row.kind = *kind;
        m_hasKind = true;
    }
    return header.cell ? setCell(*header.cell, text, m_separator, m_row) : Result<void>();
}

Result<void> CsvReader::finishRow()
{
    if (!m_hasKind && m_row.has(KeyNumber::Weight))
        m_row.kind = RecordKind::Morph;
    if (m_row.kind == RecordKind::File)
        m_fileRowAt = m_cells.offset();
    return m_builder.add(m_row);
}

} // namespace

Result<VmdFile> vmdFromCsv(std::string_view text)
{
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    if (text.empty())
        return tl::unexpected(
            Error{.code = ErrorCode::EmptyFile, .offset = 0, .field = "CSV", .value = 0});
    return CsvReader(text).read();
}

} // namespace mmd
