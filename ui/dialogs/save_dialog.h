// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

class QWidget;

namespace odori {

/// A kind of file that can be saved.
struct FileKind {
    QString text;   ///< for the user: "Motion"
    QString ending; ///< with its dot, in lower case: ".vmd"
};

/// `path` with the extension of `kinds[kind]`. A typed extension of this kind stays as it is
/// (".VMD" too); an extension of another kind is replaced; other text after a dot is part of the
/// name.
[[nodiscard]] QString withEnding(
    const QString& path, const QList<FileKind>& kinds, qsizetype kind = 0);

/// Why no file can be written to `path`, if a folder has this name, as a sentence; empty otherwise.
[[nodiscard]] QString folderProblem(const QString& path);

/// Why no file can be written to the complete `path`, as a sentence: folderProblem(), or the name
/// is only an extension, which would be a hidden file; empty if it can.
[[nodiscard]] QString nameProblem(const QString& path);

/// Whether `path` ends with the name of a file, or of a folder without a slash.
[[nodiscard]] bool hasFileName(const QString& path);

/// `path`, which may be relative to `folder`, as an absolute path; an empty one stays empty. An
/// empty `folder` is the current one.
[[nodiscard]] QString absolutePath(const QString& path, const QString& folder);

/// The code that asks before an existing file is overwritten.
enum class Replacing { DialogAsks, CallerAsks };

/// Asks for a path to save; empty if the user cancels. The first of `kinds` is proposed. The name
/// gets the extension of the chosen kind; a typed extension of another kind chooses that kind. The
/// question about an existing file shows the name of the file that will be written.
[[nodiscard]] QString chosenSavePath(QWidget* window, const QString& title, const QString& proposal,
    const QList<FileKind>& kinds, Replacing replacing = Replacing::DialogAsks);

} // namespace odori
