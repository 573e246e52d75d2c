// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/following/scene_poses.h"
#include "ui/film/picture.h"
#include "ui/film/picture_look.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace odori::film {

/// What an editor shows at one moment, instead of what the keys give: with drafts, and with its own
/// simulation. Other actors are not drawn.
struct ShownMoment {
    std::map<mmd::ActorId, mmd::Pose> poses;
    mmd::LightValue light;
    mmd::ShadowValue shadow;
};

/// Draws pictures of a scene without a window, as the viewport shows it without its marks: actors,
/// accessories, camera, light and self-shadow of a frame, with outside parents. Drafts count
/// only in a ShownMoment. It has an OpenGL context, so it is created, used and destroyed in one
/// thread.
class ScenePictures {
public:
    /// What is drawn.
    struct Subject {
        mmd::Scene scene;
        mmd::PoseOptions poses;
        const mmd::Image* background = nullptr; ///< behind everything; used by create() alone
        std::size_t textureBudget = render::defaultTextureBudget; ///< bytes
        /// The folders where else the textures of an actor's model may be.
        std::map<mmd::ActorId, std::filesystem::path> textureFolders = {};
        /// If set, every frame looks like this moment; `look` has its camera.
        std::optional<ShownMoment> shown = {};
    };
    /// Reads the textures. SystemFailure if the machine cannot draw, OutOfRange if the size is not
    /// possible.
    [[nodiscard]] static mmd::Result<std::unique_ptr<ScenePictures>> create(
        Subject subject, const PictureLook& look);
    ~ScenePictures();

    /// The picture of a frame of the motion (fractional). `step`: frames until the next picture,
    /// for motion blur. The poses of physics depend only on PoseOptions::start, so any order of
    /// frames gives the same pictures; ascending frames are fast. Reuses the memory of `picture`.
    [[nodiscard]] mmd::Result<void> draw(double frame, double step, Picture& picture);

    /// Shows a picture of a video behind everything from now on; it has the size of the look.
    /// SystemFailure if the driver rejects it.
    [[nodiscard]] mmd::Result<void> setBackground(const mmd::Image& picture);

    /// Simulates all actors up to `frame`, if there is physics, so that drawing it takes no longer
    /// than others. False if cancelled. Reports nothing.
    [[nodiscard]] bool simulateTo(double frame, const mmd::Progress& progress);

    /// What was noticed so far: textures and simulations.
    [[nodiscard]] std::vector<mmd::Warning> warnings() const;

private:
    ScenePictures();
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace odori::film
