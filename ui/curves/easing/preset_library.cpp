// SPDX-License-Identifier: MIT
#include "ui/curves/easing/preset_library.h"

#include "libmmd/base/file_io.h"

#include <algorithm>
#include <system_error>

namespace odori {
namespace {

using Presets = std::vector<CurvePreset>;

Presets::iterator found(Presets& presets, const std::string& name)
{
    return std::find_if(
        presets.begin(), presets.end(), [&](const CurvePreset& each) { return each.name == name; });
}

mmd::Error badName()
{
    return {
        .code = mmd::ErrorCode::OutOfRange, .offset = 0, .field = "the preset's name", .value = 0};
}

/// `name`, with a number after it if the name is used.
std::string freeName(Presets& presets, const std::string& name)
{
    std::string free = name;
    for (int number = 2; found(presets, free) != presets.end(); ++number) {
        const std::string end = ' ' + std::to_string(number);
        std::size_t kept = std::min(name.size(), longestPresetName - end.size());
        while (kept < name.size() && kept > 0 && (name[kept] & 0xC0) == 0x80)
            --kept; // do not cut inside a UTF-8 character
        free = name.substr(0, kept) + end;
    }
    return free;
}

} // namespace

mmd::Result<std::vector<CurvePreset>> readPresetFile(const std::filesystem::path& path)
{
    return mmd::readFile(path).and_then(
        [](const std::vector<std::byte>& bytes) { return readPresets(bytes); });
}

mmd::Result<void> writePresetFile(
    const std::filesystem::path& path, std::span<const CurvePreset> presets)
{
    const std::string text = presetText(presets);
    return mmd::writeFile(path, std::as_bytes(std::span(text)));
}

mmd::Result<std::vector<CurvePreset>> PresetLibrary::presets() const
{
    auto presets = readPresetFile(m_path);
    if (!presets && presets.error().code == mmd::ErrorCode::FileNotFound)
        return Presets();
    return presets;
}

mmd::Result<void> PresetLibrary::write(std::span<const CurvePreset> presets) const
{
    std::error_code ignored; // if the folder is missing, writing reports the error
    std::filesystem::create_directories(m_path.parent_path(), ignored);
    return writePresetFile(m_path, presets);
}

mmd::Result<void> PresetLibrary::save(const CurvePreset& preset) const
{
    if (!isPresetName(preset.name))
        return tl::unexpected(badName());
    return presets().and_then([&](Presets all) {
        if (const auto at = found(all, preset.name); at != all.end())
            at->curve = preset.curve;
        else
            all.push_back(preset);
        return write(all);
    });
}

mmd::Result<void> PresetLibrary::rename(const std::string& from, const std::string& to) const
{
    if (!isPresetName(to))
        return tl::unexpected(badName());
    return presets().and_then([&](Presets all) -> mmd::Result<void> {
        if (from == to || found(all, from) == all.end())
            return {};
        std::erase_if(all, [&](const CurvePreset& each) { return each.name == to; });
        found(all, from)->name = to;
        return write(all);
    });
}

mmd::Result<void> PresetLibrary::remove(const std::string& name) const
{
    return presets().and_then([&](Presets all) {
        std::erase_if(all, [&](const CurvePreset& each) { return each.name == name; });
        return write(all);
    });
}

mmd::Result<int> PresetLibrary::add(std::span<const CurvePreset> more) const
{
    return presets().and_then([&](Presets all) -> mmd::Result<int> {
        int count = 0;
        for (const CurvePreset& each : more) {
            const auto at = found(all, each.name);
            if (at != all.end() && at->curve == each.curve)
                continue;
            all.push_back({freeName(all, each.name), each.curve});
            ++count;
        }
        if (count == 0)
            return 0;
        return write(all).map([count] { return count; });
    });
}

} // namespace odori
