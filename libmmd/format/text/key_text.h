// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/curve.h"

#include <glm/vec3.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

/// One record of a motion the way the text formats (JSON, CSV) say it: named fields that people can
/// read, and hexadecimal remains where those would not give the same bytes again. Both formats
/// share it, so that they differ in spelling alone. Described in docs/interchange.md.
namespace mmd::text {

/// What a record is: one of the kinds of keys in the order of TrackKind, one switch of a show/IK
/// key, or what the file says about itself.
enum class RecordKind : std::uint8_t { Bone, Morph, Camera, Light, Shadow, ShowIk, Ik, File };
inline constexpr std::size_t recordKindCount = 8;

/// Every value a record can hold, whatever its kind. Those up to `lastNumber` are four bytes, the
/// others are texts.
enum class Cell : std::uint8_t {
    Frame,
    X, ///< position of a bone, target of the camera, direction of the light
    Y,
    Z,
    RotationX, ///< a bone's quaternion
    RotationY,
    RotationZ,
    RotationW,
    AngleX, ///< degrees, as MMD's panels show them
    AngleY,
    AngleZ,
    RadianX, ///< the camera's rotation as the file has it
    RadianY,
    RadianZ,
    Weight,
    Distance,
    PanelDistance,
    FieldOfView,
    Perspective,
    Red, ///< 0..1
    Green,
    Blue,
    PanelRed, ///< 0..256
    PanelGreen,
    PanelBlue,
    Mode,
    Show,
    On,
    Physics,
    CurveX,
    CurveY,
    CurveZ,
    CurveRotation,
    CurveDistance,
    CurveFieldOfView,
    Version,
    Sections,
    Name, ///< UTF-8
    NameRaw,
    CurvesRaw,
    SignatureRaw,
    TrailingRaw,
};
inline constexpr std::size_t cellCount = std::size_t(Cell::TrailingRaw) + 1;
inline constexpr std::size_t numberCount = std::size_t(Cell::Name);

/// How a cell is spelled.
enum class CellType : std::uint8_t {
    Real,   ///< the bits of a float
    Whole,  ///< 0..4294967295
    Byte,   ///< 0..255
    Flag,   ///< a byte that is false or true when it is 0 or 1
    Switch, ///< PhysicsSwitch: off, on, or none
    Curve,  ///< x1 y1 x2 y2, from the lowest byte up
    Text,
    Hex, ///< bytes
};

/// The n-th cell after `first`.
[[nodiscard]] constexpr Cell operator+(Cell first, std::size_t n)
{
    return Cell(std::size_t(first) + n);
}

/// A record: the cells that were given. Cells of other kinds may be set; they do not count.
class KeyText {
public:
    RecordKind kind = RecordKind::Bone;

    void clear()
    {
        m_given = 0;
        for (std::string& each : m_texts)
            each.clear();
    }
    [[nodiscard]] bool has(Cell cell) const { return ((m_given >> std::size_t(cell)) & 1) != 0; }
    [[nodiscard]] std::uint32_t bits(Cell cell, std::uint32_t otherwise = 0) const
    {
        return has(cell) ? m_numbers[std::size_t(cell)] : otherwise;
    }
    [[nodiscard]] float real(Cell cell, float otherwise) const
    {
        return has(cell) ? std::bit_cast<float>(m_numbers[std::size_t(cell)]) : otherwise;
    }
    /// Three reals from `first` on.
    [[nodiscard]] glm::vec3 vec3(Cell first, const glm::vec3& otherwise) const
    {
        return {
            real(first, otherwise.x), real(first + 1, otherwise.y), real(first + 2, otherwise.z)};
    }
    [[nodiscard]] const std::string& text(Cell cell) const
    {
        return m_texts[std::size_t(cell) - numberCount];
    }

    void setBits(Cell cell, std::uint32_t bits)
    {
        m_numbers[std::size_t(cell)] = bits;
        m_given |= std::uint64_t(1) << std::size_t(cell);
    }
    void setReal(Cell cell, float real) { setBits(cell, std::bit_cast<std::uint32_t>(real)); }
    void setVec3(Cell first, const glm::vec3& value)
    {
        setReal(first, value.x);
        setReal(first + 1, value.y);
        setReal(first + 2, value.z);
    }
    void setText(Cell cell, std::string_view text)
    {
        m_texts[std::size_t(cell) - numberCount] = text;
        m_given |= std::uint64_t(1) << std::size_t(cell);
    }

private:
    std::uint64_t m_given = 0;
    std::array<std::uint32_t, numberCount> m_numbers{};
    std::array<std::string, cellCount - numberCount> m_texts;
};

[[nodiscard]] constexpr std::uint32_t packed(const BezierCurve& curve)
{
    return std::uint32_t(curve.x1) | std::uint32_t(curve.y1) << 8 | std::uint32_t(curve.x2) << 16 |
           std::uint32_t(curve.y2) << 24;
}
[[nodiscard]] constexpr BezierCurve unpackedCurve(std::uint32_t bits)
{
    return {.x1 = std::uint8_t(bits),
        .y1 = std::uint8_t(bits >> 8),
        .x2 = std::uint8_t(bits >> 16),
        .y2 = std::uint8_t(bits >> 24)};
}

/// MMD's byte says that perspective is off, the text that it is on; what is neither 0 nor 1 stays.
[[nodiscard]] constexpr std::uint8_t swappedFlag(std::uint8_t flag)
{
    return flag <= 1 ? std::uint8_t(1 - flag) : flag;
}

} // namespace mmd::text
