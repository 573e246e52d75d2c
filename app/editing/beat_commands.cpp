// SPDX-License-Identifier: MIT
#include "app/editing/beat_commands.h"

#include "libmmd/base/guarded.h"
#include "libmmd/beats/beat_detection.h"
#include "libmmd/beats/scene_tempo.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "libmmd/scene/edits/scene/tempo.h"
#include "ui/messages/messages.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QFutureWatcher>

#include <utility>

namespace odori {

BeatCommands::BeatCommands(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
}

void BeatCommands::setSound(std::optional<Sound> sound)
{
    const bool had = hasSound();
    m_sound = std::move(sound);
    if (hasSound() != had)
        emit stateChanged();
}

template <class Job, class Apply>
void BeatCommands::run(Job job, Apply apply)
{
    if (!hasSound() || m_isRunning)
        return;
    using Found = std::invoke_result_t<Job, const Mono&>;
    auto* watcher = new QFutureWatcher<mmd::Result<Found>>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, apply, sound = *m_sound] {
        watcher->deleteLater();
        m_isRunning = false;
        emit stateChanged();
        const mmd::Result<Found> found = watcher->result();
        if (!found)
            m_document.say(sentence(found.error()));
        else if (m_sound == sound && !m_document.isGestureRunning())
            apply(*found, sound);
    });
    m_isRunning = true;
    emit stateChanged();
    watcher->setFuture(QtConcurrent::run([job, sound = *m_sound] {
        return mmd::guarded([&]() -> mmd::Result<Found> { return sound.read().map(job); });
    }));
}

void BeatCommands::findBeats()
{
    const auto job = [perBar = m_document.scene().settings.beatsPerBar](const Mono& mono) {
        mmd::BeatOptions options;
        options.beatsPerBar = perBar;
        return mmd::detectBeats(mono.samples, mono.rate, options, mmd::Progress());
    };
    m_document.say(tr("Looking for the beats of the sound…"));
    run(job, [this](const mmd::BeatGrid& grid, const Sound& sound) {
        if (grid.beats.size() < 2) {
            m_document.say(tr("No beats were found in the sound."));
            return;
        }
        const mmd::Scene& scene = m_document.scene();
        const auto patch = mmd::changeSettings(
            scene, mmd::withDetectedBeats(scene.settings, grid, sound.beginFrame));
        if (!patch.isEmpty())
            m_document.apply(patch, tr("Find Beats"));
        constexpr double unsure = 0.3;
        const QString tempo = QString::number(m_document.scene().settings.beatsPerMinute, 'f', 1);
        m_document.say(
            grid.confidence < unsure
                ? tr("%1 beats per minute; the sound has no clear beats.").arg(tempo)
                : tr("%1 beats per minute. The first beat is a guess: check it. × 2 and ÷ 2 are "
                     "in the popup of the tempo.")
                      .arg(tempo));
    });
}

void BeatCommands::addOnsetMarkers()
{
    const auto job = [](const Mono& mono) {
        return mmd::findOnsets(mono.samples, mono.rate, {}, mmd::Progress());
    };
    run(job, [this](const std::vector<double>& onsets, const Sound& sound) {
        const mmd::Scene& scene = m_document.scene();
        mmd::OnsetPlaces places{.offset = sound.beginFrame};
        places.first = scene.settings.playFirst;
        if (scene.settings.playLast > 0)
            places.last = scene.settings.playLast;
        auto patch = mmd::addOnsetMarkers(
            scene, onsets, places, tr("onset", "name of a marker").toStdString());
        const std::size_t before = scene.markers.size();
        if (!patch.isEmpty())
            m_document.apply(std::move(patch), tr("Add Markers"));
        const auto added = int(m_document.scene().markers.size() - before);
        m_document.say(tr("%n marker(s) were added.", nullptr, added));
    });
}

} // namespace odori
