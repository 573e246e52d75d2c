// SPDX-License-Identifier: MIT
#include "app/actor_actions.h"

#include "app/action_spec.h"
#include "app/main_window.h"
#include "app/model_terms.h"
#include "libmmd/scene/edits_scene.h"
#include "ui/document/actor_names.h"
#include "ui/messages/shown_name.h"
#include "ui/theme/icons.h"
#include "ui/viewport/viewport.h"

#include <QtGui/QAction>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>

#include <algorithm>

namespace odori {
namespace {

int indexOfActive(const mmd::Scene& scene)
{
    const auto at = std::find_if(scene.actors.begin(), scene.actors.end(),
        [&](const mmd::Actor& actor) { return actor.id == scene.active; });
    return at == scene.actors.end() ? -1 : int(at - scene.actors.begin());
}

} // namespace

ActorActions::ActorActions(MainWindow& window)
    : QObject(&window)
    , m_window(window)
    , m_menu(window.menuBar()->addMenu(tr("&Models")))
{
    m_menu->setObjectName(QStringLiteral("modelsMenu"));
    createChoosing();
    m_menu->addSeparator();
    createOrder();
    connect(&window.document(), &Document::changed, this, &ActorActions::showState);
    showState();
}

void ActorActions::createChoosing()
{
    const auto addSingleKey = [this](const QString& text, const QList<QKeySequence>& keys) {
        QAction* action = m_menu->addAction(text);
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        for (QWidget* editor : m_window.editors())
            editor->addAction(action);
        return action;
    };
    connect(addSingleKey(tr("&Next Model"), {QKeySequence(Qt::Key_Tab)}), &QAction::triggered, this,
        [this] { step(1); });
    connect(addSingleKey(tr("&Previous Model"), {QKeySequence(Qt::SHIFT | Qt::Key_Tab)}),
        &QAction::triggered, this, [this] { step(-1); });
    m_menu->addSeparator();
    Viewport& viewport = m_window.viewport();
    m_solo = m_menu->addAction(tr("Show the Active Model &Alone"));
    m_solo->setShortcut(QKeySequence(Qt::Key_Space));
    m_solo->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    viewport.addAction(m_solo); // in the dope sheet Space picks
    m_solo->setIconText(tr("Active only"));
    m_solo->setToolTip(tr("Show the active model alone (Space)"));
    m_solo->setCheckable(true);
    connect(m_solo, &QAction::toggled, &viewport, &Viewport::setSolo);
    connect(&viewport, &Viewport::soloChanged, m_solo, &QAction::setChecked);
    m_visible = m_menu->addAction(tr("&Visible"));
    m_visible->setCheckable(true);
    connect(m_visible, &QAction::triggered, this, &ActorActions::setVisible);
}

void ActorActions::createOrder()
{
    m_up = m_menu->addAction(tr("Move &Up"));
    connect(m_up, &QAction::triggered, this, [this] { move(-1); });
    m_down = m_menu->addAction(tr("Move &Down"));
    connect(m_down, &QAction::triggered, this, [this] { move(1); });
    m_menu->addSeparator();
    m_remove =
        m_menu->addAction(themedIcon(QStringLiteral("delete"), m_window.palette()), tr("&Remove"));
    m_remove->setObjectName(QStringLiteral("removeModel"));
    connect(m_remove, &QAction::triggered, this, &ActorActions::remove);
    m_menu->addSeparator();
    ModelTerms& terms = m_window.terms();
    m_terms = m_menu->addAction(tr("&Terms of Use…"));
    m_terms->setToolTip(tr("What the author says about the active model"));
    connect(m_terms, &QAction::triggered, &terms, &ModelTerms::showActive);
}

void ActorActions::step(int by)
{
    Document& document = m_window.document();
    document.activate(mmd::neighbourOfActive(document.scene(), by));
}

void ActorActions::move(int by)
{
    Document& document = m_window.document();
    const int index = indexOfActive(document.scene());
    if (index < 0 || index + by < 0)
        return;
    const mmd::ActorId actor = document.scene().active;
    document.apply(
        mmd::moveActor(document.scene(), document.selection(), actor, std::size_t(index + by)),
        tr("Move %1").arg(actorName(document, actor)));
}

void ActorActions::remove()
{
    Document& document = m_window.document();
    const mmd::ActorId actor = document.scene().active;
    document.apply(mmd::removeActor(document.scene(), document.selection(), actor),
        tr("Remove %1").arg(actorName(document, actor)));
}

void ActorActions::setVisible(bool visible)
{
    Document& document = m_window.document();
    const mmd::ActorId actor = document.scene().active;
    const QString name = actorName(document, actor);
    document.apply(mmd::setActorVisible(document.scene(), document.selection(), actor, visible),
        visible ? tr("Show %1").arg(name) : tr("Hide %1").arg(name));
}

void ActorActions::showState()
{
    const mmd::Scene& scene = m_window.document().scene();
    const mmd::Actor* active = m_window.document().actor();
    const int index = indexOfActive(scene);
    m_visible->setEnabled(active != nullptr);
    m_visible->setChecked(active && active->visible);
    m_up->setEnabled(index > 0);
    m_down->setEnabled(index >= 0 && index + 1 < int(scene.actors.size()));
    m_remove->setEnabled(active != nullptr);
    m_terms->setEnabled(m_window.terms().hasTerms());
    setNamedText(*m_remove,
        active ? tr("&Remove %1").arg(menuText(actorName(m_window.document(), active->id)))
               : tr("&Remove"));
}

} // namespace odori
