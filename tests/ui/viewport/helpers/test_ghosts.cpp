// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/list_edits.h"
#include "tests/ui/viewport/viewport_scene.h"

#include <QtGui/QImage>

#include <algorithm>

using namespace odori;
using namespace odori::test;

using Frames = std::vector<std::uint32_t>;

/// The frames of ghosts, and their figures in the picture.
class TestGhosts : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_fixture.reset(); }

    void keysOfTheSelectedTracks();
    void withoutASelectionKeysOfAllBones();
    void framesBesideTheCurrentOne();
    void theMotionsEndsEndThem();
    void aNewKeyHasAGhost();
    void aFigureStandsWhereTheModelIsThen();
    void earlierAndLaterDiffer();
    void aChangedKeyMovesItsGhost();
    void hiddenBonesHaveNoGhosts();
    void noneWhilePlayingOrInACleanView();
    void onlyTheActiveActorHasThem();

private:
    [[nodiscard]] Viewport& view() { return m_fixture->viewport; }
    [[nodiscard]] Document& document() { return m_fixture->document; }
    void key(const char* name, std::uint32_t frame, const glm::vec3& position)
    {
        const mmd::Draft value{track(name), frame, mmd::BoneValue{.translation = position}};
        document().apply(mmd::registerValues(document().target(), {&value, 1}), {});
        document().select({});
    }
    void select(const char* name)
    {
        mmd::Selection selection;
        selection.setTrack(track(name), true);
        document().select(selection);
    }
    void show(Ghosting ghosts, int count)
    {
        view().setHelpers({.ghosts = ghosts, .ghostCount = count});
        QTRY_VERIFY(view().areHelpersComplete());
    }
    [[nodiscard]] Frames frames()
    {
        Frames found;
        for (const GhostFrame& each : view().ghosts())
            found.push_back(each.frame);
        std::sort(found.begin(), found.end());
        return found;
    }
    /// The middle of the arm's stick, raised by `height` with the root, in the picture.
    [[nodiscard]] QColor armAt(float height)
    {
        const Picture shown = view().picture();
        const auto at = render::projected(shown.view, {2.5f, 10.0f + height, 0.0f}, shown.size);
        const QImage image = view().grabFramebuffer();
        return image.pixelColor(
            (QPointF(double(at->x), double(at->y)) * image.width() / view().width()).toPoint());
    }

    std::unique_ptr<ViewportFixture> m_fixture;
};

/// The root rises by 3 at frame 10, which is shown, and by 6 at frame 20.
void TestGhosts::init()
{
    m_fixture = std::make_unique<ViewportFixture>();
    QVERIFY(m_fixture->isReady());
    key("root", 0, {0, 0, 0});
    key("root", 10, {0, 3, 0});
    key("root", 20, {0, 6, 0});
    key("goal", 4, {0, 0, 0});
    key("goal", 33, {0, 0, 0});
    document().setCurrentFrame(10);
    view().setGridShown(false);
}

void TestGhosts::keysOfTheSelectedTracks()
{
    select("root");
    show(Ghosting::Keys, 1);
    QCOMPARE(frames(), (Frames{0, 20}));
    select("goal");
    QCOMPARE(frames(), (Frames{4, 33}));
    select("arm"); // no keys
    QCOMPARE(frames(), Frames());
}

void TestGhosts::withoutASelectionKeysOfAllBones()
{
    show(Ghosting::Keys, 1);
    QCOMPARE(frames(), (Frames{4, 20}));
    show(Ghosting::Keys, 2);
    QCOMPARE(frames(), (Frames{0, 4, 20, 33}));
    document().setCurrentFrame(5);
    QCOMPARE(frames(), (Frames{0, 4, 10, 20}));
}

void TestGhosts::framesBesideTheCurrentOne()
{
    show(Ghosting::Frames, 1);
    QCOMPARE(frames(), (Frames{9, 11}));
    show(Ghosting::Frames, 3);
    QCOMPARE(frames(), (Frames{7, 8, 9, 11, 12, 13}));
    document().setCurrentFrame(11);
    QCOMPARE(frames(), (Frames{8, 9, 10, 12, 13, 14}));
    show(Ghosting::Frames, 1000);
    QCOMPARE(int(frames().size()), 2 * ViewHelpers::mostGhosts);
}

void TestGhosts::theMotionsEndsEndThem()
{
    show(Ghosting::Frames, 3);
    document().setCurrentFrame(1);
    QCOMPARE(frames(), (Frames{0, 2, 3, 4}));
    document().setCurrentFrame(33);
    QCOMPARE(frames(), (Frames{30, 31, 32}));
}

void TestGhosts::aNewKeyHasAGhost()
{
    show(Ghosting::Keys, 1);
    key("root", 12, {0, 4, 0});
    QCOMPARE(frames(), (Frames{4, 12}));
}

void TestGhosts::aFigureStandsWhereTheModelIsThen()
{
    select("root");
    const QColor empty = armAt(6);
    show(Ghosting::Keys, 1);
    QVERIFY(armAt(6) != empty); // frame 20
    show(Ghosting::Off, 1);
    QCOMPARE(armAt(6), empty);
}

void TestGhosts::earlierAndLaterDiffer()
{
    select("root");
    show(Ghosting::Keys, 1);
    const QColor before = armAt(0), after = armAt(6);
    QVERIFY2(before.red() > before.blue() + 40, qPrintable(before.name()));
    QVERIFY2(after.blue() > after.red() + 40, qPrintable(after.name()));
}

void TestGhosts::aChangedKeyMovesItsGhost()
{
    select("root");
    show(Ghosting::Keys, 1);
    const auto isFigure = [](const QColor& colour) { return colour.blue() > colour.red() + 40; };
    QVERIFY(!isFigure(armAt(4.5f)) && isFigure(armAt(6)));
    key("root", 20, {0, 4.5f, 0});
    select("root");
    QTRY_VERIFY(view().areHelpersComplete());
    QVERIFY(isFigure(armAt(4.5f)) && !isFigure(armAt(6)));
}

void TestGhosts::hiddenBonesHaveNoGhosts()
{
    select("root");
    show(Ghosting::Keys, 1);
    const QColor figure = armAt(6);
    const mmd::TrackId arm = track("arm");
    document().apply(
        mmd::setListed(document().target(), mmd::BoneList::Hidden, {&arm, 1}, true), {});
    QTRY_VERIFY(view().areHelpersComplete());
    QVERIFY(armAt(6) != figure);
}

void TestGhosts::noneWhilePlayingOrInACleanView()
{
    select("root");
    show(Ghosting::Keys, 1);
    const QColor figure = armAt(6);
    view().setClean(true);
    QVERIFY(armAt(6) != figure);
    view().setClean(false);
    QCOMPARE(armAt(6), figure);
    Playback& playback = m_fixture->playback;
    playback.setClock([] { return 0.0; });
    playback.play();
    QVERIFY(armAt(6) != figure);
    playback.stop();
    QCOMPARE(armAt(6), figure);
}

void TestGhosts::onlyTheActiveActorHasThem()
{
    select("root");
    show(Ghosting::Keys, 1);
    const mmd::ActorId first = document().scene().active;
    const QColor figure = armAt(6);
    document().apply(mmd::addActor(document().scene(), skeleton()), {});
    QCOMPARE(frames(), Frames()); // it has no keys
    QVERIFY(armAt(6) != figure);
    key("root", 20, {0, 1, 0});
    QTRY_VERIFY(view().areHelpersComplete());
    QCOMPARE(frames(), (Frames{20}));
    QVERIFY(armAt(6) != figure);
    document().activate(first);
    select("root");
    QTRY_VERIFY(view().areHelpersComplete());
    QCOMPARE(frames(), (Frames{0, 20}));
    QCOMPARE(armAt(6), figure);
    document().activate(mmd::sceneActor); // the camera
    QCOMPARE(frames(), Frames());
    QVERIFY(armAt(6) != figure);
}

QTEST_MAIN(TestGhosts)
#include "test_ghosts.moc"
