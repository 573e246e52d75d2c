// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QObject>

class QWidget;

namespace odori {

/// Shows the terms in models' comments: once when a model with them is opened, and again on demand.
/// Which texts were shown is kept in the settings, by their hash.
class ModelTerms : public QObject {
    Q_OBJECT
public:
    ModelTerms(Document& document, QWidget* window);

    /// The active model's author says something.
    [[nodiscard]] bool hasTerms() const;

public slots:
    /// Of the models in the scene whose texts were never shown.
    void showNew();
    void showActive();

private:
    Document& m_document;
    QWidget* m_window;
};

} // namespace odori
