// SPDX-License-Identifier: MIT
#include "tests/soak/hands/action.h"

#include <QtCore/QUrl>

namespace odori::soak {

QString lineOf(const Action& action)
{
    QStringList words{action.kind};
    for (const QString& word : action.words)
        words.append(word.isEmpty()
                         ? QStringLiteral("%")
                         : QString::fromLatin1(QUrl::toPercentEncoding(word, "/:+,=-._~|")));
    return words.join(u' ');
}

Action actionOf(const QString& line)
{
    QStringList words = line.split(u' ');
    Action action{words.takeFirst(), {}};
    for (const QString& word : words)
        action.words.append(
            word == QLatin1String("%") ? QString() : QUrl::fromPercentEncoding(word.toLatin1()));
    return action;
}

ActionLog::ActionLog(const QString& path)
    : m_file(path)
{
    if (!path.isEmpty())
        (void)m_file.open(
            QIODevice::WriteOnly | QIODevice::Truncate | QIODevice::Unbuffered | QIODevice::Text);
}

void ActionLog::write(const QString& line)
{
    if (m_file.isOpen())
        m_file.write(line.toUtf8() + '\n'); // one write(): a killed process leaves whole lines
}

void ActionLog::begin(const Action& action)
{
    write(QStringLiteral("begin %1 %2").arg(++m_count).arg(lineOf(action)));
}

void ActionLog::end(const QString& state)
{
    write(QStringLiteral("done %1 %2").arg(m_count).arg(state).trimmed());
}

std::optional<QList<LoggedAction>> ActionLog::read(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    QList<LoggedAction> actions;
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (qsizetype at = 0; at + 1 < lines.size(); ++at) { // the last one has no line end
        const QString line = QString::fromUtf8(lines[at]);
        const QString what = line.section(u' ', 0, 0), rest = line.section(u' ', 2);
        if (what == QLatin1String("begin"))
            actions.append({actionOf(rest), std::nullopt, false});
        else if (what == QLatin1String("done") && !actions.isEmpty()) {
            actions.back().isDone = true;
            if (!rest.isEmpty())
                actions.back().state = rest;
        }
    }
    return actions;
}

} // namespace odori::soak
