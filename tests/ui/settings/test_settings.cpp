// SPDX-License-Identifier: MIT
#include "ui/settings/settings.h"

#include "ui/document/physics.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QIODevice>
#include <QtCore/QScopeGuard>
#include <QtCore/QSettings>
#include <QtCore/QStringList>
#include <QtCore/QVariantMap>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace odori;

/// The settings and their file: default values, ranges, invalid values in the file, and the change
/// signals.
class TestSettings : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { QSettings().clear(); }
    void cleanupTestCase() { QSettings().clear(); }
    void theyBeginAsUsual();
    void theyAreKept();
    void numbersStayInRange_data();
    void numbersStayInRange();
    void nonsenseIsNotSet();
    void aDamagedFileDoesNoHarm_data();
    void aDamagedFileDoesNoHarm();
    void aFileThatCannotBeWrittenIsSaid();
    void onlyChangesAreSaid();
};

void TestSettings::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_settings"));
}

namespace {

void checkUsual(const Settings& settings)
{
    QVERIFY(settings.language() == LanguageChoice::System);
    QVERIFY(settings.theme() == ThemeChoice::System);
    QCOMPARE(settings.fontPercent(), 100);
    QCOMPARE(settings.undoLimit(), 256);
    QCOMPARE(settings.textureBudget(), 1024);
    QCOMPARE(settings.physicsCache(), 256);
    QCOMPARE(settings.versionsKept(), 3);
    QVERIFY(settings.physicsMode() == PhysicsMode::WhilePlaying);
    QVERIFY(settings.secondModel() == ModelChoice::Ask);
    QVERIFY(settings.secondMotion() == MotionChoice::Ask);
    QVERIFY(settings.cameraKeys() == CameraChoice::Ask);
    QVERIFY(!settings.playsInSteps());
    QVERIFY(!settings.returnsToStart());
    QVERIFY(!settings.showsSpectrum());
}

} // namespace

void TestSettings::theyBeginAsUsual()
{
    checkUsual(Settings());
}

void TestSettings::theyAreKept()
{
    {
        Settings settings;
        settings.setLanguage(LanguageChoice::Japanese);
        settings.setTheme(ThemeChoice::Light);
        settings.setFontPercent(125);
        settings.setUndoLimit(1);
        settings.setTextureBudget(64);
        settings.setPhysicsCache(16);
        settings.setVersionsKept(50);
        settings.setPhysicsMode(PhysicsMode::Always);
        settings.setSecondModel(ModelChoice::Replace);
        settings.setSecondMotion(MotionChoice::NewActor);
        settings.setCameraKeys(CameraChoice::Leave);
        settings.setPlaysInSteps(true);
        settings.setReturnsToStart(true);
        settings.setShowsSpectrum(true);
    }
    const Settings settings;
    QVERIFY(settings.language() == LanguageChoice::Japanese);
    QVERIFY(settings.theme() == ThemeChoice::Light);
    QCOMPARE(settings.fontPercent(), 125);
    QCOMPARE(settings.undoLimit(), 1);
    QCOMPARE(settings.textureBudget(), 64);
    QCOMPARE(settings.physicsCache(), 16);
    QCOMPARE(settings.versionsKept(), 50);
    QVERIFY(settings.physicsMode() == PhysicsMode::Always);
    QVERIFY(settings.secondModel() == ModelChoice::Replace);
    QVERIFY(settings.secondMotion() == MotionChoice::NewActor);
    QVERIFY(settings.cameraKeys() == CameraChoice::Leave);
    QVERIFY(settings.playsInSteps());
    QVERIFY(settings.returnsToStart());
    QVERIFY(settings.showsSpectrum());
    QCOMPARE(QSettings().value(QStringLiteral("language")).toString(), u"ja"_qs); // readable text
    QCOMPARE(QSettings().value(QStringLiteral("theme")).toString(), u"light"_qs);
}

void TestSettings::numbersStayInRange_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("most");
    QTest::newRow("font") << u"fontPercent"_qs << 80 << 200;
    QTest::newRow("undo") << u"undoMiB"_qs << 1 << 65536;
    QTest::newRow("textures") << u"textureMemoryMiB"_qs << 64 << 65536;
    QTest::newRow("physics") << u"physics/cacheMebibytes"_qs << 16 << 65536;
    QTest::newRow("versions") << u"keptVersions"_qs << 0 << 50;
}

void TestSettings::numbersStayInRange()
{
    QFETCH(QString, key);
    QFETCH(int, least);
    QFETCH(int, most);
    Settings settings;
    const auto value = [&] {
        return key == u"fontPercent"        ? settings.fontPercent()
               : key == u"undoMiB"          ? settings.undoLimit()
               : key == u"textureMemoryMiB" ? settings.textureBudget()
               : key == u"keptVersions"     ? settings.versionsKept()
                                            : settings.physicsCache();
    };
    const auto set = [&](int number) {
        key == u"fontPercent"        ? settings.setFontPercent(number)
        : key == u"undoMiB"          ? settings.setUndoLimit(number)
        : key == u"textureMemoryMiB" ? settings.setTextureBudget(number)
        : key == u"keptVersions"     ? settings.setVersionsKept(number)
                                     : settings.setPhysicsCache(number);
    };
    for (const int low : {-2147483647 - 1, -5, 0, least - 1}) {
        QSettings().setValue(key, low);
        QCOMPARE(value(), least);
        set(low);
        QCOMPARE(QSettings().value(key).toInt(), least);
    }
    for (const int high : {most + 1, 2147483647}) {
        QSettings().setValue(key, high);
        QCOMPARE(value(), most);
        set(high);
        QCOMPARE(QSettings().value(key).toInt(), most);
    }
}

void TestSettings::nonsenseIsNotSet()
{
    const QVariant nonsense[] = {u"words"_qs, u""_qs, QByteArray("\xff\x00\x80", 3),
        QStringList{u"a"_qs, u"b"_qs}, u"99999999999999999999"_qs, QVariantMap{{u"a"_qs, 1}}};
    for (const QVariant& each : nonsense) {
        for (const char* key : {"language", "theme", "fontPercent", "undoMiB", "textureMemoryMiB",
                 "physics/cacheMebibytes", "physics/mode", "open/secondModel", "open/secondMotion",
                 "open/cameraKeys", "keptVersions", "play/steps", "play/returnToStart"})
            QSettings().setValue(QLatin1String(key), each);
        checkUsual(Settings());
    }
}

void TestSettings::aDamagedFileDoesNoHarm_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("no settings file") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
    QTest::newRow("cut") << QByteArray("[General]\nfontPercent=@Variant(\\0\\0\\0");
    QTest::newRow("brackets") << QByteArray("[[[[\n]]\n=\n==\nfontPercent\n[%%]\nundoMiB==5");
    QTest::newRow("long line") << QByteArray("fontPercent=") + QByteArray(1 << 20, '9');
}

void TestSettings::aDamagedFileDoesNoHarm()
{
    QFETCH(QByteArray, bytes);
    const QString path = QSettings().fileName();
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    QSettings().sync();
    Settings settings;
    checkUsual(settings);
    settings.setFontPercent(150); // it can still be set
    QCOMPARE(settings.fontPercent(), 150);
    QFile::remove(path);
    QSettings().sync();
}

void TestSettings::aFileThatCannotBeWrittenIsSaid()
{
    QSettings().sync();
    const QString path = QSettings().fileName();
    QFile::remove(path);
    QVERIFY(QDir().mkpath(path));                              // a folder with the file's name
    const auto end = qScopeGuard([&] { QDir().rmdir(path); }); // also if a check fails
    Settings settings;
    QSignalSpy notSaved(&settings, &Settings::notSaved);
    settings.setFontPercent(120);
    QCOMPARE(notSaved.count(), 1);
    QCOMPARE(notSaved.first().first().toString(), path);
    QVERIFY(QDir().rmdir(path));
    settings.setTheme(ThemeChoice::Dark);
    QCOMPARE(notSaved.count(), 1);
}

void TestSettings::onlyChangesAreSaid()
{
    Settings settings;
    QSignalSpy language(&settings, &Settings::languageChanged);
    QSignalSpy theme(&settings, &Settings::themeChanged);
    QSignalSpy font(&settings, &Settings::fontPercentChanged);
    QSignalSpy undo(&settings, &Settings::undoLimitChanged);
    QSignalSpy textures(&settings, &Settings::textureBudgetChanged);
    QSignalSpy physics(&settings, &Settings::physicsCacheChanged);
    QSignalSpy versions(&settings, &Settings::versionsKeptChanged);
    QSignalSpy playback(&settings, &Settings::playbackChanged);
    settings.setPlaysInSteps(false);
    settings.setReturnsToStart(false);
    QCOMPARE(playback.count(), 0);
    settings.setPlaysInSteps(true);
    settings.setReturnsToStart(true);
    settings.setReturnsToStart(true);
    QCOMPARE(playback.count(), 2);
    QSignalSpy spectrum(&settings, &Settings::showsSpectrumChanged);
    settings.setShowsSpectrum(false);
    QCOMPARE(spectrum.count(), 0);
    settings.setShowsSpectrum(true);
    settings.setShowsSpectrum(true);
    QCOMPARE(spectrum.count(), 1);
    QSignalSpy opening(&settings, &Settings::openingChanged);
    settings.setLanguage(LanguageChoice::System); // the current value
    settings.setTheme(ThemeChoice::System);
    settings.setFontPercent(100);
    settings.setUndoLimit(256);
    settings.setTextureBudget(1024);
    settings.setPhysicsCache(256);
    settings.setVersionsKept(3);
    settings.setSecondModel(ModelChoice::Ask);
    settings.setSecondMotion(MotionChoice::Ask);
    settings.setCameraKeys(CameraChoice::Ask);
    for (const QSignalSpy* spy :
        {&language, &theme, &font, &undo, &textures, &physics, &versions, &opening})
        QCOMPARE(spy->count(), 0);
    settings.setLanguage(LanguageChoice::English);
    settings.setTheme(ThemeChoice::Dark);
    settings.setFontPercent(500);
    settings.setUndoLimit(-5);
    settings.setTextureBudget(2048);
    settings.setPhysicsCache(100);
    settings.setVersionsKept(0);
    settings.setSecondModel(ModelChoice::Add);
    settings.setSecondMotion(MotionChoice::Merge);
    settings.setCameraKeys(CameraChoice::Copy);
    for (const QSignalSpy* spy : {&language, &theme, &font, &undo, &textures, &physics, &versions})
        QCOMPARE(spy->count(), 1);
    QCOMPARE(opening.count(), 3);
    QCOMPARE(undo.first().first().toInt(), 1); // the clamped value, not the requested one
    settings.setFontPercent(300);              // the maximum again
    QCOMPARE(font.count(), 1);
}

QTEST_GUILESS_MAIN(TestSettings)
#include "test_settings.moc"
