// SPDX-License-Identifier: MIT
#include "app/keymap/key_editor.h"

#include "app/commands/command_text.h"
#include "app/keymap/key_button.h"
#include "app/keymap/key_notes.h"
#include "ui/fields/elided_label.h"
#include "ui/theme/follow_theme.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

namespace odori {
namespace {

constexpr int margin = 10;   // pixels
constexpr int noteLines = 2; ///< fit without moving the list above

/// Deletes the widgets later, because one of them may be emitting clicked().
void clear(QLayout& layout)
{
    while (QLayoutItem* item = layout.takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->setParent(nullptr);
            widget->deleteLater();
        }
        delete item;
    }
}

} // namespace

KeyEditor::KeyEditor(QWidget* parent)
    : QFrame(parent)
    , m_name(new ElidedLabel(this))
    , m_keyRow(new QWidget(this))
    , m_keys(new QHBoxLayout)
    , m_reset(new QPushButton(tr("Reset"), this))
    , m_noteBox(new QWidget(this))
    , m_notes(new QVBoxLayout(m_noteBox))
{
    setObjectName(QStringLiteral("keyEditor"));
    QFont bold = font();
    bold.setBold(true);
    m_name->setFont(bold);
    m_keys->setSpacing(4);
    m_keys->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout(m_keyRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(margin);
    row->addLayout(m_keys);
    row->addStretch(1);
    row->addWidget(m_reset);
    m_reset->setObjectName(QStringLiteral("resetCommand"));
    m_reset->setAutoDefault(false);
    m_notes->setContentsMargins(0, 0, 0, 0);
    m_notes->setSpacing(4);
    m_noteBox->setMinimumHeight(noteLines * (m_reset->sizeHint().height() + 4));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_name);
    layout->addWidget(m_keyRow);
    layout->addWidget(m_noteBox);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        KeyMap map = m_map;
        map.reset(*m_command);
        emit changed(map);
    });
}

void KeyEditor::show(const Command* command, const KeyMap& map)
{
    m_command = command;
    m_map = map;
    m_first = nullptr;
    clear(*m_keys);
    clear(*m_notes);
    m_reset->setEnabled(command && map.isChanged(*command));
    m_reset->setVisible(command);
    if (!command) {
        m_name->setText(tr("Choose a command to change its keys."));
        return;
    }
    m_name->setText(fullNameOf(*command));
    const CommandKeys preset = presetKeys(map.preset(), *command);
    m_reset->setToolTip(preset.isEmpty() ? tr("Removes the keys, as in the preset")
                                         : tr("Sets %1, as in the preset").arg(textOf(preset)));
    showKeys();
    showNotes();
}

void KeyEditor::showKeys()
{
    const CommandKeys keys = m_map.keys(*m_command);
    for (qsizetype at = 0; at < keys.size(); ++at) {
        const QString text = keys[at].toString(QKeySequence::NativeText);
        auto* button = new KeyButton(text, m_keyRow);
        button->setObjectName(QStringLiteral("key%1").arg(at));
        button->setToolTip(tr("Click, then press the key that replaces it"));
        connect(button, &KeyButton::pressedKey, this,
            [this, at](const QKeySequence& key) { setKey(at, key); });
        auto* remove = new QToolButton(m_keyRow);
        remove->setObjectName(QStringLiteral("remove%1").arg(at));
        const auto setIcon = [remove] {
            remove->setIcon(themedIcon(QStringLiteral("close"), remove->palette()));
        };
        setIcon();
        followTheme(*remove, setIcon);
        remove->setToolTip(tr("Remove %1").arg(text));
        remove->setAccessibleName(remove->toolTip());
        connect(remove, &QToolButton::clicked, this,
            [this, key = keys[at]] { removeKey(*m_command, key); });
        m_keys->addWidget(button);
        m_keys->addWidget(remove);
        button->show(); // at once, because it may have to wait for a key
        remove->show();
        m_keys->addSpacing(margin);
        m_first = m_first ? m_first : button;
    }
    auto* add = new KeyButton(keys.isEmpty() ? tr("Set a Key…") : tr("Add a Key…"), m_keyRow);
    add->setObjectName(QStringLiteral("addKey"));
    add->setToolTip(tr("Click, then press the key"));
    connect(add, &KeyButton::pressedKey, this,
        [this, at = keys.size()](const QKeySequence& key) { setKey(at, key); });
    m_keys->addWidget(add);
    add->show();
    m_first = m_first ? m_first : add;
}

void KeyEditor::showNotes()
{
    for (const KeyConflict& conflict : m_map.conflicts())
        if (conflict.winner == m_command || conflict.loser == m_command)
            addConflict(conflict);
    for (const QKeySequence& key : m_map.keys(*m_command))
        for (const QString& note : notesOf(*m_command, key))
            addNote(QStringLiteral("information"), note);
    m_notes->addStretch(1);
}

void KeyEditor::addNote(const QString& icon, const QString& text, QPushButton* button)
{
    auto* line = new QWidget(m_noteBox);
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* mark = new QLabel(line);
    const Theme& theme = themeOf(palette());
    mark->setPixmap(colouredIcon(icon, button ? theme.warning : theme.dim)
                        .pixmap(buttonIconSize(), devicePixelRatioF()));
    auto* label = new QLabel(line);
    label->setObjectName(button ? QStringLiteral("conflict") : QStringLiteral("note"));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setText(text);
    layout->addWidget(mark);
    layout->addWidget(label, 1);
    if (button)
        layout->addWidget(button);
    m_notes->addWidget(line);
    line->show();
}

void KeyEditor::addConflict(const KeyConflict& conflict)
{
    const Command& other = conflict.winner == m_command ? *conflict.loser : *conflict.winner;
    const QString key = conflict.key.toString(QKeySequence::NativeText);
    QString name = fullNameOf(other);
    auto* remove = new QPushButton(
        tr("Remove It from %1").arg(name.replace(u'&', QStringLiteral("&&"))), m_noteBox);
    remove->setObjectName(QStringLiteral("takeKey"));
    remove->setAutoDefault(false);
    remove->setToolTip(tr("Remove %1 from %2").arg(key, fullNameOf(other)));
    remove->setAccessibleName(remove->toolTip());
    connect(remove, &QPushButton::clicked, this,
        [this, &other, removed = conflict.key] { removeKey(other, removed); });
    addNote(QStringLiteral("warning"),
        tr("%1 is also a key of %2. The key runs %3.")
            .arg(key, fullNameOf(other), fullNameOf(*conflict.winner)),
        remove);
}

void KeyEditor::askForKey()
{
    if (m_first)
        m_first->wait();
}

/// Replaces the key at this index; the index after the last key adds one.
void KeyEditor::setKey(qsizetype at, const QKeySequence& key)
{
    CommandKeys keys = m_map.keys(*m_command);
    if (at < keys.size())
        keys[at] = key;
    else
        keys.append(key);
    KeyMap map = m_map;
    map.setKeys(*m_command, keys);
    emit changed(map);
}

void KeyEditor::removeKey(const Command& command, const QKeySequence& key)
{
    CommandKeys keys = m_map.keys(command);
    keys.removeAll(key);
    KeyMap map = m_map;
    map.setKeys(command, keys);
    emit changed(map);
}

} // namespace odori
