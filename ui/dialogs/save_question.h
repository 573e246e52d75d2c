// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QStringList>

class QWidget;

namespace odori {

/// What becomes of unsaved work.
enum class SaveChoice {
    Motions, ///< the motions are saved in their files; whatever else there is is lost
    Project, ///< everything is saved in the project
    Discard,
    Stay, ///< nothing is saved, and nothing may be lost
};

/// Names the document's unsaved work and asks what becomes of it. `motions`: the names of those
/// that are not saved.
[[nodiscard]] SaveChoice chosenForUnsavedWork(
    QWidget* window, const Document& document, const QStringList& motions);

} // namespace odori
