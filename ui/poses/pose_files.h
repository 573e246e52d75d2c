// SPDX-License-Identifier: MIT
#pragma once

#include <tl/expected.hpp>

#include <QtCore/QString>

#include <functional>

class QWidget;

namespace odori {

/// Renames a pose file; its ending and folder stay. The new path, or a sentence why it was not
/// renamed: another file is never replaced.
[[nodiscard]] tl::expected<QString, QString> renamedPose(const QString& path, const QString& name);

/// Asks whether the file is to be moved to the trash, and does it; asks again if only deleting it
/// for good is possible. `then` gets a sentence if that fails, else an empty one; it is not called
/// if the user cancels.
void askAndDeletePose(
    QWidget* window, const QString& path, const std::function<void(const QString& problem)>& then);

} // namespace odori
