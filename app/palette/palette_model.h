// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/command.h"

#include <QtCore/QAbstractListModel>
#include <QtCore/QStringList>
#include <QtGui/QIcon>

namespace odori {

class Commands;

/// A command in the palette.
struct PaletteRow {
    const Command* command = nullptr;
    QString menu; ///< "Edit"
    QString name; ///< the current text in the menu: "Undo Move Keys"
    QString help; ///< a sentence; may be empty
    /// The English name or the help sentence, if only this matches the typed letters.
    QString matched;
    QList<QKeySequence> keys;
    QIcon icon;
    bool canRun = true;
    bool isChecked = false;
    QList<qsizetype> indices; ///< of the typed letters in `matched`, or else in `name`
};

/// The commands that match the typed letters, the best first: by their names, then by their help
/// sentences. Far-fetched matches (FuzzyMatch::isClose) are listed only if there are no others.
/// Without letters: all of them, recently run ones first, then in the order of the menus.
///
/// Commands that menus hide at the moment are listed too, and are disabled: the user sees that the
/// command exists and that it can do nothing now.
class PaletteModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit PaletteModel(Commands& commands, QObject* parent = nullptr);

    /// Lists all commands in their current state, without letters; `recent` are ids.
    void begin(const QStringList& recent);
    void setTyped(const QString& typed);

    [[nodiscard]] const PaletteRow& row(int row) const { return m_rows[row]; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /// The display text is "Edit › Copy".
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    void updateStates();

    Commands& m_commands;
    QList<PaletteRow> m_all; ///< in the order for no typed letters
    QList<PaletteRow> m_rows;
};

} // namespace odori
