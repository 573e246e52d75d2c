// SPDX-License-Identifier: MIT
#include "app/file_menu.h"

#include "app/action_spec.h"
#include "app/main_window.h"
#include "app/open_choices.h"
#include "app/sample.h"
#include "app/scene_parts.h"
#include "ui/document/actor_names.h"
#include "ui/fields/menu_heading.h"
#include "ui/messages/shown_name.h"
#include "ui/theme/icons.h"

#include <QtGui/QAction>
#include <QtGui/QActionGroup>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>

#include <initializer_list>
#include <utility>

namespace odori {
namespace {

/// One question's answers as a group of menu entries; `choice` and `choose` read and keep it.
template <class Choice>
void addChoices(QMenu* menu, const QString& title,
    std::initializer_list<std::pair<QString, Choice>> answers, Choice (*choice)(),
    void (*choose)(Choice))
{
    addMenuHeading(*menu, title);
    auto* group = new QActionGroup(menu);
    for (const auto& [text, answer] : answers) {
        QAction* action = group->addAction(text);
        action->setCheckable(true);
        QObject::connect(
            action, &QAction::triggered, menu, [choose, answer = answer] { choose(answer); });
        QObject::connect(menu, &QMenu::aboutToShow, action,
            [action, choice, answer = answer] { action->setChecked(choice() == answer); });
    }
    menu->addActions(group->actions());
}

} // namespace

FileMenu::FileMenu(MainWindow& window)
    : QObject(&window)
    , m_window(window)
    , m_menu(window.menuBar()->addMenu(tr("&File")))
{
    m_menu->setToolTipsVisible(true);
    createOpening();
    createChoices();
    m_menu->addSeparator();
    createSaving();
    Document& document = window.document();
    connect(&window.files(), &FileCommands::recentFilesChanged, this, &FileMenu::fillRecent);
    connect(&document, &Document::changed, this, &FileMenu::showState);
    connect(&document, &Document::selectionChanged, this, &FileMenu::showState);
    connect(&document, &Document::motionPathChanged, this, &FileMenu::showState);
    connect(&document, &Document::projectPathChanged, this, &FileMenu::showState);
    fillRecent();
    showState();
}

void FileMenu::createOpening()
{
    FileCommands& files = m_window.files();
    const auto icon = [this](const char* name) {
        return themedIcon(QLatin1String(name), m_window.palette());
    };
    QAction* fresh = m_menu->addAction(tr("&New"));
    fresh->setShortcut(QKeySequence::New);
    connect(fresh, &QAction::triggered, &files, &FileCommands::startNew);
    m_open = m_menu->addAction(icon("open"), tr("&Open…"));
    m_open->setShortcut(QKeySequence::Open);
    m_open->setToolTip(tr("Open a model, motion, pose or project (Ctrl+O)"));
    connect(m_open, &QAction::triggered, &files, &FileCommands::openWithDialog);
    m_recent = m_menu->addMenu(tr("Open &Recent"));
    connect(m_menu->addAction(tr("Open the Sa&mple")), &QAction::triggered, &files,
        [&files] { files.open(samplePaths()); });
    m_findTextures = m_menu->addAction(tr("Find &Textures…"));
    connect(m_findTextures, &QAction::triggered, &files, &FileCommands::findTexturesWithDialog);
}

void FileMenu::createChoices()
{
    QMenu* menu = m_menu->addMenu(tr("&When Opening"));
    menu->setObjectName(QStringLiteral("whenOpening"));
    addChoices<ModelChoice>(menu, tr("A second model"),
        {{tr("Ask where it goes"), ModelChoice::Ask}, {tr("Add it"), ModelChoice::Add},
            {tr("Replace the active model"), ModelChoice::Replace}},
        OpenChoices::model, OpenChoices::setModel);
    addChoices<MotionChoice>(menu, tr("A motion for a model that has one"),
        {{tr("Ask where it goes"), MotionChoice::Ask}, {tr("Replace"), MotionChoice::Replace},
            {tr("Merge at the current frame"), MotionChoice::Merge},
            {tr("New model with it"), MotionChoice::NewActor}},
        OpenChoices::motion, OpenChoices::setMotion);
    addChoices<CameraChoice>(menu, tr("Camera keys in a model's motion"),
        {{tr("Ask whether the scene uses them"), CameraChoice::Ask},
            {tr("Use them"), CameraChoice::Copy}, {tr("Do not use them"), CameraChoice::Leave}},
        OpenChoices::camera, OpenChoices::setCamera);
}

void FileMenu::createSaving()
{
    FileCommands& files = m_window.files();
    m_save = m_menu->addAction(themedIcon(QStringLiteral("save"), m_window.palette()), tr("&Save"));
    m_save->setShortcut(QKeySequence::Save);
    connect(m_save, &QAction::triggered, &files, &FileCommands::save);
    m_saveAs = m_menu->addAction(tr("Save &As…"));
    m_saveAs->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    connect(m_saveAs, &QAction::triggered, &files, &FileCommands::saveAs);
    m_menu->addSeparator();
    m_saveMotion = m_menu->addAction(tr("Save Mot&ion"));
    m_saveMotion->setShortcut(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_S));
    connect(m_saveMotion, &QAction::triggered, &files, &FileCommands::saveMotion);
    m_saveMotionAs = m_menu->addAction(tr("Save Motion As…"));
    connect(m_saveMotionAs, &QAction::triggered, &files, &FileCommands::saveMotionAs);
    m_saveProjectAs = m_menu->addAction(tr("Save &Project As…"));
    connect(m_saveProjectAs, &QAction::triggered, &files, &FileCommands::saveProjectAs);
    m_menu->addSeparator();
    m_savePoseAs = m_menu->addAction(tr("Sa&ve Pose As…"));
    m_savePoseAs->setToolTip(tr("Saves the shown pose of the selected bones and morphs as VPD, or "
                                "of all if none is selected"));
    connect(m_savePoseAs, &QAction::triggered, &files, &FileCommands::savePoseAs);
    m_saveKeysAs = m_menu->addAction(tr("Save Selected &Keys As…"));
    m_saveKeysAs->setToolTip(tr(
        "Saves the selected keys as VMD, or all keys of the selected rows if no key is selected"));
    connect(m_saveKeysAs, &QAction::triggered, &files, &FileCommands::saveKeysAs);
}

void FileMenu::fillRecent()
{
    m_recent->clear();
    m_recent->setToolTipsVisible(true);
    for (const QString& path : m_window.files().recentFiles()) {
        QAction* action = m_recent->addAction(menuText(shownFileName(path)));
        action->setToolTip(plainToolTip(shownPath(path)));
        connect(action, &QAction::triggered, this, [this, path] { m_window.files().open({path}); });
    }
    m_recent->setEnabled(!m_recent->isEmpty());
}

void FileMenu::showState()
{
    const Document& document = m_window.document();
    const mmd::Scene& scene = document.scene();
    const mmd::Actor* actor = document.actor();
    const bool hasMotion = actor || scene.camera.keyCount() > 0;
    const bool isProject = !document.projectPath().isEmpty();
    const QString motion = motionName(document, scene.active);
    const QString project = shownFileName(document.projectPath());
    m_savePoseAs->setEnabled(actor != nullptr);
    m_saveKeysAs->setEnabled(hasKeysToSave(document));
    m_findTextures->setEnabled(actor && actor->model);
    m_save->setEnabled(hasMotion || isProject);
    m_saveAs->setEnabled(hasMotion || isProject);
    m_saveMotion->setEnabled(hasMotion);
    m_saveMotionAs->setEnabled(hasMotion);
    m_save->setText(isProject ? tr("&Save Project %1").arg(menuText(project))
                              : tr("&Save %1").arg(menuText(motion)));
    m_save->setToolTip(plainToolTip(isProject ? tr("Save the project %1 (Ctrl+S)").arg(project)
                                              : tr("Save the motion %1 (Ctrl+S)").arg(motion)));
    m_saveAs->setText(isProject ? tr("Save Project &As…") : tr("Save &As…"));
    setNamedText(*m_saveMotion, tr("Save Mot&ion %1").arg(menuText(motion)));
    // Without a project Ctrl+S does it.
    m_saveMotion->setVisible(isProject);
    m_saveMotionAs->setVisible(isProject);
    m_saveProjectAs->setVisible(!isProject); // else Save As does it
}

} // namespace odori
