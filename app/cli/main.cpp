// SPDX-License-Identifier: MIT
#include "app/cli/command.h"
#include "app/translation.h"

#include <QtCore/QCoreApplication>

#include <exception>
#include <iostream>

namespace {

void dropMessage(QtMsgType, const QMessageLogContext&, const QString&) {}

} // namespace

int main(int argc, char* argv[])
{
    // Where the locale is not UTF-8, Qt takes one that is and says so: nothing that concerns a
    // user.
    qInstallMessageHandler(dropMessage);
    QCoreApplication application(argc, argv);
    qInstallMessageHandler(nullptr);
    odori::installTranslations(application);
    CLI::App program("Odori in a shell: MMD motions and models", "odori-cli");
    program.require_subcommand(1);
    program.set_version_flag("--version", "odori-cli " ODORI_VERSION);
    int status = odori::cli::done;
    odori::cli::addInfo(program, status);
    odori::cli::addCheck(program, status);
    odori::cli::addConvert(program, status);
    odori::cli::addPose(program, status);
    odori::cli::addRender(program, status);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        // --help and --version end here too, with 0; every other way is wrong usage.
        return program.exit(error) == 0 ? odori::cli::done : odori::cli::wrongUsage;
    } catch (const std::exception& error) {
        std::cerr << "odori-cli: " << error.what() << '\n'; // out of memory and the like
        return odori::cli::refused;
    }
    return status;
}
