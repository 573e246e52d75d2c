// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "libmmd/scene/edits/scene/list_edits.h"

#include <QtCore/QAbstractItemModel>
#include <QtCore/QList>

#include <memory>
#include <vector>

namespace odori {

class Document;

/// How a bone can be moved, from its flags: the first matching kind in this order.
enum class BoneKind { Ik, FixedAxis, Move, Rotate, Fixed };

/// The bones of the active actor's model as a tree, grouped by display frame or by parent. Groups
/// are rows without a bone. A bone may be in several groups. The document has the selection.
/// DraftRole marks the bones with a draft at the current frame. The columns Shown and Locked have a
/// check state: setData() hides or locks the bone, or all bones of a group, as an undo step. A
/// group of which some bones are hidden or locked is partially checked.
class BoneTreeModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum class Grouping { DisplayFrames, Parents };
    enum Column { Name, Shown, Locked, ColumnCount };
    enum Role {
        BoneRole = Qt::UserRole, ///< int: index in the model; -1 for a group
        KindRole,                ///< int of BoneKind; bones only
        DraftRole,               ///< bool: has a draft at the current frame
        HiddenRole,              ///< bool: hidden by the model or the user, or not operable
        SearchRole,              ///< the row's names in the model, one a line, for searching
    };

    explicit BoneTreeModel(Document& document, QObject* parent = nullptr);

    [[nodiscard]] Grouping grouping() const { return m_grouping; }
    void setGrouping(Grouping grouping);

    /// Every row with a bone of the track `track`.
    [[nodiscard]] QModelIndexList indexesOfTrack(const mmd::TrackId& track) const;
    /// The track of the row's bone; an empty name for a group.
    [[nodiscard]] mmd::TrackId trackAt(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(
        int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    /// A row. Node 0 is the root, which is not a row.
    struct Node {
        int bone = -1;
        int group = -1; ///< display frame; the group of all other bones has the next number
        int parent = 0;
        int row = 0;
        std::vector<int> children;
    };

    [[nodiscard]] const Node& nodeOf(const QModelIndex& index) const;
    [[nodiscard]] bool isDisplayFrame(int group) const;
    [[nodiscard]] QString groupName(int group) const;
    int addNode(int parent, int bone, int group);
    void rebuild();
    void addDisplayFrames();
    void addParents();
    [[nodiscard]] std::vector<bool> currentDrafts() const;
    void showDrafts();
    [[nodiscard]] std::vector<bool> listedBones(mmd::BoneList list) const;
    void showLists();
    [[nodiscard]] std::vector<int> bonesAt(const Node& node) const;
    [[nodiscard]] Qt::CheckState stateOf(const Node& node, int column) const;
    [[nodiscard]] QString nameOf(const Node& node) const;
    [[nodiscard]] QVariant listData(const QModelIndex& index, int role) const;
    void follow();

    Document& m_document;
    Grouping m_grouping = Grouping::DisplayFrames;
    std::shared_ptr<const mmd::Model> m_model; ///< shared with the scene; null without one
    std::vector<Node> m_nodes{Node{}};
    std::vector<std::vector<int>> m_nodesOfBone;
    std::vector<bool> m_drafts, m_hidden, m_locked; ///< by bone
};

} // namespace odori
