// SPDX-License-Identifier: MIT
#include "ui/fields/spoken/spoken_rows.h"

#include <QtCore/QTimer>
#include <QtGui/QFocusEvent>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QApplication>

namespace odori {
namespace {

/// Qt reports a row as focused only when it becomes the current one. Its slot for that is called
/// again, because only Qt knows the number of a row of a tree.
void speakCurrentRow(QAbstractItemView& view)
{
    if (view.hasFocus() && view.currentIndex().isValid())
        QMetaObject::invokeMethod(&view, "currentChanged", Q_ARG(QModelIndex, view.currentIndex()),
            Q_ARG(QModelIndex, view.currentIndex()));
}

class RowSpeaker : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* object, QEvent* event) override
    {
        if (event->type() != QEvent::FocusIn)
            return false;
        auto* view = qobject_cast<QAbstractItemView*>(object);
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        // A press of the mouse must find the rows where they were.
        if (!view || reason == Qt::MouseFocusReason || reason == Qt::PopupFocusReason)
            return false;
        QTimer::singleShot(0, view, [view] { speakCurrentRow(*view); }); // after the view itself
        return false;
    }
};

} // namespace

void speakCurrentRows(QApplication& application)
{
    application.installEventFilter(new RowSpeaker(&application));
}

} // namespace odori
