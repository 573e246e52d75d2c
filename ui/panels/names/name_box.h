// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QComboBox>

namespace odori {

/// A choice of one name of many, such as a bone: a search field above the list narrows it
/// (NameSearch). Typing in the closed box opens the list with what was typed.
class NameBox : public QComboBox {
    Q_OBJECT
public:
    /// `accessible` names the box for screen readers; its width is that of the layout.
    explicit NameBox(const QString& accessible, QWidget* parent = nullptr);

    /// `names`: what the search finds the row by, one a line.
    void addName(const QString& text, const QByteArray& data, const QString& names);
    /// Of a row: the string for NameSearch.
    static constexpr int NamesRole = Qt::UserRole + 1;

    void showPopup() override;
    void hidePopup() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void showList(const QString& typed);
    void choose(int row);
};

} // namespace odori
