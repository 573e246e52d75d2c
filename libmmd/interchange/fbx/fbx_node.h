// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mmd::fbx {

/// Bytes that are not text.
struct Raw {
    std::vector<std::byte> bytes;
    bool operator==(const Raw&) const = default;
};
/// Key times that many curves share, so that thousands of curves store (and pack) them once.
using SharedTimes = std::shared_ptr<const std::vector<std::int64_t>>;

/// A value of a node, with one alternative for each type letter of the format: C Y I L F D S R b i
/// l f d, and l again for shared times.
using Value = std::variant<bool, std::int16_t, std::int32_t, std::int64_t, float, double,
    std::string, Raw, std::vector<bool>, std::vector<std::int32_t>, std::vector<std::int64_t>,
    std::vector<float>, std::vector<double>, SharedTimes>;

/// A record of an FBX file: a name, values, records inside.
struct Node {
    std::string name;
    std::vector<Value> values;
    std::vector<Node> children;

    Node() = default;
    template <class... Values>
    explicit Node(std::string_view nodeName, Values&&... all)
        : name(nodeName)
    {
        (values.emplace_back(std::forward<Values>(all)), ...);
    }

    /// The new child; valid until the next one is added.
    template <class... Values>
    Node& add(std::string_view child, Values&&... all)
    {
        return children.emplace_back(child, std::forward<Values>(all)...);
    }
    [[nodiscard]] const Node* child(std::string_view wanted) const;
    [[nodiscard]] Node* child(std::string_view wanted);
    /// The child of that name; it is added if it does not exist.
    Node& childOrNew(std::string_view wanted);
    /// The value at `index` if it is of type T, else null.
    template <class T>
    [[nodiscard]] const T* value(std::size_t index) const
    {
        return index < values.size() ? std::get_if<T>(&values[index]) : nullptr;
    }
    /// The first value of the child of that name, if it is of type T.
    template <class T>
    [[nodiscard]] const T* childValue(std::string_view wanted) const
    {
        const Node* found = child(wanted);
        return found ? found->value<T>(0) : nullptr;
    }
};

/// A whole file.
struct Document {
    std::uint32_t version = 7400;
    std::vector<Node> nodes; ///< top level: Objects, Connections, ...

    [[nodiscard]] const Node* node(std::string_view wanted) const;
    [[nodiscard]] Node* node(std::string_view wanted);
    /// The top-level node of that name; it is added if it does not exist.
    Node& nodeOrNew(std::string_view wanted);
};

/// Sets the child of that name to one value.
template <class T>
void setChild(Node& node, std::string_view name, T value)
{
    Node& child = node.childOrNew(name);
    child.values.clear();
    child.values.emplace_back(std::move(value));
}

/// Whether a node is written as a list even if it is empty: otherwise the FBX SDK drops the
/// animation, and Assimp fails if nothing follows.
[[nodiscard]] bool alwaysHoldsList(const Node& node);

/// An object's name in a binary file: "name", 0, 1, "Class".
[[nodiscard]] std::string objectName(std::string_view name, std::string_view className);
/// The part before the class.
[[nodiscard]] std::string_view plainName(std::string_view objectName);

/// A record P of Properties70: name, type, second type, flags, values.
template <class... Values>
[[nodiscard]] Node property(std::string_view name, std::string_view type, std::string_view second,
    std::string_view flags, Values&&... all)
{
    return Node("P", std::string(name), std::string(type), std::string(second), std::string(flags),
        std::forward<Values>(all)...);
}
/// The P of that name in the node's Properties70, or null.
[[nodiscard]] const Node* findProperty(const Node& node, std::string_view name);
/// Sets `p` in the node's Properties70: replaces the one with its name, or adds it at the end.
void setProperty(Node& node, Node p);

} // namespace mmd::fbx
