// SPDX-License-Identifier: MIT
#include "app/cli/motion_formats.h"

#include "libmmd/base/file_io.h"
#include "libmmd/format/csv.h"
#include "libmmd/format/json.h"
#include "libmmd/format/vpd.h"

#include <algorithm>
#include <array>
#include <span>

namespace odori::cli {
namespace {

using Bytes = std::vector<std::byte>;
using Path = std::filesystem::path;

std::string_view textOf(const Bytes& bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

mmd::Result<void> writeText(const Path& path, std::string_view text)
{
    return mmd::writeFile(path, std::as_bytes(std::span(text)));
}

/// By way of tracks, as the editor saves a motion.
mmd::Result<void> writeVmd(const mmd::VmdFile& file, const Path& path, const WriteOptions&)
{
    return mmd::writeFile(path, mmd::vmdFromMotion(mmd::motionFromVmd(file).motion));
}

mmd::Result<mmd::VmdFile> readJson(Bytes bytes)
{
    return mmd::vmdFromJson(textOf(bytes));
}

mmd::Result<void> writeJson(const mmd::VmdFile& file, const Path& path, const WriteOptions&)
{
    return writeText(path, mmd::jsonFromVmd(file));
}

mmd::Result<mmd::VmdFile> readCsv(Bytes bytes)
{
    return mmd::vmdFromCsv(textOf(bytes));
}

mmd::Result<void> writeCsv(const mmd::VmdFile& file, const Path& path, const WriteOptions&)
{
    return writeText(path, mmd::csvFromVmd(file));
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

mmd::Result<void> writeVpd(const mmd::VmdFile& file, const Path& path, const WriteOptions& options)
{
    const mmd::Motion motion = mmd::motionFromVmd(file).motion;
    return mmd::writeFile(path, mmd::writeVpd(mmd::vpdFromMotion(motion, options.frame)));
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
    const auto found = std::find_if(formats.begin(), formats.end(),
        [&](const MotionFormat& each) { return each.extension == extension; });
    return found == formats.end() ? nullptr : &*found;
}

const MotionFormat& sourceFormat(std::span<const std::byte> bytes, std::string_view extension)
{
    if (mmd::isVpd(bytes))
        return *motionFormat("vpd");
    const bool isText = extension == "json" || extension == "csv";
    return *motionFormat(isText ? extension : "vmd");
}

} // namespace odori::cli
