// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/ui/dopesheet/dope_stage.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>

using namespace odori;
using namespace odori::test;

/// Names of markers, and which marker is selected.
class TestDopeMarkers : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void anEmptiedNameDeletesTheMarker_data();
    void anEmptiedNameDeletesTheMarker();
    void aNewMarkerWithoutANameIsNone();
    void theNamesOwnSpacesAreCut();
    void escapeKeepsTheName();
    void aDragThatIsTakenBackKeepsItChosen();
    void theOthersStayWhereTheyAre();

private:
    [[nodiscard]] Document& document() const { return m_stage->document; }
    [[nodiscard]] std::vector<mmd::Marker> markers() const { return document().scene().markers; }
    /// The field of the name, opened by a double click at a frame.
    [[nodiscard]] QLineEdit* field(double frame);

    const std::vector<mmd::Marker> m_before{{3, "intro"}, {7, "turn"}, {18, "end"}};
    std::unique_ptr<DopeStage> m_stage;
};

void TestDopeMarkers::init()
{
    m_stage = std::make_unique<DopeStage>();
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::MarkerChange{{}, m_before});
    document().load(patch);
}

QLineEdit* TestDopeMarkers::field(double frame)
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_stage->doubleClick(QPoint(m_stage->x(frame) + 3, markY));
    return m_stage->canvas.findChild<QLineEdit*>();
}

void TestDopeMarkers::anEmptiedNameDeletesTheMarker_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("nothing") << QString();
    QTest::newRow("spaces") << QStringLiteral("  ");
}

void TestDopeMarkers::anEmptiedNameDeletesTheMarker()
{
    QFETCH(QString, typed);
    auto* name = field(7);
    QVERIFY(name);
    QCOMPARE(name->text(), QStringLiteral("turn"));
    QTest::keyClick(name, Qt::Key_Delete); // all text is selected
    QTest::keyClicks(name, typed);
    QTest::keyClick(name, Qt::Key_Return);
    QVERIFY(markers() == (std::vector<mmd::Marker>{{3, "intro"}, {18, "end"}}));
    QVERIFY(!m_stage->canvas.markers().selected());
    QCOMPARE(m_stage->undoSteps(), 1);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Delete Marker"));
    document().undo();
    QVERIFY(markers() == m_before);
}

void TestDopeMarkers::aNewMarkerWithoutANameIsNone()
{
    auto* name = field(14);
    QVERIFY(name);
    QCOMPARE(name->text(), QStringLiteral("Marker 4"));
    QTest::keyClick(name, Qt::Key_Delete);
    QTest::keyClick(name, Qt::Key_Return);
    QVERIFY(markers() == m_before);
    QCOMPARE(m_stage->undoSteps(), 0);
}

void TestDopeMarkers::theNamesOwnSpacesAreCut()
{
    auto* name = field(7);
    QVERIFY(name);
    QTest::keyClicks(name, QStringLiteral(" big turn "));
    QTest::keyClick(name, Qt::Key_Enter);
    QVERIFY(markers() == (std::vector<mmd::Marker>{{3, "intro"}, {7, "big turn"}, {18, "end"}}));
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Rename Marker"));
}

void TestDopeMarkers::escapeKeepsTheName()
{
    auto* name = field(7);
    QVERIFY(name);
    QTest::keyClick(name, Qt::Key_Delete);
    QTest::keyClick(name, Qt::Key_Escape);
    QVERIFY(markers() == m_before);
    QVERIFY(m_stage->canvas.hasFocus());
    QCOMPARE(m_stage->undoSteps(), 0);
}

void TestDopeMarkers::aDragThatIsTakenBackKeepsItChosen()
{
    const QPoint from(m_stage->x(7) + 3, markY), to(m_stage->x(12), markY);
    m_stage->drag(from, to, {}, false);
    QVERIFY(m_stage->canvas.markers().selected() == (mmd::Marker{12, "turn"}));
    m_stage->key(Qt::Key_Escape);
    QVERIFY(m_stage->canvas.markers().selected() == (mmd::Marker{7, "turn"}));
    m_stage->release(to);
    QVERIFY(markers() == m_before);
    QCOMPARE(document().currentFrame(), 0.0); // not a click
}

void TestDopeMarkers::theOthersStayWhereTheyAre()
{
    m_stage->drag({m_stage->x(7) + 3, markY}, {m_stage->x(20) + 3, markY}); // past another marker
    QVERIFY(markers() == (std::vector<mmd::Marker>{{3, "intro"}, {18, "end"}, {20, "turn"}}));
    QVERIFY(m_stage->canvas.markers().selected() == (mmd::Marker{20, "turn"}));
    m_stage->click({m_stage->x(16), 8}); // a click elsewhere deselects the marker
    QVERIFY(!m_stage->canvas.markers().selected());
    QCOMPARE(m_stage->undoSteps(), 1);
}

QTEST_MAIN(TestDopeMarkers)
#include "test_dope_markers.moc"
