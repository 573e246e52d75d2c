// SPDX-License-Identifier: MIT
#pragma once

#include "app/keymap/key_presets.h"

#include <QtCore/QHash>
#include <QtCore/QMap>
#include <QtCore/QStringList>

namespace odori {

/// One key of two commands, in places that overlap. It runs `winner`.
struct KeyConflict {
    QKeySequence key;
    const Command* winner;
    const Command* loser;
};

/// Which keys each command has: those of a preset, and what the user changed on top of it.
///
/// A value. Changes belong to the command, not to the preset: they stay when another preset is
/// chosen.
class KeyMap {
public:
    [[nodiscard]] KeyPreset preset() const { return m_preset; }
    void setPreset(KeyPreset preset) { m_preset = preset; }

    [[nodiscard]] CommandKeys keys(const Command& command) const;
    /// Each key once; empty: none.
    void setKeys(const Command& command, const CommandKeys& keys);
    void reset(const Command& command);
    void resetAll() { m_changes.clear(); }

    /// Its keys are not those of the preset.
    [[nodiscard]] bool isChanged(const Command& command) const;
    /// What differs from the preset, by id: what a file holds. Ids that no command has stay.
    [[nodiscard]] QMap<QString, CommandKeys> changes() const;
    void setChanges(QMap<QString, CommandKeys> changes) { m_changes = std::move(changes); }
    /// Ids of changes() that no command has.
    [[nodiscard]] QStringList unknownIds() const;

    /// In the order of the commands. Of two commands the one wins that the user gave the key, else
    /// the first one of the table.
    [[nodiscard]] QList<KeyConflict> conflicts() const;
    /// The keys that run each command: keys() without those that another command wins. So one key
    /// is one command in one place, also while that command is disabled.
    [[nodiscard]] QHash<QLatin1String, CommandKeys> runningKeys() const;

    bool operator==(const KeyMap&) const = default;

private:
    [[nodiscard]] bool isOfUser(const Command& command, const QKeySequence& key) const;

    KeyPreset m_preset = KeyPreset::Mmd;
    QMap<QString, CommandKeys> m_changes;
};

} // namespace odori
