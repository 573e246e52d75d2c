// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "tests/app/panels_window.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/panels/table/key_table_view.h"

#include <QtGui/QClipboard>
#include <QtWidgets/QToolButton>

using namespace odori;
using namespace odori::test;

/// What the real window reports about selected keys: the result of a command, their frames, and how
/// many of them the dope sheet does not show.
class TestSelectionReports : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_window->resetPanels(); }
    void cleanupTestCase() { m_window.reset(); }
    void everyCommandSaysWhatItDid_data();
    void everyCommandSaysWhatItDid();
    void keysAwayFromTheFrameAreNamedInTheHeaders();
    void hiddenKeysAreCounted_data();
    void hiddenKeysAreCounted();
    void aClosedSheetHidesNoKeys();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] QString selectionText() const;

    std::unique_ptr<PanelsWindow> m_window;
};

void TestSelectionReports::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_selection_reports"));
    m_window = std::make_unique<PanelsWindow>();
    m_window->open();
}

QString TestSelectionReports::selectionText() const
{
    for (const QLabel* label : m_window->window.findChildren<QLabel*>())
        if (label->text().contains(u" selected on ") || label->text().contains(u" selected ("))
            return m_window->plain(label->text());
    return {};
}

void TestSelectionReports::everyCommandSaysWhatItDid_data()
{
    QTest::addColumn<std::function<void()>>("act");
    QTest::addColumn<QString>("says");
    const auto add = [](const char* name, const char* says, std::function<void()> act) {
        QTest::newRow(name) << act << QString::fromUtf8(says);
    };
    const auto press = [this](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        m_window->press(key, modifiers);
    };
    const auto both = [this] { m_window->select(m_window->leftArm, {10, 20}); };
    add("copy", "Copied 2 keys.", [=, this] {
        both();
        press(Qt::Key_C, Qt::ControlModifier);
    });
    add("copy one", "Copied 1 key.", [=, this] {
        m_window->select(m_window->leftArm, {10});
        press(Qt::Key_C, Qt::ControlModifier);
    });
    add("cut", "Cut 2 keys.", [=, this] {
        both();
        press(Qt::Key_X, Qt::ControlModifier);
    });
    add("delete", "Deleted 2 keys.", [=, this] {
        both();
        press(Qt::Key_Delete);
    });
    add("delete the column", "Deleted 2 keys.", [=, this] {
        document().select({{m_window->leftArm, m_window->blink}, {}});
        document().setCurrentFrame(10);
        press(Qt::Key_Delete);
    });
    add("paste", "Pasted 2 keys.", [=, this] {
        both();
        press(Qt::Key_C, Qt::ControlModifier);
        document().setCurrentFrame(40);
        press(Qt::Key_V, Qt::ControlModifier);
    });
    add("paste mirrored", "Pasted 2 keys.", [=, this] {
        both();
        press(Qt::Key_C, Qt::ControlModifier);
        document().setCurrentFrame(40);
        press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    });
    const auto table = [this, both](QKeySequence::StandardKey key) {
        m_window->raise("table");
        auto* view = m_window->window.findChild<KeyTableView*>();
        QTRY_VERIFY(view->isVisible());
        both();
        view->setFocus();
        const QKeyCombination keys = QKeySequence(key)[0];
        QTest::keyClick(view, keys.key(), keys.keyboardModifiers());
    };
    add("table, copy", "Copied 2 keys.", [=, this] { table(QKeySequence::Copy); });
    add("table, cut", "Cut 2 keys.", [=, this] { table(QKeySequence::Cut); });
    add("table, delete", "Deleted 2 keys.", [=, this] { table(QKeySequence::Delete); });
    add("table, paste", "Pasted 2 keys.", [=, this] {
        table(QKeySequence::Cut);
        table(QKeySequence::Paste);
    });
    add("nudge onto another key", "The moved keys replaced 1 key.", [=, this] {
        m_window->select(m_window->leftArm, {10});
        press(Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
    });
    add("duplicate onto another key", "The copies replaced 1 key.", [=, this] {
        m_window->select(m_window->leftArm, {10});
        document().setCurrentFrame(20);
        m_window->window.commands().action("keys.duplicate")->trigger();
    });
    add("align onto another key", "The moved keys replaced 1 key.", [=, this] {
        m_window->select(m_window->leftArm, {10});
        document().setCurrentFrame(20);
        m_window->window.commands().action("keys.align")->trigger();
    });
    add("discard drafts", "Discarded 1 draft(s).", [=, this] {
        m_window->addDraft(m_window->leftArm, 5);
        document().select({{m_window->leftArm}, {}});
        document().setCurrentFrame(5);
        m_window->viewport().setFocus();
        QTest::keyClick(&m_window->viewport(), Qt::Key_Escape);
    });
    add("graph, delete", "Deleted 2 keys.", [=, this] {
        both();
        m_window->window.curveEditor().setShowsValues(true);
        m_window->window.curveEditor().valueView().canvas().setFocus();
        m_window->window.commands().action("edit.delete")->trigger();
        m_window->window.curveEditor().setShowsValues(false);
    });
    add("sheet, delete", "Deleted 2 keys.", [=, this] {
        both();
        m_window->window.commands().action("edit.delete")->trigger();
    });
}

void TestSelectionReports::everyCommandSaysWhatItDid()
{
    QFETCH(std::function<void()>, act);
    QFETCH(QString, says);
    QGuiApplication::clipboard()->clear();
    act();
    QCOMPARE(m_window->note(), says);
    if (document().undoStack()->canUndo()) { // undo clears the outdated note
        document().undo();
        QCOMPARE(m_window->note(), QString());
    }
    document().say({});
    document().select({});
    m_window->window.dopeSheet().setFocus();
    m_window->press(Qt::Key_Delete); // there is nothing to delete
    QCOMPARE(m_window->note(), QStringLiteral("Select keys or a marker first."));
}

void TestSelectionReports::keysAwayFromTheFrameAreNamedInTheHeaders()
{
    const auto colourOf = [](const QLabel& label) {
        return label.palette().color(QPalette::WindowText);
    };
    const QColor selected = darkTheme().selectedKey;
    m_window->select(m_window->leftArm, {10});
    document().setCurrentFrame(15);
    for (const QLabel* heading : {&m_window->keyHeading(), &m_window->curveHeading()}) {
        QCOMPARE(m_window->plain(heading->text()), QStringLiteral("1 key at frame 10"));
        QCOMPARE(colourOf(*heading), selected);
    }
    document().setCurrentFrame(10);
    for (const QLabel* heading : {&m_window->keyHeading(), &m_window->curveHeading()}) {
        QCOMPARE(m_window->plain(heading->text()), QStringLiteral("1 key"));
        QVERIFY(colourOf(*heading) != selected);
    }
    m_window->select(m_window->leftArm, {10, 20});
    for (const QLabel* heading : {&m_window->keyHeading(), &m_window->curveHeading()}) {
        QVERIFY(
            m_window->plain(heading->text()).startsWith(QStringLiteral("2 keys in frames 10–20")));
        QCOMPARE(colourOf(*heading), selected);
    }
    document().select({{m_window->leftArm}, {}});
    QVERIFY(colourOf(m_window->keyHeading()) != selected);
    QVERIFY(m_window->curveHeading().text().isEmpty());
    // Keys of the camera, and of tracks without curves.
    m_window->activate(0);
    m_window->select(m_window->camera, {20});
    for (const QLabel* heading : {&m_window->keyHeading(), &m_window->curveHeading()}) {
        QCOMPARE(m_window->plain(heading->text()), QStringLiteral("1 key at frame 20"));
        QCOMPARE(colourOf(*heading), selected);
    }
    m_window->select(m_window->light, {20});
    QCOMPARE(m_window->plain(m_window->keyHeading().text()), QStringLiteral("1 key at frame 20"));
    QVERIFY(m_window->curveHeading().text().isEmpty());
    m_window->window.curveEditor().setShowsValues(true);
    QCOMPARE(m_window->plain(m_window->curveHeading().text()), QStringLiteral("1 key at frame 20"));
    m_window->window.curveEditor().setShowsValues(false);
}

void TestSelectionReports::hiddenKeysAreCounted_data()
{
    QTest::addColumn<QString>("by");
    QTest::newRow("a fold") << QStringLiteral("fold");
    QTest::newRow("a search") << QStringLiteral("search");
    QTest::newRow("a filter") << QStringLiteral("filter");
}

void TestSelectionReports::hiddenKeysAreCounted()
{
    QFETCH(QString, by);
    mmd::Selection keys;
    for (const mmd::TrackId& track : {m_window->leftArm, m_window->blink, m_window->showIk}) {
        keys.setTrack(track, true);
        keys.setKey(track, 10, true);
    }
    keys.setKey(m_window->leftArm, 20, true);
    document().select(keys);
    QVERIFY(!selectionText().contains(u"not shown"));
    DopeHeader& header = m_window->window.dopeSheet().header();
    auto* search = header.findChild<QLineEdit*>();
    QToolButton* unmatched = nullptr;
    for (auto* each : header.findChildren<QToolButton*>())
        if (each->isCheckable() && each->text() == QStringLiteral("Drafts"))
            unmatched = each;
    int hidden = 3;
    if (by == QStringLiteral("fold")) {
        m_window->sheet().setAllFolded(true); // show/IK is in no group
    } else if (by == QStringLiteral("search")) {
        search->setText(QStringLiteral("IK"));
    } else {
        unmatched->click();
        hidden = 4;
    }
    const QString wanted = QStringLiteral("%1 not shown").arg(hidden);
    QVERIFY2(selectionText().contains(wanted), qPrintable(selectionText()));
    QVERIFY2(
        m_window->keyHeading().text().contains(wanted), qPrintable(m_window->keyHeading().text()));
    const QLabel& narrow = m_window->curveHeading(); // for the arm's two keys
    const auto seen = [&narrow] {
        return narrow.fontMetrics().elidedText(
            narrow.text(), Qt::ElideRight, narrow.contentsRect().width());
    };
    QTRY_VERIFY2(seen().contains(QStringLiteral(" (2 not")), qPrintable(seen()));
    document().say({});
    NumberField& curve = m_window->keyPanel().curveField(mmd::BoneChannel::X, 0);
    m_window->type(curve, QStringLiteral("33")); // for the arm's two keys
    QVERIFY2(
        m_window->note().contains(QStringLiteral("(2 not shown)")), qPrintable(m_window->note()));
    m_window->window.dopeSheet().setFocus();
    document().say({});
    m_window->press(Qt::Key_Delete);
    const QString said = QStringLiteral("Deleted 4 keys (%1 not shown).").arg(hidden);
    QCOMPARE(m_window->note(), said);
    search->clear();
    if (unmatched->isChecked())
        unmatched->click();
    m_window->sheet().setAllFolded(false);
    document().undo();
    document().say({});
    m_window->press(Qt::Key_Delete);
    QCOMPARE(m_window->note(), QStringLiteral("Deleted 4 keys."));
}

void TestSelectionReports::aClosedSheetHidesNoKeys()
{
    m_window->sheet().setAllFolded(true);
    m_window->select(m_window->leftArm, {10});
    QVERIFY(m_window->keyHeading().text().contains(u"not shown"));
    auto* dock = m_window->window.findChild<QDockWidget*>(QStringLiteral("dopesheet"));
    dock->hide();
    QVERIFY(!m_window->keyHeading().text().contains(u"not shown"));
    dock->show();
    QTRY_VERIFY(m_window->keyHeading().text().contains(u"not shown"));
}

QTEST_MAIN(TestSelectionReports)
#include "test_selection_reports.moc"
