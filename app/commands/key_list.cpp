// SPDX-License-Identifier: MIT
#include "app/commands/key_list.h"

#include "app/commands/command.h"
#include "app/commands/commands.h"
#include "app/commands/menu_titles.h"

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

/// "Edit ▸ Copy": names like "None" or "Range…" say little without their menu.
QString fullText(const Command& command, bool isTranslated)
{
    const auto text = [&](const char* context, const char* source) {
        return Commands::plainText(isTranslated ? QCoreApplication::translate(context, source)
                                                : QString::fromUtf8(source));
    };
    return QStringLiteral("%1 ▸ %2").arg(
        text("odori::Menus", menuTitleOf(command.id)), text("odori::Commands", command.text));
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
