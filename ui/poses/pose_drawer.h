// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "libmmd/motion/motion.h"

#include <QtCore/QSize>
#include <QtGui/QImage>

#include <atomic>
#include <memory>

namespace odori {

/// Draws small pictures of poses on a model, without a window. Everything happens in the thread of
/// the first call, and the object must be destroyed there, too.
class PoseDrawer {
public:
    PoseDrawer();
    ~PoseDrawer();

    /// The model in frame 0 of `pose`, from the front, without physics: the part of it that the
    /// pose moves, or all of it. Null if the machine cannot draw without a window, or if
    /// `isStopped` became true while the textures were read.
    [[nodiscard]] QImage draw(const std::shared_ptr<const mmd::Model>& model,
        const mmd::Motion& pose, const QSize& pixels, const std::atomic<bool>& isStopped);
    /// Frees the memory of the model and the graphics; the next call of draw() creates them again.
    void release();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace odori
