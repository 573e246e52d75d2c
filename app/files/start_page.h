// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtWidgets/QFrame>

class QPushButton;
class QVBoxLayout;

namespace odori {

class FileCommands;

/// Lies over the viewport while nothing is open and says how to begin: open a file, the sample or a
/// recent file, or drop one. Goes while files are being read.
class StartPage : public QFrame {
    Q_OBJECT
public:
    /// `view` gets the focus that the page had when it goes. All must outlive the page.
    StartPage(Document& document, FileCommands& files, QWidget& view, QWidget* parent = nullptr);

    /// What the button that opens files says.
    void setOpenTip(const QString& tip);

private:
    [[nodiscard]] QPushButton* addButton(QVBoxLayout* column, const QString& text);
    void createBegin(QVBoxLayout* column);
    void fillRecent();
    void refresh();

    Document& m_document;
    FileCommands& m_files;
    QWidget& m_view;
    QPushButton* m_open = nullptr;
    QWidget* m_recent;
};

} // namespace odori
