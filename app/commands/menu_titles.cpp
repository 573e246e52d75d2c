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
    {"tools.", QT_TRANSLATE_NOOP("odori::Menus", "&Tools")},
    {"contacts.", QT_TRANSLATE_NOOP("odori::Menus", "&Tools")},
    {"models.", QT_TRANSLATE_NOOP("odori::Menus", "&Models")},
    {"view.", QT_TRANSLATE_NOOP("odori::Menus", "&View")},
    {"helpers.", QT_TRANSLATE_NOOP("odori::Menus", "&View")},
    {"panel.", QT_TRANSLATE_NOOP("odori::Menus", "&View")},
    {"sheet.", QT_TRANSLATE_NOOP("odori::Menus", "&Dope Sheet")},
    {"curves.", QT_TRANSLATE_NOOP("odori::Menus", "C&urves")},
    {"graph.", QT_TRANSLATE_NOOP("odori::Menus", "C&urves")},
    {"help.", QT_TRANSLATE_NOOP("odori::Menus", "&Help")}};

constexpr const char* none = nullptr;
constexpr auto moveKeys = QT_TRANSLATE_NOOP("odori::Menus", "&Move Keys");
constexpr auto axes = QT_TRANSLATE_NOOP("odori::Menus", "Axes");
constexpr auto standardView = QT_TRANSLATE_NOOP("odori::Menus", "S&tandard View");

/// Outer headings are before inner ones. `none`: the command is in the menu itself.
constexpr MenuTitle headings[] = {{"opening.", QT_TRANSLATE_NOOP("odori::Menus", "&When Opening")},
    {"opening.model.", QT_TRANSLATE_NOOP("odori::Menus", "A second model")},
    {"opening.motion.",
        QT_TRANSLATE_NOOP("odori::Menus", "A motion for a model that has a motion")},
    {"opening.camera.", QT_TRANSLATE_NOOP("odori::Menus", "Camera keys in a model's motion")},
    {"file.clearRecent", QT_TRANSLATE_NOOP("odori::Menus", "Open &Recent")},
    {"select.saveSet", QT_TRANSLATE_NOOP("odori::Menus", "Bone S&ets")}, {"keys.earlier", moveKeys},
    {"keys.later", moveKeys}, {"keys.tenEarlier", moveKeys}, {"keys.tenLater", moveKeys},
    {"pose.local", axes}, {"pose.global", axes}, {"pose.view", axes}, {"pose.parent", axes},
    {"pose.nextAxes", axes}, {"pose.pivot", QT_TRANSLATE_NOOP("odori::Menus", "Pi&vot")},
    {"pose.nextPivot", QT_TRANSLATE_NOOP("odori::Menus", "Pi&vot")}, {"view.frameSelection", none},
    {"view.frameAll", none}, {"view.frame", QT_TRANSLATE_NOOP("odori::Menus", "Safe Frames")},
    {"view.scene", QT_TRANSLATE_NOOP("odori::Menus", "Background")}, {"view.front", standardView},
    {"view.back", standardView}, {"view.left", standardView}, {"view.right", standardView},
    {"view.top", standardView}, {"view.bottom", standardView},
    {"contacts.", QT_TRANSLATE_NOOP("odori::Menus", "Foot Co&ntacts")},
    {"helpers.", QT_TRANSLATE_NOOP("odori::Menus", "&Helpers")},
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

QList<const char*> headingsOf(const char* id)
{
    QList<const char*> found;
    for (const MenuTitle& heading : headings) {
        if (!QLatin1String(id).startsWith(QLatin1String(heading.ids)))
            continue;
        if (!heading.text)
            break;
        found.append(heading.text);
    }
    return found;
}

const char* headingOf(const char* id)
{
    return headingsOf(id).last();
}

} // namespace odori
