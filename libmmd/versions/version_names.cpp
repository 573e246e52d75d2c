// SPDX-License-Identifier: MIT
#include "libmmd/versions/version_names.h"

#include <algorithm>
#include <charconv>
#include <chrono>

namespace mmd {
namespace {

namespace chrono = std::chrono;

constexpr std::string_view original = "-original";
constexpr std::string_view timeForm = "20261123T074910.123Z"; ///< its digits are examples
constexpr std::int64_t lastTime = 253402300799999;            ///< the end of the year 9999

std::string digits(std::int64_t number, std::size_t count)
{
    std::string text = std::to_string(number);
    return text.size() < count ? std::string(count - text.size(), '0') + text : text;
}

std::string timeText(std::int64_t savedAt)
{
    const chrono::sys_time<chrono::milliseconds> time{
        chrono::milliseconds(std::clamp<std::int64_t>(savedAt, 0, lastTime))};
    const auto day = chrono::floor<chrono::days>(time);
    const chrono::year_month_day date{day};
    const chrono::hh_mm_ss clock{time - day};
    return digits(int(date.year()), 4) + digits(unsigned(date.month()), 2) +
           digits(unsigned(date.day()), 2) + 'T' + digits(clock.hours().count(), 2) +
           digits(clock.minutes().count(), 2) + digits(clock.seconds().count(), 2) + '.' +
           digits(clock.subseconds().count(), 3) + 'Z';
}

bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

bool hasTimeForm(std::string_view text)
{
    return std::equal(text.begin(), text.end(), timeForm.begin(), timeForm.end(),
        [](char each, char form) { return isDigit(form) ? isDigit(each) : each == form; });
}

template <class Number>
Number numberIn(std::string_view text, int base = 10)
{
    Number number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number, base);
    return number;
}

std::optional<std::int64_t> timeIn(std::string_view text)
{
    if (!hasTimeForm(text))
        return std::nullopt;
    const auto part = [&](std::size_t at, std::size_t size) {
        return numberIn<unsigned>(text.substr(at, size));
    };
    const chrono::year_month_day date{
        chrono::year(int(part(0, 4))), chrono::month(part(4, 2)), chrono::day(part(6, 2))};
    if (!date.ok() || part(9, 2) > 23 || part(11, 2) > 59 || part(13, 2) > 59)
        return std::nullopt;
    const auto time = chrono::sys_days(date) + chrono::hours(part(9, 2)) +
                      chrono::minutes(part(11, 2)) + chrono::seconds(part(13, 2)) +
                      chrono::milliseconds(part(16, 3));
    return chrono::duration_cast<chrono::milliseconds>(time.time_since_epoch()).count();
}

bool isHash(std::string_view text)
{
    return std::all_of(text.begin(), text.end(),
        [](char each) { return isDigit(each) || (each >= 'a' && each <= 'f'); });
}

} // namespace

std::string hashText(std::uint64_t hash)
{
    char text[17] = {};
    const auto end = std::to_chars(text, text + 16, hash, 16).ptr;
    const std::string_view written(text, std::size_t(end - text));
    return std::string(16 - written.size(), '0').append(written);
}

std::string textOf(const VersionName& name, std::string_view ending)
{
    std::string text = timeText(name.savedAt) + '-' + hashText(name.hash);
    if (name.isOriginal)
        text += original;
    return text.append(ending);
}

std::optional<VersionName> versionNameOf(std::string_view fileName)
{
    constexpr std::size_t hashAt = timeForm.size() + 1, end = hashAt + 16;
    if (fileName.size() < end || fileName[hashAt - 1] != '-')
        return std::nullopt;
    const auto time = timeIn(fileName.substr(0, timeForm.size()));
    const std::string_view hash = fileName.substr(hashAt, 16);
    if (!time || !isHash(hash))
        return std::nullopt;
    VersionName name{.savedAt = *time, .hash = numberIn<std::uint64_t>(hash, 16)};
    std::string_view rest = fileName.substr(end);
    name.isOriginal = rest.starts_with(original);
    if (name.isOriginal)
        rest.remove_prefix(original.size());
    if (!rest.empty() && rest.front() != '.')
        return std::nullopt;
    return name;
}

} // namespace mmd
