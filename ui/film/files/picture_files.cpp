// SPDX-License-Identifier: MIT
#include "ui/film/files/picture_files.h"

#include "libmmd/base/file_io.h"

#include <algorithm>
#include <charconv>
#include <thread>

namespace odori::film {

std::optional<SeriesName> SeriesName::from(std::string_view path)
{
    SeriesName name;
    bool hasNumber = false;
    const std::size_t slash = path.find_last_of('/');
    for (std::size_t at = 0; at < path.size(); ++at) {
        std::string& text = hasNumber ? name.m_after : name.m_before;
        if (path[at] != '%') {
            text += path[at];
            continue;
        }
        if (path.substr(at).starts_with("%%")) {
            text += '%';
            ++at;
            continue;
        }
        const std::size_t letter = path.find('d', at);
        const bool isInFolder = slash != std::string_view::npos && at < slash;
        if (hasNumber || isInFolder || letter == std::string_view::npos)
            return std::nullopt;
        const std::string_view digits = path.substr(at + 1, letter - at - 1);
        if (!digits.empty()) {
            const char* end = digits.data() + digits.size();
            const auto read = std::from_chars(digits.data(), end, name.m_digits);
            if (digits.front() != '0' || read.ec != std::errc() || read.ptr != end ||
                name.m_digits < 1 || name.m_digits > 20)
                return std::nullopt;
        }
        hasNumber = true;
        at = letter;
    }
    return hasNumber ? std::optional(name) : std::nullopt;
}

std::string SeriesName::path(std::uint64_t number) const
{
    const std::string digits = std::to_string(number);
    const std::size_t zeros = m_digits > digits.size() ? m_digits - digits.size() : 0;
    return m_before + std::string(zeros, '0') + digits + m_after;
}

std::optional<std::uint64_t> SeriesName::numberOf(std::string_view path) const
{
    if (path.size() <= m_before.size() + m_after.size())
        return std::nullopt;
    std::uint64_t number = 0;
    (void)std::from_chars(path.data() + m_before.size(), path.data() + path.size(), number);
    return this->path(number) == path ? std::optional(number) : std::nullopt;
}

PictureFiles::PictureFiles(SeriesName name)
    : m_name(std::move(name))
{
}

int PictureFiles::threads() const
{
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, 8);
}

mmd::Result<std::vector<std::byte>> pngOf(const Picture& picture)
{
    std::vector<std::byte> bytes =
        std::visit([](const auto& image) { return mmd::encodePng(image); }, picture);
    if (bytes.empty())
        return tl::unexpected(
            mmd::Error{.code = mmd::ErrorCode::OutOfMemory, .offset = 0, .field = {}, .value = 0});
    return bytes;
}

mmd::Result<void> PictureFiles::add(std::uint64_t number, const Picture& picture)
{
    return pngOf(picture).and_then([&](const std::vector<std::byte>& bytes) -> mmd::Result<void> {
        const std::string path = m_name.path(number);
        const mmd::FileContent file{mmd::pathFromUtf8(path), bytes};
        return mmd::writeFiles(std::span(&file, 1)); // its error names the file
    });
}

} // namespace odori::film
