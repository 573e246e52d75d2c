// SPDX-License-Identifier: MIT
#include "tests/support/small_scene.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/theme/theme.h"

#include <QtCore/QStringList>
#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>

using namespace odori;
using namespace odori::test;

/// Typing in the search field of the dope sheet.
class TestDopeSearch : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void rowsAreFound_data();
    void rowsAreFound();
    void aSearchUnfoldsGroups();
    void aSearchWithoutResultsSaysSo();
    void filtersWithoutResultsSaySo();
    void blanksFilterNothing();

private:
    [[nodiscard]] QLineEdit& field() { return *m_sheet->header().searchField(); }
    [[nodiscard]] const RowList& rows() { return m_sheet->canvas().rows(); }
    /// The visible rows with a track.
    [[nodiscard]] QStringList shown();
    /// The area of keys as painted now.
    [[nodiscard]] QImage keyArea();
    void clear();

    std::unique_ptr<Document> m_document;
    std::unique_ptr<DopeSheet> m_sheet;
};

void TestDopeSearch::init()
{
    m_sheet.reset(); // before the document that it shows
    m_document = std::make_unique<Document>();
    loadSmallScene(*m_document);
    m_sheet = std::make_unique<DopeSheet>(*m_document);
    m_sheet->resize(900, 400);
    m_sheet->show();
    m_sheet->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_sheet.get()));
    field().setFocus();
}

QStringList TestDopeSearch::shown()
{
    QStringList names;
    for (int row = 0; row < rows().size(); ++row)
        if (m_sheet->canvas().model().track(rows().at(row)))
            names.append(rows().at(row).data().toString());
    return names;
}

QImage TestDopeSearch::keyArea()
{
    const DopeCanvas& canvas = m_sheet->canvas();
    return m_sheet->canvas()
        .grab(canvas.rect().adjusted(DopeMetrics::namesWidth, DopeMetrics::headHeight, 0, 0))
        .toImage();
}

void TestDopeSearch::clear()
{
    QTest::keyClick(&field(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&field(), Qt::Key_Backspace);
    QVERIFY(field().text().isEmpty());
}

void TestDopeSearch::rowsAreFound_data()
{
    QTest::addColumn<QString>("search");
    QTest::addColumn<QStringList>("names");
    const auto row = [](const char* search, const QStringList& names) {
        QTest::newRow(search) << QString::fromLatin1(search) << names;
    };
    row("elbow", {QStringLiteral("左ひじ")});
    row("hidari hiji", {QStringLiteral("左ひじ")});
    row("LEFT IK", {QStringLiteral("左足ＩＫ")});
    row("arm twist", {QStringLiteral("左腕捩")});
    row("bone 2", {QStringLiteral("頭")}); // the model's English name
    row("atama", {QStringLiteral("頭")});
    row("ah", {QStringLiteral("あ")}); // a morph that has keys
}

void TestDopeSearch::rowsAreFound()
{
    QFETCH(QString, search);
    QFETCH(QStringList, names);
    const QStringList all = shown();
    QVERIFY(all.size() > 7);
    for (const QChar each : search) {
        QTest::keyClick(&field(), each.toLatin1());
        for (const QString& name : names)
            QVERIFY2(shown().contains(name), qPrintable(field().text()));
    }
    QCOMPARE(shown(), names);
    clear();
    QCOMPARE(shown(), all);
}

void TestDopeSearch::aSearchUnfoldsGroups()
{
    m_sheet->canvas().setAllFolded(true);
    const QStringList folded = shown();
    QVERIFY(!folded.contains(QStringLiteral("左ひじ")));
    QTest::keyClicks(&field(), QStringLiteral("elbow"));
    QCOMPARE(shown(), QStringList{QStringLiteral("左ひじ")});
    clear();
    QCOMPARE(shown(), folded);
}

void TestDopeSearch::aSearchWithoutResultsSaysSo()
{
    const QStringList all = shown();
    DopeCanvas& canvas = m_sheet->canvas();
    QVERIFY(canvas.emptyText().isEmpty());
    QTest::keyClicks(&field(), QStringLiteral("xyz"));
    QCOMPARE(rows().size(), 0);
    QCOMPARE(canvas.emptyText(), QStringLiteral("No bone or morph is called “xyz”."));
    const QImage painted = keyArea();
    QTest::keyClick(&field(), Qt::Key_W);
    QCOMPARE(canvas.emptyText(), QStringLiteral("No bone or morph is called “xyzw”."));
    QVERIFY(keyArea() != painted); // the text
    m_document->activate(mmd::sceneActor);
    QCOMPARE(canvas.emptyText(), QStringLiteral("No row is called “xyzw”."));
    m_document->activate(m_document->scene().actors.front().id);
    clear();
    QVERIFY(canvas.emptyText().isEmpty());
    QCOMPARE(shown(), all);
}

void TestDopeSearch::filtersWithoutResultsSaySo()
{
    const DopeCanvas& canvas = m_sheet->canvas();
    m_sheet->header().setFilters({.drafts = true});
    QCOMPARE(canvas.emptyText(), QStringLiteral("No row matches the filters."));
    QTest::keyClicks(&field(), QStringLiteral("arm")); // exists, but has no draft
    QCOMPARE(canvas.emptyText(), QStringLiteral("No row called “arm” matches the filters."));
    m_sheet->header().setFilters({});
    QVERIFY(canvas.emptyText().isEmpty());
}

void TestDopeSearch::blanksFilterNothing()
{
    const QStringList all = shown();
    m_sheet->canvas().setAllFolded(true);
    const QStringList folded = shown();
    QTest::keyClicks(&field(), QStringLiteral("  "));
    QCOMPARE(shown(), folded);
    m_sheet->canvas().setAllFolded(false);
    QCOMPARE(shown(), all);
}

QTEST_MAIN(TestDopeSearch)
#include "test_dope_search.moc"
