// SPDX-License-Identifier: MIT
#include "ui/fields/number_selecting.h"

#include "ui/fields/number_text.h"

#include <QtCore/QElapsedTimer>
#include <QtGui/QMouseEvent>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>

#include <utility>

namespace odori {
namespace {

bool isOfNumber(QChar letter)
{
    return letter.isDigit() || letter == u'.' || letter == u',' || letter == u'-' ||
           letter == u'+' || letter == minusSign;
}

class NumberSelecting : public QObject {
public:
    explicit NumberSelecting(QLineEdit& field)
        : QObject(&field)
        , m_field(field)
    {
        field.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        switch (event->type()) {
        case QEvent::MouseButtonPress: // a third click keeps the selection of the double click
            m_isHeld = isThird(*static_cast<QMouseEvent*>(event));
            return m_isHeld;
        case QEvent::MouseButtonDblClick: {
            const auto& click = *static_cast<QMouseEvent*>(event);
            if (click.button() != Qt::LeftButton)
                return false;
            m_isHeld = true;
            m_sinceDouble.start();
            m_doubleAt = click.position();
            selectAt(m_field.cursorPositionAt(click.position().toPoint()));
            return true;
        }
        case QEvent::MouseMove: // the hand may tremble
            return m_isHeld;
        case QEvent::MouseButtonRelease:
            return std::exchange(m_isHeld, false);
        default:
            return false;
        }
    }

private:
    [[nodiscard]] bool isThird(const QMouseEvent& press) const
    {
        return press.button() == Qt::LeftButton && m_sinceDouble.isValid() &&
               m_sinceDouble.elapsed() <= QApplication::doubleClickInterval() &&
               (press.position() - m_doubleAt).manhattanLength() <
                   QApplication::startDragDistance();
    }
    void selectAt(qsizetype at)
    {
        const QString text = m_field.text();
        qsizetype first = at, end = at;
        while (first > 0 && isOfNumber(text[first - 1]))
            --first;
        while (end < text.size() && isOfNumber(text[end]))
            ++end;
        if (first < end)
            m_field.setSelection(int(first), int(end - first));
        else
            m_field.selectAll();
    }

    QLineEdit& m_field;
    bool m_isHeld = false; ///< the second or third press is not released yet
    QElapsedTimer m_sinceDouble;
    QPointF m_doubleAt;
};

} // namespace

void selectWholeNumbers(QLineEdit& field)
{
    new NumberSelecting(field);
}

void selectWholeNumbers(QAbstractSpinBox& field)
{
    if (auto* line = field.findChild<QLineEdit*>())
        selectWholeNumbers(*line);
}

} // namespace odori
