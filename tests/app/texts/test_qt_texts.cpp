// SPDX-License-Identifier: MIT
// Texts of Qt that Odori replaces.
#include "app/translation.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtGui/QFileSystemModel>
#include <QtGui/QKeySequence>
#include <QtTest/QTest>
#include <QtWidgets/QFileIconProvider>
#include <QtWidgets/QMenu>

namespace odori {

class TestQtTexts : public QObject {
    Q_OBJECT

private slots:
    void keys_data();
    void keys();
    void filesAndFolders_data();
    void filesAndFolders();
    void otherTextsStay();
};

namespace {

QString shown(const QKeySequence& key)
{
    return key.toString(QKeySequence::NativeText);
}

} // namespace

void TestQtTexts::keys_data()
{
    QTest::addColumn<QString>("enter");
    QTest::addColumn<QString>("numEnter");
    QTest::addColumn<QString>("left");
    QTest::newRow("en") << "Enter"
                        << "Num Enter"
                        << "Left";
    QTest::newRow("fr") << "Enter"
                        << "Num Enter"
                        << "Left"; // no translation: English
    QTest::newRow("ja") << "Enter"
                        << "テンキーEnter"
                        << "←";
    QTest::newRow("ko") << "Enter"
                        << "숫자판 Enter"
                        << "←";
    QTest::newRow("zh_CN") << "回车"
                           << "小键盘回车"
                           << "←";
    QTest::newRow("zh_TW") << "Enter"
                           << "數字鍵盤 Enter"
                           << "←";
}

void TestQtTexts::keys()
{
    installTranslations(*qApp, QString::fromUtf8(QTest::currentDataTag()));
    QFETCH(QString, enter);
    QFETCH(QString, numEnter);
    QFETCH(QString, left);
    QCOMPARE(shown(Qt::Key_Return), enter);
    QCOMPARE(shown(Qt::Key_Enter), numEnter);
    QCOMPARE(shown(Qt::CTRL | Qt::Key_Return), QStringLiteral("Ctrl+") + enter);
    QCOMPARE(shown(Qt::Key_Left), left);
    QCOMPARE(shown(Qt::Key_Backspace).contains(QStringLiteral("Backspae")), false);
    // What files hold is in no language.
    QCOMPARE(QKeySequence(Qt::Key_Return).toString(QKeySequence::PortableText),
        QStringLiteral("Return"));
}

void TestQtTexts::filesAndFolders_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<QString>("folder");
    QTest::newRow("en") << "Size"
                        << "Folder";
    QTest::newRow("ja") << "サイズ"
                        << "フォルダー";
    QTest::newRow("ko") << "크기"
                        << "폴더";
    QTest::newRow("zh_CN") << "大小"
                           << "文件夹";
    QTest::newRow("zh_TW") << "大小"
                           << "資料夾";
}

void TestQtTexts::filesAndFolders()
{
    installTranslations(*qApp, QString::fromUtf8(QTest::currentDataTag()));
    QFETCH(QString, size);
    QFETCH(QString, folder);
    QCOMPARE(QFileSystemModel().headerData(1, Qt::Horizontal).toString(), size);
    QCOMPARE(QFileIconProvider().type(QFileInfo(QDir::tempPath())), folder);
}

/// Qt's own translations are still used for all other texts.
void TestQtTexts::otherTextsStay()
{
    installTranslations(*qApp, QStringLiteral("ja"));
    QCOMPARE(QFileSystemModel().headerData(0, Qt::Horizontal).toString(), QStringLiteral("名前"));
    QCOMPARE(shown(Qt::Key_PageUp), QStringLiteral("PgUp"));
}

} // namespace odori

QTEST_MAIN(odori::TestQtTexts)
#include "test_qt_texts.moc"
