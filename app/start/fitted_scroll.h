// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QScrollArea>

namespace odori {

/// A scroll area that asks for the whole size of its contents and the width of a vertical bar, and
/// scrolls where there is less room. The contents keep their height for a width. It takes no focus:
/// the keyboard goes through the contents, and the focused widget scrolls into view.
class FittedScroll : public QScrollArea {
public:
    /// Owns the contents.
    explicit FittedScroll(QWidget* contents, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override;
    [[nodiscard]] int heightForWidth(int width) const override;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace odori
