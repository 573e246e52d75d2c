// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/interchange/export.h"

namespace odori::test {

/// The bundled mannequin and its walk; no model if they cannot be read. For a test with SAMPLE.
inline mmd::ExportJob sampleJob()
{
    const std::string folder = ODORI_SAMPLE "/";
    mmd::ExportJob job;
    auto model = mmd::loadModel(mmd::pathFromUtf8(folder + "mannequin.pmx"));
    const auto bytes = mmd::readFile(mmd::pathFromUtf8(folder + "walk.vmd"));
    if (!model || !bytes)
        return job;
    const auto file = mmd::readVmd(*bytes);
    if (!file)
        return job;
    job.model = std::make_shared<const mmd::Model>(std::move(*model));
    job.motion = mmd::motionFromVmd(*file).motion;
    return job;
}

} // namespace odori::test
