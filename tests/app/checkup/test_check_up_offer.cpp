// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/editor_state.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/pmx/pmx.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/text/cp932.h"
#include "tests/app/window_hands.h"
#include "ui/document/models/finding_list_model.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/panels/checkup/check_up_panel.h"
#include "ui/settings/settings.h"

#include <QtCore/QTemporaryDir>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QTreeView>

using namespace odori;

/// The message bar offers the check-up after motions and models were opened; its panel in the
/// window.
class TestCheckUpOffer : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { test::prepare("test_check_up_offer"); }
    void init();
    void cleanup() { m_window.reset(); }
    void theSampleHasNothingToSay();
    void aMotionWithLostTracksOffersThePanel();
    void thePanelIsClosedAtFirst();
    void theOfferTakesNoFocus();
    void theSameMotionIsMentionedOnce();
    void anotherModelUnderTheMotionOffersAgain();
    void harmlessOddsAreNotMentioned();
    void anotherMessageIsMoreImportant();
    void theOfferLeavesWithItsMotion();
    void whatWasWithdrawnDoesNotComeBack();
    void aVisiblePanelNeedsNoOffer();
    void theOfferGoesToItsActor();
    void showUnfoldsAndClearsTheFilters();

private:
    using Names = std::vector<std::pair<std::string, float>>; ///< bone, x of its key
    /// A motion with a key at frame 7 for each bone.
    [[nodiscard]] QString motion(const char* name, const Names& bones) const;
    /// The sample's model, with the first bone renamed.
    [[nodiscard]] QString model(const char* name, const char* firstBone) const;
    [[nodiscard]] bool opened(const QStringList& paths) const
    {
        return test::opened(*m_window, paths) && QTest::qWaitFor([] {
            return QThreadPool::globalInstance()->activeThreadCount() == 0;
        });
    }
    /// Waits until the worker would have said something.
    [[nodiscard]] bool isQuiet() const
    {
        QTest::qWait(100);
        return bar().text().isEmpty();
    }
    [[nodiscard]] MessageBar& bar() const { return m_window->messageBar(); }
    [[nodiscard]] QToolButton& offer() const
    {
        return *bar().findChild<QToolButton*>(QStringLiteral("messageOffer"));
    }
    [[nodiscard]] QDockWidget& dock() const { return *m_window->dock(Panel::CheckUp); }
    [[nodiscard]] CheckUpPanel& panel() const { return *m_window->findChild<CheckUpPanel*>(); }
    [[nodiscard]] QString sample() const { return samplePaths().first(); }

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCheckUpOffer::init()
{
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = test::shownWindow();
    QVERIFY(m_window);
    m_window->settings().setSecondMotion(MotionChoice::Replace);
    m_window->settings().setSecondModel(ModelChoice::Replace);
}

QString TestCheckUpOffer::motion(const char* name, const Names& bones) const
{
    mmd::Motion motion;
    for (const auto& [bone, x] : bones) {
        mmd::BoneKeyframe key;
        key.frame = 7;
        key.value.translation.x = x;
        mmd::replaceTrack(
            motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(mmd::encodeCp932(bone).bytes),
                        std::span(&key, std::size_t(1))));
    }
    const QString path = m_folder->filePath(QString::fromUtf8(name));
    if (!mmd::writeFile(mmd::pathFromUtf8(path.toStdString()), mmd::vmdFromMotion(motion)))
        qFatal("the test's own file cannot be written");
    return path;
}

QString TestCheckUpOffer::model(const char* name, const char* firstBone) const
{
    const QString path = m_folder->filePath(QString::fromUtf8(name));
    const auto bytes = mmd::readFile(mmd::pathFromUtf8(sample().toStdString()));
    auto read = mmd::pmx::read(*bytes);
    if (!read)
        qFatal("the sample cannot be read");
    read->model.bones.front().name = {};
    read->model.bones.front().name.utf8 = firstBone;
    for (mmd::pmx::Material& material : read->model.materials) { // textures would be missing here
        material.texture = material.sphereTexture = -1;
        material.sharedToon = 1;
        material.toon = 0;
    }
    read->model.textures.clear();
    read->model.comment = {};
    read->model.commentEnglish = {};
    if (!mmd::writeFile(mmd::pathFromUtf8(path.toStdString()), mmd::pmx::write(read->model)))
        qFatal("the test's own file cannot be written");
    return path;
}

void TestCheckUpOffer::theSampleHasNothingToSay()
{
    QVERIFY(opened(samplePaths()));
    QVERIFY(isQuiet());
}

void TestCheckUpOffer::aMotionWithLostTracksOffersThePanel()
{
    QVERIFY(opened({sample(), motion("a.vmd", {{"謎", 1.0f}, {"左腕２", 1.0f}, {"頭", 1.0f}})}));
    QTRY_VERIFY(bar().text().startsWith(u"a.vmd: the model lacks 2"));
    QVERIFY(bar().details().contains(u"謎"));
    QVERIFY(offer().isVisible());
    QVERIFY(!dock().isVisible());
    QTest::mouseClick(&offer(), Qt::LeftButton);
    QVERIFY(dock().isVisible() && panel().isVisible());
    QVERIFY(bar().text().isEmpty());
    QTRY_COMPARE(panel().checkUp().findings().size(), std::size_t(2));
}

void TestCheckUpOffer::thePanelIsClosedAtFirst()
{
    QVERIFY(!dock().isVisible());
    QAction* command = m_window->commands().action("panel.checkUp");
    QVERIFY(!command->isChecked());
    command->trigger();
    QVERIFY(dock().isVisible());
    m_window->resetLayout();
    QVERIFY(!dock().isVisible());
    const QByteArray state = m_window->layoutState();
    command->trigger();
    QVERIFY(m_window->restoreLayout(state));
    QVERIFY(!dock().isVisible());
}

void TestCheckUpOffer::theOfferTakesNoFocus()
{
    m_window->dopeSheet().setFocus();
    QVERIFY(opened({sample(), motion("a.vmd", {{"謎", 1.0f}})}));
    m_window->dopeSheet().header().searchField()->setFocus();
    QTRY_VERIFY(!bar().text().isEmpty());
    QVERIFY(m_window->dopeSheet().header().searchField()->hasFocus());
    QTest::mouseClick(&offer(), Qt::LeftButton);
    QTRY_COMPARE(panel().checkUp().findings().size(), std::size_t(1));
    QVERIFY(m_window->dopeSheet().header().searchField()->hasFocus());
}

void TestCheckUpOffer::theSameMotionIsMentionedOnce()
{
    const QString path = motion("a.vmd", {{"謎", 1.0f}});
    QVERIFY(opened({sample(), path}));
    QTRY_VERIFY(!bar().text().isEmpty());
    QTest::mouseClick(
        bar().findChild<QToolButton*>(QStringLiteral("messageClose")), Qt::LeftButton);
    QVERIFY(opened({path}));
    QVERIFY(isQuiet());
    QVERIFY(opened({motion("b.vmd", {{"謎", 1.0f}})}));
    QTRY_VERIFY(bar().text().startsWith(u"b.vmd"));
    QVERIFY(opened({path})); // in place of b.vmd
    QVERIFY(isQuiet());
}

void TestCheckUpOffer::anotherModelUnderTheMotionOffersAgain()
{
    const QString first = model("first.pmx", "鍵の骨");
    QVERIFY(opened({first, motion("a.vmd", {{"鍵の骨", 1.0f}})}));
    QVERIFY(isQuiet());
    QVERIFY(opened({model("second.pmx", "全ての親")}));
    QTRY_VERIFY(bar().text().startsWith(u"a.vmd: the model lacks 1"));
}

void TestCheckUpOffer::harmlessOddsAreNotMentioned()
{
    QVERIFY(opened({sample(), motion("a.vmd", {{"謎", 0.0f}, {"頭", 1.0f}})}));
    QVERIFY(isQuiet());
    dock().show();
    QTRY_COMPARE(panel().checkUp().findings().size(), std::size_t(1)); // it is listed
}

void TestCheckUpOffer::anotherMessageIsMoreImportant()
{
    QVERIFY(opened({sample()}));
    bar().show(MessageBar::Kind::Error, QStringLiteral("The disk is full."));
    QVERIFY(opened({motion("a.vmd", {{"謎", 1.0f}})}));
    QTest::qWait(100);
    QCOMPARE(bar().text(), QStringLiteral("The disk is full."));
    QVERIFY(!offer().isVisible());
    auto* close = bar().findChild<QToolButton*>(QStringLiteral("messageClose"));
    QTest::mouseClick(close, Qt::LeftButton);
    QVERIFY(bar().text().startsWith(u"a.vmd"));
    QVERIFY(offer().isVisible());
    // A later error hides the offer until it is closed.
    bar().show(MessageBar::Kind::Error, QStringLiteral("The disk is full again."));
    QVERIFY(!offer().isVisible());
    QTest::mouseClick(close, Qt::LeftButton);
    QVERIFY(bar().text().startsWith(u"a.vmd"));
    QTest::mouseClick(close, Qt::LeftButton);
    QVERIFY(bar().text().isEmpty());
}

void TestCheckUpOffer::theOfferLeavesWithItsMotion()
{
    QVERIFY(opened({sample(), motion("a.vmd", {{"謎", 1.0f}})}));
    QTRY_VERIFY(!bar().text().isEmpty());
    m_window->document().undoStack()->clear();
    m_window->commands().action("models.remove")->trigger();
    QTRY_VERIFY(bar().text().isEmpty());
}

void TestCheckUpOffer::whatWasWithdrawnDoesNotComeBack()
{
    bar().suggest(QStringLiteral("Look here."), {}, nullptr);
    QCOMPARE(bar().text(), QStringLiteral("Look here."));
    bar().withdraw();
    QCOMPARE(bar().text(), QString());
    bar().show(MessageBar::Kind::Warning, QStringLiteral("Another."));
    QTest::mouseClick(
        bar().findChild<QToolButton*>(QStringLiteral("messageClose")), Qt::LeftButton);
    QCOMPARE(bar().text(), QString());
}

void TestCheckUpOffer::aVisiblePanelNeedsNoOffer()
{
    dock().show();
    dock().raise();
    QVERIFY(opened({sample(), motion("a.vmd", {{"謎", 1.0f}})}));
    QTRY_COMPARE(panel().checkUp().findings().size(), std::size_t(1));
    QVERIFY(isQuiet());
}

void TestCheckUpOffer::theOfferGoesToItsActor()
{
    m_window->settings().setSecondModel(ModelChoice::Add);
    QVERIFY(opened({sample(), motion("a.vmd", {{"謎", 1.0f}})}));
    QTRY_VERIFY(!bar().text().isEmpty());
    const mmd::ActorId first = m_window->document().scene().active;
    QVERIFY(opened({model("second.pmx", "全ての親")}));
    QVERIFY(m_window->document().scene().active != first);
    QTRY_VERIFY(bar().text().startsWith(u"a.vmd"));
    QTest::mouseClick(&offer(), Qt::LeftButton);
    QCOMPARE(m_window->document().scene().active, first);
    QTRY_COMPARE(panel().checkUp().findings().size(), std::size_t(1));
    m_window->document().activate(mmd::sceneActor);
    QTRY_COMPARE(panel().checkUp().findings().size(), std::size_t(0));
}

void TestCheckUpOffer::showUnfoldsAndClearsTheFilters()
{
    QVERIFY(opened({sample(), motion("a.vmd", {{"謎", 1.0f}, {"頭", 1.0f}})}));
    dock().show();
    dock().raise();
    QTRY_COMPARE(panel().checkUp().findings().size(), std::size_t(1));
    DopeSheet& sheet = m_window->dopeSheet();
    const mmd::TrackId lost{mmd::TrackKind::Bone, mmd::encodeCp932("謎").bytes};
    sheet.canvas().setAllFolded(true);
    QTest::keyClicks(sheet.header().searchField(), QStringLiteral("atama"));
    QCOMPARE(sheet.canvas().rows().rowOrGroupOf(lost), -1);
    QTreeView& list = panel().list();
    const QModelIndex row = list.model()->index(0, 0, list.model()->index(0, 0));
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(row).center());
    QVERIFY(sheet.header().searchField()->text().isEmpty());
    QVERIFY(sheet.canvas().rows().rowOf(lost) >= 0);
    QVERIFY(sheet.canvas().view().isRowVisible(sheet.canvas().rows().rowOf(lost)));
    QCOMPARE(m_window->document().currentFrame(), 7.0);
    // The Show button also opens a closed dope sheet.
    m_window->dock(Panel::DopeSheet)->hide();
    QTest::mouseClick(panel().findChild<QPushButton*>(QStringLiteral("show")), Qt::LeftButton);
    QVERIFY(m_window->dock(Panel::DopeSheet)->isVisible());
}

QTEST_MAIN(TestCheckUpOffer)
#include "test_check_up_offer.moc"
