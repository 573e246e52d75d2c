// SPDX-License-Identifier: MIT
#include "tests/app/editing/edit_window.h"
#include "ui/curves/curve_editor.h"
#include "ui/document/models/dope_rows_filter.h"
#include "ui/dopesheet/dope_header.h"

#include <QtGui/QTextDocument>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QToolButton>

using namespace odori;
using namespace odori::test;

/// The buttons over the dope sheet, used with the mouse, and the same commands from the menu.
class TestSheetHeader : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void everyButtonSaysWhatItDoes_data();
    void everyButtonSaysWhatItDoes();
    void eachFilterIsItsOwn();
    void theSearchStaysWhileFiltersChange();
    void theWholeMotionShowsAgain();
    void followingIsOneSwitch();
    void theTabKeyGoesFromLeftToRight();
    void theTabKeyGoesOnFromPresetsToTheToolsOfCurves();
    void curvesOutOfSightAreNotChanged();

private:
    [[nodiscard]] DopeHeader& header() const { return m_window->window.dopeSheet().header(); }
    [[nodiscard]] QToolButton* button(const char* id) const
    {
        return header().findChild<QToolButton*>(QLatin1String(id));
    }
    void click(const char* id) const { QTest::mouseClick(button(id), Qt::LeftButton); }
    [[nodiscard]] bool shows(const mmd::TrackId& track) const
    {
        const auto tracks = m_window->window.dopeSheet().visibleTracks();
        return std::find(tracks.begin(), tracks.end(), track) != tracks.end();
    }

    std::unique_ptr<EditWindow> m_window;
};

void TestSheetHeader::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_sheet_header"));
    m_window = std::make_unique<EditWindow>();
    m_window->window.resize(1900, 1000); // space for all buttons
    m_window->open();
}

void TestSheetHeader::init()
{
    m_window->reset();
    header().setFilters({});
    header().searchField()->clear();
    header().setFollowing(true);
}

void TestSheetHeader::everyButtonSaysWhatItDoes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("tip");
    const std::array<const char*, 3> rows[] = {
        {"sheet.keyedRows", "Keyed", "Shows only rows that have keys"},
        {"sheet.selectedRows", "Selected", "Shows only selected bones and morphs"},
        {"sheet.draftRows", "Drafts", "Shows only rows with drafts"},
        {"sheet.lostRows", "Not in model", "Shows only tracks that the model lacks"},
        {"sheet.fit", "Fit", "Shows the whole motion. Ctrl and wheel: zoom (Ctrl+0)"},
        {"sheet.follow", "Follow",
            "During playback, keeps the current frame visible here and in the graph"}};
    for (const auto& [id, text, tip] : rows)
        QTest::newRow(id) << QString::fromUtf8(text) << QString::fromUtf8(tip);
}

void TestSheetHeader::everyButtonSaysWhatItDoes()
{
    QFETCH(QString, text);
    QFETCH(QString, tip);
    const QToolButton* shown = button(QTest::currentDataTag());
    QVERIFY(shown && shown->isVisible() && !shown->accessibleName().isEmpty());
    QCOMPARE(shown->text(), text);
    // The tip is HTML that keeps its lines; converted to text it is the sentence.
    QTextDocument plain;
    plain.setHtml(shown->toolTip());
    QCOMPARE(plain.toPlainText(), tip);
}

void TestSheetHeader::eachFilterIsItsOwn()
{
    using Filters = DopeRowsFilter::Filters;
    const std::pair<const char*, bool Filters::*> filters[] = {{"sheet.keyedRows", &Filters::keyed},
        {"sheet.selectedRows", &Filters::selected}, {"sheet.draftRows", &Filters::drafts},
        {"sheet.lostRows", &Filters::unmatched}};
    for (const auto& [id, filter] : filters) {
        click(id);
        Filters wanted;
        wanted.*filter = true;
        QVERIFY2(header().filters() == wanted && button(id)->isChecked(), id);
        click(id);
        QVERIFY2(header().filters() == Filters{} && !button(id)->isChecked(), id);
    }
    click("sheet.keyedRows");
    QVERIFY(shows(m_window->leftArm) && !shows(m_window->boneNamed("頭")));
    click("sheet.keyedRows");
    QVERIFY(shows(m_window->boneNamed("頭")));
    m_window->document.select({{m_window->rightArm}, {}});
    m_window->action(QStringLiteral("Only Selected Rows"))->trigger();
    QVERIFY(button("sheet.selectedRows")->isChecked());
    QVERIFY(shows(m_window->rightArm) && !shows(m_window->leftArm));
}

void TestSheetHeader::theSearchStaysWhileFiltersChange()
{
    QTest::keyClicks(header().searchField(), QStringLiteral("arm"));
    click("sheet.keyedRows");
    QCOMPARE(header().filters().search, QStringLiteral("arm"));
    QVERIFY(header().filters().keyed);
    header().searchField()->clear();
    QVERIFY(header().filters().keyed && header().filters().search.isEmpty());
}

void TestSheetHeader::theWholeMotionShowsAgain()
{
    DopeCanvas& canvas = m_window->window.dopeSheet().canvas();
    canvas.view().zoom(4.0, canvas.width() / 2);
    const double zoomed = canvas.view().axis().pixelsPerFrame;
    click("sheet.fit");
    QVERIFY(canvas.view().axis().pixelsPerFrame < zoomed);
    QVERIFY(canvas.view().axis().x(20) < canvas.width());
}

void TestSheetHeader::followingIsOneSwitch()
{
    QVERIFY(button("sheet.follow")->isChecked());
    QSignalSpy toggled(&header(), &DopeHeader::followToggled);
    click("sheet.follow");
    QVERIFY(!header().followsPlayhead() && !button("sheet.follow")->isChecked());
    m_window->action(QStringLiteral("Follow the Current Frame"))->trigger();
    QVERIFY(header().followsPlayhead() && button("sheet.follow")->isChecked());
    header().setFollowing(false); // as at a start that restores it
    QVERIFY(!button("sheet.follow")->isChecked());
    QCOMPARE(toggled.count(), 3);
}

void TestSheetHeader::theTabKeyGoesFromLeftToRight()
{
    button("sheet.keyedRows")->setFocus();
    QList<int> places;
    for (int step = 0; step < 7; ++step) {
        const QWidget* focus = QApplication::focusWidget();
        QVERIFY(header().isAncestorOf(focus));
        places.append(focus->mapTo(&header(), QPoint()).x());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    // Four filters, the search, the beats, Fit; the commands behind the search do not take the
    // focus.
    QVERIFY(std::is_sorted(places.begin(), places.end()));
    QCOMPARE(QApplication::focusWidget(), button("sheet.follow"));
}

void TestSheetHeader::theTabKeyGoesOnFromPresetsToTheToolsOfCurves()
{
    m_window->select(m_window->leftArm, {10});
    CurveEditor& curves = m_window->window.curveEditor();
    auto* preset = curves.findChild<QWidget*>(QStringLiteral("goThenHold"));
    QVERIFY(preset && preset->isVisible());
    preset->setFocus();
    QTest::keyClick(preset, Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("curves.copy"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget(), preset);
}

void TestSheetHeader::curvesOutOfSightAreNotChanged()
{
    m_window->select(m_window->leftArm, {10});
    QAction* flip = m_window->action(QStringLiteral("Flip Curves"));
    QVERIFY(flip && flip->isEnabled());
    QWidget* dock = m_window->window.curveEditor().parentWidget();
    dock->hide();
    QVERIFY(!flip->isEnabled());
    dock->show();
    QTRY_VERIFY(flip->isEnabled());
}

QTEST_MAIN(TestSheetHeader)
#include "test_sheet_header.moc"
