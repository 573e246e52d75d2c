// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/deform/deform_shader.h"
#include "ui/render/gl/gl_objects.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace odori::render {

/// The program of `source`, which deforms points by transform feedback into one buffer.
/// SystemFailure if the driver rejects it.
[[nodiscard]] mmd::Result<Program> makeDeformProgram(
    const DeformFeatures& features, std::string_view source = deformShader);

/// The programs that deform vertices on the graphics card. Each one is compiled at its first use.
class DeformPrograms {
public:
    /// Null if the driver rejects it: failure() says why.
    [[nodiscard]] const Program* program(const DeformFeatures& features);
    [[nodiscard]] const std::string& failure() const { return m_failure; }

private:
    std::array<std::optional<mmd::Result<Program>>, 6> m_programs;
    std::string m_failure; ///< of the driver, in English; empty: none
};

} // namespace odori::render
