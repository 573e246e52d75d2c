// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// The parts of readGltf().
namespace mmd::gltf {

using Json = nlohmann::ordered_json;

/// The unsigned number of a member; none if it is missing or no such number.
[[nodiscard]] std::optional<std::size_t> indexAt(const Json& json, const char* name);
/// The element of the list `name` of `json`; null if there is none.
[[nodiscard]] const Json* elementAt(const Json& json, const char* name, std::size_t index);
/// The list `name`; an empty one if it is missing.
[[nodiscard]] const Json& listAt(const Json& json, const char* name);

/// A glTF's JSON and its buffers.
class File {
public:
    /// Reads a GLB (with its binary chunk) or the JSON of a glTF, whose buffers are data URIs or
    /// files in its folder. Errors: BadText; UnexpectedEnd; those of readFile().
    [[nodiscard]] static Result<File> read(
        std::span<const std::byte> bytes, const std::filesystem::path& folder);

    [[nodiscard]] const Json& json() const { return m_json; }
    /// The numbers of an accessor, `width` for each of its elements; normalised integers are
    /// converted. Errors: BadText if its bytes are not there, it has another width, or it is
    /// sparse.
    [[nodiscard]] Result<std::vector<float>> numbers(std::size_t accessor, std::size_t width) const;

private:
    Json m_json;
    std::vector<std::vector<std::byte>> m_buffers;
};

} // namespace mmd::gltf
