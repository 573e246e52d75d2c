// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/pmx/pmx.h"

#include <array>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

/// The bundled sample: a mannequin and its walk, made from code alone.
namespace sample {

/// 0 before `from`, 1 after `to`, smooth between; `from` may be the larger one.
[[nodiscard]] float smoothstep(float from, float to, float x);

/// Which bones move a point; weights sum to 1, largest first, unused bones are -1.
struct Weights {
    std::array<std::int32_t, 4> bones{-1, -1, -1, -1};
    std::array<float, 4> weights{1.0f, 0.0f, 0.0f, 0.0f};
};

/// From `from` to `to` along a limb its points pass to `bone`.
struct Ramp {
    float from, to;
    int bone;
    float share = 1.0f; ///< how much `bone` takes once past `to`
};

[[nodiscard]] Weights onlyBone(int bone);
/// Weights at `along` of a chain that begins with `first` and changes hands at each ramp.
[[nodiscard]] Weights alongChain(float along, int first, std::initializer_list<Ramp> ramps);
/// `share` of `b`, the rest of `a`.
[[nodiscard]] Weights mixed(const Weights& a, const Weights& b, float share);

/// One cross-section of a loft: a superellipse about `centre`, spanned by unit vectors.
struct Section {
    glm::vec3 centre{0.0f};
    glm::vec3 side{1.0f, 0.0f, 0.0f};
    glm::vec3 front{0.0f, 0.0f, -1.0f};
    float width = 1.0f, frontDepth = 1.0f, backDepth = 1.0f;
    float along = 0.0f; ///< where it is on its chain, for weights
    float v = 0.0f;     ///< texture coordinate
    float power = 2.0f; ///< 2 is an ellipse, more is squarer
};

/// `count` sections on smooth curves through the fields of `keys`.
[[nodiscard]] std::vector<Section> smoothed(const std::vector<Section>& keys, int count);

/// Vertices and faces by material. Parts are added one after another; normals are smooth within a
/// part, seams included.
class Mesh {
public:
    using WeightOf = std::function<Weights(const glm::vec3& position, float along)>;

    explicit Mesh(std::size_t materials)
        : m_faces(materials)
    {
    }

    using NormalOf = std::function<glm::vec3(const glm::vec3& position)>;

    /// All that is added from here on is one smooth part of `material`. With `normalOf` its light
    /// falls as on that plainer shape.
    void beginPart(std::size_t material, NormalOf normalOf = {});
    std::uint32_t add(
        const glm::vec3& position, const glm::vec2& uv, const Weights& weights, float edge = 1.0f);
    void triangle(std::uint32_t a, std::uint32_t b, std::uint32_t c);
    /// Faces of a grid of vertices that were added row by row, `columns` a row.
    void grid(std::uint32_t first, std::size_t rows, std::size_t columns);
    /// Turns the part so that its faces look outwards, by the sign of its volume.
    void turnOutwards();
    /// Turns the part so that it faces `direction`.
    void turnTowards(const glm::vec3& direction);

    /// A tube through `sections`, closed at both ends, as a part of its own.
    void loft(std::size_t material, const std::vector<Section>& sections, int sides,
        const WeightOf& weightOf, float edge = 1.0f);

    [[nodiscard]] std::uint32_t size() const { return std::uint32_t(m_vertices.size()); }
    [[nodiscard]] const glm::vec3& position(std::uint32_t vertex) const
    {
        return m_vertices[vertex].position;
    }

    /// Computes the normals and puts everything into `model`, whose materials are there.
    void finish(mmd::pmx::Model& model);

private:
    struct Part {
        std::size_t material = 0, firstFace = 0;
        std::uint32_t firstVertex = 0;
    };
    void flipPart();
    void smoothNormals(std::uint32_t first, std::uint32_t last, const NormalOf& normalOf);

    std::vector<mmd::pmx::Vertex> m_vertices;
    std::vector<std::vector<std::uint32_t>> m_faces;
    std::vector<std::uint32_t> m_partStarts;
    std::vector<NormalOf> m_partNormals;
    Part m_part;
};

} // namespace sample
