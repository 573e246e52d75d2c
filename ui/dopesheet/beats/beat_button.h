// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtWidgets/QToolButton>

namespace odori {

class BeatSheet;

/// The tempo at the current frame as a button. It opens a popup to set tempo, its changes, first
/// beat and beats in a bar. Changes in the popup are shown at once and are one undo step.
class BeatButton : public QToolButton {
    Q_OBJECT
public:
    explicit BeatButton(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] BeatSheet& sheet() { return *m_sheet; }

private:
    void showTempo();

    Document& m_document;
    BeatSheet* m_sheet;
};

} // namespace odori
