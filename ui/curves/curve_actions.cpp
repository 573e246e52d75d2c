// SPDX-License-Identifier: MIT
#include "ui/curves/curve_actions.h"

#include "ui/curves/channel_buttons.h"
#include "ui/curves/curve_commands.h"
#include "ui/curves/curve_view.h"
#include "ui/document/document.h"
#include "ui/theme/icons.h"

#include <QtCore/QEvent>
#include <QtGui/QAction>
#include <QtWidgets/QMenu>

namespace odori {
namespace {

/// An action of `owner` with its key in its tool tip.
QAction* made(QWidget* owner, const QString& name, const QString& text, const QString& tip,
    const QKeySequence& key = {})
{
    auto* action = new QAction(text, owner);
    action->setObjectName(name + QStringLiteral("Action"));
    action->setData(name);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setToolTip(
        key.isEmpty() ? tip
                      : QStringLiteral("%1 (%2)").arg(tip, key.toString(QKeySequence::NativeText)));
    owner->addAction(action);
    return action;
}

} // namespace

CurveActions::CurveActions(
    CurveCommands& commands, CurveView& view, const Document& document, QWidget* owner)
    : QObject(owner)
    , m_commands(commands)
    , m_document(document)
{
    m_copy = made(owner, QStringLiteral("copy"), tr("Copy"), tr("Copy the curve"),
        QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C));
    m_paste = made(owner, QStringLiteral("paste"), tr("Paste"),
        tr("Paste the curve to the selected keys; the arrow: to other channels"),
        QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_V));
    m_mirror = made(owner, QStringLiteral("mirror"), tr("Flip"),
        tr("Mirror the curves in time: ease in becomes ease out"), QKeySequence(Qt::Key_M));
    m_smooth = made(owner, QStringLiteral("smooth"), tr("Auto"),
        tr("Changes the curves on both sides of the selected keys so that the speed does not jump "
           "there"),
        QKeySequence(Qt::Key_U));
    m_nudge = made(owner, QStringLiteral("nudge"), tr("Nudge"),
        tr("Move the handles of all keys by the same amount instead of to the same place, as "
           "dragging with Shift does"));
    m_speed = made(owner, QStringLiteral("speed"), tr("Speed"),
        tr("Shows the speed along the curve; the dotted line is constant speed"));
    m_insert = made(owner, QStringLiteral("insertKey"), tr("Insert key"),
        tr("Insert keys of the selected tracks at the current frame without changing the motion"),
        QKeySequence(Qt::Key_Insert));
    m_delete = made(owner, QStringLiteral("deleteKey"), tr("Delete key"),
        tr("Delete the selected keys and bend the curves to keep the motion"),
        QKeySequence(Qt::CTRL | Qt::Key_Delete));
    m_nudge->setCheckable(true);
    m_speed->setCheckable(true);
    createPasteMenu(owner);
    connect(m_copy, &QAction::triggered, &commands, [&commands] { commands.copy(); });
    connect(m_paste, &QAction::triggered, &commands, [&commands] { commands.paste(); });
    connect(m_mirror, &QAction::triggered, &commands, &CurveCommands::mirror);
    connect(m_smooth, &QAction::triggered, &commands, &CurveCommands::smooth);
    connect(m_insert, &QAction::triggered, &commands, &CurveCommands::insertKeys);
    connect(m_delete, &QAction::triggered, &commands, &CurveCommands::deleteKeys);
    connect(m_nudge, &QAction::toggled, &view, &CurveView::setNudging);
    connect(m_speed, &QAction::toggled, &view, &CurveView::setSpeedShown);
    owner->installEventFilter(this);
    applyIcons();
}

void CurveActions::createPasteMenu(QWidget* owner)
{
    m_pasteMenu = new QMenu(tr("Paste to"), owner);
    const auto add = [this](const QString& text, mmd::CurveChannels channels) {
        QAction* action = m_pasteMenu->addAction(text);
        connect(action, &QAction::triggered, &m_commands,
            [this, channels] { m_commands.paste(channels); });
        return action;
    };
    add(tr("Paste to All Channels"), mmd::allCurveChannels);
    m_pasteMenu->addSeparator();
    for (std::size_t channel = 0; channel < mmd::cameraChannelCount; ++channel) {
        QAction* action = add(
            tr("Paste to %1").arg(channelName(int(channel))), mmd::CurveChannels(1u << channel));
        if (channel >= mmd::boneChannelCount)
            m_cameraOnly.append(action);
    }
}

QList<QAction*> CurveActions::all() const
{
    return {m_copy, m_paste, m_mirror, m_smooth, m_insert, m_delete, m_nudge, m_speed};
}

void CurveActions::update(const SelectedCurves& curves)
{
    const bool hasCurves = curves.keyCount > 0;
    m_copy->setEnabled(hasCurves && !curves.shared().empty());
    for (QAction* action : {m_paste, m_mirror, m_smooth})
        action->setEnabled(hasCurves);
    for (QAction* action : m_cameraOnly)
        action->setVisible(curves.hasCamera);
    updateKeyActions();
}

void CurveActions::updateKeyActions()
{
    const mmd::Selection& selection = m_document.selection();
    m_insert->setEnabled(!selection.tracks.empty() || !selection.keys.empty());
    m_delete->setEnabled(!selection.keys.empty());
}

void CurveActions::applyIcons()
{
    const auto* owner = static_cast<QWidget*>(parent());
    const char* names[] = {
        "copy", "paste", "mirror-curve", "smooth", "insert-key", "delete-key", "nudge", "speed"};
    const QList<QAction*> actions = all();
    for (qsizetype at = 0; at < actions.size(); ++at)
        actions[at]->setIcon(themedIcon(QLatin1String(names[at]), owner->palette()));
}

bool CurveActions::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        applyIcons();
    return QObject::eventFilter(watched, event);
}

} // namespace odori
