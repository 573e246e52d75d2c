// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/fbx/fbx_node.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace mmd::fbx {

/// The objects and connections of a document, found by their ids; every object has an id, and 0 is
/// the scene. Add and connect objects only through this class, so that its index stays valid.
class Objects {
public:
    explicit Objects(Document& document); ///< the document must outlive this object

    /// Adds an object of `type` ("Model") with a new id, the name "name::className" and a kind
    /// ("LimbNode"). The node is valid until the next one is added.
    std::int64_t add(std::string_view type, std::string_view name, std::string_view className,
        std::string_view kind);
    [[nodiscard]] Node* find(std::int64_t id);
    /// The Model of that name; 0 if there is none.
    [[nodiscard]] std::int64_t model(std::string_view name) const;

    void connect(std::int64_t child, std::int64_t parent);
    void connect(std::int64_t child, std::int64_t parent, std::string_view property);

    struct Connection {
        std::int64_t child = 0, parent = 0;
        std::string property; ///< empty: object to object
    };
    /// All connections, including those made here, in the file's order.
    [[nodiscard]] const std::vector<Connection>& connections() const { return m_connections; }
    /// The first object of `type` that is connected to `parent`; 0 if there is none.
    [[nodiscard]] std::int64_t childOf(std::int64_t parent, std::string_view type);

    /// Removes objects and all their connections.
    void remove(const std::vector<std::int64_t>& ids);

    [[nodiscard]] Node& list() { return m_document.nodeOrNew("Objects"); }
    [[nodiscard]] Document& document() { return m_document; }

    [[nodiscard]] static std::int64_t idOf(const Node& object);

private:
    void readObjects();
    void readConnections();

    Document& m_document;
    std::int64_t m_lastId = 1000000;
    std::unordered_map<std::int64_t, std::size_t> m_indices; ///< index in the list
    std::unordered_map<std::string, std::int64_t> m_models;
    std::vector<Connection> m_connections;
    std::unordered_multimap<std::int64_t, std::size_t> m_byParent;
};

} // namespace mmd::fbx
