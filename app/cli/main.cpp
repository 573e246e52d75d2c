// SPDX-License-Identifier: MIT
#include "app/cli/command.h"
#include "app/cli/output.h"
#include "app/cli/texts/command_texts.h"
#include "app/cli/texts/help_words.h"
#include "app/cli/texts/parse_problem.h"
#include "app/cli/texts/text.h"
#include "app/translation.h"
#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>

#include <filesystem>
#include <span>
#include <string_view>
#include <system_error>

namespace {

using namespace odori::cli;

/// The maximum length of a usage error.
constexpr qsizetype longestMisuse = 1000;

void dropMessage(QtMsgType, const QMessageLogContext&, const QString&) {}

/// Escapes control characters, because the error contains the user's input.
std::string usageProblem(const CLI::App* program, const CLI::Error& error)
{
    return odori::shownName(parseProblem(*program, error), longestMisuse).toStdString() + '\n' +
           Text::tr("Run with --help for more information.").toStdString() + '\n';
}

/// What is wrong with an empty argument, which a variable without a value makes; CLI11 would treat
/// it as one that is not there. Empty if there is none.
QString emptyArgument(std::span<char*> arguments)
{
    for (std::size_t at = 1; at < arguments.size(); ++at) {
        const std::string_view word(arguments[at]), before(arguments[at - 1]);
        if (word.starts_with("--") && word.ends_with('='))
            return Text::tr("%1 has an empty value")
                .arg(QString::fromLocal8Bit(word.data(), qsizetype(word.size() - 1)));
        if (!word.empty())
            continue;
        return before.starts_with('-')
                   ? Text::tr("%1 has an empty value").arg(QString::fromLocal8Bit(before.data()))
                   : Text::tr("argument %1 is empty").arg(at);
    }
    return {};
}

/// What is wrong with a file name that CLI11 would read as an option. Empty if there is none.
QString fileLikeOption(std::span<char*> arguments)
{
    std::error_code error;
    for (const std::string_view word : arguments.subspan(1))
        if (word.size() > 1 && word.starts_with('-') && word.find('.') != std::string_view::npos &&
            std::filesystem::is_regular_file(mmd::pathFromUtf8(std::string(word)), error))
            return Text::tr("%1 begins like an option; write ./%1")
                .arg(QString::fromLocal8Bit(word.data(), qsizetype(word.size())));
    return {};
}

bool isMakingText(int argc, char* argv[])
{
    return argc == 3 && std::string_view(argv[1]) == "--make-text";
}

int run(int argc, char* argv[])
try {
    CLI::App program(
        Text::tr("Shows, checks, converts and renders MMD motions and models").toStdString(),
        "odori-cli");
    translateHelp(program);
    program.require_subcommand(1);
    program.set_version_flag("--version", "odori-cli " ODORI_VERSION,
        Text::tr("Display program version information and exit").toStdString());
    program.failure_message(usageProblem);
    int status = done;
    addInfo(program, status);
    addCheck(program, status);
    addCompare(program, status);
    addConvert(program, status);
    addImport(program, status);
    addPose(program, status);
    addRender(program, status);
    addThumbnail(program, status);
    addTools(program, status);
    if (isMakingText(argc, argv))
        return printCommandText(program, argv[2]);
    if (const QString problem = emptyArgument({argv, std::size_t(argc)}); !problem.isEmpty())
        return misuse(odori::shownName(problem, longestMisuse));
    if (const QString problem = fileLikeOption({argv, std::size_t(argc)}); !problem.isEmpty())
        return misuse(odori::shownName(problem, longestMisuse));
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        // --help and --version also end here, with 0; other parse errors are wrong usage.
        return program.exit(error) == 0 ? done : wrongUsage;
    }
    return status;
} catch (...) { // such as out of memory
    return refuse(mmd::errorOfException());
}

} // namespace

int main(int argc, char* argv[])
{
    mmd::prepareStreams();
    // If the locale is not UTF-8, Qt uses one that is, and prints a message. It is of no use to the
    // user.
    qInstallMessageHandler(dropMessage);
    QCoreApplication application(argc, argv);
    qInstallMessageHandler(nullptr);
    odori::installTranslations(
        application, isMakingText(argc, argv) ? QStringLiteral("en") : QString());
    StandardOutput output;
    const int status = run(argc, argv);
    const auto written = output.finish();
    if (written || status == wrongUsage)
        return status;
    return refuse(written.error(),
        QCoreApplication::translate("odori::cli", "Standard output").toStdString());
}
