// SPDX-License-Identifier: MIT
#include "libmmd/accessory/accessory_answer.h"

#include "libmmd/base/byte_reader.h"
#include "libmmd/base/byte_writer.h"
#include "libmmd/text/unicode.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace mmd {
namespace {

constexpr std::string_view mark = "ODORIAC2";
constexpr std::uint32_t longestText = 4096, mostWarnings = 64;

void writeText(ByteWriter& out, std::string_view text)
{
    text = text.substr(0, longestText);
    out.write<std::uint32_t>(std::uint32_t(text.size()));
    out.write(text);
}

std::string readText(ByteReader& in)
{
    const auto size = in.read<std::uint32_t>();
    if (size > longestText)
        return {};
    const auto bytes = in.readBytes(size);
    std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    return isUtf8(text) ? text : std::string("unreadable");
}

tl::unexpected<Error> notAnAnswer()
{
    return tl::unexpected(Error{
        .code = ErrorCode::BadText, .field = "the process that reads accessories ended early"});
}

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

Error readError(ByteReader& in)
{
    Error error;
    const auto code = in.read<std::uint32_t>();
    error.code = code <= std::uint32_t(ErrorCode::InternalFailure) ? ErrorCode(code)
                                                                   : ErrorCode::InternalFailure;
    error.offset = std::size_t(in.read<std::uint64_t>());
    error.value = in.read<std::uint64_t>();
    const auto problem = in.read<std::uint32_t>();
    error.problem = problem <= std::uint32_t(FileProblem::NotFlushed) ? FileProblem(problem)
                                                                      : FileProblem::Unknown;
    error.field = readText(in);
    return error;
}

} // namespace

std::vector<std::byte> accessoryAnswer(const Result<AccessoryFile>& result)
{
    ByteWriter out;
    out.write(mark);
    out.write<std::uint8_t>(result ? 1 : 0);
    if (!result) {
        const Error& error = result.error();
        out.write<std::uint32_t>(std::uint32_t(error.code));
        out.write<std::uint64_t>(error.offset);
        out.write<std::uint64_t>(error.value);
        out.write<std::uint32_t>(std::uint32_t(error.problem));
        writeText(out, error.field);
        return out.release();
    }
    out.write<std::uint32_t>(std::uint32_t(result->warnings.size()));
    for (const Warning& each : result->warnings) {
        out.write<std::uint32_t>(std::uint32_t(each.code));
        out.write<std::uint64_t>(each.count);
        writeText(out, each.location);
    }
    writePictures(out, result->pictures);
    out.write(std::span<const std::byte>(pmx::write(result->model)));
    return out.release();
}

Result<AccessoryFile> readAccessoryAnswer(std::span<const std::byte> bytes)
{
    ByteReader in(bytes);
    const auto begin = in.readBytes(mark.size());
    if (in.hasFailed() ||
        std::string_view(reinterpret_cast<const char*>(begin.data()), begin.size()) != mark)
        return notAnAnswer();
    if (in.read<std::uint8_t>() == 0) {
        Error error = readError(in);
        if (in.hasFailed())
            return notAnAnswer();
        return tl::unexpected(std::move(error));
    }
    const auto count = in.read<std::uint32_t>();
    std::vector<Warning> warnings;
    for (std::uint32_t at = 0; at < std::min(count, mostWarnings); ++at) {
        Warning& each = warnings.emplace_back();
        const auto code = in.read<std::uint32_t>();
        each.code =
            code <= std::uint32_t(WarningCode::Other) ? WarningCode(code) : WarningCode::Other;
        each.count = std::size_t(in.read<std::uint64_t>());
        each.location = readText(in);
    }
    if (in.hasFailed() || count > mostWarnings)
        return notAnAnswer();
    std::vector<PictureBytes> pictures = readPictures(in);
    if (in.hasFailed())
        return notAnAnswer();
    auto read = pmx::read(bytes.subspan(in.offset()));
    if (!read || pictures.size() > read->model.textures.size())
        return notAnAnswer();
    read->warnings.insert(read->warnings.begin(), warnings.begin(), warnings.end());
    return AccessoryFile{std::move(*read), std::move(pictures)};
}

} // namespace mmd
