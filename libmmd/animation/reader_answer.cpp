// SPDX-License-Identifier: MIT
#include "libmmd/animation/reader_answer.h"

#include "libmmd/text/unicode.h"

namespace mmd::answer {
namespace {

constexpr std::uint32_t longestText = 4096;

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

void writeText(ByteWriter& out, std::string_view text)
{
    if (text.size() > longestText) {
        std::size_t size = longestText;
        while (size > longestText - 4 && (static_cast<unsigned char>(text[size]) & 0xC0) == 0x80)
            --size; // the rest of a character
        text = text.substr(0, size);
    }
    out.write<std::uint32_t>(std::uint32_t(text.size()));
    out.write(text);
}

std::string readText(ByteReader& in)
{
    const auto size = in.read<std::uint32_t>();
    const auto bytes = in.readBytes(size);
    std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    return size <= longestText && isUtf8(text) ? text : std::string(unreadableReason);
}

void begin(ByteWriter& out, std::string_view mark)
{
    out.write(mark);
    out.write<std::uint8_t>(1);
}

std::vector<std::byte> ofError(std::string_view mark, const Error& error)
{
    ByteWriter out;
    out.write(mark);
    out.write<std::uint8_t>(0);
    out.write<std::uint32_t>(std::uint32_t(error.code));
    out.write<std::uint64_t>(error.offset);
    out.write<std::uint64_t>(error.value);
    out.write<std::uint32_t>(std::uint32_t(error.problem));
    writeText(out, error.field);
    return out.release();
}

Result<void> readBegin(ByteReader& in, std::string_view mark)
{
    const auto bytes = in.readBytes(mark.size());
    if (in.hasFailed() ||
        std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()) != mark)
        return notAnAnswer();
    const bool isResult = in.read<std::uint8_t>() != 0;
    if (isResult)
        return {};
    Error error = readError(in);
    if (in.hasFailed())
        return notAnAnswer();
    return tl::unexpected(std::move(error));
}

tl::unexpected<Error> notAnAnswer()
{
    return tl::unexpected(
        Error{.code = ErrorCode::BadText, .field = "the process that reads it ended early"});
}

} // namespace mmd::answer
