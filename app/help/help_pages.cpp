// SPDX-License-Identifier: MIT
#include "app/help/help_pages.h"

#include <QtWidgets/QWidget>

#include <utility>

namespace odori {
namespace {

/// The object name or the class of a widget, and its page.
constexpr std::pair<const char*, const char*> pages[] = {
    {"actors", "panels/models"},
    {"bones", "panels/bones"},
    {"morphs", "panels/morphs"},
    {"key", "panels/key"},
    {"dopesheet", "panels/dope-sheet"},
    {"curves", "panels/curves"},
    {"table", "panels/table"},
    {"camera", "panels/camera"},
    {"light", "panels/light"},
    {"model", "panels/model"},
    {"drafts", "panels/drafts"},
    {"checkUp", "panels/check-up"},
    {"poses", "panels/poses"},
    {"startPage", "panels/start"},
    {"commandPalette", "window"},
    {"odori::Viewport", "panels/view"},
    {"odori::TransportBar", "panels/transport"},
    {"odori::SettingsDialog", "settings"},
    {"odori::KeyMapPage", "settings"},
    {"odori::ExportDialog", "export"},
    {"odori::ToolDialog", "tools"},
    {"odori::CompareWindow", "tools"},
    {"odori::ImportDialog", "recipes/import"},
    {"odori::FilmDialog", "recipes/film"},
    {"odori::PictureDialog", "recipes/film"},
    {"odori::FilmQueueWindow", "recipes/film"},
    {"odori::ParentsDialog", "panels/model"},
    {"odori::VersionsDialog", "files"},
    {"odori::BakeDialog", "physics"},
    {"odori::PhysicsSettingsDialog", "physics"},
    {"odori::RenameDialog", "panels/check-up"},
    {"odori::SetNameDialog", "panels/bones"},
    {"odori::TermsDialog", "files"},
    {"odori::KeysDialog", "settings"},
    {"odori::EditDialog", "panels/dope-sheet"},
    {"odori::SelectRangeDialog", "panels/dope-sheet"},
    {"recoveryBar", "files"},
};

const char* ownPage(const QWidget& widget)
{
    for (const auto& [name, page] : pages)
        if (widget.objectName() == QLatin1String(name) || widget.inherits(name))
            return page;
    return nullptr;
}

} // namespace

QString helpPageOf(const QWidget* widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (const char* page = ownPage(*widget))
            return QLatin1String(page);
        if (widget->isWindow() && widget->isModal())
            break; // not the page of the window behind a dialog
    }
    return QStringLiteral("index");
}

QStringList helpPages()
{
    QStringList all{QStringLiteral("index")};
    for (const auto& each : pages)
        all.append(QLatin1String(each.second));
    all.removeDuplicates();
    return all;
}

} // namespace odori
