// SPDX-License-Identifier: MIT
#include "tests/app/cli/cli_process.h"
#include "tests/libmmd/animation/gltf_example.h"
#include "tests/libmmd/animation/several_takes.h"

#include <QtCore/QFile>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using odori::test::CliOutcome;
using odori::test::runCli;

namespace {

QString L(const char* text)
{
    return QString::fromUtf8(text);
}

const QString model = L(ODORI_SAMPLE "/mannequin.pmx");
const QString walk = L(ODORI_SAMPLE "/walk.vmd");

} // namespace

/// odori-cli import: animations of other programs become motions.
class TestCliImport : public QObject {
    Q_OBJECT
private slots:
    void exportsAreReadAgain_data();
    void exportsAreReadAgain();
    void oneOfSeveralAnimationsIsImported_data();
    void oneOfSeveralAnimationsIsImported();
    void aSavedMappingIsUsed();
    void optionsChangeTheMotion();
    void theMotionMayGoToTheStandardOutput();
    void motionsArePassedOrFitted();
    void badInputIsRefused_data();
    void badInputIsRefused();
    void aModelAtRestIsNoAnimation();
    void theLastFrameIsKept();
    void wrongUsageIsSaid();

private:
    [[nodiscard]] CliOutcome run(const QStringList& arguments) const
    {
        return runCli(arguments, {.folder = m_folder.path()});
    }
    /// The lines of `info` of a motion.
    [[nodiscard]] QByteArray info(const QString& file) const
    {
        return run({L("info"), file, L("--json")}).out;
    }
    void write(const QString& name, const QByteArray& content) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(content);
    }
    [[nodiscard]] bool exists(const QString& name) const
    {
        return QFile::exists(m_folder.filePath(name));
    }

    QTemporaryDir m_folder;
};

void TestCliImport::exportsAreReadAgain_data()
{
    QTest::addColumn<QString>("file");
    for (const char* file : {"walk.bvh", "walk.fbx", "walk.glb"})
        QTest::newRow(file) << L(file);
}

void TestCliImport::exportsAreReadAgain()
{
    QFETCH(QString, file);
    QCOMPARE(run({L("convert"), model, walk, L("--no-mesh"), L("-o"), file}).status, 0);
    const auto outcome = run({L("import"), file, L("--model"), model, L("-o"), L("back.vmd")});
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.out.startsWith("Keys that remain: ") &&
                 outcome.out.contains(" Bones of the file that are used: 107. Scale of lengths: "),
        outcome.out.constData());
    QCOMPARE(outcome.out.count('\n'), 1); // no list of one animation
    const QByteArray before = info(walk), after = info(L("back.vmd"));
    const auto lastFrame = [](const QByteArray& json) {
        const auto at = json.indexOf("\"lastFrame\"");
        return json.mid(at, json.indexOf(',', at) - at);
    };
    QVERIFY(!lastFrame(before).isEmpty());
    QCOMPARE(lastFrame(after), lastFrame(before));
    QVERIFY(after.contains("右足ＩＫ"));
}

void TestCliImport::oneOfSeveralAnimationsIsImported_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("isText");
    QTest::newRow("GLB") << L("two.glb") << false;
    QTest::newRow("FBX") << L("two.fbx") << true;
}

void TestCliImport::oneOfSeveralAnimationsIsImported()
{
    QFETCH(QString, file);
    QFETCH(bool, isText);
    QStringList convert{L("convert"), model, walk, L("--no-mesh"), L("--no-verify"), L("-o"), file};
    if (isText)
        convert += L("--ascii");
    QCOMPARE(run(convert).status, 0);
    QFile exported(m_folder.filePath(file));
    QVERIFY(exported.open(QFile::ReadOnly));
    const QByteArray one = exported.readAll();
    exported.close();
    write(file, isText ? odori::test::fbxWithTurn(one) : odori::test::glbWithTurn(one));
    const auto imported = [&](const QStringList& options) {
        return run(
            QStringList{L("import"), file, L("--model"), model, L("-o"), L("take.vmd")} + options);
    };
    const auto usual = imported({});
    QCOMPARE(usual.status, 0);
    const QByteArray list = usual.out.mid(usual.out.indexOf('\n') + 1);
    QVERIFY2(list.startsWith("Animations of the file: 1 ") && list.contains(" turn") &&
                 list.endsWith(" walk.\n"),
        usual.out.constData());
    QVERIFY(info(L("take.vmd")).contains("右足ＩＫ"));
    const QByteArray number = list.mid(list.indexOf(" turn") - 1, 1);
    for (const QString& take : {L("turn"), QString::fromLatin1(number)}) {
        const auto chosen = imported({L("--animation"), take});
        QCOMPARE(chosen.status, 0);
        QVERIFY2(chosen.out.endsWith("Imported: " + number + " turn.\n"), chosen.out.constData());
        QVERIFY(info(L("take.vmd")).contains("左腕"));
        QVERIFY(!info(L("take.vmd")).contains("センター"));
    }
    const auto none = imported({L("--animation"), L("jump")});
    QCOMPARE(none.status, 1);
    QVERIFY2(none.err.startsWith(file.toUtf8() + ": the file has no such animation; it has: 1 ") &&
                 none.err.contains(number + " turn") && none.err.count('\n') == 1,
        none.err.constData());
}

void TestCliImport::aSavedMappingIsUsed()
{
    QCOMPARE(run({L("convert"), model, walk, L("-o"), L("walk.bvh")}).status, 0);
    QCOMPARE(run({L("import"), L("walk.bvh"), L("--model"), model, L("--save-mapping"), L("m.json"),
                     L("-o"), L("all.vmd")})
                 .status,
        0);
    QVERIFY(exists(L("m.json")));
    write(L("one.json"), R"({"format": "odori-bone-mapping", "version": 1,
        "pairs": [{"joint": "頭", "bone": "首", "use": "rotation"}]})");
    const auto outcome = run({L("import"), L("walk.bvh"), L("--model"), model, L("--mapping"),
        L("one.json"), L("-o"), L("one.vmd")});
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.contains("Bones of the file that are used: 1."));
    const QByteArray tracks = info(L("one.vmd"));
    QVERIFY(tracks.contains("首") && !tracks.contains("頭"));
    // The saved mapping is the one that the names give.
    QCOMPARE(run({L("import"), L("walk.bvh"), L("--model"), model, L("--mapping"), L("m.json"),
                     L("-o"), L("again.vmd")})
                 .status,
        0);
    QCOMPARE(info(L("again.vmd")).replace("again", "all"), info(L("all.vmd")));
}

void TestCliImport::optionsChangeTheMotion()
{
    QCOMPARE(run({L("convert"), model, walk, L("-o"), L("walk.bvh")}).status, 0);
    const auto sizeWith = [&](const QStringList& options) {
        const auto outcome =
            run(QStringList{L("import"), L("walk.bvh"), L("--model"), model, L("-o"), L("-")} +
                options);
        return outcome.status == 0 ? outcome.out.size() : -1;
    };
    const qsizetype usual = sizeWith({});
    QVERIFY(usual > 1000);
    QVERIFY(sizeWith({L("--every-frame")}) > 4 * usual);
    for (const QStringList& options :
        {QStringList{L("--legs"), L("ik")}, {L("--legs"), L("fk")}, {L("--ground"), L("lowest")},
            {L("--rest"), L("first-frame")}, {L("--scale"), L("0.5")}, {L("--start"), L("100")},
            {L("--at-origin")}, {L("--no-twist")}, {L("--animation"), L("1")}})
        QVERIFY2(sizeWith(options) > 1000, qPrintable(options.join(u' ')));
}

void TestCliImport::theMotionMayGoToTheStandardOutput()
{
    QCOMPARE(run({L("convert"), model, walk, L("-o"), L("walk.bvh")}).status, 0);
    const auto outcome = run({L("import"), L("walk.bvh"), L("--model"), model, L("-o"), L("-")});
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.startsWith("Vocaloid Motion Data 0002"));
    QVERIFY(outcome.err.startsWith("Keys that remain: "));
}

void TestCliImport::motionsArePassedOrFitted()
{
    for (const char* name : {"walk.csv", "walk.json"}) {
        QCOMPARE(run({L("convert"), walk, L("-o"), L(name)}).status, 0);
        QCOMPARE(
            run({L("import"), L(name), L("--model"), model, L("-o"), L("same.vmd")}).status, 0);
        QCOMPARE(info(L("same.vmd")).contains("右足ＩＫ"), true);
    }
    const auto fitted =
        run({L("import"), walk, L("--from"), model, L("--model"), model, L("-o"), L("fitted.vmd")});
    QCOMPARE(fitted.status, 0);
    QVERIFY(fitted.out.contains("Scale of lengths: 1.000."));
    QFile before(walk), after(m_folder.filePath(L("fitted.vmd")));
    QVERIFY(before.open(QFile::ReadOnly) && after.open(QFile::ReadOnly));
    QCOMPARE(after.readAll(), before.readAll());
}

void TestCliImport::badInputIsRefused_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("BVH") << L("a.bvh") << QByteArray("HIERARCHY\nROOT a\n{\nOFFSET 0 x 0\n")
                         << QByteArray("line 4");
    QTest::newRow("cut BVH") << L("b.bvh") << QByteArray("HIERARCHY\nROOT a\n{\n")
                             << QByteArray("the file ends too early, in the joints (byte 19).");
    QTest::newRow("BVH without its last frame")
        << L("f.bvh")
        << QByteArray("HIERARCHY\nROOT Hips\n{\nOFFSET 0 0 0\nCHANNELS 1 Xrotation\n}\nMOTION\n"
                      "Frames: 3\nFrame Time: 0.1\n1\n2\n  ")
        << QByteArray("the file ends too early, in frame 3 (byte");
    QTest::newRow("huge BVH") << L("c.bvh")
                              << QByteArray("HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 1 "
                                            "Xrotation\n}\nMOTION\nFrames: 4000000000\nFrame Time: "
                                            "0.1\n0")
                              << QByteArray("4000000000");
    QTest::newRow("GLB") << L("a.glb") << QByteArray("{\"nodes\": 1}") << QByteArray("no nodes");
    QTest::newRow("FBX") << L("a.fbx") << QByteArray("Kaydara FBX Binary  \0\x1a\0", 23)
                         << QByteArray("a.fbx: it cannot be read: file is too short.");
    QTest::newRow("empty FBX") << L("b.fbx") << QByteArray() << QByteArray("the file is empty.");
    QTest::newRow("glTF without animations")
        << L("still.gltf") << QByteArray(R"({"asset": {"version": "2.0"}, "nodes": [{}]})")
        << QByteArray("the file has no animation that moves a joint.");
    QTest::newRow("an animation of no node")
        << L("none.gltf")
        << QByteArray(R"({"nodes": [{}], "animations": [{"samplers": [{}], "channels": [{"sampler":
               0, "target": {"node": 99, "path": "rotation"}}]}]})")
        << QByteArray("the file has no animation that moves a joint.");
    QTest::newRow("a key after 30 years")
        << L("late.glb")
        << odori::test::gltf::glb(odori::test::gltf::json(),
               odori::test::gltf::floats({0, 1e9f}) + odori::test::gltf::binary().mid(8))
        << QByteArray("frames, too many to import.");
    QTest::newRow("BVH without frames")
        << L("e.bvh")
        << QByteArray("HIERARCHY\nROOT Hips\n{\nOFFSET 0 0 0\nCHANNELS 1 Xrotation\n}\nMOTION\n"
                      "Frames: 0\nFrame Time: 0.1\n")
        << QByteArray("the file has no animation that moves a joint.");
    QTest::newRow("other joints")
        << L("d.bvh")
        << QByteArray(
               "HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 1 Xrotation\n}\nMOTION\nFrames: "
               "1\nFrame Time: 0.1\n0\n")
        << QByteArray("no joint of the file moves a bone of the model");
}

void TestCliImport::badInputIsRefused()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, message);
    write(file, content);
    const auto outcome = run({L("import"), file, L("--model"), model, L("-o"), L("bad.vmd")});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.startsWith(file.toUtf8()) && outcome.err.contains(message) &&
                 outcome.err.count('\n') == 1,
        outcome.err.constData());
    QVERIFY(!exists(L("bad.vmd")));
}

void TestCliImport::aModelAtRestIsNoAnimation()
{
    QCOMPARE(run({L("convert"), model, L("--no-mesh"), L("-o"), L("rest.fbx")}).status, 0);
    const auto outcome =
        run({L("import"), L("rest.fbx"), L("--model"), model, L("-o"), L("rest.vmd")});
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.err, QByteArray("rest.fbx: the file has no animation that moves a joint.\n"));
    QVERIFY(!exists(L("rest.vmd")));
}

/// A frame time with few digits is 30 frames a second, too.
void TestCliImport::theLastFrameIsKept()
{
    QByteArray text = "HIERARCHY\nROOT Hips\n{\nOFFSET 0 0 0\nCHANNELS 1 Xrotation\n}\nMOTION\n"
                      "Frames: 400\nFrame Time: 0.0333\n";
    for (int frame = 0; frame < 400; ++frame)
        text += QByteArray::number(frame % 40) + '\n';
    write(L("turn.bvh"), text);
    QCOMPARE(
        run({L("import"), L("turn.bvh"), L("--model"), model, L("-o"), L("turn.vmd")}).status, 0);
    QVERIFY(info(L("turn.vmd")).contains("\"lastFrame\": 399"));
}

void TestCliImport::wrongUsageIsSaid()
{
    write(L("a.bvh"), "HIERARCHY");
    for (const QStringList& options :
        {QStringList{}, {L("--model"), model}, {L("--model"), model, L("-o"), L("a.bvh")},
            {L("--model"), model, L("-o"), L("b.vmd"), L("--from"), model},
            {L("--model"), model, L("-o"), L("b.vmd"), L("--legs"), L("three")},
            {L("--model"), model, L("-o"), L("b.vmd"), L("--scale"), L("nan")},
            {L("--model"), model, L("-o"), L("b.vmd"), L("--scale"), L("0")}}) {
        const auto outcome = run(QStringList{L("import"), L("a.bvh")} + options);
        QCOMPARE(outcome.status, 2);
        QVERIFY(!outcome.err.isEmpty());
    }
    QVERIFY(run({L("import"), L("a.bvh"), L("--model"), model, L("-o"), L("b.vmd"), L("--legs"),
                    L("three")})
                .err.startsWith("--legs: three is none of: auto, fk, ik\n"));
    const QStringList motion{
        L("import"), walk, L("--model"), model, L("-o"), L("b.vmd"), L("--from"), model};
    for (const QStringList& options : {QStringList{L("--mapping"), L("m.json")},
             {L("--animation"), L("1")}, {L("--legs"), L("fk")}, {L("--ground"), L("rest")},
             {L("--rest"), L("file")}, {L("--start"), L("500")}, {L("--at-origin")},
             {L("--no-twist")}, {L("--every-frame")}}) {
        const auto outcome = run(motion + options);
        QCOMPARE(outcome.status, 2);
        QCOMPARE(
            outcome.err, "odori-cli: " + options.front().toUtf8() + " is not for motions of MMD\n");
    }
    QCOMPARE(run(motion + QStringList{L("--scale"), L("2")}).status, 0);
    const auto outcome = run(motion.first(6) + QStringList{L("--scale"), L("2")});
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("needs --from"), outcome.err.constData());
}

QTEST_GUILESS_MAIN(TestCliImport)
#include "test_cli_import.moc"
