// SPDX-License-Identifier: MIT
#include "app/viewport_messages.h"

#include "app/commands/commands.h"
#include "app/main_window.h"
#include "ui/viewport/viewport.h"
#include "ui/window/message_bar.h"

namespace odori {

void showViewportMessages(MainWindow& window)
{
    Viewport& viewport = window.viewport();
    MessageBar& bar = window.messageBar();
    QObject::connect(
        &viewport, &Viewport::texturesMissing, &window, [&window, &bar](const QStringList& lines) {
            const auto count = int(lines.size());
            bar.show(MessageBar::Kind::Warning,
                count == 1
                    ? lines.front()
                    : MainWindow::tr("%n textures are missing. First texture: %1", nullptr, count)
                          .arg(lines.front()),
                lines.join(u'\n'));
            bar.offer(window.commands().action("file.findTextures"));
        });
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
