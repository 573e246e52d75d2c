// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/transport_bar.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/app/window_hands.h"
#include "tests/libmmd/scene/scene_builder.h"
#include "tests/ui/document/open_scene.h"
#include "ui/document/playback.h"
#include "ui/window/compact_tool_bar.h"

#include <QtGui/QAction>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QToolButton>

using namespace odori;
using namespace odori::test;

/// The transport's buttons and fields, used with the mouse.
class TestTransport : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_transport"); }
    void init();
    void cleanup();
    void buttonsGoToFrames();
    void nothingIsBeforeFrameZero();
    void playAndLoopFollowThePlayback();
    void theSpeedIsChosen();
    void theMenuChangesTheSpeedToo();
    void aClickOnTheSpeedsKeepsTheFocus();
    void aTypedFrameIsGoneTo();
    void aFrameOutsideOfTheLimitsIsNotTakenSilently_data();
    void aFrameOutsideOfTheLimitsIsNotTakenSilently();
    void aClickSelectsTheFrame();
    void escapeLeavesTheFrameField();
    void theTimeIsInSeconds();
    void theTimeIsShownAgainWhenItHasRoom();
    void theFieldHasRoomForEachFrame();
    void thePlayButtonSaysWhatItDoesNext();
    void whatIsTypedOutlivesThePlayback();
    void playStaysInANarrowWindow();

private:
    void click(const char* name)
    {
        auto* found = button(name);
        QVERIFY2(found, name);
        QTest::mouseClick(found, Qt::LeftButton);
    }
    [[nodiscard]] QToolButton* button(const char* name) const
    {
        return m_bar->findChild<QToolButton*>(QLatin1String(name));
    }
    [[nodiscard]] double frame() const { return m_document->currentFrame(); }

    std::unique_ptr<MainWindow> m_window;
    Document* m_document = nullptr;
    Playback* m_playback = nullptr;
    TransportBar* m_bar = nullptr;
};

void TestTransport::init()
{
    m_window = shownWindow();
    QVERIFY(m_window);
    m_document = &m_window->document();
    m_playback = &m_window->playback();
    m_bar = &m_window->transport();
    test::open(*m_document, test::sceneWith({0, 10, 20}));
    mmd::SceneSettings settings = m_document->scene().settings;
    settings.playFirst = 4;
    settings.playLast = 15;
    m_document->apply(mmd::changeSettings(m_document->scene(), settings), {});
    m_document->setCurrentFrame(7);
}

void TestTransport::cleanup()
{
    m_window.reset();
}

void TestTransport::buttonsGoToFrames()
{
    click("playback.nextFrame");
    QCOMPARE(frame(), 8.0);
    click("playback.previousFrame");
    click("playback.previousFrame");
    QCOMPARE(frame(), 6.0);
    click("playback.last");
    QCOMPARE(frame(), 20.0);
    click("playback.first"); // of the play range
    QCOMPARE(frame(), 4.0);
}

void TestTransport::nothingIsBeforeFrameZero()
{
    m_document->setCurrentFrame(0);
    click("playback.previousFrame");
    QCOMPARE(frame(), 0.0);
}

void TestTransport::playAndLoopFollowThePlayback()
{
    click("playback.play");
    QVERIFY(m_playback->isPlaying());
    click("playback.play");
    QVERIFY(!m_playback->isPlaying());
    const bool wasLooping = m_playback->isLooping();
    click("playback.loop");
    QCOMPARE(m_playback->isLooping(), !wasLooping);
}

void TestTransport::theSpeedIsChosen()
{
    auto* speeds = m_bar->findChild<QComboBox*>();
    QCOMPARE(speeds->currentData().toDouble(), 1.0);
    speeds->setFocus();
    QTest::keyClick(speeds, Qt::Key_Down);
    QCOMPARE(m_playback->speed(), 2.0);
    QTest::keyClick(speeds, Qt::Key_Home);
    QCOMPARE(m_playback->speed(), 0.1);
    for (const double speed : {0.25, 0.5, 1.0, 2.0}) {
        QTest::keyClick(speeds, Qt::Key_Down);
        QCOMPARE(m_playback->speed(), speed);
        QCOMPARE(speeds->currentText(), QStringLiteral("%1×").arg(speed));
    }
}

/// So that P stops playback afterwards.
void TestTransport::aClickOnTheSpeedsKeepsTheFocus()
{
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->viewport().setFocus();
    auto* speeds = m_bar->findChild<QComboBox*>();
    QTest::mouseClick(speeds, Qt::LeftButton);
    QVERIFY(QTest::qWaitFor([&] { return speeds->view()->isVisible(); }));
    QTest::keyClick(speeds->view(), Qt::Key_Up);
    QTest::keyClick(speeds->view(), Qt::Key_Return);
    QVERIFY(!speeds->view()->isVisible());
    QCOMPARE(m_playback->speed(), 0.5);
    QVERIFY(QTest::qWaitFor([&] { return m_window->viewport().hasFocus(); }));
    QTest::keyClick(m_window->windowHandle(), Qt::Key_P);
    QVERIFY(m_playback->isPlaying());
    QTest::keyClick(m_window->windowHandle(), Qt::Key_P);
    QVERIFY(!m_playback->isPlaying());
}

void TestTransport::aTypedFrameIsGoneTo()
{
    auto* field = m_bar->findChild<QSpinBox*>();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("13"));
    QCOMPARE(frame(), 7.0); // not before the field is committed
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(frame(), 13.0);
    field->clearFocus();
    m_document->setCurrentFrame(2);
    QCOMPARE(field->value(), 2);
}

void TestTransport::aFrameOutsideOfTheLimitsIsNotTakenSilently_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("shown");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("below") << "-3" << 0.0 << "Current frame cannot be less than 0.";
    QTest::newRow("above") << "99999999999" << 2147483647.0
                           << "Current frame cannot be more than 2147483647.";
    QTest::newRow("inside") << "13" << 13.0 << QString();
}

void TestTransport::aFrameOutsideOfTheLimitsIsNotTakenSilently()
{
    QFETCH(QString, typed);
    QFETCH(double, shown);
    QFETCH(QString, sentence);
    QString said;
    connect(m_document, &Document::said, this, [&](const QString& text) { said = text; });
    auto* field = m_bar->frameField();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, typed);
    QCOMPARE(said, QString());
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(frame(), shown);
    QCOMPARE(said, sentence);
    m_document->disconnect(this);
}

void TestTransport::aClickSelectsTheFrame()
{
    m_window->viewport().setFocus();
    auto* field = m_bar->findChild<QSpinBox*>();
    auto* line = field->findChild<QLineEdit*>();
    QTest::mouseClick(line, Qt::LeftButton, {}, QPoint(line->width() - 20, line->height() / 2));
    QTRY_COMPARE(line->selectedText(), QStringLiteral("0007"));
    QTest::keyClicks(field, QStringLiteral("15"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(frame(), 15.0); // not 1507 or 715
}

void TestTransport::escapeLeavesTheFrameField()
{
    m_window->viewport().setFocus();
    auto* field = m_bar->findChild<QSpinBox*>();
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("12"));
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(m_window->viewport().hasFocus());
    QCOMPARE(frame(), 7.0);
    QCOMPARE(field->text(), QStringLiteral("0007"));
    QTest::keyClick(&m_window->viewport(), Qt::Key_Right); // an editor's key again
    QCOMPARE(frame(), 8.0);
}

void TestTransport::theTimeIsInSeconds()
{
    const auto* time = m_bar->findChild<QLabel*>(QStringLiteral("time"));
    QCOMPARE(time->text(), QStringLiteral("0.233 s · 4–15"));
    m_document->setCurrentFrame(30);
    QCOMPARE(time->text(), QStringLiteral("1.000 s · 4–15"));
    m_document->playTo(7.5);
    QCOMPARE(time->text(), QStringLiteral("0.250 s · 4–15"));
    m_document->undo(); // undoes the play range: up to the last key
    QCOMPARE(time->text(), QStringLiteral("0.250 s · 0–20"));
    auto* field = m_bar->findChild<QSpinBox*>();
    QCOMPARE(field->text(), QStringLiteral("0007")); // as in MMD, rounded down
    m_document->setCurrentFrame(12345);
    QCOMPARE(field->text(), QStringLiteral("12345"));
    m_document->setCurrentFrame(4294967295.0);
    QCOMPARE(field->value(), std::numeric_limits<int>::max());
}

/// In a narrow window, the list of speeds is hidden.
void TestTransport::theMenuChangesTheSpeedToo()
{
    const auto* speeds = m_bar->findChild<QComboBox*>();
    m_bar->setSmallest(true);
    QVERIFY(speeds->isHidden());
    QSignalSpy said(m_document, &Document::said);
    const auto isChanged = [&](const char* command, double speed) {
        m_window->commands().action(command)->trigger();
        const QString sentence = QStringLiteral("Playback speed: %1×").arg(speed);
        return m_playback->speed() == speed && speeds->currentData().toDouble() == speed &&
               said.last().first().toString() == sentence;
    };
    for (const double speed : {0.5, 0.25, 0.1, 0.1})
        QVERIFY(isChanged("playback.slower", speed));
    for (const double speed : {0.25, 0.5, 1.0, 2.0, 2.0})
        QVERIFY(isChanged("playback.faster", speed));
}

/// A long time hides itself; a shorter one, as after an undo, comes back.
void TestTransport::theTimeIsShownAgainWhenItHasRoom()
{
    QWidget host;
    auto* bar = new CompactToolBar(&host);
    auto* transport = new TransportBar(*m_document, *m_playback, bar);
    bar->addWidget(transport);
    bar->addFoldable([transport](bool isSmall) { transport->setSmall(isSmall); },
        [transport] { return transport->savedBySmall(); });
    host.resize(900, 60);
    bar->resize(900, 40);
    host.show();
    QVERIFY(QTest::qWaitForWindowExposed(&host));
    const auto* time = transport->findChild<QLabel*>(QStringLiteral("time"));
    bar->resize(bar->sizeHint().width() + 4, 40);
    QTRY_VERIFY(time->isVisible());
    m_document->setCurrentFrame(104857);
    QTRY_VERIFY(!time->isVisible());
    m_document->setCurrentFrame(7);
    QTRY_VERIFY(time->isVisible());
    QTest::qWait(50); // it does not change to and fro
    QVERIFY(time->isVisible());
}

void TestTransport::theFieldHasRoomForEachFrame()
{
    const auto* line = m_bar->frameField()->findChild<QLineEdit*>();
    for (const bool isSmall : {true, false}) {
        m_bar->setSmall(isSmall);
        for (const double frame : {7.0, 1'048'576.0, 4'294'967'295.0}) {
            m_document->setCurrentFrame(frame);
            QTRY_VERIFY2(line->width() > line->fontMetrics().horizontalAdvance(line->displayText()),
                qPrintable(line->displayText()));
        }
        m_document->setCurrentFrame(7);
    }
}

void TestTransport::thePlayButtonSaysWhatItDoesNext()
{
    QToolButton* play = button("playback.play");
    QVERIFY(play && !play->isChecked());
    QCOMPARE(play->toolTip(), QStringLiteral("Play (P)"));
    const QImage before = play->icon().pixmap(32).toImage();
    m_playback->play(); // e.g. with a key
    QVERIFY(play->isChecked());
    QCOMPARE(play->toolTip(), QStringLiteral("Stop (P)"));
    QCOMPARE(play->accessibleName(), QStringLiteral("Stop"));
    QVERIFY(play->icon().pixmap(32).toImage() != before);
    click("playback.nextFrame"); // stops playback
    QVERIFY(!m_playback->isPlaying() && !play->isChecked());
    QCOMPARE(play->icon().pixmap(32).toImage(), before);
    click("playback.play");
    QVERIFY(m_playback->isPlaying() && play->icon().pixmap(32).toImage() != before);
    click("playback.play");
    QVERIFY(!m_playback->isPlaying());
    QCOMPARE(play->icon().pixmap(32).toImage(), before);
    QCOMPARE(button("playback.loop")->isChecked(), m_playback->isLooping());
}

void TestTransport::whatIsTypedOutlivesThePlayback()
{
    auto* field = m_bar->findChild<QSpinBox*>();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("13"));
    m_document->playTo(9.0);
    QCOMPARE(field->text(), QStringLiteral("13"));
    field->clearFocus();
    QCOMPARE(frame(), 13.0);
}

void TestTransport::playStaysInANarrowWindow()
{
    for (QDockWidget* dock : m_window->findChildren<QDockWidget*>())
        dock->close(); // they need more room
    QTRY_VERIFY(m_window->minimumSize().width() < 820);
    const auto isSeen = [this](const char* name) {
        const QToolButton* found = button(name);
        return found->isVisible() && found->visibleRegion().boundingRect() == found->rect();
    };
    for (const int width : {1280, 820, 1280}) {
        m_window->resize(width, 720);
        QTRY_COMPARE(m_window->width(), width);
        QTRY_VERIFY(isSeen("playback.play"));
        QTRY_VERIFY(
            m_bar->frameField()->visibleRegion().boundingRect() == m_bar->frameField()->rect());
        QTRY_COMPARE(isSeen("playback.loop"), width == 1280);
    }
}

QTEST_MAIN(TestTransport)
#include "test_transport.moc"

#include <limits>
