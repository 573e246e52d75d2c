// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/scene/scene.h"

#include <QtCore/QByteArray>
#include <QtCore/QFuture>
#include <QtCore/QMimeData>

namespace odori {

/// Copied keys: the keys themselves for this program, and a table as plain text for other programs
/// and other instances of Odori. A worker thread, started at once, makes both from a snapshot, so
/// that copying any number of keys takes no time. A program that requests them before they are
/// ready waits.
class KeysMimeData : public QMimeData {
    Q_OBJECT
public:
    KeysMimeData(const mmd::Scene& scene, mmd::Selection selection, mmd::ActorId actor);

    /// Whether the keys are a pose that was copied as a whole, not selected keys.
    bool isPose = false;

    [[nodiscard]] mmd::Result<mmd::Motion> keys() const { return m_keys.result(); }
    [[nodiscard]] QStringList formats() const override;

protected:
    /// A QString if one is requested, else UTF-8, which the window system uses without conversion.
    [[nodiscard]] QVariant retrieveData(const QString& format, QMetaType type) const override;

private:
    QFuture<mmd::Result<mmd::Motion>> m_keys;
    QFuture<mmd::Result<QByteArray>> m_text; ///< UTF-8
};

/// Copies the selected keys to the clipboard; without a selection the clipboard does not change.
void putOnClipboard(
    const mmd::Scene& scene, mmd::Selection selection, mmd::ActorId actor, bool isPose = false);
/// Whether this program put a pose there (KeysMimeData::isPose).
[[nodiscard]] bool clipboardHasPose();
/// Whether there is text on the clipboard, which may be a table of keys.
[[nodiscard]] bool clipboardHasText();
/// The keys on the clipboard, from this program or from a table of text. A worker thread reads long
/// texts; otherwise the result is ready when this returns.
[[nodiscard]] QFuture<mmd::Result<mmd::Motion>> keysOnClipboard();

} // namespace odori
