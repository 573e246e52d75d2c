// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QLineEdit>

namespace odori {

/// A field for a marker's name. Enter or losing the focus accepts it, Escape cancels. Then the
/// field deletes itself, and its parent gets the focus.
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
