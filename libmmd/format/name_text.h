// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <cstddef>
#include <cstdint>
#include <map>

#include <string>
#include <string_view>
#include <vector>

/// Name fields of a VMD file as text and back. A motion repeats few names often: both directions
/// remember what they have seen.
namespace mmd::text {

/// The fields that hold a name.
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

/// Bytes of a field for a name in UTF-8, as MMD would write it: CP932 cut to the field (an IK
/// bone's name to one byte less), then zeros.
struct NameInBytes {
    std::string field;
    bool isCut = false;
    bool isComplete = true; ///< false: '?' stands for a character that CP932 lacks
};
[[nodiscard]] NameInBytes fieldOfName(std::string_view utf8, NameKind kind, int version = 2);

/// The beginning, of `most` bytes or a little less, of a text that may be of any length: what a
/// warning keeps. It is shortened again where it is shown.
[[nodiscard]] std::string_view shortened(std::string_view utf8, std::size_t most = 1000);

/// Names that a text uses and we do not know: a warning each, with how often; 100 at most.
class UnknownNames {
public:
    void add(std::string place);
    [[nodiscard]] std::vector<Warning> take() { return std::move(m_warnings); }

private:
    std::vector<Warning> m_warnings;
};

/// Names of a file that is written as text.
class NamesToText {
public:
    struct Name {
        std::string utf8;
        bool isExact = false; ///< not empty, and fieldOfName() of it gives the field again
    };
    /// Valid until the next call.
    [[nodiscard]] const Name& of(std::string_view field, NameKind kind, int version = 2);

private:
    std::map<std::string, Name, std::less<>> m_names;
};

/// Names of a text that becomes a file.
class NamesToBytes {
public:
    /// The field for `utf8`. A cut name, or one with characters that CP932 lacks, is a warning: one
    /// a name. Valid until the next call.
    [[nodiscard]] const std::string& of(std::string_view utf8, NameKind kind, int version = 2);

    [[nodiscard]] std::vector<Warning> takeWarnings() { return std::move(m_warnings); }

private:
    void warn(WarningCode code, std::string_view utf8);

    std::map<std::string, std::string, std::less<>> m_fields;
    std::vector<Warning> m_warnings;
};

} // namespace mmd::text
