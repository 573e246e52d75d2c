// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QTranslator>

namespace odori {

/// Odori's translations, and those texts of Qt that Qt's own translations lack or have wrong: the
/// main Enter key is "Return" on no keyboard of today, and 左鍵 is a button of the mouse.
class QtTexts : public QTranslator {
public:
    using QTranslator::QTranslator;

    [[nodiscard]] QString translate(const char* context, const char* source,
        const char* disambiguation = nullptr, int n = -1) const override;
    /// False: texts of Qt are replaced in English too, whose file has plurals alone.
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace odori
