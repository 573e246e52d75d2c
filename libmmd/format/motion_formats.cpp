// SPDX-License-Identifier: MIT
#include "libmmd/format/motion_formats.h"

#include "libmmd/base/file_io.h"
#include "libmmd/format/signatures.h"
#include "libmmd/format/text/csv.h"
#include "libmmd/format/text/json.h"
#include "libmmd/format/vpd/vpd.h"

#include <algorithm>
#include <array>
#include <string>

namespace mmd {
namespace {

using FileBytes = std::vector<std::byte>;

std::string_view viewOfText(const FileBytes& bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

FileBytes bytesOfText(std::string_view text)
{
    const auto bytes = std::as_bytes(std::span<const char>(text));
    return {bytes.begin(), bytes.end()};
}

bool beginsAsVmd(std::span<const std::byte> head)
{
    return !notAMotion(head);
}

/// Converts to tracks and back, as when the editor saves a motion.
FileBytes writtenVmd(const VmdFile& file, const MotionWriting&)
{
    return vmdFromMotion(motionFromVmd(file).motion);
}

Result<VmdFile> vmdOfPose(FileBytes bytes)
{
    return readVpd(bytes).and_then([](VpdReadResult pose) {
        MotionFromVpd made = motionFromVpd(pose.file);
        return readVmd(vmdFromMotion(made.motion)).map([&](VmdFile file) {
            file.warnings = std::move(pose.warnings);
            file.warnings.insert(file.warnings.end(), made.warnings.begin(), made.warnings.end());
            return file;
        });
    });
}

FileBytes writtenPose(const VmdFile& file, const MotionWriting& how)
{
    return writeVpd(vpdFromMotion(motionFromVmd(file).motion, how.frame));
}

Result<VmdFile> vmdOfJson(FileBytes bytes)
{
    return vmdFromJson(viewOfText(bytes));
}

FileBytes writtenJson(const VmdFile& file, const MotionWriting&)
{
    return bytesOfText(jsonFromVmd(file));
}

Result<VmdFile> vmdOfCsv(FileBytes bytes)
{
    return vmdFromCsv(viewOfText(bytes));
}

FileBytes writtenCsv(const VmdFile& file, const MotionWriting&)
{
    return bytesOfText(csvFromVmd(file));
}

constexpr auto wholeMotion = MotionContent::Motion;
constexpr std::array motionFormatTable{
    MotionFormat{"VMD", "vmd", wholeMotion, true, beginsAsVmd, readVmd, writtenVmd},
    MotionFormat{"VPD", "vpd", MotionContent::Pose, false, isVpd, vmdOfPose, writtenPose},
    MotionFormat{"JSON", "json", wholeMotion, false, nullptr, vmdOfJson, writtenJson},
    MotionFormat{"CSV", "csv", wholeMotion, false, nullptr, vmdOfCsv, writtenCsv},
};

} // namespace

std::span<const MotionFormat> motionFormats()
{
    return motionFormatTable;
}

const MotionFormat* motionFormatNamed(std::string_view extension)
{
    const auto format = std::find_if(motionFormatTable.begin(), motionFormatTable.end(),
        [&](const MotionFormat& each) { return each.extension == extension; });
    return format == motionFormatTable.end() ? nullptr : &*format;
}

const MotionFormat* motionFormatByEnding(const std::filesystem::path& path)
{
    const MotionFormat* named = motionFormatNamed(extensionOf(path));
    return named && !named->begins ? named : nullptr;
}

const MotionFormat& motionFormatOf(
    std::span<const std::byte> head, const std::filesystem::path& path)
{
    for (const MotionFormat& each : motionFormatTable)
        if (each.begins && each.begins(head))
            return each;
    const MotionFormat* named = motionFormatByEnding(path);
    return named ? *named : motionFormatTable.front();
}

Result<MotionSource> readMotionFile(const std::filesystem::path& path)
{
    const auto head = readHead(path);
    if (!head)
        return tl::unexpected(head.error());
    const MotionFormat& format = motionFormatOf(*head, path);
    const bool mayBeRefused =
        &format == &motionFormatTable.front(); // what is none of them counts as VMD
    return (mayBeRefused ? readFile(path, notAMotion) : readFile(path))
        .and_then(format.read)
        .map([&](VmdFile file) {
            return MotionSource{&format, std::move(file)};
        });
}

} // namespace mmd
