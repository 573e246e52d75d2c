// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/text/names/name_query.h"

#include <QtCore/QHash>
#include <QtCore/QString>

namespace odori {

/// The search of the dope sheet, the bone panel and the morph panel: mmd::NameQuery over the names
/// of their rows, which are prepared once.
class NameSearch {
public:
    void setText(const QString& text);
    /// Whether every name is found.
    [[nodiscard]] bool isEmpty() const { return m_query.isEmpty(); }
    /// Whether one row is found. `names` are all its names, one a line.
    [[nodiscard]] bool finds(const QString& names) const;

private:
    mmd::NameQuery m_query;
    mutable QHash<QString, mmd::NameWords> m_words; ///< cache, by names
};

} // namespace odori
