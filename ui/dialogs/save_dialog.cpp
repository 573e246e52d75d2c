// SPDX-License-Identifier: MIT
#include "ui/dialogs/save_dialog.h"

#include "ui/dialogs/plain_box.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtWidgets/QFileDialog>

#include <algorithm>

namespace odori {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("odori", text);
}

QString filterOf(const FileKind& kind)
{
    return tr("%1 (*%2)").arg(kind.text, kind.ending);
}

/// The kind with the extension of `path`, or -1.
qsizetype kindOf(const QString& path, const QList<FileKind>& kinds)
{
    for (qsizetype kind = 0; kind < kinds.size(); ++kind)
        if (path.endsWith(kinds[kind].ending, Qt::CaseInsensitive))
            return kind;
    return -1;
}

} // namespace

QString withEnding(const QString& path, const QList<FileKind>& kinds, qsizetype kind)
{
    const QString& ending = kinds[kind].ending;
    if (path.isEmpty() || path.endsWith(ending, Qt::CaseInsensitive))
        return path;
    QString name = path;
    if (const qsizetype other = kindOf(path, kinds); other >= 0)
        name.chop(kinds[other].ending.size());
    else if (name.endsWith(u'.'))
        name.chop(1);
    return name + ending;
}

QString folderProblem(const QString& path)
{
    const QFileInfo file(path);
    return !file.fileName().isEmpty() && file.isDir()
               ? tr("%1 is a folder; choose another name.").arg(shownFileName(path))
               : QString();
}

QString nameProblem(const QString& path)
{
    if (const QString problem = folderProblem(path); !problem.isEmpty())
        return problem;
    return hasFileName(path) && QFileInfo(path).completeBaseName().isEmpty()
               ? tr("%1 is only an extension; write a name before it.").arg(shownFileName(path))
               : QString();
}

bool hasFileName(const QString& path)
{
    return !QFileInfo(path).fileName().isEmpty();
}

QString absolutePath(const QString& path, const QString& folder)
{
    if (path.isEmpty() || QDir::isAbsolutePath(path))
        return path;
    const QString whole = QDir(folder).absoluteFilePath(path);
    return hasFileName(path) ? QDir::cleanPath(whole) : whole; // without a name, the slash stays
}

namespace {

/// Asks once; empty if the user cancels. `kind` is the proposed kind, then the chosen one. The
/// dialog is destroyed when this returns: otherwise its completion list could open late, over the
/// next question. Then Qt does not activate the window again, and no shortcut works.
QString askedPath(QWidget* window, const QString& title, const QString& proposal,
    const QList<FileKind>& kinds, qsizetype& kind)
{
    QFileDialog dialog(window, title);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    // The dialog would ask about the typed name, without the extension.
    dialog.setOption(QFileDialog::DontConfirmOverwrite);
    QStringList filters;
    for (const FileKind& each : kinds)
        filters.append(filterOf(each));
    dialog.setNameFilters(filters);
    dialog.selectNameFilter(filters.value(kind));
    const QFileInfo proposed(proposal);
    if (proposal.contains(u'/'))
        dialog.setDirectory(proposed.absolutePath());
    dialog.selectFile(proposed.fileName());
    const auto chosen = [&] { return dialog.selectedFiles().value(0); };
    const auto filter = [&] {
        return std::max<qsizetype>(0, filters.indexOf(dialog.selectedNameFilter()));
    };
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&] {
        if (const QString path = chosen(); !path.isEmpty() && !QFileInfo(path).isDir())
            dialog.selectFile(QFileInfo(withEnding(path, kinds, filter())).fileName());
    });
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const qsizetype typed = kindOf(chosen(), kinds);
    kind = filter();
    return withEnding(chosen(), kinds, kind == 0 && typed >= 0 ? typed : kind);
}

} // namespace

QString chosenSavePath(QWidget* window, const QString& title, const QString& proposal,
    const QList<FileKind>& kinds, Replacing replacing)
{
    qsizetype kind = 0;
    QString path = askedPath(window, title, proposal, kinds, kind);
    const auto isAccepted = [&] {
        if (const QString problem = nameProblem(path); !problem.isEmpty()) {
            (void)PlainBox::ask(
                window, {PlainBox::Warning, title, problem, PlainBox::Ok, PlainBox::Ok});
            return false;
        }
        return replacing == Replacing::CallerAsks ||
               PlainBox::mayOverwrite(window, tr("Save"), path);
    };
    while (!path.isEmpty() && !isAccepted())
        path = askedPath(window, title, path, kinds, kind);
    return path;
}

} // namespace odori
