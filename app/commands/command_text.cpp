// SPDX-License-Identifier: MIT
#include "app/commands/command_text.h"

#include "app/commands/commands.h"
#include "app/commands/menu_titles.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

namespace odori {
namespace {

QString plain(const char* context, const char* source, Language language)
{
    return Commands::plainText(language == Language::Shown
                                   ? QCoreApplication::translate(context, source)
                                   : QString::fromUtf8(source));
}

} // namespace

QString nameOf(const Command& command, Language language)
{
    return plain("odori::Commands", command.text, language);
}

QString menuOf(const Command& command, const QString& arrow, Language language)
{
    QString menu = plain("odori::Menus", menuTitleOf(command.id), language);
    for (const char* heading : headingsOf(command.id))
        menu += arrow + plain("odori::Menus", heading, language);
    return menu;
}

QString fullNameOf(const Command& command, Language language)
{
    const QString arrow = QStringLiteral(" ▸ ");
    return menuOf(command, arrow, language) + arrow + nameOf(command, language);
}

QString areaText(CommandScope scope)
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

QString textOf(const QList<QKeySequence>& keys, QKeySequence::SequenceFormat format)
{
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts.append(key.toString(format));
    return texts.join(QStringLiteral(", "));
}

} // namespace odori
