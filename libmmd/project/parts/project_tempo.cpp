// SPDX-License-Identifier: MIT
#include "libmmd/project/parts/project_tempo.h"

#include <algorithm>

namespace mmd::project {

Json jsonOfTempo(std::span<const TempoChange> changes)
{
    Json list = Json::array();
    for (const TempoChange& change : changes)
        list.push_back({{"beat", change.beat}, {"perMinute", change.beatsPerMinute}});
    return list;
}

TempoChange readTempoChange(MemberReader& reader, Json& json, const std::string& at)
{
    const TempoChange usual;
    return {reader.readWholeNumber(json, at, "beat", 0),
        reader.readNumber(json, at, "perMinute", usual.beatsPerMinute)};
}

void keepValidTempo(std::vector<TempoChange>& changes, std::vector<Warning>& warnings)
{
    using Limits = SettingsLimits;
    const auto warn = [&](const char* name, const Json& value) {
        warnings.push_back({.code = WarningCode::OutOfRange,
            .location = std::string("beats.changes.") + name + " = " + textOf(value),
            .count = 1});
    };
    std::erase_if(changes, [&](const TempoChange& each) {
        const bool isPossible = each.beat >= 1 && each.beat <= Limits::farthestTempoChange;
        if (!isPossible)
            warn("beat", each.beat);
        return !isPossible;
    });
    for (TempoChange& each : changes) {
        const double given = each.beatsPerMinute;
        each.beatsPerMinute =
            std::clamp(given, Limits::fewestBeatsPerMinute, Limits::mostBeatsPerMinute);
        if (each.beatsPerMinute != given)
            warn("perMinute", given);
    }
}

} // namespace mmd::project
