// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/list_edits.h"
#include "tests/ui/viewport/viewport_scene.h"

#include <QtGui/QHelpEvent>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolTip>

#include <algorithm>

using namespace odori;
using namespace odori::test;

using Tracks = std::vector<mmd::TrackId>;
using mmd::BoneList;

/// Hidden and locked bones in the view: what is drawn, what the mouse selects, what handles change.
class TestViewportLists : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_fixture.reset(); }
    void bonesTakeNoClicks_data();
    void bonesTakeNoClicks();
    void aLockedBoneSaysSo();
    void aBoneBehindALockedOneIsSelected();
    void areasAndSelectAllLeaveThemOut_data();
    void areasAndSelectAllLeaveThemOut();
    void theListOfALongPressLeavesThemOut();
    void aRestingMouseNamesTheBones();
    void hiddenBonesAreNotDrawn();
    void lockedBonesAreFaint();
    void handlesLeaveThemAlone_data();
    void handlesLeaveThemAlone();
    void withoutHandlesTheReasonIsSaid();
    void theTitleNamesTheState();
    void eachActorHasItsOwn();
    void anotherModelKeepsTheNames();

private:
    [[nodiscard]] Viewport& view() { return m_fixture->viewport; }
    [[nodiscard]] Document& document() { return m_fixture->document; }
    [[nodiscard]] Tracks selected() const { return m_fixture->selected(); }
    void list(BoneList which, std::initializer_list<const char*> bones, bool on = true);
    void select(std::initializer_list<const char*> bones);
    [[nodiscard]] QImage picture() { return view().grabFramebuffer(); }
    [[nodiscard]] QColor colourAt(int bone)
    {
        const QImage image = picture();
        return image.pixelColor(m_fixture->at(bone) * image.devicePixelRatio());
    }
    void turnAbout(int bone);

    std::unique_ptr<ViewportFixture> m_fixture;
};

void TestViewportLists::init()
{
    m_fixture = std::make_unique<ViewportFixture>();
    QVERIFY(m_fixture->isReady());
}

void TestViewportLists::list(BoneList which, std::initializer_list<const char*> bones, bool on)
{
    Tracks tracks;
    for (const char* bone : bones)
        tracks.push_back(track(bone));
    document().apply(
        mmd::setListed(document().target(), which, tracks, on), QStringLiteral("list"));
}

void TestViewportLists::select(std::initializer_list<const char*> bones)
{
    mmd::Selection selection;
    for (const char* bone : bones)
        selection.setTrack(track(bone), true);
    document().select(selection);
}

/// Drags the ring that faces the viewer.
void TestViewportLists::turnAbout(int bone)
{
    const QPointF middle = m_fixture->at(bone);
    drag(view(), Qt::LeftButton, middle + QPointF(44, 44), middle + QPointF(0, 62));
}

void TestViewportLists::bonesTakeNoClicks_data()
{
    QTest::addColumn<int>("list");
    QTest::newRow("hidden") << int(BoneList::Hidden);
    QTest::newRow("locked") << int(BoneList::Locked);
}

void TestViewportLists::bonesTakeNoClicks()
{
    QFETCH(int, list);
    this->list(BoneList(list), {"arm"});
    select({"twist"});
    m_fixture->click(Arm);
    QVERIFY(selected().empty()); // as a click on nothing
    this->list(BoneList(list), {"arm"}, false);
    m_fixture->click(Arm);
    QCOMPARE(selected(), Tracks{track("arm")});
}

void TestViewportLists::aLockedBoneSaysSo()
{
    QSignalSpy notes(&view(), &Viewport::noted);
    list(BoneList::Hidden, {"twist"});
    m_fixture->click(Twist); // nothing is visible there
    QCOMPARE(notes.size(), 0);
    list(BoneList::Locked, {"arm"});
    m_fixture->click(Arm);
    QCOMPARE(notes.size(), 1);
    QVERIFY(notes[0][0].toString().contains(QStringLiteral("arm is locked")));
}

/// Hand and ring are at the same point.
void TestViewportLists::aBoneBehindALockedOneIsSelected()
{
    QSignalSpy notes(&view(), &Viewport::noted);
    list(BoneList::Locked, {"hand"});
    for (int click = 0; click < 3; ++click) {
        m_fixture->click(Hand);
        QCOMPARE(selected(), Tracks{track("ring")});
    }
    QCOMPARE(notes.size(), 0);
}

void TestViewportLists::areasAndSelectAllLeaveThemOut_data()
{
    bonesTakeNoClicks_data();
}

void TestViewportLists::areasAndSelectAllLeaveThemOut()
{
    QFETCH(int, list);
    this->list(BoneList(list), {"arm", "knee"});
    const Tracks rest{track("ankle"), track("goal"), track("hand"), track("hip"), track("ring"),
        track("root"), track("twist")};
    view().selectAllBones();
    QCOMPARE(selected(), rest);
    document().select({});
    drag(view(), Qt::LeftButton, {10, 30}, {790, 590});
    QCOMPARE(selected(), rest);
    document().select({});
    view().setEditMode(EditMode::Lasso);
    press(view(), Qt::LeftButton, {10, 30});
    for (const QPointF& at : {QPointF(790, 30), QPointF(790, 590), QPointF(10, 590)})
        move(view(), Qt::LeftButton, at);
    release(view(), Qt::LeftButton, {10, 590});
    QCOMPARE(selected(), rest);
}

void TestViewportLists::theListOfALongPressLeavesThemOut()
{
    list(BoneList::Hidden, {"hand"});
    press(view(), Qt::LeftButton, m_fixture->at(Ring));
    QTest::qWait(700);                                               // longer than a long press
    QVERIFY(!view().findChild<QMenu*>(QStringLiteral("bonesMenu"))); // one bone needs no list
    release(view(), Qt::LeftButton, m_fixture->at(Ring));
}

void TestViewportLists::aRestingMouseNamesTheBones()
{
    const auto namesAt = [&](const QPointF& at) {
        const QPoint pixel = at.toPoint();
        QHelpEvent rest(QEvent::ToolTip, pixel, view().mapToGlobal(pixel));
        QApplication::sendEvent(&view(), &rest);
        return QToolTip::isVisible() ? QToolTip::text() : QString();
    };
    const auto names = namesAt(m_fixture->at(Ring)).split(QLatin1Char('\n'));
    QCOMPARE(names.size(), 2);
    QVERIFY(names.contains(QStringLiteral("hand")) && names.contains(QStringLiteral("ring")));
    list(BoneList::Hidden, {"hand"});
    QCOMPARE(namesAt(m_fixture->at(Ring)), QStringLiteral("ring"));
    QTRY_COMPARE(namesAt({20, 560}), QString()); // nothing is there
    view().setBonesShown(false);
    QTRY_COMPARE(namesAt(m_fixture->at(Ring)), QString());
    QToolTip::hideText();
}

void TestViewportLists::hiddenBonesAreNotDrawn()
{
    const QColor shown = colourAt(Arm);
    list(BoneList::Hidden, {"arm"});
    QVERIFY(colourAt(Arm) != shown);
    select({"arm"}); // as the tree does
    QVERIFY(colourAt(Arm) != shown);
    const QColor background = colourAt(Arm);
    QVERIFY(!(background.red() > background.blue() + 60)); // no mark of a selected bone
    list(BoneList::Hidden, {"arm"}, false);
    document().select({});
    QCOMPARE(colourAt(Arm), shown);
}

void TestViewportLists::lockedBonesAreFaint()
{
    const QColor shown = colourAt(Arm);
    list(BoneList::Locked, {"arm"});
    const QColor faint = colourAt(Arm);
    QVERIFY(shown.hslSaturation() > faint.hslSaturation() + 40);
    list(BoneList::Hidden, {"arm"});
    QVERIFY(colourAt(Arm) != faint);
}

void TestViewportLists::handlesLeaveThemAlone_data()
{
    bonesTakeNoClicks_data();
}

/// The ring changes the other selected bones only.
void TestViewportLists::handlesLeaveThemAlone()
{
    QFETCH(int, list);
    this->list(BoneList(list), {"hip"});
    select({"arm", "hip"});
    view().setEditMode(EditMode::Rotate);
    view().setEditSpace(EditSpace::View);
    turnAbout(Arm);
    const auto& drafts = document().actor()->drafts;
    QCOMPARE(drafts.size(), std::size_t(1));
    QCOMPARE(drafts.front().track, track("arm"));
    document().undo();
    select({"hip"});
    turnAbout(Hip);
    QVERIFY(document().actor()->drafts.empty());
}

void TestViewportLists::withoutHandlesTheReasonIsSaid()
{
    QSignalSpy said(&document(), &Document::said);
    list(BoneList::Locked, {"hip"});
    select({"hip"});
    QCOMPARE(said.size(), 0); // Select mode has no handles
    view().setEditMode(EditMode::Rotate);
    QCOMPARE(said.size(), 1);
    QVERIFY(said[0][0].toString().contains(QStringLiteral("hip is locked")));
    select({"arm", "hip"});
    QCOMPARE(said.size(), 1); // the arm has handles
    list(BoneList::Hidden, {"arm"});
    select({"arm"});
    QVERIFY(said.last()[0].toString().contains(QStringLiteral("arm is hidden")));
    select({"hand"});
    const auto count = said.size();
    view().setEditMode(EditMode::Move);
    QCOMPARE(said.size(), count + 1);
    QVERIFY(said.last()[0].toString().contains(QStringLiteral("hand only rotates")));
    select({"hand", "goal"});
    QCOMPARE(said.size(), count + 1); // the goal has arrows
}

void TestViewportLists::theTitleNamesTheState()
{
    const QRect title(0, 0, 300, 30);
    select({"arm"});
    const QImage plain = picture().copy(title);
    list(BoneList::Locked, {"arm"});
    QCOMPARE(selected(), Tracks{track("arm")});
    QVERIFY(picture().copy(title) != plain);
    list(BoneList::Locked, {"arm"}, false);
    QCOMPARE(picture().copy(title), plain);
}

void TestViewportLists::eachActorHasItsOwn()
{
    document().load(mmd::addActor(document().scene(), skeleton()));
    QTRY_VERIFY(view().stage().isUploaded());
    const mmd::ActorId first = document().scene().actors.front().id;
    list(BoneList::Hidden, {"arm"});
    m_fixture->click(Arm);
    QVERIFY(selected().empty());
    document().activate(first);
    m_fixture->click(Arm);
    QCOMPARE(selected(), Tracks{track("arm")});
}

/// The arm of the other model is hidden too, because it has the same name.
void TestViewportLists::anotherModelKeepsTheNames()
{
    list(BoneList::Hidden, {"arm", "hip"});
    mmd::pmx::Model data = skeleton()->data;
    data.bones[Hip].name.utf8 = "another hip";
    document().apply(
        mmd::setModel(document().target(),
            std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, {}))),
        QStringLiteral("model"));
    QTRY_VERIFY(view().stage().isUploaded());
    m_fixture->click(Arm);
    QVERIFY(selected().empty());
    m_fixture->click(Hip);
    QCOMPARE(selected(), Tracks{track("another hip")});
    QCOMPARE(document().actor()->boneLists.hidden, (Tracks{track("arm"), track("hip")}));
}

QTEST_MAIN(TestViewportLists)
#include "test_viewport_lists.moc"
