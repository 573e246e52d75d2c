// SPDX-License-Identifier: MIT
#include "app/bundled/sample.h"
#include "app/commands/commands.h"
#include "app/commands/tables/command_tables.h"
#include "app/film/film_commands.h"
#include "app/main_window.h"
#include "app/versions/earlier_versions.h"
#include "ui/dialogs/export/export_dialog.h"
#include "ui/document/actor_names.h"
#include "ui/document/files/project.h"
#include "ui/messages/shown_name.h"
#include "ui/settings/settings.h"
#include "ui/viewport/viewport.h"

namespace odori {
namespace {

QString projectName(const EditorState& state)
{
    return shownFileName(state.document.project().path());
}

QString activeMotion(const EditorState& state)
{
    return motionName(state.document, state.document.scene().active);
}

bool hasPicture(const EditorState& state)
{
    return state.actorCount > 0;
}

bool canSave(const EditorState& state)
{
    return state.hasMotion() || state.isProject();
}

QString saveTitle(const EditorState& state)
{
    return state.isProject() ? Commands::tr("&Save Project %1").arg(menuText(projectName(state)))
                             : Commands::tr("&Save %1").arg(menuText(activeMotion(state)));
}

QString saveTip(const EditorState& state)
{
    return state.isProject() ? Commands::tr("Save the project %1").arg(projectName(state))
                             : Commands::tr("Save the motion %1").arg(activeMotion(state));
}

template <ModelChoice choice>
Command modelChoice(const char* id, const char* text)
{
    return {.id = id,
        .text = text,
        .isChecked = [](const EditorState& state) { return state.secondModel == choice; },
        .choice = "opening.model",
        .run = [](Editor& editor) { editor.settings.setSecondModel(choice); }};
}

template <MotionChoice choice>
Command motionChoice(const char* id, const char* text)
{
    return {.id = id,
        .text = text,
        .isChecked = [](const EditorState& state) { return state.secondMotion == choice; },
        .choice = "opening.motion",
        .run = [](Editor& editor) { editor.settings.setSecondMotion(choice); }};
}

template <CameraChoice choice>
Command cameraChoice(const char* id, const char* text)
{
    return {.id = id,
        .text = text,
        .isChecked = [](const EditorState& state) { return state.cameraKeys == choice; },
        .choice = "opening.camera",
        .run = [](Editor& editor) { editor.settings.setCameraKeys(choice); }};
}

QList<Command> openingCommands()
{
    return {
        {.id = "file.new",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&New"),
            .keys = {Qt::CTRL | Qt::Key_N},
            .run = [](Editor& editor) { editor.files.startNew(); }},
        {.id = "file.open",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Open…"),
            .help = QT_TRANSLATE_NOOP("odori::Commands", "Open a model, motion, pose or project"),
            .icon = "open",
            .keys = {Qt::CTRL | Qt::Key_O},
            .run = [](Editor& editor) { editor.files.openWithDialog(); }},
        {.id = "file.openSound",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Open Soun&d…"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Opens music or the sound of a video; it plays along with the scene"),
            .run = [](Editor& editor) { editor.files.openSoundWithDialog(); }},
        {.id = "file.clearRecent",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Clear Recent Files"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Empties this list and that of the start page; the files stay on the disk"),
            .isEnabled = [](const EditorState& state) { return state.hasRecentFiles; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "There are no recent files."),
            .run = [](Editor& editor) { editor.files.recent().clear(); }},
        {.id = "file.openSample",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Open the Sa&mple"),
            .run = [](Editor& editor) { editor.files.open(samplePaths()); }},
        {.id = "file.findTextures",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Find &Textures…"),
            .isEnabled =
                [](const EditorState& state) { return state.actor() && state.actor()->model; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Choose a model first."),
            .run = [](Editor& editor) { editor.files.findTexturesWithDialog(); }},
    };
}

QList<Command> choiceCommands()
{
    return {
        modelChoice<ModelChoice::Ask>(
            "opening.model.ask", QT_TRANSLATE_NOOP("odori::Commands", "Ask each time")),
        modelChoice<ModelChoice::Add>(
            "opening.model.add", QT_TRANSLATE_NOOP("odori::Commands", "Add it")),
        modelChoice<ModelChoice::Replace>("opening.model.replace",
            QT_TRANSLATE_NOOP("odori::Commands", "Replace the active model")),
        motionChoice<MotionChoice::Ask>(
            "opening.motion.ask", QT_TRANSLATE_NOOP("odori::Commands", "Ask each time")),
        motionChoice<MotionChoice::Replace>(
            "opening.motion.replace", QT_TRANSLATE_NOOP("odori::Commands", "Replace")),
        motionChoice<MotionChoice::Merge>("opening.motion.merge",
            QT_TRANSLATE_NOOP("odori::Commands", "Merge at the current frame")),
        motionChoice<MotionChoice::NewActor>("opening.motion.newModel",
            QT_TRANSLATE_NOOP("odori::Commands", "New model with this motion")),
        cameraChoice<CameraChoice::Ask>(
            "opening.camera.ask", QT_TRANSLATE_NOOP("odori::Commands", "Ask each time")),
        cameraChoice<CameraChoice::Copy>(
            "opening.camera.use", QT_TRANSLATE_NOOP("odori::Commands", "Use them")),
        cameraChoice<CameraChoice::Leave>(
            "opening.camera.leave", QT_TRANSLATE_NOOP("odori::Commands", "Do not use them")),
    };
}

QList<Command> savingCommands()
{
    const auto hasMotion = [](const EditorState& state) { return state.hasMotion(); };
    const auto isProject = [](const EditorState& state) { return state.isProject(); };
    return {
        {.id = "file.save",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Save"),
            .icon = "save",
            .keys = {Qt::CTRL | Qt::Key_S},
            .isEnabled = canSave,
            .title = saveTitle,
            .tip = saveTip,
            .run = [](Editor& editor) { editor.files.saving().save(); }},
        {.id = "file.saveAs",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Save &As…"),
            .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_S},
            .isEnabled = canSave,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "There is no motion to save."),
            .title =
                [](const EditorState& state) {
                    return state.isProject() ? Commands::tr("Save Project &As…")
                                             : Commands::tr("Save &As…");
                },
            .run = [](Editor& editor) { editor.files.saving().saveAs(); }},
        // Without a project, Ctrl+S saves the motion.
        {.id = "file.saveMotion",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Save Mot&ion"),
            .keys = {Qt::CTRL | Qt::ALT | Qt::Key_S},
            .isEnabled = hasMotion,
            .needs =
                QT_TRANSLATE_NOOP("odori::Commands", "Without a project, Save saves the motion."),
            .title =
                [](const EditorState& state) {
                    return Commands::tr("Save Mot&ion %1").arg(menuText(activeMotion(state)));
                },
            .isVisible = isProject,
            .run = [](Editor& editor) { editor.files.saving().saveMotion(); }},
        {.id = "file.saveMotionAs",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Save Motion As…"),
            .isEnabled = hasMotion,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "There is no motion to save."),
            .isVisible = isProject,
            .run = [](Editor& editor) { editor.files.saving().saveMotionAs(); }},
        {.id = "file.saveProjectAs",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Save &Project As…"),
            .isVisible =
                [](const EditorState& state) { return !state.isProject(); }, // otherwise Save As
            .run = [](Editor& editor) { editor.files.saving().saveProjectAs(); }},
        {.id = "file.savePoseAs",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Sa&ve Pose As…"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Saves the shown pose of the selected bones and morphs as VPD, or of all if none "
                "is selected"),
            .isEnabled = [](const EditorState& state) { return state.actor() != nullptr; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Choose a model first."),
            .run = [](Editor& editor) { editor.files.saving().savePoseAs(); }},
        {.id = "file.saveKeysAs",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Save Selected &Keys As…"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Saves the selected keys as VMD, or all keys of the selected rows if no key is "
                "selected"),
            .isEnabled = [](const EditorState& state) { return state.hasKeysToSave; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select keys first."),
            .run = [](Editor& editor) { editor.files.saving().saveKeysAs(); }},
        {.id = "file.versions",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Ear&lier Versions…"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Shows the kept versions of the open files and of all others, and opens one"),
            .run = showEarlierVersions},
        {.id = "file.recover",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Re&cover Unsaved Work…"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Offers work that was not saved when Odori closed, from the last 30 days"),
            .run = [](Editor& editor) { editor.window.session().recovery().lookForKept(); }},
        {.id = "file.export",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Export…"),
            .keys = {Qt::CTRL | Qt::Key_E},
            .isEnabled =
                [](const EditorState& state) { return state.actor() && state.actor()->model; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Choose a model first."),
            .run =
                [](Editor& editor) {
                    editor.playback.stop();
                    ExportDialog dialog(editor.document, &editor.window);
                    dialog.setPath(outsideSample(dialog.path()));
                    dialog.setPhysicsShown(editor.physics.mode() != PhysicsMode::Off);
                    dialog.setTextureFolder(
                        editor.viewport.stage().textureFolder(editor.document.scene().active));
                    dialog.exec();
                }},
        {.id = "file.makeFilm",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Make &Film…"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Makes a video or a series of pictures of the scene"),
            .isEnabled = hasPicture,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Open a model first."),
            .run = [](Editor& editor) { makeFilm(editor.window); }},
        {.id = "file.films",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Films Bein&g Made"),
            .help =
                QT_TRANSLATE_NOOP("odori::Commands", "Shows how far the films are, and stops them"),
            .run = [](Editor& editor) { showFilms(editor.window); }},
        {.id = "file.savePicture",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Save Pict&ure…"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Saves what the view shows as PNG, without bones and other marks"),
            .isEnabled = hasPicture,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Open a model first."),
            .run = [](Editor& editor) { savePicture(editor.window); }},
        {.id = "file.copyPicture",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Cop&y Picture"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Puts what the view shows into the clipboard, without bones and other marks"),
            .isEnabled = hasPicture,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Open a model first."),
            .run = [](Editor& editor) { copyPicture(editor.window); }},
        {.id = "file.quit",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Quit"),
            .keys = {Qt::CTRL | Qt::Key_Q},
            .run = [](Editor& editor) { editor.window.close(); }},
    };
}

} // namespace

QList<Command> fileCommands()
{
    return openingCommands() + choiceCommands() + savingCommands();
}

} // namespace odori
