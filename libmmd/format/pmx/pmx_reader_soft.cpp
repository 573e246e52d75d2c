// SPDX-License-Identifier: MIT
#include "libmmd/format/pmx/pmx_reader.h"

#include <algorithm>

namespace mmd::pmx {
namespace {

/// Bytes of a soft body with empty texts and lists and a material index of one byte.
constexpr std::size_t smallestSoftBody = 142;

} // namespace

void Reader::readSoftBody(SoftBody& body)
{
    body.name = text();
    body.nameEnglish = text();
    body.shape = m_in.read<std::uint8_t>();
    body.material = index(MaterialIndex);
    body.group = m_in.read<std::uint8_t>();
    body.mask = m_in.read<std::uint16_t>();
    body.flags = m_in.read<std::uint8_t>();
    body.bendingDistance = m_in.read<std::int32_t>();
    body.clusterCount = m_in.read<std::int32_t>();
    body.totalMass = m_in.read<float>();
    body.margin = m_in.read<float>();
    body.aeroModel = m_in.read<std::int32_t>();
    for (float& value : body.config)
        value = m_in.read<float>();
    for (float& value : body.cluster)
        value = m_in.read<float>();
    for (std::int32_t& value : body.iterations)
        value = m_in.read<std::int32_t>();
    for (float& value : body.stiffness)
        value = m_in.read<float>();
    const std::size_t vertexSize = m_model.indexSizes[VertexIndex];
    body.anchors.resize(count("soft body anchors", m_model.indexSizes[BodyIndex] + vertexSize + 1));
    for (SoftBodyAnchor& each : body.anchors) {
        each.body = index(BodyIndex);
        each.vertex = index(VertexIndex);
        each.nearMode = m_in.read<std::uint8_t>();
    }
    body.pins.resize(count("soft body pins", vertexSize));
    for (std::int32_t& vertex : body.pins)
        vertex = index(VertexIndex);
}

/// The last section. If it is invalid, its bytes become trailing bytes of the file.
void Reader::readSoftBodies()
{
    const ByteReader before = m_in;
    const auto total = count("soft bodies", smallestSoftBody);
    m_model.softBodies.reserve(std::min(total, mostReserved));
    for (std::size_t at = 0; at < total && ok("soft body", at); ++at)
        readSoftBody(append(m_model.softBodies, "soft bodies"));
    m_model.hasSoftBodies = ok("soft bodies", total);
    if (m_model.hasSoftBodies)
        return;
    m_warnings.push_back(
        {.code = WarningCode::UnsupportedFeature, .location = m_error.field, .count = 1});
    m_model.softBodies.clear();
    m_failed = false;
    m_error = {};
    m_in = before;
}

} // namespace mmd::pmx
