// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/vertex_morphs.h"
#include "ui/render/deform/deformed_vertices.h"
#include "ui/render/skinning.h"

#include <span>
#include <vector>

namespace odori::render {

/// Deforms the vertices of one actor on the processor, and uploads them for each picture.
class CpuDeformer {
public:
    explicit CpuDeformer(const mmd::Model& model); ///< the model must outlive this object

    /// Adds the morphs of `pose` to the rest shape, without an upload.
    void morph(const mmd::Pose& pose);
    /// Whether morphs changed the rest shape since the last call; true at the first one.
    [[nodiscard]] bool takeMorphed();
    [[nodiscard]] const mmd::VertexMorphs& morphs() const { return m_morphs; }

    void run(const mmd::Pose& pose);
    /// Where the result of run() is; texture coordinates only if morphs move them.
    [[nodiscard]] DeformedVertices vertices() const;
    /// Frees the buffers on the graphics card until the next run().
    void release();

    /// Deforms into main memory, with the morphs that were added before.
    [[nodiscard]] std::vector<SkinnedVertex> skinned(const mmd::Pose& pose);

private:
    void skin(const mmd::Pose& pose);
    void uploadUvs();

    const mmd::Model& m_model;
    mmd::VertexMorphs m_morphs;
    Skinning m_skinning;
    bool m_hasUvMorphs = false;
    bool m_isMorphed = true;       ///< since takeMorphed()
    bool m_areUvsOld = true;       ///< on the graphics card
    Buffer m_skinned;              ///< SkinnedVertex each
    Buffer m_uvs, m_additionalUvs; ///< if morphs move them
};

} // namespace odori::render
