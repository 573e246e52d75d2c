// SPDX-License-Identifier: MIT
#include "ui/document/contacts/foot_contacts.h"

#include "libmmd/base/guarded.h"
#include "ui/messages/messages.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QFutureWatcher>
#include <QtCore/QTimer>

#include <algorithm>
#include <utility>

namespace odori {
namespace {

constexpr int restMilliseconds = 150; ///< after an edit: a drag is evaluated where it rests

} // namespace

struct FootContacts::Found {
    Paths paths;
};

FootContacts::FootContacts(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_timer(new QTimer(this))
    , m_actor(document.scene().active)
{
    m_timer->setSingleShot(true);
    connect(m_timer, &QTimer::timeout, this, &FootContacts::start);
    connect(&document, &Document::changed, this, &FootContacts::noteChange);
    connect(&document, &Document::selectionChanged, this, &FootContacts::noteSelection);
    connect(&document, &Document::replacing, this, [this] { m_edited.clear(); });
}

FootContacts::~FootContacts()
{
    if (m_running)
        m_running->cancel();
}

void FootContacts::setWatching(bool on)
{
    m_isWatching = on;
    if (on && m_isOutdated)
        m_timer->start(0);
    if (on)
        return;
    m_timer->stop();
    select(std::nullopt);
}

void FootContacts::setLimits(const mmd::ContactOptions& limits)
{
    m_limits = limits;
    if (m_paths)
        update();
}

const mmd::FootPath* FootContacts::path(mmd::FootSide side) const
{
    if (m_paths)
        for (const mmd::FootPath& each : *m_paths)
            if (each.foot.side == side)
                return &each;
    return nullptr;
}

std::optional<std::vector<mmd::FootContact>> FootContacts::edited() const
{
    const auto found = m_edited.find(m_document.scene().active);
    return found == m_edited.end() ? std::nullopt : std::optional(found->second);
}

void FootContacts::select(std::optional<std::size_t> contact)
{
    if (contact && *contact >= m_contacts.size())
        contact.reset();
    if (std::exchange(m_selected, contact) == contact)
        return;
    if (contact && !m_document.selection().keys.empty()) {
        mmd::Selection selection = m_document.selection();
        selection.keys.clear();
        m_isDeselecting = true;
        m_document.select(std::move(selection));
        m_isDeselecting = false;
    }
    emit selectionChanged();
}

std::optional<std::size_t> FootContacts::find(mmd::FootSide side, std::uint32_t frame) const
{
    for (std::size_t at = 0; at < m_contacts.size(); ++at)
        if (m_contacts[at].side == side && m_contacts[at].span.first <= frame &&
            m_contacts[at].span.last >= frame)
            return at;
    return std::nullopt;
}

void FootContacts::setContacts(std::span<const mmd::FootContact> contacts)
{
    m_edited[m_actor].assign(contacts.begin(), contacts.end());
    update();
}

void FootContacts::findAgain()
{
    m_edited.erase(m_actor);
    select(std::nullopt);
    update();
}

void FootContacts::noteChange(const Change& change)
{
    const mmd::ActorId active = m_document.scene().active;
    const bool isOther = active != m_actor;
    if (!isOther && !change.actors && !(change.keys && change.actor == active))
        return;
    m_actor = active;
    m_isOutdated = true;
    std::erase_if(m_edited,
        [&](const auto& each) { return !mmd::findActor(m_document.scene(), each.first); });
    if (m_running)
        m_running->cancel();
    if (isOther)
        forget();
    if (m_isWatching)
        m_timer->start(isOther ? 0 : restMilliseconds);
}

/// Delete acts on what is shown as selected: the user selected something else after the contact.
void FootContacts::noteSelection()
{
    if (!m_isDeselecting)
        select(std::nullopt);
}

void FootContacts::forget()
{
    m_paths.reset();
    m_contacts.clear();
    m_problem.clear();
    select(std::nullopt);
    emit changed();
}

void FootContacts::start()
{
    if (m_running)
        return; // show() starts again
    m_isOutdated = false;
    const mmd::Actor* actor = m_document.actor();
    if (!actor || !actor->model)
        return show(m_actor, Found{std::make_shared<std::vector<mmd::FootPath>>()});
    m_running = std::make_shared<mmd::Progress>();
    using Watcher = QFutureWatcher<mmd::Result<Found>>;
    auto* watcher = new Watcher(this);
    connect(watcher, &Watcher::finished, this, [this, watcher, active = m_actor] {
        watcher->deleteLater();
        m_running.reset();
        show(active, watcher->result());
    });
    watcher->setFuture(
        QtConcurrent::run([motion = actor->motion, model = actor->model, progress = m_running] {
            return mmd::guarded([&]() -> mmd::Result<Found> {
                auto paths =
                    mmd::footPaths(model, motion, {0, motion.lastFrame()}, {*progress, 0.0, 1.0});
                if (!paths)
                    return tl::unexpected(paths.error());
                return Found{std::make_shared<const std::vector<mmd::FootPath>>(std::move(*paths))};
            });
        }));
}

void FootContacts::show(mmd::ActorId actor, const mmd::Result<Found>& found)
{
    if (m_isOutdated && m_isWatching)
        m_timer->start(0);
    const bool isCancelled = !found && found.error().code == mmd::ErrorCode::Cancelled;
    if (isCancelled || actor != m_document.scene().active)
        return;
    m_problem = found ? QString() : sentence(found.error(), tr("Contacts"));
    m_paths = found ? found->paths : std::make_shared<std::vector<mmd::FootPath>>();
    update();
}

/// The contacts of the paths. The selected one stays selected if it is still there.
void FootContacts::update()
{
    const auto old = m_selected ? std::optional(m_contacts[*m_selected]) : std::nullopt;
    m_contacts.clear();
    if (m_paths) {
        const auto own = m_edited.find(m_actor);
        if (own != m_edited.end())
            m_contacts = mmd::measuredContacts(*m_paths, own->second);
        else
            for (const mmd::FootPath& path : *m_paths) {
                const auto more = mmd::contactsOf(path, m_limits);
                m_contacts.insert(m_contacts.end(), more.begin(), more.end());
            }
    }
    const auto now = std::find_if(m_contacts.begin(), m_contacts.end(),
        [&](const auto& each) { return old && each.side == old->side && each.span == old->span; });
    m_selected.reset();
    if (now != m_contacts.end())
        m_selected = std::size_t(now - m_contacts.begin());
    emit changed();
    if (old.has_value() != m_selected.has_value())
        emit selectionChanged();
}

} // namespace odori
