// SPDX-License-Identifier: MIT
#pragma once

namespace odori::cli {

/// Prints the codecs of films, and which of them the installed program ffmpeg can encode. Returns
/// the exit status: refused without ffmpeg.
int listCodecs();

} // namespace odori::cli
