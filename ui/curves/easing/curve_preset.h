// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/curve.h"

#include <QtCore/QString>

#include <string>
#include <vector>

namespace odori {

/// A curve by name, as users keep them.
struct CurvePreset {
    std::string name; ///< UTF-8, for people
    mmd::BezierCurve curve;
    bool operator==(const CurvePreset&) const = default;
};

/// A curve that the editor offers.
struct BuiltInPreset {
    QString id;   ///< of its button, never translated
    QString name; ///< translated
    QString tip;
    mmd::BezierCurve curve;
};

/// In the order of the buttons: from what every motion needs to the extremes.
[[nodiscard]] std::vector<BuiltInPreset> builtInPresets();

} // namespace odori
