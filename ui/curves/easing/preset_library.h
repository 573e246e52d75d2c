// SPDX-License-Identifier: MIT
#pragma once

#include "ui/curves/easing/preset_file.h"

#include <filesystem>

namespace odori {

/// The user's curves, in a file of the user's folder. Every call reads that file anew, since other
/// windows write it too, and every change writes it as a whole (mmd::writeFile). A file that cannot
/// be read is an error and is never written over.
class PresetLibrary {
public:
    explicit PresetLibrary(std::filesystem::path path)
        : m_path(std::move(path))
    {
    }

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

    /// None where there is no file yet.
    [[nodiscard]] mmd::Result<std::vector<CurvePreset>> presets() const;

    /// Takes the place of one of the same name, else comes last. BadValue for a name that is none.
    [[nodiscard]] mmd::Result<void> save(const CurvePreset& preset) const;
    /// Another name, in the same place; the one that had that name before leaves.
    [[nodiscard]] mmd::Result<void> rename(const std::string& from, const std::string& to) const;
    [[nodiscard]] mmd::Result<void> remove(const std::string& name) const;

    /// Adds what a file read from elsewhere holds; a name that is taken by another curve gets a
    /// number behind it. How many were new.
    [[nodiscard]] mmd::Result<int> add(std::span<const CurvePreset> presets) const;

private:
    [[nodiscard]] mmd::Result<void> write(std::span<const CurvePreset> presets) const;

    std::filesystem::path m_path;
};

/// A preset file at `path`, wherever.
[[nodiscard]] mmd::Result<std::vector<CurvePreset>> readPresetFile(
    const std::filesystem::path& path);
[[nodiscard]] mmd::Result<void> writePresetFile(
    const std::filesystem::path& path, std::span<const CurvePreset> presets);

} // namespace odori
