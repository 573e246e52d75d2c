// SPDX-License-Identifier: MIT
#include "libmmd/journal/recovery.h"

#include "libmmd/base/file_error.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/journal/record_io.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>
#include <system_error>
#include <utility>

namespace mmd {
namespace {

namespace fs = std::filesystem;

/// Reads every model once.
class Models {
public:
    explicit Models(const ModelReader& read)
        : m_read(read)
    {
    }
    /// The model, as its file is now.
    std::shared_ptr<const Model> at(const ModelReference& reference)
    {
        auto model = at(reference.path);
        // A model that was not read from a file has no mark.
        if (model && model->file != reference.file && model->file != ContentMark{} &&
            reference.file != ContentMark{})
            m_changed.insert(reference.path);
        return model;
    }
    std::shared_ptr<const Model> at(const std::string& path)
    {
        const auto [known, isNew] = m_models.try_emplace(path);
        if (isNew)
            if (auto model = m_read(pathFromUtf8(path)))
                known->second = std::make_shared<const Model>(std::move(*model));
        return known->second;
    }
    [[nodiscard]] std::vector<std::string> missing() const
    {
        std::vector<std::string> paths;
        for (const auto& [path, model] : m_models)
            if (!model)
                paths.push_back(path);
        return paths;
    }
    [[nodiscard]] std::vector<std::string> changed() const
    {
        return {m_changed.begin(), m_changed.end()};
    }

private:
    const ModelReader& m_read;
    std::map<std::string, std::shared_ptr<const Model>> m_models;
    std::set<std::string> m_changed;
};

/// A model that cannot be read stays a reference of its actor; an earlier reference is tried again.
void keepReferences(
    SessionState& state, const std::map<ActorId, std::string>& missing, Models& models)
{
    auto& references = state.extras.actors;
    for (Actor& actor : state.scene.actors) {
        if (actor.model)
            continue;
        auto known = std::find_if(references.begin(), references.end(),
            [&](const ProjectExtras::ForActor& each) { return each.actor == actor.id; });
        if (const auto path = missing.find(actor.id); path != missing.end()) {
            if (known == references.end())
                known = references.insert(known, {.actor = actor.id, .model = {}, .rest = {}});
            known->model = path->second;
        } else if (known != references.end() && !known->model.empty()) {
            actor.model = models.at(known->model);
            if (actor.model)
                known->model.clear();
        }
    }
}

std::optional<std::uint64_t> generationOf(const fs::path& path, const std::string& ending)
{
    const std::string name = utf8FromPath(path.filename());
    if (!name.ends_with(ending))
        return std::nullopt;
    std::uint64_t number = 0;
    const char* end = name.data() + name.size() - ending.size();
    const auto [at, error] = std::from_chars(name.data(), end, number);
    return error == std::errc() && at == end ? std::optional(number) : std::nullopt;
}

/// The files N`ending` in `folder`, the highest number first.
std::vector<fs::path> numberedFiles(const fs::path& folder, const std::string& ending)
{
    std::vector<std::pair<std::uint64_t, fs::path>> found;
    std::error_code error;
    for (auto at = fs::directory_iterator(folder, error); !error && at != fs::directory_iterator();
         at.increment(error))
        if (const auto generation = generationOf(at->path(), ending))
            found.emplace_back(*generation, at->path());
    std::sort(found.rbegin(), found.rend());
    std::vector<fs::path> paths;
    for (auto& [generation, path] : found)
        paths.push_back(std::move(path));
    return paths;
}

bool isUnfinished(const fs::path& path)
{
    return utf8FromPath(path.filename()).ends_with(unfinishedEnding);
}

/// Whether the file at `path` holds exactly what saving `motion` writes.
bool isInFile(const std::string& path, const Motion& motion)
{
    const auto bytes = readFile(pathFromUtf8(path));
    return bytes && *bytes == vmdFromMotion(motion);
}

/// Whether the file at `path` is what it was; also true if that is not known.
bool isAsItWas(const std::string& path, const ContentMark& mark)
{
    if (path.empty() || mark == ContentMark{})
        return true;
    const auto bytes = readFile(pathFromUtf8(path));
    return bytes && markOf(*bytes) == mark;
}

/// Then nothing counts as saved in the project.
void compareProject(RecoveredSession& session)
{
    SessionState& state = session.state;
    if (isAsItWas(state.projectPath, state.extras.file))
        return;
    session.changedFiles.push_back(state.projectPath);
    state.saved.setSaved({}, true);
}

/// What a changed file holds now, if it is still a motion: the restored motion is compared with it.
void noteContent(SavedWork& saved, const std::string& path)
{
    const auto file = readFile(pathFromUtf8(path)).and_then([](std::vector<std::byte> bytes) {
        return readVmd(std::move(bytes));
    });
    if (file)
        saved.noteMotion(path, motionFromVmd(*file).motion);
}

/// Forgets the motions whose files are not what they were.
void compareFiles(RecoveredSession& session)
{
    compareProject(session);
    std::vector<std::string> open;
    for (const Actor& actor : session.state.scene.actors)
        open.push_back(actor.motionPath);
    open.push_back(session.state.scene.cameraPath);
    const auto motions = session.state.saved.motions();
    for (const auto& [path, motion] : motions) {
        const bool isOpen = std::find(open.begin(), open.end(), path) != open.end();
        if (isInFile(path, motion))
            continue;
        session.state.saved.forgetMotion(path);
        if (!isOpen)
            continue;
        session.changedFiles.push_back(path);
        noteContent(session.state.saved, path);
    }
}

} // namespace

std::vector<fs::path> journalsIn(const fs::path& folder)
{
    const std::string finished(journalEnding);
    std::vector<fs::path> paths = numberedFiles(folder, finished);
    return paths.empty() ? numberedFiles(folder, finished + std::string(unfinishedEnding)) : paths;
}

Result<RecoveredSession> recoverBytes(
    std::span<const std::byte> bytes, const ModelReader& readModel)
{
    const auto frames = readFrames(bytes);
    if (!frames)
        return tl::unexpected(frames.error());
    Models models(readModel);
    std::map<ActorId, std::string> missing;
    const ModelSource source = [&](const ModelReference& reference) {
        auto model = models.at(reference);
        model ? missing.erase(reference.actor)
              : missing.insert_or_assign(reference.actor, reference.path).second;
        return model;
    };
    RecoveredSession session;
    session.damage = frames->damage;
    SessionReplay replay;
    PatchSharing sharing;
    std::size_t repeated = 0;
    for (const auto payload : frames->payloads) {
        const auto record = readRecord(payload, sharing, source);
        if (repeated == 0 && !record)
            return tl::unexpected(record.error());
        if (repeated == 0 && !std::holds_alternative<StateReplaced>(*record))
            return tl::unexpected(Error{
                .code = ErrorCode::BadValue, .offset = 0, .field = "first record", .value = 0});
        if (!record || !replay.apply(*record))
            break;
        // A snapshot resets what its writer shares.
        if (repeated++ == 0)
            sharing = {};
    }
    if (repeated == 0)
        return tl::unexpected(Error{.code = ErrorCode::UnexpectedEnd,
            .offset = bytes.size(),
            .field = "first record",
            .value = 0});
    for (std::size_t at = repeated; at < frames->payloads.size(); ++at) {
        ++session.damage.records;
        session.damage.bytes += frames->payloads[at].size();
    }
    session.records = repeated - 1;
    session.state = replay.release();
    keepReferences(session.state, missing, models);
    session.missingModels = models.missing();
    session.changedModels = models.changed();
    return session;
}

Result<RecoveredSession> recoverSession(const fs::path& folder, const ModelReader& readModel)
{
    Error first = fileError(ErrorCode::FileNotFound);
    // A running session replaces its journal, so a listed file may be gone: the list is made again.
    constexpr int mostLists = 3;
    for (int list = 0; list < mostLists && first.code == ErrorCode::FileNotFound; ++list) {
        bool hasFailed = false;
        for (const fs::path& path : journalsIn(folder)) {
            auto session = readFile(path).and_then([&](const std::vector<std::byte>& bytes) {
                return recoverBytes(bytes, readModel);
            });
            if (session) {
                compareFiles(*session);
                return session;
            }
            // Nothing was shown as done before the first snapshot was written.
            if (isUnfinished(path) && session.error().code == ErrorCode::UnexpectedEnd)
                return RecoveredSession{};
            if (!hasFailed)
                first = session.error();
            hasFailed = true;
            if (session.error().code == ErrorCode::UnsupportedVersion)
                return tl::unexpected(std::move(first));
        }
    }
    return tl::unexpected(std::move(first));
}

} // namespace mmd
