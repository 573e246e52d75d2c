// SPDX-License-Identifier: MIT
#include "libmmd/model/morph_groups.h"

#include <algorithm>

namespace mmd {
namespace {

bool hasMembers(const pmx::Morph& morph)
{
    return morph.type == pmx::MorphType::Group || morph.type == pmx::MorphType::Flip;
}

/// Depth first through the members, without recursion: a file may nest 100,000 groups.
class GroupOrder {
public:
    GroupOrder(const pmx::Model& model, std::vector<Warning>& warnings)
        : m_model(model)
        , m_warnings(warnings)
        , m_marks(model.morphs.size(), Mark::New)
    {
    }

    std::vector<MorphGroup> make()
    {
        for (std::size_t morph = 0; morph < m_model.morphs.size(); ++morph)
            if (hasMembers(m_model.morphs[morph]) && m_marks[morph] == Mark::New)
                visit(static_cast<std::int32_t>(morph));
        std::reverse(m_groups.begin(), m_groups.end()); // the innermost were done first
        return std::move(m_groups);
    }

private:
    enum class Mark : std::uint8_t { New, Open, Done };
    struct Visit {
        MorphGroup group;
        std::size_t next = 0;
    };

    void open(std::int32_t morph)
    {
        const pmx::Morph& from = m_model.morphs[std::size_t(morph)];
        m_marks[std::size_t(morph)] = Mark::Open;
        m_open.push_back({{morph, from.type == pmx::MorphType::Flip, from.group}});
    }

    void visit(std::int32_t morph)
    {
        open(morph);
        while (!m_open.empty()) {
            Visit& top = m_open.back();
            if (top.next == top.group.members.size()) {
                m_marks[std::size_t(top.group.morph)] = Mark::Done;
                m_groups.push_back(std::move(top.group));
                m_open.pop_back();
                continue;
            }
            std::int32_t& member = top.group.members[top.next++].morph;
            if (member < 0 || !hasMembers(m_model.morphs[std::size_t(member)]))
                continue;
            const Mark mark = m_marks[std::size_t(member)];
            if (mark == Mark::Open) {
                m_warnings.push_back({.code = WarningCode::MorphCycle,
                    .location = "morph " + std::to_string(top.group.morph) + " (" +
                                m_model.morphs[std::size_t(top.group.morph)].name.utf8 + ")"});
                member = -1;
            } else if (mark == Mark::New) {
                open(member);
            }
        }
    }

    const pmx::Model& m_model;
    std::vector<Warning>& m_warnings;
    std::vector<Mark> m_marks;
    std::vector<Visit> m_open;
    std::vector<MorphGroup> m_groups;
};

} // namespace

std::vector<MorphGroup> makeMorphGroups(const pmx::Model& model, std::vector<Warning>& warnings)
{
    return GroupOrder(model, warnings).make();
}

} // namespace mmd
