// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/ui/dopesheet/dope_stage.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>
#include <QtCore/QTimer>
#include <QtGui/QContextMenuEvent>
#include <QtGui/QNativeGestureEvent>
#include <QtGui/QPointingDevice>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QToolButton>

using namespace odori;
using namespace odori::test;

namespace {

using M = DopeMetrics;

} // namespace

/// The sheet's descriptions of its cursor and selection, its menu and its header.
class TestDopeWords : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init() { m_stage = std::make_unique<DopeStage>(); }
    void theCursorIsDescribed();
    void theStatusSaysWhatIsSelected();
    void theStatusSaysWhatIsHidden();
    void keyStepsGoOverTheSelectedTracks();
    void theViewFollowsByAPage();
    void twoFingersZoom();
    void theMenuIsAboutTheMarker();
    void theMenuSetsThePlayRange();
    void theRowsScrollBar();
    void theFirstBeatIsHere();

private:
    void addMarker(std::uint32_t frame, const char* name);
    [[nodiscard]] QStringList menuAt(const QPoint& at, const QString& choice = {});
    [[nodiscard]] QToolButton* headerButton(const QString& text) const;

    std::unique_ptr<DopeStage> m_stage;
};

void TestDopeWords::addMarker(std::uint32_t frame, const char* name)
{
    const mmd::Marker marker{frame, name};
    Document& document = m_stage->document;
    document.apply(
        mmd::addMarkers(document.scene(), std::span(&marker, 1)), QStringLiteral("Marker"));
}

void TestDopeWords::theCursorIsDescribed()
{
    DopeCanvas& canvas = m_stage->canvas;
    Document& document = m_stage->document;
    QCOMPARE(canvas.rowCursor().description(), QStringLiteral("frame 0"));
    canvas.rowCursor().setRow(0);
    QCOMPARE(canvas.rowCursor().description(), QStringLiteral("Show and IK, frame 0, no key"));
    canvas.rowCursor().setRow(1);
    QCOMPARE(canvas.rowCursor().description(), QStringLiteral("Body, group, frame 0, key"));
    document.setCurrentFrame(10);
    document.select(selected({{bone("A"), {10}}}));
    QCOMPARE(canvas.rowCursor().description(), QStringLiteral("Body, group, frame 10, key"));
    document.select(selected({{bone("A"), {10}}, {bone("B"), {10}}}));
    QCOMPARE(
        canvas.rowCursor().description(), QStringLiteral("Body, group, frame 10, key, selected"));
    document.setCurrentFrame(11.4); // the nearest frame
    QCOMPARE(canvas.rowCursor().description(), QStringLiteral("Body, group, frame 11, no key"));
    canvas.setFolded(1, true);
    document.setCurrentFrame(13);
    QCOMPARE(
        canvas.rowCursor().description(), QStringLiteral("Body, group, folded, frame 13, key"));
    canvas.setFolded(1, false);
    canvas.rowCursor().setRow(5);
    document.setCurrentFrame(5);
    QCOMPARE(canvas.rowCursor().description(), QStringLiteral("M, frame 5, key"));
    document.select(selected({{morph("M"), {5}}}));
    QCOMPARE(canvas.rowCursor().description(), QStringLiteral("M, frame 5, key, selected"));
    canvas.rowCursor().setRow(99);
    QCOMPARE(canvas.rowCursor().row(), 5);
    canvas.rowCursor().setRow(-3);
    QCOMPARE(canvas.rowCursor().row(), 0);
}

void TestDopeWords::theStatusSaysWhatIsSelected()
{
    QSignalSpy said(&m_stage->sheet, &DopeSheet::statusText);
    Document& document = m_stage->document;
    const auto says = [&](const mmd::Selection& selection) {
        document.select(selection);
        return said.isEmpty() ? QStringLiteral("nothing") : said.back().front().toString();
    };
    QCOMPARE(says(mmd::Selection{{bone("A"), bone("B")}, {}}), QStringLiteral("A, B"));
    QCOMPARE(says(selected({{bone("A"), {13}}})),
        QStringLiteral("1 key(s) selected on A · segment 10 → 13"));
    QCOMPARE(says(selected({{bone("A"), {0}}})), QStringLiteral("1 key(s) selected on A"));
    QCOMPARE(says(selected({{morph("M"), {5}}})),
        QStringLiteral("1 key(s) selected on M · segment 0 → 5"));
    QCOMPARE(says(selected({{bone("A"), {10, 13}}, {bone("B"), {10}}})),
        QStringLiteral("3 key(s) selected on A, B"));
    mmd::Selection more = selected({{bone("B"), {0}}});
    more.setTrack(bone("A"), true); // the names are those of the keys
    QCOMPARE(says(more), QStringLiteral("1 key(s) selected on B"));
    mmd::Selection many;
    for (const char* each : {"A", "B", "C", "D", "E"})
        many.setTrack(bone(each), true);
    QCOMPARE(says(many), QStringLiteral("A, B, C and 2 more"));
    QCOMPARE(says({}), QString());
}

void TestDopeWords::theStatusSaysWhatIsHidden()
{
    QSignalSpy said(&m_stage->sheet, &DopeSheet::statusText);
    m_stage->document.select(selected({{bone("A"), {10, 13}}, {morph("M"), {5}}}));
    QCOMPARE(said.back().front().toString(), QStringLiteral("3 key(s) selected on A, M"));
    m_stage->canvas.setFolded(1, true);
    QCOMPARE(
        said.back().front().toString(), QStringLiteral("3 key(s) selected (2 not shown) on A, M"));
    m_stage->canvas.setFolded(1, false);
    QCOMPARE(said.back().front().toString(), QStringLiteral("3 key(s) selected on A, M"));
}

void TestDopeWords::keyStepsGoOverTheSelectedTracks()
{
    Document& document = m_stage->document;
    const auto go = [&](bool forward) {
        forward ? m_stage->sheet.nextKey() : m_stage->sheet.previousKey();
        return document.currentFrame();
    };
    document.select({});
    QCOMPARE(go(true), 5.0); // a key of M: all tracks count
    QCOMPARE(go(true), 10.0);
    document.select(mmd::Selection{{bone("B")}, {}});
    document.setCurrentFrame(13);
    QCOMPARE(go(true), 13.0); // B has no key after it
    QCOMPARE(go(false), 10.0);
    QCOMPARE(go(false), 0.0);
    QCOMPARE(go(false), 0.0);
    document.select(mmd::Selection{{bone("A"), bone("B"), morph("M")}, {}});
    document.setCurrentFrame(12.5); // between two frames
    QCOMPARE(go(true), 13.0);
    document.setCurrentFrame(12.5);
    QCOMPARE(go(false), 10.0);
    const mmd::KeyValue late{
        .track = bone("B"), .frame = 40, .bone = {}, .weight = 0, .interpolation = {}};
    document.apply(
        mmd::setKeys({document.scene(), document.scene().active}, std::span(&late, 1)), {});
    document.select(mmd::Selection{{bone("A"), bone("B")}, {}});
    QCOMPARE(go(true), 13.0); // the nearest of all, not of the last one
}

void TestDopeWords::theViewFollowsByAPage()
{
    DopeCanvas& canvas = m_stage->canvas;
    const double wide = canvas.width() - M::namesWidth;
    m_stage->document.setCurrentFrame(1000);
    QVERIFY(std::abs(canvas.view().axis().x(1000) - (M::namesWidth + 0.1 * wide)) < 1.0);
    const double first = canvas.view().axis().firstFrame;
    m_stage->document.setCurrentFrame(1010); // in view
    QCOMPARE(canvas.view().axis().firstFrame, first);
    m_stage->document.setCurrentFrame(900);
    QVERIFY(std::abs(canvas.view().axis().x(900) - (M::namesWidth + 0.05 * wide)) < 1.0);
}

void TestDopeWords::twoFingersZoom()
{
    DopeCanvas& canvas = m_stage->canvas;
    const QPointF at(500, 120);
    const double under = canvas.view().axis().frame(at.x()),
                 before = canvas.view().axis().pixelsPerFrame;
    QNativeGestureEvent pinch(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2,
        at, canvas.mapTo(canvas.window(), at), canvas.mapToGlobal(at), 0.25, {});
    QCoreApplication::sendEvent(&canvas, &pinch);
    QVERIFY(std::abs(canvas.view().axis().pixelsPerFrame - before * 1.25) < 1e-9);
    QVERIFY(std::abs(canvas.view().axis().frame(at.x()) - under) < 1e-9);
}

QStringList TestDopeWords::menuAt(const QPoint& at, const QString& choice)
{
    QStringList texts;
    QTimer::singleShot(0, &m_stage->canvas, [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (!menu)
            return;
        for (QAction* action : menu->actions()) {
            if (!action->isSeparator())
                texts << action->text();
            if (action->text() == choice)
                action->trigger();
        }
        menu->close();
    });
    QTest::mousePress(&m_stage->canvas, Qt::RightButton, {}, at);
    QTest::mouseRelease(&m_stage->canvas, Qt::RightButton, {}, at);
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, m_stage->canvas.mapToGlobal(at));
    QCoreApplication::sendEvent(&m_stage->canvas, &event);
    return texts;
}

void TestDopeWords::theMenuIsAboutTheMarker()
{
    addMarker(14, "turn");
    const QPoint marker(m_stage->x(14) + 2, markY);
    const QStringList plain{QStringLiteral("Add Marker"), QStringLiteral("Play Range Begins Here"),
        QStringLiteral("Play Range Ends Here")};
    QCOMPARE(menuAt({m_stage->x(5), markY}), plain);
    QCOMPARE(menuAt(marker),
        QStringList({QStringLiteral("Rename Marker…"), QStringLiteral("Delete Marker")}) + plain);
    QCOMPARE(menuAt(m_stage->at(bone("A"), 16)), plain); // it is not selected any more
    static_cast<void>(menuAt(marker, QStringLiteral("Delete Marker")));
    QVERIFY(m_stage->document.scene().markers.empty());
    QCOMPARE(m_stage->document.undoStack()->undoText(), QStringLiteral("Delete Marker"));
}

void TestDopeWords::theMenuSetsThePlayRange()
{
    const auto range = [this] {
        const mmd::SceneSettings& settings = m_stage->document.scene().settings;
        return std::pair(settings.playFirst, settings.playLast);
    };
    m_stage->document.setCurrentFrame(4);
    static_cast<void>(menuAt(m_stage->name(2), QStringLiteral("Play Range Begins Here")));
    QCOMPARE(range(), std::pair(4u, 0u));
    m_stage->document.setCurrentFrame(12);
    static_cast<void>(menuAt(m_stage->name(2), QStringLiteral("Play Range Ends Here")));
    QCOMPARE(range(), std::pair(4u, 12u));
    QCOMPARE(m_stage->document.undoStack()->undoText(), QStringLiteral("Change Play Range"));
}

void TestDopeWords::theRowsScrollBar()
{
    QScrollBar* bar = nullptr;
    for (QScrollBar* each : m_stage->sheet.findChildren<QScrollBar*>())
        if (each->orientation() == Qt::Vertical)
            bar = each;
    QVERIFY(bar);
    QCOMPARE(bar->maximum(), 0); // all rows are visible
    m_stage->sheet.resize(900, 150);
    QApplication::processEvents();
    DopeCanvas& canvas = m_stage->canvas;
    QCOMPARE(bar->maximum(), 6 * M::rowHeight - (canvas.height() - M::headHeight));
    QCOMPARE(bar->pageStep(), canvas.height() - M::headHeight);
    QCOMPARE(bar->singleStep(), int(M::rowHeight));
    bar->setValue(bar->maximum());
    QCOMPARE(canvas.view().rowTop(5) + M::rowHeight, canvas.height());
    canvas.view().setScrollY(3);
    QCOMPARE(bar->value(), 3);
    canvas.setAllFolded(true); // fewer rows: the scroll position is limited
    QVERIFY(bar->maximum() < 3 * M::rowHeight);
    canvas.view().setScrollY(1000);
    QCOMPARE(canvas.view().scrollY(), bar->maximum());
}

QToolButton* TestDopeWords::headerButton(const QString& text) const
{
    for (QToolButton* each : m_stage->sheet.header().findChildren<QToolButton*>())
        if (each->text() == text)
            return each;
    return nullptr;
}

void TestDopeWords::theFirstBeatIsHere()
{
    QToolButton* button = headerButton(QStringLiteral("♩ 120"));
    QVERIFY(button);
    m_stage->document.setCurrentFrame(7);
    auto* here = button->menu()->findChild<QPushButton*>(QStringLiteral("here"));
    auto* bar = button->menu()->findChild<QSpinBox*>();
    button->menu()->popup(button->mapToGlobal(QPoint()));
    QTest::mouseClick(here, Qt::LeftButton);
    bar->setValue(3);
    button->menu()->close();
    QCOMPARE(m_stage->document.scene().settings.firstBeat, 7.0);
    QCOMPARE(m_stage->document.scene().settings.beatsPerBar, 3u);
    QCOMPARE(m_stage->document.scene().settings.beatsPerMinute, 120.0);
    QCOMPARE(m_stage->undoSteps(), 1);
    QCOMPARE(m_stage->document.undoStack()->undoText(), QStringLiteral("Change Beats"));
    m_stage->document.undo();
    QCOMPARE(bar->value(), 4);
    QCOMPARE(m_stage->undoSteps(), 1); // showing it is not an edit
    QVERIFY(!m_stage->document.isGestureRunning());
}

QTEST_MAIN(TestDopeWords)
#include "test_dope_words.moc"
