// SPDX-License-Identifier: MIT
#include "app/cli/texts/help_words.h"

#include "app/cli/texts/text.h"

namespace odori::cli {

void translateHelp(CLI::App& program)
{
    const std::pair<const char*, QString> words[] = {
        {"Usage", Text::tr("Usage")},
        {"OPTIONS", Text::tr("OPTIONS")},
        {"SUBCOMMAND", Text::tr("SUBCOMMAND")},
        {"Positionals", Text::tr("Positionals")},
        {"REQUIRED", Text::tr("REQUIRED")},
        {"Needs", Text::tr("Needs")},
        {"Excludes", Text::tr("Excludes")},
    };
    for (const auto& [word, translation] : words)
        program.get_formatter()->label(word, translation.toStdString());
    const std::string options = Text::tr("Options").toStdString();
    program.option_defaults()->group(options);
    program.group(Text::tr("Subcommands").toStdString()); // the commands inherit it
    program.set_help_flag("-h,--help", Text::tr("Print this help message and exit").toStdString());
}

} // namespace odori::cli
