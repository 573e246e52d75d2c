// SPDX-License-Identifier: MIT
#include "libmmd/animation/reader_answer.h"
#include "ui/messages/export_messages.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"
#include "ui/messages/track_names.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

using namespace odori;

/// The sentences of errors and warnings, without a translation: each is distinct and has its own
/// numbers.
class TestMessages : public QObject {
    Q_OBJECT
private slots:
    void tracksWithoutANameHaveTheirKinds();
    void errorsSayWhatIsWrong_data();
    void errorsSayWhatIsWrong();
    void everyErrorHasASentenceOfItsOwn();
    void whatCannotBeWrittenSaysWhy_data();
    void whatCannotBeWrittenSaysWhy();
    void whatCannotBeReadSaysWhy_data();
    void whatCannotBeReadSaysWhy();
    void anotherFileIsNamedInstead();
    void theFormatIsThatOfTheExtension_data();
    void theFormatIsThatOfTheExtension();
    void everyWarningHasASentenceOfItsOwn();
    void warningsSayWhatIsOdd_data();
    void warningsSayWhatIsOdd();
    void warningsSayHowOften();
    void lossesAreWhatTheyAre_data();
    void lossesAreWhatTheyAre();
    void theCheckSaysBothFigures();
    void accessKeysOfNamesAreNone();

private:
    static mmd::Error error(mmd::ErrorCode code)
    {
        return {.code = code, .offset = 77, .field = "bone key 3", .value = 12};
    }
};

void TestMessages::tracksWithoutANameHaveTheirKinds()
{
    using enum mmd::TrackKind;
    QSet<QString> texts;
    for (const mmd::TrackKind kind : {Camera, Light, Shadow, ShowIk})
        for (const QString& text :
            {labelOf(kind), wordsFor(kind), registerStepOf(kind), changeStepOf(kind)})
            texts.insert(text);
    QCOMPARE(texts.size(), 16); // all different, none empty
    QVERIFY(!texts.contains(QString()));
    QCOMPARE(labelOf(Shadow), QStringLiteral("Self-shadow"));
    QCOMPARE(changeStepOf(ShowIk), QStringLiteral("Change Show and IK"));
    for (const mmd::TrackKind kind : {Bone, Morph})
        QVERIFY(labelOf(kind).isEmpty() && changeStepOf(kind).isEmpty());
}

void TestMessages::errorsSayWhatIsWrong_data()
{
    using enum mmd::ErrorCode;
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, mmd::ErrorCode code, const char* said) {
        QTest::newRow(name) << int(code) << QString::fromUtf8(said);
    };
    row("not there", FileNotFound, "does not exist");
    row("empty", EmptyFile, "is empty");
    row("foreign", WrongSignature, "not a bone key 3 file");
    row("version", UnsupportedVersion, "not supported: bone key 3");
    row("cut", UnexpectedEnd, "ends too early, in bone key 3 (byte 77)");
    row("count", CountTooLarge, "cut off, in bone key 3: it is too short for 12 of them");
    row("count's byte", CountTooLarge, "(byte 77)");
    row("records", TooManyRecords, "the file has 12 or more bone key 3");
    row("value", BadValue, "bone key 3 has the value 12");
    row("value's byte", BadValue, "(byte 77)");
    row("text", BadText, "line 12: bone key 3 (byte 77)");
    row("ending", UnknownFormat, "file name extension");
    row("range", OutOfRange, "bone key 3 is out of range");
    row("machine", SystemFailure, "does not support it: bone key 3");
    row("check", NotVerified, "nothing was written");
    row("cancelled", Cancelled, "cancelled");
    row("nothing matches", NothingMatches, "12 bone and morph track");
    row("large", FileTooLarge, "too large (12 bytes)");
    row("frames", TooManyFrames, "more than 12 frame");
    row("memory", OutOfMemory, "not enough memory");
    row("ours", InternalFailure, "error in Odori");
}

void TestMessages::errorsSayWhatIsWrong()
{
    QFETCH(int, code);
    QFETCH(QString, said);
    const QString of = sentence(error(mmd::ErrorCode(code)), QStringLiteral("/a/b.vmd"));
    QVERIFY2(of.startsWith(QStringLiteral("/a/b.vmd: ")), qPrintable(of));
    QVERIFY2(of.contains(said), qPrintable(of));
    QVERIFY2(of.endsWith(u'.') && !of.endsWith(QStringLiteral("..")), qPrintable(of));
    const QString alone = sentence(error(mmd::ErrorCode(code)));
    QVERIFY2(alone.contains(said.mid(1)), qPrintable(alone));
    QVERIFY2(alone.front().isUpper() && alone.endsWith(u'.'), qPrintable(alone));
}

void TestMessages::everyErrorHasASentenceOfItsOwn()
{
    QSet<QString> sentences;
    const int last = int(mmd::ErrorCode::InternalFailure);
    for (int code = 0; code <= last; ++code)
        sentences.insert(sentence(error(mmd::ErrorCode(code))));
    QCOMPARE(sentences.size(), last + 1);
    mmd::Error take = error(mmd::ErrorCode::NothingMatches);
    take.field = "animations: 1 walk, 2 run";
    QCOMPARE(sentence(take, QStringLiteral("a.glb")),
        QStringLiteral("a.glb: the file has no such animation; it has: 1 walk, 2 run."));
    mmd::Error foreign{.code = mmd::ErrorCode::BadText, .field = "line 3: unexpected colon"};
    QCOMPARE(sentence(foreign, QStringLiteral("a.fbx")),
        QStringLiteral("a.fbx: it cannot be read: line 3: unexpected colon."));
    foreign.field = mmd::answer::unreadableReason;
    QCOMPARE(sentence(foreign, QStringLiteral("a.fbx")),
        QStringLiteral("a.fbx: the file is damaged, or it is of a kind that Odori cannot read."));
    mmd::Error many = error(mmd::ErrorCode::NothingMatches);
    many.value = 0xFFFF'FFFF'FFFFu; // too large for a plural form
    QVERIFY(sentence(many).contains(QStringLiteral("2147483647")));
}

void TestMessages::whatCannotBeWrittenSaysWhy_data()
{
    using enum mmd::FileProblem;
    QTest::addColumn<int>("problem");
    QTest::addColumn<QString>("said");
    QTest::newRow("unknown") << int(Unknown) << u"writing failed."_qs;
    QTest::newRow("folder") << int(IsFolder) << u"a folder has this name"_qs;
    QTest::newRow("device") << int(NotRegular) << u"a device or a pipe"_qs;
    QTest::newRow("protected") << int(WriteProtected) << u"write-protected"_qs;
    QTest::newRow("permission") << int(NoPermission) << u"no permission"_qs;
    QTest::newRow("no folder") << int(NoFolder) << u"folder does not exist"_qs;
    QTest::newRow("disk") << int(ReadOnlyDisk) << u"disk is read-only"_qs;
    QTest::newRow("full") << int(DiskFull) << u"disk is full"_qs;
    QTest::newRow("name") << int(NameTooLong) << u"name is too long"_qs;
    QTest::newRow("disk error") << int(IoError) << u"the disk reported an error."_qs;
    QTest::newRow("gone") << int(Disconnected) << u"not connected any more"_qs;
    QTest::newRow("not flushed") << int(NotFlushed) << u"save again"_qs;
}

void TestMessages::whatCannotBeWrittenSaysWhy()
{
    QFETCH(int, problem);
    QFETCH(QString, said);
    const mmd::Error of{.code = mmd::ErrorCode::NotWritable,
        .offset = 0,
        .field = "file",
        .value = 0,
        .problem = mmd::FileProblem(problem)};
    const QString text = sentence(of, QStringLiteral("b.vmd"));
    QVERIFY2(text.startsWith(QStringLiteral("b.vmd: writing failed")), qPrintable(text));
    QVERIFY2(text.contains(said), qPrintable(text));
}

void TestMessages::whatCannotBeReadSaysWhy_data()
{
    using enum mmd::FileProblem;
    QTest::addColumn<int>("problem");
    QTest::addColumn<QString>("said");
    QTest::newRow("unknown") << int(Unknown) << u"the file cannot be read"_qs;
    QTest::newRow("folder") << int(IsFolder) << u"this is a folder"_qs;
    QTest::newRow("device") << int(NotRegular) << u"a device or a pipe"_qs;
    QTest::newRow("permission") << int(NoPermission) << u"no permission to read"_qs;
    QTest::newRow("name") << int(NameTooLong) << u"name is too long"_qs;
    QTest::newRow("disk error") << int(IoError) << u"the disk reported an error"_qs;
    QTest::newRow("gone") << int(Disconnected) << u"not connected any more"_qs;
}

void TestMessages::whatCannotBeReadSaysWhy()
{
    QFETCH(int, problem);
    QFETCH(QString, said);
    mmd::Error of = error(mmd::ErrorCode::NotReadable);
    of.problem = mmd::FileProblem(problem);
    const QString text = sentence(of, QStringLiteral("b.vmd"));
    QVERIFY2(text.startsWith(QStringLiteral("b.vmd: ")) && text.contains(said), qPrintable(text));
}

void TestMessages::anotherFileIsNamedInstead()
{
    mmd::Error of{
        .code = mmd::ErrorCode::NotWritable, .offset = 0, .field = "/t/a.png", .value = 0};
    QVERIFY(sentence(of, QStringLiteral("/t/b.fbx")).startsWith(QStringLiteral("/t/a.png: ")));
    of.code = mmd::ErrorCode::NotReadable; // the field of this error is not a path
    QVERIFY(sentence(of, QStringLiteral("/t/b.fbx")).startsWith(QStringLiteral("/t/b.fbx: ")));
}

void TestMessages::theFormatIsThatOfTheExtension_data()
{
    QTest::addColumn<QByteArray>("read");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* read, const char* path, const char* what) {
        QTest::newRow(path) << QByteArray(read) << QString::fromLatin1(path)
                            << QString::fromLatin1(path) + u": this is not a "_qs +
                                   QString::fromLatin1(what) + u'.';
    };
    row("VMD", "/a/b.VMD", "VMD file");
    row("VMD", "/a/b.vpd", "VPD file");
    row("VMD", "/a/b.wav", "WAV file");
    row("VMD", "/a/b.txt", "file that Odori knows");
    row("VMD", "/a.b/c", "VMD file");
    row("PMX", "/a/b.pmx", "PMX file");
    row("PMX", "/a/b.pmd", "PMD file");
    row("PMX", "/a/b.vmd", "PMX file"); // a model was wanted
    row("project", "/a/b.odori", "project file");
}

void TestMessages::theFormatIsThatOfTheExtension()
{
    QFETCH(QByteArray, read);
    QFETCH(QString, path);
    QFETCH(QString, says);
    const mmd::Error error{.code = mmd::ErrorCode::WrongSignature, .field = read.toStdString()};
    QCOMPARE(sentence(error, path), says);
}

void TestMessages::everyWarningHasASentenceOfItsOwn()
{
    QSet<QString> sentences;
    const int last = int(mmd::WarningCode::Other);
    for (int code = 0; code <= last; ++code) {
        const QString text = sentence(mmd::Warning{mmd::WarningCode(code), "bone 12", 1});
        QVERIFY2(text.startsWith(QStringLiteral("bone 12: ")), qPrintable(text));
        QVERIFY2(text.size() > QStringLiteral("bone 12: ").size() + 5, qPrintable(text));
        sentences.insert(text);
    }
    QCOMPARE(sentences.size(), last + 1);
    const auto said = [](mmd::WarningCode code) { return sentence(mmd::Warning{code, "x", 1}); };
    QVERIFY(said(mmd::WarningCode::DuplicateKey).contains(u"the last one is used"_qs));
    QVERIFY(said(mmd::WarningCode::MissingTexture).contains(u"texture is missing"_qs));
    QVERIFY(said(mmd::WarningCode::PhysicsOff).contains(u"its physics is off"_qs));
    QVERIFY(said(mmd::WarningCode::BadNumber).contains(u"NaN"_qs));
}

void TestMessages::warningsSayWhatIsOdd_data()
{
    using enum mmd::WarningCode;
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("said");
    const std::pair<mmd::WarningCode, const char*> rows[] = {{BadReference, "reference is invalid"},
        {ParentCycle, "parents form a cycle"}, {BadNumber, "the number is invalid"},
        {FaceCountMismatch, "face counts"}, {NameCut, "too long for the file"},
        {NameShared, "several items have this name"}, {NameUnencodable, "encoding lacks"},
        {WrongSignatureTail, "signature"}, {CountMismatch, "not the stated number"},
        {DuplicateKey, "same frame"}, {TrailingBytes, "unknown bytes after its end"},
        {MissingTexture, "texture is missing"}, {MissingFile, "file is missing"},
        {RefusedPath, "outside the model's folder"}, {TextureReduced, "lower resolution"},
        {OtherLinks, "hard links"}, {UnsupportedFeature, "this is not supported"},
        {MorphCycle, "contains itself"}, {AfterLastKey, "begins after the last key"},
        {OutOfRange, "nearest allowed value"}, {NoEffect, "this has no effect"},
        {PhysicsReset, "became unstable"}, {PhysicsOff, "too large to simulate"},
        {Other, "this is unusual"}};
    static_assert(std::size(rows) == std::size_t(Other) + 1);
    for (const auto& [code, said] : rows)
        QTest::newRow(said) << int(code) << QString::fromLatin1(said);
}

void TestMessages::warningsSayWhatIsOdd()
{
    QFETCH(int, code);
    QFETCH(QString, said);
    const QString text = sentence(mmd::Warning{mmd::WarningCode(code), "bone 12", 1});
    QVERIFY2(text.startsWith(QStringLiteral("bone 12: ")) && text.contains(said), qPrintable(text));
}

void TestMessages::warningsSayHowOften()
{
    const auto said = [](std::size_t count) {
        return sentence(mmd::Warning{mmd::WarningCode::NoEffect, "x", count});
    };
    QCOMPARE(said(1), QStringLiteral("x: this has no effect"));
    QCOMPARE(said(2), QStringLiteral("x: this has no effect (2 times)"));
    QCOMPARE(said(1000), QStringLiteral("x: this has no effect (1000 times)"));
}

void TestMessages::lossesAreWhatTheyAre_data()
{
    using enum mmd::LossCode;
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("said");
    const auto row = [](mmd::LossCode code, const char* word, const char* said) {
        QTest::newRow(word) << int(code) << QString::fromLatin1(word) << QString::fromLatin1(said);
    };
    row(UvMorphs, "uv-morphs", "UV morph");
    row(MaterialMorphs, "material-morphs", "material morph");
    row(ImpulseMorphs, "impulse-morphs", "impulse morph");
    row(VertexMorphs, "vertex-morphs", "vertex morph");
    row(Mesh, "mesh", "face(s)");
    row(SoftDeform, "soft-deform", "SDEF");
    row(SphereTextures, "sphere-textures", "sphere texture");
    row(ToonTextures, "toon-textures", "toon");
    row(EdgeLines, "edge-lines", "edge line");
    row(AdditionalUvs, "additional-uvs", "additional UV");
    row(RigidBodies, "rigid-bodies", "rigid bodies");
    row(ShowSwitch, "show-switch", "hide the model");
    row(LongNames, "long-names", "63 bytes");
    row(LostTracks, "lost-tracks", "track");
    row(LightColour, "light-colour", "light colour");
    row(FieldOfView, "field-of-view", "field of view");
    row(View, "view", "camera or light");
}

void TestMessages::lossesAreWhatTheyAre()
{
    QFETCH(int, code);
    QFETCH(QString, word);
    QFETCH(QString, said);
    QCOMPARE(QLatin1String(codeOf(mmd::LossCode(code))), word);
    const QString text = sentence(mmd::Loss{mmd::LossCode(code), 5, {}});
    QVERIFY2(text.contains(said), qPrintable(text));
}

void TestMessages::theCheckSaysBothFigures()
{
    mmd::Verification verification;
    verification.position = 0.0251;
    verification.rotation = 0.5;
    verification.weight = 9.0;
    QCOMPARE(verificationText(verification),
        QStringLiteral("verified: the largest error is 0.0251 units and 0.5°"));
    verification.position = 3.7e-6; // no exponents for animators
    QVERIFY(verificationText(verification).contains(QStringLiteral("< 0.0001 units")));
}

void TestMessages::accessKeysOfNamesAreNone()
{
    QCOMPARE(menuText(QStringLiteral("A & B && C")), QStringLiteral("A && B &&&& C"));
    QCOMPARE(shownFileName(QStringLiteral("/a/b/c d.vmd")), QStringLiteral("c d.vmd"));
    QCOMPARE(plainToolTip(QStringLiteral("A & B")),
        QStringLiteral("<p style='white-space:pre'>A &amp; B</p>"));
}

QTEST_GUILESS_MAIN(TestMessages)
#include "test_messages.moc"
