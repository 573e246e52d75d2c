// SPDX-License-Identifier: MIT
#include "app/bundled/sample.h"
#include "app/commands/commands.h"
#include "app/editing/field_keys.h"
#include "app/files/open_choices.h"
#include "libmmd/format/vmd/vmd.h"
#include "tests/app/window_hands.h"
#include "tests/support/corpus.h"
#include "ui/dialogs/export/export_dialog.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/theme/theme.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QIODevice>
#include <QtCore/QMimeData>
#include <QtCore/QSet>
#include <QtCore/QSettings>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtCore/QTimer>
#include <QtCore/QUrl>
#include <QtGui/QDropEvent>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QSpinBox>

#include "app/transport_bar.h"
#include "ui/document/files/saved_state.h"

#include <functional>

using namespace odori;

namespace {

QByteArray vmdOf(const MainWindow& window)
{
    return test::dataOf(
        mmd::vmdFromMotion(const_cast<MainWindow&>(window).document().actor()->motion));
}

} // namespace

/// The real window on the bundled sample.
class TestWindow : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void opensTheSampleAndShowsIt();
    void saveWithoutAnEditIsByteIdentical();
    void anExportOfTheSampleIsNotInItsFolder();
    void ctrlEExportsFromAField();
    void aBadFileIsOneSentenceAndChangesNothing_data();
    void aBadFileIsOneSentenceAndChangesNothing();
    void filesCanBeDropped();
    void closingAsksWhenModified();
    void enterInAFieldRegistersNothing();

private:
    QString exportPath(const std::function<void()>& open);
    void openSample();
    void open(const QStringList& paths);

    std::unique_ptr<MainWindow> m_window;
    QTemporaryDir m_folder;
};

void TestWindow::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_window"));
    QSettings().clear();
    Settings().setSecondMotion(MotionChoice::Replace); // asking: test_project_opening.cpp
    applyTheme(*qApp, darkTheme());
    new FieldKeys(*qApp);
    QVERIFY(!samplePaths().isEmpty());
}

void TestWindow::init()
{
    m_window = std::make_unique<test::OwnWindow>();
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestWindow::cleanup()
{
    m_window.reset();
}

void TestWindow::open(const QStringList& paths)
{
    QSignalSpy finished(&m_window->files(), &FileCommands::loadingFinished);
    m_window->files().open(paths);
    QVERIFY(finished.count() == 1 || finished.wait(20000));
}

void TestWindow::openSample()
{
    open(samplePaths());
    QVERIFY(m_window->document().actor());
    QVERIFY(m_window->document().actor()->motion.keyCount() > 100);
}

void TestWindow::opensTheSampleAndShowsIt()
{
    openSample();
    QVERIFY(m_window->windowTitle().contains(QStringLiteral("walk.vmd")));
    QVERIFY(!m_window->isWindowModified());
    QTRY_VERIFY(m_window->viewport().isValid());
    const QImage picture = m_window->viewport().grabFramebuffer();
    // The mannequin is in the middle, so that column is not only the background's gradient.
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); ++y)
        colours.insert(picture.pixel(picture.width() / 2, y));
    QVERIFY(colours.size() > 60);
}

void TestWindow::saveWithoutAnEditIsByteIdentical()
{
    openSample();
    QStringList motions{samplePaths().last()};
    motions += test::corpusFiles(QStringLiteral("vmd"));
    for (const QString& path : motions) {
        open({path});
        const QString copy = m_folder.filePath(QStringLiteral("写し.vmd"));
        m_window->files().saving().saveTo(copy);
        QVERIFY(test::isWritten(m_window->files().saving()));
        QCOMPARE(test::readAll(copy), test::readAll(path));
    }
}

/// The path that the Export dialog proposes, which `open` opens; empty if it does not.
QString TestWindow::exportPath(const std::function<void()>& open)
{
    QString proposed;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        if (auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget())) {
            proposed = dialog->path();
            dialog->reject();
        }
    });
    timer.start(30);
    open();
    return proposed;
}

/// The folder belongs to the program, and the user may not write there.
void TestWindow::anExportOfTheSampleIsNotInItsFolder()
{
    openSample();
    const QString proposed =
        exportPath([this] { m_window->commands().action("file.export")->trigger(); });
    const QFileInfo file(proposed);
    QCOMPARE(file.fileName(), QStringLiteral("walk.fbx"));
    QVERIFY(file.absoluteDir().exists());
    QVERIFY(file.absolutePath() != QFileInfo(samplePaths().first()).absolutePath());
    const QString own = m_folder.filePath(QStringLiteral("own.vmd"));
    QCOMPARE(outsideSample(own), own);
}

/// A text field of X11 would go to the end of its line.
void TestWindow::ctrlEExportsFromAField()
{
    openSample();
    auto* field = m_window->findChild<QDockWidget*>(QStringLiteral("bones"))
                      ->widget()
                      ->findChild<QLineEdit*>();
    field->setFocus();
    QVERIFY(field->hasFocus());
    const QString proposed =
        exportPath([field] { QTest::keyClick(field, Qt::Key_E, Qt::ControlModifier); });
    QVERIFY(proposed.endsWith(QStringLiteral("walk.fbx")));
}

void TestWindow::aBadFileIsOneSentenceAndChangesNothing_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray sample = test::readAll(samplePaths().last());
    QByteArray hostile = sample.left(50);
    hostile.append("\xff\xff\xff\xff", 4);
    QTest::newRow("missing") << QByteArray();
    QTest::newRow("empty") << QByteArray("");
    QTest::newRow("cut") << sample.left(sample.size() / 2);
    QTest::newRow("foreign") << QByteArray("\x89PNG\r\n\x1a\n no motion at all");
    QTest::newRow("four billion keys") << hostile;
}

void TestWindow::aBadFileIsOneSentenceAndChangesNothing()
{
    QFETCH(QByteArray, bytes);
    openSample();
    const mmd::Scene before = m_window->document().scene();
    const QString path = m_folder.filePath(QStringLiteral("壊れた.vmd"));
    QFile::remove(path);
    if (!bytes.isNull()) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    open({path});
    const QString said = m_window->messageBar().text();
    QVERIFY2(said.contains(QStringLiteral("壊れた.vmd")), qPrintable(said));
    QVERIFY(said.endsWith(QLatin1Char('.')));
    QVERIFY(m_window->document().scene() == before);
    QVERIFY(!m_window->document().saved().isModified());
}

void TestWindow::filesCanBeDropped()
{
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& path : samplePaths())
        urls.append(QUrl::fromLocalFile(path));
    data.setUrls(urls);
    QSignalSpy finished(&m_window->files(), &FileCommands::loadingFinished);
    QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &drop);
    QVERIFY(finished.wait(20000));
    QVERIFY(m_window->document().actor()->motion.keyCount() > 100);
}

void TestWindow::closingAsksWhenModified()
{
    openSample();
    mmd::Selection selection;
    selection.setTrack(
        {mmd::TrackKind::Bone, m_window->document().actor()->motion.bones[0]->name()}, true);
    m_window->document().select(selection);
    m_window->document().setCurrentFrame(7);
    m_window->commands().action("keys.register")->trigger();
    QVERIFY(m_window->document().saved().isModified());
    QVERIFY(m_window->isWindowModified());

    const auto answerWith = [](QMessageBox::StandardButton button) {
        QTimer::singleShot(200, [button] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box);
            box->button(button)->click();
        });
    };
    answerWith(QMessageBox::Cancel);
    QVERIFY(!test::isClosed(*m_window));
    QVERIFY(m_window->isVisible());
    answerWith(QMessageBox::Discard);
    QVERIFY(test::isClosed(*m_window));
}

void TestWindow::enterInAFieldRegistersNothing()
{
    openSample();
    const QByteArray before = vmdOf(*m_window);
    QTest::keyClick(&m_window->viewport(), Qt::Key_G);
    QSpinBox* field = m_window->transport().frameField();
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("12"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(m_window->document().currentFrame(), 12.0);
    QCOMPARE(vmdOf(*m_window), before);
    QTRY_VERIFY(m_window->viewport().hasFocus());
}

QTEST_MAIN(TestWindow)
#include "test_window.moc"
