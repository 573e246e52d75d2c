// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>
#include <QtWidgets/QDialog>

namespace odori {

/// What the author of a model says about it.
struct ModelText {
    QString name; ///< of the model
    QString text; ///< its comment, as plain text
};

/// Shows the texts of models: who made them, and what they may be used for. Several have a tab
/// each. It does not hold up what else is done.
class TermsDialog : public QDialog {
    Q_OBJECT
public:
    /// `models`: at least one.
    explicit TermsDialog(const QList<ModelText>& models, QWidget* parent = nullptr);
};

} // namespace odori
