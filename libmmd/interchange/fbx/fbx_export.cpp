// SPDX-License-Identifier: MIT
#include "libmmd/interchange/fbx/fbx_ascii.h"
#include "libmmd/interchange/fbx/fbx_binary.h"
#include "libmmd/interchange/fbx/fbx_finish.h"
#include "libmmd/interchange/scene/assimp_scene.h"
#include "libmmd/interchange/writers.h"

namespace mmd {

Result<std::vector<std::byte>> writeFbx(
    const ExportScene& scene, ProgressPart progress, std::vector<Warning>& warnings)
{
    const auto cancelled = [] {
        return tl::unexpected(
            Error{.code = ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0});
    };
    auto document = assimpFbx(scene).and_then(
        [](const std::vector<std::byte>& bytes) { return fbx::readBinary(bytes); });
    if (!document)
        return tl::unexpected(document.error());
    if (!progress.advance(0.4))
        return cancelled();
    fbx::finish(*document, scene, warnings);
    if (!progress.advance(0.6))
        return cancelled();
    if (scene.options.format == ExportFormat::FbxAscii)
        return fbx::writeAscii(*document);
    auto written = fbx::writeBinary(*document);
    if (!written && document->version < 7500) { // too big for the narrow offsets of 7.4
        fbx::setHeader(*document, 7500);
        written = fbx::writeBinary(*document);
    }
    return progress.advance(1.0) ? written : cancelled();
}

} // namespace mmd
