// SPDX-License-Identifier: MIT
#include "ui/viewport/overlays/view_axes.h"

#include "ui/document/playback.h"
#include "ui/fields/spoken/spoken_role.h"
#include "ui/render/view.h"
#include "ui/theme/theme.h"
#include "ui/viewport/view_camera.h"

#include <QtGui/QAction>
#include <QtGui/QHelpEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QToolTip>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace odori {
namespace {

constexpr int axesTop = 26; ///< pixels: below the frame rate
constexpr int axesSide = 88;
constexpr int axesRight = 9; ///< to the edge: the ends are below the frame rate's last letter
constexpr double axisLength = 32.0;
constexpr double endRadius = 8.5;

/// Where the eye of a standard view is, from the middle.
glm::vec3 eyeOf(StandardView view)
{
    switch (view) {
    case StandardView::Front:
        return {0.0f, 0.0f, -1.0f};
    case StandardView::Back:
        return {0.0f, 0.0f, 1.0f};
    case StandardView::Left:
        return {-1.0f, 0.0f, 0.0f};
    case StandardView::Right:
        return {1.0f, 0.0f, 0.0f};
    case StandardView::Top:
        return {0.0f, 1.0f, 0.0f};
    case StandardView::Bottom:
        break;
    }
    return {0.0f, -1.0f, 0.0f};
}

QChar letterOf(StandardView view)
{
    const glm::vec3 eye = eyeOf(view);
    return eye.x != 0.0f ? u'X' : eye.y != 0.0f ? u'Y' : u'Z';
}

const QColor& colourOf(StandardView view, const Theme& theme)
{
    const QChar letter = letterOf(view);
    return letter == u'X' ? theme.x : letter == u'Y' ? theme.y : theme.z;
}

/// The end of an axis that has its letter.
bool isPositive(StandardView view)
{
    const glm::vec3 eye = eyeOf(view);
    return eye.x + eye.y + eye.z > 0.0f;
}

} // namespace

ViewAxes::ViewAxes(ViewCamera& camera, Playback& playback, QWidget* parent)
    : QWidget(parent)
    , m_camera(camera)
    , m_playback(playback)
{
    setObjectName(QStringLiteral("viewAxes"));
    setAccessibleName(tr("Standard views"));
    setSpokenRole(*this, QAccessible::Graphic);
    setMouseTracking(true);
    setFixedSize(sizeHint());
    setMask(QRegion(0, axesTop, axesSide, axesSide, QRegion::Ellipse)); // the view has the rest
    connect(&camera, &ViewCamera::changed, this, qOverload<>(&QWidget::update));
    connect(&camera, &ViewCamera::scenesShownChanged, this, &ViewAxes::showPlaying);
    connect(&playback, &Playback::playingChanged, this, &ViewAxes::showPlaying);
}

void ViewAxes::setCommands(const QList<QAction*>& views)
{
    m_views = views;
}

void ViewAxes::setClean(bool clean)
{
    m_isClean = clean;
    showPlaying();
}

QSize ViewAxes::sizeHint() const
{
    return {axesSide + axesRight, axesTop + axesSide};
}

void ViewAxes::showPlaying()
{
    setVisible(!m_isClean && !(m_camera.isScenes() && m_playback.isPlaying()));
    update();
}

std::array<ViewAxes::End, standardViewCount> ViewAxes::ends() const
{
    const mmd::CameraSample camera = m_camera.shown();
    const glm::mat3 view(render::viewOf(camera, 1.0f).view);
    const glm::vec3 toEye = render::viewOf(camera, 1.0f).eye - camera.target;
    const float distance = glm::length(toEye);
    std::array<End, standardViewCount> all;
    for (int each = 0; each < standardViewCount; ++each) {
        const auto which = StandardView(each);
        const glm::vec3 eye = eyeOf(which);
        const glm::vec3 turned = view * eye;
        all[std::size_t(each)] = {which,
            QPointF(axesSide / 2.0, axesTop + axesSide / 2.0) +
                QPointF(double(turned.x), -double(turned.y)) * axisLength,
            distance > 1e-6f ? glm::dot(eye, toEye / distance) : 0.0f};
    }
    std::sort(all.begin(), all.end(),
        [](const End& one, const End& other) { return one.depth < other.depth; });
    return all;
}

QPointF ViewAxes::positionOf(StandardView view) const
{
    for (const End& end : ends())
        if (end.view == view)
            return end.at;
    return {};
}

/// The nearest of the ends there.
std::optional<StandardView> ViewAxes::endAt(const QPointF& position) const
{
    std::optional<StandardView> found;
    for (const End& end : ends()) {
        const QPointF way = position - end.at;
        if (std::hypot(way.x(), way.y()) <= endRadius + 1.0)
            found = end.view;
    }
    return found;
}

void ViewAxes::paintEvent(QPaintEvent*)
{
    const Theme& theme = darkTheme(); // the picture has the same colours in both themes
    const QPointF middle(axesSide / 2.0, axesTop + axesSide / 2.0);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() || m_button != Qt::NoButton) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, 0x30));
        painter.drawEllipse(middle, axesSide / 2.0 - 1.0, axesSide / 2.0 - 1.0);
    }
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(11);
    painter.setFont(font);
    for (const End& end : ends()) {
        const bool isMarked = m_hovered == end.view;
        const QColor colour = colourOf(end.view, theme);
        if (isPositive(end.view)) {
            painter.setPen(QPen(colour, 2.5));
            painter.drawLine(middle, end.at);
        }
        painter.setPen(QPen(isMarked ? QColor(Qt::white) : colour, 1.5));
        painter.setBrush(isPositive(end.view) ? colour : colour.darker(190));
        painter.drawEllipse(end.at, endRadius, endRadius);
        if (!isPositive(end.view) && !isMarked)
            continue;
        painter.setPen(isMarked ? QColor(Qt::white) : QColor(0x14, 0x16, 0x1a));
        painter.drawText(QRectF(end.at - QPointF(endRadius, endRadius),
                             QSizeF(2.0 * endRadius, 2.0 * endRadius)),
            Qt::AlignCenter, letterOf(end.view));
    }
}

void ViewAxes::setHovered(std::optional<StandardView> view)
{
    if (m_hovered == view)
        return;
    m_hovered = view;
    update();
}

bool ViewAxes::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto& help = *static_cast<QHelpEvent*>(event);
        const auto end = endAt(QPointF(help.pos()));
        const QAction* action = end ? m_views.value(int(*end)) : nullptr;
        QToolTip::showText(help.globalPos(),
            action ? action->toolTip()
                   : tr("Click the end of an axis to look from there. Drag to turn the view."),
            this);
        return true;
    }
    if (m_isDragging &&
        (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress)) {
        // The drag has all keys; Escape cancels it.
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
            endDrag(false);
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void ViewAxes::mousePressEvent(QMouseEvent* event)
{
    if (m_button != Qt::NoButton)
        return;
    m_button = event->button();
    m_pressed = m_button == Qt::LeftButton ? endAt(event->position()) : std::nullopt;
    m_mouse = event->position();
    update();
}

void ViewAxes::mouseMoveEvent(QMouseEvent* event)
{
    if (m_button == Qt::NoButton) {
        setHovered(endAt(event->position()));
        return;
    }
    const QPointF way = event->position() - m_mouse;
    if (!m_isDragging && way.manhattanLength() < QApplication::startDragDistance())
        return;
    if (!std::exchange(m_isDragging, true)) {
        setHovered(std::nullopt);
        grabKeyboard();
    }
    m_mouse = event->position();
    if (!m_camera.drag(Navigation::Orbit, {float(way.x()), float(way.y())}, float(height())))
        endDrag(true);
}

void ViewAxes::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != m_button)
        return;
    const auto clicked = m_isDragging ? std::nullopt : m_pressed;
    endDrag(true);
    if (clicked && endAt(event->position()) == clicked)
        if (QAction* action = m_views.value(int(*clicked)))
            action->trigger();
    setHovered(endAt(event->position()));
}

void ViewAxes::endDrag(bool keeps)
{
    m_button = Qt::NoButton;
    if (!std::exchange(m_isDragging, false))
        return;
    releaseKeyboard();
    if (keeps)
        m_camera.end();
    else
        m_camera.cancel();
    update();
}

void ViewAxes::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    setHovered(std::nullopt);
    update();
}

} // namespace odori
