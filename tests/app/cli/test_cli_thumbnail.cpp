// SPDX-License-Identifier: MIT
#include "tests/app/cli/cli_process.h"
#include "tests/support/real_files.h"

#include <QtCore/QFile>
#include <QtCore/QIODevice>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtGui/QImage>
#include <QtTest/QTest>

using namespace odori::test;

/// Pictures for file managers, and the texts that the build makes of the commands.
class TestCliThumbnail : public QObject {
    Q_OBJECT
private slots:
    void aModelIsDrawnInTheMiddle();
    void aPoseIsDrawnOnTheMannequin();
    void aPoseElsewhereIsInTheMiddle();
    void fileManagersCallItRight();
    void everyTypeOfFileIsKnown();
    void refusesOtherFiles();
    void completionsNameEveryCommand();
    void completionsAreEnglishInEveryLanguage();
    void theWholeHelpIsTranslated();
    void completionsKeepDescriptionsWhole();
    void fishCompletesFilesAfterATool();
    void fishKnowsWhichOptionsHaveAValue();
    void bashCompletesFilesAfterATool();
    void aWrongCommandIsNamed();

private:
    [[nodiscard]] CliOutcome run(const QStringList& arguments) const
    {
        return runCli(arguments, {.folder = m_folder.path()});
    }
    [[nodiscard]] CliOutcome runJapanese(const QStringList& arguments) const
    {
        return runCli(arguments, {.folder = m_folder.path(), .language = QStringLiteral("ja")});
    }
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder.filePath(QLatin1String(name));
    }
    /// The value of a key in a file of packaging/linux.
    [[nodiscard]] static QString entryOf(const char* name, const char* key)
    {
        QFile file(QStringLiteral(ODORI_PACKAGING "/") + QLatin1String(name));
        if (file.open(QIODevice::ReadOnly))
            for (const QByteArray& line : file.readAll().split('\n'))
                if (line.startsWith(QByteArray(key) + '='))
                    return QString::fromUtf8(line.mid(qsizetype(qstrlen(key)) + 1));
        return {};
    }
    /// The picture of a pose of one bone, whose name is in CP932; null if it is refused.
    [[nodiscard]] QImage pose(const char* bone, const char* place, const char* rotation) const
    {
        QFile file(path("pose.vpd"));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write(QByteArray("Vocaloid Pose Data file\r\n\r\nx.osm;\r\n1;\r\n\r\nBone0{") + bone +
                   "\r\n  " + place + ";\r\n  " + rotation + ";\r\n}\r\n");
        file.close();
        const CliOutcome made = run({QStringLiteral("thumbnail"), path("pose.vpd"),
            QStringLiteral("-o"), path("pose.png")});
        return made.status == 0 ? QImage(path("pose.png")) : QImage();
    }
    QTemporaryDir m_folder;
};

const QString model = QStringLiteral(ODORI_SAMPLE "/mannequin.pmx");

void TestCliThumbnail::aModelIsDrawnInTheMiddle()
{
    const CliOutcome made = run({QStringLiteral("thumbnail"), model, QStringLiteral("-o"),
        path("a.png"), QStringLiteral("--size"), QStringLiteral("128")});
    QCOMPARE(made.status, 0);
    const QImage picture(path("a.png"));
    QCOMPARE(picture.size(), QSize(128, 128));
    QVERIFY(qAlpha(picture.pixel(1, 1)) == 0);
    int drawn = 0;
    for (int y = 0; y < 128; ++y)
        drawn += qAlpha(picture.pixel(64, y)) == 255 ? 1 : 0;
    QVERIFY2(drawn > 64, qPrintable(QString::number(drawn)));
}

void TestCliThumbnail::aPoseIsDrawnOnTheMannequin()
{
    constexpr auto arm = "\x8d\xb6\x98\x72"; // 左腕
    const QImage rest = pose(arm, "0,0,0", "0,0,0,1"), raised = pose(arm, "0,0,0", "0,0,0.6,0.8");
    QVERIFY(!rest.isNull() && !raised.isNull());
    QVERIFY(rest != raised);
}

/// The figure of a pose may stand anywhere.
void TestCliThumbnail::aPoseElsewhereIsInTheMiddle()
{
    constexpr auto mother = "\x91\x53\x82\xc4\x82\xcc\x90\x65"; // 全ての親
    const QImage picture = pose(mother, "40,-15,0", "0,0,0,1");
    QVERIFY(!picture.isNull());
    const int side = picture.width();
    int drawn = 0;
    for (int y = 0; y < side; ++y)
        drawn += qAlpha(picture.pixel(side / 2, y)) == 255 ? 1 : 0;
    QVERIFY2(drawn > side / 2, qPrintable(QString::number(drawn)));
}

/// The line that file managers run, on a path with a blank.
void TestCliThumbnail::fileManagersCallItRight()
{
    QVERIFY(QFile::copy(model, path("a model.pmx")));
    QStringList words = entryOf("odori.thumbnailer", "Exec").split(u' ');
    QCOMPARE(words.takeFirst(), QStringLiteral("odori-cli"));
    words.replaceInStrings(QStringLiteral("%i"), path("a model.pmx"));
    words.replaceInStrings(QStringLiteral("%o"), path("small.png"));
    words.replaceInStrings(QStringLiteral("%s"), QStringLiteral("64"));
    const CliOutcome made = run(words);
    QVERIFY2(made.status == 0, made.err);
    QCOMPARE(QImage(path("small.png")).size(), QSize(64, 64));
}

/// Those of the desktop entry and of the thumbnails are defined.
void TestCliThumbnail::everyTypeOfFileIsKnown()
{
    QFile defined(QStringLiteral(ODORI_PACKAGING "/odori-mime.xml"));
    QVERIFY(defined.open(QIODevice::ReadOnly));
    const QByteArray all = defined.readAll();
    for (const char* file : {"odori.thumbnailer", "org.odori.Odori.desktop"}) {
        const QStringList types = entryOf(file, "MimeType").split(u';', Qt::SkipEmptyParts);
        QVERIFY(types.size() >= 3);
        for (const QString& type : types)
            QVERIFY2(all.contains("<mime-type type=\"" + type.toUtf8() + "\">"), qPrintable(type));
    }
}

void TestCliThumbnail::refusesOtherFiles()
{
    QFile file(path("text.pmx"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("no model");
    file.close();
    const CliOutcome refused =
        run({QStringLiteral("thumbnail"), path("text.pmx"), QStringLiteral("-o"), path("b.png")});
    QCOMPARE(refused.status, 1);
    QVERIFY(refused.err.contains("text.pmx"));
    QVERIFY(!QFile::exists(path("b.png")));
    QCOMPARE(run({QStringLiteral("thumbnail"), model, QStringLiteral("-o"), model}).status, 2);
}

void TestCliThumbnail::completionsNameEveryCommand()
{
    for (const char* kind : {"bash", "zsh", "fish", "man"}) {
        const CliOutcome made = run({QStringLiteral("--make-text"), QLatin1String(kind)});
        QCOMPARE(made.status, 0);
        for (const char* word : {"render", "thumbnail", "pin-feet", "range"})
            QVERIFY2(
                made.out.contains(QByteArray(kind) == "man" ? QByteArray(word).replace("-", "\\-")
                                                            : QByteArray(word)),
                word);
    }
    QCOMPARE(run({QStringLiteral("--make-text"), QStringLiteral("ksh")}).status, 2);
}

void TestCliThumbnail::completionsAreEnglishInEveryLanguage()
{
    for (const char* kind : {"bash", "zsh", "fish", "man"}) {
        const QStringList making{QStringLiteral("--make-text"), QLatin1String(kind)};
        QCOMPARE(runJapanese(making).out, run(making).out);
    }
    const QStringList helping{
        QStringLiteral("tool"), QStringLiteral("thin"), QStringLiteral("--help")};
    QVERIFY(runJapanese(helping).out.contains("キー")); // the help is not
    QVERIFY(!run(helping).out.contains("キー"));
}

/// The headings and words of CLI11, too, in the help of every command.
void TestCliThumbnail::theWholeHelpIsTranslated()
{
    for (const char* command : {"", "info", "render", "tool thin"}) {
        const QStringList words = QString::fromLatin1(command).split(u' ', Qt::SkipEmptyParts) +
                                  QStringList{QStringLiteral("--help")};
        const QByteArray english = run(words).out, japanese = runJapanese(words).out;
        QVERIFY(english.contains("\nOptions:") && english.contains("Usage:"));
        for (const char* word :
            {"Usage", "OPTIONS", "Options:", "Positionals", "Subcommands", "REQUIRED"})
            QVERIFY2(!japanese.contains(word),
                qPrintable(QLatin1String(command) + u' ' + QLatin1String(word)));
        QVERIFY(japanese.contains("\nオプション:"));
    }
    const QStringList convert{QStringLiteral("convert"), QStringLiteral("--help")};
    QVERIFY(run(convert).out.contains("7.4 or 7.5"));
    QVERIFY(!runJapanese(convert).out.contains("7.4 or 7.5"));
}

void TestCliThumbnail::completionsKeepDescriptionsWhole()
{
    const QByteArray zsh = run({QStringLiteral("--make-text"), QStringLiteral("zsh")}).out;
    QVERIFY(zsh.contains("(default: guessed)"));
    QVERIFY(zsh.contains("another model'\\''s motion"));
    QVERIFY2(!zsh.contains(" path="), "zsh ties $path to $PATH");
    const QByteArray fish = run({QStringLiteral("--make-text"), QStringLiteral("fish")}).out;
    QVERIFY(fish.contains("(default: guessed)"));
    QVERIFY(fish.contains("another model\\'s motion"));
}

void TestCliThumbnail::fishCompletesFilesAfterATool()
{
    const QByteArray fish = run({QStringLiteral("--make-text"), QStringLiteral("fish")}).out;
    int tools = 0;
    for (const QByteArray& line : fish.split('\n'))
        if (line.contains("seen_subcommand_from tool") && line.contains(" -f ")) {
            ++tools;
            QVERIFY2(line.contains("not __fish_seen_subcommand_from thin "), line);
        }
    QVERIFY(tools > 10);
}

void TestCliThumbnail::fishKnowsWhichOptionsHaveAValue()
{
    const QByteArray fish = run({QStringLiteral("--make-text"), QStringLiteral("fish")}).out;
    int flags = 0, values = 0;
    for (const QByteArray& line : fish.split('\n')) {
        const bool hasValue = line.contains(" -r ");
        if (line.contains(" -l json ") || line.contains(" -l help ")) {
            ++flags;
            QVERIFY2(!hasValue, line);
        } else if (line.contains(" -l output ") || line.contains(" -l model ")) {
            ++values;
            QVERIFY2(hasValue, line);
        }
    }
    QVERIFY(flags > 10 && values > 10);
}

void TestCliThumbnail::bashCompletesFilesAfterATool()
{
    const QByteArray bash = run({QStringLiteral("--make-text"), QStringLiteral("bash")}).out;
    QVERIFY(bash.contains("' tool thin') words='' options='-h --help -o --output "));
    QVERIFY(bash.contains("' tool') words='thin "));
    QVERIFY(bash.contains("'') words='info "));
}

void TestCliThumbnail::aWrongCommandIsNamed()
{
    for (const QStringList& words : {QStringList{QStringLiteral("redner"), model},
             QStringList{QStringLiteral("tool"), QStringLiteral("redner"), model}}) {
        const CliOutcome refused = run(words);
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("redner"), refused.err);
    }
}

QTEST_APPLESS_MAIN(TestCliThumbnail)
#include "test_cli_thumbnail.moc"
