// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/file_io.h"
#include "libmmd/journal/journal_writer.h"
#include "libmmd/journal/recovery.h"
#include "tests/libmmd/scene/edits/random_edits.h"

#include <QtCore/QTemporaryDir>

#include <algorithm>
#include <chrono>

namespace odori::test {

inline constexpr std::chrono::seconds longEnough(30);

inline std::filesystem::path pathOf(const QTemporaryDir& folder)
{
    return mmd::pathFromUtf8(folder.path().toStdString());
}

inline std::shared_ptr<const mmd::SessionState> stateOf(mmd::Scene scene)
{
    mmd::SessionState state;
    state.scene = std::move(scene);
    return std::make_shared<const mmd::SessionState>(std::move(state));
}

/// The next edit as a record.
inline mmd::StepDone stepOf(RandomEdits& edits, const mmd::Shared<mmd::Selection>& selection)
{
    mmd::ScenePatch patch = edits.step();
    while (patch.isEmpty())
        patch = edits.step();
    mmd::HistoryStep step;
    step.patch = mmd::recorded(std::move(patch), selection);
    step.activeBefore = step.activeAfter = theActor;
    step.text = "Edit";
    return {std::make_shared<const mmd::HistoryStep>(std::move(step)), 0.0};
}

/// No model can be read.
inline mmd::Result<mmd::Model> noModel(const std::filesystem::path&)
{
    return tl::unexpected(mmd::Error{});
}

inline bool areEqual(const mmd::SessionState& a, const mmd::SessionState& b)
{
    const auto isSame = [](const auto& x, const auto& y) { return *x == *y; };
    return a.scene == b.scene && a.done == b.done && a.projectPath == b.projectPath &&
           a.extras == b.extras && a.saved.motions() == b.saved.motions() &&
           a.saved.savedScene() == b.saved.savedScene() &&
           a.saved.isProject() == b.saved.isProject() &&
           std::equal(a.steps.begin(), a.steps.end(), b.steps.begin(), b.steps.end(), isSame);
}

} // namespace odori::test
