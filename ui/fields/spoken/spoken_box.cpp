// SPDX-License-Identifier: MIT
#include "ui/fields/spoken/spoken_box.h"

#include "ui/fields/spoken/spoken_now.h"

#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QAccessibleWidget>
#include <QtWidgets/QComboBox>

namespace odori {
namespace {

constexpr char watchedProperty[] = "odori_spoken";

class SpokenBox : public QAccessibleWidget {
public:
    explicit SpokenBox(QComboBox* box)
        : QAccessibleWidget(box, QAccessible::ComboBox)
    {
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value || kind == QAccessible::Description)
            return box().currentText();
        return QAccessibleWidget::text(kind);
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = box().view()->isVisible();
        return state;
    }
    [[nodiscard]] int childCount() const override { return int(parts().size()); }
    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        return QAccessible::queryAccessibleInterface(parts().value(index));
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override
    {
        return child ? int(parts().indexOf(qobject_cast<QWidget*>(child->object()))) : -1;
    }
    [[nodiscard]] QStringList actionNames() const override { return {showMenuAction()}; }
    void doAction(const QString& name) override
    {
        if (name == showMenuAction() && box().isEnabled())
            box().view()->isVisible() ? box().hidePopup() : box().showPopup();
    }

private:
    /// The list, and the labels of speakNow(): Orca ignores what is no child of its parent.
    [[nodiscard]] QWidgetList parts() const
    {
        return QWidgetList{box().view()} + spokenLabelsIn(box());
    }
    [[nodiscard]] QComboBox& box() const { return static_cast<QComboBox&>(*widget()); }
};

/// A choice with the keyboard is said at once; while the list is open, its rows are said instead.
void watch(QComboBox& box)
{
    if (box.property(watchedProperty).toBool())
        return;
    box.setProperty(watchedProperty, true);
    QObject::connect(&box, &QComboBox::currentTextChanged, &box, [&box](const QString& text) {
        if (!box.view()->isVisible())
            speakNow(box, text);
    });
}

QAccessibleInterface* makeSpokenBox(const QString&, QObject* object)
{
    auto* box = qobject_cast<QComboBox*>(object);
    if (!box || box->isEditable())
        return nullptr;
    watch(*box);
    return new SpokenBox(box);
}

} // namespace

void installSpokenBoxes()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    QAccessible::installFactory(makeSpokenBox); // Qt installs the same factory only once
#endif
}

} // namespace odori
