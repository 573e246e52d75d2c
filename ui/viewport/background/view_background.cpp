// SPDX-License-Identifier: MIT
#include "ui/viewport/background/view_background.h"

#include "libmmd/base/guarded.h"
#include "ui/messages/messages.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QSettings>

#include <algorithm>
#include <cmath>
#include <utility>

namespace odori {
namespace {

constexpr QLatin1String backgroundKey("view/background"); ///< empty, "#rrggbb" or a path
constexpr int largestVideoSide = 1920;                    ///< pixels; larger views enlarge it
constexpr int resizingMilliseconds = 150;
/// The time that BackgroundFilm tolerates, in frames.
constexpr double tolerance = 0.03;

/// The size of a video's pictures for a view.
QSize videoSize(const QSize& view)
{
    QSize size = view.expandedTo({16, 16});
    if (std::max(size.width(), size.height()) > largestVideoSide)
        size.scale(largestVideoSide, largestVideoSide, Qt::KeepAspectRatio);
    return size.expandedTo({1, 1});
}

} // namespace

/// A worker's job. Shared, because the receiver may be gone, and moves the result out.
struct ViewBackground::Load {
    QString path;
    mmd::Progress progress;
    std::optional<mmd::Result<BackgroundFile>> result;
};

ViewBackground::ViewBackground(QObject* parent)
    : QObject(parent)
{
    m_resizing.setSingleShot(true);
    m_resizing.setInterval(resizingMilliseconds);
    connect(&m_resizing, &QTimer::timeout, this, [this] {
        m_videoSize = videoSize(m_moment.size);
        want();
    });
    const QString stored = QSettings().value(backgroundKey).toString();
    if (stored.isEmpty())
        return;
    if (const QColor colour(stored); stored.startsWith(u'#') && colour.isValid()) {
        m_colour = colour;
        m_kind = Kind::Colour;
    } else {
        showFile(stored);
    }
}

ViewBackground::~ViewBackground()
{
    dropLoad();
}

void ViewBackground::store(const QString& value) const
{
    QSettings().setValue(backgroundKey, value);
}

/// A file that is still read is no longer wanted.
void ViewBackground::dropLoad()
{
    if (const auto load = std::exchange(m_load, nullptr))
        load->progress.cancel();
}

void ViewBackground::set(Kind kind)
{
    dropLoad();
    m_kind = kind;
    if (kind != Kind::Picture)
        m_picture.reset();
    if (kind != Kind::Video)
        m_video.reset();
    forgetUpload();
    emit changed();
}

void ViewBackground::forgetUpload()
{
    m_isUploaded = false;
    m_shown.reset();
}

void ViewBackground::showSky()
{
    store({});
    set(Kind::Sky);
}

void ViewBackground::showColour(const QColor& colour)
{
    m_colour = colour;
    store(colour.name());
    set(Kind::Colour);
}

void ViewBackground::showFile(const QString& path)
{
    dropLoad();
    const auto load = std::make_shared<Load>();
    load->path = path;
    m_load = load;
    auto* watcher = new QFutureWatcher<void>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, load] {
        watcher->deleteLater();
        if (load == m_load)
            take(load);
    });
    watcher->setFuture(QtConcurrent::run([load] {
        load->result = mmd::guarded([&] { return readBackground(load->path, load->progress); });
    }));
}

void ViewBackground::take(const std::shared_ptr<Load>& load)
{
    m_load.reset();
    if (!load->result) // the program ends
        return;
    mmd::Result<BackgroundFile>& file = *load->result;
    if (!file) {
        emit failed(sentence(file.error(), load->path));
        return;
    }
    store(load->path);
    m_picture = std::move(file->picture);
    if (!m_picture)
        openVideo(load->path);
    set(m_picture ? Kind::Picture : Kind::Video);
}

void ViewBackground::openVideo(const QString& path)
{
    m_video.reset(); // its thread must not call while there is another one
    m_videoPath = path;
    m_videoSize = {};
    m_video = std::make_unique<film::VideoPictures>(path, [this] {
        QMetaObject::invokeMethod(this, &ViewBackground::videoChanged, Qt::QueuedConnection);
    });
}

void ViewBackground::videoChanged()
{
    if (!m_video)
        return;
    const auto failure = m_video->failure();
    if (!failure) {
        emit changed();
        return;
    }
    set(Kind::Sky);
    emit failed(sentence(*failure, m_videoPath));
}

void ViewBackground::want()
{
    const double frame = std::clamp(m_moment.frame + tolerance, 0.0, 4e9);
    if (m_video)
        m_video->want(
            std::uint32_t(std::floor(frame)), {m_videoSize.width(), m_videoSize.height()});
}

void ViewBackground::applyVideo(const Moment& moment, render::SceneRenderer& renderer)
{
    if (m_videoSize.isEmpty())
        m_videoSize = videoSize(moment.size);
    else if (moment.size != m_moment.size)
        m_resizing.start();
    m_moment = moment;
    want();
    const auto picture = m_video->picture();
    if (!picture || picture == m_shown)
        return;
    m_shown = picture;
    static_cast<void>(renderer.changeBackground(picture->image));
}

void ViewBackground::apply(
    const Moment& moment, render::SceneRenderer& renderer, render::DrawOptions& options)
{
    options.background.reset();
    if (m_kind == Kind::Colour)
        options.background =
            glm::vec3(float(m_colour.redF()), float(m_colour.greenF()), float(m_colour.blueF()));
    else if (m_kind != Kind::Sky) // behind its transparent parts
        options.background = glm::vec3(0.0f);
    if (!std::exchange(m_isUploaded, true)) {
        const bool hasPicture = m_kind == Kind::Picture && m_picture;
        static_cast<void>(renderer.setBackground(hasPicture ? &*m_picture : nullptr));
    }
    if (m_kind == Kind::Video)
        applyVideo(moment, renderer);
}

} // namespace odori
