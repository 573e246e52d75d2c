// SPDX-License-Identifier: MIT
#include "app/commands/menu_titles.h"

#include <QtCore/QCoreApplication>

namespace odori {
namespace {

struct MenuTitle {
    const char* ids; ///< the first part of the commands' ids
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

constexpr MenuTitle headings[] = {
    {"opening.model.", QT_TRANSLATE_NOOP("odori::Menus", "A second model")},
    {"opening.motion.",
        QT_TRANSLATE_NOOP("odori::Menus", "A motion for a model that has a motion")},
    {"opening.camera.", QT_TRANSLATE_NOOP("odori::Menus", "Camera keys in a model's motion")},
    {"panel.next", nullptr}, {"panel.previous", nullptr},
    {"panel.", QT_TRANSLATE_NOOP("odori::Menus", "P&anels")}};

} // namespace

const char* menuTitleOf(const char* id)
{
    for (const MenuTitle& menu : menuTitles)
        if (QLatin1String(id).startsWith(QLatin1String(menu.ids)))
            return menu.text;
    qFatal("no menu for %s", id);
    return {};
}

const char* headingOf(const char* id)
{
    for (const MenuTitle& heading : headings)
        if (QLatin1String(id).startsWith(QLatin1String(heading.ids)))
            return heading.text;
    return nullptr;
}

} // namespace odori
