// SPDX-License-Identifier: MIT
#include "ui/dopesheet/contacts/contact_strip.h"

#include "ui/dopesheet/beats/beat_snap.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/fields/spoken/spoken_role.h"
#include "ui/messages/shown_name.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QContextMenuEvent>
#include <QtGui/QHelpEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace odori {
namespace {

constexpr int edgeReach = 4;      ///< pixels on both sides of an end
constexpr double leastDrag = 3.0; ///< pixels; less is a click

} // namespace

ContactStrip::ContactStrip(
    Document& document, FootContacts& contacts, DopeCanvas& sheet, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_contacts(contacts)
    , m_sheet(sheet)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Foot contacts"));
    setSpokenRole(*this, QAccessible::Graphic, [this] { return emptyText(); });
    connect(&document, &Document::currentFrameChanged, this, &ContactStrip::showFrame);
    connect(&contacts, &FootContacts::changed, this, qOverload<>(&QWidget::update));
    connect(&contacts, &FootContacts::selectionChanged, this, qOverload<>(&QWidget::update));
    hide();
}

void ContactStrip::setAxis(const TimeAxis& axis)
{
    if (axis == m_axis)
        return;
    m_axis = axis;
    update();
}

QSize ContactStrip::sizeHint() const
{
    return {200, 2 * bars().laneHeight + 1};
}

ContactBars ContactStrip::bars() const
{
    return {.axis = m_axis, .width = width(), .laneHeight = fontMetrics().height() + 4};
}

std::uint32_t ContactStrip::snapped(double frame) const
{
    return TimeAxis::wholeFrame(snappedFrame(m_sheet, frame));
}

ContactStrip::Hit ContactStrip::hitAt(const QPoint& at) const
{
    const ContactBars shown = bars();
    if (at.x() < int(m_axis.left))
        return {};
    Hit nearest;
    for (std::size_t index = 0; index < m_contacts.contacts().size(); ++index) {
        const mmd::FootContact& contact = m_contacts.contacts()[index];
        if (contact.side != shown.sideAt(at.y()))
            continue;
        const QRect bar = shown.bar(contact);
        if (at.x() < bar.left() - edgeReach || at.x() > bar.right() + edgeReach)
            continue;
        // The ends of a short bar are outside of it, so that its middle can be clicked.
        const int inside = std::min(edgeReach, bar.width() / 4);
        const bool isFirst = at.x() <= bar.left() + inside;
        const bool isLast = at.x() >= bar.right() - inside;
        const Part part = isFirst ? Part::First : isLast ? Part::Last : Part::Bar;
        if (nearest.part == Part::None || bar.contains(at))
            nearest = {part, index};
    }
    return nearest;
}

QString ContactStrip::emptyText() const
{
    if (!m_contacts.problem().isEmpty())
        return m_contacts.problem();
    if (!m_document.actor() || !m_document.actor()->model)
        return m_document.scene().actors.empty()
                   ? tr("Open a model to see when its feet stand.")
                   : tr("Make a model active to see when its feet stand.");
    if (!m_contacts.isKnown())
        return tr("Looking for standing feet…");
    if (!m_contacts.path(mmd::FootSide::Left) && !m_contacts.path(mmd::FootSide::Right))
        return tr("This model has no feet that Odori knows (左足首, 右足首).");
    return m_contacts.contacts().empty() ? tr("No foot stands. Drag here to make a contact.")
                                         : QString();
}

void ContactStrip::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(palette());
    const ContactBars shown = bars();
    const int left = int(m_axis.left);
    QPainter painter(this);
    painter.fillRect(rect(), theme.field);
    painter.fillRect(0, 0, left, height(), theme.header);
    for (const mmd::FootSide side : mmd::bothFeet) {
        const QRect lane = shown.lane(side);
        painter.setPen(theme.dim);
        painter.drawText(QRect(10, lane.top(), left - 16, lane.height()),
            Qt::AlignLeft | Qt::AlignVCenter,
            fontMetrics().elidedText(nameOf(side), Qt::ElideRight, left - 16));
        painter.fillRect(left, lane.bottom(), width() - left, 1, theme.line);
    }
    painter.fillRect(0, height() - 1, width(), 1, theme.line);
    painter.fillRect(left - 1, 0, 1, height(), theme.line);
    painter.setClipRect(left, 0, width() - left, height());
    shown.paint(painter, m_contacts.contacts(), m_contacts.selected(), theme);
    if (const QString text = emptyText(); !text.isEmpty()) {
        painter.setPen(theme.dim);
        painter.drawText(QRect(left + 8, 0, width() - left - 16, height()),
            Qt::AlignLeft | Qt::AlignVCenter,
            fontMetrics().elidedText(text, Qt::ElideRight, width() - left - 16));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const double x = std::round(m_axis.x(m_document.currentFrame()));
    painter.fillRect(QRectF(x - 0.5, 0, 1.5, height()), theme.currentFrame);
}

void ContactStrip::showFrame(double frame)
{
    for (const double each : {m_shownFrame, frame})
        update(m_axis.pixel(each) - 2, 0, 5, height());
    m_shownFrame = frame;
}

void ContactStrip::mousePressEvent(QMouseEvent* event)
{
    if (event->position().x() < m_axis.left || m_drag)
        return event->ignore();
    const Hit hit = hitAt(event->pos());
    m_contacts.select(hit.part == Part::None ? std::nullopt : std::optional(hit.contact));
    if (event->button() != Qt::LeftButton)
        return;
    Drag drag{.part = hit.part,
        .pressed = m_axis.frame(event->position().x()),
        .contact = {.side = bars().sideAt(event->pos().y()), .span = {}},
        .index = {},
        .before = m_contacts.contacts(),
        .actor = m_document.scene().active,
        .wasEdited = m_contacts.isEdited()};
    if (hit.part != Part::None) {
        drag.index = hit.contact;
        drag.contact = m_contacts.contacts()[hit.contact];
    }
    m_drag = std::move(drag);
    qApp->installEventFilter(this); // Esc: another widget has the focus
}

void ContactStrip::mouseMoveEvent(QMouseEvent* event)
{
    if (m_drag)
        return dragTo(m_axis.frame(event->position().x()));
    const Part part = hitAt(event->pos()).part;
    if (part == Part::First || part == Part::Last)
        setCursor(Qt::SplitHCursor);
    else if (part == Part::Bar)
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
}

void ContactStrip::dragTo(double frame)
{
    if (m_drag->actor != m_document.scene().active)
        return cancelDrag();
    const double moved = frame - m_drag->pressed;
    if (!m_drag->hasMoved && std::abs(moved) * m_axis.pixelsPerFrame < leastDrag)
        return;
    m_drag->hasMoved = true;
    if (m_drag->part == Part::Bar)
        return m_document.setCurrentFrame(snapped(frame));
    if (m_document.actor() == nullptr || !m_contacts.path(m_drag->contact.side))
        return;
    mmd::FrameSpan span = m_drag->contact.span;
    if (m_drag->part == Part::None)
        span = {
            snapped(std::min(m_drag->pressed, frame)), snapped(std::max(m_drag->pressed, frame))};
    else if (m_drag->part == Part::First)
        span.first = std::min(snapped(span.first + moved), span.last);
    else
        span.last = std::max(snapped(span.last + moved), span.first);
    const auto edited = mmd::withContact(m_drag->before, m_drag->index, m_drag->contact.side, span);
    m_contacts.setContacts(edited.contacts);
    m_contacts.select(m_contacts.find(m_drag->contact.side, span.first));
}

void ContactStrip::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_drag)
        endDrag();
}

void ContactStrip::endDrag()
{
    qApp->removeEventFilter(this);
    const Drag drag = *std::exchange(m_drag, std::nullopt);
    if (!drag.hasMoved && drag.part == Part::None)
        m_document.setCurrentFrame(snapped(drag.pressed));
}

void ContactStrip::cancelDrag()
{
    if (!m_drag)
        return;
    qApp->removeEventFilter(this);
    const Drag drag = *std::exchange(m_drag, std::nullopt);
    const bool isOther = drag.actor != m_document.scene().active; // that is another one's list
    if (!drag.hasMoved || drag.part == Part::Bar || isOther)
        return;
    if (drag.wasEdited)
        m_contacts.setContacts(drag.before);
    else
        m_contacts.findAgain();
}

void ContactStrip::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || hitAt(event->pos()).part != Part::Bar)
        return mousePressEvent(event);
    cancelDrag();
    emit pinWanted();
}

void ContactStrip::contextMenuEvent(QContextMenuEvent* event)
{
    if (m_drag)
        return;
    QMenu menu(this);
    menu.setToolTipsVisible(true);
    menu.addActions(actions());
    menu.exec(event->globalPos());
}

bool ContactStrip::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const Hit hit = hitAt(help->pos());
    const QString text = hit.part == Part::None
                             ? tr("When the feet stand\nDrag: a new contact; its ends change it")
                             : tr("%1\nDouble click: pin this foot")
                                   .arg(descriptionOf(m_contacts.contacts()[hit.contact]));
    QToolTip::showText(help->globalPos(), plainToolTip(text), this);
    return true;
}

bool ContactStrip::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if ((!isOverride && event->type() != QEvent::KeyPress) ||
        static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    if (isOverride)
        event->accept();
    else
        cancelDrag();
    return true;
}

/// Nobody sees what a drag does in a closed panel.
void ContactStrip::hideEvent(QHideEvent* event)
{
    cancelDrag();
    QWidget::hideEvent(event);
}

void ContactStrip::wheelEvent(QWheelEvent* event)
{
    QCoreApplication::sendEvent(&m_sheet, event);
}

void ContactStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        update();
}

} // namespace odori
