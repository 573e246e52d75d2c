// SPDX-License-Identifier: MIT
#include "app/editing/contact_commands.h"

#include "libmmd/scene/selecting.h"
#include "ui/document/contacts/foot_contacts.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace odori {
namespace {

constexpr std::uint32_t newLength = 10; ///< frames of a contact without selected keys

QString words(const char* text)
{
    return QCoreApplication::translate("odori::ContactCommands", text);
}

/// The frames of the selected keys if there are several, else the next ones.
mmd::FrameSpan framesHere(const Document& document)
{
    if (const auto span = mmd::spanOf(document.selection()); span && span->first < span->last)
        return *span;
    const std::uint32_t frame = document.currentKeyFrame();
    return {frame, frame + newLength - 1};
}

bool belongsTo(const mmd::Model& model, const mmd::Foot& foot, int bone)
{
    if (bone == foot.leg || bone == foot.knee || bone == foot.ankle)
        return true;
    for (const int chain : {foot.ankleChain, foot.toeChain})
        if (chain >= 0) {
            const mmd::RigIkChain& ik = model.rig.chains[std::size_t(chain)];
            if (bone == ik.goal || bone == ik.effector ||
                bone == model.rig.bones[std::size_t(ik.goal)].parent)
                return true;
        }
    return false;
}

} // namespace

std::optional<mmd::FootSide> selectedFoot(const Document& document)
{
    const mmd::Actor* actor = document.actor();
    if (!actor || !actor->model)
        return std::nullopt;
    std::optional<mmd::FootSide> found;
    for (const mmd::FootSide side : mmd::bothFeet) {
        const auto foot = mmd::footOf(*actor->model, side);
        const bool isSelected =
            foot && std::any_of(document.selection().tracks.begin(),
                        document.selection().tracks.end(), [&](const mmd::TrackId& track) {
                            if (track.kind != mmd::TrackKind::Bone)
                                return false;
                            const auto bones = actor->model->bonesOfTrack(track.name);
                            return std::any_of(bones.begin(), bones.end(),
                                [&](int bone) { return belongsTo(*actor->model, *foot, bone); });
                        });
        if (isSelected && found)
            return std::nullopt;
        if (isSelected)
            found = side;
    }
    return found;
}

FootToPin footToPin(const Document& document, const FootContacts& contacts)
{
    if (const auto at = contacts.selected())
        return {contacts.contacts()[*at].side, contacts.contacts()[*at].span};
    const std::uint32_t frame = document.currentKeyFrame();
    auto side = selectedFoot(document);
    for (const mmd::FootSide each : mmd::bothFeet)
        if (!side && contacts.find(each, frame))
            side = each;
    FootToPin foot{side.value_or(mmd::FootSide::Left), framesHere(document)};
    const bool hasKeys = mmd::spanOf(document.selection()).has_value();
    if (const auto at = contacts.find(foot.side, frame); at && !hasKeys)
        foot.span = contacts.contacts()[*at].span;
    return foot;
}

void addContact(Document& document, FootContacts& contacts, mmd::FootSide side)
{
    if (!contacts.path(side))
        return document.say(words(QT_TRANSLATE_NOOP(
            "odori::ContactCommands", "The model's feet are not known yet, or it has none.")));
    const mmd::FrameSpan span = framesHere(document);
    contacts.setContacts(mmd::withContact(contacts.contacts(), {}, side, span).contacts);
    contacts.select(contacts.find(side, span.first));
}

void moveContactEnd(Document& document, FootContacts& contacts, bool isLast)
{
    const auto at = contacts.selected();
    if (!at)
        return;
    const mmd::FootContact contact = contacts.contacts()[*at];
    mmd::FrameSpan span = contact.span;
    (isLast ? span.last : span.first) = document.currentKeyFrame();
    if (span.first > span.last)
        return document.say(isLast ? words(QT_TRANSLATE_NOOP("odori::ContactCommands",
                                         "A contact cannot end before it begins."))
                                   : words(QT_TRANSLATE_NOOP("odori::ContactCommands",
                                         "A contact cannot begin after its end.")));
    contacts.setContacts(mmd::withContact(contacts.contacts(), at, contact.side, span).contacts);
    contacts.select(contacts.find(contact.side, span.first));
}

void deleteContact(FootContacts& contacts)
{
    const auto at = contacts.selected();
    if (!at)
        return;
    std::vector<mmd::FootContact> rest = contacts.contacts();
    rest.erase(rest.begin() + std::ptrdiff_t(*at));
    contacts.select(std::nullopt);
    contacts.setContacts(rest);
}

void stepToContact(Document& document, FootContacts& contacts, int direction)
{
    const auto& all = contacts.contacts();
    std::vector<std::size_t> order(all.size());
    for (std::size_t at = 0; at < order.size(); ++at)
        order[at] = at;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
        return all[one].span.first < all[other].span.first;
    });
    const auto begin = order.begin(), end = order.end();
    auto next = end;
    if (const auto at = contacts.selected()) {
        const auto now = std::find(begin, end, *at);
        if (direction > 0)
            next = now + 1;
        else if (now != begin)
            next = now - 1;
    } else {
        const std::uint32_t frame = document.currentKeyFrame();
        next = std::partition_point(begin, end, [&](std::size_t each) {
            return direction > 0 ? all[each].span.first < frame : all[each].span.first <= frame;
        });
        if (direction < 0)
            next = next == begin ? end : next - 1;
    }
    if (next == end)
        return document.say(direction > 0 ? words(QT_TRANSLATE_NOOP("odori::ContactCommands",
                                                "There is no later contact of a foot."))
                                          : words(QT_TRANSLATE_NOOP("odori::ContactCommands",
                                                "There is no earlier contact of a foot.")));
    document.setCurrentFrame(all[*next].span.first);
    contacts.select(*next);
}

} // namespace odori
