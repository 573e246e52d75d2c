// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/scene_renderer.h"
#include "ui/viewport/posed_actors.h"
#include "ui/viewport/textures/textures_ahead.h"

#include <QtCore/QFutureWatcher>
#include <QtCore/QObject>
#include <QtCore/QThreadPool>

#include <filesystem>
#include <memory>
#include <vector>

namespace odori {

/// The drawn data of all actors: the pose, the textures, which a worker decodes, and the slot on
/// the graphics card. actors() has the poses.
class Stage : public QObject {
    Q_OBJECT
public:
    Stage();
    ~Stage() override;

    /// Textures that are decoded before this stage exists; null (the default): there are none.
    void setAhead(std::shared_ptr<TexturesAhead> ahead) { m_ahead = std::move(ahead); }

    /// Calls PosedActors::setScene(), and finds the textures of new models.
    bool setScene(const mmd::Scene& scene);
    [[nodiscard]] PosedActors& actors() { return m_actors; }
    [[nodiscard]] const PosedActors& actors() const { return m_actors; }

    /// Whether only the active model is shown.
    [[nodiscard]] bool isSolo() const { return m_actors.isSolo(); }
    void setSolo(bool solo);

    /// Also searches in `folder` for the textures of every model with missing ones, and uploads
    /// those models again.
    void findTextures(const QString& folder);
    /// The folder of findTextures() for an actor; empty if there is none.
    [[nodiscard]] std::filesystem::path textureFolder(mmd::ActorId actor) const;

    /// Memory for the textures of all actors together, in bytes; if it is exceeded, textures are
    /// reduced.
    void setTextureBudget(std::size_t bytes);
    [[nodiscard]] std::size_t textureBudget() const { return m_textureBudget; }
    /// The number of reduced textures.
    [[nodiscard]] std::size_t reducedTextures() const;
    /// The memory of the textures of all actors in the budget, in bytes; without those that were
    /// not found yet.
    [[nodiscard]] std::size_t usedTextureBytes() const;

    /// The folder where an actor's textures were searched, and the messages about them. Another
    /// stage of the same scene needs it, to search there too and to show no message twice.
    struct TextureSource {
        mmd::ActorId actor{};
        std::filesystem::path folder; ///< empty: the model's own
        std::vector<mmd::Warning> warnings;
    };
    [[nodiscard]] std::vector<TextureSource> textureSources() const;
    void setTextureSources(const std::vector<TextureSource>& sources);

    /// Uploads models whose textures are ready, and frees removed models. The renderer's context
    /// must be current, here and in the following functions.
    void upload(render::SceneRenderer& renderer);
    /// Whether all models are uploaded and drawn with their textures, or there are none.
    [[nodiscard]] bool isUploaded() const;
    /// Call it if all data on the card is lost, because another context may follow.
    void forgetUploads();
    /// Decodes textures again that were uploaded before.
    void loadAgain();

    /// The models to draw, in the scene's order. Valid until the next call of a non-const function
    /// here or of actors().
    [[nodiscard]] const std::vector<render::Figure>& figures();

signals:
    /// A model or its textures became ready, or will be loaded again.
    void changed();
    void soloChanged(bool solo);
    /// The missing, refused or reduced textures of a model: emitted once, before it is uploaded.
    void warned(const std::vector<mmd::Warning>& warnings);
    /// The model of the last warned() is not in the scene any more.
    void warnedModelRemoved();
    /// No texture is missing any more, because findTextures() has found the last one.
    void texturesFound();

private:
    struct StagedActor;
    StagedActor& stagedActor(mmd::ActorId id);
    void find(StagedActor& staged);
    void forgetWarned(const mmd::Scene& scene);
    void setTextureFolder(StagedActor& staged, const std::filesystem::path& folder);
    void setTextures(StagedActor& staged, TexturesPtr decoded);
    void load(StagedActor& staged);
    bool findTwins();
    void shareBudget();
    void shareTextures(StagedActor& staged, render::SceneRenderer& renderer);

    PosedActors m_actors;
    std::vector<std::unique_ptr<StagedActor>> m_staged; ///< in the scene's order
    std::shared_ptr<const mmd::Model> m_warned;         ///< that of the last warned()
    std::vector<std::uint32_t> m_left;                  ///< slots to free
    std::vector<render::Figure> m_figures;
    std::size_t m_textureBudget = render::defaultTextureBudget;
    std::shared_ptr<TexturesAhead> m_ahead; ///< shared with who began
    QThreadPool m_decoding;                 ///< one thread: decoding a picture needs much memory
};

} // namespace odori
