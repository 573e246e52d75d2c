// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/sound/channel_mixer.h"
#include "libmmd/sound/sound_file.h"
#include "tests/libmmd/sound/sound_files.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <limits>

#include <sndfile.h>

using namespace odori::test;

/// Reading sound files of all kinds, and files that are none.
class TestSoundFile : public QObject {
    Q_OBJECT
private slots:
    void losslessKindsGiveTheSamplesBack_data();
    void losslessKindsGiveTheSamplesBack();
    void compressedKindsSoundTheSame_data();
    void compressedKindsSoundTheSame();
    void anyNameOfAFile();
    void anyRate_data();
    void anyRate();
    void refusesRatesOutsideTheLimits_data();
    void refusesRatesOutsideTheLimits();
    void moreChannelsAreMixedToStereo_data();
    void moreChannelsAreMixedToStereo();
    void mixingNeverClips();
    void samplesAreClippedAndFinite();
    void badInput_data();
    void badInput();
    void aCutFileIsReadAsFarAsItGoes_data();
    void aCutFileIsReadAsFarAsItGoes();
    void anyCutOfAWaveIsReadOrRefused();
    void aWaveFromAPipeIsNotCut();

private:
    std::filesystem::path pathOf(const char* name) const
    {
        return mmd::pathFromUtf8(m_folder.filePath(QString::fromUtf8(name)).toStdString());
    }

    QTemporaryDir m_folder;
};

void TestSoundFile::losslessKindsGiveTheSamplesBack_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("channels");
    QTest::newRow("wav") << (SF_FORMAT_WAV | SF_FORMAT_PCM_16) << 2;
    QTest::newRow("wav, mono") << (SF_FORMAT_WAV | SF_FORMAT_PCM_16) << 1;
    QTest::newRow("wav, 24 bits") << (SF_FORMAT_WAV | SF_FORMAT_PCM_24) << 2;
    QTest::newRow("wav, floats") << (SF_FORMAT_WAV | SF_FORMAT_FLOAT) << 1;
    QTest::newRow("flac") << (SF_FORMAT_FLAC | SF_FORMAT_PCM_16) << 2;
    QTest::newRow("flac, 24 bits") << (SF_FORMAT_FLAC | SF_FORMAT_PCM_24) << 2;
    QTest::newRow("aiff") << (SF_FORMAT_AIFF | SF_FORMAT_PCM_16) << 2;
}

void TestSoundFile::losslessKindsGiveTheSamplesBack()
{
    QFETCH(int, format);
    QFETCH(int, channels);
    const Samples samples = clicks(1.3, {44100, std::uint32_t(channels)});
    QVERIFY(writeSound(pathOf("sound"), samples, format));
    const auto reader = mmd::openSoundFile(pathOf("sound"));
    QVERIFY(reader.has_value());
    QCOMPARE((*reader)->format(), samples.format);
    QCOMPARE((*reader)->expectedFrames(), std::uint64_t(samples.frames()));
    const auto read = readAll(**reader);
    QVERIFY(read.has_value());
    QCOMPARE(read->values, samples.values);
    QVERIFY(!(*reader)->cut());
}

void TestSoundFile::compressedKindsSoundTheSame_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("rate");
    QTest::newRow("ogg") << (SF_FORMAT_OGG | SF_FORMAT_VORBIS) << 44100;
    QTest::newRow("opus") << (SF_FORMAT_OGG | SF_FORMAT_OPUS) << 48000;
    QTest::newRow("mp3") << (SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III) << 44100;
}

void TestSoundFile::compressedKindsSoundTheSame()
{
    QFETCH(int, format);
    QFETCH(int, rate);
    const Samples samples = clicks(3.5, {std::uint32_t(rate), 2});
    QVERIFY(writeSound(pathOf("sound"), samples, format));
    const auto reader = mmd::openSoundFile(pathOf("sound"));
    QVERIFY(reader.has_value());
    QCOMPARE((*reader)->format(), samples.format);
    const auto read = readAll(**reader);
    QVERIFY(read.has_value());
    QVERIFY(std::llabs(std::int64_t(read->frames()) - std::int64_t(samples.frames())) < rate / 10);
    // The clicks are where they were, within 5 ms.
    for (int second = 1; second < 4; ++second) {
        const auto begin = read->values.begin() + std::ptrdiff_t(2 * (second * rate - rate / 4));
        const auto loud = std::find_if(
            begin, read->values.end(), [](std::int16_t each) { return std::abs(each) > 10000; });
        const auto frame = (loud - read->values.begin()) / 2;
        QVERIFY2(std::abs(frame - second * rate) < rate / 200, qPrintable(QString::number(frame)));
    }
}

void TestSoundFile::anyNameOfAFile()
{
    const Samples samples = tone(0.1, 440.0);
    QVERIFY(writeBytes(pathOf("曲 ♪.mp3"), waveBytes(samples, 44100))); // the name is wrong, too
    const auto reader = mmd::openSoundFile(pathOf("曲 ♪.mp3"));
    QVERIFY(reader.has_value());
    QCOMPARE(readAll(**reader)->values, samples.values);
}

void TestSoundFile::anyRate_data()
{
    QTest::addColumn<unsigned>("rate");
    for (const unsigned rate :
        {1000u, 8000u, 11025u, 22050u, 44100u, 48000u, 96000u, 192000u, 384000u})
        QTest::addRow("%u", rate) << rate;
}

void TestSoundFile::anyRate()
{
    QFETCH(unsigned, rate);
    QVERIFY(writeBytes(pathOf("sound"), waveBytes(tone(0.1, 100.0, {rate, 1}), rate)));
    const auto reader = mmd::openSoundFile(pathOf("sound"));
    QVERIFY(reader.has_value());
    QCOMPARE((*reader)->format().rate, rate);
    QCOMPARE(readAll(**reader)->frames(), std::size_t(rate / 10));
}

void TestSoundFile::refusesRatesOutsideTheLimits_data()
{
    QTest::addColumn<unsigned>("rate");
    for (const unsigned rate : {0u, 1u, 999u, 768001u, 4000000000u})
        QTest::addRow("%u", rate) << rate;
}

void TestSoundFile::refusesRatesOutsideTheLimits()
{
    QFETCH(unsigned, rate);
    QVERIFY(writeBytes(pathOf("sound"), waveBytes(tone(0.1, 100.0), rate)));
    const auto reader = mmd::openSoundFile(pathOf("sound"));
    QVERIFY(!reader.has_value());
    const bool isRefusedByUs = reader.error().code == mmd::ErrorCode::BadValue;
    QVERIFY(isRefusedByUs || reader.error().code == mmd::ErrorCode::BadText);
    QVERIFY(!reader.error().field.empty());
}

void TestSoundFile::moreChannelsAreMixedToStereo_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("channels");
    QTest::addColumn<int>("channel");
    QTest::addColumn<QList<double>>("sides"); // relative to the left channel's
    const double half = std::sqrt(0.5);
    const auto row = [](const char* name, int format, int channels, int channel, double l,
                         double r) {
        QTest::newRow(name) << format << channels << channel << QList<double>{l, r};
    };
    const int wave = SF_FORMAT_WAVEX | SF_FORMAT_FLOAT, flac = SF_FORMAT_FLAC | SF_FORMAT_PCM_16;
    const int ogg = SF_FORMAT_OGG | SF_FORMAT_VORBIS;
    row("wav 5.1, left", wave, 6, 0, 1, 0);
    row("wav 5.1, right", wave, 6, 1, 0, 1);
    row("wav 5.1, centre", wave, 6, 2, half, half);
    row("wav 5.1, low frequency", wave, 6, 3, 0, 0);
    row("wav 5.1, surround left", wave, 6, 4, half, 0);
    row("wav 5.1, surround right", wave, 6, 5, 0, half);
    row("wav 7.1, back left", wave, 8, 4, half, 0);
    // libsndfile writes the speakers of the old 7.1.
    row("wav 7.1, front right of centre", wave, 8, 7, 0, 1);
    row("wav 3.0, centre", wave, 3, 2, half, half);
    row("wav 4.0, surround right", wave, 4, 3, 0, half);
    row("flac 5.1, centre", flac, 6, 2, half, half);
    row("flac 5.1, surround left", flac, 6, 4, half, 0);
    row("ogg 5.1, left", ogg, 6, 0, 1, 0);
    row("ogg 5.1, centre", ogg, 6, 1, half, half);
    row("ogg 5.1, right", ogg, 6, 2, 0, 1);
    row("ogg 5.1, low frequency", ogg, 6, 5, 0, 0);
}

/// The loudness of both channels of a sound with a tone in one channel only.
static QList<double> sidesOf(
    const std::filesystem::path& path, int format, int channels, int channel)
{
    std::vector<float> values(std::size_t(channels) * 24000);
    for (std::size_t frame = 0; frame < 24000; ++frame)
        values[frame * std::size_t(channels) + std::size_t(channel)] =
            0.8f * std::sin(float(frame) * 0.05f);
    if (!writeFloats(path, values, channels, format))
        return {};
    const auto reader = mmd::openSoundFile(path);
    if (!reader || (*reader)->format().channels != 2)
        return {};
    const auto read = readAll(**reader);
    double squares[2] = {};
    for (std::size_t at = 0; read && at < read->values.size(); ++at)
        squares[at % 2] += double(read->values[at]) * read->values[at];
    return {std::sqrt(squares[0] / 24000.0), std::sqrt(squares[1] / 24000.0)};
}

void TestSoundFile::moreChannelsAreMixedToStereo()
{
    QFETCH(int, format);
    QFETCH(int, channels);
    QFETCH(int, channel);
    QFETCH(QList<double>, sides);
    const QList<double> left = sidesOf(pathOf("left"), format, channels, 0);
    const QList<double> found = sidesOf(pathOf("one"), format, channels, channel);
    QCOMPARE(left.size(), 2);
    QVERIFY(left[0] > 1000.0);
    for (int side = 0; side < 2; ++side)
        QVERIFY2(std::abs(found[side] / left[0] - sides[side]) < 0.02,
            qPrintable(QString::number(found[side] / left[0])));
}

void TestSoundFile::mixingNeverClips()
{
    for (std::size_t channels = 1; channels <= 8; ++channels) {
        const mmd::ChannelMixer mixer(mmd::usualSpeakers(channels));
        const std::vector<float> full(channels, 1.0f);
        std::vector<std::int16_t> mixed(mixer.channels());
        mixer.mix(full, mixed);
        for (const std::int16_t each : mixed)
            QVERIFY(each > 32700 || (channels > 2 && each > 20000));
        const std::vector<float> low(channels, -1.0f);
        mixer.mix(low, mixed);
        for (const std::int16_t each : mixed)
            QVERIFY(each < -20000); // it did not wrap
    }
}

void TestSoundFile::samplesAreClippedAndFinite()
{
    QCOMPARE(mmd::sampleOf(0.5f), std::int16_t(16384));
    QCOMPARE(mmd::sampleOf(1.0f), std::int16_t(32767));
    QCOMPARE(mmd::sampleOf(-1.0f), std::int16_t(-32768));
    QCOMPARE(mmd::sampleOf(1e30f), std::int16_t(32767));
    QCOMPARE(mmd::sampleOf(-std::numeric_limits<float>::infinity()), std::int16_t(-32768));
    QCOMPARE(mmd::sampleOf(std::numeric_limits<float>::quiet_NaN()), std::int16_t(0));
}

void TestSoundFile::badInput_data()
{
    using enum mmd::ErrorCode;
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<mmd::ErrorCode>("code");
    const QByteArray wave = QByteArray::fromStdString(waveBytes(tone(0.1, 440.0), 44100));
    QByteArray lyrics;
    for (int line = 0; line < 5000; ++line)
        lyrics += "la la la, this is a text that somebody called song.mp3\n";
    QTest::newRow("nothing") << QByteArray() << EmptyFile;
    QTest::newRow("a text") << QByteArray("la la la\n") << UnknownFormat;
    QTest::newRow("a long text") << lyrics << UnknownFormat;
    QTest::newRow("zeros") << QByteArray(100000, '\0') << UnknownFormat;
    QTest::newRow("a wav without data") << wave.left(36) << BadText;
    QTest::newRow("a wav's first bytes") << wave.left(12) << BadText;
}

void TestSoundFile::badInput()
{
    QFETCH(QByteArray, bytes);
    QFETCH(mmd::ErrorCode, code);
    QVERIFY(writeBytes(pathOf("song.mp3"), bytes.toStdString()));
    const auto reader = mmd::openSoundFile(pathOf("song.mp3"));
    QVERIFY(!reader.has_value());
    QCOMPARE(reader.error().code, code);
    QCOMPARE(mmd::openSoundFile(pathOf("missing.mp3")).error().code, mmd::ErrorCode::FileNotFound);
    QCOMPARE(mmd::openSoundFile(pathOf(".")).error().code, mmd::ErrorCode::NotReadable);
}

void TestSoundFile::aCutFileIsReadAsFarAsItGoes_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<bool>("isSaid");
    QTest::newRow("wav") << (SF_FORMAT_WAV | SF_FORMAT_PCM_16) << true;
    QTest::newRow("flac") << (SF_FORMAT_FLAC | SF_FORMAT_PCM_16) << true;
    // Their length is that of what is there.
    QTest::newRow("ogg") << (SF_FORMAT_OGG | SF_FORMAT_VORBIS) << false;
    QTest::newRow("mp3") << (SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III) << false;
}

void TestSoundFile::aCutFileIsReadAsFarAsItGoes()
{
    QFETCH(int, format);
    QFETCH(bool, isSaid);
    const Samples samples = clicks(20.0);
    QVERIFY(writeSound(pathOf("whole"), samples, format));
    std::filesystem::copy_file(
        pathOf("whole"), pathOf("cut"), std::filesystem::copy_options::overwrite_existing);
    std::filesystem::resize_file(
        pathOf("cut"), std::filesystem::file_size(pathOf("whole")) * 6 / 10);
    const auto reader = mmd::openSoundFile(pathOf("cut"));
    QVERIFY(reader.has_value());
    const auto read = readAll(**reader);
    QVERIFY(read.has_value());
    QVERIFY(read->frames() > samples.frames() / 4);
    QVERIFY(read->frames() < samples.frames() * 3 / 4);
    QCOMPARE((*reader)->cut().has_value(), isSaid);
    if (isSaid) {
        QCOMPARE((*reader)->cut()->end, double(read->frames()) / 44100.0);
        QVERIFY(std::abs((*reader)->cut()->announced - 20.0) < 0.001);
    }
}

void TestSoundFile::anyCutOfAWaveIsReadOrRefused()
{
    const std::string whole = waveBytes(tone(0.002, 440.0), 44100);
    for (std::size_t size = 0; size < whole.size(); ++size) {
        QVERIFY(writeBytes(pathOf("cut"), whole.substr(0, size)));
        const auto reader = mmd::openSoundFile(pathOf("cut"));
        if (!reader)
            continue;
        const auto read = readAll(**reader);
        QVERIFY(!read || read->values.size() <= (size - 44) / 2);
        QVERIFY(!read || (*reader)->cut().has_value());
    }
}

void TestSoundFile::aWaveFromAPipeIsNotCut()
{
    std::string bytes = waveBytes(tone(0.1, 440.0), 44100);
    bytes.replace(4, 4, "\xFF\xFF\xFF\xFF");
    bytes.replace(40, 4, "\xFF\xFF\xFF\xFF"); // the writer did not know the length
    QVERIFY(writeBytes(pathOf("sound"), bytes));
    const auto reader = mmd::openSoundFile(pathOf("sound"));
    QVERIFY(reader.has_value());
    QCOMPARE(readAll(**reader)->frames(), std::size_t(4410));
    QVERIFY(!(*reader)->cut());
}

QTEST_GUILESS_MAIN(TestSoundFile)
#include "test_sound_file.moc"
