// SPDX-License-Identifier: MIT
#include "ui/theme/icons.h"

#include "ui/theme/theme.h"

#include <QtCore/QFile>
#include <QtGui/QPainter>
#include <QtGui/QPixmap>
#include <QtSvg/QSvgRenderer>

namespace odori {
namespace {

QPixmap rendered(QByteArray svg, const QColor& colour, int size)
{
    svg.replace("currentColor", colour.name().toLatin1());
    QSvgRenderer renderer(svg);
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    return pixmap;
}

constexpr int sizes[] = {16, 20, 24, 32, 48, 64, 96}; ///< sharp up to 300 % scaling

/// The SVG text; empty if there is no such icon.
QByteArray svgOf(const QString& name)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

QIcon themedIcon(const QString& name, const QPalette& palette)
{
    const QByteArray svg = svgOf(name);
    if (svg.isEmpty())
        return {};
    const Theme& theme = themeOf(palette);
    QIcon icon;
    for (const int size : sizes) {
        icon.addPixmap(rendered(svg, theme.text, size), QIcon::Normal, QIcon::Off);
        icon.addPixmap(rendered(svg, Qt::white, size), QIcon::Normal, QIcon::On);
        icon.addPixmap(rendered(svg, theme.dim, size), QIcon::Disabled, QIcon::Off);
    }
    return icon;
}

QIcon colouredIcon(const QString& name, const QColor& colour)
{
    const QByteArray svg = svgOf(name);
    if (svg.isEmpty())
        return {};
    QIcon icon;
    for (const int size : sizes)
        icon.addPixmap(rendered(svg, colour, size));
    return icon;
}

} // namespace odori
