// SPDX-License-Identifier: MIT
#include "app/files/file_commands.h"

#include "app/files/open_choices.h"
#include "libmmd/base/guarded.h"
#include "libmmd/scene/edits/keys/poses.h"
#include "libmmd/scene/shown_pose.h"
#include "libmmd/text/cp932.h"
#include "ui/document/actor_names.h"
#include "ui/document/bones/bone_lists.h"
#include "ui/document/files/open_kinds.h"
#include "ui/document/files/project.h"
#include "ui/document/files/saved_state.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QFileInfo>
#include <QtCore/QFutureWatcher>
#include <QtWidgets/QFileDialog>

#include <algorithm>
#include <utility>

namespace odori {
namespace {

constexpr int namesToSay = 5;
/// Only the names of the kinds of files: the dialog cuts the long lists of their endings.
constexpr auto shortFilters = QFileDialog::HideNameFilterDetails;

/// Projects are opened first, then models, then the other files.
int rankOf(const QString& path)
{
    const std::optional<OpenKind> kind = openKindOf(path);
    const bool isModel = kind == OpenKind::Model || kind == OpenKind::Accessory;
    return kind == OpenKind::Project ? 0 : isModel ? 1 : 2;
}

QStringList absolute(const QStringList& paths)
{
    QStringList full;
    for (const QString& path : paths)
        full.append(QFileInfo(path).absoluteFilePath());
    return full;
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
    return shownFileName(file.path);
}

bool isMissingFile(const mmd::Warning& warning)
{
    return warning.code == mmd::WarningCode::MissingFile;
}

/// Many motions have duplicate keys. They are harmless and kept, so the message closes by itself.
bool isHarmless(const mmd::Warning& warning)
{
    return warning.code == mmd::WarningCode::DuplicateKey;
}

/// Shared, because QFuture copies its result, but the result is moved out once.
QFuture<std::shared_ptr<mmd::Result<LoadedFile>>> readAside(
    const QString& path, const std::function<void(const LoadedFile&)>& whenRead = {})
{
    return QtConcurrent::run([path, whenRead] {
        auto read = std::make_shared<mmd::Result<LoadedFile>>(loadFile(path));
        if (*read && whenRead)
            (void)mmd::guarded([&]() -> mmd::Result<void> { // the file is opened even if it throws
                whenRead(**read);
                return {};
            });
        return read;
    });
}

} // namespace

FileCommands::FileCommands(Document& document, Settings& settings)
    : m_document(document)
    , m_settings(settings)
    , m_changes(document)
    , m_saving(document, m_changes, m_recent)
{
    connect(&m_saving, &FileSaving::message, this, &FileCommands::message);
    connect(&m_saving, &FileSaving::outdated, this, &FileCommands::outdated);
    connect(&m_changes, &ChangedFiles::message, this, &FileCommands::message);
    connect(&m_changes, &ChangedFiles::offered, this, &FileCommands::offered);
    connect(&m_changes, &ChangedFiles::replacing, this, &FileCommands::replacing);
    connect(&m_changes, &ChangedFiles::replaced, this, &FileCommands::replaced);
    connect(&m_changes, &ChangedFiles::projectWanted, this,
        [this](const QString& path) { open({path}); });
}

void FileCommands::setWindow(QWidget* window, std::function<std::string(const std::string&)> view)
{
    m_window = window;
    m_saving.setWindow(window, std::move(view));
    m_changes.watch(window, [this] { return isLoading() || m_saving.isRunning(); });
}

void FileCommands::open(const QStringList& paths)
{
    QStringList sorted = absolute(paths);
    std::stable_sort(sorted.begin(), sorted.end(),
        [](const QString& a, const QString& b) { return rankOf(a) < rankOf(b); });
    start(sorted, OpenPlacing::Order::Any);
}

void FileCommands::readAhead(
    const QStringList& paths, const std::function<void(const LoadedFile&)>& whenRead)
{
    for (const QString& path : absolute(paths))
        if (openKindOf(path) != OpenKind::Sound)
            m_ahead[path] = readAside(path, whenRead);
}

void FileCommands::openAsWritten(const QStringList& paths)
{
    QStringList ordered = absolute(paths);
    const auto isProject = [](const QString& path) { return rankOf(path) == 0; };
    const auto isModel = [](const QString& path) { return rankOf(path) == 1; };
    const auto first = std::stable_partition(ordered.begin(), ordered.end(), isProject);
    const auto model = std::find_if(first, ordered.end(), isModel);
    if (model != ordered.end())
        std::rotate(first, model, model + 1);
    start(ordered, OpenPlacing::Order::AsWritten);
}

void FileCommands::start(const QStringList& paths, OpenPlacing::Order order)
{
    if (paths.isEmpty())
        return;
    m_document.endPreview();
    endFailures();
    ++m_loading;
    emit loadingStarted();
    loadNext({paths, std::make_shared<OpenPlacing>(m_document, m_settings, m_window, order)});
}

void FileCommands::loadNext(Opening opening)
{
    if (opening.paths.isEmpty()) {
        --m_loading;
        emit loadingFinished();
        return;
    }
    const QString path = opening.paths.takeFirst();
    if (openKindOf(path) == OpenKind::Sound) {
        emit soundWanted(path);
        loadNext(std::move(opening));
        return;
    }
    using Watcher = QFutureWatcher<std::shared_ptr<mmd::Result<LoadedFile>>>;
    auto* watcher = new Watcher(this);
    connect(watcher, &Watcher::finished, this, [this, watcher, path, opening] {
        watcher->deleteLater();
        const auto read = watcher->result();
        if (*read && (*read)->kind == LoadedFile::Kind::Project) {
            discardThenOpen(read, opening);
            return;
        }
        runGuarded(path, [&] { openFile(path, *read, opening); });
        loadNext(opening);
    });
    const auto ahead = m_ahead.extract(path);
    watcher->setFuture(ahead ? ahead.mapped() : readAside(path));
}

void FileCommands::fail(const QString& why)
{
    m_failures.add(why);
    emit message(MessageBar::Kind::Error, m_failures.text(), m_failures.details());
}

/// The next file is read even if this one throws an exception.
void FileCommands::runGuarded(const QString& path, const std::function<void()>& task)
{
    const auto result = mmd::guarded([&]() -> mmd::Result<void> {
        task();
        return {};
    });
    if (!result)
        fail(sentence(result.error(), path));
}

void FileCommands::openFile(
    const QString& path, const mmd::Result<LoadedFile>& result, const Opening& opening)
{
    if (!result) {
        const QString why = sentence(result.error(), path);
        if (rankOf(path) == 1)
            opening.placing->noteFailedModel(why);
        fail(why);
        return;
    }
    if (const QString why = opening.placing->refusalOf(*result); !why.isEmpty()) {
        fail(why);
        return;
    }
    if (!placeAsked(*result, *opening.placing))
        return;
    m_recent.remember(path);
    report(*result);
}

bool FileCommands::placeAsked(const LoadedFile& file, OpenPlacing& placing)
{
    const std::optional<mmd::Placing> chosen = placing.placingOf(file);
    if (!chosen)
        return false;
    if (chosen->how == mmd::Placing::How::NewActor &&
        m_document.scene().actors.size() >= mmd::mostActors) {
        fail(tr("A scene can have at most %n model(s).", nullptr, int(mmd::mostActors)));
        return false;
    }
    for (const auto& [changed, time] : file.times())
        m_changes.times().note(changed, time);
    place(file, *chosen, placing.beginsHistory());
    placing.noteOpened(file, *chosen);
    return true;
}

void FileCommands::discardThenOpen(
    const std::shared_ptr<mmd::Result<LoadedFile>>& read, const Opening& opening)
{
    const auto goOn = [this, opening] { loadNext(opening); };
    const auto open = [this, read, goOn] {
        runGuarded((*read)->path, [&] { openProject(**read, (*read)->path); });
        goOn();
    };
    m_saving.discardThen(open, goOn);
}

void FileCommands::openAsNew(LoadedFile file, const QString& note)
{
    endFailures();
    if (!file.project) {
        OpenPlacing placing(m_document, m_settings, m_window, OpenPlacing::Order::Any);
        emit replacing();
        runGuarded(file.path, [&] {
            if (placeAsked(file, placing))
                emit message(MessageBar::Kind::Note, note, {});
        });
        emit replaced();
        return;
    }
    const auto read = std::make_shared<LoadedFile>(std::move(file));
    m_saving.discardThen([this, read, note] {
        runGuarded(read->path, [&] {
            openProject(*read, {});
            if (read->warnings.empty()) // otherwise their message is shown
                emit message(MessageBar::Kind::Note, note, {});
        });
    });
}

void FileCommands::openProject(LoadedFile& file, const QString& path)
{
    const std::string view = file.project->extras.view;
    m_changes.times().clear();
    m_saving.paths().setOrigins({});
    for (const auto& [changed, time] : file.times())
        m_changes.times().note(changed, time);
    m_document.project().open(std::move(*file.project), path);
    for (const auto& [saved, motion] : file.saved)
        m_document.saved().noteMotion(saved, motion);
    if (path.isEmpty())
        m_document.saved().noteNothing();
    else
        m_recent.remember(path);
    emit projectOpened(path, view);
    report(file);
}

void FileCommands::place(const LoadedFile& file, const mmd::Placing& placing, bool beginsHistory)
{
    if (file.kind == LoadedFile::Kind::Pose) {
        placePose(file, placing);
        return;
    }
    m_document.cancelGesture(); // the patch is for the scene without the gesture
    const mmd::Scene& scene = m_document.scene();
    const mmd::Actor* there = mmd::targetOf(scene);
    const bool isModel = file.kind == LoadedFile::Kind::Model;
    const bool isCamera = file.kind == LoadedFile::Kind::CameraMotion;
    // A motion that is in no file, such as an earlier version, is unsaved work and an undo step.
    const bool isInAFile = isModel || !file.saved.empty();
    const bool fillsAGap =
        beginsHistory || (isCamera     ? scene.camera.keyCount() == 0
                             : isModel ? !there || !there->model
                                       : !there || there->motion.keyCount() == 0);
    for (const auto& [saved, motion] : file.saved)
        m_document.saved().noteMotion(saved, motion);
    mmd::ScenePatch patch = patchOf(file, m_document.target(), placing);
    // The first files that fill an empty scene are the start of the undo history.
    if (fillsAGap && isInAFile && m_document.undoStack()->count() == 0 &&
        (beginsHistory || !m_document.saved().isModified()) && !m_document.project().isOpen())
        m_document.load(patch);
    else if (placing.how == mmd::Placing::How::Merge)
        m_document.apply(std::move(patch), tr("Merge %1").arg(fileName(file)));
    else
        m_document.apply(std::move(patch), tr("Open %1").arg(fileName(file)));
    if (file.isImported)
        noteOrigin(file, placing);
}

/// Stores the path of the motion's file for its actor.
void FileCommands::noteOrigin(const LoadedFile& file, const mmd::Placing& placing)
{
    const mmd::Actor* target = mmd::targetOf(m_document.scene());
    const bool isNew = placing.how == mmd::Placing::How::NewActor;
    if (file.kind == LoadedFile::Kind::CameraMotion)
        m_saving.paths().noteOrigin(mmd::sceneActor, file.path);
    else if (placing.actor && !isNew)
        m_saving.paths().noteOrigin(*placing.actor, file.path);
    else if (target)
        m_saving.paths().noteOrigin(target->id, file.path);
}

/// Sets the pose as drafts at the current frame, or as keys with auto-key.
void FileCommands::placePose(const LoadedFile& file, mmd::Placing placing)
{
    m_document.cancelGesture();
    const mmd::Actor* target = mmd::targetOf(m_document.scene());
    if (const auto wanted = placing.actor ? placing.actor
                            : target      ? std::optional(target->id)
                                          : std::nullopt)
        m_document.activate(*wanted); // shows the pose, and Enter registers it
    placing.asKeys = m_document.isAutoKey();
    const mmd::Scene& scene = m_document.scene();
    const mmd::ActorId actor = target ? scene.active : mmd::ActorId{scene.nextActor};
    std::vector<mmd::Draft> drafts = mmd::draftsOfPose(scene, actor, file.motion, placing.frame);
    const auto locked = int(std::erase_if(drafts,
        [&](const mmd::Draft& draft) { return mmd::isPoseLocked(scene, actor, draft.track); }));
    const auto count = int(drafts.size());
    QStringList unmatched;
    for (const mmd::TrackId& track : mmd::tracksMissingFor(scene, actor, file.motion))
        unmatched.append(QString::fromStdString(mmd::decodeCp932(track.name)));
    m_document.apply(
        patchOf(file, m_document.target(), placing), tr("Open %1").arg(fileName(file)));
    QString text =
        count == 0 && locked > 0 ? tr("%1 poses only locked bones.").arg(fileName(file))
        : count == 0             ? tr("%1 is the same as the current pose.").arg(fileName(file))
        : placing.asKeys
            ? tr("%1: %n key(s) registered at this frame.", nullptr, count).arg(fileName(file))
            : tr("%1: %n draft(s) at this frame, not registered yet.", nullptr, count)
                  .arg(fileName(file));
    if (locked > 0)
        text += u' ' + lockedBonesText(locked);
    if (!unmatched.isEmpty())
        text += u' ' + tr("%n bone(s) and morph(s) are not in the model: %1", nullptr,
                           int(unmatched.size()))
                           .arg(listedNames(unmatched, namesToSay));
    emit message(unmatched.isEmpty() ? MessageBar::Kind::Note : MessageBar::Kind::Warning, text,
        unmatched.join(u'\n'));
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
            tr("%1: %n file(s) cannot be read. First file: %2. Everything else is open. The "
               "project keeps the references: open a model with the same name to restore it.",
                nullptr, missing)
                .arg(fileName(file), shownPath(QString::fromStdString(first->location))),
            listOf(file.warnings));
        return;
    }
    const bool isNote = std::all_of(file.warnings.begin(), file.warnings.end(), isHarmless);
    emit message(isNote ? MessageBar::Kind::Note : MessageBar::Kind::Warning,
        tr("%1: opened with %n warnings. First warning: %2", nullptr, count)
            .arg(fileName(file), sentence(file.warnings.front())),
        listOf(file.warnings));
}

void FileCommands::startNew()
{
    m_saving.discardThen([this] {
        m_changes.times().clear();
        m_saving.paths().setOrigins({});
        m_document.project().close();
    });
}

void FileCommands::noteRestored(const mmd::RecoveredSession& session, const FileTimes& times)
{
    m_changes.noteRestored(times, session.changedFiles);
    m_saving.paths().setOrigins({});
}

FileCommands::Known FileCommands::known() const
{
    return {m_changes.times(), m_saving.paths().origins()};
}

void FileCommands::setKnown(const Known& known)
{
    m_changes.times() = known.times;
    m_saving.paths().setOrigins(known.origins);
}

void FileCommands::openWithDialog()
{
    const QStringList paths = QFileDialog::getOpenFileNames(
        m_window, tr("Open"), m_saving.paths().startFolder(), openFilters(), nullptr, shortFilters);
    open(paths);
}

void FileCommands::openSoundWithDialog()
{
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Open Sound"),
        m_saving.paths().startFolder(), filtersOf(OpenKind::Sound), nullptr, shortFilters);
    if (!path.isEmpty())
        emit soundWanted(path);
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

} // namespace odori
