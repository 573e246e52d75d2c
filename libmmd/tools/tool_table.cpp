// SPDX-License-Identifier: MIT
#include "libmmd/tools/tool_table.h"

#include "libmmd/tools/tools.h"

#include <algorithm>

namespace mmd {

std::span<const Tool> toolTable()
{
    static const std::vector<Tool> table{
        thinTool(),
        ikToFkTool(),
        fkToIkTool(),
        pinFeetTool(),
        pinFootTool(),
        groundTool(),
        fitTool(),
        smoothTool(),
        placeTool(),
        loopTool(),
        crossFadeTool(),
        takePartTool(),
        splitBonesTool(),
        mergeBonesTool(),
        timeWarpTool(),
    };
    return table;
}

const Tool* findTool(std::string_view id)
{
    const auto table = toolTable();
    const auto found =
        std::find_if(table.begin(), table.end(), [&](const Tool& tool) { return tool.id == id; });
    return found == table.end() ? nullptr : &*found;
}

bool hasEffect(const Tool& tool, const ToolValues& values, const ToolOption& option)
{
    for (std::size_t at = 0; at < tool.options.size(); ++at)
        if (!option.needs.empty() && tool.options[at].id == option.needs)
            return values[at] != 0.0;
    return true;
}

ToolValues defaultValues(const Tool& tool)
{
    ToolValues values;
    for (const ToolOption& option : tool.options)
        values.push_back(option.value);
    return values;
}

} // namespace mmd
