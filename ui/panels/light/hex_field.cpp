// SPDX-License-Identifier: MIT
#include "ui/panels/light/hex_field.h"

#include "ui/theme/follow_theme.h"
#include "ui/theme/theme.h"

#include <QtCore/QTimer>
#include <QtGui/QKeyEvent>

namespace odori {
namespace {

/// Invalid if `text` is no colour.
QColor colourOf(const QString& text)
{
    const QString name = text.trimmed();
    const QColor colour(QLatin1Char('#') + name);
    return colour.isValid() ? colour : QColor(name);
}

} // namespace

HexField::HexField(QWidget* parent)
    : QLineEdit(parent)
{
    setMaxLength(32);
    setToolTip(tr("The colour as #RRGGBB, in the numbers of MMD's panel"));
    setAccessibleName(tr("Colour of the light as a text"));
    setProperty("isValue", true); // Enter registers after it has committed the text
    followTheme(*this, [this] { applyColours(); });
}

void HexField::setColour(const QColor& colour)
{
    if (colour == m_colour)
        return;
    m_colour = colour;
    if (!isModified())
        showColour();
}

void HexField::setDraft(bool draft)
{
    if (m_isDraft == draft)
        return;
    m_isDraft = draft;
    applyColours();
}

void HexField::applyColours()
{
    QPalette colours;
    QFont style;
    if (m_isDraft) {
        const QColor green = themeOf(palette()).draft;
        colours.setColor(QPalette::Active, QPalette::Text, green);
        colours.setColor(QPalette::Inactive, QPalette::Text, green);
        style.setItalic(true);
    }
    setFont(style);
    setPalette(colours);
}

void HexField::showColour()
{
    setText(m_colour.name().toUpper());
    setModified(false);
}

void HexField::commit()
{
    if (!isModified())
        return;
    const QString typed = text();
    const QColor colour = colourOf(typed);
    setModified(false);
    if (!colour.isValid())
        emit refused(typed.trimmed());
    else if (colour.rgb() != m_colour.rgb())
        emit edited(QColor(colour.red(), colour.green(), colour.blue()));
    showColour();
}

void HexField::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && isModified()) {
        commit();
        selectAll();
        event->accept();
    } else if (isEnter) {
        event->ignore(); // the window gets it
    } else if (event->key() == Qt::Key_Escape && isModified()) {
        showColour();
        selectAll();
        event->accept();
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

void HexField::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    QTimer::singleShot(0, this, [this] { // after the press, in which Qt sets the cursor
        if (hasFocus() && !isModified())
            selectAll();
    });
}

void HexField::focusOutEvent(QFocusEvent* event)
{
    if (event->reason() != Qt::PopupFocusReason)
        commit();
    QLineEdit::focusOutEvent(event);
    deselect();
}

} // namespace odori
