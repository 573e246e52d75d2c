// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "ui/curves/easing/preset_file.h"
#include "ui/curves/easing/preset_library.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QIODevice>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace odori;

namespace {

std::span<const std::byte> bytesOf(std::string_view text)
{
    return std::as_bytes(std::span(text));
}

const std::vector<CurvePreset> twoPresets{
    {"soft \"start\"", {64, 0, 127, 127}}, {"ゆっくり", {0, 10, 64, 127}}};

} // namespace

/// The file of curve presets, and the library of the user's presets in it.
class TestPresetFile : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void whatIsWrittenIsReadAgain();
    void readsByHand();
    void refusesWithItsPlace_data();
    void refusesWithItsPlace();
    void everyCutIsRefused();
    void refusesWhatIsTooLarge();
    void refusesTooManyMembers();
    void aBadLibraryIsNeverWrittenOver();
    void namesAreKeptApart();
    void longNamesGetNumbersToo();

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QLatin1String(name));
    }
    [[nodiscard]] std::filesystem::path file(const char* name) const
    {
        return mmd::pathFromUtf8(path(name).toStdString());
    }
    void write(const char* name, const QByteArray& text) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestPresetFile::write(const char* name, const QByteArray& text) const
{
    QFile output(path(name));
    QVERIFY(output.open(QIODevice::WriteOnly));
    output.write(text);
}

void TestPresetFile::whatIsWrittenIsReadAgain()
{
    const auto read = readPresets(bytesOf(presetText(twoPresets)));
    QVERIFY(read);
    QVERIFY(*read == twoPresets);
    QVERIFY(readPresets(bytesOf(presetText({})))->empty());
}

void TestPresetFile::readsByHand()
{
    const auto read = readPresets(bytesOf(
        R"({"author": {"name": "x"}, "more": [{"curve": 1}], "format": "odori-curves", "version": 1,
            "presets": [{"note": [1, {"curve": 2}], "curve": [1, 2, 3, 127], "name": "a"}]})"));
    QVERIFY(read);
    QCOMPARE(read->size(), 1u);
    QVERIFY(read->front() == (CurvePreset{"a", {1, 2, 3, 127}}));
}

void TestPresetFile::refusesWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("presets");
    QTest::addColumn<QByteArray>("at"); ///< the text at the error's offset
    QTest::addColumn<QString>("field");
    const auto row = [](const char* name, const char* presets, const char* at, const char* field) {
        QTest::newRow(name) << QByteArray(presets) << QByteArray(at) << QString::fromLatin1(field);
    };
    row("no list", R"({})", R"("presets")", "presets is no list");
    row("no object", R"([17])", "17", "preset 1 is no object");
    row("without a name", R"([{"curve": [1, 2, 3, 4]}])", R"({"curve")", "preset 1, name");
    row("an empty name", R"([{"name": " ", "curve": [1, 2, 3, 4]}])", R"("name": " ")", "name");
    row("a name twice",
        R"([{"name": "a", "curve": [1, 2, 3, 4]}, {"curve": [1, 2, 3, 4], "name": "a"}])",
        R"("name": "a"}])", "preset 2, name is there twice");
    row("three numbers", R"([{"name": "a", "curve": [1, 2, 3]}])", R"("curve")", "preset 1, curve");
    row("128", R"([{"name": "a", "curve": [1, 2, 3, 128]}])", R"("curve")", "preset 1, curve");
    row("negative", R"([{"name": "a", "curve": [1, 2, 3, -1]}])", R"("curve")", "curve");
    row("a fraction", R"([{"name": "a", "curve": [1, 2, 3, 4.5]}])", R"("curve")", "curve");
    row("the second one", R"([{"name": "a", "curve": [1, 2, 3, 4]}, {"name": "b", "curve": "x"}])",
        R"("curve": "x")", "preset 2, curve");
}

void TestPresetFile::refusesWithItsPlace()
{
    QFETCH(QByteArray, presets);
    QFETCH(QByteArray, at);
    QFETCH(QString, field);
    const QByteArray text =
        "{\"format\": \"odori-curves\",\n \"version\": 1,\n \"presets\": " + presets + "}";
    const auto read = readPresets(bytesOf(text.toStdString()));
    QVERIFY(!read);
    QCOMPARE(read.error().code, mmd::ErrorCode::BadText);
    QVERIFY2(
        QString::fromStdString(read.error().field).contains(field), read.error().field.c_str());
    QCOMPARE(read.error().offset, std::size_t(text.indexOf(at)));
    QCOMPARE(read.error().value, std::uint64_t(3));
}

void TestPresetFile::everyCutIsRefused()
{
    const std::string whole = presetText(twoPresets);
    for (std::size_t size = 0; size + 2 < whole.size(); ++size) {
        const std::vector<char> cut(whole.begin(), whole.begin() + std::ptrdiff_t(size));
        const auto read = readPresets(std::as_bytes(std::span(cut)));
        QVERIFY(!read);
        QVERIFY(read.error().offset <= size);
    }
    for (const char* text : {"[]", "null", "{}", R"({"format": "vmd"})", "\xFF\xFE", "[[[[[[[[[["})
        QVERIFY(!readPresets(bytesOf(text)));
    QVERIFY(!readPresets(bytesOf(std::string(100000, '['))));
    QCOMPARE(readPresets(bytesOf(R"({"format": "odori-curves", "version": 2})")).error().code,
        mmd::ErrorCode::UnsupportedVersion);
}

void TestPresetFile::refusesWhatIsTooLarge()
{
    const std::string large(largestPresetFile + 1, ' ');
    QCOMPARE(readPresets(bytesOf(large)).error().code, mmd::ErrorCode::OutOfRange);
}

/// The largest readable file with as many members as fit: without a limit this takes minutes.
void TestPresetFile::refusesTooManyMembers()
{
    std::string text = R"({"format": "odori-curves", "version": 1)";
    for (int at = 0; text.size() + 40 < largestPresetFile; ++at)
        text += ",\"" + std::to_string(at) + "\":0";
    text += R"(, "presets": []})";
    const auto read = readPresets(bytesOf(text));
    QVERIFY(!read);
    QCOMPARE(read.error().field, std::string("an object has too many members"));
}

void TestPresetFile::aBadLibraryIsNeverWrittenOver()
{
    const QByteArray bad = "{ \"format\": \"odori-curves\", half a file";
    write("bad.json", bad);
    const PresetLibrary library(file("bad.json"));
    QVERIFY(!library.presets());
    QVERIFY(!library.save({"a", {}}));
    QVERIFY(!library.rename("a", "b"));
    QVERIFY(!library.remove("a"));
    QVERIFY(!library.add(twoPresets));
    QFile file(path("bad.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), bad);
}

void TestPresetFile::namesAreKeptApart()
{
    const PresetLibrary library(file("folder/library.json"));
    QVERIFY(library.presets()->empty());
    QVERIFY(library.save(twoPresets[0]));
    QVERIFY(library.save(twoPresets[1]));
    QVERIFY(*library.presets() == twoPresets);
    QCOMPARE(*library.add(twoPresets), 0); // the same presets again
    QVERIFY(library.save({"ゆっくり", {1, 2, 3, 4}}));
    QCOMPARE(library.presets()->size(), 2u);
    QCOMPARE(*library.add(twoPresets), 1);
    QCOMPARE(library.presets()->at(2).name, std::string("ゆっくり 2"));
    QVERIFY(library.rename("ゆっくり 2", "soft \"start\"")); // replaces that preset
    QCOMPARE(library.presets()->size(), 2u);
    QCOMPARE(library.presets()->at(1).curve, twoPresets[1].curve);
    QVERIFY(!library.save({"", {}}));
    QVERIFY(!library.rename("ゆっくり", "a\nb"));
    QVERIFY(library.remove("ゆっくり"));
    QCOMPARE(library.presets()->size(), 1u);
    QCOMPARE(
        QDir(path("folder")).entryList(QDir::Files), QStringList{QStringLiteral("library.json")});
}

void TestPresetFile::longNamesGetNumbersToo()
{
    const PresetLibrary library(file("library.json"));
    std::string name;
    while (name.size() + 3 <= longestPresetName)
        name += "長";
    QVERIFY(library.save({name, {1, 2, 3, 4}}));
    const std::vector<CurvePreset> more{{name, {5, 6, 7, 8}}};
    QCOMPARE(*library.add(more), 1);
    const auto presets = library.presets(); // so every name is valid and short enough
    QVERIFY(presets);
    QVERIFY(presets->at(1).name.ends_with("長 2"));
}

QTEST_GUILESS_MAIN(TestPresetFile)
#include "test_preset_file.moc"
