// SPDX-License-Identifier: MIT
#pragma once

#include "ui/panels/value_section.h"

#include <QtWidgets/QWidget>

#include <initializer_list>
#include <vector>

class QToolButton;
class QVBoxLayout;

namespace odori {

class PanelHeader;

/// A panel for the values of a file besides bones and morphs: camera; light and self-shadow; show
/// and IK of the active model. Each has its numbers and its own Register button. The panels of the
/// scene's values have a button that makes the camera active, so that the dope sheet shows its
/// keys, or makes the model active again; the button's text says which.
class ScenePanel : public QWidget {
    Q_OBJECT
public:
    ScenePanel(Document& document, const QString& title,
        std::initializer_list<mmd::TrackKind> kinds, QWidget* parent = nullptr);

    /// Title and the button; can be the title bar of a dock.
    [[nodiscard]] PanelHeader* header() { return m_header; }
    /// The section of one of the panel's kinds.
    [[nodiscard]] ValueSection& section(mmd::TrackKind kind);
    /// The action that makes the camera active and back; null in the model's panel.
    [[nodiscard]] QToolButton* targetButton() { return m_target; }

private:
    void addSection(QVBoxLayout* layout, mmd::TrackKind kind);
    void addTargetButton();
    void showTarget();
    void switchTarget();
    /// The actor that the button makes active.
    [[nodiscard]] mmd::ActorId otherTarget() const;

    Document& m_document;
    mmd::TrackKind m_kind; ///< the first of the shown kinds
    PanelHeader* m_header;
    QToolButton* m_target = nullptr;
    mmd::ActorId m_lastActor{}; ///< the active actor before the camera
    std::vector<std::pair<mmd::TrackKind, ValueSection*>> m_sections;
};

} // namespace odori
