// SPDX-License-Identifier: MIT
#include "libmmd/base/writing/temporary_name.h"

#include "libmmd/base/file_io.h"

#include <cstdint>
#include <fstream>
#include <random>
#include <string_view>

#ifdef __APPLE__
#include <sys/sysctl.h>
#endif

namespace mmd {
namespace {

std::string hexadecimal(std::uint64_t value)
{
    constexpr const char* digits = "0123456789abcdef";
    std::string text(16, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, value >>= 4)
        *digit = digits[value & 15];
    return text;
}

/// FNV-1a: the same on every machine and in every run.
std::uint64_t hashOf(std::string_view text)
{
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const char each : text)
        hash = (hash ^ static_cast<unsigned char>(each)) * 0x100000001b3u;
    return hash;
}

std::string readBootId()
{
    std::string id;
#if defined(__linux__)
    std::ifstream("/proc/sys/kernel/random/boot_id") >> id;
#elif defined(__APPLE__)
    char text[64] = {};
    std::size_t size = sizeof text - 1;
    if (sysctlbyname("kern.bootsessionuuid", text, &size, nullptr, 0) == 0)
        id = text;
#endif
    std::erase(id, '-');
    return id.size() == 32 ? id : std::string();
}

} // namespace

const std::string& bootId()
{
    static const std::string id = readBootId();
    return id;
}

std::string uniqueId()
{
    std::random_device random;
    return 'u' + hexadecimal((std::uint64_t(random()) << 32) | random());
}

std::filesystem::path temporaryName(
    const std::filesystem::path& target, const std::string& id, int attempt)
{
    const std::string name = ".odori-" + hexadecimal(hashOf(utf8FromPath(target.filename()))) +
                             '-' + id + '-' + std::to_string(attempt) + ".tmp";
    return target.parent_path() / name;
}

} // namespace mmd
