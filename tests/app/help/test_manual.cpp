// SPDX-License-Identifier: MIT
#include "app/bundled/bundled_files.h"
#include "app/commands/commands.h"
#include "app/help/help_key.h"
#include "app/help/help_pages.h"
#include "app/help/manual_window.h"
#include "tests/app/window_hands.h"
#include "ui/curves/curve_editor.h"
#include "ui/dialogs/settings/settings_dialog.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QRegularExpression>
#include <QtGui/QImage>
#include <QtGui/QTextCursor>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QTextBrowser>

using namespace odori;
using namespace odori::test;

/// F1 opens the page of the manual about what has the focus, and every link of the manual leads to
/// something.
class TestManual : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
    void everyHelpPageExists();
    void everyPanelHasAPageOfItsOwn();
    void thePageOfAPanelHasItsTitle();
    void everyLinkAndPictureExists();
    void everyLinkOfTheProgramsPagesExists();
    void thePicturesAreOfThisVersion();
    void f1OpensThePageOfTheFocus();
    void f1OpensThePageOfWhatWasClicked();
    void onlyF1OpensIt();
    void f1InADialogOpensItsPage();
    void escapeClosesIt();
    void picturesFitThePage();
    void pagesAreGoneThrough();
    void linksToDocumentsOutsideTheManualAreFollowed();

private:
    [[nodiscard]] ManualWindow* manual() const
    {
        return qobject_cast<ManualWindow*>(QApplication::activeWindow());
    }
    std::unique_ptr<MainWindow> m_window;
};

void TestManual::initTestCase()
{
    prepare("test_manual");
    new HelpKey(*qApp);
}

void TestManual::init()
{
    m_window = shownWindow();
    QVERIFY(m_window);
}

void TestManual::everyHelpPageExists()
{
    QVERIFY(helpPages().size() > 15);
    for (const QString& page : helpPages())
        QVERIFY2(
            QFileInfo::exists(QStringLiteral(ODORI_MANUAL "/%1.md").arg(page)), qPrintable(page));
}

void TestManual::everyPanelHasAPageOfItsOwn()
{
    QSet<QString> pages;
    const auto docks = m_window->findChildren<QDockWidget*>();
    QVERIFY(docks.size() >= 13);
    for (const QDockWidget* dock : docks) {
        const QString page = helpPageOf(dock->widget());
        QVERIFY2(page.startsWith(QStringLiteral("panels/")), qPrintable(dock->objectName()));
        pages.insert(page);
    }
    QCOMPARE(pages.size(), docks.size());
}

/// Pages that are swapped would pass the test above.
void TestManual::thePageOfAPanelHasItsTitle()
{
    for (const QDockWidget* dock : m_window->findChildren<QDockWidget*>()) {
        QFile page(QStringLiteral(ODORI_MANUAL "/%1.md").arg(helpPageOf(dock->widget())));
        QVERIFY(page.open(QIODevice::ReadOnly));
        QString heading = QString::fromUtf8(page.readLine()).trimmed();
        heading.remove(QRegularExpression(QStringLiteral("^# (The )?")));
        QCOMPARE(heading.toLower(), dock->windowTitle().toLower());
    }
}

void TestManual::everyLinkAndPictureExists()
{
    const QRegularExpression link(QStringLiteral("\\]\\(([^)#]*)(#[^)]*)?\\)"));
    int links = 0;
    QDirIterator pages(QStringLiteral(ODORI_MANUAL), {QStringLiteral("*.md")}, QDir::Files,
        QDirIterator::Subdirectories);
    while (pages.hasNext()) {
        QFile file(pages.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        const QDir folder = QFileInfo(file).dir();
        for (auto each = link.globalMatch(text); each.hasNext();) {
            const QString target = each.next().captured(1);
            if (target.isEmpty() || target.contains(QStringLiteral("://")))
                continue;
            ++links;
            QVERIFY2(folder.exists(target),
                qPrintable(QStringLiteral("%1: %2").arg(file.fileName(), target)));
        }
    }
    QVERIFY(links > 20);
}

/// The documents beside the manual are pages of the program, too.
void TestManual::everyLinkOfTheProgramsPagesExists()
{
    const QRegularExpression link(QStringLiteral("(?:href|src)=\"([^\"#]*)(#[^\"]*)?\""));
    const QString folder =
        QFileInfo(bundledFile(QStringLiteral("manual/index.html"))).absolutePath();
    int links = 0, more = 0;
    QDirIterator pages(
        folder, {QStringLiteral("*.html")}, QDir::Files, QDirIterator::Subdirectories);
    while (pages.hasNext()) {
        QFile file(pages.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        for (auto each = link.globalMatch(text); each.hasNext();) {
            const QString target = each.next().captured(1);
            if (target.isEmpty() || target.contains(QStringLiteral("://")))
                continue;
            ++links;
            more += target.contains(QStringLiteral("more/")) ? 1 : 0;
            const QString found = QFileInfo(file).dir().absoluteFilePath(target);
            QVERIFY2(QFileInfo(found).isFile() && QDir::cleanPath(found).startsWith(folder),
                qPrintable(QStringLiteral("%1: %2").arg(file.fileName(), target)));
        }
    }
    QVERIFY(links > 300);
    QVERIFY(more > 40);
}

/// scripts/manual_pictures.sh takes them.
void TestManual::thePicturesAreOfThisVersion()
{
    QFile made(QStringLiteral(ODORI_MANUAL "/../pictures/manual/VERSION"));
    QVERIFY(made.open(QIODevice::ReadOnly));
    QCOMPARE(made.readAll().trimmed(), QByteArray(ODORI_VERSION));
}

void TestManual::f1OpensThePageOfTheFocus()
{
    auto* bones = m_window->findChild<QDockWidget*>(QStringLiteral("bones"));
    const std::pair<QWidget*, const char*> cases[] = {
        {bones->widget()->findChild<QLineEdit*>(), "panels/bones"},
        {&m_window->dopeSheet(), "panels/dope-sheet"}, {&m_window->curveEditor(), "panels/curves"}};
    for (const auto& [field, page] : cases) {
        QVERIFY(field);
        field->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
        QTRY_VERIFY(manual());
        QCOMPARE(manual()->page(), QLatin1String(page));
        QVERIFY(manual()->findChild<QTextBrowser*>()->toPlainText().size() > 100);
        manual()->close();
        QTRY_COMPARE(QApplication::activeWindow(), m_window.get());
    }
}

/// Neither a tab of a panel nor a label takes the focus.
void TestManual::f1OpensThePageOfWhatWasClicked()
{
    const auto page = [this] {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
        if (!QTest::qWaitFor([this] { return manual(); }))
            return QString();
        const QString shown = manual()->page();
        manual()->close();
        return QTest::qWaitFor([this] { return m_window->isActiveWindow(); }) ? shown : QString();
    };
    m_window->dopeSheet().setFocus();
    QWidget* focused = QApplication::focusWidget();
    QTabBar* tabs = nullptr;
    int tab = -1;
    for (auto* each : m_window->findChildren<QTabBar*>())
        for (int at = 0; at < each->count(); ++at)
            if (each->tabText(at) == QStringLiteral("Light")) {
                tabs = each;
                tab = at;
            }
    QVERIFY(tabs);
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(tab).center());
    QCOMPARE(QApplication::focusWidget(), focused);
    QCOMPARE(page(), QStringLiteral("panels/light"));
    auto* text = m_window->curveEditor().findChild<QLabel*>(QStringLiteral("emptyText"));
    QTest::mouseClick(text, Qt::LeftButton);
    QCOMPARE(page(), QStringLiteral("panels/curves"));
    m_window->viewport().setFocus(); // the focus changed later
    QCOMPARE(page(), QStringLiteral("panels/view"));
}

/// The user may give other keys with F1 to commands; without one they do nothing.
void TestManual::onlyF1OpensIt()
{
    QWidget& view = m_window->viewport();
    view.setFocus();
    for (const Qt::KeyboardModifier modifier : {Qt::ShiftModifier, Qt::AltModifier}) {
        QTest::keyClick(&view, Qt::Key_F1, modifier);
        QTest::qWait(50);
        QVERIFY(!manual());
    }
    QTest::keyClick(&view, Qt::Key_Help);
    QTRY_VERIFY(manual());
    QCOMPARE(manual()->page(), QStringLiteral("panels/view"));
}

void TestManual::f1InADialogOpensItsPage()
{
    bool isShown = false;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        auto* dialog = qobject_cast<SettingsDialog*>(QApplication::activeWindow());
        if (dialog && !isShown) {
            QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, Qt::Key_F1);
        } else if (ManualWindow* shown = manual()) {
            isShown = shown->page() == QStringLiteral("settings");
            shown->close();
        } else if (dialog) {
            dialog->reject();
        }
    });
    timer.start(100);
    m_window->commands().action("edit.settings")->trigger();
    QTRY_VERIFY(isShown);
}

void TestManual::escapeClosesIt()
{
    showManual(m_window.get());
    QTRY_VERIFY(manual());
    QCOMPARE(manual()->page(), QStringLiteral("index"));
    ManualWindow* window = manual();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!window->isVisible());
}

/// A wide one is as wide as the page; a small one is not enlarged.
void TestManual::picturesFitThePage()
{
    showManual(m_window.get());
    QTRY_VERIFY(manual());
    auto* text = manual()->findChild<QTextBrowser*>();
    const auto width = [&](const char* page, const char* picture) {
        manual()->showPage(QLatin1String(page));
        return text->loadResource(QTextDocument::ImageResource, QUrl(QLatin1String(picture)))
            .value<QImage>()
            .width();
    };
    const auto widthOfFile = [](const char* picture) {
        return QImage(QStringLiteral(ODORI_MANUAL "/../pictures/manual/") + QLatin1String(picture))
            .width();
    };
    QCOMPARE(width("panels/bones", "../pictures/bones.png"), widthOfFile("bones.png"));
    const int room = text->viewport()->width();
    QVERIFY(widthOfFile("window.png") > room);
    const int shown = width("window", "pictures/window.png");
    QVERIFY2(shown <= room && shown > room * 9 / 10, qPrintable(QString::number(shown)));
}

void TestManual::pagesAreGoneThrough()
{
    showManual(m_window.get());
    QTRY_VERIFY(manual());
    ManualWindow& window = *manual();
    QPushButton *back = nullptr, *forward = nullptr;
    for (auto* each : window.findChildren<QPushButton*>()) {
        const QString text = each->text().remove(u'&');
        if (text == QStringLiteral("Back"))
            back = each;
        else if (text == QStringLiteral("Forward"))
            forward = each;
    }
    QVERIFY(back && forward && !back->isEnabled() && !forward->isEnabled());
    window.showPage(QStringLiteral("panels/bones"));
    QVERIFY(back->isEnabled() && !forward->isEnabled());
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(window.page(), QStringLiteral("index"));
    QVERIFY(!back->isEnabled() && forward->isEnabled());
    QTest::mouseClick(forward, Qt::LeftButton);
    QCOMPARE(window.page(), QStringLiteral("panels/bones"));
    QVERIFY(back->isEnabled() && !forward->isEnabled());
}

void TestManual::linksToDocumentsOutsideTheManualAreFollowed()
{
    showManual(m_window.get());
    QTRY_VERIFY(manual());
    ManualWindow& window = *manual();
    auto* text = window.findChild<QTextBrowser*>();
    const auto follow = [&](const char* page, const char* link) {
        window.showPage(QLatin1String(page));
        QTextCursor found = text->document()->find(QLatin1String(link));
        if (found.isNull() || !found.charFormat().isAnchor())
            return false;
        found.setPosition(found.selectionStart() + 1);
        text->setTextCursor(found);
        text->ensureCursorVisible();
        QTest::mouseClick(text->viewport(), Qt::LeftButton, {}, text->cursorRect(found).center());
        return true;
    };
    QVERIFY(follow("recipes/foot-slide", "Motion tools"));
    QCOMPARE(window.page(), QStringLiteral("more/tools"));
    QVERIFY(text->toPlainText().contains(QStringLiteral("Motion tools")));
    QVERIFY(follow("more/import", "accessories"));
    QCOMPARE(window.page(), QStringLiteral("more/accessories"));
    QVERIFY(follow("physics", "Rules and reasons"));
    QCOMPARE(window.page(), QStringLiteral("more/physics"));
}

QTEST_MAIN(TestManual)
#include "test_manual.moc"
