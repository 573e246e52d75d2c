// SPDX-License-Identifier: MIT
#include "ui/theme/icons.h"

#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

#include <QtCore/QFile>
#include <QtGui/QIconEngine>
#include <QtGui/QPainter>
#include <QtGui/QPixmap>
#include <QtSvg/QSvgRenderer>

#include <algorithm>
#include <map>
#include <utility>

namespace odori {
namespace {

/// The colours of an icon by its state.
struct IconColours {
    QColor normal, checked, disabled;
};

/// Draws an SVG in the size in which it is shown, when it is shown: the window has some 70 icons in
/// three colours, and at its start most of them are in closed menus.
class LineIcon : public QIconEngine {
public:
    LineIcon(QByteArray svg, IconColours colours)
        : m_svg(std::move(svg))
        , m_colours(std::move(colours))
    {
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        const int side = std::min(size.width(), size.height());
        if (side < 1)
            return {};
        const QColor& colour = mode == QIcon::Disabled ? m_colours.disabled
                               : state == QIcon::On    ? m_colours.checked
                                                       : m_colours.normal;
        QPixmap& known = m_known[{side, colour.rgba()}];
        if (known.isNull())
            known = rendered(colour, side);
        return known;
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const double scale = painter->device()->devicePixelRatio();
        QPixmap shown = pixmap(rect.size() * scale, mode, state);
        shown.setDevicePixelRatio(1.0);
        painter->drawPixmap(rect, shown);
    }

    QIconEngine* clone() const override { return new LineIcon(*this); }
    bool isNull() override { return false; }

    /// Any size is sharp; these are the usual ones.
    QList<QSize> availableSizes(QIcon::Mode, QIcon::State) override
    {
        QList<QSize> sizes;
        for (const int side : {16, 20, 24, 32, 48, 64, 96})
            sizes << QSize(side, side);
        return sizes;
    }

private:
    [[nodiscard]] QPixmap rendered(const QColor& colour, int side) const
    {
        QByteArray svg = m_svg;
        svg.replace("currentColor", colour.name().toLatin1());
        QSvgRenderer renderer(svg);
        QPixmap pixmap(side, side);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        renderer.render(&painter);
        return pixmap;
    }

    QByteArray m_svg;
    IconColours m_colours;
    std::map<std::pair<int, QRgb>, QPixmap> m_known; ///< by side and colour
};

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
    return QIcon(new LineIcon(svg, {theme.text, Qt::white, theme.dim})); // the icon owns it
}

QIcon colouredIcon(const QString& name, const QColor& colour)
{
    const QByteArray svg = svgOf(name);
    return svg.isEmpty() ? QIcon() : QIcon(new LineIcon(svg, {colour, colour, colour}));
}

QSize buttonIconSize()
{
    const int side = grownWithText(smallIconSize().width());
    return {side, side};
}

QSize smallIconSize()
{
    return {16, 16};
}

} // namespace odori
