// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/key_number.h"
#include "libmmd/scene/scene.h"

namespace mmd {

/// The numbers of a value of any kind, as in key_number.h.
[[nodiscard]] inline std::optional<double> numberOf(const DraftValue& value, KeyNumber number)
{
    return std::visit([&](const auto& each) { return numberOf(each, number); }, value);
}
[[nodiscard]] inline bool setNumber(DraftValue& value, KeyNumber number, double wanted)
{
    return std::visit([&](auto& each) { return setNumber(each, number, wanted); }, value);
}

} // namespace mmd
