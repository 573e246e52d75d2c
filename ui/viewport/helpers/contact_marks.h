// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/scene_renderer.h"

#include <vector>

namespace odori {

class FootContacts;

/// Marks on the ground where a foot stands at the current frame: a ring at the place where its
/// contact begins, with the point that stands now, and a line between them that shows the slide.
/// The selected contact has the colour of selected keys.
void addContactMarks(
    const FootContacts& contacts, double frame, std::vector<render::OverlayLine>& lines);

} // namespace odori
