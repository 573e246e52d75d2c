// SPDX-License-Identifier: MIT
#include "ui/messages/export_messages.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

using namespace odori;

/// The messages about an export, without a translation.
class TestExportMessages : public QObject {
    Q_OBJECT
private slots:
    void namesAreListedAndMoreAreSaid();
    void everyLossHasASentence();
};

void TestExportMessages::namesAreListedAndMoreAreSaid()
{
    mmd::Loss loss{mmd::LossCode::LostTracks, 2, {"左腕", "a\nb"}};
    const QString both = sentence(loss);
    QVERIFY2(both.contains(QStringLiteral("2 ")), qPrintable(both));
    QVERIFY2(both.endsWith(QStringLiteral(": 左腕, a\\nb")), qPrintable(both));
    loss.count = 3;
    QVERIFY(sentence(loss).endsWith(QStringLiteral("a\\nb, …")));
    loss.names.clear();
    QVERIFY2(
        sentence(loss).endsWith(QStringLiteral("bones or morphs")), qPrintable(sentence(loss)));
}

void TestExportMessages::everyLossHasASentence()
{
    QSet<QString> sentences;
    for (int code = 0; code <= int(mmd::LossCode::View); ++code) {
        const QString text = sentence(mmd::Loss{mmd::LossCode(code), 5, {}});
        QVERIFY2(text.contains(u'5'), qPrintable(text));
        sentences.insert(text);
    }
    QCOMPARE(sentences.size(), int(mmd::LossCode::View) + 1);
}

QTEST_GUILESS_MAIN(TestExportMessages)
#include "test_export_messages.moc"
