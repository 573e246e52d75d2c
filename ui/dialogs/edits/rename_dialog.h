// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/edits/edit_dialog.h"
#include "ui/document/checkup/new_names.h"
#include "ui/document/models/name_search.h"

class QLineEdit;
class QListWidget;

namespace odori {

/// Chooses a bone, morph or IK of the model that gets the keys of another one. Suggested names are
/// the first ones; a search finds the others. The document shows the result while the dialog is
/// open.
class RenameDialog : public EditDialog {
    Q_OBJECT
public:
    /// The active actor must have a model.
    RenameDialog(Document& document, RenameSource source, const std::vector<NewName>& suggested,
        QWidget* parent = nullptr);

    [[nodiscard]] QLineEdit& search() { return *m_search; }
    [[nodiscard]] QListWidget& list() { return *m_list; }

public slots:
    void accept() override;

protected:
    [[nodiscard]] mmd::ScenePatch patch(const mmd::EditTarget& target) const override;
    [[nodiscard]] QString undoText() const override;
    [[nodiscard]] QString summary() const override;
    /// Arrow keys in the search field move in the list.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill(const std::vector<NewName>& suggested);
    void filter();
    void choose();
    [[nodiscard]] const NewName* chosen() const;

    RenameSource m_source;
    std::vector<NewName> m_names; ///< in the order of the list
    NameSearch m_query;
    QLineEdit* m_search;
    QListWidget* m_list;
};

} // namespace odori
