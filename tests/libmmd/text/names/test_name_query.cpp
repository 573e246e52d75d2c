// SPDX-License-Identifier: MIT
#include "libmmd/text/names/name_dictionary.h"
#include "libmmd/text/names/name_query.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QStringList>
#include <QtTest/QTest>

#include <set>

using namespace mmd;

/// Which names a search finds.
class TestNameQuery : public QObject {
    Q_OBJECT
private slots:
    void namesAreFound_data();
    void namesAreFound();
    void otherNamesAreNot_data();
    void otherNamesAreNot();
    void typingNarrows_data();
    void typingNarrows();
    void noLetterFindsEverything();
    void withoutWordsAllAreFound();
    void everyEntryIsFoundByItsWords();
    void spellingsOfRomajiAreEqual_data();
    void spellingsOfRomajiAreEqual();
    void aThousandNamesAreFast();
};

namespace {

bool finds(const QString& search, const QString& names)
{
    return NameQuery(search.toStdString()).finds(wordsOfNames(names.toStdString()));
}

/// The bones and morphs of an ordinary model.
const QStringList& standardNames()
{
    static const QStringList names = QStringLiteral(
        "全ての親 センター グルーブ 腰 上半身 上半身2 首 頭 両目 左目 右目 左肩P 左肩 左腕 "
        "左腕捩 左ひじ 左手捩 左手首 左親指０ 左人指１ 左人指２ 左人指３ 左中指１ 左薬指１ "
        "左小指１ 右肩 右腕 右ひじ 右手首 右親指０ 下半身 左足 左ひざ 左足首 左つま先 左足ＩＫ "
        "左つま先ＩＫ 左足IK親 右足 右ひざ 右足首 右足ＩＫ 左足D 左ひざD 左足先EX ダミー まばたき "
        "笑い ウィンク ウィンク右 ウィンク２ ｳｨﾝｸ２右 なごみ はぅ びっくり じと目 キリッ あ い う "
        "え "
        "お にやり ω ん 真面目 困る にこり 怒り 上 下 涙 照れ 頬染め 髪１ 前髪 スカート左 ネクタイ")
                                         .split(u' ');
    return names;
}

QStringList found(const QString& search)
{
    static const std::vector<NameWords> words = [] {
        std::vector<NameWords> all;
        for (const QString& each : standardNames())
            all.push_back(wordsOfNames(each.toStdString()));
        return all;
    }();
    const NameQuery query(search.toStdString());
    QStringList names;
    for (std::size_t at = 0; at < words.size(); ++at)
        if (query.finds(words[at]))
            names.append(standardNames()[qsizetype(at)]);
    return names;
}

void addRows(std::initializer_list<std::pair<const char*, const char*>> rows)
{
    QTest::addColumn<QString>("search");
    QTest::addColumn<QString>("names");
    for (const auto& [search, names] : rows) {
        const QString name = QString::fromUtf8(search) + QStringLiteral(" in ") +
                             QString::fromUtf8(names).replace(u'\n', u'/');
        QTest::newRow(name.toUtf8()) << QString::fromUtf8(search) << QString::fromUtf8(names);
    }
}

} // namespace

void TestNameQuery::namesAreFound_data()
{
    addRows({// a side and a word, written in every way
        {"手首", "左手首"}, {"てくび", "左手首"}, {"テクビ", "左手首"}, {"ﾃｸﾋﾞ", "左手首"},
        {"tekubi", "左手首"}, {"TEKUBI", "左手首"}, {"ｔｅｋｕｂｉ", "左手首"}, {"wrist", "左手首"},
        {"Hand", "左手首"}, {"左手首", "左手首"}, {"left wrist", "左手首"},
        {"wrist left", "左手首"}, {"hidari tekubi", "左手首"}, {"hidaritekubi", "左手首"},
        {"ひだりてくび", "左手首"}, {"左　てくび", "左手首"}, {"L wrist", "左手首"},
        {"tek", "左手首"}, {"wri", "左手首"}, {"wrist_L", "左手首"}, {"right", "右手首"},
        {"migi", "右手首"},
        // other bones
        {"center", "センター"}, {"centre", "センター"}, {"senta", "センター"},
        {"sentaa", "センター"}, {"ｾﾝﾀｰ", "センター"}, {"せんたあ", "センタア"},
        {"upper body 2", "上半身２"}, {"upperbody2", "上半身2"}, {"johanshin", "上半身"},
        {"zyouhansin", "上半身"}, {"joohanshin2", "上半身2"}, {"じょうはんしん", "上半身"},
        {"kahanshin", "下半身"}, {"head", "頭"}, {"both eyes", "両目"}, {"ryoume", "両目"},
        {"肘", "左ひじ"}, {"左肘", "左ひじ"}, {"hizi", "左ひじ"}, {"hiji", "左ひじ"},
        {"elbow", "左ヒジ"}, {"膝", "右ひざ"}, {"arm twist", "左腕捩"}, {"udeneji", "左腕捩"},
        {"人差指", "左人指１"}, {"index 1", "左人指１"}, {"finger", "左薬指３"},
        {"hitosashi", "右人指2"}, {"thumb0", "左親指０"}, {"ik", "左足ＩＫ"},
        {"leg ik", "左足ＩＫ"}, {"ashiik", "左足ＩＫ"}, {"asiik", "左足IK親"},
        {"leg ik parent", "左足IK親"}, {"tsumasaki", "左つま先ＩＫ"}, {"tumasaki", "右つま先"},
        {"toe", "右足先EX"}, {"ankle", "右足首"}, {"ashikubi D", "右足首D"}, {"root", "全ての親"},
        {"subete", "全ての親"}, {"shoulder P", "左肩P"}, {"dummy", "左ダミー"},
        {"maegami", "前髪２"}, {"skirt", "スカート左1"}, {"suka-to", "スカート"},
        // morphs
        {"blink", "まばたき"}, {"mabataki", "まばたき"}, {"瞬き", "まばたき"}, {"wink", "ｳｨﾝｸ２右"},
        {"right wink 2", "ｳｨﾝｸ２右"}, {"ウインク", "ウィンク"}, {"winku", "ウィンク右"},
        {"uinku", "ウィンク"}, {"smile", "笑い"}, {"laugh", "笑い"}, {"jitome", "じと目"},
        {"zito", "じと目"}, {"じとめ", "ジト目"}, {"kiri", "キリッ"}, {"bikkuri", "びっくり"},
        {"surprised", "びっくり"}, {"hau", "はぅ"}, {"a", "あ"}, {"omega", "ω□"},
        {"serious", "真面目"}, {"majime", "真面目"}, {"angry", "怒り"}, {"up", "上"},
        {"tear", "涙"}, {"blush", "照れ"}, {"hoho", "頬染め"}, {"n", "ん"}, {"niyari", "にやり"},
        {"grin", "ニヤリ"},
        // names of the model itself, in Japanese and English
        {"BONE 3", "左腕\nbone 3"}, {"rist", "左謎\nleft_wrist"}, {"body", "謎\nUpperBody"},
        {"謎", "左謎２"}, {"tailfin", "Tail Fin"}, {"tail_fin", "TailFin"}, {"b", "UpperBody"},
        {"p", "IKParent"}, {"_", "tail_fin"}, {"!", "恐ろしい子！"}, {"ribon", "リボン補助"},
        {"kabocha", "カボチャ"}, {"kabotya", "かぼちゃ"}, {"kabochā", "かぼちゃあ"},
        // Japanese finds English names
        {"手首", "Wrist_L"}, {"左手首", "wrist.L"}, {"tekubi", "RightWrist"}, {"肘", "elbow_R"},
        {"まばたき", "blink"}, {"jouhanshin", "upper_body"}, {"上半身", "UpperBody2"}});
}

void TestNameQuery::namesAreFound()
{
    QFETCH(QString, search);
    QFETCH(QString, names);
    QVERIFY(finds(search, names));
}

void TestNameQuery::otherNamesAreNot_data()
{
    addRows({{"wrist", "左ひじ"}, {"tekubi", "左足首"}, {"right wrist", "左手首"},
        {"left wrist ik", "左手首"}, {"kubi", "左手首"}, {"rist", "左手首"}, {"く", "左手首"},
        {"ekubi", "左手首"}, {"3", "bone 13"}, {"1", "左手首"}, {"l", "tail"}, {"e", "wrench"},
        {"l", "頭"}, {"l", "右手首"}, {"r", "左目"}, {"ー", "左手首"}, {"ー", "頭"},
        {"-", "左手首"}, {"_", "Tail Fin"}, {"'", "左手首"}, {".", "頭"}, {"・", "上半身"},
        {"っ", "頭"}, {"n'", "頭"}, {"ん", "なごみ"}, {"x", "左手首"}, {"zzz", "頭"},
        {"肘", "左ひざ"}, {"左肘", "右ひじ"}, {"ude", "charm"}, {"a", "左きし"}, {"tooth", "は"},
        {"a", "ん"}, {"wristx", "左手首"}, {"hidaritekubix", "左手首"}, {"ＩＫ", "左足"},
        {"bonebone", "bone\nbone"}, {"謎謎", "謎\n謎"}, {"手首左", "左手\n首左"}, {"wrist", ""},
        {"あ", "い"}, {"!", "恐ろしい子"}, {"上半身2", "上半身"}});
}

void TestNameQuery::otherNamesAreNot()
{
    QFETCH(QString, search);
    QFETCH(QString, names);
    QVERIFY(!finds(search, names));
}

void TestNameQuery::typingNarrows_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("letters");
    const auto row = [](const char* wanted, std::initializer_list<const char*> searches) {
        for (const char* search : searches)
            QTest::newRow(search) << QString::fromUtf8(wanted) << QString::fromUtf8(search);
    };
    row("左手首",
        {"tekubi", "wrist", "left wrist", "hidari tekubi", "hidaritekubi", "ひだりてくび"});
    row("左つま先", {"tsumasaki", "tumasaki", "toes"});
    row("上半身2", {"jouhanshin2", "zyouhansin", "joohanshin", "upper body 2", "upperbody"});
    row("左ひじ", {"hiji", "hizi", "elbow", "forearm"});
    row("じと目", {"jitome", "zitome", "half closed"});
    row("びっくり", {"bikkuri", "surprised"});
    row("ウィンク", {"winku", "uinku", "wink"});
    row("真面目", {"majime", "mazime"});
}

/// Every letter keeps the wanted name, and adds no name from the second letter of a word on.
void TestNameQuery::typingNarrows()
{
    QFETCH(QString, wanted);
    QFETCH(QString, letters);
    QStringList before = standardNames();
    for (int size = 1; size <= letters.size(); ++size) {
        const QString typed = letters.left(size);
        const QStringList now = found(typed);
        QVERIFY2(now.contains(wanted), qPrintable(typed));
        for (const QString& each : now)
            QVERIFY2(before.contains(each), qPrintable(QStringLiteral("%1: %2").arg(typed, each)));
        before = now;
    }
    QVERIFY(before.size() < standardNames().size() / 3);
}

void TestNameQuery::noLetterFindsEverything()
{
    const QString all = QStringLiteral("abcdefghijklmnopqrstuvwxyz0123456789-_.,!'ー・んっあ左");
    for (const QChar each : all)
        QVERIFY2(found(each).size() < standardNames().size() * 2 / 3, qPrintable(QString(each)));
    const QStringList left = found(QStringLiteral("l"));
    QVERIFY(left.contains(QStringLiteral("左手首")) && !left.contains(QStringLiteral("右手首")));
}

void TestNameQuery::withoutWordsAllAreFound()
{
    for (const char* search : {"", " ", "　 \t"}) {
        const NameQuery query(search);
        QVERIFY(query.isEmpty());
        QVERIFY(query.finds(wordsOfNames("左手首")) && query.finds(wordsOfNames("")));
    }
    QVERIFY(!NameQuery("\xFF").isEmpty()); // ill-formed
    QVERIFY(!NameQuery("\xFF").finds(wordsOfNames("左手首")));
}

void TestNameQuery::everyEntryIsFoundByItsWords()
{
    std::set<QString> seen;
    for (const NameEntry& entry : nameDictionary()) {
        const auto list = [](std::string_view texts) {
            return QString::fromUtf8(texts.data(), qsizetype(texts.size())).split(u'|');
        };
        const QStringList names = list(entry.names);
        for (const QString& name : names) {
            QVERIFY2(seen.insert(name).second, qPrintable(name)); // in one entry only
            for (const QString& word : list(entry.readings) + list(entry.english) + names)
                QVERIFY2(finds(word, name), qPrintable(QStringLiteral("%1 in %2").arg(word, name)));
        }
        for (const QString& english : list(entry.english))
            QVERIFY2(!english.isEmpty() && english == english.toLower(), qPrintable(english));
    }
}

void TestNameQuery::spellingsOfRomajiAreEqual_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    const auto row = [](const char* a, const char* b) {
        QTest::addRow("%s %s", a, b) << QString::fromUtf8(a) << QString::fromUtf8(b);
    };
    row("し", "shi");
    row("shi", "si");
    row("しゃしゅしょ", "shashusho");
    row("sha", "sya");
    row("ち", "chi");
    row("ちゃ", "tya");
    row("まっちゃ", "matcha");
    row("matcha", "maccha");
    row("まっちゃ", "mattya");
    row("つ", "tsu");
    row("tsu", "tu");
    row("ふ", "fu");
    row("fu", "hu");
    row("じゃ", "ja");
    row("ja", "zya");
    row("じゃ", "jya");
    row("ぢ", "ji");
    row("ぢ", "di");
    row("づ", "du");
    row("づ", "dzu");
    row("こうもり", "koumori");
    row("koumori", "komori");
    row("kōmori", "koomori");
    row("スカート", "sukaato");
    row("sukāto", "sukato");
    row("しんよう", "shin'you");
    row("こんにちは", "konnitiha");
    row("しんぶん", "shimbun");
    row("ざっし", "zasshi");
    row("はぅ", "hau");
    row("うぅ", "uu");
    row("ファ", "fa");
    row("ウィ", "wi");
    row("シェ", "she");
    row("ティ", "ti");
    row("っ", "");
    row("ーっ1", "1");
}

void TestNameQuery::spellingsOfRomajiAreEqual()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    const auto romaji = [](const QString& text) {
        return romajiOf(searchText(text.toStdString()));
    };
    QCOMPARE(romaji(a), romaji(b));
}

void TestNameQuery::aThousandNamesAreFast()
{
    std::vector<NameWords> names;
    for (int at = 0; at < 1000; ++at)
        names.push_back(wordsOfNames(
            (standardNames()[at % standardNames().size()] + QString::number(at)).toStdString() +
            "\nleft bone_" + std::to_string(at)));
    for (const char* search : {"e", "wrist", "hidaritekubi", "left wrist 3", "左肘"}) {
        const NameQuery query(search);
        qint64 best = 1'000'000'000;
        for (int round = 0; round < 5; ++round) {
            QElapsedTimer timer;
            timer.start();
            for (const NameWords& each : names)
                (void)query.finds(each);
            best = std::min(best, timer.nsecsElapsed());
        }
        // Generous: builds with checks, and machines that do something else.
        QVERIFY2(best < 10'000'000, qPrintable(QString::number(best)));
    }
}

QTEST_APPLESS_MAIN(TestNameQuery)
#include "test_name_query.moc"
