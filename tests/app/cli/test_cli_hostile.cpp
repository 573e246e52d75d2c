// SPDX-License-Identifier: MIT
#include "tests/app/cli/cli_process.h"
#include "tests/support/corpus.h"
#include "tests/support/sanitizer.h"

#include <QtTest/QTest>

#include <memory>

#include <sys/resource.h>

using odori::test::CliOutcome;

namespace {

QString L(const char* text)
{
    return QString::fromUtf8(text);
}

/// A VMD with one key: the named bone at `frame`.
QByteArray motionOf(const QByteArray& bone, quint32 frame)
{
    QByteArray bytes = QByteArray("Vocaloid Motion Data 0002").leftJustified(50, '\0');
    bytes += QByteArray("\1\0\0\0", 4) + bone.leftJustified(15, '\0', true);
    for (int byte = 0; byte < 4; ++byte)
        bytes += char(frame >> (8 * byte));
    bytes += QByteArray("\0\0\x80\x3F", 4) + QByteArray(2 * 4 + 3 * 4, '\0') +
             QByteArray("\0\0\x80\x3F", 4) + QByteArray(64, '\x14');
    return bytes + QByteArray(5 * 4, '\0');
}

void limitMemory()
{
    if (odori::test::isSanitized)
        return;
    const rlimit gigabyte{rlim_t(1) << 30, rlim_t(1) << 30};
    setrlimit(RLIMIT_AS, &gigabyte);
}

} // namespace

/// How odori-cli reports malicious files and names, with little memory.
class TestCliHostile : public QObject {
    Q_OBJECT
private slots:
    void init();
    void aFileThatClaimsATerabyteIsRefused_data();
    void aFileThatClaimsATerabyteIsRefused();
    void tooLittleMemoryIsASentence();
    void aKeyAtFrameFourBillionIsRefused_data();
    void aKeyAtFrameFourBillionIsRefused();
    void namesAreShownWithoutControlCharacters();
    void longNamesAreShortened();
    void whatIsTypedIsShownWithoutControlCharacters();

private:
    [[nodiscard]] CliOutcome run(const QStringList& arguments) const
    {
        return odori::test::runCli(arguments, {.folder = m_folder->path(), .limit = limitMemory});
    }
    void write(const char* name, const QByteArray& data, qint64 size = 0) const
    {
        QFile file(m_folder->filePath(L(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(data) == data.size());
        QVERIFY(size == 0 || file.resize(size));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliHostile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    for (const char* name : {"mannequin.pmx", "walk.vmd"})
        QVERIFY(
            QFile::copy(QStringLiteral(ODORI_SAMPLE "/") + L(name), m_folder->filePath(L(name))));
}

void TestCliHostile::aFileThatClaimsATerabyteIsRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("says");
    const QByteArray vmd = motionOf("a", 0);
    const QByteArray large("the file is too large (1099511627776 bytes)");
    const QString out = L("out.vmd");
    QTest::newRow("info, zeros") << QStringList{L("info"), L("big.vmd")} << QByteArray()
                                 << QByteArray("not a VMD file");
    QTest::newRow("info, VMD") << QStringList{L("info"), L("big.vmd")} << vmd << large;
    QTest::newRow("info, PMX") << QStringList{L("info"), L("big.vmd")}
                               << QByteArray("PMX \0\0\0\x40\x08", 9) << large;
    QTest::newRow("info, PMD") << QStringList{L("info"), L("big.vmd")}
                               << QByteArray("Pmd\0\0\x80\x3F", 7) << large;
    QTest::newRow("info, VPD") << QStringList{L("info"), L("big.vmd")}
                               << QByteArray("Vocaloid Pose Data file\n") << large;
    QTest::newRow("convert") << QStringList{L("convert"), L("big.vmd"), L("-o"), out} << vmd
                             << large;
    QTest::newRow("convert, zeros") << QStringList{L("convert"), L("big.vmd"), L("-o"), out}
                                    << QByteArray() << QByteArray("not a VMD file");
    QTest::newRow("convert, JSON")
        << QStringList{L("convert"), L("big.json"), L("-o"), out} << QByteArray("{") << large;
    QTest::newRow("convert to PMX, zeros")
        << QStringList{L("convert"), L("big.vmd"), L("-o"), L("out.pmx")} << QByteArray()
        << QByteArray("not a PMX file");
    QTest::newRow("check") << QStringList{L("check"), L("big.vmd")} << vmd << large;
    QTest::newRow("pose, model") << QStringList{L("pose"), L("big.vmd"), L("-o"), L("out.f32")}
                                 << QByteArray() << QByteArray("not a PMX file");
    QTest::newRow("pose, motion") << QStringList{L("pose"), L("mannequin.pmx"), L("big.vmd"),
                                         L("-o"), L("out.f32")}
                                  << vmd << large;
    QTest::newRow("export") << QStringList{L("convert"), L("mannequin.pmx"), L("big.vmd"), L("-o"),
                                   L("out.bvh")}
                            << vmd << large;
}

void TestCliHostile::aFileThatClaimsATerabyteIsRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, says);
    write("big.vmd", head, qint64(1) << 40);
    write("big.json", head, qint64(1) << 40);
    const CliOutcome outcome = run(arguments);
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.err.count('\n'), 1);
    QVERIFY2(outcome.err.startsWith("big.") && outcome.err.contains(says), outcome.err.constData());
    QVERIFY(!QFile::exists(m_folder->filePath(L("out.vmd"))));
}

void TestCliHostile::tooLittleMemoryIsASentence()
{
    if (odori::test::isSanitized)
        QSKIP("the sanitizer needs all addresses");
    write("big.vmd", motionOf("a", 0), qint64(1500) << 20);
    for (const QStringList& arguments :
        {QStringList{L("info"), L("big.vmd")}, QStringList{L("check"), L("big.vmd")},
            QStringList{L("convert"), L("mannequin.pmx"), L("big.vmd"), L("-o"), L("out.bvh")}}) {
        const CliOutcome outcome = run(arguments);
        QCOMPARE(outcome.status, 1);
        QCOMPARE(outcome.err, QByteArray("big.vmd: there is not enough memory for this.\n"));
    }
    // Reading succeeds, but the conversion needs too much memory.
    write("half.vmd", motionOf("a", 0), qint64(450) << 20);
    const CliOutcome outcome = run({L("convert"), L("half.vmd"), L("-o"), L("out.json")});
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.err, QByteArray("odori-cli: There is not enough memory for this.\n"));
}

void TestCliHostile::aKeyAtFrameFourBillionIsRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QString model = L("mannequin.pmx"), motion = L("late.vmd");
    QTest::newRow("pose") << QStringList{L("pose"), model, motion, L("-o"), L("out.f32")};
    QTest::newRow("pose with physics")
        << QStringList{L("pose"), model, motion, L("-o"), L("out.f32"), L("--physics")};
    QTest::newRow("pose of late frames with physics") << QStringList{L("pose"), model, motion,
        L("-o"), L("out.f32"), L("--physics"), L("--range"), L("3999999990:4000000000")};
    QTest::newRow("pose of a long range") << QStringList{
        L("pose"), model, L("walk.vmd"), L("-o"), L("out.f32"), L("--range"), L("0:4000000000")};
    QTest::newRow("bvh") << QStringList{L("convert"), model, motion, L("-o"), L("out.bvh")};
    QTest::newRow("fbx") << QStringList{L("convert"), model, motion, L("-o"), L("out.fbx")};
    QTest::newRow("glb with physics")
        << QStringList{L("convert"), model, motion, L("-o"), L("out.glb"), L("--physics")};
    QTest::newRow("render with physics") << QStringList{L("render"), model, motion, L("-o"),
        L("out.png"), L("--physics"), L("--frame"), L("4000000000")};
}

void TestCliHostile::aKeyAtFrameFourBillionIsRefused()
{
    QFETCH(QStringList, arguments);
    const QByteArray centre = QByteArray::fromHex("835a8393835e815b"); // センター
    write("late.vmd", motionOf(centre, 4000000000u));
    const CliOutcome outcome = run(arguments);
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.err.count('\n'), 1);
    QVERIFY2(outcome.err.contains("frames cannot be handled at once"), outcome.err.constData());
    // A part of the range works.
    if (arguments[0] == L("pose") && arguments.size() == 5)
        QCOMPARE(run(arguments + QStringList{L("--range"), L("3999999999:4000000000")}).status, 0);
}

void TestCliHostile::namesAreShownWithoutControlCharacters()
{
    write("evil.vmd", motionOf("a\x1b[31m\r\n\x07z", 3));
    write("evil\n\x1b[2J.vmd", "nothing");
    for (const QStringList& arguments : {QStringList{L("info"), L("evil.vmd")},
             QStringList{L("check"), L("evil.vmd"), L("--model"), L("mannequin.pmx")},
             QStringList{L("info"), L("evil\n\x1b[2J.vmd")},
             QStringList{L("info"), L("none\n\x1b[2J.vmd")},
             QStringList{L("convert"), L("mannequin.pmx"), L("evil.vmd"), L("-o"), L("out.bvh"),
                 L("--force")},
             QStringList{L("convert"), L("mannequin.pmx"), L("walk.vmd"), L("-o"),
                 L("ou\x1bt\n.bvh"), L("--range"), L("0:2")},
             QStringList{L("convert"), L("evil.vmd"), L("-o"),
                 L("no/fol\x1b"
                   "der\n/x.vmd")}}) {
        const CliOutcome outcome = run(arguments);
        QVERIFY2(outcome.out.contains("\\x1B") || outcome.err.contains("\\x1B"),
            (outcome.out + outcome.err).constData());
        for (const char each : outcome.out + outcome.err)
            QVERIFY2(each == '\n' || uchar(each) >= ' ', (outcome.out + outcome.err).constData());
    }
    const CliOutcome wrong = run({L("info"), L("evil\n\x1b[2J.vmd")});
    QCOMPARE(wrong.err.count('\n'), 1);
}

void TestCliHostile::longNamesAreShortened()
{
    write("long.csv", "name,frame,x," + QByteArray(100000, 'n') + "\na,0,1,2\n");
    const CliOutcome outcome = run({L("convert"), L("long.csv"), L("-o"), L("out.vmd")});
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.err.size() < 400);
    QVERIFY2(outcome.err.contains("n…n") && outcome.err.contains("not supported"),
        outcome.err.constData());
}

void TestCliHostile::whatIsTypedIsShownWithoutControlCharacters()
{
    for (const QStringList& arguments :
        {QStringList{L("da\x1b[2Jnce\n")}, QStringList{L("info"), L("a"), L("--lo\x1b[2Jud\n")},
            QStringList{L("pose"), L("a"), L("-o"), L("b"), L("--range"), L("\x1b[2J\n9:1")}}) {
        const CliOutcome outcome = run(arguments);
        QCOMPARE(outcome.status, 2);
        QVERIFY(!outcome.err.isEmpty());
        for (const char each : outcome.err)
            QVERIFY2(each == '\n' || uchar(each) >= ' ', outcome.err.constData());
        QVERIFY(outcome.err.count('\n') <= 2);
    }
}

QTEST_GUILESS_MAIN(TestCliHostile)
#include "test_cli_hostile.moc"
