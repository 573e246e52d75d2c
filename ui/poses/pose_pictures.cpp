// SPDX-License-Identifier: MIT
#include "ui/poses/pose_pictures.h"

#include "libmmd/base/content_hash.h"
#include "libmmd/base/guarded.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"
#include "ui/poses/pose_drawer.h"

#include <span>
#include <utility>

namespace odori {
namespace {

constexpr int mostWanted = 200; ///< later requests replace the earliest
constexpr qsizetype cacheBytes = 64 * 1024 * 1024;
constexpr int idleMilliseconds = 10'000;

QString keyOf(const PoseFile& file)
{
    return file.path + u'\n' + QString::number(file.size) + u'\n' + QString::number(file.changed);
}

/// Everything that a picture depends on. Change the version with the way pictures are drawn.
QByteArray keyOf(const QByteArray& look, const mmd::ContentMark& pose, const QSize& pixels)
{
    constexpr int version = 1;
    const QByteArray lookHash = QByteArray::number(
        qulonglong(
            mmd::contentHash(std::as_bytes(std::span(look.constData(), std::size_t(look.size()))))),
        16);
    return QStringLiteral("%1 %2 %3 %4 %5x%6")
        .arg(version)
        .arg(QString::fromLatin1(lookHash))
        .arg(pose.hash, 0, 16)
        .arg(pose.size)
        .arg(pixels.width())
        .arg(pixels.height())
        .toLatin1();
}

} // namespace

/// A file that is being read and drawn.
struct PosePictures::Drawing {
    PoseFile file;
    std::shared_ptr<const mmd::Model> model;
    std::filesystem::path textureFolder;
    QSize pixels;
    int series = 0;
    PoseCard card; ///< the result
};

PosePictures::PosePictures(QObject* parent)
    : QObject(parent)
    , m_cards(cacheBytes)
    , m_worker(std::make_unique<QObject>())
    , m_drawer(std::make_unique<PoseDrawer>())
{
    m_thread.setObjectName(QStringLiteral("PosePictures"));
    m_worker->moveToThread(&m_thread);
    m_idle.setSingleShot(true);
    m_idle.setInterval(idleMilliseconds);
    connect(&m_idle, &QTimer::timeout, this, [this] {
        QMetaObject::invokeMethod(
            m_worker.get(), [this] { m_drawer->release(); }, Qt::QueuedConnection);
    });
}

PosePictures::~PosePictures()
{
    m_isStopped = true;
    if (!m_thread.isRunning())
        return;
    // The graphics belong to the thread, which ends after that.
    QMetaObject::invokeMethod(
        m_worker.get(),
        [this] {
            m_drawer.reset();
            m_thread.quit();
        },
        Qt::QueuedConnection);
    m_thread.wait();
}

void PosePictures::setCacheFolder(const QString& folder)
{
    m_kept = PictureCache(folder);
}

void PosePictures::setModel(
    std::shared_ptr<const mmd::Model> model, const std::filesystem::path& textureFolder)
{
    if (model == m_model && textureFolder == m_textureFolder)
        return;
    m_model = std::move(model);
    m_textureFolder = textureFolder;
    forget();
}

void PosePictures::setPixels(const QSize& pixels)
{
    if (pixels == m_pixels)
        return;
    m_pixels = pixels;
    forget();
}

void PosePictures::forget()
{
    ++m_series;
    m_drawn.clear();
    m_cards.clear();
    m_wanted.clear();
    emit changed({});
}

const PoseCard* PosePictures::card(const PoseFile& file)
{
    if (const PoseCard* known = m_cards.object(keyOf(file)))
        return known;
    if (m_isDrawing && m_drawn == keyOf(file))
        return nullptr;
    m_wanted.removeOne(file);
    m_wanted.append(file);
    if (m_wanted.size() > mostWanted)
        m_wanted.removeFirst();
    start();
    return nullptr;
}

void PosePictures::start()
{
    if (m_isDrawing || m_wanted.isEmpty())
        return;
    if (!m_thread.isRunning())
        m_thread.start(QThread::LowPriority);
    m_isDrawing = true;
    m_idle.stop();
    m_drawn = keyOf(m_wanted.last());
    // Shared by both threads, one after the other.
    const auto drawing = std::make_shared<Drawing>(
        Drawing{m_wanted.takeLast(), m_model, m_textureFolder, m_pixels, m_series, {}});
    QMetaObject::invokeMethod(
        m_worker.get(),
        [this, drawing] {
            read(*drawing);
            QMetaObject::invokeMethod(
                this, [this, drawing] { take(drawing); }, Qt::QueuedConnection);
        },
        Qt::QueuedConnection);
}

void PosePictures::read(Drawing& drawing)
{
    const mmd::Result<ReadPose> read = readPose(drawing.file.path);
    if (!read)
        drawing.card.problem = sentence(read.error(), drawing.file.path);
    else if (!read->warnings.empty())
        drawing.card.problem = shownFileName(drawing.file.path) + QStringLiteral(": ") +
                               sentence(read->warnings.front());
    if (read && drawing.model && !m_isStopped)
        (void)mmd::guarded([&] {
            draw(drawing, *read);
            return mmd::Result<void>();
        });
}

void PosePictures::draw(Drawing& drawing, const ReadPose& read)
{
    m_drawer->setModel(drawing.model, drawing.textureFolder);
    const QByteArray look = m_drawer->look();
    const QByteArray key = keyOf(look, read.file, drawing.pixels);
    if (!look.isEmpty())
        drawing.card.picture = m_kept.find(key);
    if (!drawing.card.picture.isNull())
        return;
    drawing.card.picture = m_drawer->draw(read.pose, drawing.pixels, m_isStopped);
    if (!look.isEmpty())
        m_kept.keep(key, drawing.card.picture);
}

void PosePictures::take(const std::shared_ptr<Drawing>& drawing)
{
    m_isDrawing = false;
    if (drawing->series == m_series) {
        const qsizetype bytes = 256 + drawing->card.picture.sizeInBytes();
        m_cards.insert(keyOf(drawing->file), new PoseCard(std::move(drawing->card)), bytes);
        emit changed(drawing->file.path);
    }
    if (m_wanted.isEmpty())
        m_idle.start();
    start();
}

} // namespace odori
