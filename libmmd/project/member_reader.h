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

/// Takes members out of a tree one by one; what is left is what we do not know. The first thing
/// that is wrong is kept, with where it stands: `at` is the JSON pointer of the object `in`. A
/// member that is missing has the value `otherwise`. Private to libmmd/project.
class MemberReader {
public:
    /// `text` is what the tree was made of, and must outlive this.
    explicit MemberReader(std::string_view text)
        : m_text(text)
    {
    }

    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    void fail(const std::string& pointer, std::string_view mustBe);

    /// The member, which stays, or null; a failure if it is no such thing.
    Json* object(Json& in, const std::string& at, const char* name);
    Json* array(Json& in, const std::string& at, const char* name);
    static void dropIfEmpty(Json& in, const char* name);

    std::string takeText(Json& in, const std::string& at, const char* name);
    bool takeFlag(Json& in, const std::string& at, const char* name, bool otherwise);
    /// A flag, or a byte that is neither 0 nor 1.
    std::uint8_t takeByte(
        Json& in, const std::string& at, const char* name, std::uint8_t otherwise);
    std::uint32_t takeWhole(Json& in, const std::string& at, const char* name,
        std::uint32_t otherwise, std::uint32_t largest = largestWhole);
    double takeNumber(Json& in, const std::string& at, const char* name, double otherwise);
    /// Floats, also as their bits: those of an array, one of its own, one that is not in an object.
    void takeReals(
        Json& in, const std::string& at, const char* name, std::initializer_list<float*> values);
    void takeReal(Json& in, const std::string& at, const char* name, float& value);
    float realOf(const Json& json, const std::string& at);

    static std::string element(const std::string& list, std::size_t at);

protected:
    std::string_view m_text;
    std::optional<Error> m_error;
};

} // namespace mmd::project
