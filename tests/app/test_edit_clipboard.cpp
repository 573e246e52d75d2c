// SPDX-License-Identifier: MIT
#include "libmmd/scene/clipboard.h"
#include "tests/app/edit_window.h"

#include <QtCore/QThreadPool>
#include <QtGui/QClipboard>

using namespace odori;
using namespace odori::test;

/// Copying and pasting keys in the real window: what the clipboard holds, where it goes, and what
/// is said when it cannot.
class TestEditClipboard : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_window->reset(); }
    void cleanupTestCase() { m_window.reset(); }
    void pastingGoesBetweenMotions();
    void pastingTakesWhatASpreadsheetGivesBack();
    void theClipboardIsATable();
    void whatIsCopiedIsWhatWasThere();
    void aLongTextIsPastedWhenItIsRead();
    void aTextThatWaitsForAnotherModelIsDropped();
    void copyingAnewDropsTheTextBefore();
    void pastingMirroredChangesSides();
    void whatIsNoKeySaysSo();
    void tracksThatTheModelLacksAreLeftOutAndNamed();
    void keysOfTheOtherSortSayWhereTheyBelong();

private:
    [[nodiscard]] static QString longTable(int rows);
    [[nodiscard]] Document& document() const { return m_window->document; }

    std::unique_ptr<EditWindow> m_window;
};

void TestEditClipboard::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_edit_clipboard"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestEditClipboard::pastingGoesBetweenMotions()
{
    mmd::Selection keys;
    for (const mmd::TrackId& track : {m_window->leftArm, m_window->blink, m_window->showIk}) {
        keys.setTrack(track, true);
        keys.setKey(track, 10, true);
        keys.setKey(track, 20, true);
    }
    document().select(keys);
    m_window->press(Qt::Key_C, Qt::ControlModifier);
    m_window->activate(2);
    document().setCurrentFrame(100);
    const mmd::Scene before = document().scene();
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    for (const mmd::TrackId& track : {m_window->leftArm, m_window->blink, m_window->showIk})
        QCOMPARE(m_window->frames(track), (Frames{100, 110}));
    const auto& from =
        *mmd::findBoneTrack(document().scene().actors[0].motion, m_window->leftArm.name);
    const auto& to = *mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name);
    QVERIFY(to.key(0).value == from.key(1).value);
    QVERIFY(to.key(0).tail == from.key(1).tail);
    m_window->checkOneStep(before, QStringLiteral("Paste Keys"));
}

void TestEditClipboard::theClipboardIsATable()
{
    m_window->select(m_window->leftArm, {10, 20});
    m_window->press(Qt::Key_C, Qt::ControlModifier);
    const QString text = QGuiApplication::clipboard()->text();
    const QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[0].contains(u"frame"));
    QVERIFY(lines[1].contains(QStringLiteral("左腕")));
    const auto read = mmd::keysOfText(text.toStdString());
    QVERIFY(read.has_value());
    QVERIFY(*read == mmd::copiedKeys(document().scene(), document().selection(), mmd::ActorId{1}));
}

void TestEditClipboard::pastingTakesWhatASpreadsheetGivesBack()
{
    // Columns moved, those in between left out, CRLF.
    QGuiApplication::clipboard()->setText(
        QStringLiteral("frame\tname\tx\r\n4\t左腕\t1,5\r\n6\t左腕\t2\r\n"));
    document().setCurrentFrame(30);
    const mmd::Scene before = document().scene();
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20, 30, 32}));
    const auto& track = *mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name);
    QCOMPARE(track.key(3).value.translation.x, 1.5f);
    m_window->checkOneStep(before, QStringLiteral("Paste Keys"));
}

void TestEditClipboard::whatIsCopiedIsWhatWasThere()
{
    m_window->select(m_window->leftArm, {10, 20});
    const mmd::Scene before = document().scene();
    const auto expected =
        mmd::textOfKeys(mmd::copiedKeys(before, document().selection(), before.active));
    m_window->press(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0}));
    QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromStdString(expected));
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    QCOMPARE(data->data(QStringLiteral("text/plain")), QByteArray::fromStdString(expected));
    document().setCurrentFrame(10);
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20}));
}

/// Keys of 左腕 at every frame from 0.
QString TestEditClipboard::longTable(int rows)
{
    QString table = QStringLiteral("frame\tname\tx\ty\tz\n");
    for (int row = 0; row < rows; ++row)
        table += QStringLiteral("%1\t左腕\t%1.25\t-%1.5\t0.125\n").arg(row);
    return table;
}

void TestEditClipboard::aLongTextIsPastedWhenItIsRead()
{
    QGuiApplication::clipboard()->setText(longTable(20000));
    document().setCurrentFrame(100);
    const mmd::Scene before = document().scene();
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    document().setCurrentFrame(7); // meanwhile
    QTRY_COMPARE(m_window->frames(m_window->leftArm).size(), 20003u);
    QCOMPARE(m_window->frames(m_window->leftArm)[3], 100u);
    m_window->checkOneStep(before, QStringLiteral("Paste Keys"));
}

void TestEditClipboard::aTextThatWaitsForAnotherModelIsDropped()
{
    QGuiApplication::clipboard()->setText(longTable(20000));
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    m_window->activate(2);
    QTRY_VERIFY(m_window->window.messageBar().text().contains(u"another model"));
    QCOMPARE(document().undoStack()->count(), 0);
    QCOMPARE(m_window->motion().keyCount(), 0u);
}

void TestEditClipboard::copyingAnewDropsTheTextBefore()
{
    m_window->select(m_window->leftArm, {10, 20});
    for (int times = 0; times < 50; ++times)
        m_window->press(Qt::Key_C, Qt::ControlModifier);
    QGuiApplication::clipboard()->setText(QStringLiteral("something else"));
    QVERIFY(QThreadPool::globalInstance()->waitForDone(20000));
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("something else"));
}

void TestEditClipboard::pastingMirroredChangesSides()
{
    m_window->select(m_window->leftArm, {10, 20});
    m_window->press(Qt::Key_C, Qt::ControlModifier);
    document().setCurrentFrame(50);
    const mmd::Scene before = document().scene();
    m_window->press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_window->frames(m_window->rightArm), (Frames{5, 50, 60}));
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20}));
    const auto& from = *mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name);
    const auto& to = *mmd::findBoneTrack(m_window->motion(), m_window->rightArm.name);
    const mmd::BoneValue left = from.key(1).value, right = to.key(1).value;
    QCOMPARE(right.translation, glm::vec3(-left.translation.x, 2.0f, 3.0f));
    QCOMPARE(right.rotation.y, -left.rotation.y);
    QCOMPARE(right.rotation.w, left.rotation.w);
    m_window->checkOneStep(before, QStringLiteral("Paste Mirrored"));
}

void TestEditClipboard::whatIsNoKeySaysSo()
{
    for (const char* text : {"a shopping list", "1\t2\t3", "name\tx\n左腕\t3"}) {
        QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
        m_window->window.messageBar().clear();
        m_window->press(Qt::Key_V, Qt::ControlModifier);
        QVERIFY2(m_window->window.messageBar().text().contains(u"holds no keys"), text);
        QCOMPARE(document().undoStack()->count(), 0);
    }
    QGuiApplication::clipboard()->clear();
    QTRY_VERIFY(!m_window->action(QStringLiteral("Paste"))->isEnabled());
}

void TestEditClipboard::tracksThatTheModelLacksAreLeftOutAndNamed()
{
    QGuiApplication::clipboard()->setText(
        QStringLiteral("frame\tname\tx\n0\tしっぽ\t1\n0\t左腕\t1\n"));
    document().setCurrentFrame(30);
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20, 30}));
    QVERIFY(m_window->window.messageBar().text().contains(QStringLiteral("しっぽ")));
    QCOMPARE(m_window->motion().bones.size(), 2u);

    QGuiApplication::clipboard()->setText(QStringLiteral("frame\tname\tx\n0\tしっぽ\t1\n"));
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(m_window->window.messageBar().text().contains(u"model has none"));
    QCOMPARE(document().undoStack()->count(), 1);
}

void TestEditClipboard::keysOfTheOtherSortSayWhereTheyBelong()
{
    m_window->select(m_window->leftArm, {10});
    m_window->press(Qt::Key_C, Qt::ControlModifier);
    m_window->activate(0);
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(m_window->window.messageBar().text().contains(u"Make a model the active one"));
    m_window->select(m_window->camera, {10});
    m_window->press(Qt::Key_C, Qt::ControlModifier);
    m_window->activate(1);
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(m_window->window.messageBar().text().contains(u"the camera the active one"));
    QCOMPARE(document().undoStack()->count(), 0);
}

QTEST_MAIN(TestEditClipboard)
#include "test_edit_clipboard.moc"
