// SPDX-License-Identifier: MIT
#include "tests/ui/viewport/viewport_scene.h"

#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QImage>

using namespace odori;
using namespace odori::test;

/// What is behind the models in the real view, and that it is kept for the next one.
class TestViewBackground : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_fixture.reset(); }
    void aColourFillsTheView();
    void aPictureFillsTheView();
    void aFileThatIsNoPictureChangesNothing();
    void theLastChoiceWins();
    void theNextViewBeginsWithIt_data();
    void theNextViewBeginsWithIt();
    void withoutItsFileTheSkyIsShown();

private:
    [[nodiscard]] Viewport& view() { return m_fixture->viewport; }
    [[nodiscard]] ViewBackground& background() { return view().background(); }
    [[nodiscard]] QColor corner() { return view().grabFramebuffer().pixelColor(4, 300); }

    QTemporaryDir m_folder;
    QString m_picture;
    std::unique_ptr<ViewportFixture> m_fixture;
};

void TestViewBackground::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_view_background"));
    m_picture = m_folder.filePath(QStringLiteral("背景.png"));
    QImage image(8, 6, QImage::Format_RGB32);
    image.fill(QColor(10, 200, 90));
    QVERIFY(image.save(m_picture));
}

void TestViewBackground::init()
{
    QSettings().clear();
    m_fixture = std::make_unique<ViewportFixture>();
    QVERIFY(m_fixture->isReady());
}

void TestViewBackground::aColourFillsTheView()
{
    const QColor sky = corner();
    background().showColour(QColor(1, 2, 250));
    QCOMPARE(background().kind(), ViewBackground::Kind::Colour);
    QCOMPARE(corner(), QColor(1, 2, 250));
    background().showSky();
    QCOMPARE(corner(), sky);
}

void TestViewBackground::aPictureFillsTheView()
{
    QSignalSpy changed(&background(), &ViewBackground::changed);
    background().showFile(m_picture);
    QCOMPARE(background().kind(), ViewBackground::Kind::Sky); // while it is decoded
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(background().kind(), ViewBackground::Kind::Picture);
    QCOMPARE(corner(), QColor(10, 200, 90));
    background().showColour(Qt::red);
    QCOMPARE(corner(), QColor(Qt::red));
}

void TestViewBackground::aFileThatIsNoPictureChangesNothing()
{
    QFile file(m_folder.filePath(QStringLiteral("notes.png")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("no picture");
    file.close();
    background().showColour(Qt::green);
    QSignalSpy said(&view(), &Viewport::messages);
    background().showFile(file.fileName());
    QTRY_COMPARE(said.size(), 1);
    QVERIFY(said[0][0].toStringList()[0].contains(QStringLiteral("notes.png")));
    QCOMPARE(background().kind(), ViewBackground::Kind::Colour);
    QCOMPARE(corner(), QColor(Qt::green));
}

void TestViewBackground::theLastChoiceWins()
{
    background().showFile(m_picture);
    background().showColour(Qt::blue); // before the picture is decoded
    QThreadPool::globalInstance()->waitForDone();
    QTest::qWait(20);
    QCOMPARE(background().kind(), ViewBackground::Kind::Colour);
    QCOMPARE(corner(), QColor(Qt::blue));
}

void TestViewBackground::theNextViewBeginsWithIt_data()
{
    QTest::addColumn<bool>("isPicture");
    QTest::newRow("a colour") << false;
    QTest::newRow("a picture") << true;
}

void TestViewBackground::theNextViewBeginsWithIt()
{
    QFETCH(bool, isPicture);
    const QColor sky = corner();
    const auto kind = isPicture ? ViewBackground::Kind::Picture : ViewBackground::Kind::Colour;
    if (isPicture)
        background().showFile(m_picture);
    else
        background().showColour(QColor(10, 200, 90));
    QTRY_COMPARE(background().kind(), kind);
    m_fixture = std::make_unique<ViewportFixture>();
    QVERIFY(m_fixture->isReady());
    QTRY_COMPARE(background().kind(), kind);
    QCOMPARE(corner(), QColor(10, 200, 90));
    background().showSky();
    m_fixture = std::make_unique<ViewportFixture>();
    QVERIFY(m_fixture->isReady());
    QCOMPARE(background().kind(), ViewBackground::Kind::Sky);
    QCOMPARE(corner(), sky);
}

void TestViewBackground::withoutItsFileTheSkyIsShown()
{
    QSettings().setValue(QStringLiteral("view/background"), QStringLiteral("/nowhere/a.png"));
    m_fixture = std::make_unique<ViewportFixture>();
    QSignalSpy said(&view(), &Viewport::messages);
    QVERIFY(m_fixture->isReady());
    QTRY_COMPARE(said.size(), 1);
    QCOMPARE(background().kind(), ViewBackground::Kind::Sky);
}

QTEST_MAIN(TestViewBackground)
#include "test_view_background.moc"
