// SPDX-License-Identifier: MIT
#include "tests/app/window_hands.h"
#include "ui/dialogs/fit/scrolled_dialog.h"
#include "ui/dialogs/window_fit.h"

#include <QtCore/QScopeGuard>
#include <QtCore/QTranslator>
#include <QtGui/QAction>
#include <QtGui/QScreen>
#include <QtGui/QWindow>
#include <QtWidgets/QDialog>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStatusBar>

using namespace odori;

namespace {

void enlarge(QFont font, double times)
{
    font.setPointSizeF(font.pointSizeF() * times);
    QApplication::setFont(font);
}

bool areTabs(const QMainWindow& window, const char* one, const char* other)
{
    const auto dock = [&](const char* name) {
        return window.findChild<QDockWidget*>(QLatin1String(name));
    };
    return window.tabifiedDockWidgets(dock(one)).contains(dock(other));
}

} // namespace

/// The window with its frame fits on its screen, whatever the screen; a script runs this on several
/// screens (window_sizes.sh).
class TestWindowFit : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { test::prepare("test_window_fit"); }
    void init() { QSettings().clear(); }
    void geometriesAreFitted_data();
    void geometriesAreFitted();
    void theFirstWindowFitsWithItsFrame();
    void aWindowOfALargerScreenFits();
    void aSmallLaptopHasRoomForIt_data();
    void aSmallLaptopHasRoomForIt();
    void aDialogLargerThanTheScreenScrolls();
    void aDialogThatFitsIsNotChanged();
    void largeTextsPutPanelsBehindEachOther();
    void theCurvesGoBehindTheSheetFirst();

private:
    void checkFits(MainWindow& window);
};

void TestWindowFit::geometriesAreFitted_data()
{
    QTest::addColumn<QRect>("window");
    QTest::addColumn<QRect>("screen");
    QTest::addColumn<QRect>("expected");
    const QRect full(0, 0, 1280, 720), beside(60, 30, 1220, 690);
    QTest::newRow("it fits") << QRect(100, 100, 800, 500) << full << QRect(100, 100, 800, 500);
    QTest::newRow("too large") << QRect(0, 0, 1920, 1080) << full << QRect(2, 20, 1276, 696);
    QTest::newRow("its frame is above the screen")
        << QRect(10, 0, 800, 500) << full << QRect(10, 20, 800, 500);
    QTest::newRow("below the screen")
        << QRect(10, 400, 800, 500) << full << QRect(10, 216, 800, 500);
    QTest::newRow("right of it") << QRect(3000, 100, 800, 500) << full << QRect(478, 100, 800, 500);
    QTest::newRow("under panels") << QRect(0, 0, 1280, 720) << beside << QRect(62, 50, 1216, 666);
    QTest::newRow("a screen of its own")
        << QRect(0, 0, 800, 500) << QRect(1920, 200, 1280, 720) << QRect(1922, 220, 800, 500);
    QTest::newRow("smaller than it can be")
        << QRect(0, 0, 800, 500) << QRect(0, 0, 500, 300) << QRect(2, 20, 640, 400);
}

void TestWindowFit::geometriesAreFitted()
{
    QFETCH(QRect, window);
    QFETCH(QRect, screen);
    QFETCH(QRect, expected);
    QCOMPARE(fittedGeometry(window, QMargins(2, 20, 2, 4), screen, QSize(640, 400)), expected);
}

void TestWindowFit::checkFits(MainWindow& window)
{
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const QRect screen = window.screen()->availableGeometry();
    QTest::qWait(300); // for the window manager's frame
    QTRY_VERIFY2(screen.contains(window.frameGeometry()),
        qPrintable(QStringLiteral("%1x%2 at %3, %4")
                       .arg(window.frameGeometry().width())
                       .arg(window.frameGeometry().height())
                       .arg(window.frameGeometry().x())
                       .arg(window.frameGeometry().y())));
    QVERIFY(window.windowHandle()->frameMargins().top() > 0); // there is a frame
    const QRect bar(window.statusBar()->mapToGlobal(QPoint()), window.statusBar()->size());
    QVERIFY(window.statusBar()->isVisible() && screen.contains(bar));
    QVERIFY(window.findChild<QLabel*>(QStringLiteral("counts"))->isVisible());
}

void TestWindowFit::theFirstWindowFitsWithItsFrame()
{
    test::OwnWindow window;
    checkFits(window);
    const QSize room = window.screen()->availableSize();
    const QSize wanted = QSize(1920, 1080).boundedTo(room) - QSize(12, 40); // minus the frame
    QVERIFY(window.width() >= wanted.width() && window.height() >= wanted.height());
}

void TestWindowFit::aWindowOfALargerScreenFits()
{
    {
        test::OwnWindow window; // the previous window is on another screen
        window.setGeometry(1000, 600, 3800, 2100);
        QSettings().setValue(QStringLiteral("window/geometry"), window.saveGeometry());
    }
    test::OwnWindow window;
    checkFits(window);
}

void TestWindowFit::aSmallLaptopHasRoomForIt_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Japanese") << QStringLiteral("ja");
}

/// 1280×720 with a panel of 40 and a frame of 40: opening a model does not enlarge the window.
void TestWindowFit::aSmallLaptopHasRoomForIt()
{
    QFETCH(QString, language);
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(":/i18n/odori_%1.qm").arg(language)));
    QCoreApplication::installTranslator(&translator);
    test::OwnWindow window;
    window.show();
    QVERIFY(test::opened(window, samplePaths()));
    const QList<QDockWidget*> docks = window.findChildren<QDockWidget*>();
    for (QDockWidget* dock : docks) {
        dock->raise();
        QCoreApplication::processEvents();
        const QSize least = window.minimumSizeHint();
        QVERIFY2(
            least.width() <= 1270 && least.height() <= 620, qPrintable(QStringLiteral("%1: %2x%3")
                                                                           .arg(dock->objectName())
                                                                           .arg(least.width())
                                                                           .arg(least.height())));
    }
    QCoreApplication::removeTranslator(&translator);
}

/// Each field and the buttons are reached by Tab, and are then on the screen.
void TestWindowFit::aDialogLargerThanTheScreenScrolls()
{
    const ScrolledDialogs scrolled(nullptr);
    QDialog dialog;
    auto* form = new QFormLayout(&dialog);
    for (int row = 0; row < 80; ++row)
        form->addRow(QStringLiteral("Field %1").arg(row), new QLineEdit);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    const QRect screen = dialog.screen()->availableGeometry();
    QVERIFY(dialog.height() <= screen.height());
    const QList<QLineEdit*> fields = dialog.findChildren<QLineEdit*>();
    QCOMPARE(fields.size(), 80);
    fields.front()->setFocus();
    for (QLineEdit* field : fields) {
        QVERIFY(field->hasFocus());
        QCOMPARE(field->visibleRegion().boundingRect(), field->rect());
        QTest::keyClick(field, Qt::Key_Tab);
    }
    QPushButton* ok = buttons->button(QDialogButtonBox::Ok);
    QVERIFY(ok->hasFocus());
    QCOMPARE(ok->visibleRegion().boundingRect(), ok->rect());
    QTest::mouseClick(ok, Qt::LeftButton);
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
}

void TestWindowFit::aDialogThatFitsIsNotChanged()
{
    const ScrolledDialogs scrolled(nullptr);
    QDialog dialog;
    auto* form = new QFormLayout(&dialog);
    form->addRow(QStringLiteral("Field"), new QLineEdit);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QCOMPARE(dialog.layout(), form);
}

void TestWindowFit::largeTextsPutPanelsBehindEachOther()
{
    const QFont usual = QApplication::font();
    for (const double times : {1.0, 5.0}) {
        enlarge(usual, times);
        test::OwnWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const auto dock = [&](const char* name) {
            return window.findChild<QDockWidget*>(QLatin1String(name));
        };
        QCOMPARE(areTabs(window, "dopesheet", "curves"), times > 1.0);
        QCOMPARE(areTabs(window, "bones", "key"), times > 1.0);
        for (const char* stacked : {"curves", "key"}) // they can still be reached
            QVERIFY(dock(stacked)->toggleViewAction()->isChecked());
        const auto isInFront = [&](const char* name) {
            return !dock(name)->widget()->visibleRegion().isEmpty();
        };
        QTRY_VERIFY(isInFront("dopesheet") && isInFront("bones"));
        dock("curves")->raise(); // as the user left it
        QTRY_VERIFY(isInFront("curves"));
        window.resetLayout();
        QTRY_VERIFY(isInFront("dopesheet") && isInFront("bones"));
    }
    QApplication::setFont(usual);
}

/// The key panel stays beside the view while that is enough.
void TestWindowFit::theCurvesGoBehindTheSheetFirst()
{
    const QFont usual = QApplication::font();
    const auto restore = qScopeGuard([&] { QApplication::setFont(usual); });
    bool isStacked = false;
    for (double times = 1.5; !isStacked && times < 5.0; times += 0.1) {
        enlarge(usual, times);
        test::OwnWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        isStacked = areTabs(window, "dopesheet", "curves");
        QVERIFY2(!areTabs(window, "bones", "key"), qPrintable(QString::number(times)));
    }
    QVERIFY(isStacked);
}

QTEST_MAIN(TestWindowFit)
#include "test_window_fit.moc"
