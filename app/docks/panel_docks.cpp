// SPDX-License-Identifier: MIT
#include "app/docks/panel_docks.h"

#include "app/docks/default_layout.h"
#include "app/docks/panel_dock.h"
#include "ui/fields/panel_header.h"
#include "ui/panels/checkup/check_up_panel.h"
#include "ui/panels/draft_panel.h"
#include "ui/panels/scene_panel.h"
#include "ui/panels/table/key_table_panel.h"
#include "ui/poses/pose_panel.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QMainWindow>

#include <utility>

namespace odori {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("odori::PanelDocks", text);
}

} // namespace

template <class PanelWidget, class... Arguments>
PanelWidget* PanelDocks::add(const char* name, const QString& title, Arguments&&... arguments)
{
    PanelWidget* panel = nullptr;
    const auto make = [&](QWidget* parent) -> PanelDock::Content {
        panel = new PanelWidget(arguments..., parent);
        return {panel, panel->header()};
    };
    auto* dock = new PanelDock(QLatin1String(name), title, make, m_window);
    m_window.tabifyDockWidget(m_docks.isEmpty() ? m_keyDock : m_docks.last(), dock);
    m_docks.append(dock);
    return panel;
}

PanelDocks::PanelDocks(QMainWindow& window, Document& document, QDockWidget* keyDock)
    : m_window(window)
    , m_keyDock(keyDock)
{
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    add<KeyTablePanel>("table", tr("Table"), document);
    using enum mmd::TrackKind;
    const auto addScene = [&](const char* name, const QString& title,
                              std::initializer_list<mmd::TrackKind> kinds) {
        return add<ScenePanel>(name, title, document, title, kinds);
    };
    m_scenePanels = {addScene("camera", tr("Camera"), {Camera}),
        addScene("light", tr("Light"), {Light, Shadow})};
    addScene("model", tr("Model"), {ShowIk});
    add<DraftPanel>("drafts", tr("Drafts"), document);
    m_checkUp = add<CheckUpPanel>("checkUp", tr("Check-up"), document);
    m_checkUpDock = m_docks.last();
    m_poses = add<PosePanel>("poses", tr("Poses"), document);
    m_posesDock = m_docks.last();
    reset();
}

void PanelDocks::setCommand(QAction* camera)
{
    for (ScenePanel* panel : m_scenePanels)
        panel->setCommand(camera);
}

void PanelDocks::reset()
{
    for (QDockWidget* dock : m_docks) {
        dock->setFloating(false);
        dock->setVisible(dock != m_checkUpDock); // the user opens it, or a message offers it
    }
    m_keyDock->raise();
}

void PanelDocks::placeNew(const QByteArray& state)
{
    const std::pair<QDockWidget*, QString> all[] = {
        {m_checkUpDock, QStringLiteral("curves")}, {m_posesDock, QStringLiteral("morphs")}};
    for (const auto& [dock, name] : all) {
        auto* neighbour = m_window.findChild<QDockWidget*>(name);
        if (neighbour && !hasDock(state, *dock))
            placeBehind(m_window, *neighbour, *dock);
    }
}

} // namespace odori
