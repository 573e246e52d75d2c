// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QStringList>

#include <functional>

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

enum class SharedFileChoice { SaveAs, Overwrite, Stay };

struct SharedFile {
    QString file;         ///< as shown
    QString saved, other; ///< names of the actors: whose motion is saved, and whose is in the file
};
/// Asks before a motion is written to the file of another open motion, which would not be in any
/// file then. Does not wait; `then` gets the answer.
void askForSharedFile(
    QWidget* window, const SharedFile& shared, std::function<void(SharedFileChoice)> then);

enum class ChangedFileChoice { Overwrite, Reload, Stay };
/// Asks before a file is overwritten that is not what was opened, because another program changed
/// it or its work was restored after a crash. `mayReload`: nothing was edited
/// here, so the question also offers to read it again. Does not wait; `then` gets the answer.
void askForChangedFile(QWidget* window, const QString& file, bool mayReload,
    std::function<void(ChangedFileChoice)> then);

} // namespace odori
