// SPDX-License-Identifier: MIT
#include "app/edit_actions.h"

#include "app/action_spec.h"
#include "app/edit_commands.h"
#include "app/edit_dialogs.h"
#include "app/edit_targets.h"
#include "app/enter_key.h"
#include "app/main_window.h"
#include "app/select_actions.h"
#include "ui/document/key_clipboard.h"
#include "ui/document/registering.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/messages/shown_name.h"
#include "ui/theme/icons.h"

#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QToolButton>

namespace odori {
namespace {

constexpr int manyFrames = 10; ///< of a nudge with Shift

} // namespace

EditActions::EditActions(MainWindow& window)
    : QObject(&window)
    , m_window(window)
    , m_commands(new EditCommands(window.document(), this))
    , m_dialogs(new EditDialogs(window))
    , m_select(new SelectActions(window, *m_dialogs))
{
    QMenuBar* bar = window.menuBar();
    createClipboard(*bar->addMenu(tr("&Edit")));
    bar->addMenu(tr("&Select"))->addActions(m_select->actions());
    QMenu* keys = bar->addMenu(tr("&Keys"));
    createRegister(*keys);
    createTime(*keys);
    createNudges(*keys);
    createValues(*keys);
    for (QMenu* menu : bar->findChildren<QMenu*>(Qt::FindDirectChildrenOnly))
        menu->setToolTipsVisible(true);
    fillContextMenu();
    fillHeader();
    Document& document = window.document();
    connect(&document, &Document::changed, this, &EditActions::showState);
    connect(&document, &Document::changed, this, &EditActions::showHistory); // of a drag, too
    connect(&document, &Document::selectionChanged, this, &EditActions::showState);
    connect(&document, &Document::currentFrameChanged, this, &EditActions::showState);
    connect(
        QGuiApplication::clipboard(), &QClipboard::dataChanged, this, &EditActions::takeClipboard);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, &EditActions::takeClipboard);
    connect(document.undoStack(), &QUndoStack::indexChanged, this, &EditActions::showHistory);
    connect(
        m_commands, &EditCommands::said, this, [this](const QString& text, const QString& more) {
            m_window.messageBar().show(MessageBar::Kind::Warning, text, more);
        });
    window.installEventFilter(this);
    auto* enter = new EnterKey(window, *m_register);
    connect(enter, &EnterKey::refused, &document, &Document::say);
    takeClipboard();
    showHistory();
}

QAction* EditActions::add(const ActionSpec& spec, std::function<void()> function, CanDo canDo)
{
    QAction* action = makeAction(m_window, this, spec, std::move(function));
    if (canDo)
        m_conditional.append({action, canDo});
    return action;
}

void EditActions::createClipboard(QMenu& menu)
{
    const auto hasKeys = [](const EditState& state) { return state.hasKeys; };
    Document& document = m_window.document();
    m_undo = add({QStringLiteral("undo"), tr("&Undo"), {QKeySequence::Undo}},
        [&document] { document.undo(); });
    m_redo = add(
        {QStringLiteral("redo"), tr("&Redo"),
            {QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)}},
        [&document] { document.redo(); });
    const QString what = tr("Acts on the selected keys, or on the selected rows' keys at this "
                            "frame if none is selected");
    QAction* cut = add(
        {{}, tr("Cu&t"), {QKeySequence::Cut}, KeyScope::Window, what},
        [this] { m_commands->cut(); }, hasKeys);
    QAction* copy = add(
        {{}, tr("&Copy"), {QKeySequence::Copy}, KeyScope::Window,
            tr("Copies the selected keys, or the pose of the selected bones and morphs at this "
               "frame if no key is selected")},
        [this] { m_commands->copy(); }, [](const EditState& state) { return state.canCopy; });
    m_paste = {add({{}, tr("&Paste"), {QKeySequence::Paste}, KeyScope::Window,
                       tr("Pastes the copied keys; the first of them is put at the current frame")},
                   [this] { m_commands->paste(); }),
        add({{}, tr("Paste &Mirrored"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V)},
                KeyScope::Window,
                tr("Pastes onto the bones of the other side, with left and right swapped")},
            [this] { m_commands->pasteMirrored(); })};
    QAction* remove = add(
        {QStringLiteral("delete"), tr("&Delete Keys"), {QKeySequence(Qt::Key_Delete)},
            KeyScope::Editors, what},
        [this] { deleteSelected(); }, hasKeys);
    m_clipboard = QList{cut, copy} + m_paste + QList{remove};
    // Esc is no shortcut: it takes back what the mouse is doing first.
    m_drop = add(
        {{}, tr("Drop C&hanges") + u'\t' + tr("Esc"), {}, KeyScope::Window,
            tr("Drops the drafts at this frame: those of the selected tracks, or all if none is "
               "selected")},
        [this] { m_commands->dropChanges(); },
        [](const EditState& state) { return state.canDrop; });
    menu.addActions({m_undo, m_redo});
    menu.addSeparator();
    menu.addActions(m_clipboard);
    menu.addSeparator();
    menu.addAction(m_drop);
}

/// A marker that was clicked in the sheet goes first.
void EditActions::deleteSelected()
{
    if (m_window.dopeSheet().canvas().selectedMarker())
        m_window.dopeSheet().deleteSelected();
    else
        m_commands->deleteKeys();
}

void EditActions::createRegister(QMenu& menu)
{
    m_register =
        add({QStringLiteral("register"), tr("&Register"),
                {QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)}, KeyScope::Editors},
            [this] { m_commands->registerSelected(); });
    QAction* all = add(
        {{}, tr("Register &All"),
            {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)},
            KeyScope::Window,
            tr("Registers all drafts at all frames: of this model, camera, light and self-shadow")},
        [this] { m_commands->registerAll(); },
        [](const EditState& state) { return state.canRegisterAll; });
    QAction* bones = add(
        {{}, tr("&Key All Bones"), {}, KeyScope::Window,
            tr("Registers a key at this frame for every bone, changed or not")},
        [this] { m_commands->keyAllBones(); },
        [](const EditState& state) { return state.hasBoneModel || state.hasBoneKeys; });
    menu.addActions({m_register, all, bones});
}

QString EditActions::widestRegister()
{
    constexpr int manyKeys = 888;
    return tr("&Register %n Key(s)", nullptr, manyKeys);
}

/// What Enter and every Register button do, and how many keys that are.
void EditActions::showRegister()
{
    const Registering now = registeringNow(m_window.document());
    const int count = now.count();
    m_register->setEnabled(count > 0);
    m_register->setText(count > 0 ? tr("&Register %n Key(s)", nullptr, count) : tr("&Register"));
    m_register->setToolTip(plainToolTip(registeringTip(m_window.document(), now)));
    emit registeringChanged(now.drafts > 0);
}

void EditActions::createTime(QMenu& menu)
{
    const auto hasLater = [](const EditState& state) { return state.hasLaterKeys; };
    const auto hasAny = [](const EditState& state) { return state.hasAnyKey; };
    const auto hasKeys = [](const EditState& state) { return state.hasKeys; };
    m_columns = {
        add(
            {{}, tr("&Insert Frame"), {QKeySequence(Qt::Key_I)}, KeyScope::Editors,
                tr("Inserts an empty frame at the current frame, in all tracks")},
            [this] { m_commands->insertFrame(); }, hasLater),
        add(
            {{}, tr("&Delete Frame"), {QKeySequence(Qt::Key_K)}, KeyScope::Editors,
                tr("Deletes the keys at the current frame; later keys move earlier, in all "
                   "tracks")},
            [this] { m_commands->deleteFrame(); }, hasLater),
        add(
            {{}, tr("I&nsert Frames…"), {QKeySequence(Qt::SHIFT | Qt::Key_I)}, KeyScope::Editors},
            [this] { m_dialogs->insertFrames(); }, hasAny),
        add(
            {{}, tr("D&elete Frames…"), {QKeySequence(Qt::SHIFT | Qt::Key_K)}, KeyScope::Editors},
            [this] { m_dialogs->deleteFrames(); }, hasAny),
    };
    m_times = {
        add(
            {{}, tr("&Scale a Range…"), {}, KeyScope::Window,
                tr("Makes a range of frames faster or slower; later keys move with it")},
            [this] { m_dialogs->scaleRange(); }, hasAny),
        add(
            {{}, tr("Re&verse in Time"), {}, KeyScope::Window,
                tr("Reverses the selected keys between the first and the last of them")},
            [this] { m_commands->reverse(); },
            [](const EditState& state) { return state.hasSeveralFrames; }),
        add(
            {{}, tr("A&lign to This Frame"), {}, KeyScope::Window,
                tr("Moves the first selected key of each row to the current frame; the row's other "
                   "selected keys move by the same amount")},
            [this] { m_commands->alignToCurrentFrame(); }, hasKeys),
        add(
            {{}, tr("Sna&p…"), {}, KeyScope::Window,
                tr("Moves each selected key to the nearest beat, or to the nearest of evenly "
                   "spaced frames")},
            [this] { m_dialogs->snapKeys(); }, hasKeys),
    };
    menu.addSeparator();
    menu.addActions(m_columns);
    menu.addSeparator();
    menu.addActions(m_times);
}

void EditActions::createNudges(QMenu& menu)
{
    QMenu* nudges = menu.addMenu(tr("&Move Keys"));
    const auto addNudge = [&](const QString& text, const QKeySequence& key, int frames) {
        nudges->addAction(add(
            {{}, text, {key}, KeyScope::TimeLines}, [this, frames] { m_commands->nudge(frames); },
            frames < 0 ? CanDo([](const EditState& state) { return state.canMoveEarlier; })
                       : CanDo([](const EditState& state) { return state.hasKeys; })));
    };
    const auto many = Qt::ALT | Qt::SHIFT;
    addNudge(tr("One Frame &Earlier"), QKeySequence(Qt::ALT | Qt::Key_Left), -1);
    addNudge(tr("One Frame &Later"), QKeySequence(Qt::ALT | Qt::Key_Right), 1);
    addNudge(tr("Ten Frames E&arlier"), QKeySequence(many | Qt::Key_Left), -manyFrames);
    addNudge(tr("Ten Frames La&ter"), QKeySequence(many | Qt::Key_Right), manyFrames);
}

void EditActions::createValues(QMenu& menu)
{
    const auto hasBones = [](const EditState& state) { return state.hasBones; };
    m_values = {
        add(
            {{}, tr("Mirr&or"), {}, KeyScope::Window,
                tr("Mirrors the selected keys onto the bones of the other side")},
            [this] { m_commands->mirror(); }, [](const EditState& state) { return state.hasKeys; }),
        add(
            {{}, tr("M&ultiply and Add…"), {QKeySequence(Qt::SHIFT | Qt::Key_B)}, KeyScope::Editors,
                tr("Changes position, rotation, weight or distance of the selected keys")},
            [this] { m_dialogs->biasKeys(); },
            [](const EditState& state) { return state.hasValues; }),
        add(
            {{}, tr("P&hysics On"), {}, KeyScope::Window,
                tr("From the selected keys on, physics moves their bones")},
            [this] { m_commands->setPhysics(true); }, hasBones),
        add(
            {{}, tr("Physics O&ff"), {}, KeyScope::Window,
                tr("From the selected keys on, the keys move their bones")},
            [this] { m_commands->setPhysics(false); }, hasBones),
    };
    menu.addSeparator();
    menu.addActions(m_values);
}

/// The sheet shows the actions that it was given.
void EditActions::fillContextMenu()
{
    const auto separator = [this] {
        auto* action = new QAction(this);
        action->setSeparator(true);
        return action;
    };
    const auto submenu = [this](const QString& title, const QList<QAction*>& actions) {
        auto* menu = new QMenu(title, &m_window);
        menu->setToolTipsVisible(true);
        menu->addActions(actions);
        return menu->menuAction();
    };
    DopeCanvas& sheet = m_window.dopeSheet().canvas();
    sheet.addActions({m_register, separator()});
    sheet.addActions(m_clipboard);
    sheet.addActions({separator(), submenu(tr("&Select"), m_select->actions()),
        submenu(tr("&Frames"), m_columns), submenu(tr("&Time"), m_times),
        submenu(tr("&Values"), m_values)});
}

/// Those that the sheet's header has as buttons, with their keys where they are single ones.
void EditActions::fillHeader()
{
    const std::pair<QAction*, QString> buttons[] = {{m_columns[0], tr("Insert I")},
        {m_columns[1], tr("Delete K")}, {m_times[0], tr("Scale…")}, {m_values[0], tr("Mirror")},
        {m_values[1], tr("Multiply…")}};
    DopeHeader& header = m_window.dopeSheet().header();
    for (const auto& [action, text] : buttons) {
        action->setIconText(text);
        header.addCommand(action);
    }
}

/// Asked once a change: the answer comes from another program.
void EditActions::takeClipboard()
{
    m_clipboardHasText = clipboardHasText();
    showState();
}

void EditActions::showState()
{
    const EditState state = editStateOf(m_window.document());
    for (const Conditional& each : m_conditional)
        each.action->setEnabled(each.canDo(state));
    const bool canPaste = state.hasMotion && m_clipboardHasText;
    for (QAction* action : m_paste)
        action->setEnabled(canPaste);
    m_select->show(state);
    showRegister();
}

void EditActions::showHistory()
{
    const QUndoStack* stack = m_window.document().undoStack();
    m_undo->setEnabled(m_window.document().canUndo());
    m_redo->setEnabled(stack->canRedo());
    setNamedText(
        *m_undo, stack->canUndo() ? tr("&Undo %1").arg(menuText(stack->undoText())) : tr("&Undo"));
    setNamedText(
        *m_redo, stack->canRedo() ? tr("&Redo %1").arg(menuText(stack->redoText())) : tr("&Redo"));
}

bool EditActions::eventFilter(QObject* watched, QEvent* event)
{
    // A key comes to the window when no widget took it.
    if (watched == &m_window && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && m_drop->isEnabled()) {
        for (const QWidget* editor : m_window.editors())
            if (m_window.focusWidget() && (editor == m_window.focusWidget() ||
                                              editor->isAncestorOf(m_window.focusWidget()))) {
                m_commands->dropChanges();
                return true;
            }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace odori
