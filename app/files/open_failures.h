// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QStringList>

namespace odori {

/// Why files of one opening were not opened, for one message about all of them.
class OpenFailures {
public:
    /// `why`: a sentence. The same one is kept once.
    void add(const QString& why);
    [[nodiscard]] bool isEmpty() const { return m_sentences.isEmpty(); }
    /// The first sentences, one per line, and the number of the others.
    [[nodiscard]] QString text() const;
    /// All sentences, one per line; empty if text() has them.
    [[nodiscard]] QString details() const;

private:
    QStringList m_sentences;
};

} // namespace odori
