// SPDX-License-Identifier: MIT
#include "ui/dialogs/plain_box.h"
#include "ui/dialogs/save_question.h"
#include "ui/document/scene_drafts.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtCore/QTimer>
#include <QtGui/QKeySequence>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>

#include <optional>

using namespace odori;

/// The letters that press the buttons of questions together with Alt.
class TestPlainBox : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void everyButtonHasItsLetter_data();
    void everyButtonHasItsLetter();
    void unsavedWorkHasLettersToo();
    void changedFilesHaveLettersToo();
    void overwritingIsAskedByItsName();
    void altAndALetterAnswers();

private:
    /// The letters of the next question, sorted. Then Alt and `key` are pressed.
    QString lettersOfNext(const std::function<void()>& ask, Qt::Key key = Qt::Key_C)
    {
        QString letters;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box || !box->isActiveWindow())
                return;
            timer.stop();
            m_question = box->text();
            QStringList found;
            for (const QAbstractButton* button : box->buttons())
                found.append(QKeySequence::mnemonic(button->text()).toString().right(1));
            found.sort();
            letters = found.join(QString());
            QTest::keyClick(box, key, Qt::AltModifier);
        });
        timer.start(30);
        ask();
        [&] { QTRY_VERIFY(!timer.isActive() && !QApplication::activeModalWidget()); }();
        return letters;
    }

    std::unique_ptr<QWidget> m_window;
    QString m_question; ///< the text of the last one
};

void TestPlainBox::init()
{
    m_window = std::make_unique<QWidget>();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestPlainBox::everyButtonHasItsLetter_data()
{
    QTest::addColumn<int>("buttons");
    QTest::addColumn<QString>("letters");
    QTest::addColumn<int>("key");
    QTest::newRow("save") << int(PlainBox::Save | PlainBox::Discard | PlainBox::Cancel) << "CDS"
                          << int(Qt::Key_C);
    QTest::newRow("delete") << int(PlainBox::Yes | PlainBox::Cancel) << "CY" << int(Qt::Key_Y);
    QTest::newRow("export anyway") << int(PlainBox::Yes | PlainBox::No) << "NY" << int(Qt::Key_N);
    QTest::newRow("message") << int(PlainBox::Ok) << "O" << int(Qt::Key_O);
}

void TestPlainBox::everyButtonHasItsLetter()
{
    QFETCH(int, buttons);
    QFETCH(QString, letters);
    QFETCH(int, key);
    const PlainBox::Ask question{PlainBox::Question, QStringLiteral("Title"),
        QStringLiteral("Text"), PlainBox::StandardButtons(buttons), PlainBox::NoButton};
    QCOMPARE(lettersOfNext([&] { (void)PlainBox::ask(m_window.get(), question); }, Qt::Key(key)),
        letters);
}

void TestPlainBox::unsavedWorkHasLettersToo()
{
    Document work;
    SaveChoice choice = SaveChoice::Stay;
    const auto ask = [&](const QStringList& motions) {
        return lettersOfNext(
            [&] { choice = chosenForUnsavedWork(m_window.get(), work, motions); }, Qt::Key_D);
    };
    QCOMPARE(ask({QStringLiteral("walk.vmd")}), QStringLiteral("CDPS"));
    QVERIFY(choice == SaveChoice::Discard);
    work.sceneDrafts().change(mmd::CameraValue{.distance = -3.0f}, {});
    QCOMPARE(ask({}), QStringLiteral("CDP"));
    QCOMPARE(ask({QStringLiteral("walk.vmd")}), QStringLiteral("CDMP"));
    QVERIFY(choice == SaveChoice::Discard);
}

void TestPlainBox::changedFilesHaveLettersToo()
{
    const QString file = QStringLiteral("walk.vmd");
    for (const bool mayReload : {false, true})
        QCOMPARE(lettersOfNext([&] {
            askForChangedFile(m_window.get(), file, mayReload, [](ChangedFileChoice) {});
        }),
            mayReload ? QStringLiteral("COR") : QStringLiteral("CO"));
    const SharedFile shared{file, QStringLiteral("A"), QStringLiteral("B")};
    QCOMPARE(
        lettersOfNext([&] { askForSharedFile(m_window.get(), shared, [](SharedFileChoice) {}); }),
        QStringLiteral("ACO"));
}

void TestPlainBox::overwritingIsAskedByItsName()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("歩き.vmd")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QString name = QStringLiteral("歩き.vmd");
    const QString series = QStringLiteral("Overwrite the pictures of %1?");
    for (const QString& own : {QString(), series}) {
        for (const Qt::Key key : {Qt::Key_O, Qt::Key_C}) {
            bool mayOverwrite = key != Qt::Key_O;
            const auto ask = [&] {
                mayOverwrite = PlainBox::mayOverwrite(
                    m_window.get(), QStringLiteral("Save"), file.fileName(), own);
            };
            QCOMPARE(lettersOfNext(ask, key), QStringLiteral("CO"));
            QCOMPARE(mayOverwrite, key == Qt::Key_O);
            QCOMPARE(m_question,
                own.isEmpty()
                    ? name + QStringLiteral(" already exists. Overwrite it?")
                    : QStringLiteral("Overwrite the pictures of ") + name + QLatin1Char('?'));
        }
    }
    QVERIFY(PlainBox::mayOverwrite( // a new file: no question, or the test waits for ever
        m_window.get(), QStringLiteral("Save"), file.fileName() + QStringLiteral(".new")));
}

void TestPlainBox::altAndALetterAnswers()
{
    const PlainBox::Ask question{PlainBox::Question, QStringLiteral("Title"),
        QStringLiteral("Text"), PlainBox::Save | PlainBox::Discard | PlainBox::Cancel,
        PlainBox::Cancel};
    const std::pair<Qt::Key, PlainBox::StandardButton> answers[] = {
        {Qt::Key_S, PlainBox::Save}, {Qt::Key_D, PlainBox::Discard}, {Qt::Key_C, PlainBox::Cancel}};
    for (const auto& [key, button] : answers) {
        std::optional<PlainBox::StandardButton> answer;
        (void)lettersOfNext([&] { answer = PlainBox::ask(m_window.get(), question); }, key);
        QVERIFY(answer == button);
    }
}

QTEST_MAIN(TestPlainBox)
#include "test_plain_box.moc"
