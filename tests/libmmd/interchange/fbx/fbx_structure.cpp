// SPDX-License-Identifier: MIT
#include "tests/libmmd/interchange/fbx/fbx_structure.h"

#include "libmmd/base/byte_reader.h"

#include <algorithm>
#include <map>
#include <set>

namespace odori::test {
namespace {

using mmd::fbx::Document;
using mmd::fbx::Node;

constexpr std::int64_t second = 46186158000, moment = second / 240;

struct Walker {
    std::span<const std::byte> bytes;
    bool isWide = false;
    QStringList problems{};

    [[nodiscard]] std::size_t size(std::size_t at) const
    {
        return isWide ? std::size_t(mmd::loadLittle<std::uint64_t>(bytes.data() + at))
                      : std::size_t(mmd::loadLittle<std::uint32_t>(bytes.data() + at));
    }
    /// The end of the node at `at`.
    std::size_t walk(std::size_t at)
    {
        const std::size_t width = isWide ? 8 : 4;
        const std::size_t nullRecord = 3 * width + 1;
        const std::size_t end = size(at);
        const auto nameSize = std::to_integer<std::size_t>(bytes[at + 3 * width]);
        const std::string name(
            reinterpret_cast<const char*>(bytes.data() + at + nullRecord), nameSize);
        std::size_t inside = at + nullRecord + nameSize + size(at + 2 * width);
        if (end > bytes.size() || inside > end) {
            problems += QString::fromStdString(name + ": leads outside");
            return bytes.size();
        }
        if (inside == end) {
            if (name == "AnimationLayer" || name == "AnimationStack")
                problems += QString::fromStdString(name + ": no list");
            return end;
        }
        while (inside + nullRecord < end)
            inside = walk(inside);
        const auto last = bytes.subspan(end - nullRecord, nullRecord);
        const bool isClosed =
            inside + nullRecord == end && std::all_of(last.begin(), last.end(),
                                              [](std::byte each) { return each == std::byte{0}; });
        if (!isClosed)
            problems += QString::fromStdString(name + ": no null record");
        return end;
    }
};

class Structure {
public:
    Structure(const Document& document, int fps)
        : m_document(document)
        , m_ticks(second / fps)
    {
    }
    QStringList run();

private:
    void say(const char* what, const Node& node)
    {
        const auto* name = node.value<std::string>(1);
        m_problems += QStringLiteral("%1: %2 %3")
                          .arg(QString::fromLatin1(what), QString::fromStdString(node.name),
                              QString::fromStdString(name ? *name : std::string()));
    }
    [[nodiscard]] static std::string kind(const Node& node)
    {
        const auto* text = node.value<std::string>(2);
        return text ? *text : std::string();
    }
    void readObjects();
    void readConnections();
    void checkCounts();
    void checkCurve(const Node& curve);
    void checkCurveNode(const Node& node, std::int64_t id);
    void checkChannel(const Node& channel, std::int64_t id);
    void checkBindPose();

    const Document& m_document;
    const std::int64_t m_ticks;
    std::map<std::int64_t, const Node*> m_objects;
    std::multimap<std::int64_t, std::int64_t> m_children;
    QStringList m_problems;
};

void Structure::readObjects()
{
    const Node* objects = m_document.node("Objects");
    if (!objects) {
        m_problems += QStringLiteral("no Objects");
        return;
    }
    for (const Node& object : objects->children) {
        const auto* id = object.value<std::int64_t>(0);
        const auto* name = object.value<std::string>(1);
        if (!id || !m_objects.emplace(*id, &object).second)
            say("no id of its own", object);
        const bool mayBeUnnamed = object.name == "AnimationCurve";
        if (!name || name->find('\0') == name->npos ||
            (!mayBeUnnamed && mmd::fbx::plainName(*name).empty()))
            say("no name", object);
    }
}

void Structure::readConnections()
{
    for (const Node& each : m_document.node("Connections")->children) {
        const auto* child = each.value<std::int64_t>(1);
        const auto* parent = each.value<std::int64_t>(2);
        if (!child || !parent || !m_objects.count(*child) ||
            (*parent != 0 && !m_objects.count(*parent)))
            say("leads nowhere", each);
        else
            m_children.emplace(*parent, *child);
        if (const auto* property = each.value<std::string>(3); property && *property == "Lcl Scale")
            say("dead curve", each);
    }
}

void Structure::checkCounts()
{
    std::map<std::string, std::int32_t> counts{{"GlobalSettings", 1}};
    std::int32_t total = 1;
    for (const auto& [id, object] : m_objects) {
        ++counts[object->name];
        ++total;
    }
    const Node* definitions = m_document.node("Definitions");
    const auto* all = definitions ? definitions->childValue<std::int32_t>("Count") : nullptr;
    if (!all || *all != total)
        m_problems += QStringLiteral("wrong Count in Definitions");
    std::map<std::string, std::int32_t> said;
    for (const Node& each : definitions->children)
        if (each.name == "ObjectType")
            said[*each.value<std::string>(0)] = *each.childValue<std::int32_t>("Count");
    if (said != counts)
        m_problems += QStringLiteral("wrong counts of types in Definitions");
}

void Structure::checkCurve(const Node& curve)
{
    const auto* times = curve.childValue<std::vector<std::int64_t>>("KeyTime");
    const auto* values = curve.childValue<std::vector<float>>("KeyValueFloat");
    const auto* flags = curve.childValue<std::vector<std::int32_t>>("KeyAttrFlags");
    const auto* counts = curve.childValue<std::vector<std::int32_t>>("KeyAttrRefCount");
    const auto* start = curve.childValue<double>("Default");
    if (!times || !values || !flags || !counts || !start || times->empty() ||
        times->size() != values->size() || flags->size() != counts->size()) {
        say("incomplete", curve);
        return;
    }
    std::int64_t keys = 0;
    for (const std::int32_t count : *counts)
        keys += count;
    if (keys != std::int64_t(times->size()))
        say("flags of other keys", curve);
    if (*start != double(values->front()))
        say("default is not the first key", curve);
    for (std::size_t key = 0; key < times->size(); ++key)
        if ((*times)[key] % moment != 0 || (key > 0 && (*times)[key] <= (*times)[key - 1]))
            say("times off the grid", curve);
}

void Structure::checkCurveNode(const Node& node, std::int64_t id)
{
    const auto* name = node.value<std::string>(1);
    const std::string plain(mmd::fbx::plainName(*name));
    const std::size_t wanted = plain == "T" || plain == "R" || plain == "Color" ? 3 : 1;
    if (m_children.count(id) != wanted)
        say("not a curve per channel", node);
    if (plain == "R") // only rotations may have keys between frames
        return;
    const auto [begin, end] = m_children.equal_range(id);
    for (auto each = begin; each != end; ++each) {
        const Node& curve = *m_objects.at(each->second);
        const auto* times = curve.childValue<std::vector<std::int64_t>>("KeyTime");
        if (times && std::any_of(times->begin(), times->end(),
                         [&](std::int64_t time) { return time % m_ticks != 0; }))
            say("keys between frames", node);
    }
}

void Structure::checkChannel(const Node& channel, std::int64_t id)
{
    std::size_t shapes = 0, curves = 0;
    const auto [begin, end] = m_children.equal_range(id);
    for (auto each = begin; each != end; ++each) {
        const Node& child = *m_objects.at(each->second);
        shapes += child.name == "Geometry" && kind(child) == "Shape" ? 1u : 0u;
        curves += child.name == "AnimationCurveNode" ? 1u : 0u;
    }
    if (shapes != 1 || curves != 1)
        say("not one shape and one animation", channel);
}

void Structure::checkBindPose()
{
    std::set<std::int64_t> limbs, placed;
    for (const auto& [id, object] : m_objects) {
        if (object->name == "Model" && kind(*object) == "LimbNode")
            limbs.insert(id);
        if (object->name != "Pose")
            continue;
        std::int32_t count = 0;
        for (const Node& each : object->children) {
            if (each.name != "PoseNode")
                continue;
            ++count;
            placed.insert(*each.childValue<std::int64_t>("Node"));
        }
        if (count != *object->childValue<std::int32_t>("NbPoseNodes"))
            say("wrong count", *object);
    }
    if (!std::includes(placed.begin(), placed.end(), limbs.begin(), limbs.end()))
        m_problems += QStringLiteral("limb nodes are missing in the bind pose");
}

QStringList Structure::run()
{
    readObjects();
    if (m_objects.empty())
        return m_problems;
    readConnections();
    checkCounts();
    for (const auto& [id, object] : m_objects) {
        if (object->name == "AnimationCurve")
            checkCurve(*object);
        else if (object->name == "AnimationCurveNode")
            checkCurveNode(*object, id);
        else if (kind(*object) == "BlendShapeChannel")
            checkChannel(*object, id);
    }
    checkBindPose();
    return m_problems;
}

} // namespace

QStringList recordProblems(std::span<const std::byte> bytes)
{
    constexpr std::size_t versionAt = 23, nodesAt = 27;
    Walker walker{.bytes = bytes};
    walker.isWide = mmd::loadLittle<std::uint32_t>(bytes.data() + versionAt) >= 7500;
    std::size_t at = nodesAt;
    while (at < bytes.size() && walker.size(at) != 0)
        at = walker.walk(at);
    if (at >= bytes.size())
        walker.problems += QStringLiteral("the file has no end");
    return walker.problems;
}

QStringList structureProblems(const Document& document, int fps)
{
    return Structure(document, fps).run();
}

} // namespace odori::test
