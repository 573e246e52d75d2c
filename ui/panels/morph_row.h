// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QWidget>

class QLabel;

namespace odori {

class NumberField;
class ValueSlider;

/// One morph: its name, which selects it, a slider and a number.
class MorphRow : public QWidget {
    Q_OBJECT
public:
    MorphRow(int morph, const QString& name, QWidget* parent = nullptr);

    [[nodiscard]] int morph() const { return m_morph; }
    [[nodiscard]] ValueSlider& slider() { return *m_slider; }
    [[nodiscard]] NumberField& number() { return *m_number; }
    void setNameWidth(int width);
    [[nodiscard]] int wantedNameWidth() const;
    void setWeight(double weight, bool isDraft);
    /// Whether the morph's track is selected.
    void setSelected(bool selected);
    [[nodiscard]] bool isSelected() const { return m_isSelected; }

signals:
    /// A press on the name.
    void picked(Qt::KeyboardModifiers modifiers);
    /// An adjustment: adjustedTo() gives a new weight, adjustedBy() the difference from its start.
    void adjustStarted();
    void adjustedTo(double weight);
    void adjustedBy(double delta);
    void adjustFinished();
    void adjustCancelled();
    /// A change at once, as one undo step.
    void chosen(double weight);
    /// The user double-clicked.
    void resetRequested();
    /// The user works on this morph: a context menu opens here, or Enter was pressed in the number
    /// field, also if the number is the same. Enter then registers it.
    void chosenToEdit();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int m_morph;
    bool m_isSelected = false;
    bool m_isEntered = false; ///< the last key in the number field was Enter
    QString m_text;
    QLabel* m_name;
    ValueSlider* m_slider;
    NumberField* m_number;
};

} // namespace odori
