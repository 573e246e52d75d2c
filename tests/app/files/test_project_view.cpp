// SPDX-License-Identifier: MIT
#include "tests/app/window_hands.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QDockWidget>

using namespace odori;
using namespace odori::test;

/// The window's state that a project stores, part by part: saved in one window and opened in
/// another one, which shows something else.
class TestProjectView : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_project_view"); }
    void init();
    void cleanup();
    void theViewIsTheCamerasOrFree_data();
    void theViewIsTheCamerasOrFree();
    void everyPartOfTheFreeViewComesBack();
    void theSheetShowsTheSameFrames();
    void panelsAreOpenedAndClosed();
    void aProjectWithoutAViewChangesNothing();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("a.odori")); }
    [[nodiscard]] bool saved() const
    {
        m_window->files().saving().saveTo(path());
        return test::isWritten(m_window->files().saving());
    }
    /// Another window in its initial state, or after `change`.
    template <class Change>
    [[nodiscard]] bool openAgain(Change change)
    {
        m_again = shownWindow();
        if (!m_again)
            return false;
        change(*m_again);
        return opened(*m_again, {path()});
    }
    [[nodiscard]] bool openAgain()
    {
        return openAgain([](MainWindow&) {});
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window, m_again;
};

namespace {

mmd::CameraSample oddCamera()
{
    return {.distance = -21.5f,
        .target = {1.5f, 11.25f, -3.0f},
        .rotation = {0.25f, -0.75f, 0.125f},
        .fieldOfView = 55.0f,
        .perspective = false};
}

QDockWidget* dockOf(const MainWindow& window, const char* name)
{
    return window.findChild<QDockWidget*>(QLatin1String(name));
}

} // namespace

void TestProjectView::init()
{
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = shownWindow();
    QVERIFY(m_window);
    QVERIFY(opened(*m_window, samplePaths()));
}

void TestProjectView::cleanup()
{
    m_again.reset();
    m_window.reset();
}

void TestProjectView::theViewIsTheCamerasOrFree_data()
{
    QTest::addColumn<bool>("isCameraView");
    QTest::newRow("camera") << true;
    QTest::newRow("free") << false;
}

void TestProjectView::theViewIsTheCamerasOrFree()
{
    QFETCH(bool, isCameraView);
    m_window->viewport().camera().setFree(oddCamera());
    if (isCameraView)
        m_window->viewport().camera().showScenes();
    QVERIFY(saved());
    QVERIFY(openAgain([&](MainWindow& window) {
        isCameraView ? window.viewport().camera().showFree()
                     : window.viewport().camera().showScenes();
    }));
    QCOMPARE(m_again->viewport().camera().isScenes(), isCameraView);
    QCOMPARE(m_again->viewport().camera().freeView().distance, -21.5f); // in both views
    QCOMPARE(m_again->viewport().camera().shown().distance == -21.5f, !isCameraView);
}

void TestProjectView::everyPartOfTheFreeViewComesBack()
{
    const mmd::CameraSample camera = oddCamera();
    m_window->viewport().camera().setFree(camera);
    m_window->document().setCurrentFrame(17);
    QVERIFY(saved());
    QVERIFY(openAgain());
    const mmd::CameraSample& shown = m_again->viewport().camera().freeView();
    QCOMPARE(shown.distance, camera.distance);
    QCOMPARE(shown.target, camera.target);
    QCOMPARE(shown.rotation, camera.rotation);
    QCOMPARE(shown.fieldOfView, camera.fieldOfView);
    QCOMPARE(shown.perspective, camera.perspective);
    QCOMPARE(m_again->document().currentFrame(), 17.0);
}

void TestProjectView::theSheetShowsTheSameFrames()
{
    DopeCanvas& sheet = m_window->dopeSheet().canvas();
    m_window->document().setCurrentFrame(33);
    TimeAxis axis = sheet.view().axis();
    axis.firstFrame = 21.5;
    axis.pixelsPerFrame = 11.25;
    sheet.view().setAxis(axis);
    QVERIFY(saved());
    QVERIFY(openAgain());
    const TimeAxis& shown = m_again->dopeSheet().canvas().view().axis();
    QCOMPARE(shown.firstFrame, 21.5);
    QCOMPARE(shown.pixelsPerFrame, 11.25);
}

void TestProjectView::panelsAreOpenedAndClosed()
{
    const char* const names[] = {"actors", "bones", "morphs", "key", "dopesheet", "curves", "table",
        "camera", "light", "model", "drafts"};
    for (const char* hidden : {"morphs", "light", "curves"})
        dockOf(*m_window, hidden)->hide();
    QVERIFY(saved());
    QVERIFY(openAgain([](MainWindow& window) { // the opposite change
        for (const char* hidden : {"actors", "key", "drafts"})
            dockOf(window, hidden)->hide();
    }));
    for (const char* name : names)
        QVERIFY2(dockOf(*m_again, name)->toggleViewAction()->isChecked() ==
                     dockOf(*m_window, name)->toggleViewAction()->isChecked(),
            name);
    QVERIFY(dockOf(*m_again, "light")->isHidden() && !dockOf(*m_again, "drafts")->isHidden());
}

void TestProjectView::aProjectWithoutAViewChangesNothing()
{
    QVERIFY(saved());
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    file.close();
    QVERIFY(json.contains(QStringLiteral("view")));
    json.remove(QStringLiteral("view"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QJsonDocument(json).toJson());
    file.close();
    QVERIFY(openAgain([](MainWindow& window) {
        window.viewport().camera().setFree(oddCamera());
        dockOf(window, "light")->hide();
    }));
    QCOMPARE(m_again->viewport().camera().isScenes(), false);
    QVERIFY(dockOf(*m_again, "light")->isHidden() && !dockOf(*m_again, "model")->isHidden());
}

QTEST_MAIN(TestProjectView)
#include "test_project_view.moc"
