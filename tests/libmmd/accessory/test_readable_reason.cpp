// SPDX-License-Identifier: MIT
#include "libmmd/accessory/readable_reason.h"
#include "libmmd/animation/reader_answer.h"

#include <QtTest/QTest>

using namespace mmd;

/// Assimp's reasons, which have pieces of its source code, as people can read them.
class TestReadableReason : public QObject {
    Q_OBJECT
private slots:
    void readableWordsAreKept_data();
    void readableWordsAreKept();
    void codeIsDropped_data();
    void codeIsDropped();
};

void TestReadableReason::readableWordsAreKept_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* text, const char* reason) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(reason);
    };
    row("OBJ: vertex index out of range", "OBJ: vertex index out of range");
    row("Line 1: Number expected.", "Line 1: Number expected");
    row("GLTF: could not open referenced file \"a.bin\"",
        "GLTF: could not open referenced file \"a.bin\"");
    row("FBX-Parser unexpected end of file", "unexpected end of file");
    row("FBX-Tokenize (offset 0x1f) block offset is out of range", "block offset is out of range");
    row("FBX-Tokenize (line 12 <<  col 4) unexpected colon", "line 12: unexpected colon");
    row("FBX-Parser (TOK_DATA, line 4, col 0) failed to parse ID", "line 4: failed to parse ID");
}

void TestReadableReason::readableWordsAreKept()
{
    QFETCH(const QString, text);
    QFETCH(const QString, reason);
    QCOMPARE(QString::fromStdString(accessory::readableReason(text.toStdString())), reason);
}

void TestReadableReason::codeIsDropped_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"", ".", "FBX-", "FBX-DOM (",
             "FBX-Parser (TOK_DATA, line 3, col 3) unexpected token, expected TOK_KEY",
             "Validation failed: aiScene::mNumMeshes is 0. At least one mesh must be there",
             "Validation failed: A node of the scene-graph is nullptr", "vector::_M_default_append",
             "ai_assert failure in ./code/Common/Importer.cpp(7): a < b",
             "Assertion failed: scene->mRootNode",
             "The string \"*9 { a: 1 } }\" cannot be converted into a value.",
             "No suitable reader found for the file format of file \"/home/a/b.glb\"."})
        QTest::newRow(*text == '\0' ? "empty" : text) << QString::fromLatin1(text);
}

void TestReadableReason::codeIsDropped()
{
    QFETCH(const QString, text);
    QCOMPARE(accessory::readableReason(text.toStdString()), std::string(answer::unreadableReason));
}

QTEST_APPLESS_MAIN(TestReadableReason)
#include "test_readable_reason.moc"
