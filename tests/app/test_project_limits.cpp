// SPDX-License-Identifier: MIT
#include "app/open_choices.h"
#include "libmmd/scene/edits.h"
#include "libmmd/scene/edits_scene.h"
#include "tests/app/window_hands.h"
#include "tests/support/corpus.h"
#include "tests/support/cpu_time.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"

#include <QtCore/QTemporaryDir>
#include <QtWidgets/QInputDialog>

#include <array>

using namespace odori;

/// Projects that no editor writes, in the real window: they open, and it goes on.
class TestProjectLimits : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void wildNumbersAreShownAndSaid();
    void aThousandActorsGoOn();
    void theTextureMemoryIsAskedForAndRemembered();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] DopeCanvas& canvas() { return m_window->dopeSheet().canvas(); }
    /// The sample's model and motion, and what else the project says.
    [[nodiscard]] QString project(const QByteArray& members);

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestProjectLimits::initTestCase()
{
    test::prepare("test_project_limits");
    QVERIFY(samplePaths().size() == 2);
}

void TestProjectLimits::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = test::shownWindow();
    QVERIFY(m_window);
}

void TestProjectLimits::cleanup()
{
    m_window.reset();
}

QString TestProjectLimits::project(const QByteArray& members)
{
    const QByteArray actor = R"({"model": ")" + samplePaths().first().toUtf8() +
                             R"(", "motion": {"path": ")" + samplePaths().last().toUtf8() +
                             R"("}})";
    QString path = m_folder->filePath(QStringLiteral("wild.odori"));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(R"({"format": "odori-project", "active": 0, "actors": [)" + actor + "], " +
                   members + "}");
    return path;
}

void TestProjectLimits::wildNumbersAreShownAndSaid()
{
    const QString path = project(
        R"("beats": {"first": 1e18, "perMinute": 1e-300, "perBar": 4294967295},
 "play": {"first": 4294967295, "last": 1}, "gravity": "0x7F800000", "physicsSteps": 4294967295,
 "markers": [{"frame": 4294967295, "name": "last"}],
 "view": {"frame": 1e300, "dopeSheet": {"firstFrame": 1e300, "pixelsPerFrame": 1e-300},
  "camera": {"distance": 1e300, "target": [1e300, -1e300, 0], "rotation": [1e300, 0, 0],
   "fieldOfView": 1e300}, "cameraView": false})");
    const test::CpuTime time;
    QVERIFY(test::opened(*m_window, {path}));
    QVERIFY(!canvas().grab().isNull());
    const QString said = m_window->messageBar().text(); // of all six, the first
    QVERIFY2(said.contains(QLatin1String("6 oddities")), qPrintable(said));
    QVERIFY2(said.contains(QLatin1String("beats.")), qPrintable(said));
    QCOMPARE(document().currentFrame(), 4294967295.0);
    QCOMPARE(document().scene().settings.firstBeat, mmd::SettingsLimits::farthestBeat);
    // And back to where there is something to see.
    document().setCurrentFrame(0.0);
    canvas().fit();
    QVERIFY(!canvas().grab().isNull());
    QVERIFY2(time.seconds() < 20.0, "the window stands still");
}

void TestProjectLimits::aThousandActorsGoOn()
{
    const QString path = m_folder->filePath(QStringLiteral("crowd.odori"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "odori-project", "active": 7, "actors": [{})" +
               QByteArray(",{}").repeated(999) + "]}");
    file.close();
    const test::CpuTime time;
    QVERIFY(test::opened(*m_window, {path}));
    QCOMPARE(document().scene().actors.size(), mmd::mostActors);
    QVERIFY(!m_window->grab().isNull());
    QTest::keyClick(m_window.get(), Qt::Key_Tab);
    QVERIFY(!m_window->grab().isNull());
    QVERIFY2(time.seconds() < 20.0, "the cost is not bounded");
    // There is no room for another one.
    document().load(mmd::setModel(document().scene(), {}, document().scene().actors[0].id,
        std::make_shared<const mmd::Model>(mmd::makeModel({}, {}, "there.pmx"))));
    OpenChoices::setModel(ModelChoice::Add);
    document().activate(document().scene().actors[0].id);
    QVERIFY(test::opened(*m_window, {samplePaths().first()}));
    QCOMPARE(document().scene().actors.size(), mmd::mostActors);
    QVERIFY(m_window->messageBar().text().contains(QStringLiteral("1000")));
}

void TestProjectLimits::theTextureMemoryIsAskedForAndRemembered()
{
    QCOMPARE(m_window->viewport().textureBudget(), std::size_t(1) << 30);
    QAction* command = nullptr;
    for (QAction* each : m_window->findChildren<QAction*>())
        if (each->text() == QStringLiteral("Texture Memory…"))
            command = each;
    QVERIFY(command);
    QTimer answer;
    connect(&answer, &QTimer::timeout, this, [] {
        if (auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget())) {
            QTest::keyClicks(dialog->focusWidget(), QStringLiteral("2048"));
            QTest::keyClick(dialog, Qt::Key_Return);
        }
    });
    answer.start(30);
    command->trigger();
    QCOMPARE(m_window->viewport().textureBudget(), std::size_t(2) << 30);
    m_window = test::shownWindow();
    QVERIFY(m_window);
    QCOMPARE(m_window->viewport().textureBudget(), std::size_t(2) << 30);
    QSettings().setValue(QStringLiteral("textureMemoryMiB"), -5); // somebody wrote nonsense there
    m_window = test::shownWindow();
    QVERIFY(m_window);
    QCOMPARE(m_window->viewport().textureBudget(), std::size_t(64) << 20);
    QSettings().clear();
}

QTEST_MAIN(TestProjectLimits)
#include "test_project_limits.moc"
