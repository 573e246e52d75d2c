// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"
#include "ui/document/files/project.h"
#include "ui/document/files/saved_state.h"

namespace odori::test {

/// Saves as the program does, but without its worker thread.
[[nodiscard]] inline mmd::Result<void> saveMotion(
    Document& document, mmd::ActorId actor, const QString& path)
{
    const FileToSave file = document.saved().motionToSave(actor, path);
    return saveFile(file).map(
        [&](const mmd::ContentMark&) { document.saved().noteSavedMotion(file); });
}

[[nodiscard]] inline mmd::Result<void> saveMotion(Document& document, const QString& path)
{
    return saveMotion(document, document.scene().active, path);
}

} // namespace odori::test
