// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/byte_writer.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <span>
#include <string_view>

namespace mmd::glb {

using Json = nlohmann::ordered_json;

/// A type of glTF: its name and its number of components.
struct Shape {
    const char* name;
    std::size_t size;
};
inline constexpr Shape scalar{"SCALAR", 1}, vec2{"VEC2", 2}, vec3{"VEC3", 3}, vec4{"VEC4", 4},
    mat4{"MAT4", 16};

enum class Target { None = 0, Vertices = 34962, Indices = 34963 };

/// The single binary buffer of a GLB, with its views and accessors.
class Buffer {
public:
    /// Adds `bytes`, aligned to 4; returns the index of their view.
    std::size_t addView(std::span<const std::byte> bytes, Target target = Target::None);

    /// Adds floats, `shape.size` for each element; returns the index of their accessor.
    /// `withBounds`: with min and max, which positions and times must have.
    std::size_t addFloats(std::span<const float> values, Shape shape, Target target = Target::None,
        bool withBounds = false);
    /// The same for unsigned numbers, in the smallest type of 8, 16, 32 bits that holds `largest`.
    std::size_t addNumbers(std::span<const std::uint32_t> values, Shape shape,
        std::uint32_t largest, Target target, bool allowBytes);
    /// Offsets (vec3, three floats each) of some of `count` elements, ascending; all others are
    /// zero. Sparse if that is smaller.
    std::size_t addOffsets(
        std::size_t count, std::span<const std::uint32_t> indices, std::span<const float> offsets);

    /// The members "accessors", "bufferViews" and "buffers" of the file.
    void writeTo(Json& json) const;
    [[nodiscard]] std::span<const std::byte> bytes() const { return m_bytes.bytes(); }

private:
    std::size_t addAccessor(Json accessor);

    ByteWriter m_bytes;
    Json m_views = Json::array();
    Json m_accessors = Json::array();
};

} // namespace mmd::glb
