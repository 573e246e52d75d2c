// SPDX-License-Identifier: MIT
#include "ui/theme/editor_style.h"

#include "ui/theme/icons.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QWidget>

namespace odori {
namespace {

constexpr int messageIconSize = 32;

} // namespace

EditorStyle::EditorStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

QIcon EditorStyle::standardIcon(
    StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const
{
    const Theme& theme = themeOf(widget ? widget->palette() : QApplication::palette());
    switch (icon) {
    case SP_MessageBoxInformation:
        return colouredIcon(QStringLiteral("information"), theme.accentBright);
    case SP_MessageBoxQuestion:
        return colouredIcon(QStringLiteral("question"), theme.accentBright);
    case SP_MessageBoxWarning:
        return colouredIcon(QStringLiteral("warning"), theme.warning);
    case SP_MessageBoxCritical:
        return colouredIcon(QStringLiteral("error"), theme.currentFrame);
    case SP_ToolBarHorizontalExtensionButton: // Qt's icon is black in every theme
        return themedIcon(QStringLiteral("more"), QApplication::palette());
    // For the next one, Qt would look for themes of icons and load every plug-in for pictures.
    case SP_LineEditClearButton:
        return colouredIcon(QStringLiteral("close"), theme.dim);
    default:
        return QProxyStyle::standardIcon(icon, option, widget);
    }
}

int EditorStyle::styleHint(
    StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const
{
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    if (hint == SH_Widget_Animation_Duration && hasLessMotion())
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

int EditorStyle::pixelMetric(
    PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_MessageBoxIconSize:
        return grownWithText(messageIconSize);
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ToolBarIconSize:
    // What the style sheet leaves to the style: marks in lists and menus, and the height of a
    // slider, which must have room for its handle.
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_SliderThickness:
    case PM_SliderLength:
    case PM_SliderControlThickness:
        return grownWithText(QProxyStyle::pixelMetric(metric, option, widget));
    case PM_ToolBarExtensionExtent:
        return moreButtonWidth;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

} // namespace odori
