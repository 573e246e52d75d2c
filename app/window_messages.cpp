// SPDX-License-Identifier: MIT
#include "app/window_messages.h"

#include "app/commands/commands.h"
#include "app/editing/edit_commands.h"
#include "app/keymap/user_keys.h"
#include "app/main_window.h"
#include "app/session/settings_pages.h"
#include "ui/curves/curve_editor.h"
#include "ui/poses/pose_panel.h"
#include "ui/viewport/viewport.h"
#include "ui/window/message_bar.h"

#include <memory>
#include <utility>

namespace odori {
namespace {

void showViewMessages(MainWindow& window)
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

void showFileMessages(MainWindow& window)
{
    FileCommands& files = window.files();
    MessageBar& bar = window.messageBar();
    QObject::connect(&files, &FileCommands::message, &bar, &MessageBar::show);
    QObject::connect(&files, &FileCommands::offered, &bar, &MessageBar::offer);
    QObject::connect(&files, &FileCommands::outdated, &bar, &MessageBar::dismissText);
    QObject::connect(
        &window.settings(), &Settings::notSaved, &window, [&window](const QString& path) {
            sayNotSaved(window, MainWindow::tr("The settings could not be saved: %1").arg(path));
        });
}

} // namespace

void showMessages(MainWindow& window, EditCommands& edits, PosePanel& poses)
{
    MessageBar& bar = window.messageBar();
    const auto showError = [&bar](const QString& sentence) {
        bar.show(MessageBar::Kind::Error, sentence);
    };
    showViewMessages(window);
    showFileMessages(window);
    QObject::connect(
        &edits, &EditCommands::said, &bar, [&bar](const QString& text, const QString& details) {
            bar.show(MessageBar::Kind::Warning, text, details);
        });
    QObject::connect(&edits, &EditCommands::outdated, &bar, &MessageBar::dismissText);
    QObject::connect(&poses, &PosePanel::failed, &bar, showError);
    QObject::connect(&window.curveEditor(), &CurveEditor::failed, &bar, showError);
    UserKeys& keys = window.commands().keys();
    QObject::connect(&keys, &UserKeys::notSaved, &bar, showError);
    if (const QString& problem = keys.problem(); !problem.isEmpty())
        bar.show(MessageBar::Kind::Warning, problem);
    QObject::connect(&window.document(), &Document::replacing, &bar, &MessageBar::forgetWaiting);
}

} // namespace odori
