// SPDX-License-Identifier: MIT
#include "libmmd/accessory/accessory_answer.h"

#include "libmmd/animation/reader_answer.h"

#include <algorithm>
#include <string_view>

namespace mmd {
namespace {

constexpr std::string_view mark = "ODORIAC2";
constexpr std::uint32_t mostWarnings = 64;

void writePictures(ByteWriter& out, const std::vector<PictureBytes>& pictures)
{
    out.write<std::uint32_t>(std::uint32_t(pictures.size()));
    for (const PictureBytes& each : pictures) {
        out.write<std::uint64_t>(each ? each->size() : 0);
        if (each)
            out.write(std::span<const std::byte>(*each));
    }
}

/// Sizes that the bytes do not have give a reader that has failed.
std::vector<PictureBytes> readPictures(ByteReader& in)
{
    std::vector<PictureBytes> pictures;
    const auto count = in.read<std::uint32_t>();
    for (std::uint32_t at = 0; at < count && !in.hasFailed(); ++at) {
        const auto size = in.read<std::uint64_t>();
        const auto bytes = in.readBytes(std::size_t(size));
        pictures.push_back(bytes.empty() ? nullptr
                                         : std::make_shared<const std::vector<std::byte>>(
                                               bytes.begin(), bytes.end()));
    }
    return pictures;
}

} // namespace

std::vector<std::byte> accessoryAnswer(const Result<AccessoryFile>& result)
{
    if (!result)
        return answer::ofError(mark, result.error());
    ByteWriter out;
    answer::begin(out, mark);
    out.write<std::uint32_t>(std::uint32_t(result->warnings.size()));
    for (const Warning& each : result->warnings) {
        out.write<std::uint32_t>(std::uint32_t(each.code));
        out.write<std::uint64_t>(each.count);
        answer::writeText(out, each.location);
    }
    writePictures(out, result->pictures);
    out.write(std::span<const std::byte>(pmx::write(result->model)));
    return out.release();
}

Result<AccessoryFile> readAccessoryAnswer(std::span<const std::byte> bytes)
{
    ByteReader in(bytes);
    if (const auto begin = answer::readBegin(in, mark); !begin)
        return tl::unexpected(begin.error());
    const auto count = in.read<std::uint32_t>();
    std::vector<Warning> warnings;
    for (std::uint32_t at = 0; at < std::min(count, mostWarnings); ++at) {
        Warning& each = warnings.emplace_back();
        const auto code = in.read<std::uint32_t>();
        each.code =
            code <= std::uint32_t(WarningCode::Other) ? WarningCode(code) : WarningCode::Other;
        each.count = std::size_t(in.read<std::uint64_t>());
        each.location = answer::readText(in);
    }
    if (in.hasFailed() || count > mostWarnings)
        return answer::notAnAnswer();
    std::vector<PictureBytes> pictures = readPictures(in);
    if (in.hasFailed())
        return answer::notAnAnswer();
    auto read = pmx::read(bytes.subspan(in.offset()));
    if (!read || pictures.size() > read->model.textures.size())
        return answer::notAnAnswer();
    read->warnings.insert(read->warnings.begin(), warnings.begin(), warnings.end());
    return AccessoryFile{std::move(*read), std::move(pictures)};
}

} // namespace mmd
