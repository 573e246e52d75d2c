// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/tools/import/import_motion.h"

#include <QtCore/QString>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

/// Helpers of the tests of imports.
namespace odori::test {

struct ModelAndMotion {
    std::shared_ptr<const mmd::Model> model;
    mmd::Motion motion;
};

[[nodiscard]] inline ModelAndMotion loaded(const QString& model, const QString& motion)
{
    ModelAndMotion result;
    auto read = mmd::loadModel(mmd::pathFromUtf8(model.toStdString()));
    auto bytes = mmd::readFile(mmd::pathFromUtf8(motion.toStdString()));
    if (!read || !bytes)
        return result;
    auto file = mmd::readVmd(std::move(*bytes));
    if (!file)
        return result;
    result.model = std::make_shared<const mmd::Model>(std::move(*read));
    result.motion = mmd::motionFromVmd(*file).motion;
    return result;
}

[[nodiscard]] inline mmd::Result<mmd::ImportedMotion> imported(
    const std::shared_ptr<const mmd::Model>& model, const mmd::SkeletonAnimation& animation,
    const mmd::BoneMapping& mapping, const mmd::ImportOptions& options = {})
{
    const mmd::Progress progress;
    return mmd::importAnimation(
        model, mmd::Motion{}, animation, mapping, options, mmd::ProgressPart(progress, 0.0, 1.0));
}

/// The figure of that kind; -1 if there is none.
[[nodiscard]] inline double figure(
    const std::vector<mmd::ToolFigure>& figures, mmd::ToolFigureKind kind)
{
    const auto found = std::find_if(
        figures.begin(), figures.end(), [&](const auto& each) { return each.kind == kind; });
    return found == figures.end() ? -1.0 : found->value;
}

[[nodiscard]] inline mmd::PoseDifference difference(const std::shared_ptr<const mmd::Model>& model,
    const mmd::Motion& wanted, const mmd::Motion& made)
{
    const mmd::Progress progress;
    const std::uint32_t last = std::max(wanted.lastFrame(), made.lastFrame());
    const auto found =
        mmd::poseDifference(model, wanted, made, {0, last}, mmd::ProgressPart(progress, 0.0, 1.0));
    return found ? *found : mmd::PoseDifference{};
}

} // namespace odori::test
