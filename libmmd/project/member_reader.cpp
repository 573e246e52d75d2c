// SPDX-License-Identifier: MIT
#include "libmmd/project/member_reader.h"

#include "libmmd/format/text/number_text.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace mmd::project {

std::string MemberReader::element(const std::string& list, std::size_t at)
{
    return list + '/' + std::to_string(at);
}

void MemberReader::fail(const std::string& pointer, std::string_view mustBe)
{
    if (m_error)
        return;
    std::string what = pointer.empty() ? std::string("the project") : pointer.substr(1);
    std::replace(what.begin(), what.end(), '/', '.');
    m_error = errorAt(m_text, offsetOf(m_text, pointer), what + " must be " + std::string(mustBe));
}

Json* MemberReader::object(Json& in, const std::string& at, const char* name)
{
    const auto found = in.find(name);
    if (found == in.end())
        return nullptr;
    if (found->is_object())
        return &*found;
    fail(at + '/' + name, "an object");
    return nullptr;
}
Json* MemberReader::array(Json& in, const std::string& at, const char* name)
{
    const auto found = in.find(name);
    if (found == in.end())
        return nullptr;
    if (found->is_array())
        return &*found;
    fail(at + '/' + name, "an array");
    return nullptr;
}
void MemberReader::dropIfEmpty(Json& in, const char* name)
{
    const auto found = in.find(name);
    if (found != in.end() && found->empty())
        in.erase(name);
}

std::string MemberReader::readText(Json& in, const std::string& at, const char* name)
{
    const auto found = in.find(name);
    if (found == in.end())
        return {};
    std::string text;
    if (found->is_string())
        text = found->get<std::string>();
    else
        fail(at + '/' + name, "a text");
    in.erase(name);
    return text;
}

bool MemberReader::readFlag(Json& in, const std::string& at, const char* name, bool otherwise)
{
    const auto found = in.find(name);
    if (found == in.end())
        return otherwise;
    if (found->is_boolean())
        otherwise = found->get<bool>();
    else
        fail(at + '/' + name, "true or false");
    in.erase(name);
    return otherwise;
}

std::uint32_t MemberReader::readWholeNumber(Json& in, const std::string& at, const char* name,
    std::uint32_t otherwise, std::uint32_t largest)
{
    const auto found = in.find(name);
    if (found == in.end())
        return otherwise;
    if (found->is_number_unsigned() && found->get<std::uint64_t>() <= largest)
        otherwise = found->get<std::uint32_t>();
    else
        fail(at + '/' + name, "a whole number, 0 to " + std::to_string(largest));
    in.erase(name);
    return otherwise;
}

double MemberReader::readNumber(Json& in, const std::string& at, const char* name, double otherwise)
{
    const auto found = in.find(name);
    if (found == in.end())
        return otherwise;
    if (found->is_number() && std::isfinite(found->get<double>()))
        otherwise = found->get<double>();
    else
        fail(at + '/' + name, "a number");
    in.erase(name);
    return otherwise;
}

float MemberReader::realOf(const Json& json, const std::string& at)
{
    if (json.is_number()) {
        const auto value = static_cast<float>(json.get<double>());
        if (std::isfinite(value))
            return value;
    } else if (json.is_string()) {
        if (const auto bits = text::realBits(json.get<std::string>()))
            return std::bit_cast<float>(*bits);
    }
    fail(at, "a number");
    return 0.0f;
}

void MemberReader::readReals(
    Json& in, const std::string& at, const char* name, std::initializer_list<float*> values)
{
    Json* list = array(in, at, name);
    if (!list)
        return;
    if (list->size() != values.size())
        return fail(at + '/' + name, "an array of " + std::to_string(values.size()) + " numbers");
    std::size_t index = 0;
    for (float* value : values) {
        *value = realOf((*list)[index], element(at + '/' + name, index));
        ++index;
    }
    in.erase(name);
}

void MemberReader::readReal(Json& in, const std::string& at, const char* name, float& value)
{
    if (!in.contains(name))
        return;
    value = realOf(in[name], at + '/' + name);
    in.erase(name);
}

std::uint8_t MemberReader::readByte(
    Json& in, const std::string& at, const char* name, std::uint8_t otherwise)
{
    const auto found = in.find(name);
    if (found == in.end())
        return otherwise;
    if (found->is_boolean())
        otherwise = found->get<bool>() ? 1 : 0;
    else if (found->is_number_unsigned() && found->get<std::uint64_t>() <= 255)
        otherwise = found->get<std::uint8_t>();
    else
        fail(at + '/' + name, "true or false");
    in.erase(name);
    return otherwise;
}

} // namespace mmd::project
