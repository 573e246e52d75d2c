// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QScrollArea>

namespace odori {

/// A scroll area that asks for the whole size of its contents, and scrolls them where there is less
/// room. The contents keep their height for a width. Where it is too low, it asks for room for the
/// scroll bar beside the contents, which would need a second bar otherwise. It takes no focus: the
/// keyboard goes through the contents, and the focused widget scrolls into view.
class FittedScroll : public QScrollArea {
public:
    /// Owns the contents, which have a layout.
    explicit FittedScroll(QWidget* contents, QWidget* parent = nullptr);

    /// Of the vertical scroll bar.
    [[nodiscard]] int barWidth() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override;
    [[nodiscard]] int heightForWidth(int width) const override;
    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void look();

    bool m_isLow = false; ///< lower than the contents
};

} // namespace odori
