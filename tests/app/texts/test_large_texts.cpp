// SPDX-License-Identifier: MIT
#include "app/commands/editor_state.h"
#include "app/palette/command_palette.h"
#include "app/start/start_page.h"
#include "app/translation.h"
#include "app/transport_bar.h"
#include "tests/app/window_hands.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/fields/elided_label.h"
#include "ui/fields/panel_header.h"
#include "ui/theme/icons.h"

#include <QtGui/QScreen>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStatusBar>
#include <QtWidgets/QToolBar>
#include <QtWidgets/QToolButton>

using namespace odori;
using namespace odori::test;

/// The window with large texts, most of all of 150 % and 200 %. A script runs this on a screen of
/// 1280×720 with a window manager (window_sizes.sh).
class TestLargeTexts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_large_texts"); }
    void init();
    void cleanup();
    void theWindowFitsBeforeItIsPainted_data() { texts(); }
    void theWindowFitsBeforeItIsPainted();
    void theWindowIsOnTheScreen_data() { texts(); }
    void theWindowIsOnTheScreen();
    void theStartPageHasRoomForItsTexts_data() { texts(); }
    void theStartPageHasRoomForItsTexts();
    void everyButtonOfTheStartPageScrollsIntoView_data() { texts(); }
    void everyButtonOfTheStartPageScrollsIntoView();
    void theBarsShowTheMostImportant_data() { texts(); }
    void theBarsShowTheMostImportant();
    void iconsAreLargeWhereThereIsRoom();
    void aLayoutOfSmallTextsIsStacked();
    void theCurvesCanBeEdited_data();
    void theCurvesCanBeEdited();
    void theCommandPaletteGrows();

private:
    static void texts();
    /// Applies the language and the size of this row of data.
    void applyRow();
    void apply(const QString& language, int percent);
    /// Whether the window with its frame, and its status bar, are on the screen.
    [[nodiscard]] static bool isOnScreen(MainWindow& window);
    /// Shows it without handling later events; whether it is not wider than the screen.
    [[nodiscard]] static bool isNarrowAtOnce(MainWindow& window);
    /// Shows it, and waits until it is.
    [[nodiscard]] static bool isShownOnScreen(MainWindow& window);
    [[nodiscard]] static QString sizesOf(MainWindow& window);
    [[nodiscard]] static QList<QPushButton*> shownButtons(MainWindow& window);
    /// Selects the second key of a bone and goes to its frame.
    static void selectKey(MainWindow& window);

    const QFont m_usual = QApplication::font();
};

void TestLargeTexts::init()
{
    QSettings().clear();
}

void TestLargeTexts::cleanup()
{
    apply(QStringLiteral("en"), 100);
}

void TestLargeTexts::texts()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    for (const char* language : {"en", "ja", "ko"})
        for (const int percent : {150, 200})
            QTest::addRow("%s, %d %%", language, percent)
                << QString::fromLatin1(language) << percent;
}

void TestLargeTexts::apply(const QString& language, int percent)
{
    installTranslations(*qApp, language);
    applyFont(*qApp, m_usual, percent, QLocale(language));
}

void TestLargeTexts::applyRow()
{
    QFETCH(QString, language);
    QFETCH(int, percent);
    apply(language, percent);
}

bool TestLargeTexts::isOnScreen(MainWindow& window)
{
    const QRect screen = window.screen()->availableGeometry();
    const QRect bar(window.statusBar()->mapToGlobal(QPoint()), window.statusBar()->size());
    const QSize frame = window.frameGeometry().size() - window.size();
    const QSize least = window.minimumSizeHint() + frame;
    return screen.contains(window.frameGeometry()) && screen.contains(bar) &&
           window.statusBar()->isVisible() && bar.height() >= window.fontMetrics().height() &&
           least.width() <= screen.width() && least.height() <= screen.height();
}

bool TestLargeTexts::isNarrowAtOnce(MainWindow& window)
{
    window.show();
    const int most = window.screen()->availableGeometry().width();
    return window.width() <= most && window.minimumSizeHint().width() <= most;
}

bool TestLargeTexts::isShownOnScreen(MainWindow& window)
{
    window.show();
    return QTest::qWaitForWindowActive(&window) &&
           QTest::qWaitFor([&window] { return isOnScreen(window); });
}

QString TestLargeTexts::sizesOf(MainWindow& window)
{
    const QRect frame = window.frameGeometry();
    const QRect bar(window.statusBar()->mapToGlobal(QPoint()), window.statusBar()->size());
    return QStringLiteral("%1x%2 at %3, %4; at least %5x%6; bar %7x%8 at %9, %10")
        .arg(frame.width())
        .arg(frame.height())
        .arg(frame.x())
        .arg(frame.y())
        .arg(window.minimumSizeHint().width())
        .arg(window.minimumSizeHint().height())
        .arg(bar.width())
        .arg(bar.height())
        .arg(bar.x())
        .arg(bar.y());
}

QList<QPushButton*> TestLargeTexts::shownButtons(MainWindow& window)
{
    QList<QPushButton*> shown;
    for (QPushButton* each : window.startPage().findChildren<QPushButton*>())
        if (each->isVisible())
            shown.append(each);
    return shown;
}

void TestLargeTexts::theWindowFitsBeforeItIsPainted()
{
    applyRow();
    OwnWindow window;
    QVERIFY2(isNarrowAtOnce(window), qPrintable(sizesOf(window)));
}

void TestLargeTexts::theWindowIsOnTheScreen()
{
    applyRow();
    OwnWindow window;
    QVERIFY2(isShownOnScreen(window), qPrintable(sizesOf(window)));
    QVERIFY(opened(window, samplePaths()));
    QTest::qWait(200);
    QVERIFY(isOnScreen(window));
    for (QDockWidget* dock : window.findChildren<QDockWidget*>()) {
        dock->show();
        dock->raise();
        QTest::qWait(100); // titles of docks follow a little later
        QTRY_VERIFY2(isOnScreen(window), qPrintable(dock->objectName() + u' ' + sizesOf(window)));
        QVERIFY(dock->toggleViewAction()->isChecked());
    }
}

void TestLargeTexts::theStartPageHasRoomForItsTexts()
{
    applyRow();
    OwnWindow window;
    QVERIFY2(isShownOnScreen(window), qPrintable(sizesOf(window)));
    const QList<QPushButton*> buttons = shownButtons(window);
    QVERIFY(buttons.size() >= 5); // open, sample, three tours
    for (const QPushButton* each : buttons) {
        const QRect place(each->mapTo(&window, QPoint()), each->size());
        const QSize text = each->fontMetrics().size(Qt::TextShowMnemonic, each->text());
        QVERIFY2(each->width() >= text.width() && each->height() >= text.height(),
            qPrintable(each->text()));
        for (const QPushButton* other : buttons) {
            const QRect others(other->mapTo(&window, QPoint()), other->size());
            QVERIFY2(other == each || !place.intersects(others), qPrintable(each->text()));
        }
    }
    for (const QLabel* label : window.startPage().findChildren<QLabel*>())
        QVERIFY2(!label->isVisible() || (label->height() >= label->heightForWidth(label->width()) &&
                                            label->width() >= label->minimumSizeHint().width()),
            qPrintable(label->text()));
}

/// From the first to the last by Tab.
void TestLargeTexts::everyButtonOfTheStartPageScrollsIntoView()
{
    applyRow();
    OwnWindow window;
    QVERIFY2(isShownOnScreen(window), qPrintable(sizesOf(window)));
    const QList<QPushButton*> buttons = shownButtons(window);
    buttons.front()->setFocus();
    for (const QPushButton* each : buttons) {
        QVERIFY2(each->hasFocus(), qPrintable(each->text()));
        QCOMPARE(each->visibleRegion().boundingRect(), each->rect());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
}

void TestLargeTexts::theBarsShowTheMostImportant()
{
    applyRow();
    OwnWindow window;
    QVERIFY2(isShownOnScreen(window), qPrintable(sizesOf(window)));
    QVERIFY(opened(window, samplePaths()));
    const auto* bar = window.findChild<QToolBar*>(QStringLiteral("toolBar"));
    QList<QWidget*> important;
    for (const char* name : {"registerButton", "playback.play", "playback.loop"})
        important.append(window.findChild<QWidget*>(QLatin1String(name)));
    for (QAction* action : bar->actions())
        if (action->objectName() == u"pose.select")
            important.append(bar->widgetForAction(action));
    QCOMPARE(important.size(), 4);
    for (const QWidget* button : important) {
        QVERIFY(button && button->isVisible());
        QCOMPARE(button->visibleRegion().boundingRect(), button->rect());
    }
    const QWidget* transport = &window.transport();
    QVERIFY(transport->isVisible());
    QCOMPARE(transport->visibleRegion().boundingRect().width(), transport->width());
    // Menus that have no room are in the menu of a button, which can be seen.
    const QMenuBar& menus = *window.menuBar();
    if (menus.sizeHint().width() > menus.width()) {
        const auto* more = menus.findChild<QToolButton*>(QStringLiteral("qt_menubar_ext_button"));
        QVERIFY(more && more->isVisible());
        QCOMPARE(more->visibleRegion().boundingRect(), more->rect());
        QVERIFY(more->width() >= 12);
    }
}

/// In a narrow tool bar, the buttons are more important than large icons.
void TestLargeTexts::iconsAreLargeWhereThereIsRoom()
{
    constexpr int narrow = 1280, wide = 1800; // pixels
    apply(QStringLiteral("en"), 200);
    QVERIFY(buttonIconSize().width() >= 24);
    OwnWindow window;
    QVERIFY2(isShownOnScreen(window), qPrintable(sizesOf(window)));
    for (const char* name : {"floatDock", "closeDock", "curves.easing"}) {
        const auto* button = window.findChild<QToolButton*>(QLatin1String(name));
        QVERIFY(button && button->iconSize() == buttonIconSize());
        QVERIFY(button->width() > button->iconSize().width());
    }
    const auto* bar = window.findChild<QToolBar*>(QStringLiteral("toolBar"));
    const auto* play = window.findChild<QToolButton*>(QStringLiteral("playback.play"));
    const auto* pivot = window.findChild<QToolButton*>(QStringLiteral("pivotButton"));
    const auto fitIn = [&](int width, const QSize& icons) {
        window.resize(width, window.height());
        return QTest::qWaitFor([&] {
            return bar->iconSize() == icons && play->iconSize() == icons &&
                   pivot->height() >= icons.height();
        });
    };
    const int most = window.screen()->availableGeometry().width() - 20;
    if (most >= wide)
        QVERIFY(fitIn(most, buttonIconSize()));
    QVERIFY(fitIn(std::min(most, narrow), smallIconSize()));
    QVERIFY(isOnScreen(window));
    if (most >= wide)
        QVERIFY(fitIn(most, buttonIconSize()));
}

/// The user chooses larger texts in the settings: the window is made anew, with its layout.
void TestLargeTexts::aLayoutOfSmallTextsIsStacked()
{
    QByteArray layout;
    {
        OwnWindow small;
        QVERIFY2(isShownOnScreen(small), qPrintable(sizesOf(small)));
        layout = small.layoutState();
    }
    apply(QStringLiteral("en"), 200);
    OwnWindow window;
    QVERIFY(window.restoreLayout(layout));
    QVERIFY2(isNarrowAtOnce(window), qPrintable(sizesOf(window)));
    QVERIFY2(isShownOnScreen(window), qPrintable(sizesOf(window)));
}

void TestLargeTexts::selectKey(MainWindow& window)
{
    const auto& track = *window.document().actor()->motion.bones.front();
    const std::uint32_t frame = track.frame(1);
    mmd::Selection key;
    key.setKey({mmd::TrackKind::Bone, track.name()}, frame, true);
    window.document().setCurrentFrame(frame);
    window.document().select(key);
}

void TestLargeTexts::theCurvesCanBeEdited_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("isFromUsual"); // the layout was made with usual texts
    for (const int percent : {110, 120, 130, 140, 150, 175, 200})
        for (const bool isFromUsual : {false, true})
            QTest::addRow("%d %%, %s", percent, isFromUsual ? "larger texts" : "new window")
                << percent << isFromUsual;
}

/// The grid is large enough for its handles, and nothing else of the panel is missing for that.
void TestLargeTexts::theCurvesCanBeEdited()
{
    QFETCH(int, percent);
    QFETCH(bool, isFromUsual);
    QByteArray layout;
    if (isFromUsual) {
        OwnWindow usual;
        QVERIFY2(isShownOnScreen(usual), qPrintable(sizesOf(usual)));
        layout = usual.layoutState();
    }
    apply(QStringLiteral("en"), percent);
    OwnWindow window;
    QVERIFY(layout.isEmpty() || window.restoreLayout(layout));
    QVERIFY2(isShownOnScreen(window), qPrintable(sizesOf(window)));
    QVERIFY(opened(window, samplePaths()));
    QTest::qWait(700); // panels are stacked a little later
    window.dock(Panel::Curves)->raise();
    selectKey(window);
    CurveEditor& editor = window.curveEditor();
    const CurveView& view = editor.view();
    const auto side = [&view] {
        return view.positionOf({127, 0}).x() - view.positionOf({0, 0}).x();
    };
    QTRY_VERIFY2(view.isVisible() && side() >= 100.0, qPrintable(QString::number(side())));
    for (const char* name : {"curves.copy", "curves.paste", "curves.flip"}) {
        const auto* button = editor.findChild<QToolButton*>(QLatin1String(name));
        QVERIFY2(button && button->isVisible(), name);
        QCOMPARE(button->visibleRegion().boundingRect(), button->rect());
    }
    const auto shown = [&editor](const char* name) {
        const auto* label = editor.header()->findChild<ElidedLabel*>(QLatin1String(name));
        return label && label->isVisible() ? label->shownText() : QString();
    };
    QTRY_COMPARE(shown("keyCount"), QStringLiteral("1 key"));
    if (window.tabifiedDockWidgets(window.dock(Panel::Curves)).isEmpty()) // no tab has the title
        QTRY_COMPARE(shown("title"), QStringLiteral("Curves"));
}

void TestLargeTexts::theCommandPaletteGrows()
{
    for (const int percent : {100, 200}) {
        apply(QStringLiteral("en"), percent);
        OwnWindow window;
        QVERIFY2(isShownOnScreen(window), qPrintable(sizesOf(window)));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F3);
        QVERIFY(window.commandPalette().isVisible());
        const int width = window.commandPalette().width();
        QVERIFY2(percent == 100 ? width >= 660 && width < 800 : width >= 900,
            qPrintable(QString::number(width)));
        QVERIFY(window.rect().contains(window.commandPalette().geometry()));
    }
}

QTEST_MAIN(TestLargeTexts)
#include "test_large_texts.moc"
