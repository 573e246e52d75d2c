// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/support/colours.h"
#include "tests/ui/dopesheet/dope_stage.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>

using namespace odori;
using namespace odori::test;

namespace {

using M = DopeMetrics;

const int rangeY = M::rulerHeight - 4;
constexpr int bubbleHeight = 20; // with usual texts

} // namespace

/// The label beside the mouse shows the result of the drag, not the mouse's position.
class TestDopeLabels : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void keysSayHowFarTheyGo();
    void keysStopAtTheFirstFrame();
    void theSheetMayGoDuringADrag();
    void theFirstOfSeveralKeysStopsThem();
    void copiesSayThatTheyAre();
    void anEdgeSaysTheNewLength();
    void aMarkerSaysItsFrame();
    void thePlayRangeSaysItsEnds();
    void keysSayWhatTheyReplace();
    void aDragThatWasTakenBackSaysNothing();
    void aLargeTextHasRoom();
    void theArrowOfAGroupGrows();
    void cleanup();

private:
    /// Drags a key by whole frames without releasing the button.
    void drag(const mmd::TrackId& track, std::uint32_t frame, int frames,
        Qt::KeyboardModifiers modifiers = {});
    void hold(const QPoint& from, int frames, Qt::KeyboardModifiers modifiers = {});
    void letGo() { m_stage->release(m_mouse); }
    /// Whether the label beside the mouse has this text: compares with the same text painted here.
    [[nodiscard]] bool says(const QString& text);
    [[nodiscard]] bool saysNothing();
    [[nodiscard]] QPoint edge(bool last) const;

    const QFont m_usual = QApplication::font();
    std::unique_ptr<DopeStage> m_stage;
    QPoint m_mouse;
};

void TestDopeLabels::cleanup()
{
    m_stage.reset();
    applyFont(*qApp, m_usual, 100);
}

void TestDopeLabels::init()
{
    m_stage = std::make_unique<DopeStage>();
    m_stage->canvas.view().zoom(0.25, m_stage->x(10)); // so that drags end inside the sheet
}

void TestDopeLabels::hold(const QPoint& from, int frames, Qt::KeyboardModifiers modifiers)
{
    m_mouse = from + QPoint(m_stage->x(frames) - m_stage->x(0), 0);
    m_stage->drag(from, m_mouse, modifiers, false);
}

void TestDopeLabels::drag(
    const mmd::TrackId& track, std::uint32_t frame, int frames, Qt::KeyboardModifiers modifiers)
{
    hold(m_stage->at(track, frame), frames, modifiers);
}

bool TestDopeLabels::says(const QString& text)
{
    const QImage seen = m_stage->canvas.grab().toImage();
    const Theme& theme = darkTheme();
    const QFontMetrics metrics(m_stage->canvas.font());
    const QRect area(m_mouse.x() + 14, std::max(2, m_mouse.y() - 26),
        metrics.horizontalAdvance(text) + 14, bubbleHeight);
    QImage expected(area.size(), seen.format());
    expected.fill(theme.selectedKey);
    QPainter painter(&expected);
    painter.setFont(m_stage->canvas.font());
    painter.setPen(QColor(0x241500));
    painter.drawText(expected.rect(), Qt::AlignCenter, text);
    painter.end();
    constexpr int round = 4; // the radius of its corners
    for (int y = round; y < area.height() - round; ++y)
        for (int x = 0; x < area.width(); ++x)
            if (!isNear(
                    seen.pixelColor(area.topLeft() + QPoint(x, y)), expected.pixelColor(x, y), 90))
                return false;
    const QRect behind(area.right() + 1, area.top() + round, 2, area.height() - 2 * round);
    return countOf(seen, behind, theme.selectedKey) == 0; // the label is not wider
}

bool TestDopeLabels::saysNothing()
{
    const QRect area(m_mouse.x() + 16, std::max(2, m_mouse.y() - 26), 8, 8);
    return countOf(m_stage->canvas.grab().toImage(), area, darkTheme().selectedKey) == 0;
}

void TestDopeLabels::keysSayHowFarTheyGo()
{
    drag(bone("A"), 10, 4);
    QVERIFY(says(QStringLiteral("+4")));
    QVERIFY(!says(QStringLiteral("+3")));
    m_mouse = m_stage->at(bone("A"), 10);
    m_stage->move(m_mouse);
    QVERIFY(saysNothing());
    m_mouse = m_stage->at(bone("A"), 2);
    m_stage->move(m_mouse);
    QVERIFY(says(QStringLiteral("-8")));
    letGo();
    QVERIFY(saysNothing());
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 2, 13, 20}));
}

void TestDopeLabels::keysSayWhatTheyReplace()
{
    drag(bone("A"), 10, 3);
    QVERIFY(says(QStringLiteral("+3 · replaces 1 key(s)")));
    m_mouse = m_stage->at(bone("A"), 12);
    m_stage->move(m_mouse);
    QVERIFY(says(QStringLiteral("+2")));
    m_mouse = m_stage->at(bone("A"), 13);
    m_stage->move(m_mouse, Qt::ControlModifier);
    QVERIFY(says(QStringLiteral("copy +3 · replaces 1 key(s)")));
    letGo();
}

void TestDopeLabels::theSheetMayGoDuringADrag()
{
    drag(bone("A"), 10, 4);
    m_stage = std::make_unique<DopeStage>(); // a slot of a deleted sheet ends the program
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 10, 13, 20}));
}

void TestDopeLabels::keysStopAtTheFirstFrame()
{
    drag(morph("M"), 5, -24);
    QCOMPARE(m_stage->frames(morph("M")), (Frames{0}));
    QVERIFY(says(QStringLiteral("-5")));
    QVERIFY(!says(QStringLiteral("-24")));
    letGo();
    QCOMPARE(m_stage->frames(morph("M")), (Frames{0}));
}

/// Whichever key is dragged.
void TestDopeLabels::theFirstOfSeveralKeysStopsThem()
{
    m_stage->document.select(selected({{bone("A"), {10, 20}}, {morph("M"), {5}}}));
    drag(bone("A"), 20, -15);
    QVERIFY(says(QStringLiteral("-5")));
    letGo();
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 5, 13, 15}));
    QCOMPARE(m_stage->frames(morph("M")), (Frames{0}));
}

void TestDopeLabels::copiesSayThatTheyAre()
{
    drag(morph("M"), 5, 6, Qt::ControlModifier);
    QVERIFY(says(QStringLiteral("copy +6")));
    m_mouse = QPoint(m_stage->x(-19), m_mouse.y());
    m_stage->move(m_mouse, Qt::ControlModifier);
    QVERIFY(says(QStringLiteral("copy -5")));
    m_stage->move(m_mouse); // without Ctrl the drag moves
    QVERIFY(says(QStringLiteral("-5")));
    QCOMPARE(m_stage->frames(morph("M")), (Frames{0}));
    letGo();
}

QPoint TestDopeLabels::edge(bool last) const
{
    const QRectF block = m_stage->canvas.view().blockOf(*m_stage->canvas.selectionExtent());
    return QPointF(last ? block.right() : block.left(), block.center().y()).toPoint();
}

void TestDopeLabels::anEdgeSaysTheNewLength()
{
    m_stage->document.select(selected({{bone("A"), {10, 20}}}));
    hold(edge(true), -30); // stops after the first key
    QVERIFY(says(QString::fromUtf8("10 → 1 frame(s) · 10 %")));
    letGo();
    m_stage->document.undo();
    m_stage->document.select(selected({{bone("A"), {10, 20}}}));
    hold(edge(false), -20); // stops at 0
    QVERIFY(says(QString::fromUtf8("10 → 20 frame(s) · 200 % · replaces 1 key(s)")));
    letGo();
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 13, 20}));
}

void TestDopeLabels::aMarkerSaysItsFrame()
{
    const mmd::Marker marker{12, "turn"};
    Document& document = m_stage->document;
    document.apply(mmd::addMarkers(document.scene(), std::span(&marker, 1)), {});
    hold({m_stage->x(12) + 2, markY}, 6);
    QVERIFY(says(QStringLiteral("18")));
    m_mouse = QPoint(m_stage->x(-14), markY);
    m_stage->move(m_mouse);
    QVERIFY(says(QStringLiteral("0")));
    letGo();
    QCOMPARE(document.scene().markers.front().frame, 0u);
}

void TestDopeLabels::thePlayRangeSaysItsEnds()
{
    hold({m_stage->x(20) - 2, rangeY}, -6);
    m_mouse = QPoint(m_stage->x(14), rangeY);
    m_stage->move(m_mouse);
    QVERIFY(says(QString::fromUtf8("0 – 14")));
    m_mouse = QPoint(m_stage->x(-12), rangeY);
    m_stage->move(m_mouse);
    QVERIFY(says(QString::fromUtf8("0 – 1")));
    m_mouse = QPoint(m_stage->x(10), rangeY);
    m_stage->move(m_mouse);
    letGo();
    hold({m_stage->x(0) + 2, rangeY}, 30);
    QVERIFY(says(QString::fromUtf8("9 – 10")));
    letGo();
}

void TestDopeLabels::aDragThatWasTakenBackSaysNothing()
{
    drag(bone("A"), 10, 4);
    m_stage->document.undo();
    QVERIFY(saysNothing());
    m_stage->move(m_mouse + QPoint(20, 0));
    m_mouse += QPoint(20, 0);
    QVERIFY(saysNothing());
    letGo();
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 10, 13, 20}));
}

void TestDopeLabels::aLargeTextHasRoom()
{
    for (const int percent : {100, 200}) {
        applyFont(*qApp, m_usual, percent);
        init();
        drag(bone("A"), 10, 4);
        const QImage seen = m_stage->canvas.grab().toImage();
        const int beforeText = m_mouse.x() + 14 + 4;
        const int rows =
            countOf(seen, QRect(beforeText, 0, 1, seen.height()), darkTheme().selectedKey, 8);
        QVERIFY2(rows * 5 >= m_stage->canvas.fontMetrics().height() * 4,
            qPrintable(QString::number(rows)));
        letGo();
    }
}

/// The arrow of the group Body, which is unfolded.
void TestDopeLabels::theArrowOfAGroupGrows()
{
    QFont font = m_usual;
    font.setPixelSize(12); // whatever the screen is
    int usual = 0;
    for (const int percent : {100, 200}) {
        applyFont(*qApp, font, percent);
        init();
        const QImage seen = m_stage->canvas.grab().toImage();
        const QRect arrow(4, m_stage->canvas.view().rowTop(1), M::foldWidth - 4, M::rowHeight - 1);
        const int ink = countOf(seen, arrow, darkTheme().dim, 150);
        QVERIFY(ink > 8);
        if (percent == 100)
            usual = ink;
        else
            QVERIFY2(ink * 2 >= usual * 3, qPrintable(QString::number(ink)));
    }
}

QTEST_MAIN(TestDopeLabels)
#include "test_dope_labels.moc"
