// SPDX-License-Identifier: MIT
#include "libmmd/journal/record_io.h"

#include "libmmd/base/byte_reader.h"
#include "libmmd/base/byte_writer.h"
#include "libmmd/scene/history/patch_memory.h"

#include <algorithm>
#include <utility>

namespace mmd {
namespace {

constexpr std::size_t keyEstimate = 64; ///< bytes of a bone key
constexpr std::size_t alwaysLarge = std::size_t(1) << 30;

void writeText(ByteWriter& out, std::string_view text)
{
    out.write<std::uint32_t>(static_cast<std::uint32_t>(text.size()));
    out.write(text);
}

std::string readText(ByteReader& in)
{
    const auto bytes = in.readBytes(in.read<std::uint32_t>());
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

void writeBlock(ByteWriter& out, std::span<const std::byte> bytes)
{
    out.write<std::uint64_t>(bytes.size());
    out.write(bytes);
}

std::span<const std::byte> readBlock(ByteReader& in)
{
    return in.readBytes(static_cast<std::size_t>(in.read<std::uint64_t>()));
}

void writeActor(ByteWriter& out, ActorId actor)
{
    out.write<std::uint32_t>(static_cast<std::uint32_t>(actor));
}

ActorId readActor(ByteReader& in)
{
    return ActorId{in.read<std::uint32_t>()};
}

void writeExtras(ByteWriter& out, const ProjectExtras& extras)
{
    writeText(out, extras.view);
    writeText(out, extras.rest);
    out.write<std::uint64_t>(extras.file.size);
    out.write<std::uint64_t>(extras.file.hash);
    out.write<std::uint32_t>(static_cast<std::uint32_t>(extras.actors.size()));
    for (const ProjectExtras::ForActor& each : extras.actors) {
        writeActor(out, each.actor);
        writeText(out, each.model);
        writeText(out, each.rest);
    }
}

ProjectExtras readExtras(ByteReader& in)
{
    ProjectExtras extras;
    extras.view = readText(in);
    extras.rest = readText(in);
    extras.file.size = in.read<std::uint64_t>();
    extras.file.hash = in.read<std::uint64_t>();
    const auto count = in.read<std::uint32_t>();
    for (std::uint32_t at = 0; at < count && !in.hasFailed(); ++at) {
        const ActorId actor = readActor(in);
        std::string model = readText(in);
        extras.actors.push_back({actor, std::move(model), readText(in)});
    }
    return extras;
}

void writeStep(ByteWriter& out, const HistoryStep& step, PatchSharing& sharing)
{
    writeActor(out, step.activeBefore);
    writeActor(out, step.activeAfter);
    writeText(out, step.text);
    out.write<std::int32_t>(step.series);
    writeBlock(out, writePatch(step.patch, &sharing));
}

/// Reads the parts of a record; after the first error all of them are empty.
class RecordReader {
public:
    RecordReader(std::span<const std::byte> bytes, PatchSharing& sharing, const ModelSource& models)
        : in(bytes)
        , m_sharing(sharing)
        , m_models(models)
    {
    }

    std::shared_ptr<const ScenePatch> patch()
    {
        return std::make_shared<const ScenePatch>(
            taken(readPatch(readBlock(in), m_models, &m_sharing)));
    }
    Scene scene() { return taken(readScene(readBlock(in), m_models, &m_sharing)); }
    Motion motion() { return taken(readMotion(readBlock(in), &m_sharing)); }
    std::shared_ptr<const HistoryStep> step()
    {
        HistoryStep step;
        step.activeBefore = readActor(in);
        step.activeAfter = readActor(in);
        step.text = readText(in);
        step.series = in.read<std::int32_t>();
        step.patch = taken(readPatch(readBlock(in), m_models, &m_sharing));
        return std::make_shared<const HistoryStep>(std::move(step));
    }
    SessionState state();

    [[nodiscard]] std::optional<Error> error() const
    {
        if (m_error)
            return m_error;
        return in.hasFailed() ? std::optional(in.error("record")) : std::nullopt;
    }

    ByteReader in;

private:
    template <class T>
    T taken(Result<T> result)
    {
        if (result)
            return std::move(*result);
        if (!m_error)
            m_error = result.error();
        return {};
    }

    PatchSharing& m_sharing;
    const ModelSource& m_models;
    std::optional<Error> m_error;
};

void writeState(ByteWriter& out, const SessionState& state, PatchSharing& sharing)
{
    writeBlock(out, writeScene(state.scene, &sharing));
    ScenePatch selected;
    selected.selectionBefore = selected.selectionAfter = state.selection;
    writeBlock(out, writePatch(selected, &sharing));
    out.write<double>(state.frame);
    out.write<std::uint32_t>(static_cast<std::uint32_t>(state.saved.motions().size()));
    for (const auto& [path, motion] : state.saved.motions()) {
        writeText(out, path);
        writeBlock(out, writeMotion(motion, &sharing));
    }
    writeBlock(out, writeScene(state.saved.savedScene(), &sharing));
    out.write<std::uint8_t>(state.saved.isProject() ? 1 : 0);
    writeText(out, state.projectPath);
    writeExtras(out, state.extras);
    out.write<std::uint64_t>(state.changes);
    out.write<std::uint32_t>(static_cast<std::uint32_t>(state.steps.size()));
    out.write<std::uint32_t>(static_cast<std::uint32_t>(state.done));
    for (const auto& step : state.steps)
        writeStep(out, *step, sharing);
}

SessionState RecordReader::state()
{
    SessionState state;
    state.scene = scene();
    state.selection = patch()->selectionAfter;
    state.frame = in.read<double>();
    const auto motions = in.read<std::uint32_t>();
    for (std::uint32_t at = 0; at < motions && !error(); ++at) {
        const std::string path = readText(in);
        state.saved.noteMotion(path, motion());
    }
    Scene saved = scene();
    state.saved.setSaved(std::move(saved), in.read<std::uint8_t>() != 0);
    state.projectPath = readText(in);
    state.extras = readExtras(in);
    state.changes = in.read<std::uint64_t>();
    const auto steps = in.read<std::uint32_t>();
    state.done = in.read<std::uint32_t>();
    for (std::uint32_t at = 0; at < steps && !error(); ++at)
        state.steps.push_back(step());
    state.done = std::min(state.done, state.steps.size());
    if (!state.selection)
        state.selection = Selection{};
    return state;
}

/// Writes what follows the kind of a record.
class RecordWriter {
public:
    RecordWriter(ByteWriter& out, PatchSharing& sharing)
        : m_out(out)
        , m_sharing(sharing)
    {
    }
    void operator()(const StepDone& record)
    {
        m_out.write<double>(record.frame);
        writeStep(m_out, *record.step, m_sharing);
    }
    void operator()(const StepMoved& record)
    {
        m_out.write<std::uint8_t>(record.forward ? 1 : 0);
        writeActor(m_out, record.active);
        m_out.write<double>(record.frame);
        m_out.write<std::uint8_t>(record.step ? 1 : 0);
        if (record.step)
            writeStep(m_out, *record.step, m_sharing);
    }
    void operator()(const PatchLoaded& record)
    {
        writeBlock(m_out, writePatch(*record.patch, &m_sharing));
    }
    void operator()(const ActorActivated& record) { writeActor(m_out, record.actor); }
    void operator()(const MotionNoted& record)
    {
        writeText(m_out, record.path);
        writeBlock(m_out, writeMotion(record.motion, &m_sharing));
    }
    void operator()(const SaveBegun& record) { m_out.write<std::uint64_t>(record.id); }
    void operator()(const MotionSaved& record)
    {
        m_out.write<std::uint64_t>(record.id);
        writeActor(m_out, record.actor);
        writeText(m_out, record.path);
    }
    void operator()(const ProjectSaved& record)
    {
        m_out.write<std::uint64_t>(record.id);
        writeText(m_out, record.path);
        writeExtras(m_out, record.extras);
    }
    void operator()(const StateReplaced& record) { writeState(m_out, *record.state, m_sharing); }

private:
    ByteWriter& m_out;
    PatchSharing& m_sharing;
};

std::optional<SessionRecord> readOfKind(RecordReader& reader, std::size_t kind)
{
    ByteReader& in = reader.in;
    switch (kind) {
    case 0: {
        const auto frame = in.read<double>();
        return StepDone{reader.step(), frame};
    }
    case 1: {
        const bool forward = in.read<std::uint8_t>() != 0;
        const ActorId active = readActor(in);
        const auto frame = in.read<double>();
        const bool hasStep = in.read<std::uint8_t>() != 0;
        return StepMoved{forward, active, frame, hasStep ? reader.step() : nullptr};
    }
    case 2:
        return PatchLoaded{reader.patch()};
    case 3:
        return ActorActivated{readActor(in)};
    case 4: {
        std::string path = readText(in);
        return MotionNoted{std::move(path), reader.motion()};
    }
    case 5:
        return SaveBegun{in.read<std::uint64_t>()};
    case 6: {
        const auto id = in.read<std::uint64_t>();
        const ActorId actor = readActor(in);
        return MotionSaved{id, actor, readText(in)};
    }
    case 7: {
        const auto id = in.read<std::uint64_t>();
        std::string path = readText(in);
        return ProjectSaved{id, std::move(path), readExtras(in)};
    }
    case 8:
        return StateReplaced{std::make_shared<const SessionState>(reader.state())};
    default:
        return std::nullopt;
    }
}
static_assert(std::variant_size_v<SessionRecord> == 9, "readOfKind() reads every kind");

std::size_t sizeOfPatch(const ScenePatch& patch)
{
    const PatchMemory memory = memoryOf(patch, true);
    std::size_t size = memory.own;
    for (const SharedMemory& each : memory.shared)
        size += each.bytes;
    return size;
}

} // namespace

std::vector<std::byte> writeRecord(const SessionRecord& record, PatchSharing& sharing)
{
    ByteWriter out;
    out.write<std::uint8_t>(static_cast<std::uint8_t>(record.index()));
    std::visit(RecordWriter(out, sharing), record);
    return out.release();
}

Result<SessionRecord> readRecord(
    std::span<const std::byte> bytes, PatchSharing& sharing, const ModelSource& models)
{
    RecordReader reader(bytes, sharing, models);
    const auto kind = reader.in.read<std::uint8_t>();
    auto record = readOfKind(reader, kind);
    if (auto error = reader.error())
        return tl::unexpected(std::move(*error));
    if (!record)
        return tl::unexpected(Error{
            .code = ErrorCode::BadValue, .offset = 0, .field = "kind of record", .value = kind});
    return std::move(*record);
}

std::size_t sizeEstimate(const SessionRecord& record)
{
    if (const auto* done = std::get_if<StepDone>(&record))
        return sizeOfPatch(done->step->patch);
    if (const auto* moved = std::get_if<StepMoved>(&record))
        return moved->step ? sizeOfPatch(moved->step->patch) : 0;
    if (const auto* noted = std::get_if<MotionNoted>(&record))
        return noted->motion.keyCount() * keyEstimate;
    const bool isLarge = std::holds_alternative<PatchLoaded>(record) ||
                         std::holds_alternative<StateReplaced>(record);
    return isLarge ? alwaysLarge : 0;
}

} // namespace mmd
