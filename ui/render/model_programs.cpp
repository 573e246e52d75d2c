// SPDX-License-Identifier: MIT
#include "ui/render/model_programs.h"

#include "ui/render/shaders.h"

#include <string>

namespace odori::render {

std::size_t MaterialFeatures::index() const
{
    return (texture ? 1u : 0u) | (specular ? 2u : 0u) | (tints ? 4u : 0u) | (alpha ? 8u : 0u) |
           static_cast<std::size_t>(sphere) << 4 | (lambert ? 64u : 0u) | (selfShadow ? 128u : 0u);
}

MaterialFeatures MaterialFeatures::of(std::size_t index)
{
    return {.texture = (index & 1) != 0,
        .sphere = static_cast<mmd::pmx::SphereMode>(index >> 4 & 3),
        .specular = (index & 2) != 0,
        .tints = (index & 4) != 0,
        .alpha = (index & 8) != 0,
        .lambert = (index & 64) != 0,
        .selfShadow = (index & 128) != 0};
}

mmd::Result<ModelPrograms> ModelPrograms::make()
{
    ModelPrograms result;
    auto edge = makeProgram(shaders::edgeVertex, shaders::edgeFragment);
    auto map = makeProgram(shaders::shadowMapVertex, shaders::shadowMaskFragment);
    auto mask = makeProgram(shaders::shadowMaskVertex, shaders::shadowMaskFragment);
    auto fill = makeProgram(shaders::shadowFillVertex, shaders::shadowFillFragment);
    for (const auto* each : {&edge, &map, &mask, &fill})
        if (!*each)
            return tl::unexpected(each->error());
    result.m_edge = std::move(*edge);
    result.m_shadowMap = std::move(*map);
    result.m_shadowMask = std::move(*mask);
    result.m_shadowFill = std::move(*fill);
    if (const auto plain = result.prepare({}); !plain)
        return tl::unexpected(plain.error());
    return result;
}

mmd::Result<void> ModelPrograms::prepare(const MaterialFeatures& features)
{
    Program& program = m_materials[features.index()];
    if (program.name() != 0)
        return {};
    std::string defines = "#define SPHERE " + std::to_string(int(features.sphere)) + '\n';
    if (features.texture)
        defines += "#define TEXTURE\n";
    if (features.specular)
        defines += "#define SPECULAR\n";
    if (features.tints)
        defines += "#define TINTS\n";
    if (features.alpha)
        defines += "#define ALPHA\n";
    if (features.lambert)
        defines += "#define LAMBERT\n";
    if (features.selfShadow)
        defines += "#define SELF_SHADOW\n";
    auto made = makeProgram(shaders::modelVertex, shaders::modelFragment, defines);
    if (!made)
        return tl::unexpected(made.error());
    program = std::move(*made);
    return {};
}

const Program& ModelPrograms::material(const MaterialFeatures& features) const
{
    const Program& program = m_materials[features.index()];
    if (program.name() != 0)
        return program;
    if (!features.selfShadow)
        return m_materials[MaterialFeatures{}.index()];
    MaterialFeatures unshadowed = features;
    unshadowed.selfShadow = false;
    return material(unshadowed);
}

} // namespace odori::render
