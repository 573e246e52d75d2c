// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edits.h"

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace odori {

/// The numbers of a key that people edit: the position in MMD units, the rotation in degrees
/// (mmd::panelAngles), a morph's weight.
enum class KeyNumber { PositionX, PositionY, PositionZ, RotationX, RotationY, RotationZ, Weight };
inline constexpr std::size_t keyNumberCount = 7;

/// A bone or morph at a frame: a selected key or, without keys, what a selected track shows there.
struct PosedKey {
    mmd::TrackId track;
    std::uint32_t frame = 0;
    mmd::BoneValue bone;
    float weight = 0.0f;
    bool isDraft = false;

    [[nodiscard]] bool has(KeyNumber number) const;
    [[nodiscard]] double number(KeyNumber number) const;
    /// The other numbers keep their bits, but for angles: the rotation is one quaternion.
    void setNumber(KeyNumber number, double value);
};

/// What editing means: the selected keys where there are any, else drafts of the selected tracks at
/// the current frame.
enum class KeyTarget { Nothing, Keys, Drafts };
[[nodiscard]] KeyTarget keyTarget(const mmd::Scene& scene, const mmd::Selection& selection);

/// Every key that editing would change, as it is at `frame` (fractional while playing).
[[nodiscard]] std::vector<PosedKey> posedKeys(
    const mmd::Scene& scene, const mmd::Selection& selection, double frame);

/// The patch that puts change(value) in the place of a number of each of them. `autoKey`: in the
/// place of drafts come keys (setPoses).
[[nodiscard]] mmd::ScenePatch changeNumber(const mmd::EditTarget& target, std::uint32_t frame,
    KeyNumber number, const std::function<double(double)>& change, bool autoKey = false);

/// A number that several keys may or may not share.
template <class T>
struct Shared {
    std::size_t count = 0;
    T value{};
    bool isMixed = false;

    void add(const T& other)
    {
        if (count++ == 0)
            value = other;
        else
            isMixed = isMixed || !(value == other);
    }
    [[nodiscard]] bool isOne() const { return count > 0 && !isMixed; }
};

/// What the edited keys share.
struct KeySummary {
    KeyTarget target = KeyTarget::Nothing;
    std::size_t keyCount = 0; ///< selected keys, or selected tracks
    std::size_t boneCount = 0, morphCount = 0;
    std::size_t draftCount = 0;
    std::vector<mmd::TrackId> tracks; ///< ascending
    Shared<std::uint32_t> frame;
    std::array<Shared<double>, keyNumberCount> numbers;
    // Of the selected keys; without any, of those that stand at the frame exactly.
    Shared<bool> physics;
    std::array<std::array<Shared<int>, 4>, mmd::boneChannelCount> curves; ///< x1 y1 x2 y2
};
[[nodiscard]] KeySummary summaryOf(
    const mmd::Scene& scene, const mmd::Selection& selection, double frame);

} // namespace odori
