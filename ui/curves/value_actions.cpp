// SPDX-License-Identifier: MIT
#include "ui/curves/value_actions.h"

#include "ui/curves/curve_actions.h"
#include "ui/curves/curve_commands.h"
#include "ui/curves/value_canvas.h"
#include "ui/curves/value_hit.h"
#include "ui/document/document.h"
#include "ui/fields/header_tools.h"
#include "ui/theme/icons.h"

#include <QtCore/QEvent>
#include <QtGui/QAction>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolButton>

#include <algorithm>
#include <cmath>

namespace odori {

ValueActions::ValueActions(ValueCanvas& canvas, CurveCommands& commands, CurveActions& curves)
    : QObject(&canvas)
    , m_canvas(canvas)
    , m_commands(commands)
    , m_curves(curves)
    , m_fitSelection(add(QStringLiteral("fit-selection"), tr("Frame Selection"),
          tr("Zoom to the selected keys"), QKeySequence(Qt::Key_F)))
    , m_fitAll(add(QStringLiteral("fit-all"), tr("Fit All"), tr("Show the whole motion"),
          QKeySequence(Qt::SHIFT | Qt::Key_F)))
    , m_lockFrames(add(QStringLiteral("lock-frames"), tr("Lock Frames"),
          tr("Drags change values and leave keys at their frames; Shift: the direction of the "
             "drag decides")))
    , m_lockValues(add(QStringLiteral("lock-values"), tr("Lock Values"),
          tr("Drags move keys in time and leave their values; Shift: the direction of the drag "
             "decides")))
    , m_snap(add(QStringLiteral("snap"), tr("Snap Values"),
          tr("Dragged keys stop at round values, finer the larger the graph is; frames are always "
             "whole")))
    , m_delete(new QAction(tr("Delete"), this))
{
    for (QAction* action : {m_lockFrames, m_lockValues, m_snap}) {
        action->setCheckable(true);
        connect(action, &QAction::toggled, this, &ValueActions::takeRules);
    }
    connect(m_lockFrames, &QAction::toggled, m_lockValues, [this](bool isOn) {
        if (isOn)
            m_lockValues->setChecked(false);
    });
    connect(m_lockValues, &QAction::toggled, m_lockFrames, [this](bool isOn) {
        if (isOn)
            m_lockFrames->setChecked(false);
    });
    m_delete->setShortcut(QKeySequence(Qt::Key_Delete));
    m_delete->setShortcutContext(Qt::WidgetShortcut);
    connect(m_delete, &QAction::triggered, &canvas, &ValueCanvas::deleteKeys);
    connect(m_fitSelection, &QAction::triggered, &canvas, &ValueCanvas::fitSelection);
    connect(m_fitAll, &QAction::triggered, &canvas, &ValueCanvas::fitAll);
    connect(&canvas, &ValueCanvas::menuRequested, this, &ValueActions::showMenu);
    canvas.installEventFilter(this);
    applyIcons();
}

QAction* ValueActions::add(
    const QString& name, const QString& text, const QString& tip, const QKeySequence& key)
{
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut); // of a menu that shows it
    action->setToolTip(
        key.isEmpty() ? tip
                      : QStringLiteral("%1 (%2)").arg(tip, key.toString(QKeySequence::NativeText)));
    return action;
}

QWidget* ValueActions::createButtons(QWidget* parent)
{
    auto* buttons = new HeaderTools(parent);
    buttons->setIconSize(QSize(16, 16));
    buttons->setStyleSheet(
        buttons->styleSheet() +
        QStringLiteral("QToolBar { spacing: 1px; } QToolButton { padding: 3px; }"));
    for (QAction* action : {m_lockFrames, m_lockValues, m_snap, m_fitSelection, m_fitAll}) {
        buttons->addAction(action);
        auto* button = qobject_cast<QToolButton*>(buttons->widgetForAction(action));
        button->setObjectName(action->objectName());
        button->setAccessibleName(action->text());
        button->setAccessibleDescription(action->toolTip());
        button->setFocusPolicy(Qt::TabFocus);
    }
    return buttons;
}

void ValueActions::takeRules()
{
    m_canvas.setRules({.keepsFrames = m_lockFrames->isChecked(),
        .keepsValues = m_lockValues->isChecked(),
        .isSnapping = m_snap->isChecked()});
}

void ValueActions::showMenu(const QPoint& place)
{
    const ValueHit hit = valueHitAt(m_canvas, place);
    if (hit.place == ValueHit::Place::Key || hit.place == ValueHit::Place::Line)
        m_canvas.setActiveLine(hit.line);
    if (hit.place == ValueHit::Place::Key) {
        const mmd::TrackId track = m_canvas.graph().track(hit.line.track).id();
        if (!m_canvas.document().selection().hasKey(track, hit.frame))
            selectKey(m_canvas, track, hit.frame);
    }
    QMenu menu(&m_canvas);
    menu.setToolTipsVisible(true);
    fillMenu(menu, place);
    menu.exec(m_canvas.mapToGlobal(place));
}

void ValueActions::fillMenu(QMenu& menu, const QPoint& place)
{
    const auto frame =
        std::uint32_t(std::max(0LL, m_canvas.axes().time.nearestFrame(double(place.x()))));
    QAction* insert = menu.addAction(tr("Insert Key at Frame %1").arg(frame), this,
        [this, frame] { m_commands.insertKeysAt(frame); });
    insert->setObjectName(QStringLiteral("insertHere"));
    insert->setEnabled(m_canvas.graph().trackCount() > 0);
    insert->setIcon(m_curves.insertKeys()->icon());
    const bool hasKeys = !m_canvas.document().selection().keys.empty();
    m_delete->setEnabled(hasKeys);
    menu.addActions({m_curves.insertKeys(), m_delete});
    QAction* refit = m_curves.deleteKeys();
    QAction* keeping = menu.addAction(refit->icon(),
        tr("Delete, Keep the Motion") + u'\t' +
            refit->shortcut().toString(QKeySequence::NativeText),
        refit, &QAction::trigger);
    keeping->setObjectName(QStringLiteral("deleteKeeping"));
    keeping->setToolTip(refit->toolTip());
    keeping->setEnabled(hasKeys);
    menu.addSeparator();
    addCurve(menu);
    menu.addMenu(m_curves.pasteMenu());
    menu.addActions({m_curves.smooth(), m_curves.mirror()});
    menu.addSeparator();
    menu.addActions({m_fitSelection, m_fitAll});
    menu.addSeparator();
    addMuting(menu);
    menu.addSeparator();
    menu.addActions({m_lockFrames, m_lockValues, m_snap});
}

/// Of the active line alone; the easing view's channel buttons are not in sight.
void ValueActions::addCurve(QMenu& menu)
{
    const auto& active = m_canvas.activeLine();
    const auto curve =
        active ? curveIndex(m_canvas.graph().track(active->track).id().kind, active->channel)
               : std::nullopt;
    if (!curve)
        return;
    const auto channels = mmd::CurveChannels(1u << *curve);
    const QString name =
        isRotation(active->channel) ? tr("Rotation") : ValueCanvas::channelName(active->channel);
    const bool hasKeys = !m_canvas.document().selection().keys.empty();
    QAction* copy = menu.addAction(tr("Copy Curve of %1").arg(name), &m_commands,
        [this, channels] { m_commands.copy(channels); });
    copy->setObjectName(QStringLiteral("copyCurve"));
    QAction* paste = menu.addAction(tr("Paste Curve to %1").arg(name), &m_commands,
        [this, channels] { m_commands.paste(channels); });
    paste->setObjectName(QStringLiteral("pasteCurve"));
    for (QAction* action : {copy, paste})
        action->setEnabled(hasKeys);
    copy->setIcon(themedIcon(QStringLiteral("copy"), m_canvas.palette()));
    paste->setIcon(themedIcon(QStringLiteral("paste"), m_canvas.palette()));
}

void ValueActions::addMuting(QMenu& menu)
{
    const ValueGraph& graph = m_canvas.graph();
    const auto& active = m_canvas.activeLine();
    const auto others = active ? ChannelSet(graph.channels() & ~bitOf(active->channel)) : 0;
    QAction* mute =
        menu.addAction(active ? tr("Mute All but %1").arg(ValueCanvas::channelName(active->channel))
                              : tr("Mute Others"),
            &m_canvas, [this, others] { m_canvas.setMuted(ChannelSet(others)); });
    mute->setObjectName(QStringLiteral("muteOthers"));
    mute->setEnabled((graph.shownChannels() & others) != 0);
    QAction* show =
        menu.addAction(tr("Show All Channels"), &m_canvas, [this] { m_canvas.setMuted(0); });
    show->setObjectName(QStringLiteral("showAll"));
    show->setEnabled(graph.shownChannels() != graph.channels());
}

void ValueActions::applyIcons()
{
    for (QAction* action : {m_fitSelection, m_fitAll, m_lockFrames, m_lockValues, m_snap})
        action->setIcon(themedIcon(action->objectName(), m_canvas.palette()));
    m_delete->setIcon(themedIcon(QStringLiteral("delete"), m_canvas.palette()));
}

bool ValueActions::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        applyIcons();
    return QObject::eventFilter(watched, event);
}

} // namespace odori
