// SPDX-License-Identifier: MIT
#include "app/editing/ik_hint.h"

#include "libmmd/model/model.h"
#include "ui/document/bones/ik_control.h"
#include "ui/messages/shown_name.h"
#include "ui/viewport/viewport.h"
#include "ui/window/message_bar.h"

#include <QtGui/QAction>

#include <utility>

namespace odori {

IkHint::IkHint(Document& document, Viewport& viewport, MessageBar& bar, QAction& goal, QAction& off)
    : QObject(&bar)
    , m_document(document)
    , m_bar(bar)
    , m_goal(goal)
    , m_off(off)
{
    connect(&viewport, &Viewport::rotating, this, &IkHint::show);
    connect(&document, &Document::selectionChanged, this, &IkHint::forget);
    for (QAction* action : {&goal, &off}) // whoever triggers it
        connect(action, &QAction::triggered, this, &IkHint::clear);
}

void IkHint::show(const std::vector<mmd::TrackId>& bones)
{
    if (m_isSaid)
        return;
    for (const mmd::TrackId& bone : bones) {
        const auto goals = goalsMoving(m_document, {&bone, 1});
        if (goals.empty())
            continue;
        const mmd::Model& model = *m_document.actor()->model;
        const auto nameOf = [&model](const mmd::TrackId& track) {
            const int index = model.bonesOfTrack(track.name).front();
            return shownName(model.data.bones[std::size_t(index)].name.utf8, longestInSentence);
        };
        m_isSaid = true;
        m_tracks = m_document.selection().tracks;
        m_text = tr("IK moves %1 to its goal %2, so this rotation may not be visible.")
                     .arg(nameOf(bone), nameOf(goals.front()));
        m_bar.show(MessageBar::Kind::Hint, m_text);
        m_bar.offer(&m_goal);
        m_bar.offer(&m_off);
        return;
    }
}

/// Removes the message, if the bar still has it.
void IkHint::clear()
{
    if (!m_text.isEmpty())
        m_bar.dismissText(std::exchange(m_text, {}));
}

/// Auto-key selects the new keys of the same bones; this is the same selection.
void IkHint::forget()
{
    if (m_document.selection().tracks == m_tracks)
        return;
    m_isSaid = false;
    clear();
}

} // namespace odori
