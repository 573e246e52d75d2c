// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "tests/libmmd/sound/sound_files.h"
#include "ui/sound/ffmpeg_reader.h"
#include "ui/sound/sound_opening.h"

#include <QtCore/QFile>
#include <QtCore/QIODevice>
#include <QtCore/QProcess>
#include <QtCore/QStandardPaths>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <cmath>

#include <sndfile.h>

using namespace odori;
using namespace odori::test;

/// Opening sounds that libsndfile reads, that ffmpeg reads, and others.
class TestSoundOpening : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void ffmpegReadsM4aAndVideos_data();
    void ffmpegReadsM4aAndVideos();
    void ffmpegMixesToStereo();
    void neitherReadsAText();
    void aVideoWithoutSoundIsRefused();
    void withoutFfmpegItIsSaid();
    void anFfmpegThatIsEndedIsSaid();
    void anFfmpegThatFailsIsSaid_data();
    void anFfmpegThatFailsIsSaid();
    void pathsAreNoOptions();
    void aSoundIsLoadedOnce();
    void aDamagedCacheIsMadeAgain();

private:
    QString nameOf(const char* name) const { return m_folder->filePath(QString::fromUtf8(name)); }
    std::filesystem::path pathOf(const char* name) const
    {
        return mmd::pathFromUtf8(nameOf(name).toStdString());
    }
    /// Runs the real ffmpeg.
    bool make(const QStringList& arguments) const
    {
        return QProcess::execute(
                   QStringLiteral("ffmpeg"), QStringList{QStringLiteral("-v"),
                                                 QStringLiteral("error"), QStringLiteral("-y")} +
                                                 arguments) == 0;
    }
    /// A shell script in the place of ffmpeg.
    void replaceFfmpeg(const QByteArray& script);

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_path;
};

void TestSoundOpening::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = qgetenv("PATH");
    if (QStandardPaths::findExecutable(QStringLiteral("ffmpeg")).isEmpty())
        QSKIP("ffmpeg is not installed");
}

void TestSoundOpening::cleanup()
{
    qputenv("PATH", m_path);
    qunsetenv("ODORI_FFMPEG");
}

void TestSoundOpening::replaceFfmpeg(const QByteArray& script)
{
    QFile file(nameOf("ffmpeg"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("#!/bin/sh\n" + script);
    file.close();
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    qputenv("PATH", m_folder->path().toUtf8() + ":/usr/bin:/bin");
}

void TestSoundOpening::ffmpegReadsM4aAndVideos_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("m4a") << QByteArray("曲.m4a") << QStringList{};
    QTest::newRow("video") << QByteArray("-dance.mp4")
                           << QStringList{QStringLiteral("-f"), QStringLiteral("lavfi"),
                                  QStringLiteral("-i"), QStringLiteral("color=s=32x32:r=30:d=3"),
                                  QStringLiteral("-c:v"), QStringLiteral("mpeg4")};
}

void TestSoundOpening::ffmpegReadsM4aAndVideos()
{
    QFETCH(QByteArray, name);
    QFETCH(QStringList, arguments);
    const Samples samples = clicks(3.0, {44100, 1});
    QVERIFY(writeBytes(pathOf("sound.wav"), waveBytes(samples, 44100)));
    QVERIFY(make(QStringList{QStringLiteral("-i"), nameOf("sound.wav")} + arguments +
                 QStringList{QStringLiteral("-c:a"), QStringLiteral("aac"), nameOf(name)}));
    const auto reader = openSound(pathOf(name));
    QVERIFY2(reader.has_value(), reader ? "" : reader.error().field.c_str());
    QCOMPARE((*reader)->format(), (mmd::SoundFormat{44100, 1}));
    const auto read = readAll(**reader);
    QVERIFY(read.has_value());
    QVERIFY(std::abs(double(read->frames()) - 3.0 * 44100.0) < 3000.0);
    for (int second = 0; second < 3; ++second) { // the clicks are at their times
        int loudest = 0, at = 0;
        for (int frame = second * 44100 - 400; frame < second * 44100 + 600; ++frame)
            if (frame >= 0 && std::abs(int(read->values[std::size_t(frame)])) > loudest) {
                loudest = std::abs(int(read->values[std::size_t(frame)]));
                at = frame - second * 44100;
            }
        QVERIFY(loudest > 8000);
        QVERIFY(at > -200 && at < 450);
    }
}

void TestSoundOpening::ffmpegMixesToStereo()
{
    std::vector<float> values(std::size_t(6 * 48000), 0.1f);
    QVERIFY(writeFloats(pathOf("sound.wav"), values, 6, SF_FORMAT_WAVEX | SF_FORMAT_FLOAT));
    const auto reader = openWithFfmpeg(pathOf("sound.wav"));
    QVERIFY(reader.has_value());
    QCOMPARE((*reader)->format(), (mmd::SoundFormat{48000, 2}));
    QCOMPARE(readAll(**reader)->frames(), std::size_t(48000));
}

void TestSoundOpening::neitherReadsAText()
{
    QVERIFY(writeBytes(pathOf("song.mp3"), std::string(3000, 'a') + "\nla la la\n"));
    const auto reader = openSound(pathOf("song.mp3"));
    QVERIFY(!reader.has_value());
    QCOMPARE(reader.error().code, mmd::ErrorCode::BadText);
    const QString reason = QString::fromStdString(reader.error().field);
    QVERIFY2(
        reason.startsWith(QLatin1String("ffmpeg cannot read it as a sound (")), qPrintable(reason));
    QVERIFY(!reason.contains(QLatin1String("file:")) && reason.endsWith(u')'));
    QVERIFY(!reason.contains(m_folder->path()) && !reason.contains(u'\n'));
    QVERIFY(reason.size() < 220);
}

void TestSoundOpening::aVideoWithoutSoundIsRefused()
{
    QVERIFY(make({QStringLiteral("-f"), QStringLiteral("lavfi"), QStringLiteral("-i"),
        QStringLiteral("color=s=32x32:r=30:d=1"), QStringLiteral("-c:v"), QStringLiteral("mpeg4"),
        nameOf("silent.mp4")}));
    const auto reader = openSound(pathOf("silent.mp4"));
    QVERIFY(!reader.has_value());
    QCOMPARE(reader.error().code, mmd::ErrorCode::BadText);
}

void TestSoundOpening::withoutFfmpegItIsSaid()
{
    QVERIFY(writeBytes(pathOf("song.m4a"), std::string(3000, 'a')));
    qputenv("PATH", m_folder->path().toUtf8());
    const auto reader = openSound(pathOf("song.m4a"));
    QVERIFY(!reader.has_value());
    QCOMPARE(reader.error().code, mmd::ErrorCode::ProgramMissing);
    QCOMPARE(reader.error().field, std::string("ffmpeg"));
    // The variable that films use counts here, too.
    const QByteArray nowhere = nameOf("nowhere").toUtf8();
    qputenv("PATH", m_path);
    qputenv("ODORI_FFMPEG", nowhere);
    const auto other = openSound(pathOf("song.m4a"));
    QVERIFY(!other.has_value());
    QCOMPARE(other.error().code, mmd::ErrorCode::ProgramMissing);
    QCOMPARE(other.error().field, nowhere.toStdString());
}

void TestSoundOpening::anFfmpegThatIsEndedIsSaid()
{
    // The head and some samples, and then it is killed.
    replaceFfmpeg("printf '.snd\\000\\000\\000\\030\\377\\377\\377\\377\\000\\000\\000\\003"
                  "\\000\\000\\254\\104\\000\\000\\000\\001aabbcc'\nkill -9 $$\n");
    QVERIFY(writeBytes(pathOf("song.m4a"), std::string(3000, 'a')));
    const auto reader = openSound(pathOf("song.m4a"));
    QVERIFY2(reader.has_value(), reader ? "" : reader.error().field.c_str());
    QCOMPARE((*reader)->format(), (mmd::SoundFormat{44100, 1}));
    const auto read = readAll(**reader);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().field, std::string("the program ffmpeg was ended"));
    // Nothing of it is kept.
    const mmd::SoundCache cache(pathOf("cache"));
    const auto loaded = loadSound(
        pathOf("song.m4a"), cache, [](auto&&...) {}, mmd::Progress());
    QVERIFY(!loaded.has_value());
    QVERIFY(std::filesystem::is_empty(pathOf("cache")));
}

void TestSoundOpening::anFfmpegThatFailsIsSaid_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("message") << QByteArray("echo no >&2; echo it is broken >&2; exit 1")
                             << QByteArray("ffmpeg cannot read it as a sound (it is broken)");
    QTest::newRow("no message") << QByteArray("exit 3")
                                << QByteArray("ffmpeg cannot read it as a sound");
    QTest::newRow("nothing") << QByteArray("exit 0")
                             << QByteArray("ffmpeg cannot read it as a sound");
    QTest::newRow("something else")
        << QByteArray("head -c 5000 /dev/zero") << QByteArray("ffmpeg gives another format");
}

void TestSoundOpening::anFfmpegThatFailsIsSaid()
{
    QFETCH(QByteArray, script);
    QFETCH(QByteArray, reason);
    replaceFfmpeg(script + "\n");
    QVERIFY(writeBytes(pathOf("song.m4a"), std::string(3000, 'a')));
    const auto reader = openSound(pathOf("song.m4a"));
    QVERIFY(!reader.has_value());
    QCOMPARE(QByteArray::fromStdString(reader.error().field), reason);
}

void TestSoundOpening::pathsAreNoOptions()
{
    replaceFfmpeg("for each in \"$@\"; do echo \"$each\"; done > " + nameOf("arguments").toUtf8());
    QVERIFY(!openWithFfmpeg("-i").has_value());
    QFile file(nameOf("arguments"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("\nfile:-i\n"));
}

void TestSoundOpening::aSoundIsLoadedOnce()
{
    const mmd::SoundCache cache(pathOf("cache"));
    QVERIFY(writeBytes(pathOf("sound.wav"), waveBytes(clicks(2.0), 44100)));
    std::vector<std::shared_ptr<mmd::Waveform>> waveforms;
    std::vector<mmd::SoundFormat> formats;
    const auto load = [&] {
        return loadSound(
            pathOf("sound.wav"), cache,
            [&](mmd::SoundFormat format, std::shared_ptr<mmd::Waveform> each) {
                formats.push_back(format);
                waveforms.push_back(std::move(each));
            },
            mmd::Progress());
    };
    const auto decoded = load();
    QVERIFY(decoded.has_value());
    const auto time = std::filesystem::last_write_time(decoded->sound.path());
    const auto found = load();
    QVERIFY(found.has_value());
    QVERIFY(std::filesystem::last_write_time(found->sound.path()) >= time);
    QCOMPARE(found->sound.frames(), std::uint64_t(88200));
    QCOMPARE(waveforms.size(), std::size_t(2));
    QVERIFY(waveforms[0]->peaks() == waveforms[1]->peaks());
    QCOMPARE(formats, std::vector(2, mmd::SoundFormat{44100, 2}));
    QCOMPARE(waveforms[1]->frames(), std::uint64_t(88200));
    QCOMPARE(loadSound(
                 pathOf("none.wav"), cache, [](auto&&...) {}, mmd::Progress())
                 .error()
                 .code,
        mmd::ErrorCode::FileNotFound);
}

void TestSoundOpening::aDamagedCacheIsMadeAgain()
{
    const mmd::SoundCache cache(pathOf("cache"));
    QVERIFY(writeBytes(pathOf("sound.wav"), waveBytes(clicks(2.0), 44100)));
    const auto load = [&] {
        return loadSound(
            pathOf("sound.wav"), cache, [](auto&&...) {}, mmd::Progress());
    };
    const auto path = load()->sound.path();
    const auto whole = *mmd::readFile(path);
    for (const std::size_t at : {std::size_t(20), whole.size() - 40}) {
        auto bytes = whole;
        bytes[at] ^= std::byte{1};
        QVERIFY(mmd::writeFile(path, bytes).has_value());
        QVERIFY(load().has_value());
        QVERIFY(*mmd::readFile(path) == whole);
    }
}

QTEST_GUILESS_MAIN(TestSoundOpening)
#include "test_sound_opening.moc"
