// SPDX-License-Identifier: MIT
#include "app/files/open_choices.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/app/window_hands.h"
#include "tests/support/corpus.h"
#include "tests/support/cpu_time.h"
#include "ui/document/files/saved_state.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/dopesheet/painting/dope_metrics.h"

#include <QtCore/QTemporaryDir>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSpinBox>

using namespace odori;

/// Projects with extreme values that no editor writes: they open in the real window, which keeps
/// working.
class TestProjectLimits : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void wildNumbersAreShownAndSaid();
    void aThousandOdditiesAreCounted();
    void aHundredThousandActorsAreOneSentence();
    void aThousandActorsGoOn();
    void manyMarkersGoOn();
    void theTextureMemoryIsSetAndRemembered();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] DopeCanvas& canvas() { return m_window->dopeSheet().canvas(); }
    /// A project with the sample's model and motion, and these further members.
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
    // The message has the first warning and the count; the details have all of them.
    QVERIFY(m_window->messageBar().text().contains(QLatin1String("6 warnings")));
    const QString said = m_window->messageBar().details();
    for (const char* member : {"beats.first = 1e+18", "beats.perMinute = 1e-300",
             "beats.perBar = 4294967295", "play.last = 1", "gravity", "physicsSteps = 4294967295"})
        QVERIFY2(said.contains(QLatin1String(member)), qPrintable(said));
    const auto* label = m_window->findChild<QLabel*>(QStringLiteral("messageText"));
    QCOMPARE(label->toolTip(), said); // shown by the message's label
    QCOMPARE(document().currentFrame(), 4294967295.0);
    QCOMPARE(document().scene().settings.firstBeat, mmd::SettingsLimits::farthestBeat);
    // Go back to a frame with visible content.
    document().setCurrentFrame(0.0);
    canvas().view().fit();
    QVERIFY(!canvas().grab().isNull());
    QVERIFY2(time.seconds() < 20.0, "the window stands still");
}

void TestProjectLimits::aThousandOdditiesAreCounted()
{
    const QString path = m_folder->filePath(QStringLiteral("gone.odori"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "odori-project", "actors": [{"model": "gone 0.pmx"})");
    for (int actor = 1; actor < 1000; ++actor)
        file.write(",{\"model\": \"gone " + QByteArray::number(actor) + ".pmx\"}");
    file.write("]}");
    file.close();
    QVERIFY(test::opened(*m_window, {path}));
    QVERIFY(m_window->messageBar().text().contains(QLatin1String("1000")));
    // As many lines as fit on a screen, and the number of the others.
    const QStringList lines = m_window->messageBar().details().split(u'\n');
    QVERIFY2(lines.size() <= 40, qPrintable(QString::number(lines.size())));
    QVERIFY(lines.front().contains(QLatin1String("gone 0.pmx")));
    QVERIFY2(lines.back().contains(QString::number(1000 - (lines.size() - 1))),
        qPrintable(lines.back()));
}

void TestProjectLimits::aHundredThousandActorsAreOneSentence()
{
    const QString path = m_folder->filePath(QStringLiteral("crowd.odori"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        R"({"format": "odori-project", "actors": [{})" + QByteArray(",{}").repeated(99'999) + "]}");
    file.close();
    QVERIFY(test::opened(*m_window, {path}));
    const QString said = m_window->messageBar().text();
    QVERIFY2(said.contains(QStringLiteral("at most 1000")), qPrintable(said));
    QVERIFY(document().scene().actors.empty());
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
    // No further marker can be added.
    document().load(mmd::setModel({document().scene(), document().scene().actors[0].id},
        std::make_shared<const mmd::Model>(mmd::makeModel({}, {}, "there.pmx"))));
    Settings().setSecondModel(ModelChoice::Add);
    document().activate(document().scene().actors[0].id);
    QVERIFY(test::opened(*m_window, {samplePaths().first()}));
    QCOMPARE(document().scene().actors.size(), mmd::mostActors);
    QVERIFY(m_window->messageBar().text().contains(QStringLiteral("1000")));
}

void TestProjectLimits::manyMarkersGoOn()
{
    constexpr int count = 200'000;
    QByteArray members = R"("markers": [)";
    for (int at = 0; at < count; ++at)
        members += (at > 0 ? "," : "") + QByteArray(R"({"frame":)") + QByteArray::number(at) +
                   R"(,"name":"marker )" + QByteArray::number(at) + R"("})";
    QVERIFY(test::opened(*m_window, {project(members + "]")}));
    const auto& markers = document().scene().markers;
    QCOMPARE(markers.size(), std::size_t(count));
    const auto opened = markers;

    // Painting and clicking, where markers are close and where they are far apart.
    const int flagY = DopeMetrics::rulerHeight + 8;
    for (const bool isWhole : {true, false}) {
        TimeAxis axis = canvas().view().axis();
        axis.firstFrame = isWhole ? 0.0 : 100.0;
        axis.pixelsPerFrame = isWhole ? canvas().width() / double(count) : 20.0;
        canvas().view().setAxis(axis);
        for (int move = 0; move < 30; ++move) {
            QTest::mouseMove(&canvas(), {canvas().width() / 2 + move, flagY});
            QVERIFY(!canvas().grab().isNull());
        }
    }
    // Move a marker onto another one, and back.
    const QPoint from(canvas().view().axis().pixel(110.0) + 2, flagY);
    const QPoint to(canvas().view().axis().pixel(120.0) + 2, flagY);
    QTest::mousePress(&canvas(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 20; ++step)
        QTest::mouseMove(&canvas(), from + (to - from) * step / 20);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, to);
    QVERIFY(mmd::hasMarker(markers, {120, "marker 110"}));
    QVERIFY(!mmd::hasMarker(markers, {110, "marker 110"}));
    QCOMPARE(markers.size(), std::size_t(count));
    QVERIFY(document().saved().isModified());
    QTest::keyClick(&canvas(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(markers == opened);
    QVERIFY(!document().saved().isModified());

    test::playEvenly(*m_window);
    QTest::keyClick(&canvas(), Qt::Key_P);
    QTRY_VERIFY(document().currentFrame() >= 3.0);
    QTest::keyClick(&canvas(), Qt::Key_P);
    QVERIFY(!m_window->playback().isPlaying());
}

void TestProjectLimits::theTextureMemoryIsSetAndRemembered()
{
    QCOMPARE(m_window->viewport().stage().textureBudget(), std::size_t(1) << 30);
    QAction* command = nullptr;
    for (QAction* each : m_window->findChildren<QAction*>())
        if (each->text() == QStringLiteral("Texture Memory…"))
            command = each;
    QVERIFY(command);
    command->trigger(); // opens the settings
    auto* field = m_window->findChild<QSpinBox*>(QStringLiteral("textureBudget"));
    QVERIFY(field && QTest::qWaitForWindowActive(field->window()));
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("2048"));
    QTest::keyClick(field, Qt::Key_Return);
    field->window()->close();
    QCOMPARE(m_window->viewport().stage().textureBudget(), std::size_t(2) << 30);
    m_window = test::shownWindow();
    QVERIFY(m_window);
    QCOMPARE(m_window->viewport().stage().textureBudget(), std::size_t(2) << 30);
    QSettings().setValue(QStringLiteral("textureMemoryMiB"), -5); // an invalid stored value
    m_window = test::shownWindow();
    QVERIFY(m_window);
    QCOMPARE(m_window->viewport().stage().textureBudget(), std::size_t(64) << 20);
    QSettings().clear();
}

QTEST_MAIN(TestProjectLimits)
#include "test_project_limits.moc"
