// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/byte_reader.h"
#include "libmmd/format/pmx/pmx_layout.h"

namespace mmd::pmx {

/// Reads one model; the cursor's failure is checked once for each record. Only for the reader.
class Reader {
public:
    explicit Reader(std::span<const std::byte> bytes)
        : m_in(bytes)
        , m_memoryLeft(3 * bytes.size() + (std::size_t(48) << 20))
    {
    }

    Result<ReadResult> run();

private:
    bool readHeader();
    void readVertices();
    void readIndices();
    void readTextures();
    void readMaterials();
    void readBones();
    void readIk(Bone& bone);
    void readMorphs();
    void readVertexOffsets(std::vector<VertexOffset>& offsets);
    void readOffsets(Morph& morph, std::uint32_t count);
    void readFrames();
    void readBodies();
    void readJoints();
    void readSoftBodies();
    void readSoftBody(SoftBody& body);

    Text text();
    std::int32_t index(IndexKind kind);
    glm::vec2 vec2();
    glm::vec3 vec3();
    glm::vec4 vec4();
    /// A record count that fits in the remaining bytes, with at least `smallest` bytes each; 0
    /// after a failure.
    std::uint32_t count(const char* field, std::size_t smallest);
    bool fail(ErrorCode code, std::string field, std::size_t offset, std::uint64_t value);
    /// Adds a record at the end of `list`. Fails if a file with many empty records would need far
    /// more memory than its size.
    template <class Record>
    Record& append(std::vector<Record>& list, const char* field)
    {
        // A growing list is in memory twice for a moment, and evaluation needs memory too.
        constexpr std::size_t memory = 3 * sizeof(Record);
        if (memory > m_memoryLeft)
            fail(ErrorCode::TooManyRecords, field, m_in.offset(), list.size() + 1);
        else
            m_memoryLeft -= memory;
        return list.emplace_back();
    }
    /// True if there was no failure; otherwise stores `field` as its location.
    bool ok(const char* field, std::size_t record);

    /// Records need more memory than their bytes in the file: for more than this number, memory is
    /// allocated only while they are read.
    static constexpr std::uint32_t mostReserved = 4096;

    ByteReader m_in;
    std::size_t m_memoryLeft; ///< the remaining memory for records
    Model m_model;
    std::vector<Warning> m_warnings;
    Error m_error;
    bool m_failed = false;
};

} // namespace mmd::pmx
