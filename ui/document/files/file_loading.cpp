// SPDX-License-Identifier: MIT
#include "ui/document/files/file_loading.h"

#include "libmmd/base/guarded.h"
#include "ui/accessories/model_reading.h"

#include <string>

namespace odori {

std::vector<std::pair<QString, QDateTime>> LoadedFile::times() const
{
    std::vector<std::pair<QString, QDateTime>> times;
    for (const auto& [file, time] : changed)
        times.emplace_back(QString::fromStdString(file),
            time ? QDateTime::fromMSecsSinceEpoch(*time) : QDateTime());
    return times;
}

mmd::Result<LoadedFile> loadFile(const QString& path)
{
    return mmd::guarded([&] {
        return mmd::openAnyFile(path.toStdString(), readModelFile).map([&](mmd::OpenedFile&& file) {
            return LoadedFile{std::move(file), path};
        });
    });
}

LoadedFile loadedProject(mmd::OpenedProject project, const QString& path)
{
    return {mmd::openedProject(std::move(project)), path};
}

mmd::ScenePatch patchOf(
    const LoadedFile& file, const mmd::EditTarget& target, const mmd::Placing& placing)
{
    const std::string path = file.isImported ? std::string() : file.path.toStdString();
    switch (file.kind) {
    case LoadedFile::Kind::Model:
        return mmd::placeModel(target, file.model, placing);
    case LoadedFile::Kind::CameraMotion:
        return mmd::placeCamera(target, file.motion, path, placing);
    case LoadedFile::Kind::Pose:
        return mmd::placePose(target, file.motion, placing);
    case LoadedFile::Kind::Motion:
        return mmd::placeMotion(target, file.motion, path, placing);
    case LoadedFile::Kind::Project:
        break;
    }
    return {};
}

} // namespace odori
