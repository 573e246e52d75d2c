// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/list_edits.h"
#include "tests/support/small_scene.h"
#include "ui/document/models/bone_tree_model.h"
#include "ui/panels/bone_panel.h"
#include "ui/theme/theme.h"

#include <QtCore/QAbstractItemModel>
#include <QtCore/QCoreApplication>
#include <QtCore/QModelIndex>
#include <QtGui/QContextMenuEvent>
#include <QtGui/QPaintEvent>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QTreeView>

using namespace odori;
using namespace odori::test;

using Tracks = std::vector<mmd::TrackId>;
using Model = BoneTreeModel;

/// The parts of a widget that it has painted since.
class PaintedParts : public QObject {
public:
    explicit PaintedParts(QWidget& widget) { widget.installEventFilter(this); }
    QRegion parts;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            parts += static_cast<QPaintEvent*>(event)->region();
        return false;
    }
};

/// The eyes and locks of the bone tree, and its menus.
class TestBoneEyes : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void cleanup();
    void anEyeHidesItsBone();
    void aLockLocksItsBone();
    void anEyeSelectsNothing();
    void aGroupHidesItsBones();
    void aMixedGroupIsHiddenFirst();
    void spaceIsTheEyeOfTheCurrentRow();
    void twoQuickClicksAreTwo();
    void hidingDeselects();
    void eyesShowWhatOthersDid();
    void theIconsAreDrawn();
    void aDeselectedRowIsPaintedAgain();
    void namesFillTheRestAndScroll();
    void theMenuOfAGroupIsAboutItsBones();
    void theMenuKeyIsAboutTheCurrentRow();
    void aSearchKeepsTheEyes();

private:
    [[nodiscard]] QTreeView& tree() const { return m_panel->tree(); }
    [[nodiscard]] QModelIndex row(const char* name, int column = Model::Name) const
    {
        return static_cast<Model*>(tree().model())
            ->indexesOfTrack(bone(name))
            .constFirst()
            .siblingAtColumn(column);
    }
    [[nodiscard]] QModelIndex group(const char* name, int column = Model::Name) const
    {
        for (int at = 0; at < tree().model()->rowCount(); ++at)
            if (tree().model()->index(at, 0).data() == QString::fromUtf8(name))
                return tree().model()->index(at, column);
        return {};
    }
    void click(const QModelIndex& index, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(
            tree().viewport(), Qt::LeftButton, modifiers, tree().visualRect(index).center());
    }
    [[nodiscard]] const mmd::BoneLists& lists() const { return m_document->actor()->boneLists; }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<BonePanel> m_panel;
};

void TestBoneEyes::init()
{
    m_document = std::make_unique<Document>();
    loadSmallScene(*m_document);
    m_panel = std::make_unique<BonePanel>(*m_document);
    m_panel->resize(260, 420);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void TestBoneEyes::cleanup()
{
    m_panel.reset();
    m_document.reset();
}

void TestBoneEyes::anEyeHidesItsBone()
{
    click(row("左腕", Model::Shown));
    QCOMPARE(lists().hidden, Tracks{bone("左腕")});
    QVERIFY(row("左腕").data(Model::HiddenRole).toBool());
    QCOMPARE(m_document->undoStack()->count(), 1);
    QVERIFY(m_document->undoStack()->undoText().contains(QStringLiteral("左腕")));
    click(row("左腕", Model::Shown));
    QVERIFY(lists().hidden.empty());
    m_document->undo();
    QCOMPARE(lists().hidden, Tracks{bone("左腕")});
    QCOMPARE(row("左腕", Model::Shown).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
}

void TestBoneEyes::aLockLocksItsBone()
{
    click(row("頭", Model::Locked));
    QCOMPARE(lists().locked, Tracks{bone("頭")});
    QVERIFY(lists().hidden.empty());
    QCOMPARE(row("頭", Model::Locked).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    click(row("頭", Model::Locked));
    QVERIFY(lists().locked.empty());
}

void TestBoneEyes::anEyeSelectsNothing()
{
    m_document->select(keysOf("頭", {5}));
    const mmd::Selection before = m_document->selection();
    for (const int column : {Model::Shown, Model::Locked})
        for (const auto modifiers : {Qt::NoModifier, Qt::ControlModifier, Qt::ShiftModifier}) {
            click(row("左腕", column), modifiers);
            QVERIFY(m_document->selection() == before);
        }
    QVERIFY(tree().selectionModel()->isSelected(row("頭")));
}

void TestBoneEyes::aGroupHidesItsBones()
{
    click(group("腕", Model::Shown));
    QCOMPARE(lists().hidden.size(), std::size_t(3));
    QCOMPARE(group("腕", Model::Shown).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    QCOMPARE(m_document->undoStack()->count(), 1);
    click(group("腕", Model::Locked));
    QCOMPARE(lists().locked, lists().hidden);
    click(group("腕", Model::Shown));
    QVERIFY(lists().hidden.empty());
}

void TestBoneEyes::aMixedGroupIsHiddenFirst()
{
    click(row("左ひじ", Model::Shown));
    QCOMPARE(group("腕", Model::Shown).data(Qt::CheckStateRole).toInt(), int(Qt::PartiallyChecked));
    click(group("腕", Model::Shown));
    QCOMPARE(lists().hidden.size(), std::size_t(3));
    click(row("左ひじ", Model::Locked));
    click(group("腕", Model::Locked));
    QCOMPARE(lists().locked.size(), std::size_t(3));
}

void TestBoneEyes::spaceIsTheEyeOfTheCurrentRow()
{
    click(row("頭"));
    QTest::keyClick(&tree(), Qt::Key_Space);
    QCOMPARE(lists().hidden, Tracks{bone("頭")});
    QTest::keyClick(&tree(), Qt::Key_Space, Qt::ShiftModifier);
    QCOMPARE(lists().locked, Tracks{bone("頭")});
    QTest::keyClick(&tree(), Qt::Key_Up); // 上半身
    QTest::keyClick(&tree(), Qt::Key_Up); // the group of both
    QTest::keyClick(&tree(), Qt::Key_Space);
    QCOMPARE(lists().hidden.size(), std::size_t(2));
}

void TestBoneEyes::twoQuickClicksAreTwo()
{
    const QModelIndex eye = group("腕", Model::Shown);
    click(eye);
    QTest::mouseDClick(tree().viewport(), Qt::LeftButton, {}, tree().visualRect(eye).center());
    QTest::mouseRelease(tree().viewport(), Qt::LeftButton, {}, tree().visualRect(eye).center());
    QVERIFY(tree().isExpanded(group("腕")));
    QVERIFY(lists().hidden.empty());
    QCOMPARE(m_document->undoStack()->count(), 2);
}

void TestBoneEyes::hidingDeselects()
{
    m_document->select(tracksOf({bone("左腕"), bone("頭")}));
    click(row("左腕", Model::Shown));
    QVERIFY(m_document->selection() == tracksOf({bone("頭")}));
    m_document->undo();
    QVERIFY(m_document->selection() == tracksOf({bone("左腕"), bone("頭")}));
    click(row("左腕", Model::Locked)); // a locked bone stays selected
    QVERIFY(m_document->selection() == tracksOf({bone("左腕"), bone("頭")}));
}

void TestBoneEyes::eyesShowWhatOthersDid()
{
    QSignalSpy changes(tree().model(), &QAbstractItemModel::dataChanged);
    const mmd::TrackId arm = bone("左腕");
    m_document->apply(mmd::setListed(m_document->target(), mmd::BoneList::Hidden, {&arm, 1}, true),
        QStringLiteral("hide"));
    QVERIFY(!changes.isEmpty());
    QCOMPARE(row("左腕", Model::Shown).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    changes.clear();
    m_document->apply(mmd::saveSet(m_document->target(), "set", {&arm, 1}), QStringLiteral("set"));
    QVERIFY(changes.isEmpty());
    loadSmallScene(*m_document); // another actor, with its own lists
    QCOMPARE(row("左腕", Model::Shown).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
}

void TestBoneEyes::theIconsAreDrawn()
{
    const auto image = [&](const QModelIndex& index) {
        tree().clearFocus(); // otherwise the current row has a frame
        return tree().viewport()->grab(tree().visualRect(index)).toImage();
    };
    for (const int column : {Model::Shown, Model::Locked}) {
        const QImage before = image(row("頭", column));
        QCOMPARE(image(row("左腕", column)), before);
        click(row("頭", column));
        QVERIFY(image(row("頭", column)) != before);
        QCOMPARE(image(row("左腕", column)), before);
    }
    const QImage name = image(row("頭"));
    click(row("頭", Model::Shown));
    QVERIFY(image(row("頭")) != name); // a hidden name is dim
}

/// Also its eye and its lock, which are painted as selected.
void TestBoneEyes::aDeselectedRowIsPaintedAgain()
{
    click(row("頭"));
    QCoreApplication::processEvents();
    PaintedParts painted(*tree().viewport());
    m_document->select({});
    for (const int column : {Model::Shown, Model::Locked, Model::Name})
        QTRY_VERIFY(painted.parts.contains(tree().visualRect(row("頭", column)).center()));
}

void TestBoneEyes::namesFillTheRestAndScroll()
{
    const auto right = [&] { return tree().visualRect(row("頭")).right() + 1; };
    QCOMPARE(right(), tree().viewport()->width());
    QVERIFY(
        tree().visualRect(row("頭", Model::Locked)).right() < tree().visualRect(row("頭")).left());
    m_panel->resize(400, 420);
    QTRY_COMPARE(right(), tree().viewport()->width());
    m_panel->resize(110, 420);
    m_panel->findChild<QComboBox*>()->setCurrentIndex(1); // deep rows
    QTRY_VERIFY(tree().horizontalScrollBar()->maximum() > 0);
}

void TestBoneEyes::theMenuOfAGroupIsAboutItsBones()
{
    QMenu rows, sets;
    rows.addAction(QStringLiteral("hide"));
    m_panel->setMenus(&rows, &sets);
    const QPoint at = tree().visualRect(group("腕")).center();
    QTest::mousePress(tree().viewport(), Qt::RightButton, {}, at);
    QTest::mouseRelease(tree().viewport(), Qt::RightButton, {}, at);
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, tree().viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(tree().viewport(), &event);
    QVERIFY(rows.isVisible());
    QVERIFY(m_document->selection() == tracksOf({bone("左腕"), bone("左ひじ"), bone("左腕捩")}));
    rows.close();
    QVERIFY(m_panel->findChild<QToolButton*>(QStringLiteral("boneSets")));
}

void TestBoneEyes::theMenuKeyIsAboutTheCurrentRow()
{
    QMenu rows, sets;
    rows.addAction(QStringLiteral("hide"));
    m_panel->setMenus(&rows, &sets);
    click(row("頭"));
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
    QCoreApplication::sendEvent(tree().viewport(), &event);
    QVERIFY(rows.isVisible());
    QVERIFY(m_document->selection() == tracksOf({bone("頭")}));
    rows.close();
    // Beside the rows, it is about the selected bones.
    const QPoint beside(60, tree().viewport()->height() - 5);
    QVERIFY(!tree().indexAt(beside).isValid());
    QContextMenuEvent mouse(
        QContextMenuEvent::Mouse, beside, tree().viewport()->mapToGlobal(beside));
    QCoreApplication::sendEvent(tree().viewport(), &mouse);
    QVERIFY(rows.isVisible());
    QVERIFY(m_document->selection() == tracksOf({bone("頭")}));
    rows.close();
}

void TestBoneEyes::aSearchKeepsTheEyes()
{
    click(row("頭", Model::Shown));
    m_panel->searchField().setText(QStringLiteral("頭"));
    click(row("頭", Model::Shown));
    QVERIFY(lists().hidden.empty());
    m_panel->searchField().clear();
    QCOMPARE(row("頭", Model::Shown).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
}

QTEST_MAIN(TestBoneEyes)
#include "test_bone_eyes.moc"
