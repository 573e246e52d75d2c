// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/track.h"

#include <cstdint>
#include <vector>

namespace mmd {

/// Records that share a name.
struct NameGroup {
    NameField field{};           ///< the most frequent one; if several are, the first
    std::size_t count = 0;       ///< how many records
    bool hasOtherFields = false; ///< some have other padding
};

/// Finds the records that share a name by hashing their whole fields. Equal names nearly always
/// have equal fields, so no name needs to be measured or copied.
class NameGrouping {
public:
    NameGrouping();

    /// Counts a record; returns the number of its field, which finish() maps to a group.
    std::uint32_t add(const NameField& field);

    /// Writes the groups, sorted by name as bytes, to `groups`, and returns for every number from
    /// add() the index of its group.
    [[nodiscard]] std::vector<std::uint32_t> finish(std::vector<NameGroup>& groups) const;

private:
    struct Field {
        NameField bytes{};
        std::size_t count = 0;
    };
    void grow();
    [[nodiscard]] std::size_t slotOf(const NameField& field) const;

    std::uint64_t m_seed; ///< of the hash; differs each time and does not change the result
    std::vector<Field> m_fields;
    std::vector<std::uint32_t> m_slots; ///< open addressing, a power of two; index + 1, 0 is free
};

} // namespace mmd
