// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export.h"

#include <vector>

class QListWidget;

namespace odori {

/// Replaces the items of `list` by what the exported file cannot contain, with the number of drafts
/// that will not be in it. Lines break between names; a name that is too long is cut, and the tool
/// tip has the whole text.
void showLosses(QListWidget& list, const std::vector<mmd::Loss>& losses, int drafts);

} // namespace odori
