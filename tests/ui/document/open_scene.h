// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

namespace odori::test {

/// Adds the actors of `scene` to an empty document, with its settings.
inline void open(Document& document, const mmd::Scene& scene)
{
    mmd::ScenePatch patch;
    for (std::size_t index = 0; index < scene.actors.size(); ++index)
        patch.parts.push_back(mmd::ActorChange{std::nullopt, scene.actors[index], index});
    mmd::SettingsChange settings;
    settings.activeAfter = scene.active;
    settings.nextActorAfter = scene.nextActor;
    settings.after = scene.settings;
    patch.parts.push_back(settings);
    document.load(patch);
}

} // namespace odori::test
