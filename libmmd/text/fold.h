// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace mmd {

/// `utf8` as names are compared by people: full and half width, upper and lower case, composed and
/// decomposed characters are one (Unicode's NFKC casefold), and spaces, dots, `_` and `-` are left
/// out. For searching and suggesting only; keys find their bones by bytes.
[[nodiscard]] std::u32string foldedName(std::string_view utf8);

} // namespace mmd
