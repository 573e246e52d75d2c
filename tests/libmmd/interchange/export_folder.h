// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export.h"
#include "libmmd/interchange/fbx/fbx_node.h"
#include "tests/libmmd/interchange/gltf/glb_file.h"

#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>

namespace odori::test {

/// Complete exports to a temporary folder; a failed export fails the test.
class ExportFolder {
public:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    /// The bytes of the written file, "out/out".
    QByteArray write(const mmd::ExportJob& job, const mmd::ExportOptions& options);
    [[nodiscard]] GlbFile glb(const mmd::ExportJob& job, mmd::ExportOptions options = {});
    /// The lines of the written BVH.
    [[nodiscard]] QStringList bvh(const mmd::ExportJob& job, mmd::ExportOptions options = {});
    [[nodiscard]] mmd::fbx::Document fbx(
        const mmd::ExportJob& job, const mmd::ExportOptions& options = {});

    mmd::ExportResult result; ///< of the last export

private:
    QTemporaryDir m_folder;
};

} // namespace odori::test
