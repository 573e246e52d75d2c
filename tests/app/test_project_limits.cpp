// SPDX-License-Identifier: MIT
#include "tests/app/window_hands.h"
#include "tests/support/corpus.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QTemporaryDir>

using namespace odori;

/// Projects that no editor writes, in the real window: they open, and it goes on.
class TestProjectLimits : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void wildNumbersAreShownAndSaid();

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
    QElapsedTimer timer;
    timer.start();
    QVERIFY(test::opened(*m_window, {path}));
    QVERIFY(!canvas().grab().isNull());
    const QString said = m_window->messageBar().text();
    for (const char* member : {"beats.first = 1e+18", "beats.perMinute", "beats.perBar",
             "play.last", "gravity", "physicsSteps"})
        QVERIFY2(said.contains(QLatin1String(member)), qPrintable(said));
    QCOMPARE(document().currentFrame(), 4294967295.0);
    QCOMPARE(document().scene().settings.firstBeat, mmd::SettingsLimits::farthestBeat);
    // And back to where there is something to see.
    document().setCurrentFrame(0.0);
    canvas().fit();
    QVERIFY(!canvas().grab().isNull());
    QVERIFY2(timer.elapsed() < 20'000, "the window stands still");
}

QTEST_MAIN(TestProjectLimits)
#include "test_project_limits.moc"
