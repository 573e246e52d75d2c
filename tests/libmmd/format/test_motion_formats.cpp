// SPDX-License-Identifier: MIT
#include "libmmd/format/motion_formats.h"

#include "libmmd/base/file_io.h"
#include "tests/libmmd/format/vmd/vmd_example.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>
#include <set>

using namespace odori::test;

namespace {

std::vector<std::byte> bytesOfText(const QByteArray& text)
{
    const auto bytes = std::as_bytes(std::span(text.constData(), std::size_t(text.size())));
    return {bytes.begin(), bytes.end()};
}

mmd::VmdFile oneOfEach()
{
    return *mmd::readVmd(bytesOfText(vmd::oneOfEach()));
}

QByteArray nameOf(const mmd::MotionFormat& format)
{
    return QByteArray(format.name.data(), qsizetype(format.name.size()));
}

} // namespace

/// The table of motion formats: each row supports what it claims, and each file is matched to its
/// row.
class TestMotionFormats : public QObject {
    Q_OBJECT
private slots:
    void everyRowIsWhole();
    void whatAFormatCarriesComesBack_data() { addFormats(); }
    void whatAFormatCarriesComesBack();
    void contentCountsBeforeTheEnding();
    void theEndingCountsWhereContentSaysNothing_data();
    void theEndingCountsWhereContentSaysNothing();
    void filesOfEveryFormatAreRead_data() { addFormats(); }
    void filesOfEveryFormatAreRead();
    void badFilesAreRefusedByTheReaderOfTheirKind();

private:
    static void addFormats();
    [[nodiscard]] std::filesystem::path path(const char* name) const
    {
        return mmd::pathFromUtf8(m_folder.filePath(QLatin1String(name)).toStdString());
    }
    QTemporaryDir m_folder;
};

void TestMotionFormats::addFormats()
{
    QTest::addColumn<const mmd::MotionFormat*>("format");
    for (const mmd::MotionFormat& each : mmd::motionFormats())
        QTest::newRow(nameOf(each).constData()) << &each;
}

void TestMotionFormats::everyRowIsWhole()
{
    std::set<std::string_view> extensions;
    for (const mmd::MotionFormat& each : mmd::motionFormats()) {
        QVERIFY(each.read && each.write && !each.name.empty());
        QVERIFY2(extensions.insert(each.extension).second, "two formats of one ending");
        QVERIFY(std::all_of(each.extension.begin(), each.extension.end(),
            [](char letter) { return letter >= 'a' && letter <= 'z'; }));
        QCOMPARE(mmd::motionFormatNamed(each.extension), &each);
    }
    QVERIFY(mmd::motionFormats().front().isSaved);
    QVERIFY(!mmd::motionFormatNamed("VMD") && !mmd::motionFormatNamed("") &&
            !mmd::motionFormatNamed("pmx"));
}

void TestMotionFormats::whatAFormatCarriesComesBack()
{
    QFETCH(const mmd::MotionFormat*, format);
    const mmd::VmdFile file = oneOfEach();
    const std::vector<std::byte> written = format->write(file, {.frame = 10});
    const auto again = format->read(written);
    QVERIFY(again);
    if (format->content == mmd::MotionContent::Motion) {
        QVERIFY(again->bytes == file.bytes);
        return;
    }
    const mmd::Motion pose = mmd::motionFromVmd(*again).motion;
    QVERIFY(!pose.bones.empty() && !pose.morphs.empty());
    QVERIFY(!pose.camera && pose.lastFrame() == 0);
    QVERIFY(written != format->write(file, {.frame = 0})); // the frame matters
}

void TestMotionFormats::contentCountsBeforeTheEnding()
{
    const mmd::VmdFile file = oneOfEach();
    for (const mmd::MotionFormat& each : mmd::motionFormats()) {
        if (!each.begins)
            continue;
        const auto bytes = each.write(file, {});
        for (const char* name : {"a", "a.json", "a.csv", "a.vmd", "a.vpd", "a.pmx"})
            QCOMPARE(&mmd::motionFormatOf(bytes, name), &each);
    }
}

void TestMotionFormats::theEndingCountsWhereContentSaysNothing_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("format");
    QTest::newRow("table") << QStringLiteral("a.csv") << QByteArray("CSV");
    QTest::newRow("capitals") << QStringLiteral("folder.vmd/a.JSON") << QByteArray("JSON");
    QTest::newRow("no motion") << QStringLiteral("a.vpd") << QByteArray("VMD");
    QTest::newRow("unknown") << QStringLiteral("a.txt") << QByteArray("VMD");
    QTest::newRow("none") << QStringLiteral("csv") << QByteArray("VMD");
}

void TestMotionFormats::theEndingCountsWhereContentSaysNothing()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, format);
    const auto name = mmd::pathFromUtf8(file.toStdString());
    QCOMPARE(nameOf(mmd::motionFormatOf(bytesOfText("name,frame"), name)), format);
    const mmd::MotionFormat* byEnding = mmd::motionFormatByEnding(name);
    QCOMPARE(byEnding ? nameOf(*byEnding) : QByteArray("VMD"), format);
}

void TestMotionFormats::filesOfEveryFormatAreRead()
{
    QFETCH(const mmd::MotionFormat*, format);
    const mmd::VmdFile file = oneOfEach();
    auto name = path("motion");
    name.replace_extension(std::string(format->extension));
    QVERIFY(mmd::writeFile(name, format->write(file, {})));
    const auto read = mmd::readMotionFile(name);
    QVERIFY(read);
    QCOMPARE(read->format, format);
    QVERIFY(!read->file.bytes.empty());
}

void TestMotionFormats::badFilesAreRefusedByTheReaderOfTheirKind()
{
    QCOMPARE(mmd::readMotionFile(path("none.csv")).error().code, mmd::ErrorCode::FileNotFound);
    QVERIFY(mmd::writeFile(path("bad.csv"), bytesOfText("name,frame\na,0\na,later\n")));
    const auto table = mmd::readMotionFile(path("bad.csv"));
    QCOMPARE(table.error().code, mmd::ErrorCode::BadText);
    QCOMPARE(table.error().value, std::uint64_t(3)); // the line number
    QVERIFY(mmd::writeFile(path("bad.txt"), bytesOfText("name,frame\na,0\n")));
    QCOMPARE(mmd::readMotionFile(path("bad.txt")).error().code, mmd::ErrorCode::WrongSignature);
    QVERIFY(mmd::writeFile(path("empty.vpd"), {}));
    QCOMPARE(mmd::readMotionFile(path("empty.vpd")).error().code, mmd::ErrorCode::EmptyFile);
}

QTEST_GUILESS_MAIN(TestMotionFormats)
#include "test_motion_formats.moc"
