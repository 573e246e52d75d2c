// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QListView>

namespace odori {

/// The grid of poses. Enter and a double click use a pose, Delete deletes it, F2 renames it.
class PoseView : public QListView {
    Q_OBJECT
public:
    explicit PoseView(QWidget* parent = nullptr);

    /// Shown if there are no rows; empty if there is nothing to say.
    void setEmptyText(const QString& text);
    [[nodiscard]] const QString& emptyText() const { return m_emptyText; }

signals:
    void used(const QModelIndex& index);
    void deletionWanted(const QModelIndex& index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// The columns share the width.
    void fitCells();

    QString m_emptyText;
};

} // namespace odori
