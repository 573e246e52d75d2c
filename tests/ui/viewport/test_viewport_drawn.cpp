// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/libmmd/physics/body_builder.h"
#include "tests/ui/render/box_model.h"
#include "tests/ui/viewport/camera_stage.h"
#include "ui/document/physics.h"
#include "ui/document/scene_drafts.h"
#include "ui/fields/number_field.h"
#include "ui/panels/register_button.h"
#include "ui/panels/scene_panel.h"
#include "ui/viewport/overlays/hud.h"

#include <QtGui/QPainter>
#include <QtWidgets/QComboBox>

#include <cmath>

using namespace odori;
using namespace odori::test;

/// How the picture shows the light, other models, the frame and bodies, and the texts over it.
class TestViewportDrawn : public QObject, private CameraStage {
    Q_OBJECT
private slots:
    void init() { setUp(); }
    void cleanup() { m_fixture.reset(); }
    void theSceneIsLitByItsLight();
    void changesOfTheSelfShadowShow();
    void theTitleSaysWhatIsSelected();
    void theTitleFollowsTheFrame();
    void theLastClickedIsTheLast();
    void theRateGoesWhenPlayingStops();
    void theSweptAngleHasTheColourOfItsAxis_data();
    void theSweptAngleHasTheColourOfItsAxis();
    void theMouseMayLeaveDuringADrag();
    void everyModelStandsAsAtTheFrame();
    void modelsAreDrawnInTheOrderOfTheScene();
    void bodiesShowWithoutBones();
    void anotherWindowShowsItToo();

private:
    [[nodiscard]] QImage picture() { return view().grabFramebuffer(); }
    /// Which of the texts the painted title matches best.
    [[nodiscard]] QString titleOf(const QStringList& texts);
    mmd::ActorId addBox(const glm::vec3& centre, const glm::vec4& diffuse, int toon = -1);
    [[nodiscard]] QColor seenAt(const glm::vec3& place)
    {
        const auto at = render::projected(view().picture().view, place, {800, 600});
        return picture().pixelColor(int(at->x), int(at->y));
    }
};

QString TestViewportDrawn::titleOf(const QStringList& texts)
{
    const QImage shown = picture();
    QString best;
    double least = 1e300;
    for (const QString& text : texts) {
        QImage expected(460, 34, QImage::Format_RGB32);
        for (int y = 0; y < expected.height(); ++y) // the sky beside the title
            for (int x = 0; x < expected.width(); ++x)
                expected.setPixelColor(x, y, shown.pixelColor(600, y));
        Hud hud;
        hud.setFont(view().font());
        hud.setTitle(text);
        QPainter painter(&expected);
        painter.setFont(view().font());
        hud.paint(painter, QSizeF(800, 600), {}, themeOf(view().palette()));
        painter.end();
        double difference = 0.0;
        for (int y = 0; y < expected.height(); ++y)
            for (int x = 0; x < expected.width(); ++x)
                difference +=
                    std::abs(expected.pixelColor(x, y).green() - shown.pixelColor(x, y).green());
        if (difference < least) {
            least = difference;
            best = text;
        }
    }
    return best;
}

mmd::ActorId TestViewportDrawn::addBox(const glm::vec3& centre, const glm::vec4& diffuse, int toon)
{
    auto data = box(centre, glm::vec3(2));
    data.materials[0].diffuse = diffuse;
    data.materials[0].sharedToon = toon >= 0;
    data.materials[0].toon = toon;
    data.bones.resize(1);
    data.bones[0].name.utf8 = "box";
    data.bones[0].flags = std::uint16_t(mmd::pmx::boneFlag::movable);
    for (auto& vertex : data.vertices)
        vertex.normal = {0, 0, -1};
    document().load(mmd::addActor(document().scene(), loaded(data)));
    [&] { QTRY_VERIFY(view().stage().isUploaded()); }();
    return document().scene().actors.back().id;
}

void TestViewportDrawn::theSceneIsLitByItsLight()
{
    view().setBonesShown(false);
    view().camera().showFree();
    addBox({-8, 16, 0}, {1, 1, 1, 1}, 2);
    const auto light = [&](const glm::vec3& colour, const glm::vec3& direction) {
        mmd::LightValue value;
        value.colour = colour;
        value.direction = direction;
        document().sceneDrafts().change(value, QStringLiteral("Light"));
        return seenAt({-8, 16, -2});
    };
    QCOMPARE(light({1, 1, 1}, {0, 0, 1}), QColor(255, 255, 255)); // onto the visible side
    QCOMPARE(light({1, 0, 0.5f}, {0, 0, 1}), QColor(255, 0, 128));
    const QColor shaded = light({1, 1, 1}, {0, 0, -1});
    QVERIFY2(std::abs(shaded.red() - 154) < 4, qPrintable(shaded.name()));
    document().setCurrentFrame(11.0); // the draft is at frame 10
    QVERIFY(seenAt({-8, 16, -2}) != shaded);
}

/// A wall faces the camera, and a box before it throws a shadow on it.
void TestViewportDrawn::changesOfTheSelfShadowShow()
{
    namespace flag = mmd::pmx::materialFlag;
    view().setBonesShown(false);
    view().camera().showFree();
    auto wall = box({0, 10, 4}, {12, 12, 1});
    wall.materials[0].sharedToon = 1;
    wall.materials[0].toon = 2;
    wall.materials[0].diffuse = {0, 0, 0, 1};
    wall.materials[0].ambient = {1, 1, 1};
    wall.materials[0].flags = flag::receivesShadow;
    for (auto& vertex : wall.vertices)
        vertex.normal = {0, 0, -1};
    auto caster = box({3, 16, -4}, glm::vec3(1));
    caster.materials[0].flags = flag::castsShadow;
    document().load(mmd::addActor(document().scene(), loaded(joined(wall, caster))));
    QTRY_VERIFY(view().stage().isUploaded());
    const auto isShadowed = [&] { return seenAt({-4, 2, 3}) == QColor(154, 154, 154); };

    ScenePanel panel(document(), QStringLiteral("Light"), {mmd::TrackKind::Shadow});
    panel.show();
    ValueSection& section = panel.section(mmd::TrackKind::Shadow);
    QComboBox* mode = section.form().choice(mmd::KeyNumber::Mode);
    NumberField* reach = section.form().field(mmd::KeyNumber::Distance);
    const auto typeReach = [&](const QString& text) {
        reach->selectAll();
        QTest::keyClicks(reach, text);
        QTest::keyClick(reach, Qt::Key_Return);
    };
    QVERIFY(isShadowed()); // MMD's own value without keys
    QTest::keyClick(mode, Qt::Key_Up);
    QCOMPARE(seenAt({-4, 2, 3}), QColor(255, 255, 255)); // by the angle to the light alone
    QTest::keyClick(mode, Qt::Key_Down);
    QTest::keyClick(mode, Qt::Key_Down);
    QVERIFY(isShadowed());
    typeReach(QStringLiteral("10000")); // a map without a reach
    QVERIFY(!isShadowed());
    typeReach(QStringLiteral("9000"));
    QVERIFY(isShadowed());
    view().setSelfShadowShown(false);
    QVERIFY(!isShadowed());
    view().setSelfShadowShown(true);
    QTest::mouseClick(&section.registerButton(), Qt::LeftButton);
    QCOMPARE(int(document().scene().camera.shadow->values()[0].mode), 2);
    QVERIFY(isShadowed());
}

void TestViewportDrawn::theTitleSaysWhatIsSelected()
{
    QStringList all;
    for (const char* rest : {"local", "local · arm", "local · arm +1", "local · arm +2",
             "local · arm +3", "global", "view", "global · arm", "view · arm", "parent · arm"})
        all << QStringLiteral("Front · ") + QString::fromUtf8(rest);
    document().activate(document().scene().actors.front().id);
    view().setEditSpace(EditSpace::Local);
    QCOMPARE(titleOf(all), all[0]);
    m_fixture->click(Arm);
    QCOMPARE(titleOf(all), all[1]);
    view().setEditSpace(EditSpace::Global);
    QCOMPARE(titleOf(all), all[7]);
    view().setEditSpace(EditSpace::View);
    QCOMPARE(titleOf(all), all[8]);
    view().setEditSpace(EditSpace::Parent);
    QCOMPARE(titleOf(all), all[9]);
    view().setEditSpace(EditSpace::Local);
    document().select({});
    m_fixture->click(Twist);
    m_fixture->click(Arm, Qt::ControlModifier);
    QCOMPARE(titleOf(all), all[2]);
    m_fixture->click(Hip, Qt::ControlModifier);
    m_fixture->click(Arm, Qt::ShiftModifier);
    m_fixture->click(Arm, Qt::ShiftModifier);
    QCOMPARE(titleOf(all), all[3]);
}

/// A draft of the camera only applies to its frame.
void TestViewportDrawn::theTitleFollowsTheFrame()
{
    look(true);
    drag(view(), Qt::RightButton, {300, 300}, {350, 300});
    const QStringList all{QStringLiteral("Camera"), QStringLiteral("Camera (draft)")};
    QCOMPARE(titleOf(all), all[1]);
    document().setCurrentFrame(11.0);
    QCOMPARE(titleOf(all), all[0]);
    document().setCurrentFrame(10.0);
    QCOMPARE(titleOf(all), all[1]);
}

/// A Ctrl-click on a bone that is selected already moves the gizmo to it.
void TestViewportDrawn::theLastClickedIsTheLast()
{
    document().activate(document().scene().actors.front().id);
    m_fixture->click(Arm);
    m_fixture->click(Twist, Qt::ControlModifier);
    const QStringList all{QStringLiteral("Front \u00B7 local \u00B7 arm +1"),
        QStringLiteral("Front \u00B7 local \u00B7 twist +1")};
    view().setEditSpace(EditSpace::Local);
    QCOMPARE(titleOf(all), all[1]);
    m_fixture->click(Arm, Qt::ControlModifier);
    QCOMPARE(titleOf(all), all[0]);
    QCOMPARE(m_fixture->selected().size(), std::size_t(2));
}

void TestViewportDrawn::theRateGoesWhenPlayingStops()
{
    const QRect corner(600, 0, 200, 34);
    view().setBonesShown(false);
    const QImage before = picture().copy(corner);
    QSignalSpy rates(&view(), &Viewport::framesPerSecondChanged);
    m_fixture->playback.play();
    QTRY_VERIFY(!rates.isEmpty());
    QVERIFY(rates.front().front().toInt() > 0);
    QVERIFY(picture().copy(corner) != before);
    m_fixture->playback.stop();
    QCOMPARE(rates.back().front().toInt(), 0);
    QVERIFY(picture().copy(corner) == before);
}

void TestViewportDrawn::theSweptAngleHasTheColourOfItsAxis_data()
{
    QTest::addColumn<int>("side");
    QTest::addColumn<int>("axis");
    QTest::newRow("x") << int(StandardView::Left) << 0;
    QTest::newRow("y") << int(StandardView::Top) << 1;
    QTest::newRow("z") << int(StandardView::Front) << 2;
}

void TestViewportDrawn::theSweptAngleHasTheColourOfItsAxis()
{
    QFETCH(int, side);
    QFETCH(int, axis);
    document().activate(document().scene().actors.front().id);
    mmd::CameraSample camera;
    camera.target = {0, 0, 0};
    view().camera().setFree(camera);
    view().camera().setFree(StandardView(side));
    view().setGridShown(false);
    mmd::Selection root;
    root.setTrack(track("root"), true);
    document().select(root);
    view().setEditMode(EditMode::Rotate);
    view().setEditSpace(EditSpace::Global);
    const QPoint middle = m_fixture->at(Root);
    const QImage before = picture();
    press(view(), Qt::LeftButton, middle + QPointF(44, -44));
    for (int step = -44; step <= 44; step += 4)
        move(view(), Qt::LeftButton, middle + QPointF(44, step));
    const QPoint inside = middle + QPoint(35, 9); // inside the sector, away from rings and marks
    const QColor now = picture().pixelColor(inside), then = before.pixelColor(inside);
    const Theme& theme = themeOf(view().palette());
    const QColor wanted = axis == 0 ? theme.x : axis == 1 ? theme.y : theme.z;
    constexpr double part = 0x46 / 255.0;
    const auto mixed = [](int a, int b) { return int(std::lround(a + (b - a) * part)); };
    QVERIFY2(std::abs(now.red() - mixed(then.red(), wanted.red())) < 6 &&
                 std::abs(now.green() - mixed(then.green(), wanted.green())) < 6 &&
                 std::abs(now.blue() - mixed(then.blue(), wanted.blue())) < 6,
        qPrintable(then.name() + now.name() + wanted.name()));
    release(view(), Qt::LeftButton, middle + QPointF(44, 44));
    QCOMPARE(document().actor()->drafts.size(), std::size_t(1));
}

void TestViewportDrawn::theMouseMayLeaveDuringADrag()
{
    document().activate(document().scene().actors.front().id);
    m_fixture->click(Arm);
    view().setEditMode(EditMode::Rotate);
    view().setEditSpace(EditSpace::Global);
    const QPoint arm = m_fixture->at(Arm);
    press(view(), Qt::LeftButton, arm + QPointF(44, -44));
    for (int step = -44; step <= 44; step += 8)
        move(view(), Qt::LeftButton, arm + QPointF(44, step));
    const QImage during = picture();
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&view(), &leave);
    QVERIFY(picture() == during); // the dragged ring stays highlighted
    release(view(), Qt::LeftButton, arm + QPointF(44, 44));
    QCOMPARE(document().actor()->drafts.size(), std::size_t(1));
}

/// Inactive models too, also one that was added after the frame was set.
void TestViewportDrawn::everyModelStandsAsAtTheFrame()
{
    view().setBonesShown(false);
    std::vector<mmd::ActorId> ids;
    for (const float x : {-8.0f, 0.0f, 8.0f}) {
        ids.push_back(addBox({x, 12, 0}, {1, 0, 0, 1}));
        mmd::KeyValue keys[2];
        for (mmd::KeyValue& key : keys)
            key.track = track("box");
        keys[1].frame = 10;
        keys[1].bone.translation = {0, 6, 0};
        document().load(mmd::setKeys({document().scene(), ids.back()}, keys));
    }
    const auto isRed = [&](float x, float y) {
        const QColor seen = seenAt({x, y, -2});
        return seen.red() > seen.green() + 100;
    };
    for (const mmd::ActorId active : {ids[0], ids[2]}) {
        document().activate(active);
        for (const double frame : {10.0, 0.0, 10.0}) {
            document().setCurrentFrame(frame);
            for (const float x : {-8.0f, 0.0f, 8.0f}) {
                QCOMPARE(isRed(x, 18.0f), frame == 10.0);
                QCOMPARE(isRed(x, 12.0f), frame == 0.0);
            }
        }
    }
    const mmd::ActorId last = addBox({-8, 2, 0}, {0, 1, 0, 1}); // added at frame 10
    mmd::KeyValue key;
    key.track = track("box");
    key.frame = 10;
    key.bone.translation = {0, 3, 0};
    document().load(mmd::setKeys({document().scene(), last}, std::span(&key, 1)));
    const QColor seen = seenAt({-8, 6.5f, -2}); // above its rest position
    QVERIFY2(seen.green() > seen.red() + 100, qPrintable(seen.name()));
}

/// Transparent models show what was drawn before them.
void TestViewportDrawn::modelsAreDrawnInTheOrderOfTheScene()
{
    view().setBonesShown(false);
    const mmd::ActorId clear = addBox({-8, 14, 0}, {1, 1, 1, 0.25f});
    addBox({-8, 14, 6}, {0, 1, 0, 1});
    const auto isThrough = [&] {
        const QColor seen = seenAt({-8, 14, -2});
        return seen.green() > seen.red() + 60;
    };
    QVERIFY(!isThrough()); // it is drawn first and hides later ones
    document().load(mmd::moveActor({document().scene(), clear}, 3));
    QVERIFY(isThrough());
}

void TestViewportDrawn::bodiesShowWithoutBones()
{
    BodyBuilder builder;
    builder.bone({0, 0, 0});
    builder.sphere(0, mmd::pmx::BodyMode::FollowsBone, 4.0f).position = {-8, 12, 0};
    document().load(mmd::addActor(document().scene(), builder.build()));
    document().activate(document().scene().actors.back().id);
    Physics physics(document(), m_fixture->playback);
    view().setPhysics(&physics);
    view().setBonesShown(false);
    QTRY_VERIFY(view().stage().isUploaded());
    const QImage without = picture();
    view().setBodiesShown(true);
    const QImage with = picture();
    const auto rim = render::projected(view().picture().view, {-12, 12, 0}, {800, 600});
    int changed = 0;
    for (int x = -3; x <= 3; ++x)
        changed += with.pixelColor(int(rim->x) + x, int(rim->y)) !=
                   without.pixelColor(int(rim->x) + x, int(rim->y));
    QVERIFY(changed > 0);
    view().camera().showScenes();
    const QImage camera = picture();
    view().setBodiesShown(false);
    QVERIFY(picture() == camera); // the camera's view has no bodies
    view().camera().showFree();
    QVERIFY(picture() == without);
    view().setPhysics(nullptr);
}

/// A view that moves to another window has a new context and uploads everything again.
void TestViewportDrawn::anotherWindowShowsItToo()
{
    addBox({-8, 14, 0}, {1, 0, 0, 1});
    QWidget window;
    window.resize(820, 620);
    view().setParent(&window);
    view().setGeometry(0, 0, 800, 600);
    view().show();
    window.show();
    const bool isExposed = QTest::qWaitForWindowExposed(&window);
    const bool isShown = QTest::qWaitFor([&] {
        static_cast<void>(picture());
        return view().stage().isUploaded() && view().drawnModels() == 3;
    });
    const QColor seen = seenAt({-8, 14, -2});
    view().setParent(nullptr); // it has an owner
    QVERIFY(isExposed && isShown);
    QVERIFY(seen.red() > seen.green() + 100);
}

QTEST_MAIN(TestViewportDrawn)
#include "test_viewport_drawn.moc"
