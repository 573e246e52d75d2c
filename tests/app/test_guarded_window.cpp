// SPDX-License-Identifier: MIT
#include "app/application.h"
#include "libmmd/scene/selecting.h"
#include "tests/app/window_hands.h"
#include "tests/support/large_scene.h"
#include "tests/support/sanitizer.h"
#include "ui/document/key_clipboard.h"

#include <QtCore/QTemporaryDir>
#include <QtGui/QClipboard>
#include <QtWidgets/QPushButton>

#include <fstream>
#include <new>
#include <stdexcept>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <unistd.h>
#endif

using namespace odori;

namespace {

/// Throws from event handlers that Qt calls.
class Thrower : public QWidget {
public:
    enum class When { Never, Mouse, Paint, Timer, Queued };

    explicit Thrower(QWidget* parent)
        : QWidget(parent)
    {
        resize(40, 40);
        show();
    }
    void throwsAt(When when) { m_when = when; }
    [[nodiscard]] int thrown() const { return m_thrown; }

protected:
    void mousePressEvent(QMouseEvent*) override { fail(When::Mouse); }
    void paintEvent(QPaintEvent*) override { fail(When::Paint); }
    void timerEvent(QTimerEvent*) override { fail(When::Timer); }
    void customEvent(QEvent*) override { fail(When::Queued); }

private:
    void fail(When when)
    {
        if (when != m_when)
            return;
        ++m_thrown;
        if (m_thrown % 2 == 1)
            throw std::bad_alloc();
        throw std::runtime_error("words of a library");
    }

    When m_when = When::Never;
    int m_thrown = 0;
};

#ifdef Q_OS_LINUX
/// During its lifetime, the process can only allocate this many further bytes.
class LittleMemory {
public:
    explicit LittleMemory(rlim_t more)
    {
        getrlimit(RLIMIT_AS, &m_before);
        rlim_t pages = 0;
        std::ifstream("/proc/self/statm") >> pages;
        const rlimit little{pages * rlim_t(sysconf(_SC_PAGESIZE)) + more, m_before.rlim_max};
        setrlimit(RLIMIT_AS, &little);
    }
    ~LittleMemory() { setrlimit(RLIMIT_AS, &m_before); }

private:
    rlimit m_before{};
};
#endif

} // namespace

/// The window with unsaved work after an unexpected failure: an exception in an event handler or a
/// worker, a file that is too large, too little memory.
class TestGuardedWindow : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
    void anExceptionInAHandlerIsAMessage_data();
    void anExceptionInAHandlerIsAMessage();
    void paintingThatFailsAgainAndAgainIsSaidOnce();
    void aFileThatClaimsATerabyteIsAMessage_data();
    void aFileThatClaimsATerabyteIsAMessage();
    void whatFollowsAFileThatFailsIsOpened();
    void tooLittleMemoryForAFileIsAMessage();
    void tooLittleMemoryForACopyKeepsTheProgram();
    void namesAreShownAsText();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] QString said() const { return m_window->messageBar().text(); }
    /// Checks that the window still works.
    void goesOn();
    [[nodiscard]] QString file(const char* name) const
    {
        return m_folder->filePath(QString::fromUtf8(name));
    }
    void write(const QString& path, const QByteArray& bytes, qint64 size = 0) const
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        QVERIFY(size == 0 || file.resize(size));
    }

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestGuardedWindow::initTestCase()
{
    test::prepare("test_guarded_window");
}

void TestGuardedWindow::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = test::shownWindow();
    QVERIFY(m_window);
    QVERIFY(test::opened(*m_window, samplePaths()));
    goesOn(); // creates unsaved work
}

void TestGuardedWindow::goesOn()
{
    const int steps = document().undoStack()->count();
    mmd::Selection selection;
    selection.setTrack({mmd::TrackKind::Bone, document().actor()->motion.bones[0]->name()}, true);
    document().select(selection);
    document().setCurrentFrame(7.0 + steps);
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_Return);
    QCOMPARE(document().undoStack()->count(), steps + 1);
    QVERIFY(m_window->isWindowModified());
}

void TestGuardedWindow::anExceptionInAHandlerIsAMessage_data()
{
    QTest::addColumn<int>("when");
    QTest::newRow("mouse") << int(Thrower::When::Mouse);
    QTest::newRow("painting") << int(Thrower::When::Paint);
    QTest::newRow("timer") << int(Thrower::When::Timer);
    QTest::newRow("queued") << int(Thrower::When::Queued);
    QTest::newRow("a button's slot") << int(Thrower::When::Never);
}

void TestGuardedWindow::anExceptionInAHandlerIsAMessage()
{
    QFETCH(int, when);
    using When = Thrower::When;
    const test::IgnoredLeaks ofQt; // it keeps pointers to the widgets since they were shown
    Thrower thrower(m_window->centralWidget());
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QPushButton button(m_window->centralWidget());
    connect(&button, &QPushButton::clicked, [] { throw std::bad_alloc(); });
    button.show();
    const auto provoke = [&] {
        switch (When(when)) {
        case When::Mouse:
            QTest::mouseClick(&thrower, Qt::LeftButton);
            break;
        case When::Paint:
            thrower.repaint();
            break;
        case When::Timer:
            thrower.startTimer(0);
            break;
        case When::Queued:
            QCoreApplication::postEvent(&thrower, new QEvent(QEvent::User));
            break;
        case When::Never:
            QTest::mouseClick(&button, Qt::LeftButton);
        }
    };
    const mmd::Scene before = document().scene();
    thrower.throwsAt(When(when));
    provoke();
    QTRY_VERIFY2(said().startsWith(QStringLiteral("There is not enough memory for this. ")),
        qPrintable(said()));
    thrower.throwsAt(When::Never);
    QVERIFY(document().scene() == before);
    m_window->messageBar().clear();
    goesOn();
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().scene() == before);
}

void TestGuardedWindow::paintingThatFailsAgainAndAgainIsSaidOnce()
{
    Thrower thrower(m_window->centralWidget());
    thrower.throwsAt(Thrower::When::Paint);
    thrower.update();
    QTRY_VERIFY(!said().isEmpty());
    for (int round = 0; round < 20; ++round) {
        thrower.update();
        QTest::qWait(5);
    }
    const int thrown = thrower.thrown();
    QVERIFY(thrown >= 2);
    // No event repeats the exception.
    QTest::qWait(200);
    QVERIFY(thrower.thrown() <= thrown + 1);
    QVERIFY(!said().contains(QStringLiteral("words of a library")));
    thrower.throwsAt(Thrower::When::Never);
    goesOn();
}

void TestGuardedWindow::aFileThatClaimsATerabyteIsAMessage_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QString>("says");
    const QString large = QStringLiteral("the file is too large (1099511627776 bytes)");
    QTest::newRow("zeros") << QStringLiteral("big.vmd") << QByteArray()
                           << QStringLiteral("this is not a VMD file");
    QTest::newRow("VMD") << QStringLiteral("big.vmd")
                         << QByteArray("Vocaloid Motion Data 0002").leftJustified(74, '\0')
                         << large;
    QTest::newRow("PMX") << QStringLiteral("big.pmx") << QByteArray("PMX \0\0\0\x40\x08", 9)
                         << large;
    QTest::newRow("PMD") << QStringLiteral("big.pmd") << QByteArray("Pmd\0\0\x80\x3F", 7) << large;
    QTest::newRow("VPD") << QStringLiteral("big.vpd") << QByteArray("Vocaloid Pose Data file\n")
                         << large;
    QTest::newRow("project") << QStringLiteral("big.odori") << QByteArray("{") << large;
}

void TestGuardedWindow::aFileThatClaimsATerabyteIsAMessage()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, head);
    QFETCH(QString, says);
    const QString path = m_folder->filePath(name);
    write(path, head, qint64(1) << 40);
    const mmd::Scene before = document().scene();
    QVERIFY(test::opened(*m_window, {path}));
    QVERIFY2(said().contains(name) && said().contains(says), qPrintable(said()));
    QVERIFY(document().scene() == before);
    goesOn();
}

void TestGuardedWindow::whatFollowsAFileThatFailsIsOpened()
{
    write(file("big.vmd"), {}, qint64(1) << 40);
    const std::size_t actors = document().scene().actors.size();
    const test::Answers answers("add");
    QVERIFY(test::opened(*m_window, {file("big.vmd"), samplePaths().first()}));
    QCOMPARE(document().scene().actors.size(), actors + 1);
}

void TestGuardedWindow::tooLittleMemoryForAFileIsAMessage()
{
#ifdef Q_OS_LINUX
    if (test::isSanitized)
        QSKIP("the sanitizer needs all addresses");
    write(file("big.vmd"), QByteArray("Vocaloid Motion Data 0002").leftJustified(74, '\0'),
        qint64(1900) << 20);
    const mmd::Scene before = document().scene();
    {
        const LittleMemory limit(rlim_t(1000) << 20);
        QVERIFY(test::opened(*m_window, {file("big.vmd")}));
    }
    QVERIFY2(
        said().contains(QStringLiteral("big.vmd: there is not enough memory")), qPrintable(said()));
    QVERIFY(document().scene() == before);
    goesOn();
#else
    QSKIP("no limit of memory here");
#endif
}

/// The window system requests the text; no caller catches an exception there.
void TestGuardedWindow::tooLittleMemoryForACopyKeepsTheProgram()
{
#ifdef Q_OS_LINUX
    if (test::isSanitized)
        QSKIP("the sanitizer needs all addresses");
    const mmd::Scene scene = test::largeScene();
    const mmd::Motion& motion = scene.actors.front().motion;
    const mmd::Selection all = mmd::keysBetween(motion, mmd::trackIds(motion), 0, mmd::endOfTime);
    QGuiApplication::clipboard()->setText(QStringLiteral("before"));
    {
        const LittleMemory limit(rlim_t(24) << 20);
        putOnClipboard(scene, all, scene.active);
        auto keys = keysOnClipboard();
        keys.waitForFinished();
        QVERIFY(keys.result() || keys.result().error().code == mmd::ErrorCode::OutOfMemory);
        QVERIFY(QGuiApplication::clipboard()->text().isEmpty()); // the text needs 80 MB
    }
    goesOn();
#else
    QSKIP("no limit of memory here");
#endif
}

void TestGuardedWindow::namesAreShownAsText()
{
    const QString path = file("<h1>evil<br>\n\x1b[2J.vmd");
    write(path, "no motion");
    QVERIFY(test::opened(*m_window, {path}));
    QVERIFY2(said().contains(QStringLiteral("<h1>evil<br>\\n\\x1B[2J.vmd: this is not")),
        qPrintable(said()));
    const auto* label = m_window->findChild<QLabel*>(QStringLiteral("messageText"));
    QCOMPARE(label->textFormat(), Qt::PlainText);
}

int main(int argc, char* argv[])
{
    Application application(argc, argv);
    TestGuardedWindow test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_guarded_window.moc"
