// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/track.h"

#include <cstdint>
#include <vector>

namespace mmd {

/// Records that share a name.
struct NameGroup {
    NameField field{};           ///< the one that most of them have; of equals the first
    std::size_t count = 0;       ///< how many records
    bool hasOtherFields = false; ///< some pad the name otherwise
};

/// Finds the records that share a name by hashing their whole fields: nearly always equal names are
/// equal fields, and no name needs to be measured or copied.
class NameGrouping {
public:
    NameGrouping();

    /// Counts a record; gives the number of its field, which finish() turns into a group.
    std::uint32_t add(const NameField& field);

    /// Puts the groups, sorted by name as bytes, into `groups`, and gives the index of the group of
    /// every number that add() gave.
    [[nodiscard]] std::vector<std::uint32_t> finish(std::vector<NameGroup>& groups) const;

private:
    struct Field {
        NameField bytes{};
        std::size_t count = 0;
    };
    void grow();
    [[nodiscard]] std::size_t slotOf(const NameField& field) const;

    std::uint64_t m_seed; ///< of the hash; another each time, and seen in no result
    std::vector<Field> m_fields;
    std::vector<std::uint32_t> m_slots; ///< open addressing, a power of two; index + 1, 0 is free
};

} // namespace mmd
