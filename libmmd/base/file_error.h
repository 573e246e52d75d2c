// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

namespace mmd {

/// The meaning of a system error number (errno) for a file.
[[nodiscard]] FileProblem fileProblem(int systemError);

/// NotReadable or NotWritable for a file, with that reason.
[[nodiscard]] Error fileError(ErrorCode code, FileProblem problem = FileProblem::Unknown);
[[nodiscard]] inline Error fileError(ErrorCode code, int systemError)
{
    return fileError(code, fileProblem(systemError));
}

} // namespace mmd
