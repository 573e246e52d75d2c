// SPDX-License-Identifier: MIT
#include "app/diagnostics/private_text.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QRegularExpression>
#include <QtCore/QUrl>

namespace odori {
namespace {

/// Also inside longer names: a wrong "~" is better than a published name.
void replacePath(QString& text, const QString& path)
{
    if (path.size() > 1) // "/" is the home of some services
        text.replace(path, QStringLiteral("~"));
}

} // namespace

QString withoutPersonalPaths(QString text)
{
    const QString home = QDir::homePath(), real = QFileInfo(home).canonicalFilePath();
    for (const QString& each : {home, real}) {
        replacePath(text, each);
        replacePath(text, QDir::toNativeSeparators(each));
        replacePath(text, QString::fromLatin1(QUrl::toPercentEncoding(each, "/")));
    }
    const QString user = QDir(home).dirName(); // as in /media/alice/disk
    if (!user.isEmpty())
        text.replace(
            QRegularExpression(QStringLiteral("(?<=[/\\\\])") + QRegularExpression::escape(user) +
                               QStringLiteral("(?=[/\\\\]|$)")),
            QStringLiteral("<user>"));
    return text;
}

} // namespace odori
