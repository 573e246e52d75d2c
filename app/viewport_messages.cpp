// SPDX-License-Identifier: MIT
#include "app/viewport_messages.h"

#include "app/commands/commands.h"
#include "app/main_window.h"
#include "ui/viewport/viewport.h"
#include "ui/window/message_bar.h"

#include <memory>
#include <utility>

namespace odori {

void showViewportMessages(MainWindow& window)
{
    Viewport& viewport = window.viewport();
    MessageBar& bar = window.messageBar();
    const auto missing = std::make_shared<QString>(); // the last message about textures
    QObject::connect(&viewport, &Viewport::texturesMissing, &window,
        [&window, &bar, missing](const QStringList& lines) {
            const auto count = int(lines.size());
            *missing = count == 1 ? lines.front()
                                  : MainWindow::tr("%n textures are missing. First texture: %1",
                                        nullptr, count)
                                        .arg(lines.front());
            bar.show(MessageBar::Kind::Warning, *missing, lines.join(u'\n'));
            bar.offer(window.commands().action("file.findTextures"));
        });
    QObject::connect(&viewport.stage(), &Stage::warnedModelRemoved, &window,
        [&bar, missing] { bar.dismissText(std::exchange(*missing, {})); });
    QObject::connect(&viewport.stage(), &Stage::texturesFound, &window, [&bar] {
        bar.show(MessageBar::Kind::Note, MainWindow::tr("All missing textures were found."));
    });
    QObject::connect(&viewport, &Viewport::noted, &window,
        [&bar](const QString& sentence) { bar.show(MessageBar::Kind::Note, sentence); });
    QObject::connect(&viewport, &Viewport::outdated, &bar, &MessageBar::dismissText);
    QObject::connect(&viewport, &Viewport::messages, &window, [&bar](const QStringList& lines) {
        if (!lines.isEmpty())
            bar.show(MessageBar::Kind::Warning, lines.front(), lines.join(u'\n'));
    });
}

} // namespace odori
