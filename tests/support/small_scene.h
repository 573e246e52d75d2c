// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/track_ids.h"
#include "ui/document/document.h"

#include <initializer_list>
#include <string_view>

namespace odori::test {

/// Fills `document` with a made-up model and motion.
///
/// Bones: センター (moves), 上半身, 頭, 左腕, 左ひじ, 左足ＩＫ (IK), 左腕捩 (fixed axis), 隠し
/// (hidden); display frames センター, 体(上), 腕, 足. Morphs: まばたき, 笑い (eye), あ, い, う
/// (mouth), 困る (brow), 照れ (other). Keys: センター at 0, 10, 20; 左腕 at 0, 38, 45, 60; 左ひじ
/// at 0, 38, 45; 頭 at 5; あ at 0, 10.
void loadSmallScene(Document& document);

[[nodiscard]] mmd::Selection keysOf(
    std::string_view boneName, std::initializer_list<std::uint32_t> frames);
[[nodiscard]] mmd::Selection both(mmd::Selection a, const mmd::Selection& b);
[[nodiscard]] mmd::Selection tracksOf(std::initializer_list<mmd::TrackId> tracks);

/// The key of a bone at `frame`, which must exist.
[[nodiscard]] mmd::BoneKeyframe keyAt(
    const Document& document, std::string_view boneName, std::uint32_t frame);
[[nodiscard]] mmd::BezierCurve curveAt(const Document& document, std::string_view boneName,
    std::uint32_t frame, mmd::BoneChannel channel);

} // namespace odori::test
