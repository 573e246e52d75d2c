// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/tools/tool.h"
#include "tests/support/real_files.h"

#include <cmath>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What tests of tools share: real models and motions, scenes of one actor, and motions from
/// functions of the frame.
namespace odori::test {

inline mmd::Motion motionAt(const QString& path)
{
    return mmd::motionFromVmd(*mmd::readVmd(*mmd::readFile(mmd::pathFromUtf8(path.toStdString()))))
        .motion;
}

inline std::shared_ptr<const mmd::Model> modelAt(const QString& path)
{
    return std::make_shared<const mmd::Model>(
        *mmd::loadModel(mmd::pathFromUtf8(path.toStdString())));
}

inline std::shared_ptr<const mmd::Model> mannequin()
{
    return modelAt(sampleFile(QStringLiteral("mannequin.pmx")));
}

/// A scene with one actor, the active one.
inline mmd::Scene sceneOf(std::shared_ptr<const mmd::Model> model, mmd::Motion motion)
{
    mmd::Scene scene;
    mmd::Actor actor;
    actor.id = mmd::ActorId{1};
    actor.model = std::move(model);
    actor.motion = std::move(motion);
    scene.actors.push_back(std::move(actor));
    scene.active = mmd::ActorId{1};
    scene.nextActor = 2;
    return scene;
}

inline mmd::ToolInput toolInput(const mmd::Scene& scene, mmd::FrameSpan range = {0, ~0U})
{
    return {{scene, mmd::ActorId{1}}, {}, range};
}

inline const mmd::Motion& motionIn(const mmd::Scene& scene)
{
    return scene.actors.front().motion;
}

/// Adds the columns "model" and "motion", and a row for each motion of the sample and the corpus
/// on the sample's model and on Gene.
inline void addModelsWithMotions()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("motion");
    QStringList models{sampleFile(QStringLiteral("mannequin.pmx"))};
    for (const QString& path : corpusFiles(QStringLiteral("pmx")))
        if (path.endsWith(QStringLiteral("/Gene.pmx")))
            models.append(path);
    QStringList motions{sampleFile(QStringLiteral("walk.vmd"))};
    motions += corpusFiles(QStringLiteral("vmd"));
    for (const QString& model : models)
        for (const QString& motion : motions)
            QTest::newRow(
                qPrintable(QFileInfo(model).baseName() + u' ' + QFileInfo(motion).dir().dirName() +
                           u'/' + QFileInfo(motion).fileName()))
                << model << motion;
}

inline mmd::Motion motionAfter(const mmd::Scene& scene, const mmd::ToolResult& result)
{
    return mmd::applied(scene, result.patch).actors.front().motion;
}

/// The index of the bone with this Japanese name, or -1.
inline int boneNamed(const mmd::Model& model, std::string_view name)
{
    for (std::size_t bone = 0; bone < model.data.bones.size(); ++bone)
        if (model.data.bones[bone].name.utf8 == name)
            return int(bone);
    return -1;
}

/// The track of the model's bone of that name.
inline std::string trackNamed(const mmd::Model& model, std::string_view name)
{
    const int bone = boneNamed(model, name);
    return bone < 0 ? std::string() : model.boneTrackNames[std::size_t(bone)];
}

/// A bone track with a key at each frame up to `last`.
template <class ValueAt>
mmd::Track<mmd::BoneKeyframe> denseTrack(
    std::string_view name, std::uint32_t last, const ValueAt& valueAt)
{
    std::vector<mmd::BoneKeyframe> keys;
    for (std::uint32_t frame = 0; frame <= last; ++frame) {
        mmd::BoneKeyframe key;
        key.frame = frame;
        key.value = valueAt(frame);
        keys.push_back(key);
    }
    return mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(name), keys);
}

/// The value of a figure; -1 if there is none.
inline double figure(const mmd::ToolResult& result, mmd::ToolFigureKind kind)
{
    for (const mmd::ToolFigure& each : result.figures)
        if (each.kind == kind)
            return each.value;
    return -1.0;
}

inline glm::quat turn(double degrees, glm::vec3 axis)
{
    return glm::angleAxis(float(degrees * 3.14159265358979 / 180.0), axis);
}

inline constexpr mmd::FrameSpan everyFrame{0, mmd::largestFrame};
inline const mmd::Progress noProgress;
inline const mmd::ProgressPart wholeProgress{noProgress, 0.0, 1.0};

} // namespace odori::test
