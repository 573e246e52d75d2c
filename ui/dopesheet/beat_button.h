// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtWidgets/QToolButton>

class QDoubleSpinBox;
class QSpinBox;

namespace odori {

/// The tempo as a button. It opens a popup to set tempo, first beat and beats in a bar. Changes in
/// the popup are shown at once and are one undo step.
class BeatButton : public QToolButton {
    Q_OBJECT
public:
    explicit BeatButton(Document& document, QWidget* parent = nullptr);

private:
    [[nodiscard]] QWidget* makeSheet();
    void preview();
    void showSettings();

    Document& m_document;
    QDoubleSpinBox* m_tempo = nullptr;
    QDoubleSpinBox* m_firstBeat = nullptr;
    QSpinBox* m_beatsPerBar = nullptr;
    bool m_isPreviewing = false; ///< this object started the running gesture of the document
};

} // namespace odori
