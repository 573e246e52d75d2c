// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "libmmd/base/file_io.h"
#include "libmmd/scene/edits/values/curves.h"
#include "tests/app/commands/curve_window.h"
#include "tests/ui/curves/easing/curve_stage.h"
#include "ui/curves/channel_buttons.h"
#include "ui/curves/curve_commands.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/curves/easing/preset_box.h"
#include "ui/curves/easing/preset_menu.h"
#include "ui/fields/number_field.h"
#include "ui/fields/panel_header.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QMouseEvent>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLayout>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolButton>

using namespace odori;
using namespace odori::test;
using mmd::BezierCurve;

/// The texts of the curve editor, the names of its buttons, and their positions.
class TestCurveTexts : public QObject, private WindowStage<CurveStage> {
    Q_OBJECT
private slots:
    void initTestCase();
    void init()
    {
        setUp();
        m_editor->presets().menu().setLibrary(PresetLibrary(
            mmd::pathFromUtf8(m_folder.filePath(QStringLiteral("none.json")).toStdString())));
    }
    void cleanup() { tearDown(); }
    void theHintIsAboutWhatIsShown();
    void theHandlesAreSpoken();
    void stepsHaveTheNameOfWhatWasDone();
    void copyingIsSaid();
    void everythingIsBesideTheGrid_data();
    void everythingIsBesideTheGrid();
    void theHeadersButtonsAreExplained();
    void actionsNameTheirKeys();
    void theCamerasChannelsAreToBePastedTo();
    void channelsHaveNamesAndColours();
    void channelButtonsFillTheirRows();
    void theChannelThatIsDownHasALight();
    void theTabKeyComesToTheOneThatIsDown();
    void presetsSayTheirNumbers();
    void theMenuHasWhatCanBeDone();
    void theNoteGivesWayToTheHint();

private:
    [[nodiscard]] QLabel* note() const
    {
        return m_editor->findChild<QLabel*>(QStringLiteral("note"));
    }
    [[nodiscard]] QAction* entry(const QString& text) const;
    void fillMenu() const { emit m_editor->presets().menu().aboutToShow(); }
    void drag(QPoint by, Qt::KeyboardModifiers modifiers) const;

    QTemporaryDir m_folder;
};

void TestCurveTexts::initTestCase()
{
    prepareProgram("test_curve_texts");
}

void TestCurveTexts::theHintIsAboutWhatIsShown()
{
    QVERIFY(note()->text().startsWith(QStringLiteral("Drag a handle")));
    QCOMPARE(note()->toolTip(), note()->text());
    m_document->select(both(keysOf("左腕", {45}), keysOf("左ひじ", {45})));
    QVERIFY(note()->text().startsWith(QStringLiteral("Drag: all to the same position")));
    m_editor->setShowsValues(true);
    QVERIFY(note()->text().startsWith(QStringLiteral("Drag keys, handles or a box")));
    m_editor->setShowsValues(false);
    QVERIFY(note()->text().startsWith(QStringLiteral("Drag: all to the same position")));
    m_document->select({});
    QVERIFY(note()->text().isEmpty());
}

void TestCurveTexts::theHandlesAreSpoken()
{
    const CurveView& view = m_editor->view();
    QCOMPARE(view.accessibleDescription(), QStringLiteral("Handles at 20, 20 and 107, 107"));
    m_editor->commands().set({1, 2, 3, 4}, QStringLiteral("Set Curve"));
    QCOMPARE(view.accessibleDescription(), QStringLiteral("Handles at 1, 2 and 3, 4"));
    m_document->select({});
    QVERIFY(view.accessibleDescription().isEmpty());
    for (const char* name : {"x1", "y1", "x2", "y2"})
        QCOMPARE(m_editor->findChild<QWidget*>(QLatin1String(name))->accessibleName(),
            QLatin1String(name));
    m_document->select(keysOf("左腕", {45}));
    const int numbers[] = {1, 2, 3, 4};
    for (std::size_t at = 0; at < 4; ++at)
        QCOMPARE(m_editor->coordinate(at).text(), QString::number(numbers[at]));
}

void TestCurveTexts::drag(QPoint by, Qt::KeyboardModifiers modifiers) const
{
    CurveView& view = m_editor->view();
    const QPoint from = view.positionOf(view.handle(0)).toPoint();
    QTest::mousePress(&view, Qt::LeftButton, modifiers, from);
    QMouseEvent move(QEvent::MouseMove, from + by, view.mapToGlobal(from + by), Qt::NoButton,
        Qt::LeftButton, modifiers);
    QCoreApplication::sendEvent(&view, &move);
    QTest::mouseRelease(&view, Qt::LeftButton, modifiers, from + by);
}

void TestCurveTexts::stepsHaveTheNameOfWhatWasDone()
{
    const auto step = [this] { return m_document->undoStack()->undoText(); };
    drag({20, 0}, {});
    QCOMPARE(step(), QStringLiteral("Change Curve"));
    drag({20, 0}, Qt::ShiftModifier);
    QCOMPARE(step(), QStringLiteral("Nudge Curves"));
    click("easeIn");
    QCOMPARE(step(), QStringLiteral("Set Curve Ease in"));
    m_editor->commands().set({1, 2, 3, 4}, QStringLiteral("Set Curve"));
    QCOMPARE(step(), QStringLiteral("Set Curve"));
    click("curves.flip");
    QCOMPARE(step(), QStringLiteral("Flip Curves"));
    QGuiApplication::clipboard()->setText(QStringLiteral("5 6 7 8"));
    click("curves.paste");
    QCOMPARE(step(), QStringLiteral("Paste Curve"));
    m_document->setCurrentFrame(41);
    click("curves.insertKey");
    QCOMPARE(step(), QStringLiteral("Insert Keys"));
    QCOMPARE(m_document->undoStack()->count(), 7);
}

void TestCurveTexts::copyingIsSaid()
{
    click("curves.copy");
    QCOMPARE(m_editor->note(), QStringLiteral("Copied 20 20 107 107"));
    m_document->select(keysOf("左ひじ", {45}));
    m_editor->channelButtons().setChannel(-1);
    click("curves.copy");
    QCOMPARE(m_editor->note(), QStringLiteral("Copied the curves of all channels"));
    QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), 3);
    QGuiApplication::clipboard()->setText(QStringLiteral("kept"));
    m_document->select(both(keysOf("左腕", {45}), keysOf("左ひじ", {45})));
    m_editor->commands().copy(); // two keys with different curves
    QVERIFY(m_editor->note().startsWith(QStringLiteral("The selected keys have different curves")));
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("kept"));
    m_document->select(tracksOf({bone("左腕")}));
    m_document->setCurrentFrame(45);
    click("curves.insertKey");
    QCOMPARE(m_editor->note(), QStringLiteral("There is already a key at frame 45"));
}

void TestCurveTexts::everythingIsBesideTheGrid_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isBelow"); // the tools are under the grid
    QTest::addColumn<bool>("isAbove"); // the channels are over the grid
    QTest::addColumn<int>("columns");  // of the tools
    QTest::newRow("narrow") << QSize(260, 460) << true << false << 4;
    QTest::newRow("low") << QSize(440, 330) << false << true << 4;
    QTest::newRow("tall") << QSize(450, 700) << false << false << 1;
    QTest::newRow("wide") << QSize(700, 560) << false << false << 2;
}

void TestCurveTexts::everythingIsBesideTheGrid()
{
    QFETCH(QSize, size);
    QFETCH(bool, isBelow);
    QFETCH(bool, isAbove);
    QFETCH(int, columns);
    m_editor->resize(size);
    QTRY_COMPARE(m_editor->size(), size);
    QCoreApplication::processEvents();
    const auto place = [this](QWidget* widget) {
        return QRect(widget->mapTo(m_editor, QPoint()), widget->size());
    };
    const QRect view = place(&m_editor->view());
    const QRect numbers = place(m_editor->coordinate(0).parentWidget());
    const QRect channels = place(&m_editor->channelButtons());
    const QRect presets = place(&m_editor->presets());
    const QRect tools = place(button("curves.copy")->parentWidget());
    for (const QRect& part : {numbers, channels, presets, tools}) {
        QVERIFY(!part.intersects(view));
        QVERIFY(m_editor->rect().contains(part));
    }
    QCOMPARE(tools.top() > view.bottom(), isBelow);
    QCOMPARE(presets.top() > view.bottom(), isBelow);
    QVERIFY(tools.top() > presets.bottom());
    QCOMPARE(channels.bottom() < view.top(), isAbove);
    if (!isBelow) {
        QVERIFY(tools.left() > view.right() && presets.left() > view.right());
        QCOMPARE(numbers.left() > view.right(), isAbove);
    }
    if (!isAbove)
        QVERIFY(numbers.bottom() < view.top());
    const auto* first = static_cast<QToolButton*>(button("curves.copy"));
    QCOMPARE(first->toolButtonStyle(),
        columns < 4 ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    int inFirstRow = 0;
    for (const char* name :
        {"curves.copy", "curves.paste", "curves.flip", "curves.smooth", "curves.insertKey"})
        inFirstRow += button(name)->y() == first->y();
    QCOMPARE(inFirstRow, columns);
}

void TestCurveTexts::theHeadersButtonsAreExplained()
{
    const auto* easing =
        m_editor->header()->findChild<QToolButton*>(QStringLiteral("curves.easing"));
    const auto* values =
        m_editor->header()->findChild<QToolButton*>(QStringLiteral("curves.values"));
    QVERIFY(easing->toolTip().contains(QStringLiteral("the easing of the segments")));
    QVERIFY(values->toolTip().contains(QStringLiteral("the values of the selected tracks")));
    QVERIFY(easing->isChecked() && !values->isChecked());
    m_document->select(both(keysOf("左腕", {45}), keysOf("左ひじ", {45})));
    QVERIFY(count().contains(QStringLiteral("mixed")));
    m_editor->setShowsValues(true);
    QVERIFY(values->isChecked() && !easing->isChecked());
    QVERIFY(!count().contains(QStringLiteral("mixed")) && !count().isEmpty());
}

void TestCurveTexts::actionsNameTheirKeys()
{
    const std::pair<const char*, const char*> keys[] = {{"curves.copy", "(Ctrl+Alt+C)"},
        {"curves.paste", "(Ctrl+Alt+V)"}, {"curves.flip", "(M)"}, {"curves.smooth", "(U)"},
        {"curves.insertKey", "(Ins)"}, {"curves.deleteKey", "(Ctrl+Del)"}};
    for (const auto& [name, key] : keys) {
        QVERIFY2(button(name)->toolTip().endsWith(QLatin1String(key)),
            qPrintable(button(name)->toolTip()));
        QCOMPARE(button(name)->accessibleDescription(), button(name)->toolTip());
    }
    for (const char* name : {"curves.nudge", "curves.speed"})
        QVERIFY(button(name)->isCheckable() && !button(name)->toolTip().contains(u'('));
    for (const char* name : {"curves.copy", "curves.paste", "curves.flip", "curves.smooth",
             "curves.insertKey", "curves.deleteKey", "curves.nudge", "curves.speed"})
        QVERIFY(!button(name)->icon().isNull());
}

void TestCurveTexts::theCamerasChannelsAreToBePastedTo()
{
    const auto shown = [](CurveWindow& window) {
        QStringList texts;
        for (const QAction* action : window.pasteMenu()->actions())
            if (action->isVisible() && !action->isSeparator())
                texts << Commands::plainText(action->text());
        return texts;
    };
    QCOMPARE(
        shown(*m_window), (QStringList{QStringLiteral("Paste to All Channels"),
                              QStringLiteral("Paste to X"), QStringLiteral("Paste to Y"),
                              QStringLiteral("Paste to Z"), QStringLiteral("Paste to Rotation")}));
    CurveWindow window;
    Document& document = window.document();
    loadCamera(document);
    CurveEditor& editor = window.editor();
    editor.show();
    mmd::Selection selection;
    selection.setKey({mmd::TrackKind::Camera, {}}, 30, true);
    document.select(selection);
    QCOMPARE(shown(window).size(), 7);
    QCOMPARE(shown(window).back(), QStringLiteral("Paste to Field of View"));
    document.select({});
    QCOMPARE(shown(window).size(), 5);
}

void TestCurveTexts::channelsHaveNamesAndColours()
{
    const Theme& theme = darkTheme();
    const QColor colours[] = {
        theme.x, theme.y, theme.z, theme.rotation, theme.marker, theme.accentBright};
    const char* names[] = {"X", "Y", "Z", "Rotation", "Distance", "FOV"};
    ChannelButtons buttons;
    buttons.setCamera(true);
    for (int channel = 0; channel < 6; ++channel) {
        QCOMPARE(channelColour(theme, channel), colours[channel]);
        QCOMPARE(channelName(channel), QLatin1String(names[channel]));
        buttons.setChannel(channel);
        QCOMPARE(int(buttons.channels()), 1 << channel);
        QCOMPARE(buttons.channel(), channel);
        QCOMPARE(buttons.colour(), colours[channel]);
        auto* each = buttons.findChild<QAbstractButton*>(QStringLiteral("channel%1").arg(channel));
        QCOMPARE(each->accessibleName(), QStringLiteral("Channel %1").arg(channelName(channel)));
    }
    buttons.setChannel(-1);
    QCOMPARE(buttons.channels(), mmd::allCurveChannels);
    QCOMPARE(buttons.channel(), -1);
    QCOMPARE(buttons.colour(), theme.key);
    QCOMPARE(channelName(-1), QStringLiteral("All"));
    buttons.setCamera(false); // all channels of a bone too
    QCOMPARE(buttons.channel(), -1);
    buttons.setCamera(true);
    buttons.setChannel(5);
    buttons.setCamera(false);
    QCOMPARE(buttons.channel(), 3);
}

void TestCurveTexts::channelButtonsFillTheirRows()
{
    ChannelButtons buttons;
    buttons.resize(300, 120);
    buttons.show();
    const auto each = [&](int channel) {
        return buttons.findChild<QAbstractButton*>(QStringLiteral("channel%1").arg(channel));
    };
    const auto arrange = [&](bool camera, int columns) {
        buttons.setCamera(camera);
        buttons.setColumns(columns);
        buttons.layout()->activate();
    };
    arrange(false, 2);
    QCOMPARE(each(0)->y(), each(1)->y());
    QVERIFY(each(2)->y() > each(0)->y() && each(3)->y() == each(2)->y());
    QVERIFY(each(-1)->y() > each(3)->y());
    QVERIFY(each(-1)->width() > each(0)->width() * 3 / 2); // fills its row
    QVERIFY(!each(4)->isVisible() && !each(5)->isVisible());
    arrange(true, 3);
    QCOMPARE(each(5)->y(), each(3)->y());
    QCOMPARE(each(4)->text(), QStringLiteral("Distance"));
    QCOMPARE(each(-1)->width(), buttons.contentsRect().width());
    arrange(true, ChannelButtons::mostColumns); // one row: names are abbreviated
    QCOMPARE(each(-1)->y(), each(0)->y());
    QCOMPARE(each(3)->text(), QStringLiteral("Rot."));
    QCOMPARE(each(4)->text(), QStringLiteral("Dist."));
    arrange(false, ChannelButtons::mostColumns);
    QCOMPARE(each(3)->text(), QStringLiteral("Rotation"));
    QCOMPARE(buttons.count(), 5);
}

void TestCurveTexts::theChannelThatIsDownHasALight()
{
    ChannelButtons buttons;
    buttons.resize(160, 140);
    buttons.setChannel(1);
    const auto pixel = [&](int channel, int x) {
        auto* each = buttons.findChild<QAbstractButton*>(QStringLiteral("channel%1").arg(channel));
        each->resize(90, 24);
        return each->grab().toImage().pixelColor(x, 12);
    };
    for (const int channel : {0, 1, 2, 3})
        QCOMPARE(pixel(channel, 11), channelColour(darkTheme(), channel)); // the dot
    QCOMPARE(pixel(0, 85), darkTheme().header);
    QVERIFY(pixel(1, 85).green() > darkTheme().header.green() + 20);
    buttons.setChannel(0);
    QCOMPARE(pixel(1, 85), darkTheme().header);
    QVERIFY(pixel(0, 85).red() > darkTheme().header.red() + 20);
}

void TestCurveTexts::theTabKeyComesToTheOneThatIsDown()
{
    ChannelButtons buttons;
    QSignalSpy changed(&buttons, &ChannelButtons::channelChanged);
    for (const int channel : {0, 3, -1, 2}) {
        buttons.setChannel(channel);
        for (int other = -1; other < 6; ++other)
            QCOMPARE(buttons.findChild<QAbstractButton*>(QStringLiteral("channel%1").arg(other))
                         ->focusPolicy(),
                other == channel ? Qt::TabFocus : Qt::NoFocus);
    }
    QCOMPARE(changed.count(), 4);
}

void TestCurveTexts::presetsSayTheirNumbers()
{
    const QString tip = button("easeIn")->toolTip();
    for (const char* part : {"<b>Ease in</b>", "53 0 127 127", "Starts slowly"})
        QVERIFY2(tip.contains(QLatin1String(part)), qPrintable(tip));
    QCOMPARE(button("easeIn")->accessibleDescription(), QStringLiteral("Starts slowly"));
    QVERIFY(button("presets")->toolTip().contains(QStringLiteral("save, export")));
    m_document->select({});
    for (const char* name : {"easeIn", "presets"})
        QVERIFY(!button(name)->isEnabled());
}

QAction* TestCurveTexts::entry(const QString& text) const
{
    for (QAction* action : m_editor->presets().menu().actions())
        if (action->text().startsWith(text))
            return action;
    return nullptr;
}

void TestCurveTexts::theMenuHasWhatCanBeDone()
{
    fillMenu();
    QCOMPARE(m_editor->presets().menu().actions().front()->text(),
        QStringLiteral("Linear\t20 20 107 107"));
    QCOMPARE(entry(QStringLiteral("Ease in"))->toolTip(), QStringLiteral("Starts slowly"));
    QVERIFY(!entry(QStringLiteral("Linear"))->icon().isNull());
    QVERIFY(!entry(QStringLiteral("Your own"))); // there are no presets of the user
    for (const char* text : {"&Rename", "&Delete", "&Export"})
        QVERIFY2(!entry(QLatin1String(text))->isEnabled(), text);
    QVERIFY(entry(QStringLiteral("&Save"))->isEnabled());
    QVERIFY(entry(QStringLiteral("&Import"))->isEnabled());
    QVERIFY(entry(QStringLiteral("&Save"))->toolTip().startsWith(QStringLiteral("Saves")));
    m_document->select(both(keysOf("左腕", {45}), keysOf("左ひじ", {45})));
    fillMenu();
    QCOMPARE(entry(QStringLiteral("&Save"))->toolTip(),
        QStringLiteral("The selected keys have different curves"));
    QVERIFY(!entry(QStringLiteral("&Save"))->isEnabled());
    m_editor->presets().menu().setLibrary(PresetLibrary(
        mmd::pathFromUtf8(m_folder.filePath(QStringLiteral("own.json")).toStdString())));
    QVERIFY(m_editor->presets().menu().library().save({"a & <b>", {1, 2, 3, 4}}));
    fillMenu();
    QVERIFY(entry(QStringLiteral("Your own")));
    QCOMPARE(entry(QStringLiteral("a "))->text(), QStringLiteral("a && <b>\t1 2 3 4"));
    for (const char* text : {"&Rename", "&Delete", "&Export"})
        QVERIFY2(entry(QLatin1String(text))->isEnabled(), text);
    QCOMPARE(entry(QStringLiteral("&Rename"))->menu()->actions().size(), 1);
}

void TestCurveTexts::theNoteGivesWayToTheHint()
{
    const QString hint = note()->text();
    click("curves.copy");
    QVERIFY(note()->text() != hint && note()->text() == m_editor->note());
    QCOMPARE(note()->toolTip(), m_editor->note());
    const auto brightest = [this] {
        const QImage image = note()->grab().toImage();
        int most = 0;
        for (int x = 0; x < image.width(); ++x)
            for (int y = 0; y < image.height(); ++y)
                most = std::max(most, image.pixelColor(x, y).lightness());
        return most;
    };
    const int said = brightest();
    m_document->select(keysOf("左腕", {38})); // the note was about the previous keys
    QCOMPARE(note()->text(), hint);
    QVERIFY(brightest() < said - 20); // dimmed
}

QTEST_MAIN(TestCurveTexts)
#include "test_curve_texts.moc"
