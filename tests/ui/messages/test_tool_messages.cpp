// SPDX-License-Identifier: MIT
#include "ui/messages/tool_messages.h"

#include <QtCore/QSet>
#include <QtCore/QStringList>
#include <QtTest/QTest>

using namespace odori;

/// Every tool of the table has texts, and figures are sentences.
class TestToolMessages : public QObject {
    Q_OBJECT
private slots:
    void everyToolHasTexts_data();
    void everyToolHasTexts();
    void everyFigureHasACode();
    void figuresAreSentences();
    void whatMovedIsASentence();
};

void TestToolMessages::everyToolHasTexts_data()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const mmd::Tool& tool : mmd::toolTable())
        QTest::addRow("%s", std::string(tool.id).c_str()) << index++;
}

void TestToolMessages::everyToolHasTexts()
{
    QFETCH(const int, index);
    const mmd::Tool& tool = mmd::toolTable()[std::size_t(index)];
    QCOMPARE(mmd::findTool(tool.id), &tool);
    QVERIFY(tool.run);
    QVERIFY(nameOf(tool) != QString::fromUtf8(tool.id.data(), qsizetype(tool.id.size())));
    QVERIFY(helpOf(tool).endsWith(u'.'));
    for (const mmd::ToolOption& option : tool.options) {
        const QByteArray id(option.id.data(), qsizetype(option.id.size()));
        QVERIFY2(labelOf(tool, option) != QString::fromUtf8(id), id);
        QVERIFY2(helpOf(tool, option).endsWith(u'.'), id);
        if (option.kind == mmd::ToolOption::Kind::Choice)
            QVERIFY2(std::size_t(option.value) < option.choices.size(), id);
        else
            QVERIFY2(option.least <= option.value && option.value <= option.most, id);
        QSet<QString> choices;
        for (std::size_t choice = 0; choice < option.choices.size(); ++choice)
            choices.insert(choiceOf(tool, option, choice));
        QCOMPARE(std::size_t(choices.size()), option.choices.size());
        QVERIFY(!choices.contains(QString()));
    }
}

void TestToolMessages::everyFigureHasACode()
{
    QSet<QByteArray> codes;
    for (int kind = 0; kind <= int(mmd::ToolFigureKind::MissingBones); ++kind) {
        const QByteArray code = codeOf(mmd::ToolFigureKind(kind));
        QVERIFY(!code.isEmpty());
        codes.insert(code);
    }
    QCOMPARE(codes.size(), int(mmd::ToolFigureKind::MissingBones) + 1);
}

void TestToolMessages::figuresAreSentences()
{
    using enum mmd::ToolFigureKind;
    const std::vector<mmd::ToolFigure> keys{{KeysBefore, 200.0}, {KeysAfter, 25.0}};
    QCOMPARE(
        sentencesOf(keys), QStringList{QStringLiteral("Keys that remain: 25 of 200 (12.5 %).")});
    const std::vector<mmd::ToolFigure> more{{KeysBefore, 564.0}, {KeysAfter, 761.0}};
    QCOMPARE(sentencesOf(more), QStringList{QStringLiteral("Keys: 564 before, 761 now.")});
    const std::vector<mmd::ToolFigure> replaced{
        {.kind = KeysBefore, .value = 20.0, .isReplaced = true}, {KeysAfter, 7.0}};
    QCOMPARE(sentencesOf(replaced), QStringList{QStringLiteral("Keys: 20 before, 7 now.")});
    const std::vector<mmd::ToolFigure> none{{KeysBefore, 0.0}, {KeysAfter, 0.0}};
    QCOMPARE(sentencesOf(none), QStringList{QStringLiteral("There are no keys here.")});
    const std::vector<mmd::ToolFigure> slide{
        {SlideBefore, 1.5}, {SlideAfter, 0.004}, {Contacts, 7.0}};
    QCOMPARE(sentencesOf(slide),
        (QStringList{QStringLiteral("Times that a foot stands: 7."),
            QStringLiteral("A standing foot slides at most 1.500 units before, 0.004 now.")}));
    mmd::ToolFigure missed{.kind = Unreached,
        .value = 4.0,
        .missed = {{20, 0.02}, {21, 0.12}, {22, 0.1}, {40, 0.031}}};
    QCOMPARE(sentencesOf({&missed, 1}),
        (QStringList{QStringLiteral("Frames at which a goal cannot be reached: 4."),
            QStringLiteral(
                "These frames, and the distance in units: 20–22 (0.120), 40 (0.031).")}));
    missed.missed.clear();
    for (std::uint32_t frame = 0; frame < 20; ++frame)
        missed.missed.push_back({2 * frame, 1.0});
    QVERIFY(sentencesOf({&missed, 1}).back().endsWith(QStringLiteral("14 (1.000), ….")));
}

void TestToolMessages::whatMovedIsASentence()
{
    mmd::PoseDifference moved;
    moved.hands = {.largest = 0.0123, .mean = 0.004, .frame = 103};
    moved.degrees = 0.25;
    moved.degreesFrame = 7;
    QCOMPARE(sentence(movedLines(moved).front()),
        QStringLiteral("Hands: moved at most 0.012 units (frame 103), 0.004 on average."));
    QCOMPARE(turnSentence(moved), QStringLiteral("Joints turned at most 0.250° (frame 7)."));
}

QTEST_APPLESS_MAIN(TestToolMessages)
#include "test_tool_messages.moc"
