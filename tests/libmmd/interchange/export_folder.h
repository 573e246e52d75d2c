// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export.h"
#include "libmmd/interchange/fbx/fbx_node.h"
#include "tests/libmmd/interchange/gltf/glb_file.h"

#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>

namespace odori::test {

/// Whole exports into a temporary folder; one that fails fails the test.
class ExportFolder {
public:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    /// The bytes of the file that is written, "out/out".
    QByteArray write(const mmd::ExportJob& job, const mmd::ExportOptions& options);
    [[nodiscard]] GlbFile glb(const mmd::ExportJob& job, mmd::ExportOptions options = {});
    /// Its lines.
    [[nodiscard]] QStringList bvh(const mmd::ExportJob& job, mmd::ExportOptions options = {});
    [[nodiscard]] mmd::fbx::Document fbx(
        const mmd::ExportJob& job, const mmd::ExportOptions& options = {});

    mmd::ExportResult result; ///< of the last one

private:
    QTemporaryDir m_folder;
};

} // namespace odori::test
