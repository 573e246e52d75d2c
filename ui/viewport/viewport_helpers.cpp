// SPDX-License-Identifier: MIT
// Trails and ghosts in the viewport, and the clean view without all marks.
#include "ui/document/contacts/foot_contacts.h"
#include "ui/viewport/helpers/contact_marks.h"
#include "ui/viewport/viewport.h"

#include <utility>

namespace odori {
namespace {

constexpr int noteMilliseconds = 3000;

} // namespace

void Viewport::setHelpers(const ViewHelpers& helpers)
{
    if (m_drag == Drag::Trail)
        cancelDrag();
    const ViewHelpers before = m_helpers.shown();
    m_helpers.setShown(helpers);
    if (helpers.hasTrail && !before.hasTrail && posed().selectedBones().empty())
        m_document.say(tr("Select bones to see their trails."));
    else if (helpers.ghosts != Ghosting::Off && helpers.ghosts != before.ghosts &&
             m_helpers.ghosts().frames().empty())
        m_document.say(tr("There are no other keys or frames for ghosts."));
    else
        explainHandles();
    hoverTrail(std::nullopt);
    updatePicture();
}

void Viewport::setOtherMotion(std::shared_ptr<const mmd::Scene> scene, const glm::vec3& offset)
{
    m_otherMotion.setScene(std::move(scene), offset);
    updatePicture();
}

void Viewport::setContacts(const FootContacts* contacts)
{
    m_contacts = contacts;
    if (!contacts)
        return;
    for (const auto signal : {&FootContacts::changed, &FootContacts::selectionChanged})
        connect(contacts, signal, this, &Viewport::updatePicture);
}

void Viewport::setClean(bool clean)
{
    if (std::exchange(m_isClean, clean) == clean)
        return;
    cancelDrag();
    hover(std::nullopt);
    m_helpers.setPaused(clean || m_playback.isPlaying());
    if (clean) {
        setFocus(Qt::OtherFocusReason);
        showNote();
    } else {
        endNote();
    }
    emit cleanChanged(clean);
    updatePicture();
}

/// Without the tools the user would not know how to get them back.
void Viewport::showNote()
{
    m_hud.setNote(tr("Clean view: Esc shows bones and tools again"));
    m_noteTimer.start(noteMilliseconds, this);
    updatePicture();
}

void Viewport::endNote()
{
    m_noteTimer.stop();
    m_hud.setNote({});
    updatePicture();
}

bool Viewport::areHelpersUsable() const
{
    return posed().pose() && !m_isClean && !m_playback.isPlaying();
}

std::optional<QPointF> Viewport::trailPosition(int bone, std::uint32_t frame) const
{
    const auto place = areHelpersUsable() ? m_helpers.trail().position(bone, frame) : std::nullopt;
    const Picture shown = picture();
    const auto at = place ? render::projected(shown.view, *place, shown.size) : std::nullopt;
    return at ? std::optional(QPointF(double(at->x), double(at->y))) : std::nullopt;
}

void Viewport::hoverTrail(const std::optional<glm::vec2>& pixel)
{
    if (m_trail.hover(picture(), areHelpersUsable() ? pixel : std::nullopt))
        updatePicture();
}

void Viewport::drawHelpers(const Picture& shown)
{
    const mmd::Actor* actor = m_document.actor();
    if (!actor || !posed().pose() || m_isClean)
        return;
    const QSize pixels = size() * devicePixelRatio();
    const render::Surface surface{pixels.width(), pixels.height(), float(devicePixelRatio())};
    m_gizmoLines.clear();
    m_otherMotion.addLines(posed(), m_document.currentFrame(), m_gizmoLines);
    if (areHelpersUsable()) {
        if (m_contacts && m_contacts->isWatching())
            addContactMarks(*m_contacts, m_document.currentFrame(), m_gizmoLines);
        m_helpers.ghosts().addLines(m_gizmoLines);
    }
    if (!m_gizmoLines.empty())
        m_renderer->drawOverlay(*posed().pose(), shown.view, {}, m_gizmoLines, surface);
    if (!areHelpersUsable())
        return;
    Trail& trail = m_helpers.trail();
    trail.build(actor->motion, m_trail.active());
    if (!trail.isEmpty())
        m_renderer->drawOverlay(trail.places(), shown.view, trail.marks(), trail.lines(), surface);
}

/// The texts of the helpers.
void Viewport::paintHelpers(const Picture& shown)
{
    m_hud.isBare = m_isClean;
    m_hud.frames.clear();
    const Ghosts& ghosts = m_helpers.ghosts();
    if (areHelpersUsable())
        for (const GhostFrame& each : ghosts.frames()) {
            const auto top = ghosts.topOf(each.frame);
            const auto at = top ? render::projected(shown.view, *top, shown.size) : std::nullopt;
            if (at)
                m_hud.frames.push_back({QPointF(double(at->x), double(at->y)), each.frame,
                    ghosts.isBefore(each.frame)});
        }
    const QString name = areHelpersUsable() ? m_trail.text() : QString();
    const auto at = name.isEmpty() ? std::nullopt
                                   : trailPosition(m_trail.active()->bone, m_trail.active()->frame);
    m_hud.setName(at ? name : QString());
    m_hud.named = at.value_or(QPointF());
}

/// Returns false if no key of a trail is there.
bool Viewport::pressTrail(const glm::vec2& pixel)
{
    if (!areHelpersUsable() || !m_trail.press(picture(), pixel))
        return false;
    m_drag = Drag::Trail;
    updatePicture();
    return true;
}

void Viewport::moveTrail(float factor)
{
    if (isClickStill())
        return;
    m_trail.move(m_mouse, factor);
    if (!m_trail.isPressed())
        m_drag = Drag::None;
    updatePicture();
}

void Viewport::releaseTrail()
{
    if (m_isClick)
        m_trail.click();
    else
        m_trail.end();
}

} // namespace odori
