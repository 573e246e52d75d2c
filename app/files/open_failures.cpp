// SPDX-License-Identifier: MIT
#include "app/files/open_failures.h"

#include <QtCore/QCoreApplication>

namespace odori {
namespace {

constexpr int failuresToSay = 5;

} // namespace

void OpenFailures::add(const QString& why)
{
    if (!m_sentences.contains(why))
        m_sentences.append(why);
}

QString OpenFailures::text() const
{
    const QString first = m_sentences.mid(0, failuresToSay).join(u'\n');
    const auto more = int(m_sentences.size()) - failuresToSay;
    return more > 0 ? first + u'\n' +
                          QCoreApplication::translate(
                              "odori::MessageBar", "… and %n more", nullptr, more)
                    : first;
}

QString OpenFailures::details() const
{
    return m_sentences.size() > failuresToSay ? m_sentences.join(u'\n') : QString();
}

} // namespace odori
