// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/feet/contacts.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// Pure edits of the times that feet stand. Lists are ordered by side, then frame, and contacts of
/// a side have no frame in common.
namespace mmd {

/// A list of contacts, and where the edited one is in it.
struct EditedContacts {
    std::vector<FootContact> contacts;
    std::size_t edited = 0;
};

/// `contacts` with a contact of `side` in the frames of `span`, instead of the contact at index
/// `replaced`, or in addition. Other contacts of the side lose these frames; those without frames
/// are removed. The errors of contacts whose frames changed are 0 until they are measured.
[[nodiscard]] EditedContacts withContact(std::span<const FootContact> contacts,
    std::optional<std::size_t> replaced, FootSide side, FrameSpan span);

/// The same frames with the errors of the feet in `paths`; contacts outside of the paths, or
/// without a foot in them, are cut or left out.
[[nodiscard]] std::vector<FootContact> measuredContacts(
    std::span<const FootPath> paths, std::span<const FootContact> contacts);

} // namespace mmd
