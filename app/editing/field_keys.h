// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

class QAbstractSpinBox;
class QApplication;

namespace odori {

/// Lets fields, lists and menus get their keys before the editor's single-key shortcuts (Enter,
/// Tab, letters), and buttons get Tab and Space. While a text or number field has the focus or a
/// list or menu is open, it gets every key without Ctrl, Alt or Meta. Otherwise Enter would
/// register a key instead of committing the number, and P would play instead of choosing a menu's
/// entry. Ctrl+E and the like of text fields of X11 act only if they are no command's key. After
/// Enter or Escape in a number field the previous widget gets the focus back; Escape discards what
/// is typed, and still closes dialogs. In a popup the first Escape gives a changed number its old
/// value, unless it was tapped, and the next one closes the popup. After a click on a disabled
/// field, nothing has the focus, so that no command gets what is typed. One object for the whole
/// program.
class FieldKeys : public QObject {
    Q_OBJECT
public:
    explicit FieldKeys(QApplication& application);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void noteNumber(QAbstractSpinBox* field);
    void noteLater(QAbstractSpinBox& field, int key);
    /// False if nothing was changed since the field got the focus or Enter.
    bool revert(QAbstractSpinBox& field);

    QPointer<QWidget> m_before;         ///< had the focus before the current field
    QPointer<QAbstractSpinBox> m_field; ///< the current one of a popup
    double m_number = 0.0;              ///< of m_field, before it was changed
};

} // namespace odori
