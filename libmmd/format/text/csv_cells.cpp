// SPDX-License-Identifier: MIT
#include "libmmd/format/text/csv_cells.h"

#include "libmmd/format/vmd/vmd_builder.h"

namespace mmd::text {

char separatorOf(std::string_view text)
{
    const std::string_view row = text.substr(0, text.find_first_of("\r\n"));
    for (const char each : {',', ';', '\t'})
        if (row.find(each) != row.npos)
            return each;
    return ',';
}

bool CsvCells::isEnd(std::size_t at) const
{
    return at == m_text.size() || m_text[at] == m_separator || m_text[at] == '\r' ||
           m_text[at] == '\n';
}

/// Skips the separator or line end at `m_next`.
void CsvCells::pastEnd()
{
    m_rowGoesOn = m_next < m_text.size() && m_text[m_next] == m_separator;
    if (m_next == m_text.size())
        return;
    const bool isCarriageReturn = m_text[m_next++] == '\r';
    if (isCarriageReturn && m_next < m_text.size() && m_text[m_next] == '\n')
        ++m_next;
}

Result<std::string_view> CsvCells::next()
{
    m_begin = m_next;
    if (m_next < m_text.size() && m_text[m_next] == '"')
        return quoted();
    while (!isEnd(m_next))
        ++m_next;
    const auto cell = m_text.substr(m_begin, m_next - m_begin);
    pastEnd();
    return cell;
}

Result<std::string_view> CsvCells::quoted()
{
    m_unquoted.clear();
    for (std::size_t at = m_begin + 1;;) {
        const std::size_t quote = m_text.find('"', at);
        if (quote == m_text.npos)
            return tl::unexpected(badText("a quote is never closed"));
        m_unquoted += m_text.substr(at, quote - at);
        m_next = quote + 1;
        if (m_next == m_text.size() || m_text[m_next] != '"')
            break;
        m_unquoted += '"';
        at = m_next + 1;
    }
    if (!isEnd(m_next))
        return tl::unexpected(badText("there is text behind a closing quote"));
    pastEnd();
    return std::string_view(m_unquoted);
}

} // namespace mmd::text
