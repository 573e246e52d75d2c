// SPDX-License-Identifier: MIT
#include "ui/curves/easing/curve_preset.h"

#include <QtCore/QCoreApplication>

namespace odori {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("odori", text);
}

} // namespace

std::vector<BuiltInPreset> builtInPresets()
{
    // Ease in, out and in-out are the numbers of CSS in 127ths: animators know them from other
    // tools, and they are symmetrical. The S is the curve in MMD's own files where MMD eases by
    // default.
    return {
        {QStringLiteral("linear"), tr("Linear"), tr("Constant speed, MMD's default"),
            {20, 20, 107, 107}},
        {QStringLiteral("easeIn"), tr("Ease in"), tr("Starts slowly"), {53, 0, 127, 127}},
        {QStringLiteral("easeOut"), tr("Ease out"), tr("Ends slowly"), {0, 0, 74, 127}},
        {QStringLiteral("easeInOut"), tr("Ease in-out"), tr("Starts and ends slowly"),
            {53, 0, 74, 127}},
        {QStringLiteral("automaticS"), tr("MMD's S"),
            tr("The S curve that MMD sets automatically: starts and ends slowly"),
            {64, 0, 64, 127}},
        {QStringLiteral("holdThenGo"), tr("Hold, then move"),
            tr("Waits as long as possible, then moves quickly"), {127, 0, 127, 0}},
        {QStringLiteral("goThenHold"), tr("Move, then hold"),
            tr("Moves quickly at first, then ends slowly"), {0, 127, 64, 127}},
    };
}

} // namespace odori
