// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <cstddef>
#include <cstdint>
#include <map>

#include <string>
#include <string_view>
#include <vector>

/// Converts name fields of a VMD file to text and back. A motion repeats few names often, so both
/// directions cache their results.
namespace mmd::text {

/// The fields with a name.
enum class NameKind : std::uint8_t { BoneOrMorph, Ik, Model };

/// Bytes of such a field in a file of `version`.
[[nodiscard]] constexpr std::size_t fieldSize(NameKind kind, int version = 2)
{
    return kind == NameKind::BoneOrMorph || (kind == NameKind::Model && version == 1)
               ? (kind == NameKind::Model ? 10 : 15)
               : 20;
}

/// UTF-8 of the name in a field: up to its first NUL.
[[nodiscard]] std::string nameInField(std::string_view field);

/// Bytes of a field for a name in UTF-8, as MMD would write it: CP932, cut to the field (an IK
/// bone's name to one byte less), then zeros.
struct NameInBytes {
    std::string field;
    bool isCut = false;
    bool isComplete = true; ///< false: '?' replaces a character that CP932 does not have
};
[[nodiscard]] NameInBytes fieldOfName(std::string_view utf8, NameKind kind, int version = 2);

/// The first `most` bytes, or a few less, of a text of any length: for storing in a warning. It is
/// shortened again when it is shown.
[[nodiscard]] std::string_view shortened(std::string_view utf8, std::size_t most = 1000);

/// Unknown names in a text: one warning each, with its count; 100 at most.
class UnknownNames {
public:
    void add(std::string location);
    [[nodiscard]] std::vector<Warning> take() { return std::move(m_warnings); }

private:
    std::vector<Warning> m_warnings;
};

/// Names of a file that is written as text.
class NamesToText {
public:
    struct Name {
        std::string utf8;
        bool isExact = false; ///< not empty, and fieldOfName() gives the same field
    };
    /// Valid until the next call.
    [[nodiscard]] const Name& of(std::string_view field, NameKind kind, int version = 2);

private:
    std::map<std::string, Name, std::less<>> m_names;
};

/// Names of a text that is converted to a file.
class NamesToBytes {
public:
    /// The field for `utf8`. A cut name, or one with characters that CP932 does not have, gives one
    /// warning for each name. Valid until the next call.
    [[nodiscard]] const std::string& of(std::string_view utf8, NameKind kind, int version = 2);

    [[nodiscard]] std::vector<Warning> takeWarnings() { return std::move(m_warnings); }

private:
    void warn(WarningCode code, std::string_view utf8);

    std::map<std::string, std::string, std::less<>> m_fields;
    std::vector<Warning> m_warnings;
};

} // namespace mmd::text
