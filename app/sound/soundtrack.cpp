// SPDX-License-Identifier: MIT
#include "app/sound/soundtrack.h"

#include "libmmd/base/file_io.h"
#include "libmmd/base/frame_rate.h"
#include "libmmd/base/guarded.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "ui/document/document.h"
#include "ui/document/playback.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QFutureWatcher>

#include <algorithm>
#include <utility>
#include <variant>

namespace odori {
namespace {

constexpr int growingMilliseconds = 100;

} // namespace

/// A worker's job.
struct Soundtrack::Load {
    QString path;
    bool isNew = false;   ///< open() wants it
    bool isBegun = false; ///< some of it is decoded, and the scene has it
    mmd::Progress progress;
};

/// The format of a sound is known. Its waveform grows.
struct Soundtrack::Begun {
    mmd::SoundFormat format;
    std::shared_ptr<mmd::Waveform> waveform;
};

Soundtrack::Soundtrack(Document& document, Playback& playback, const QString& cacheFolder,
    std::unique_ptr<AudioSink> sink)
    : m_document(document)
    , m_playback(playback)
    , m_cache(mmd::pathFromUtf8(cacheFolder.toStdString()))
    , m_player(std::move(sink), machineClock())
{
    m_growing.setInterval(growingMilliseconds);
    connect(&m_growing, &QTimer::timeout, this, &SoundShape::shapeChanged);
    connect(&m_spectrum, &SpectrumWorker::changed, this, &SoundShape::spectrumChanged);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (change.settings)
            follow();
    });
    connect(&document, &Document::currentFrameChanged, this, &Soundtrack::scrub);
    connect(&playback, &Playback::playingChanged, this,
        [this](bool playing) { m_isPlaying = playing; });
    connect(&m_player, &SoundPlayer::deviceMissing, this,
        [this](const QString& sentence) { emit message(MessageBar::Kind::Warning, sentence, {}); });
    playback.setSound(&m_player);
    follow();
}

Soundtrack::~Soundtrack()
{
    m_playback.setSound(nullptr);
    dropLoad();
}

void Soundtrack::open(const QString& path)
{
    load(path, true);
}

/// The worker ends by itself: it shares nothing with this object, so nobody waits for it.
void Soundtrack::dropLoad()
{
    m_growing.stop();
    if (const auto load = std::exchange(m_load, nullptr))
        load->progress.cancel();
}

void Soundtrack::load(const QString& path, bool isNew)
{
    dropLoad();
    endMessage();
    const auto load = std::make_shared<Load>();
    load->path = path;
    load->isNew = isNew;
    load->isBegun = !isNew;
    m_load = load;
    using News = std::variant<Begun, std::filesystem::path, Read>;
    auto* watcher = new QFutureWatcher<News>(this);
    connect(watcher, &QFutureWatcherBase::finished, watcher, &QObject::deleteLater);
    connect(watcher, &QFutureWatcherBase::resultReadyAt, this, [this, watcher, load](int index) {
        if (load != m_load)
            return;
        const News news = watcher->resultAt(index);
        if (const auto* begun = std::get_if<Begun>(&news))
            begin(*load, *begun);
        else if (const auto* growing = std::get_if<std::filesystem::path>(&news))
            m_spectrum.setFile(*growing, false);
        else
            finish(*load, std::get<Read>(news));
    });
    watcher->setFuture(QtConcurrent::run([load, cache = m_cache](QPromise<News>& promise) {
        const auto announce = [&](mmd::SoundFormat format,
                                  std::shared_ptr<mmd::Waveform> waveform) {
            promise.addResult(Begun{format, std::move(waveform)});
        };
        const auto grow = [&](const std::filesystem::path& path) { promise.addResult(path); };
        promise.addResult(std::make_shared<mmd::Result<OpenedSound>>(mmd::guarded([&] {
            return loadSound(
                mmd::pathFromUtf8(load->path.toStdString()), cache, announce, load->progress, grow);
        })));
    }));
}

void Soundtrack::begin(Load& load, const Begun& begun)
{
    setSound(std::nullopt);
    m_waveform = begun.waveform;
    m_rate = double(begun.format.rate);
    m_spectrum.begin(begun.format, begun.waveform);
    m_failure.clear();
    m_growing.start();
    if (!std::exchange(load.isBegun, true)) {
        m_path = load.path; // so that follow() does not read it again
        mmd::SceneSound sound = m_document.scene().settings.sound;
        sound.path = load.path.toStdString();
        sound.offset = 0.0;
        m_document.cancelGesture();
        m_document.apply(
            mmd::setSound(m_document.scene(), sound), tr("Open %1").arg(shownFileName(load.path)));
        emit opened(load.path);
    }
    emit shapeChanged();
}

void Soundtrack::finish(const Load& load, const Read& read)
{
    m_load.reset();
    m_growing.stop();
    const mmd::Result<OpenedSound>& result = *read;
    if (!result) {
        const QString why = sentence(result.error(), load.path);
        say(MessageBar::Kind::Error, why);
        if (load.isBegun) {
            m_failure = why;
            dropShape();
            emit shapeChanged();
        }
        return;
    }
    m_spectrum.setFile(result->sound.path(), true);
    setSound(std::move(read->value().sound));
    if (result->cut)
        say(MessageBar::Kind::Warning, tr("%1 is cut off: it ends after %2 s of %3 s.")
                                           .arg(shownFileName(load.path))
                                           .arg(result->cut->end, 0, 'f', 1)
                                           .arg(result->cut->announced, 0, 'f', 1));
    emit shapeChanged();
}

void Soundtrack::say(MessageBar::Kind kind, const QString& sentence)
{
    m_said = sentence;
    emit message(kind, sentence, {});
}

void Soundtrack::endMessage()
{
    if (!m_said.isEmpty())
        emit outdated(std::exchange(m_said, {}));
}

/// The player and the shape read the file independently.
void Soundtrack::setSound(std::optional<mmd::CachedSound> sound)
{
    m_sound.reset();
    std::optional<mmd::CachedSound> played;
    if (sound) {
        if (auto again = mmd::CachedSound::open(sound->path()))
            played = std::move(*again);
        m_sound = std::move(sound);
    }
    m_player.setSound(std::move(played));
    showEnd();
    m_playback.soundChanged();
    emit soundChanged();
}

void Soundtrack::dropShape()
{
    m_waveform.reset();
    m_spectrum.clear();
}

void Soundtrack::follow()
{
    const mmd::SceneSound& sound = m_document.scene().settings.sound;
    m_player.setOffset(mmd::soundFrame(sound) / mmd::framesPerSecond);
    showEnd();
    m_player.setVolume(sound.volume);
    m_player.setMuted(sound.isMuted);
    const QString path = QString::fromStdString(sound.path);
    if (path.isEmpty() && m_path.isEmpty())
        return;
    if (path != m_path) {
        m_path = path;
        m_failure.clear();
        dropShape();
        setSound(std::nullopt);
        endMessage();
        if (path.isEmpty())
            dropLoad();
        else
            load(path, false);
    }
    emit shapeChanged();
    emit soundChanged();
}

void Soundtrack::showEnd()
{
    m_document.setSoundEnd(m_sound ? m_sound->seconds() * mmd::framesPerSecond +
                                         mmd::soundFrame(m_document.scene().settings.sound)
                                   : 0.0);
}

void Soundtrack::scrub(double frame)
{
    if (!m_isPlaying && !m_playback.isPlaying())
        m_player.scrub(frame / mmd::framesPerSecond);
}

bool Soundtrack::hasShape() const
{
    return !m_path.isEmpty();
}

void Soundtrack::columns(
    double firstFrame, double framesPerColumn, std::span<mmd::SoundColumn> columns) const
{
    std::fill(columns.begin(), columns.end(), mmd::SoundColumn{});
    if (!m_waveform)
        return;
    m_waveform->columns(
        viewOf(firstFrame, framesPerColumn), columns, m_sound ? &*m_sound : nullptr);
}

void Soundtrack::spectrum(
    double firstFrame, double framesPerColumn, std::span<std::uint8_t> picture) const
{
    m_spectrum.columns(viewOf(firstFrame, framesPerColumn), picture);
}

/// In sound frames.
mmd::SoundView Soundtrack::viewOf(double firstFrame, double framesPerColumn) const
{
    const double perFrame = m_rate / mmd::framesPerSecond;
    const double begin = mmd::soundFrame(m_document.scene().settings.sound);
    return {(firstFrame - begin) * perFrame, framesPerColumn * perFrame};
}

QString Soundtrack::title() const
{
    return shownFileName(m_path);
}

QString Soundtrack::state() const
{
    if (!m_failure.isEmpty())
        return m_failure;
    if (m_load)
        return tr("%1 is being read…").arg(shownPath(m_path));
    return shownPath(m_path);
}

} // namespace odori
