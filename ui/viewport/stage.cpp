// SPDX-License-Identifier: MIT
#include "ui/viewport/stage.h"

#include <algorithm>
#include <utility>

namespace odori {

/// One actor on the stage.
struct Stage::Place {
    mmd::ActorId id{};
    std::shared_ptr<const mmd::Model> model;    ///< shared with the scene, which may drop it
    std::shared_ptr<const mmd::Model> uploaded; ///< what the card has
    PosedActor posed;                           ///< while it is not the active one
    QFutureWatcher<TexturesPtr> textures;
    TexturesPtr decoded;                 ///< waits for the next frame to be uploaded
    std::filesystem::path textureFolder; ///< where the user said that textures are, or empty
    bool visible = true;

    [[nodiscard]] std::uint32_t slot() const { return static_cast<std::uint32_t>(id); }
};

Stage::Stage(PosedActor& active)
    : m_active(active)
{
}

Stage::~Stage() = default;

Stage::Place& Stage::placeOf(mmd::ActorId id)
{
    const auto found = std::find_if(
        m_places.begin(), m_places.end(), [&](const auto& place) { return place->id == id; });
    if (found != m_places.end())
        return **found;
    Place& place = *m_places.emplace_back(std::make_unique<Place>());
    place.id = id;
    place.posed.setFrame(m_frame);
    place.posed.setPhysics(m_physics);
    connect(&place.textures, &QFutureWatcherBase::finished, this, [this, &place] {
        if (!place.textures.isCanceled())
            place.decoded = place.textures.result();
        emit changed();
    });
    std::erase(m_left, place.slot());
    return place;
}

void Stage::setScene(const mmd::Scene& scene)
{
    m_activeId = scene.active;
    std::erase_if(m_places, [&](const auto& place) {
        const bool leaves = !mmd::findActor(scene, place->id);
        if (leaves)
            m_left.push_back(place->slot());
        return leaves;
    });
    std::size_t at = 0;
    for (const mmd::Actor& actor : scene.actors) {
        Place& place = placeOf(actor.id);
        const auto is = std::find_if(m_places.begin(), m_places.end(),
            [&](const auto& each) { return each.get() == &place; });
        std::rotate(m_places.begin() + std::ptrdiff_t(at++), is, is + 1);
        place.visible = actor.visible;
        if (actor.id != scene.active)
            place.posed.setActor(&actor);
        if (place.model == actor.model)
            continue;
        place.model = actor.model;
        place.textureFolder.clear(); // another model's
        load(place);
    }
}

void Stage::load(Place& place)
{
    place.decoded.reset();
    if (place.model)
        place.textures.setFuture(loadTexturesAside(place.model, place.textureFolder));
    else
        place.textures.setFuture({});
}

void Stage::setFrame(double frame)
{
    m_frame = frame;
    for (const auto& place : m_places)
        place->posed.setFrame(frame);
}

void Stage::setPhysics(Physics* physics)
{
    m_physics = physics;
    for (const auto& place : m_places)
        place->posed.setPhysics(physics);
}

void Stage::invalidate()
{
    for (const auto& place : m_places)
        place->posed.invalidate();
}

void Stage::findTextures(mmd::ActorId actor, const std::filesystem::path& folder)
{
    for (const auto& place : m_places)
        if (place->id == actor) {
            place->textureFolder = folder;
            place->uploaded.reset();
            load(*place);
        }
}

std::vector<mmd::Warning> Stage::upload(render::SceneRenderer& renderer)
{
    for (const std::uint32_t slot : std::exchange(m_left, {}))
        renderer.setModel(nullptr, {}, slot);
    std::vector<mmd::Warning> missing;
    for (const auto& place : m_places) {
        if (place->uploaded == place->model)
            continue;
        if (!place->model) {
            renderer.setModel(nullptr, {}, place->slot());
        } else if (place->decoded) {
            renderer.setModel(place->model, *place->decoded, place->slot());
            missing.insert(
                missing.end(), place->decoded->warnings.begin(), place->decoded->warnings.end());
            place->decoded.reset();
        } else {
            continue;
        }
        place->uploaded = place->model;
    }
    return missing;
}

bool Stage::isUploaded() const
{
    return std::all_of(m_places.begin(), m_places.end(),
        [](const auto& place) { return place->uploaded == place->model; });
}

void Stage::forgetUploads()
{
    for (const auto& place : m_places)
        place->uploaded.reset();
    m_left.clear();
}

void Stage::loadAgain()
{
    for (const auto& place : m_places)
        if (place->model && !place->uploaded && !place->decoded && place->textures.isFinished())
            load(*place);
}

const std::vector<render::Figure>& Stage::figures()
{
    m_figures.clear();
    for (const auto& place : m_places) {
        const bool isActive = place->id == m_activeId;
        const bool isLeftOut = m_isSolo && !isActive && m_activeId != mmd::sceneActor;
        if (!place->visible || isLeftOut || !place->uploaded || place->uploaded != place->model)
            continue;
        if (const mmd::Pose* pose = isActive ? m_active.pose() : place->posed.pose())
            m_figures.push_back({place->slot(), pose});
    }
    return m_figures;
}

} // namespace odori
