// SPDX-License-Identifier: MIT
#include "app/sound/spectrum_worker.h"

#include "libmmd/base/guarded.h"
#include "libmmd/sound/cached_sound.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QDeadlineTimer>
#include <QtCore/QFutureWatcher>

#include <algorithm>
#include <utility>

namespace odori {
namespace {

/// Of one run, so that the columns are shown as they are computed, and that other workers get their
/// turn.
constexpr int runMilliseconds = 40;
/// The sheet and the graph show the sound.
constexpr std::size_t mostWanted = 2;

} // namespace

void SpectrumWorker::begin(mmd::SoundFormat format, std::shared_ptr<const mmd::Waveform> waveform)
{
    m_source = {format, std::move(waveform), {}, false};
    m_tiles = m_source.waveform ? std::make_shared<mmd::SpectrumTiles>() : nullptr;
    m_wanted.clear();
}

void SpectrumWorker::setFile(const std::filesystem::path& path, bool isWhole)
{
    m_source.path = path;
    m_source.isWhole = isWhole;
}

void SpectrumWorker::columns(mmd::SoundView view, std::span<std::uint8_t> picture)
{
    std::fill(picture.begin(), picture.end(), std::uint8_t(0));
    if (!m_tiles || m_tiles->columns(view, picture) || m_source.path.empty())
        return;
    if (m_wanted.size() == mostWanted)
        m_wanted.erase(m_wanted.begin());
    m_wanted.push_back({view, picture.size() / mmd::SpectrumTiles::rows});
    if (!m_isRunning)
        start();
}

bool SpectrumWorker::compute(
    mmd::SpectrumTiles& tiles, const Source& source, std::span<const Wanted> wanted)
{
    auto sound = source.isWhole ? mmd::CachedSound::open(source.path)
                                : mmd::CachedSound::openPart(
                                      source.path, source.format, source.waveform->frames());
    if (!sound) // the file was just renamed, for example
        return false;
    const QDeadlineTimer end(runMilliseconds);
    bool isChanged = false;
    for (auto each = wanted.rbegin(); each != wanted.rend(); ++each)
        while (!end.hasExpired() && tiles.compute(*sound, each->view, each->count))
            isChanged = true;
    return isChanged;
}

void SpectrumWorker::start()
{
    m_isRunning = true;
    auto* watcher = new QFutureWatcher<bool>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, tiles = m_tiles] {
        watcher->deleteLater();
        m_isRunning = false;
        if (!m_wanted.empty()) // since it was started
            start();
        if (watcher->result() && tiles == m_tiles)
            emit changed();
    });
    watcher->setFuture(QtConcurrent::run(
        [tiles = m_tiles, source = m_source, wanted = std::exchange(m_wanted, {})] {
            const auto isChanged = mmd::guarded(
                [&]() -> mmd::Result<bool> { return compute(*tiles, source, wanted); });
            return isChanged.value_or(false);
        }));
}

} // namespace odori
