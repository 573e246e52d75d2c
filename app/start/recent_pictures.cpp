// SPDX-License-Identifier: MIT
#include "app/start/recent_pictures.h"

#include "app/film/film_commands.h"
#include "app/main_window.h"
#include "app/session/window_owner.h"
#include "libmmd/base/guarded.h"
#include "ui/document/files/open_kinds.h"
#include "ui/film/still_picture.h"
#include "ui/settings/state_folder.h"

#include <QtConcurrent/QtConcurrentRun>

namespace odori {
namespace {

/// Until textures are shown and the user looks at the result, not at a moment of reading.
constexpr int delay = 1500; // milliseconds
constexpr qint64 mostBytes = qint64(8) << 20;

QByteArray keyOf(const QString& path)
{
    return "recent " + path.toUtf8();
}

QImage drawn(const film::StillPicture& still)
{
    const auto picture = mmd::guarded([&] { return film::drawPicture(still); });
    if (!picture)
        return {}; // a machine that cannot draw without a window has no pictures
    const auto& image = std::get<mmd::Image>(*picture);
    return QImage(image.rgba.data(), image.width, image.height, qsizetype(image.width) * 4,
        QImage::Format_RGBA8888)
        .copy();
}

} // namespace

RecentPictures::RecentPictures(WindowOwner& owner, QString folder, QObject* parent)
    : QObject(parent)
    , m_owner(owner)
    , m_folder(std::move(folder))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    RecentFiles& recent = owner.window().files().recent();
    connect(&recent, &RecentFiles::changed, this, &RecentPictures::note);
    connect(&m_timer, &QTimer::timeout, this, &RecentPictures::draw);
    connect(&m_drawing, &QFutureWatcherBase::finished, this, [this] {
        const QImage image = m_drawing.result();
        if (image.isNull() || m_drawn.isEmpty())
            return;
        PictureCache cache(m_folder, mostBytes);
        for (const QString& path : std::as_const(m_drawn))
            cache.keep(keyOf(path), image);
        emit kept();
    });
}

QImage RecentPictures::find(const QString& folder, const QString& path)
{
    return folder.isEmpty() ? QImage() : PictureCache(folder, mostBytes).find(keyOf(path));
}

QString RecentPictures::usualFolder()
{
    return stateFolder(QStringLiteral("recent"));
}

/// The latest file is at the top of the list.
void RecentPictures::note()
{
    const QStringList paths = m_owner.window().files().recent().paths();
    if (paths.isEmpty()) { // the user cleared the list
        m_timer.stop();
        m_drawn.clear();
        return m_wanted.clear();
    }
    if (openKindOf(paths.first()) != OpenKind::Sound)
        m_wanted.insert(paths.first());
    m_timer.start();
}

void RecentPictures::draw()
{
    MainWindow& window = m_owner.window();
    if (window.files().isLoading() || window.playback().isPlaying() || m_drawing.isRunning())
        return m_timer.start();
    if (m_folder.isEmpty() || window.document().scene().actors.empty())
        return m_wanted.clear();
    film::StillPicture still = shownPicture(window);
    still.look.width = 2 * size.width();
    still.look.height = 2 * size.height();
    m_drawn = QStringList(m_wanted.begin(), m_wanted.end());
    m_wanted.clear();
    m_drawing.setFuture(QtConcurrent::run([still] { return drawn(still); }));
}

} // namespace odori
