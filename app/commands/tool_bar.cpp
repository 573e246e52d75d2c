// SPDX-License-Identifier: MIT
#include "app/commands/tool_bar.h"

#include "app/commands/commands.h"
#include "app/commands/menus.h"
#include "app/main_window.h"
#include "app/transport_bar.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/theme/follow_theme.h"
#include "ui/theme/icons.h"
#include "ui/window/compact_tool_bar.h"

#include <QtGui/QAction>
#include <QtWidgets/QMenu>
#include <QtWidgets/QStyle>
#include <QtWidgets/QToolButton>

#include <utility>

namespace odori {

ToolBar::ToolBar(Commands& commands, const Menus& menus)
    : QObject(&commands)
    , m_commands(commands)
    , m_register(commands.action("keys.register"))
{
    MainWindow& window = commands.editor().window;
    auto* bar = new CompactToolBar(tr("Tools"), &window);
    window.addToolBar(bar);
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    bar->setIconSize(buttonIconSize());
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    addModes(*bar);
    addRegister(*bar);
    addPhysics(*bar, menus);
    addTransport(*bar);
    connect(&commands, &Commands::refreshed, this, &ToolBar::showRegister);
    commands.editor().dopeSheet.header().setTools(
        {.filters = commands.actions(
             {"sheet.keyedRows", "sheet.selectedRows", "sheet.draftRows", "sheet.lostRows"}),
            .commands = commands.actions({"keys.insertFrame", "keys.deleteFrame", "keys.scale",
                "keys.mirror", "keys.multiply"}),
            .view = commands.actions({"sheet.fit", "sheet.follow"}),
            .beatFinder = commands.action("sheet.findBeats")});
    commands.refresh();
}

void ToolBar::addModes(CompactToolBar& bar)
{
    const QList<QAction*> modes =
        m_commands.actions({"pose.select", "pose.lasso", "pose.rotate", "pose.move"});
    const QList<QAction*> axes =
        m_commands.actions({"pose.local", "pose.global", "pose.view", "pose.parent"});
    QAction* autoKey = m_commands.action("pose.autoKey");
    bar.addActions(modes);
    bar.addSeparator();
    bar.addActions(axes);
    addPivots(bar);
    bar.addSeparator();
    bar.addAction(autoKey);
    bar.addCompactable(axes);
    bar.addCompactable(modes + QList{autoKey});
}

/// One button with the icon of the current pivot, because it concerns several bones only.
void ToolBar::addPivots(CompactToolBar& bar)
{
    m_pivotButton = new QToolButton(&bar);
    m_pivotButton->setObjectName(QStringLiteral("pivotButton"));
    m_pivotButton->setToolTip(tr("The pivot of several selected bones"));
    m_pivotButton->setAccessibleName(m_pivotButton->toolTip());
    m_pivotButton->setPopupMode(QToolButton::InstantPopup);
    m_pivotButton->setFocusPolicy(Qt::NoFocus);
    auto* menu = new QMenu(m_pivotButton);
    menu->setToolTipsVisible(true);
    menu->addActions(m_commands.actions(
        {"pose.pivotOwn", "pose.pivotMiddle", "pose.pivotLast", nullptr, "pose.nextPivot"}));
    m_pivotButton->setMenu(menu);
    bar.addWidget(m_pivotButton);
    connect(&bar, &QToolBar::iconSizeChanged, m_pivotButton, &QToolButton::setIconSize);
    showPivot();
    followTheme(*m_pivotButton, [this] { showPivot(); });
    connect(&m_commands, &Commands::refreshed, this, [this](const EditorState& state) {
        if (std::exchange(m_pivot, state.pivot) != state.pivot)
            showPivot();
    });
}

void ToolBar::showPivot()
{
    const QString icon = m_pivot == Pivot::Own      ? QStringLiteral("pivot-own")
                         : m_pivot == Pivot::Middle ? QStringLiteral("pivot-middle")
                                                    : QStringLiteral("pivot-last");
    m_pivotButton->setIcon(themedIcon(icon, m_pivotButton->palette()));
}

void ToolBar::addRegister(CompactToolBar& bar)
{
    constexpr int manyKeys = 888; // for about the longest text of the button
    bar.addAction(m_register);
    m_registerButton = qobject_cast<QToolButton*>(bar.widgetForAction(m_register));
    m_registerButton->setObjectName(QStringLiteral("registerButton"));
    m_register->setIconText(
        Commands::plainText(Commands::tr("&Register %n Key(s)", nullptr, manyKeys)));
    m_registerButton->ensurePolished();
    // Otherwise the buttons would move under the mouse when the selection changes.
    m_registerButton->setMinimumWidth(m_registerButton->sizeHint().width());
    bar.addSeparator();
}

void ToolBar::addPhysics(CompactToolBar& bar, const Menus& menus)
{
    auto* physics = new QToolButton(&bar);
    const auto applyIcon = [physics] {
        physics->setIcon(themedIcon(QStringLiteral("physics"), physics->palette()));
    };
    applyIcon();
    followTheme(*physics, applyIcon);
    physics->setToolTip(tr("When physics moves hair and clothes"));
    physics->setAccessibleName(physics->toolTip());
    physics->setMenu(menus.physics());
    physics->setPopupMode(QToolButton::InstantPopup);
    physics->setFocusPolicy(Qt::NoFocus);
    bar.addWidget(physics);
    connect(&bar, &QToolBar::iconSizeChanged, physics, &QToolButton::setIconSize);
    QAction* reset = m_commands.action("physics.reset");
    bar.addAction(reset);
    qobject_cast<QToolButton*>(bar.widgetForAction(reset))
        ->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

void ToolBar::addTransport(CompactToolBar& bar)
{
    const auto addSpace = [&bar] {
        auto* space = new QWidget(&bar);
        space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        bar.addWidget(space);
    };
    addSpace();
    m_commands.editor().transport.setCommands(
        m_commands.actions({"playback.first", "playback.previousFrame", "playback.play",
            "playback.nextFrame", "playback.last", "playback.loop"}));
    TransportBar& transport = m_commands.editor().transport;
    bar.addWidget(&transport);
    bar.addFoldable([&transport](bool isSmall) { transport.setSmall(isSmall); },
        [&transport] { return transport.savedBySmall(); });
    // With large texts, the transport is more important than large icons.
    connect(&bar, &QToolBar::iconSizeChanged, &transport, &TransportBar::setIconSize);
    bar.addFoldable(
        [&bar](bool isSmall) { bar.setIconSize(isSmall ? smallIconSize() : buttonIconSize()); });
    bar.addFoldable([&transport](bool isSmall) { transport.setSmallest(isSmall); },
        CompactToolBar::savesNothingElse, &transport);
    addSpace();
    for (QAction* action :
        m_commands.actions({"edit.undo", "edit.redo", "file.open", "file.save"})) {
        bar.addAction(action);
        qobject_cast<QToolButton*>(bar.widgetForAction(action))
            ->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
}

/// The button has the menu's text, and is green while there are drafts to register: the style sheet
/// checks the property.
void ToolBar::showRegister(const EditorState& state)
{
    m_register->setIconText(Commands::plainText(m_register->text()));
    const bool isUrgent = state.registering.drafts > 0;
    if (m_registerButton->property("isUrgent").toBool() == isUrgent)
        return;
    m_registerButton->setProperty("isUrgent", isUrgent);
    m_registerButton->style()->unpolish(m_registerButton);
    m_registerButton->style()->polish(m_registerButton);
}

} // namespace odori
