// SPDX-License-Identifier: MIT
#include "tests/soak/restore_session.h"

namespace odori::soak {

/// This version of the editor keeps no journal.
bool restoreSession(Session&)
{
    return false;
}

} // namespace odori::soak
