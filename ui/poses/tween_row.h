// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/posing/tween_gesture.h"

#include <QtWidgets/QWidget>

class QComboBox;

namespace odori {

class ValueSlider;

/// A tween with a slider, for those who do not use its key: the slider is in the middle, a drag to
/// the right is more, and to the left the opposite. Each drag and each step by a key is one undo
/// step, and the slider returns to the middle.
class TweenRow : public QWidget {
    Q_OBJECT
public:
    explicit TweenRow(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] QComboBox& ways() { return *m_ways; }
    [[nodiscard]] ValueSlider& slider() { return *m_slider; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] mmd::Tween way() const;
    void begin();
    void preview(double amount);
    void rest();
    void apply(double amount);
    void followDocument();

    Document& m_document;
    TweenGesture m_gesture;
    QComboBox* m_ways;
    ValueSlider* m_slider;
};

} // namespace odori
