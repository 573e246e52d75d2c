// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QObject>
#include <QtCore/QStringList>

class QWidget;

namespace odori {

/// Files dropped anywhere on a window, on its fields too, which would take their names for text.
class FileDrop : public QObject {
    Q_OBJECT
public:
    explicit FileDrop(QWidget* window);

signals:
    void dropped(const QStringList& paths);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* m_window;
};

} // namespace odori
