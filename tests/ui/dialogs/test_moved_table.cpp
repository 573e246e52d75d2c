// SPDX-License-Identifier: MIT
#include "ui/dialogs/tools/moved_table.h"

#include <QtCore/QStringList>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QToolButton>

using namespace odori;

/// The table of how far a tool moved the joints: the numbers of each line are its own.
class TestMovedTable : public QObject {
    Q_OBJECT
private slots:
    void eachLineHasItsOwnFrame();
};

void TestMovedTable::eachLineHasItsOwnFrame()
{
    mmd::PoseDifference moved;
    moved.hands = {1.25, 0.5, 11};
    moved.feet = {2.25, 0.25, 22};
    moved.head = {0.0, 0.0, 33}; // does not move
    moved.joints = {4.25, 0.125, 44};
    moved.degrees = 5.5;
    moved.degreesFrame = 55;
    MovedTable table;
    table.show(moved);
    QStringList texts;
    for (const QLabel* label : table.findChildren<QLabel*>())
        texts.append(label->text());
    for (const char* number : {"1.250", "2.250", "4.250", "0.500", "0.125", "5.50°"})
        QVERIFY2(texts.contains(QString::fromUtf8(number)), number);
    QSignalSpy chosen(&table, &MovedTable::frameChosen);
    const std::pair<const char*, std::uint32_t> frames[] = {
        {"Hands", 11}, {"Feet", 22}, {"Head", 0}, {"All joints", 44}, {"Turned", 55}};
    for (const auto& [line, frame] : frames) {
        const QString name = QString::fromLatin1(line);
        QToolButton* button = nullptr;
        for (auto* each : table.findChildren<QToolButton*>())
            if (each->accessibleName().startsWith(name + u':'))
                button = each;
        QVERIFY2(button, line);
        QCOMPARE(button->isHidden(), frame == 0);
        if (frame == 0)
            continue;
        QCOMPARE(button->text(), QString::number(frame));
        button->click();
        QCOMPARE(chosen.takeLast().first().toUInt(), frame);
    }
}

QTEST_MAIN(TestMovedTable)
#include "test_moved_table.moc"
