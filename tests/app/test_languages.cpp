// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/keys_dialog.h"
#include "tests/app/editing/edit_window.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"
#include "ui/document/models/bone_tree_model.h"
#include "ui/messages/export_messages.h"

#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtCore/QTranslator>
#include <QtCore/QXmlStreamReader>
#include <QtGui/QScreen>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTreeWidget>

using namespace odori;
using namespace odori::test;

namespace {

const QRegularExpression placeholder(QStringLiteral("%([0-9n])"));

struct Message {
    QString source;
    QStringList translations; ///< several forms if the text has a count
};

std::vector<Message> messagesOf(const QString& language)
{
    QFile file(QStringLiteral(ODORI_TRANSLATIONS "/odori_%1.ts").arg(language));
    std::vector<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == QStringLiteral("source"))
            messages.push_back({xml.readElementText(), {}});
        else if (xml.name() == QStringLiteral("numerusform"))
            messages.back().translations.append(xml.readElementText());
        else if (xml.name() == QStringLiteral("translation") && language != QStringLiteral("en"))
            messages.back().translations.append(
                xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed());
    }
    return messages;
}

QStringList placeholdersOf(const QString& text)
{
    QStringList found;
    for (auto each = placeholder.globalMatch(text); each.hasNext();)
        found.append(each.next().captured(1));
    found.removeDuplicates();
    found.sort();
    return found;
}

} // namespace

const QStringList translated{
    QStringLiteral("ja"), QStringLiteral("ko"), QStringLiteral("zh_CN"), QStringLiteral("zh_TW")};

/// Counts in the window's sentences, and what all translations must have.
class TestLanguages : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_window->reset(); }
    void cleanup() { QCoreApplication::removeTranslator(&m_translator); }
    void cleanupTestCase() { m_window.reset(); }
    void aDragSaysHowFarItCame_data();
    void aDragSaysHowFarItCame();
    void oneIsNoPlural_data();
    void oneIsNoPlural();
    void everyPlaceholderIsTranslated();
    void noSentenceIsMadeOfParts();
    void countsHaveTheirPlurals();
    void theListOfKeysIsNotCut();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    void speak(const QString& language)
    {
        QVERIFY(m_translator.load(QStringLiteral(":/i18n/odori_%1.qm").arg(language)));
        QCoreApplication::installTranslator(&m_translator);
    }

    QTranslator m_translator;
    std::unique_ptr<EditWindow> m_window;
};

void TestLanguages::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_languages"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestLanguages::aDragSaysHowFarItCame_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("frames");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* language, int frames, const char* expected) {
        QTest::addRow("%s %d", language, frames)
            << QString::fromLatin1(language) << frames << QString::fromUtf8(expected);
    };
    row("en", 12, "+12 frames");
    row("en", 1, "+1 frame");
    row("en", -1, "−1 frame");
    row("en", -12, "−12 frames");
    row("ja", 12, "+12 フレーム");
    row("ja", -12, "−12 フレーム");
    row("zh_CN", 12, "+12 帧");
    row("zh_TW", 12, "+12 個影格");
    row("ko", 12, "+12프레임");
}

void TestLanguages::aDragSaysHowFarItCame()
{
    QFETCH(QString, language);
    QFETCH(int, frames);
    QFETCH(QString, expected);
    speak(language);
    m_window->select(m_window->leftArm, {20});
    CurveEditor& curves = m_window->window.curveEditor();
    curves.setShowsValues(true);
    ValueCanvas& canvas = curves.valueView().canvas();
    (void)canvas.grab();
    const GraphLine line{*canvas.graph().find(m_window->leftArm), mmd::KeyNumber::X};
    const QPoint from = canvas.positionOf(line, 20).toPoint();
    const int pixels = int(std::lround(canvas.axes().time.x(20 + frames))) - from.x();
    QTest::mousePress(&canvas, Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, from + QPoint(pixels, 0),
        canvas.mapToGlobal(from + QPoint(pixels, 0)), Qt::NoButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&canvas, &move);
    const QString said = canvas.readout();
    QTest::mouseRelease(&canvas, Qt::LeftButton, {}, from + QPoint(pixels, 0));
    document().undo();
    QCOMPARE(said.section(QStringLiteral("   "), 0, 0), expected);
}

void TestLanguages::oneIsNoPlural_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    for (const QString& each : translated)
        QTest::newRow(qPrintable(each)) << each;
}

/// Each sentence with 1 and with 5; no translation has "(s)".
void TestLanguages::oneIsNoPlural()
{
    QFETCH(QString, language);
    speak(language);
    m_window->reset(); // creates the window in this language
    QStringList said;
    for (const std::size_t count : {std::size_t(1), std::size_t(5)})
        for (int code = 0; code <= int(mmd::LossCode::View); ++code)
            said.append(sentence(mmd::Loss{mmd::LossCode(code), count, {}}));
    for (const Frames& keys : {Frames{10}, Frames{0, 10, 20}}) {
        m_window->select(m_window->leftArm, keys);
        for (const QLabel* label : m_window->window.findChildren<QLabel*>())
            said.append(label->text());
        for (const auto* button : m_window->window.findChildren<QAbstractButton*>())
            said.append(button->text());
    }
    static const QRegularExpression manyOfOne(
        QStringLiteral("(^|\\D)1 (UV )?(keys|drafts|frames|tracks|materials|morphs|names|rigid "
                       "bodies|vertices)\\b"));
    for (const QString& sentence : said) {
        QVERIFY2(!sentence.contains(QStringLiteral("(s)")), qPrintable(sentence));
        QVERIFY2(!sentence.contains(placeholder), qPrintable(sentence));
        if (language == QStringLiteral("en"))
            QVERIFY2(!sentence.contains(manyOfOne), qPrintable(sentence));
    }
}

void TestLanguages::everyPlaceholderIsTranslated()
{
    const std::size_t count = messagesOf(QStringLiteral("ja")).size();
    QVERIFY(count > 500);
    for (const QString& language : translated) {
        const std::vector<Message> messages = messagesOf(language);
        QCOMPARE(messages.size(), count);
        for (const Message& each : messages) {
            QVERIFY2(!each.translations.isEmpty(), qPrintable(each.source));
            for (const QString& text : each.translations) {
                QVERIFY2(placeholdersOf(text) == placeholdersOf(each.source),
                    qPrintable(each.source + QStringLiteral(" => ") + text));
                QVERIFY2(!text.contains(u'{'), qPrintable(text));
                QVERIFY2(!text.isEmpty() || each.source.isEmpty(), qPrintable(each.source));
            }
        }
    }
}

/// Two adjacent placeholders such as "%1%n" look like one number. A text that begins with the end
/// of another sentence cannot be reordered in other languages.
void TestLanguages::noSentenceIsMadeOfParts()
{
    static const QRegularExpression touching(QStringLiteral("%[0-9n]%[0-9n]"));
    static const QRegularExpression rest(QStringLiteral("^[ .;:][ ]?\\w"));
    const QStringList units{QStringLiteral(" units"), QStringLiteral(" cm"), QStringLiteral(" MiB"),
        QStringLiteral(" min"), QStringLiteral(" ms")};
    for (const Message& each : messagesOf(QStringLiteral("ja"))) {
        QVERIFY2(!each.source.contains(touching), qPrintable(each.source));
        QVERIFY2(
            units.contains(each.source) || !each.source.contains(rest), qPrintable(each.source));
    }
}

void TestLanguages::countsHaveTheirPlurals()
{
    static const QRegularExpression noPlural(QStringLiteral(
        "%[0-9] (UV )?(keys|frames|tracks|bones|morphs|faces|materials|textures|names|"
        "rigid bodies|joints|drafts|changes|files(?! \\()|presets|shapes|vertices)\\b"));
    for (const Message& each : messagesOf(QStringLiteral("ja")))
        QVERIFY2(!each.source.contains(noPlural), qPrintable(each.source));
    const std::vector<Message> english = messagesOf(QStringLiteral("en"));
    QVERIFY(english.size() > 40);
    for (const Message& each : english) {
        QCOMPARE(each.translations.size(), 2);
        for (const QString& text : each.translations)
            QVERIFY2(
                !text.isEmpty() && !text.contains(QStringLiteral("(s)")), qPrintable(each.source));
        if (each.source.contains(QStringLiteral("(s)")))
            QVERIFY2(each.translations[0] != each.translations[1], qPrintable(each.source));
    }
}

void TestLanguages::theListOfKeysIsNotCut()
{
    for (const QString& language : translated) {
        speak(language);
        KeysDialog dialog(m_window->window.commands().keys().map(), &m_window->window);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QVERIFY(dialog.width() < dialog.screen()->availableSize().width());
        const auto* bar = dialog.findChild<QTreeWidget*>()->horizontalScrollBar();
        QVERIFY2(bar->maximum() == 0, qPrintable(language));
        QCoreApplication::removeTranslator(&m_translator);
    }
}

QTEST_MAIN(TestLanguages)
#include "test_languages.moc"
