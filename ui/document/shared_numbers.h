// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/key_number.h"
#include "libmmd/scene/scene.h"

#include <array>
#include <string_view>

/// The common values of several selected keys, for forms that show and edit all of them.
namespace odori {

/// A number of several keys, which may be equal in all of them.
template <class T>
struct Shared {
    std::size_t count = 0;
    T value{};            ///< of the first key
    bool isMixed = false; ///< other keys have other values

    void add(const T& other)
    {
        if (count++ == 0)
            value = other;
        else
            isMixed = isMixed || !(value == other);
    }
    [[nodiscard]] bool isOne() const { return count > 0 && !isMixed; }
};

/// Numbers by KeyNumber; numbers that no key has have the count 0.
struct SharedNumbers {
    Shared<std::uint32_t> frame;
    std::array<Shared<double>, mmd::keyNumberCount> numbers;

    [[nodiscard]] const Shared<double>& of(mmd::KeyNumber number) const
    {
        return numbers[std::size_t(number)];
    }
};

/// The numbers of the selected keys of `kind`. Selected keys that do not exist are ignored.
[[nodiscard]] SharedNumbers sharedNumbers(
    const mmd::Motion& motion, const mmd::Selection& selection, mmd::TrackKind kind);
/// The numbers of a single value, without a frame.
[[nodiscard]] SharedNumbers numbersOf(const mmd::DraftValue& value);

/// Whether the IK bone `name` (CP932, at most 19 bytes) is on in the selected show/IK keys. In keys
/// that do not name it, it is on.
[[nodiscard]] Shared<bool> sharedSwitch(
    const mmd::Motion& motion, const mmd::Selection& selection, std::string_view name);

} // namespace odori
