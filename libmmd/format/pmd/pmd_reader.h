// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/byte_reader.h"
#include "libmmd/format/pmd/pmd.h"

#include <array>
#include <map>
#include <string>
#include <utility>

namespace mmd::pmd {

/// Bytes of a name field, and of that of a display frame.
inline constexpr std::size_t nameSize = 20, groupNameSize = 50;

/// Reads one model; the cursor's failure is checked once for each record. Only for the reader.
class Reader {
public:
    explicit Reader(std::span<const std::byte> bytes)
        : m_in(bytes)
    {
    }

    Result<pmx::ReadResult> run();

private:
    // pmd_reader.cpp
    void readHeader();
    void readVertices();
    void readIndices();
    void readMaterials();
    void readTextures(pmx::Material& material, std::string_view field);
    std::int32_t texture(std::string_view path);
    void readEnglish();
    void readToons();
    void setToons();
    // pmd_reader_rig.cpp
    void readBones();
    void setBoneKind(std::size_t index);
    void readIk();
    void readMorphs();
    void readBase(std::uint32_t count);
    void readFrames();
    void readBodies();
    void readJoints();

    /// A text field of `size` bytes, which ends at the first NUL; its CP932 bytes and the decoded
    /// text.
    std::string_view field(std::size_t size);
    pmx::Text text(std::size_t size);
    glm::vec3 vec3();
    /// 65535 is none.
    std::int32_t index16();
    template <class Count>
    Count count(const char* field, std::size_t smallest);
    bool fail(ErrorCode code, std::string field, std::size_t offset, std::uint64_t value);
    /// True if there was no failure; otherwise stores `field` as its location.
    bool ok(const char* field, std::size_t record);
    /// Warnings are counted by location and listed at the end.
    void warn(WarningCode code, const std::string& location) { ++m_warnings[{code, location}]; }

    /// Data of a bone's record that its type does not use.
    struct BoneRecord {
        std::int32_t tail = -1;
        std::uint8_t type = 0;
        std::uint16_t ikParent = 0;
    };

    ByteReader m_in;
    pmx::Model m_model;
    std::vector<BoneRecord> m_boneRecords;
    std::vector<std::uint8_t> m_toons; ///< of each material
    std::array<pmx::Text, 10> m_toonNames;
    std::vector<std::uint32_t> m_base; ///< vertices of the base morph; other morphs have indices
                                       ///< into it
    std::map<std::string, std::int32_t, std::less<>> m_textures;
    std::map<std::pair<WarningCode, std::string>, std::size_t> m_warnings;
    Error m_error;
    bool m_failed = false;
};

/// A record count that fits in the remaining bytes, with at least `smallest` bytes each; 0 after a
/// failure.
template <class Count>
Count Reader::count(const char* name, std::size_t smallest)
{
    const std::size_t offset = m_in.offset();
    const Count value = m_in.read<Count>();
    if (!m_failed && m_in.hasFailed()) {
        m_error = m_in.error(std::string(name) + " count");
        m_failed = true;
    }
    if (m_failed)
        return 0;
    if (value > m_in.left() / smallest) {
        fail(ErrorCode::CountTooLarge, name, offset, value);
        return 0;
    }
    return value;
}

} // namespace mmd::pmd
