// SPDX-License-Identifier: MIT
#include "ui/panels/light/light_swatch.h"

#include "ui/theme/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QColorDialog>

namespace odori {

LightSwatch::LightSwatch(QWidget* parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setToolTip(tr("Choose the light's colour"));
    setAccessibleName(tr("Colour of the light"));
    connect(this, &QAbstractButton::clicked, this, &LightSwatch::choose);
}

void LightSwatch::setColour(const QColor& colour)
{
    if (colour == m_colour)
        return;
    m_colour = colour;
    setAccessibleDescription(colour.name());
    update();
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
    painter.setBrush(m_colour);
    const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(area, 4, 4);
    if (!hasFocus())
        return;
    painter.setBrush(Qt::NoBrush); // two rings: one of them is seen on every colour
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 3, 3);
    painter.setPen(theme.field);
    painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 2, 2);
}

void LightSwatch::choose()
{
    auto* dialog = new QColorDialog(m_colour, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Colour of the Light"));
    dialog->setOption(QColorDialog::DontUseNativeDialog); // a native one may not show changes live
    connect(dialog, &QColorDialog::currentColorChanged, this, &LightSwatch::adjusted);
    connect(dialog, &QDialog::finished, this, [this](int result) {
        if (result == QDialog::Accepted)
            emit adjustFinished();
        else
            emit adjustCancelled();
    });
    emit adjustStarted();
    dialog->open();
}

} // namespace odori
