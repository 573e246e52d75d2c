// SPDX-License-Identifier: MIT
#include "tests/ui/viewport/viewport_scene.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QMenu>

using namespace odori;
using namespace odori::test;

/// Clicks beside bones and the selection: a near miss of a handle must not deselect. The gizmo of
/// the arm is in the middle, with 62 pixels to each side; ten more pixels count as the gizmo.
class TestViewportClicks : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_fixture.reset(); }
    void aClickOnNothing_data();
    void aClickOnNothing();
    void thePlaceOfTheGizmoCounts();
    void whereBonesAreHiddenNothingIsLost();
    void physicsBonesTakeClicksIfAsked();
    void aBoneBeforeAPhysicsBoneIsSelected();
    void aRepeatedClickGoesDeeper();
    void aRepeatedClickWithShiftStays();
    void aLongPressListsTheBones_data();
    void aLongPressListsTheBones();
    void theListIsOfOneActor();
    void aLongPressOfOneBoneListsNothing();

private:
    [[nodiscard]] Viewport& view() { return m_fixture->viewport; }
    [[nodiscard]] Document& document() { return m_fixture->document; }
    void select(std::initializer_list<const char*> bones);
    /// Whether a click keeps the selection.
    [[nodiscard]] bool staysAfter(const QPoint& at, Qt::KeyboardModifiers modifiers = {});

    std::unique_ptr<ViewportFixture> m_fixture;
};

void TestViewportClicks::init()
{
    m_fixture = std::make_unique<ViewportFixture>();
    QVERIFY(m_fixture->isReady());
}

void TestViewportClicks::select(std::initializer_list<const char*> bones)
{
    mmd::Selection selection;
    for (const char* bone : bones)
        selection.setTrack(track(bone), true);
    document().select(selection);
}

bool TestViewportClicks::staysAfter(const QPoint& at, Qt::KeyboardModifiers modifiers)
{
    const mmd::Selection before = document().selection();
    const mmd::Scene scene = document().scene();
    QTest::mouseClick(&view(), Qt::LeftButton, modifiers, at);
    if (!(document().scene() == scene) || document().isGestureRunning())
        qFatal("a click is no edit");
    return document().selection() == before;
}

void TestViewportClicks::aClickOnNothing_data()
{
    QTest::addColumn<EditMode>("mode");
    QTest::addColumn<QPoint>("off"); // from the gizmo's middle
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<bool>("stays");
    const Qt::KeyboardModifiers none, shift = Qt::ShiftModifier, control = Qt::ControlModifier;
    using enum EditMode;
    QTest::newRow("within the ring") << Rotate << QPoint(25, -27) << none << true;
    QTest::newRow("within, below") << Rotate << QPoint(-24, 26) << none << true;
    QTest::newRow("just beyond the ring") << Rotate << QPoint(-49, -49) << none << true;
    QTest::newRow("farther") << Rotate << QPoint(-54, -54) << none << false;
    QTest::newRow("far") << Rotate << QPoint(-300, -200) << none << false;
    QTest::newRow("far, Shift") << Rotate << QPoint(-300, -200) << shift << true;
    QTest::newRow("far, Ctrl") << Rotate << QPoint(-300, -200) << control << true;
    QTest::newRow("no gizmo to select") << Select << QPoint(25, -27) << none << false;
    QTest::newRow("none to move: the arm turns") << Move << QPoint(25, -27) << none << false;
}

void TestViewportClicks::aClickOnNothing()
{
    QFETCH(EditMode, mode);
    QFETCH(QPoint, off);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(bool, stays);
    select({"arm"});
    view().setEditMode(mode);
    QCOMPARE(m_fixture->at(Arm), QPoint(400, 300));
    QCOMPARE(staysAfter(QPoint(400, 300) + off, modifiers), stays);
    QCOMPARE(m_fixture->selected().size(), stays ? std::size_t(1) : std::size_t(0));
}

/// The distance is measured from the gizmo, not from the middle of the picture.
void TestViewportClicks::thePlaceOfTheGizmoCounts()
{
    select({"root"});
    view().setEditMode(EditMode::Move);
    const QPoint root = m_fixture->at(Root);
    QVERIFY(root.y() > 400);
    QVERIFY(staysAfter(root + QPoint(-35, -30))); // between two arrows
    QVERIFY(!staysAfter({425, 273}));
    select({"root"});
    view().setEditMode(EditMode::Rotate);
    QVERIFY(staysAfter(root + QPoint(-28, -25)));
    view().setEditMode(EditMode::Select);
    QVERIFY(!staysAfter(root + QPoint(-28, -25)));
}

void TestViewportClicks::whereBonesAreHiddenNothingIsLost()
{
    select({"arm"});
    view().setEditMode(EditMode::Rotate);
    view().setBonesShown(false);
    QVERIFY(staysAfter({100, 100}));
    view().setBonesShown(true);
    QVERIFY(!staysAfter({100, 100}));
}

/// The skeleton, with bodies that move the twist bone, the hand and its ring.
std::shared_ptr<const mmd::Model> withBodies()
{
    mmd::pmx::Model data = skeleton()->data;
    for (const auto& [bone, mode] : {std::pair(Arm, mmd::pmx::BodyMode::FollowsBone),
             {Twist, mmd::pmx::BodyMode::Dynamic}, {Ring, mmd::pmx::BodyMode::DynamicAtBone}}) {
        mmd::pmx::RigidBody body;
        body.bone = bone;
        body.mode = mode;
        data.rigidBodies.push_back(body);
    }
    return std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, {}));
}

void TestViewportClicks::physicsBonesTakeClicksIfAsked()
{
    document().load(mmd::addActor(document().scene(), withBodies()));
    QTRY_VERIFY(view().stage().isUploaded());
    QSignalSpy notes(&view(), &Viewport::noted);
    select({"hip"});
    m_fixture->click(Twist);
    QVERIFY(m_fixture->selected().empty()); // as on nothing
    QCOMPARE(notes.size(), 1);
    QVERIFY(notes[0][0].toString().contains(QStringLiteral("twist")));
    view().selectAllBones();
    const auto all = m_fixture->selected();
    QVERIFY(std::find(all.begin(), all.end(), track("twist")) == all.end());
    QVERIFY(std::find(all.begin(), all.end(), track("arm")) != all.end());
    const QPoint corner(20, 20);
    drag(view(), Qt::LeftButton, corner, QPoint(780, 580));
    QCOMPARE(m_fixture->selected().size(), all.size());
    view().setPhysicsBonesPicked(true);
    m_fixture->click(Twist);
    QCOMPARE(m_fixture->selected(), std::vector{track("twist")});
    drag(view(), Qt::LeftButton, corner, QPoint(780, 580));
    QCOMPARE(m_fixture->selected().size(), all.size() + 2);
    QCOMPARE(notes.size(), 1);
}

/// Hand and ring have the same place; physics moves the ring.
void TestViewportClicks::aBoneBeforeAPhysicsBoneIsSelected()
{
    document().load(mmd::addActor(document().scene(), withBodies()));
    QTRY_VERIFY(view().stage().isUploaded());
    for (int click = 0; click < 2; ++click) {
        m_fixture->click(Hand);
        QCOMPARE(m_fixture->selected(), std::vector{track("hand")});
    }
    view().setPhysicsBonesPicked(true);
    m_fixture->click(Hand);
    QCOMPARE(m_fixture->selected(), std::vector{track("ring")});
}

/// Two bones, seven pixels apart.
std::shared_ptr<const mmd::Model> neighbours()
{
    using namespace mmd::pmx::boneFlag;
    mmd::pmx::Model data;
    const int flags = rotatable | visible | operable;
    data.bones = {bone("one", {0, 10, 0}, -1, flags), bone("two", {0.28f, 10, 0}, -1, flags)};
    return std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, {}));
}

void TestViewportClicks::aRepeatedClickGoesDeeper()
{
    document().load(mmd::addActor(document().scene(), neighbours()));
    QTRY_VERIFY(view().stage().isUploaded());
    const QPoint one = m_fixture->at(0), two = m_fixture->at(1);
    QVERIFY2((two - one).manhattanLength() > 4 && (two - one).manhattanLength() < 9,
        qPrintable(QString::number((two - one).manhattanLength())));
    const auto clicked = [&](const QPoint& at) {
        QTest::mouseClick(&view(), Qt::LeftButton, {}, at);
        return m_fixture->selected();
    };
    const std::vector first{track("one")}, second{track("two")};
    QCOMPARE(clicked(one), first);
    QCOMPARE(clicked(one), second);
    QCOMPARE(clicked(one), first);
    QCOMPARE(clicked(two), second); // another place: what is there
    QCOMPARE(clicked(one), first);
}

/// With Shift a second click takes the bone out of the selection again, not its neighbour in.
void TestViewportClicks::aRepeatedClickWithShiftStays()
{
    document().load(mmd::addActor(document().scene(), neighbours()));
    QTRY_VERIFY(view().stage().isUploaded());
    const QPoint one = m_fixture->at(0);
    for (const Qt::KeyboardModifiers modifiers : {Qt::ShiftModifier, Qt::ControlModifier}) {
        document().select({});
        QTest::mouseClick(&view(), Qt::LeftButton, {}, one);
        QCOMPARE(m_fixture->selected(), std::vector{track("one")});
        QTest::mouseClick(&view(), Qt::LeftButton, modifiers, one);
        QCOMPARE(m_fixture->selected(), modifiers == Qt::ShiftModifier ? std::vector<mmd::TrackId>()
                                                                       : std::vector{track("one")});
    }
}

void TestViewportClicks::aLongPressListsTheBones_data()
{
    QTest::addColumn<EditMode>("mode");
    QTest::newRow("select") << EditMode::Select;
    QTest::newRow("rotate") << EditMode::Rotate;
}

void TestViewportClicks::aLongPressListsTheBones()
{
    QFETCH(EditMode, mode);
    document().load(mmd::addActor(document().scene(), neighbours()));
    QTRY_VERIFY(view().stage().isUploaded());
    view().setEditMode(mode);
    const QPoint one = m_fixture->at(0);
    select({"one"});
    const mmd::Scene before = document().scene();
    press(view(), Qt::LeftButton, one);
    QMenu* menu = nullptr;
    QTRY_VERIFY(menu = qobject_cast<QMenu*>(QApplication::activePopupWidget()));
    QCOMPARE(menu->objectName(), QStringLiteral("bonesMenu"));
    QCOMPARE(menu->actions().size(), 2);
    QCOMPARE(menu->actions()[0]->text(), QStringLiteral("one"));
    QCOMPARE(menu->actions()[1]->text(), QStringLiteral("two"));
    menu->actions()[1]->trigger();
    menu->close();
    release(view(), Qt::LeftButton, one);
    QCOMPARE(m_fixture->selected(), std::vector{track("two")});
    QVERIFY(document().scene() == before && !document().isGestureRunning());
}

/// Two actors of one file have the same model.
void TestViewportClicks::theListIsOfOneActor()
{
    const auto model = neighbours();
    document().load(mmd::addActor(document().scene(), model));
    const mmd::ActorId first = document().scene().active;
    document().load(mmd::addActor(document().scene(), model));
    const mmd::ActorId second = document().scene().active;
    document().activate(first);
    QTRY_VERIFY(view().stage().isUploaded());
    const QPoint one = m_fixture->at(0);
    press(view(), Qt::LeftButton, one);
    QMenu* menu = nullptr;
    QTRY_VERIFY(menu = qobject_cast<QMenu*>(QApplication::activePopupWidget()));
    document().activate(second);
    document().select({});
    menu->actions()[1]->trigger();
    menu->close();
    release(view(), Qt::LeftButton, one);
    QVERIFY(m_fixture->selected().empty());
}

void TestViewportClicks::aLongPressOfOneBoneListsNothing()
{
    press(view(), Qt::LeftButton, m_fixture->at(Arm));
    QTest::qWait(700);
    QVERIFY(!QApplication::activePopupWidget());
    release(view(), Qt::LeftButton, m_fixture->at(Arm));
    QCOMPARE(m_fixture->selected(), std::vector{track("arm")});
    // A drag is no long press.
    press(view(), Qt::LeftButton, m_fixture->at(Hand));
    move(view(), Qt::LeftButton, m_fixture->at(Hand) + QPoint(30, 0));
    QTest::qWait(700);
    QVERIFY(!QApplication::activePopupWidget());
    release(view(), Qt::LeftButton, m_fixture->at(Hand) + QPoint(30, 0));
}

QTEST_MAIN(TestViewportClicks)
#include "test_viewport_clicks.moc"
