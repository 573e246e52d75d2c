// SPDX-License-Identifier: MIT
#include "ui/curves/graph/tracks/value_track_list.h"

#include "ui/curves/graph/value_canvas.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"
#include "ui/theme/track_colours.h"

#include <QtGui/QHelpEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolTip>

#include <algorithm>

namespace odori {
namespace {

/// In pixels, beside usual texts.
constexpr int foldWidth = 12, swatchWidth = 14, buttonWidth = 15, indent = 18;
constexpr std::array everyPart{ValueTrackList::Part::Fold, ValueTrackList::Part::Colour,
    ValueTrackList::Part::Name, ValueTrackList::Part::Solo, ValueTrackList::Part::Visible,
    ValueTrackList::Part::Lock, ValueTrackList::Part::Channel};

} // namespace

ValueTrackList::ValueTrackList(ValueCanvas& canvas, QWidget* parent)
    : QWidget(parent)
    , m_canvas(canvas)
{
    setFocusPolicy(Qt::TabFocus); // a click keeps the focus of the graph
    setAccessibleName(tr("Tracks of the graph"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    makeIcons();
}

void ValueTrackList::refresh()
{
    const std::size_t before = m_rows.size();
    m_rows.clear();
    const ValueGraph& graph = m_canvas.graph();
    for (std::size_t track = 0; track < graph.trackCount(); ++track) {
        m_rows.push_back({track, std::nullopt});
        if (graph.look(track).isUnfolded)
            for (const mmd::KeyNumber channel : graph.track(track).channels())
                if (graph.channels(track) & bitOf(channel))
                    m_rows.push_back({track, channel});
    }
    if (m_rows.size() != before)
        updateGeometry();
    const auto active = activeRow();
    setAccessibleDescription(active ? tipOf(*active, Part::Name) : QString());
    update();
}

int ValueTrackList::grown(int pixels) const
{
    return grownWithText(pixels, fontMetrics());
}

int ValueTrackList::rowHeight() const
{
    return std::max(18, fontMetrics().height() + 4);
}

QSize ValueTrackList::sizeHint() const
{
    return {150, int(m_rows.size()) * rowHeight()};
}

QSize ValueTrackList::minimumSizeHint() const
{
    return {90, int(m_rows.size()) * rowHeight()};
}

QRect ValueTrackList::areaOf(const Row& row, Part part) const
{
    const auto found = std::find(m_rows.begin(), m_rows.end(), row);
    if (found == m_rows.end() || (part == Part::Channel) != row.channel.has_value())
        return {};
    const int top = int(found - m_rows.begin()) * rowHeight();
    const auto area = [&](int left, int right) {
        return QRect(left, top, std::max(0, right - left), rowHeight());
    };
    const int fold = grown(foldWidth), swatch = grown(swatchWidth), button = grown(buttonWidth);
    const int buttons = width() - 3 * button - 2;
    switch (part) {
    case Part::Fold:
        return area(0, fold);
    case Part::Colour:
        return area(fold, fold + swatch);
    case Part::Name:
        return area(fold + swatch, buttons);
    case Part::Solo:
        return area(buttons, buttons + button);
    case Part::Visible:
        return area(buttons + button, buttons + 2 * button);
    case Part::Lock:
        return area(buttons + 2 * button, buttons + 3 * button);
    case Part::Channel:
        break;
    }
    return area(grown(indent), width());
}

std::optional<ValueTrackList::Row> ValueTrackList::rowAt(const QPoint& at) const
{
    const int row = at.y() / rowHeight();
    if (at.y() < 0 || std::size_t(row) >= m_rows.size())
        return std::nullopt;
    return m_rows[std::size_t(row)];
}

std::optional<ValueTrackList::Part> ValueTrackList::partAt(const Row& row, const QPoint& at) const
{
    for (const Part part : everyPart)
        if (areaOf(row, part).contains(at))
            return part;
    return std::nullopt;
}

std::optional<ValueTrackList::Row> ValueTrackList::activeRow() const
{
    const auto& line = m_canvas.activeLine();
    if (!line || line->track >= m_canvas.graph().trackCount())
        return std::nullopt;
    const Row channel{line->track, line->channel};
    if (std::find(m_rows.begin(), m_rows.end(), channel) != m_rows.end())
        return channel;
    return Row{line->track, std::nullopt};
}

QString ValueTrackList::tipOf(const Row& row, Part part) const
{
    const ValueGraph& graph = m_canvas.graph();
    const TrackLook& look = graph.look(row.track);
    const QString name = ValueCanvas::nameOf(graph.track(row.track).id());
    switch (part) {
    case Part::Fold:
        return look.isUnfolded ? tr("Hide the channels of %1").arg(name)
                               : tr("Show the channels of %1").arg(name);
    case Part::Colour:
        return tr("Colour of %1").arg(name);
    case Part::Solo:
        return tr("Draw only %1 (Ctrl: also others)").arg(name);
    case Part::Visible:
        return look.isHidden ? tr("Show the lines of %1").arg(name)
                             : tr("Hide the lines of %1").arg(name);
    case Part::Lock:
        return look.isLocked ? tr("Unlock %1").arg(name)
                             : tr("Lock %1: its keys are not selected in the graph, and no edit of "
                                  "selected keys changes them")
                                   .arg(name);
    case Part::Channel:
        return tr("%1: show or mute %2")
            .arg(name, ValueCanvas::channelName(row.channel.value_or(mmd::KeyNumber::X)));
    case Part::Name:
        break;
    }
    QStringList states{name};
    if (look.isSolo)
        states << tr("solo");
    if (look.isHidden)
        states << tr("hidden");
    if (look.isLocked)
        states << tr("locked");
    return states.join(QStringLiteral(" · "));
}

bool ValueTrackList::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto& help = static_cast<const QHelpEvent&>(*event);
        const auto row = rowAt(help.pos());
        const auto part = row ? partAt(*row, help.pos()) : std::nullopt;
        if (part)
            QToolTip::showText(help.globalPos(), tipOf(*row, *part).toHtmlEscaped(), this);
        else
            QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) { // some of them are keys of the window
        const auto& key = static_cast<const QKeyEvent&>(*event);
        if (!key.modifiers() &&
            (key.key() == Qt::Key_Space || key.key() == Qt::Key_Up || key.key() == Qt::Key_Down ||
                key.key() == Qt::Key_Left || key.key() == Qt::Key_Right)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void ValueTrackList::mousePressEvent(QMouseEvent* event)
{
    const auto row = rowAt(event->position().toPoint());
    const auto part = row ? partAt(*row, event->position().toPoint()) : std::nullopt;
    if (part && event->button() == Qt::LeftButton)
        press(*row, *part, event->modifiers());
}

void ValueTrackList::mouseDoubleClickEvent(QMouseEvent* event)
{
    const auto row = rowAt(event->position().toPoint());
    if (row && partAt(*row, event->position().toPoint()) == Part::Name)
        setSolo(row->track, false);
    else
        mousePressEvent(event);
}

void ValueTrackList::press(const Row& row, Part part, Qt::KeyboardModifiers modifiers)
{
    TrackLook look = m_canvas.graph().look(row.track);
    switch (part) {
    case Part::Fold:
        fold(row, look.isUnfolded);
        return;
    case Part::Colour:
        showColours(row.track, mapToGlobal(areaOf(row, part).bottomLeft()));
        return;
    case Part::Name:
        activate(row);
        return;
    case Part::Solo:
        setSolo(row.track, modifiers & Qt::ControlModifier);
        return;
    case Part::Visible:
        look.isHidden = !look.isHidden;
        break;
    case Part::Lock:
        look.isLocked = !look.isLocked;
        break;
    case Part::Channel:
        if (row.channel)
            look.muted ^= bitOf(*row.channel);
        break;
    }
    m_canvas.setLook(row.track, look);
    if (part == Part::Channel)
        activate(row);
}

/// A line that is not drawn cannot become active.
void ValueTrackList::activate(const Row& row)
{
    const ValueGraph& graph = m_canvas.graph();
    if (row.channel) {
        if (graph.shows({row.track, *row.channel}))
            m_canvas.setActiveLine({row.track, *row.channel});
        return;
    }
    const auto& line = m_canvas.activeLine();
    if (line && graph.shows({row.track, line->channel})) {
        m_canvas.setActiveLine({row.track, line->channel});
        return;
    }
    for (const mmd::KeyNumber channel : graph.track(row.track).channels())
        if (graph.shows({row.track, channel})) {
            m_canvas.setActiveLine({row.track, channel});
            return;
        }
}

void ValueTrackList::setSolo(std::size_t track, bool alsoOthers)
{
    m_canvas.setSolo(track, !m_canvas.graph().look(track).isSolo, alsoOthers);
}

void ValueTrackList::showColours(std::size_t track, const QPoint& at)
{
    const QString names[] = {tr("Blue"), tr("Green"), tr("Violet"), tr("Yellow"), tr("Cyan"),
        tr("Pink"), tr("Olive"), tr("Brown"), tr("Teal"), tr("Grey")};
    static_assert(std::size(names) == trackColourCount);
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("trackColours"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const mmd::TrackId id = m_canvas.graph().track(track).id();
    for (int index = 0; index < trackColourCount; ++index) {
        QPixmap swatch(QSize(grown(12), grown(12)) * devicePixelRatioF());
        swatch.fill(trackColour(themeOf(palette()), index));
        swatch.setDevicePixelRatio(devicePixelRatioF());
        QAction* action = menu->addAction(swatch, names[index], this, [this, id, index] {
            if (const auto now = m_canvas.graph().find(id)) {
                TrackLook look = m_canvas.graph().look(*now);
                look.colour = index;
                m_canvas.setLook(*now, look);
            }
        });
        action->setCheckable(true);
        action->setChecked(m_canvas.graph().look(track).colour == index);
    }
    menu->popup(at);
}

void ValueTrackList::fold(const Row& row, bool folds)
{
    TrackLook look = m_canvas.graph().look(row.track);
    if (look.isUnfolded == !folds)
        return;
    look.isUnfolded = !folds;
    m_canvas.setLook(row.track, look);
}

void ValueTrackList::keyPressEvent(QKeyEvent* event)
{
    const auto active = activeRow();
    if (!active || event->modifiers()) {
        QWidget::keyPressEvent(event);
        return;
    }
    const auto found = std::find(m_rows.begin(), m_rows.end(), *active);
    const auto index = found - m_rows.begin();
    const auto last = std::ptrdiff_t(m_rows.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const std::ptrdiff_t step = event->key() == Qt::Key_Up ? -1 : 1;
        // Rows without a line cannot be chosen.
        for (auto at = index + step; at >= 0 && at <= last; at += step) {
            const auto before = m_canvas.activeLine();
            activate(m_rows[std::size_t(at)]);
            if (m_canvas.activeLine() != before)
                break;
        }
        break;
    }
    case Qt::Key_Left:
    case Qt::Key_Right:
        fold(*active, event->key() == Qt::Key_Left);
        break;
    case Qt::Key_Space:
        press(*active, active->channel ? Part::Channel : Part::Visible, {});
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (const auto now = activeRow())
        emit shown(areaOf(*now, now->channel ? Part::Channel : Part::Name));
}

} // namespace odori
