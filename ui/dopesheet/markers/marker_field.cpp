// SPDX-License-Identifier: MIT
#include "ui/dopesheet/markers/marker_field.h"

#include <QtGui/QKeyEvent>

namespace odori {

MarkerField::MarkerField(const QString& name, QWidget* parent)
    : QLineEdit(name, parent)
{
    setAccessibleName(tr("Marker name"));
    setStyleSheet(QStringLiteral("padding: 0 3px; border-radius: 0;"));
    selectAll();
}

void MarkerField::finish(bool takes)
{
    if (m_isFinished)
        return;
    m_isFinished = true;
    if (parentWidget() && hasFocus())
        parentWidget()->setFocus();
    hide();
    deleteLater();
    if (takes)
        emit named(text().trimmed());
}

void MarkerField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        finish(false);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        finish(true);
    else
        QLineEdit::keyPressEvent(event);
}

void MarkerField::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        finish(true);
}

} // namespace odori
