// SPDX-License-Identifier: MIT
#include "ui/document/models/key_table_cells.h"

#include "libmmd/motion/angles/panel_angles.h"
#include "libmmd/motion/names.h"
#include "libmmd/motion/panel_values.h"
#include "libmmd/text/cp932.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QRegularExpression>
#include <QtCore/QStringList>

#include <cmath>

namespace odori {
namespace {

using enum KeyColumn;

bool isIn(KeyColumn column, KeyColumn first, KeyColumn last)
{
    return column >= first && column <= last;
}

int axisOf(KeyColumn column, KeyColumn first)
{
    return int(column) - int(first);
}

std::optional<float> numberOf(const QVariant& value)
{
    bool isNumber = false;
    double number = value.toDouble(&isNumber);
    if (!isNumber) // as spreadsheets of many countries have it
        number = value.toString()
                     .trimmed()
                     .replace(QLatin1Char(','), QLatin1Char('.'))
                     .toDouble(&isNumber);
    const auto narrow = float(number);
    return isNumber && std::isfinite(narrow) ? std::optional(narrow) : std::nullopt;
}

std::optional<bool> flagOf(const QVariant& value)
{
    if (value.typeId() == QMetaType::Bool)
        return value.toBool();
    const QString text = value.toString().trimmed().toLower();
    if (text == QLatin1String("1") || text == QLatin1String("true"))
        return true;
    if (text == QLatin1String("0") || text == QLatin1String("false"))
        return false;
    return std::nullopt;
}

bool setAxis(glm::vec3& to, int axis, const QVariant& value)
{
    const auto number = numberOf(value);
    if (number)
        to[axis] = *number;
    return number.has_value();
}

/// The curve that a column shows; none if it shows no curve of such keys.
template <std::size_t n>
mmd::BezierCurve* curveIn(std::array<mmd::BezierCurve, n>& curves, KeyColumn column)
{
    const int channel = axisOf(column, CurveX);
    return channel >= 0 && channel < int(n) ? &curves[std::size_t(channel)] : nullptr;
}

template <class Tail>
bool setCurve(Tail& tail, KeyColumn column, const QVariant& value)
{
    auto curves = mmd::curvesOf(tail);
    const auto curve = curveOfText(value.toString());
    auto* there = curveIn(curves, column);
    if (!curve || !there)
        return false;
    *there = *curve;
    tail = mmd::withCurves(tail, curves);
    return true;
}

} // namespace

bool hasCell(mmd::TrackKind kind, KeyColumn column)
{
    switch (kind) {
    case mmd::TrackKind::Bone:
        return isIn(column, X, AngleZ) || isIn(column, CurveX, CurveRotation) || column == Physics;
    case mmd::TrackKind::Morph:
        return column == Weight;
    case mmd::TrackKind::Camera:
        return isIn(column, X, AngleZ) || isIn(column, Distance, Perspective) ||
               isIn(column, CurveX, CurveFieldOfView);
    case mmd::TrackKind::Light:
        return isIn(column, X, Z) || isIn(column, Red, Blue);
    case mmd::TrackKind::Shadow:
        return column == Distance || column == Mode;
    case mmd::TrackKind::ShowIk:
        return column == Show || column == SwitchedOff;
    }
    return false;
}

bool isSwitch(KeyColumn column)
{
    return column == Physics || column == Perspective || column == Show;
}

QString titleOf(KeyColumn column)
{
    const auto tr = [](const char* text) {
        return QCoreApplication::translate("odori::KeyTableModel", text);
    };
    const char* const titles[] = {QT_TRANSLATE_NOOP("odori::KeyTableModel", "Track"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Frame"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "X"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Y"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Z"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Rotation X"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Rotation Y"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Rotation Z"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Weight"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Distance"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Field of view"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Perspective"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Red"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Green"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Blue"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Mode"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Show model"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "IK off"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Curve X"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Curve Y"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Curve Z"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Curve rotation"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Curve distance"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Curve field of view"),
        QT_TRANSLATE_NOOP("odori::KeyTableModel", "Physics")};
    static_assert(std::size(titles) == std::size_t(keyColumnCount));
    return tr(titles[int(column)]);
}

template <>
QVariant cellOf(const mmd::BoneKeyframe& key, KeyColumn column)
{
    if (isIn(column, X, Z))
        return key.value.translation[axisOf(column, X)];
    if (isIn(column, AngleX, AngleZ))
        return mmd::panelAngles(key.value.rotation)[axisOf(column, AngleX)];
    if (column == Physics)
        return mmd::isPhysicsOn(key.tail);
    auto curves = mmd::curvesOf(key.tail);
    const auto* curve = curveIn(curves, column);
    return curve ? QVariant(textOfCurve(*curve)) : QVariant();
}

template <>
bool setCell(mmd::BoneKeyframe& key, KeyColumn column, const QVariant& value)
{
    if (isIn(column, X, Z))
        return setAxis(key.value.translation, axisOf(column, X), value);
    if (isIn(column, AngleX, AngleZ)) {
        glm::vec3 angles = mmd::panelAngles(key.value.rotation);
        const glm::vec3 before = angles;
        if (!setAxis(angles, axisOf(column, AngleX), value))
            return false;
        if (angles != before)
            key.value.rotation = mmd::rotationOfPanelAngles(angles);
        return true;
    }
    if (column == Physics) {
        const auto on = flagOf(value);
        if (on)
            key.tail = mmd::withPhysics(key.tail, *on);
        return on.has_value();
    }
    return setCurve(key.tail, column, value);
}

template <>
QVariant cellOf(const mmd::MorphKeyframe& key, KeyColumn column)
{
    return column == Weight ? QVariant(key.value.weight) : QVariant();
}

template <>
bool setCell(mmd::MorphKeyframe& key, KeyColumn column, const QVariant& value)
{
    const auto number = column == Weight ? numberOf(value) : std::nullopt;
    if (number)
        key.value.weight = *number;
    return number.has_value();
}

template <>
QVariant cellOf(const mmd::CameraKeyframe& key, KeyColumn column)
{
    if (isIn(column, X, Z))
        return key.value.target[axisOf(column, X)];
    if (isIn(column, AngleX, AngleZ))
        return mmd::panelCameraAngles(key.value.rotation)[axisOf(column, AngleX)];
    if (column == Distance) // 0 without a sign
        return key.value.distance == 0.0f ? 0.0f : -key.value.distance;
    if (column == FieldOfView)
        return key.value.fieldOfView;
    if (column == Perspective)
        return key.value.perspectiveOff == 0;
    auto curves = mmd::curvesOf(key.value.tail);
    const auto* curve = curveIn(curves, column);
    return curve ? QVariant(textOfCurve(*curve)) : QVariant();
}

template <>
bool setCell(mmd::CameraKeyframe& key, KeyColumn column, const QVariant& value)
{
    if (isIn(column, X, Z))
        return setAxis(key.value.target, axisOf(column, X), value);
    if (isIn(column, AngleX, AngleZ)) {
        glm::vec3 angles = mmd::panelCameraAngles(key.value.rotation);
        const int axis = axisOf(column, AngleX);
        const float before = angles[axis];
        if (!setAxis(angles, axis, value))
            return false;
        if (angles[axis] != before)
            key.value.rotation[axis] = mmd::cameraAnglesOfPanel(angles)[axis];
        return true;
    }
    if (column == Distance || column == FieldOfView) {
        const auto number = numberOf(value);
        if (!number || (column == FieldOfView && (*number < 0.0f || *number > 1e9f)))
            return false;
        if (column == Distance && *number != -key.value.distance)
            key.value.distance = -*number;
        else if (column == FieldOfView)
            key.value.fieldOfView = std::uint32_t(std::lround(*number));
        return true;
    }
    if (column == Perspective) {
        const auto on = flagOf(value);
        if (on && *on != (key.value.perspectiveOff == 0))
            key.value.perspectiveOff = *on ? 0 : 1;
        return on.has_value();
    }
    return setCurve(key.value.tail, column, value);
}

template <>
QVariant cellOf(const mmd::LightKeyframe& key, KeyColumn column)
{
    if (isIn(column, Red, Blue))
        return mmd::panelColour(key.value.colour)[axisOf(column, Red)];
    return isIn(column, X, Z) ? QVariant(key.value.direction[axisOf(column, X)]) : QVariant();
}

template <>
bool setCell(mmd::LightKeyframe& key, KeyColumn column, const QVariant& value)
{
    if (!isIn(column, Red, Blue))
        return isIn(column, X, Z) && setAxis(key.value.direction, axisOf(column, X), value);
    const auto number = numberOf(value);
    if (!number || *number < 0.0f || *number > 255.0f)
        return false;
    glm::ivec3 colour = mmd::panelColour(key.value.colour);
    const int axis = axisOf(column, Red);
    if (colour[axis] == int(std::lround(*number)))
        return true;
    colour[axis] = int(std::lround(*number));
    key.value.colour[axis] = mmd::colourOfPanel(colour)[axis];
    return true;
}

template <>
QVariant cellOf(const mmd::ShadowKeyframe& key, KeyColumn column)
{
    if (column == Mode)
        return int(key.value.mode);
    return column == Distance ? QVariant(mmd::panelShadowDistance(key.value.distance)) : QVariant();
}

template <>
bool setCell(mmd::ShadowKeyframe& key, KeyColumn column, const QVariant& value)
{
    if (column == Mode) {
        const auto mode = numberOf(value);
        if (!mode || (*mode != 0.0f && *mode != 1.0f && *mode != 2.0f))
            return false;
        key.value.mode = std::uint8_t(*mode);
        return true;
    }
    const auto number = column == Distance ? numberOf(value) : std::nullopt;
    if (number && *number != mmd::panelShadowDistance(key.value.distance))
        key.value.distance = mmd::shadowDistanceOfPanel(*number);
    return number.has_value();
}

template <>
QVariant cellOf(const mmd::ShowIkKeyframe& key, KeyColumn column)
{
    if (column == Show)
        return key.value.show != 0;
    if (column != SwitchedOff)
        return {};
    QStringList names;
    for (const mmd::IkSwitch& each : key.value.switches)
        if (each.on == 0)
            names.append(shownName(mmd::decodeCp932(mmd::ikNameOf(each))));
    return names;
}

template <>
bool setCell(mmd::ShowIkKeyframe& key, KeyColumn column, const QVariant& value)
{
    const auto on = column == Show ? flagOf(value) : std::nullopt;
    if (on && *on != (key.value.show != 0))
        key.value.show = *on ? 1 : 0;
    return on.has_value();
}

QString textOfCell(const QVariant& cell)
{
    if (cell.typeId() == QMetaType::QStringList)
        return cell.toStringList().join(QStringLiteral(", "));
    if (cell.typeId() != QMetaType::Float)
        return cell.toString();
    QString text = QString::number(double(cell.toFloat()), 'f', 3);
    while (text.endsWith(QLatin1Char('0')))
        text.chop(1);
    if (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return text == QLatin1String("-0") ? QStringLiteral("0") : text;
}

std::optional<mmd::BezierCurve> curveOfText(const QString& text)
{
    static const QRegularExpression separators(QStringLiteral("[\\s,;]+"));
    const QStringList parts = text.split(separators, Qt::SkipEmptyParts);
    if (parts.size() != 4)
        return std::nullopt;
    std::array<std::uint8_t, 4> numbers{};
    for (std::size_t at = 0; at < numbers.size(); ++at) {
        bool isNumber = false;
        const int number = parts[qsizetype(at)].toInt(&isNumber);
        if (!isNumber || number < 0 || number > 127)
            return std::nullopt;
        numbers[at] = std::uint8_t(number);
    }
    return mmd::BezierCurve{numbers[0], numbers[1], numbers[2], numbers[3]};
}

QString textOfCurve(const mmd::BezierCurve& curve)
{
    return QStringLiteral("%1 %2 %3 %4").arg(curve.x1).arg(curve.y1).arg(curve.x2).arg(curve.y2);
}

} // namespace odori
