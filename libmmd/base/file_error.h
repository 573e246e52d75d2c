// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

namespace mmd {

/// What a number of the system (errno) says about a file.
[[nodiscard]] FileProblem fileProblem(int systemError);

/// NotReadable or NotWritable of a file, for that reason.
[[nodiscard]] Error fileError(ErrorCode code, FileProblem problem = FileProblem::Unknown);
[[nodiscard]] inline Error fileError(ErrorCode code, int systemError)
{
    return fileError(code, fileProblem(systemError));
}

} // namespace mmd
