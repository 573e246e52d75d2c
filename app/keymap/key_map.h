// SPDX-License-Identifier: MIT
#pragma once

#include "app/keymap/key_presets.h"

#include <QtCore/QHash>
#include <QtCore/QMap>
#include <QtCore/QStringList>

namespace odori {

/// A key that two commands have in overlapping areas. It runs `winner`.
struct KeyConflict {
    QKeySequence key;
    const Command* winner;
    const Command* loser;
};

/// The keys of each command: those of a preset, and the user's changes. A value type.
///
/// Changes belong to a command and not to the preset, so they are kept if another preset is chosen.
class KeyMap {
public:
    [[nodiscard]] KeyPreset preset() const { return m_preset; }
    void setPreset(KeyPreset preset) { m_preset = preset; }

    [[nodiscard]] CommandKeys keys(const Command& command) const;
    /// Sets the keys, without duplicates; empty: the command has no key.
    void setKeys(const Command& command, const CommandKeys& keys);
    void reset(const Command& command);
    void resetAll() { m_changes.clear(); }

    /// Whether its keys differ from the preset's.
    [[nodiscard]] bool isChanged(const Command& command) const;
    /// The differences from the preset, by id: the content of a file. Ids without a command are
    /// kept.
    [[nodiscard]] QMap<QString, CommandKeys> changes() const;
    void setChanges(QMap<QString, CommandKeys> changes) { m_changes = std::move(changes); }
    /// Ids of changes() without a command.
    [[nodiscard]] QStringList unknownIds() const;

    /// The conflicts, in the order of the commands. If the user gave the key to one of two
    /// commands, that command wins; otherwise the first one in the table.
    [[nodiscard]] QList<KeyConflict> conflicts() const;
    /// The keys that run each command: keys() without those with which another command wins. So a
    /// key runs only one command in one area, even if that command is disabled.
    [[nodiscard]] QHash<QLatin1String, CommandKeys> runningKeys() const;

    bool operator==(const KeyMap&) const = default;

private:
    [[nodiscard]] bool isOfUser(const Command& command, const QKeySequence& key) const;

    KeyPreset m_preset = KeyPreset::Mmd;
    QMap<QString, CommandKeys> m_changes;
};

} // namespace odori
