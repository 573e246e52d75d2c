// SPDX-License-Identifier: MIT
#include "app/cli/motion_formats.h"

#include "app/cli/command.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/signatures.h"
#include "libmmd/format/text/csv.h"
#include "libmmd/format/text/json.h"
#include "libmmd/format/vpd/vpd.h"

#include <algorithm>
#include <array>
#include <span>

namespace odori::cli {
namespace {

using Bytes = std::vector<std::byte>;

std::string_view textOf(const Bytes& bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

Bytes bytesOf(std::string_view text)
{
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

/// By way of tracks, as the editor saves a motion.
Bytes writeVmd(const mmd::VmdFile& file, const WriteOptions&)
{
    return mmd::vmdFromMotion(mmd::motionFromVmd(file).motion);
}

mmd::Result<mmd::VmdFile> readJson(Bytes bytes)
{
    return mmd::vmdFromJson(textOf(bytes));
}

Bytes writeJson(const mmd::VmdFile& file, const WriteOptions&)
{
    return bytesOf(mmd::jsonFromVmd(file));
}

mmd::Result<mmd::VmdFile> readCsv(Bytes bytes)
{
    return mmd::vmdFromCsv(textOf(bytes));
}

Bytes writeCsv(const mmd::VmdFile& file, const WriteOptions&)
{
    return bytesOf(mmd::csvFromVmd(file));
}

mmd::Result<mmd::VmdFile> readVpd(Bytes bytes)
{
    return mmd::readVpd(bytes).and_then([](mmd::VpdReadResult pose) {
        mmd::MotionFromVpd made = mmd::motionFromVpd(pose.file);
        return mmd::readVmd(mmd::vmdFromMotion(made.motion)).map([&](mmd::VmdFile file) {
            file.warnings = std::move(pose.warnings);
            file.warnings.insert(file.warnings.end(), made.warnings.begin(), made.warnings.end());
            return file;
        });
    });
}

Bytes writeVpd(const mmd::VmdFile& file, const WriteOptions& options)
{
    const mmd::Motion motion = mmd::motionFromVmd(file).motion;
    return mmd::writeVpd(mmd::vpdFromMotion(motion, options.frame));
}

bool isText(std::string_view extension)
{
    return extension == "json" || extension == "csv";
}

std::optional<mmd::Error> notASource(std::span<const std::byte> head)
{
    return mmd::isVpd(head) ? std::nullopt : mmd::notAMotion(head);
}

constexpr std::array formats{
    MotionFormat{"vmd", mmd::readVmd, writeVmd},
    MotionFormat{"vpd", readVpd, writeVpd},
    MotionFormat{"json", readJson, writeJson},
    MotionFormat{"csv", readCsv, writeCsv},
};

} // namespace

const MotionFormat* motionFormat(std::string_view extension)
{
    const auto format = std::find_if(formats.begin(), formats.end(),
        [&](const MotionFormat& each) { return each.extension == extension; });
    return format == formats.end() ? nullptr : &*format;
}

mmd::Result<Bytes> readSource(const std::string& path)
{
    const auto file = mmd::pathFromUtf8(path);
    return isText(extensionOf(path)) ? mmd::readFile(file) : mmd::readFile(file, notASource);
}

const MotionFormat& sourceFormat(std::span<const std::byte> bytes, std::string_view extension)
{
    if (mmd::isVpd(bytes))
        return *motionFormat("vpd");
    return *motionFormat(isText(extension) ? extension : "vmd");
}

} // namespace odori::cli
