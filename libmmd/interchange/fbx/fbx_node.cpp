// SPDX-License-Identifier: MIT
#include "libmmd/interchange/fbx/fbx_node.h"

#include <algorithm>

namespace mmd::fbx {
namespace {

template <class Nodes>
auto* find(Nodes& nodes, std::string_view wanted)
{
    const auto found = std::find_if(
        nodes.begin(), nodes.end(), [&](const Node& each) { return each.name == wanted; });
    return found == nodes.end() ? nullptr : &*found;
}

Node& findOrNew(std::vector<Node>& nodes, std::string_view wanted)
{
    Node* found = find(nodes, wanted);
    return found ? *found : nodes.emplace_back(wanted);
}

bool hasName(const Node& p, std::string_view name)
{
    const auto* own = p.value<std::string>(0);
    return own && *own == name;
}

} // namespace

const Node* Node::child(std::string_view wanted) const
{
    return find(children, wanted);
}

Node* Node::child(std::string_view wanted)
{
    return find(children, wanted);
}

Node& Node::childOrNew(std::string_view wanted)
{
    return findOrNew(children, wanted);
}

const Node* Document::node(std::string_view wanted) const
{
    return find(nodes, wanted);
}

Node* Document::node(std::string_view wanted)
{
    return find(nodes, wanted);
}

Node& Document::nodeOrNew(std::string_view wanted)
{
    return findOrNew(nodes, wanted);
}

bool alwaysHoldsList(const Node& node)
{
    return node.name == "AnimationStack" || node.name == "AnimationLayer" ||
           node.name == "Objects" || node.name == "Connections";
}

std::string objectName(std::string_view name, std::string_view className)
{
    std::string result(name);
    result += '\0';
    result += '\1';
    result += className;
    return result;
}

std::string_view plainName(std::string_view objectName)
{
    return objectName.substr(0, objectName.find('\0'));
}

const Node* findProperty(const Node& node, std::string_view name)
{
    const Node* list = node.child("Properties70");
    if (!list)
        return nullptr;
    for (const Node& p : list->children)
        if (hasName(p, name))
            return &p;
    return nullptr;
}

void setProperty(Node& node, Node p)
{
    Node& list = node.childOrNew("Properties70");
    const std::string name = *p.value<std::string>(0);
    for (Node& each : list.children) {
        if (hasName(each, name)) {
            each = std::move(p);
            return;
        }
    }
    list.children.push_back(std::move(p));
}

} // namespace mmd::fbx
