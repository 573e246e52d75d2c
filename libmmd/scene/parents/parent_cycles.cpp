// SPDX-License-Identifier: MIT
#include "libmmd/scene/parents/parent_cycles.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace mmd {
namespace {

constexpr std::uint64_t afterAllFrames = std::uint64_t(1) << 32;

/// Who follows whom while the frames advance.
class Graph {
public:
    void set(ActorId actor, const std::string& bone, ActorId parent)
    {
        ActorId& now = m_parents[{actor, bone}];
        count(actor, now, -1);
        now = parent;
        count(actor, now, 1);
    }

    /// The actors that remain when those that follow nobody and those that nobody follows are
    /// removed, again and again.
    [[nodiscard]] std::vector<ActorId> inCycles() const
    {
        std::set<std::pair<ActorId, ActorId>> edges;
        for (const auto& [edge, uses] : m_edges)
            edges.insert(edge);
        for (bool isSmaller = true; isSmaller;) {
            std::set<ActorId> followers, followed;
            for (const auto& [follower, parent] : edges) {
                followers.insert(follower);
                followed.insert(parent);
            }
            isSmaller = std::erase_if(edges, [&](const auto& edge) {
                return !followed.contains(edge.first) || !followers.contains(edge.second);
            }) > 0;
        }
        std::vector<ActorId> actors;
        for (const auto& edge : edges)
            if (actors.empty() || actors.back() != edge.first)
                actors.push_back(edge.first);
        return actors;
    }

private:
    void count(ActorId actor, ActorId parent, int by)
    {
        if (parent == sceneActor)
            return;
        int& uses = m_edges[{actor, parent}];
        uses += by;
        if (uses == 0)
            m_edges.erase({actor, parent});
    }

    std::map<std::pair<ActorId, std::string>, ActorId> m_parents;
    std::map<std::pair<ActorId, ActorId>, int> m_edges; ///< with the number of bones
};

struct Event {
    std::uint32_t frame;
    ActorId actor;
    const OutsideParentKey* key;
};

std::vector<Event> eventsOf(const Scene& scene)
{
    std::vector<Event> events;
    for (const Actor& actor : scene.actors)
        for (const OutsideParentKey& key : actor.outsideParents)
            events.push_back({key.frame, actor.id, &key});
    std::stable_sort(events.begin(), events.end(),
        [](const Event& a, const Event& b) { return a.frame < b.frame; });
    return events;
}

} // namespace

std::vector<ParentCycle> parentCycles(const Scene& scene)
{
    const std::vector<Event> events = eventsOf(scene);
    std::vector<ParentCycle> cycles;
    Graph graph;
    for (std::size_t at = 0; at < events.size();) {
        const std::uint32_t frame = events[at].frame;
        for (; at < events.size() && events[at].frame == frame; ++at) {
            const OutsideParent& parent = events[at].key->parent;
            graph.set(events[at].actor, events[at].key->bone,
                findActor(scene, parent.actor) ? parent.actor : sceneActor);
        }
        std::vector<ActorId> actors = graph.inCycles();
        const bool goesOn = !cycles.empty() && cycles.back().end == afterAllFrames;
        if (goesOn && cycles.back().actors == actors)
            continue;
        if (goesOn)
            cycles.back().end = frame;
        if (!actors.empty())
            cycles.push_back({frame, afterAllFrames, std::move(actors)});
    }
    return cycles;
}

std::span<const OutsideParentKey> parentsOf(const Scene& scene, ActorId actor)
{
    if (actor == sceneActor)
        return scene.cameraParents;
    const Actor* found = findActor(scene, actor);
    return found ? std::span<const OutsideParentKey>(found->outsideParents)
                 : std::span<const OutsideParentKey>();
}

const OutsideParentKey* parentAt(
    std::span<const OutsideParentKey> keys, const std::string& bone, std::uint32_t frame)
{
    const auto after = std::upper_bound(keys.begin(), keys.end(), std::tie(bone, frame),
        [](const auto& place, const OutsideParentKey& key) {
            return place < std::tie(key.bone, key.frame);
        });
    return after != keys.begin() && std::prev(after)->bone == bone ? &*std::prev(after) : nullptr;
}

} // namespace mmd
