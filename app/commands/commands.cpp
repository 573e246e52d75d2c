// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/commands/command_tips.h"
#include "app/commands/editor_keys.h"
#include "app/diagnostics/command_ring.h"
#include "app/editing/beat_commands.h"
#include "app/editing/edit_commands.h"
#include "app/keymap/user_keys.h"
#include "app/main_window.h"
#include "ui/curves/curve_editor.h"
#include "ui/document/contacts/foot_contacts.h"
#include "ui/document/files/project.h"
#include "ui/document/files/saved_state.h"
#include "ui/document/key_clipboard.h"
#include "ui/document/playback.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/messages/shown_name.h"
#include "ui/theme/icons.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QEvent>
#include <QtCore/QTimer>
#include <QtGui/QAction>
#include <QtGui/QActionGroup>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>

#include <algorithm>

namespace odori {
namespace {

/// The widgets in which the keys of a scope act.
QList<QWidget*> widgetsOf(CommandScope scope, const Editor& editor)
{
    switch (scope) {
    case CommandScope::Window:
        return {};
    case CommandScope::Editors:
        return {&editor.viewport, &editor.dopeSheet, &editor.curveEditor};
    case CommandScope::TimeLines:
        return {&editor.viewport, &editor.dopeSheet};
    case CommandScope::Viewport:
        return {&editor.viewport};
    case CommandScope::DopeSheet:
        return {&editor.dopeSheet};
    case CommandScope::Curves:
        return {&editor.curveEditor};
    }
    return {};
}

/// Whether the key is a single letter, which buttons show after their text.
bool isLetter(const QKeySequence& key)
{
    return !key.isEmpty() && !key[0].keyboardModifiers() && key[0].key() >= Qt::Key_A &&
           key[0].key() <= Qt::Key_Z;
}

/// Enter is not shown, because the Register buttons show it.
QString withKeys(const QString& text, const QList<QKeySequence>& keys)
{
    return keys.isEmpty() || keys.front() == QKeySequence(Qt::Key_Return)
               ? text
               : QStringLiteral("%1 (%2)").arg(
                     text, keys.front().toString(QKeySequence::NativeText));
}

} // namespace

Commands::Commands(const Editor& editor, QObject* parent)
    : QObject(parent)
    , m_editor(editor)
    , m_state(editor.document)
{
    new EditorKeys(*this, widgetsOf(CommandScope::Editors, m_editor));
    new CommandTips(*this);
    for (const Command& command : commandTable())
        add(command);
    applyIcons();
    connectState();
    connect(&m_editor.keys, &UserKeys::changed, this, &Commands::applyKeys);
    applyKeys();
    // At the start the clipboard is asked later, when the program becomes active: another program
    // has to answer, and Qt loads all of its plug-ins for pictures.
    if (QGuiApplication::applicationState() == Qt::ApplicationActive)
        updateClipboard();
    else
        refresh();
}

QString Commands::plainText(const QString& text)
{
    QString plain;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QStringView rest = QStringView(text).sliced(at);
        if (rest.size() >= 4 && rest.startsWith(u"(&") && rest[3] == u')') {
            at += 3;
            continue;
        }
        if (rest.startsWith(u'&') && ++at == text.size())
            break;
        plain.append(text[at]); // the second "&" of "&&" is a visible one
    }
    return plain;
}

void Commands::add(const Command& command)
{
    auto* action = new QAction(tr(command.text), this);
    action->setObjectName(QLatin1String(command.id));
    action->setCheckable(command.isChecked != nullptr);
    if (command.choice) {
        QActionGroup*& group = m_choices[QLatin1String(command.choice)];
        if (!group)
            group = new QActionGroup(this);
        group->addAction(action);
    }
    addToEditors(command, *action);
    connect(action, &QAction::triggered, this, [this, &command] {
        noteCommand(command.id);
        command.run(m_editor);
        refresh();
    });
    m_entries.append({&command, action});
    if (command.checkedIcon) // the action also toggles itself, when the user triggers it
        connect(
            action, &QAction::toggled, this, [this, entry = m_entries.last()] { showIcon(entry); });
    m_actions.insert(QLatin1String(command.id), action);
}

void Commands::addToEditors(const Command& command, QAction& action)
{
    if (command.scope == CommandScope::Window)
        return;
    action.setShortcutContext(Qt::WidgetWithChildrenShortcut);
    for (QWidget* widget : widgetsOf(command.scope, m_editor))
        widget->addAction(&action);
}

void Commands::applyKeys()
{
    const QHash<QLatin1String, CommandKeys> keys = m_editor.keys.map().runningKeys();
    for (const Entry& entry : m_entries) {
        entry.action->setShortcuts(keys.value(QLatin1String(entry.command->id)));
        showKeys(entry);
    }
    showAll();
    emit keysChanged();
}

/// Updates the texts that contain keys: tool tips and buttons.
void Commands::showKeys(const Entry& entry)
{
    const Command& command = *entry.command;
    QAction& action = *entry.action;
    const QString text = plainText(tr(command.text));
    const QString label = command.label ? tr(command.label) : text;
    const QKeySequence key = action.shortcut();
    action.setIconText(
        isLetter(key) ? label + u' ' + key.toString(QKeySequence::NativeText) : label);
    action.setToolTip(
        plainToolTip(withKeys(command.help ? tr(command.help) : text, action.shortcuts())));
}

QString Commands::keyText(const char* id) const
{
    return action(id)->shortcut().toString(QKeySequence::NativeText);
}

bool Commands::canRun(const Command& command) const
{
    const QAction* action = m_actions.value(QLatin1String(command.id));
    return action && action->isEnabled() && action->isVisible();
}

QString Commands::whyNot(const Command& command) const
{
    const QString help = command.help ? tr(command.help) : QString();
    const QString tip = command.tip ? command.tip(m_state) : QString();
    if (!tip.isEmpty() && tip != help)
        return tip;
    if (command.needs)
        return tr(command.needs);
    return tr("%1 is not possible now.").arg(plainText(action(command.id)->text()));
}

QString Commands::disabledTip(const QAction& action) const
{
    const auto entry = std::find_if(m_entries.begin(), m_entries.end(),
        [&](const Entry& each) { return each.action == &action; });
    if (action.isEnabled() || entry == m_entries.end())
        return {};
    const Command& command = *entry->command;
    const QString why = whyNot(command);
    const QString help = command.tip    ? command.tip(m_state)
                         : command.help ? tr(command.help)
                                        : plainText(action.text());
    const QString text = withKeys(help, action.shortcuts());
    return plainToolTip(why == help ? text : text + u'\n' + why);
}

void Commands::connectState()
{
    Document& document = m_editor.document;
    const Viewport& viewport = m_editor.viewport;
    connect(&document, &Document::changed, this, &Commands::followDocument); // also during a drag
    connect(&document, &Document::selectionChanged, this, &Commands::followDocument);
    connect(&document, &Document::currentFrameChanged, this, &Commands::followFrame);
    connect(&document.saved(), &SavedState::motionPathChanged, this, &Commands::followDocument);
    connect(&document.project(), &Project::pathChanged, this, &Commands::followDocument);
    connect(&m_editor.files.recent(), &RecentFiles::changed, this, &Commands::refresh);
    connect(&document, &Document::autoKeyChanged, this, &Commands::followDocument);
    connect(document.undoStack(), &UndoStack::indexChanged, this, &Commands::followDocument);
    connect(&viewport, &Viewport::editModeChanged, this, &Commands::followDocument);
    connect(&viewport, &Viewport::editSpaceChanged, this, &Commands::followDocument);
    connect(&viewport, &Viewport::pivotChanged, this, &Commands::followDocument);
    connect(&viewport, &Viewport::cleanChanged, this, &Commands::followDocument);
    connect(&viewport.camera(), &ViewCamera::scenesShownChanged, this, &Commands::followDocument);
    connect(&viewport.stage(), &Stage::soloChanged, this, &Commands::followDocument);
    connect(&m_editor.dopeSheet.canvas().markers(), &DopeMarkers::selectionChanged, this,
        &Commands::followDocument);
    connect(&m_editor.dopeSheet.canvas(), &DopeCanvas::warpsTimeChanged, this,
        &Commands::followDocument);
    const FootContacts& contacts = m_editor.dopeSheet.contacts();
    connect(&contacts, &FootContacts::changed, this, &Commands::followDocument);
    connect(&contacts, &FootContacts::selectionChanged, this, &Commands::followDocument);
    const DopeHeader& sheet = m_editor.dopeSheet.header();
    connect(&sheet, &DopeHeader::filtersChanged, this, &Commands::followDocument);
    connect(&m_editor.edits.beats(), &BeatCommands::stateChanged, this, &Commands::followDocument);
    connect(&sheet, &DopeHeader::followToggled, this, &Commands::followDocument);
    connect(&m_editor.curveEditor, &CurveEditor::stateChanged, this, &Commands::followDocument);
    connect(&m_editor.playback, &Playback::playingChanged, this, &Commands::followDocument);
    connect(&m_editor.physics, &Physics::modeChanged, this, &Commands::followDocument);
    connect(
        QGuiApplication::clipboard(), &QClipboard::dataChanged, this, &Commands::updateClipboard);
    // Later, because the window is also painted when it becomes active.
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this,
        [this] { QTimer::singleShot(0, this, &Commands::updateClipboard); });
    m_editor.window.installEventFilter(this);
}

/// Called once per change, because another program has to answer.
void Commands::updateClipboard()
{
    m_state.hasClipboard = clipboardHasText();
    refresh();
}

QAction* Commands::action(const char* id) const
{
    QAction* found = m_actions.value(QLatin1String(id));
    if (!found)
        qFatal("no command %s", id);
    return found;
}

QList<QAction*> Commands::actions(std::initializer_list<const char*> ids)
{
    QList<QAction*> all;
    for (const char* id : ids) {
        if (id) {
            all.append(action(id));
            continue;
        }
        all.append(new QAction(this));
        all.last()->setSeparator(true);
    }
    return all;
}

void Commands::refresh()
{
    updateChoices(m_state, m_editor);
    followDocument();
}

void Commands::refreshPhysics()
{
    m_state.canBake = canBake(m_editor);
    showAll();
}

void Commands::followDocument()
{
    updateFromDocument(m_state, m_editor);
    showAll();
}

/// Called in every step of playback, so only texts that depend on the frame are updated.
void Commands::followFrame()
{
    updateFrame(m_state);
    for (const Entry& entry : m_entries) {
        if (entry.command->isEnabled)
            entry.action->setEnabled(entry.command->isEnabled(m_state));
        if (entry.command->isNamedByFrame)
            showText(entry);
    }
    emit refreshed(m_state);
}

void Commands::showAll()
{
    for (const Entry& entry : m_entries) {
        const Command& command = *entry.command;
        if (command.isEnabled)
            entry.action->setEnabled(command.isEnabled(m_state));
        if (command.isChecked)
            entry.action->setChecked(command.isChecked(m_state));
        if (command.isVisible)
            entry.action->setVisible(command.isVisible(m_state));
        showText(entry);
    }
    emit refreshed(m_state);
}

void Commands::showText(const Entry& entry)
{
    const Command& command = *entry.command;
    QAction& action = *entry.action;
    if (command.title)
        action.setText(command.title(m_state));
    if (command.tip || command.title) {
        const QString help = command.tip    ? command.tip(m_state)
                             : command.help ? tr(command.help)
                                            : plainText(action.text());
        action.setToolTip(plainToolTip(withKeys(help, action.shortcuts())));
    }
}

void Commands::applyIcons()
{
    for (const Entry& entry : m_entries)
        if (entry.command->icon)
            showIcon(entry);
}

void Commands::showIcon(const Entry& entry)
{
    const Command& command = *entry.command;
    const char* icon =
        command.checkedIcon && entry.action->isChecked() ? command.checkedIcon : command.icon;
    entry.action->setIcon(themedIcon(QLatin1String(icon), m_editor.window.palette()));
}

bool Commands::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_editor.window && event->type() == QEvent::PaletteChange)
        applyIcons();
    return QObject::eventFilter(watched, event);
}

} // namespace odori
