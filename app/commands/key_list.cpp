// SPDX-License-Identifier: MIT
#include "app/commands/key_list.h"

#include "app/commands/command.h"
#include "app/commands/commands.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

namespace odori {
namespace {

QString keysText(const Command& command, QKeySequence::SequenceFormat format)
{
    QStringList keys;
    for (const QKeySequence& key : Commands::keysOf(command))
        keys.append(key.toString(format));
    return keys.join(QStringLiteral(", "));
}

/// The menu that a command is in, as the beginning of its id says it.
struct MenuName {
    const char* id;
    const char* text; ///< as Menus has it
};
constexpr MenuName menuNames[] = {{"file.", QT_TRANSLATE_NOOP("odori::Menus", "&File")},
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

/// "Edit ▸ Copy": names like "None" or "Range…" say little without their menu.
QString fullText(const Command& command, bool isTranslated)
{
    const auto text = [&](const char* context, const char* source) {
        return Commands::plainText(isTranslated ? QCoreApplication::translate(context, source)
                                                : QString::fromUtf8(source));
    };
    const QString own = text("odori::Commands", command.text);
    for (const MenuName& menu : menuNames)
        if (QLatin1String(command.id).startsWith(QLatin1String(menu.id)))
            return QStringLiteral("%1 ▸ %2").arg(text("odori::Menus", menu.text), own);
    return own;
}

QString whereText(CommandScope scope)
{
    switch (scope) {
    case CommandScope::Window:
        return {};
    case CommandScope::Editors:
        return Commands::tr("view, dope sheet, curves");
    case CommandScope::TimeLines:
        return Commands::tr("view, dope sheet");
    case CommandScope::Viewport:
        return Commands::tr("view");
    case CommandScope::DopeSheet:
        return Commands::tr("dope sheet");
    case CommandScope::Curves:
        return Commands::tr("curves");
    }
    return {};
}

} // namespace

QList<KeyRow> keyList()
{
    QList<KeyRow> rows;
    for (const Command& command : commandTable())
        if (!command.keys.isEmpty())
            rows.append({whereText(command.scope), keysText(command, QKeySequence::NativeText),
                fullText(command, true)});
    return rows;
}

QString keyTable()
{
    QString table = QStringLiteral("| keys | command | where |\n|---|---|---|\n");
    for (const Command& command : commandTable())
        if (!command.keys.isEmpty())
            table += QStringLiteral("| %1 | %2 | %3 |\n")
                         .arg(keysText(command, QKeySequence::PortableText),
                             fullText(command, false), whereText(command.scope));
    return table;
}

} // namespace odori
