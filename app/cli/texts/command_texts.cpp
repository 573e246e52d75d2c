// SPDX-License-Identifier: MIT
#include "app/cli/texts/command_texts.h"

#include "app/cli/output.h"
#include "app/cli/texts/help_words.h"

#include <algorithm>
#include <vector>

namespace odori::cli {
namespace {

using Commands = std::vector<const CLI::App*>;
using Options = std::vector<const CLI::Option*>;

Commands commandsOf(const CLI::App& app)
{
    return app.get_subcommands([](const CLI::App*) { return true; });
}

/// Without arguments that have a position.
Options optionsOf(const CLI::App& app)
{
    Options options;
    for (const CLI::Option* option : app.get_options())
        if (!option->get_positional() &&
            !(option->get_lnames().empty() && option->get_snames().empty()))
            options.push_back(option);
    return options;
}

std::vector<std::string> namesOf(const CLI::Option& option)
{
    std::vector<std::string> names;
    for (const std::string& name : option.get_snames())
        names.push_back("-" + name);
    for (const std::string& name : option.get_lnames())
        names.push_back("--" + name);
    return names;
}

/// `text` with `from` replaced by `to`.
std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    for (std::size_t at = text.find(from); at != std::string::npos;
         at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

/// `text` as one line in single quotes of zsh, where nothing but the quote itself ends them.
std::string zshQuoted(const std::string& text)
{
    return "'" + replaced(replaced(text, "\n", " "), "'", "'\\''") + "'";
}

/// `text` as one line in single quotes of fish, which knows two escapes in them.
std::string fishQuoted(const std::string& text)
{
    return "'" + replaced(replaced(replaced(text, "\n", " "), "\\", "\\\\"), "'", "\\'") + "'";
}

/// The whole command line of a command: "tool thin".
std::string pathOf(const CLI::App& app)
{
    const CLI::App* parent = app.get_parent();
    return parent && parent->get_parent() ? pathOf(*parent) + " " + app.get_name() : app.get_name();
}

/// The program and all its commands, parents first.
void collect(const CLI::App& app, Commands& all)
{
    all.push_back(&app);
    for (const CLI::App* each : commandsOf(app))
        collect(*each, all);
}

std::string commandWords(const CLI::App& app)
{
    std::string words;
    for (const CLI::App* each : commandsOf(app))
        words += each->get_name() + " ";
    return words;
}

std::string optionWords(const CLI::App& app)
{
    std::string words;
    for (const CLI::Option* option : optionsOf(app))
        for (const std::string& name : namesOf(*option))
            words += name + " ";
    return words;
}

std::string bash(const CLI::App& program)
{
    Commands all;
    collect(program, all);
    std::string text = "# Completions of odori-cli for bash.\n"
                       "_odori_cli() {\n"
                       "    local word=${COMP_WORDS[COMP_CWORD]} path= words= options= each\n"
                       "    for each in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
                       "        case \"$path $each\" in\n";
    std::string cases;
    for (const CLI::App* each : all)
        if (each != &program)
            cases += (cases.empty() ? "" : "|") + std::string("' ") + pathOf(*each) + "'";
    text += "            " + cases +
            ") path=\"$path $each\" ;;\n"
            "        esac\n"
            "    done\n"
            "    case \"$path\" in\n";
    for (const CLI::App* each : all)
        text += "        '" + (each == &program ? "" : " " + pathOf(*each)) + "') words='" +
                commandWords(*each) + "' options='" + optionWords(*each) + "' ;;\n";
    // Without words, bash completes files.
    text += "    esac\n"
            "    [[ $word != -* ]] || words=$options\n"
            "    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\")\n"
            "}\n"
            "complete -o default -o bashdefault -F _odori_cli odori-cli\n";
    return text;
}

std::string zsh(const CLI::App& program)
{
    Commands all;
    collect(program, all);
    std::string text = "#compdef odori-cli\n"
                       "# Completions of odori-cli for zsh.\n"
                       "local chain= each\n" // zsh ties $path to $PATH
                       "for each in \"${words[@]:1:$((CURRENT-2))}\"; do\n"
                       "    case \"$chain $each\" in\n";
    for (const CLI::App* each : all)
        if (each != &program)
            text += "        ' " + pathOf(*each) + "') chain=\"$chain $each\" ;;\n";
    text += "    esac\n"
            "done\n"
            "local -a commands options\n"
            "case \"$chain\" in\n";
    for (const CLI::App* each : all) {
        text += "    '" + (each == &program ? "" : " " + pathOf(*each)) + "')\n        commands=(";
        for (const CLI::App* sub : commandsOf(*each))
            text += " " + zshQuoted(sub->get_name() + ":" + sub->get_description());
        text += " )\n        options=(";
        for (const CLI::Option* option : optionsOf(*each))
            for (const std::string& name : namesOf(*option))
                text += " " + zshQuoted(name + ":" + option->get_description());
        text += " )\n        ;;\n";
    }
    text += "esac\n"
            "if [[ $words[CURRENT] == -* ]]; then\n"
            "    _describe option options\n"
            "elif (( ${#commands} )); then\n"
            "    _describe command commands\n"
            "else\n"
            "    _files\n"
            "fi\n";
    return text;
}

/// The condition of fish that the command line has `app` and its parents.
std::string fishCondition(const CLI::App& app)
{
    if (!app.get_parent())
        return "__fish_use_subcommand";
    std::string condition = "__fish_seen_subcommand_from " + app.get_name();
    for (const CLI::App* up = app.get_parent(); up->get_parent(); up = up->get_parent())
        condition += "; and __fish_seen_subcommand_from " + up->get_name();
    return condition;
}

/// The commands below `app`: not after one of them, because -f would take away the files there.
std::string fishCommands(const CLI::App& app)
{
    std::string names;
    for (const CLI::App* sub : commandsOf(app))
        names += " " + sub->get_name();
    const std::string begin = "complete -c odori-cli -n '" + fishCondition(app) +
                              "; and not __fish_seen_subcommand_from" + names + "' -f -a ";
    std::string text;
    for (const CLI::App* sub : commandsOf(app))
        text += begin + sub->get_name() + " -d " + fishQuoted(sub->get_description()) + "\n";
    return text;
}

std::string fish(const CLI::App& program)
{
    std::string text = "# Completions of odori-cli for fish.\n";
    Commands all;
    collect(program, all);
    for (const CLI::App* each : all) {
        text += fishCommands(*each);
        for (const CLI::Option* option : optionsOf(*each)) {
            text += "complete -c odori-cli -n '" + fishCondition(*each) + "'";
            for (const std::string& name : option->get_snames())
                text += " -s " + name;
            for (const std::string& name : option->get_lnames())
                text += " -l " + name;
            if (option->get_items_expected_max() > 0)
                text += " -r";
            text += " -d " + fishQuoted(option->get_description()) + "\n";
        }
    }
    return text;
}

/// Text for roff: no line begins with a control character, and a minus is a minus.
std::string roff(const std::string& text)
{
    return replaced(replaced(replaced(text, "\\", "\\e"), "-", "\\-"), "\n", " ");
}

void addOptions(std::string& text, const CLI::App& app)
{
    for (const CLI::Option* option : app.get_options()) {
        std::string names;
        for (const std::string& name : namesOf(*option))
            names += (names.empty() ? "" : ", ") + name;
        if (names.empty())
            names = option->get_name();
        if (option->get_items_expected_max() > 0 && !option->get_positional())
            names += " " + valuesOf(*option).toStdString();
        text += ".TP\n.B " + roff(names) + "\n\\&" + roff(option->get_description()) + "\n";
    }
}

std::string man(const CLI::App& program)
{
    std::string text = ".\\\" Made by odori-cli --make-text man.\n"
                       ".TH ODORI\\-CLI 1 \"\" \"Odori " ODORI_VERSION "\" \"User Commands\"\n"
                       ".SH NAME\nodori\\-cli \\- " +
                       roff(program.get_description()) +
                       "\n.SH SYNOPSIS\n.B odori\\-cli\n.I COMMAND\n[\\fIOPTIONS\\fR]\n"
                       ".SH DESCRIPTION\n"
                       "Each command has its own help: \\fBodori\\-cli\\fR \\fICOMMAND\\fR "
                       "\\fB\\-\\-help\\fR.\n.SH OPTIONS\n";
    addOptions(text, program);
    Commands all;
    collect(program, all);
    for (const CLI::App* each : all) {
        if (each == &program)
            continue;
        text += ".SH " + roff(pathOf(*each)) + "\n\\&" + roff(each->get_description()) + "\n";
        addOptions(text, *each);
    }
    text += ".SH EXIT STATUS\n.TP\n.B 0\nDone.\n.TP\n.B 1\nA file was refused, or a check found "
            "errors.\n.TP\n.B 2\nWrong usage.\n.SH SEE ALSO\n.BR odori (1)\n";
    return text;
}

} // namespace

int printCommandText(const CLI::App& program, std::string_view kind)
{
    const std::pair<std::string_view, std::string (*)(const CLI::App&)> kinds[] = {
        {"bash", bash}, {"zsh", zsh}, {"fish", fish}, {"man", man}};
    for (const auto& [name, make] : kinds)
        if (name == kind)
            return writeOutput("-", make(program));
    return misuse(QStringLiteral("--make-text bash|zsh|fish|man"));
}

} // namespace odori::cli
