// SPDX-License-Identifier: MIT
#include "app/session/session.h"

namespace odori {

Session::Session(QObject* parent)
    : QObject(parent)
    , m_keys(UserKeys::usualPath())
    , m_playback(m_document)
    , m_physics(m_document, m_playback)
    , m_files(m_document, m_settings)
    , m_versions(m_files.saving().queue(), m_settings)
{
    connect(&m_versions, &SavedVersions::failed, &m_files, [this](const QString& sentence) {
        emit m_files.message(MessageBar::Kind::Warning, sentence, {});
    });
    const auto setCache = [this](int mebibytes) {
        m_physics.setCacheBytes(Settings::bytes(mebibytes));
    };
    setCache(m_settings.physicsCache());
    connect(&m_settings, &Settings::physicsCacheChanged, &m_physics, setCache);
    m_physics.setMode(m_settings.physicsMode());
    UndoStack& history = *m_document.undoStack();
    const auto setLimit = [&history](
                              int mebibytes) { history.setLimit(Settings::bytes(mebibytes)); };
    setLimit(m_settings.undoLimit());
    connect(&m_settings, &Settings::undoLimitChanged, &history, setLimit);
}

} // namespace odori
