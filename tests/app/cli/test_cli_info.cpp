// SPDX-License-Identifier: MIT
#include "tests/libmmd/format/pmd/pmd_example.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <memory>

/// Runs the real `odori-cli info` on models of each kind and on a motion; checks its JSON and its
/// text.
class TestCliInfo : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void saysWhatAPmxHolds();
    void saysWhatAPmdHolds();
    void aPmdIsReadInTheEncodingThatIsSaid_data();
    void aPmdIsReadInTheEncodingThatIsSaid();
    void ourToonsAreNotMissing();
    void tellsTheVersionsOfPmx();
    void saysWhatAMotionHolds();

private:
    [[nodiscard]] static QByteArray run(const QStringList& arguments);
    [[nodiscard]] static QJsonObject infoOf(const QString& path)
    {
        const auto json =
            QJsonDocument::fromJson(run({QStringLiteral("info"), QStringLiteral("--json"), path}));
        return json.object();
    }
    [[nodiscard]] QString write(const char* name, const QByteArray& data) const
    {
        QFile file(m_folder->filePath(QString::fromUtf8(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(data) != data.size())
            qFatal("the test's own file cannot be written");
        return file.fileName();
    }
    [[nodiscard]] static QByteArray sample(const char* name)
    {
        QFile file(QStringLiteral(ODORI_SAMPLE) + u'/' + QString::fromUtf8(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QByteArray TestCliInfo::run(const QStringList& arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.remove(QStringLiteral("DISPLAY"));
    environment.remove(QStringLiteral("ODORI_LANGUAGE"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(ODORI_CLI), arguments);
    if (!process.waitForFinished(120000) || process.exitCode() != 0)
        return {};
    return process.readAllStandardOutput();
}

void TestCliInfo::saysWhatAPmxHolds()
{
    const QString path = QStringLiteral(ODORI_SAMPLE "/mannequin.pmx");
    const auto expected = QJsonDocument::fromJson(R"({"kind": "model", "format": "PMX 2.0",
        "name": "マネキン", "nameEnglish": "Mannequin", "comment": "", "vertices": 21617,
        "faces": 39580, "materials": 12, "textures": 16, "bones": 107, "ikChains": 4, "morphs": 8,
        "morphPanels": {"brow": 1, "eye": 2, "mouth": 5}, "displayFrames": 11, "rigidBodies": 52,
        "joints": 77, "missingTextures": [], "refusedTextures": [], "warnings": []})");
    QCOMPARE(infoOf(path), expected.object());
    const QByteArray text = run({QStringLiteral("info"), path});
    for (const char* line : {"mannequin.pmx\n", "マネキン", "107", "PMX 2.0"})
        QVERIFY2(text.contains(line), line);
}

void TestCliInfo::saysWhatAPmdHolds()
{
    const QJsonObject info = infoOf(write("a.pmd", odori::test::pmd::whole()));
    QCOMPARE(info[QStringLiteral("format")].toString(), QStringLiteral("PMD"));
    QCOMPARE(info[QStringLiteral("bones")].toInt(), 11);
    QCOMPARE(info[QStringLiteral("materials")].toInt(), 4);
    QCOMPARE(info[QStringLiteral("faces")].toInt(), 2);
    QVERIFY(!info[QStringLiteral("missingTextures")].toArray().isEmpty());
}

void TestCliInfo::aPmdIsReadInTheEncodingThatIsSaid_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    const QString name = QStringLiteral("初音");
    QTest::newRow("cp932") << QByteArray("\x8f\x89\x89\xb9") << name;
    QTest::newRow("gbk") << QByteArray("\xb3\xf5\xd2\xf4") << name;
    QTest::newRow("big5") << QByteArray("\xaa\xec\xad\xb5") << name;
    QTest::newRow("euc-kr") << QByteArray("\xc7\xcf\xc3\xf7\xb3\xd7") << QStringLiteral("하츠네");
    QTest::newRow("utf8") << name.toUtf8() << name;
}

/// The encoding applies to the PMD's names and its texture paths.
void TestCliInfo::aPmdIsReadInTheEncodingThatIsSaid()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, text);
    QByteArray data = odori::test::pmd::whole();
    const QByteArray texture("exactly_20_bytes.bmp");
    QCOMPARE(data.count(texture), 1);
    data.replace(texture, (bytes + ".bmp").leftJustified(20, '\0'));
    data.replace(7, 20, bytes.leftJustified(20, '\0')); // after "Pmd" and the version
    const QString path = write("a.pmd", data);
    const QStringList asked{
        QStringLiteral("info"), QStringLiteral("--json"), path, QStringLiteral("--encoding")};
    for (const char* encoding : {"cp932", "gbk", "big5", "euc-kr", "utf8"}) {
        const auto info =
            QJsonDocument::fromJson(run(asked + QStringList{QLatin1String(encoding)})).object();
        const bool isRight = QLatin1String(encoding) == QLatin1String(QTest::currentDataTag());
        QVERIFY(info.contains(QStringLiteral("name")));
        QCOMPARE(info[QStringLiteral("name")].toString() == text, isRight);
        QCOMPARE(info[QStringLiteral("missingTextures")].toArray().contains(
                     text + QStringLiteral(".bmp")),
            isRight);
    }
}

namespace {

/// A PMX text in UTF-16, preceded by its size.
QByteArray pmxText(const QString& text)
{
    const QByteArray size(1, char(2 * text.size()));
    return size + QByteArray(3, '\0') +
           QByteArray(reinterpret_cast<const char*>(text.utf16()), 2 * text.size());
}

} // namespace

/// Textures are renamed to a toon that Odori bundles, and to similar names that it does not bundle.
void TestCliInfo::ourToonsAreNotMissing()
{
    QByteArray data = sample("mannequin.pmx");
    const auto rename = [&data](const char* from, const char* to) {
        const QByteArray old = pmxText(QString::fromLatin1(from));
        QCOMPARE(data.count(old), 1);
        data.replace(old, pmxText(QString::fromLatin1(to)));
    };
    rename("tex/hair.png", "toon01.bmp");
    rename("tex/skin.png", "TOON10.BMP");
    rename("tex/shoes.png", "toon11.bmp");
    rename("tex/socks.png", "tex\\toon02.bmp");
    rename("tex/skirt.png", "..\\toon03.bmp");
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("tex")));
    static_cast<void>(write("tex/face.png", "x"));
    const QString path = write("toons.pmx", data);
    const QJsonObject info = infoOf(path);
    const auto expected = QJsonDocument::fromJson(R"(["tex/toon_skin.png", "tex/mouth.png",
        "tex/toon_flat.png", "tex/eye_white.png", "tex/iris.png", "tex/lines.png",
        "tex/shirt.png", "tex/toon_cloth.png", "tex/shorts.png", "tex\\toon02.bmp",
        "toon11.bmp", "tex/toon_hair.png"])");
    QCOMPARE(info[QStringLiteral("missingTextures")].toArray(), expected.array());
    QCOMPARE(info[QStringLiteral("refusedTextures")].toArray(),
        QJsonArray{QStringLiteral("..\\toon03.bmp")});
    const QByteArray text = run({QStringLiteral("info"), path});
    QVERIFY(text.contains("toon11.bmp") && !text.contains("toon01.bmp"));
}

void TestCliInfo::tellsTheVersionsOfPmx()
{
    QByteArray data = sample("mannequin.pmx");
    const float version = 2.1f;
    std::memcpy(data.data() + 4, &version, sizeof version);
    data += QByteArray(4, '\0'); // no soft bodies
    const QJsonObject info = infoOf(write("b.pmx", data));
    QCOMPARE(info[QStringLiteral("format")].toString(), QStringLiteral("PMX 2.1"));
    QCOMPARE(info[QStringLiteral("joints")].toInt(), 77);
    QCOMPARE(info[QStringLiteral("missingTextures")].toArray().size(), 16);
}

void TestCliInfo::saysWhatAMotionHolds()
{
    const QString path = write("歩く.vmd", sample("walk.vmd"));
    const QJsonObject info = infoOf(path);
    QCOMPARE(info[QStringLiteral("kind")].toString(), QStringLiteral("motion"));
    QCOMPARE(info[QStringLiteral("format")].toString(), QStringLiteral("VMD 0002"));
    QCOMPARE(info[QStringLiteral("modelName")].toString(), QStringLiteral("マネキン"));
    QCOMPARE(info[QStringLiteral("lastFrame")].toInt(), 120);
    QCOMPARE(info[QStringLiteral("seconds")].toDouble(), 4.0);
    const auto sections = QJsonDocument::fromJson(R"({"bone": 491, "morph": 24, "camera": 0,
        "light": 0, "shadow": 0, "showIk": 1})");
    QCOMPARE(info[QStringLiteral("sections")].toObject(), sections.object());
    int keys = 0;
    for (const auto& each : info[QStringLiteral("boneTracks")].toArray()) {
        const QJsonObject track = each.toObject();
        keys += track[QStringLiteral("keys")].toInt();
        QVERIFY(track[QStringLiteral("first")].toInt() <= track[QStringLiteral("last")].toInt());
    }
    QCOMPARE(keys, 491);
    const QByteArray text = run({QStringLiteral("info"), path});
    QVERIFY(text.startsWith("歩く.vmd\n") && text.contains("VMD 0002") && text.contains("120"));
}

QTEST_GUILESS_MAIN(TestCliInfo)
#include "test_cli_info.moc"
