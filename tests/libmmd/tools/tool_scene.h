// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/tools/tool.h"
#include "tests/support/real_files.h"

#include <memory>
#include <utility>
#include <vector>

/// Real models and motions for tests of tools.
namespace odori::test {

inline std::shared_ptr<const mmd::Model> toolModel(const QString& path)
{
    return std::make_shared<const mmd::Model>(
        *mmd::loadModel(mmd::pathFromUtf8(path.toStdString())));
}

inline mmd::Motion toolMotion(const QString& path)
{
    return mmd::motionFromVmd(*mmd::readVmd(*mmd::readFile(mmd::pathFromUtf8(path.toStdString()))))
        .motion;
}

/// A scene with one actor, the active one.
inline mmd::Scene toolScene(std::shared_ptr<const mmd::Model> model, mmd::Motion motion)
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

/// The index of the bone with this Japanese name, or -1.
inline int boneNamed(const mmd::Model& model, std::string_view name)
{
    for (std::size_t bone = 0; bone < model.data.bones.size(); ++bone)
        if (model.data.bones[bone].name.utf8 == name)
            return int(bone);
    return -1;
}

} // namespace odori::test
