// SPDX-License-Identifier: MIT
#include "ui/poses/pose_pictures.h"

#include "libmmd/base/guarded.h"
#include "ui/messages/messages.h"
#include "ui/poses/pose_drawer.h"

#include <algorithm>
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

} // namespace

/// A file that is being read and drawn.
struct PosePictures::Drawing {
    PoseFile file;
    std::shared_ptr<const mmd::Model> model;
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

void PosePictures::setModel(std::shared_ptr<const mmd::Model> model)
{
    if (model == m_model)
        return;
    m_model = std::move(model);
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
    const auto drawing =
        std::make_shared<Drawing>(Drawing{m_wanted.takeLast(), m_model, m_pixels, m_series, {}});
    QMetaObject::invokeMethod(
        m_worker.get(),
        [this, drawing] {
            const mmd::Result<mmd::Motion> pose = readPose(drawing->file.path);
            if (!pose)
                drawing->card.problem = sentence(pose.error(), drawing->file.path);
            else if (drawing->model && !m_isStopped)
                drawing->card.picture = mmd::guarded([&] {
                    return mmd::Result<QImage>(
                        m_drawer->draw(drawing->model, *pose, drawing->pixels, m_isStopped));
                }).value_or(QImage());
            QMetaObject::invokeMethod(
                this, [this, drawing] { take(drawing); }, Qt::QueuedConnection);
        },
        Qt::QueuedConnection);
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
