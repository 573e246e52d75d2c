// SPDX-License-Identifier: MIT
#include "ui/fields/number_field.h"

#include "ui/fields/number_selecting.h"
#include "ui/fields/number_text.h"
#include "ui/theme/theme.h"

#include <QtGui/QAction>
#include <QtGui/QContextMenuEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QWheelEvent>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMenu>
#include <QtWidgets/QStyle>

#include <algorithm>
#include <cmath>
#include <optional>

namespace odori {
namespace {

constexpr int idleMilliseconds = 500;

QString mixedText()
{
    return QStringLiteral("—");
}

/// Accepts a comma or a point, a hyphen or a minus sign, with or without the unit.
std::optional<double> parsed(QString text, const QString& suffix)
{
    text = text.trimmed();
    if (!suffix.isEmpty() && text.endsWith(suffix))
        text.chop(suffix.size());
    text.replace(minusSign, u'-').replace(u',', u'.');
    bool ok = false;
    const double value = QLocale::c().toDouble(text.trimmed(), &ok);
    return ok && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

} // namespace

NumberField::NumberField(QWidget* parent)
    : QLineEdit(parent)
{
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the panel and does not move the focus
    selectWholeNumbers(*this);
    m_idle.setSingleShot(true);
    m_idle.setInterval(idleMilliseconds);
    connect(&m_idle, &QTimer::timeout, this, &NumberField::endAdjusting);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* old, QWidget* now) {
        if (now != this || !old || old == this)
            return;
        const auto* field = qobject_cast<NumberField*>(old);
        m_before = field ? field->m_before : QPointer<QWidget>(old);
    });
    showValue();
}

void NumberField::setRange(double least, double most)
{
    m_least = least;
    m_most = most;
}

void NumberField::setDecimals(int decimals)
{
    m_decimals = decimals;
    showValue();
}

void NumberField::setStep(double step)
{
    m_step = step;
}

void NumberField::setSuffix(const QString& suffix)
{
    m_suffix = suffix;
    showValue();
}

void NumberField::setValue(double value)
{
    m_state = State::Number;
    m_value = value;
    showValue();
}

void NumberField::setMixed()
{
    m_state = State::Mixed;
    showValue();
}

void NumberField::setNothing()
{
    m_state = State::Nothing;
    showValue();
}

void NumberField::setDraft(bool draft)
{
    if (m_draft == draft)
        return;
    m_draft = draft;
    applyColours();
}

double NumberField::clamped(double value) const
{
    return std::clamp(m_decimals == 0 ? std::round(value) : value, m_least, m_most);
}

double NumberField::factorOf(Qt::KeyboardModifiers modifiers)
{
    if (modifiers & Qt::ControlModifier)
        return 0.1;
    return modifiers & Qt::ShiftModifier ? 10.0 : 1.0;
}

QString NumberField::numberText() const
{
    return textOf(m_value);
}

QString NumberField::textOf(double value) const
{
    return odori::numberText(value, m_decimals);
}

void NumberField::showValue()
{
    if (hasFocus() && isModified())
        return; // the user is typing
    const QString shown = m_state == State::Number  ? numberText() + m_suffix
                          : m_state == State::Mixed ? mixedText()
                                                    : QString();
    // A change while the focus comes or goes would hide the field's name from a screen reader.
    if (text() != shown)
        setText(shown);
    if (hasFocus())
        selectFromEnd();
    else
        home(false); // a field that is too narrow shows the start of its number
}

/// The cursor is at the start, so that the start is visible.
void NumberField::selectFromEnd()
{
    const int end = int(text().size());
    setSelection(end, -end);
}

void NumberField::applyColours()
{
    // Sets only changed properties, so that the others still follow the theme.
    QPalette colours;
    QFont style;
    if (m_draft) {
        const QColor green = themeOf(QApplication::palette()).draft;
        colours.setColor(QPalette::Active, QPalette::Text, green);
        colours.setColor(QPalette::Inactive, QPalette::Text, green);
        style.setItalic(true);
    }
    setFont(style);
    setPalette(colours);
}

void NumberField::commitFocused()
{
    if (auto* field = qobject_cast<NumberField*>(QApplication::focusWidget()))
        field->commit();
    else if (auto* box = qobject_cast<QAbstractSpinBox*>(QApplication::focusWidget()))
        box->interpretText();
}

void NumberField::commit()
{
    if (!isModified())
        return;
    const auto value = parsed(text(), m_suffix);
    const bool isNew =
        value && (m_state != State::Number || *value != parsed(numberText(), {}).value_or(*value));
    setModified(false);
    if (isNew) {
        emit edited(clamped(*value));
        const QString sentence = limitText(accessibleName(), *value, m_least, m_most);
        if (!sentence.isEmpty())
            emit limited(sentence);
    }
    showValue();
}

void NumberField::beginAdjusting()
{
    if (m_adjusting || m_state == State::Nothing || isReadOnly() || !isEnabled())
        return;
    m_adjusting = true;
    m_delta = 0.0;
    emit adjustStarted();
}

void NumberField::adjustTo(double delta)
{
    if (!m_adjusting)
        return;
    m_delta = delta;
    emit adjusted(delta);
}

void NumberField::endAdjusting()
{
    m_idle.stop();
    if (!m_adjusting)
        return;
    m_adjusting = false;
    emit adjustFinished();
}

void NumberField::cancelAdjusting()
{
    m_idle.stop();
    if (!m_adjusting)
        return;
    m_adjusting = false;
    emit adjustCancelled();
}

void NumberField::stepBy(double delta)
{
    commit();
    beginAdjusting();
    adjustTo(m_delta + delta);
    if (m_adjusting)
        m_idle.start();
}

void NumberField::giveFocusBack()
{
    if (m_before && m_before->isVisible() && m_before->isEnabled())
        m_before->setFocus(Qt::OtherFocusReason);
    else
        clearFocus();
}

void NumberField::keyPressEvent(QKeyEvent* event)
{
    const double least = m_decimals == 0 ? 1.0 : 0.0; // whole numbers have no tenths
    const double step = std::max(least, m_step * factorOf(event->modifiers()));
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        endAdjusting();
        const bool wasTyped = isModified();
        commit();
        giveFocusBack();
        if (!wasTyped) { // nothing to commit: a parent gets the key
            event->ignore();
            return;
        }
        break;
    }
    case Qt::Key_Escape:
        cancelAdjusting();
        setModified(false);
        showValue();
        giveFocusBack();
        break;
    case Qt::Key_Up:
        stepBy(step);
        break;
    case Qt::Key_Down:
        stepBy(-step);
        break;
    default:
        QLineEdit::keyPressEvent(event);
        return;
    }
    event->accept();
}

void NumberField::wheelEvent(QWheelEvent* event)
{
    if (!hasFocus()) {
        event->ignore();
        return;
    }
    const double least = m_decimals == 0 ? 1.0 : 0.0;
    const double step = std::max(least, m_step * factorOf(event->modifiers()));
    m_wheelRest += event->angleDelta().y() / 120.0;
    const double notches = std::trunc(m_wheelRest);
    m_wheelRest -= notches;
    if (notches != 0.0)
        stepBy(notches * step);
    event->accept();
}

/// Qt's menu of a text field, and the reset.
void NumberField::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu* menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (m_rest && m_state != State::Nothing && !isReadOnly()) {
        menu->addSeparator();
        QAction* action = menu->addAction(tr("Reset to %1").arg(textOf(*m_rest) + m_suffix));
        action->setObjectName(QStringLiteral("reset"));
        action->setEnabled(m_state == State::Mixed || m_value != *m_rest);
        connect(action, &QAction::triggered, this, &NumberField::reset);
    }
    menu->popup(event->globalPos());
}

void NumberField::reset()
{
    endAdjusting();
    setModified(false); // a typed text is dropped
    showValue();
    emit edited(*m_rest);
}

void NumberField::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    setModified(false);
    m_wheelRest = 0.0;
    showValue();
    QTimer::singleShot(0, this, [this] { // after the press, in which Qt sets the cursor
        if (hasFocus() && !isModified())
            selectFromEnd();
    });
}

void NumberField::focusOutEvent(QFocusEvent* event)
{
    endAdjusting();
    if (event->reason() != Qt::PopupFocusReason)
        commit();
    QLineEdit::focusOutEvent(event);
    showValue();
    deselect();
}

void NumberField::changeEvent(QEvent* event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::StyleChange && m_draft)
        applyColours();
}

QSize NumberField::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(QStringLiteral("−1234.567°")) + 18,
        QLineEdit::sizeHint().height()};
}

QSize NumberField::minimumSizeHint() const
{
    return {fontMetrics().horizontalAdvance(QStringLiteral("127")) + 16,
        QLineEdit::sizeHint().height()};
}

} // namespace odori
