// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/text/cp932.h"
#include "tests/support/busy_workers.h"
#include "tests/support/small_scene.h"
#include "tests/ui/poses/pose_files.h"
#include "ui/poses/pose_controls.h"
#include "ui/poses/pose_list_model.h"
#include "ui/poses/pose_panel.h"
#include "ui/poses/pose_view.h"

#include <QtCore/QStringList>
#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace odori;
using namespace odori::test;

/// The pose library while files are read: a pose belongs to the actor, the frame and the folder of
/// its click.
class TestPoseReading : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void aPoseIsForTheActorAndFrameOfItsClick_data();
    void aPoseIsForTheActorAndFrameOfItsClick();
    void aSearchKeepsNoPoseOfAnotherFolder();

private:
    [[nodiscard]] PosePanel& panel() { return *m_panel; }
    [[nodiscard]] PoseControls& controls() { return m_panel->controls(); }
    [[nodiscard]] bool canApply() { return controls().applyButton().isEnabled(); }
    /// The middle of the pose's cell.
    [[nodiscard]] QPoint at(const QString& name)
    {
        const auto& rows = static_cast<const PoseListModel&>(*panel().view().model());
        return panel().view().visualRect(rows.indexOf(m_files->path(name))).center();
    }

    std::unique_ptr<PoseFiles> m_files;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<PosePanel> m_panel;
    QStringList m_failed;
};

void TestPoseReading::init()
{
    useOwnSettings("test_pose_reading");
    mmd::VpdFile pose;
    pose.bones.push_back({mmd::encodeCp932("センター").bytes, {{8, 0, 0}, glm::quat(1, 0, 0, 0)}});
    m_files = std::make_unique<PoseFiles>();
    m_files->write(u"all"_qs, pose);
    m_document = std::make_unique<Document>();
    loadSmallScene(*m_document);
    const mmd::ActorId first = m_document->scene().active;
    m_document->load(mmd::addActor(m_document->scene(), m_document->actor()->model));
    m_document->activate(first);
    m_document->setCurrentFrame(4);
    m_panel = std::make_unique<PosePanel>(*m_document);
    m_panel->resize(320, 480);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    panel().folder().setPath(m_files->folder());
    QTRY_COMPARE(panel().view().model()->rowCount(), 1);
    m_failed.clear();
    connect(
        m_panel.get(), &PosePanel::failed, this, [this](const QString& text) { m_failed << text; });
}

void TestPoseReading::cleanup()
{
    m_panel.reset();
    m_document.reset();
    m_files.reset();
}

void TestPoseReading::aPoseIsForTheActorAndFrameOfItsClick_data()
{
    QTest::addColumn<std::size_t>("actor"); // that is active when the file has been read
    QTest::addColumn<double>("frame");
    QTest::addColumn<bool>("isApplied");
    QTest::newRow("same") << std::size_t(0) << 4.0 << true;
    QTest::newRow("another actor") << std::size_t(1) << 4.0 << false;
    QTest::newRow("another frame") << std::size_t(0) << 9.0 << false;
}

void TestPoseReading::aPoseIsForTheActorAndFrameOfItsClick()
{
    QFETCH(std::size_t, actor);
    QFETCH(double, frame);
    QFETCH(bool, isApplied);
    const QPoint where = at(u"all"_qs);
    BusyWorkers busy;
    QTest::mouseClick(panel().view().viewport(), Qt::LeftButton, {}, where);
    QTest::mouseDClick(panel().view().viewport(), Qt::LeftButton, {}, where);
    m_document->activate(m_document->scene().actors[actor].id);
    m_document->setCurrentFrame(frame);
    busy.release();
    const auto drafts = [&](std::size_t of) { return m_document->scene().actors[of].drafts; };
    if (isApplied) {
        QTRY_COMPARE(drafts(0).size(), std::size_t(1));
        QCOMPARE(drafts(0).front().frame, 4u);
        QVERIFY(m_failed.isEmpty());
    } else {
        QTRY_COMPARE(m_failed.size(), 1);
        QVERIFY2(m_failed.front().contains(u"not applied"), qPrintable(m_failed.front()));
        QVERIFY(drafts(0).empty());
    }
    QVERIFY(drafts(1).empty());
}

/// A search hides a pose that stays selected; in another folder it is gone.
void TestPoseReading::aSearchKeepsNoPoseOfAnotherFolder()
{
    const PoseFiles second;
    second.write(u"other"_qs, {});
    QTest::mouseClick(panel().view().viewport(), Qt::LeftButton, {}, at(u"all"_qs));
    QTRY_VERIFY(canApply());
    auto* search = panel().findChild<QLineEdit*>(QStringLiteral("poseSearch"));
    QTest::keyClicks(search, QStringLiteral("ot"));
    QCOMPARE(panel().view().model()->rowCount(), 0);
    QVERIFY(canApply());
    panel().folder().setPath(second.folder());
    QTRY_COMPARE(panel().view().model()->rowCount(), 1);
    QVERIFY(!canApply());
    QVERIFY2(controls().note().contains(u"Select a pose"), qPrintable(controls().note()));
}

QTEST_MAIN(TestPoseReading)
#include "test_pose_reading.moc"
