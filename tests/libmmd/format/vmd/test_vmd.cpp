// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd/vmd.h"
#include "tests/libmmd/format/vmd/vmd_example.h"
#include "tests/support/real_files.h"

#include <QtTest/QTest>

using namespace mmd;
using namespace odori::test::vmd;
using odori::test::bytesOf;
using odori::test::dataOf;

Q_DECLARE_METATYPE(mmd::ErrorCode)

/// The byte reader: the positions of records, and the refused input.
class TestVmd : public QObject {
    Q_OBJECT
private slots:
    void findsEveryRecord_data();
    void findsEveryRecord();
    void writesWhatItRead();
    void anyCutInsideASectionIsAnErrorThere_data();
    void anyCutInsideASectionIsAnErrorThere();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void countsOfFourBillionAreRefused_data();
    void countsOfFourBillionAreRefused();
    void changedBytesNeverBreakIt();
    void anotherSignatureTailIsAWarning();
    void bytesAfterTheEndAreAWarning();
    void realFilesAreReadWithoutAWarning_data() { odori::test::addRealFiles(u"vmd"_qs); }
    void realFilesAreReadWithoutAWarning();
};

namespace {

/// Reads from its own allocation, so that ASan sees an overrun.
Result<VmdFile> readCopy(const QByteArray& data)
{
    return readVmd(bytesOf(data));
}

std::size_t unsignedOf(qsizetype value)
{
    return static_cast<std::size_t>(value);
}

} // namespace

void TestVmd::findsEveryRecord_data()
{
    QTest::addColumn<int>("version");
    QTest::newRow("version 1") << 1;
    QTest::newRow("0002") << 2;
}

void TestVmd::findsEveryRecord()
{
    QFETCH(int, version);
    const auto file = readCopy(oneOfEach(version));
    QVERIFY(file.has_value());
    QCOMPARE(file->version, version);
    const auto starts = sectionStarts(version);
    const std::array<std::uint32_t, 6> counts{2, 1, 1, 1, 1, 2};
    const std::array<std::size_t, 6> sizes{111, 23, 61, 28, 9, 9 + 2 * 21};
    for (std::size_t kind = 0; kind < 6; ++kind) {
        const auto& section = file->sections[kind];
        QVERIFY(section.present);
        QCOMPARE(section.count, counts[kind]);
        QCOMPARE(section.offset, unsignedOf(starts[static_cast<qsizetype>(kind)]) + 4);
        QCOMPARE(file->record(TrackKind(kind), 0).size(), sizes[kind]);
        QCOMPARE(file->record(TrackKind(kind), 0).data(), file->bytes.data() + section.offset);
    }
    QCOMPARE(file->record(TrackKind::Bone, 1).data() - file->record(TrackKind::Bone, 0).data(),
        std::ptrdiff_t(111));
    QCOMPARE(file->record(TrackKind::ShowIk, 1).size(), std::size_t(9));
    QCOMPARE(file->trailingOffset, file->bytes.size());
    QVERIFY(file->warnings.empty());
}

void TestVmd::writesWhatItRead()
{
    for (const int version : {1, 2}) {
        const auto file = readCopy(oneOfEach(version) + "more");
        QVERIFY(file.has_value());
        QCOMPARE(dataOf(writeVmd(*file)), oneOfEach(version) + "more");
    }
}

void TestVmd::anyCutInsideASectionIsAnErrorThere_data()
{
    findsEveryRecord_data();
}

void TestVmd::anyCutInsideASectionIsAnErrorThere()
{
    QFETCH(int, version);
    const QByteArray whole = oneOfEach(version);
    const auto starts = sectionStarts(version);
    for (qsizetype size = 0; size < whole.size(); ++size) {
        const auto file = readCopy(whole.left(size));
        const bool endsAtASection = starts.indexOf(size) > 0; // the bone section is required
        QVERIFY2(file.has_value() == endsAtASection, qPrintable(QString::number(size)));
        if (file) {
            QCOMPARE(std::size_t(std::count_if(file->sections.begin(), file->sections.end(),
                         [](const auto& section) { return section.present; })),
                unsignedOf(starts.indexOf(size)));
            QVERIFY(file->warnings.empty());
        } else {
            QVERIFY(file.error().offset <= unsignedOf(size));
            QVERIFY(!file.error().field.empty());
        }
    }
}

void TestVmd::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<qsizetype>("offset");
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<qulonglong>("value");
    using enum ErrorCode;
    const QByteArray whole = oneOfEach();
    const auto starts = sectionStarts();
    const auto row = [](const char* name, const QByteArray& bytes, ErrorCode code, qsizetype offset,
                         const char* field, qulonglong value = 0) {
        QTest::newRow(name) << bytes << code << offset << QByteArray(field) << value;
    };
    row("nothing", {}, EmptyFile, 0, "VMD");
    row("another kind of file", "PMX \0\0\0\0", WrongSignature, 0, "VMD");
    row("the signature changed", QByteArray(whole).replace(5, 1, "X"), WrongSignature, 0, "VMD");
    row("cut in the signature", whole.left(7), UnexpectedEnd, 0, "signature");
    row("cut in the model name", whole.left(49), UnexpectedEnd, 30, "model name");
    row("nothing but a header", whole.left(50), UnexpectedEnd, 50, "bone keys count");
    row("cut in a bone key", whole.left(starts[1] - 1), CountTooLarge, starts[0], "bone keys", 2);
    row("cut in a count", whole.left(starts[2] + 3), UnexpectedEnd, starts[2], "camera keys count");
    row("one camera key too many", QByteArray(whole.left(starts[3])).replace(starts[2], 1, "\x02"),
        CountTooLarge, starts[2], "camera keys", 2);
    row("cut in a light key", whole.left(starts[4] - 1), CountTooLarge, starts[3], "light keys", 1);
    row("cut in a shadow key", whole.left(starts[5] - 1), CountTooLarge, starts[4],
        "self-shadow keys", 1);
    row("cut in a switch", whole.left(starts[5] + 4 + 9 + 20), CountTooLarge, starts[5] + 4 + 5,
        "show/IK key 0, IK switches", 2);
    row("cut in the second show/IK key", whole.left(whole.size() - 1), UnexpectedEnd,
        whole.size() - 9, "show/IK key 1");
}

void TestVmd::saysWhatIsWrong()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorCode, code);
    QFETCH(qsizetype, offset);
    QFETCH(QByteArray, field);
    QFETCH(qulonglong, value);
    const auto file = readCopy(bytes);
    QVERIFY(!file.has_value());
    QCOMPARE(file.error(), (Error{.code = code,
                               .offset = unsignedOf(offset),
                               .field = field.toStdString(),
                               .value = value}));
}

void TestVmd::countsOfFourBillionAreRefused_data()
{
    QTest::addColumn<qsizetype>("at");
    const auto starts = sectionStarts();
    const std::array names{
        "bone keys", "morph keys", "camera keys", "light keys", "self-shadow keys", "show/IK keys"};
    for (std::size_t kind = 0; kind < names.size(); ++kind)
        QTest::newRow(names[kind]) << starts[static_cast<qsizetype>(kind)];
    QTest::newRow("IK switches") << starts[5] + 4 + 5;
}

void TestVmd::countsOfFourBillionAreRefused()
{
    QFETCH(qsizetype, at);
    for (const std::uint32_t count : {0xFFFFFFFFu, 0x80000000u, 0x0C30C30Cu, 1000u}) {
        const auto file = readCopy(oneOfEach().replace(at, 4, number(count)));
        QVERIFY(!file.has_value());
        QCOMPARE(file.error().code, ErrorCode::CountTooLarge);
        QCOMPARE(file.error().offset, unsignedOf(at));
        QCOMPARE(file.error().value, std::uint64_t(count));
    }
}

void TestVmd::changedBytesNeverBreakIt()
{
    const QByteArray whole = oneOfEach();
    for (qsizetype at = 0; at < whole.size(); ++at) {
        for (const char byte : {'\x00', '\x01', '\x7F', '\xFF'}) {
            const QByteArray changed = QByteArray(whole).replace(at, 1, QByteArray(1, byte));
            const auto file = readCopy(changed);
            if (file)
                QCOMPARE(dataOf(vmdFromMotion(motionFromVmd(*file).motion)), changed);
            else
                QVERIFY(file.error().offset <= unsignedOf(changed.size()));
        }
    }
}

void TestVmd::anotherSignatureTailIsAWarning()
{
    const auto file = readCopy(oneOfEach().replace(20, 5, " 0003"));
    QVERIFY(file.has_value());
    QCOMPARE(file->version, 2);
    QCOMPARE(file->warnings.size(), std::size_t(1));
    QCOMPARE(file->warnings[0].code, WarningCode::WrongSignatureTail);
}

void TestVmd::bytesAfterTheEndAreAWarning()
{
    const auto file = readCopy(oneOfEach() + "abc");
    QVERIFY(file.has_value());
    QCOMPARE(file->trailingOffset, unsignedOf(oneOfEach().size()));
    QCOMPARE(file->warnings.size(), std::size_t(1));
    QCOMPARE(file->warnings[0].code, WarningCode::TrailingBytes);
    QCOMPARE(file->warnings[0].location, std::string("end of the file, 3 bytes"));
}

void TestVmd::realFilesAreReadWithoutAWarning()
{
    QFETCH(QString, path);
    const auto file = readCopy(odori::test::readAll(path));
    QVERIFY(file.has_value());
    QVERIFY(file->warnings.empty());
}

QTEST_GUILESS_MAIN(TestVmd)
#include "test_vmd.moc"
