// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/model/model.h"
#include "tests/support/real_files.h"

#include <initializer_list>
#include <memory>

/// Rows for tests of a whole model that moves.
namespace odori::test {

/// Adds the columns "modelPath" and "motionPath": the walking mannequin, and Gene with these
/// motions if the corpus is there.
inline void addDancers(std::initializer_list<const char*> motions)
{
    QTest::addColumn<QString>("modelPath");
    QTest::addColumn<QString>("motionPath");
    QTest::newRow("mannequin") << sampleFile(QStringLiteral("mannequin.pmx"))
                               << sampleFile(QStringLiteral("walk.vmd"));
    if (corpusFolder().isEmpty())
        return;
    for (const char* motion : motions)
        QTest::newRow(motion) << corpusFolder() + QStringLiteral("/gene/Gene_light.pmx")
                              << corpusFolder() +
                                     QStringLiteral("/motions/%1.vmd").arg(QLatin1String(motion));
}

/// The model and the motion of a row of addDancers(). The model is null if a file cannot be read.
struct Dancer {
    Dancer()
    {
        QFETCH(QString, modelPath);
        QFETCH(QString, motionPath);
        auto read = mmd::loadModel(mmd::pathFromUtf8(modelPath.toStdString()));
        const auto file = mmd::readVmd(bytesOf(readAll(motionPath)));
        if (!read || !file)
            return;
        model = std::make_shared<const mmd::Model>(std::move(*read));
        motion = mmd::motionFromVmd(*file).motion;
    }

    std::shared_ptr<const mmd::Model> model;
    mmd::Motion motion;
};

} // namespace odori::test
