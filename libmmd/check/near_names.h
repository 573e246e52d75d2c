// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mmd {

/// A name that a model has, in Japanese (or whatever it was made in) and in English; UTF-8.
struct KnownName {
    std::string name, nameEnglish;
};

/// Which of `known` may have been meant by `lost`, the nearest first, three at most: the same but
/// for width, case and spaces; the same in English; a cut or a longer form; some characters
/// different. Names that differ in their side or in a number are never near.
[[nodiscard]] std::vector<std::string> nearNames(
    std::string_view lost, std::span<const KnownName> known);

} // namespace mmd
