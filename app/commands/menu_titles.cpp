// SPDX-License-Identifier: MIT
#include "app/commands/menu_titles.h"

#include <QtCore/QCoreApplication>

namespace odori {
namespace {

struct MenuTitle {
    const char* ids; ///< how the commands' ids begin
    const char* text;
};
constexpr MenuTitle menuTitles[] = {{"file.", QT_TRANSLATE_NOOP("odori::Menus", "&File")},
    {"opening.", QT_TRANSLATE_NOOP("odori::Menus", "&File")},
    {"edit.", QT_TRANSLATE_NOOP("odori::Menus", "&Edit")},
    {"select.", QT_TRANSLATE_NOOP("odori::Menus", "&Select")},
    {"keys.", QT_TRANSLATE_NOOP("odori::Menus", "&Keys")},
    {"playback.", QT_TRANSLATE_NOOP("odori::Menus", "Pl&ayback")},
    {"pose.", QT_TRANSLATE_NOOP("odori::Menus", "&Pose")},
    {"physics.", QT_TRANSLATE_NOOP("odori::Menus", "Ph&ysics")},
    {"models.", QT_TRANSLATE_NOOP("odori::Menus", "&Models")},
    {"view.", QT_TRANSLATE_NOOP("odori::Menus", "&View")},
    {"panel.", QT_TRANSLATE_NOOP("odori::Menus", "&View")},
    {"sheet.", QT_TRANSLATE_NOOP("odori::Menus", "&Dope Sheet")},
    {"curves.", QT_TRANSLATE_NOOP("odori::Menus", "C&urves")},
    {"graph.", QT_TRANSLATE_NOOP("odori::Menus", "C&urves")},
    {"help.", QT_TRANSLATE_NOOP("odori::Menus", "&Help")}};

} // namespace

const char* menuTitleOf(const char* id)
{
    for (const MenuTitle& menu : menuTitles)
        if (QLatin1String(id).startsWith(QLatin1String(menu.ids)))
            return menu.text;
    qFatal("no menu for %s", id);
    return {};
}

} // namespace odori
