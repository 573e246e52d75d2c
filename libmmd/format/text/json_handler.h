// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/text/json_value.h"
#include "libmmd/format/text/key_text_fields.h"
#include "libmmd/format/vmd/vmd_builder.h"

namespace mmd::text {

/// Receives the events of a JSON parser and builds the motion. An event returns false if it is
/// invalid: then error() has the reason, without its location. Unknown members are skipped with a
/// warning.
class JsonHandler {
public:
    bool startObject();
    bool endObject();
    bool startArray();
    bool endArray();
    bool key(std::string_view name);
    bool value(const JsonValue& value);

    /// Stores the error; returns false.
    bool fail(std::string what);
    [[nodiscard]] const Error& error() const { return m_error; }

    [[nodiscard]] Result<VmdFile> finish();

private:
    /// The present position. Numbers are the cells of one member: an array.
    enum class Level : std::uint8_t { Text, Motion, List, Record, Curves, Numbers, IkList, Ik };
    /// The kind of value that the last name announces.
    enum class Next : std::uint8_t { Unknown, Format, FormatVersion, List, Member, Curves, IkList };

    [[nodiscard]] Level level() const { return m_levels[m_depth]; }
    bool enter(Level level);
    bool skipOrFail(const char* what);
    bool skipDeeper();
    void announceMember(RecordKind kind, std::string_view name, bool isCurve);
    [[nodiscard]] KeyText& current();
    bool endRecord();
    bool endIk();
    bool setFormat(const JsonValue& value);
    bool setCell(Cell cell, const JsonValue& value);
    bool setCurvePart(std::size_t index, const JsonValue& value);
    bool failMember(std::string_view what);
    [[nodiscard]] std::size_t partsOfMember() const;

    VmdBuilder m_builder;
    KeyText m_file, m_record, m_ik;
    std::vector<IkSwitch> m_switches; ///< of the present record
    std::array<Level, 8> m_levels{};  ///< from the outermost; deeper ones do not occur
    std::size_t m_depth = 0;
    std::size_t m_skipped = 0; ///< number of open levels in an unknown member
    Next m_next = Next::Unknown;
    bool m_isMotion = false; ///< a member that a motion has was found
    const Member* m_member = nullptr;
    std::size_t m_part = 0; ///< of the member, in Numbers
    UnknownNames m_unknown;
    Error m_error;
};

} // namespace mmd::text
