// SPDX-License-Identifier: MIT
#pragma once

namespace mmd {

/// Keeps blocks of 256 KiB and more out of the heap for the rest of the program, so that their
/// memory goes back to the system when they are freed. For programs that run for hours: in glibc's
/// heap one small block at the end of a freed picture or motion keeps all of its memory in use.
/// Does nothing with other C libraries.
void keepLargeBlocksApart();

} // namespace mmd
