// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/models/name_search.h"
#include "ui/poses/pose_folder.h"

#include <QtCore/QAbstractListModel>

namespace odori {

class PosePictures;

/// The files of a folder that a search finds. Asking for the picture of a row reads its file. A new
/// name (EditRole) is not set here: renamed() asks for it.
class PoseListModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        PathRole = Qt::UserRole,
        ProblemRole, ///< why the file cannot be used; empty if it can, or if it was not read yet
    };

    /// Both must outlive the model.
    PoseListModel(const PoseFolder& folder, PosePictures& pictures, QObject* parent = nullptr);

    void setSearch(const QString& text);
    /// The row of a file; invalid if the search does not find it.
    [[nodiscard]] QModelIndex indexOf(const QString& path) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void renamed(const QString& path, const QString& name);

private:
    void filter();
    void showPicture(const QString& path);

    const PoseFolder& m_folder;
    PosePictures& m_pictures;
    NameSearch m_search;
    QList<PoseFile> m_rows;
};

} // namespace odori
