// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>
#include <QtWidgets/QDialog>

namespace odori {

/// The model author's text about the model.
struct ModelText {
    QString name; ///< of the model
    QString text; ///< its comment, as plain text
};

/// Shows the texts of models: their authors and their terms of use. If there are several models,
/// each has a tab. The dialog is not modal.
class TermsDialog : public QDialog {
    Q_OBJECT
public:
    /// `models`: at least one.
    explicit TermsDialog(const QList<ModelText>& models, QWidget* parent = nullptr);
};

} // namespace odori
