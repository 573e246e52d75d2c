// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/selecting.h"
#include "ui/dialogs/row_box.h"
#include "ui/document/document.h"

#include <QtWidgets/QDialog>

class QCheckBox;
class QLabel;
class QSpinBox;

namespace odori {

/// Selects the keys from one frame to another in the rows that are chosen; the document shows it
/// while the dialog is open. Cancelling selects what was selected before.
class SelectRangeDialog : public QDialog {
    Q_OBJECT
public:
    struct Choice {
        RowScope rows = RowScope::All;
        bool adds = false;
    };
    /// Fields begin with `span` and `choice`, which is what was chosen once
    /// the dialog is accepted. All must outlive the dialog.
    SelectRangeDialog(Document& document, EditRows rows, const mmd::FrameSpan& span, Choice& choice,
        QWidget* parent = nullptr);

public slots:
    void done(int result) override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void createLayout();
    void select();

    Document& m_document;
    Choice& m_choice;
    mmd::Selection m_before;
    QSpinBox* m_first;
    QSpinBox* m_last;
    RowBox* m_rows;
    QCheckBox* m_adds;
    QLabel* m_summary;
};

} // namespace odori
