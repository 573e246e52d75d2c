// SPDX-License-Identifier: MIT
#include "ui/dialogs/fit/scrolled_dialog.h"

#include <QtCore/QEvent>
#include <QtGui/QScreen>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDialog>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace odori {
namespace {

constexpr QSize frameSize(16, 42); ///< of a window manager with large frames

} // namespace

ScrolledDialogs::ScrolledDialogs(QObject* parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool ScrolledDialogs::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show && watched->isWidgetType())
        if (auto* dialog = qobject_cast<QDialog*>(watched); dialog && dialog->isWindow())
            (void)scrollIfTooLarge(*dialog);
    return QObject::eventFilter(watched, event);
}

bool scrollIfTooLarge(QDialog& dialog)
{
    QLayout* contents = dialog.layout();
    if (!contents || qobject_cast<QFileDialog*>(&dialog)) // Qt's dialog knows its own layout
        return false;
    const QSize room = dialog.screen()->availableSize() - frameSize;
    // Lines that wrap need more height than the minimum says.
    const int height = contents->minimumHeightForWidth(std::min(dialog.width(), room.width()));
    const QSize least = contents->totalMinimumSize().expandedTo(QSize(0, height));
    if (least.width() <= room.width() && least.height() <= room.height())
        return false;
    auto* page = new QWidget;
    page->setLayout(contents); // with its widgets
    auto* area = new QScrollArea(&dialog);
    area->setObjectName(QStringLiteral("smallScreen"));
    area->setAccessibleName(dialog.windowTitle());
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus); // its fields scroll it
    area->setWidgetResizable(true);
    area->setWidget(page);
    for (QWidget* each : {area->viewport(), page}) // the dialog's ground: fields differ from it
        each->setAutoFillBackground(false);
    auto* layout = new QVBoxLayout(&dialog);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
    dialog.setMinimumSize(0, 0);
    const int bar = area->verticalScrollBar()->sizeHint().width();
    dialog.resize((least + QSize(bar, bar)).boundedTo(room));
    return true;
}

} // namespace odori
