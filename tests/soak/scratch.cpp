// SPDX-License-Identifier: MIT
#include "tests/soak/scratch.h"

#include "app/bundled/sample.h"
#include "tests/support/corpus.h"

#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QTemporaryDir>

#include <algorithm>

namespace odori::soak {
namespace {

bool isOpenable(const QString& path)
{
    static const QStringList endings{QStringLiteral("pmx"), QStringLiteral("pmd"),
        QStringLiteral("vmd"), QStringLiteral("vpd"), QStringLiteral("json"), QStringLiteral("csv"),
        QStringLiteral("odori")};
    return endings.contains(QFileInfo(path).suffix().toLower());
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
}

} // namespace

Scratch::Scratch(const QString& folder)
{
    m_folder = folder;
    m_isOwn = folder.isEmpty();
    if (m_isOwn) {
        QTemporaryDir made(QDir::tempPath() + QStringLiteral("/odori-soak-"));
        made.setAutoRemove(false);
        m_folder = made.path();
    }
    m_folder = QDir(m_folder).absolutePath();
    const QDir dir(m_folder);
    for (const char* name : {"files", "saves", "home", "config", "state", "cache", "tmp"})
        dir.mkpath(QLatin1String(name));
    const auto redirect = [&](const char* variable, const char* name) {
        qputenv(variable, dir.filePath(QLatin1String(name)).toUtf8());
    };
    redirect("HOME", "home");
    redirect("XDG_CONFIG_HOME", "config");
    redirect("XDG_STATE_HOME", "state");
    redirect("XDG_DATA_HOME", "state");
    redirect("XDG_CACHE_HOME", "cache");
    redirect("TMPDIR", "tmp");
    QDir::setCurrent(dir.filePath(QStringLiteral("saves"))); // for paths that hands type
}

void Scratch::removeOwn() const
{
    if (m_isOwn)
        QDir(m_folder).removeRecursively();
}

void Scratch::copyTree(const QString& from, const QString& to)
{
    QDirIterator files(from, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const QString relative = to + u'/' + QDir(from).relativeFilePath(path);
        const QString target = m_folder + u'/' + relative;
        QDir().mkpath(QFileInfo(target).path());
        QFile::remove(target);
        QFile::copy(path, target);
        if (isOpenable(path))
            m_files.append(relative);
    }
}

void Scratch::addBroken(const QString& name)
{
    const QString from = m_folder + QStringLiteral("/files/") + name;
    const QByteArray whole = test::readAll(from);
    const auto add = [&](const char* prefix, const QByteArray& bytes) {
        const QString path = QStringLiteral("files/") + QLatin1String(prefix) + name;
        write(m_folder + u'/' + path, bytes);
        m_files.append(path);
    };
    add("empty-", {});
    add("half-", whole.first(whole.size() / 2));
    QByteArray changed = whole;
    for (qsizetype at = 100; at < changed.size(); at += 997)
        changed[at] = char(~changed[at]);
    add("changed-", changed);
}

void Scratch::copyFiles(const QString& corpus)
{
    for (const QString& path : samplePaths())
        copyTree(QFileInfo(path).path(), QStringLiteral("files"));
    std::sort(m_files.begin(), m_files.end());
    m_files.erase(std::unique(m_files.begin(), m_files.end()), m_files.end());
    addBroken(QStringLiteral("walk.vmd"));
    addBroken(QStringLiteral("mannequin.pmx"));
    copyTree(test::repositoryFile(QStringLiteral("tests/data")), QStringLiteral("files/data"));
    if (!corpus.isEmpty())
        copyTree(corpus, QStringLiteral("files/corpus"));
    std::sort(m_files.begin(), m_files.end());
}

QList<QStringList> Scratch::starts() const
{
    const QStringList sample{QLatin1String(model), QLatin1String(motion)};
    const QString gene = QStringLiteral("files/corpus/gene/Gene.pmx");
    if (!m_files.contains(gene))
        return {sample};
    const QStringList walking{gene, QStringLiteral("files/corpus/motions/walk.vmd")};
    return {walking, walking, walking, sample};
}

QList<QString> Scratch::targets()
{
    return {QStringLiteral("saves/a.vmd"), QStringLiteral("saves/b.vmd"),
        QStringLiteral("saves/c.vpd"), QStringLiteral("saves/d.odori"),
        QStringLiteral("saves/e.odori"), QStringLiteral("saves/f")};
}

} // namespace odori::soak
