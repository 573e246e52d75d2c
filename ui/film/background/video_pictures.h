// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "libmmd/picture/image.h"
#include "ui/film/background/background_film.h"

#include <QtCore/QString>

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace odori::film {

/// The pictures of a video at the frames of the motion, for a window. A thread of its own decodes
/// the picture that is wanted now, then those after it for playing. So no call waits for ffmpeg.
/// Picture n is what BackgroundFilm shows at frame n, 30 a second.
class VideoPictures {
public:
    struct Picture {
        std::uint32_t frame = 0; ///< of the motion
        mmd::Image image;
    };
    static constexpr std::size_t usualBytes = std::size_t(192) << 20;

    /// `announce` is called in the thread when the wanted picture, or another one that is nearer
    /// than before, is there, and after a failure. `mostBytes` is the limit of the pictures that
    /// are kept: at least two are kept, and the one that is decoded is not counted.
    VideoPictures(QString path, std::function<void()> announce, std::size_t mostBytes = usualBytes);
    /// Ends ffmpeg and the thread.
    ~VideoPictures();
    VideoPictures(const VideoPictures&) = delete;
    VideoPictures& operator=(const VideoPictures&) = delete;

    /// What is shown now; a later call replaces it, also while it is decoded. `size` in pixels:
    /// pictures of another size are dropped.
    void want(std::uint32_t frame, mmd::ImageSize size);
    /// The picture of the wanted frame, or until it is there the nearest one that is known, of an
    /// earlier frame if possible. Null before the first one.
    [[nodiscard]] std::shared_ptr<const Picture> picture() const;
    /// Why there are no more pictures; none: all is well.
    [[nodiscard]] std::optional<mmd::Error> failure() const;
    /// The bytes of the pictures that are kept.
    [[nodiscard]] std::size_t bytes() const;

private:
    using Pictures = std::map<std::uint32_t, std::shared_ptr<const Picture>>;
    using Time = std::chrono::steady_clock::time_point;

    // All of these are called with m_mutex locked.
    [[nodiscard]] std::size_t pictureBytes() const;
    [[nodiscard]] std::uint32_t mostPictures() const;
    [[nodiscard]] std::optional<std::uint32_t> missing() const;
    [[nodiscard]] bool isNear(std::uint32_t frame) const;
    [[nodiscard]] std::shared_ptr<const Picture> best() const;
    void keep(std::shared_ptr<const Picture> picture);
    // The thread's; they unlock while ffmpeg works, and for m_announce.
    void run();
    void fail(std::unique_lock<std::mutex>& lock, const mmd::Error& error);
    void announce(std::unique_lock<std::mutex>& lock);
    void decode(std::unique_lock<std::mutex>& lock, std::uint32_t frame);
    [[nodiscard]] bool open(std::unique_lock<std::mutex>& lock, std::uint32_t frame);

    QString m_path;
    std::function<void()> m_announce;
    std::size_t m_mostBytes;
    std::unique_ptr<BackgroundFilm> m_film; ///< the thread's

    mutable std::mutex m_mutex; ///< guards what follows
    std::condition_variable m_wake;
    std::optional<std::uint32_t> m_wanted;
    bool m_isBackwards = false; ///< the wanted frame is before the one that was wanted last
    mmd::ImageSize m_size;
    Pictures m_pictures;                    ///< of m_size
    std::shared_ptr<const Picture> m_other; ///< of another size, until there is one of m_size
    std::optional<mmd::Error> m_failure;
    std::optional<std::uint32_t> m_next; ///< the frame of m_film's next picture, if it is open
    bool m_isFirst = false;              ///< it is its first one
    bool m_seeks = true;                 ///< until a file does not like it
    Time m_begun;                        ///< when its next picture was asked for
    std::shared_ptr<mmd::Progress> m_progress;
    bool m_ends = false;
    std::thread m_thread; ///< last: it uses the others
};

} // namespace odori::film
