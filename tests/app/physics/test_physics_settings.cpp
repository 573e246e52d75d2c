// SPDX-License-Identifier: MIT
#include "tests/app/physics/physics_dialogs.h"
#include "tests/support/form_rows.h"

#include <glm/geometric.hpp>

using namespace odori;

/// The settings of physics in the real window: their initial values, where they are stored, and
/// what another window reads of them.
class TestPhysicsSettings : public test::PhysicsDialogs {
    Q_OBJECT
private slots:
    void initTestCase() { open("test_physics_settings"); }
    void init() { reset(); }
    void cleanupTestCase() { m_window.reset(); }
    void settingsGoToSceneAndCache();
    void directionAndNoiseAreTyped();
    void noiseSwitchedOffIsZero();
    void aNewSeedIsAnother();
    void withoutADirectionNothingIsAccepted();
    void unchangedFieldsKeepTheirDigits();
    void cancellingSettingsChangesNothing();
    void theCacheIsRemembered_data();
    void theCacheIsRemembered();
    void theModeIsRemembered_data();
    void theModeIsRemembered();
    void framesThatWereDroppedAreSaid();
};

void TestPhysicsSettings::settingsGoToSceneAndCache()
{
    inDialog("Settings…", [&](QDialog& dialog) {
        auto* gravity = dialog.findChild<QDoubleSpinBox*>();
        auto* steps = dialog.findChild<QComboBox*>();
        auto* cache = dialog.findChild<QSpinBox*>();
        QCOMPARE(gravity->value(), 9.8);
        QCOMPARE(steps->currentData().toInt(), 2);
        QCOMPARE(cache->value(), int(m_window->physics().cacheBytes() >> 20));
        QVERIFY(gravity->minimum() < 0.0); // upwards is possible
        gravity->setValue(-1.5);
        steps->setCurrentIndex(1);
        cache->setValue(64);
        dialog.accept();
    });
    QCOMPARE(document().scene().settings.gravity, -15.0f);
    QCOMPARE(document().scene().settings.physicsSteps, 4u);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Change Physics"));
    QCOMPARE(m_window->physics().cacheBytes(), std::size_t(64) << 20);
    const mmd::PhysicsSettings used = Physics::settingsOf(document().scene());
    QCOMPARE(used.stepsPerFrame, 4);
    QCOMPARE(used.gravity, glm::vec3(0.0f, 15.0f, 0.0f));
    inDialog("Settings…", [](QDialog& dialog) {
        QCOMPARE(dialog.findChild<QDoubleSpinBox*>()->value(), -1.5);
        QCOMPARE(dialog.findChild<QComboBox*>()->currentData().toInt(), 4);
        QCOMPARE(dialog.findChild<QSpinBox*>()->value(), 64);
        dialog.accept();
    });
    QCOMPARE(document().undoStack()->count(), 1); // nothing was changed
    const mmd::SceneSettings before = document().scene().settings;
    QCOMPARE(before.beatsPerMinute, mmd::SceneSettings().beatsPerMinute); // others are unchanged
    document().undo();
    QCOMPARE(document().scene().settings.physicsSteps, 2u);
}

void TestPhysicsSettings::directionAndNoiseAreTyped()
{
    inDialog("Settings…", [&](QDialog& dialog) {
        QCOMPARE(test::labelsOutOfLine(dialog), QString());
        QCOMPARE(named<QDoubleSpinBox>(dialog, "Direction Y").value(), -1.0);
        QCOMPARE(named<QDoubleSpinBox>(dialog, "Direction Y").text(), QStringLiteral("Y −1.000"));
        type(named<QDoubleSpinBox>(dialog, "Direction X"), "3");
        type(named<QDoubleSpinBox>(dialog, "Direction Y"), "-4");
        QVERIFY(!named<QDoubleSpinBox>(dialog, "Seed").isEnabled());
        auto* noise = dialog.findChild<QCheckBox*>();
        QTest::mouseClick(noise, Qt::LeftButton, {}, QPoint(8, noise->height() / 2));
        QCOMPARE(named<QDoubleSpinBox>(dialog, "Amount of noise").value(), 10.0); // MMD's
        type(named<QDoubleSpinBox>(dialog, "Amount of noise"), "25.5");
        type(named<QDoubleSpinBox>(dialog, "Seed"), "4294967295");
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    QCOMPARE(settings().gravityDirection, glm::vec3(3, -4, 0));
    QCOMPARE(settings().gravityNoise, 25.5f);
    QCOMPARE(settings().noiseSeed, 4294967295u);
    const mmd::PhysicsSettings used = Physics::settingsOf(document().scene());
    QVERIFY(glm::distance(used.gravity, glm::vec3(0.6f, -0.8f, 0) * 98.0f) < 1e-4f);
    QCOMPARE(used.noise, 255.0f);
    QCOMPARE(used.noiseSeed, 4294967295u);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Change Physics"));
    document().undo();
    QVERIFY(settings() == mmd::SceneSettings());
    document().redo();
    QCOMPARE(settings().gravityNoise, 25.5f);
    document().undo();
}

void TestPhysicsSettings::noiseSwitchedOffIsZero()
{
    setSettings({.gravityNoise = 30.0f, .noiseSeed = 5});
    inDialog("Settings…", [&](QDialog& dialog) {
        auto* noise = dialog.findChild<QCheckBox*>();
        QVERIFY(noise->isChecked());
        QCOMPARE(named<QDoubleSpinBox>(dialog, "Amount of noise").value(), 30.0);
        QCOMPARE(named<QDoubleSpinBox>(dialog, "Seed").value(), 5.0);
        QTest::mouseClick(noise, Qt::LeftButton, {}, QPoint(8, noise->height() / 2));
        QVERIFY(!named<QDoubleSpinBox>(dialog, "Amount of noise").isEnabled());
        QVERIFY(!button(dialog, "New Seed").isEnabled());
        QTest::mouseClick(&button(dialog, "OK"), Qt::LeftButton);
    });
    QCOMPARE(settings().gravityNoise, 0.0f);
    QCOMPARE(settings().noiseSeed, 5u);
    setSettings({});
}

void TestPhysicsSettings::aNewSeedIsAnother()
{
    setSettings({.gravityNoise = 30.0f, .noiseSeed = 5});
    inDialog("Settings…", [&](QDialog& dialog) {
        QSet<double> seeds;
        for (int click = 0; click < 3; ++click) {
            QTest::mouseClick(&button(dialog, "New Seed"), Qt::LeftButton);
            seeds.insert(named<QDoubleSpinBox>(dialog, "Seed").value());
        }
        QCOMPARE(seeds.size(), 3);
        QTest::mouseClick(&button(dialog, "OK"), Qt::LeftButton);
        QVERIFY(seeds.contains(double(settings().noiseSeed)));
    });
    QVERIFY(settings().noiseSeed != 5u);
    setSettings({});
}

void TestPhysicsSettings::withoutADirectionNothingIsAccepted()
{
    inDialog("Settings…", [&](QDialog& dialog) {
        const auto reason = [&] {
            for (const QLabel* label : dialog.findChildren<QLabel*>())
                if (label->isVisible() && label->text().contains(u"must not be 0 0 0"))
                    return true;
            return false;
        };
        QVERIFY(!reason());
        type(named<QDoubleSpinBox>(dialog, "Direction Y"), "0");
        QVERIFY(reason());
        QVERIFY(!button(dialog, "OK").isEnabled());
        QTest::keyClick(&dialog, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        type(named<QDoubleSpinBox>(dialog, "Direction Z"), "1");
        QVERIFY(!reason());
        QTest::keyClick(&dialog, Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
    });
    QCOMPARE(settings().gravityDirection, glm::vec3(0, 0, 1));
    document().undo();
}

void TestPhysicsSettings::unchangedFieldsKeepTheirDigits()
{
    const mmd::SceneSettings exact{.gravity = 97.6543f,
        .gravityDirection = {0.123456f, -0.98765f, 0.5f},
        .gravityNoise = 3.14159f,
        .noiseSeed = 3};
    setSettings(exact);
    inDialog("Settings…", [&](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
    QCOMPARE(document().undoStack()->count(), 0);
    inDialog("Settings…", [&](QDialog& dialog) {
        type(named<QDoubleSpinBox>(dialog, "Direction Z"), "2");
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    QCOMPARE(settings().gravityDirection, glm::vec3(0.123456f, -0.98765f, 2.0f));
    QCOMPARE(settings().gravity, exact.gravity);
    QCOMPARE(settings().gravityNoise, exact.gravityNoise);
    document().undo();
    setSettings({});
}

void TestPhysicsSettings::cancellingSettingsChangesNothing()
{
    const std::size_t cache = m_window->physics().cacheBytes();
    const mmd::Scene before = document().scene();
    inDialog("Settings…", [](QDialog& dialog) {
        dialog.findChild<QDoubleSpinBox*>()->setValue(1.0);
        dialog.findChild<QSpinBox*>()->setValue(100);
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    QVERIFY(document().scene() == before);
    QCOMPARE(m_window->physics().cacheBytes(), cache);
    QVERIFY(!QSettings().contains(QStringLiteral("physics/cacheMebibytes")));
}

void TestPhysicsSettings::theCacheIsRemembered_data()
{
    QTest::addColumn<QVariant>("kept");
    QTest::addColumn<int>("mebibytes");
    QTest::newRow("nothing") << QVariant() << 256;
    QTest::newRow("some") << QVariant(512) << 512;
    QTest::newRow("too little") << QVariant(1) << 16;
    QTest::newRow("too much") << QVariant(1'000'000) << 65536;
}

void TestPhysicsSettings::theCacheIsRemembered()
{
    QFETCH(QVariant, kept);
    QFETCH(int, mebibytes);
    if (kept.isValid())
        QSettings().setValue(QStringLiteral("physics/cacheMebibytes"), kept);
    test::OwnWindow another;
    QCOMPARE(another.physics().cacheBytes(), std::size_t(mebibytes) << 20);
    if (kept.isValid())
        return;
    inDialog("Settings…", [](QDialog& dialog) {
        dialog.findChild<QSpinBox*>()->setValue(77);
        dialog.accept();
    });
    test::OwnWindow next;
    QCOMPARE(next.physics().cacheBytes(), std::size_t(77) << 20);
}

void TestPhysicsSettings::theModeIsRemembered_data()
{
    QTest::addColumn<int>("kept");
    QTest::addColumn<QString>("checked");
    QTest::newRow("off") << int(PhysicsMode::Off) << u"Off"_qs;
    QTest::newRow("while playing") << int(PhysicsMode::WhilePlaying) << u"While Playing"_qs;
    QTest::newRow("always") << int(PhysicsMode::Always) << u"Always"_qs;
    QTest::newRow("none") << 77 << u"Always"_qs;
}

void TestPhysicsSettings::theModeIsRemembered()
{
    QFETCH(int, kept);
    QFETCH(QString, checked);
    if (kept != 77)
        command(checked.toUtf8().constData())->trigger();
    else
        QSettings().setValue(QStringLiteral("physics/mode"), kept);
    test::OwnWindow another;
    QCOMPARE(int(another.physics().mode()), std::min(kept, 2));
    for (QAction* each : another.menuBar()->actions())
        if (each->text().remove(u'&') == QStringLiteral("Physics"))
            QCOMPARE(checkedModes(each->menu()), QStringList{checked});
    if (kept != 77)
        QCOMPARE(checkedModes(menu()), QStringList{checked});
    m_window->physics().setMode(PhysicsMode::WhilePlaying); // changed by other code
    QCOMPARE(checkedModes(menu()), QStringList{u"While Playing"_qs});
}

void TestPhysicsSettings::framesThatWereDroppedAreSaid()
{
    emit m_window->physics().framesDropped(42);
    QVERIFY2(m_window->statusBar()->currentMessage().contains(u"42 frame"),
        qPrintable(m_window->statusBar()->currentMessage()));
    m_window->statusBar()->clearMessage();
    emit m_window->physics().warned({{.code = mmd::WarningCode::PhysicsReset, .location = "a"},
        {.code = mmd::WarningCode::PhysicsReset, .location = "b"}});
    const QString said = m_window->messageBar().text();
    QVERIFY2(said.startsWith(QStringLiteral("a: the simulation")), qPrintable(said));
    QCOMPARE(m_window->messageBar().details().count(u'\n'), 1);
    m_window->messageBar().clear();
}

QTEST_MAIN(TestPhysicsSettings)
#include "test_physics_settings.moc"
