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

PanelDocks::PanelDocks(QMainWindow& window, Document& document, QDockWidget* keyDock)
    : m_window(window)
    , m_keyDock(keyDock)
{
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    auto* table = new KeyTablePanel(document, &window);
    add("table", tr("Table"), table, table->header());
    using enum mmd::TrackKind;
    const auto addScene = [&](const char* name, const QString& title,
                              std::initializer_list<mmd::TrackKind> kinds) {
        auto* panel = new ScenePanel(document, title, kinds, &window);
        add(name, title, panel, panel->header());
        return panel;
    };
    m_scenePanels = {addScene("camera", tr("Camera"), {Camera}),
        addScene("light", tr("Light"), {Light, Shadow})};
    addScene("model", tr("Model"), {ShowIk});
    auto* drafts = new DraftPanel(document, &window);
    add("drafts", tr("Drafts"), drafts, drafts->header());
    m_checkUp = new CheckUpPanel(document, &window);
    m_checkUpDock = add("checkUp", tr("Check-up"), m_checkUp, m_checkUp->header());
    m_poses = new PosePanel(document, &window);
    m_posesDock = add("poses", tr("Poses"), m_poses, m_poses->header());
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

QDockWidget* PanelDocks::add(
    const char* name, const QString& title, QWidget* panel, QWidget* header)
{
    auto* dock = new PanelDock(QLatin1String(name), title, panel, header, m_window);
    m_window.tabifyDockWidget(m_docks.isEmpty() ? m_keyDock : m_docks.last(), dock);
    m_docks.append(dock);
    return dock;
}

} // namespace odori
