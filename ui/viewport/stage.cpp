// SPDX-License-Identifier: MIT
#include "ui/viewport/stage.h"

#include "libmmd/base/file_io.h"

#include <algorithm>
#include <utility>

namespace odori {

/// An actor on the stage.
struct Stage::StagedActor {
    mmd::ActorId id{};
    std::shared_ptr<const mmd::Model> model;    ///< shared with the scene, which may drop it
    std::shared_ptr<const mmd::Model> uploaded; ///< the model on the graphics card
    std::filesystem::path textureFolder; ///< folder chosen by the user for textures, or empty
    QFutureWatcher<TextureListPtr> finding;
    std::optional<TexturesAhead::Begun> begun; ///< of this model, in its own folder
    TextureListPtr list;                       ///< null while it is being found
    std::vector<int> halvings; ///< of the list's pictures, as on the card or being decoded
    QFutureWatcher<TexturesPtr> loading;
    TexturesPtr decoded;   ///< to be uploaded in the next frame
    bool isLoaded = false; ///< decoded with `halvings`, or being decoded
    std::vector<mmd::Warning> warnings;
    bool isSearchedAgain = false; ///< because textures were missing

    StagedActor* twin = nullptr; ///< an earlier actor with the same textures, which this one shares

    [[nodiscard]] std::uint32_t slot() const { return static_cast<std::uint32_t>(id); }
    /// Whether textures are missing, so that another folder may help.
    [[nodiscard]] bool missesTextures() const
    {
        return areMissing(warnings) || (list && areMissing(list->warnings));
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
    for (const auto& staged : m_staged)
        staged->loading.future().cancel(); // the destructor of the pool waits for its thread
}

Stage::StagedActor& Stage::stagedActor(mmd::ActorId id)
{
    const auto found = std::find_if(
        m_staged.begin(), m_staged.end(), [&](const auto& staged) { return staged->id == id; });
    if (found != m_staged.end())
        return **found;
    StagedActor& staged = *m_staged.emplace_back(std::make_unique<StagedActor>());
    staged.id = id;
    connect(&staged.finding, &QFutureWatcherBase::finished, this, [this, &staged] {
        if (staged.finding.future().resultCount() > 0)
            staged.list = staged.finding.result();
        shareBudget();
    });
    connect(&staged.loading, &QFutureWatcherBase::finished, this, [this, &staged] {
        if (staged.loading.future().resultCount() > 0 && !staged.twin)
            setTextures(staged, staged.loading.result());
        emit changed();
    });
    std::erase(m_left, staged.slot());
    return staged;
}

bool Stage::setScene(const mmd::Scene& scene)
{
    const bool isOther = m_actors.setScene(scene);
    const auto leftCount = std::erase_if(m_staged, [&](const auto& staged) {
        const bool leaves = !mmd::findActor(scene, staged->id);
        if (leaves) {
            staged->loading.future().cancel();
            m_left.push_back(staged->slot());
        }
        return leaves;
    });
    std::size_t at = 0;
    for (const mmd::Actor& actor : scene.actors) {
        StagedActor& staged = stagedActor(actor.id);
        const auto is = std::find_if(m_staged.begin(), m_staged.end(),
            [&](const auto& each) { return each.get() == &staged; });
        std::rotate(m_staged.begin() + std::ptrdiff_t(at++), is, is + 1);
        if (staged.model == actor.model)
            continue;
        staged.model = actor.model;
        staged.textureFolder.clear(); // it was for another model
        find(staged);
    }
    if (findTwins() || leftCount > 0)
        shareBudget();
    forgetWarned(scene);
    return isOther;
}

void Stage::forgetWarned(const mmd::Scene& scene)
{
    const auto isWarned = [this](const mmd::Actor& actor) { return actor.model == m_warned; };
    if (!m_warned || std::any_of(scene.actors.begin(), scene.actors.end(), isWarned))
        return;
    m_warned.reset();
    emit warnedModelRemoved();
}

/// Finds the textures, which is the first step. Then the budget is shared again.
void Stage::find(StagedActor& staged)
{
    staged.loading.future().cancel();
    staged.decoded.reset();
    staged.list.reset();
    staged.isLoaded = false;
    staged.warnings.clear();
    if (staged.begun)
        staged.begun->textures.cancel();
    staged.begun.reset();
    if (m_ahead && staged.textureFolder.empty())
        staged.begun = m_ahead->take(staged.model);
    if (staged.begun)
        staged.finding.setFuture(QtFuture::makeReadyFuture(staged.begun->list));
    else if (staged.model)
        staged.finding.setFuture(findTexturesAside(staged.model, staged.textureFolder));
    else
        staged.finding.setFuture({});
}

/// Actors with the same model and folder share the textures of the first of them. True if there is
/// another first one.
bool Stage::findTwins()
{
    bool isOther = false;
    for (std::size_t at = 0; at < m_staged.size(); ++at) {
        StagedActor& staged = *m_staged[at];
        const auto end = m_staged.begin() + std::ptrdiff_t(at);
        const auto first = std::find_if(m_staged.begin(), end, [&](const auto& each) {
            return staged.model && each->model == staged.model &&
                   each->textureFolder == staged.textureFolder;
        });
        StagedActor* const twin = first == end ? nullptr : first->get();
        isOther = isOther || twin != staged.twin;
        staged.twin = twin;
        if (twin)
            staged.isSearchedAgain = false;
        if (twin && staged.uploaded != staged.model) { // it does not decode any more
            staged.loading.future().cancel();
            staged.decoded.reset();
            staged.isLoaded = false;
        }
    }
    return isOther;
}

/// Runs when the sizes of all textures are known. Textures whose share has changed are decoded
/// again.
void Stage::shareBudget()
{
    (void)findTwins();
    std::vector<mmd::ImageSize> sizes;
    for (const auto& staged : m_staged) {
        if (staged->model && !staged->list)
            return;
        const auto own =
            staged->model && !staged->twin ? staged->list->sizes() : std::vector<mmd::ImageSize>();
        sizes.insert(sizes.end(), own.begin(), own.end());
    }
    const std::vector<int> all = render::halvingsFor(sizes, m_textureBudget);
    auto share = all.begin();
    for (const auto& staged : m_staged) {
        if (!staged->model || staged->twin)
            continue;
        const auto end = share + std::ptrdiff_t(staged->list->pictures.size());
        std::vector<int> halvings(share, end);
        share = end;
        if (staged->isLoaded && halvings == staged->halvings)
            continue;
        staged->halvings = std::move(halvings);
        load(*staged);
    }
    emit changed(); // twins may be ready
}

void Stage::load(StagedActor& staged)
{
    staged.loading.future().cancel();
    staged.decoded.reset();
    staged.isLoaded = true;
    auto begun = std::exchange(staged.begun, std::nullopt);
    if (begun && begun->halvings == staged.halvings) {
        staged.loading.setFuture(begun->textures);
        return;
    }
    if (begun)
        begun->textures.cancel();
    staged.loading.setFuture(loadTexturesAside(m_decoding, staged.list, staged.halvings));
}

void Stage::setTextureBudget(std::size_t bytes)
{
    m_textureBudget = bytes;
    shareBudget();
    emit changed();
}

void Stage::setTextureFolder(StagedActor& staged, const std::filesystem::path& folder)
{
    staged.textureFolder = folder;
    staged.twin = nullptr; // until findTwins()
    staged.uploaded.reset();
    find(staged);
}

void Stage::setSolo(bool solo)
{
    if (solo == isSolo())
        return;
    m_actors.setSolo(solo);
    emit soloChanged(solo);
}

void Stage::findTextures(const QString& folder)
{
    const std::filesystem::path path = mmd::pathFromUtf8(folder.toStdString());
    for (const auto& staged : m_staged)
        if (staged->missesTextures()) {
            staged->isSearchedAgain = true;
            setTextureFolder(*staged, path);
        }
    emit changed();
}

std::size_t Stage::reducedTextures() const
{
    std::size_t count = 0;
    for (const auto& staged : m_staged) {
        if (staged->twin)
            continue;
        for (const mmd::Warning& each : staged->warnings)
            count += each.code == mmd::WarningCode::TextureReduced ? each.count : 0;
    }
    return count;
}

std::size_t Stage::usedTextureBytes() const
{
    std::size_t bytes = 0;
    for (const auto& staged : m_staged) {
        if (!staged->list || !staged->isLoaded || staged->twin)
            continue;
        const std::vector<mmd::ImageSize> sizes = staged->list->sizes();
        for (std::size_t at = 0; at < sizes.size(); ++at)
            bytes += render::textureBytes(mmd::halved(sizes[at], staged->halvings[at]));
    }
    return bytes;
}

std::filesystem::path Stage::textureFolder(mmd::ActorId actor) const
{
    for (const auto& staged : m_staged)
        if (staged->id == actor)
            return staged->textureFolder;
    return {};
}

std::vector<Stage::TextureSource> Stage::textureSources() const
{
    std::vector<TextureSource> sources;
    for (const auto& staged : m_staged)
        sources.push_back({staged->id, staged->textureFolder, staged->warnings});
    return sources;
}

void Stage::setTextureSources(const std::vector<TextureSource>& sources)
{
    for (const TextureSource& source : sources)
        for (const auto& staged : m_staged)
            if (staged->id == source.actor) {
                if (!source.folder.empty())
                    setTextureFolder(*staged, source.folder);
                staged->warnings = source.warnings;
            }
}

void Stage::setTextures(StagedActor& staged, TexturesPtr decoded)
{
    staged.decoded = std::move(decoded);
    const std::vector<mmd::Warning>& found = staged.decoded->warnings;
    const bool isNew = found != staged.warnings;
    staged.warnings = found;
    if (isNew && !found.empty()) {
        m_warned = staged.model;
        emit warned(std::vector(found)); // a copy, because a slot may start loading again
    }
    const auto isLeft = [](const auto& each) {
        return !each->twin && (each->isSearchedAgain || each->missesTextures());
    };
    if (std::exchange(staged.isSearchedAgain, false) &&
        std::none_of(m_staged.begin(), m_staged.end(), isLeft))
        emit texturesFound();
}

void Stage::upload(render::SceneRenderer& renderer)
{
    for (const std::uint32_t slot : std::exchange(m_left, {}))
        renderer.setModel(nullptr, {}, slot);
    for (const auto& staged : m_staged) {
        if (staged->twin) {
            shareTextures(*staged, renderer);
            continue;
        }
        const bool isDone = staged->uploaded == staged->model && !staged->decoded;
        if (isDone || (staged->model && !staged->decoded))
            continue;
        for (const auto& each : m_staged) // their textures are replaced, too
            if (each->twin == staged.get())
                each->uploaded.reset();
        if (!staged->model) {
            renderer.setModel(nullptr, {}, staged->slot());
        } else {
            // Moved, because the future refers to the same object.
            render::TextureImages images = std::move(*std::exchange(staged->decoded, nullptr));
            renderer.setModel(staged->model, std::move(images), staged->slot());
        }
        staged->uploaded = staged->model;
    }
}

/// The twin comes earlier in the scene, so it is uploaded if it can be.
void Stage::shareTextures(StagedActor& staged, render::SceneRenderer& renderer)
{
    const StagedActor& twin = *staged.twin;
    if (staged.uploaded == staged.model || twin.uploaded != staged.model ||
        !renderer.shareModel(twin.slot(), staged.slot()))
        return;
    staged.uploaded = staged.model;
    staged.decoded.reset();
    staged.isLoaded = twin.isLoaded;
    staged.halvings = twin.halvings;
    if (std::exchange(staged.warnings, twin.warnings) != twin.warnings && staged.missesTextures())
        QMetaObject::invokeMethod( // queued, because this is a part of painting
            this,
            [this, model = staged.model, found = twin.warnings] {
                m_warned = model;
                emit warned(found);
            },
            Qt::QueuedConnection);
}

bool Stage::isUploaded() const
{
    return std::all_of(m_staged.begin(), m_staged.end(),
        [](const auto& staged) { return staged->uploaded == staged->model; });
}

void Stage::forgetUploads()
{
    for (const auto& staged : m_staged)
        staged->uploaded.reset();
    m_left.clear();
}

void Stage::loadAgain()
{
    for (const auto& staged : m_staged)
        if (staged->list && !staged->twin && !staged->uploaded && !staged->decoded &&
            staged->loading.isFinished())
            load(*staged);
}

const std::vector<render::Figure>& Stage::figures()
{
    m_figures.clear();
    for (const auto& staged : m_staged) {
        if (!staged->uploaded || staged->uploaded != staged->model)
            continue;
        if (const mmd::Pose* pose = m_actors.shownPose(staged->id))
            m_figures.push_back({staged->slot(), pose});
    }
    return m_figures;
}

} // namespace odori
