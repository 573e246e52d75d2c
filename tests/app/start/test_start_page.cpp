// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/editor_state.h"
#include "app/start/start_page.h"
#include "libmmd/base/file_io.h"
#include "tests/app/window_hands.h"
#include "tests/support/colours.h"
#include "ui/dopesheet/dope_sheet.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QToolButton>

#include <algorithm>

using namespace odori;
using namespace odori::test;

/// The window while nothing is open, and the widgets over its viewport.
class TestStartPage : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_start_page"); }
    void init();
    void cleanup() { m_window.reset(); }
    void itSaysHowToBegin();
    void itsColumnsAreLevel();
    void linksBeginBelowTheirTitle();
    void theSampleOpensByTheKeyboardAlone();
    void aRecentFileOpensByAClick();
    void aLowPageScrollsOnlyDownwards();
    void openAsksForAFile();
    void aFileThatIsRefusedLeavesThePage();
    void itGoesWhileFilesAreRead();
    void theSecondClickOfADoubleClickSelectsNothing();
    void newBringsItBack();
    void aCameraAloneIsSomething();
    void enterBesideItMakesNoKey();
    void f6ComesToItAndLeavesMessagesOnTop();
    void keysDoNotComeToTheCoveredView();
    void messagesMoveNothing();
    void aLongMessageIsShownWhole();

private:
    [[nodiscard]] StartPage& page() { return m_window->startPage(); }
    [[nodiscard]] QList<QPushButton*> buttons() { return page().findChildren<QPushButton*>(); }
    [[nodiscard]] QPushButton* button(const QString& text);

    std::unique_ptr<MainWindow> m_window;
    QTemporaryDir m_folder;
};

void TestStartPage::init()
{
    m_window = shownWindow();
    QVERIFY(m_window);
}

QPushButton* TestStartPage::button(const QString& text)
{
    for (QPushButton* each : buttons())
        if (each->text() == text)
            return each;
    return nullptr;
}

void TestStartPage::itSaysHowToBegin()
{
    QVERIFY(page().isVisible());
    QVERIFY(button(QStringLiteral("Open a File…")));
    QVERIFY(button(QStringLiteral("Open the Sample")));
    QString said;
    for (const QLabel* label : page().findChildren<QLabel*>())
        said += label->text();
    QVERIFY2(said.contains(QStringLiteral("drop")), qPrintable(said));
    // Over the viewport and completely visible, whatever the window's size.
    QWidget* centre = m_window->centralWidget();
    for (const QSize& size : {QSize(1280, 720), QSize(1920, 1080), QSize(1000, 640)}) {
        m_window->resize(size);
        QTRY_COMPARE(m_window->viewport().size(), centre->size());
        for (const QPushButton* each : buttons()) {
            const QRect place(each->mapTo(centre, QPoint()), each->size());
            QVERIFY(centre->rect().contains(place));
            QCOMPARE(centre->childAt(place.center()), each);
        }
    }
}

void TestStartPage::itsColumnsAreLevel()
{
    m_window->resize(1280, 720);
    const auto middle = [&](const QPushButton* each) {
        return each->mapTo(&page(), each->rect().center()).y();
    };
    const auto* tour = page().findChild<QPushButton*>(QStringLiteral("tour"));
    QVERIFY(tour);
    QTRY_VERIFY(std::abs(middle(tour) - middle(button(QStringLiteral("Open a File…")))) <= 1);
}

void TestStartPage::linksBeginBelowTheirTitle()
{
    const auto* tour = page().findChild<QPushButton*>(QStringLiteral("tour"));
    QVERIFY(tour);
    const QLabel* title = nullptr;
    for (const QLabel* label : page().findChildren<QLabel*>())
        if (label->text().startsWith(QStringLiteral("Tours")))
            title = label;
    QVERIFY(title);
    const QImage image = page().grab().toImage();
    const auto begin = [&](const QWidget& widget, const QColor& colour) { // of its letters
        const QRect place(widget.mapTo(&page(), QPoint()), widget.size());
        for (int x = place.left(); x <= place.right(); ++x)
            if (countOf(image, QRect(x, place.top(), 1, place.height()), colour) > 0)
                return x;
        return -1;
    };
    const Theme& theme = themeOf(page().palette());
    const int link = begin(*tour, theme.accentBright);
    QVERIFY(link > 0);
    QVERIFY(std::abs(link - begin(*title, theme.text)) <= 2);
}

void TestStartPage::theSampleOpensByTheKeyboardAlone()
{
    QTRY_VERIFY(button(QStringLiteral("Open a File…"))->hasFocus());
    QSignalSpy finished(&m_window->files(), &FileCommands::loadingFinished);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(button(QStringLiteral("Open the Sample"))->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(finished.count() == 1 || finished.wait(20000));
    QVERIFY(m_window->document().actor());
    QVERIFY(!page().isVisible());
    QVERIFY(m_window->viewport().hasFocus()); // MMD's keys work at once
}

void TestStartPage::aRecentFileOpensByAClick()
{
    const QString path = m_folder.filePath(QStringLiteral("歩き & 走り\n2.vmd"));
    QVERIFY(QFile::copy(samplePaths().last(), path));
    QVERIFY(opened(*m_window, {path}));
    m_window = shownWindow();
    QVERIFY(m_window && page().isVisible());
    QPushButton* recent = nullptr;
    for (QPushButton* each : buttons())
        if (each->toolTip().contains(QStringLiteral("歩き")))
            recent = each;
    QVERIFY(recent && recent->isVisible());
    QVERIFY(recent->text().contains(QStringLiteral("歩き && 走り")));
    QVERIFY(!recent->text().contains(u'\n'));
    QVERIFY(!recent->accessibleName().isEmpty());
    QSignalSpy finished(&m_window->files(), &FileCommands::loadingFinished);
    QTest::mouseClick(recent, Qt::LeftButton);
    QVERIFY(finished.count() == 1 || finished.wait(20000));
    QVERIFY(m_window->document().actor());
    QVERIFY(!page().isVisible());
}

void TestStartPage::aLowPageScrollsOnlyDownwards()
{
    for (const char* name : {"a.vmd", "b.vmd", "c.vmd", "d.vmd", "e.vmd"})
        m_window->files().recent().remember(m_folder.filePath(QLatin1String(name)));
    QCoreApplication::processEvents(); // the buttons are shown
    const auto* area = page().findChild<QScrollArea*>();
    QVERIFY(area);
    for (const int width : {1280, 1000}) { // columns beside each other, and below
        m_window->resize(width, 640);
        m_window->resizeDocks({m_window->dock(Panel::DopeSheet)}, {600}, Qt::Vertical);
        QTRY_VERIFY(area->verticalScrollBar()->isVisible());
        QTest::qWait(50); // the page gets its width
        QVERIFY(!area->horizontalScrollBar()->isVisible());
        QVERIFY(area->widget()->width() <= area->viewport()->width());
    }
    m_window->files().recent().clear();
}

void TestStartPage::openAsksForAFile()
{
    bool isAsked = false;
    QTimer::singleShot(100, this, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        isAsked = dialog != nullptr;
        if (dialog)
            dialog->reject();
    });
    QTest::mouseClick(button(QStringLiteral("Open a File…")), Qt::LeftButton);
    QVERIFY(isAsked);
    QVERIFY(page().isVisible());
}

void TestStartPage::aFileThatIsRefusedLeavesThePage()
{
    QVERIFY(opened(*m_window, {m_folder.filePath(QStringLiteral("missing.pmx"))}));
    QVERIFY(page().isVisible());
    QVERIFY(m_window->messageBar().isVisible());
    QTRY_VERIFY(button(QStringLiteral("Open a File…"))->hasFocus());
}

void TestStartPage::itGoesWhileFilesAreRead()
{
    QSignalSpy finished(&m_window->files(), &FileCommands::loadingFinished);
    m_window->files().open(samplePaths());
    QVERIFY(!page().isVisible());
    QVERIFY(finished.wait(20000));
    QVERIFY(!page().isVisible());
}

/// The view gets it as a double click without a press.
void TestStartPage::theSecondClickOfADoubleClickSelectsNothing()
{
    QSignalSpy finished(&m_window->files(), &FileCommands::loadingFinished);
    QTest::mouseClick(
        page().findChildren<QPushButton*>(QStringLiteral("tour")).front(), Qt::LeftButton);
    QVERIFY(finished.count() == 1 || finished.wait(20000));
    const Document& document = m_window->document();
    Viewport& view = m_window->viewport();
    QVERIFY(document.actor());
    QTRY_VERIFY_WITH_TIMEOUT(view.stage().isUploaded(), 20000);
    view.camera().setFree(StandardView::Front);
    view.showWholeModel();
    const auto bones = document.actor()->model->data.bones;
    const auto wrist = std::find_if(bones.begin(), bones.end(),
        [](const mmd::pmx::Bone& bone) { return bone.name.utf8 == "右手首"; });
    QVERIFY(wrist != bones.end());
    const auto place = view.positionOf(int(wrist - bones.begin()));
    QVERIFY(place);
    QTest::mouseDClick(&view, Qt::LeftButton, {}, place->toPoint());
    QTest::mouseRelease(&view, Qt::LeftButton, {}, place->toPoint());
    QVERIFY(document.selection().tracks.empty());
    // A real one acts as before.
    QTest::mouseClick(&view, Qt::LeftButton, {}, place->toPoint());
    QVERIFY(!document.selection().tracks.empty());
    m_window->document().select({});
    QTest::mouseDClick(&view, Qt::LeftButton, {}, place->toPoint());
    QTest::mouseRelease(&view, Qt::LeftButton, {}, place->toPoint());
    QVERIFY(!document.selection().tracks.empty());
}

void TestStartPage::newBringsItBack()
{
    QVERIFY(opened(*m_window, samplePaths()));
    QVERIFY(!page().isVisible());
    m_window->files().startNew();
    QVERIFY(page().isVisible());
    QTRY_VERIFY(button(QStringLiteral("Open a File…"))->hasFocus());
    QVERIFY(opened(*m_window, samplePaths()));
    m_window->dopeSheet().setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_N, Qt::ControlModifier);
    QVERIFY(page().isVisible());
    QTRY_VERIFY(button(QStringLiteral("Open a File…"))->hasFocus()); // from a panel, too
}

void TestStartPage::enterBesideItMakesNoKey()
{
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_Return);
    QCOMPARE(m_window->document().scene().camera.keyCount(), std::size_t(0));
    QVERIFY(page().isVisible());
    QVERIFY(!m_window->commands().action("keys.register")->isEnabled());
}

void TestStartPage::aCameraAloneIsSomething()
{
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_0, Qt::KeypadModifier);
    QVERIFY(page().isVisible());
    QWheelEvent notch({5, 300}, m_window->viewport().mapToGlobal(QPointF(5, 300)), {}, {0, 120},
        Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&m_window->viewport(), &notch);
    QCOMPARE(m_window->document().scene().cameraDrafts.size(), std::size_t(1));
    QVERIFY(!page().isVisible());
    m_window->document().undo();
    QVERIFY(page().isVisible());
}

void TestStartPage::f6ComesToItAndLeavesMessagesOnTop()
{
    m_window->messageBar().show(MessageBar::Kind::Error, QStringLiteral("Something failed."));
    m_window->dopeSheet().setFocus();
    bool wasThere = false;
    for (int step = 0; step < 20; ++step) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        wasThere = wasThere || page().isAncestorOf(QApplication::focusWidget());
    }
    QVERIFY(wasThere);
    QCoreApplication::processEvents();
    QWidget* centre = m_window->centralWidget();
    const MessageBar& bar = m_window->messageBar();
    QWidget* top = centre->childAt(bar.geometry().center());
    QVERIFY(top && (top == &bar || bar.isAncestorOf(top)));
    const QPoint middle = page().geometry().center();
    top = centre->childAt(middle);
    QVERIFY(top && (top == &page() || page().isAncestorOf(top)));
}

void TestStartPage::keysDoNotComeToTheCoveredView()
{
    const Viewport& view = m_window->viewport();
    button(QStringLiteral("Open a File…"))->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(QApplication::focusWidget() && !view.hasFocus());
    for (int step = 0; step < 20; ++step) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        QVERIFY(!view.hasFocus());
    }
    QVERIFY(opened(*m_window, samplePaths()));
    QVERIFY(!page().isVisible());
    m_window->dopeSheet().setFocus();
    for (int step = 0; step < 20 && !view.hasFocus(); ++step)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    QVERIFY(view.hasFocus());
}

void TestStartPage::messagesMoveNothing()
{
    QVERIFY(opened(*m_window, samplePaths()));
    m_window->messageBar().clear();
    QCoreApplication::processEvents();
    const QRect before = m_window->viewport().geometry();
    const QSize window = m_window->size();
    for (const auto kind :
        {MessageBar::Kind::Note, MessageBar::Kind::Warning, MessageBar::Kind::Error}) {
        m_window->messageBar().show(kind, QStringLiteral("One thing that is said."));
        QTest::qWait(50);
        QVERIFY(m_window->messageBar().isVisible());
        QCOMPARE(m_window->viewport().geometry(), before);
        QCOMPARE(m_window->size(), window);
    }
    // The faces and the viewport's own line stay visible, and the bar is only as wide as its text.
    QVERIFY(m_window->messageBar().y() > before.height() * 2 / 3);
    QVERIFY(m_window->messageBar().width() < before.width() / 2);
    QTest::mouseClick(
        m_window->messageBar().findChild<QToolButton*>(QStringLiteral("messageClose")),
        Qt::LeftButton);
    QVERIFY(!m_window->messageBar().isVisible());
}

void TestStartPage::aLongMessageIsShownWhole()
{
    m_window->messageBar().show(
        MessageBar::Kind::Error, QStringLiteral("So much is said here. ").repeated(20));
    QTest::qWait(50);
    const auto* label = m_window->messageBar().findChild<QLabel*>(QStringLiteral("messageText"));
    QVERIFY(label->height() >= label->heightForWidth(label->width()));
    QVERIFY(m_window->centralWidget()->rect().contains(m_window->messageBar().geometry()));
}

QTEST_MAIN(TestStartPage)
#include "test_start_page.moc"
