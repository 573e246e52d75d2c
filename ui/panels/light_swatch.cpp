// SPDX-License-Identifier: MIT
#include "ui/panels/light_swatch.h"

#include "libmmd/motion/panel_values.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QColorDialog>

#include <algorithm>

namespace odori {

LightSwatch::LightSwatch(QWidget* parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setToolTip(tr("Choose the light's colour"));
    setAccessibleName(tr("Colour of the light"));
    connect(this, &QAbstractButton::clicked, this, &LightSwatch::choose);
}

void LightSwatch::showLight(const mmd::LightValue& light)
{
    m_light = light;
    setAccessibleDescription(colour().name());
    update();
}

QColor LightSwatch::colour() const
{
    const glm::ivec3 panel = mmd::panelColour(m_light.colour);
    return {std::clamp(panel.r, 0, 255), std::clamp(panel.g, 0, 255), std::clamp(panel.b, 0, 255)};
}

QSize LightSwatch::sizeHint() const
{
    return {80, fontMetrics().height() + 8};
}

void LightSwatch::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hasFocus() || underMouse() ? theme.accentBright : theme.line);
    painter.setBrush(colour());
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

void LightSwatch::choose()
{
    const QColor wanted = QColorDialog::getColor(colour(), this, tr("Colour of the Light"));
    if (!wanted.isValid() || wanted == colour())
        return;
    mmd::LightValue light = m_light;
    light.colour = mmd::colourOfPanel({wanted.red(), wanted.green(), wanted.blue()});
    emit chosen(light);
}

} // namespace odori
