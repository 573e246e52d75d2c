// SPDX-License-Identifier: MIT
#include "tests/app/window_hands.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/dopesheet/dope_sheet.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QToolButton>

#include <algorithm>

using namespace odori;

/// What a new window restores from the previous one: folded groups, by the project or by the
/// model's name, and whether the view follows the playhead.
class TestRemembering : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { test::prepare("test_remembering"); }
    void init();
    void cleanup() { m_window.reset(); }
    void aProjectRemembersWhatIsFolded();
    void aProjectKnowsBetterThanTheProgram();
    void withoutAProjectAModelsNameDoes();
    void everyModelHasFoldsOfItsOwn();
    void followIsRemembered();
    void followIsTheGraphsFromTheBeginning();
    void panelsAreRemembered();

private:
    [[nodiscard]] DopeCanvas& canvas() { return m_window->dopeSheet().canvas(); }
    /// Names of the folded groups, from top to bottom.
    [[nodiscard]] QStringList folded();
    /// Clicks the arrow of the first group of bones; returns the group's name.
    QString clickArrow();
    void closeAndOpenAnother();
    void openAnother();
    [[nodiscard]] QString copyOfModel(const char* name);
    [[nodiscard]] QToolButton* followButton();

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestRemembering::init()
{
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = test::shownWindow();
    QVERIFY(m_window);
}

QStringList TestRemembering::folded()
{
    QStringList names;
    const RowList& rows = canvas().rows();
    for (int row = 0; row < rows.size(); ++row)
        if (!rows.idOf(row).track && rows.isFolded(rows.at(row)))
            names.append(rows.at(row).data().toString());
    return names;
}

QString TestRemembering::clickArrow()
{
    const RowList& rows = canvas().rows();
    canvas().view().setScrollY(0);
    for (int row = 0; row < rows.size(); ++row)
        if (!rows.idOf(row).track) {
            const QString name = rows.at(row).data().toString();
            const QPoint arrow(DopeMetrics::foldWidth / 2,
                canvas().view().rowTop(row) + DopeMetrics::rowHeight / 2);
            QTest::mouseClick(&canvas(), Qt::LeftButton, {}, arrow);
            return name;
        }
    return {};
}

void TestRemembering::openAnother()
{
    m_window.reset();
    m_window = test::shownWindow();
    QVERIFY(m_window);
}

void TestRemembering::closeAndOpenAnother()
{
    QVERIFY(test::isClosed(*m_window));
    openAnother();
}

QString TestRemembering::copyOfModel(const char* name)
{
    const QString path = m_folder->filePath(QString::fromUtf8(name));
    QDir().mkpath(QFileInfo(path).path());
    return QFile::copy(samplePaths().first(), path) ? path : QString();
}

QToolButton* TestRemembering::followButton()
{
    for (auto* button : m_window->dopeSheet().header().findChildren<QToolButton*>())
        if (button->text() == QStringLiteral("Follow"))
            return button;
    return nullptr;
}

void TestRemembering::aProjectRemembersWhatIsFolded()
{
    QVERIFY(test::opened(*m_window, samplePaths()));
    const QStringList before = folded();
    const QString group = clickArrow();
    QVERIFY(!before.contains(group) && folded().contains(group));
    const QStringList after = folded();
    const QString path = m_folder->filePath(QStringLiteral("場面.odori"));
    m_window->files().saving().saveTo(path);
    QVERIFY(test::isWritten(m_window->files().saving()));
    openAnother(); // nothing was stored: the previous window was not closed
    QVERIFY(test::opened(*m_window, samplePaths()));
    QCOMPARE(folded(), before);
    openAnother();
    QVERIFY(test::opened(*m_window, {path}));
    QCOMPARE(folded(), after);
}

void TestRemembering::aProjectKnowsBetterThanTheProgram()
{
    QVERIFY(test::opened(*m_window, samplePaths()));
    const QStringList before = folded();
    const QString path = m_folder->filePath(QStringLiteral("場面.odori"));
    m_window->files().saving().saveTo(path);
    QVERIFY(test::isWritten(m_window->files().saving()));
    clickArrow();
    const QStringList after = folded();
    QVERIFY(after != before);
    closeAndOpenAnother();
    QVERIFY(test::opened(*m_window, samplePaths()));
    QCOMPARE(folded(), after);
    QVERIFY(test::opened(*m_window, {path}));
    QCOMPARE(folded(), before);
}

void TestRemembering::withoutAProjectAModelsNameDoes()
{
    QVERIFY(test::opened(*m_window, {copyOfModel("踊り子.pmx")}));
    const QStringList before = folded();
    const QString group = clickArrow();
    QVERIFY(folded().contains(group));
    const QStringList after = folded();
    closeAndOpenAnother();
    QVERIFY(test::opened(*m_window, {copyOfModel("elsewhere/踊り子.pmx")}));
    QCOMPARE(folded(), after);
    QCOMPARE(clickArrow(), group); // unfolding is stored as well
    closeAndOpenAnother();
    QVERIFY(test::opened(*m_window, {m_folder->filePath(QStringLiteral("踊り子.pmx"))}));
    QCOMPARE(folded(), before);
}

void TestRemembering::everyModelHasFoldsOfItsOwn()
{
    QVERIFY(test::opened(*m_window, {copyOfModel("踊り子.pmx")}));
    const QStringList before = folded();
    clickArrow();
    const QStringList after = folded();
    closeAndOpenAnother();
    QVERIFY(test::opened(*m_window, {copyOfModel("another.pmx")}));
    QCOMPARE(folded(), before);
    closeAndOpenAnother(); // without the first model, whose state is kept
    QVERIFY(test::opened(*m_window, {m_folder->filePath(QStringLiteral("踊り子.pmx"))}));
    QCOMPARE(folded(), after);
    // Both models are open; each is active once.
    const test::Answers answers("add");
    QVERIFY(test::opened(*m_window, {m_folder->filePath(QStringLiteral("another.pmx"))}));
    QCOMPARE(folded(), before);
    canvas().setFocus();
    QTest::keyClick(&canvas(), Qt::Key_Tab, Qt::ShiftModifier);
    QCOMPARE(folded(), after);
}

void TestRemembering::followIsRemembered()
{
    QVERIFY(m_window->dopeSheet().header().followsPlayhead());
    for (const bool follows : {false, true}) {
        QVERIFY(followButton() && followButton()->isVisible());
        QTest::mouseClick(followButton(), Qt::LeftButton);
        QCOMPARE(m_window->dopeSheet().header().followsPlayhead(), follows);
        closeAndOpenAnother();
        QCOMPARE(m_window->dopeSheet().header().followsPlayhead(), follows);
    }
    QTest::mouseClick(followButton(), Qt::LeftButton);
    closeAndOpenAnother();
    QVERIFY(test::opened(*m_window, samplePaths()));
    TimeAxis axis = canvas().view().axis();
    axis.pixelsPerFrame = 40.0;
    axis.firstFrame = 0.0;
    canvas().view().setAxis(axis);
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_P);
    QTRY_VERIFY_WITH_TIMEOUT(
        canvas().view().axis().x(m_window->document().currentFrame()) > canvas().width(), 20000);
    QCOMPARE(canvas().view().axis().firstFrame, 0.0); // the view did not follow
    QTest::keyClick(&m_window->viewport(), Qt::Key_P);
}

void TestRemembering::followIsTheGraphsFromTheBeginning()
{
    for (const bool follows : {false, true}) {
        QSettings().setValue(QStringLiteral("dopeSheet/follow"), follows);
        openAnother();
        QVERIFY(test::opened(*m_window, samplePaths()));
        m_window->curveEditor().setShowsValues(true);
        ValueCanvas& graph = m_window->curveEditor().valueView().canvas();
        m_window->document().select(
            {{{mmd::TrackKind::Bone, m_window->document().actor()->motion.bones[0]->name()}}, {}});
        const auto firstFrame = [&] {
            (void)graph.grab();
            return graph.axes().time.firstFrame;
        };
        m_window->playback().setClock([] { return 0.0; });
        const double before = firstFrame();
        m_window->playback().play();
        m_window->document().playTo(5000.5);
        QCOMPARE(firstFrame() != before, follows);
        m_window->playback().stop();
    }
}

void TestRemembering::panelsAreRemembered()
{
    const auto dock = [&](const char* name) {
        return m_window->findChild<QDockWidget*>(QLatin1String(name));
    };
    for (const char* name : {"morphs", "table"}) {
        QVERIFY(!dock(name)->isHidden());
        dock(name)->hide();
    }
    m_window->addDockWidget(Qt::LeftDockWidgetArea, dock("light"));
    closeAndOpenAnother();
    for (const char* name : {"morphs", "table"})
        QVERIFY2(dock(name)->isHidden(), name);
    for (const char* name : {"bones", "key", "light", "curves"})
        QVERIFY2(!dock(name)->isHidden(), name);
    QCOMPARE(m_window->dockWidgetArea(dock("light")), Qt::LeftDockWidgetArea);
    QCOMPARE(m_window->dockWidgetArea(dock("camera")), Qt::RightDockWidgetArea);
    m_window->resetLayout();
    QCOMPARE(m_window->dockWidgetArea(dock("light")), Qt::RightDockWidgetArea);
    QVERIFY(!dock("morphs")->isHidden() && !dock("table")->isHidden());
}

QTEST_MAIN(TestRemembering)
#include "test_remembering.moc"
