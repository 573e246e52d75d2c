// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/sound/sound_cache.h"
#include "libmmd/sound/sound_file.h"
#include "tests/libmmd/sound/sound_files.h"
#include "tests/support/failing_file_calls.h"

#include <QtCore/QDir>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <memory>

using namespace odori::test;
namespace fs = std::filesystem;

/// Decoded sounds on the disk.
class TestSoundCache : public QObject {
    Q_OBJECT
private slots:
    void init();
    void aSoundIsDecodedOnce();
    void theGrowingFileCanBeRead();
    void readingIsExactToTheSample();
    void theSamplesGiveExactColumns();
    void changedFilesAreDecodedAgain();
    void aMovedFileIsFound();
    void theLeastRecentlyUsedIsRemoved();
    void aDamagedFileIsRefused();
    void anyCutIsRefused();
    void headsAreChecked_data();
    void headsAreChecked();
    void failuresLeaveNothing_data();
    void failuresLeaveNothing();
    void cancellingLeavesNothing();
    void aReaderThatFailsLeavesNothing();
    void theFolderIsMade();

private:
    fs::path pathOf(const char* name) const
    {
        return mmd::pathFromUtf8(m_folder->filePath(QLatin1String(name)).toStdString());
    }
    fs::path cacheFolder() const { return pathOf("cache"); }
    mmd::Result<mmd::CachedSound> decode(const fs::path& path, std::uint64_t most = 1u << 30) const;
    QStringList cacheFiles() const
    {
        return QDir(QString::fromStdString(mmd::utf8FromPath(cacheFolder())))
            .entryList(QDir::Files | QDir::Hidden);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    Samples m_samples;
};

void TestSoundCache::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_samples = clicks(2.5);
    QVERIFY(writeBytes(pathOf("song.wav"), waveBytes(m_samples, 44100)));
}

mmd::Result<mmd::CachedSound> TestSoundCache::decode(const fs::path& path, std::uint64_t most) const
{
    const auto source = mmd::soundSourceOf(path);
    auto reader = mmd::openSoundFile(path);
    if (!source || !reader)
        return tl::unexpected(mmd::Error{});
    mmd::Waveform waveform((*reader)->format().channels);
    return mmd::SoundCache(cacheFolder(), most)
        .decode(**reader, *source, waveform, mmd::Progress());
}

void TestSoundCache::aSoundIsDecodedOnce()
{
    const mmd::SoundCache cache(cacheFolder());
    const auto source = mmd::soundSourceOf(pathOf("song.wav"));
    QVERIFY(source.has_value());
    QCOMPARE(cache.find(*source).error().code, mmd::ErrorCode::FileNotFound);
    auto reader = mmd::openSoundFile(pathOf("song.wav"));
    mmd::Waveform waveform(2);
    double share = 0.0;
    const mmd::Progress progress([&](double now) { share = now; });
    const auto decoded = cache.decode(**reader, *source, waveform, progress);
    QVERIFY(decoded.has_value());
    QCOMPARE(share, 1.0);
    auto found = cache.find(*source);
    QVERIFY(found.has_value());
    QCOMPARE(found->frames(), std::uint64_t(m_samples.frames()));
    QCOMPARE(found->format(), m_samples.format);
    QCOMPARE(found->seconds(), 2.5);
    const auto peaks = found->peaks();
    QVERIFY(peaks.has_value());
    QVERIFY(*peaks == waveform.peaks());
    QCOMPARE(cacheFiles().size(), 1);
}

void TestSoundCache::theGrowingFileCanBeRead()
{
    m_samples = clicks(5.0);
    QVERIFY(writeBytes(pathOf("song.wav"), waveBytes(m_samples, 44100)));
    auto reader = mmd::openSoundFile(pathOf("song.wav"));
    mmd::Waveform waveform(2);
    fs::path path;
    int parts = 0;
    const mmd::Progress progress([&](double) {
        auto part = mmd::CachedSound::openPart(path, {44100, 2}, waveform.frames());
        QVERIFY(part.has_value() && part->isPart());
        std::vector<std::int16_t> block(2 * 1000);
        const std::size_t first = waveform.frames() - 990;
        QVERIFY(part->read(std::int64_t(first), block));
        QVERIFY(std::equal(
            block.begin(), block.end() - 20, m_samples.values.begin() + std::ptrdiff_t(2 * first)));
        QVERIFY(std::all_of(block.end() - 20, block.end(), [](auto each) { return each == 0; }));
        ++parts;
    });
    const auto sound = mmd::SoundCache(cacheFolder())
                           .decode(**reader, *mmd::soundSourceOf(pathOf("song.wav")), waveform,
                               progress, [&](const fs::path& growing) { path = growing; });
    QVERIFY(sound.has_value() && !sound->isPart());
    QVERIFY(parts > 2);
    QVERIFY(!fs::exists(path));
    QVERIFY(!mmd::CachedSound::openPart(path, {44100, 2}, 100).has_value());
}

void TestSoundCache::readingIsExactToTheSample()
{
    auto sound = decode(pathOf("song.wav"));
    QVERIFY(sound.has_value());
    const auto frames = std::int64_t(m_samples.frames());
    for (const std::int64_t first : {std::int64_t(0), std::int64_t(1), std::int64_t(44099),
             std::int64_t(-10), frames - 5, frames, frames + 100, std::int64_t(-1000000),
             std::int64_t(1) << 50, -(std::int64_t(1) << 50)}) {
        std::vector<std::int16_t> block(2 * 100, 7);
        QVERIFY(sound->read(first, block));
        for (std::int64_t at = 0; at < 100; ++at)
            for (std::int64_t channel = 0; channel < 2; ++channel) {
                const std::int64_t frame = first + at;
                const bool isInside = frame >= 0 && frame < frames;
                QCOMPARE(block[std::size_t(2 * at + channel)],
                    isInside ? m_samples.values[std::size_t(2 * frame + channel)]
                             : std::int16_t(0));
            }
    }
}

void TestSoundCache::theSamplesGiveExactColumns()
{
    auto sound = decode(pathOf("song.wav"));
    QVERIFY(sound.has_value());
    const mmd::Waveform waveform(2, *sound->peaks(), sound->frames());
    for (const double width : {0.3, 1.0, 7.5, 100.0}) {
        std::vector<mmd::SoundColumn> columns(700);
        const double first = 44100.0 - 300.0 * width;
        waveform.columns({first, width}, columns, &*sound);
        for (std::size_t at = 0; at < columns.size(); ++at) {
            const auto from = std::size_t(std::floor(first + double(at) * width));
            const auto to =
                std::max(std::size_t(std::floor(first + double(at + 1) * width)), from + 1);
            const auto peak =
                mmd::peakOf(std::span(m_samples.values).subspan(2 * from, 2 * (to - from)));
            QCOMPARE(columns[at].highest, float(peak.highest) / 32768.0f);
            QCOMPARE(columns[at].lowest, float(peak.lowest) / 32768.0f);
        }
        QVERIFY(columns[299].highest < 0.01f || width < 1.0);
        QVERIFY(columns[300].highest > 0.5f); // the click begins exactly here
    }
}

void TestSoundCache::changedFilesAreDecodedAgain()
{
    QVERIFY(decode(pathOf("song.wav")).has_value());
    const mmd::SoundCache cache(cacheFolder());
    const auto before = *mmd::soundSourceOf(pathOf("song.wav"));
    std::string bytes = waveBytes(m_samples, 44100);
    bytes.back() = char(bytes.back() + 1);
    QVERIFY(writeBytes(pathOf("song.wav"), bytes));
    fs::last_write_time(
        pathOf("song.wav"), fs::file_time_type(fs::file_time_type::duration(before.changed)));
    const auto after = *mmd::soundSourceOf(pathOf("song.wav"));
    QCOMPARE(after.changed, before.changed); // the same size and time, but another hash
    QVERIFY(after != before);
    QVERIFY(!cache.find(after).has_value());
    QVERIFY(cache.find(before).has_value());
    QCOMPARE(mmd::soundSourceOf(pathOf("missing")).error().code, mmd::ErrorCode::FileNotFound);
    QVERIFY(writeBytes(pathOf("empty"), {}));
    QCOMPARE(mmd::soundSourceOf(pathOf("empty")).error().code, mmd::ErrorCode::EmptyFile);
}

void TestSoundCache::aMovedFileIsFound()
{
    QVERIFY(decode(pathOf("song.wav")).has_value());
    fs::rename(pathOf("song.wav"), pathOf("moved.wav"));
    const auto source = mmd::soundSourceOf(pathOf("moved.wav"));
    QVERIFY(mmd::SoundCache(cacheFolder()).find(*source).has_value());
}

void TestSoundCache::theLeastRecentlyUsedIsRemoved()
{
    const std::uint64_t one = m_samples.values.size() * 2;
    const mmd::SoundCache cache(cacheFolder());
    std::vector<mmd::SoundSource> sources;
    for (int at = 0; at < 4; ++at) {
        const fs::path path = pathOf(qPrintable(QStringLiteral("%1.wav").arg(at)));
        m_samples.values[0] = std::int16_t(at);
        QVERIFY(writeBytes(path, waveBytes(m_samples, 44100)));
        sources.push_back(*mmd::soundSourceOf(path));
        if (at < 3) {
            QVERIFY(decode(path).has_value());
            fs::last_write_time(cache.pathOf(sources.back()),
                fs::file_time_type::clock::now() - std::chrono::hours(10 - at));
        }
    }
    QVERIFY(cache.find(sources[0]).has_value()); // used now: 1 is the oldest
    QVERIFY(decode(pathOf("3.wav"), one * 2 + one / 2).has_value());
    QVERIFY(cache.find(sources[0]).has_value());
    QVERIFY(!cache.find(sources[1]).has_value());
    QVERIFY(!cache.find(sources[2]).has_value());
    QVERIFY(cache.find(sources[3]).has_value());
    QVERIFY(decode(pathOf("1.wav"), 10).has_value()); // the last one is kept in any case
    QCOMPARE(cacheFiles().size(), 1);
    QVERIFY(cache.find(sources[1]).has_value());
}

void TestSoundCache::aDamagedFileIsRefused()
{
    const auto sound = decode(pathOf("song.wav"));
    const fs::path path = sound->path();
    const auto whole = *mmd::readFile(path);
    const std::size_t size = whole.size();
    // Every byte of head and tail, and one of the peaks.
    for (std::size_t at = 0; at < size; at == 63 ? at = size - 30 : ++at) {
        std::vector<std::byte> bytes = whole;
        bytes[at] ^= std::byte{0x10};
        QVERIFY(mmd::writeFile(path, bytes).has_value());
        auto damaged = mmd::CachedSound::open(path);
        const bool isRefused = !damaged || !damaged->peaks();
        QVERIFY2(isRefused, qPrintable(QString::number(at)));
    }
}

void TestSoundCache::anyCutIsRefused()
{
    m_samples.values.resize(2 * 10);
    QVERIFY(writeBytes(pathOf("song.wav"), waveBytes(m_samples, 44100)));
    const auto sound = decode(pathOf("song.wav"));
    const fs::path path = sound->path();
    const auto whole = *mmd::readFile(path);
    QCOMPARE(whole.size(), std::size_t(64 + 40 + 8 + 24));
    for (std::size_t size = 0; size < whole.size(); ++size) {
        QVERIFY(mmd::writeFile(path, std::span(whole).first(size)).has_value());
        QVERIFY(!mmd::CachedSound::open(path).has_value());
    }
    auto longer = whole;
    longer.push_back({});
    QVERIFY(mmd::writeFile(path, longer).has_value());
    QVERIFY(!mmd::CachedSound::open(path).has_value());
}

void TestSoundCache::headsAreChecked_data()
{
    using enum mmd::ErrorCode;
    QTest::addColumn<int>("offset");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<mmd::ErrorCode>("code");
    const auto number = [](quint32 value) {
        return QByteArray(reinterpret_cast<const char*>(&value), 4); // NOLINT
    };
    QTest::newRow("signature") << 0 << QByteArray("RIFF") << WrongSignature;
    QTest::newRow("version") << 8 << number(2) << UnsupportedVersion;
    QTest::newRow("block size") << 12 << number(32) << BadValue;
    QTest::newRow("rate 0") << 16 << number(0) << BadValue;
    QTest::newRow("rate") << 16 << number(1000000) << BadValue;
    QTest::newRow("no channel") << 20 << number(0) << BadValue;
    QTest::newRow("3 channels") << 20 << number(3) << BadValue;
    QTest::newRow("other channels") << 20 << number(1) << CountTooLarge;
    QTest::newRow("source") << 24 << number(99) << BadText;
}

void TestSoundCache::headsAreChecked()
{
    QFETCH(int, offset);
    QFETCH(QByteArray, bytes);
    QFETCH(mmd::ErrorCode, code);
    const mmd::SoundCacheHead head{{44100, 2}, {1, 2, 3}, 100};
    auto first = mmd::writeCacheHead(head);
    const auto tail = mmd::writeCacheTail(head, {});
    const auto read = mmd::readCacheHead(first, tail, head.fileBytes());
    QVERIFY(read.has_value());
    QVERIFY(*read == head);
    std::memcpy(first.data() + offset, bytes.constData(), std::size_t(bytes.size()));
    QCOMPARE(mmd::readCacheHead(first, tail, head.fileBytes()).error().code, code);
    QVERIFY(!mmd::readCacheHead(first, {}, head.fileBytes()).has_value());
}

void TestSoundCache::failuresLeaveNothing_data()
{
    QTest::addColumn<int>("call");
    QTest::addColumn<int>("number");
    QTest::newRow("no new file") << int(FileCall::Create) << 1;
    for (const int number : {1, 2, 3, 4, 5})
        QTest::addRow("disk full at write %d", number) << int(FileCall::Write) << number;
    QTest::newRow("rename") << int(FileCall::Rename) << 1;
}

void TestSoundCache::failuresLeaveNothing()
{
    QFETCH(int, call);
    QFETCH(int, number);
    FailingFileCalls calls({.call = FileCall(call),
        .number = number,
        .error = ENOSPC,
        .isShort = false,
        .isLasting = true});
    const mmd::ReplacedFileCalls replaced(calls);
    const auto sound = decode(pathOf("song.wav"));
    QVERIFY(calls.hasFailed());
    QVERIFY(!sound.has_value());
    QCOMPARE(sound.error().code, mmd::ErrorCode::NotWritable);
    QCOMPARE(sound.error().problem, mmd::FileProblem::DiskFull);
    QCOMPARE(cacheFiles(), QStringList());
}

void TestSoundCache::cancellingLeavesNothing()
{
    auto reader = mmd::openSoundFile(pathOf("song.wav"));
    mmd::Progress* job = nullptr;
    mmd::Progress progress([&](double) { job->cancel(); });
    job = &progress;
    mmd::Waveform waveform(2);
    const auto sound =
        mmd::SoundCache(cacheFolder())
            .decode(**reader, *mmd::soundSourceOf(pathOf("song.wav")), waveform, progress);
    QCOMPARE(sound.error().code, mmd::ErrorCode::Cancelled);
    QCOMPARE(cacheFiles(), QStringList());
}

namespace {

/// Fails after some blocks, as a program that was killed.
class FailingReader : public mmd::SoundReader {
public:
    mmd::SoundFormat format() const override { return {8000, 1}; }
    std::uint64_t expectedFrames() const override { return 0; }
    mmd::Result<std::size_t> read(std::span<std::int16_t> samples) override
    {
        if (++m_blocks > 3)
            return tl::unexpected(mmd::Error{.code = mmd::ErrorCode::BadText, .field = "killed"});
        return samples.size();
    }

private:
    int m_blocks = 0;
};

} // namespace

void TestSoundCache::aReaderThatFailsLeavesNothing()
{
    FailingReader reader;
    mmd::Waveform waveform(1);
    const auto sound =
        mmd::SoundCache(cacheFolder()).decode(reader, {1, 2, 3}, waveform, mmd::Progress());
    QCOMPARE(sound.error().field, std::string("killed"));
    QCOMPARE(cacheFiles(), QStringList());
}

void TestSoundCache::theFolderIsMade()
{
    auto reader = mmd::openSoundFile(pathOf("song.wav"));
    const auto source = *mmd::soundSourceOf(pathOf("song.wav"));
    mmd::Waveform waveform(2);
    QVERIFY(mmd::SoundCache(pathOf("a/b/c")).decode(**reader, source, waveform, mmd::Progress()));
    const auto refused = mmd::SoundCache(pathOf("song.wav") / "cache")
                             .decode(**reader, source, waveform, mmd::Progress());
    QCOMPARE(refused.error().code, mmd::ErrorCode::NotWritable);
}

QTEST_GUILESS_MAIN(TestSoundCache)
#include "test_sound_cache.moc"
