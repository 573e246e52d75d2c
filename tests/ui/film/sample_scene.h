// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/scene.h"
#include "tests/support/real_files.h"

#include <memory>
#include <utility>

namespace odori::test {

/// The bundled sample as the only actor of a scene; a scene without actors if it cannot be read.
[[nodiscard]] inline mmd::Scene sampleScene()
{
    const auto path = [](const char* name) {
        return mmd::pathFromUtf8(sampleFile(QString::fromLatin1(name)).toStdString());
    };
    mmd::Scene scene;
    auto model = mmd::loadModel(path("mannequin.pmx"));
    const auto bytes = mmd::readFile(path("walk.vmd"));
    const auto file = bytes ? mmd::readVmd(*bytes) : tl::unexpected(bytes.error());
    if (!model || !file)
        return scene;
    mmd::Actor actor;
    actor.id = mmd::ActorId(1);
    actor.model = std::make_shared<const mmd::Model>(std::move(*model));
    actor.motion = mmd::motionFromVmd(*file).motion;
    scene.actors.push_back(std::move(actor));
    scene.nextActor = 2;
    return scene;
}

} // namespace odori::test
