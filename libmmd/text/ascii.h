// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string>

namespace mmd {

/// `text` with A to Z in lower case and every other byte as it is, so that UTF-8 stays whole.
[[nodiscard]] inline std::string asciiLowered(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
        [](char letter) { return letter >= 'A' && letter <= 'Z' ? char(letter + 32) : letter; });
    return text;
}

} // namespace mmd
