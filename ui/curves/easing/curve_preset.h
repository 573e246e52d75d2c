// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/curve.h"

#include <QtCore/QString>

#include <string>
#include <vector>

namespace odori {

/// A user's curve with its name.
struct CurvePreset {
    std::string name; ///< UTF-8, shown to the user
    mmd::BezierCurve curve;
    bool operator==(const CurvePreset&) const = default;
};

/// A built-in curve.
struct BuiltInPreset {
    QString id;   ///< of its button, never translated
    QString name; ///< translated
    QString tip;
    mmd::BezierCurve curve;
};

/// In the order of the buttons: from the most common to the extreme ones.
[[nodiscard]] std::vector<BuiltInPreset> builtInPresets();

} // namespace odori
