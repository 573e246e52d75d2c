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

/// Selects the keys from one frame to another in the chosen rows; the document shows the selection
/// while the dialog is open. Cancelling restores the selection before.
class SelectRangeDialog : public QDialog {
    Q_OBJECT
public:
    struct Choice {
        RowScope rows = RowScope::All;
        bool adds = false;
    };
    /// The fields start with `span` and `choice`, which get the chosen values when the dialog is
    /// accepted. All must outlive the dialog.
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
