// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/writing/file_target.h"

namespace mmd {

/// Gives an open new file the owner, the mode, the access control list and the user's extended
/// attributes (such as tags) of the file that it replaces, as far as the system allows it. If the
/// group or the list cannot be kept, the group gets only the permissions of all others. Never gives
/// anyone more permissions, at no time.
void copyAttributes(int file, const FileTarget& target);

} // namespace mmd
