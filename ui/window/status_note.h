// SPDX-License-Identifier: MIT
#pragma once

#include "ui/fields/elided_label.h"

class QStatusBar;
class QTimer;

namespace odori {

/// Shows the result of the last command in the status bar for a few seconds.
class StatusNote : public ElidedLabel {
    Q_OBJECT
public:
    explicit StatusNote(QWidget* parent = nullptr);

public slots:
    void say(const QString& sentence);
    /// Call it after an edit: a sentence about what was done before is over. One that was said in
    /// the same event stays.
    void endOld();

private:
    QTimer* m_timer;
    bool m_isNew = false; ///< said in this event
};

/// Gives the labels of the bar the height of Japanese and Korean letters, which are higher than
/// others. Otherwise the first name of a bone would make the bar higher, and move the view.
void reserveHeight(QStatusBar& bar);

} // namespace odori
