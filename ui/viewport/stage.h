// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/scene_renderer.h"
#include "ui/viewport/posed_actor.h"
#include "ui/viewport/texture_loading.h"

#include <QtCore/QFutureWatcher>
#include <QtCore/QObject>
#include <QtCore/QThreadPool>

#include <filesystem>
#include <memory>
#include <vector>

namespace odori {

/// The actors of the scene as they are drawn together: each with its pose, its textures, which are
/// decoded aside, and its slot on the graphics card. The pose of the active one is `active`'s,
/// which the viewport edits.
class Stage : public QObject {
    Q_OBJECT
public:
    /// `active` must outlive this, and be the scene's active actor whenever this is asked.
    explicit Stage(PosedActor& active);
    ~Stage() override;

    void setScene(const mmd::Scene& scene);
    void setFrame(double frame);
    /// Who moves the bones that hang on rigid bodies; null for nobody. Must outlive this.
    void setPhysics(Physics* physics);
    /// Physics shows otherwise.
    void invalidate();
    /// Only the active actor is drawn; all where the camera is active.
    void setSolo(bool solo) { m_isSolo = solo; }
    [[nodiscard]] bool isSolo() const { return m_isSolo; }

    /// Looks for textures of the actor's model in `folder` too, and uploads it anew.
    void findTextures(mmd::ActorId actor, const std::filesystem::path& folder);

    /// Memory for the textures of all actors together, bytes; what is more is shown reduced.
    void setTextureBudget(std::size_t bytes);
    [[nodiscard]] std::size_t textureBudget() const { return m_textureBudget; }
    /// How many textures are shown reduced.
    [[nodiscard]] std::size_t reducedTextures() const;
    /// What the textures of all actors take of the budget, bytes, as far as they have been found.
    [[nodiscard]] std::size_t usedTextureBytes() const;

    /// Where an actor's textures were looked for, and what was said of them: another stage of the
    /// same scene looks there too, and does not say it again.
    struct TextureSource {
        mmd::ActorId actor{};
        std::filesystem::path folder; ///< empty: the model's own
        std::vector<mmd::Warning> told;
    };
    [[nodiscard]] std::vector<TextureSource> textureSources() const;
    void setTextureSources(const std::vector<TextureSource>& sources);

    /// Puts onto the graphics card what has its textures, and takes off what left; gives what is
    /// missing or reduced, once. The renderer's context must be current, here and for what follows.
    [[nodiscard]] std::vector<mmd::Warning> upload(render::SceneRenderer& renderer);
    /// Every model is on the card.
    [[nodiscard]] bool isUploaded() const;
    /// The card forgot everything: another context comes, if any.
    void forgetUploads();
    /// Decodes textures again that had gone to a card.
    void loadAgain();

    /// What is drawn, in the scene's order. Valid until the next call of anything here or of
    /// `active` that is not const.
    [[nodiscard]] const std::vector<render::Figure>& figures();

signals:
    /// Something that was waited for is there.
    void changed();

private:
    struct Place;
    Place& placeOf(mmd::ActorId id);
    void find(Place& place);
    void load(Place& place);
    void shareBudget();

    PosedActor& m_active;
    std::vector<std::unique_ptr<Place>> m_places; ///< in the scene's order
    std::vector<std::uint32_t> m_left;            ///< slots to be freed
    std::vector<render::Figure> m_figures;
    Physics* m_physics = nullptr;
    double m_frame = 0.0;
    mmd::ActorId m_activeId{};
    bool m_isSolo = false;
    std::size_t m_textureBudget = render::defaultTextureBudget;
    QThreadPool m_decoding; ///< one thread: a picture that is being decoded takes much memory
};

} // namespace odori
