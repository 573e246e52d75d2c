// SPDX-License-Identifier: MIT
#include "app/palette/fuzzy_match.h"

#include <QtTest/QTest>

using namespace odori;

/// Which letters of a name match, and which name matches better.
class TestFuzzyMatch : public QObject {
    Q_OBJECT
private slots:
    void lettersAreFoundInOrder_data();
    void lettersAreFoundInOrder();
    void theBetterOneWins_data();
    void theBetterOneWins();
    void farFetchedMatchesAreKnown_data();
    void farFetchedMatchesAreKnown();
    void sentencesContainWhatIsTyped_data();
    void sentencesContainWhatIsTyped();
    void nothingTypedFitsAll();
};

void TestFuzzyMatch::lettersAreFoundInOrder_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found"); ///< "^" under each matched letter; empty: no match
    const auto row = [](const char* name, const char* typed, const char* text, const char* found) {
        QTest::newRow(name) << QString::fromUtf8(typed) << QString::fromUtf8(text)
                            << QString::fromLatin1(found);
    };
    row("beginning", "cop", "Copy Curve", "^^^       ");
    row("first letters of words", "cc", "Copy Curve", "^    ^    ");
    row("a later word whole", "curve", "Copy Curve", "     ^^^^^");
    row("not the first that comes", "ma", "Summary of Marks", "           ^^   ");
    row("any case", "COPY", "copy", "^^^^");
    row("spaces are no letters", "c o p", "Copy", "^^^ ");
    row("dots are no letters", "copy...", "Copy…", "^^^^ ");
    row("full width", "ｃｏｐｙ", "Copy", "^^^^");
    row("wrong order", "poc", "Copy", "");
    row("a letter too much", "copyy", "Copy", "");
    row("letters in a word", "cpy", "Copy Curve", "^ ^^      ");
    row("letters in words", "dark", "Add Marker", "");
    row("the first letter in a word", "pcu", "Copy Curve", "");
    row("Japanese", "貼付", "貼り付け", "^ ^ ");
    row("katakana by hiragana", "こぴー", "コピー", "^^^");
    row("half width katakana", "ｺ", "コピー", "^  ");
    row("kanji begins a word", "フ", "次のフレーム", "  ^   "); // the mark is at the third letter
}

void TestFuzzyMatch::lettersAreFoundInOrder()
{
    QFETCH(QString, typed);
    QFETCH(QString, text);
    QFETCH(QString, found);
    const auto match = fuzzyMatch(typed, text);
    QCOMPARE(match.has_value(), !found.isEmpty());
    if (!match)
        return;
    QString marks(text.size(), u' ');
    for (const qsizetype place : match->indices)
        marks[place] = u'^';
    QCOMPARE(marks, found);
}

void TestFuzzyMatch::theBetterOneWins_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");
    const auto row = [](const char* name, const char* typed, const char* better,
                         const char* worse) {
        QTest::newRow(name) << QString::fromUtf8(typed) << QString::fromUtf8(better)
                            << QString::fromUtf8(worse);
    };
    row("the whole name", "copy", "Copy", "Copy Curve");
    row("word starts", "pm", "Paste Mirrored", "Multiply and Compare me");
    row("together", "red", "Redo", "Register Drafts");
    row("at the beginning", "save", "Save As…", "Do Not Save");
    row("shorter", "play", "Play", "Playback Speed");
}

void TestFuzzyMatch::theBetterOneWins()
{
    QFETCH(QString, typed);
    QFETCH(QString, better);
    QFETCH(QString, worse);
    const auto first = fuzzyMatch(typed, better), second = fuzzyMatch(typed, worse);
    QVERIFY(first && (!second || first->score > second->score));
}

void TestFuzzyMatch::farFetchedMatchesAreKnown_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isClose");
    const auto row = [](const char* name, const char* typed, const char* text, bool isClose) {
        QTest::newRow(name) << QString::fromUtf8(typed) << QString::fromUtf8(text) << isClose;
    };
    row("beginning", "cop", "Copy Curve", true);
    row("beginnings of words", "cocu", "Copy Curve", true);
    row("together in a word", "urv", "Copy Curve", true);
    row("a letter in a word", "cpy", "Copy Curve", false);
    row("Japanese", "貼付", "貼り付け", true);
    row("signs between spaces", "play / stop", "Play / Stop", true);
}

void TestFuzzyMatch::farFetchedMatchesAreKnown()
{
    QFETCH(QString, typed);
    QFETCH(QString, text);
    QFETCH(bool, isClose);
    const auto match = fuzzyMatch(typed, text);
    QVERIFY(match);
    QCOMPARE(match->isClose, isClose);
}

void TestFuzzyMatch::sentencesContainWhatIsTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("first"); ///< index of the first letter, -1: no match
    const auto row = [](const char* name, const char* typed, const char* text, int first) {
        QTest::newRow(name) << QString::fromUtf8(typed) << QString::fromUtf8(text) << first;
    };
    row("a word", "theme", "Language, theme, font size", 10);
    row("its beginning, in any case", "FON", "Language, theme, font size", 17);
    row("two words", "  font   size", "Language, theme, font size", 17);
    row("in a word", "heme", "Language, theme, font size", -1);
    row("the second place begins a word", "he", "The theme here", 10);
    row("letters in their order", "lts", "Language, theme, font size", -1);
    row("kana", "てーま", "言語とテーマ", 3);
    row("nothing", " ", "Language", -1);
}

void TestFuzzyMatch::sentencesContainWhatIsTyped()
{
    QFETCH(QString, typed);
    QFETCH(QString, text);
    QFETCH(int, first);
    const QList<qsizetype> indices = wholeMatch(typed, text);
    QCOMPARE(indices.isEmpty() ? -1 : int(indices.front()), first);
    if (first >= 0)
        QCOMPARE(indices.size(), typed.simplified().size());
}

void TestFuzzyMatch::nothingTypedFitsAll()
{
    QVERIFY(fuzzyMatch(QString(), QStringLiteral("Copy")).has_value());
    QVERIFY(fuzzyMatch(QStringLiteral("  "), QString()).has_value());
    QVERIFY(!fuzzyMatch(QStringLiteral("a"), QString()).has_value());
}

QTEST_MAIN(TestFuzzyMatch)
#include "test_fuzzy_match.moc"
