// SPDX-License-Identifier: MIT
#include "ui/curves/channel_buttons.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/curve_tools.h"
#include "ui/curves/easing/curve_numbers.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/curves/easing/preset_box.h"
#include "ui/curves/note_line.h"
#include "ui/fields/panel_header.h"
#include "ui/theme/text_size.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>

#include <algorithm>
#include <initializer_list>

namespace odori {
namespace {

/// Width of the buttons beside the grid, with icons only and with names; for usual texts.
constexpr int sideWidth = 128, wideSide = 216;
/// The least editor width for buttons with names; for usual texts.
constexpr int wideWidth = 470;
/// The rows of buttons beside a low grid, and the height of each with its spacing.
constexpr int iconRows = 4, iconRow = 38;
/// The least width for a single row of each, in heights of the text.
constexpr int flatWidth = 28;

/// The least editor width for buttons beside the grid: the names of the channels grow with the
/// texts, the grid does not.
int besideWidth()
{
    return grownWithText(150) + 160;
}

/// In less height than this, the texts and icons of the buttons in `part` are cut.
int squeezedHeight(const QWidget& part)
{
    return part.sizeHint().height() * 5 / 6;
}

} // namespace

/// Without the header, which a dock takes as its title bar. With large texts, there is room for the
/// curve, two rows of channels and the note. Buttons below the grid would then leave it too little
/// height, so there is room for them beside it.
QSize CurveEditor::minimumSizeHint() const
{
    constexpr int usualWidth = 220, largeWidth = 275;
    constexpr int usualHeight = 204, lines = 6;
    const bool isLarge = textScale(fontMetrics()) > 1.0;
    const int width = isLarge ? std::max(besideWidth(), grownWithText(largeWidth)) : usualWidth;
    const int height = std::max(usualHeight, lines * fontMetrics().height());
    return {width, height + (m_header->parentWidget() == this ? m_header->sizeHint().height() : 0)};
}

CurveEditor::Arrangement CurveEditor::wantedArrangement() const
{
    if (width() < besideWidth())
        return Arrangement::Narrow;
    const int line = fontMetrics().height() + 10;
    const int rows = (m_channels->count() + 1) / 2 + 2 + 4; // of buttons; two tools in a row
    if (width() >= grownWithText(wideWidth) && height() >= m_header->height() + (rows + 1) * line)
        return Arrangement::Wide;
    const bool isTall = height() >= m_header->height() + (m_channels->count() + 12) * line;
    if (isTall && width() >= grownWithText(wideWidth - wideSide + sideWidth))
        return Arrangement::Tall;
    const int least = 3 * line + iconRows * iconRow; // channels, and two rows of numbers
    const bool isFlat =
        height() - m_note->height() < least && width() >= fontMetrics().height() * flatWidth;
    return isFlat ? Arrangement::Flat : Arrangement::Low;
}

/// In a small panel the curve is more important than its numbers: the key panel has them too.
bool CurveEditor::hasRoomForNumbers() const
{
    if (m_arrangement != Arrangement::Narrow)
        return true;
    constexpr int leastCurve = 2; // lines of text
    const QSize wanted = m_numbers->sizeHint();
    int height = m_header->height() + m_note->height() + leastCurve * fontMetrics().height();
    for (const QWidget* each :
        std::initializer_list<const QWidget*>{m_numbers, m_channels, m_presets, m_tools})
        height += each->sizeHint().height() + m_body->verticalSpacing();
    return width() >= wanted.width() && this->height() >= height;
}

void CurveEditor::arrange()
{
    const Arrangement wanted = wantedArrangement();
    if (wanted != m_arrangement)
        arrange(wanted);
    showParts();
}

QSize CurveEditor::bodySize() const
{
    int others = m_note->sizeHint().height();
    if (m_header->parentWidget() == this)
        others += m_header->sizeHint().height();
    return QSize(width(), height() - others).shrunkBy(pageMargins);
}

/// Whether the text instead of the curve is whole, with the buttons below it or beside it.
bool CurveEditor::hasRoomForHint() const
{
    const int gap = m_body->verticalSpacing();
    QSize room = bodySize();
    switch (m_arrangement) {
    case Arrangement::Narrow:
        for (const QWidget* each :
            std::initializer_list<const QWidget*>{m_channels, m_presets, m_tools})
            room.rheight() -= squeezedHeight(*each) + gap;
        break;
    case Arrangement::Low:
    case Arrangement::Flat: {
        const bool isLow = m_arrangement == Arrangement::Low;
        const int side = std::max({grownWithText(sideWidth), m_presets->sizeHint().width(),
            m_tools->sizeHint().width(), isLow ? 0 : m_channels->sizeHint().width()});
        room.rwidth() -= side + m_body->horizontalSpacing();
        if (isLow)
            room.rheight() -= m_channels->sizeHint().height() + gap;
        break;
    }
    default:
        return true;
    }
    return room.width() >= m_empty->minimumSizeHint().width() &&
           room.height() >= m_empty->heightForWidth(room.width());
}

void CurveEditor::showParts()
{
    const bool isNarrow = m_arrangement == Arrangement::Narrow;
    const bool isWide = m_arrangement == Arrangement::Wide;
    const bool isHigh = isWide || m_arrangement == Arrangement::Tall;
    const bool isEmpty = !m_empty->isHidden();
    // Without a key, the text is more important than buttons that do nothing.
    const bool hasButtons = !isEmpty || hasRoomForHint();
    const int gap = m_body->verticalSpacing();
    int room = bodySize().height() - squeezedHeight(*m_channels);
    int wanted = m_channels->sizeHint().height() + m_numbers->sizeHint().height() + gap;
    if (isNarrow)
        room -= m_view->minimumSizeHint().height() + gap;
    showPart(*m_channels, hasButtons);
    for (QWidget* each : std::initializer_list<QWidget*>{m_presets, m_tools}) {
        room -= squeezedHeight(*each) + gap;
        wanted += each->sizeHint().height() + gap;
        showPart(*each, hasButtons && (isHigh || room >= 0));
    }
    const bool isRoomy = isHigh || isNarrow || wanted <= bodySize().height();
    showPart(*m_numbers, !isEmpty && hasRoomForNumbers() && isRoomy); // they are never squeezed
    const int side = isNarrow || !hasButtons ? 0 : grownWithText(isWide ? wideSide : sideWidth);
    if (m_body->columnMinimumWidth(1) != side)
        m_body->setColumnMinimumWidth(1, side);
}

/// The focus of a part that is hidden goes to the curve, or to the text instead of it: Qt would
/// give it to a button, and Enter would press that button.
void CurveEditor::showPart(QWidget& part, bool isShown)
{
    if (!isShown && part.isAncestorOf(window()->focusWidget()))
        (m_empty->isHidden() ? static_cast<QWidget*>(m_view) : m_empty)->setFocus();
    part.setVisible(isShown);
}

void CurveEditor::arrange(Arrangement wanted)
{
    m_arrangement = wanted;
    const bool isTall = wanted == Arrangement::Tall;
    const bool isNarrow = wanted == Arrangement::Narrow, isFlat = wanted == Arrangement::Flat;
    m_channels->setColumns(isNarrow                               ? 3
                           : isFlat || wanted == Arrangement::Low ? m_channels->mostColumns
                                                                  : (isTall ? 1 : 2));
    m_presets->setColumns(isNarrow || isFlat ? 8 : 4);
    arrangeTools();
    m_numbers->setColumns(wanted == Arrangement::Low ? 2 : 4);
    layOut(wanted);
}

void CurveEditor::arrangeTools()
{
    switch (m_arrangement) {
    case Arrangement::Tall:
        return m_tools->arrange(1, true);
    case Arrangement::Wide:
        return m_tools->arrange(2, true);
    case Arrangement::Flat:
        return m_tools->arrange(8, false);
    default:
        return m_tools->arrange(4, false);
    }
}

void CurveEditor::layOut(Arrangement arrangement)
{
    for (QWidget* each : {static_cast<QWidget*>(m_numbers), static_cast<QWidget*>(m_view),
             static_cast<QWidget*>(m_empty), static_cast<QWidget*>(m_channels),
             static_cast<QWidget*>(m_presets), static_cast<QWidget*>(m_tools)})
        m_body->removeWidget(each);
    const bool isNarrow = arrangement == Arrangement::Narrow;
    const bool isLow = arrangement == Arrangement::Low, isFlat = arrangement == Arrangement::Flat;
    const int side = isNarrow ? 0 : 1;
    if (isLow || isFlat)
        m_body->addWidget(m_channels, 0, isLow ? 0 : 1, 1, isLow ? 2 : 1);
    else
        m_body->addWidget(m_numbers, 0, 0);
    for (QWidget* each : {static_cast<QWidget*>(m_view), static_cast<QWidget*>(m_empty)})
        m_body->addWidget(each, isFlat ? 0 : 1, 0, isNarrow ? 1 : isFlat ? 5 : 4, 1);
    if (isLow || isFlat)
        m_body->addWidget(m_numbers, 1, 1);
    else if (isNarrow)
        m_body->addWidget(m_channels, 2, 0);
    else
        m_body->addWidget(m_channels, 0, 1, 2, 1);
    m_body->addWidget(m_presets, isNarrow ? 3 : 2, side);
    m_body->addWidget(m_tools, isNarrow ? 4 : 3, side);
    m_body->setColumnStretch(0, 1);
    m_body->setRowStretch(1, isNarrow ? 1 : 0);
    m_body->setRowStretch(4, isNarrow ? 0 : 1);
}

} // namespace odori
