// SPDX-License-Identifier: MIT
#pragma once

#include "ui/settings/settings.h"

#include <QtCore/QString>

#include <cstdint>
#include <optional>

class QWidget;

namespace odori {

/// A motion that is opened over another one.
struct MotionQuestion {
    QString file;  ///< the opened file
    QString owner; ///< the owner of the existing keys: a model's name, or empty for the camera
    QString there; ///< the name of the existing motion
    bool isThereUnsaved = false;
    bool mayBeNewActor = false;
    std::uint32_t frame = 0; ///< the frame of a merge
};

/// The choice from the settings, or from the user (none: cancelled). If the user checks the box,
/// the settings keep the choice.
[[nodiscard]] std::optional<ModelChoice> chosenForModel(
    Settings& settings, QWidget* window, const QString& file, const QString& modelThere);
[[nodiscard]] std::optional<MotionChoice> chosenForMotion(
    Settings& settings, QWidget* window, const MotionQuestion& question);
[[nodiscard]] std::optional<CameraChoice> chosenForCamera(
    Settings& settings, QWidget* window, const QString& file);

} // namespace odori
