// SPDX-License-Identifier: MIT
#include "ui/curves/easing/curve_residue.h"

#include "libmmd/scene/edits/values/motion_residue.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

#include <cmath>

namespace odori {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("odori", text);
}

/// Rounds up to `decimals`, so that "at most" stays true. Rounding errors near zero count as zero.
void add(QStringList& parts, const QString& text, double value, int decimals)
{
    const double unit = std::pow(10.0, -decimals);
    const double shown = std::ceil(value / unit - 1e-6) * unit;
    if (value > unit * 0.05 && shown > 0.0)
        parts.append(text.arg(shown, 0, 'f', decimals));
}

} // namespace

QString textOfResidue(const mmd::MotionResidue& residue)
{
    QStringList parts;
    add(parts, tr("%1 units"), residue.position, 3);
    add(parts, tr("%1°"), residue.angle, 2);
    add(parts, tr("weight %1"), residue.weight, 3);
    add(parts, tr("field of view %1°"), residue.fieldOfView, 2);
    return parts.join(QStringLiteral(", "));
}

} // namespace odori
