// SPDX-License-Identifier: MIT
#include "app/keymap/key_map_page.h"

#include "app/keymap/key_button.h"
#include "app/keymap/key_editor.h"
#include "app/keymap/key_map_file.h"
#include "app/keymap/key_map_list.h"
#include "app/keymap/key_press.h"
#include "app/keymap/key_scope.h"
#include "ui/dialogs/save_dialog.h"
#include "ui/fields/search/clear_button.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QtCore/QDir>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace odori {
namespace {

/// Whether the key edits text in a field.
bool editsText(const QKeyEvent& key)
{
    static constexpr QKeySequence::StandardKey own[] = {QKeySequence::Copy, QKeySequence::Cut,
        QKeySequence::Paste, QKeySequence::SelectAll, QKeySequence::Undo, QKeySequence::Redo,
        QKeySequence::MoveToNextWord, QKeySequence::MoveToPreviousWord,
        QKeySequence::SelectNextWord, QKeySequence::SelectPreviousWord,
        QKeySequence::DeleteStartOfWord, QKeySequence::DeleteEndOfWord};
    return std::any_of(std::begin(own), std::end(own),
        [&](QKeySequence::StandardKey each) { return key.matches(each); });
}

QPushButton* plainButton(const QString& text, const char* name, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    return button;
}

QList<FileKind> keyMapKinds()
{
    return {{KeyMapPage::tr("Key Map"), QStringLiteral(".json")}};
}

} // namespace

KeyMapPage::KeyMapPage(UserKeys& keys, QWidget* parent)
    : QWidget(parent)
    , m_keys(keys)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 16, 6);
    layout->addWidget(createTop());
    layout->addWidget(createSearch());
    createList();
    layout->addWidget(m_list, 1);
    m_editor = new KeyEditor(this);
    layout->addWidget(m_editor);
    layout->addWidget(createBottom());
    connect(m_editor, &KeyEditor::changed, this, [this](const KeyMap& map) {
        change(map);
        m_list->setFocus();
    });
    connect(&m_keys, &UserKeys::changed, this, &KeyMapPage::showAll);
    connect(&m_keys, &UserKeys::notSaved, this, [this](const QString& why) { say(why, true); });
    auto* undoKey = new QShortcut(QKeySequence::Undo, this);
    undoKey->setContext(Qt::WidgetWithChildrenShortcut);
    connect(undoKey, &QShortcut::activated, this, &KeyMapPage::undo);
    showAll();
    if (!m_keys.problem().isEmpty())
        say(m_keys.problem(), true);
    setFocusProxy(m_search);
}

QWidget* KeyMapPage::createTop()
{
    auto* top = new QWidget(this);
    auto* row = new QHBoxLayout(top);
    row->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(tr("&Preset:"), top);
    m_preset = new QComboBox(top);
    m_preset->setObjectName(QStringLiteral("preset"));
    for (const KeyPreset preset : keyPresets)
        m_preset->addItem(nameOf(preset), int(preset));
    m_preset->setToolTip(tr("Your own changes are kept when you choose another preset"));
    label->setBuddy(m_preset);
    auto* import = plainButton(tr("&Import…"), "import", top);
    auto* save = plainButton(tr("&Export…"), "export", top);
    import->setToolTip(tr("Replaces the key map with the key map from a file"));
    save->setToolTip(tr("Saves the name of the preset and your changes in a file"));
    row->addWidget(label);
    row->addWidget(m_preset);
    row->addStretch(1);
    row->addWidget(import);
    row->addWidget(save);
    connect(m_preset, &QComboBox::activated, this, [this](int index) {
        KeyMap map = m_keys.map();
        map.setPreset(KeyPreset(m_preset->itemData(index).toInt()));
        change(map);
    });
    connect(import, &QPushButton::clicked, this, &KeyMapPage::importFile);
    connect(save, &QPushButton::clicked, this, &KeyMapPage::exportFile);
    return top;
}

QWidget* KeyMapPage::createSearch()
{
    auto* search = new QWidget(this);
    auto* row = new QHBoxLayout(search);
    row->setContentsMargins(0, 0, 0, 0);
    m_search = new QLineEdit(search);
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setPlaceholderText(tr("Search commands, or keys like Ctrl+D"));
    m_search->setAccessibleName(tr("Search commands and keys"));
    addClearButton(*m_search);
    m_search->installEventFilter(this);
    auto* byKey = new KeyButton(tr("Search by Key…"), search);
    byKey->setObjectName(QStringLiteral("searchByKey"));
    byKey->setToolTip(tr("Click, then press a key to find its command"));
    m_conflicts = plainButton({}, "conflicts", search);
    m_conflicts->setCheckable(true);
    m_conflicts->setToolTip(tr("Shows only commands that share a key with another one"));
    row->addWidget(m_search, 1);
    row->addWidget(byKey);
    row->addWidget(m_conflicts);
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        m_findsKey.reset();
        filter();
    });
    connect(byKey, &KeyButton::pressedKey, this, &KeyMapPage::findKey);
    connect(m_conflicts, &QPushButton::toggled, this, [this](bool isOn) {
        if (isOn) // a search could hide the other command of a conflict
            m_search->clear();
        filter();
    });
    return search;
}

void KeyMapPage::createList()
{
    m_list = new KeyMapList(this);
    m_list->setObjectName(QStringLiteral("commands"));
    m_list->installEventFilter(this);
    connect(m_list, &QTreeWidget::currentItemChanged, this,
        [this] { m_editor->show(m_list->chosen(), m_keys.map()); });
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, [this] { m_editor->askForKey(); });
}

QWidget* KeyMapPage::createBottom()
{
    auto* bottom = new QWidget(this);
    auto* row = new QHBoxLayout(bottom);
    row->setContentsMargins(0, 0, 0, 0);
    m_message = new QLabel(bottom);
    m_message->setObjectName(QStringLiteral("said"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_undo = plainButton(tr("&Undo"), "undo", bottom);
    m_undo->setToolTip(tr("Undoes the last change of the key map"));
    m_resetAll = plainButton(tr("Reset A&ll"), "resetAll", bottom);
    m_resetAll->setToolTip(tr("Resets every command to the keys of the preset"));
    row->addWidget(m_message, 1);
    row->addWidget(m_undo);
    row->addWidget(m_resetAll);
    connect(m_undo, &QPushButton::clicked, this, &KeyMapPage::undo);
    connect(m_resetAll, &QPushButton::clicked, this, [this] {
        KeyMap map = m_keys.map();
        map.resetAll();
        change(map);
    });
    return bottom;
}

void KeyMapPage::showAll()
{
    const KeyMap& map = m_keys.map();
    const auto conflicts = int(map.conflicts().size());
    m_preset->setCurrentIndex(m_preset->findData(int(map.preset())));
    m_conflicts->setText(tr("%n conflict(s)", nullptr, conflicts));
    m_conflicts->setIcon(conflicts == 0
                             ? QIcon()
                             : colouredIcon(QStringLiteral("warning"), themeOf(palette()).warning));
    m_conflicts->setEnabled(conflicts > 0);
    if (conflicts == 0)
        m_conflicts->setChecked(false);
    m_undo->setEnabled(!m_before.isEmpty());
    m_resetAll->setEnabled(!map.changes().isEmpty());
    m_list->show(map);
    m_editor->show(m_list->chosen(), map);
}

void KeyMapPage::filter()
{
    m_list->setFilter({m_search->text().trimmed(), m_findsKey, m_conflicts->isChecked()});
}

void KeyMapPage::findKey(const QKeySequence& key)
{
    m_search->setText(key.toString(QKeySequence::NativeText));
    m_findsKey = key;
    filter();
    m_search->setFocus();
}

bool KeyMapPage::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (!isOverride && event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    auto& key = *static_cast<QKeyEvent*>(event);
    if (watched == m_search) {
        if (key.key() == Qt::Key_Down && !isOverride) {
            m_list->setFocus();
            return true;
        }
        const auto pressed = pressedKey(key);
        // Keys with only Alt are access keys of the buttons.
        if (!pressed || isPlainKey((*pressed)[0]) || editsText(key) ||
            key.modifiers() == Qt::AltModifier)
            return false;
        event->accept();
        if (!isOverride)
            findKey(*pressed);
        return true;
    }
    if (isOverride || key.modifiers() & ~Qt::KeypadModifier)
        return false;
    if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter)
        m_editor->askForKey();
    else if (key.key() == Qt::Key_Delete)
        removeKeys();
    else
        return false;
    return true;
}

void KeyMapPage::removeKeys()
{
    const Command* command = m_list->chosen();
    if (!command)
        return;
    KeyMap map = m_keys.map();
    map.setKeys(*command, {});
    change(map);
}

void KeyMapPage::change(const KeyMap& map)
{
    if (map == m_keys.map())
        return;
    m_before.append(m_keys.map());
    say({});
    m_keys.setMap(map);
}

void KeyMapPage::undo()
{
    if (m_before.isEmpty())
        return;
    say({});
    m_keys.setMap(m_before.takeLast());
}

void KeyMapPage::importFile()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Import a Key Map"), QDir::homePath(), tr("Key maps (*.json);;All files (*)"));
    if (!path.isEmpty())
        importFrom(path);
}

void KeyMapPage::importFrom(const QString& path)
{
    const auto map = readKeyMap(path);
    if (!map) {
        say(sentence(map.error(), path), true);
        return;
    }
    change(*map);
    const QStringList unknown = map->unknownIds();
    if (unknown.isEmpty())
        say(tr("Imported %1.").arg(shownFileName(path)));
    else
        say(tr("Imported %1. This version has no command named %2.")
                .arg(shownFileName(path), shownName(listedNames(unknown))));
}

void KeyMapPage::exportFile()
{
    const QString path = chosenSavePath(window(), tr("Export the Key Map"),
        QDir::homePath() + QStringLiteral("/odori-keys.json"), keyMapKinds());
    if (!path.isEmpty())
        exportTo(path);
}

void KeyMapPage::exportTo(const QString& path)
{
    const auto written = writeKeyMap(m_keys.map(), path);
    say(written ? tr("Exported %1.").arg(shownFileName(path)) : sentence(written.error(), path),
        !written);
}

void KeyMapPage::say(const QString& text, bool isProblem)
{
    m_message->setText(text);
    QPalette colours = palette();
    if (isProblem)
        colours.setColor(QPalette::WindowText, themeOf(colours).warning);
    m_message->setPalette(colours);
}

} // namespace odori
