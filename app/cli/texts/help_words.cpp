// SPDX-License-Identifier: MIT
#include "app/cli/texts/help_words.h"

#include "app/cli/texts/text.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace odori::cli {

namespace {

/// Translates the headings of groups of options too.
class HelpFormatter : public CLI::Formatter {
public:
    std::string make_group(std::string group, bool isPositional,
        std::vector<const CLI::Option*> options) const override
    {
        return CLI::Formatter::make_group(get_label(group), isPositional, std::move(options));
    }
};

} // namespace

void translateHelp(CLI::App& program)
{
    const std::pair<const char*, QString> words[] = {
        {"Usage", Text::tr("Usage")},
        {"OPTIONS", Text::tr("OPTIONS")},
        {"SUBCOMMAND", Text::tr("SUBCOMMAND")},
        {"Positionals", Text::tr("Positionals")},
        {"Options", Text::tr("Options")},
        {"REQUIRED", Text::tr("REQUIRED")},
        {"Needs", Text::tr("Needs")},
        {"Excludes", Text::tr("Excludes")},
    };
    const auto formatter = std::make_shared<HelpFormatter>(); // shared: with all commands
    for (const auto& [word, translation] : words)
        formatter->label(word, translation.toStdString());
    program.formatter(formatter);
    program.group(Text::tr("Subcommands").toStdString());
    program.set_help_flag("-h,--help", Text::tr("Print this help message and exit").toStdString());
}

} // namespace odori::cli
