// SPDX-License-Identifier: MIT
#include "libmmd/base/guarded.h"

#include "libmmd/base/progress.h"

#include <new>
#include <stdexcept>

namespace mmd {

Error errorOfException() noexcept
{
    Error error{.code = ErrorCode::InternalFailure, .offset = 0, .field = {}, .value = 0};
    try {
        throw;
    } catch (const std::bad_alloc&) {
        error.code = ErrorCode::OutOfMemory;
    } catch (const std::length_error&) { // a container that was to hold more than any machine can
        error.code = ErrorCode::OutOfMemory;
    } catch (const JobCancelled&) {
        error.code = ErrorCode::Cancelled;
    } catch (...) {
        // Other exceptions have no message for a user.
    }
    return error;
}

} // namespace mmd
