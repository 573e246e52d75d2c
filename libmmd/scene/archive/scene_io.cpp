// SPDX-License-Identifier: MIT
#include "libmmd/scene/archive/motion_archive.h"
#include "libmmd/scene/archive/stream_head.h"

#include <utility>

namespace mmd {
namespace {

constexpr StreamHead sceneHead{"OdoriScene", 3, "scene"};
constexpr StreamHead motionHead{"OdoriMotion", 1, "motion"};

template <class Archive>
void transfer(Archive& archive, Scene& scene)
{
    transfer(archive, scene.actors);
    archive(scene.active);
    archive(scene.nextActor);
    transfer(archive, scene.camera);
    archive.text(scene.cameraPath);
    transfer(archive, scene.cameraDrafts);
    transfer(archive, scene.cameraParents);
    transfer(archive, scene.markers);
    transfer(archive, scene.settings);
    if constexpr (Archive::isReading)
        if (!archive.in.hasFailed() && !isSound(scene))
            archive.fail();
}

template <class T>
std::vector<std::byte> written(const T& value, const StreamHead& head, PatchSharing* sharing)
{
    T copy = value;
    PatchSharing own;
    PatchWriter writer;
    writer.sharing = sharing ? sharing : &own;
    writeHead(writer, head);
    transfer(writer, copy);
    return std::move(writer.out);
}

template <class T>
Result<T> readFrom(std::span<const std::byte> bytes, const StreamHead& head,
    const ModelSource& models, PatchSharing* sharing)
{
    PatchReader reader(bytes);
    PatchSharing own;
    reader.sharing = sharing ? sharing : &own;
    reader.models = &models;
    if (auto error = errorOfHead(reader, head))
        return tl::unexpected(std::move(*error));
    T value;
    transfer(reader, value);
    if (reader.in.hasFailed())
        return tl::unexpected(reader.in.error(head.field));
    return value;
}

} // namespace

std::vector<std::byte> writeScene(const Scene& scene, PatchSharing* sharing)
{
    return written(scene, sceneHead, sharing);
}

Result<Scene> readScene(
    std::span<const std::byte> bytes, const ModelSource& models, PatchSharing* sharing)
{
    return readFrom<Scene>(bytes, sceneHead, models, sharing);
}

std::vector<std::byte> writeMotion(const Motion& motion, PatchSharing* sharing)
{
    return written(motion, motionHead, sharing);
}

Result<Motion> readMotion(std::span<const std::byte> bytes, PatchSharing* sharing)
{
    return readFrom<Motion>(bytes, motionHead, {}, sharing);
}

} // namespace mmd
