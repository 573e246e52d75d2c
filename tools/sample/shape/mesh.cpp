// SPDX-License-Identifier: MIT
#include "tools/sample/shape/mesh.h"

#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace sample {

float smoothstep(float from, float to, float x)
{
    const float t = std::clamp((x - from) / (to - from), 0.0f, 1.0f);
    return t * t * (3.0f - 2.0f * t);
}

Weights onlyBone(int bone)
{
    Weights result;
    result.bones[0] = bone;
    return result;
}

namespace {

/// The four largest of `shares`, summing to 1.
Weights strongest(std::vector<std::pair<int, float>> shares)
{
    std::stable_sort(shares.begin(), shares.end(),
        [](const auto& a, const auto& b) { return a.second > b.second; });
    std::erase_if(shares, [](const auto& share) { return share.second < 1e-3f; });
    shares.resize(std::min<std::size_t>(shares.size(), 4));
    float sum = 0.0f;
    for (const auto& [bone, share] : shares)
        sum += share;
    Weights result;
    for (std::size_t at = 0; at < shares.size(); ++at) {
        result.bones[at] = shares[at].first;
        result.weights[at] = shares[at].second / sum;
    }
    return result;
}

void addShare(std::vector<std::pair<int, float>>& shares, int bone, float share)
{
    for (auto& [known, sum] : shares) {
        if (known == bone) {
            sum += share;
            return;
        }
    }
    shares.emplace_back(bone, share);
}

float power(float value, float exponent)
{
    return std::copysign(std::pow(std::abs(value), exponent), value);
}

} // namespace

Weights alongChain(float along, int first, std::initializer_list<Ramp> ramps)
{
    std::vector<std::pair<int, float>> shares{{first, 1.0f}};
    for (const Ramp& ramp : ramps) {
        const float taken = ramp.share * smoothstep(ramp.from, ramp.to, along);
        for (auto& [bone, share] : shares)
            share *= 1.0f - taken;
        addShare(shares, ramp.bone, taken);
    }
    return strongest(std::move(shares));
}

Weights mixed(const Weights& a, const Weights& b, float share)
{
    std::vector<std::pair<int, float>> shares;
    for (std::size_t at = 0; at < 4; ++at) {
        if (a.bones[at] >= 0)
            addShare(shares, a.bones[at], a.weights[at] * (1.0f - share));
        if (b.bones[at] >= 0)
            addShare(shares, b.bones[at], b.weights[at] * share);
    }
    return strongest(std::move(shares));
}

namespace {

/// Catmull-Rom interpolation between b and c.
template <class Value>
Value curveThrough(const Value& a, const Value& b, const Value& c, const Value& d, float t)
{
    return b + 0.5f * t *
                   ((c - a) +
                       t * ((2.0f * a - 5.0f * b + 4.0f * c - d) + t * (3.0f * (b - c) + d - a)));
}

} // namespace

std::vector<Section> smoothed(const std::vector<Section>& keys, int count)
{
    std::vector<Section> result;
    const auto last = static_cast<int>(keys.size()) - 1;
    for (int at = 0; at < count; ++at) {
        const float place = float(last) * float(at) / float(count - 1);
        const int from = std::min(int(place), last - 1);
        const float t = place - float(from);
        const auto key = [&](int index) { return keys[std::size_t(std::clamp(index, 0, last))]; };
        const Section a = key(from - 1), b = key(from), c = key(from + 1), d = key(from + 2);
        const auto through = [&](auto field) {
            return curveThrough(a.*field, b.*field, c.*field, d.*field, t);
        };
        Section section;
        section.centre = through(&Section::centre);
        section.side = glm::normalize(through(&Section::side));
        section.front = glm::normalize(through(&Section::front));
        section.width = std::max(through(&Section::width), 0.0f);
        section.frontDepth = std::max(through(&Section::frontDepth), 0.0f);
        section.backDepth = std::max(through(&Section::backDepth), 0.0f);
        section.along = b.along + (c.along - b.along) * t;
        section.v = b.v + (c.v - b.v) * t;
        section.power = b.power + (c.power - b.power) * t;
        result.push_back(section);
    }
    return result;
}

void Mesh::beginPart(std::size_t material, NormalOf normalOf)
{
    m_part = {material, m_faces[material].size(), size()};
    m_partStarts.push_back(size());
    m_partNormals.push_back(std::move(normalOf));
}

std::uint32_t Mesh::add(
    const glm::vec3& position, const glm::vec2& uv, const Weights& weights, float edge)
{
    mmd::pmx::Vertex vertex;
    vertex.position = position;
    vertex.uv = uv;
    vertex.bones = weights.bones;
    vertex.weights = weights.weights;
    vertex.edgeScale = edge;
    const auto used = 4 - std::count(weights.bones.begin(), weights.bones.end(), -1);
    vertex.deform = used == 1   ? mmd::pmx::Deform::Bdef1
                    : used == 2 ? mmd::pmx::Deform::Bdef2
                                : mmd::pmx::Deform::Bdef4;
    m_vertices.push_back(vertex);
    return size() - 1;
}

void Mesh::triangle(std::uint32_t a, std::uint32_t b, std::uint32_t c)
{
    const auto same = [this](std::uint32_t x, std::uint32_t y) {
        return glm::distance(position(x), position(y)) < 1e-5f;
    };
    if (same(a, b) || same(b, c) || same(c, a))
        return;
    auto& faces = m_faces[m_part.material];
    faces.insert(faces.end(), {a, b, c});
}

void Mesh::grid(std::uint32_t first, std::size_t rows, std::size_t columns)
{
    for (std::size_t row = 0; row + 1 < rows; ++row) {
        for (std::size_t column = 0; column + 1 < columns; ++column) {
            const auto a = first + std::uint32_t(row * columns + column);
            const auto above = a + std::uint32_t(columns);
            triangle(a, above, a + 1);
            triangle(a + 1, above, above + 1);
        }
    }
}

void Mesh::flipPart()
{
    auto& faces = m_faces[m_part.material];
    for (std::size_t at = m_part.firstFace; at < faces.size(); at += 3)
        std::swap(faces[at + 1], faces[at + 2]);
}

void Mesh::turnOutwards()
{
    const auto& faces = m_faces[m_part.material];
    const glm::vec3 origin = position(m_part.firstVertex);
    float volume = 0.0f;
    for (std::size_t at = m_part.firstFace; at < faces.size(); at += 3)
        volume += glm::dot(position(faces[at]) - origin,
            glm::cross(position(faces[at + 1]) - origin, position(faces[at + 2]) - origin));
    if (volume < 0.0f)
        flipPart();
}

void Mesh::turnTowards(const glm::vec3& direction)
{
    const auto& faces = m_faces[m_part.material];
    glm::vec3 sum(0.0f);
    for (std::size_t at = m_part.firstFace; at < faces.size(); at += 3)
        sum += glm::cross(position(faces[at + 1]) - position(faces[at]),
            position(faces[at + 2]) - position(faces[at]));
    if (glm::dot(sum, direction) < 0.0f)
        flipPart();
}

void Mesh::loft(std::size_t material, const std::vector<Section>& sections, int sides,
    const WeightOf& weightOf, float edge)
{
    beginPart(material);
    const std::uint32_t first = size();
    for (const Section& section : sections) {
        for (int side = 0; side <= sides; ++side) {
            const float angle = glm::two_pi<float>() * float(side % sides) / float(sides);
            const float x = power(std::cos(angle), 2.0f / section.power);
            const float z = power(std::sin(angle), 2.0f / section.power);
            const float depth = z > 0.0f ? section.frontDepth : section.backDepth;
            const glm::vec3 at =
                section.centre + section.side * (x * section.width) + section.front * (z * depth);
            add(at, {float(side) / float(sides), section.v}, weightOf(at, section.along), edge);
        }
    }
    const auto columns = std::size_t(sides) + 1;
    grid(first, sections.size(), columns);
    const auto cap = [&](const Section& section, std::uint32_t row, bool isStart) {
        const auto middle =
            add(section.centre, {0.5f, section.v}, weightOf(section.centre, section.along), edge);
        for (std::uint32_t side = 0; side < std::uint32_t(sides); ++side) {
            if (isStart)
                triangle(middle, row + side, row + side + 1);
            else
                triangle(middle, row + side + 1, row + side);
        }
    };
    cap(sections.front(), first, true);
    cap(sections.back(), first + std::uint32_t((sections.size() - 1) * columns), false);
    turnOutwards();
}

/// Vertices of a part at the same position share their normal.
void Mesh::smoothNormals(std::uint32_t first, std::uint32_t last, const NormalOf& normalOf)
{
    std::map<std::tuple<long, long, long>, glm::vec3> sums;
    const auto key = [this](std::uint32_t vertex) {
        const glm::vec3 at = position(vertex) * 1e4f;
        return std::tuple{std::lround(at.x), std::lround(at.y), std::lround(at.z)};
    };
    for (std::uint32_t vertex = first; vertex < last; ++vertex)
        sums[key(vertex)] += m_vertices[vertex].normal;
    for (std::uint32_t vertex = first; vertex < last; ++vertex) {
        const glm::vec3& sum = sums[key(vertex)];
        const float length = glm::length(sum);
        glm::vec3 normal = length > 1e-9f ? sum / length : glm::vec3(0.0f, 1.0f, 0.0f);
        if (normalOf)
            normal = glm::normalize(glm::mix(normal, normalOf(position(vertex)), 0.88f));
        m_vertices[vertex].normal = normal;
    }
}

void Mesh::finish(mmd::pmx::Model& model)
{
    for (const auto& faces : m_faces) {
        for (std::size_t at = 0; at < faces.size(); at += 3) {
            const glm::vec3 normal = glm::cross(position(faces[at + 1]) - position(faces[at]),
                position(faces[at + 2]) - position(faces[at]));
            for (std::size_t corner = 0; corner < 3; ++corner)
                m_vertices[faces[at + corner]].normal += normal;
        }
    }
    m_partStarts.push_back(size());
    for (std::size_t part = 0; part + 1 < m_partStarts.size(); ++part)
        smoothNormals(m_partStarts[part], m_partStarts[part + 1], m_partNormals[part]);
    for (std::size_t material = 0; material < m_faces.size(); ++material) {
        const auto& faces = m_faces[material];
        model.materials[material].indexCount = static_cast<std::uint32_t>(faces.size());
        model.indices.insert(model.indices.end(), faces.begin(), faces.end());
    }
    model.vertices = std::move(m_vertices);
}

} // namespace sample
