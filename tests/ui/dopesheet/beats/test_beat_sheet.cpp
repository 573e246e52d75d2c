// SPDX-License-Identifier: MIT
#include "libmmd/scene/beats/beat_map.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/ui/dopesheet/dope_stage.h"
#include "ui/dopesheet/beats/beat_button.h"
#include "ui/dopesheet/beats/beat_sheet.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/theme/theme.h"

#include <QtCore/QTimer>
#include <QtTest/QTest>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

using namespace odori;
using namespace odori::test;

using Changes = std::vector<mmd::TempoChange>;

/// Tempo changes in the popup of the tempo and on the ruler, and drags that snap to beats.
class TestBeatSheet : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void theTempoChangesAtTheCurrentFrame();
    void theFieldHasTheTempoOfTheCurrentFrame();
    void aChangeIsRemoved();
    void doubleAndHalfAreOneClickAway();
    void impossibleTemposAreDisabled();
    void tapsSetTheTempo();
    void tKeepsNumbersInTheFields();
    void beatsAfterAChangeHaveTheirOwnDistance();
    void keysSnapToBeats();
    void edgesSnapToBeats();
    void theCurrentFrameSnapsToBeats();
    void markersSnapToBeats();
    void withoutSnappingEveryFrameIsPossible();

private:
    [[nodiscard]] BeatButton& button() const
    {
        return *m_stage->sheet.header().findChild<BeatButton*>();
    }
    [[nodiscard]] const mmd::SceneSettings& settings() const
    {
        return m_stage->document.scene().settings;
    }
    void set(double tempo, double first, Changes changes = {})
    {
        mmd::SceneSettings next = settings();
        next.beatsPerMinute = tempo;
        next.firstBeat = first;
        next.tempoChanges = std::move(changes);
        m_stage->document.apply(mmd::changeSettings(m_stage->document.scene(), next), {});
        m_stage->document.undoStack()->clear();
    }
    [[nodiscard]] QPushButton* push(const char* text) const
    {
        for (QPushButton* each : button().menu()->findChildren<QPushButton*>())
            if (each->text() == QString::fromUtf8(text))
                return each;
        return nullptr;
    }
    [[nodiscard]] QDoubleSpinBox* tempo() const
    {
        return button().menu()->findChildren<QDoubleSpinBox*>().at(0);
    }
    /// Calls `use` while the popup is open, as after a click on the button.
    template <class Use>
    void inPopup(Use use)
    {
        bool wasOpen = false;
        QTimer::singleShot(50, this, [&] {
            wasOpen = button().menu()->isVisible();
            use();
            button().menu()->close();
        });
        QTest::mouseClick(&button(), Qt::LeftButton); // returns when the popup is closed
        QVERIFY(wasOpen);
        QVERIFY(!m_stage->document.isGestureRunning());
    }

    std::unique_ptr<DopeStage> m_stage;
};

void TestBeatSheet::init()
{
    m_stage.reset();
    m_stage = std::make_unique<DopeStage>();
}

void TestBeatSheet::theTempoChangesAtTheCurrentFrame()
{
    m_stage->document.setCurrentFrame(32); // beats each 15 frames: the second
    inPopup([&] {
        QTest::mouseClick(push("Change Tempo Here"), Qt::LeftButton);
        QTest::keyClicks(tempo(), QStringLiteral("60"));
        QTest::keyClick(tempo(), Qt::Key_Tab);
    });
    QCOMPARE(settings().beatsPerMinute, 120.0);
    QCOMPARE(settings().tempoChanges, (Changes{{2, 60.0}}));
    QCOMPARE(m_stage->document.currentFrame(), 30.0); // the beat that has changed
    QCOMPARE(m_stage->undoSteps(), 1);
    m_stage->document.undo();
    QVERIFY(settings().tempoChanges.empty());
    m_stage->document.redo();
    QCOMPARE(settings().tempoChanges, (Changes{{2, 60.0}}));
}

void TestBeatSheet::theFieldHasTheTempoOfTheCurrentFrame()
{
    set(120, 0, {{4, 90.0}});
    auto* place = button().menu()->findChild<QLabel*>(QStringLiteral("place"));
    QVERIFY(place);
    for (const auto& [frame, shown, where] : {std::tuple{59.0, 120.0, "from the first beat"},
             std::tuple{60.0, 90.0, "from bar 2, beat 1 (frame 60)"}}) {
        m_stage->document.setCurrentFrame(frame);
        QCOMPARE(tempo()->value(), shown);
        QCOMPARE(button().text(), QStringLiteral("♩ %1").arg(shown));
        QCOMPARE(place->text(), QString::fromUtf8(where));
        QCOMPARE(push("Remove Change")->isEnabled(), frame >= 60.0);
    }
    inPopup([&] {
        QTest::keyClicks(tempo(), QStringLiteral("75"));
        QTest::keyClick(tempo(), Qt::Key_Tab);
    });
    QCOMPARE(settings().beatsPerMinute, 120.0);
    QCOMPARE(settings().tempoChanges, (Changes{{4, 75.0}}));
}

void TestBeatSheet::aChangeIsRemoved()
{
    set(120, 0, {{4, 90.0}, {8, 60.0}});
    m_stage->document.setCurrentFrame(70);
    inPopup([&] { QTest::mouseClick(push("Remove Change"), Qt::LeftButton); });
    QCOMPARE(settings().tempoChanges, (Changes{{8, 60.0}}));
    QCOMPARE(m_stage->undoSteps(), 1);
}

void TestBeatSheet::doubleAndHalfAreOneClickAway()
{
    set(120, 3, {{4, 90.0}});
    inPopup([&] { QTest::mouseClick(push("× 2"), Qt::LeftButton); });
    QCOMPARE(settings().beatsPerMinute, 240.0);
    QCOMPARE(settings().firstBeat, 3.0);
    QCOMPARE(settings().tempoChanges, (Changes{{8, 180.0}}));
    QCOMPARE(m_stage->undoSteps(), 1);
    inPopup([&] {
        QTest::mouseClick(push("÷ 2"), Qt::LeftButton);
        QTest::mouseClick(push("÷ 2"), Qt::LeftButton);
    });
    QCOMPARE(settings().beatsPerMinute, 60.0);
    QCOMPARE(settings().tempoChanges, (Changes{{2, 45.0}}));
    QCOMPARE(m_stage->undoSteps(), 2);
}

void TestBeatSheet::impossibleTemposAreDisabled()
{
    set(600, 0);
    QVERIFY(!push("× 2")->isEnabled() && push("÷ 2")->isEnabled());
    set(1.5, 0);
    QVERIFY(push("× 2")->isEnabled() && !push("÷ 2")->isEnabled());
}

void TestBeatSheet::tapsSetTheTempo()
{
    double seconds = 0.0;
    button().sheet().setClock([&] { return seconds; });
    inPopup([&] {
        for (int at = 0; at < 5; ++at) { // by key, in the focused field
            QTest::keyClick(tempo(), Qt::Key_T);
            seconds += 0.4;
        }
        QCOMPARE(settings().beatsPerMinute, 150.0);
        seconds += 10.0; // begins again
        for (int at = 0; at < 3; ++at) {
            QTest::mouseClick(push("Tap (T)"), Qt::LeftButton);
            seconds += 0.75;
        }
    });
    QCOMPARE(settings().beatsPerMinute, 80.0);
    QCOMPARE(m_stage->undoSteps(), 1);
    QVERIFY(button().text().contains(QStringLiteral("80")));
}

void TestBeatSheet::tKeepsNumbersInTheFields()
{
    inPopup([&] {
        QTest::keyClicks(tempo(), QStringLiteral("99"));
        QTest::keyClick(tempo(), Qt::Key_T); // one tap is no tempo
        QTest::keyClick(tempo(), Qt::Key_Tab);
    });
    QCOMPARE(settings().beatsPerMinute, 99.0);
}

void TestBeatSheet::beatsAfterAChangeHaveTheirOwnDistance()
{
    set(360, 0, {{2, 180.0}}); // at 0, 5, 10, 20
    const QImage image = m_stage->canvas.grab().toImage();
    const QColor header = themeOf(m_stage->canvas.palette()).header;
    const auto isMarked = [&](double frame) {
        const QColor found = image.pixelColor(m_stage->x(frame), DopeMetrics::rulerHeight + 12);
        return std::abs(found.green() - header.green()) > 8;
    };
    for (const double frame : {5.0, 20.0})
        QVERIFY2(isMarked(frame), qPrintable(QString::number(frame)));
    for (const double frame : {2.5, 7.5, 15.0, 17.5})
        QVERIFY2(!isMarked(frame), qPrintable(QString::number(frame)));
    const QColor accent = themeOf(m_stage->canvas.palette()).accentBright;
    QCOMPARE(image.pixelColor(m_stage->x(10), DopeMetrics::rulerHeight + 4), accent);
}

void TestBeatSheet::keysSnapToBeats()
{
    set(300, 1, {}); // at 1, 7, 13, 19
    m_stage->canvas.setSnapsToBeats(true);
    m_stage->click(m_stage->at(bone("A"), 20));
    m_stage->drag(m_stage->at(bone("A"), 20), m_stage->at(bone("A"), 17.4));
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 10, 13, 19}));
    QCOMPARE(m_stage->undoSteps(), 1);
    m_stage->document.undo();
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 10, 13, 20}));
}

void TestBeatSheet::edgesSnapToBeats()
{
    set(300, 1, {});
    m_stage->canvas.setSnapsToBeats(true);
    m_stage->document.select(selected({{bone("A"), {0, 10}}}));
    const auto extent = m_stage->canvas.selectionExtent();
    QVERIFY(extent && extent->last == 10);
    const QPoint edge(m_stage->x(10) + 8, m_stage->at(bone("A"), 0).y());
    m_stage->drag(edge, edge + QPoint(m_stage->x(18) - m_stage->x(10), 0));
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 13, 19, 20}));
}

void TestBeatSheet::theCurrentFrameSnapsToBeats()
{
    set(300, 1, {});
    m_stage->canvas.setSnapsToBeats(true);
    const int y = DopeMetrics::rulerHeight / 3;
    m_stage->drag(QPoint(m_stage->x(3), y), QPoint(m_stage->x(11), y));
    QCOMPARE(m_stage->document.currentFrame(), 13.0);
    QCOMPARE(m_stage->undoSteps(), 0);
}

void TestBeatSheet::markersSnapToBeats()
{
    set(300, 1, {});
    m_stage->canvas.setSnapsToBeats(true);
    const mmd::Marker marker{3, "a"};
    m_stage->document.apply(mmd::addMarkers(m_stage->document.scene(), std::span(&marker, 1)), {});
    m_stage->drag(QPoint(m_stage->x(3) + 2, markY), QPoint(m_stage->x(12) + 2, markY));
    QCOMPARE(m_stage->document.scene().markers, (std::vector<mmd::Marker>{{13, "a"}}));
}

void TestBeatSheet::withoutSnappingEveryFrameIsPossible()
{
    set(300, 1, {});
    QVERIFY(!m_stage->canvas.snapsToBeats());
    m_stage->click(m_stage->at(bone("A"), 20));
    m_stage->drag(m_stage->at(bone("A"), 20), m_stage->at(bone("A"), 17));
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 10, 13, 17}));
}

QTEST_MAIN(TestBeatSheet)
#include "test_beat_sheet.moc"
