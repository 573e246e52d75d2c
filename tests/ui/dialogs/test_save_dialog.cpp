// SPDX-License-Identifier: MIT
#include "tests/app/files/file_hands.h"
#include "ui/dialogs/save_dialog.h"

#include <QtCore/QTemporaryDir>
#include <QtWidgets/QMessageBox>

using namespace odori;

/// The dialog for every saved file: extensions, and the question about an existing file.
class TestSaveDialog : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void theEndingIsKeptOrAdded_data();
    void theEndingIsKeptOrAdded();
    void aNameIsCompleted_data();
    void aNameIsCompleted();
    void choosingAKindChangesTheProposal();
    void asksAboutTheFileThatWillBeWritten();
    void aNameThatIsOnlyAnExtensionIsRefused();
    void escapeIsNoPath();

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QString::fromUtf8(name));
    }
    [[nodiscard]] QString ask(Replacing replacing = Replacing::DialogAsks)
    {
        return chosenSavePath(
            nullptr, QStringLiteral("Save"), path("motion.vmd"), kinds(), replacing);
    }
    [[nodiscard]] static QList<FileKind> kinds()
    {
        return {{QStringLiteral("Motion"), QStringLiteral(".vmd")},
            {QStringLiteral("Project"), QStringLiteral(".odori")}};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSaveDialog::theEndingIsKeptOrAdded_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("expected");
    QTest::newRow("none") << QStringLiteral("/a/walk") << 0 << QStringLiteral("/a/walk.vmd");
    QTest::newRow("right") << QStringLiteral("/a/walk.vmd") << 0 << QStringLiteral("/a/walk.vmd");
    QTest::newRow("capital") << QStringLiteral("/a/W.VMD") << 0 << QStringLiteral("/a/W.VMD");
    QTest::newRow("dotted") << QStringLiteral("/a/v1.2") << 0 << QStringLiteral("/a/v1.2.vmd");
    QTest::newRow("foreign") << QStringLiteral("/a/x.pmx") << 0 << QStringLiteral("/a/x.pmx.vmd");
    QTest::newRow("other kind") << QStringLiteral("/a/x.vmd") << 1 << QStringLiteral("/a/x.odori");
    QTest::newRow("dot") << QStringLiteral("/a/x.") << 0 << QStringLiteral("/a/x.vmd");
    QTest::newRow("folder") << QStringLiteral("/a.vmd/x") << 0 << QStringLiteral("/a.vmd/x.vmd");
    QTest::newRow("nothing") << QString() << 0 << QString();
}

void TestSaveDialog::theEndingIsKeptOrAdded()
{
    QFETCH(QString, name);
    QFETCH(int, kind);
    QFETCH(QString, expected);
    QCOMPARE(withEnding(name, kinds(), kind), expected);
}

void TestSaveDialog::aNameIsCompleted_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("expected");
    QTest::newRow("bare") << u"踊り"_qs << QString() << u"踊り.vmd"_qs;
    QTest::newRow("dotted") << u"v1.2"_qs << QString() << u"v1.2.vmd"_qs;
    QTest::newRow("other kind") << u"x.odori"_qs << QString() << u"x.odori"_qs;
    QTest::newRow("chosen kind") << u"x"_qs << u"Project"_qs << u"x.odori"_qs;
    QTest::newRow("chosen kind, old ending") << u"x.vmd"_qs << u"Project"_qs << u"x.odori"_qs;
}

void TestSaveDialog::aNameIsCompleted()
{
    QFETCH(QString, typed);
    QFETCH(QString, filter);
    QFETCH(QString, expected);
    const test::FileAnswer answer(m_folder->path(), typed, filter);
    QCOMPARE(ask(), m_folder->filePath(expected));
    QCOMPARE(answer.proposed(), QStringLiteral("motion.vmd"));
}

void TestSaveDialog::choosingAKindChangesTheProposal()
{
    QString shown;
    QTimer::singleShot(300, this, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        auto* box = dialog->findChild<QComboBox*>(QStringLiteral("fileTypeCombo"));
        box->setCurrentIndex(1);
        emit box->activated(1);
        shown = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->text();
        dialog->reject();
    });
    QCOMPARE(ask(), QString());
    QCOMPARE(shown, QStringLiteral("motion.odori"));
}

void TestSaveDialog::asksAboutTheFileThatWillBeWritten()
{
    QFile file(path("walk.vmd"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QStringList questions;
    QTimer timer;
    QList answers{QMessageBox::Cancel, QMessageBox::Save};
    connect(&timer, &QTimer::timeout, this, [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box || !box->isActiveWindow()) // a box that is not active yet takes no clicks
            return;
        questions.append(box->text());
        QTest::mouseClick(box->button(answers.takeFirst()), Qt::LeftButton);
        if (answers.isEmpty())
            timer.stop();
    });
    timer.start(30);
    const test::FileAnswer first(m_folder->path(), QStringLiteral("walk"));
    // After "Cancel" the dialog appears again with the same name.
    std::unique_ptr<test::FileAnswer> second;
    QTimer::singleShot(1000, this, [&] {
        second = std::make_unique<test::FileAnswer>(m_folder->path(), QStringLiteral("walk.vmd"));
    });
    QCOMPARE(ask(), path("walk.vmd"));
    QCOMPARE(questions.size(), 2);
    QVERIFY(questions.front().contains(QStringLiteral("walk.vmd")));
    QVERIFY(second && second->proposed() == QStringLiteral("walk.vmd"));

    const test::FileAnswer third(m_folder->path(), QStringLiteral("walk"));
    QCOMPARE(ask(Replacing::CallerAsks), path("walk.vmd"));
    QCOMPARE(questions.size(), 2);
}

void TestSaveDialog::aNameThatIsOnlyAnExtensionIsRefused()
{
    QString said;
    std::unique_ptr<test::FileAnswer> second;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box || !box->isActiveWindow())
            return;
        said = box->text();
        second = std::make_unique<test::FileAnswer>(m_folder->path(), QStringLiteral("walk"));
        QTest::mouseClick(box->button(QMessageBox::Ok), Qt::LeftButton);
        timer.stop();
    });
    timer.start(30);
    const test::FileAnswer first(m_folder->path(), QStringLiteral(".vmd"));
    QCOMPARE(ask(Replacing::CallerAsks), path("walk.vmd"));
    QCOMPARE(said, QStringLiteral(".vmd is only an extension; write a name before it."));
}

void TestSaveDialog::escapeIsNoPath()
{
    const test::FileAnswer answer(m_folder->path(), {});
    QCOMPARE(ask(), QString());
    QVERIFY(!answer.proposed().isEmpty());
}

QTEST_MAIN(TestSaveDialog)
#include "test_save_dialog.moc"
