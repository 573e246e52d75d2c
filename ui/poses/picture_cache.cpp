// SPDX-License-Identifier: MIT
#include "ui/poses/picture_cache.h"

#include "libmmd/base/content_hash.h"
#include "libmmd/base/file_io.h"

#include <QtCore/QBuffer>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace odori {
namespace {

constexpr int picturesBetweenLooks = 200; ///< looking at a full folder takes some milliseconds
constexpr std::uint64_t largestPicture = 4u << 20;
constexpr QLatin1String keyName("key");

std::span<const std::byte> bytesOfArray(const QByteArray& bytes)
{
    return std::as_bytes(std::span(bytes.constData(), std::size_t(bytes.size())));
}

} // namespace

PictureCache::PictureCache(QString folder, qint64 mostBytes)
    : m_folder(std::move(folder))
    , m_mostBytes(mostBytes)
{
}

QString PictureCache::pathOf(const QByteArray& key) const
{
    return QStringLiteral("%1/%2.png")
        .arg(m_folder, QString::number(mmd::contentHash(bytesOfArray(key)), 16));
}

QImage PictureCache::find(const QByteArray& key) const
{
    if (m_folder.isEmpty())
        return {};
    const auto bytes =
        mmd::readFile(std::filesystem::path(pathOf(key).toStdU16String()), largestPicture);
    QImage picture;
    if (!bytes || !picture.loadFromData(reinterpret_cast<const uchar*>(bytes->data()), // NOLINT
                      int(bytes->size()), "PNG"))
        return {};
    // Two keys may have the same hash.
    return picture.text(keyName).toUtf8() == key ? picture : QImage();
}

void PictureCache::keep(const QByteArray& key, const QImage& picture)
{
    if (m_folder.isEmpty() || picture.isNull())
        return;
    if (m_kept++ % picturesBetweenLooks == 0)
        removeOldest();
    QImage named = picture;
    named.setText(keyName, QString::fromUtf8(key));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (buffer.open(QIODevice::WriteOnly) && named.save(&buffer, "PNG"))
        (void)mmd::writeFile(
            std::filesystem::path(pathOf(key).toStdU16String()), bytesOfArray(bytes));
}

void PictureCache::removeOldest() const
{
    const QFileInfoList newestFirst =
        QDir(m_folder).entryInfoList({QStringLiteral("*.png")}, QDir::Files, QDir::Time);
    qint64 bytes = 0;
    for (const QFileInfo& file : newestFirst) {
        bytes += file.size();
        if (bytes > m_mostBytes)
            (void)QFile::remove(file.filePath());
    }
}

} // namespace odori
