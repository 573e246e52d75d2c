// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QStringList>

namespace odori {

/// The sentences that are not empty, with spaces between them.
[[nodiscard]] inline QString joinedSentences(QStringList sentences)
{
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

} // namespace odori
