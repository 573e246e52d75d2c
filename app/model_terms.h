// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QObject>

class QWidget;

namespace odori {

/// Shows the terms in models' comments: once when a model with terms is opened, and again on
/// request. The settings store the hashes of the shown texts.
class ModelTerms : public QObject {
    Q_OBJECT
public:
    ModelTerms(Document& document, QWidget* window);

    /// Whether the active model has a text by its author.
    [[nodiscard]] bool hasTerms() const;

public slots:
    /// Shows those texts of the scene's models that were never shown.
    void showNew();
    void showActive();

private:
    Document& m_document;
    QWidget* m_window;
};

} // namespace odori
