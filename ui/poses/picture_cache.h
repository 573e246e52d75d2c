// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtGui/QImage>

namespace odori {

/// Pictures on the disk, so that a folder that was shown before needs no drawing. Nothing is lost
/// without them: a picture that cannot be kept or read is drawn again. Several programs may share
/// the folder. Uses only the disk: for worker threads.
class PictureCache {
public:
    /// Keeps at most about `mostBytes` in `folder`; nothing if it is empty.
    explicit PictureCache(QString folder = {}, qint64 mostBytes = qint64(64) << 20);

    /// The picture of `key`, which is everything that it depends on. Null if there is none.
    [[nodiscard]] QImage find(const QByteArray& key) const;
    /// Keeps the picture; sometimes the oldest pictures are removed.
    void keep(const QByteArray& key, const QImage& picture);

private:
    [[nodiscard]] QString pathOf(const QByteArray& key) const;
    void removeOldest() const;

    QString m_folder;
    qint64 m_mostBytes;
    int m_kept = 0; ///< pictures since the start
};

} // namespace odori
