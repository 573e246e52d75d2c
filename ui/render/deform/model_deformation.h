// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/deform/cpu_deformer.h"
#include "ui/render/deform/deforming.h"
#include "ui/render/deform/gpu_deformer.h"

#include <memory>
#include <optional>

namespace odori::render {

/// What the actors with one model share: the way to deform it, and its constant data.
struct SharedDeformation {
    Buffer uvs, additionalUvs;      ///< at rest
    std::optional<DeformWay> way;   ///< none: not chosen yet
    std::unique_ptr<RestMesh> mesh; ///< for the graphics card
};

/// The deformed vertices of one actor. The first run for a model chooses where it is deformed.
class ModelDeformation {
public:
    /// Both must outlive this object.
    ModelDeformation(const mmd::Model& model, SharedDeformation& shared);

    /// Once for each picture; then the passes can draw vertices().
    void run(const mmd::Pose& pose, Deforming& deforming);
    [[nodiscard]] const DeformedVertices& vertices() const { return m_vertices; }

    /// The rest shape with the morphs of `pose`, and whether it changed since the last call.
    struct Morphed {
        std::span<const glm::vec3> positions;
        bool isNew = false;
    };
    [[nodiscard]] Morphed morphed(const mmd::Pose& pose);

private:
    [[nodiscard]] DeformWay chosenWay(const mmd::Pose& pose, Deforming& deforming);
    [[nodiscard]] DeformWay measuredWay(
        const mmd::Pose& pose, Deforming& deforming, const Program& program);
    [[nodiscard]] const Program* prepareGpu(Deforming& deforming);
    [[nodiscard]] bool isGpuRight(const mmd::Pose& pose);
    void setVertices(const DeformedVertices& deformed);

    const mmd::Model& m_model;
    SharedDeformation& m_shared;
    CpuDeformer m_cpu;
    std::optional<GpuDeformer> m_gpu;
    DeformedVertices m_vertices;
};

} // namespace odori::render
