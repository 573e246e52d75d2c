// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QProxyStyle>

namespace odori {

/// Fusion with the editor's icons: in message boxes, in the colour of the message's kind, and in
/// tool bars that are too narrow. Buttons of dialogs have no icons. Marks, arrows of trees and
/// icons grow with the program's font. The theme's style sheet is applied over this style.
class EditorStyle : public QProxyStyle {
public:
    /// Of the button at the end of a full tool bar, in pixels.
    static constexpr int moreButtonWidth = 18;

    EditorStyle();

    [[nodiscard]] QIcon standardIcon(
        StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
        QStyleHintReturn* data) const override;
    int pixelMetric(
        PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget = nullptr) const override;
};

} // namespace odori
