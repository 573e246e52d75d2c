// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/scene_renderer.h"
#include "ui/viewport/posed_actors.h"
#include "ui/viewport/texture_loading.h"

#include <QtCore/QFutureWatcher>
#include <QtCore/QObject>
#include <QtCore/QThreadPool>

#include <filesystem>
#include <memory>
#include <vector>

namespace odori {

/// The actors of the scene as they are drawn together: each with its pose, its textures, which are
/// decoded aside, and its slot on the graphics card. Whoever needs an actor's pose asks actors().
class Stage : public QObject {
    Q_OBJECT
public:
    Stage();
    ~Stage() override;

    /// As PosedActors::setScene(); looks for the textures of models that are new.
    bool setScene(const mmd::Scene& scene);
    [[nodiscard]] PosedActors& actors() { return m_actors; }
    [[nodiscard]] const PosedActors& actors() const { return m_actors; }

    /// Looks in `folder` too for the textures of every model that misses some, and uploads those
    /// models anew.
    void findTextures(const std::filesystem::path& folder);

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

    /// Puts onto the graphics card what has its textures, and takes off what left. The renderer's
    /// context must be current, here and for what follows.
    void upload(render::SceneRenderer& renderer);
    /// Every model is on the card.
    [[nodiscard]] bool isUploaded() const;
    /// The card forgot everything: another context comes, if any.
    void forgetUploads();
    /// Decodes textures again that had gone to a card.
    void loadAgain();

    /// What is drawn, in the scene's order. Valid until the next call of anything here or of
    /// actors() that is not const.
    [[nodiscard]] const std::vector<render::Figure>& figures();

signals:
    /// Something that was waited for is there.
    void changed();
    /// What textures of a model are missing, refused or reduced: once, before it is uploaded.
    void told(const std::vector<mmd::Warning>& warnings);

private:
    struct Place;
    Place& placeOf(mmd::ActorId id);
    void find(Place& place);
    void lookIn(Place& place, const std::filesystem::path& folder);
    void take(Place& place, TexturesPtr decoded);
    void load(Place& place);
    void shareBudget();

    PosedActors m_actors;
    std::vector<std::unique_ptr<Place>> m_places; ///< in the scene's order
    std::vector<std::uint32_t> m_left;            ///< slots to be freed
    std::vector<render::Figure> m_figures;
    std::size_t m_textureBudget = render::defaultTextureBudget;
    QThreadPool m_decoding; ///< one thread: a picture that is being decoded takes much memory
};

} // namespace odori
