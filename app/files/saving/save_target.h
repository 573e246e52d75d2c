// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene.h"

#include <QtCore/QDateTime>
#include <QtCore/QString>

#include <optional>
#include <utility>
#include <vector>

namespace odori {

/// A file that will be overwritten, and what is known about it.
struct SaveTarget {
    QString path;
    /// When it was read or written here, invalid if never. Nothing: it is not compared.
    std::optional<QDateTime> known;
    /// What will be written: the motion of this actor in this scene; without an actor a project.
    mmd::Scene saved = {};
    std::optional<mmd::ActorId> actor = {};
    /// The other motions that are open now, in this scene, and their paths.
    mmd::Scene open = {};
    std::vector<std::pair<mmd::ActorId, QString>> others = {};
};

/// What a look at the file found.
struct FoundTarget {
    bool isChanged = false;            ///< another program wrote it after it was known
    std::optional<mmd::ActorId> owner; ///< its motion, another one, has this file
};

/// For worker threads: a network share that has vanished answers only after a long time.
[[nodiscard]] FoundTarget lookAt(const SaveTarget& target);

} // namespace odori
