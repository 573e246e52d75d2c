// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/start/start_page.h"
#include "app/tours/tour_guide.h"
#include "tests/app/session/program.h"
#include "tests/app/window_hands.h"
#include "ui/curves/curve_editor.h"
#include "ui/document/files/project.h"
#include "ui/dopesheet/dope_sheet.h"

#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

using namespace odori;
using namespace odori::test;

/// The tours of the start page follow what the user really does in the window.
class TestTours : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_tours"); }
    void init();
    void cleanup() { m_window.reset(); }
    void theStartPageOffersEveryTour();
    void aTourOpensTheSampleAndFollowsTheUser();
    void nextGoesOnAndEscapeEnds();
    void newEndsATour();
    void aTourMakesItsModelActive();
    void anotherModelDoesNoStep();
    void withoutKeysTheCurveTourSaysSo();
    void withoutKeysTheExportTourSaysSo();
    void aStepThatIsDoneIsLeftOut();
    void everyStepPointsAtSomethingAndIsShownWhole();
    void aPanelBehindAnotherTabComesToTheFront();
    void aPanelThatTheUserClosesIsSaid();
    void aFloatingPanelHasNoMark();
    void aFloatingPanelHidesNoCard();
    void otherTextsKeepTheStep(); // last, because it changes the language

private:
    [[nodiscard]] TourGuide* guide() const { return m_window->findChild<TourGuide*>(); }
    [[nodiscard]] QPushButton* button(const QString& text) const
    {
        for (QPushButton* each : guide()->findChildren<QPushButton*>())
            if (each->text().remove(u'&') == text)
                return each;
        return nullptr;
    }
    [[nodiscard]] bool begin(int tour);
    std::unique_ptr<MainWindow> m_window;
};

void TestTours::init()
{
    QSettings().clear();
    m_window = shownWindow();
    QVERIFY(m_window);
}

bool TestTours::begin(int tour)
{
    const auto buttons = m_window->startPage().findChildren<QPushButton*>(QStringLiteral("tour"));
    QSignalSpy finished(&m_window->files(), &FileCommands::loadingFinished);
    QTest::mouseClick(buttons.at(tour), Qt::LeftButton);
    return (finished.count() == 1 || finished.wait(20000)) && guide() && guide()->isVisible();
}

void TestTours::theStartPageOffersEveryTour()
{
    const auto buttons = m_window->startPage().findChildren<QPushButton*>(QStringLiteral("tour"));
    QCOMPARE(buttons.size(), tours().size());
    QCOMPARE(buttons.size(), 3);
}

void TestTours::aTourOpensTheSampleAndFollowsTheUser()
{
    QVERIFY(begin(0));
    Document& document = m_window->document();
    QVERIFY(document.actor() && !document.actor()->motion.bones.empty());
    QCOMPARE(guide()->step(), 0);
    mmd::Selection selection;
    selection.setTrack(
        {mmd::TrackKind::Bone, document.actor()->motion.bones.front()->name()}, true);
    document.select(selection);
    QTRY_COMPARE(guide()->step(), 1);
    m_window->viewport().setFocus();
    m_window->commands().action("keys.register")->trigger();
    // Registering changes nothing at a key: the tour waits for a change of the pose.
    QTest::qWait(500);
    QCOMPARE(guide()->step(), 1);
    QTest::mouseClick(button(QStringLiteral("Next")), Qt::LeftButton);
    QTest::mouseClick(button(QStringLiteral("Next")), Qt::LeftButton);
    QCOMPARE(guide()->step(), 3);
    document.setCurrentFrame(15.0);
    QTRY_COMPARE(guide()->step(), 4);
    QTest::mouseClick(button(QStringLiteral("Next")), Qt::LeftButton);
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_P);
    QTest::qWait(500);
    m_window->playback().stop();
    QTRY_COMPARE(guide()->step(), 6);
    QTest::mouseClick(button(QStringLiteral("Done")), Qt::LeftButton);
    QVERIFY(!guide()->isVisible());
}

void TestTours::nextGoesOnAndEscapeEnds()
{
    QVERIFY(begin(2));
    QTest::mouseClick(button(QStringLiteral("Next")), Qt::LeftButton);
    QTest::mouseDClick(button(QStringLiteral("Next")), Qt::LeftButton);
    QTest::mouseRelease(button(QStringLiteral("Next")), Qt::LeftButton);
    QCOMPARE(guide()->step(), 1); // the second half of a double click skips no step
    QTest::mouseClick(button(QStringLiteral("Back")), Qt::LeftButton);
    QCOMPARE(guide()->step(), 0);
    button(QStringLiteral("Next"))->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!guide()->isVisible());
    QCOMPARE(guide()->step(), -1);
}

void TestTours::newEndsATour()
{
    QVERIFY(begin(0));
    m_window->document().project().close();
    QTRY_VERIFY(!guide()->isVisible()); // it would cover the start page
    QCOMPARE(guide()->step(), -1);
    QVERIFY(m_window->startPage().isVisible());
}

void TestTours::aTourMakesItsModelActive()
{
    QVERIFY(opened(*m_window, samplePaths()));
    Document& document = m_window->document();
    const mmd::ActorId moved = document.scene().active;
    for (int tour = 0; tour < tours().size(); ++tour) {
        document.activate(mmd::sceneActor);
        startTour(*m_window, tour);
        QVERIFY(document.scene().active == moved);
        QVERIFY(guide()->isVisible());
        QCOMPARE(guide()->step(), 0);
    }
    m_window->settings().setSecondModel(ModelChoice::Add);
    QVERIFY(opened(*m_window, {samplePaths().first()}));
    QCOMPARE(document.scene().actors.size(), std::size_t(2));
    const mmd::ActorId still = document.scene().active;
    QVERIFY(still != moved);
    startTour(*m_window, 0);
    QVERIFY(document.scene().active == still);
    startTour(*m_window, 1); // it needs keys
    QVERIFY(document.scene().active == moved);
}

/// Its keys are others, but the user did not make them.
void TestTours::anotherModelDoesNoStep()
{
    QVERIFY(begin(0));
    for (int step = 0; step < 2; ++step)
        QTest::mouseClick(button(QStringLiteral("Next")), Qt::LeftButton);
    QCOMPARE(guide()->step(), 2); // waits for a key
    m_window->document().activate(mmd::sceneActor);
    QTest::qWait(500);
    QCOMPARE(guide()->step(), 2);
}

void TestTours::withoutKeysTheCurveTourSaysSo()
{
    QVERIFY(opened(*m_window, {samplePaths().first()}));
    startTour(*m_window, 1);
    QVERIFY(!guide()->isVisible());
    QVERIFY(m_window->messageBar().isVisible());
    QVERIFY(m_window->messageBar().text().contains(QStringLiteral("a bone with two keys")));
    startTour(*m_window, 0); // needs a model only
    QVERIFY(guide()->isVisible());
    m_window->document().project().close();
    QTRY_VERIFY(!guide()->isVisible());
    QVERIFY(opened(*m_window, {samplePaths().last()})); // a motion without a model
    startTour(*m_window, 0);
    QVERIFY(!guide()->isVisible());
    QVERIFY(m_window->messageBar().text().contains(QStringLiteral("needs a model")));
}

/// There is nothing to play: the first step would play the frames 0 to 0.
void TestTours::withoutKeysTheExportTourSaysSo()
{
    QVERIFY(opened(*m_window, {samplePaths().first()}));
    startTour(*m_window, 2);
    QVERIFY(!guide()->isVisible());
    QVERIFY(m_window->messageBar().isVisible());
    QVERIFY(m_window->messageBar().text().contains(QStringLiteral("a bone with two keys")));
    m_window->document().project().close();
    startTour(*m_window, 2); // opens the sample, with its motion
    QVERIFY(guide()->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->files().isLoading(), 20000);
    QVERIFY(m_window->document().actor());
    QVERIFY(m_window->document().actor()->motion.keyCount() > 100);
}

void TestTours::aStepThatIsDoneIsLeftOut()
{
    QVERIFY(begin(1));
    Document& document = m_window->document();
    const auto choose = [&](const std::string& name) {
        mmd::Selection selection;
        selection.setTrack({mmd::TrackKind::Bone, name}, true);
        document.select(selection);
    };
    const auto& tracks = document.actor()->motion.bones;
    const auto hasGap = [](const auto& track) {
        return track->size() > 1 && track->frame(1) - track->frame(0) > 1;
    };
    const auto moved = std::find_if(tracks.begin(), tracks.end(), hasGap);
    QVERIFY(moved != tracks.end());
    document.setCurrentFrame((*moved)->frame(0) + 1.0);
    choose("no keys");
    QTest::qWait(500);
    QCOMPARE(guide()->step(), 0);
    choose((*moved)->name());
    QTRY_COMPARE(guide()->step(), 2); // the frame is between two keys
    // The user can go back and read it.
    QTest::mouseClick(button(QStringLiteral("Back")), Qt::LeftButton);
    QTest::qWait(500);
    QCOMPARE(guide()->step(), 1);
    for (const unsigned key : {0u, 1u}) { // on a key is not between two
        document.setCurrentFrame((*moved)->frame(key));
        QTest::qWait(500);
        QCOMPARE(guide()->step(), 1);
    }
    document.setCurrentFrame((*moved)->frame(0) + 1.0);
    QTRY_COMPARE(guide()->step(), 2);
}

void TestTours::everyStepPointsAtSomethingAndIsShownWhole()
{
    for (int tour = 0; tour < tours().size(); ++tour) {
        startTour(*m_window, tour);
        QTRY_VERIFY(!m_window->files().isLoading());
        for (int step = 0; step < tours()[tour].steps.size(); ++step) {
            QCOMPARE(guide()->step(), step);
            QVERIFY(tours()[tour].steps[step].target(*m_window));
            QVERIFY(m_window->rect().contains(guide()->geometry()));
            for (const QLabel* label : guide()->findChildren<QLabel*>())
                QVERIFY(label->height() >= label->heightForWidth(label->width()));
            QPushButton* next = button(QStringLiteral("Next"));
            QTest::mouseClick(next ? next : button(QStringLiteral("Done")), Qt::LeftButton);
        }
        QVERIFY(!guide()->isVisible());
    }
}

void TestTours::aPanelBehindAnotherTabComesToTheFront()
{
    QVERIFY(begin(1));
    for (const Panel panel : {Panel::Poses, Panel::CheckUp}) {
        m_window->dock(panel)->show();
        m_window->dock(panel)->raise();
    }
    QTRY_VERIFY(m_window->curveEditor().visibleRegion().isEmpty());
    startTour(*m_window, 1);
    QTRY_VERIFY(!m_window->dock(Panel::Bones)->visibleRegion().isEmpty());
    QTest::mouseClick(button(QStringLiteral("Next")), Qt::LeftButton);
    QVERIFY(m_window->curveEditor().visibleRegion().isEmpty());
    QTest::mouseClick(button(QStringLiteral("Next")), Qt::LeftButton);
    QTest::mouseClick(button(QStringLiteral("Next")), Qt::LeftButton);
    QCOMPARE(guide()->step(), 3);
    QTRY_VERIFY(!m_window->curveEditor().visibleRegion().isEmpty());
}

void TestTours::aPanelThatTheUserClosesIsSaid()
{
    QVERIFY(begin(0));
    QDockWidget* sheet = m_window->dock(Panel::DopeSheet);
    sheet->close();
    for (int step = 0; step < 2; ++step)
        QTest::mouseClick(button(QStringLiteral("Next")), Qt::LeftButton);
    QCOMPARE(guide()->step(), 2);
    QTRY_VERIFY(!sheet->visibleRegion().isEmpty()); // the step shows it
    const auto* hidden = guide()->findChild<QLabel*>(QStringLiteral("tourHidden"));
    QVERIFY(!hidden->isVisible());
    sheet->close(); // as the window may do while it arranges its panels
    QTRY_VERIFY(!sheet->visibleRegion().isEmpty());
    QTest::qWait(1800);
    sheet->close();
    QTRY_VERIFY(hidden->isVisible());
    QVERIFY(hidden->text().contains(sheet->windowTitle()));
    QVERIFY(hidden->text().contains(QStringLiteral("View ▸ Panels")));
    QTRY_VERIFY(guide()->rect().contains(hidden->geometry()) &&
                hidden->height() >= hidden->heightForWidth(hidden->width()));
    m_window->commands().action("panel.dopeSheet")->trigger();
    QTRY_VERIFY(!hidden->isVisible());
    QVERIFY(!sheet->visibleRegion().isEmpty());
}

/// It is in a window of its own, in which the mark cannot be.
void TestTours::aFloatingPanelHasNoMark()
{
    QVERIFY(begin(0));
    const auto* mark = m_window->findChild<QWidget*>(QStringLiteral("tourMark"));
    QTRY_VERIFY(mark->isVisible());
    m_window->dock(Panel::DopeSheet)->setFloating(true);
    for (int step = 0; step < 2; ++step)
        QTest::mouseClick(button(QStringLiteral("Next")), Qt::LeftButton);
    QCOMPARE(guide()->step(), 2);
    QTRY_VERIFY(!mark->isVisible());
    QVERIFY(!guide()->findChild<QLabel*>(QStringLiteral("tourHidden"))->isVisible());
    QVERIFY(m_window->rect().contains(guide()->geometry()));
}

void TestTours::aFloatingPanelHidesNoCard()
{
    QVERIFY(begin(0));
    const auto card = [this] { return QRect(guide()->mapToGlobal(QPoint()), guide()->size()); };
    QDockWidget* bones = m_window->dock(Panel::Bones);
    bones->setFloating(true);
    QTest::qWait(500); // the view has the panel's place, and the card moves with it
    const QPoint before = card().center();
    bones->setGeometry(card());
    QTRY_VERIFY(bones->frameGeometry().contains(before));
    QTRY_VERIFY(!bones->frameGeometry().intersects(card()));
    QVERIFY(m_window->rect().contains(guide()->geometry()));
    bones->close();
    QTRY_COMPARE(card().center(), before);
}

/// The window is made anew for another language or size of the texts.
void TestTours::otherTextsKeepTheStep()
{
    m_window.reset();
    qputenv("ODORI_LANGUAGE", "en");
    Program program;
    QVERIFY(program.show());
    const auto tour = [&] { return program.window().findChild<TourGuide*>(); };
    const auto isReplacedAfter = [&](const auto& change) {
        QSignalSpy replaced(&program.owner, &WindowOwner::replaced);
        change();
        return replaced.count() == 1 || replaced.wait(20000);
    };
    const auto text = [&] {
        QString all;
        for (const QLabel* label : tour()->findChildren<QLabel*>())
            all += label->text() + u'\n';
        return all;
    };
    const auto isShownWhole = [&] {
        for (const QPushButton* each : tour()->findChildren<QPushButton*>())
            if (!tour()->rect().contains(each->geometry()) ||
                each->width() < each->minimumSizeHint().width())
                return false;
        return tour()->isVisible() && program.window().rect().contains(tour()->geometry());
    };
    QSignalSpy finished(&program.window().files(), &FileCommands::loadingFinished);
    startTour(program.window(), 0);
    QVERIFY(finished.count() == 1 || finished.wait(20000));
    for (int step = 0; step < 3; ++step)
        for (QPushButton* each : tour()->findChildren<QPushButton*>())
            if (each->text() == u"Ne&xt")
                QTest::mouseClick(each, Qt::LeftButton);
    QCOMPARE(tour()->step(), 3); // waits for another frame
    const QString english = text();
    QVERIFY(isReplacedAfter([&] { program.settings().setFontPercent(200); }));
    QVERIFY(tour());
    QCOMPARE(tour()->step(), 3);
    QCOMPARE(text(), english);
    QTRY_VERIFY(isShownWhole());
    QVERIFY(isReplacedAfter([&] { program.settings().setLanguage(LanguageChoice::Japanese); }));
    QVERIFY(tour());
    QCOMPARE(tour()->step(), 3);
    QVERIFY(text() != english);
    QTRY_VERIFY(isShownWhole());
    QTest::qWait(500);
    QCOMPARE(tour()->step(), 3);
    program.document().setCurrentFrame(15.0);
    QTRY_COMPARE(tour()->step(), 4);
    program.settings().setLanguage(LanguageChoice::English);
    program.appearance.applyTexts();
}

QTEST_MAIN(TestTours)
#include "test_tours.moc"
