// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QWidget>

class QAction;
class QMenu;
class QTreeView;

namespace odori {

class ActorListModel;
class Document;
class PanelHeader;

/// The models of the scene and the camera as a short list: a click makes a row active, a click on
/// its eye shows or hides the model. Its height fits its rows, up to a maximum.
class ActorPanel : public QWidget {
    Q_OBJECT
public:
    explicit ActorPanel(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] PanelHeader* header() const { return m_header; }
    [[nodiscard]] QTreeView& list() { return *m_list; }
    /// `menu` is the context menu of a row; a right click also makes the row active. `solo` gets a
    /// button in the header.
    void setCommands(QMenu* menu, QAction* solo);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void createList();
    void fitHeight();
    void showActive();
    void activate(int row);
    void toggleShown(int row);
    void showMenu(const QPoint& at);

    Document& m_document;
    ActorListModel* m_model;
    PanelHeader* m_header;
    QTreeView* m_list;
    QMenu* m_menu = nullptr;
    bool m_isFollowing = false;
};

} // namespace odori
