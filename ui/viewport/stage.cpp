// SPDX-License-Identifier: MIT
#include "ui/viewport/stage.h"

#include <algorithm>
#include <utility>

namespace odori {

/// An actor on the stage.
struct Stage::Place {
    mmd::ActorId id{};
    std::shared_ptr<const mmd::Model> model;    ///< shared with the scene, which may drop it
    std::shared_ptr<const mmd::Model> uploaded; ///< the model on the graphics card
    std::filesystem::path textureFolder; ///< folder chosen by the user for textures, or empty
    QFutureWatcher<TextureListPtr> finding;
    TextureListPtr list;       ///< null while it is being found
    std::vector<int> halvings; ///< of the list's pictures, as on the card or being decoded
    QFutureWatcher<TexturesPtr> loading;
    TexturesPtr decoded;   ///< to be uploaded in the next frame
    bool isLoaded = false; ///< decoded with `halvings`, or being decoded
    std::vector<mmd::Warning> told;

    [[nodiscard]] std::uint32_t slot() const { return static_cast<std::uint32_t>(id); }
    /// Whether textures are missing, so that another folder may help.
    [[nodiscard]] bool missesTextures() const
    {
        return areMissing(told) || (list && areMissing(list->warnings));
    }
    [[nodiscard]] static bool areMissing(const std::vector<mmd::Warning>& warnings)
    {
        return std::any_of(warnings.begin(), warnings.end(),
            [](const auto& each) { return each.code != mmd::WarningCode::TextureReduced; });
    }
};

Stage::Stage()
{
    m_decoding.setMaxThreadCount(1);
}

Stage::~Stage()
{
    for (const auto& place : m_places)
        place->loading.future().cancel(); // the destructor of the pool waits for its thread
}

Stage::Place& Stage::placeOf(mmd::ActorId id)
{
    const auto found = std::find_if(
        m_places.begin(), m_places.end(), [&](const auto& place) { return place->id == id; });
    if (found != m_places.end())
        return **found;
    Place& place = *m_places.emplace_back(std::make_unique<Place>());
    place.id = id;
    connect(&place.finding, &QFutureWatcherBase::finished, this, [this, &place] {
        if (place.finding.future().resultCount() > 0)
            place.list = place.finding.result();
        shareBudget();
    });
    connect(&place.loading, &QFutureWatcherBase::finished, this, [this, &place] {
        if (place.loading.future().resultCount() > 0)
            take(place, place.loading.result());
        emit changed();
    });
    std::erase(m_left, place.slot());
    return place;
}

bool Stage::setScene(const mmd::Scene& scene)
{
    const bool isOther = m_actors.setScene(scene);
    const auto leftCount = std::erase_if(m_places, [&](const auto& place) {
        const bool leaves = !mmd::findActor(scene, place->id);
        if (leaves) {
            place->loading.future().cancel();
            m_left.push_back(place->slot());
        }
        return leaves;
    });
    std::size_t at = 0;
    for (const mmd::Actor& actor : scene.actors) {
        Place& place = placeOf(actor.id);
        const auto is = std::find_if(m_places.begin(), m_places.end(),
            [&](const auto& each) { return each.get() == &place; });
        std::rotate(m_places.begin() + std::ptrdiff_t(at++), is, is + 1);
        if (place.model == actor.model)
            continue;
        place.model = actor.model;
        place.textureFolder.clear(); // it was for another model
        find(place);
    }
    if (leftCount > 0)
        shareBudget();
    return isOther;
}

/// Finds the textures, which is the first step. Then the budget is shared again.
void Stage::find(Place& place)
{
    place.loading.future().cancel();
    place.decoded.reset();
    place.list.reset();
    place.isLoaded = false;
    place.told.clear();
    if (place.model)
        place.finding.setFuture(findTexturesAside(place.model, place.textureFolder));
    else
        place.finding.setFuture({});
}

/// Runs when the sizes of all textures are known. Textures whose share has changed are decoded
/// again.
void Stage::shareBudget()
{
    std::vector<mmd::ImageSize> sizes;
    for (const auto& place : m_places) {
        if (place->model && !place->list)
            return;
        const auto own = place->model ? place->list->sizes() : std::vector<mmd::ImageSize>();
        sizes.insert(sizes.end(), own.begin(), own.end());
    }
    const std::vector<int> all = render::halvingsFor(sizes, m_textureBudget);
    auto share = all.begin();
    for (const auto& place : m_places) {
        if (!place->model)
            continue;
        const auto end = share + std::ptrdiff_t(place->list->pictures.size());
        std::vector<int> halvings(share, end);
        share = end;
        if (place->isLoaded && halvings == place->halvings)
            continue;
        place->halvings = std::move(halvings);
        load(*place);
    }
}

void Stage::load(Place& place)
{
    place.loading.future().cancel();
    place.decoded.reset();
    place.isLoaded = true;
    place.loading.setFuture(loadTexturesAside(m_decoding, place.list, place.halvings));
}

void Stage::setTextureBudget(std::size_t bytes)
{
    m_textureBudget = bytes;
    shareBudget();
}

void Stage::lookIn(Place& place, const std::filesystem::path& folder)
{
    place.textureFolder = folder;
    place.uploaded.reset();
    find(place);
}

void Stage::findTextures(const std::filesystem::path& folder)
{
    for (const auto& place : m_places)
        if (place->missesTextures())
            lookIn(*place, folder);
}

std::size_t Stage::reducedTextures() const
{
    std::size_t count = 0;
    for (const auto& place : m_places)
        for (const mmd::Warning& each : place->told)
            count += each.code == mmd::WarningCode::TextureReduced ? each.count : 0;
    return count;
}

std::size_t Stage::usedTextureBytes() const
{
    std::size_t bytes = 0;
    for (const auto& place : m_places) {
        if (!place->list || !place->isLoaded)
            continue;
        const std::vector<mmd::ImageSize> sizes = place->list->sizes();
        for (std::size_t at = 0; at < sizes.size(); ++at)
            bytes += render::textureBytes(mmd::halved(sizes[at], place->halvings[at]));
    }
    return bytes;
}

std::vector<Stage::TextureSource> Stage::textureSources() const
{
    std::vector<TextureSource> sources;
    for (const auto& place : m_places)
        sources.push_back({place->id, place->textureFolder, place->told});
    return sources;
}

void Stage::setTextureSources(const std::vector<TextureSource>& sources)
{
    for (const TextureSource& source : sources)
        for (const auto& place : m_places)
            if (place->id == source.actor) {
                if (!source.folder.empty())
                    lookIn(*place, source.folder);
                place->told = source.told;
            }
}

void Stage::take(Place& place, TexturesPtr decoded)
{
    place.decoded = std::move(decoded);
    const std::vector<mmd::Warning>& warnings = place.decoded->warnings;
    const bool isNew = warnings != place.told;
    place.told = warnings;
    if (isNew && !warnings.empty())
        emit told(std::vector(warnings)); // a copy, because a slot may start loading again
}

void Stage::upload(render::SceneRenderer& renderer)
{
    for (const std::uint32_t slot : std::exchange(m_left, {}))
        renderer.setModel(nullptr, {}, slot);
    for (const auto& place : m_places) {
        const bool isDone = place->uploaded == place->model && !place->decoded;
        if (isDone || (place->model && !place->decoded))
            continue;
        if (!place->model) {
            renderer.setModel(nullptr, {}, place->slot());
        } else {
            // Moved, because the future refers to the same object.
            render::TextureImages images = std::move(*std::exchange(place->decoded, nullptr));
            renderer.setModel(place->model, std::move(images), place->slot());
        }
        place->uploaded = place->model;
    }
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
        if (place->list && !place->uploaded && !place->decoded && place->loading.isFinished())
            load(*place);
}

const std::vector<render::Figure>& Stage::figures()
{
    m_figures.clear();
    for (const auto& place : m_places) {
        if (!place->uploaded || place->uploaded != place->model)
            continue;
        if (const mmd::Pose* pose = m_actors.shownPose(place->id))
            m_figures.push_back({place->slot(), pose});
    }
    return m_figures;
}

} // namespace odori
