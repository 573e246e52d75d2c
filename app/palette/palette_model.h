// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/command.h"

#include <QtCore/QAbstractListModel>
#include <QtCore/QStringList>
#include <QtGui/QIcon>

namespace odori {

class Commands;

/// A command as the palette shows it.
struct PaletteRow {
    const Command* command = nullptr;
    QString menu;    ///< "Edit"
    QString name;    ///< as the menu shows it now: "Undo Move Keys"
    QString english; ///< where what was typed is in that only
    QString help;    ///< a sentence; may be empty
    QList<QKeySequence> keys;
    QIcon icon;
    bool canRun = true;
    bool isChecked = false;
    QList<qsizetype> places; ///< of the typed letters in `english`, or else in `name`
};

/// The commands that fit what is typed, the best first. Nothing typed: all of them, those that were
/// run here last first, then in the order of the menus.
///
/// Commands that menus hide now are here, too, and cannot be run: whoever looks for one sees that
/// there is one, and that it has nothing to do.
class PaletteModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit PaletteModel(Commands& commands, QObject* parent = nullptr);

    /// All commands as they are now, nothing typed; `recent` are ids.
    void begin(const QStringList& recent);
    void setTyped(const QString& typed);

    [[nodiscard]] const PaletteRow& row(int row) const { return m_rows[row]; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /// "Edit › Copy".
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    void updateStates();

    Commands& m_commands;
    QList<PaletteRow> m_all; ///< in the order for nothing typed
    QList<PaletteRow> m_rows;
};

} // namespace odori
