// SPDX-License-Identifier: MIT
#include "app/texture_memory.h"

#include "app/main_window.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QSettings>
#include <QtGui/QAction>
#include <QtWidgets/QInputDialog>

#include <algorithm>

namespace odori {
namespace {

constexpr QLatin1String key("textureMemoryMiB");
constexpr int least = 64, most = 65536;

QString tr(const char* text)
{
    return QCoreApplication::translate("odori", text);
}

int memoryOf(const Viewport& viewport)
{
    return int(viewport.textureBudget() >> 20);
}

void setMemory(Viewport& viewport, int mebibytes)
{
    viewport.setTextureBudget(std::size_t(std::clamp(mebibytes, least, most)) << 20);
}

void ask(MainWindow& window)
{
    bool isAccepted = false;
    const int chosen = QInputDialog::getInt(&window, tr("Texture Memory"),
        tr("Memory for the textures of all models together, in MiB. Beyond it the largest "
           "textures are shown in fewer pixels."),
        memoryOf(window.viewport()), least, most, 256, &isAccepted);
    if (!isAccepted)
        return;
    QSettings().setValue(key, chosen);
    setMemory(window.viewport(), chosen);
}

} // namespace

QAction* textureMemoryAction(MainWindow& window)
{
    setMemory(window.viewport(), QSettings().value(key, memoryOf(window.viewport())).toInt());
    auto* action = new QAction(tr("Texture &Memory…"), &window);
    QObject::connect(action, &QAction::triggered, &window, [&window] { ask(window); });
    return action;
}

} // namespace odori
