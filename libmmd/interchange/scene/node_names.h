// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/pmx/pmx.h"
#include "libmmd/interchange/export_options.h"

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace mmd {

/// Gives out names that are unique, never empty, at most 255 bytes, and without control characters.
class NodeNamer {
public:
    explicit NodeNamer(NodeNames style)
        : m_style(style)
    {
    }
    /// `kind` and `index` make the name where there is nothing better: "bone_12".
    [[nodiscard]] std::string name(
        const pmx::Text& own, const pmx::Text& english, std::string_view kind, std::size_t index);
    /// A name that is not the model's: made unique alone.
    [[nodiscard]] std::string name(std::string_view wanted);

private:
    [[nodiscard]] std::string unique(std::string name);

    NodeNames m_style;
    std::set<std::string, std::less<>> m_taken;
    std::map<std::string, int> m_nextNumbers; ///< of names that are there more than once
};

/// A standard bone or morph name of the field in ASCII, sides as _L and _R; empty if it is not
/// known.
[[nodiscard]] std::string romanised(std::string_view name);

/// Bytes of a name that Blender keeps.
inline constexpr std::size_t blenderNameSize = 63;

} // namespace mmd
