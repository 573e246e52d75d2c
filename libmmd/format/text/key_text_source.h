// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/name_text.h"
#include "libmmd/format/text/key_text.h"
#include "libmmd/format/vmd/vmd.h"

namespace mmd::text {

/// The records of a VMD file as KeyText, with every cell of their kind. Raw bytes are set only if
/// the other cells would not give the same bytes.
class KeyTextSource {
public:
    /// `file` must outlive this object.
    explicit KeyTextSource(const VmdFile& file)
        : m_file(file)
    {
    }

    /// The data of the file itself.
    void readFile(KeyText& text);

    /// Record `index` of the section of `kind`.
    void readRecord(TrackKind kind, std::size_t index, KeyText& text);

    /// Number of switches of record `record` of the show/IK section.
    [[nodiscard]] std::size_t switchCount(std::size_t record) const;
    /// Switch `index` of this record, with the record's frame.
    void readSwitch(std::size_t record, std::size_t index, KeyText& text);

private:
    void setName(std::span<const std::byte> field, NameKind kind, KeyText& text);

    const VmdFile& m_file;
    NamesToText m_names;
};

} // namespace mmd::text
