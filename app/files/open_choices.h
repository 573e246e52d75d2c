// SPDX-License-Identifier: MIT
#pragma once

#include "ui/settings/settings.h"

#include <QtCore/QString>

#include <cstdint>
#include <optional>

class QWidget;

namespace odori {

/// A motion that is opened over another.
struct MotionQuestion {
    QString file;  ///< that is opened
    QString place; ///< whose keys there are: a model's name, or empty for the camera
    QString there; ///< the name of the motion that is there
    bool isThereUnsaved = false;
    bool mayBeNewActor = false;
    std::uint32_t frame = 0; ///< where it would be merged
};

/// The choice that the settings have, or that the user makes now (nothing: let it be). With the
/// tick it is set for good.
[[nodiscard]] std::optional<ModelChoice> chosenForModel(
    Settings& settings, QWidget* window, const QString& file, const QString& modelThere);
[[nodiscard]] std::optional<MotionChoice> chosenForMotion(
    Settings& settings, QWidget* window, const MotionQuestion& question);
[[nodiscard]] std::optional<CameraChoice> chosenForCamera(
    Settings& settings, QWidget* window, const QString& file);

} // namespace odori
