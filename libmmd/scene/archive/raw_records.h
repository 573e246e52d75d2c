// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/vmd/vmd_layout.h"
#include "libmmd/motion/track.h"

#include <algorithm>
#include <span>

/// Private to libmmd/scene.
namespace mmd {

/// Whether they have the size of the file's records, on which the writer relies.
template <class Key>
[[nodiscard]] bool areWhole(std::span<const RawRecord> raws)
{
    constexpr std::size_t size = vmd::recordSize(Key::kind);
    return std::all_of(raws.begin(), raws.end(), [](const RawRecord& raw) {
        return Key::kind == TrackKind::ShowIk ? raw.bytes.size() >= size : raw.bytes.size() == size;
    });
}

} // namespace mmd
