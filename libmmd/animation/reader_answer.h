// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/byte_reader.h"
#include "libmmd/base/byte_writer.h"
#include "libmmd/base/error.h"

#include <span>
#include <string>
#include <string_view>

/// What every answer of the program odori-reader is made of: a mark of its kind, then an error, or
/// a result, which its own functions write and read. The bytes come from a process that read a
/// hostile file: any bytes can be read.
namespace mmd::answer {

/// The reason of a BadText without a reason that people can read.
inline constexpr std::string_view unreadableReason = "unreadable";

/// Only the first 4096 bytes of a text are written, in whole characters.
void writeText(ByteWriter& out, std::string_view text);
/// UTF-8; unreadableReason if the bytes are none.
[[nodiscard]] std::string readText(ByteReader& in);

/// The beginning of an answer with a result.
void begin(ByteWriter& out, std::string_view mark);
/// The whole answer with an error.
[[nodiscard]] std::vector<std::byte> ofError(std::string_view mark, const Error& error);

/// Reads what begin() wrote. An error is that of ofError(), or notAnAnswer().
[[nodiscard]] Result<void> readBegin(ByteReader& in, std::string_view mark);
/// BadText: the bytes are no complete answer, because the process ended early.
[[nodiscard]] tl::unexpected<Error> notAnAnswer();

} // namespace mmd::answer
