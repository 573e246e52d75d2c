// SPDX-License-Identifier: MIT
#include "ui/panels/names/name_box.h"

#include "ui/fields/spoken/spoken_role.h"
#include "ui/panels/names/name_list.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QWheelEvent>

namespace odori {

NameBox::NameBox(const QString& accessible, QWidget* parent)
    : QComboBox(parent)
{
    setSpokenName(*this, accessible);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(6);
}

void NameBox::addName(const QString& text, const QByteArray& data, const QString& names)
{
    addItem(text, data);
    setItemData(count() - 1, names, NamesRole);
}

void NameBox::showPopup()
{
    showList({});
}

void NameBox::hidePopup()
{
    if (auto* list = findChild<NameList*>())
        list->close();
}

void NameBox::showList(const QString& typed)
{
    if (count() == 0 || findChild<NameList*>())
        return;
    auto* list = new NameList(*this);
    connect(list, &NameList::chosen, this, &NameBox::choose);
    list->open(typed);
}

void NameBox::choose(int row)
{
    setCurrentIndex(row);
    emit activated(row);
}

void NameBox::keyPressEvent(QKeyEvent* event)
{
    const QString typed = event->text();
    const bool isText = !typed.isEmpty() && typed.front().isPrint() && typed != u" " &&
                        !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (isText)
        showList(typed);
    else
        QComboBox::keyPressEvent(event);
}

/// A wheel that scrolls the panel must not choose another name.
void NameBox::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

} // namespace odori
