// SPDX-License-Identifier: MIT
#include "tools/sample/shape/face_grid.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace sample {
namespace {

using Rim = glm::vec2 (*)(float u, float v, std::size_t morph);

/// Maps a point of the square's border to the circle.
glm::vec2 onCircle(float u, float v)
{
    return {u * std::sqrt(1.0f - 0.5f * v * v), v * std::sqrt(1.0f - 0.5f * u * u)};
}

constexpr float eyeHalfWidth = 12.2f, eyeHalfHeight = 12.4f;

/// The lower lid at x in -1..1, in degrees from the eye's middle.
float lowerLid(float x)
{
    return -0.86f * eyeHalfHeight * std::pow(std::max(1.0f - x * x, 0.0f), 0.62f);
}

float upperLid(float x)
{
    return 1.0f * eyeHalfHeight * std::pow(std::max(1.0f - x * x, 0.0f), 0.5f) + 1.0f * x;
}

} // namespace

glm::vec2 eyeRim(float u, float v, std::size_t morph)
{
    return eyeLid(onCircle(u, v).x, v > 0.0f, morph);
}

glm::vec2 eyeLid(float x, bool isUpper, std::size_t morph)
{
    const float corner = -1.5f; // outer and inner corner are slightly below the middle
    float y = isUpper ? upperLid(x) : lowerLid(x);
    y += corner * x * x * x * x;
    const float arch = 1.0f - x * x;
    if (morph == Blink && isUpper)
        y = lowerLid(x) * 0.80f + corner * x * x * x * x;
    else if (morph == Blink)
        y = lowerLid(x) * 0.84f + corner * x * x * x * x;
    else if (morph == Smile)
        y = -4.6f + 7.2f * arch + (isUpper ? -0.15f : 0.15f) * arch;
    else if (morph == Trouble && isUpper)
        y -= 1.6f * arch + 0.8f * std::max(x, 0.0f) * arch;
    return {x * eyeHalfWidth, y};
}

glm::vec2 mouthRim(float u, float v, std::size_t morph)
{
    const float x = u; // the corners are the rectangle's short sides
    const float arch = std::sqrt(std::max(1.0f - x * x, 0.0f));
    const float side = v > 0.0f ? 1.0f : -1.0f;
    struct Shape {
        float width, up, down, smile;
    };
    static constexpr Shape shapes[faceMorphCount + 1] = {
        {7.6f, 0.16f, 0.30f, 1.3f},  // まばたき: as in the rest pose
        {9.6f, 0.16f, 0.34f, 2.3f},  // 笑い
        {6.6f, 0.16f, 0.30f, -0.8f}, // 困る
        {8.6f, 2.4f, 10.5f, 0.8f},   // あ
        {10.0f, 1.3f, 3.0f, 1.6f},   // い
        {4.0f, 1.8f, 3.4f, 0.0f},    // う
        {9.2f, 1.9f, 6.2f, 1.0f},    // え
        {5.4f, 3.0f, 8.4f, 0.0f},    // お
        {7.6f, 0.16f, 0.30f, 1.3f},  // at rest
    };
    const Shape& shape = shapes[morph];
    const float reach = (side > 0.0f ? shape.up : -shape.down) * arch;
    return {x * shape.width, reach + shape.smile * (x * x - 0.4f)};
}

namespace {

constexpr float step = 2.5f;

/// Longitudes of the columns: dense over the face, sparse behind.
std::vector<float> columnAngles()
{
    std::vector<float> angles;
    for (int at = 0; at < 14; ++at)
        angles.push_back(-180.0f + 130.0f * float(at) / 14.0f);
    for (int at = -20; at <= 20; ++at)
        angles.push_back(step * float(at));
    for (int at = 1; at <= 14; ++at)
        angles.push_back(50.0f + 130.0f * float(at) / 14.0f);
    return angles;
}

std::vector<float> rowAngles()
{
    std::vector<float> angles;
    for (int at = 0; at < 5; ++at)
        angles.push_back(-90.0f + 30.0f * float(at) / 5.0f);
    for (int at = 0; at <= 33; ++at)
        angles.push_back(-60.0f + step * float(at));
    for (int at = 1; at <= 9; ++at)
        angles.push_back(22.5f + 67.5f * float(at) / 9.0f);
    return angles;
}

/// A rectangle of cells that becomes an opening.
struct Opening {
    std::size_t left, right, bottom, top; ///< grid lines
    glm::vec2 middle;
    Rim rim;
    bool mirrored;
};

std::size_t nearest(const std::vector<float>& angles, float wanted)
{
    const auto closer = [wanted](float a, float b) {
        return std::abs(a - wanted) < std::abs(b - wanted);
    };
    return std::size_t(std::min_element(angles.begin(), angles.end(), closer) - angles.begin());
}

/// Interpolates the displacements of the fixed points smoothly at the free ones.
void relax(std::vector<glm::vec2>& field, const std::vector<bool>& isFree, std::size_t columns)
{
    for (int round = 0; round < 400; ++round)
        for (std::size_t at = 0; at < field.size(); ++at)
            if (isFree[at])
                field[at] = 0.25f * (field[at - 1] + field[at + 1] + field[at - columns] +
                                        field[at + columns]);
}

class GridMaker {
public:
    GridMaker();
    FaceGrid make();

private:
    void cut(const Opening& opening);
    void forRim(
        const std::function<void(std::size_t at, const Opening& opening, float u, float v)>& visit)
        const;

    std::vector<float> m_columns = columnAngles(), m_rows = rowAngles();
    std::vector<Opening> m_openings;
    FaceGrid m_grid;
    std::vector<bool> m_isFree;
};

GridMaker::GridMaker()
{
    m_grid.rows = m_rows.size();
    m_grid.columns = m_columns.size();
    m_grid.isHole.resize(m_grid.rows * m_grid.columns);
    for (const float y : m_rows)
        for (const float x : m_columns)
            m_grid.rest.push_back({x, y});
    for (const glm::vec2& at : m_grid.rest)
        m_isFree.push_back(std::abs(at.x) < 60.0f && at.y > -76.0f && at.y < 38.0f);
    const std::size_t bottom = nearest(m_rows, -20.0f), top = nearest(m_rows, 2.5f);
    cut({nearest(m_columns, 10.0f), nearest(m_columns, 35.0f), bottom, top, eyeMiddle, eyeRim,
        false});
    cut({nearest(m_columns, -35.0f), nearest(m_columns, -10.0f), bottom, top,
        {-eyeMiddle.x, eyeMiddle.y}, eyeRim, true});
    const std::size_t lip = nearest(m_rows, -42.5f);
    cut({nearest(m_columns, -10.0f), nearest(m_columns, 10.0f), lip, lip + 1, mouthMiddle, mouthRim,
        false});
}

void GridMaker::cut(const Opening& opening)
{
    for (std::size_t row = opening.bottom; row < opening.top; ++row)
        for (std::size_t column = opening.left; column < opening.right; ++column)
            m_grid.isHole[row * m_grid.columns + column] = true;
    for (std::size_t row = opening.bottom; row <= opening.top; ++row)
        for (std::size_t column = opening.left; column <= opening.right; ++column)
            m_isFree[row * m_grid.columns + column] = false;
    m_openings.push_back(opening);
}

void GridMaker::forRim(
    const std::function<void(std::size_t, const Opening&, float, float)>& visit) const
{
    for (const Opening& opening : m_openings) {
        for (std::size_t row = opening.bottom; row <= opening.top; ++row) {
            for (std::size_t column = opening.left; column <= opening.right; ++column) {
                float u = 2.0f * float(column - opening.left) / float(opening.right - opening.left);
                const float v =
                    2.0f * float(row - opening.bottom) / float(opening.top - opening.bottom);
                u = opening.mirrored ? 1.0f - u : u - 1.0f;
                visit(row * m_grid.columns + column, opening, u, v - 1.0f);
            }
        }
    }
}

FaceGrid GridMaker::make()
{
    std::vector<glm::vec2> shift(m_grid.rest.size(), glm::vec2(0.0f));
    const auto place = [](const Opening& opening, float u, float v, std::size_t morph) {
        glm::vec2 at = opening.rim(u, v, morph);
        if (opening.mirrored)
            at.x = -at.x;
        return opening.middle + at;
    };
    forRim([&](std::size_t at, const Opening& opening, float u, float v) {
        shift[at] = place(opening, u, v, faceMorphCount) - m_grid.rest[at];
    });
    relax(shift, m_isFree, m_grid.columns);
    for (std::size_t at = 0; at < shift.size(); ++at)
        m_grid.rest[at] += shift[at];
    for (std::size_t morph = 0; morph < faceMorphCount; ++morph) {
        std::vector<glm::vec2> moved(m_grid.rest.size(), glm::vec2(0.0f));
        forRim([&](std::size_t at, const Opening& opening, float u, float v) {
            moved[at] = place(opening, u, v, morph) - place(opening, u, v, faceMorphCount);
        });
        relax(moved, m_isFree, m_grid.columns);
        m_grid.morphs.push_back(std::move(moved));
    }
    return std::move(m_grid);
}

} // namespace

FaceGrid makeFaceGrid()
{
    return GridMaker().make();
}

} // namespace sample
