// SPDX-License-Identifier: MIT
#pragma once

#include "ui/poses/picture_cache.h"

#include <QtCore/QFutureWatcher>
#include <QtCore/QObject>
#include <QtCore/QSet>
#include <QtCore/QTimer>
#include <QtGui/QImage>

namespace odori {

class WindowOwner;

/// Small pictures of the recent files, for the start page: what the view showed a moment after a
/// file was opened or saved. They are kept in `folder`; without one there are no pictures.
class RecentPictures : public QObject {
    Q_OBJECT
public:
    static constexpr QSize size{96, 54}; ///< device-independent pixels; drawn twice as large

    /// Draws pictures of the window's files. `owner` must outlive this object.
    RecentPictures(WindowOwner& owner, QString folder, QObject* parent = nullptr);

    /// The picture of a file; null if there is none.
    [[nodiscard]] static QImage find(const QString& folder, const QString& path);

    /// The usual folder.
    [[nodiscard]] static QString usualFolder();

signals:
    /// A picture was kept.
    void kept();

private:
    void note();
    void draw();

    WindowOwner& m_owner;
    QString m_folder;
    QSet<QString> m_wanted;
    QTimer m_timer;
    QFutureWatcher<QImage> m_drawing;
    QStringList m_drawn; ///< the files of the running drawing
};

} // namespace odori
