// SPDX-License-Identifier: MIT
#include "libmmd/base/process/terminal.h"

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace mmd {

bool isErrorTerminal() noexcept
{
    constexpr int standardError = 2;
#ifdef _WIN32
    return _isatty(standardError) != 0;
#else
    return isatty(standardError) != 0;
#endif
}

} // namespace mmd
