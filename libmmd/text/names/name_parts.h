// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mmd {

/// One word of a name: 左手首１ is 左, 手首 and １.
struct NamePart {
    /// The dictionary's entries for the word, ascending: indices of nameDictionary(). Empty for
    /// other words.
    std::vector<std::uint16_t> entries;
    /// How the word can be read: hiragana, digits or letters. Empty if the reading is not known, as
    /// for kanji that are not in the dictionary.
    std::vector<std::u32string> readings;
};

/// The words of a search text, in order, without separators. Between two lines is a part without
/// entries and readings.
[[nodiscard]] std::vector<NamePart> partsOf(std::u32string_view text);

} // namespace mmd
