// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/pmx/pmx.h"
#include "libmmd/interchange/export_options.h"
#include "libmmd/text/names/ascii_names.h"

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace mmd {

/// Makes names that are unique, never empty, at most 255 bytes, and without control characters.
class NodeNamer {
public:
    explicit NodeNamer(NodeNames style)
        : m_style(style)
    {
    }
    /// `kind` and `index` make the name if there is no better one: "bone_12".
    [[nodiscard]] std::string name(
        const pmx::Text& own, const pmx::Text& english, std::string_view kind, std::size_t index);
    /// A name that is not from the model: only made unique.
    [[nodiscard]] std::string name(std::string_view wanted);

private:
    [[nodiscard]] std::string unique(std::string name);

    NodeNames m_style;
    std::set<std::string, std::less<>> m_taken;
    std::map<std::string, int> m_nextNumbers; ///< of names that occur more than once
};

/// The number of bytes of a name that Blender keeps.
inline constexpr std::size_t blenderNameSize = 63;

} // namespace mmd
