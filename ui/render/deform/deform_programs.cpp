// SPDX-License-Identifier: MIT
#include "ui/render/deform/deform_programs.h"

#include <utility>
#include <vector>

namespace odori::render {

mmd::Result<Program> makeDeformProgram(const DeformFeatures& features, std::string_view text)
{
    std::string defines;
    std::vector<const char*> feedback{"movedPosition", "movedNormal"};
    if (features.uvs) {
        defines =
            "#define UVS\n#define ADDITIONAL " + std::to_string(features.additionalUvs) + '\n';
        feedback.push_back("movedUv");
        if (features.additionalUvs > 0)
            feedback.push_back("movedAdditionalUvs");
    }
    auto program = makeProgram(text, {}, defines, feedback);
    if (!program)
        return program;
    glUseProgram(program->name());
    GLint unit = 0;
    for (const char* sampler :
        {"boneData", "sdefData", "morphWeights", "morphOffsets", "uvOffsets"}) // as DeformUnit
        glUniform1i(glGetUniformLocation(program->name(), sampler), unit++);
    glUseProgram(0);
    return program;
}

const Program* DeformPrograms::program(const DeformFeatures& features)
{
    const std::size_t at = features.uvs ? std::size_t(features.additionalUvs) + 1 : 0;
    auto& made = m_programs[at];
    if (!made) {
        made = makeDeformProgram(features);
        if (!*made)
            m_failure = made->error().field;
    }
    return *made ? &**made : nullptr;
}

} // namespace odori::render
