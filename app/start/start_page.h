// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QEvent>
#include <QtWidgets/QFrame>

class QHBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace odori {

class FileCommands;

/// Covers the viewport while nothing is open. It offers to open a file, the sample or a recent file
/// with its picture, to drop one, and to take a tour. Keys do not focus the covered view. Hidden
/// while files are being read. It scrolls where there is too little room for it, and has its
/// columns below each other in a narrow window.
class StartPage : public QFrame {
    Q_OBJECT
public:
    /// `view` gets the focus when the focused page is hidden. All must outlive the page.
    StartPage(Document& document, FileCommands& files, QWidget& view, QWidget* parent = nullptr);

    /// The text of the button that opens files.
    void setOpenTip(const QString& tip);
    /// Where the pictures of recent files are; empty: there are none.
    void setPictures(const QString& folder);
    void fillRecent();

    bool eventFilter(QObject* watched, QEvent* event) override;
    /// False: a layout would count the height for its width as its minimum, and squeeze what is
    /// beside it. The page scrolls instead.
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
    /// The height is that of the width which the parent has for it.
    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// The user wants the tour with this number in tours().
    void tourWanted(int tour);

private:
    [[nodiscard]] QPushButton* addButton(QVBoxLayout* column, const QString& text);
    void createBegin(QVBoxLayout* column);
    void createTours(QVBoxLayout* column);
    void fold();
    void refresh();
    [[nodiscard]] bool isSecondClick(QEvent::Type type);

    Document& m_document;
    FileCommands& m_files;
    QWidget& m_view;
    QWidget* m_contents;
    QHBoxLayout* m_columns = nullptr;
    QPushButton* m_open = nullptr;
    QWidget* m_recent;
    QString m_pictures;         ///< folder
    bool m_isViewFresh = false; ///< the page was hidden, and the view not pressed since then
};

} // namespace odori
