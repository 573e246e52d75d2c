// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QAbstractTableModel>

#include <vector>

namespace odori {

/// The actors of the scene, one row each in the scene's order, and then the camera. Setting the
/// check state of a row shows or hides its actor.
class ActorListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Shown, Name, Motion, ColumnCount };
    enum Role {
        ActiveRole = Qt::UserRole, ///< bool
        UnsavedRole,               ///< bool: motion or drafts have unsaved changes
    };

    explicit ActorListModel(Document& document, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(
        const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// sceneActor for the camera's row.
    [[nodiscard]] mmd::ActorId actorAt(int row) const;
    [[nodiscard]] int rowOf(mmd::ActorId actor) const;

private:
    void updateFrom();
    [[nodiscard]] QString toolTip(mmd::ActorId actor) const;
    [[nodiscard]] QString text(mmd::ActorId actor, int column) const;

    Document& m_document;
    std::vector<mmd::ActorId> m_rows; ///< without the camera's
};

} // namespace odori
