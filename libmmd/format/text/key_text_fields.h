// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/text/key_text.h"

#include <span>
#include <string_view>

/// The names of all fields of records, for both text formats.
namespace mmd::text {

/// A cell as a column of a CSV file.
struct Column {
    Cell cell;
    CellType type;
    std::string_view name;
    unsigned kinds; ///< a bit for each RecordKind with this field

    [[nodiscard]] constexpr bool isOf(RecordKind kind) const
    {
        return ((kinds >> unsigned(kind)) & 1) != 0;
    }
};

/// In the order of a file's columns.
[[nodiscard]] std::span<const Column, cellCount> columns();

[[nodiscard]] const Column& columnOf(Cell cell);

/// A member of a JSON object: one cell, or an array of several consecutive cells.
struct Member {
    RecordKind kind;
    std::string_view name;
    Cell first;
    std::size_t count;
    bool isCurve; ///< a member of the object "curves"
};

/// Members of a kind, in the order of writing; those in "curves" are consecutive.
[[nodiscard]] std::span<const Member> membersOf(RecordKind kind);

/// Null if there is none of that name.
[[nodiscard]] const Member* findMember(RecordKind kind, std::string_view name, bool isCurve);

/// The kind in the column "kind" of a CSV file, e.g. "camera".
[[nodiscard]] std::string_view rowName(RecordKind kind);

/// The list of a kind's records in a JSON file, e.g. "bones". Not for Ik and File.
[[nodiscard]] std::string_view listName(RecordKind kind);

/// The allowed content of a cell of this type, in words: "a whole number, 0 to 255".
[[nodiscard]] std::string_view wordsFor(CellType type);

} // namespace mmd::text
