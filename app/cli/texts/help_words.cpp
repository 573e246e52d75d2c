// SPDX-License-Identifier: MIT
#include "app/cli/texts/help_words.h"

#include "app/cli/texts/text.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace odori::cli {

namespace {

/// Translates the headings of groups of options too, and names values in plain words.
class HelpFormatter : public CLI::Formatter {
public:
    std::string make_group(std::string group, bool isPositional,
        std::vector<const CLI::Option*> options) const override
    {
        return CLI::Formatter::make_group(get_label(group), isPositional, std::move(options));
    }
    std::string make_option_opts(const CLI::Option* option) const override
    {
        std::string text = CLI::Formatter::make_option_opts(option);
        const std::string type = option->get_type_name();
        if (!type.empty() && text.compare(0, type.size() + 1, ' ' + type) == 0)
            text.replace(1, type.size(), valuesOf(*option).toStdString());
        return text;
    }
};

} // namespace

QString valuesOf(const CLI::Option& option)
{
    const QString type = QString::fromStdString(option.get_type_name());
    if (const qsizetype colon = type.indexOf(u':'); colon >= 0) // what its check says
        return type.sliced(colon + 1);
    if (type == QLatin1String("TEXT"))
        return Text::tr("TEXT");
    if (type == QLatin1String("ENUM"))
        return Text::tr("WORD");
    const bool isNumber = type == QLatin1String("INT") || type == QLatin1String("UINT") ||
                          type == QLatin1String("FLOAT");
    return isNumber ? Text::tr("NUMBER") : type;
}

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
