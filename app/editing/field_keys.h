// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

class QApplication;

namespace odori {

/// Keeps the editor's single-key shortcuts (Enter, Tab, letters) out of fields, lists and menus,
/// and Tab and Space out of buttons: while a text or number field has the focus or a list or menu
/// is open, a key without Ctrl, Alt or Meta belongs there. Without this, Enter would register a key
/// instead of committing the number, and P would play instead of choosing a menu's entry. After
/// Enter in a number field the focus returns to the widget that had it before. One for the whole
/// program.
class FieldKeys : public QObject {
    Q_OBJECT
public:
    explicit FieldKeys(QApplication& application);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPointer<QWidget> m_before; ///< had the focus before the field that has it
};

} // namespace odori
