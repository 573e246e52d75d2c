// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/file_commands.h"
#include "app/keymap/user_keys.h"
#include "app/versions/saved_versions.h"
#include "ui/document/document.h"
#include "ui/document/physics.h"
#include "ui/document/playback.h"
#include "ui/settings/settings.h"

#include <QtCore/QObject>

namespace odori {

/// The state of the program without its window: the settings, the keys, the document, playback and
/// physics, and the files that are being read and written. A main window is built over a session
/// and can be replaced by another one.
class Session : public QObject {
    Q_OBJECT
public:
    explicit Session(QObject* parent = nullptr);

    [[nodiscard]] Settings& settings() { return m_settings; }
    [[nodiscard]] UserKeys& keys() { return m_keys; }
    [[nodiscard]] Document& document() { return m_document; }
    [[nodiscard]] Playback& playback() { return m_playback; }
    [[nodiscard]] Physics& physics() { return m_physics; }
    [[nodiscard]] FileCommands& files() { return m_files; }

private:
    Settings m_settings;
    UserKeys m_keys;
    Document m_document;
    Playback m_playback;
    Physics m_physics;
    FileCommands m_files;
    SavedVersions m_versions;
};

} // namespace odori
