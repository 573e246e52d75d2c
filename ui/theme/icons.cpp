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

} // namespace

QIcon themedIcon(const QString& name, const QPalette& palette)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray svg = file.readAll();
    const Theme& theme = themeOf(palette);
    QIcon icon;
    for (const int size : {16, 20, 24, 32, 48, 64}) {
        icon.addPixmap(rendered(svg, theme.text, size), QIcon::Normal, QIcon::Off);
        icon.addPixmap(rendered(svg, Qt::white, size), QIcon::Normal, QIcon::On);
        icon.addPixmap(rendered(svg, theme.dim, size), QIcon::Disabled, QIcon::Off);
    }
    return icon;
}

} // namespace odori
