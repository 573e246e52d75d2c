// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "tests/app/session/program.h"
#include "ui/document/files/saved_state.h"
#include "ui/panels/bone_panel.h"

#include <QtGui/QAction>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QStatusBar>
#include <QtWidgets/QToolBar>
#include <QtWidgets/QTreeView>

using namespace odori;
using namespace odori::test;

/// The Settings dialog, used by its keys and buttons: every setting takes effect at once and is
/// shown when the dialog is opened again.
class TestSettingsDialog : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_program.reset(); }
    void itIsOpenedBesideTheWork();
    void pagesAreChosenByKeys();
    void aPageIsReset();
    void theThemeActsAtOnce();
    void theSystemsThemeIsFollowed();
    void theFontSizeActsAtOnce();
    void everyFontSizeFitsItsScreen_data();
    void everyFontSizeFitsItsScreen();
    void aSizeBetweenTheStepsShows();
    void openingRulesAreObeyed();
    void anAnswerOfAQuestionShows();
    void limitsActAtOnce();
    void theUndoLimitDropsTheOldestSteps();
    void memoryInUseIsShown();
    void itFitsALowScreen_data();
    void itFitsALowScreen();

private:
    [[nodiscard]] MainWindow& window() { return m_program->window(); }
    [[nodiscard]] Settings& settings() { return m_program->settings(); }
    /// Enters a number in a field of the dialog.
    void type(const char* name, const QString& text)
    {
        auto& field = m_program->field<QSpinBox>(name);
        QVERIFY(Program::focus(field));
        field.selectAll();
        QTest::keyClicks(&field, text);
        QTest::keyClick(&field, Qt::Key_Return);
    }
    [[nodiscard]] QMap<QString, QImage> pictures();

    std::unique_ptr<Program> m_program;
};

void TestSettingsDialog::initTestCase()
{
    prepare("test_settings_dialog");
    qputenv("ODORI_LANGUAGE", "en");
    qunsetenv("XDG_CURRENT_DESKTOP");
}

void TestSettingsDialog::init()
{
    QSettings().clear();
    m_program = std::make_unique<Program>();
    QVERIFY(m_program->show());
}

QMap<QString, QImage> TestSettingsDialog::pictures()
{
    QMap<QString, QImage> all;
    for (const auto* dock : window().findChildren<QDockWidget*>())
        if (dock->isVisible())
            all[dock->objectName()] = dock->widget()->grab().toImage();
    all[u"tools"_qs] = window().findChild<QToolBar*>()->grab().toImage();
    all[u"menus"_qs] = window().menuBar()->grab().toImage();
    all[u"status"_qs] = window().statusBar()->grab().toImage();
    all[u"message"_qs] = window().messageBar().grab().toImage();
    return all;
}

void TestSettingsDialog::itIsOpenedBesideTheWork()
{
    SettingsDialog* dialog = m_program->openSettings();
    QVERIFY(dialog);
    QVERIFY(!dialog->isModal());
    QCOMPARE(dialog->page(), u"general"_qs);
    QCOMPARE(dialog->grab().toImage().pixelColor(dialog->width() - 9, 90), darkTheme().panel);
    // Enter commits without closing the dialog; Escape closes it.
    QVERIFY(Program::focus(m_program->field<QComboBox>("theme")));
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(dialog->isVisible());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
    QVERIFY(Program::isActive(window()));
    QCOMPARE(m_program->openSettings(), dialog); // the same object
    QCOMPARE(window().findChildren<SettingsDialog*>().size(), 1);
}

void TestSettingsDialog::pagesAreChosenByKeys()
{
    SettingsDialog* dialog = m_program->openSettings();
    auto& list = m_program->field<QListWidget>("settingsPages");
    QVERIFY(Program::focus(list));
    QTest::keyClick(&list, Qt::Key_Down);
    QCOMPARE(dialog->page(), u"keyMap"_qs);
    QVERIFY(!m_program->field<QPushButton>("resetPage").isVisible()); // the page has its own button
    QTest::keyClick(&list, Qt::Key_End);
    QVERIFY(m_program->field<QPushButton>("resetPage").isVisible());
    QCOMPARE(dialog->page(), u"memory"_qs);
    QVERIFY(m_program->field<QSpinBox>("undoLimit").isVisible());
    dialog->close();
    window().commands().action("edit.settings")->trigger();
    QCOMPARE(dialog->page(), u"memory"_qs); // the last shown page
    dialog->showPage(u"general"_qs);
    window().commands().action("view.textureMemory")->trigger();
    QCOMPARE(dialog->page(), u"memory"_qs);
    dialog->showPage(u"no such page"_qs);
    QCOMPARE(dialog->page(), u"memory"_qs);
    // A page that other code adds is one line, and can only be reset if it provides a reset
    // function.
    dialog->addPage(u"more"_qs, u"More"_qs, new QLabel(u"more"_qs));
    dialog->showPage(u"more"_qs);
    QCOMPARE(dialog->page(), u"more"_qs);
    QVERIFY(!m_program->field<QPushButton>("resetPage").isVisible());
}

void TestSettingsDialog::aPageIsReset()
{
    settings().setUndoLimit(5);
    settings().setTextureBudget(100);
    settings().setPhysicsCache(20);
    settings().setSecondModel(ModelChoice::Add);
    settings().setSecondMotion(MotionChoice::Merge);
    settings().setCameraKeys(CameraChoice::Copy);
    SettingsDialog* dialog = m_program->openSettings();
    dialog->showPage(u"memory"_qs);
    auto& reset = m_program->field<QPushButton>("resetPage");
    QTest::mouseClick(&reset, Qt::LeftButton);
    QCOMPARE(settings().undoLimit(), 256);
    QCOMPARE(settings().textureBudget(), 1024);
    QCOMPARE(settings().physicsCache(), 256);
    QCOMPARE(m_program->field<QSpinBox>("undoLimit").value(), 256);
    QVERIFY(settings().secondModel() == ModelChoice::Add); // a setting of another page
    dialog->showPage(u"opening"_qs);
    QVERIFY(Program::focus(reset));
    QTest::keyClick(&reset, Qt::Key_Return); // acts like Space
    QVERIFY(settings().secondModel() == ModelChoice::Ask);
    QVERIFY(settings().secondMotion() == MotionChoice::Ask);
    QVERIFY(settings().cameraKeys() == CameraChoice::Ask);
    QVERIFY(m_program->field<QAbstractButton>("secondModel0").isChecked());
    QVERIFY(dialog->isVisible());
}

/// Every widget is painted as in a window that was created with the theme.
void TestSettingsDialog::theThemeActsAtOnce()
{
    QVERIFY(opened(window(), samplePaths()));
    Document& document = m_program->document();
    document.select({{document.actor()->model->boneTrack(3)}, {}});
    window().viewport().setEditMode(EditMode::Move);
    window().findChild<BonePanel*>()->tree().scrollToTop();
    window().messageBar().show(MessageBar::Kind::Warning, u"A warning."_qs);
    QVERIFY(themeOf(window().palette()).isDark);
    QVERIFY(m_program->openSettings());
    m_program->choose("theme", int(ThemeChoice::Light));
    QVERIFY(settings().theme() == ThemeChoice::Light);
    QVERIFY(!themeOf(window().palette()).isDark);
    QVERIFY(!themeOf(m_program->shownDialog()->palette()).isDark);
    m_program->shownDialog()->close();
    QVERIFY(Program::isActive(window()));
    const auto changed = pictures();
    QSignalSpy replaced(&m_program->owner, &WindowOwner::replaced);
    settings().setLanguage(LanguageChoice::English);
    QVERIFY(replaced.wait(20000));
    QVERIFY(Program::isActive(window()));
    window().findChild<BonePanel*>()->tree().scrollToTop();
    window().messageBar().show(MessageBar::Kind::Warning, u"A warning."_qs);
    QStringList different;
    const auto areEqual = [&] {
        different.clear();
        const auto made = pictures();
        for (auto each = made.begin(); each != made.end(); ++each)
            if (changed.value(each.key()) != each.value())
                different.append(each.key());
        return different.isEmpty();
    };
    QVERIFY2(QTest::qWaitFor(areEqual), qPrintable(different.join(u' ')));
    QVERIFY(m_program->openSettings());
    QCOMPARE(m_program->field<QComboBox>("theme").currentIndex(), int(ThemeChoice::Light));
    m_program->choose("theme", int(ThemeChoice::Dark));
    QVERIFY(themeOf(window().palette()).isDark);
}

void TestSettingsDialog::theSystemsThemeIsFollowed()
{
    QVERIFY(themeOf(window().palette()).isDark); // unknown desktop, no choice
    qputenv("XDG_CURRENT_DESKTOP", "GNOME");     // its palette is Qt's light one
    QEvent changed(QEvent::ThemeChange);
    QCoreApplication::sendEvent(window().windowHandle(), &changed);
    QTRY_VERIFY(!themeOf(window().palette()).isDark);
    settings().setTheme(ThemeChoice::Dark);
    QVERIFY(themeOf(window().palette()).isDark);
    QCoreApplication::sendEvent(window().windowHandle(), &changed);
    QCoreApplication::processEvents();
    QVERIFY(themeOf(window().palette()).isDark); // the user's choice
    settings().setTheme(ThemeChoice::System);
    QVERIFY(!themeOf(window().palette()).isDark);
    qunsetenv("XDG_CURRENT_DESKTOP");
    QCoreApplication::sendEvent(window().windowHandle(), &changed);
    QTRY_VERIFY(themeOf(window().palette()).isDark);
}

void TestSettingsDialog::theFontSizeActsAtOnce()
{
    const double before = window().font().pointSizeF();
    QVERIFY(m_program->openSettings());
    QVERIFY(m_program->replaceBy("fontSize", 7)); // the list is 80, 90 ... 150
    QCOMPARE(settings().fontPercent(), 150);
    QCOMPARE(window().font().pointSizeF(), before * 1.5);
    QCOMPARE(m_program->shownDialog()->font().pointSizeF(), before * 1.5);
    QCOMPARE(m_program->field<QComboBox>("fontSize").currentText(), u"150 %"_qs);
    QVERIFY(m_program->replaceBy("fontSize", 2));
    QCOMPARE(window().font().pointSizeF(), before);
}

void TestSettingsDialog::everyFontSizeFitsItsScreen_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<QSize>("screen"); // without the window's frame
    const QSize low(1280, 696), usual(1920, 1056);
    for (const int percent : {80, 120, 150, 200})
        QTest::addRow("%d", percent) << percent << (percent <= 120 ? low : usual);
}

/// The panels fit on the screen beside each other: on 1280x720 up to 120 %.
void TestSettingsDialog::everyFontSizeFitsItsScreen()
{
    QFETCH(int, percent);
    QFETCH(QSize, screen);
    QVERIFY(opened(window(), samplePaths()));
    for (const LanguageChoice language : {LanguageChoice::English, LanguageChoice::Japanese}) {
        QSignalSpy replaced(&m_program->owner, &WindowOwner::replaced);
        settings().setFontPercent(percent);
        settings().setLanguage(language);
        QVERIFY(replaced.wait(20000));
        QTest::qWait(100);
        QStringList sizes;
        for (const auto* dock : window().findChildren<QDockWidget*>()) {
            const QSize least = dock->minimumSizeHint();
            sizes.append(QStringLiteral("%1 %2x%3")
                             .arg(dock->objectName())
                             .arg(least.width())
                             .arg(least.height()));
        }
        const QSize least = window().minimumSizeHint();
        QVERIFY2(least.width() <= screen.width() && least.height() <= screen.height(),
            qPrintable(QStringLiteral("%1x%2: %3")
                           .arg(least.width())
                           .arg(least.height())
                           .arg(sizes.join(u' '))));
    }
}

void TestSettingsDialog::aSizeBetweenTheStepsShows()
{
    QSettings().setValue(QStringLiteral("fontPercent"), 115);
    QVERIFY(m_program->openSettings());
    const auto& list = m_program->field<QComboBox>("fontSize");
    QCOMPARE(list.currentText(), u"115 %"_qs);
    QCOMPARE(list.itemText(list.currentIndex() - 1), u"110 %"_qs);
    QCOMPARE(list.itemText(list.currentIndex() + 1), u"120 %"_qs);
}

void TestSettingsDialog::openingRulesAreObeyed()
{
    QVERIFY(opened(window(), samplePaths()));
    SettingsDialog* dialog = m_program->openSettings();
    dialog->showPage(u"opening"_qs);
    const auto click = [&](const char* name) {
        auto& button = m_program->field<QAbstractButton>(name);
        QTest::mouseClick(&button, Qt::LeftButton, {}, QPoint(8, button.height() / 2));
        QVERIFY(button.isChecked());
    };
    click("secondModel1");  // add
    click("secondMotion2"); // merge
    click("cameraKeys2");   // leave
    QVERIFY(settings().secondModel() == ModelChoice::Add);
    QVERIFY(settings().secondMotion() == MotionChoice::Merge);
    QVERIFY(settings().cameraKeys() == CameraChoice::Leave);
    // The dialog is still open: settings need no OK.
    const Answers none;
    Document& document = m_program->document();
    const std::size_t keys = document.actor()->motion.keyCount();
    document.setCurrentFrame(500.0);
    QVERIFY(opened(window(), {samplePaths().last()}));
    QCOMPARE(document.actor()->motion.keyCount(), 2 * keys);
    QVERIFY(opened(window(), {samplePaths().first()}));
    QCOMPARE(document.scene().actors.size(), std::size_t(2));
    QVERIFY(none.questions().isEmpty());
    QVERIFY(m_program->openSettings());
    click("secondMotion0");
    click("secondMotion1"); // replace
    document.activate(document.scene().actors.front().id);
    QVERIFY(opened(window(), {samplePaths().last()}));
    QCOMPARE(document.actor()->motion.keyCount(), keys);
    QVERIFY(none.questions().isEmpty());
}

void TestSettingsDialog::anAnswerOfAQuestionShows()
{
    QVERIFY(opened(window(), samplePaths()));
    m_program->openSettings()->showPage(u"opening"_qs);
    QVERIFY(m_program->field<QAbstractButton>("secondModel0").isChecked());
    window().activateWindow();
    QVERIFY(Program::isActive(window()));
    {
        const Answers add(Answers::Answer("add", true)); // with the tick
        QVERIFY(opened(window(), {samplePaths().first()}));
        QCOMPARE(add.questions().size(), 1);
    }
    QVERIFY(m_program->field<QAbstractButton>("secondModel1").isChecked());
    window().commands().action("opening.model.replace")->trigger(); // from the menu
    QVERIFY(m_program->field<QAbstractButton>("secondModel2").isChecked());
}

void TestSettingsDialog::limitsActAtOnce()
{
    m_program->openSettings()->showPage(u"memory"_qs);
    type("textureBudget", u"128"_qs);
    QCOMPARE(settings().textureBudget(), 128);
    QCOMPARE(window().viewport().stage().textureBudget(), std::size_t(128) << 20);
    type("physicsCache", u"32"_qs);
    QCOMPARE(window().physics().cacheBytes(), std::size_t(32) << 20);
    type("undoLimit", u"7"_qs);
    QCOMPARE(settings().undoLimit(), 7);
    type("undoLimit", u"0"_qs); // an invalid limit
    QVERIFY(settings().undoLimit() >= 1);
    type("keptVersions", u"12"_qs);
    QCOMPARE(settings().versionsKept(), 12);
    type("textureBudget", u"1"_qs); // becomes the least
    QCOMPARE(window().viewport().stage().textureBudget() >> 20, std::size_t(64));
    // Change the theme and the window.
    m_program->shownDialog()->close();
    QSignalSpy replaced(&m_program->owner, &WindowOwner::replaced);
    settings().setFontPercent(110);
    QVERIFY(replaced.wait(20000));
    QCOMPARE(window().viewport().stage().textureBudget(), std::size_t(64) << 20);
    m_program->openSettings()->showPage(u"memory"_qs);
    QCOMPARE(m_program->field<QSpinBox>("textureBudget").value(), 64);
    QCOMPARE(m_program->field<QSpinBox>("physicsCache").value(), 32);
    QCOMPARE(m_program->field<QSpinBox>("keptVersions").value(), 12);
}

/// Each step takes a quarter of a MiB.
void TestSettingsDialog::theUndoLimitDropsTheOldestSteps()
{
    Document& document = m_program->document();
    const auto addMarker = [&](std::uint32_t frame) {
        mmd::ScenePatch patch;
        patch.parts.push_back(mmd::MarkerChange{{}, {{frame, std::string(1 << 18, 'm')}}});
        document.apply(std::move(patch), QStringLiteral("Add Marker"));
    };
    for (std::uint32_t frame = 0; frame < 8; ++frame)
        addMarker(frame);
    QCOMPARE(document.undoStack()->count(), 8);
    m_program->openSettings()->showPage(u"memory"_qs);
    QCOMPARE(m_program->field<QLabel>("undoLimitUse").text(), u"In use: 2.0 MiB for 8 steps"_qs);
    type("undoLimit", u"1"_qs);
    QCOMPARE(document.undoStack()->count(), 3); // at once
    QTRY_COMPARE(
        m_program->field<QLabel>("undoLimitUse").text(), u"In use: 0.8 MiB for 3 steps"_qs);
    addMarker(8);
    QCOMPARE(document.undoStack()->count(), 3);
    m_program->shownDialog()->close();
    QVERIFY(Program::isActive(window()));
    for (int press = 0; press < 8; ++press)
        QTest::keyClick(&window().viewport(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document.scene().markers.size(), std::size_t(6)); // no earlier undo step remains
    QVERIFY(!window().commands().action("edit.undo")->isEnabled());
    QVERIFY(document.saved().isModified() && window().isWindowModified());
    // The next start of the program uses the limit from the beginning.
    m_program.reset();
    m_program = std::make_unique<Program>();
    for (std::uint32_t frame = 0; frame < 8; ++frame) {
        mmd::ScenePatch patch;
        patch.parts.push_back(mmd::MarkerChange{{}, {{frame, std::string(1 << 18, 'm')}}});
        m_program->document().apply(std::move(patch), QStringLiteral("Add Marker"));
    }
    QCOMPARE(m_program->document().undoStack()->count(), 3);
}

void TestSettingsDialog::memoryInUseIsShown()
{
    m_program->openSettings()->showPage(u"memory"_qs);
    const auto shown = [&](const char* name) { return m_program->field<QLabel>(name).text(); };
    QCOMPARE(shown("textureBudgetUse"), u"In use: 0.0 MiB"_qs);
    QCOMPARE(shown("physicsCacheUse"), u"In use: up to 0.0 MiB for a model"_qs);
    QVERIFY(opened(window(), samplePaths()));
    QTRY_VERIFY(shown("textureBudgetUse") != u"In use: 0.0 MiB"_qs);
    playEvenly(window());
    window().playback().play();
    QTRY_VERIFY(shown("physicsCacheUse") != u"In use: up to 0.0 MiB for a model"_qs);
    window().playback().stop();
}

void TestSettingsDialog::itFitsALowScreen_data()
{
    QTest::addColumn<LanguageChoice>("language");
    QTest::newRow("English") << LanguageChoice::English;
    QTest::newRow("Japanese") << LanguageChoice::Japanese;
}

/// At 1280x720 every page fits without scrolling, and no text is clipped.
void TestSettingsDialog::itFitsALowScreen()
{
    QFETCH(LanguageChoice, language);
    QSignalSpy replaced(&m_program->owner, &WindowOwner::replaced);
    settings().setLanguage(language);
    QVERIFY(replaced.wait(20000));
    QVERIFY(Program::isActive(window()));
    SettingsDialog* dialog = m_program->openSettings();
    QVERIFY(dialog->width() <= 1280 && dialog->height() <= 680);
    for (const char* page : {"general", "opening", "memory"}) {
        dialog->showPage(QLatin1String(page));
        QCoreApplication::processEvents();
        for (const auto* area : dialog->findChildren<QScrollArea*>())
            if (area->isVisible()) {
                QVERIFY2(area->widget()->height() <= area->viewport()->height(), page);
                QVERIFY2(area->widget()->width() <= area->viewport()->width(), page);
            }
        for (const auto* button : dialog->findChildren<QAbstractButton*>())
            if (button->isVisible())
                QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
    }
}

QTEST_MAIN(TestSettingsDialog)
#include "test_settings_dialog.moc"
