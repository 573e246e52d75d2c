// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/film/film_kinds.h"

#include <QtCore/QVariant>

#include <map>

class QComboBox;
class QDialog;
class QFormLayout;
class QSpinBox;

namespace odori {

struct FilmChoices;

/// Fields that the dialogs for pictures and films share.

/// Selects the item of `box` with `value`, or the first one.
void chooseItem(QComboBox& box, const QVariant& value);

/// The samples of each pixel.
[[nodiscard]] QComboBox* samplesBox(int chosen);

/// In the number fields of `dialog`, Enter ends the typing; the next Enter is for the dialog.
void endTypingOnEnter(QDialog& dialog);

/// Quality and effort of an encoder. Each codec has its own quality.
class EncodingFields {
public:
    /// Adds the fields to `form`.
    EncodingFields(const FilmChoices& choices, QFormLayout& form);

    /// Shows what `kind` has.
    void show(const FilmKind& kind);
    [[nodiscard]] film::EncoderWish wish() const;
    void storeIn(FilmChoices& choices) const;

private:
    QSpinBox* m_quality;
    QComboBox* m_effort;
    std::map<QString, int> m_qualities; ///< without the shown one
    QString m_codec;                    ///< whose quality is shown; empty: none
};

} // namespace odori
