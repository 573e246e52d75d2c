// SPDX-License-Identifier: MIT
#include "app/editor_actions.h"

#include "app/about_dialog.h"
#include "app/actor_actions.h"
#include "app/compact_tool_bar.h"
#include "app/edit_actions.h"
#include "app/export_dialog.h"
#include "app/file_menu.h"
#include "app/main_window.h"
#include "app/panel_walk.h"
#include "app/physics_actions.h"
#include "app/start_page.h"
#include "app/transport_bar.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/theme/icons.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QRegularExpression>
#include <QtGui/QAction>
#include <QtGui/QActionGroup>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QStyle>
#include <QtWidgets/QToolButton>

namespace odori {
namespace {

/// A menu's text as a button shows it: without its access key, which Japanese menus have in
/// brackets at the end.
QString plainText(QString text)
{
    static const QRegularExpression accessKey(QStringLiteral("\\(&.\\)|&"));
    return text.remove(accessKey);
}

} // namespace

EditorActions::EditorActions(MainWindow& window)
    : QObject(&window)
    , m_window(window)
{
    createFile();
    m_edit = new EditActions(window);
    createPlayback();
    createModes();
    m_physics = new PhysicsActions(window);
    m_actors = new ActorActions(window);
    createView();
    createHelp();
    createToolBar();
    connect(m_edit, &EditActions::registeringChanged, this, &EditorActions::showRegistering);
    connect(&window.document(), &Document::changed, this, &EditorActions::showExport);
    showExport();
    showRegistering(false);
}

QAction* EditorActions::add(const ActionSpec& spec, Function function)
{
    return makeAction(m_window, this, spec, std::move(function));
}

void EditorActions::createFile()
{
    m_file = new FileMenu(m_window);
    QMenu* menu = m_file->menu();
    menu->addSeparator();
    m_export =
        add({{}, tr("&Export…"), {QKeySequence(Qt::CTRL | Qt::Key_E)}}, [this] { exportActor(); });
    menu->addAction(m_export);
    menu->addSeparator();
    menu->addAction(add({{}, tr("&Quit"), {QKeySequence::Quit}}, [this] { m_window.close(); }));
}

QAction* EditorActions::findTexturesAction() const
{
    return m_file->findTexturesAction();
}

void EditorActions::createPlayback()
{
    using enum KeyScope;
    QMenu* menu = m_window.menuBar()->addMenu(tr("Pl&ayback"));
    DopeSheet& sheet = m_window.dopeSheet();
    TransportBar& transport = m_window.transport();
    menu->addActions({
        add({QStringLiteral("play"), tr("&Play / Stop"), {QKeySequence(Qt::Key_P)}, Editors},
            [this] { m_window.playback().toggle(); }),
        add({QStringLiteral("previous-frame"), tr("Previous F&rame"), {QKeySequence(Qt::Key_Left)},
                TimeLines},
            [&transport] { transport.step(-1); }),
        add({QStringLiteral("next-frame"), tr("Ne&xt Frame"), {QKeySequence(Qt::Key_Right)},
                TimeLines},
            [&transport] { transport.step(1); }),
        add({QStringLiteral("previous-key"), tr("Pre&vious Key"),
                {QKeySequence(Qt::CTRL | Qt::Key_Up), QKeySequence(Qt::SHIFT | Qt::Key_Left)},
                TimeLines},
            [&sheet] { sheet.previousKey(); }),
        add({QStringLiteral("next-key"), tr("&Next Key"),
                {QKeySequence(Qt::CTRL | Qt::Key_Down), QKeySequence(Qt::SHIFT | Qt::Key_Right)},
                TimeLines},
            [&sheet] { sheet.nextKey(); }),
        add({QStringLiteral("first"), tr("&First Frame"), {QKeySequence(Qt::Key_Home)}, Editors},
            [&transport] { transport.goToFirst(); }),
        add({QStringLiteral("last"), tr("&Last Key"), {QKeySequence(Qt::Key_End)}, Editors},
            [&transport] { transport.goToLast(); }),
        add({{}, tr("&Go to Frame"), {QKeySequence(Qt::Key_G)}, Editors},
            [&transport] {
                transport.frameField()->setFocus();
                transport.frameField()->selectAll();
            }),
    });
}

void EditorActions::createModes()
{
    QMenu* menu = m_window.menuBar()->addMenu(tr("&Pose"));
    Viewport& viewport = m_window.viewport();
    m_modes = new QActionGroup(this);
    const auto addMode = [&](const QString& icon, const QString& text, Qt::Key key, EditMode mode) {
        QAction* action = add({icon, text, {QKeySequence(key)}, KeyScope::Editors},
            [&viewport, mode] { viewport.setEditMode(mode); });
        action->setCheckable(true);
        action->setChecked(mode == EditMode::Select);
        action->setData(int(mode));
        m_modes->addAction(action);
    };
    addMode(QStringLiteral("select"), tr("&Select"), Qt::Key_C, EditMode::Select);
    addMode(QStringLiteral("rotate"), tr("R&otate"), Qt::Key_X, EditMode::Rotate);
    addMode(QStringLiteral("move"), tr("&Move"), Qt::Key_Z, EditMode::Move);
    // V is MMD's rectangle, which an empty place begins here anyway.
    m_modes->actions().front()->setShortcuts({QKeySequence(Qt::Key_C), QKeySequence(Qt::Key_V)});
    menu->addActions(m_modes->actions());
    menu->addSeparator();
    m_spaces = new QActionGroup(this);
    const auto addSpace = [&](const QString& icon, const QString& text, const QString& tip,
                              EditSpace space) {
        QAction* action =
            add({icon, text, {}}, [&viewport, space] { viewport.setEditSpace(space); });
        action->setToolTip(tip);
        action->setCheckable(true);
        action->setChecked(space == EditSpace::Local);
        action->setData(int(space));
        m_spaces->addAction(action);
    };
    addSpace(
        QStringLiteral("local"), tr("&Local"), tr("Local: the bone's own axes"), EditSpace::Local);
    addSpace(QStringLiteral("global"), tr("&Global"), tr("Global: the axes of the scene"),
        EditSpace::Global);
    addSpace(
        QStringLiteral("view"), tr("&View"), tr("View: the axes of the screen"), EditSpace::View);
    const auto check = [](QActionGroup* group, int value) {
        for (QAction* action : group->actions())
            action->setChecked(action->data().toInt() == value);
    };
    connect(&viewport, &Viewport::editModeChanged, this,
        [this, check](EditMode mode) { check(m_modes, int(mode)); });
    connect(&viewport, &Viewport::editSpaceChanged, this,
        [this, check](EditSpace space) { check(m_spaces, int(space)); });
    menu->addActions(m_spaces->actions());
    menu->addAction(add({{}, tr("&Next Axes"), {QKeySequence(Qt::Key_L)}, KeyScope::Editors},
        [this] { nextSpace(); }));
    menu->addSeparator();
    m_autoKey = add({QStringLiteral("auto-key"), tr("&Auto-key"), {}}, [] {});
    m_autoKey->setCheckable(true);
    m_autoKey->setToolTip(tr("Registers every change automatically"));
    connect(m_autoKey, &QAction::toggled, &viewport, &Viewport::setAutoKey);
    menu->addAction(m_autoKey);
}

void EditorActions::nextSpace()
{
    const QList<QAction*> spaces = m_spaces->actions();
    const auto at = spaces.indexOf(m_spaces->checkedAction());
    spaces.at((at + 1) % spaces.size())->trigger();
}

void EditorActions::createView()
{
    m_view = m_window.menuBar()->addMenu(tr("&View"));
    Viewport& viewport = m_window.viewport();
    const auto addView = [&](const QString& text, Qt::Key key, StandardView view) {
        m_view->addAction(
            add({{}, text, {QKeySequence(Qt::KeypadModifier | key)}, KeyScope::Editors},
                [&viewport, view] { viewport.showStandardView(view); }));
    };
    addView(tr("&Front"), Qt::Key_2, StandardView::Front);
    addView(tr("&Back"), Qt::Key_8, StandardView::Back);
    addView(tr("&Left"), Qt::Key_4, StandardView::Left);
    addView(tr("&Right"), Qt::Key_6, StandardView::Right);
    addView(tr("&Top"), Qt::Key_5, StandardView::Top);
    addView(tr("B&ottom"), Qt::Key_1, StandardView::Bottom);
    addCameraViews();
    m_view->addAction(add({{}, tr("Whole &Model"), {QKeySequence(Qt::Key_F)}, KeyScope::Editors},
        [&viewport] { viewport.showWholeModel(); }));
    m_view->addSeparator();
    const auto addToggle = [&](const QString& text, void (Viewport::*set)(bool)) {
        QAction* action = add({{}, text, {}}, [] {});
        action->setCheckable(true);
        action->setChecked(true);
        connect(action, &QAction::toggled, &viewport, set);
        m_view->addAction(action);
    };
    addToggle(tr("Show Bo&nes"), &Viewport::setBonesShown);
    addToggle(tr("Show &Grid"), &Viewport::setGridShown);
    m_view->addSeparator();
    auto* walk = new PanelWalk(m_window, {&m_window.startPage(), &viewport});
    m_view->addActions(
        {add({{}, tr("Ne&xt Panel"), {QKeySequence(Qt::Key_F6)}}, [walk] { walk->next(); }),
            add({{}, tr("&Previous Panel"), {QKeySequence(Qt::SHIFT | Qt::Key_F6)}},
                [walk] { walk->previous(); })});
    m_view->addAction(
        add({{}, tr("R&eset Window Layout"), {}}, [this] { m_window.resetLayout(); }));
}

/// The scene's camera and the free view; both are radio buttons of one question.
void EditorActions::addCameraViews()
{
    Viewport& viewport = m_window.viewport();
    m_view->addSeparator();
    auto* views = new QActionGroup(this);
    const auto addChoice = [&](const QString& text, Qt::Key key, void (Viewport::*show)()) {
        QAction* action =
            add({{}, text, {QKeySequence(Qt::KeypadModifier | key)}, KeyScope::Editors},
                [&viewport, show] { (viewport.*show)(); });
        action->setCheckable(true);
        views->addAction(action);
        m_view->addAction(action);
        return action;
    };
    QAction* camera =
        addChoice(tr("Look Through the &Camera"), Qt::Key_0, &Viewport::showCameraView);
    QAction* freeView = addChoice(tr("Free &View"), Qt::Key_3, &Viewport::showFreeView);
    QAction* fromView = add({{}, tr("Camera from Vie&w"), {}, KeyScope::Window,
                                tr("Sets the camera to the free view at this frame")},
        [&viewport] { viewport.setCameraFromView(); });
    m_view->addAction(fromView);
    const auto showState = [=](bool isCameraView) {
        camera->setChecked(isCameraView);
        freeView->setChecked(!isCameraView);
        fromView->setEnabled(!isCameraView);
    };
    connect(&viewport, &Viewport::cameraViewChanged, this, showState);
    showState(viewport.isCameraView());
    m_view->addSeparator();
}

void EditorActions::addViewAction(QAction* action)
{
    m_view->addAction(action);
}

void EditorActions::addPanelActions(const QList<QAction*>& actions)
{
    // All in one list would not fit a low screen.
    m_view->addMenu(tr("P&anels"))->addActions(actions);
}

void EditorActions::createHelp()
{
    QMenu* menu = m_window.menuBar()->addMenu(tr("&Help"));
    menu->addAction(add({{}, tr("&About Odori"), {}}, [this] { AboutDialog(&m_window).exec(); }));
}

void EditorActions::createToolBar()
{
    auto* bar = new CompactToolBar(tr("Tools"), &m_window);
    m_window.addToolBar(bar);
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    bar->setIconSize(QSize(16, 16));
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    for (QAction* mode : m_modes->actions()) { // with its key: "Select C"
        const QString text = plainText(mode->text());
        const QString key = mode->shortcut().toString(QKeySequence::NativeText);
        mode->setIconText(text + u' ' + key);
        mode->setToolTip(QStringLiteral("%1 (%2)").arg(text, key));
    }
    for (QAction* action : m_spaces->actions() + QList{m_autoKey})
        action->setIconText(plainText(action->text()));
    bar->addActions(m_modes->actions());
    bar->addSeparator();
    bar->addActions(m_spaces->actions());
    bar->addSeparator();
    bar->addActions({m_autoKey, m_edit->registerAction()});
    bar->addCompactable(m_spaces->actions());
    bar->addCompactable(m_modes->actions() + QList{m_autoKey});
    m_registerButton = bar->widgetForAction(m_edit->registerAction());
    m_registerButton->setObjectName(QStringLiteral("registerButton"));
    m_edit->registerAction()->setIconText(plainText(EditActions::widestRegister()));
    m_registerButton->ensurePolished();
    // Else the bar moves under the mouse whenever something is selected.
    m_registerButton->setMinimumWidth(m_registerButton->sizeHint().width());
    bar->addSeparator();
    auto* physics = new QToolButton(bar);
    physics->setIcon(themedIcon(QStringLiteral("physics"), m_window.palette()));
    physics->setToolTip(tr("When physics moves hair and clothes"));
    physics->setAccessibleName(physics->toolTip());
    physics->setMenu(m_physics->menu());
    physics->setPopupMode(QToolButton::InstantPopup);
    physics->setFocusPolicy(Qt::NoFocus);
    bar->addWidget(physics);
    bar->addAction(m_physics->resetAction());
    const auto addSpace = [bar] {
        auto* space = new QWidget(bar);
        space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        bar->addWidget(space);
    };
    addSpace();
    bar->addWidget(&m_window.transport());
    addSpace();
    QAction* undo = m_edit->undoAction();
    QAction* redo = m_edit->redoAction();
    QAction* open = m_file->openAction();
    QAction* save = m_file->saveAction();
    bar->addActions({undo, redo, open, save});
    for (QAction* action : {m_physics->resetAction(), undo, redo, open, save}) {
        if (auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(action)))
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
}

void EditorActions::exportActor()
{
    m_window.playback().stop();
    ExportDialog(m_window.document(), &m_window).exec();
}

void EditorActions::showExport()
{
    const mmd::Actor* actor = m_window.document().actor();
    m_export->setEnabled(actor && actor->model);
}

/// The button says what the menu says, and is green while what it registers is changed: the style
/// sheet asks for the property.
void EditorActions::showRegistering(bool isUrgent)
{
    QAction* action = m_edit->registerAction();
    action->setIconText(plainText(action->text()));
    if (m_registerButton->property("isUrgent").toBool() == isUrgent)
        return;
    m_registerButton->setProperty("isUrgent", isUrgent);
    m_registerButton->style()->unpolish(m_registerButton);
    m_registerButton->style()->polish(m_registerButton);
}

} // namespace odori
