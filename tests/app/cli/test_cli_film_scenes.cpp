// SPDX-License-Identifier: MIT
#include "tests/app/cli/cli_process.h"
#include "tests/libmmd/accessory/accessory_files.h"
#include "tests/support/corpus.h"
#include "tests/support/film_probe.h"

#include <QtCore/QDataStream>
#include <QtCore/QDir>
#include <QtTest/QTest>

#include <memory>

using namespace odori::test;

namespace {

QString L(const char* text)
{
    return QString::fromUtf8(text);
}

QStringList words(const QString& text)
{
    return text.split(u' ', Qt::SkipEmptyParts);
}

/// Keys at frames 0 and 10 of what the scene itself has.
struct SceneKeys {
    bool camera = true, light = true, shadow = true;
};

QByteArray motionOf(const SceneKeys& keys)
{
    QByteArray bytes = QByteArray("Vocaloid Motion Data 0002").leftJustified(50, '\0');
    QDataStream out(&bytes, QIODevice::WriteOnly | QIODevice::Append);
    out.setByteOrder(QDataStream::LittleEndian);
    out.setFloatingPointPrecision(QDataStream::SinglePrecision);
    const auto count = [&](bool has) { out << quint32(has ? 2 : 0); };
    out << quint32(0) << quint32(0); // bones, morphs
    count(keys.camera);
    for (const quint32 frame : {0u, 10u}) {
        if (!keys.camera)
            break;
        const float share = float(frame) / 10.0f;
        out << frame << -45.0f + 20.0f * share << 2.0f * share << 10.0f + 2.0f * share << 0.0f;
        out << 0.2f * share << 0.6f * share << 0.0f; // rotation
        for (int each = 0; each < 6; ++each)
            out << qint8(20) << qint8(107) << qint8(20) << qint8(107);
        out << quint32(30 + frame) << quint8(0);
    }
    count(keys.light);
    for (const quint32 frame : {0u, 10u})
        if (keys.light)
            out << frame << 0.6f << 0.6f << float(frame) / 10.0f << 0.5f << -1.0f << -0.5f;
    count(keys.shadow);
    for (const quint32 frame : {0u, 10u})
        if (keys.shadow)
            out << frame << quint8(frame == 0 ? 0 : 1) << 0.01f;
    out << quint32(0); // show and IK
    return bytes;
}

} // namespace

/// Films of whole scenes, by several workers, and the files that they must not replace.
class TestCliFilmScenes : public QObject {
    Q_OBJECT
private slots:
    void init();
    void aFilmHasThePicturesOfItsFrames();
    void everyPartOfTheSceneIsSeen();
    void workersMakeThePicturesOfOnePiece();
    void whatIsReadIsNotReplaced_data();
    void whatIsReadIsNotReplaced();
    void otherPicturesAreReplaced();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] CliOutcome run(const QString& arguments) const
    {
        return runCli(words(L("render ") + arguments), {.folder = m_folder->path()});
    }
    void write(const QString& name, const QByteArray& data) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(data) == data.size());
    }
    /// A project with the walking sample, a second actor, an accessory and the scene's own keys.
    void writeProject(const char* name, const SceneKeys& keys, bool hasAccessory = true) const
    {
        const QByteArray camera = QByteArray(name) + ".vmd";
        write(L(camera.constData()), motionOf(keys));
        write(L(name), "{\"format\": \"odori-project\", \"formatVersion\": 1, \"actors\": ["
                       "{\"model\": \"m.pmx\", \"motion\": {\"path\": \"walk.vmd\"}}" +
                           QByteArray(hasAccessory ? ",{\"model\": \"wall.x\"}" : "") +
                           "], \"camera\": {\"path\": \"" + camera + "\"}}");
    }
    [[nodiscard]] QStringList files(const QString& folder) const
    {
        return QDir(path(folder)).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliFilmScenes::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QFile::copy(L(ODORI_SAMPLE "/walk.vmd"), path(L("walk.vmd"))));
    QVERIFY(QFile::copy(L(ODORI_SAMPLE "/mannequin.pmx"), path(L("m.pmx"))));
    write(L("wall.x"), squareAsX());
    for (const char* name : {"tex", "film", "one", "pieces"})
        QVERIFY(QDir(m_folder->path()).mkdir(L(name)));
    for (const QString& name : QDir(L(ODORI_SAMPLE "/tex")).entryList(QDir::Files))
        QVERIFY(QFile::copy(L(ODORI_SAMPLE "/tex/") + name, path(L("tex/") + name)));
}

void TestCliFilmScenes::aFilmHasThePicturesOfItsFrames()
{
    writeProject("dance.odori", {});
    const QString look = L("dance.odori --physics --size 96x64 ");
    const auto series = run(look + L("--range 4:8 -o film/%02d.png"));
    QVERIFY2(series.status == 0, series.err.constData());
    QCOMPARE(run(look + L("--range 4:8 --codec ffv1 -o a.mkv")).status, 0);
    const auto pictures = filmPictures(path(L("a.mkv")), {96, 64});
    QCOMPARE(pictures.size(), std::size_t(5));
    QByteArray before;
    for (int frame = 4; frame <= 8; ++frame) {
        QCOMPARE(run(look + L("--frame %1 -o one.png").arg(frame)).status, 0);
        const QByteArray one = readAll(path(L("one.png")));
        QVERIFY(one == readAll(path(L("film/0%1.png").arg(frame))));
        QVERIFY(one != before);
        before = one;
        // FFV1 is lossless.
        QCOMPARE(pictures[std::size_t(frame - 4)].convertToFormat(QImage::Format_RGB32),
            QImage(path(L("one.png"))).convertToFormat(QImage::Format_RGB32));
    }
}

void TestCliFilmScenes::everyPartOfTheSceneIsSeen()
{
    const auto pictureOf = [&](const SceneKeys& keys, bool hasAccessory, const char* more = "") {
        writeProject("dance.odori", keys, hasAccessory);
        const auto outcome =
            run(L("dance.odori --size 96x64 --range 8:8 -o film/%d.png ") + L(more));
        return outcome.status == 0 ? readAll(path(L("film/8.png"))) : QByteArray();
    };
    const QByteArray whole = pictureOf({}, true);
    QVERIFY(!whole.isEmpty());
    QVERIFY(pictureOf({}, false) != whole);
    QVERIFY(pictureOf({.camera = false}, true) != whole);
    QVERIFY(pictureOf({.light = false}, true) != whole);
    QVERIFY(pictureOf({}, true, "--camera walk.vmd") != whole); // it has no camera keys
    // The keys of the self-shadow switch it on at frame 10 only.
    const QByteArray without = pictureOf({}, true, "--no-self-shadow");
    QCOMPARE(without, whole);
    QVERIFY(pictureOf({.shadow = false}, true) != whole);
}

/// The recipe of docs/batch.md for one machine.
void TestCliFilmScenes::workersMakeThePicturesOfOnePiece()
{
    const QString look = L("m.pmx walk.vmd --physics --size 96x64 ");
    QCOMPARE(run(look + L("--range 0:19 -o one/frame_%05d.png")).status, 0);
    QProcess workers;
    workers.setWorkingDirectory(m_folder->path());
    workers.start(L("sh"), {L("-c"), L("printf '%s\\n' 0:6 7:12 13:14 15:19 | xargs -P 2 -I RANGE "
                                       "'" ODORI_CLI "' render ") +
                                         look + L("--range RANGE -o pieces/frame_%05d.png")});
    QVERIFY(workers.waitForFinished(120000));
    QCOMPARE(workers.exitCode(), 0);
    const QStringList names = files(L("one"));
    QCOMPARE(names.size(), 20);
    QCOMPARE(files(L("pieces")), names);
    for (const QString& name : names)
        QVERIFY2(readAll(path(L("one/") + name)) == readAll(path(L("pieces/") + name)),
            qPrintable(name));
}

void TestCliFilmScenes::whatIsReadIsNotReplaced_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("replaced");
    const auto row = [](const char* name, const char* options, const char* replaced) {
        QTest::newRow(name) << L(options) << L(replaced);
    };
    row("the background", "m.pmx --range 0:9 --background p_03.png -o p_%02d.png", "p_03.png");
    row("the background by another path",
        "m.pmx --range 0:9 --background tex/../p_03.png -o ./p_%02d.png", "./p_03.png");
    row("the background by a link", "m.pmx --range 0:9 --background link.png -o p_%02d.png",
        "p_03.png");
    row("a video", "m.pmx --range 0:9 --background v_3.png -o v_%d.png", "v_3.png");
    row("a video behind a film", "m.pmx --range 0:9 --background v.mkv -o v.mkv", "v.mkv");
    row("a texture", "m.pmx --range 0:9 -o tex/%02d.png", "tex/03.png");
    row("a texture by a picture", "m.pmx --frame 0 -o tex/face.png", "tex/face.png");
    row("a project's model", "dance.odori --frame 0 -o m.pmx", "m.pmx");
    row("a project's motion", "dance.odori --frame 0 -o walk.vmd", "walk.vmd");
    row("a project's camera", "dance.odori --frame 0 -o dance.odori.vmd", "dance.odori.vmd");
}

void TestCliFilmScenes::whatIsReadIsNotReplaced()
{
    QFETCH(QString, options);
    QFETCH(QString, replaced);
    QVERIFY(QFile::copy(path(L("tex/face.png")), path(L("p_03.png"))));
    QVERIFY(QFile::link(L("p_03.png"), path(L("link.png"))));
    // The model's face is in another file, with the name of a picture.
    QVERIFY(QFile::rename(path(L("tex/face.png")), path(L("tex/03.png"))));
    QVERIFY(QFile::link(L("03.png"), path(L("tex/face.png"))));
    write(L("v_3.png"), "no picture, so perhaps a video");
    write(L("v.mkv"), "no video");
    writeProject("dance.odori", {});
    const QStringList before = files({}), textures = files(L("tex"));
    const QByteArray content = readAll(path(replaced));
    const auto outcome = run(options);
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.err, "odori-cli: " + replaced.toUtf8() +
                              " is an input of this command and is not overwritten\n");
    QCOMPARE(files({}), before);
    QCOMPARE(files(L("tex")), textures);
    QCOMPARE(readAll(path(replaced)), content);
}

void TestCliFilmScenes::otherPicturesAreReplaced()
{
    QVERIFY(QFile::copy(path(L("tex/face.png")), path(L("p_03.png"))));
    QVERIFY(QFile::copy(path(L("tex/face.png")), path(L("p_3.png"))));
    for (const char* name : {"p_00.png", "p_01.png"})
        write(L(name), "old");
    // The background is outside the range, or has another number of digits.
    const QString look = L("m.pmx --size 16x16 -o p_%02d.png ");
    QCOMPARE(run(look + L("--range 0:2 --background p_03.png")).status, 0);
    QCOMPARE(run(look + L("--range 0:4 --background p_3.png")).status, 0);
    QCOMPARE(QImage(path(L("p_01.png"))).size(), QSize(16, 16));
    QCOMPARE(QImage(path(L("p_03.png"))).size(), QSize(16, 16));
    QVERIFY(QImage(path(L("p_3.png"))).width() > 16);
}

QTEST_GUILESS_MAIN(TestCliFilmScenes)
#include "test_cli_film_scenes.moc"
