// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/posing/pose_gesture.h"

#include <QtWidgets/QWidget>

#include <optional>

class QCheckBox;
class QLabel;
class QPushButton;

namespace odori {

class NumberField;
class ValueSlider;

/// Applies the chosen pose of the library: a button for all of it, a slider and a number that blend
/// from the shown pose to it, a switch that exchanges left and right, and a line that says which
/// bones and morphs it acts on.
class PoseControls : public QWidget {
    Q_OBJECT
public:
    explicit PoseControls(Document& document, QWidget* parent = nullptr);

    /// Sets the pose; without one, `text` is shown.
    void setPose(const std::optional<StoredPose>& stored, const QString& text);
    /// A low panel has only one line for the note: what does not fit is in its tool tip.
    void setLow(bool low);
    /// Applies the pose, if there is one.
    void apply(bool mirrors);

    [[nodiscard]] QPushButton& applyButton() { return *m_apply; }
    [[nodiscard]] QCheckBox& mirrored() { return *m_mirrored; }
    [[nodiscard]] ValueSlider& slider() { return *m_slider; }
    [[nodiscard]] NumberField& number() { return *m_number; }
    /// What the pose acts on, or why it cannot be used.
    [[nodiscard]] QString note() const { return m_wholeNote; }

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void connectControls();
    void begin();
    void preview(double amount);
    void rest();
    void blend(double amount);
    void showState();
    void showNote();

    Document& m_document;
    PoseGesture m_gesture;
    std::optional<StoredPose> m_stored;
    QString m_text; ///< shown without a pose
    QPushButton* m_apply;
    QCheckBox* m_mirrored;
    ValueSlider* m_slider;
    NumberField* m_number;
    QLabel* m_note;
    QString m_wholeNote;
    bool m_isLow = false;
};

} // namespace odori
