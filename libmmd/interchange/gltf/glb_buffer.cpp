// SPDX-License-Identifier: MIT
#include "libmmd/interchange/gltf/glb_buffer.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace mmd::glb {
namespace {

constexpr int typeByte = 5121, typeShort = 5123, typeInt = 5125, typeFloat = 5126;

/// The values' bytes in a smaller type.
template <class T>
std::vector<std::byte> narrowed(std::span<const std::uint32_t> values)
{
    ByteWriter writer;
    writer.reserve(values.size() * sizeof(T));
    for (const std::uint32_t value : values)
        writer.write<T>(static_cast<T>(value));
    return writer.release();
}

void addBounds(Json& accessor, std::span<const float> values, std::size_t size, bool withZero)
{
    std::vector<float> least(size, std::numeric_limits<float>::max());
    std::vector<float> most(size, std::numeric_limits<float>::lowest());
    if (withZero) {
        least.assign(size, 0.0f);
        most.assign(size, 0.0f);
    }
    for (std::size_t at = 0; at < values.size(); ++at) {
        least[at % size] = std::min(least[at % size], values[at]);
        most[at % size] = std::max(most[at % size], values[at]);
    }
    accessor["min"] = least;
    accessor["max"] = most;
}

} // namespace

std::size_t Buffer::addView(std::span<const std::byte> bytes, Target target)
{
    (void)m_bytes.extend((4 - m_bytes.size() % 4) % 4);
    Json view{{"buffer", 0}, {"byteOffset", m_bytes.size()}, {"byteLength", bytes.size()}};
    if (target != Target::None)
        view["target"] = static_cast<int>(target);
    m_bytes.write(bytes);
    m_views.push_back(std::move(view));
    return m_views.size() - 1;
}

std::size_t Buffer::addAccessor(Json accessor)
{
    m_accessors.push_back(std::move(accessor));
    return m_accessors.size() - 1;
}

std::size_t Buffer::addFloats(
    std::span<const float> values, Shape shape, Target target, bool withBounds)
{
    Json accessor{{"bufferView", addView(std::as_bytes(values), target)},
        {"componentType", typeFloat}, {"count", values.size() / shape.size}, {"type", shape.name}};
    if (withBounds)
        addBounds(accessor, values, shape.size, false);
    return addAccessor(std::move(accessor));
}

std::size_t Buffer::addNumbers(std::span<const std::uint32_t> values, Shape shape,
    std::uint32_t largest, Target target, bool allowBytes)
{
    const bool isByte = allowBytes && largest <= 255;
    const bool isShort = largest < 65535; // 65535 restarts a strip
    std::size_t view = 0;
    if (isByte)
        view = addView(narrowed<std::uint8_t>(values), target);
    else if (isShort)
        view = addView(narrowed<std::uint16_t>(values), target);
    else
        view = addView(std::as_bytes(values), target);
    return addAccessor({{"bufferView", view},
        {"componentType", isByte    ? typeByte
                          : isShort ? typeShort
                                    : typeInt},
        {"count", values.size() / shape.size}, {"type", shape.name}});
}

std::size_t Buffer::addOffsets(
    std::size_t count, std::span<const std::uint32_t> indices, std::span<const float> offsets)
{
    Json accessor{{"componentType", typeFloat}, {"count", count}, {"type", vec3.name}};
    const bool isShort = count < 65536;
    if (indices.size() * (isShort ? 14u : 16u) < count * 12) {
        const std::size_t where =
            isShort ? addView(narrowed<std::uint16_t>(indices)) : addView(std::as_bytes(indices));
        const std::size_t what = addView(std::as_bytes(offsets));
        accessor["sparse"] = {{"count", indices.size()},
            {"indices", {{"bufferView", where}, {"componentType", isShort ? typeShort : typeInt}}},
            {"values", {{"bufferView", what}}}};
        addBounds(accessor, offsets, 3, true);
        return addAccessor(std::move(accessor));
    }
    std::vector<float> all(3 * count);
    for (std::size_t index = 0; index < indices.size(); ++index)
        std::copy_n(offsets.begin() + std::ptrdiff_t(3 * index), 3,
            all.begin() + std::ptrdiff_t(3 * std::size_t(indices[index])));
    return addFloats(all, vec3, Target::Vertices, true);
}

void Buffer::writeTo(Json& json) const
{
    json["accessors"] = m_accessors;
    json["bufferViews"] = m_views;
    json["buffers"] = Json::array({{{"byteLength", m_bytes.size()}}});
}

} // namespace mmd::glb
