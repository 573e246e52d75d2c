// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mmd {

/// Keys of a name that consists of words of the dictionary of standard names (libmmd/text/names)
/// and numbers. Two names with a common key have the same words, in kana, kanji or English and in
/// any order: 左ひじ, 左肘, "elbow_L" and "LeftElbow". A word with several meanings gives several
/// keys. None if a word is not known, or if the name is long.
[[nodiscard]] std::vector<std::u32string> wordKeysOf(std::string_view utf8);

} // namespace mmd
