// SPDX-License-Identifier: MIT
#include "tests/ui/render/box_model.h"

#include <glm/geometric.hpp>

namespace odori::test {

mmd::pmx::Model box(const glm::vec3& centre, const glm::vec3& half)
{
    mmd::pmx::Model model;
    mmd::pmx::Bone bone;
    bone.name.utf8 = "root";
    model.bones.push_back(bone);
    for (int corner = 0; corner < 8; ++corner) {
        const glm::vec3 side(
            corner & 1 ? 1.0f : -1.0f, corner & 2 ? 1.0f : -1.0f, corner & 4 ? 1.0f : -1.0f);
        mmd::pmx::Vertex vertex;
        vertex.position = centre + side * half;
        vertex.normal = glm::normalize(side);
        vertex.uv = {(side.x + 1.0f) / 2.0f, (1.0f - side.y) / 2.0f};
        vertex.bones[0] = 0;
        model.vertices.push_back(vertex);
    }
    // Clockwise when seen from outside.
    model.indices = {0, 2, 3, 0, 3, 1, 5, 7, 6, 5, 6, 4, 4, 6, 2, 4, 2, 0, 1, 3, 7, 1, 7, 5, 2, 6,
        7, 2, 7, 3, 4, 0, 1, 4, 1, 5};
    mmd::pmx::Material material;
    material.sharedToon = false;
    material.toon = -1;
    material.indexCount = static_cast<std::uint32_t>(model.indices.size());
    model.materials.push_back(material);
    return model;
}

mmd::pmx::Model joined(mmd::pmx::Model model, const mmd::pmx::Model& other)
{
    const auto first = static_cast<std::uint32_t>(model.vertices.size());
    model.vertices.insert(model.vertices.end(), other.vertices.begin(), other.vertices.end());
    for (const std::uint32_t index : other.indices)
        model.indices.push_back(first + index);
    model.materials.insert(model.materials.end(), other.materials.begin(), other.materials.end());
    return model;
}

std::shared_ptr<const mmd::Model> loaded(mmd::pmx::Model data, const std::string& path)
{
    return std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, path));
}

} // namespace odori::test
