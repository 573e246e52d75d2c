// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/interchange/export.h"
#include "libmmd/interchange/fbx/fbx_ascii.h"
#include "libmmd/interchange/fbx/fbx_binary.h"
#include "tests/libmmd/interchange/fbx/fbx_structure.h"
#include "tests/libmmd/interchange/gltf/glb_file.h"
#include "tests/libmmd/interchange/small_model.h"
#include "tests/support/corpus.h"

#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <set>

/// Names that cause problems in formats and readers, of bones, morphs, materials and the model.
class TestExportNames : public QObject {
    Q_OBJECT
private slots:
    void oddNamesAreExported_data();
    void oddNamesAreExported();
    void textsAreMarkedAndBack_data();
    void textsAreMarkedAndBack();
    void namesOfABvhAreOneWord();
    void theRootOfABvhHasANameOfItsOwn();
    void namesTooLongForBlenderAreTold();
};

namespace {

const std::vector<std::pair<const char*, std::string>> oddNames{{"quote", "左\"腕\""},
    {"quotes alone", "\"\""}, {"backslash", "a\\b\\"}, {"newline", "a\nb\r\nc"}, {"tab", "a\tb"},
    {"null", std::string("a\0\1b", 4)}, {"escape", "\x1b[31mred"}, {"delete", "a\x7F"},
    {"blank", " a b "}, {"wide blank", "a\u3000b"}, {"braces", "{a}"}, {"colons", "a::b:c"},
    {"class", "Model::腕"}, {"semicolon", "a;b"}, {"comma", "a,b"}, {"star", "*3 {"},
    {"bar", "a|b/c"}, {"ampersand", "a&b&quot;c"}, {"line mark", "&lf;"}, {"emoji", "💃"},
    {"empty", ""}, {"long", std::string(4000, 'x')}, {"role", "joint2"}, {"root", "RootNode"},
    {"pivot", "a_$AssimpFbx$_Rotation"}, {"camera", "Camera"}, {"percent", "100%1%n"},
    {"markup", "<b>&amp;</b>"}, {"end site", "End Site"}};

mmd::ExportJob oddJob(const std::string& name)
{
    mmd::pmx::Model model = odori::test::smallModel();
    model.bones[2].name.utf8 = name; // the keys of other bones still match
    model.materials[1].name.utf8 = name;
    model.morphs[0].name.utf8 = name;
    model.name.utf8 = name;
    return odori::test::smallJob(10, std::move(model));
}

} // namespace

void TestExportNames::oddNamesAreExported_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QByteArray>("name");
    for (const auto format : {mmd::ExportFormat::FbxBinary, mmd::ExportFormat::FbxAscii,
             mmd::ExportFormat::Glb, mmd::ExportFormat::Bvh})
        for (const auto& [what, name] : oddNames)
            QTest::addRow("%s %d", what, int(format))
                << int(format) << QByteArray::fromStdString(name);
}

/// The export verifies the file, which finds every bone by its name.
void TestExportNames::oddNamesAreExported()
{
    QFETCH(int, format);
    QFETCH(QByteArray, name);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("out"));
    mmd::ExportOptions options;
    options.format = mmd::ExportFormat(format);
    mmd::ExportJob job = oddJob(name.toStdString());
    job.motionName = name.toStdString();
    job.view = odori::test::cameraMotion({0, 4});
    for (const auto style : {mmd::NodeNames::Utf8, mmd::NodeNames::Ascii}) {
        options.names = style;
        mmd::Progress progress;
        const auto result =
            mmd::exportMotion(job, mmd::pathFromUtf8(path.toStdString()), options, progress);
        QVERIFY2(result, result ? "" : result.error().field.c_str());
        QCOMPARE(result->bones, std::size_t(3));
        const QByteArray bytes = odori::test::readAll(path);
        if (options.format == mmd::ExportFormat::FbxBinary) {
            const auto document = mmd::fbx::readBinary(odori::test::bytesOf(bytes));
            QCOMPARE(odori::test::structureProblems(*document, 30), QStringList());
        } else if (options.format == mmd::ExportFormat::Glb) {
            QVERIFY(odori::test::GlbFile(bytes).count("nodes") >= 5);
        } else { // a text format: only line breaks are allowed
            for (const char letter : bytes)
                QVERIFY(
                    static_cast<unsigned char>(letter) >= 0x20 || letter == '\n' || letter == '\t');
        }
    }
}

void TestExportNames::textsAreMarkedAndBack_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("marked");
    QTest::newRow("plain") << QByteArray("a b\\c") << QByteArray("a b\\c");
    QTest::newRow("quote") << QByteArray("a\"b") << QByteArray("a&quot;b");
    QTest::newRow("line") << QByteArray("a\r\nb") << QByteArray("a&cr;&lf;b");
    QTest::newRow("ampersand") << QByteArray("&;&quo") << QByteArray("&;&quo");
}

void TestExportNames::textsAreMarkedAndBack()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, marked);
    QCOMPARE(mmd::fbx::escaped(text.toStdString()), marked.toStdString());
    QCOMPARE(mmd::fbx::unescaped(marked.toStdString()), text.toStdString());
}

/// Blender splits names at every Unicode blank, other readers at a brace.
void TestExportNames::namesOfABvhAreOneWord()
{
    mmd::pmx::Model model = odori::test::smallModel();
    model.bones[0].name.utf8 = "a b";
    model.bones[1].name.utf8 = "a_b";
    model.bones[2].name.utf8 = "a\u3000\u00A0{b\u2028}";
    const QTemporaryDir folder;
    mmd::ExportOptions options;
    options.format = mmd::ExportFormat::Bvh;
    options.force = true;
    mmd::Progress progress;
    const QString path = folder.filePath(QStringLiteral("out"));
    QVERIFY(mmd::exportMotion(odori::test::smallJob(3, std::move(model)),
        mmd::pathFromUtf8(path.toStdString()), options, progress));
    std::set<QString> names;
    int joints = 0;
    for (const QString& line : QString::fromUtf8(odori::test::readAll(path)).split(u'\n')) {
        const QString start = line.trimmed();
        if (!start.startsWith(u"ROOT") && !start.startsWith(u"JOINT"))
            continue;
        QCOMPARE(start.simplified().split(u' ').size(), 2);
        QVERIFY(!start.contains(u'{') && !start.contains(u'}'));
        names.insert(start.section(u' ', 1));
        ++joints;
    }
    QCOMPARE(joints, 3);
    QCOMPARE(names.size(), std::size_t(3));
}

/// Different names may give the same word.
void TestExportNames::theRootOfABvhHasANameOfItsOwn()
{
    mmd::pmx::Model model = odori::test::smallModel();
    model.name.utf8 = "a b";
    model.bones[2].name.utf8 = "a_b";
    model.bones[2].parent = -1; // so that the file's root is not a bone of the model
    mmd::ExportOptions options;
    options.format = mmd::ExportFormat::Bvh;
    const QTemporaryDir folder;
    const QString target = folder.filePath(QStringLiteral("out.bvh"));
    mmd::Progress progress;
    QVERIFY(mmd::exportMotion(odori::test::smallJob(10, std::move(model)),
        mmd::pathFromUtf8(target.toStdString()), options, progress));
    const QByteArray bytes = odori::test::readAll(target);
    QVERIFY(bytes.contains("ROOT a_b\n"));
    QVERIFY(bytes.contains("JOINT a_b_\n"));
}

/// Blender truncates names after 63 bytes.
void TestExportNames::namesTooLongForBlenderAreTold()
{
    mmd::pmx::Model model = odori::test::smallModel();
    const std::string fits(63, 'a'), bone(64, 'b'), morph(64, 'c');
    model.bones[1].name.utf8 = fits;
    model.bones[2].name.utf8 = bone;
    model.morphs[0].name.utf8 = morph;
    const mmd::ExportJob job = odori::test::smallJob(10, std::move(model));
    const auto told = [&](const mmd::ExportOptions& options) {
        for (const mmd::Loss& loss : mmd::lossesOf(job, options))
            if (loss.code == mmd::LossCode::LongNames)
                return loss.names;
        return std::vector<std::string>();
    };
    mmd::ExportOptions options;
    QCOMPARE(told(options), (std::vector<std::string>{bone, morph}));
    options.mesh = false; // then there are no morphs either
    QCOMPARE(told(options), std::vector<std::string>{bone});
}

QTEST_GUILESS_MAIN(TestExportNames)
#include "test_export_names.moc"
