// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

#include <cstdint>
#include <optional>

class QWidget;

namespace odori {

/// What becomes of a second model.
enum class ModelChoice { Ask, Add, Replace };
/// What becomes of a motion for what has keys already.
enum class MotionChoice { Ask, Replace, Merge, NewActor };
/// What becomes of camera, light and shadow keys in the file of a model's motion.
enum class CameraChoice { Ask, Copy, Leave };

/// What the user said once about opening files over what is open: kept in the settings, changed in
/// File > When Opening.
namespace OpenChoices {

[[nodiscard]] ModelChoice model();
[[nodiscard]] MotionChoice motion();
[[nodiscard]] CameraChoice camera();
void setModel(ModelChoice choice);
void setMotion(MotionChoice choice);
void setCamera(CameraChoice choice);

} // namespace OpenChoices

/// A motion that is opened over another.
struct MotionQuestion {
    QString file;  ///< that is opened
    QString place; ///< whose keys there are: a model's name, or empty for the camera
    QString there; ///< the name of the motion that is there
    bool isThereUnsaved = false;
    bool mayBeNewActor = false;
    std::uint32_t frame = 0; ///< where it would be merged
};

/// The choice that was made before, or that the user makes now (nothing: let it be). With the tick
/// it is kept.
[[nodiscard]] std::optional<ModelChoice> chosenForModel(
    QWidget* window, const QString& file, const QString& modelThere);
[[nodiscard]] std::optional<MotionChoice> chosenForMotion(
    QWidget* window, const MotionQuestion& question);
[[nodiscard]] std::optional<CameraChoice> chosenForCamera(QWidget* window, const QString& file);

} // namespace odori
