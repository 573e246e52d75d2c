// SPDX-License-Identifier: MIT
#include "tests/app/texts/text_room.h"

#include "ui/curves/easing/curve_thumbnail.h"
#include "ui/curves/note_line.h"
#include "ui/fields/elided_label.h"

#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialog>
#include <QtWidgets/QGroupBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QStyle>
#include <QtWidgets/QStyleOptionComboBox>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QToolButton>

#include <algorithm>

namespace odori::test {
namespace {

constexpr QSize smallScreen(1280, 720);

/// Opens what Qt protects.
struct Tabs : QTabBar {
    using QTabBar::tabSizeHint;
};
struct Sections : QHeaderView {
    using QHeaderView::sectionSizeFromContents;
};
struct Spin : QAbstractSpinBox {
    using QAbstractSpinBox::lineEdit;
};

/// What hides a part of `widget`: the nearest parent that the user cannot scroll to see it.
QRect unhidden(const QWidget& widget)
{
    QRect shown = widget.rect();
    const QWidget* child = &widget;
    for (const QWidget* parent = widget.parentWidget(); parent && !child->isWindow();
         parent = parent->parentWidget()) {
        if (parent->parentWidget() && parent->parentWidget()->inherits("QAbstractScrollArea"))
            break;
        const QRect room(widget.mapFrom(parent, QPoint(0, 0)), parent->size());
        shown &= room;
        child = parent;
    }
    return shown;
}

/// Whether another tab hides the dock of `widget`.
bool isBehind(const QWidget& widget)
{
    for (const QWidget* each = &widget; each && !each->isWindow(); each = each->parentWidget())
        if (each->inherits("QDockWidget"))
            return each->visibleRegion().isEmpty();
    return false;
}

} // namespace

void TextRoom::need(const QWidget& widget, const QString& text, int needed, int room)
{
    if (needed <= room)
        return;
    const QWidget* named = &widget;
    while (named->objectName().isEmpty() && named->parentWidget() && !named->isWindow())
        named = named->parentWidget();
    const QString fault =
        QStringLiteral("%1: %2 in %3 (%4): \"%5\" needs %6, has %7")
            .arg(m_where, QLatin1String(widget.metaObject()->className()),
                QLatin1String(named->metaObject()->className()), named->objectName(), text)
            .arg(needed)
            .arg(room);
    if (!m_faults.contains(fault))
        m_faults.append(fault);
}

void TextRoom::checkLabel(const QLabel& label)
{
    if (label.text().isEmpty() || qobject_cast<const NoteLine*>(&label))
        return;
    if (const auto* elided = qobject_cast<const ElidedLabel*>(&label)) {
        if (elided->shownText().endsWith(u'…'))
            need(label, label.text(), label.fontMetrics().horizontalAdvance(label.text()),
                label.contentsRect().width());
        return;
    }
    if (label.wordWrap()) {
        need(label, label.text(), label.heightForWidth(label.width()), label.height());
        return;
    }
    const bool isLine = !Qt::mightBeRichText(label.text()) && !label.text().contains(u'\n');
    need(label, label.text(), label.sizeHint().width(), label.width());
    need(label, label.text(), isLine ? label.fontMetrics().height() : label.sizeHint().height(),
        label.height());
}

void TextRoom::checkButton(const QAbstractButton& button)
{
    if (button.text().isEmpty() || qobject_cast<const ThumbnailButton*>(&button))
        return;
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    if (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !button.icon().isNull())
        return;
    need(button, button.text(),
        std::max(button.minimumSizeHint().width(),
            button.fontMetrics().size(Qt::TextShowMnemonic, button.text()).width()),
        button.width());
    need(button, button.text(), button.fontMetrics().height(), button.height());
}

void TextRoom::checkTabs(const QTabBar& tabs)
{
    for (int tab = 0; tab < tabs.count(); ++tab)
        if (tabs.isTabVisible(tab))
            need(tabs, tabs.tabText(tab), (tabs.*(&Tabs::tabSizeHint))(tab).width(),
                tabs.tabRect(tab).width());
    if (tabs.isVisible() && tabs.usesScrollButtons() && tabs.count() > 0)
        checkMore(tabs, QStringLiteral("all tabs"), tabs.tabRect(tabs.count() - 1).right() + 1);
}

void TextRoom::checkMenus(const QMenuBar& menus)
{
    checkMore(menus, QStringLiteral("all menus"), menus.sizeHint().width());
}

/// All of `bar`, or a button that shows the rest.
void TextRoom::checkMore(const QWidget& bar, const QString& text, int needed)
{
    constexpr int leastButton = 10; // pixels; that of a menu bar has 12
    if (m_mayScroll)
        for (const QToolButton* each : bar.findChildren<QToolButton*>())
            if (each->isVisible() && each->visibleRegion().boundingRect().width() >= leastButton)
                return;
    need(bar, text, needed, bar.width());
}

void TextRoom::checkChoices(const QComboBox& box)
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const int room =
        box.style()
            ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box)
            .width();
    for (int at = 0; at < box.count(); ++at)
        need(box, box.itemText(at), box.fontMetrics().boundingRect(box.itemText(at)).width(), room);
}

void TextRoom::checkHeader(const QHeaderView& header)
{
    if (header.orientation() != Qt::Horizontal || !header.model())
        return;
    for (int section = 0; section < header.count(); ++section)
        if (!header.isSectionHidden(section))
            need(header, header.model()->headerData(section, Qt::Horizontal).toString(),
                (header.*(&Sections::sectionSizeFromContents))(section).width(),
                header.sectionSize(section));
}

void TextRoom::checkField(const QWidget& widget)
{
    const auto* line = qobject_cast<const QLineEdit*>(&widget);
    if (!line)
        return;
    constexpr int ownMargins = 4; // beside the text, not in the style
    QStyleOptionFrame option;
    option.initFrom(line);
    const int room =
        line->style()->subElementRect(QStyle::SE_LineEditContents, &option, line).width() -
        line->textMargins().left() - line->textMargins().right() - ownMargins;
    need(widget, line->placeholderText(),
        line->fontMetrics().horizontalAdvance(line->placeholderText()), room);
    if (qobject_cast<const QAbstractSpinBox*>(line->parentWidget()))
        need(widget, line->text(), line->fontMetrics().horizontalAdvance(line->text()), room);
}

void TextRoom::checkWidget(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        checkLabel(*label);
    else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        checkButton(*button);
    else if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        checkTabs(*tabs);
    else if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        checkChoices(*box);
    else if (const auto* header = qobject_cast<const QHeaderView*>(&widget))
        checkHeader(*header);
    else if (const auto* group = qobject_cast<const QGroupBox*>(&widget))
        need(widget, group->title(), group->minimumSizeHint().width(), group->width());
    else if (const auto* menus = qobject_cast<const QMenuBar*>(&widget))
        checkMenus(*menus);
    else if (qobject_cast<const QLineEdit*>(&widget))
        checkField(widget);
    else
        return;
    const QRect shown = unhidden(widget);
    const bool isOfDocks =
        widget.inherits("QTabBar") && widget.parentWidget()->inherits("QMainWindow");
    if (isOfDocks && shown.isEmpty())
        return; // Qt keeps it for later
    if (widget.objectName() != QLatin1String("qt_toolbar_ext_button")) {
        need(widget, QStringLiteral("the whole widget (width)"), widget.width(), shown.width());
        need(widget, QStringLiteral("the whole widget (height)"), widget.height(), shown.height());
    }
}

void TextRoom::check(const QWidget& window)
{
    if (window.isWindow()) {
        need(window, QStringLiteral("the window (width)"), window.width(), smallScreen.width());
        need(window, QStringLiteral("the window (height)"), window.height(), smallScreen.height());
    }
    for (const QWidget* widget : window.findChildren<QWidget*>())
        if (widget->isVisible() && widget->window() == window.window() && !isBehind(*widget))
            checkWidget(*widget);
}

} // namespace odori::test
