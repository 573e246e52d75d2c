// SPDX-License-Identifier: MIT
#include "ui/fields/spoken/spoken_line.h"

#include <QtWidgets/QAccessibleWidget>
#include <QtWidgets/QLineEdit>

#include <algorithm>

namespace odori {
namespace {

class SpokenLine : public QAccessibleWidget,
                   public QAccessibleTextInterface,
                   public QAccessibleEditableTextInterface {
public:
    explicit SpokenLine(QLineEdit* line)
        : QAccessibleWidget(line, QAccessible::EditableText)
    {
    }

    void* interface_cast(QAccessible::InterfaceType kind) override
    {
        if (kind == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface*>(this);
        if (kind == QAccessible::EditableTextInterface)
            return static_cast<QAccessibleEditableTextInterface*>(this);
        return QAccessibleWidget::interface_cast(kind);
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? line().text() : QAccessibleWidget::text(kind);
    }
    void setText(QAccessible::Text kind, const QString& text) override
    {
        if (kind == QAccessible::Value)
            replaceText(0, characterCount(), text);
        else
            QAccessibleWidget::setText(kind, text);
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = line().isReadOnly();
        state.editable = !line().isReadOnly();
        state.selectableText = true;
        state.selected = line().hasSelectedText();
        state.hasPopup = line().contextMenuPolicy() != Qt::NoContextMenu;
        return state;
    }

    [[nodiscard]] QString text(int start, int end) const override
    {
        return line().text().mid(start, end - start);
    }
    [[nodiscard]] int characterCount() const override { return int(line().text().size()); }
    [[nodiscard]] QString attributes(int, int* start, int* end) const override
    {
        *start = 0; // the whole text looks the same
        *end = characterCount();
        return {};
    }
    [[nodiscard]] int selectionCount() const override { return line().hasSelectedText() ? 1 : 0; }
    void selection(int index, int* start, int* end) const override
    {
        const bool isOne = index == 0 && line().hasSelectedText();
        *start = isOne ? line().selectionStart() : 0;
        *end = isOne ? line().selectionEnd() : 0;
    }
    void addSelection(int start, int end) override { setSelection(0, start, end); }
    void removeSelection(int index) override
    {
        if (index == 0)
            line().deselect();
    }
    void setSelection(int index, int start, int end) override
    {
        if (index == 0)
            line().setSelection(start, end - start);
    }
    [[nodiscard]] int cursorPosition() const override { return line().cursorPosition(); }
    void setCursorPosition(int position) override { line().setCursorPosition(position); }
    void scrollToSubstring(int start, int end) override
    {
        line().setCursorPosition(end);
        line().setCursorPosition(start);
    }
    [[nodiscard]] QRect characterRect(int offset) const override
    {
        const QString all = line().text();
        const QFontMetrics metrics = line().fontMetrics();
        const auto widthTo = [&](int end) { return metrics.horizontalAdvance(all.left(end)); };
        QRect box = line().inputMethodQuery(Qt::ImCursorRectangle).toRect();
        box.moveLeft(box.center().x() + widthTo(offset) - widthTo(line().cursorPosition()));
        box.setWidth(std::max(1, widthTo(offset + 1) - widthTo(offset)));
        return {line().mapToGlobal(box.topLeft()), box.size()};
    }
    [[nodiscard]] int offsetAtPoint(const QPoint& point) const override
    {
        const int next = line().cursorPositionAt(line().mapFromGlobal(point));
        return next > 0 && point.x() < characterRect(next).left() ? next - 1 : next;
    }

    void deleteText(int start, int end) override { replaceText(start, end, {}); }
    void insertText(int offset, const QString& text) override { replaceText(offset, offset, text); }
    void replaceText(int start, int end, const QString& text) override
    {
        if (!line().isReadOnly())
            line().setText(line().text().replace(start, end - start, text));
    }

private:
    [[nodiscard]] QLineEdit& line() const { return static_cast<QLineEdit&>(*widget()); }
};

QAccessibleInterface* makeSpokenLine(const QString&, QObject* object)
{
    auto* line = qobject_cast<QLineEdit*>(object);
    const bool isOurs = line && line->echoMode() == QLineEdit::Normal &&
                        line->objectName() != QStringLiteral("qt_spinbox_lineedit");
    return isOurs ? new SpokenLine(line) : nullptr;
}

} // namespace

void installSpokenLines()
{
    QAccessible::installFactory(makeSpokenLine); // Qt installs the same factory only once
}

} // namespace odori
