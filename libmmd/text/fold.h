// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace mmd {

/// `utf8` folded for comparing names as people do: full and half width, upper and lower case,
/// composed and decomposed characters are equal (Unicode's NFKC casefold), and spaces, dots, `_`
/// and `-` are removed. Only for searching and suggesting; keys find their bones by bytes.
/// out. For searching and suggesting only; keys find their bones by bytes.
[[nodiscard]] std::u32string foldedName(std::string_view utf8);

} // namespace mmd
