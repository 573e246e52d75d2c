// SPDX-License-Identifier: MIT
#include "app/editor_actions.h"

#include "app/export_dialog.h"
#include "app/file_menu.h"
#include "app/main_window.h"
#include "app/physics_actions.h"
#include "app/transport_bar.h"
#include "ui/curves/curve_editor.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/theme/icons.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QRegularExpression>
#include <QtGui/QAction>
#include <QtGui/QActionGroup>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QStyle>
#include <QtWidgets/QToolBar>
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
    createEdit();
    createKeys();
    createModes();
    m_physics = new PhysicsActions(window);
    createView();
    createHelp();
    createToolBar();
    connect(&window.document(), &Document::changed, this, &EditorActions::showDrafts);
    showDrafts();
}

QAction* EditorActions::add(const Spec& spec, Function function)
{
    auto* action = new QAction(spec.text, this);
    if (!spec.icon.isEmpty())
        action->setIcon(themedIcon(spec.icon, m_window.palette()));
    action->setShortcuts(spec.keys);
    connect(action, &QAction::triggered, this, std::move(function));
    if (spec.inEditors) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        for (QWidget* editor : m_window.editors())
            editor->addAction(action);
    }
    return action;
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

void EditorActions::createEdit()
{
    QMenu* menu = m_window.menuBar()->addMenu(tr("&Edit"));
    Document& document = m_window.document();
    m_undo = add({QStringLiteral("undo"), tr("&Undo"), {QKeySequence::Undo}},
        [&document] { document.undo(); });
    m_redo = add(
        {QStringLiteral("redo"), tr("&Redo"),
            {QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)}},
        [&document] { document.redo(); });
    connect(document.undoStack(), &QUndoStack::indexChanged, this, &EditorActions::showHistory);
    connect(document.undoStack(), &QUndoStack::cleanChanged, this, &EditorActions::showHistory);
    showHistory();
    menu->addActions({m_undo, m_redo});
    menu->addSeparator();
    DopeSheet& sheet = m_window.dopeSheet();
    menu->addAction(
        add({QStringLiteral("delete"), tr("&Delete Keys"), {QKeySequence(Qt::Key_Delete)}, true},
            [&sheet] { sheet.deleteSelected(); }));
    menu->addAction(add({{}, tr("Select A&ll Bones"), {QKeySequence(Qt::Key_A)}, true},
        [this] { m_window.viewport().selectAllBones(); }));
    menu->addAction(add({{}, tr("Select &Changed Bones"), {QKeySequence(Qt::Key_V)}, true},
        [this] { m_window.viewport().selectChangedBones(); }));
    menu->addAction(add({{}, tr("Select All &Keys"), {QKeySequence::SelectAll}, false},
        [&sheet] { sheet.selectAll(); }));
}

void EditorActions::createKeys()
{
    QMenu* menu = m_window.menuBar()->addMenu(tr("&Keys"));
    DopeSheet& sheet = m_window.dopeSheet();
    TransportBar& transport = m_window.transport();
    m_register = add({QStringLiteral("register"), tr("&Register"),
                         {QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)}, true},
        [&sheet] { sheet.registerSelected(); });
    menu->addAction(m_register);
    menu->addSeparator();
    menu->addAction(add({QStringLiteral("play"), tr("&Play / Stop"),
                            {QKeySequence(Qt::Key_P), QKeySequence(Qt::Key_Space)}, true},
        [this] { m_window.playback().toggle(); }));
    menu->addAction(
        add({QStringLiteral("previous-frame"), tr("One Frame &Back"), {QKeySequence(Qt::Key_Left)}},
            [&transport] { transport.step(-1); }));
    menu->addAction(
        add({QStringLiteral("next-frame"), tr("One Frame &On"), {QKeySequence(Qt::Key_Right)}},
            [&transport] { transport.step(1); }));
    // Arrows belong to the viewport and the dope sheet; the curve editor moves its handle with
    // them.
    for (QAction* action : menu->actions().mid(menu->actions().size() - 2)) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_window.viewport().addAction(action);
        m_window.dopeSheet().addAction(action);
    }
    const auto previousKeys = {
        QKeySequence(Qt::CTRL | Qt::Key_Up), QKeySequence(Qt::SHIFT | Qt::Key_Left)};
    const auto nextKeys = {
        QKeySequence(Qt::CTRL | Qt::Key_Down), QKeySequence(Qt::SHIFT | Qt::Key_Right)};
    QAction* previous = add({QStringLiteral("previous-key"), tr("Pre&vious Key"), previousKeys},
        [&sheet] { sheet.previousKey(); });
    QAction* next =
        add({QStringLiteral("next-key"), tr("&Next Key"), nextKeys}, [&sheet] { sheet.nextKey(); });
    for (QAction* action : {previous, next}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_window.viewport().addAction(action);
        m_window.dopeSheet().addAction(action);
    }
    menu->addActions({previous, next});
    menu->addAction(
        add({QStringLiteral("first"), tr("&First Frame"), {QKeySequence(Qt::Key_Home)}, true},
            [&transport] { transport.goToFirst(); }));
    menu->addAction(
        add({QStringLiteral("last"), tr("&Last Key"), {QKeySequence(Qt::Key_End)}, true},
            [&transport] { transport.goToLast(); }));
    menu->addAction(add({{}, tr("&Go to Frame"), {QKeySequence(Qt::Key_G)}, true}, [&transport] {
        transport.frameField()->setFocus();
        transport.frameField()->selectAll();
    }));
}

void EditorActions::createModes()
{
    QMenu* menu = m_window.menuBar()->addMenu(tr("&Pose"));
    Viewport& viewport = m_window.viewport();
    m_modes = new QActionGroup(this);
    const auto addMode = [&](const QString& icon, const QString& text, Qt::Key key, EditMode mode) {
        QAction* action = add({icon, text, {QKeySequence(key)}, true},
            [&viewport, mode] { viewport.setEditMode(mode); });
        action->setCheckable(true);
        action->setChecked(mode == EditMode::Select);
        action->setData(int(mode));
        m_modes->addAction(action);
    };
    addMode(QStringLiteral("select"), tr("&Select"), Qt::Key_C, EditMode::Select);
    addMode(QStringLiteral("rotate"), tr("R&otate"), Qt::Key_X, EditMode::Rotate);
    addMode(QStringLiteral("move"), tr("&Move"), Qt::Key_Z, EditMode::Move);
    menu->addActions(m_modes->actions());
    menu->addSeparator();
    m_spaces = new QActionGroup(this);
    const auto addSpace = [&](const QString& icon, const QString& text, EditSpace space) {
        QAction* action =
            add({icon, text, {}}, [&viewport, space] { viewport.setEditSpace(space); });
        action->setCheckable(true);
        action->setChecked(space == EditSpace::Local);
        action->setData(int(space));
        m_spaces->addAction(action);
    };
    addSpace(QStringLiteral("local"), tr("&Local"), EditSpace::Local);
    addSpace(QStringLiteral("global"), tr("&Global"), EditSpace::Global);
    addSpace(QStringLiteral("view"), tr("&View"), EditSpace::View);
    const auto check = [](QActionGroup* group, int value) {
        for (QAction* action : group->actions())
            action->setChecked(action->data().toInt() == value);
    };
    connect(&viewport, &Viewport::editModeChanged, this,
        [this, check](EditMode mode) { check(m_modes, int(mode)); });
    connect(&viewport, &Viewport::editSpaceChanged, this,
        [this, check](EditSpace space) { check(m_spaces, int(space)); });
    menu->addActions(m_spaces->actions());
    menu->addAction(
        add({{}, tr("&Next Axes"), {QKeySequence(Qt::Key_L)}, true}, [this] { nextSpace(); }));
    menu->addSeparator();
    m_autoKey = add({QStringLiteral("auto-key"), tr("&Auto-key"), {}}, [] {});
    m_autoKey->setCheckable(true);
    m_autoKey->setToolTip(tr("Register every change at once"));
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
        m_view->addAction(add({{}, text, {QKeySequence(Qt::KeypadModifier | key)}, true},
            [&viewport, view] { viewport.showStandardView(view); }));
    };
    addView(tr("&Front"), Qt::Key_2, StandardView::Front);
    addView(tr("&Back"), Qt::Key_8, StandardView::Back);
    addView(tr("&Left"), Qt::Key_4, StandardView::Left);
    addView(tr("&Right"), Qt::Key_6, StandardView::Right);
    addView(tr("&Top"), Qt::Key_5, StandardView::Top);
    addView(tr("B&ottom"), Qt::Key_1, StandardView::Bottom);
    m_view->addAction(add({{}, tr("&Camera"), {QKeySequence(Qt::KeypadModifier | Qt::Key_0)}, true},
        [&viewport] { viewport.showCameraView(); }));
    m_view->addAction(add({{}, tr("Whole &Model"), {QKeySequence(Qt::Key_F)}, true},
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
    m_view->addAction(
        add({{}, tr("R&eset Window Layout"), {}}, [this] { m_window.resetLayout(); }));
}

void EditorActions::addViewActions(const QList<QAction*>& actions)
{
    m_view->addActions(actions);
}

void EditorActions::createHelp()
{
    QMenu* menu = m_window.menuBar()->addMenu(tr("&Help"));
    menu->addAction(add({{}, tr("&About Odori"), {}}, [this] {
        QMessageBox::about(&m_window, tr("About Odori"),
            tr("<b>Odori</b> — an editor for MikuMikuDance motions.<br>Free software under the MIT "
               "licence."));
    }));
}

void EditorActions::createToolBar()
{
    QToolBar* bar = m_window.addToolBar(tr("Tools"));
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    bar->setIconSize(QSize(16, 16));
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    for (QAction* mode : m_modes->actions()) // with its key: "Select C"
        mode->setIconText(
            plainText(mode->text()) + u' ' + mode->shortcut().toString(QKeySequence::NativeText));
    for (QAction* action : m_spaces->actions() + QList{m_autoKey})
        action->setIconText(plainText(action->text()));
    bar->addActions(m_modes->actions());
    bar->addSeparator();
    bar->addActions(m_spaces->actions());
    bar->addSeparator();
    bar->addActions({m_autoKey, m_register});
    m_registerButton = bar->widgetForAction(m_register);
    m_registerButton->setObjectName(QStringLiteral("registerButton"));
    bar->addSeparator();
    auto* physics = new QToolButton(bar);
    physics->setIcon(themedIcon(QStringLiteral("physics"), m_window.palette()));
    physics->setToolTip(tr("When physics moves hair and cloth"));
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
    QAction* open = m_file->openAction();
    QAction* save = m_file->saveAction();
    bar->addActions({m_undo, m_redo, open, save});
    for (QAction* action : {m_physics->resetAction(), m_undo, m_redo, open, save}) {
        if (auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(action)))
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
}

void EditorActions::exportActor()
{
    m_window.playback().stop();
    ExportDialog(m_window.document(), &m_window).exec();
}

void EditorActions::showHistory()
{
    const QUndoStack* stack = m_window.document().undoStack();
    m_undo->setEnabled(stack->canUndo());
    m_redo->setEnabled(stack->canRedo());
    m_undo->setText(stack->canUndo() ? tr("&Undo %1").arg(stack->undoText()) : tr("&Undo"));
    m_redo->setText(stack->canRedo() ? tr("&Redo %1").arg(stack->redoText()) : tr("&Redo"));
}

void EditorActions::showDrafts()
{
    const mmd::Actor* actor = m_window.document().actor();
    m_export->setEnabled(actor && actor->model);
    const int drafts = actor ? int(actor->drafts.size()) : 0;
    m_register->setText(
        drafts > 0 ? tr("&Register · %n draft(s)", nullptr, drafts) : tr("&Register"));
    m_register->setIconText(plainText(m_register->text()));
    if (m_registerButton && m_registerButton->property("isUrgent").toBool() != (drafts > 0)) {
        // Green while something is changed but not registered: the sheet asks for the property.
        m_registerButton->setProperty("isUrgent", drafts > 0);
        m_registerButton->style()->unpolish(m_registerButton);
        m_registerButton->style()->polish(m_registerButton);
    }
}

} // namespace odori
