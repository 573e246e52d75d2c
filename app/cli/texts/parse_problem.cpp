// SPDX-License-Identifier: MIT
#include "app/cli/texts/parse_problem.h"

#include "app/cli/texts/text.h"

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

/// The word that should have been a command; empty if there is none. CLI11 only says that a command
/// is missing.
std::string wrongCommand(const CLI::App& program)
{
    const CLI::App* last = &program;
    while (!last->get_subcommands().empty())
        last = last->get_subcommands().front();
    const std::vector<std::string> rest = program.remaining(true);
    const bool needsOne = last->get_require_subcommand_min() > 0;
    return needsOne && !rest.empty() ? rest.front() : std::string();
}

} // namespace

QString parseProblem(const CLI::App& program, const CLI::Error& error)
{
    if (const std::string word = wrongCommand(program); !word.empty())
        return Text::tr("There is no command %1.").arg(QString::fromLocal8Bit(word.c_str()));
    if (error.get_exit_code() != int(CLI::ExitCodes::ExtrasError))
        return phraseOf(error);
    QStringList words; // CLI11's sentence has them backwards
    for (const std::string& each : program.remaining(true))
        words += QString::fromLocal8Bit(each.c_str());
    return Text::tr("unknown option, or too many arguments: %1").arg(words.join(u' '));
}

} // namespace odori::cli
