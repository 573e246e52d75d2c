// SPDX-License-Identifier: MIT
#include "ui/document/models/name_search.h"

namespace odori {

void NameSearch::setText(const QString& text)
{
    m_query = mmd::NameQuery(text.toStdString());
}

bool NameSearch::finds(const QString& names) const
{
    if (m_query.isEmpty())
        return true;
    auto words = m_words.constFind(names);
    if (words == m_words.constEnd()) {
        constexpr qsizetype mostNames = 20'000; // of many models, one after another
        if (m_words.size() >= mostNames)
            m_words.clear();
        words = m_words.insert(names, mmd::wordsOfNames(names.toStdString()));
    }
    return m_query.finds(*words);
}

} // namespace odori
