// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

class QWidget;

namespace odori {

/// A kind of file that can be saved.
struct FileKind {
    QString text;   ///< for people: "Motion"
    QString ending; ///< with its dot, in lower case: ".vmd"
};

/// `path` with the ending of `kinds[kind]`, which is kept as it was written (".VMD" too). It takes
/// the place of the ending of another kind; any other text behind a dot is part of the name.
[[nodiscard]] QString withEnding(
    const QString& path, const QList<FileKind>& kinds, qsizetype kind = 0);

/// Who asks before a file that is there is written over.
enum class Replacing { DialogAsks, CallerAsks };

/// Asks where to save; empty if the user cancels. The first of `kinds` is proposed. The name gets
/// the ending of the kind that is chosen; one that was typed with another kind's ending chooses
/// that. The question about a file that is there names the file that will be written.
[[nodiscard]] QString chosenSavePath(QWidget* window, const QString& title, const QString& proposal,
    const QList<FileKind>& kinds, Replacing replacing = Replacing::DialogAsks);

} // namespace odori
