// SPDX-License-Identifier: MIT
#include "app/main_window.h"

#include "app/application.h"
#include "app/checkup/check_up_offer.h"
#include "app/commands/command_text.h"
#include "app/commands/commands.h"
#include "app/commands/editor_state.h"
#include "app/commands/menus.h"
#include "app/commands/panel_menus.h"
#include "app/commands/tool_bar.h"
#include "app/diagnostics/diagnostics.h"
#include "app/docks/default_layout.h"
#include "app/docks/panel_dock.h"
#include "app/docks/panel_docks.h"
#include "app/docks/stacked_panels.h"
#include "app/editing/edit_commands.h"
#include "app/editing/edit_dialogs.h"
#include "app/editing/enter_key.h"
#include "app/editing/ik_hint.h"
#include "app/files/file_drop.h"
#include "app/files/project_view.h"
#include "app/film/film_commands.h"
#include "app/model_terms.h"
#include "app/palette/command_palette.h"
#include "app/panel_cycle.h"
#include "app/physics_setup.h"
#include "app/recovery/recovery_bar.h"
#include "app/session/window_view.h"
#include "app/sound/window_sound.h"
#include "app/start/recent_pictures.h"
#include "app/start/start_page.h"
#include "app/tours/tour_guide.h"
#include "app/transport_bar.h"
#include "app/wide_dock.h"
#include "app/window_messages.h"
#include "app/window_title.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"
#include "ui/dialogs/window_fit.h"
#include "ui/document/contacts/foot_contacts.h"
#include "ui/document/files/project.h"
#include "ui/document/files/saved_state.h"
#include "ui/document/key_commands.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/fields/panel_header.h"
#include "ui/panels/actor_panel.h"
#include "ui/panels/bone_panel.h"
#include "ui/panels/key/key_panel.h"
#include "ui/panels/morph_panel.h"
#include "ui/poses/pose_panel.h"
#include "ui/settings/state_folder.h"
#include "ui/theme/follow_theme.h"
#include "ui/theme/theme.h"
#include "ui/viewport/overlays/view_axes.h"
#include "ui/viewport/viewport.h"
#include "ui/window/status_note.h"

#include <QtCore/QSettings>
#include <QtGui/QAction>
#include <QtGui/QCloseEvent>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QStatusBar>

#include <utility>

namespace odori {
namespace {

constexpr QLatin1String geometryKey("window/geometry");
constexpr QLatin1String stateKey("window/state");
constexpr int stateVersion = 2;
constexpr int messageMargin = 10; ///< pixels

} // namespace

MainWindow::MainWindow(Session& session, QWidget* parent)
    : QMainWindow(parent)
    , m_session(session)
    , m_document(session.document())
    , m_terms(new ModelTerms(m_document, this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setDockNestingEnabled(true);
    createDocks(); // before the viewport, which may have to wait for OpenGL
    createCentre();
    m_transport = new TransportBar(m_document, playback(), this);
    createCommands();
    createStatusBar();
    connectAll();
    positionWindow();
    resetLayout();
    restoreWindow();
    showTitle(); // first: it has the place of the mark for changes
    setWindowModified(m_document.saved().isModified());
    showStatus();
    if (!m_startPage->isVisibleTo(this))
        m_viewport->setFocus();
}

MainWindow::~MainWindow()
{
    // Deleted before the members, because their destructors may emit signals to the window.
    delete m_commands;
    delete takeCentralWidget();
    qDeleteAll(findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly));
    delete m_transport;
}

/// Messages and the start page are over the viewport, so they never move the picture.
void MainWindow::createCentre()
{
    auto* centre = new QWidget(this);
    auto* layout = new QGridLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_viewport = new Viewport(m_document, playback(), centre);
    m_viewport->setPhysics(&physics());
    m_viewport->stage().setAhead(m_session.textures());
    m_viewAxes = new ViewAxes(m_viewport->camera(), playback(), centre);
    m_startPage = new StartPage(m_document, files(), *m_viewport, centre);
    m_startPage->setPictures(RecentPictures::usualFolder());
    connect(
        m_startPage, &StartPage::tourWanted, this, [this](int tour) { startTour(*this, tour); });
    m_messageBar = new MessageBar(centre);
    connect(m_messageBar, &MessageBar::shown, this, logMessage);
    // The rows: the recovery bar, what is between it and the bottom, a margin.
    layout->addWidget(m_viewport, 0, 0, 3, 3);
    layout->addWidget(new RecoveryBar(m_session.recovery(), centre), 0, 0, 1, 3);
    layout->addWidget(m_startPage, 1, 0, 2, 3, Qt::AlignCenter);
    layout->addWidget(m_viewAxes, 1, 0, 2, 3, Qt::AlignTop | Qt::AlignRight);
    // At the bottom, so that it covers the floor and not the faces.
    layout->addWidget(m_messageBar, 1, 1, Qt::AlignBottom | Qt::AlignLeft);
    layout->setRowMinimumHeight(2, messageMargin);
    layout->setRowStretch(1, 1);
    layout->setColumnStretch(1, 1);
    for (const int side : {0, 2})
        layout->setColumnMinimumWidth(side, messageMargin);
    setCentralWidget(centre);
}

template <class PanelWidget, class Header>
QDockWidget* MainWindow::addDock(const QString& name, const QString& title, PanelWidget*& panel,
    Header header, Qt::DockWidgetArea area)
{
    const auto make = [&](QWidget* parent) -> PanelDock::Content {
        panel = new PanelWidget(m_document, parent);
        return {panel, (panel->*header)()};
    };
    auto* dock = new PanelDock(name, title, make, *this);
    addDockWidget(area, dock);
    return dock;
}

void MainWindow::createDocks()
{
    setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    m_actorDock = addDock(QStringLiteral("actors"), tr("Models"), m_actorPanel, &ActorPanel::header,
        Qt::LeftDockWidgetArea);
    m_boneDock = addDock(QStringLiteral("bones"), tr("Bones"), m_bonePanel, &BonePanel::header,
        Qt::LeftDockWidgetArea);
    m_morphDock = addDock(QStringLiteral("morphs"), tr("Morphs"), m_morphPanel, &MorphPanel::header,
        Qt::LeftDockWidgetArea);
    m_keyDock = addDock(
        QStringLiteral("key"), tr("Key"), m_keyPanel, &KeyPanel::header, Qt::RightDockWidgetArea);
    m_panelDocks = std::make_unique<PanelDocks>(*this, m_document, m_keyDock);
    m_dopeDock = addDock(QStringLiteral("dopesheet"), tr("Dope sheet"), m_dopeSheet,
        &DopeSheet::headerBar, Qt::BottomDockWidgetArea);
    m_curveDock = addDock(QStringLiteral("curves"), tr("Curves"), m_curveEditor,
        &CurveEditor::header, Qt::BottomDockWidgetArea);
    splitDockWidget(m_dopeDock, m_curveDock, Qt::Horizontal);
    // Beside the sheet that shows its keys; the key panel stays in view.
    tabifyDockWidget(m_curveDock, &m_panelDocks->checkUpDock());
    m_wideCurves = new WideDock(*this, *m_curveDock,
        {[this] { return layoutState(); },
            [this](const QByteArray& state) { restoreLayout(state); }});
}

void MainWindow::createCommands()
{
    m_edits = new EditCommands(m_document, this);
    m_dialogs = new EditDialogs(*this);
    m_panelCycle = new PanelCycle(*this, {m_startPage, m_viewport});
    m_commands = new Commands({*this, m_document, files(), *m_edits, *m_dialogs, *m_viewport,
                                  *m_dopeSheet, *m_curveEditor, *m_transport, playback(), physics(),
                                  *m_panelCycle, settings(), m_session.keys()},
        this);
    auto* menus = new Menus(*m_commands);
    new ToolBar(*m_commands, *menus);
    m_actorPanel->setCommands(menus->models(), m_commands->action("models.alone"));
    m_morphPanel->setCommand(m_commands->action("pose.mirrorMorphs"));
    m_viewAxes->setCommands(m_commands->actions(
        {"view.front", "view.back", "view.left", "view.right", "view.top", "view.bottom"}));
    m_bonePanel->setMenus(menus->boneRows(), menus->boneSets());
    new IkHint(m_document, *m_viewport, *m_messageBar, *m_commands->action("pose.selectGoal"),
        *m_commands->action("pose.ikOff"));
    m_panelDocks->setCommand(m_commands->action("models.camera"));
    new PanelMenus(*m_commands);
    auto* enter = new EnterKey(*this, *m_commands->action("keys.register"));
    connect(enter, &EnterKey::refused, &m_document, &Document::say);
    connect(m_commands, &Commands::keysChanged, this, [this] {
        showKeys();
        showStatus();
    });
    m_commandPalette = new CommandPalette(*m_commands, *this);
    showKeys();
    setUpPhysics(*this);
    const auto setBudget = [this](int mebibytes) {
        m_viewport->stage().setTextureBudget(Settings::bytes(mebibytes));
    };
    setBudget(settings().textureBudget());
    connect(&settings(), &Settings::textureBudgetChanged, m_viewport, setBudget);
}

/// Updates texts that contain keys.
void MainWindow::showKeys()
{
    m_keyPanel->setRegisterKey(m_commands->keyText("keys.register"));
    m_startPage->setOpenTip(m_commands->action("file.open")->toolTip());
    m_transport->setKeys(m_commands->keyText("playback.goTo"),
        m_commands->keyText("sheet.playFrom"), m_commands->keyText("sheet.playTo"));
}

QDockWidget* MainWindow::dock(Panel panel) const
{
    return (docks() + m_panelDocks->docks()).value(int(panel));
}

QList<QDockWidget*> MainWindow::docks() const
{
    return {m_actorDock, m_boneDock, m_morphDock, m_keyDock, m_dopeDock, m_curveDock};
}

void MainWindow::resetLayout()
{
    const QSize before = size();
    m_wideCurves->setBefore({});
    if (m_defaultState.isEmpty())
        m_defaultState = saveState(stateVersion);
    else
        restoreDocks(*this, m_defaultState, stateVersion);
    for (QDockWidget* dock : docks()) {
        dock->setFloating(false);
        dock->show();
    }
    m_panelDocks->reset();
    arrangeDocks(*this);
    keepSize(*this, before);
}

void MainWindow::createStatusBar()
{
    for (QLabel** label : {&m_counts, &m_selectionText, &m_draftText})
        *label = new QLabel(this);
    m_counts->setForegroundRole(QPalette::PlaceholderText);
    m_counts->setObjectName(QStringLiteral("counts"));
    const auto applyDraftColour = [this] {
        QPalette green;
        green.setColor(QPalette::WindowText, themeOf(palette()).draft);
        m_draftText->setPalette(green);
    };
    applyDraftColour();
    followTheme(*this, applyDraftColour);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(6, 0, 6, 0);
    for (QLabel* label : {m_counts, m_selectionText, m_draftText}) {
        label->setTextFormat(Qt::PlainText);
        statusBar()->addWidget(label);
    }
    auto* note = new StatusNote(this);
    statusBar()->addPermanentWidget(note);
    reserveHeight(*statusBar());
    connect(&m_document, &Document::said, note, &StatusNote::say);
    connect(&m_document, &Document::stepDone, note, &StatusNote::endOld);
    reportHiddenKeys(m_document);
}

void MainWindow::connectAll()
{
    connect(
        &m_document.saved(), &SavedState::modifiedChanged, this, &MainWindow::setWindowModified);
    connect(&m_document.saved(), &SavedState::changed, this, &MainWindow::showTitle);
    connect(&m_document.project(), &Project::pathChanged, this, &MainWindow::showTitle);
    connect(&m_document, &Document::changed, this, [this] {
        showTitle();
        showStatus();
    });
    files().setWindow(this, [this](const std::string& known) { return viewOf(*this, known); });
    connect(&files(), &FileCommands::projectOpened, this,
        [this](const QString&, const std::string& view) { showView(*this, view); });
    connect(new FileDrop(this), &FileDrop::dropped, &files(), &FileCommands::open);
    if (const auto* application = qobject_cast<Application*>(qApp))
        connect(application, &Application::failed, this, &MainWindow::showFailure);
    connect(&files(), &FileCommands::loadingFinished, m_viewport, &Viewport::showNewModel);
    connect(&files(), &FileCommands::loadingFinished, m_terms, &ModelTerms::showNew);
    new CheckUpOffer(*this, *m_panelDocks);
    PosePanel& poses = m_panelDocks->poses();
    poses.pictures().setCacheFolder(stateFolder(QStringLiteral("pictures")));
    poses.followTextures(m_viewport->stage());
    connect(&poses, &PosePanel::saveWanted, &files().saving(), &FileSaving::savePoseAs);
    showSound(*this, *m_edits);
    m_viewport->setContacts(&m_dopeSheet->contacts());
    m_dopeSheet->setContactsShown(settings().showsContacts());
    connect(
        &settings(), &Settings::showsContactsChanged, m_dopeSheet, &DopeSheet::setContactsShown);
    setUpFilms(*this);
    ValueCanvas& graph = m_curveEditor->valueView().canvas();
    const auto followPlaying = [this, &graph](bool playing) {
        m_dopeSheet->setPlaying(playing);
        graph.setPlaying(playing);
    };
    followPlaying(playback().isPlaying());
    connect(&playback(), &Playback::playingChanged, this, followPlaying);
    connect(&m_dopeSheet->header(), &DopeHeader::followToggled, &graph, &ValueCanvas::setFollowing);
    connect(m_dopeSheet, &DopeSheet::statusText, m_selectionText, &QLabel::setText);
    connect(
        &files(), &FileCommands::textureFolderChosen, &m_viewport->stage(), &Stage::findTextures);
    connect(m_viewport, &Viewport::cleanChanged, m_viewAxes, &ViewAxes::setClean);
    showMessages(*this, *m_edits, poses);
}

/// A repeated error, such as in painting, is shown once.
void MainWindow::showFailure(const QString& sentence)
{
    const QString text =
        tr("%1 Your work is unchanged; save it before you continue.").arg(sentence);
    if (m_messageBar->text() != text)
        m_messageBar->show(MessageBar::Kind::Error, text);
}

void MainWindow::showTitle()
{
    setWindowTitle(titleOf(m_document));
    const QString project = m_document.project().path();
    setWindowFilePath(project.isEmpty() ? m_document.saved().motionPath() : project);
}

void MainWindow::showStatus()
{
    const mmd::Scene& scene = m_document.scene();
    const mmd::Actor* actor = m_document.actor();
    const mmd::Motion* motion = mmd::findMotion(scene, scene.active);
    if (!motion || (!actor && scene.actors.empty() && motion->keyCount() == 0)) {
        const QString key = m_commands->keyText("file.open");
        m_counts->setText(
            tr("Drop a model and a motion on the window, or open them with %1")
                .arg(key.isEmpty() ? fullNameOf(commandOf(QLatin1String("file.open"))) : key));
        m_draftText->clear();
        return;
    }
    const auto tracks = int(mmd::trackIds(*motion).size());
    const auto keys = int(motion->keyCount());
    m_counts->setText(tr("%1 · %2", "as in: 872 keys · 48 tracks")
                          .arg(tr("%n key(s)", nullptr, keys), tr("%n track(s)", nullptr, tracks)));
    auto drafts = int(mmd::draftsOf(scene, scene.active).size());
    if (scene.active != mmd::sceneActor)
        drafts += int(mmd::draftsOf(scene, mmd::sceneActor).size());
    m_draftText->setText(drafts > 0 ? tr("%n draft(s)", nullptr, drafts) : QString());
}

QByteArray MainWindow::layoutState() const
{
    return saveState(stateVersion);
}

bool MainWindow::restoreLayout(const QByteArray& state)
{
    m_hasOwnLayout = restoreDocks(*this, state, stateVersion);
    m_panelDocks->placeNew(state);
    return m_hasOwnLayout;
}

void MainWindow::storeLayout() const
{
    QSettings kept;
    kept.setValue(geometryKey, saveGeometry());
    kept.setValue(stateKey, m_wideCurves->isWide() ? m_wideCurves->before() : layoutState());
    keepSheet(*m_dopeSheet, kept);
}

void MainWindow::positionWindow()
{
    const bool wasThere = restoreGeometry(QSettings().value(geometryKey).toByteArray());
    new WindowFit(*this, wasThere ? QSize() : QSize(1920, 1080));
    new StackedPanels(*this);
}

void MainWindow::restoreWindow()
{
    const QSettings kept;
    restoreLayout(kept.value(stateKey).toByteArray());
    restoreSheet(*m_dopeSheet, kept);
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (!std::exchange(m_hasOwnLayout, true))
        arrangeDocks(*this); // now that the size is known
    stackBeforePainting(*this);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_mayClose) { // otherwise it closes after saving
        const auto isNow = std::make_shared<bool>(true);
        files().saving().discardThen([this, isNow] {
            m_mayClose = true;
            if (!*isNow && !close())
                m_mayClose = false; // the next one asks again
        });
        *isNow = false;
    }
    // Last: stopped films cannot go on, and the questions before may keep the window open.
    if (!std::exchange(m_mayClose, false) || !mayStopFilms(*this)) {
        event->ignore();
        return;
    }
    storeLayout();
    event->accept();
}

} // namespace odori
