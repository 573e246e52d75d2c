// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "libmmd/motion/motion.h"

#include <QtCore/QSize>
#include <QtGui/QImage>

#include <atomic>
#include <filesystem>
#include <memory>

namespace odori {

/// Draws small pictures of poses on a model, without a window. Everything happens in the thread of
/// the first call, and the object must be destroyed there, too.
class PoseDrawer {
public:
    PoseDrawer();
    ~PoseDrawer();

    /// The model of the next pictures, never null. Its missing textures are searched in
    /// `textureFolder`, which may be empty. Reads the headers of the textures, if the model or the
    /// folder is another one.
    void setModel(
        const std::shared_ptr<const mmd::Model>& model, const std::filesystem::path& textureFolder);
    /// Equal for models that give equal pictures: the content of the model's file, and the paths,
    /// sizes and times of its textures. Empty for a model that was made in memory.
    [[nodiscard]] QByteArray look() const;
    /// The model in frame 0 of `pose`, from the front, without physics: all of it, or what the pose
    /// changes if this is only in the head and the hands. Null if the machine cannot draw without a
    /// window, or if `isStopped` became true while the textures were read.
    [[nodiscard]] QImage draw(
        const mmd::Motion& pose, const QSize& pixels, const std::atomic<bool>& isStopped);
    /// Frees the model, its textures and the graphics. Call setModel() before the next picture.
    void release();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace odori
