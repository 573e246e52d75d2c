// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "ui/film/picture.h"

#include <cstdint>

namespace odori::film {

/// Where the pictures of a film go.
class FilmSink {
public:
    virtual ~FilmSink() = default;
    /// The number of threads that may call add() at once. With one thread, the pictures are added
    /// in their order.
    [[nodiscard]] virtual int threads() const { return 1; }
    /// Picture `number` (FilmFrames). After an error nothing else is added.
    [[nodiscard]] virtual mmd::Result<void> add(std::uint64_t number, const Picture& picture) = 0;
    /// After the last picture, in the thread of add() if there is only one.
    [[nodiscard]] virtual mmd::Result<void> finish() = 0;
    /// Instead of finish(): what is not complete is removed. In the same thread.
    virtual void drop() {}
};

} // namespace odori::film
