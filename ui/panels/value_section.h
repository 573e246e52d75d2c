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

/// The value of camera, light, self-shadow or show/IK at the current frame, to be edited and
/// registered. A change is a draft of the frame (green) until Register, or with auto-key a key at
/// once.
class ValueSection : public QWidget {
    Q_OBJECT
public:
    /// `document` must outlive it.
    ValueSection(Document& document, mmd::TrackKind kind, QWidget* parent = nullptr);

    [[nodiscard]] CellForm& form() { return *m_form; }
    /// The switches of show/IK; null for other kinds.
    [[nodiscard]] IkSwitches* switches() { return m_switches; }
    /// The state of the value: key, draft, or between keys.
    [[nodiscard]] QLabel& state() { return *m_state; }
    [[nodiscard]] QPushButton& registerButton() { return *m_register; }
    [[nodiscard]] QPushButton& dropButton() { return *m_drop; }

    /// Adds `widget` with its fields above the numbers, also in the Tab order; once.
    void addBeforeForm(QWidget* widget);

    /// Sets a value as an edit by the user.
    void change(const mmd::DraftValue& value);
    /// The same for an adjustment: one undo step from beginChange() to endChange().
    void beginChange() { m_drafts.beginChange(); }
    void previewChange(const mmd::DraftValue& value) { m_drafts.preview(value); }
    void endChange();
    void cancelChange() { m_drafts.cancelChange(); }

signals:
    /// The shown value.
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
    QLabel* m_state; // in reading order, which is also the Tab order
    QPushButton* m_drop;
    QPushButton* m_register;
    CellForm* m_form;
    IkSwitches* m_switches = nullptr;
    mmd::DraftValue m_start; ///< of the running adjustment
};

/// The numbers of keys of `kind` that a panel shows.
[[nodiscard]] std::vector<mmd::KeyNumber> panelNumbers(mmd::TrackKind kind);

} // namespace odori
