// SPDX-License-Identifier: MIT
#include "ui/document/checkup/check_up.h"

#include "libmmd/base/guarded.h"
#include "ui/messages/messages.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QFutureWatcher>
#include <QtCore/QTimer>

#include <utility>

namespace odori {
namespace {

constexpr int pauseMilliseconds = 200; ///< after an edit: a series of edits is checked once

mmd::Result<Findings> checked(const mmd::Motion& motion, const mmd::Model* model)
{
    return mmd::guarded([&]() -> mmd::Result<Findings> {
        return motion.keyCount() > 0 ? mmd::checkMotion(motion, model) : Findings{};
    });
}

} // namespace

Findings pressingFindings(const mmd::Motion& motion, const mmd::Model* model)
{
    mmd::Result<Findings> findings = checked(motion, model);
    if (!findings)
        return {};
    std::erase_if(*findings, [](const mmd::Finding& each) { return !mmd::isPressing(each); });
    return std::move(*findings);
}

CheckUp::CheckUp(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_timer(new QTimer(this))
    , m_actor(document.scene().active)
{
    m_timer->setSingleShot(true);
    connect(m_timer, &QTimer::timeout, this, &CheckUp::start);
    connect(&document, &Document::changed, this, &CheckUp::noteChange);
}

void CheckUp::setWatching(bool on)
{
    m_isWatching = on;
    if (on && m_isOutdated)
        m_timer->start(0);
    else if (!on)
        m_timer->stop();
}

void CheckUp::noteChange(const Change& change)
{
    const mmd::ActorId active = m_document.scene().active;
    const bool isOther = active != m_actor;
    if (!isOther && !change.actors && !(change.keys && change.actor == active))
        return;
    m_actor = active;
    m_isOutdated = true;
    if (isOther)
        forget();
    if (m_isWatching)
        m_timer->start(isOther ? 0 : pauseMilliseconds);
}

void CheckUp::forget()
{
    if (!std::exchange(m_isKnown, false))
        return;
    m_findings.clear();
    emit changed();
}

void CheckUp::start()
{
    if (m_isRunning)
        return; // show() starts again
    m_isOutdated = false;
    m_isRunning = true;
    const mmd::Scene& scene = m_document.scene();
    const mmd::Motion* motion = mmd::findMotion(scene, scene.active);
    const mmd::Actor* actor = m_document.actor();
    using Watcher = QFutureWatcher<mmd::Result<Findings>>;
    auto* watcher = new Watcher(this);
    connect(watcher, &Watcher::finished, this, [this, watcher, active = scene.active] {
        watcher->deleteLater();
        show(active, watcher->result());
    });
    watcher->setFuture(QtConcurrent::run(
        [snapshot = motion ? *motion : mmd::Motion{}, model = actor ? actor->model : nullptr] {
            return checked(snapshot, model.get());
        }));
}

void CheckUp::show(mmd::ActorId actor, const mmd::Result<Findings>& result)
{
    m_isRunning = false;
    if (m_isOutdated && m_isWatching)
        m_timer->start(0);
    if (actor != m_document.scene().active)
        return;
    if (!result) {
        m_document.say(sentence(result.error(), tr("Check-up")));
        return;
    }
    const bool wasKnown = std::exchange(m_isKnown, true);
    if (wasKnown && *result == m_findings)
        return;
    m_findings = *result;
    emit changed();
}

} // namespace odori
