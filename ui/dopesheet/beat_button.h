// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtWidgets/QToolButton>

class QDoubleSpinBox;
class QSpinBox;

namespace odori {

/// The tempo, and behind it a sheet to set tempo, first beat and beats a bar. What is changed while
/// the sheet is open shows at once and is one undo step.
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
    bool m_isPreviewing = false; ///< a gesture of the document is its own
};

} // namespace odori
