// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

class QWidget;

namespace odori {

/// The page of the manual (docs/manual, without ".md") about a widget: that of the nearest parent
/// that has one, such as "panels/morphs" for a field of the morph panel. "index" if none has.
[[nodiscard]] QString helpPageOf(const QWidget* widget);

/// All pages that helpPageOf() can return.
[[nodiscard]] QStringList helpPages();

} // namespace odori
