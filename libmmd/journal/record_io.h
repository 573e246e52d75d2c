// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/journal/session_state.h"
#include "libmmd/scene/archive/scene_archive.h"

#include <cstddef>
#include <span>
#include <vector>

namespace mmd {

/// The binary form of one record. `sharing` is that of its journal, whose records are written and
/// read in one order.
[[nodiscard]] std::vector<std::byte> writeRecord(
    const SessionRecord& record, PatchSharing& sharing);
/// Errors: BadValue, UnexpectedEnd, and those of patches and scenes.
[[nodiscard]] Result<SessionRecord> readRecord(
    std::span<const std::byte> bytes, PatchSharing& sharing, const ModelSource& models);

/// An estimate of the size of the binary form, without writing it.
[[nodiscard]] std::size_t sizeEstimate(const SessionRecord& record);

} // namespace mmd
