// SPDX-License-Identifier: MIT
#pragma once

#include "ui/fields/drag_label.h"
#include "ui/fields/number_field.h"
#include "ui/fields/value_slider.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QWheelEvent>
#include <QtTest/QTest>
#include <QtWidgets/QVBoxLayout>
#include <QtWidgets/QWidget>

#include <memory>

namespace odori::test {

/// A window with a number field at 3.00 (steps of 0.5), its drag label and a slider, as a base for
/// tests.
class FieldStage {
protected:
    /// The field has the range -range..range. `first` is above the others. False if the window does
    /// not become active.
    [[nodiscard]] bool open(double range, QWidget* first = nullptr);
    /// Presses or releases a button, or moves the mouse with the left button pressed.
    static void mouse(QWidget& widget, QEvent::Type type, const QPointF& at,
        Qt::MouseButton button = Qt::NoButton, Qt::KeyboardModifiers modifiers = {})
    {
        QMouseEvent event(type, at, widget.mapToGlobal(at), button, Qt::LeftButton, modifiers);
        QCoreApplication::sendEvent(&widget, &event);
    }
    /// Turns the wheel above the field.
    void turn(int angle, Qt::KeyboardModifiers modifiers = {})
    {
        const QPointF at = m_field->rect().center();
        QWheelEvent event(at, m_field->mapToGlobal(at), {}, {0, angle}, Qt::NoButton, modifiers,
            Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_field, &event);
    }

    std::unique_ptr<QWidget> m_window;
    NumberField* m_field = nullptr;
    DragLabel* m_label = nullptr;
    ValueSlider* m_slider = nullptr;
};

inline bool FieldStage::open(double range, QWidget* first)
{
    m_window = std::make_unique<QWidget>();
    m_field = new NumberField;
    m_field->setRange(-range, range);
    m_field->setDecimals(2);
    m_field->setStep(0.5);
    m_field->setValue(3.0);
    m_label = new DragLabel(QStringLiteral("X"), m_field);
    m_slider = new ValueSlider;
    auto* layout = new QVBoxLayout(m_window.get());
    for (QWidget* each : std::initializer_list<QWidget*>{first, m_label, m_field, m_slider})
        if (each)
            layout->addWidget(each);
    m_window->resize(320, 200);
    m_window->show();
    return QTest::qWaitForWindowActive(m_window.get());
}

} // namespace odori::test
