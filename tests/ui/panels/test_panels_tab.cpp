// SPDX-License-Identifier: MIT
#include "tests/ui/panels/scene_panels_stage.h"
#include "ui/fields/number_field.h"
#include "ui/panels/light/light_swatch.h"
#include "ui/theme/theme.h"

#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>

using namespace odori;
using namespace odori::test;
using enum mmd::TrackKind;

/// The Tab key in the panels of camera, light, model and drafts, side by side.
class TestPanelsTab : public QObject, private ScenePanelsStage {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void tabGoesAsOneReads_data();
    void tabGoesAsOneReads();
    void tabGoesRoundTheWindow();

private:
    /// Creates a draft.
    void change(mmd::TrackKind kind);
};

void TestPanelsTab::change(mmd::TrackKind kind)
{
    NumberField* field = panelOf(kind).section(kind).form().field(mmd::KeyNumber::X);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("1"));
    QTest::keyClick(field, Qt::Key_Return);
}

void TestPanelsTab::tabGoesAsOneReads_data()
{
    QTest::addColumn<mmd::TrackKind>("kind");
    QTest::addColumn<int>("stops"); // at least
    QTest::newRow("camera") << Camera << 11;
    QTest::newRow("light") << Light << 12;
    QTest::newRow("show and IK") << ShowIk << 3;
}

void TestPanelsTab::tabGoesAsOneReads()
{
    QFETCH(mmd::TrackKind, kind);
    QFETCH(int, stops);
    ScenePanel& panel = panelOf(kind);
    ValueSection& section = panel.section(kind);
    if (kind != ShowIk)
        change(kind); // with a draft, Discard is enabled
    QCOMPARE(section.dropButton().isVisible(), kind != ShowIk);
    QWidget* first = kind != ShowIk ? &section.dropButton() : &section.registerButton();
    first->setFocus(Qt::TabFocusReason);
    QList<QWidget*> order;
    for (QWidget* at = first; at && panel.isAncestorOf(at); at = QApplication::focusWidget()) {
        QVERIFY2(!order.contains(at), qPrintable(at->accessibleName()));
        order.append(at);
        QTest::keyClick(at, Qt::Key_Tab);
    }
    QVERIFY2(order.size() >= stops, qPrintable(QString::number(order.size())));
    for (int at = 1; at < order.size(); ++at) {
        const QRect before(order[at - 1]->mapTo(&panel, QPoint()), order[at - 1]->size());
        const QRect here(order[at]->mapTo(&panel, QPoint()), order[at]->size());
        const bool isBelow = here.center().y() > before.bottom();
        const bool isBeside = here.left() > before.right() && here.bottom() > before.top();
        QVERIFY2(isBelow || isBeside, qPrintable(order[at]->accessibleName()));
    }
    QCOMPARE(order.contains(panel.findChild<LightSwatch*>()), kind == Light);
}

/// With and without drafts; the empty list of drafts is hidden.
void TestPanelsTab::tabGoesRoundTheWindow()
{
    for (const bool hasDrafts : {false, true}) {
        if (hasDrafts)
            change(Light);
        QWidget* const first = &m_camera->section(Camera).registerButton();
        first->setFocus();
        QList<QWidget*> order;
        for (QWidget* at = first; at && !order.contains(at); at = QApplication::focusWidget()) {
            order.append(at);
            QTest::keyClick(at, Qt::Key_Tab);
        }
        QCOMPARE(QApplication::focusWidget(), first);
        QVERIFY(order.contains(&m_model->section(ShowIk).registerButton()));
        QCOMPARE(order.contains(m_drafts->findChild<QTreeView*>()), hasDrafts);
    }
}

QTEST_MAIN(TestPanelsTab)
#include "test_panels_tab.moc"
