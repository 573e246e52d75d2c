// SPDX-License-Identifier: MIT
#include "libmmd/format/signatures.h"

#include "libmmd/format/pmd/pmd.h"
#include "libmmd/format/vmd/vmd.h"

#include <vector>

namespace mmd {
namespace {

/// The error of a reader that got only the first bytes, if more bytes would not change it.
template <class Read>
std::optional<Error> refusalOf(const Result<Read>& read)
{
    const bool isFinal = !read && (read.error().code == ErrorCode::WrongSignature ||
                                      read.error().code == ErrorCode::EmptyFile);
    return isFinal ? std::optional(read.error()) : std::nullopt;
}

} // namespace

std::optional<Error> notAMotion(std::span<const std::byte> head)
{
    return refusalOf(readVmd(std::vector(head.begin(), head.end())));
}

std::optional<Error> notAModel(std::span<const std::byte> head)
{
    return pmd::isPmd(head) ? std::nullopt : refusalOf(pmx::read(head));
}

} // namespace mmd
