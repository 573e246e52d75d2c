// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"
#include "ui/render/shadow/box.h"

#include <cstdint>
#include <span>
#include <vector>

namespace odori::render {

/// Where a posed model casts and receives self-shadows, without a look at each vertex in each
/// frame: every bone has the box of its vertices, which turns with it. Vertices between several
/// bones lie between their boxes.
class ShadowBoxes {
public:
    explicit ShadowBoxes(const mmd::Model& model); ///< the model must outlive this object

    /// `positions`: rest positions with vertex morphs added, one for each vertex.
    void update(std::span<const glm::vec3> positions);

    /// Add the world boxes of the materials that cast and that receive.
    void addCasting(const mmd::Pose& pose, Box& box) const { add(pose, m_casting, box); }
    void addReceiving(const mmd::Pose& pose, Box& box) const { add(pose, m_receiving, box); }

private:
    void add(const mmd::Pose& pose, const std::vector<Box>& boxes, Box& box) const;

    const mmd::Model& m_model;
    std::vector<std::uint8_t> m_flags;       ///< of the materials of each vertex
    std::vector<Box> m_casting, m_receiving; ///< at rest, of each bone; the last one: no bone
};

} // namespace odori::render
