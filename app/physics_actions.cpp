// SPDX-License-Identifier: MIT
#include "app/physics_actions.h"

#include "app/bake_dialog.h"
#include "app/main_window.h"
#include "app/physics_settings_dialog.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/messages/messages.h"
#include "ui/theme/icons.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QSettings>
#include <QtGui/QAction>
#include <QtGui/QActionGroup>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QStatusBar>

namespace odori {
namespace {

constexpr QLatin1String modeKey("physics/mode");
constexpr QLatin1String cacheKey("physics/cacheMebibytes");
constexpr int messageMilliseconds = 6000;

} // namespace

PhysicsActions::PhysicsActions(MainWindow& window)
    : QObject(&window)
    , m_window(window)
    , m_physics(window.physics())
    , m_menu(window.menuBar()->addMenu(tr("Ph&ysics")))
    , m_modes(new QActionGroup(this))
    , m_reset(new QAction(themedIcon(QStringLiteral("physics-reset"), window.palette()),
          tr("&Reset Physics"), this))
    , m_bake(new QAction(tr("&Bake to Keys…"), this))
{
    addMode(tr("&Off"), PhysicsMode::Off);
    addMode(tr("While &Playing"), PhysicsMode::WhilePlaying);
    addMode(tr("&Always"), PhysicsMode::Always);
    m_menu->addActions(m_modes->actions());
    m_menu->addSeparator();
    m_reset->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_P));
    m_reset->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_reset->setToolTip(tr("Restarts the simulation at this frame (Shift+P)"));
    for (QWidget* editor : window.editors())
        editor->addAction(m_reset);
    connect(m_reset, &QAction::triggered, &m_physics, &Physics::reset);
    m_menu->addAction(m_reset);
    m_menu->addSeparator();
    QAction* bodies = m_menu->addAction(tr("&Show Rigid Bodies and Joints"));
    bodies->setCheckable(true);
    connect(bodies, &QAction::toggled, &window.viewport(), &Viewport::setBodiesShown);
    m_menu->addSeparator();
    m_menu->addAction(m_bake);
    connect(m_bake, &QAction::triggered, this, &PhysicsActions::bake);
    connect(m_menu->addAction(tr("S&ettings…")), &QAction::triggered, this,
        &PhysicsActions::showSettings);
    connect(m_menu, &QMenu::aboutToShow, this, [this] {
        const mmd::PhysicsRig* rig = m_physics.rigOf(m_window.document().scene().active);
        m_bake->setEnabled(rig && !rig->simulatedBones.empty());
    });
    connectPhysics();
}

void PhysicsActions::bake()
{
    const mmd::PhysicsRig* rig = m_physics.rigOf(m_window.document().scene().active);
    if (!rig || rig->simulatedBones.empty())
        return;
    m_window.playback().stop();
    BakeDialog(m_window.document(), m_physics, &m_window).exec();
}

void PhysicsActions::showSettings()
{
    PhysicsSettingsDialog dialog(m_window.document(), m_physics, &m_window);
    if (dialog.exec() == QDialog::Accepted)
        QSettings().setValue(cacheKey, int(m_physics.cacheBytes() >> 20));
}

void PhysicsActions::addMode(const QString& text, PhysicsMode mode)
{
    QAction* action = m_modes->addAction(text);
    action->setCheckable(true);
    action->setData(int(mode));
    connect(action, &QAction::triggered, this, [this, mode] {
        m_physics.setMode(mode);
        QSettings().setValue(modeKey, int(mode));
    });
}

void PhysicsActions::showMode(PhysicsMode mode)
{
    for (QAction* action : m_modes->actions())
        action->setChecked(action->data().toInt() == int(mode));
}

void PhysicsActions::connectPhysics()
{
    connect(&m_physics, &Physics::modeChanged, this, &PhysicsActions::showMode);
    connect(&m_physics, &Physics::simulatedChanged, this, [this] {
        std::vector<DopeCanvas::FrameRange> ranges;
        for (const mmd::SimulatedRange& range : m_physics.simulated())
            ranges.push_back({range.first, range.last});
        m_window.dopeSheet().canvas().setSimulated(std::move(ranges));
    });
    connect(&m_physics, &Physics::framesDropped, this, [this](int frames) {
        m_window.statusBar()->showMessage(tr("The physics cache is full: %n frame(s) were removed "
                                             "and will be simulated again when they are shown.",
                                              nullptr, frames),
            messageMilliseconds);
    });
    connect(&m_physics, &Physics::warned, this, [this](const std::vector<mmd::Warning>& warnings) {
        QStringList sentences;
        for (const mmd::Warning& warning : warnings)
            sentences.append(sentence(warning));
        emit m_window.viewport().messages(sentences);
    });
    const QSettings settings;
    const int mode = settings.value(modeKey, int(PhysicsMode::WhilePlaying)).toInt();
    m_physics.setCacheBytes(
        std::size_t(std::clamp(settings.value(cacheKey, 256).toInt(), 16, 65536)) << 20);
    m_physics.setMode(PhysicsMode(std::clamp(mode, 0, 2)));
    showMode(m_physics.mode());
}

} // namespace odori
