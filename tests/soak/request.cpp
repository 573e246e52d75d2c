// SPDX-License-Identifier: MIT
#include "tests/soak/request.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QDir>

#include <cstdio>

namespace odori::soak {
namespace {

constexpr char usage[] =
    "soak_driver --seconds S --seed N [--corpus] [--checkpoint S] [--log LOG]   random input\n"
    "soak_driver --replay LOG [--corpus]                  the same input again\n"
    "soak_driver --kill-edits SEED LOG [--count N] [--edits N]       random edits\n"
    "soak_driver --replay-edits LOG [--unfinished]        the same edits again, compared\n"
    "soak_driver --recover FOLDER                         restores the session of a killed run\n"
    "All: --folder FOLDER (scratch folder), --dump FILE (the document at the end)\n";

} // namespace

std::optional<Request> requestOf(const QStringList& arguments)
{
    const auto option = [](const char* name, const char* value = nullptr) {
        return QCommandLineOption(
            QLatin1String(name), {}, value ? QString::fromLatin1(value) : QString());
    };
    QCommandLineParser parser;
    parser.addOptions({option("seed", "number"), option("seconds", "number"),
        option("checkpoint", "seconds"), option("corpus"), option("folder", "path"),
        option("log", "path"), option("dump", "path"), option("replay", "log"),
        option("kill-edits", "seed"), option("replay-edits", "log"), option("unfinished"),
        option("count", "actions"), option("edits", "number"), option("recover", "folder")});
    if (!parser.parse(arguments)) {
        std::fprintf(stderr, "%s\n%s", qPrintable(parser.errorText()), usage);
        return std::nullopt;
    }
    const auto text = [&](const char* name) { return parser.value(QLatin1String(name)); };
    const auto path = [&](const QString& typed) {
        return typed.isEmpty() ? QString() : QDir::current().absoluteFilePath(typed);
    };
    const auto has = [&](const char* name) { return parser.isSet(QLatin1String(name)); };
    Request request{
        .folder = path(text("folder")), .log = path(text("log")), .dump = path(text("dump"))};
    request.actions = text("count").toInt();
    request.edits = text("edits").toInt();
    request.hasCorpus = has("corpus");
    request.withUnfinished = has("unfinished");
    if (has("seed"))
        request.seed = text("seed").toULongLong();
    if (has("seconds"))
        request.seconds = text("seconds").toDouble();
    if (has("checkpoint"))
        request.checkpointSeconds = text("checkpoint").toInt();
    if (has("replay")) {
        request.mode = Request::Mode::Replay;
        request.log = path(text("replay"));
    } else if (has("replay-edits")) {
        request.mode = Request::Mode::Twin;
        request.log = path(text("replay-edits"));
    } else if (has("kill-edits")) {
        request.mode = Request::Mode::Edits;
        request.seed = text("kill-edits").toULongLong();
        request.log = path(parser.positionalArguments().value(0));
    } else if (has("recover")) {
        request.mode = Request::Mode::Recover;
        request.folder = path(text("recover"));
    }
    return request;
}

} // namespace odori::soak
