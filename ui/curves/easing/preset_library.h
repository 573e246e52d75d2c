// SPDX-License-Identifier: MIT
#pragma once

#include "ui/curves/easing/preset_file.h"

#include <filesystem>

namespace odori {

/// The user's curves, in a file of the user's folder. Every call reads that file again, because
/// other windows write it too, and every change writes all of it (mmd::writeFile). A file that
/// cannot be read is an error and is never overwritten.
class PresetLibrary {
public:
    explicit PresetLibrary(std::filesystem::path path)
        : m_path(std::move(path))
    {
    }

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

    /// None if there is no file yet.
    [[nodiscard]] mmd::Result<std::vector<CurvePreset>> presets() const;

    /// Replaces a curve with the same name, else adds it at the end. BadValue for an invalid name.
    [[nodiscard]] mmd::Result<void> save(const CurvePreset& preset) const;
    /// Renames a curve, which keeps its position; another curve with the new name is deleted.
    [[nodiscard]] mmd::Result<void> rename(const std::string& from, const std::string& to) const;
    [[nodiscard]] mmd::Result<void> remove(const std::string& name) const;

    /// Adds the curves of another file. If another curve has the same name, the new one gets a
    /// number. Returns the number of new curves.
    [[nodiscard]] mmd::Result<int> add(std::span<const CurvePreset> presets) const;

private:
    [[nodiscard]] mmd::Result<void> write(std::span<const CurvePreset> presets) const;

    std::filesystem::path m_path;
};

/// A preset file at any `path`.
[[nodiscard]] mmd::Result<std::vector<CurvePreset>> readPresetFile(
    const std::filesystem::path& path);
[[nodiscard]] mmd::Result<void> writePresetFile(
    const std::filesystem::path& path, std::span<const CurvePreset> presets);

} // namespace odori
