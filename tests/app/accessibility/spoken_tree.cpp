// SPDX-License-Identifier: MIT
#include "tests/app/accessibility/spoken_tree.h"

#include <QtCore/QAbstractItemModel>
#include <QtCore/QMetaEnum>
#include <QtGui/QIcon>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

#include <algorithm>

namespace odori::test {
namespace {

using Role = QAccessible::Role;

bool isOneOf(Role role, std::initializer_list<Role> roles)
{
    return std::find(roles.begin(), roles.end(), role) != roles.end();
}

bool isItem(Role role)
{
    return isOneOf(role, {Role::ListItem, Role::TreeItem, Role::Cell});
}

bool isControl(Role role)
{
    return isOneOf(role,
        {Role::Button, Role::CheckBox, Role::RadioButton, Role::ComboBox, Role::EditableText,
            Role::SpinBox, Role::Slider, Role::Dial, Role::List, Role::Tree, Role::Table,
            Role::PageTab, Role::PageTabList, Role::Canvas, Role::ButtonMenu, Role::ButtonDropDown,
            Role::MenuItem, Role::ColumnHeader, Role::ProgressBar, Role::HotkeyField});
}

/// A widget inside one of Qt's own, which is spoken as a part of that.
bool isInnerPart(const QWidget& widget)
{
    const QWidget* proxy = widget.focusProxy();
    const bool isFieldInside =
        qobject_cast<const QLineEdit*>(&widget) && proxy && proxy->isAncestorOf(&widget);
    const bool isFileDialog = qobject_cast<const QFileDialog*>(&widget);
    const auto* bar = qobject_cast<const QScrollBar*>(&widget);
    const bool isBarInside =
        bar && bar->parentWidget()->objectName().startsWith(QStringLiteral("qt_scrollarea"));
    return isFieldInside || isFileDialog || isBarInside || widget.inherits("QWellArray");
}

QString partOf(QObject* object)
{
    if (!object)
        return QStringLiteral("item");
    const QString kind = QLatin1String(object->metaObject()->className());
    return object->objectName().isEmpty() ? kind : kind + u'#' + object->objectName();
}

/// Whether the item of a view with this rectangle shows an icon or a check mark.
bool showsPicture(QAccessibleInterface& element)
{
    QAccessibleInterface* parent = element.parent();
    auto* view = parent ? qobject_cast<QAbstractItemView*>(parent->object()) : nullptr;
    if (!view || !isItem(element.role()))
        return false;
    const QPoint middle = view->viewport()->mapFromGlobal(element.rect().center());
    const QModelIndex index = view->indexAt(middle);
    const bool hasIcon = !index.data(Qt::DecorationRole).value<QIcon>().isNull();
    return hasIcon || index.data(Qt::CheckStateRole).isValid();
}

SpokenElement elementOf(QAccessibleInterface& from, int depth)
{
    SpokenElement made;
    made.depth = depth;
    made.role = from.role();
    made.name = from.text(QAccessible::Name);
    made.value = from.text(QAccessible::Value);
    made.description = from.text(QAccessible::Description);
    made.part = partOf(from.object());
    made.isFocusable = from.state().focusable;
    made.isEnabled = !from.state().disabled;
    QAccessibleValueInterface* number = from.valueInterface();
    made.hasNumber = number && number->currentValue().isValid();
    made.hasPicture = showsPicture(from);
    const auto* widget = qobject_cast<QWidget*>(from.object());
    // Qt on Linux gives the chosen entry as the name of a combo box, so its own name must come from
    // a label or the description. Boxes of installSpokenBoxes() have their own name.
    const QComboBox* box = qobject_cast<const QComboBox*>(from.object());
    const bool hasOwnName = box && !made.name.isEmpty() && made.name != box->currentText();
    made.isLabelled =
        !from.relations(QAccessible::Label).isEmpty() || !made.description.isEmpty() || hasOwnName;
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
        made.shown = button->text().remove(u'&').remove(u'…').trimmed();
    made.isScrollArea = qobject_cast<const QScrollArea*>(widget);
    made.isTabStop = widget && (widget->focusPolicy() & Qt::TabFocus) && !widget->isWindow();
    return made;
}

void collect(QAccessibleInterface& element, int depth, std::vector<SpokenElement>& tree)
{
    auto* widget = qobject_cast<QWidget*>(element.object());
    if (element.state().invisible || (widget && (!widget->isVisible() || isInnerPart(*widget))))
        return;
    tree.push_back(elementOf(element, depth));
    for (int child = 0; child < element.childCount(); ++child)
        if (QAccessibleInterface* each = element.child(child))
            collect(*each, depth + 1, tree);
}

/// A name that tells a listener nothing: signs only, or a word of the program's source.
bool saysNothing(const QString& name)
{
    const bool hasWord =
        std::any_of(name.begin(), name.end(), [](QChar each) { return each.isLetterOrNumber(); });
    return !hasWord || name.startsWith(u"qt_") || name.contains(u"::") || name.contains(u"<b>");
}

QString faultOf(const SpokenElement& element)
{
    const bool isPlain = isOneOf(element.role, {Role::NoRole, Role::Client, Role::Pane});
    if (isPlain && (element.isTabStop || !element.name.isEmpty()) && !element.isScrollArea)
        return QStringLiteral("has no role");
    if ((isControl(element.role) || (element.isScrollArea && element.isTabStop)) &&
        saysNothing(element.name))
        return QStringLiteral("has no name");
    const QString words = element.name + u' ' + element.description + u' ' + element.value;
    if (element.role == Role::Button && !saysNothing(element.shown) &&
        !words.contains(element.shown, Qt::CaseInsensitive))
        return QStringLiteral("does not say the text “%1” that it shows").arg(element.shown);
    if (element.role == Role::ComboBox && !element.isLabelled)
        return QStringLiteral("does not say what is chosen");
    if (element.hasPicture && element.name.isEmpty())
        return QStringLiteral("shows only a picture");
    if (isOneOf(element.role, {Role::SpinBox, Role::Slider, Role::Dial}) && !element.hasNumber &&
        element.value.isEmpty())
        return QStringLiteral("has no value");
    if (element.role == Role::Canvas && element.value.isEmpty() && element.description.isEmpty())
        return QStringLiteral("does not say what it shows");
    return {};
}

QString roleName(Role role)
{
    return QLatin1String(QMetaEnum::fromType<Role>().valueToKey(role));
}

QString lineOf(const SpokenElement& element)
{
    QString line = roleName(element.role) + QStringLiteral(" “") + element.name + u'”';
    if (!element.value.isEmpty() && element.value != element.name)
        line += QStringLiteral(" = ") + element.value;
    if (!element.description.isEmpty() && element.description != element.name)
        line += QStringLiteral(" (") + element.description + u')';
    if (!element.isEnabled)
        line += QStringLiteral(" [disabled]");
    if (element.isTabStop)
        line += QStringLiteral(" [tab]");
    return line.simplified() + QStringLiteral("   <") + element.part + u'>';
}

} // namespace

std::vector<SpokenElement> spokenTree(QWidget& top)
{
    std::vector<SpokenElement> tree;
    if (QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&top))
        collect(*root, 0, tree);
    return tree;
}

QStringList unspokenParts(const std::vector<SpokenElement>& tree)
{
    QStringList faults;
    for (const SpokenElement& each : tree)
        if (const QString fault = faultOf(each); !fault.isEmpty())
            faults.append(lineOf(each) + u' ' + fault);
    return faults;
}

QString textOf(const std::vector<SpokenElement>& tree)
{
    QString text;
    for (const SpokenElement& each : tree)
        text += QString(2 * each.depth, u' ') + lineOf(each) + u'\n';
    return text;
}

} // namespace odori::test
