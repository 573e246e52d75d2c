// SPDX-License-Identifier: MIT
#include "ui/theme/editor_style.h"

#include "ui/theme/icons.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QStyleOption>
#include <QtWidgets/QWidget>

#include <algorithm>

namespace odori {
namespace {

constexpr int messageIconSize = 32;
constexpr int arrowSize = 8; ///< of a branch, in Fusion

/// As Fusion draws it, but larger.
void paintBranch(QPainter& painter, const QStyleOption& option, int size)
{
    QColor colour = option.palette.color(QPalette::WindowText);
    colour.setAlpha(160);
    const double end = std::min({size, option.rect.width(), option.rect.height()}) / 2.0;
    QPolygonF arrow{{-end, -end / 2.0}, {end, -end / 2.0}, {0.0, end / 2.0}};
    if (!(option.state & QStyle::State_Open)) {
        const double tip = option.direction == Qt::RightToLeft ? -end / 2.0 : end / 2.0;
        arrow = QPolygonF{{-tip, -end}, {-tip, end}, {tip, 0.0}};
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(arrow.translated(QRectF(option.rect).center()));
    painter.restore();
}

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

/// Fusion has one size of arrows.
void EditorStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
    QPainter* painter, const QWidget* widget) const
{
    const int size = grownWithText(arrowSize);
    if (element != PE_IndicatorBranch || size == arrowSize)
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    else if (option->state & State_Children)
        paintBranch(*painter, *option, size);
}

} // namespace odori
