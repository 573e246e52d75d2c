// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QProxyStyle>

namespace odori {

/// Fusion with the editor's own icons in message boxes, in the colour of what they say, and in tool
/// bars that are too narrow, and without icons on the buttons of dialogs. The style sheet of the
/// theme lies over it.
class EditorStyle : public QProxyStyle {
public:
    EditorStyle();

    [[nodiscard]] QIcon standardIcon(
        StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
        QStyleHintReturn* data) const override;
    int pixelMetric(
        PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
};

} // namespace odori
