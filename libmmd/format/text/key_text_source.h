// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/name_text.h"
#include "libmmd/format/text/key_text.h"
#include "libmmd/format/vmd/vmd.h"

namespace mmd::text {

/// The records of a VMD file as KeyText, every cell of their kind filled; raw remains only where
/// the others would not give the same bytes again.
class KeyTextSource {
public:
    /// `file` must outlive this.
    explicit KeyTextSource(const VmdFile& file)
        : m_file(file)
    {
    }

    /// What the file says about itself.
    void readFile(KeyText& text);

    /// Record `index` of the section of `kind`.
    void readRecord(TrackKind kind, std::size_t index, KeyText& text);

    /// Switches of record `record` of the show/IK section.
    [[nodiscard]] std::size_t switchCount(std::size_t record) const;
    /// Switch `index` of them, with the frame of their record.
    void readSwitch(std::size_t record, std::size_t index, KeyText& text);

private:
    void setName(std::span<const std::byte> field, NameKind kind, KeyText& text);

    const VmdFile& m_file;
    NamesToText m_names;
};

} // namespace mmd::text
