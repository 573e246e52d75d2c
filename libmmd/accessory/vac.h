// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <span>
#include <string>

namespace mmd {

/// MMD's VAC: six lines of CP932 text that place an X file. Source: the files that MMD's users
/// share; no description by MMD's author is known.
struct Vac {
    std::string name;         ///< UTF-8
    std::string file;         ///< of the X file, relative to the VAC; UTF-8
    float scale = 1.0f;       ///< times the size that MMD gives any X file
    glm::vec3 position{0.0f}; ///< MMD space
    glm::vec3 rotation{0.0f}; ///< degrees about x, y, z; as the numbers of MMD's panel
    std::string bone;         ///< the bone that it is made for; UTF-8, may be empty
    bool operator==(const Vac&) const = default;
};

/// Missing lines after the second keep their defaults. Errors: BadText, with the line.
[[nodiscard]] Result<Vac> readVac(std::span<const std::byte> bytes);

} // namespace mmd
