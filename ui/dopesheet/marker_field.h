// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QLineEdit>

namespace odori {

/// Asks for a name on the spot. Enter and leaving the field give it, Escape takes it back; then the
/// field deletes itself and its parent has the focus.
class MarkerField : public QLineEdit {
    Q_OBJECT
public:
    MarkerField(const QString& name, QWidget* parent);

signals:
    void named(const QString& name);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void finish(bool takes);
    bool m_isFinished = false;
};

} // namespace odori
