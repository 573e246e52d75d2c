// SPDX-License-Identifier: MIT
#include "app/physics_setup.h"

#include "app/main_window.h"
#include "ui/dialogs/physics_settings_dialog.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/messages/messages.h"
#include "ui/viewport/viewport.h"

#include <QtWidgets/QStatusBar>

namespace odori {
namespace {

constexpr int messageMilliseconds = 6000;

void showSimulated(MainWindow& window)
{
    std::vector<DopeCanvas::FrameRange> ranges;
    for (const mmd::SimulatedRange& range : window.physics().simulated())
        ranges.push_back({range.first, range.last});
    window.dopeSheet().canvas().setSimulated(std::move(ranges));
}

} // namespace

void setUpPhysics(MainWindow& window)
{
    Physics& physics = window.physics();
    QObject::connect(
        &physics, &Physics::simulatedChanged, &window, [&window] { showSimulated(window); });
    QObject::connect(&physics, &Physics::framesDropped, &window, [&window](int frames) {
        window.statusBar()->showMessage(
            MainWindow::tr("The physics cache is full: %n frame(s) were removed and will be "
                           "simulated again when they are shown.",
                nullptr, frames),
            messageMilliseconds);
    });
    QObject::connect(
        &physics, &Physics::warned, &window, [&window](const std::vector<mmd::Warning>& warnings) {
            QStringList sentences;
            for (const mmd::Warning& warning : warnings)
                sentences.append(sentence(warning));
            emit window.viewport().messages(sentences);
        });
    showSimulated(window);
}

void showPhysicsSettings(MainWindow& window)
{
    PhysicsSettingsDialog dialog(window.document(), window.physics(), &window);
    if (dialog.exec() == QDialog::Accepted)
        window.settings().setPhysicsCache(int(window.physics().cacheBytes() >> 20));
}

} // namespace odori
