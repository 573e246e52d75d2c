// SPDX-License-Identifier: MIT
#include "libmmd/format/text/key_text_fields.h"

#include <algorithm>

namespace mmd::text {
namespace {

using enum FileCell;
using enum KeyNumber;
using enum CellType;

constexpr unsigned bit(RecordKind kind)
{
    return 1u << unsigned(kind);
}
constexpr unsigned bone = bit(RecordKind::Bone);
constexpr unsigned morph = bit(RecordKind::Morph);
constexpr unsigned camera = bit(RecordKind::Camera);
constexpr unsigned light = bit(RecordKind::Light);
constexpr unsigned shadow = bit(RecordKind::Shadow);
constexpr unsigned showIk = bit(RecordKind::ShowIk);
constexpr unsigned ik = bit(RecordKind::Ik);
constexpr unsigned file = bit(RecordKind::File);
constexpr unsigned keys = bone | morph | camera | light | shadow | showIk | ik;

constexpr std::array<Column, cellCount> allColumns{{
    {Frame, Whole, "frame", keys},
    {X, Real, "x", bone | camera | light},
    {Y, Real, "y", bone | camera | light},
    {Z, Real, "z", bone | camera | light},
    {QuaternionX, Real, "qx", bone},
    {QuaternionY, Real, "qy", bone},
    {QuaternionZ, Real, "qz", bone},
    {QuaternionW, Real, "qw", bone},
    {RotationX, Real, "angle_x", bone | camera},
    {RotationY, Real, "angle_y", bone | camera},
    {RotationZ, Real, "angle_z", bone | camera},
    {RadianX, Real, "radian_x", camera},
    {RadianY, Real, "radian_y", camera},
    {RadianZ, Real, "radian_z", camera},
    {Weight, Real, "weight", morph},
    {FileDistance, Real, "distance", camera | shadow},
    {Distance, Real, "panel_distance", shadow},
    {FieldOfView, Whole, "field_of_view", camera},
    {Perspective, Flag, "perspective", camera},
    {FileRed, Real, "red", light},
    {FileGreen, Real, "green", light},
    {FileBlue, Real, "blue", light},
    {Red, Real, "panel_red", light},
    {Green, Real, "panel_green", light},
    {Blue, Real, "panel_blue", light},
    {Mode, Byte, "mode", shadow},
    {Show, Flag, "show", showIk},
    {On, Flag, "on", ik},
    {Physics, Switch, "physics", bone},
    {CurveX, Curve, "curve_x", bone | camera},
    {CurveY, Curve, "curve_y", bone | camera},
    {CurveZ, Curve, "curve_z", bone | camera},
    {CurveRotation, Curve, "curve_rotation", bone | camera},
    {CurveDistance, Curve, "curve_distance", camera},
    {CurveFieldOfView, Curve, "curve_field_of_view", camera},
    {Version, Byte, "vmd_version", file},
    {Sections, Byte, "sections", file},
    {Name, Text, "name", bone | morph | ik | file},
    {NameRaw, Hex, "name_raw", bone | morph | ik | file},
    {CurvesRaw, Hex, "curves_raw", bone},
    {SignatureRaw, Hex, "signature_raw", file},
    {TrailingRaw, Hex, "trailing_raw", file},
}};

/// The index of each cell in the columns. If a cell is there twice, another one has no column, and
/// the build fails.
constexpr std::array<std::uint8_t, cellCount> columnNumbers()
{
    std::array<std::uint8_t, cellCount> numbers{};
    numbers.fill(cellCount);
    for (std::size_t at = 0; at < allColumns.size(); ++at)
        numbers[allColumns[at].cell.index()] = std::uint8_t(at);
    return numbers;
}
constexpr auto numberOfCell = columnNumbers();
static_assert(std::find(numberOfCell.begin(), numberOfCell.end(), cellCount) == numberOfCell.end());

constexpr Member member(RecordKind kind, std::string_view name, Cell first, std::size_t count = 1)
{
    return {kind, name, first, count, false};
}

constexpr Member curve(RecordKind kind, std::string_view name, Cell cell)
{
    return {kind, name, cell, 1, true};
}

/// Grouped by kind, in its order.
constexpr std::array allMembers{
    member(RecordKind::Bone, "name", Name),
    member(RecordKind::Bone, "nameRaw", NameRaw),
    member(RecordKind::Bone, "frame", Frame),
    member(RecordKind::Bone, "position", X, 3),
    member(RecordKind::Bone, "rotation", QuaternionX, 4),
    member(RecordKind::Bone, "angles", RotationX, 3),
    curve(RecordKind::Bone, "x", CurveX),
    curve(RecordKind::Bone, "y", CurveY),
    curve(RecordKind::Bone, "z", CurveZ),
    curve(RecordKind::Bone, "rotation", CurveRotation),
    member(RecordKind::Bone, "physics", Physics),
    member(RecordKind::Bone, "curvesRaw", CurvesRaw),

    member(RecordKind::Morph, "name", Name),
    member(RecordKind::Morph, "nameRaw", NameRaw),
    member(RecordKind::Morph, "frame", Frame),
    member(RecordKind::Morph, "weight", Weight),

    member(RecordKind::Camera, "frame", Frame),
    member(RecordKind::Camera, "distance", FileDistance),
    member(RecordKind::Camera, "target", X, 3),
    member(RecordKind::Camera, "radians", RadianX, 3),
    member(RecordKind::Camera, "angles", RotationX, 3),
    curve(RecordKind::Camera, "x", CurveX),
    curve(RecordKind::Camera, "y", CurveY),
    curve(RecordKind::Camera, "z", CurveZ),
    curve(RecordKind::Camera, "rotation", CurveRotation),
    curve(RecordKind::Camera, "distance", CurveDistance),
    curve(RecordKind::Camera, "fieldOfView", CurveFieldOfView),
    member(RecordKind::Camera, "fieldOfView", FieldOfView),
    member(RecordKind::Camera, "perspective", Perspective),

    member(RecordKind::Light, "frame", Frame),
    member(RecordKind::Light, "colour", FileRed, 3),
    member(RecordKind::Light, "panelColour", Red, 3),
    member(RecordKind::Light, "direction", X, 3),

    member(RecordKind::Shadow, "frame", Frame),
    member(RecordKind::Shadow, "mode", Mode),
    member(RecordKind::Shadow, "distance", FileDistance),
    member(RecordKind::Shadow, "panelDistance", Distance),

    member(RecordKind::ShowIk, "frame", Frame),
    member(RecordKind::ShowIk, "show", Show),

    member(RecordKind::Ik, "name", Name),
    member(RecordKind::Ik, "nameRaw", NameRaw),
    member(RecordKind::Ik, "on", On),

    member(RecordKind::File, "vmdVersion", Version),
    member(RecordKind::File, "signatureRaw", SignatureRaw),
    member(RecordKind::File, "modelName", Name),
    member(RecordKind::File, "modelNameRaw", NameRaw),
    member(RecordKind::File, "sections", Sections),
    member(RecordKind::File, "trailingRaw", TrailingRaw),
};

constexpr std::array<std::string_view, recordKindCount> rowNames{
    "bone", "morph", "camera", "light", "shadow", "show", "ik", "file"};
constexpr std::array<std::string_view, recordKindCount> listNames{
    "bones", "morphs", "camera", "light", "shadow", "showIk", "ik", ""};

} // namespace

std::span<const Column, cellCount> columns()
{
    return allColumns;
}

const Column& columnOf(Cell cell)
{
    return allColumns[numberOfCell[cell.index()]];
}

std::span<const Member> membersOf(RecordKind kind)
{
    const auto isOfKind = [&](const Member& each) { return each.kind == kind; };
    const auto begin = std::find_if(allMembers.begin(), allMembers.end(), isOfKind);
    return {begin, std::find_if_not(begin, allMembers.end(), isOfKind)};
}

const Member* findMember(RecordKind kind, std::string_view name, bool isCurve)
{
    for (const Member& each : membersOf(kind))
        if (each.isCurve == isCurve && each.name == name)
            return &each;
    return nullptr;
}

std::string_view rowName(RecordKind kind)
{
    return rowNames[std::size_t(kind)];
}

std::string_view listName(RecordKind kind)
{
    return listNames[std::size_t(kind)];
}

std::string_view wordsFor(CellType type)
{
    switch (type) {
    case CellType::Real:
        return "a number";
    case CellType::Whole:
        return "a whole number, 0 to 4294967295";
    case CellType::Byte:
        return "a whole number, 0 to 255";
    case CellType::Flag:
    case CellType::Switch:
        return "true or false";
    case CellType::Curve:
        return "4 whole numbers, x1 y1 x2 y2";
    case CellType::Text:
        return "a text";
    case CellType::Hex:
        return "hexadecimal digits, two a byte";
    }
    return {};
}

} // namespace mmd::text
