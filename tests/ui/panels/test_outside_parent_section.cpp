// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/ui/panels/scene_panels_stage.h"
#include "ui/document/actor_names.h"
#include "ui/panels/names/name_box.h"
#include "ui/theme/theme.h"

#include <QtTest/QSignalSpy>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListView>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

using namespace odori;
using namespace odori::test;

/// Choosing and registering outside parents in the model's panel, with two models.
class TestOutsideParentSection : public QObject, private ScenePanelsStage {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void cleanup() { tearDown(); }
    void aParentIsChosenAndRegistered();
    void registerKeepsThePlaceIfWanted();
    void removeKeepsThePlaceIfWanted_data();
    void removeKeepsThePlaceIfWanted();
    void aChoiceWaitsWhileTheFrameChanges();
    void anotherActiveModelDropsTheChoice();
    void theSelectedBoneIsTaken();
    void nobodyEndsIt();
    void aCircleIsRefusedWithItsReason();
    void theListGoesToItsKeyAndRemovesIt();
    void theOtherModelHasItsOwnKeys();
    void withOneModelItSaysWhatIsMissing();
    void everyControlHasANameForScreenReaders();
    void bonesAreFoundByAnyName();
    void theListOfBonesTakesArrowsAndTheMouse();
    void escapeKeepsTheBone();

private:
    template <class Widget>
    [[nodiscard]] Widget* named(const char* name) const
    {
        return m_model->findChild<Widget*>(QLatin1String(name));
    }
    [[nodiscard]] QComboBox* box(const char* name) const { return named<QComboBox>(name); }
    /// Chooses the row of that text with the keyboard.
    void choose(const char* name, const QString& text)
    {
        QComboBox* chosen = box(name);
        const int row = chosen->findText(text);
        QVERIFY2(row >= 0, qPrintable(text));
        chosen->setFocus();
        QTest::keyClick(chosen, Qt::Key_Home);
        for (int step = 0; step < row; ++step)
            QTest::keyClick(chosen, Qt::Key_Down);
        QCOMPARE(chosen->currentText(), text);
    }
    void press(const char* name) { QTest::mouseClick(named<QPushButton>(name), Qt::LeftButton); }
    [[nodiscard]] mmd::ActorId id(std::size_t at) const
    {
        return m_document->scene().actors[at].id;
    }
    [[nodiscard]] const std::vector<mmd::OutsideParentKey>& keys(std::size_t at) const
    {
        return m_document->scene().actors[at].outsideParents;
    }
    [[nodiscard]] QString name(std::size_t at) const { return actorName(*m_document, id(at)); }
};

void TestOutsideParentSection::init()
{
    setUp();
    m_document->load(mmd::addActor(m_document->scene(), m_document->scene().actors.front().model));
    m_document->activate(id(0));
    m_window->resize(1100, 900);
}

void TestOutsideParentSection::aParentIsChosenAndRegistered()
{
    m_document->select(tracksOf({bone("センター")}));
    QSignalSpy said(m_document.get(), &Document::said);
    choose("followActor", name(1));
    choose("followParent", QStringLiteral("頭"));
    QVERIFY(keys(0).empty()); // not before Register
    QVERIFY(named<QLabel>("followState")->text().contains(QStringLiteral("not registered")));
    press("registerParent");
    QCOMPARE(keys(0), (std::vector<mmd::OutsideParentKey>{
                          {bone("センター").name, 10, {id(1), bone("頭").name}}}));
    QVERIFY(said.last().front().toString().contains(QStringLiteral("頭")));
    QVERIFY(!named<QPushButton>("registerParent")->isEnabled());
    QCOMPARE(named<QListWidget>("parentKeys")->count(), 1);
    m_document->undo();
    QVERIFY(keys(0).empty());
    m_document->redo();
    QCOMPARE(keys(0).size(), std::size_t(1));
}

void TestOutsideParentSection::registerKeepsThePlaceIfWanted()
{
    const auto framesOf = [&](const mmd::TrackId& track) {
        const auto frames = mmd::framesOf(m_document->scene().actors[0].motion, track);
        return std::vector<std::uint32_t>(frames.begin(), frames.end());
    };
    const mmd::Scene before = m_document->scene();
    QSignalSpy said(m_document.get(), &Document::said);
    m_document->select(tracksOf({bone("頭")}));
    m_document->setCurrentFrame(33);
    QVERIFY(named<QCheckBox>("keepPlace")->isChecked());
    choose("followActor", name(1));
    press("registerParent");
    const auto frames = framesOf(bone("頭"));
    QVERIFY(std::binary_search(frames.begin(), frames.end(), 32u));
    QVERIFY(std::binary_search(frames.begin(), frames.end(), 33u));
    QVERIFY(said.last().front().toString().contains(QStringLiteral("place")));
    m_document->undo(); // one step
    QVERIFY(m_document->scene() == before);
    auto* keep = named<QCheckBox>("keepPlace");
    QTest::mouseClick(keep, Qt::LeftButton, {}, QPoint(8, keep->height() / 2));
    QVERIFY(!keep->isChecked());
    choose("followActor", name(1));
    press("registerParent");
    QCOMPARE(keys(0).size(), std::size_t(1));
    QVERIFY(m_document->scene().actors[0].motion == before.actors[0].motion);
    QVERIFY(!said.last().front().toString().contains(QStringLiteral("place")));
}

void TestOutsideParentSection::removeKeepsThePlaceIfWanted_data()
{
    QTest::addColumn<bool>("keeps");
    QTest::newRow("keeps") << true;
    QTest::newRow("jumps") << false;
}

void TestOutsideParentSection::removeKeepsThePlaceIfWanted()
{
    QFETCH(bool, keeps);
    auto* keep = named<QCheckBox>("keepPlace");
    const auto switchKeeping = [&] {
        QTest::mouseClick(keep, Qt::LeftButton, {}, QPoint(8, keep->height() / 2));
    };
    switchKeeping();
    m_document->select(tracksOf({bone("頭")}));
    m_document->setCurrentFrame(33);
    choose("followActor", name(1));
    press("registerParent");
    const mmd::Scene before = m_document->scene();
    if (keeps)
        switchKeeping();
    m_document->setCurrentFrame(50); // the key's frame counts
    auto* list = named<QListWidget>("parentKeys");
    list->setCurrentRow(0);
    QSignalSpy said(m_document.get(), &Document::said);
    press("removeParent");
    QVERIFY(keys(0).empty());
    const auto frames = mmd::framesOf(m_document->scene().actors[0].motion, bone("頭"));
    QCOMPARE(std::binary_search(frames.begin(), frames.end(), 32u), keeps);
    QCOMPARE(std::binary_search(frames.begin(), frames.end(), 33u), keeps);
    QVERIFY(m_document->scene().actors[1].motion == before.actors[1].motion);
    const QString text = said.last().front().toString();
    QVERIFY(text.contains(QStringLiteral("33")) && text.contains(QStringLiteral("nobody")));
    QCOMPARE(text.contains(QStringLiteral("place")), keeps);
    m_document->undo(); // one step
    QVERIFY(m_document->scene() == before);
}

void TestOutsideParentSection::aChoiceWaitsWhileTheFrameChanges()
{
    choose("followActor", name(1));
    m_document->setCurrentFrame(25);
    QCOMPARE(box("followActor")->currentText(), name(1));
    press("registerParent");
    QCOMPARE(keys(0).front().frame, 25u);
    QCOMPARE(keys(0).front().parent, (mmd::OutsideParent{id(1), {}}));
    m_document->setCurrentFrame(24);
    QCOMPARE(box("followActor")->currentIndex(), 0);
    m_document->setCurrentFrame(40);
    QCOMPARE(box("followActor")->currentText(), name(1));
    QCOMPARE(named<QLabel>("followState")->text(), QStringLiteral("since frame 25"));
}

void TestOutsideParentSection::anotherActiveModelDropsTheChoice()
{
    const auto isChosen = [&] {
        return named<QLabel>("followState")->text().contains(QStringLiteral("not registered"));
    };
    choose("followActor", name(1));
    QVERIFY(isChosen());
    m_document->activate(id(1));
    QVERIFY(!isChosen());
    m_document->activate(id(0));
    QVERIFY(!isChosen());
}

void TestOutsideParentSection::theSelectedBoneIsTaken()
{
    m_document->select(tracksOf({bone("左腕")}));
    QCOMPARE(box("followBone")->currentText(), QStringLiteral("左腕"));
    choose("followActor", name(1));
    m_document->select(tracksOf({bone("左腕"), bone("頭")})); // still selected: the choice stays
    QCOMPARE(box("followBone")->currentText(), QStringLiteral("左腕"));
    QCOMPARE(box("followActor")->currentText(), name(1));
    m_document->select(tracksOf({bone("頭")}));
    QCOMPARE(box("followBone")->currentText(), QStringLiteral("頭"));
    QCOMPARE(box("followActor")->currentIndex(), 0);
}

void TestOutsideParentSection::nobodyEndsIt()
{
    choose("followActor", name(1));
    press("registerParent");
    m_document->setCurrentFrame(30);
    choose("followActor", QStringLiteral("nobody"));
    press("registerParent");
    QCOMPARE(keys(0).size(), std::size_t(2));
    QCOMPARE(keys(0).back().frame, 30u);
    QCOMPARE(keys(0).back().parent, mmd::OutsideParent{});
}

void TestOutsideParentSection::aCircleIsRefusedWithItsReason()
{
    choose("followActor", name(1));
    press("registerParent");
    m_document->activate(id(1));
    QSignalSpy said(m_document.get(), &Document::said);
    choose("followActor", name(0));
    QCOMPARE(said.count(), 1);
    QCOMPARE(said.last().front().toString(), named<QLabel>("followProblem")->text());
    QVERIFY(!named<QPushButton>("registerParent")->isEnabled());
    QVERIFY(named<QLabel>("followProblem")->isVisible());
    QVERIFY(named<QLabel>("followProblem")->text().contains(QStringLiteral("each other")));
    m_document->setCurrentFrame(5); // before, too: from frame 10 on it would be a circle
    QVERIFY(!named<QPushButton>("registerParent")->isEnabled());
    choose("followActor", QStringLiteral("nobody"));
    QVERIFY(!named<QLabel>("followProblem")->isVisible());
}

void TestOutsideParentSection::theListGoesToItsKeyAndRemovesIt()
{
    m_document->select(tracksOf({bone("頭")}));
    choose("followActor", name(1));
    press("registerParent");
    m_document->select(tracksOf({bone("左腕")}));
    m_document->setCurrentFrame(50);
    auto* list = named<QListWidget>("parentKeys");
    QTest::mouseClick(
        list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
    QCOMPARE(m_document->currentKeyFrame(), 10u);
    QCOMPARE(box("followBone")->currentText(), QStringLiteral("頭"));
    press("removeParent");
    QVERIFY(keys(0).empty());
    QVERIFY(!list->isVisible());
}

void TestOutsideParentSection::theOtherModelHasItsOwnKeys()
{
    choose("followActor", name(1));
    press("registerParent");
    m_document->activate(id(1));
    QVERIFY(!named<QListWidget>("parentKeys")->isVisible());
    QCOMPARE(box("followActor")->currentIndex(), 0);
    QVERIFY(box("followActor")->findText(name(1)) < 0); // not itself
    m_document->activate(id(0));
    QCOMPARE(named<QListWidget>("parentKeys")->count(), 1);
    // Removing the followed model frees the bone.
    m_document->apply(mmd::removeActor({m_document->scene(), id(1)}), QStringLiteral("Remove"));
    QVERIFY(keys(0).empty());
    m_document->undo();
    QCOMPARE(keys(0).size(), std::size_t(1));
    QCOMPARE(box("followActor")->currentText(), name(1));
}

void TestOutsideParentSection::withOneModelItSaysWhatIsMissing()
{
    m_document->apply(mmd::removeActor({m_document->scene(), id(1)}), QStringLiteral("Remove"));
    QVERIFY(!box("followActor")->isEnabled());
    QVERIFY(named<QLabel>("followProblem")->text().contains(QStringLiteral("second model")));
}

void TestOutsideParentSection::everyControlHasANameForScreenReaders()
{
    for (const char* each : {"followBone", "followActor", "followParent"})
        QVERIFY(!box(each)->accessibleName().isEmpty());
    QVERIFY(!named<QListWidget>("parentKeys")->accessibleName().isEmpty());
}

void TestOutsideParentSection::bonesAreFoundByAnyName()
{
    choose("followActor", name(1));
    NameBox* parent = named<NameBox>("followParent");
    const auto list = [&] { return parent->findChild<QListView*>(QStringLiteral("foundNames")); };
    for (const char* word : {"head", "atama", "頭"}) {
        parent->setFocus();
        QTest::keyClick(parent, Qt::Key_F4); // the system's key for the list
        QVERIFY(list());
        auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(field);
        const int all = list()->model()->rowCount();
        field->setText(QString::fromUtf8(word));
        QVERIFY2(list()->model()->rowCount() > 0, word);
        QVERIFY(list()->model()->rowCount() < all);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(!list());
        QVERIFY2(parent->currentText().contains(u"頭"), word);
        QCOMPARE(named<QLabel>("followState")->text(), QStringLiteral("◇ not registered"));
        QTest::keyClick(parent, Qt::Key_Home);
    }
    parent->setFocus();
    QTest::keyClicks(parent, QStringLiteral("h")); // typing opens the list
    QVERIFY(list());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("ead"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Enter);
    QVERIFY(parent->currentText().contains(u"頭"));
    press("registerParent");
    QCOMPARE(keys(0).size(), std::size_t(1));
    QCOMPARE(keys(0).front().parent.bone, parent->currentData().toByteArray().toStdString());
}

void TestOutsideParentSection::theListOfBonesTakesArrowsAndTheMouse()
{
    NameBox* box = named<NameBox>("followBone");
    box->setFocus();
    const auto list = [&] { return box->findChild<QListView*>(QStringLiteral("foundNames")); };
    QTest::mouseClick(box, Qt::LeftButton);
    QVERIFY(list());
    QWidget* field = QApplication::focusWidget();
    const int before = box->currentIndex();
    QCOMPARE(list()->currentIndex().row(), before);
    QTest::keyClick(field, Qt::Key_Down);
    QTest::keyClick(field, Qt::Key_Down);
    QCOMPARE(box->currentIndex(), before); // not before Enter
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(box->currentIndex(), before + 2);
    QTRY_VERIFY(!list());
    QTest::mouseClick(box, Qt::LeftButton);
    const QModelIndex first = list()->indexAt(QPoint(5, 5));
    QVERIFY(first.isValid());
    const QString wanted = first.data().toString();
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualRect(first).center());
    QCOMPARE(box->currentText(), wanted);
}

void TestOutsideParentSection::escapeKeepsTheBone()
{
    NameBox* box = named<NameBox>("followBone");
    const QString before = box->currentText();
    QTest::mouseClick(box, Qt::LeftButton);
    auto* list = box->findChild<QListView*>(QStringLiteral("foundNames"));
    QWidget* field = QApplication::focusWidget();
    QTest::keyClicks(field, QStringLiteral("no such bone"));
    QVERIFY(!list->isVisible());
    QTest::keyClick(field, Qt::Key_Return); // nothing to choose: it stays open
    QVERIFY(field->isVisible());
    QTest::keyClick(field, Qt::Key_Escape);
    QTRY_VERIFY(!box->findChild<QListView*>(QStringLiteral("foundNames")));
    QCOMPARE(box->currentText(), before);
}

QTEST_MAIN(TestOutsideParentSection)
#include "test_outside_parent_section.moc"
