// SPDX-License-Identifier: MIT
#include "ui/theme/follow_theme.h"

#include "ui/theme/theme.h"

#include <QtCore/QEvent>
#include <QtWidgets/QWidget>

#include <utility>

namespace odori {
namespace {

class ThemeFollower : public QObject {
public:
    ThemeFollower(QWidget& widget, std::function<void()> apply)
        : QObject(&widget)
        , m_widget(widget)
        , m_apply(std::move(apply))
        , m_theme(&themeOf(widget.palette()))
    {
        widget.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        // Queued, because the style sheet is applied after the palette, and then restores the
        // widgets' own former palettes.
        if (event->type() == QEvent::PaletteChange && !std::exchange(m_isWaiting, true))
            QMetaObject::invokeMethod(
                this, [this] { refresh(); }, Qt::QueuedConnection);
        return QObject::eventFilter(watched, event);
    }

private:
    void refresh()
    {
        m_isWaiting = false;
        const Theme* now = &themeOf(m_widget.palette());
        if (std::exchange(m_theme, now) != now)
            m_apply();
    }

    QWidget& m_widget;
    std::function<void()> m_apply;
    const Theme* m_theme;
    bool m_isWaiting = false; ///< the palette has changed, but refresh() has not run yet
};

} // namespace

void followTheme(QWidget& widget, std::function<void()> apply)
{
    new ThemeFollower(widget, std::move(apply));
}

} // namespace odori
