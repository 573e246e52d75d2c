// SPDX-License-Identifier: MIT
#include "app/file_commands.h"

#include "app/open_choices.h"
#include "ui/document/actor_names.h"
#include "ui/messages/messages.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QFileInfo>
#include <QtCore/QFutureWatcher>
#include <QtCore/QSettings>
#include <QtWidgets/QFileDialog>

#include <algorithm>

/// Opening; saving: file_saving.cpp.
namespace odori {
namespace {

constexpr int mostRecentFiles = 10;
constexpr QLatin1String recentKey("recentFiles");

/// Projects before models before what moves them.
int rankOf(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("odori"))
        return 0;
    return ending == QLatin1String("pmx") || ending == QLatin1String("pmd") ? 1 : 2;
}

QString listOf(const std::vector<mmd::Warning>& warnings)
{
    QStringList lines;
    for (const mmd::Warning& warning : warnings)
        lines.append(sentence(warning));
    return lines.join(QLatin1Char('\n'));
}

QString fileName(const LoadedFile& file)
{
    return QFileInfo(file.path).fileName();
}

/// The actor whose model is missing and has the name of `file`: here it is again.
std::optional<mmd::ActorId> actorWaitingFor(const LoadedFile& file, const Document& document)
{
    for (const auto& each : document.projectExtras().actors) {
        const mmd::Actor* actor = mmd::findActor(document.scene(), each.actor);
        const QString missing = QFileInfo(QString::fromStdString(each.model)).fileName();
        if (actor && !actor->model && missing.compare(fileName(file), Qt::CaseInsensitive) == 0)
            return each.actor;
    }
    return std::nullopt;
}

bool isMissingFile(const mmd::Warning& warning)
{
    return warning.code == mmd::WarningCode::MissingFile;
}

/// Doubled keys are in many motions, harmless and kept: nothing to close by hand.
bool isHarmless(const mmd::Warning& warning)
{
    return warning.code == mmd::WarningCode::DuplicateKey;
}

} // namespace

FileCommands::FileCommands(Document& document, QWidget* window)
    : QObject(window)
    , m_document(document)
    , m_window(window)
{
}

FileCommands::~FileCommands() = default;

void FileCommands::setViewSource(std::function<std::string(const std::string&)> source)
{
    m_viewSource = std::move(source);
}

void FileCommands::open(const QStringList& paths)
{
    QStringList sorted;
    for (const QString& path : paths)
        sorted.append(QFileInfo(path).absoluteFilePath());
    std::stable_sort(sorted.begin(), sorted.end(),
        [](const QString& a, const QString& b) { return rankOf(a) < rankOf(b); });
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
    if (result->kind == LoadedFile::Kind::Project) {
        takeProject(std::move(*result));
        return;
    }
    const std::optional<Placing> placing = placingOf(*result);
    if (!placing)
        return;
    if (placing->how == Placing::How::NewActor &&
        m_document.scene().actors.size() >= mmd::mostActors) {
        emit message(MessageBar::Kind::Error,
            tr("A scene can have at most %n model(s).", nullptr, int(mmd::mostActors)), {});
        return;
    }
    for (const auto& [changed, time] : result->times)
        m_times[changed] = time;
    place(*result, *placing);
    remember(path);
    report(*result);
}

void FileCommands::takeProject(LoadedFile file)
{
    if (!mayDiscard())
        return;
    const std::string view = file.project->extras.view;
    m_times.clear();
    for (const auto& [changed, time] : file.times)
        m_times[changed] = time;
    m_document.openProject(std::move(*file.project), file.path);
    for (const auto& [saved, motion] : file.saved)
        m_document.noteSaved(saved, motion);
    remember(file.path);
    emit projectOpened(file.path, view);
    report(file);
}

std::optional<Placing> FileCommands::placingOf(const LoadedFile& file)
{
    Placing placing;
    placing.frame = m_document.currentKeyFrame();
    const mmd::Actor* there = targetOf(m_document.scene());
    if (file.kind == LoadedFile::Kind::Pose)
        return placing;
    if (file.kind != LoadedFile::Kind::Model)
        return placingOfMotion(file);
    // A motion without a model waits for one.
    placing.actor = actorWaitingFor(file, m_document);
    if (placing.actor || !there || !there->model)
        return placing;
    const auto choice = chosenForModel(m_window, fileName(file), actorName(m_document, there->id));
    if (!choice)
        return std::nullopt;
    if (*choice == ModelChoice::Add)
        placing.how = Placing::How::NewActor;
    return placing;
}

std::optional<Placing> FileCommands::placingOfMotion(const LoadedFile& file)
{
    Placing placing;
    placing.frame = m_document.currentKeyFrame();
    const mmd::Scene& scene = m_document.scene();
    const bool isCamera = file.kind == LoadedFile::Kind::CameraMotion;
    const mmd::Actor* actor = isCamera ? nullptr : targetOf(scene);
    const mmd::ActorId id = actor ? actor->id : mmd::sceneActor;
    const mmd::Motion* there = isCamera || actor ? mmd::findMotion(scene, id) : nullptr;
    if (there && there->keyCount() > 0) {
        const auto choice =
            chosenForMotion(m_window, {.file = fileName(file),
                                          .place = actor ? actorName(m_document, id) : QString(),
                                          .there = odori::motionName(m_document, id),
                                          .isThereUnsaved = m_document.hasUnsavedWork(id),
                                          .mayBeNewActor = actor && actor->model,
                                          .frame = placing.frame});
        if (!choice)
            return std::nullopt;
        placing.how = *choice == MotionChoice::Merge      ? Placing::How::Merge
                      : *choice == MotionChoice::NewActor ? Placing::How::NewActor
                                                          : Placing::How::Replace;
    }
    if (!file.hasCameraKeys())
        return placing;
    const auto camera = chosenForCamera(m_window, fileName(file));
    if (!camera)
        return std::nullopt;
    placing.cameraToScene = *camera == CameraChoice::Copy;
    return placing;
}

void FileCommands::place(const LoadedFile& file, const Placing& placing)
{
    const mmd::Scene& scene = m_document.scene();
    const mmd::Actor* there = targetOf(scene);
    const bool isModel = file.kind == LoadedFile::Kind::Model;
    const bool isCamera = file.kind == LoadedFile::Kind::CameraMotion;
    const bool fillsAGap = isCamera  ? scene.camera.keyCount() == 0
                           : isModel ? !there || !there->model
                                     : !there || there->motion.keyCount() == 0;
    for (const auto& [saved, motion] : file.saved)
        m_document.noteSaved(saved, motion);
    mmd::ScenePatch patch = patchOf(file, scene, m_document.selection(), placing);
    // What is opened into an empty place before any work is where the history begins.
    if (fillsAGap && m_document.undoStack()->count() == 0 && !m_document.isModified() &&
        m_document.projectPath().isEmpty() && file.kind != LoadedFile::Kind::Pose)
        m_document.load(patch);
    else if (file.kind == LoadedFile::Kind::Pose || placing.how == Placing::How::Merge)
        m_document.apply(std::move(patch), tr("Merge %1").arg(fileName(file)));
    else
        m_document.apply(std::move(patch), tr("Open %1").arg(fileName(file)));
}

void FileCommands::report(const LoadedFile& file)
{
    if (file.warnings.empty())
        return;
    const auto missing =
        int(std::count_if(file.warnings.begin(), file.warnings.end(), isMissingFile));
    const int count = int(file.warnings.size());
    if (missing > 0) {
        const auto first = std::find_if(file.warnings.begin(), file.warnings.end(), isMissingFile);
        emit message(MessageBar::Kind::Warning,
            tr("%1: %n file(s) cannot be read, the first: %2. The rest is open; the project keeps "
               "their places. Opening a model of that name puts it back.",
                nullptr, missing)
                .arg(fileName(file), QString::fromStdString(first->place)),
            listOf(file.warnings));
        return;
    }
    const bool isNote = std::all_of(file.warnings.begin(), file.warnings.end(), isHarmless);
    emit message(isNote ? MessageBar::Kind::Note : MessageBar::Kind::Warning,
        tr("%1: opened with %n oddities, the first: %2", nullptr, count)
            .arg(fileName(file), sentence(file.warnings.front())),
        listOf(file.warnings));
}

void FileCommands::startNew()
{
    if (!mayDiscard())
        return;
    m_times.clear();
    m_document.startNew();
}

void FileCommands::openWithDialog()
{
    const QStringList paths = QFileDialog::getOpenFileNames(m_window, tr("Open"), startFolder(),
        tr("All that Odori opens (*.odori *.pmx *.PMX *.pmd *.PMD *.vmd *.VMD *.vpd *.VPD);;"
           "Projects (*.odori);;Models (*.pmx *.PMX *.pmd *.PMD);;Motions (*.vmd *.VMD);;"
           "Poses (*.vpd *.VPD);;All files (*)"));
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

QStringList FileCommands::recentFiles() const
{
    return QSettings().value(recentKey).toStringList().mid(0, mostRecentFiles);
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
    for (const QString& path : {m_document.motionPath(), m_document.projectPath(),
             files.isEmpty() ? QString() : files.front()})
        if (!path.isEmpty())
            return QFileInfo(path).absolutePath();
    return {};
}

} // namespace odori
