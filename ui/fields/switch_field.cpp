// SPDX-License-Identifier: MIT
#include "ui/fields/switch_field.h"

#include "ui/theme/theme.h"

#include <QtGui/QIcon>
#include <QtGui/QPainter>
#include <QtWidgets/QAccessibleWidget>

namespace odori {
namespace {

constexpr int sideMargin = 7; ///< pixels, as in a number field
constexpr int boxSide = 14;

/// A check box for screen readers, which as a plain button would not say whether it is on.
class SpokenSwitch : public QAccessibleWidget {
public:
    explicit SpokenSwitch(SwitchField* field)
        : QAccessibleWidget(field, QAccessible::CheckBox)
    {
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        const std::optional<bool> on = field().state();
        state.checkable = true;
        state.checked = on.value_or(false);
        state.checkStateMixed = !on;
        return state;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? field().text() : QAccessibleWidget::text(kind);
    }
    [[nodiscard]] QStringList actionNames() const override
    {
        return QStringList{toggleAction()} + QAccessibleWidget::actionNames();
    }
    void doAction(const QString& name) override
    {
        if (name == toggleAction())
            field().click();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    [[nodiscard]] SwitchField& field() const { return static_cast<SwitchField&>(*widget()); }
};

QAccessibleInterface* makeSpokenSwitch(const QString&, QObject* object)
{
    auto* field = qobject_cast<SwitchField*>(object);
    return field ? new SpokenSwitch(field) : nullptr;
}

} // namespace

SwitchField::SwitchField(QWidget* parent)
    : QAbstractButton(parent)
{
    QAccessible::installFactory(makeSpokenSwitch); // Qt installs the same factory only once
    setReadOnly(false);
    setState(std::nullopt);
    connect(this, &QAbstractButton::clicked, this, [this] {
        if (!m_readOnly)
            emit wanted(!m_on.value_or(false));
    });
}

void SwitchField::setState(std::optional<bool> on)
{
    const bool isChange = m_on != on;
    m_on = on;
    setText(!on ? QStringLiteral("—") : *on ? tr("on") : tr("off"));
    if (!isChange || !QAccessible::isActive())
        return;
    QAccessible::State changed;
    changed.checked = true;
    QAccessibleStateChangeEvent event(this, changed);
    QAccessible::updateAccessibility(&event);
}

void SwitchField::setDraft(bool draft)
{
    if (m_draft == draft)
        return;
    m_draft = draft;
    QFont style;
    style.setItalic(draft);
    setFont(style);
    update();
}

void SwitchField::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    setFocusPolicy(readOnly ? Qt::NoFocus : Qt::TabFocus); // a click leaves Enter as it was
    update();
}

QSize SwitchField::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(QStringLiteral("−1234.567°")) + 18,
        fontMetrics().height() + 8};
}

void SwitchField::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isOn = m_on.value_or(false);
    if (m_readOnly) {
        painter.setPen(isEnabled() && isOn ? theme.draft : theme.dim);
        painter.drawText(rect().adjusted(sideMargin, 0, -sideMargin, 0),
            Qt::AlignLeft | Qt::AlignVCenter, text());
        return;
    }
    if (hasFocus() || (isEnabled() && underMouse())) {
        painter.setPen(hasFocus() ? theme.accentBright : theme.line);
        painter.setBrush(isEnabled() && underMouse() ? theme.selectedRow : theme.field);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
    paintBox(painter, theme);
    painter.setPen(!isEnabled() ? theme.dim
                   : m_draft    ? theme.draft
                   : !m_on      ? theme.dim
                                : theme.text);
    painter.drawText(rect().adjusted(sideMargin + boxSide + 6, 0, -sideMargin, 0),
        Qt::AlignLeft | Qt::AlignVCenter, text());
}

/// A check box as in dialogs, which have it from the style sheet.
void SwitchField::paintBox(QPainter& painter, const Theme& theme) const
{
    const bool isOn = m_on.value_or(false);
    const QRectF box(
        sideMargin + 0.5, (height() - boxSide) / 2 + 0.5, boxSide - 1.0, boxSide - 1.0);
    const QColor on = isEnabled() ? theme.accent : theme.dim; // the white mark must be seen on it
    painter.setPen(isOn ? on : isEnabled() ? theme.dim : theme.line);
    painter.setBrush(isOn ? on : isEnabled() ? theme.field : theme.panel);
    painter.drawRoundedRect(box, 3, 3);
    if (isOn) {
        QIcon(QStringLiteral(":/icons/check.svg")).paint(&painter, box.toAlignedRect());
    } else if (!m_on) {
        painter.setPen(QPen(theme.dim, 2.0));
        painter.drawLine(QPointF(box.left() + 3.5, box.center().y()),
            QPointF(box.right() - 3.5, box.center().y()));
    }
}

} // namespace odori
