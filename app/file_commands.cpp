// SPDX-License-Identifier: MIT
#include "app/file_commands.h"

#include "libmmd/model/name_warnings.h"
#include "ui/messages/messages.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QFileInfo>
#include <QtCore/QFutureWatcher>
#include <QtCore/QSettings>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QMessageBox>

#include <algorithm>

namespace odori {
namespace {

constexpr int mostRecentFiles = 10;
constexpr QLatin1String recentKey("recentFiles");

bool isModelPath(const QString& path)
{
    return path.endsWith(QStringLiteral(".pmx"), Qt::CaseInsensitive) ||
           path.endsWith(QStringLiteral(".pmd"), Qt::CaseInsensitive);
}

QString listOf(const std::vector<mmd::Warning>& warnings)
{
    QStringList lines;
    for (const mmd::Warning& warning : warnings)
        lines.append(sentence(warning));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

FileCommands::FileCommands(Document& document, QWidget* window)
    : QObject(window)
    , m_document(document)
    , m_window(window)
{
}

FileCommands::~FileCommands() = default;

void FileCommands::open(const QStringList& paths)
{
    QStringList sorted = paths;
    std::stable_partition(sorted.begin(), sorted.end(), isModelPath);
    if (sorted.isEmpty())
        return;
    ++m_loading;
    loadNext(sorted);
}

void FileCommands::loadNext(QStringList paths)
{
    if (paths.isEmpty()) {
        --m_loading;
        emit loadingFinished();
        return;
    }
    const QString path = paths.takeFirst();
    using Watcher = QFutureWatcher<std::shared_ptr<mmd::Result<LoadedFile>>>;
    auto* watcher = new Watcher(this);
    connect(watcher, &Watcher::finished, this, [this, watcher, path, paths] {
        watcher->deleteLater();
        take(path, std::move(*watcher->result()));
        loadNext(paths);
    });
    // Shared because QFuture copies its result, and a result is moved out once.
    watcher->setFuture(QtConcurrent::run(
        [path] { return std::make_shared<mmd::Result<LoadedFile>>(loadFile(path)); }));
}

void FileCommands::take(const QString& path, mmd::Result<LoadedFile> result)
{
    if (!result) {
        emit message(MessageBar::Kind::Error, sentence(result.error(), path), {});
        return;
    }
    const bool replacesMotion = result->holdsMotion();
    if (replacesMotion && !mayDiscard())
        return;
    const mmd::ScenePatch patch = patchOf(*result, m_document.scene(), m_document.selection());
    if (replacesMotion || !m_document.isModified())
        m_document.load(patch);
    else
        m_document.apply(patch, tr("Open Model"));
    if (replacesMotion) {
        m_knownPath = path;
        m_knownTime = QFileInfo(path).lastModified();
    }
    remember(path);
    if (!result->warnings.empty()) {
        const int count = int(result->warnings.size());
        // Doubled keys are in many motions, harmless and kept: nothing to close by hand.
        const bool isHarmless = std::all_of(result->warnings.begin(), result->warnings.end(),
            [](const mmd::Warning& each) { return each.code == mmd::WarningCode::DuplicateKey; });
        emit message(isHarmless ? MessageBar::Kind::Note : MessageBar::Kind::Warning,
            tr("%1: opened with %n oddities, the first: %2", nullptr, count)
                .arg(QFileInfo(path).fileName(), sentence(result->warnings.front())),
            listOf(result->warnings));
    }
}

void FileCommands::openWithDialog()
{
    const QStringList paths = QFileDialog::getOpenFileNames(m_window, tr("Open"), startFolder(),
        tr("Models and motions (*.pmx *.PMX *.pmd *.PMD *.vmd *.VMD);;All files (*)"));
    open(paths);
}

void FileCommands::findTexturesWithDialog()
{
    const mmd::Actor* actor = m_document.actor();
    if (!actor || !actor->model)
        return;
    const QFileInfo model(QString::fromStdString(actor->model->path));
    const QString folder = QFileDialog::getExistingDirectory(
        m_window, tr("Folder to look for textures in"), model.absolutePath());
    if (!folder.isEmpty())
        emit textureFolderChosen(folder);
}

bool FileCommands::save()
{
    const QString path = m_document.motionPath();
    return path.isEmpty() ? saveAs() : mayOverwrite(path) && saveTo(path);
}

bool FileCommands::saveAs()
{
    QString path = m_document.motionPath();
    if (path.isEmpty())
        path = startFolder() + QStringLiteral("/motion.vmd");
    path = QFileDialog::getSaveFileName(m_window, tr("Save Motion As"), path, tr("Motion (*.vmd)"));
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".vmd");
    return saveTo(path);
}

bool FileCommands::saveTo(const QString& path)
{
    if (const auto saved = m_document.saveMotion(path); !saved) {
        emit message(MessageBar::Kind::Error, sentence(saved.error(), path), {});
        return false;
    }
    m_knownPath = path;
    m_knownTime = QFileInfo(path).lastModified();
    remember(path);
    QString text = tr("Saved %1").arg(QFileInfo(path).fileName());
    // What the format does to names; nothing is lost, but other programs may not find the bones.
    std::vector<mmd::Warning> warnings;
    if (const mmd::Actor* actor = m_document.actor(); actor && actor->model)
        warnings = mmd::nameWarnings(*actor->model, actor->motion);
    std::erase_if(warnings,
        [](const mmd::Warning& each) { return each.code == mmd::WarningCode::NameShared; });
    if (!warnings.empty())
        text += u' ' +
                tr("%n names do not fit the format, the first: %1", nullptr, int(warnings.size()))
                    .arg(sentence(warnings.front()));
    emit message(MessageBar::Kind::Note, text, listOf(warnings));
    return true;
}

bool FileCommands::mayOverwrite(const QString& path)
{
    const QFileInfo info(path);
    if (path != m_knownPath || !info.exists() || info.lastModified() == m_knownTime)
        return true;
    const auto answer = QMessageBox::warning(m_window, tr("Save"),
        tr("%1 was changed by another program since it was opened. Write over it?")
            .arg(info.fileName()),
        QMessageBox::Save | QMessageBox::Cancel, QMessageBox::Cancel);
    return answer == QMessageBox::Save;
}

bool FileCommands::mayDiscard()
{
    if (!m_document.isModified())
        return true;
    const QString name = m_document.motionPath().isEmpty()
                             ? tr("the new motion")
                             : QFileInfo(m_document.motionPath()).fileName();
    QMessageBox question(QMessageBox::Question, tr("Unsaved changes"),
        tr("Save the changes to %1?").arg(name),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    question.setInformativeText(tr("What is not saved is lost."));
    question.setDefaultButton(QMessageBox::Save);
    switch (question.exec()) {
    case QMessageBox::Save:
        return save();
    case QMessageBox::Discard:
        return true;
    default:
        return false;
    }
}

QStringList FileCommands::recentFiles() const
{
    return QSettings().value(recentKey).toStringList();
}

void FileCommands::remember(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(absolute);
    files.prepend(absolute);
    QSettings().setValue(recentKey, files.mid(0, mostRecentFiles));
    emit recentFilesChanged();
}

QString FileCommands::startFolder() const
{
    const QStringList files = recentFiles();
    const QString path = m_document.motionPath().isEmpty()
                             ? (files.isEmpty() ? QString() : files.front())
                             : m_document.motionPath();
    return path.isEmpty() ? QString() : QFileInfo(path).absolutePath();
}

} // namespace odori
