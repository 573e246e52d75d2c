// SPDX-License-Identifier: MIT
#include "app/cli/command.h"

#include "libmmd/base/file_io.h"
#include "libmmd/format/signatures.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstring>

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

mmd::Result<mmd::VmdFile> readVmdFile(const std::string& path)
{
    return mmd::readFile(mmd::pathFromUtf8(path), mmd::notAMotion)
        .and_then([](std::vector<std::byte> bytes) { return mmd::readVmd(std::move(bytes)); });
}

mmd::Result<mmd::MotionFromVmd> readMotion(const std::string& path)
{
    return readVmdFile(path).map([](const mmd::VmdFile& file) { return mmd::motionFromVmd(file); });
}

mmd::Result<mmd::Model> readModel(const std::string& path)
{
    return mmd::loadModel(mmd::pathFromUtf8(path));
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
            "encoding of a PMD's texts and a VMD's model name (default: guessed)")
        ->check(CLI::IsMember({"cp932", "gbk", "big5", "euc-kr", "utf8"}));
}

std::string extensionOf(const std::string& path)
{
    std::string extension = mmd::utf8FromPath(mmd::pathFromUtf8(path).extension());
    if (!extension.empty())
        extension.erase(0, 1);
    std::transform(extension.begin(), extension.end(), extension.begin(),
        [](char letter) { return letter >= 'A' && letter <= 'Z' ? char(letter + 32) : letter; });
    return extension;
}

bool isModel(std::span<const std::byte> head, const std::string& path)
{
    const auto begins = [head](std::string_view with) {
        return head.size() >= with.size() &&
               std::memcmp(head.data(), with.data(), with.size()) == 0;
    };
    const std::string extension = extensionOf(path);
    const bool isNamed = extension == "pmx" || extension == "pmd";
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

} // namespace odori::cli
