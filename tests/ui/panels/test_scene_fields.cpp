// SPDX-License-Identifier: MIT
#include "libmmd/motion/track_kinds.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/ui/panels/scene_panels_stage.h"
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
using enum KeyColumn;
using enum mmd::TrackKind;

/// Every field of the panels of camera, light and model: each changes its own cell of what shows,
/// as a draft or a key, and nothing else.
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
    /// Puts something else into the field of a column, by hand; returns it.
    QVariant enter(mmd::TrackKind kind, KeyColumn column);
    void drag(mmd::TrackKind kind, KeyColumn column, int pixels);
    /// What the panels show, by columns; those that the kind has not are invalid.
    [[nodiscard]] QVariantList cells(mmd::TrackKind kind) const;
    /// `cells` with another one, as a key can say it.
    [[nodiscard]] static QVariantList changed(
        const mmd::DraftValue& value, KeyColumn column, const QVariant& cell);
    [[nodiscard]] static QVariantList cellsOf(const mmd::DraftValue& value);
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
    QTest::addColumn<KeyColumn>("column");
    for (const mmd::TrackKind kind : {Camera, Light, Shadow, ShowIk})
        for (const KeyColumn column : panelColumns(kind))
            if (!numbersOnly || (!isSwitch(column) && column != Mode))
                QTest::addRow("kind %d, %s", int(kind), qPrintable(titleOf(column)))
                    << kind << column;
}

QVariant TestSceneFields::enter(mmd::TrackKind kind, KeyColumn column)
{
    CellForm& form = section(kind).form();
    if (NumberField* field = form.number(column)) {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("77"));
        QTest::keyClick(field, Qt::Key_Return);
        return 77.0;
    }
    if (isSwitch(column)) {
        QTest::mouseClick(form.switchField(column), Qt::LeftButton);
        return false;
    }
    form.choice(column)->setFocus();
    QTest::keyClick(form.choice(column), Qt::Key_Home);
    return 0;
}

void TestSceneFields::drag(mmd::TrackKind kind, KeyColumn column, int pixels)
{
    const NumberField* field = section(kind).form().number(column);
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

QVariantList TestSceneFields::cellsOf(const mmd::DraftValue& value)
{
    QVariantList cells;
    mmd::withKeyOf(mmd::kindOf(value), [&]<class Key>() {
        Key key;
        key.value = std::get<typename Key::Value>(value);
        for (int column = int(X); column < keyColumnCount; ++column)
            cells.append(cellOf(key, KeyColumn(column)));
    });
    return cells;
}

QVariantList TestSceneFields::cells(mmd::TrackKind kind) const
{
    return cellsOf(m_document->sceneDrafts().shown(kind));
}

QVariantList TestSceneFields::changed(
    const mmd::DraftValue& value, KeyColumn column, const QVariant& cell)
{
    QVariantList cells;
    mmd::withKeyOf(mmd::kindOf(value), [&]<class Key>() {
        Key key;
        key.value = std::get<typename Key::Value>(value);
        if (!setCell(key, column, cell))
            qFatal("no such cell");
        cells = cellsOf(mmd::DraftValue(key.value));
    });
    return cells;
}

/// Without keys: MMD's own values.
void TestSceneFields::everyFieldHasItsNameAndUnit()
{
    struct Row {
        mmd::TrackKind kind;
        KeyColumn column;
        QString name, text;
        double step;
    };
    const Row rows[] = {{Camera, X, u"Centre X"_qs, u"0.000"_qs, 0.1},
        {Camera, Y, u"Centre Y"_qs, u"10.000"_qs, 0.1},
        {Camera, Z, u"Centre Z"_qs, u"0.000"_qs, 0.1},
        {Camera, AngleX, u"Rotation X"_qs, u"0.00°"_qs, 1.0},
        {Camera, AngleY, u"Rotation Y"_qs, u"0.00°"_qs, 1.0},
        {Camera, AngleZ, u"Rotation Z"_qs, u"0.00°"_qs, 1.0},
        {Camera, Distance, u"Distance"_qs, u"45.000"_qs, 0.1},
        {Camera, FieldOfView, u"Field of view"_qs, u"30°"_qs, 1.0},
        {Light, Red, u"Red"_qs, u"154"_qs, 1.0}, {Light, Green, u"Green"_qs, u"154"_qs, 1.0},
        {Light, Blue, u"Blue"_qs, u"154"_qs, 1.0}, {Light, X, u"Direction X"_qs, u"−0.500"_qs, 0.1},
        {Light, Y, u"Direction Y"_qs, u"−1.000"_qs, 0.1},
        {Light, Z, u"Direction Z"_qs, u"0.500"_qs, 0.1},
        {Shadow, Distance, u"Distance"_qs, u"8875"_qs, 50.0}};
    std::size_t numbers = 0;
    for (const mmd::TrackKind kind : {Camera, Light, Shadow, ShowIk})
        for (const KeyColumn column : panelColumns(kind))
            numbers += section(kind).form().number(column) ? 1u : 0u;
    QCOMPARE(numbers, std::size(rows));
    for (const Row& row : rows) {
        const NumberField* field = section(row.kind).form().number(row.column);
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
    QFETCH(KeyColumn, column);
    const mmd::Scene before = m_document->scene();
    const mmd::Selection selection = m_document->selection();
    const mmd::DraftValue value = m_document->sceneDrafts().shown(kind);
    const QVariant entered = enter(kind, column);
    const QVariantList expected = changed(value, column, entered);
    QVERIFY(expected != cellsOf(value));
    QCOMPARE(cells(kind), expected);
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
    QCOMPARE(cells(kind), cellsOf(value));
    m_document->redo();
    QCOMPARE(cells(kind), expected);
    // Register makes a key of this kind of it, with all of its cells.
    section(kind).registerButton().click();
    QCOMPARE(draftCount(), std::size_t(0));
    QCOMPARE(cells(kind), expected);
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
    QFETCH(KeyColumn, column);
    const mmd::Scene before = m_document->scene();
    const mmd::Selection selection = m_document->selection();
    const mmd::DraftValue value = m_document->sceneDrafts().shown(kind);
    m_document->setAutoKey(true);
    const QVariantList expected = changed(value, column, enter(kind, column));
    QCOMPARE(cells(kind), expected);
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
    QFETCH(KeyColumn, column);
    const mmd::Scene before = m_document->scene();
    const mmd::DraftValue value = m_document->sceneDrafts().shown(kind);
    const NumberField* field = section(kind).form().number(column);
    const double start = cellsOf(value)[int(column) - int(X)].toDouble();
    for (const int pixels : {40, -40, 8000, -400000}) {
        const double wanted = field->clamped(start + pixels / 4 * field->step());
        drag(kind, column, pixels);
        QCOMPARE(cells(kind), changed(value, column, wanted));
        QCOMPARE(m_document->undoStack()->count(), 1);
        QVERIFY(field->font().italic());
        m_document->undo();
        QVERIFY(m_document->scene() == before);
        QVERIFY(!field->font().italic());
    }
}

/// While it plays the keys show: the draft is of its frame alone.
void TestSceneFields::betweenTwoFramesNoDraftShows()
{
    QFETCH(mmd::TrackKind, kind);
    QFETCH(KeyColumn, column);
    const QVariantList keyed = cells(kind);
    enter(kind, column);
    const QVariantList drafted = cells(kind);
    QVERIFY(drafted != keyed);
    CellForm& form = section(kind).form();
    const auto isItalic = [&](KeyColumn each) {
        const QWidget* widget =
            form.number(each) ? static_cast<QWidget*>(form.number(each)) : form.switchField(each);
        return widget && widget->font().italic();
    };
    for (const double frame : {10.5, 9.75, 10.0}) {
        m_document->playTo(frame);
        QCOMPARE(cells(kind), frame == 10.0 ? drafted : keyed);
        for (const KeyColumn each : form.columns()) // all of a draft's are, whichever was changed
            if (each != Mode)
                QCOMPARE(isItalic(each), frame == 10.0);
    }
}

void TestSceneFields::aSwitchOfIkChangesOnlyItself()
{
    mmd::ShowIkValue value;
    value = withIk(withIk(std::move(value), "another", false), "third", true);
    value.show = 0;
    const mmd::Scene& scene = m_document->scene();
    m_document->load(mmd::registerShowIk({scene, scene.active}, 10, value));
    const std::string name = bone("左足ＩＫ").name;
    section(ShowIk).switches()->field(name)->click();
    const auto shown = std::get<mmd::ShowIkValue>(m_document->sceneDrafts().shown(ShowIk));
    QCOMPARE(int(shown.show), 0);
    QVERIFY(!isIkOn(shown, name) && !isIkOn(shown, "another") && isIkOn(shown, "third"));
    QCOMPARE(shown.switches.size(), std::size_t(3));
    section(ShowIk).switches()->field(name)->click();
    QVERIFY(isIkOn(std::get<mmd::ShowIkValue>(m_document->sceneDrafts().shown(ShowIk)), name));
}

/// What is selected is the active actor's, whatever is changed and registered beside it.
void TestSceneFields::theSelectionOfTheModelStays()
{
    QFETCH(mmd::TrackKind, kind);
    const mmd::Selection selection = m_document->selection();
    const KeyColumn column = panelColumns(kind).back();
    enter(kind, column);
    QVERIFY(m_document->selection() == selection);
    section(kind).dropButton().click();
    QVERIFY(m_document->selection() == selection);
    section(kind).registerButton().click();
    QVERIFY(m_document->selection() == selection);
    m_document->setAutoKey(true);
    enter(kind, column);
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
    enter(kind, panelColumns(kind).back());
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
