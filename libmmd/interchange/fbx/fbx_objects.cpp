// SPDX-License-Identifier: MIT
#include "libmmd/interchange/fbx/fbx_objects.h"

#include <algorithm>
#include <unordered_set>

namespace mmd::fbx {

std::int64_t Objects::idOf(const Node& object)
{
    const auto* id = object.value<std::int64_t>(0);
    return id ? *id : 0;
}

Objects::Objects(Document& document)
    : m_document(document)
{
    readObjects();
    readConnections();
}

void Objects::readObjects()
{
    m_indices.clear();
    m_models.clear();
    const auto& objects = list().children;
    for (std::size_t index = 0; index < objects.size(); ++index) {
        const std::int64_t id = idOf(objects[index]);
        m_lastId = std::max(m_lastId, id);
        m_indices[id] = index;
        if (objects[index].name == "Model")
            if (const auto* name = objects[index].value<std::string>(1))
                m_models.emplace(plainName(*name), id);
    }
}

void Objects::readConnections()
{
    m_connections.clear();
    m_byParent.clear();
    for (const Node& each : m_document.nodeOrNew("Connections").children) {
        const auto* child = each.value<std::int64_t>(1);
        const auto* parent = each.value<std::int64_t>(2);
        const auto* property = each.value<std::string>(3);
        if (!child || !parent)
            continue;
        m_byParent.emplace(*parent, m_connections.size());
        m_connections.push_back({*child, *parent, property ? *property : std::string()});
    }
}

std::int64_t Objects::add(
    std::string_view type, std::string_view name, std::string_view className, std::string_view kind)
{
    const std::int64_t id = ++m_lastId;
    Node& objects = list();
    m_indices[id] = objects.children.size();
    if (type == "Model")
        m_models.emplace(name, id);
    objects.add(type, id, objectName(name, className), std::string(kind));
    return id;
}

Node* Objects::find(std::int64_t id)
{
    const auto found = m_indices.find(id);
    return found == m_indices.end() ? nullptr : &list().children[found->second];
}

std::int64_t Objects::model(std::string_view name) const
{
    const auto found = m_models.find(std::string(name));
    return found == m_models.end() ? 0 : found->second;
}

void Objects::connect(std::int64_t child, std::int64_t parent)
{
    m_document.nodeOrNew("Connections").add("C", std::string("OO"), child, parent);
    m_byParent.emplace(parent, m_connections.size());
    m_connections.push_back({child, parent, {}});
}

void Objects::connect(std::int64_t child, std::int64_t parent, std::string_view property)
{
    m_document.nodeOrNew("Connections")
        .add("C", std::string("OP"), child, parent, std::string(property));
    m_byParent.emplace(parent, m_connections.size());
    m_connections.push_back({child, parent, std::string(property)});
}

std::int64_t Objects::childOf(std::int64_t parent, std::string_view type)
{
    const auto [begin, end] = m_byParent.equal_range(parent);
    std::size_t first = m_connections.size();
    for (auto each = begin; each != end; ++each) {
        const Node* node = find(m_connections[each->second].child);
        if (node && node->name == type)
            first = std::min(first, each->second);
    }
    return first < m_connections.size() ? m_connections[first].child : 0;
}

void Objects::remove(const std::vector<std::int64_t>& ids)
{
    const std::unordered_set<std::int64_t> gone(ids.begin(), ids.end());
    std::erase_if(list().children, [&](const Node& each) { return gone.count(idOf(each)) > 0; });
    std::erase_if(m_document.nodeOrNew("Connections").children, [&](const Node& each) {
        const auto* child = each.value<std::int64_t>(1);
        const auto* parent = each.value<std::int64_t>(2);
        return (child && gone.count(*child) > 0) || (parent && gone.count(*parent) > 0);
    });
    readObjects();
    readConnections();
}

} // namespace mmd::fbx
