// SPDX-License-Identifier: MIT
#include "libmmd/motion/names.h"
#include "libmmd/scene/draft_numbers.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/ui/panels/scene_panels_stage.h"
#include "ui/document/models/key_table_cells.h"
#include "ui/document/scene_drafts.h"
#include "ui/fields/number_field.h"
#include "ui/fields/switch_field.h"
#include "ui/panels/ik_switches.h"
#include "ui/theme/theme.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

using namespace odori;
using namespace odori::test;
using enum mmd::KeyNumber;
using enum mmd::TrackKind;

namespace {

using Numbers = std::vector<std::optional<double>>; ///< by KeyNumber

} // namespace

/// Every field of the panels of camera, light and model: each changes only its own cell, as a draft
/// or as a key.
class TestSceneFields : public QObject, private ScenePanelsStage {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void cleanup() { tearDown(); }
    void everyFieldHasItsNameAndUnit();
    void everyFieldChangesItsOwnCell_data() { addFields(false); }
    void everyFieldChangesItsOwnCell();
    void withAutoKeyEveryFieldIsAKey_data() { addFields(false); }
    void withAutoKeyEveryFieldIsAKey();
    void aDragStaysInTheFieldsRange_data() { addFields(true); }
    void aDragStaysInTheFieldsRange();
    void betweenTwoFramesNoDraftShows_data() { addFields(false); }
    void betweenTwoFramesNoDraftShows();
    void aSwitchOfIkChangesOnlyItself();
    void theSelectionOfTheModelStays_data() { addKinds(); }
    void theSelectionOfTheModelStays();
    void whatTheCameraSelectsIsItsOwn_data() { addKinds(); }
    void whatTheCameraSelectsIsItsOwn();

private:
    static void addKinds();
    static void addFields(bool numbersOnly);
    [[nodiscard]] ValueSection& section(mmd::TrackKind kind) { return panelOf(kind).section(kind); }
    /// Enters another number in a field as a user does; returns that number.
    double enter(mmd::TrackKind kind, mmd::KeyNumber number);
    void drag(mmd::TrackKind kind, mmd::KeyNumber number, int pixels);
    /// The numbers in the panels, by column; empty if the kind does not have that number.
    [[nodiscard]] Numbers shown(mmd::TrackKind kind) const;
    /// `shown` with one number changed, rounded to what a key can store.
    [[nodiscard]] static Numbers changed(
        const mmd::DraftValue& value, mmd::KeyNumber number, double wanted);
    [[nodiscard]] static Numbers numbersIn(const mmd::DraftValue& value);
    [[nodiscard]] std::size_t draftCount() const
    {
        std::size_t count = m_document->scene().cameraDrafts.size();
        for (const mmd::Actor& actor : m_document->scene().actors)
            count += actor.drafts.size();
        return count;
    }
    [[nodiscard]] mmd::ActorId ownerOf(mmd::TrackKind kind) const
    {
        return *m_document->sceneDrafts().ownerOf(kind);
    }
};

/// Two actors; the first one is active.
void TestSceneFields::init()
{
    setUp();
    const mmd::ActorId first = m_document->scene().active;
    m_document->load(mmd::addActor(m_document->scene(), m_document->actor()->model));
    m_document->activate(first);
    m_document->select(keysOf("センター", {10}));
}

void TestSceneFields::addKinds()
{
    QTest::addColumn<mmd::TrackKind>("kind");
    for (const mmd::TrackKind kind : {Camera, Light, Shadow})
        QTest::addRow("kind %d", int(kind)) << kind;
}

void TestSceneFields::addFields(bool numbersOnly)
{
    QTest::addColumn<mmd::TrackKind>("kind");
    QTest::addColumn<mmd::KeyNumber>("number");
    for (const mmd::TrackKind kind : {Camera, Light, Shadow, ShowIk})
        for (const mmd::KeyNumber number : panelNumbers(kind))
            if (!numbersOnly || (!isSwitch(number) && number != Mode))
                QTest::addRow("kind %d, %s", int(kind), qPrintable(titleOf(number)))
                    << kind << number;
}

double TestSceneFields::enter(mmd::TrackKind kind, mmd::KeyNumber number)
{
    CellForm& form = section(kind).form();
    if (NumberField* field = form.field(number)) {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("77"));
        QTest::keyClick(field, Qt::Key_Return);
        return 77.0;
    }
    if (isSwitch(number)) {
        QTest::mouseClick(form.switchField(number), Qt::LeftButton);
        return 0.0;
    }
    form.choice(number)->setFocus();
    QTest::keyClick(form.choice(number), Qt::Key_Home);
    return 0.0;
}

void TestSceneFields::drag(mmd::TrackKind kind, mmd::KeyNumber number, int pixels)
{
    const NumberField* field = section(kind).form().field(number);
    for (QLabel* label : section(kind).findChildren<QLabel*>()) {
        if (label->buddy() != field)
            continue;
        const QPoint start = label->rect().center();
        QTest::mousePress(label, Qt::LeftButton, {}, start);
        for (const int x : {pixels / 2, pixels}) {
            QMouseEvent move(QEvent::MouseMove, start + QPoint(x, 0),
                label->mapToGlobal(start + QPoint(x, 0)), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(label, &move);
        }
        QTest::mouseRelease(label, Qt::LeftButton, {}, start + QPoint(pixels, 0));
    }
}

Numbers TestSceneFields::numbersIn(const mmd::DraftValue& value)
{
    Numbers numbers;
    for (std::size_t at = 0; at < mmd::keyNumberCount; ++at)
        numbers.push_back(numberOf(value, mmd::KeyNumber(at)));
    return numbers;
}

Numbers TestSceneFields::shown(mmd::TrackKind kind) const
{
    return numbersIn(m_document->sceneDrafts().shown(kind));
}

Numbers TestSceneFields::changed(const mmd::DraftValue& value, mmd::KeyNumber number, double wanted)
{
    mmd::DraftValue changed = value;
    if (!setNumber(changed, number, wanted))
        qFatal("no such number");
    return numbersIn(changed);
}

/// Without keys: MMD's default values.
void TestSceneFields::everyFieldHasItsNameAndUnit()
{
    struct Row {
        mmd::TrackKind kind;
        mmd::KeyNumber number;
        QString name, text;
        double step;
    };
    const Row rows[] = {{Camera, X, u"Centre X"_qs, u"0.000"_qs, 0.1},
        {Camera, Y, u"Centre Y"_qs, u"10.000"_qs, 0.1},
        {Camera, Z, u"Centre Z"_qs, u"0.000"_qs, 0.1},
        {Camera, RotationX, u"Rotation X"_qs, u"0.00°"_qs, 1.0},
        {Camera, RotationY, u"Rotation Y"_qs, u"0.00°"_qs, 1.0},
        {Camera, RotationZ, u"Rotation Z"_qs, u"0.00°"_qs, 1.0},
        {Camera, Distance, u"Distance"_qs, u"45.000"_qs, 0.1},
        {Camera, FieldOfView, u"Field of view"_qs, u"30°"_qs, 1.0},
        {Light, Red, u"Red"_qs, u"154"_qs, 1.0}, {Light, Green, u"Green"_qs, u"154"_qs, 1.0},
        {Light, Blue, u"Blue"_qs, u"154"_qs, 1.0}, {Light, X, u"Direction X"_qs, u"−0.500"_qs, 0.1},
        {Light, Y, u"Direction Y"_qs, u"−1.000"_qs, 0.1},
        {Light, Z, u"Direction Z"_qs, u"0.500"_qs, 0.1},
        {Shadow, Distance, u"Distance"_qs, u"8875"_qs, 50.0}};
    std::size_t numbers = 0;
    for (const mmd::TrackKind kind : {Camera, Light, Shadow, ShowIk})
        for (const mmd::KeyNumber number : panelNumbers(kind))
            numbers += section(kind).form().field(number) ? 1u : 0u;
    QCOMPARE(numbers, std::size(rows));
    for (const Row& row : rows) {
        const NumberField* field = section(row.kind).form().field(row.number);
        QCOMPARE(field->accessibleName(), row.name);
        QCOMPARE(field->text(), row.text);
        QCOMPARE(field->step(), row.step);
        bool hasLabel = false;
        for (const QLabel* label : section(row.kind).findChildren<QLabel*>())
            hasLabel = hasLabel || (label->buddy() == field && label->text() == row.name);
        QVERIFY2(hasLabel, qPrintable(row.name));
    }
}

void TestSceneFields::everyFieldChangesItsOwnCell()
{
    QFETCH(mmd::TrackKind, kind);
    QFETCH(mmd::KeyNumber, number);
    const mmd::Scene before = m_document->scene();
    const mmd::Selection selection = m_document->selection();
    const mmd::DraftValue value = m_document->sceneDrafts().shown(kind);
    const double entered = enter(kind, number);
    const Numbers expected = changed(value, number, entered);
    QVERIFY(expected != numbersIn(value));
    QCOMPARE(shown(kind), expected);
    QCOMPARE(m_document->undoStack()->count(), 1);
    QCOMPARE(draftCount(), std::size_t(1));
    const auto drafts = mmd::draftsOf(m_document->scene(), ownerOf(kind));
    QCOMPARE(drafts.size(), std::size_t(1));
    QCOMPARE(drafts.front().frame, 10u);
    QCOMPARE(drafts.front().track, (mmd::TrackId{kind, {}}));
    QVERIFY(m_document->selection() == selection);
    m_document->select({});
    m_document->undo();
    QVERIFY(m_document->scene() == before);
    QVERIFY(m_document->selection() == selection);
    QCOMPARE(shown(kind), numbersIn(value));
    m_document->redo();
    QCOMPARE(shown(kind), expected);
    // Register creates a key of this kind with all numbers.
    section(kind).registerButton().click();
    QCOMPARE(draftCount(), std::size_t(0));
    QCOMPARE(shown(kind), expected);
    const mmd::Motion& motion = *mmd::findMotion(m_document->scene(), ownerOf(kind));
    const mmd::Motion& motionBefore = *mmd::findMotion(before, ownerOf(kind));
    QCOMPARE(motion.keyCount(), motionBefore.keyCount() + 1);
    const auto frames = mmd::framesOf(motion, {kind, {}});
    QCOMPARE(frames.size(), std::size_t(1));
    QCOMPARE(frames.front(), 10u);
    QVERIFY(m_document->scene().actors.back() == before.actors.back()); // the other model
}

void TestSceneFields::withAutoKeyEveryFieldIsAKey()
{
    QFETCH(mmd::TrackKind, kind);
    QFETCH(mmd::KeyNumber, number);
    const mmd::Scene before = m_document->scene();
    const mmd::Selection selection = m_document->selection();
    const mmd::DraftValue value = m_document->sceneDrafts().shown(kind);
    m_document->setAutoKey(true);
    const Numbers expected = changed(value, number, enter(kind, number));
    QCOMPARE(shown(kind), expected);
    QCOMPARE(draftCount(), std::size_t(0));
    QCOMPARE(m_document->undoStack()->count(), 1);
    const mmd::Motion& motion = *mmd::findMotion(m_document->scene(), ownerOf(kind));
    QCOMPARE(mmd::framesOf(motion, {kind, {}}).size(), std::size_t(1));
    QVERIFY(m_document->scene().actors.back() == before.actors.back());
    m_document->select({});
    m_document->undo();
    QVERIFY(m_document->scene() == before);
    QVERIFY(m_document->selection() == selection);
}

void TestSceneFields::aDragStaysInTheFieldsRange()
{
    QFETCH(mmd::TrackKind, kind);
    QFETCH(mmd::KeyNumber, number);
    const mmd::Scene before = m_document->scene();
    const mmd::DraftValue value = m_document->sceneDrafts().shown(kind);
    const NumberField* field = section(kind).form().field(number);
    const double start = numberOf(value, number).value_or(0.0);
    for (const int pixels : {40, -40, 8000, -400000}) {
        const double wanted = field->clamped(start + pixels / 4 * field->step());
        drag(kind, number, pixels);
        QCOMPARE(shown(kind), changed(value, number, wanted));
        QCOMPARE(m_document->undoStack()->count(), 1);
        QVERIFY(field->font().italic());
        m_document->undo();
        QVERIFY(m_document->scene() == before);
        QVERIFY(!field->font().italic());
    }
}

/// During playback the keyed values are shown; the draft only applies to its frame.
void TestSceneFields::betweenTwoFramesNoDraftShows()
{
    QFETCH(mmd::TrackKind, kind);
    QFETCH(mmd::KeyNumber, number);
    const Numbers keyed = shown(kind);
    enter(kind, number);
    const Numbers drafted = shown(kind);
    QVERIFY(drafted != keyed);
    CellForm& form = section(kind).form();
    const auto isItalic = [&](mmd::KeyNumber each) {
        const QWidget* widget =
            form.field(each) ? static_cast<QWidget*>(form.field(each)) : form.switchField(each);
        return widget && widget->font().italic();
    };
    for (const double frame : {10.5, 9.75, 10.0}) {
        m_document->playTo(frame);
        QCOMPARE(shown(kind), frame == 10.0 ? drafted : keyed);
        for (const mmd::KeyNumber each :
            form.numbers()) // all numbers of a draft, not only the changed one
            if (each != Mode)
                QCOMPARE(isItalic(each), frame == 10.0);
    }
}

void TestSceneFields::aSwitchOfIkChangesOnlyItself()
{
    mmd::ShowIkValue value;
    value = mmd::withIk(mmd::withIk(std::move(value), "another", false), "third", true);
    value.show = 0;
    const mmd::Scene& scene = m_document->scene();
    m_document->load(mmd::registerShowIk({scene, scene.active}, 10, value));
    const std::string name = bone("左足ＩＫ").name;
    section(ShowIk).switches()->field(name)->click();
    const auto shown = std::get<mmd::ShowIkValue>(m_document->sceneDrafts().shown(ShowIk));
    QCOMPARE(int(shown.show), 0);
    QVERIFY(
        !mmd::isIkOn(shown, name) && !mmd::isIkOn(shown, "another") && mmd::isIkOn(shown, "third"));
    QCOMPARE(shown.switches.size(), std::size_t(3));
    section(ShowIk).switches()->field(name)->click();
    QVERIFY(mmd::isIkOn(std::get<mmd::ShowIkValue>(m_document->sceneDrafts().shown(ShowIk)), name));
}

/// The active actor's selection is kept, whatever else is changed and registered.
void TestSceneFields::theSelectionOfTheModelStays()
{
    QFETCH(mmd::TrackKind, kind);
    const mmd::Selection selection = m_document->selection();
    const mmd::KeyNumber number = panelNumbers(kind).back();
    enter(kind, number);
    QVERIFY(m_document->selection() == selection);
    section(kind).dropButton().click();
    QVERIFY(m_document->selection() == selection);
    section(kind).registerButton().click();
    QVERIFY(m_document->selection() == selection);
    m_document->setAutoKey(true);
    enter(kind, number);
    QVERIFY(m_document->selection() == selection);
    m_document->undo();
    QVERIFY(m_document->selection() == selection);
}

void TestSceneFields::whatTheCameraSelectsIsItsOwn()
{
    QFETCH(mmd::TrackKind, kind);
    const mmd::TrackId track{kind, {}};
    m_document->activate(mmd::sceneActor);
    m_document->setAutoKey(true);
    enter(kind, panelNumbers(kind).back());
    QVERIFY(m_document->selection().hasTrack(track));
    QCOMPARE(m_document->selection().tracks.size(), std::size_t(1));
    m_document->undo();
    QVERIFY(m_document->selection().tracks.empty());
    section(kind).registerButton().click();
    QVERIFY(m_document->selection().hasTrack(track));
    QVERIFY(m_document->selection().hasKey(track, 10));
}

QTEST_MAIN(TestSceneFields)
#include "test_scene_fields.moc"
