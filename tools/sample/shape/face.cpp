// SPDX-License-Identifier: MIT
#include "tools/sample/shape/face.h"

#include "tools/sample/materials.h"
#include "tools/sample/shape/face_grid.h"
#include "tools/sample/shape/head.h"

#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

#include <algorithm>
#include <cmath>

namespace sample {

using mmd::pmx::Morph;
using mmd::pmx::MorphPanel;

namespace {

glm::vec2 faceUv(const glm::vec2& angles)
{
    return {angles.x / 360.0f + 0.5f, 0.5f - angles.y / 180.0f};
}

/// A point of the upper lashes, `t` from the inner to the outer corner, where they end in a wing.
glm::vec2 lashPoint(float t, bool isTop, std::size_t morph)
{
    const auto lid = [&](float place) {
        const float x = -std::cos(glm::pi<float>() * std::clamp(place, 0.0f, 1.0f));
        return eyeLid(x, true, morph);
    };
    const float along = std::min(t * 1.04f, 1.0f);
    const glm::vec2 tangent = lid(along + 0.02f) - lid(along - 0.02f);
    const glm::vec2 outwards = glm::normalize(glm::vec2(-tangent.y, tangent.x));
    const bool isClosed = morph == Blink || morph == Smile;
    const float full = (isClosed ? 1.5f : 2.3f) + (isClosed ? 0.5f : 1.1f) * t;
    const float taper = smoothstep(0.0f, 0.35f, t) * smoothstep(1.0f, 0.86f, t);
    const glm::vec2 wing = glm::vec2(3.4f, isClosed ? 0.6f : 2.2f) * smoothstep(0.84f, 1.0f, t);
    return lid(along) + wing + outwards * (taper * (isTop ? full : -0.5f));
}

/// Builds the parts of the face and records the movement of each morph.
class FaceMaker {
public:
    FaceMaker(Mesh& mesh, const Skeleton& bones)
        : m_mesh(mesh)
        , m_bones(bones)
        , m_head(onlyBone(bones["頭"]))
    {
        nameMorphs();
    }
    std::vector<Morph> make();

private:
    void nameMorphs();
    void addHead();
    void addEye(bool isLeft);
    void addDisc(std::size_t material, const glm::vec2& middle, const glm::vec2& radii, float lift,
        const Weights& weights);
    void addUpperLashes(bool isLeft);
    void addLowerLashes(bool isLeft);
    void addBrow(bool isLeft);
    void addMouthInside();
    void addLipLine();

    /// A vertex on the head's surface at `angles(morph)`, moved by every morph that changes them.
    template <class Angles>
    std::uint32_t addMoving(Angles angles, float lift, const glm::vec2& uv);

    Mesh& m_mesh;
    const Skeleton& m_bones;
    Weights m_head;
    std::vector<Morph> m_morphs;
};

void FaceMaker::nameMorphs()
{
    struct Name {
        const char *name, *english;
        MorphPanel panel;
    };
    static constexpr Name names[faceMorphCount] = {
        {"まばたき", "blink", MorphPanel::Eye},
        {"笑い", "smile", MorphPanel::Eye},
        {"困る", "troubled", MorphPanel::Brow},
        {"あ", "a", MorphPanel::Mouth},
        {"い", "i", MorphPanel::Mouth},
        {"う", "u", MorphPanel::Mouth},
        {"え", "e", MorphPanel::Mouth},
        {"お", "o", MorphPanel::Mouth},
    };
    for (const Name& name : names) {
        Morph morph;
        morph.name.utf8 = name.name;
        morph.nameEnglish.utf8 = name.english;
        morph.panel = name.panel;
        m_morphs.push_back(morph);
    }
}

template <class Angles>
std::uint32_t FaceMaker::addMoving(Angles angles, float lift, const glm::vec2& uv)
{
    const glm::vec3 rest = headPoint(angles(faceMorphCount), lift);
    const std::uint32_t vertex = m_mesh.add(rest, uv, m_head, 0.7f);
    for (std::size_t morph = 0; morph < faceMorphCount; ++morph) {
        const glm::vec3 offset = headPoint(angles(morph), lift) - rest;
        if (glm::length(offset) > 2e-4f)
            m_morphs[morph].vertex.push_back({static_cast<std::int32_t>(vertex), offset});
    }
    return vertex;
}

void FaceMaker::addHead()
{
    const FaceGrid grid = makeFaceGrid();
    m_mesh.beginPart(Face, headNormal);
    std::vector<std::uint32_t> vertices(grid.rest.size(), 0);
    std::vector<bool> isUsed(grid.rest.size(), false);
    const auto forCells = [&](auto visit) {
        for (std::size_t row = 0; row + 1 < grid.rows; ++row)
            for (std::size_t column = 0; column + 1 < grid.columns; ++column)
                if (!grid.isHole[row * grid.columns + column])
                    visit(row * grid.columns + column);
    };
    forCells([&](std::size_t at) {
        for (const std::size_t corner : {at, at + 1, at + grid.columns, at + grid.columns + 1})
            isUsed[corner] = true;
    });
    for (std::size_t at = 0; at < grid.rest.size(); ++at) {
        if (isUsed[at])
            vertices[at] = addMoving(
                [&](std::size_t morph) {
                    return morph == faceMorphCount ? grid.rest[at]
                                                   : grid.rest[at] + grid.morphs[morph][at];
                },
                0.0f, faceUv(grid.rest[at]));
    }
    forCells([&](std::size_t at) {
        const std::uint32_t a = vertices[at], b = vertices[at + 1];
        const std::uint32_t c = vertices[at + grid.columns], d = vertices[at + grid.columns + 1];
        m_mesh.triangle(a, c, b);
        m_mesh.triangle(b, c, d);
    });
    m_mesh.turnOutwards();
}

/// A disc that follows the head's surface, `lift` above it.
void FaceMaker::addDisc(std::size_t material, const glm::vec2& middle, const glm::vec2& radii,
    float lift, const Weights& weights)
{
    constexpr std::size_t rings = 4, sides = 24;
    m_mesh.beginPart(material);
    const std::uint32_t first = m_mesh.size();
    for (std::size_t ring = 0; ring <= rings; ++ring) {
        for (std::size_t side = 0; side <= sides; ++side) {
            const float out = float(ring) / float(rings);
            const float angle = glm::two_pi<float>() * float(side % sides) / float(sides);
            const glm::vec2 d = glm::vec2(std::cos(angle), std::sin(angle)) * out;
            m_mesh.add(headPoint(middle + d * radii, lift), {0.5f + 0.5f * d.x, 0.5f - 0.5f * d.y},
                weights);
        }
    }
    m_mesh.grid(first, rings + 1, sides + 1);
    m_mesh.turnTowards({0, 0, -1});
}

void FaceMaker::addEye(bool isLeft)
{
    const float side = isLeft ? 1.0f : -1.0f;
    addDisc(EyeWhite, {side * eyeMiddle.x, eyeMiddle.y}, {14.0f, 14.0f}, -0.075f, m_head);
    addDisc(Iris, {side * (eyeMiddle.x - 0.7f), eyeMiddle.y + 0.4f}, {9.4f, 11.6f}, -0.028f,
        onlyBone(m_bones[sided(isLeft, "目")]));
}

void FaceMaker::addUpperLashes(bool isLeft)
{
    constexpr std::size_t columns = 25;
    const float side = isLeft ? 1.0f : -1.0f;
    m_mesh.beginPart(Lines);
    const std::uint32_t first = m_mesh.size();
    for (std::size_t row = 0; row < 2; ++row) {
        for (std::size_t column = 0; column < columns; ++column) {
            const float t = float(column) / float(columns - 1);
            addMoving(
                [&](std::size_t morph) {
                    const glm::vec2 at = lashPoint(t, row == 1, morph);
                    return glm::vec2(side * (eyeMiddle.x + at.x), eyeMiddle.y + at.y);
                },
                0.022f, {t, 0.25f + 0.25f * float(row)});
        }
    }
    m_mesh.grid(first, 2, columns);
    m_mesh.turnTowards({0, 0, -1});
}

void FaceMaker::addLowerLashes(bool isLeft)
{
    constexpr std::size_t columns = 13;
    const float side = isLeft ? 1.0f : -1.0f;
    m_mesh.beginPart(Lines);
    const std::uint32_t first = m_mesh.size();
    for (std::size_t row = 0; row < 2; ++row) {
        for (std::size_t column = 0; column < columns; ++column) {
            const float t = float(column) / float(columns - 1);
            const float x = -0.15f + 1.1f * t;
            addMoving(
                [&](std::size_t morph) {
                    glm::vec2 at = eyeLid(x, false, morph);
                    at.y -=
                        float(row) * 0.75f * smoothstep(0.0f, 0.4f, t) * smoothstep(1.0f, 0.85f, t);
                    return glm::vec2(side * (eyeMiddle.x + at.x), eyeMiddle.y + at.y);
                },
                0.016f, {t, 0.6f});
        }
    }
    m_mesh.grid(first, 2, columns);
    m_mesh.turnTowards({0, 0, -1});
}

void FaceMaker::addBrow(bool isLeft)
{
    constexpr std::size_t columns = 15;
    const float side = isLeft ? 1.0f : -1.0f;
    m_mesh.beginPart(Lines);
    const std::uint32_t first = m_mesh.size();
    for (std::size_t row = 0; row < 2; ++row) {
        for (std::size_t column = 0; column < columns; ++column) {
            const float t = float(column) / float(columns - 1);
            const float x = 2.0f * t - 1.0f;
            addMoving(
                [&](std::size_t morph) {
                    float y = 9.2f + 1.9f * (1.0f - x * x) - 0.6f * x;
                    if (morph == Trouble)
                        y += -3.6f * x + 0.9f;
                    else if (morph == Smile)
                        y += 1.6f;
                    else if (morph == Blink)
                        y -= 0.5f;
                    const float thick =
                        1.25f * smoothstep(-0.25f, 0.2f, t) * smoothstep(1.02f, 0.5f, t);
                    return glm::vec2(
                        side * (23.0f + 10.0f * x), y + (row == 0 ? -0.5f : 0.5f) * thick);
                },
                0.02f, {t, 0.9f});
        }
    }
    m_mesh.grid(first, 2, columns);
    m_mesh.turnTowards({0, 0, -1});
}

/// Adds a bowl behind the lips and a row of teeth in it.
void FaceMaker::addMouthInside()
{
    constexpr std::size_t rings = 5, sides = 20;
    m_mesh.beginPart(MouthInside);
    std::uint32_t first = m_mesh.size();
    for (std::size_t ring = 0; ring <= rings; ++ring) {
        for (std::size_t side = 0; side <= sides; ++side) {
            const float out = float(ring) / float(rings);
            const float angle = glm::two_pi<float>() * float(side % sides) / float(sides);
            const glm::vec2 d = glm::vec2(std::cos(angle), std::sin(angle)) * out;
            m_mesh.add(headPoint(mouthMiddle + glm::vec2(11.0f * d.x, -3.0f + 9.0f * d.y),
                           -0.03f - 0.40f * (1.0f - out * out)),
                {0.5f + 0.5f * d.x, 0.6f - 0.4f * d.y}, m_head);
        }
    }
    m_mesh.grid(first, rings + 1, sides + 1);
    m_mesh.turnTowards({0, 0, -1});
    m_mesh.beginPart(MouthInside);
    first = m_mesh.size();
    constexpr std::size_t columns = 9;
    for (std::size_t row = 0; row < 2; ++row)
        for (std::size_t column = 0; column < columns; ++column) {
            const float x = 2.0f * float(column) / float(columns - 1) - 1.0f;
            m_mesh.add(
                headPoint(mouthMiddle + glm::vec2(6.5f * x, row == 0 ? 0.55f : 3.0f), -0.035f),
                {0.5f + 0.4f * x, 0.05f}, m_head);
        }
    m_mesh.grid(first, 2, columns);
    m_mesh.turnTowards({0, 0, -1});
}

/// Adds the line of the mouth, which follows the upper lip.
void FaceMaker::addLipLine()
{
    constexpr std::size_t columns = 13;
    m_mesh.beginPart(Lines);
    const std::uint32_t first = m_mesh.size();
    for (std::size_t row = 0; row < 2; ++row)
        for (std::size_t column = 0; column < columns; ++column) {
            const float x = 2.0f * float(column) / float(columns - 1) - 1.0f;
            addMoving(
                [&](std::size_t morph) {
                    glm::vec2 at = mouthMiddle + mouthRim(x, 1.0f, morph);
                    at.y += (row == 0 ? -0.25f : 0.30f) * (1.0f - 0.8f * x * x);
                    return at;
                },
                0.014f, {0.5f, 0.65f});
        }
    m_mesh.grid(first, 2, columns);
    m_mesh.turnTowards({0, 0, -1});
}

std::vector<Morph> FaceMaker::make()
{
    addHead();
    addMouthInside();
    addLipLine();
    for (const bool isLeft : {true, false}) {
        addEye(isLeft);
        addUpperLashes(isLeft);
        addLowerLashes(isLeft);
        addBrow(isLeft);
    }
    return std::move(m_morphs);
}

} // namespace

std::vector<Morph> addFace(Mesh& mesh, const Skeleton& bones)
{
    return FaceMaker(mesh, bones).make();
}

} // namespace sample
