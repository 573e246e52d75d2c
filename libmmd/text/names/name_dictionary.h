// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace mmd {

/// A word that names of bones, morphs and display frames contain, in UTF-8. Each text is a list
/// with
/// `|` between its alternatives.
struct NameEntry {
    std::string_view names;    ///< ways to write it in a name: 人指|人差指
    std::string_view readings; ///< hiragana, the usual one first: ひとさしゆび
    std::string_view english;  ///< lower case: index finger|forefinger
};

/// The words of MMD's standard bones and morphs, of usual extra bones, and of sides and directions.
/// A name is usually a compound of them: 左 + 腕 + 捩, 足 + IK + 親.
[[nodiscard]] std::span<const NameEntry> nameDictionary();

} // namespace mmd
