// SPDX-License-Identifier: MIT
#include "libmmd/interchange/gltf/glb_parts.h"
#include "libmmd/interchange/writers.h"

#include <limits>

namespace mmd {
namespace {

constexpr std::uint32_t chunkJson = 0x4E4F534A, chunkBinary = 0x004E4942;

Error failure(ErrorCode code, std::string field)
{
    return {.code = code, .offset = 0, .field = std::move(field), .value = 0};
}

/// Header and two chunks, each padded to 4 bytes.
std::vector<std::byte> packed(std::string json, std::span<const std::byte> binary)
{
    json.append((4 - json.size() % 4) % 4, ' ');
    const std::size_t padding = (4 - binary.size() % 4) % 4;
    const std::size_t binarySize = binary.empty() ? 0 : 8 + binary.size() + padding;
    const auto u32 = [](std::size_t value) { return static_cast<std::uint32_t>(value); };
    ByteWriter out;
    out.reserve(20 + json.size() + binarySize);
    out.write(std::string_view("glTF"));
    out.write<std::uint32_t>(2);
    out.write<std::uint32_t>(u32(20 + json.size() + binarySize));
    out.write<std::uint32_t>(u32(json.size()));
    out.write<std::uint32_t>(chunkJson);
    out.write(std::string_view(json));
    if (!binary.empty()) {
        out.write<std::uint32_t>(u32(binary.size() + padding));
        out.write<std::uint32_t>(chunkBinary);
        out.write(binary);
        (void)out.extend(padding);
    }
    return out.release();
}

/// glTF does not allow empty lists.
void dropEmpty(glb::Json& json)
{
    for (auto each = json.begin(); each != json.end();)
        each = each->is_array() && each->empty() ? json.erase(each) : std::next(each);
}

} // namespace

Result<std::vector<std::byte>> writeGlb(
    const ExportScene& scene, ProgressPart progress, std::vector<Warning>& warnings)
{
    glb::File file;
    file.json["asset"] = {{"version", "2.0"}, {"generator", "Odori"}};
    file.json["scene"] = 0;
    file.json["scenes"] = glb::Json::array({{{"name", scene.animationName}}});
    for (const char* list : {"nodes", "meshes"})
        file.json[list] = glb::Json::array();
    if (!scene.meshes.empty())
        glb::addMaterials(file, scene, warnings);
    glb::Nodes nodes = glb::addNodes(file, scene);
    if (!progress.advance(0.3))
        return tl::unexpected(failure(ErrorCode::Cancelled, {}));
    glb::addMeshes(file, scene, nodes);
    if (!progress.advance(0.6))
        return tl::unexpected(failure(ErrorCode::Cancelled, {}));
    glb::addAnimation(file, scene, nodes);
    if (!file.buffer.bytes().empty())
        file.buffer.writeTo(file.json);
    dropEmpty(file.json);
    std::string json = file.json.dump(-1, ' ', false, glb::Json::error_handler_t::replace);
    if (json.size() + file.buffer.bytes().size() + 64 > std::numeric_limits<std::uint32_t>::max())
        return tl::unexpected(failure(ErrorCode::OutOfRange, "size of a GLB"));
    auto bytes = packed(std::move(json), file.buffer.bytes());
    if (!progress.advance(1.0))
        return tl::unexpected(failure(ErrorCode::Cancelled, {}));
    return bytes;
}

} // namespace mmd
