// SPDX-License-Identifier: MIT
#include "app/texture_memory.h"

#include "app/main_window.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QSettings>
#include <QtWidgets/QInputDialog>

#include <algorithm>

namespace odori {
namespace {

constexpr QLatin1String memoryKey("textureMemoryMiB");
constexpr int leastMemory = 64, mostMemory = 65536; // MiB

int memoryOf(const Viewport& viewport)
{
    return int(viewport.textureBudget() >> 20);
}

void setMemory(Viewport& viewport, int mebibytes)
{
    viewport.setTextureBudget(std::size_t(std::clamp(mebibytes, leastMemory, mostMemory)) << 20);
}

} // namespace

void restoreTextureMemory(MainWindow& window)
{
    setMemory(window.viewport(), QSettings().value(memoryKey, memoryOf(window.viewport())).toInt());
}

void askForTextureMemory(MainWindow& window)
{
    bool isAccepted = false;
    const int chosen = QInputDialog::getInt(&window, MainWindow::tr("Texture Memory"),
        MainWindow::tr("Memory for the textures of all models together, in MiB. Beyond it the "
                       "largest textures are shown at a lower resolution."),
        memoryOf(window.viewport()), leastMemory, mostMemory, 256, &isAccepted);
    if (!isAccepted)
        return;
    QSettings().setValue(memoryKey, chosen);
    setMemory(window.viewport(), chosen);
}

} // namespace odori
