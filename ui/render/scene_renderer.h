// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"
#include "ui/render/deform/deform_wish.h"
#include "ui/render/textures/texture_files.h"
#include "ui/render/view.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace odori::render {

/// The mark of a bone; the viewport fills it, the renderer draws it.
struct BoneMark {
    int bone = -1;
    enum class Shape : std::uint8_t { Circle, Square } shape = Shape::Circle; ///< Square: can move
    glm::vec4 colour{0.2f, 0.3f, 1.0f, 1.0f};
    bool hollow = false;
    float scale = 1.0f; ///< factor of the mark's default size
};

/// A coloured line in world space, drawn over everything (gizmos, bone sticks).
struct OverlayLine {
    glm::vec3 from, to;
    glm::vec4 colour;
    float width = 1.0f; ///< logical pixels
};

/// The size of the target in device pixels, and the ratio of device to logical pixels.
struct Surface {
    int width = 0, height = 0;
    float pixelRatio = 1.0f;
};

struct DrawOptions {
    glm::vec3 backgroundTop{0.56f, 0.63f, 0.72f};
    glm::vec3 backgroundBottom{0.78f, 0.82f, 0.86f};
    /// Instead of sky and ground; a picture of setBackground() is above it.
    std::optional<glm::vec3> background;
    bool transparent = false; ///< no background; colours are multiplied by the alpha
    bool grid = true;
    bool edges = true;
    bool groundShadow = true;
    /// Mode 1 or 2 shows self-shadows, as the key says.
    mmd::ShadowValue selfShadow{.mode = 0, .distance = mmd::ShadowValue().distance};
    glm::vec3 lightDirection{-0.5f, -1.0f, 0.5f};
    glm::vec3 lightColour{154.0f / 256.0f};
    float pixelRatio = 1.0f; ///< device pixels per logical pixel
};

/// A model's pose, one of several. The slot is the number under which the model was uploaded.
struct Figure {
    std::uint32_t slot = 0;
    const mmd::Pose* pose = nullptr; ///< never null
};

/// Draws poses of models with OpenGL 3.3 core. All functions need the same current context (the
/// viewport's or a headless one). They restore the state that Qt expects: no objects are bound.
class SceneRenderer {
public:
    /// The error of a machine without OpenGL 3.3.
    [[nodiscard]] static mmd::Error noOpenGl();
    /// Compiles the shaders. noOpenGl() if the context is too old.
    [[nodiscard]] static mmd::Result<std::unique_ptr<SceneRenderer>> create(
        DeformWish wish = deformWish());
    ~SceneRenderer();

    /// Uploads the model and its textures (loadTextures); null removes the model. A material with a
    /// missing texture is drawn without it. An image is freed after its upload if it has no other
    /// owner. The data of the previous model in `slot` is freed first.
    void setModel(
        std::shared_ptr<const mmd::Model> model, TextureImages textures, std::uint32_t slot = 0);

    /// Draws the model of `from` also in `slot`, for another actor. They share textures and
    /// constant vertex data. False if `from` is empty.
    bool shareModel(std::uint32_t from, std::uint32_t slot);

    /// Shows a picture behind everything, cut so that it fills the view; null: none. False if the
    /// driver rejects it.
    bool setBackground(const mmd::Image* picture);

    /// The same for the next picture of a video: faster, and each pixel is shown as it is if the
    /// picture has the size of the view.
    bool changeBackground(const mmd::Image& picture);

    /// Draws into the bound framebuffer, `width` x `height` device pixels, which is cleared first.
    /// `pose` of the model in slot 0 may be null (only the grid).
    void draw(
        const mmd::Pose* pose, const View& view, const DrawOptions& options, int width, int height);
    /// The same with several models, drawn one after the other as in MMD; empty slots are skipped.
    void draw(std::span<const Figure> figures, const View& view, const DrawOptions& options,
        int width, int height);

    /// Draws marks and lines over the result of draw(), with the same view. `bones` gives the
    /// positions of the marks.
    void drawOverlay(const mmd::Pose& pose, const View& view, const std::vector<BoneMark>& marks,
        const std::vector<OverlayLine>& lines, const Surface& surface);

    /// What happened since the last call and belongs in a log, in English: which way of deforming
    /// was chosen for a model, and why, or that the graphics card cannot do it.
    [[nodiscard]] std::vector<std::string> takeNotes();

private:
    explicit SceneRenderer(DeformWish wish);
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace odori::render
