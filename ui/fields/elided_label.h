// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QLabel>

namespace odori {

/// A line of plain text in a header that may be narrower than the text: a long text is cut with an
/// ellipsis and shown as the tool tip. text() is always the whole text.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    /// Sets the colour of the text, which no longer follows the theme.
    void setColour(const QColor& colour);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace odori
