// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/scene_drafts.h"
#include "ui/panels/table/cell_form.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace odori {

class IkSwitches;

/// The value of camera, light, self-shadow or show/IK at the current frame, to be changed and
/// registered. A change is a draft of the frame (green) until Register, or a key at once with
/// auto-key.
class ValueSection : public QWidget {
    Q_OBJECT
public:
    /// `document` must outlive it.
    ValueSection(Document& document, mmd::TrackKind kind, QWidget* parent = nullptr);

    [[nodiscard]] CellForm& form() { return *m_form; }
    /// Of show/IK; null for the others.
    [[nodiscard]] IkSwitches* switches() { return m_switches; }
    /// What is known of the value: key, draft, or between keys.
    [[nodiscard]] QLabel& state() { return *m_state; }
    [[nodiscard]] QPushButton& registerButton() { return *m_register; }
    [[nodiscard]] QPushButton& dropButton() { return *m_drop; }

    /// Puts `widget` above the numbers, which it belongs to, for Tab too; once.
    void addBeforeForm(QWidget* widget);

    /// Another value, as a change of the user.
    void change(const mmd::DraftValue& value);

signals:
    /// The value that shows now.
    void shown(const mmd::DraftValue& value, bool isDraft);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void createButtons(QVBoxLayout* layout);
    void connectForm();
    void refresh();
    void showState(bool isDraft);

    Document& m_document;
    SceneDrafts& m_drafts;
    mmd::TrackKind m_kind;
    QLabel* m_state; // as one reads it, and so Tab goes
    QPushButton* m_drop;
    QPushButton* m_register;
    CellForm* m_form;
    IkSwitches* m_switches = nullptr;
    mmd::DraftValue m_start; ///< of the adjustment that runs
};

/// The numbers of keys of `kind` that a panel shows.
[[nodiscard]] std::vector<mmd::KeyNumber> panelNumbers(mmd::TrackKind kind);

} // namespace odori
