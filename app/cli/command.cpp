// SPDX-License-Identifier: MIT
#include "app/cli/command.h"

#include "app/cli/output.h"
#include "app/cli/texts/text.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/motion_formats.h"
#include "libmmd/format/signatures.h"
#include "libmmd/interchange/export_formats.h"
#include "ui/accessories/model_reading.h"
#include "ui/film/film_codecs.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <limits>
#include <string_view>

namespace odori::cli {
namespace {

void print(const QString& line)
{
    std::fprintf(stderr, "%s\n", line.toUtf8().constData());
}

} // namespace

int refuse(const mmd::Error& error, const std::string& path)
{
    print(sentence(error, QString::fromStdString(path)));
    return refused;
}

int refuse(const mmd::Error& error)
{
    print(QStringLiteral("odori-cli: ") + sentence(error));
    return refused;
}

void warn(const mmd::Warning& warning, const std::string& path)
{
    print(shownPath(QString::fromStdString(path)) + QStringLiteral(": ") + sentence(warning));
}

void warn(const mmd::Warning& warning)
{
    print(sentence(warning));
}

mmd::Result<mmd::MotionFromVmd> readMotion(const std::string& path)
{
    return mmd::readMotionFile(mmd::pathFromUtf8(path)).map([](const mmd::MotionSource& read) {
        return mmd::motionFromVmd(read.file);
    });
}

mmd::Result<mmd::Model> readModel(const std::string& path)
{
    return readModelFile(mmd::pathFromUtf8(path));
}

std::optional<mmd::Encoding> encodingNamed(const std::string& name)
{
    using enum mmd::Encoding;
    for (const auto& [known, encoding] : {std::pair("cp932", Cp932), std::pair("gbk", Gbk),
             std::pair("big5", Big5), std::pair("euc-kr", EucKr), std::pair("utf8", Utf8)})
        if (name == known)
            return encoding;
    return std::nullopt;
}

void addEncodingOption(CLI::App& command, std::string& name)
{
    command
        .add_option("--encoding", name,
            Text::tr(
                "encoding of the texts in a PMD and the model name in a VMD (default: guessed)")
                .toStdString())
        ->check(oneOf({"cp932", "gbk", "big5", "euc-kr", "utf8"}));
}

CLI::Validator oneOf(const std::vector<std::string>& names)
{
    const auto problem = [names](const std::string& text) {
        if (std::find(names.begin(), names.end(), text) != names.end())
            return std::string();
        QStringList all;
        for (const std::string& each : names)
            all += QString::fromStdString(each);
        return QCoreApplication::translate("odori::cli", "%1 is none of: %2")
            .arg(QString::fromStdString(text), all.join(QStringLiteral(", ")))
            .toStdString();
    };
    return {problem, CLI::IsMember(names).get_description()};
}

CLI::Validator numberWithin(double least, double most)
{
    const auto problem = [least, most](const std::string& text) {
        double number = 0.0;
        const bool isNumber = CLI::detail::lexical_cast(text, number);
        if (isNumber && number >= least && number <= most)
            return std::string();
        return QCoreApplication::translate("odori::cli", "%1 is not a number from %2 to %3")
            .arg(QString::fromStdString(text), QString::number(least, 'g', 10),
                QString::number(most, 'g', 10))
            .toStdString();
    };
    const QString values =
        QCoreApplication::translate("odori::cli", "NUMBER (%1 to %2)")
            .arg(QString::number(least, 'g', 10), QString::number(most, 'g', 10));
    return {problem, values.toStdString()};
}

CLI::Validator wholeWithin(std::int64_t least, std::int64_t most)
{
    const auto problem = [least, most](const std::string& text) {
        std::int64_t number = 0;
        const bool isNumber = CLI::detail::lexical_cast(text, number);
        if (isNumber && number >= least && number <= most)
            return std::string();
        return QCoreApplication::translate("odori::cli", "%1 is not a whole number from %2 to %3")
            .arg(QString::fromStdString(text))
            .arg(least)
            .arg(most)
            .toStdString();
    };
    if (least == 0 && most == 1)
        return {problem, "{0,1}"};
    const QString values =
        QCoreApplication::translate("odori::cli", "NUMBER (whole, %1 to %2)").arg(least).arg(most);
    return {problem, values.toStdString()};
}

CLI::Validator anyFrame()
{
    return wholeWithin(0, std::numeric_limits<std::uint32_t>::max());
}

QString namelessOutput(const std::string& path)
{
    const std::string name = mmd::utf8FromPath(mmd::pathFromUtf8(path).filename());
    if (!name.starts_with('.') || !extensionOf(path).empty())
        return {};
    const QString ending = QString::fromStdString(name.substr(1)).toLower();
    const bool isKnown = namesOtherKind("a" + name, {}) || film::isFilmExtension(ending) ||
                         ending == QLatin1String("bin") || ending == QLatin1String("f32");
    return isKnown ? Text::tr("%1 is only an extension; write a name before it")
                         .arg(shownPath(QString::fromStdString(path)))
                   : QString();
}

bool isVmdOutput(const std::string& path)
{
    if (isStandardOutput(path) || extensionOf(path) == "vmd")
        return true;
    const QString nameless = namelessOutput(path);
    misuse(nameless.isEmpty() ? Text::tr("%1: the output must end in .vmd")
                                    .arg(shownPath(QString::fromStdString(path)))
                              : nameless);
    return false;
}

bool namesOtherKind(const std::string& path, std::string_view own)
{
    using namespace std::string_view_literals;
    constexpr std::array pictures{
        "png"sv, "jpg"sv, "jpeg"sv, "bmp"sv, "gif"sv, "tga"sv, "tif"sv, "tiff"sv, "webp"sv};
    const std::string ending = extensionOf(path);
    return ending != own &&
           (std::find(pictures.begin(), pictures.end(), ending) != pictures.end() ||
               isModel({}, path) || mmd::motionFormatNamed(ending) ||
               mmd::exportFormatNamed(ending));
}

bool isPngOutput(const std::string& path)
{
    if (const QString nameless = namelessOutput(path); !nameless.isEmpty()) {
        misuse(nameless);
        return false;
    }
    if (isStandardOutput(path) || !namesOtherKind(path, "png"))
        return true;
    misuse(QCoreApplication::translate("odori::cli", "%1: pictures are written as .png")
               .arg(shownPath(QString::fromStdString(path))));
    return false;
}

std::string extensionOf(const std::string& path)
{
    return mmd::extensionOf(mmd::pathFromUtf8(path));
}

bool isModel(std::span<const std::byte> head, const std::string& path)
{
    const auto begins = [head](std::string_view with) {
        return head.size() >= with.size() &&
               std::memcmp(head.data(), with.data(), with.size()) == 0;
    };
    const auto& endings = mmd::modelExtensions;
    const std::string ending = extensionOf(path);
    if (mmd::isAccessoryExtension(ending))
        return true;
    const bool isNamed = std::count(endings.begin(), endings.end(), ending) > 0;
    return begins("PMX") || begins("Pmd") || (isNamed && !begins("Vocaloid Motion Data"));
}

mmd::Error tooManyFrames(std::uint32_t most)
{
    return {.code = mmd::ErrorCode::TooManyFrames, .offset = 0, .field = {}, .value = most};
}

std::optional<FrameRange> frameRange(const std::string& text)
{
    FrameRange range;
    const char* end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, range.first);
    if (first.ec != std::errc() || first.ptr == end || *first.ptr != ':')
        return std::nullopt;
    const auto last = std::from_chars(first.ptr + 1, end, range.last);
    if (last.ec != std::errc() || last.ptr != end || range.last < range.first)
        return std::nullopt;
    return range;
}

CLI::Validator frameRangeCheck()
{
    const auto problem = [](const std::string& text) {
        return frameRange(text) ? std::string()
                                : QCoreApplication::translate("odori::cli",
                                      "the range must be FIRST:LAST, and FIRST not after LAST")
                                      .toStdString();
    };
    return {problem, "FIRST:LAST"};
}

} // namespace odori::cli
