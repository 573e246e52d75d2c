// SPDX-License-Identifier: MIT
#include "ui/document/models/key_table_cells.h"

#include "libmmd/motion/names.h"
#include "libmmd/scene/number_text.h"
#include "libmmd/text/cp932.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QRegularExpression>
#include <QtCore/QStringList>

namespace odori {
namespace {

QVariant variantOf(mmd::KeyNumber number, double value)
{
    switch (mmd::typeOf(number)) {
    case mmd::NumberType::Real:
        return float(value);
    case mmd::NumberType::Whole:
        return qlonglong(value);
    case mmd::NumberType::Switch:
        break;
    }
    return value != 0.0;
}

std::optional<double> numberIn(mmd::KeyNumber number, const QVariant& value)
{
    if (value.typeId() == QMetaType::QString)
        return mmd::numberOfText(number, value.toString().trimmed().toStdString());
    bool isNumber = false;
    const double wanted = value.toDouble(&isNumber);
    return isNumber && mmd::isInRange(number, wanted) ? std::optional(wanted) : std::nullopt;
}

/// The curve in a column; invalid if keys of this type have no such curve.
template <class Interpolation>
QVariant curveIn(const Interpolation& interpolation, KeyColumn column)
{
    const auto curves = mmd::curvesOf(interpolation);
    const auto channel = column.curve();
    return channel && *channel < curves.size() ? QVariant(textOfCurve(curves[*channel]))
                                               : QVariant();
}

QStringList switchedOff(const mmd::ShowIkValue& value)
{
    QStringList names;
    for (const mmd::IkSwitch& each : value.switches)
        if (each.on == 0)
            names.append(shownName(mmd::decodeCp932(mmd::ikNameOf(each))));
    return names;
}

} // namespace

bool hasCell(mmd::TrackKind kind, KeyColumn column)
{
    if (const auto number = column.number())
        return mmd::hasNumber(kind, *number);
    if (const auto curve = column.curve())
        return kind == mmd::TrackKind::Camera ||
               (kind == mmd::TrackKind::Bone && *curve < mmd::boneChannelCount);
    return column == KeyCell::SwitchedOff && kind == mmd::TrackKind::ShowIk;
}

bool isSwitch(KeyColumn column)
{
    const auto number = column.number();
    return number && mmd::typeOf(*number) == mmd::NumberType::Switch;
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
    return tr(titles[column.index()]);
}

template <class Key>
QVariant cellOf(const Key& key, KeyColumn column)
{
    if (const auto number = column.number()) {
        const auto value = mmd::numberOf(key, *number);
        return value ? variantOf(*number, *value) : QVariant();
    }
    if constexpr (Key::kind == mmd::TrackKind::Bone)
        return curveIn(key.interpolation, column);
    else if constexpr (Key::kind == mmd::TrackKind::Camera)
        return curveIn(key.value.interpolation, column);
    else if constexpr (Key::kind == mmd::TrackKind::ShowIk)
        return column == KeyCell::SwitchedOff ? QVariant(switchedOff(key.value)) : QVariant();
    else
        return {};
}
template QVariant cellOf(const mmd::BoneKeyframe&, KeyColumn);
template QVariant cellOf(const mmd::MorphKeyframe&, KeyColumn);
template QVariant cellOf(const mmd::CameraKeyframe&, KeyColumn);
template QVariant cellOf(const mmd::LightKeyframe&, KeyColumn);
template QVariant cellOf(const mmd::ShadowKeyframe&, KeyColumn);
template QVariant cellOf(const mmd::ShowIkKeyframe&, KeyColumn);

std::optional<NewCell> newCell(KeyColumn column, const QVariant& value)
{
    if (const auto number = column.number()) {
        const auto wanted = numberIn(*number, value);
        return wanted ? std::optional<NewCell>(mmd::NewNumber{*number, *wanted}) : std::nullopt;
    }
    const auto channel = column.curve();
    const auto curve = channel ? curveOfText(value.toString()) : std::nullopt;
    return curve ? std::optional<NewCell>(mmd::NewCurve{*channel, *curve}) : std::nullopt;
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
