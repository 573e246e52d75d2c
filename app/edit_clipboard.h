// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/motion/motion.h"

#include <QtCore/QMimeData>
#include <QtCore/QString>

namespace odori {

/// Copied keys on their way: a table as plain text, which other programs and other runs of this one
/// take. The text is made when somebody asks for it, so that copying many keys takes no time.
class KeysMimeData : public QMimeData {
    Q_OBJECT
public:
    explicit KeysMimeData(mmd::Motion keys);

    [[nodiscard]] const mmd::Motion& keys() const { return m_keys; }
    [[nodiscard]] QStringList formats() const override;

protected:
    [[nodiscard]] QVariant retrieveData(const QString& format, QMetaType type) const override;

private:
    mmd::Motion m_keys;
    mutable QString m_text; ///< once it was asked for
};

/// Puts `keys` on the clipboard.
void putOnClipboard(mmd::Motion keys);
/// Whether there is text on the clipboard, which may be keys.
[[nodiscard]] bool clipboardHasText();
/// The keys on the clipboard: those of this program, or of a table of text.
[[nodiscard]] mmd::Result<mmd::Motion> keysOnClipboard();

} // namespace odori
