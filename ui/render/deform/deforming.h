// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/deform/deform_programs.h"
#include "ui/render/deform/deform_wish.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace odori::render {

/// Where the vertices of a model are deformed.
enum class DeformWay : std::uint8_t { Processor, GraphicsCard };

/// What the models of one renderer share for their deformation.
struct Deforming {
    /// On a software renderer, Best becomes Processor. Needs the current context.
    explicit Deforming(DeformWish wish);

    DeformWish wish;
    DeformPrograms programs;
    std::vector<std::string> notes; ///< for a log, in English: what was chosen, what failed

    /// Adds a note that the graphics card cannot deform, only once.
    void noteFailure(const std::string& why);

private:
    bool m_isFailureNoted = false;
};

/// Milliseconds of one deformation, until the passes that draw could read it.
struct DeformTimes {
    double processor = 0.0, graphicsCard = 0.0;
};

/// The least time of several runs of each, in turn; takes a few milliseconds for usual models.
[[nodiscard]] DeformTimes measuredTimes(
    const std::function<void()>& onProcessor, const std::function<void()>& onGraphicsCard);

} // namespace odori::render
