// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/import/file_figure.h"

#include <vector>

namespace mmd {

/// For each bone the rotation from the model's rest pose to the file's: its arms, legs and fingers
/// would have the directions of the file's rest pose. Feet only turn about the vertical axis,
/// because both stand on the ground; torso and head do not turn. Other bones turn with their
/// parents.
[[nodiscard]] std::vector<glm::quat> restAlignment(
    const Model& model, const FileFigure& figure, const MappedJoints& mapped);

} // namespace mmd
