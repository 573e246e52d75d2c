// SPDX-License-Identifier: MIT
#include "app/files/open_choices.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/pmx/pmx.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/app/window_hands.h"

#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialog>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QStatusBar>

#include <glm/geometric.hpp>

using namespace odori;

/// The settings of physics and of baking in the real window: their initial values, where they are
/// stored, and what another window reads of them.
class TestPhysicsSettings : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
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
    void bakingBeginsWithThePlayRange();
    void tolerancesAreForReducing();
    void theBonesToBakeAreCounted();
    void withoutBodiesNothingIsBaked();
    void framesThatWereDroppedAreSaid();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] QMenu* menu() const
    {
        for (QAction* each : m_window->menuBar()->actions())
            if (each->text().remove(u'&') == QStringLiteral("Physics"))
                return each->menu();
        return nullptr;
    }
    [[nodiscard]] QAction* command(const char* text) const
    {
        for (QAction* action : menu()->actions())
            if (action->text().remove(u'&') == QString::fromUtf8(text))
                return action;
        return nullptr;
    }
    /// Calls `use` with the dialog that the command opens.
    void inDialog(const char* text, const std::function<void(QDialog&)>& use)
    {
        bool wasShown = false;
        QTimer::singleShot(0, this, [&] {
            if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
                wasShown = true;
                use(*dialog);
                if (dialog->isVisible())
                    dialog->reject();
            }
        });
        command(text)->trigger();
        QVERIFY(wasShown);
    }
    template <class Field>
    [[nodiscard]] static Field& named(QDialog& dialog, const char* name)
    {
        for (Field* field : dialog.findChildren<Field*>())
            if (field->accessibleName() == QLatin1String(name))
                return *field;
        qFatal("no field %s", name);
    }
    [[nodiscard]] static QPushButton& button(QDialog& dialog, const char* text)
    {
        for (QPushButton* each : dialog.findChildren<QPushButton*>())
            if (each->text().remove(u'&') == QLatin1String(text))
                return *each;
        qFatal("no button %s", text);
    }
    static void type(QDoubleSpinBox& field, const char* text)
    {
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, QString::fromLatin1(text));
        QTest::keyClick(&field, Qt::Key_Tab);
    }
    [[nodiscard]] const mmd::SceneSettings& settings() { return document().scene().settings; }
    void setSettings(const mmd::SceneSettings& settings)
    {
        document().load(mmd::changeSettings(document().scene(), settings));
    }
    [[nodiscard]] static QStringList checkedModes(const QMenu* menu)
    {
        QStringList checked;
        for (const QAction* action : menu->actions())
            if (action->isChecked() && action->actionGroup())
                checked.append(action->text().remove(u'&'));
        return checked;
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestPhysicsSettings::initTestCase()
{
    test::prepare("test_physics_settings");
    m_window = test::shownWindow();
    QVERIFY(m_window);
    QVERIFY(test::opened(*m_window, samplePaths()));
}

void TestPhysicsSettings::init()
{
    QSettings().clear();
    while (document().undoStack()->canUndo())
        document().undo();
    document().activate(document().scene().actors.front().id);
    document().select({});
}

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
        QCOMPARE(named<QDoubleSpinBox>(dialog, "Direction Y").value(), -1.0);
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

void TestPhysicsSettings::bakingBeginsWithThePlayRange()
{
    const auto range = [&] {
        std::pair<int, int> shown;
        inDialog("Bake to Keys…", [&](QDialog& dialog) {
            const auto fields = dialog.findChildren<QSpinBox*>();
            shown = {fields.at(0)->value(), fields.at(1)->value()};
        });
        return shown;
    };
    const int last = int(document().actor()->motion.lastFrame());
    QCOMPARE(range(), std::pair(0, last));
    mmd::SceneSettings settings = document().scene().settings;
    settings.playFirst = 4;
    settings.playLast = 15;
    document().apply(mmd::changeSettings(document().scene(), settings), {});
    QCOMPARE(range(), std::pair(4, 15));
    m_window->playback().play();
    inDialog("Bake to Keys…", [&](QDialog&) { QVERIFY(!m_window->playback().isPlaying()); });
}

void TestPhysicsSettings::tolerancesAreForReducing()
{
    inDialog("Bake to Keys…", [](QDialog& dialog) {
        auto* reduces = dialog.findChild<QCheckBox*>();
        const auto fields = dialog.findChildren<QDoubleSpinBox*>();
        QVERIFY(reduces->isChecked());
        QCOMPARE(fields.at(0)->value(), 0.02);
        QCOMPARE(fields.at(1)->value(), 0.5);
        QVERIFY(fields.at(0)->isEnabled() && fields.at(1)->isEnabled());
        QVERIFY(fields.at(0)->suffix().contains(u"units") && fields.at(1)->suffix() == u"°");
        reduces->setChecked(false);
        QVERIFY(!fields.at(0)->isEnabled() && !fields.at(1)->isEnabled());
        reduces->setChecked(true);
        QVERIFY(fields.at(0)->isEnabled() && fields.at(1)->isEnabled());
        QCOMPARE(fields.at(0)->minimum(), 0.0);
        QVERIFY(!dialog.findChild<QLabel*>(QStringLiteral("problem"))->isVisible());
    });
}

void TestPhysicsSettings::theBonesToBakeAreCounted()
{
    const auto& bones = m_window->physics().rigOf(document().scene().active)->simulatedBones;
    const auto entries = [&] {
        QStringList found;
        inDialog("Bake to Keys…", [&](QDialog& dialog) {
            auto* box = dialog.findChild<QComboBox*>();
            for (int at = 0; at < box->count(); ++at)
                found.append(box->itemText(at) + (at == box->currentIndex() ? u"*"_qs : u""_qs));
        });
        return found;
    };
    const QString all = QStringLiteral("all bones moved by physics (%1)").arg(bones.size());
    QCOMPARE(entries(), (QStringList{all + u'*', u"the selected bones (0)"_qs}));
    const mmd::Model& model = *document().actor()->model;
    mmd::Selection selection;
    selection.setTrack(model.boneTrack(bones[0]), true);
    selection.setTrack(model.boneTrack(bones[1]), true);
    for (int bone = 0; bone < int(model.data.bones.size()); ++bone)
        if (std::find(bones.begin(), bones.end(), bone) == bones.end()) {
            selection.setTrack(model.boneTrack(bone), true); // physics does not move this bone
            break;
        }
    document().select(selection);
    QCOMPARE(entries(), (QStringList{all, u"the selected bones (2)*"_qs}));
}

void TestPhysicsSettings::withoutBodiesNothingIsBaked()
{
    const auto canBake = [&] {
        emit menu()->aboutToShow();
        return command("Bake to Keys…")->isEnabled();
    };
    QVERIFY(canBake());
    document().activate(mmd::sceneActor);
    QVERIFY(!canBake());
    command("Bake to Keys…")->setEnabled(true); // a key can come before the menu updates
    command("Bake to Keys…")->trigger();
    QVERIFY(!QApplication::activeModalWidget());
    document().activate(document().scene().actors.front().id);
    QVERIFY(canBake());
    const QTemporaryDir folder; // a model without physics
    const QString stiff = folder.filePath(QStringLiteral("stiff.pmx"));
    auto read =
        mmd::pmx::read(*mmd::readFile(mmd::pathFromUtf8(samplePaths().first().toStdString())));
    QVERIFY(read);
    for (auto& body : read->model.rigidBodies)
        body.mode = mmd::pmx::BodyMode::FollowsBone;
    QVERIFY(mmd::writeFile(mmd::pathFromUtf8(stiff.toStdString()), mmd::pmx::write(read->model)));
    Settings().setSecondModel(ModelChoice::Add);
    QSignalSpy finished(&m_window->files(), &FileCommands::loadingFinished);
    m_window->files().open({stiff});
    QVERIFY(finished.count() == 1 || finished.wait(20000));
    QCOMPARE(document().scene().actors.size(), std::size_t(2));
    QVERIFY(!canBake());
    document().activate(document().scene().actors.front().id);
    QVERIFY(canBake());
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
