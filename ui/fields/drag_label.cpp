// SPDX-License-Identifier: MIT
#include "ui/fields/drag_label.h"

#include "ui/fields/number_field.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>

namespace odori {
namespace {

constexpr double pixelsPerStep = 4.0;

} // namespace

DragLabel::DragLabel(const QString& text, NumberField* field, QWidget* parent)
    : QLabel(text, parent)
    , m_field(field)
{
    setForegroundRole(QPalette::PlaceholderText);
    setCursor(Qt::SizeHorCursor);
    setBuddy(field);
    setToolTip(tr("Drag to change the number. Ctrl: finer, Shift: coarser"));
}

void DragLabel::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        QLabel::mousePressEvent(event);
        return;
    }
    m_lastX = event->position().x();
    m_pixels = 0.0;
    m_field->endAdjusting();
    m_field->beginAdjusting();
    m_dragging = m_field->isAdjusting();
    if (m_dragging)
        grabKeyboard(); // for Escape, independent of the focus
}

void DragLabel::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_dragging)
        return;
    const double x = event->position().x();
    m_pixels += (x - m_lastX) * NumberField::factorOf(event->modifiers());
    m_lastX = x;
    m_field->adjustTo(m_pixels / pixelsPerStep * m_field->step());
}

void DragLabel::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_dragging)
        return;
    finish();
    m_field->endAdjusting();
}

bool DragLabel::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && m_dragging &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept(); // even if it is a command's key
        return true;
    }
    return QLabel::event(event);
}

void DragLabel::keyPressEvent(QKeyEvent* event)
{
    if (!m_dragging || event->key() != Qt::Key_Escape)
        return;
    finish();
    m_field->cancelAdjusting();
}

void DragLabel::finish()
{
    m_dragging = false;
    releaseKeyboard();
}

} // namespace odori
