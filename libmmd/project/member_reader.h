// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/project/project_json.h"

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace mmd::project {

inline constexpr std::uint32_t largestWhole = std::numeric_limits<std::uint32_t>::max();

/// Takes members out of a tree one by one; the rest are unknown members. Keeps the first error with
/// its location: `at` is the JSON pointer of the object `in`. A missing member has the value
/// `otherwise`. Private to libmmd/project.
class MemberReader {
public:
    /// `text` is the source of the tree and must outlive this object.
    explicit MemberReader(std::string_view text)
        : m_text(text)
    {
    }

    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    void fail(const std::string& pointer, std::string_view mustBe);

    /// The member, which stays in the tree, or null; an error if it has another type.
    Json* object(Json& in, const std::string& at, const char* name);
    Json* array(Json& in, const std::string& at, const char* name);
    static void dropIfEmpty(Json& in, const char* name);

    std::string readText(Json& in, const std::string& at, const char* name);
    bool readFlag(Json& in, const std::string& at, const char* name, bool otherwise);
    /// A flag, or a byte that is neither 0 nor 1.
    std::uint8_t readByte(
        Json& in, const std::string& at, const char* name, std::uint8_t otherwise);
    std::uint32_t readWholeNumber(Json& in, const std::string& at, const char* name,
        std::uint32_t otherwise, std::uint32_t largest = largestWhole);
    double readNumber(Json& in, const std::string& at, const char* name, double otherwise);
    /// Floats, also as their bits: an array, a single one, one outside an object.
    void readReals(
        Json& in, const std::string& at, const char* name, std::initializer_list<float*> values);
    void readReal(Json& in, const std::string& at, const char* name, float& value);
    float realOf(const Json& json, const std::string& at);

    static std::string element(const std::string& list, std::size_t at);

protected:
    std::string_view m_text;
    std::optional<Error> m_error;
};

} // namespace mmd::project
