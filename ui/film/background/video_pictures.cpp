// SPDX-License-Identifier: MIT
#include "ui/film/background/video_pictures.h"

#include "libmmd/base/frame_rate.h"
#include "libmmd/base/guarded.h"

#include <algorithm>
#include <utility>

namespace odori::film {
namespace {

constexpr std::uint32_t mostAhead = 45;
/// Decoding so many pictures takes no longer than starting ffmpeg again.
constexpr std::uint32_t mostSkipped = 45;
constexpr std::uint32_t mostBefore = 15; ///< that are decoded too when the user goes backwards
/// A picture that takes longer is given up when another one is wanted. Until then it is finished,
/// so that something is shown while the user scrubs.
constexpr std::chrono::milliseconds patience(300);

std::uint32_t distance(std::uint32_t a, std::uint32_t b)
{
    return a < b ? b - a : a - b;
}

} // namespace

VideoPictures::VideoPictures(QString path, std::function<void()> announce, std::size_t mostBytes)
    : m_path(std::move(path))
    , m_announce(std::move(announce))
    , m_mostBytes(mostBytes)
    , m_thread([this] { run(); })
{
}

VideoPictures::~VideoPictures()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_ends = true;
        if (m_progress)
            m_progress->cancel();
    }
    m_wake.notify_all();
    m_thread.join();
}

void VideoPictures::want(std::uint32_t frame, mmd::ImageSize size)
{
    {
        const std::scoped_lock lock(m_mutex);
        if (m_wanted == frame && m_size == size)
            return;
        m_isBackwards = m_wanted && frame < *m_wanted;
        m_wanted = frame;
        const bool isOther = m_size != size;
        if (isOther) {
            if (const auto shown = best())
                m_other = shown;
            m_pictures.clear();
            m_size = size;
        }
        const bool isUseless = isOther || (!m_pictures.contains(frame) && !isNear(frame));
        if (m_progress && isUseless && std::chrono::steady_clock::now() - m_begun > patience)
            m_progress->cancel();
    }
    m_wake.notify_all();
}

std::shared_ptr<const VideoPictures::Picture> VideoPictures::picture() const
{
    const std::scoped_lock lock(m_mutex);
    return best();
}

std::optional<mmd::Error> VideoPictures::failure() const
{
    const std::scoped_lock lock(m_mutex);
    return m_failure;
}

std::size_t VideoPictures::bytes() const
{
    const std::scoped_lock lock(m_mutex);
    return m_pictures.size() * pictureBytes();
}

std::shared_ptr<const VideoPictures::Picture> VideoPictures::best() const
{
    if (m_pictures.empty())
        return m_other;
    const auto after = m_pictures.upper_bound(m_wanted.value_or(0));
    return after == m_pictures.begin() ? after->second : std::prev(after)->second;
}

std::size_t VideoPictures::pictureBytes() const
{
    return std::size_t(m_size.width) * std::size_t(m_size.height) * 4;
}

std::uint32_t VideoPictures::mostPictures() const
{
    const std::size_t most = m_mostBytes / std::max<std::size_t>(pictureBytes(), 1);
    return std::uint32_t(std::clamp<std::size_t>(most, 2, 1000));
}

/// The next frame to decode: the wanted one, or one of those after it. Half of the memory is for
/// those before it.
std::optional<std::uint32_t> VideoPictures::missing() const
{
    if (!m_wanted || m_failure)
        return std::nullopt;
    const std::uint32_t ahead = std::min(mostAhead, mostPictures() / 2);
    for (std::uint32_t frame = *m_wanted; frame - *m_wanted < ahead; ++frame)
        if (!m_pictures.contains(frame))
            return frame;
    return std::nullopt;
}

/// Whether the running ffmpeg gives the picture of the frame soon.
bool VideoPictures::isNear(std::uint32_t frame) const
{
    return m_next && *m_next <= frame && frame - *m_next <= mostSkipped;
}

void VideoPictures::keep(std::shared_ptr<const Picture> picture)
{
    const std::uint32_t frame = picture->frame;
    m_pictures[frame] = std::move(picture);
    m_other.reset();
    while (m_pictures.size() > mostPictures()) { // without the one that is farthest
        const bool isFirst = distance(m_pictures.begin()->first, *m_wanted) >=
                             distance(m_pictures.rbegin()->first, *m_wanted);
        m_pictures.erase(isFirst ? m_pictures.begin() : std::prev(m_pictures.end()));
    }
}

void VideoPictures::fail(std::unique_lock<std::mutex>& lock, const mmd::Error& error)
{
    m_failure = error;
    m_film.reset();
    m_next.reset();
    announce(lock);
}

void VideoPictures::run()
{
    std::unique_lock lock(m_mutex);
    while (!m_ends) {
        if (const auto frame = missing())
            decode(lock, *frame);
        else
            m_wake.wait(lock);
    }
    m_film.reset(); // in its thread
}

/// Starts ffmpeg at the frame, or a little before it when the user goes backwards.
bool VideoPictures::open(std::unique_lock<std::mutex>& lock, std::uint32_t frame)
{
    if (m_isBackwards && frame == *m_wanted)
        frame -= std::min({frame, mostBefore, mostPictures() / 2 - 1});
    const BackgroundFilm::Wish wish{.path = m_path,
        .width = m_size.width,
        .height = m_size.height,
        .start = frame / mmd::framesPerSecond,
        .fps = std::uint32_t(mmd::framesPerSecond),
        .seeks = m_seeks};
    m_progress = std::make_shared<mmd::Progress>();
    m_next = frame;
    m_isFirst = true;
    m_begun = std::chrono::steady_clock::now();
    lock.unlock();
    m_film.reset();
    auto film = mmd::guarded([&] { return BackgroundFilm::open(wish); });
    lock.lock();
    if (!film) {
        fail(lock, film.error());
        return false;
    }
    m_film = std::move(*film);
    return true;
}

void VideoPictures::decode(std::unique_lock<std::mutex>& lock, std::uint32_t frame)
{
    const bool isOpen = m_film && m_film->size() == m_size && isNear(frame);
    if (!isOpen && !open(lock, frame))
        return;
    const std::uint32_t number = *m_next;
    const auto progress = m_progress;
    m_begun = std::chrono::steady_clock::now();
    lock.unlock();
    const auto read = mmd::guarded([&] {
        return m_film->next(*progress).map([&](const mmd::Image* image) {
            return std::make_shared<const Picture>(Picture{number, *image});
        });
    });
    lock.lock();
    const bool isFirst = std::exchange(m_isFirst, false);
    if (!read) {
        m_film.reset();
        m_next.reset();
        if (progress->isCancelled())
            return;
        if (!isFirst || !std::exchange(m_seeks, false)) // else: once more from the file's begin
            fail(lock, read.error());
        return;
    }
    m_next = number + 1;
    if (m_film->size() != m_size)
        return;
    const bool isShown = number == *m_wanted || (isFirst && !m_pictures.contains(*m_wanted));
    keep(*read);
    if (isShown)
        announce(lock);
}

void VideoPictures::announce(std::unique_lock<std::mutex>& lock)
{
    lock.unlock();
    m_announce();
    lock.lock();
}

} // namespace odori::film
