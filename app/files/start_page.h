// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtWidgets/QFrame>

class QPushButton;
class QVBoxLayout;

namespace odori {

class FileCommands;

/// Covers the viewport while nothing is open. It offers to open a file, the sample or a recent
/// file, or to drop one. Hidden while files are being read.
class StartPage : public QFrame {
    Q_OBJECT
public:
    /// `view` gets the focus when the focused page is hidden. All must outlive the page.
    StartPage(Document& document, FileCommands& files, QWidget& view, QWidget* parent = nullptr);

    /// The text of the button that opens files.
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
