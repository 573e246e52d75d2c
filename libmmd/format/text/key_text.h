// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/key_number.h"

#include <glm/vec3.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

/// One record of a motion in the text formats (JSON, CSV): named fields that people can read, and
/// hexadecimal raw bytes if those would not give the same bytes. Both formats use it, so that they
/// differ only in spelling. See docs/interchange.md.
namespace mmd::text {

/// The kind of a record: a kind of key in the order of TrackKind, one switch of a show/IK key, or
/// the data of the file itself.
enum class RecordKind : std::uint8_t { Bone, Morph, Camera, Light, Shadow, ShowIk, Ik, File };
inline constexpr std::size_t recordKindCount = 8;

/// Fields of a record besides the numbers that people see (KeyNumber): the file's numbers if they
/// differ from those, and fields that are not numbers. Those before Name are four bytes, the others
/// are texts.
enum class FileCell : std::uint8_t {
    Frame = std::uint8_t(keyNumberCount), // a cell is a KeyNumber or one of these
    QuaternionX,                          ///< a bone's rotation
    QuaternionY,
    QuaternionZ,
    QuaternionW,
    RadianX, ///< the camera's rotation
    RadianY,
    RadianZ,
    FileDistance, ///< of camera and self-shadow
    FileRed,      ///< 0..1
    FileGreen,
    FileBlue,
    On,
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
inline constexpr std::size_t cellCount = std::size_t(FileCell::TrailingRaw) + 1;
inline constexpr std::size_t numberCount = std::size_t(FileCell::Name);

/// Every field of a record, of any kind.
class Cell {
public:
    constexpr Cell(KeyNumber number)
        : m_index(std::uint8_t(number))
    {
    }
    constexpr Cell(FileCell cell)
        : m_index(std::uint8_t(cell))
    {
    }

    [[nodiscard]] constexpr std::size_t index() const { return m_index; }
    [[nodiscard]] constexpr bool isNumber() const { return m_index < numberCount; }
    bool operator==(const Cell&) const = default;
    [[nodiscard]] constexpr Cell after(std::size_t n) const
    {
        Cell cell = *this;
        cell.m_index = std::uint8_t(m_index + n);
        return cell;
    }

private:
    std::uint8_t m_index;
};

/// The n-th cell after `first`.
[[nodiscard]] constexpr Cell operator+(Cell first, std::size_t n)
{
    return first.after(n);
}
[[nodiscard]] constexpr Cell operator+(FileCell first, std::size_t n)
{
    return Cell(first).after(n);
}

/// The type of a cell's text.
enum class CellType : std::uint8_t {
    Real,   ///< the bits of a float
    Whole,  ///< 0..4294967295
    Byte,   ///< 0..255
    Flag,   ///< a byte; 0 is false and 1 is true
    Switch, ///< PhysicsSwitch: off, on, or none
    Curve,  ///< x1 y1 x2 y2, from the lowest byte to the highest
    Text,
    Hex, ///< bytes
};

/// A record: the cells that were given. Cells of other kinds may be set; they are ignored.
class KeyText {
public:
    RecordKind kind = RecordKind::Bone;

    void clear()
    {
        m_given = 0;
        for (std::string& each : m_texts)
            each.clear();
    }
    [[nodiscard]] bool has(Cell cell) const { return ((m_given >> cell.index()) & 1) != 0; }
    [[nodiscard]] std::uint32_t bits(Cell cell, std::uint32_t otherwise = 0) const
    {
        return has(cell) ? m_numbers[cell.index()] : otherwise;
    }
    [[nodiscard]] float real(Cell cell, float otherwise) const
    {
        return has(cell) ? std::bit_cast<float>(m_numbers[cell.index()]) : otherwise;
    }
    /// Three reals, starting with `first`.
    [[nodiscard]] glm::vec3 vec3(Cell first, const glm::vec3& otherwise) const
    {
        return {
            real(first, otherwise.x), real(first + 1, otherwise.y), real(first + 2, otherwise.z)};
    }
    [[nodiscard]] const std::string& text(Cell cell) const
    {
        return m_texts[cell.index() - numberCount];
    }

    void setBits(Cell cell, std::uint32_t bits)
    {
        m_numbers[cell.index()] = bits;
        m_given |= std::uint64_t(1) << cell.index();
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
        m_texts[cell.index() - numberCount] = text;
        m_given |= std::uint64_t(1) << cell.index();
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

/// MMD's byte means that perspective is off, the text means that it is on; values other than 0 and
/// 1 stay.
[[nodiscard]] constexpr std::uint8_t swappedFlag(std::uint8_t flag)
{
    return flag <= 1 ? std::uint8_t(1 - flag) : flag;
}

} // namespace mmd::text
