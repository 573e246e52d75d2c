// SPDX-License-Identifier: MIT
#include "libmmd/tools/tool.h"

#include "libmmd/tools/motion_change.h"
#include "libmmd/tools/tool_errors.h"

namespace mmd {

const Motion& motionOf(const ToolInput& input)
{
    static const Motion nothing;
    const Motion* motion = findMotion(input.target.scene, input.target.actor);
    return motion ? *motion : nothing;
}

std::shared_ptr<const Model> modelOf(const ToolInput& input)
{
    const Actor* actor = findActor(input.target.scene, input.target.actor);
    return actor ? actor->model : nullptr;
}

Result<ToolResult> toolResult(const ToolInput& input, const Motion& after,
    std::vector<ToolFigure> figures, ProgressPart progress)
{
    const Motion& before = motionOf(input);
    if (const auto valid = refuseInvalidKeys(after, &before); !valid && refuseInvalidKeys(before))
        return tl::unexpected(valid.error());
    ToolResult result;
    result.patch = motionPatch(input.target.actor, before, after);
    result.figures = std::move(figures);
    const auto model = modelOf(input);
    if (!model)
        return result;
    const auto span = changedFrames(before, after);
    if (!span) {
        result.moved.emplace();
        result.moved->units.assign(model->data.bones.size(), 0.0);
        result.moved->rotation.assign(model->data.bones.size(), 0.0);
        return result;
    }
    auto moved = poseDifference(model, before, after, *span, progress);
    if (!moved)
        return tl::unexpected(moved.error());
    result.moved = std::move(*moved);
    return result;
}

} // namespace mmd
