// SPDX-License-Identifier: MIT
#pragma once

#include "ui/film/files/film_sink.h"

#include <optional>
#include <string>
#include <string_view>

namespace odori::film {

/// The names of a series of pictures: "frame_%05d.png" gives frame_00012.png.
class SeriesName {
public:
    /// `path` has "%d" or "%0Nd" (N from 1 to 20) once in its file name, and no other %, except %%
    /// for a single one. None if it does not.
    [[nodiscard]] static std::optional<SeriesName> from(std::string_view path);
    /// The path of the picture with this number.
    [[nodiscard]] std::string path(std::uint64_t number) const;
    /// The number for which path() gives exactly this path; none if there is no such number.
    [[nodiscard]] std::optional<std::uint64_t> numberOf(std::string_view path) const;

private:
    std::string m_before, m_after;
    std::size_t m_digits = 1;
};

/// Writes each picture as a PNG file of its own. Files that were written are complete, so they stay
/// if the film is cancelled.
class PictureFiles : public FilmSink {
public:
    explicit PictureFiles(SeriesName name);
    [[nodiscard]] int threads() const override;
    [[nodiscard]] mmd::Result<void> add(std::uint64_t number, const Picture& picture) override;
    [[nodiscard]] mmd::Result<void> finish() override { return {}; }

private:
    SeriesName m_name;
};

/// PNG bytes of a picture; OutOfMemory if there is not enough memory for them.
[[nodiscard]] mmd::Result<std::vector<std::byte>> pngOf(const Picture& picture);

} // namespace odori::film
