// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <string>
#include <string_view>

namespace mmd::text {

/// Reads the cells of a CSV text one by one, by RFC 4180: a cell in quotes may contain separators,
/// line ends and doubled quotes. Rows end with LF, CRLF or CR.
class CsvCells {
public:
    explicit CsvCells(std::string_view text, char separator = ',')
        : m_text(text)
        , m_separator(separator)
    {
    }

    [[nodiscard]] bool atEnd() const { return m_next == m_text.size() && !m_rowGoesOn; }

    /// The next cell, valid until the following call; not at the end. Returns a BadText error,
    /// without its location, for quotes that do not close or close too early.
    [[nodiscard]] Result<std::string_view> next();

    /// Whether the last read cell was the last one of its row.
    [[nodiscard]] bool endsRow() const { return !m_rowGoesOn; }
    /// Where it begins.
    [[nodiscard]] std::size_t offset() const { return m_begin; }

private:
    Result<std::string_view> quoted();
    void pastEnd();
    [[nodiscard]] bool isEnd(std::size_t at) const;

    std::string_view m_text;
    char m_separator;
    std::size_t m_begin = 0, m_next = 0;
    bool m_rowGoesOn = false; ///< a separator was read last, so one more cell follows
    std::string m_unquoted;
};

/// The separator of the cells in the first row: a comma, or if there is none a semicolon or tab.
[[nodiscard]] char separatorOf(std::string_view text);

} // namespace mmd::text
