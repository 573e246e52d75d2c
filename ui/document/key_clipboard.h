// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/scene/scene.h"

#include <QtCore/QByteArray>
#include <QtCore/QFuture>
#include <QtCore/QMimeData>

namespace odori {

/// Copied keys on their way: themselves for this program, a table as plain text for others and
/// other runs of this one. Both are made from a snapshot by a worker thread that begins at once, so
/// that copying takes no time however many they are; who asks before they are ready waits.
class KeysMimeData : public QMimeData {
    Q_OBJECT
public:
    KeysMimeData(const mmd::Scene& scene, mmd::Selection selection, mmd::ActorId actor);

    [[nodiscard]] mmd::Result<mmd::Motion> keys() const { return m_keys.result(); }
    [[nodiscard]] QStringList formats() const override;

protected:
    /// A QString where one is asked for, else UTF-8: that is what the window system takes as it is.
    [[nodiscard]] QVariant retrieveData(const QString& format, QMetaType type) const override;

private:
    QFuture<mmd::Result<mmd::Motion>> m_keys;
    QFuture<mmd::Result<QByteArray>> m_text; ///< UTF-8
};

/// Puts the selected keys on the clipboard; without any it stays as it is.
void putOnClipboard(const mmd::Scene& scene, mmd::Selection selection, mmd::ActorId actor);
/// Whether there is text on the clipboard, which may be keys.
[[nodiscard]] bool clipboardHasText();
/// The keys on the clipboard: those of this program, or of a table of text. Long texts are read by
/// a worker thread; all else is there when this returns.
[[nodiscard]] QFuture<mmd::Result<mmd::Motion>> keysOnClipboard();

} // namespace odori
