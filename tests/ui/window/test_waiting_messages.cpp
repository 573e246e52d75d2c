// SPDX-License-Identifier: MIT
#include "ui/window/message_bar.h"

#include <QtTest/QTest>
#include <QtWidgets/QToolButton>

using namespace odori;

/// Messages that wait behind an error: none is lost, and each keeps its own button.
class TestWaitingMessages : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void warningsComeOneAfterAnother();
    void theSameWarningWaitsOnce();
    void nothingIsSaidAboutFormerWork();

private:
    [[nodiscard]] QToolButton* offer() const
    {
        return m_bar->findChild<QToolButton*>(QStringLiteral("messageOffer"));
    }
    void close()
    {
        QTest::mouseClick(
            m_bar->findChild<QToolButton*>(QStringLiteral("messageClose")), Qt::LeftButton);
    }

    std::unique_ptr<QWidget> m_window;
    MessageBar* m_bar = nullptr;
};

void TestWaitingMessages::init()
{
    m_window = std::make_unique<QWidget>();
    m_window->resize(700, 200);
    m_bar = new MessageBar(m_window.get());
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_bar->show(MessageBar::Kind::Error, QStringLiteral("The disk is full."));
}

void TestWaitingMessages::warningsComeOneAfterAnother()
{
    QAction find(QStringLiteral("Find"));
    m_bar->show(MessageBar::Kind::Warning, QStringLiteral("A file is missing."));
    m_bar->offer(&find);
    m_bar->show(MessageBar::Kind::Warning, QStringLiteral("A file has changed."));
    m_bar->show(MessageBar::Kind::Note, QStringLiteral("Saved."));
    QCOMPARE(m_bar->text(), QStringLiteral("The disk is full."));
    QVERIFY(!offer()->isVisible());
    close();
    QCOMPARE(m_bar->text(), QStringLiteral("A file is missing."));
    QVERIFY(offer()->isVisible());
    close();
    QCOMPARE(m_bar->text(), QStringLiteral("A file has changed."));
    QVERIFY(!offer()->isVisible());
    close();
    QCOMPARE(m_bar->text(), QStringLiteral("Saved."));
    close();
    QVERIFY(!m_bar->isVisible());
}

void TestWaitingMessages::theSameWarningWaitsOnce()
{
    for (int time = 0; time < 2; ++time)
        m_bar->show(MessageBar::Kind::Warning, QStringLiteral("A file is missing."));
    close();
    QCOMPARE(m_bar->text(), QStringLiteral("A file is missing."));
    close();
    QVERIFY(!m_bar->isVisible());
}

void TestWaitingMessages::nothingIsSaidAboutFormerWork()
{
    m_bar->show(MessageBar::Kind::Warning, QStringLiteral("A file is missing."));
    m_bar->forgetWaiting();
    close();
    QVERIFY(!m_bar->isVisible());
}

QTEST_MAIN(TestWaitingMessages)
#include "test_waiting_messages.moc"
