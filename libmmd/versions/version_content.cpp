// SPDX-License-Identifier: MIT
#include "libmmd/versions/version_content.h"

#include "libmmd/base/content_hash.h"
#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"
#include "libmmd/format/vmd/vmd.h"

namespace mmd {
namespace {

namespace fs = std::filesystem;

using Bytes = std::vector<std::byte>;

/// The bytes of a version, if they are those that were kept.
Result<Bytes> contentOf(const KeptVersion& version)
{
    return readFile(version.path).and_then([&](Bytes bytes) -> Result<Bytes> {
        if (contentHash(bytes) != version.hash)
            return tl::unexpected(Error{.code = ErrorCode::BadValue,
                .offset = 0,
                .field = "checksum",
                .value = contentHash(bytes)});
        return bytes;
    });
}

template <class Key>
std::size_t keysOf(const TrackPtr<Key>& track)
{
    return track ? track->size() : 0;
}

void addTo(VersionSummary& summary, const Motion& motion)
{
    for (const auto& track : motion.bones)
        summary.bones += keysOf(track);
    for (const auto& track : motion.morphs)
        summary.morphs += keysOf(track);
    summary.camera += keysOf(motion.camera) + keysOf(motion.light) + keysOf(motion.shadow);
    summary.other += keysOf(motion.showIk);
}

Result<Model> noModel(const fs::path&)
{
    return tl::unexpected(
        Error{.code = ErrorCode::FileNotFound, .offset = 0, .field = {}, .value = 0});
}

Result<OpenedProject> readProject(
    const KeptVersion& version, const fs::path& file, const ModelReader& readModel)
{
    return contentOf(version).and_then(
        [&](const Bytes& bytes) { return openProject(bytes, file, readModel); });
}

Result<VersionSummary> read(const KeptVersion& version, const fs::path& file)
{
    VersionSummary summary;
    if (!isProjectFile(file))
        return motionOf(version).map([&](const Motion& motion) {
            addTo(summary, motion);
            return summary;
        });
    return readProject(version, file, noModel).map([&](const OpenedProject& project) {
        summary.models = project.scene.actors.size();
        for (const Actor& actor : project.scene.actors)
            addTo(summary, actor.motion);
        addTo(summary, project.scene.camera);
        return summary;
    });
}

} // namespace

bool isProjectFile(const fs::path& file)
{
    return extensionOf(file) == "odori";
}

Result<VersionSummary> summaryOf(const KeptVersion& version, const fs::path& file)
{
    return guarded([&] { return read(version, file); });
}

Result<Motion> motionOf(const KeptVersion& version)
{
    return guarded([&] {
        return contentOf(version)
            .and_then([](Bytes bytes) { return readVmd(std::move(bytes)); })
            .map([](const VmdFile& file) { return motionFromVmd(file).motion; });
    });
}

Result<OpenedProject> projectOf(
    const KeptVersion& version, const fs::path& file, const ModelReader& readModel)
{
    return guarded([&] { return readProject(version, file, readModel); });
}

} // namespace mmd
