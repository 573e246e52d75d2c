// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/panels_window.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QTabBar>

#include <algorithm>
#include <vector>

namespace odori::test {

/// The user's mouse and keys in the real window, counted: each click, each drag, each key with its
/// modifiers and each typed letter is one. A key goes to the widget that has the focus.
class CountingHands {
public:
    explicit CountingHands(PanelsWindow& window)
        : m_window(window)
    {
    }

    [[nodiscard]] int count() const { return m_count; }
    void startCounting() { m_count = 0; }

    void click(QWidget& on, const QPoint& at, Qt::KeyboardModifiers modifiers = {})
    {
        ++m_count;
        QTest::mouseClick(&on, Qt::LeftButton, modifiers, at);
        QCoreApplication::processEvents();
    }
    void click(QWidget& on) { click(on, on.rect().center()); }

    /// A drag with the left button along `path`, which has at least two points.
    void drag(QWidget& on, const std::vector<QPoint>& path, Qt::KeyboardModifiers modifiers = {})
    {
        press(on, path, Qt::LeftButton, modifiers);
        release(on, path.back(), Qt::LeftButton, modifiers);
    }
    void dragRight(QWidget& on, const std::vector<QPoint>& path)
    {
        press(on, path, Qt::RightButton, {});
        release(on, path.back(), Qt::RightButton, {});
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        ++m_count;
        QTest::keyClick(focus(), key, modifiers);
        QCoreApplication::processEvents();
    }
    void type(const QString& text)
    {
        for (const QChar letter : text) {
            ++m_count;
            QTest::keyClick(focus(), letter.toLatin1());
        }
        QCoreApplication::processEvents();
    }

    /// Clicks the tab of a dock, if it is not in front.
    void showDock(const char* name)
    {
        auto* dock = m_window.window.findChild<QDockWidget*>(QLatin1String(name));
        QVERIFY(dock);
        if (!dock->widget()->visibleRegion().isEmpty())
            return;
        for (QTabBar* bar : m_window.window.findChildren<QTabBar*>())
            for (int tab = 0; tab < bar->count(); ++tab)
                if (bar->isVisible() && bar->tabText(tab) == dock->windowTitle()) {
                    click(*bar, bar->tabRect(tab).center());
                    QTRY_VERIFY(!dock->widget()->visibleRegion().isEmpty());
                    return;
                }
        QFAIL(qPrintable(dock->windowTitle()));
    }

    /// Clicks the dope sheet's ruler at a frame; scrolls before if it is not visible.
    void goTo(std::uint32_t frame)
    {
        DopeCanvas& sheet = m_window.sheet();
        const TimeAxis before = sheet.view().axis();
        sheet.view().ensureFrameVisible(frame);
        m_count += before.firstFrame == sheet.view().axis().firstFrame ? 0 : 1;
        click(sheet, {sheet.view().axis().pixel(frame), 8});
        QCOMPARE(m_window.document.currentKeyFrame(), frame);
    }
    void clickBone(const mmd::TrackId& bone, Qt::KeyboardModifiers modifiers = {})
    {
        click(m_window.viewport(), m_window.positionOf(bone), modifiers);
    }
    void clickKey(const mmd::TrackId& track, std::uint32_t frame)
    {
        m_window.sheet().view().ensureTrackVisible(track);
        click(m_window.sheet(), m_window.sheet().view().keyPosition(track, frame));
    }
    /// A click on the name of a row of the sheet.
    void clickRow(const mmd::TrackId& track, Qt::KeyboardModifiers modifiers = {})
    {
        ++m_count;
        m_window.clickName(track, modifiers);
    }

    /// Drags the ring that faces the viewer, about the mark of `bone`, clockwise; types the angle
    /// in degrees during the drag if there is one.
    void turnRing(const mmd::TrackId& bone, const QString& degrees = {})
    {
        const QPoint end = startRing(bone);
        QVERIFY(m_window.document.isGestureRunning());
        if (!degrees.isEmpty()) {
            type(degrees);
            key(Qt::Key_Return);
        }
        release(m_window.viewport(), end, Qt::LeftButton, {});
    }
    /// The same, but Escape is pressed during the drag.
    void cancelRing(const mmd::TrackId& bone)
    {
        const QPoint end = startRing(bone);
        QVERIFY(m_window.document.isGestureRunning());
        key(Qt::Key_Escape);
        release(m_window.viewport(), end, Qt::LeftButton, {});
    }

private:
    [[nodiscard]] QWidget* focus() const
    {
        QWidget* has = QApplication::focusWidget();
        return has ? has : &m_window.window;
    }

    static void send(QWidget& on, QEvent::Type type, const QPoint& at, Qt::MouseButton button,
        Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers)
    {
        QMouseEvent event(type, at, on.mapToGlobal(at), button, buttons, modifiers);
        QCoreApplication::sendEvent(&on, &event);
    }
    /// Where the drag is.
    QPoint startRing(const mmd::TrackId& bone)
    {
        const QPoint middle = m_window.positionOf(bone);
        const std::vector<QPoint> path{middle + QPoint(44, 44), middle + QPoint(36, 51),
            middle + QPoint(24, 57), middle + QPoint(0, 62)};
        press(m_window.viewport(), path, Qt::LeftButton, {});
        return path.back();
    }
    void press(QWidget& on, const std::vector<QPoint>& path, Qt::MouseButton button,
        Qt::KeyboardModifiers modifiers)
    {
        ++m_count;
        if (on.focusPolicy() & Qt::ClickFocus)
            on.setFocus(); // sent events do not move the focus
        send(on, QEvent::MouseButtonPress, path.front(), button, button, modifiers);
        for (const QPoint& at : path)
            send(on, QEvent::MouseMove, at, Qt::NoButton, button, modifiers);
    }
    static void release(
        QWidget& on, const QPoint& at, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
    {
        send(on, QEvent::MouseButtonRelease, at, button, {}, modifiers);
        QCoreApplication::processEvents();
    }

    PanelsWindow& m_window;
    int m_count = 0;
};

} // namespace odori::test
