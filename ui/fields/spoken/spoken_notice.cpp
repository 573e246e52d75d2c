// SPDX-License-Identifier: MIT
#include "ui/fields/spoken/spoken_notice.h"

#include "ui/fields/spoken/spoken_role.h"

#include <QtGui/QAccessible>
#include <QtWidgets/QWidget>

namespace odori {

void sayNotice(QWidget& widget, const QString& sentence)
{
    const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&widget);
    if (!spoken || spoken->role() != QAccessible::Notification)
        setSpokenRole(widget, QAccessible::Notification);
    widget.setAccessibleName(sentence);
    for (const QAccessible::Event kind : {QAccessible::ObjectShow, QAccessible::Alert}) {
        QAccessibleEvent event(&widget, kind);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace odori
