// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

class QLineEdit;
class QWidget;

namespace odori {

/// A field that searches names of bones and morphs (NameSearch); its tool tip says what it accepts.
[[nodiscard]] QLineEdit* makeNameSearchField(const QString& label, QWidget* parent);

} // namespace odori
