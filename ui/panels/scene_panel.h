// SPDX-License-Identifier: MIT
#pragma once

#include "ui/panels/outside_parent_section.h"
#include "ui/panels/value_section.h"

#include <QtWidgets/QWidget>

#include <initializer_list>
#include <vector>

class QAction;
class QScrollArea;
class QVBoxLayout;

namespace odori {

class PanelHeader;

/// A panel for the values of a file besides bones and morphs: camera; light and self-shadow; show
/// and IK of the active model. Each has its numbers and its own Register button. The panels of the
/// scene's values have a command in their headers that makes the camera active, so that the dope
/// sheet shows its keys.
class ScenePanel : public QWidget {
    Q_OBJECT
public:
    ScenePanel(Document& document, const QString& title,
        std::initializer_list<mmd::TrackKind> kinds, QWidget* parent = nullptr);

    /// Title and buttons; can be the title bar of a dock.
    [[nodiscard]] PanelHeader* header() { return m_header; }
    /// Shows the command that makes the camera active as a button of the header.
    void setCommand(QAction* camera);
    /// The section of one of the panel's kinds.
    [[nodiscard]] ValueSection& section(mmd::TrackKind kind);
    /// The outside parents; null in the panel of light and self-shadow.
    [[nodiscard]] OutsideParentSection* parents() const { return m_parents; }
    /// Shows them and puts the focus there.
    void chooseParent();

private:
    void addSection(QVBoxLayout* layout, mmd::TrackKind kind);
    void addModelName();
    void addLight(ValueSection& section);
    void addParents(
        QVBoxLayout* layout, const QString& name, OutsideParentSection::Follower follower);

    Document& m_document;
    PanelHeader* m_header;
    std::vector<std::pair<mmd::TrackKind, ValueSection*>> m_sections;
    OutsideParentSection* m_parents = nullptr;
    QScrollArea* m_scroll = nullptr;
};

} // namespace odori
