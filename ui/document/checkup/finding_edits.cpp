// SPDX-License-Identifier: MIT
#include "ui/document/checkup/finding_edits.h"

#include "libmmd/check/finding_keys.h"
#include "libmmd/scene/edits/keys/repair.h"

#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QHash>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace odori {
namespace {

QString words(const char* text, int number = -1)
{
    return QCoreApplication::translate("odori::FindingEdits", text, nullptr, number);
}

std::optional<mmd::KeyDefect> defectOf(mmd::FindingCode code)
{
    using enum mmd::FindingCode;
    switch (code) {
    case DuplicateKey:
        return mmd::KeyDefect::Duplicate;
    case BadNumber:
        return mmd::KeyDefect::Number;
    case BadCurve:
        return mmd::KeyDefect::Curve;
    case BadRotation:
        return mmd::KeyDefect::Rotation;
    default:
        return std::nullopt;
    }
}

/// Finds the names of the active model that findings suggest.
class Suggestions {
public:
    explicit Suggestions(const Document& document)
        : m_actor(document.actor())
    {
    }

    [[nodiscard]] std::vector<NewName> of(const mmd::Finding& finding)
    {
        std::vector<NewName> found;
        const auto source = renameSourceOf(finding);
        if (!source || !m_actor || !m_actor->model)
            return found;
        const Names& names = namesFor(*source);
        for (const std::string& name : finding.names)
            if (const auto at = names.constFind(shownName(name)); at != names.constEnd())
                found.push_back(*at);
        return found;
    }

private:
    using Names = QHash<QString, NewName>;
    const Names& namesFor(const RenameSource& source)
    {
        Names& names = m_names[{source.what, source.track.kind}];
        if (names.isEmpty())
            for (const NewName& each :
                newNames(*m_actor->model, {source.what, {source.track.kind, {}}, {}}))
                names.insert(each.name, each);
        return names;
    }

    const mmd::Actor* m_actor;
    std::map<std::pair<RenameSource::What, mmd::TrackKind>, Names> m_names;
};

} // namespace

bool hasKeys(const mmd::Finding& finding)
{
    using enum mmd::FindingCode;
    return finding.code != NoKeys && finding.code != NoCameraKeys &&
           finding.code != CameraInMotion && finding.code != UnknownBytes;
}

std::optional<mmd::TrackId> showFinding(Document& document, const mmd::Finding& finding)
{
    const mmd::Motion* motion = mmd::findMotion(document.scene(), document.scene().active);
    mmd::FindingKeys keys = motion ? mmd::keysOf(*motion, finding) : mmd::FindingKeys{};
    if (keys.frames.empty()) {
        document.say(hasKeys(finding)
                         ? words(QT_TRANSLATE_NOOP(
                               "odori::FindingEdits", "These keys have changed since the check."))
                         : words(QT_TRANSLATE_NOOP("odori::FindingEdits",
                               "This is about the whole motion, so there are no keys to show.")));
        return std::nullopt;
    }
    document.setCurrentFrame(double(keys.frames.front()));
    mmd::Selection selection;
    selection.tracks = {keys.track};
    selection.keys.push_back({keys.track, std::move(keys.frames)});
    document.select(std::move(selection));
    return keys.track;
}

void repairFindings(Document& document, const Findings& findings)
{
    std::vector<mmd::KeyRepair> repairs;
    std::size_t keys = 0;
    for (const mmd::Finding& finding : findings)
        if (const auto defect = defectOf(finding.code)) {
            repairs.push_back({finding.track, *defect});
            keys += finding.count;
        }
    mmd::ScenePatch patch = mmd::repairKeys(document.target(), repairs);
    if (document.refuses())
        return;
    if (patch.isEmpty()) {
        document.say(words(
            QT_TRANSLATE_NOOP("odori::FindingEdits", "These keys have changed since the check.")));
        return;
    }
    document.apply(
        std::move(patch), words(QT_TRANSLATE_NOOP("odori::FindingEdits", "Repair Keys")));
    document.say(
        words(QT_TRANSLATE_N_NOOP("odori::FindingEdits", "Repaired %n key(s); no pose changed."),
            int(keys)));
}

std::optional<RenameSource> renameSourceOf(const mmd::Finding& finding)
{
    using enum mmd::FindingCode;
    using What = RenameSource::What;
    if (finding.code == LostIk)
        return RenameSource{What::Ik, finding.track, finding.ikBone};
    if (finding.code == LostBone || finding.code == LostMorph || finding.code == EmptyName)
        return RenameSource{What::Track, finding.track, {}};
    return std::nullopt;
}

std::vector<NewName> suggestionsFor(const Document& document, const mmd::Finding& finding)
{
    return Suggestions(document).of(finding);
}

std::vector<NewName> suggestionsFor(const Document& document, const mmd::TrackId& track)
{
    const mmd::Actor* actor = document.actor();
    if (!actor || !actor->model)
        return {};
    mmd::Finding finding;
    finding.code = track.kind == mmd::TrackKind::Bone ? mmd::FindingCode::LostBone
                                                      : mmd::FindingCode::LostMorph;
    finding.track = track;
    finding.names = mmd::suggestedNames(actor->motion, *actor->model, track);
    return suggestionsFor(document, finding);
}

int suggestionCount(const Findings& findings)
{
    return int(std::count_if(findings.begin(), findings.end(),
        [](const mmd::Finding& each) { return renameSourceOf(each) && !each.names.empty(); }));
}

void useSuggestions(Document& document, const Findings& findings)
{
    std::vector<mmd::TrackRename> renames;
    std::vector<std::pair<std::string, std::string>> iks;
    std::set<mmd::TrackId> tracks;
    std::set<std::string> goals;
    Suggestions suggestions(document);
    for (const mmd::Finding& finding : findings) {
        const std::vector<NewName> names = suggestions.of(finding);
        if (names.empty())
            continue;
        const auto source = renameSourceOf(finding);
        const std::string& name = names.front().raw;
        const mmd::TrackId to{source->track.kind, name};
        if (source->what == RenameSource::What::Ik) {
            if (goals.insert(name).second)
                iks.emplace_back(source->ikBone, name);
        } else if (tracks.insert(to).second) {
            renames.push_back({source->track, to});
        }
    }
    const mmd::EditTarget target = document.target();
    mmd::RenameResult all = mmd::renameTracks(target, renames);
    for (const auto& [from, to] : iks) {
        const mmd::Scene scene = mmd::applied(target.scene, all.patch);
        mmd::RenameResult more = mmd::renameIk({scene, target.actor}, from, to);
        all.patch = mmd::joined(std::move(all.patch), more.patch);
    }
    if (document.refuses())
        return;
    if (all.patch.isEmpty()) {
        document.say(words(
            QT_TRANSLATE_NOOP("odori::FindingEdits", "None of the suggested names can be used.")));
        return;
    }
    document.apply(
        std::move(all.patch), words(QT_TRANSLATE_NOOP("odori::FindingEdits", "Rename Tracks")));
    const auto count = int(renames.size() + iks.size());
    document.say(
        words(QT_TRANSLATE_N_NOOP("odori::FindingEdits", "Renamed %n bone(s), morph(s) and IK(s)."),
            count));
}

} // namespace odori
