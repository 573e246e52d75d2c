// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/key_number.h"
#include "libmmd/scene/scene.h"

#include <array>
#include <string_view>

/// What several selected keys say together, for forms that show and edit all of them.
namespace odori {

/// A number that several keys may or may not share.
template <class T>
struct Shared {
    std::size_t count = 0;
    T value{};            ///< of the first
    bool isMixed = false; ///< others say something else

    void add(const T& other)
    {
        if (count++ == 0)
            value = other;
        else
            isMixed = isMixed || !(value == other);
    }
    [[nodiscard]] bool isOne() const { return count > 0 && !isMixed; }
};

/// Numbers by KeyNumber; those that no key has have no count.
struct SharedNumbers {
    Shared<std::uint32_t> frame;
    std::array<Shared<double>, mmd::keyNumberCount> numbers;

    [[nodiscard]] const Shared<double>& of(mmd::KeyNumber number) const
    {
        return numbers[std::size_t(number)];
    }
};

/// Of the selected keys of `kind`. Selected keys that are not there are passed over.
[[nodiscard]] SharedNumbers sharedNumbers(
    const mmd::Motion& motion, const mmd::Selection& selection, mmd::TrackKind kind);
/// Of one value, without a frame.
[[nodiscard]] SharedNumbers numbersOf(const mmd::DraftValue& value);

/// Whether the IK bone `name` (CP932, at most 19 bytes) is on in the selected show/IK keys. Keys
/// that do not name it leave it on.
[[nodiscard]] Shared<bool> sharedSwitch(
    const mmd::Motion& motion, const mmd::Selection& selection, std::string_view name);

} // namespace odori
