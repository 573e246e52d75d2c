// SPDX-License-Identifier: MIT
#include "app/cli/texts/parse_problem.h"

#include "app/cli/texts/text.h"
#include "libmmd/check/near_names.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QStringList>

#include <array>
#include <string>
#include <vector>

namespace odori::cli {
namespace {

/// A sentence of CLI11, of which the parts that differ are captured, and ours with these parts.
struct Phrase {
    CLI::ExitCodes code;
    const char* pattern;
    const char* text;
};

constexpr std::array phrases{
    Phrase{CLI::ExitCodes::RequiredError, "^A subcommand is required$",
        QT_TRANSLATE_NOOP("odori::cli", "a command is missing")},
    Phrase{CLI::ExitCodes::RequiredError, "^(.+) is required$",
        QT_TRANSLATE_NOOP("odori::cli", "%1 is required")},
    Phrase{CLI::ExitCodes::RequiresError, "^(.+) requires (.+)$",
        QT_TRANSLATE_NOOP("odori::cli", "%1 has an effect only with %2")},
    Phrase{CLI::ExitCodes::ExcludesError, "^(.+) excludes (.+)$",
        QT_TRANSLATE_NOOP("odori::cli", "%1 and %2 cannot be used together")},
    Phrase{CLI::ExitCodes::ArgumentMismatch, "^(.+): \\d+ required .* missing$",
        QT_TRANSLATE_NOOP("odori::cli", "%1 needs a value")},
    Phrase{CLI::ExitCodes::ArgumentMismatch, "^(.+): At Most (\\d+) required but received (\\d+)$",
        QT_TRANSLATE_NOOP("odori::cli", "%1 has too many values: %3, at most %2")},
    Phrase{CLI::ExitCodes::ArgumentMismatch, "^(.+): At least (\\d+) required but received (\\d+)$",
        QT_TRANSLATE_NOOP("odori::cli", "%1 has too few values: %3, at least %2")},
    Phrase{CLI::ExitCodes::ArgumentMismatch, "^(.+) was given a disallowed flag override$",
        QT_TRANSLATE_NOOP("odori::cli", "%1 takes no value")},
    Phrase{CLI::ExitCodes::ConversionError,
        "^(.+): (?:too many inputs for a flag|Should be true/false or a number)$",
        QT_TRANSLATE_NOOP("odori::cli", "%1 takes no value")},
    Phrase{CLI::ExitCodes::ConversionError, "^Could not convert: (.+?) = (.*)$",
        QT_TRANSLATE_NOOP("odori::cli", "%1: %2 is not an allowed value")},
};

QString phraseOf(const CLI::Error& error)
{
    const QString said = QString::fromLocal8Bit(error.what());
    for (const Phrase& each : phrases) {
        if (error.get_exit_code() != int(each.code))
            continue;
        const QRegularExpression pattern(
            QLatin1String(each.pattern), QRegularExpression::DotMatchesEverythingOption);
        const QRegularExpressionMatch match = pattern.match(said);
        if (!match.hasMatch())
            continue;
        const QString text = Text::tr(each.text);
        const QString first = match.captured(1), second = match.captured(2);
        // In one call, because the user's words may have a %1.
        if (match.lastCapturedIndex() == 3)
            return text.arg(first, second, match.captured(3));
        if (match.lastCapturedIndex() == 2)
            return text.arg(first, second);
        return match.lastCapturedIndex() == 1 ? text.arg(first) : text;
    }
    return said;
}

/// The command that was given, or the program.
const CLI::App& commandOf(const CLI::App& program)
{
    const CLI::App* last = &program;
    while (!last->get_subcommands().empty())
        last = last->get_subcommands().front();
    return *last;
}

/// The word that should have been a command; empty if there is none. CLI11 only says that a command
/// is missing.
std::string wrongCommand(const CLI::App& program)
{
    const std::vector<std::string> rest = program.remaining(true);
    const bool needsOne = commandOf(program).get_require_subcommand_min() > 0;
    return needsOne && !rest.empty() ? rest.front() : std::string();
}

/// Whether the word begins as an option does: "-5" and "-.5" are numbers, "-" is a file.
bool looksLikeOption(const std::string& word)
{
    return word.size() > 1 && word.front() == '-' && word[1] != '.' &&
           !(word[1] >= '0' && word[1] <= '9');
}

/// The word that should have been an option, without its value; empty if there is none. CLI11 says
/// first what is required.
std::string wrongOption(const CLI::App& program)
{
    for (const std::string& word : program.remaining(true)) {
        if (word == "--") // files follow
            break;
        if (looksLikeOption(word))
            return word.substr(0, word.find('='));
    }
    return {};
}

QString optionProblem(const CLI::App& program, const std::string& wrong)
{
    std::vector<mmd::KnownName> known;
    for (const CLI::Option* option : commandOf(program).get_options())
        for (const std::string& name : option->get_lnames())
            known.push_back({"--" + name, {}});
    const QString word = QString::fromLocal8Bit(wrong.c_str());
    const std::vector<std::string> near = mmd::nearNames(wrong, known);
    if (near.empty())
        return Text::tr("There is no option %1.").arg(word);
    return Text::tr("There is no option %1. Did you mean %2?")
        .arg(word, QString::fromStdString(near.front()));
}

} // namespace

QString parseProblem(const CLI::App& program, const CLI::Error& error)
{
    if (const std::string word = wrongCommand(program); !word.empty())
        return Text::tr("There is no command %1.").arg(QString::fromLocal8Bit(word.c_str()));
    const bool isExtra = error.get_exit_code() == int(CLI::ExitCodes::ExtrasError);
    if (isExtra || error.get_exit_code() == int(CLI::ExitCodes::RequiredError))
        if (const std::string word = wrongOption(program); !word.empty())
            return optionProblem(program, word);
    if (!isExtra)
        return phraseOf(error);
    QStringList words; // CLI11's sentence has them backwards
    for (const std::string& each : program.remaining(true))
        words += QString::fromLocal8Bit(each.c_str());
    return Text::tr("too many arguments: %1").arg(words.join(u' '));
}

} // namespace odori::cli
