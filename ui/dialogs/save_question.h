// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QStringList>

class QWidget;

namespace odori {

/// What to do with unsaved work.
enum class SaveChoice {
    Motions, ///< the motions are saved in their files; all other work is lost
    Project, ///< everything is saved in the project
    Discard,
    Stay, ///< nothing is saved, and all work is kept
};

/// Names the document's unsaved work and asks what to do with it. `motions`: the names of unsaved
/// motions.
[[nodiscard]] SaveChoice chosenForUnsavedWork(
    QWidget* window, const Document& document, const QStringList& motions);

} // namespace odori
