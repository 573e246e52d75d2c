// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "tests/support/colours.h"
#include "tests/ui/curves/graph/value_stage.h"
#include "ui/curves/graph/tracks/value_track_list.h"
#include "ui/theme/theme.h"
#include "ui/theme/track_colours.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QMap>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>

using namespace odori;
using namespace odori::test;
using Part = ValueTrackList::Part;

/// The list of the graph's tracks: colour, fold, hide, lock and solo.
class TestTrackList : public QObject, private ValueStage {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void cleanup();
    void everyBoneHasAColour();
    void aColourIsChosen();
    void aFoldShowsTheChannelsOfABone();
    void aHiddenBoneHasNoLines();
    void aLockedBoneCannotBeSelected();
    void aLockedBoneStaysInADragOfOthers();
    void soloDrawsOneBone();
    void bonesThatOnlyRotateHaveNoPositions();
    void aLookBelongsToItsActor();
    void theKeyboardWorksInTheList();
    void clicksWorkWhileAFieldHasTheFocus();
    void everythingIsShownAgain();
    void marksAreAsLargeAsTheTexts();

private:
    [[nodiscard]] ValueTrackList& list() const { return m_editor->valueView().tracks(); }
    [[nodiscard]] std::size_t trackOf(const char* name) const
    {
        return *canvas().graph().find(bone(name));
    }
    [[nodiscard]] const TrackLook& look(const char* name) const
    {
        return canvas().graph().look(trackOf(name));
    }
    void click(const char* name, Part part, Qt::KeyboardModifiers modifiers = {});
    [[nodiscard]] int pixelsOf(const QColor& colour) const;
    /// The number of pixels that are painted in a part of the left arm's row.
    [[nodiscard]] int inkIn(Part part) const;
    /// Hides everything but Rotation Y, so that lines do not cover each other.
    void showOneChannel();

    const QFont m_usual = QApplication::font();
};

/// The centre and the left arm, with keys.
void TestTrackList::init()
{
    setUp();
    show(tracksOf({bone("センター"), bone("左腕")}));
    QCoreApplication::processEvents(); // the list gets its height
}

void TestTrackList::cleanup()
{
    tearDown();
    applyFont(*qApp, m_usual, 100);
}

void TestTrackList::click(const char* name, Part part, Qt::KeyboardModifiers modifiers)
{
    const QRect area = list().areaOf({trackOf(name), std::nullopt}, part);
    QVERIFY(!area.isEmpty());
    QTest::mouseClick(&list(), Qt::LeftButton, modifiers, area.center());
    (void)canvas().grab();
    QCoreApplication::processEvents();
}

int TestTrackList::pixelsOf(const QColor& colour) const
{
    const QImage image = canvas().grab().toImage();
    int count = 0;
    for (int y = canvas().graphArea().top(); y < canvas().graphArea().bottom(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixel(x, y) == colour.rgb() ? 1 : 0;
    return count;
}

int TestTrackList::inkIn(Part part) const
{
    const QRect area = list().areaOf({trackOf("左腕"), std::nullopt}, part);
    const QImage image = list().grab(area).toImage();
    const QColor ground = image.pixelColor(0, 0);
    return image.width() * image.height() - countOf(image, image.rect(), ground, 20);
}

void TestTrackList::showOneChannel()
{
    canvas().setMuted(static_cast<mmd::ChannelSet>(~bitOf(mmd::KeyNumber::RotationY)));
}

void TestTrackList::everyBoneHasAColour()
{
    QCOMPARE(list().rows().size(), std::size_t(2));
    QVERIFY(look("センター").colour != look("左腕").colour);
    showOneChannel();
    const QColor own = trackColour(darkTheme(), look("左腕").colour);
    QVERIFY(pixelsOf(own) > 50);
    canvas().setOptions({.isColouredByTrack = false});
    QCOMPARE(pixelsOf(own), 0);
    canvas().setOptions({});
    // The colour stays with the bone, whatever else is selected.
    const int before = look("左腕").colour;
    show(tracksOf({bone("左腕"), bone("左ひじ"), bone("頭")}));
    QCOMPARE(look("左腕").colour, before);
    QVERIFY(look("左ひじ").colour != before && look("頭").colour != before);
    show(tracksOf({bone("左腕")})); // one bone has the colours of the channels
    QCOMPARE(pixelsOf(own), 0);
}

void TestTrackList::aColourIsChosen()
{
    click("左腕", Part::Colour);
    auto* menu = list().findChild<QMenu*>(QStringLiteral("trackColours"));
    QVERIFY(menu && menu->isVisible());
    QAction* pink = nullptr;
    for (QAction* action : menu->actions())
        if (action->text() == QStringLiteral("Pink"))
            pink = action;
    QVERIFY(pink);
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(pink).center());
    QCOMPARE(look("左腕").colour, 5);
    showOneChannel();
    QVERIFY(pixelsOf(trackColour(darkTheme(), 5)) > 50);
}

void TestTrackList::aFoldShowsTheChannelsOfABone()
{
    click("センター", Part::Fold);
    QCOMPARE(list().rows().size(), std::size_t(8));
    click("左腕", Part::Fold);
    QCOMPARE(list().rows().size(), std::size_t(11));
    // A channel's box mutes the line of this bone only.
    const ValueTrackList::Row row{trackOf("センター"), mmd::KeyNumber::RotationY};
    QTest::mouseClick(&list(), Qt::LeftButton, {}, list().areaOf(row, Part::Channel).center());
    QVERIFY(!canvas().graph().shows({trackOf("センター"), mmd::KeyNumber::RotationY}));
    QVERIFY(canvas().graph().shows({trackOf("センター"), mmd::KeyNumber::RotationX}));
    QVERIFY(canvas().graph().shows({trackOf("左腕"), mmd::KeyNumber::RotationY}));
    QTest::mouseClick(&list(), Qt::LeftButton, {}, list().areaOf(row, Part::Channel).center());
    QVERIFY(canvas().graph().shows({trackOf("センター"), mmd::KeyNumber::RotationY}));
    QVERIFY(*canvas().activeLine() == (GraphLine{row.track, *row.channel}));
    click("センター", Part::Fold);
    QCOMPARE(list().rows().size(), std::size_t(5));
}

void TestTrackList::aHiddenBoneHasNoLines()
{
    showOneChannel();
    const QColor own = trackColour(darkTheme(), look("左腕").colour);
    show(both(keysOf("左腕", {45}), keysOf("センター", {10})));
    const QPoint key = at(line("左腕", mmd::KeyNumber::RotationY), 45);
    click("左腕", Part::Visible);
    QCOMPARE(pixelsOf(own), 0);
    QVERIFY(!m_document->selection().hasKey(bone("左腕"), 45)); // an invisible key is not selected
    QVERIFY(m_document->selection().hasKey(bone("センター"), 10));
    QVERIFY(canvas().graph().find(bone("左腕"))); // its row stays
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, key);
    QVERIFY(!m_document->selection().hasKey(bone("左腕"), 45));
    click("左腕", Part::Visible);
    QVERIFY(pixelsOf(own) > 50);
}

void TestTrackList::aLockedBoneCannotBeSelected()
{
    showOneChannel();
    show(both(keysOf("左腕", {38}), tracksOf({bone("センター"), bone("左腕")})));
    click("左腕", Part::Lock);
    QVERIFY(m_document->selection().keys.empty());
    const QPoint key = at(line("左腕", mmd::KeyNumber::RotationY), 45);
    const auto before = keyAt(*m_document, "左腕", 45);
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, key);
    QVERIFY(m_document->selection().keys.empty());
    drag(key, key + QPoint(0, 60));
    QVERIFY(keyAt(*m_document, "左腕", 45).value == before.value);
    const QRect area = canvas().graphArea();
    drag(area.topLeft() + QPoint(2, 2), area.bottomRight() - QPoint(2, 2)); // a rectangle
    QVERIFY(m_document->selection().framesOf(bone("左腕")).empty());
    QCOMPARE(m_document->selection().framesOf(bone("センター")).size(), std::size_t(3));
    // Selected elsewhere, as in the dope sheet.
    show(both(keysOf("左腕", {45}), tracksOf({bone("センター"), bone("左腕")})));
    QVERIFY(canvas().handles().empty());
    QCOMPARE(undoSteps(), 0);
    click("左腕", Part::Lock);
    drag(key, key + QPoint(0, 60));
    QVERIFY(!(keyAt(*m_document, "左腕", 45).value == before.value));
}

void TestTrackList::aLockedBoneStaysInADragOfOthers()
{
    click("左腕", Part::Lock);
    show(both(keysOf("左腕", {45}), keysOf("センター", {10})));
    const QPoint from = at(line("センター", mmd::KeyNumber::Y), 10);
    const int to = int(std::lround(canvas().axes().time.x(13)));
    drag(from, {to, from.y()});
    QVERIFY(hasKey("センター", 13) && !hasKey("センター", 10));
    QVERIFY(hasKey("左腕", 45) && !hasKey("左腕", 48));
    QVERIFY(m_document->selection().hasKey(bone("左腕"), 45)); // still selected
    QVERIFY(m_document->selection().hasKey(bone("センター"), 13));
    QTest::keyClick(&canvas(), Qt::Key_Right);
    QVERIFY(hasKey("センター", 14) && hasKey("左腕", 45));
    QCOMPARE(undoSteps(), 2);
    m_document->undo();
    m_document->undo();
    QVERIFY(hasKey("センター", 10));
}

void TestTrackList::soloDrawsOneBone()
{
    show(tracksOf({bone("センター"), bone("左腕"), bone("左ひじ")}));
    const auto isDrawn = [&](const char* name) {
        return canvas().graph().shownChannels(trackOf(name)) != 0;
    };
    click("左腕", Part::Solo);
    QVERIFY(isDrawn("左腕") && !isDrawn("センター") && !isDrawn("左ひじ"));
    QCOMPARE(canvas().activeLine()->track, trackOf("左腕"));
    click("センター", Part::Solo); // instead of the other
    QVERIFY(isDrawn("センター") && !isDrawn("左腕"));
    click("左腕", Part::Solo, Qt::ControlModifier); // also this one
    QVERIFY(isDrawn("センター") && isDrawn("左腕") && !isDrawn("左ひじ"));
    click("左腕", Part::Solo);
    QVERIFY(isDrawn("センター") && isDrawn("左腕") && isDrawn("左ひじ"));
    const QRect name = list().areaOf({trackOf("左ひじ"), std::nullopt}, Part::Name);
    QTest::mouseDClick(&list(), Qt::LeftButton, {}, name.center());
    QVERIFY(isDrawn("左ひじ") && !isDrawn("センター"));
    show(tracksOf({bone("センター"), bone("左腕")})); // the bone is not in the graph
    QVERIFY(isDrawn("センター") && isDrawn("左腕"));
}

void TestTrackList::bonesThatOnlyRotateHaveNoPositions()
{
    const ValueGraph& graph = canvas().graph();
    constexpr auto x = bitOf(mmd::KeyNumber::X), turn = bitOf(mmd::KeyNumber::RotationX);
    QVERIFY((graph.channels(trackOf("センター")) & x) != 0); // it can move
    QVERIFY((graph.channels(trackOf("左腕")) & x) == 0);
    QVERIFY((graph.channels(trackOf("左腕")) & turn) != 0);
    show(tracksOf({bone("左腕")}));
    QVERIFY(!m_editor->valueView().channels().button(mmd::KeyNumber::X)->isVisible());
    QVERIFY(m_editor->valueView().channels().button(mmd::KeyNumber::RotationX)->isVisible());
    // A key with a position is never invisible.
    mmd::KeyValue key;
    key.track = bone("左腕");
    key.frame = 50;
    key.bone.translation = {0.0f, 1.0f, 0.0f};
    m_document->apply(
        mmd::setKeys(m_document->target(), std::span(&key, 1)), QStringLiteral("key"));
    QVERIFY((graph.channels(trackOf("左腕")) & x) != 0);
    m_document->undo();
    QVERIFY((graph.channels(trackOf("左腕")) & x) == 0);
}

void TestTrackList::aLookBelongsToItsActor()
{
    click("左腕", Part::Lock);
    click("左腕", Part::Visible);
    const mmd::ActorId first = m_document->scene().active;
    const mmd::Motion motion = m_document->actor()->motion;
    m_document->load(mmd::addActor(
        m_document->scene(), std::shared_ptr<const mmd::Model>(m_document->actor()->model)));
    const mmd::ActorId second = m_document->scene().active;
    QVERIFY(first != second);
    m_document->load(mmd::setMotion({m_document->scene(), second}, motion, {}));
    show(tracksOf({bone("センター"), bone("左腕")}));
    QVERIFY(!look("左腕").isLocked && !look("左腕").isHidden);
    click("センター", Part::Lock);
    m_document->activate(first);
    show(tracksOf({bone("センター"), bone("左腕")}));
    QVERIFY(look("左腕").isLocked && look("左腕").isHidden && !look("センター").isLocked);
}

void TestTrackList::theKeyboardWorksInTheList()
{
    list().setFocus(Qt::TabFocusReason);
    canvas().setActiveLine(line("センター", mmd::KeyNumber::Y));
    QTest::keyClick(&list(), Qt::Key_Down);
    QCOMPARE(canvas().activeLine()->track, trackOf("左腕"));
    QTest::keyClick(&list(), Qt::Key_Right);
    QCOMPARE(list().rows().size(), std::size_t(5));
    QTest::keyClick(&list(), Qt::Key_Left);
    QCOMPARE(list().rows().size(), std::size_t(2));
    QTest::keyClick(&list(), Qt::Key_Space);
    QVERIFY(look("左腕").isHidden && !look("センター").isHidden);
    QVERIFY(list().hasFocus());
    QTest::keyClick(&list(), Qt::Key_Up);
    QCOMPARE(canvas().activeLine()->track, trackOf("センター"));
}

void TestTrackList::clicksWorkWhileAFieldHasTheFocus()
{
    QLineEdit field(m_editor);
    field.show();
    field.setFocus();
    QVERIFY(field.hasFocus());
    click("左腕", Part::Lock);
    QVERIFY(look("左腕").isLocked && field.hasFocus());
    QTest::keyClick(&field, Qt::Key_Space); // not the list's
    QCOMPARE(field.text(), QStringLiteral(" "));
    QVERIFY(!look("左腕").isHidden && !look("センター").isHidden);
    QTest::mouseClick(&list(), Qt::RightButton, {},
        list().areaOf({trackOf("左腕"), std::nullopt}, Part::Visible).center());
    QVERIFY(!look("左腕").isHidden);
}

void TestTrackList::everythingIsShownAgain()
{
    click("左腕", Part::Lock);
    click("左腕", Part::Visible);
    click("センター", Part::Solo);
    canvas().resetLooks();
    for (const char* name : {"センター", "左腕"}) {
        QVERIFY(canvas().graph().isEditable(trackOf(name)));
        QVERIFY(!look(name).isSolo);
    }
    QVERIFY(look("センター").colour != look("左腕").colour);
}

void TestTrackList::marksAreAsLargeAsTheTexts()
{
    QFont font = m_usual;
    font.setPixelSize(12); // whatever the screen is
    QMap<Part, int> usual;
    for (const int percent : {100, 200}) {
        tearDown();
        applyFont(*qApp, font, percent);
        init();
        const QRect solo = list().areaOf({trackOf("左腕"), std::nullopt}, Part::Solo);
        if (percent == 100)
            QCOMPARE(solo.width(), 15);
        else
            QVERIFY(solo.width() >= 22);
        for (const Part part : {Part::Fold, Part::Colour, Part::Solo, Part::Visible, Part::Lock}) {
            const int ink = inkIn(part);
            QVERIFY(ink > 4);
            if (percent == 100)
                usual[part] = ink;
            else
                QVERIFY(ink * 2 >= usual[part] * 3);
        }
        QVERIFY(list().areaOf({trackOf("左腕"), std::nullopt}, Part::Name).width() >= 40);
    }
}

QTEST_MAIN(TestTrackList)
#include "test_track_list.moc"
