// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "tests/ui/viewport/viewport_scene.h"
#include "ui/viewport/viewport_view.h"

#include <QtCore/QTemporaryDir>
#include <QtGui/QImage>
#include <QtGui/QWheelEvent>

#include <cmath>

using namespace odori;
using namespace odori::test;

using Tracks = std::vector<mmd::TrackId>;

/// Camera, clicking on bones and the drawn content, with the real widget in a real context.
class TestViewport : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_fixture.reset(); }

    void draggingRightTurnsTheFrontToTheRight();
    void draggingDownShowsItFromAbove();
    void panningKeepsTheTargetDepthUnderTheMouse_data();
    void panningKeepsTheTargetDepthUnderTheMouse();
    void theWheelComesNearer();
    void standardViewsLookAlongTheAxes_data();
    void standardViewsLookAlongTheAxes();
    void theWholeModelIsBroughtIntoView();
    void aNewModelIsFramedOnce();
    void aModelBesideAnotherIsFramedIfItIsOutOfSight();
    void cameraViewFollowsTheScenesCamera();

    void aClickSelectsTheBoneUnderIt();
    void aClickBesideSelectsNothing();
    void hiddenAndUnchangeableBonesCannotBeClicked();
    void clicksOnAPileGoThroughIt();
    void shiftTogglesAndControlAdds();
    void aRubberBandSelectsWhatIsInIt();
    void escapeDropsTheRubberBand();
    void theLeftButtonDoesNotTurnTheCamera();

    void marksAreDrawnWhereBonesAre();
    void bonesAreOutOfTheWayWhenSwitchedOff();
    void modeAndAxesAreSaidOnce();
    void anotherModelReplacesTheFirst();
    void aMissingTextureIsFoundWhereTheUserSays();
    void playingMeasuresTheRate();

private:
    [[nodiscard]] Viewport& view() { return m_fixture->viewport; }

    std::unique_ptr<ViewportFixture> m_fixture;
};

void TestViewport::init()
{
    m_fixture = std::make_unique<ViewportFixture>();
    QVERIFY(m_fixture->isReady());
}

void TestViewport::draggingRightTurnsTheFrontToTheRight()
{
    // A point on the model's front (-Z) before and after.
    const glm::vec3 front(0.0f, 10.0f, -2.0f);
    const auto x = [&] { return render::projected(view().picture().view, front, {800, 600})->x; };
    const float before = x();
    drag(view(), Qt::RightButton, {300, 300}, {340, 300});
    QVERIFY(x() > before + 2.0f);
    QVERIFY(view().camera().shown().rotation.y < 0.0f);
    QCOMPARE(view().camera().shown().rotation.x, 0.0f);
    QCOMPARE(view().camera().shown().target, glm::vec3(0, 10, 0));
}

void TestViewport::draggingDownShowsItFromAbove()
{
    drag(view(), Qt::RightButton, {300, 300}, {300, 350});
    QVERIFY(view().picture().view.eye.y > 15.0f);
    drag(view(), Qt::RightButton, {300, 300}, {300, 250});
    QVERIFY(std::abs(view().picture().view.eye.y - 10.0f) < 1e-3f);
}

void TestViewport::panningKeepsTheTargetDepthUnderTheMouse_data()
{
    QTest::addColumn<Qt::MouseButton>("button");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("middle") << Qt::MiddleButton << Qt::KeyboardModifiers();
    QTest::newRow("shift right") << Qt::RightButton << Qt::KeyboardModifiers(Qt::ShiftModifier);
}

void TestViewport::panningKeepsTheTargetDepthUnderTheMouse()
{
    QFETCH(Qt::MouseButton, button);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    mmd::CameraSample camera = view().camera().shown();
    camera.rotation = {0.3f, -0.7f, 0.0f};
    view().camera().setFree(camera);
    const glm::vec3 target = camera.target;
    drag(view(), button, {200, 200}, {327, 151}, modifiers);
    const auto at = render::projected(view().picture().view, target, {800, 600});
    QVERIFY(at);
    QVERIFY(std::abs(at->x - (400.0f + 127.0f)) < 0.05f);
    QVERIFY(std::abs(at->y - (300.0f - 49.0f)) < 0.05f);
    QCOMPARE(view().camera().shown().rotation, camera.rotation);
}

void TestViewport::theWheelComesNearer()
{
    const auto turn = [&](int angle, Qt::KeyboardModifiers modifiers) {
        QWheelEvent event({400, 300}, view().mapToGlobal(QPointF(400, 300)), {}, {0, angle},
            Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view(), &event);
        return view().camera().shown().distance;
    };
    const float near = turn(120, {});
    QVERIFY(near > -45.0f && near < -30.0f);
    const float nearer = turn(120, Qt::ControlModifier); // Ctrl: slower
    QVERIFY(nearer > near && nearer - near < 2.0f);
    QVERIFY(turn(-120, Qt::ShiftModifier) < -45.0f); // Shift: faster
    for (int at = 0; at < 200; ++at)
        turn(120, Qt::ShiftModifier);
    QVERIFY(view().camera().shown().distance < 0.0f); // never past the target
    const float before = view().camera().shown().distance;
    drag(view(), Qt::RightButton, {300, 300}, {300, 400}, Qt::ControlModifier);
    QVERIFY(view().camera().shown().distance < before);
}

void TestViewport::standardViewsLookAlongTheAxes_data()
{
    QTest::addColumn<int>("view");
    QTest::addColumn<QVector3D>("eye"); // distances from the target
    QTest::newRow("front") << int(StandardView::Front) << QVector3D(0, 0, -1);
    QTest::newRow("back") << int(StandardView::Back) << QVector3D(0, 0, 1);
    QTest::newRow("left") << int(StandardView::Left) << QVector3D(-1, 0, 0);
    QTest::newRow("right") << int(StandardView::Right) << QVector3D(1, 0, 0);
    QTest::newRow("top") << int(StandardView::Top) << QVector3D(0, 1, 0);
    QTest::newRow("bottom") << int(StandardView::Bottom) << QVector3D(0, -1, 0);
}

void TestViewport::standardViewsLookAlongTheAxes()
{
    QFETCH(int, view);
    QFETCH(QVector3D, eye);
    drag(this->view(), Qt::RightButton, {300, 300}, {390, 333});
    this->view().camera().setFree(StandardView(view));
    const glm::vec3 expected =
        this->view().camera().shown().target + glm::vec3(eye.x(), eye.y(), eye.z()) * 45.0f;
    QVERIFY(glm::distance(this->view().picture().view.eye, expected) < 1e-3f);
}

void TestViewport::theWholeModelIsBroughtIntoView()
{
    mmd::CameraSample away;
    away.target = {300, 0, 0};
    for (const StandardView side : {StandardView::Front, StandardView::Left, StandardView::Top}) {
        view().camera().setFree(away);
        view().camera().setFree(side);
        view().showWholeModel();
        QRectF box;
        for (const int bone : {Arm, Hand, Twist, Goal, Statue, Root}) {
            const auto at = view().positionOf(bone);
            QVERIFY(at);
            QVERIFY2(QRectF(0, 0, 800, 600).contains(*at), qPrintable(QString::number(bone)));
            box |= QRectF(*at, QSizeF(1, 1));
        }
        QVERIFY(std::max(box.width() / 800.0, box.height() / 600.0) > 0.5); // and fills it
    }
}

void TestViewport::aNewModelIsFramedOnce()
{
    mmd::CameraSample away;
    away.target = {300, 0, 0};
    view().camera().setFree(away);
    view().showNewModel();
    QVERIFY(std::abs(view().camera().shown().target.x) < 10.0f);
    view().camera().setFree(away);
    view().showNewModel(); // e.g. a motion was opened: the view stays
    QCOMPARE(view().camera().shown().target.x, 300.0f);
}

void TestViewport::aModelBesideAnotherIsFramedIfItIsOutOfSight()
{
    Document& document = m_fixture->document;
    const auto add = [&](const glm::vec3& place) {
        mmd::pmx::Model data;
        data.bones = {bone("low", place, -1, mmd::pmx::boneFlag::visible),
            bone("high", place + glm::vec3(0, 12, 0), 0, mmd::pmx::boneFlag::visible)};
        const auto model = std::make_shared<const mmd::Model>(mmd::makeModel(data, {}, {}));
        document.apply(mmd::addActor(document.scene(), model), {});
        view().showNewModel();
    };
    view().showNewModel();
    const mmd::CameraSample first = view().camera().shown();
    add({0, 0, 0}); // inside the first one
    QCOMPARE(view().camera().shown().target, first.target);
    QCOMPARE(view().camera().shown().distance, first.distance);
    add({60, 0, 0});
    for (const int end : {0, 1}) {
        const auto at = view().positionOf(end);
        QVERIFY(at && QRectF(0, 0, 800, 600).contains(*at));
    }
    QVERIFY(std::abs(view().positionOf(0)->y() - view().positionOf(1)->y()) > 300.0);
}

void TestViewport::cameraViewFollowsTheScenesCamera()
{
    Document& document = m_fixture->document;
    mmd::Motion motion;
    std::vector<mmd::CameraKeyframe> keys(2);
    keys[1].frame = 10;
    keys[1].value.distance = -25.0f;
    mmd::replaceTrack(motion, mmd::Track<mmd::CameraKeyframe>({}, keys));
    document.apply(mmd::setCameraMotion(document.scene(), motion), {});
    view().camera().showScenes();
    QVERIFY(view().camera().isScenes());
    document.setCurrentFrame(5.0);
    QCOMPARE(view().camera().shown().distance, -35.0f);
    // After the user rotates the view it continues from there as the free view.
    drag(view(), Qt::RightButton, {300, 300}, {310, 300});
    QVERIFY(!view().camera().isScenes());
    document.setCurrentFrame(10.0);
    QCOMPARE(view().camera().shown().distance, -35.0f);
}

void TestViewport::aClickSelectsTheBoneUnderIt()
{
    m_fixture->click(Arm);
    QCOMPARE(m_fixture->selected(), Tracks{track("arm")});
    // A click near the mark is enough, from any camera.
    drag(view(), Qt::RightButton, {300, 300}, {390, 333});
    QTest::mouseClick(&view(), Qt::LeftButton, {}, m_fixture->at(Twist) + QPoint(5, -5));
    QCOMPARE(m_fixture->selected(), Tracks{track("twist")});
    QCOMPARE(m_fixture->document.undoStack()->count(), 0);
}

void TestViewport::aClickBesideSelectsNothing()
{
    m_fixture->click(Arm);
    QTest::mouseClick(&view(), Qt::LeftButton, Qt::ShiftModifier, {20, 500});
    QCOMPARE(m_fixture->selected().size(), std::size_t(1)); // Shift adds
    QTest::mouseClick(&view(), Qt::LeftButton, {}, {20, 500});
    QVERIFY(m_fixture->selected().empty());
}

void TestViewport::hiddenAndUnchangeableBonesCannotBeClicked()
{
    m_fixture->click(Hidden);
    QVERIFY(m_fixture->selected().empty());
    m_fixture->click(Statue);
    QVERIFY(m_fixture->selected().empty());
}

void TestViewport::clicksOnAPileGoThroughIt()
{
    m_fixture->click(Hand);
    QCOMPARE(m_fixture->selected(), Tracks{track("hand")});
    m_fixture->click(Hand);
    QCOMPARE(m_fixture->selected(), Tracks{track("ring")});
    m_fixture->click(Hand);
    QCOMPARE(m_fixture->selected(), Tracks{track("hand")});
}

void TestViewport::shiftTogglesAndControlAdds()
{
    m_fixture->click(Arm);
    m_fixture->click(Twist, Qt::ShiftModifier);
    QCOMPARE(m_fixture->selected(), (Tracks{track("arm"), track("twist")}));
    m_fixture->click(Arm, Qt::ShiftModifier);
    QCOMPARE(m_fixture->selected(), Tracks{track("twist")});
    m_fixture->click(Root, Qt::ControlModifier);
    m_fixture->click(Root, Qt::ControlModifier);
    QCOMPARE(m_fixture->selected(), (Tracks{track("root"), track("twist")}));
}

void TestViewport::aRubberBandSelectsWhatIsInIt()
{
    // Around hip, knee, and ankle with the goal; dragged from the lower right to the upper left.
    const QPoint high = m_fixture->at(Hip) - QPoint(20, 20);
    const QPoint low = m_fixture->at(Ankle) + QPoint(20, 20);
    drag(view(), Qt::LeftButton, low, high);
    QCOMPARE(m_fixture->selected(),
        (Tracks{track("ankle"), track("goal"), track("hip"), track("knee")}));
    const QPoint arm = m_fixture->at(Arm);
    drag(view(), Qt::LeftButton, arm - QPoint(20, 20), arm + QPoint(20, 20), Qt::ShiftModifier);
    QCOMPARE(m_fixture->selected().size(), std::size_t(5));
    drag(view(), Qt::LeftButton, arm - QPoint(20, 20), arm + QPoint(20, 20));
    QCOMPARE(m_fixture->selected(), Tracks{track("arm")});
}

void TestViewport::escapeDropsTheRubberBand()
{
    m_fixture->click(Arm);
    press(view(), Qt::LeftButton, {10, 10});
    move(view(), Qt::LeftButton, {700, 500});
    QTest::keyClick(&view(), Qt::Key_Escape);
    release(view(), Qt::LeftButton, {700, 500});
    QCOMPARE(m_fixture->selected(), Tracks{track("arm")});
}

void TestViewport::theLeftButtonDoesNotTurnTheCamera()
{
    const glm::vec3 eye = view().picture().view.eye;
    drag(view(), Qt::LeftButton, {10, 10}, {200, 90});
    QCOMPARE(view().picture().view.eye, eye);
}

void TestViewport::marksAreDrawnWhereBonesAre()
{
    const auto colourAt = [&](const QPoint& point) {
        const QImage picture = view().grabFramebuffer();
        return picture.pixelColor(point * picture.devicePixelRatio());
    };
    const QColor plain = colourAt(m_fixture->at(Arm));
    QVERIFY(plain.blue() > plain.red() + 60);
    m_fixture->click(Arm);
    const QColor chosen = colourAt(m_fixture->at(Arm));
    QVERIFY(chosen.red() > chosen.blue() + 60);
    const QColor goal = colourAt(m_fixture->at(Goal));
    QVERIFY(goal.red() > goal.blue());
    // Hidden until it is selected.
    const QColor nothing = colourAt(m_fixture->at(Hidden));
    QVERIFY(std::abs(nothing.red() - nothing.blue()) < 80);
    mmd::Selection selection;
    selection.setTrack(track("hidden"), true);
    m_fixture->document.select(selection);
    const QColor shown = colourAt(m_fixture->at(Hidden));
    QVERIFY(shown.red() > shown.blue() + 60);
}

void TestViewport::bonesAreOutOfTheWayWhenSwitchedOff()
{
    view().setBonesShown(false);
    m_fixture->click(Arm);
    QVERIFY(m_fixture->selected().empty());
    view().setBonesShown(true);
    m_fixture->click(Arm);
    QCOMPARE(m_fixture->selected().size(), std::size_t(1));
}

void TestViewport::modeAndAxesAreSaidOnce()
{
    QSignalSpy modes(&view(), &Viewport::editModeChanged);
    QSignalSpy spaces(&view(), &Viewport::editSpaceChanged);
    view().setEditMode(EditMode::Rotate);
    view().setEditMode(EditMode::Rotate);
    view().setEditMode(EditMode::Move);
    QCOMPARE(view().editMode(), EditMode::Move);
    QCOMPARE(modes.count(), 2);
    for (const EditSpace space : {EditSpace::Global, EditSpace::View, EditSpace::Local}) {
        view().setEditSpace(space);
        QCOMPARE(view().editSpace(), space);
    }
    QCOMPARE(spaces.count(), 3);
    view().selectAllBones();
    QCOMPARE(m_fixture->selected().size(), std::size_t(9)); // neither hidden nor statue
}

void TestViewport::anotherModelReplacesTheFirst()
{
    Document& document = m_fixture->document;
    m_fixture->click(Ankle);
    mmd::pmx::Model data;
    data.bones = {
        bone("only", {0, 10, 0}, -1, mmd::pmx::boneFlag::visible | mmd::pmx::boneFlag::operable)};
    const auto model = std::make_shared<const mmd::Model>(mmd::makeModel(data, {}, {}));
    document.apply(mmd::setModel({document.scene(), document.actor()->id}, model), {});
    QVERIFY(!view().positionOf(Ankle));
    QTRY_VERIFY(view().stage().isUploaded());
    m_fixture->click(0);
    QCOMPARE(m_fixture->selected(), Tracks{track("only")});
    document.undoStack()->undo();
    QTRY_VERIFY(view().stage().isUploaded());
    QVERIFY(view().positionOf(Ankle));
    document.undoStack()->redo();
    document.undoStack()->undo(); // faster than textures are loaded
    QTRY_VERIFY(view().stage().isUploaded());
}

void TestViewport::aMissingTextureIsFoundWhereTheUserSays()
{
    const QTemporaryDir elsewhere;
    QImage image(2, 2, QImage::Format_RGBA8888);
    image.fill(Qt::green);
    QVERIFY(image.save(elsewhere.filePath(QStringLiteral("face.png"))));
    mmd::pmx::Model data;
    data.bones = {bone("only", {0, 10, 0}, -1, mmd::pmx::boneFlag::visible)};
    data.textures.emplace_back().utf8 = "tex/Face.png";
    const auto model = std::make_shared<const mmd::Model>(mmd::makeModel(data, {}, {}));
    QSignalSpy missing(&view(), &Viewport::texturesMissing);
    Document& document = m_fixture->document;
    document.apply(mmd::setModel({document.scene(), document.actor()->id}, model), {});
    QTRY_COMPARE(missing.count(), 1);
    QVERIFY(missing.front().front().toStringList().front().contains(u"tex/Face.png"));
    // Another model lacks one as well, and is now active.
    data.textures.front().utf8 = "tex/hair.png";
    const auto other = std::make_shared<const mmd::Model>(mmd::makeModel(data, {}, {}));
    document.apply(mmd::addActor(document.scene(), other), {});
    QTRY_COMPARE(missing.count(), 2);
    QVERIFY(image.save(elsewhere.filePath(QStringLiteral("hair.png"))));
    QTRY_VERIFY(view().stage().isUploaded());
    QSignalSpy allFound(&view().stage(), &Stage::texturesFound);
    const QTemporaryDir wrong;
    view().stage().findTextures(wrong.path());
    QTRY_COMPARE(missing.count(), 4); // both are still missing
    QTRY_VERIFY(view().stage().isUploaded());
    const std::size_t before = view().stage().usedTextureBytes();
    view().stage().findTextures(elsewhere.path());
    QTRY_VERIFY(view().stage().isUploaded());
    QTRY_COMPARE(allFound.count(), 1);
    QCOMPARE(missing.count(), 4); // no texture is missing any more
    QVERIFY(!view().stage().textureFolder(document.scene().active).empty());
    QVERIFY(view().stage().usedTextureBytes() > before);
    for (const Stage::TextureSource& source : view().view().textures) {
        const bool isOld = source.actor == document.scene().actors.front().id;
        QVERIFY2(
            source.warnings.empty() && !source.folder.empty(), isOld ? "the first" : "the other");
    }
}

void TestViewport::playingMeasuresTheRate()
{
    mmd::Scene scene = m_fixture->document.scene();
    const mmd::KeyValue key{
        .track = track("arm"), .frame = 300, .bone = {}, .weight = 0, .interpolation = {}};
    m_fixture->document.apply(mmd::setKeys({scene, scene.active}, std::span(&key, 1)), {});
    QSignalSpy rates(&view(), &Viewport::framesPerSecondChanged);
    m_fixture->playback.play();
    QTRY_VERIFY(rates.count() >= 1);
    QVERIFY(rates.front().front().toInt() > 0);
    m_fixture->playback.stop();
    QCOMPARE(rates.back().front().toInt(), 0);
}

QTEST_MAIN(TestViewport)
#include "test_viewport.moc"
