// SPDX-License-Identifier: MIT
#include "libmmd/model/name_warnings.h"

#include "libmmd/motion/names.h"
#include "libmmd/text/cp932.h"

#include <set>

namespace mmd {
namespace {

/// Collects the warnings of one kind of names.
class NameCheck {
public:
    NameCheck(const Model& model, std::vector<Warning>& warnings)
        : m_model(model)
        , m_warnings(warnings)
    {
    }

    /// The bones or morphs `driven` by one track.
    template <class Named>
    void track(const std::vector<int>& driven, const std::vector<Named>& all, const char* kind)
    {
        for (const int index : driven) {
            check(all[std::size_t(index)].name, trackNameSize, kind, index);
            if (driven.size() > 1)
                warn(WarningCode::NameShared, kind, index, all[std::size_t(index)].name);
        }
    }

    void check(const pmx::Text& name, std::size_t size, const char* kind, int index)
    {
        if (pmx::cp932Name(m_model.data, name).size() > size)
            warn(WarningCode::NameCut, kind, index, name);
        const bool isPmd = m_model.data.encoding == pmx::TextEncoding::Cp932;
        if (!isPmd && !encodeCp932(name.utf8).complete)
            warn(WarningCode::NameUnencodable, kind, index, name);
    }

private:
    static constexpr std::size_t trackNameSize = std::tuple_size_v<NameField>;

    void warn(WarningCode code, const char* kind, int index, const pmx::Text& name)
    {
        m_warnings.push_back({.code = code,
            .location = std::string(kind) + ' ' + std::to_string(index) + " (" + name.utf8 + ')'});
    }

    const Model& m_model;
    std::vector<Warning>& m_warnings;
};

} // namespace

std::vector<Warning> nameWarnings(const Model& model, const Motion& motion)
{
    std::vector<Warning> warnings;
    NameCheck names(model, warnings);
    for (const auto& track : motion.bones)
        names.track(model.bonesOfTrack(track->name()), model.data.bones, "bone");
    for (const auto& track : motion.morphs)
        names.track(model.morphsOfTrack(track->name()), model.data.morphs, "morph");
    if (!motion.showIk)
        return warnings;
    std::set<std::string_view> switched;
    for (const ShowIkValue& value : motion.showIk->values())
        for (const IkSwitch& each : value.switches)
            switched.insert(ikNameOf(each));
    for (const RigIkChain& chain : model.rig.chains)
        if (switched.count(chain.goalName) > 0)
            names.check(
                model.data.bones[std::size_t(chain.goal)].name, ikNameSize, "IK bone", chain.goal);
    return warnings;
}

} // namespace mmd
