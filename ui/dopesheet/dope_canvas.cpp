// SPDX-License-Identifier: MIT
#include "ui/dopesheet/dope_canvas.h"

#include "libmmd/scene/edits/scene/scene_edits.h"
#include "ui/dopesheet/dope_accessible.h"
#include "ui/dopesheet/painting/dope_painter.h"
#include "ui/messages/shown_name.h"

#include <QtGui/QFocusEvent>
#include <QtGui/QHelpEvent>
#include <QtGui/QPaintEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QToolTip>

#include <algorithm>
#include <utility>

namespace odori {
namespace {

using M = DopeMetrics;

} // namespace

DopeCanvas::DopeCanvas(Document& document, DopeRowsFilter& filter, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_filter(filter)
    , m_rows(document, filter)
    , m_cache(std::make_unique<DopePaintCache>())
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&m_view, &DopeView::changed, this, [this] { update(); });
    connect(&m_document, &Document::soundEndChanged, this, [this] { update(); });
    fitFont();
    installDopeAccessibility(); // before the name, for which Qt makes the interface
    setAccessibleName(tr("Dope sheet"));
    setWhatsThis(RowCursor::keysHelp());
}

DopeCanvas::~DopeCanvas() = default;

void DopeCanvas::fitFont()
{
    M::fit(fontMetrics());
    setMinimumSize(M::namesWidth + 120, M::headHeight + 3 * M::rowHeight);
    m_view.updateMetrics();
}

const mmd::Motion* DopeCanvas::motion() const
{
    return mmd::findMotion(m_document.scene(), m_document.scene().active);
}

void DopeCanvas::setSimulated(std::vector<FrameRange> ranges)
{
    m_simulated = std::move(ranges);
    update(0, 0, width(), M::headHeight);
}

void DopeCanvas::rebuildRows()
{
    m_rows.rebuild();
    m_isExtentKnown = false;
    m_view.keepTopRow();
    emit rowsChanged();
}

void DopeCanvas::setFolded(int row, bool folded)
{
    m_rows.setFolded(m_rows.at(row), folded);
    foldingChanged();
}

void DopeCanvas::setAllFolded(bool folded)
{
    m_rows.setAllFolded(folded);
    foldingChanged();
    m_view.ensureRowVisible(m_rowCursor.row());
}

void DopeCanvas::setFoldings(const QVariantMap& foldings)
{
    m_rows.setFoldings(foldings);
    foldingChanged();
    update();
}

void DopeCanvas::foldingChanged()
{
    m_isExtentKnown = false;
    m_view.setScrollY(m_view.scrollY());
    emit rowsChanged();
}

void DopeCanvas::showFrame(double frame)
{
    // Repaints the line and its flag at the old and the new position, and the time in the corner.
    for (const double each : {m_shownFrame, frame})
        update(m_view.axis().pixel(each) - M::flagReach, 0, 2 * M::flagReach, height());
    update(0, 0, M::namesWidth, M::headHeight);
    m_shownFrame = frame;
    announceDopeCanvas(*this);
}

void DopeCanvas::updateSelection()
{
    m_isExtentKnown = false;
    const mmd::TrackList& tracks = m_document.selection().tracks;
    const bool isNew = !(std::exchange(m_knownTracks, tracks) == tracks);
    if (isNew && !tracks.empty() && !m_drag && !hasFocus())
        showSelectedTrack();
    update();
    announceDopeCanvas(*this);
}

/// Moves the cursor to a selection by other code. Scrolls to it, unless part of it is visible.
void DopeCanvas::showSelectedTrack()
{
    const mmd::TrackList& tracks = m_document.selection().tracks;
    const auto isInView = [this](const mmd::TrackId& track) {
        const int row = m_rows.rowOrGroupOf(track);
        return row >= 0 && m_view.isRowVisible(row);
    };
    const auto seen = std::find_if(tracks.begin(), tracks.end(), isInView);
    m_rowCursor.setTrack(seen == tracks.end() ? tracks.front() : *seen);
    if (seen == tracks.end())
        m_view.ensureTrackVisible(tracks.front());
}

void DopeCanvas::setWarpsTime(bool warps)
{
    if (std::exchange(m_warpsTime, warps) == warps)
        return;
    update();
    emit warpsTimeChanged(warps);
}

PlayRange DopeCanvas::playRange() const
{
    return {m_document.scene().settings.playFirst, m_document.lastPlayed()};
}

void DopeCanvas::setPlayEnd(bool last)
{
    const std::uint32_t frame = m_document.currentKeyFrame();
    mmd::SceneSettings settings = m_document.scene().settings;
    if (last) {
        settings.playLast = std::max(frame, 1u);
        if (settings.playFirst >= settings.playLast)
            settings.playFirst = 0;
    } else {
        settings.playFirst = frame;
        if (settings.playLast <= frame)
            settings.playLast = 0;
    }
    m_document.apply(mmd::changeSettings(m_document.scene(), settings), tr("Change Play Range"));
}

std::optional<SelectionExtent> DopeCanvas::selectionExtent() const
{
    if (m_isExtentKnown)
        return m_extent;
    m_isExtentKnown = true;
    m_extent.reset();
    for (const mmd::TrackKeys& keys : m_document.selection().keys) {
        const int row = m_rows.rowOrGroupOf(keys.track);
        const SelectionExtent own{
            keys.frames.front(), keys.frames.back(), row < 0 ? m_rows.size() : row, row};
        if (!m_extent)
            m_extent = own;
        m_extent->first = std::min(m_extent->first, own.first);
        m_extent->last = std::max(m_extent->last, own.last);
        m_extent->firstRow = std::min(m_extent->firstRow, own.firstRow);
        m_extent->lastRow = std::max(m_extent->lastRow, own.lastRow);
    }
    return m_extent;
}

QString DopeCanvas::emptyText() const
{
    if (m_rows.size() > 0 || !m_filter.isFiltering())
        return {};
    DopeRowsFilter::Filters filters = m_filter.filters();
    const QString search = std::exchange(filters.search, {});
    if (search.isEmpty())
        return tr("No row matches the filters.");
    const QString shown = shownName(search, longestInSentence);
    if (!(filters == DopeRowsFilter::Filters{}))
        return tr("No row called “%1” matches the filters.").arg(shown);
    return m_document.actor() ? tr("No bone or morph is called “%1”.").arg(shown)
                              : tr("No row is called “%1”.").arg(shown);
}

void DopeCanvas::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    DopeGestureView gesture;
    if (m_drag) {
        gesture.rectangle = m_drag->rectangle();
        gesture.label = m_drag->label();
        gesture.replaced = m_drag->replaced();
        gesture.mouse = m_pointer.at;
    }
    m_paintedKeys = paintDopeSheet({painter, *this, *m_cache, event->rect()}, gesture);
}

bool DopeCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto& help = static_cast<const QHelpEvent&>(*event);
        QToolTip::showText(help.globalPos(), plainToolTip(toolTipAt(help.pos())), this);
        return true;
    }
    if (event->type() == QEvent::NativeGesture) {
        const auto& pinch = static_cast<const QNativeGestureEvent&>(*event);
        if (pinch.gestureType() == Qt::ZoomNativeGesture)
            m_view.zoom(1.0 + pinch.value(), pinch.position().x());
        return true;
    }
    // A drag handles Escape, even if an action has this key.
    if (event->type() == QEvent::ShortcutOverride && m_drag &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    // The sheet handles the cursor's keys, even if a command has them in other areas. For Space, a
    // command has priority, because it starts playback in many programs.
    if (event->type() == QEvent::ShortcutOverride &&
        m_rowCursor.isMovedBy(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void DopeCanvas::keyPressEvent(QKeyEvent* event)
{
    if (m_drag && event->key() == Qt::Key_Escape)
        cancelDrag();
    else if (m_drag && m_document.isGestureRunning())
        event->accept(); // nothing else may change what is dragged
    else if (!m_rowCursor.press(*event))
        QWidget::keyPressEvent(event);
}

void DopeCanvas::resizeEvent(QResizeEvent*)
{
    m_view.updateSize();
}

void DopeCanvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        *m_cache = {};
    if (event->type() == QEvent::FontChange)
        fitFont();
    QWidget::changeEvent(event);
}

void DopeCanvas::focusInEvent(QFocusEvent*)
{
    update();
}

bool DopeCanvas::focusNextPrevChild(bool next)
{
    return (m_drag && m_document.isGestureRunning()) || QWidget::focusNextPrevChild(next);
}

void DopeCanvas::hideEvent(QHideEvent* event)
{
    if (m_drag)
        cancelDrag();
    QWidget::hideEvent(event);
}

/// Deselects the marker, unless the focus will return from a menu or another program. Otherwise the
/// user works in another widget, where Delete deletes keys.
void DopeCanvas::focusOutEvent(QFocusEvent* event)
{
    const Qt::FocusReason reason = event->reason();
    const bool comesBack = reason == Qt::PopupFocusReason || reason == Qt::MenuBarFocusReason ||
                           reason == Qt::ActiveWindowFocusReason;
    if (!comesBack && !isAncestorOf(QApplication::focusWidget()))
        m_markers.select(std::nullopt);
    update();
}

} // namespace odori
