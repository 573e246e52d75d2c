// SPDX-License-Identifier: MIT
#include "libmmd/text/cp932.h"
#include "tests/support/real_files.h"
#include "tests/ui/poses/pose_files.h"
#include "ui/poses/pose_list_model.h"
#include "ui/poses/pose_pictures.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QtTest>

using namespace odori;
using namespace odori::test;

namespace {

mmd::VpdFile raisedArm(float degrees)
{
    mmd::VpdFile pose;
    pose.bones.push_back({mmd::encodeCp932("左腕").bytes,
        {{}, glm::angleAxis(glm::radians(degrees), glm::vec3(0, 0, 1))}});
    return pose;
}

} // namespace

/// Pictures of poses, which a thread draws, and the list that shows them.
class TestPosePictures : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void aPoseIsDrawnOnTheModel();
    void anotherPoseGivesAnotherPicture();
    void aBrokenFileHasItsError();
    void withoutAModelFilesAreStillRead();
    void anotherModelDrawsAgain();
    void aChangedFileIsDrawnAgain();
    void onlyWantedFilesAreRead();
    void theListShowsWhatASearchFinds();
    void theListAsksForNewNames();

private:
    [[nodiscard]] PoseFile file(const QString& name) const
    {
        for (const PoseFile& each : m_folder->files())
            if (each.name == name)
                return each;
        return {};
    }
    /// Waits for the card of a file.
    [[nodiscard]] const PoseCard* card(const QString& name)
    {
        const PoseCard* found = nullptr;
        (void)QTest::qWaitFor(
            [&] { return (found = m_pictures->card(file(name))) != nullptr; }, 20000);
        return found;
    }
    void list()
    {
        m_folder->setPath(m_files->folder());
        QTRY_VERIFY(!m_folder->isListing());
    }

    std::shared_ptr<const mmd::Model> m_model;
    std::unique_ptr<PoseFiles> m_files;
    std::unique_ptr<PoseFolder> m_folder;
    std::unique_ptr<PosePictures> m_pictures;
};

void TestPosePictures::initTestCase()
{
    auto model = mmd::loadModel(sampleFile(QStringLiteral("mannequin.pmx")).toStdString());
    QVERIFY(model);
    m_model = std::make_shared<const mmd::Model>(std::move(*model));
}

void TestPosePictures::init()
{
    useOwnSettings("test_pose_pictures");
    m_files = std::make_unique<PoseFiles>();
    m_folder = std::make_unique<PoseFolder>();
    m_pictures = std::make_unique<PosePictures>();
    m_pictures->setModel(m_model);
    m_pictures->setPixels({64, 64});
}

void TestPosePictures::cleanup()
{
    m_pictures.reset();
    m_folder.reset();
    m_files.reset();
}

void TestPosePictures::aPoseIsDrawnOnTheModel()
{
    m_files->write(u"arm"_qs, raisedArm(-40));
    list();
    QVERIFY(!m_pictures->card(file(u"arm"_qs))); // it is drawn later
    const PoseCard* drawn = card(u"arm"_qs);
    QVERIFY(drawn);
    QVERIFY2(drawn->problem.isEmpty(), qPrintable(drawn->problem));
    QCOMPARE(drawn->picture.size(), QSize(64, 64));
    QSet<QRgb> colours; // the figure, not only the background's 64 lines
    for (int y = 0; y < 64; ++y)
        for (int x = 0; x < 64; ++x)
            colours.insert(drawn->picture.pixel(x, y));
    QVERIFY2(colours.size() > 80, qPrintable(QString::number(colours.size())));
}

void TestPosePictures::anotherPoseGivesAnotherPicture()
{
    m_files->write(u"down"_qs, raisedArm(30));
    m_files->write(u"same"_qs, raisedArm(30));
    m_files->write(u"up"_qs, raisedArm(-60));
    list();
    const QImage down = card(u"down"_qs)->picture;
    QCOMPARE(card(u"same"_qs)->picture, down);
    QVERIFY(card(u"up"_qs)->picture != down);
}

void TestPosePictures::aBrokenFileHasItsError()
{
    m_files->writeBytes(u"broken"_qs, "Vocaloid Pose Data file\r\n\r\nmodel;\r\nBone0{");
    list();
    const PoseCard* broken = card(u"broken"_qs);
    QVERIFY(broken && broken->picture.isNull());
    QVERIFY2(broken->problem.contains(QStringLiteral("broken.vpd")), qPrintable(broken->problem));
}

void TestPosePictures::withoutAModelFilesAreStillRead()
{
    m_pictures->setModel(nullptr);
    m_files->write(u"arm"_qs, raisedArm(30));
    m_files->writeBytes(u"broken"_qs, "?");
    list();
    const PoseCard* arm = card(u"arm"_qs);
    QVERIFY(arm && arm->problem.isEmpty() && arm->picture.isNull());
    QVERIFY(!card(u"broken"_qs)->problem.isEmpty());
}

void TestPosePictures::anotherModelDrawsAgain()
{
    m_files->write(u"arm"_qs, raisedArm(30));
    list();
    QVERIFY(card(u"arm"_qs));
    QSignalSpy changed(m_pictures.get(), &PosePictures::changed);
    m_pictures->setModel(nullptr);
    QCOMPARE(changed.count(), 1);
    QVERIFY(changed.front().front().toString().isEmpty()); // all of them
    QVERIFY(!m_pictures->card(file(u"arm"_qs)));
    QVERIFY(card(u"arm"_qs)->picture.isNull());
    m_pictures->setModel(m_model);
    QVERIFY(!card(u"arm"_qs)->picture.isNull());
}

void TestPosePictures::aChangedFileIsDrawnAgain()
{
    m_files->write(u"arm"_qs, raisedArm(30));
    list();
    const QImage before = card(u"arm"_qs)->picture;
    mmd::VpdFile pose = raisedArm(-60);
    pose.morphs.push_back({"x", 0.0f}); // another size
    m_files->write(u"arm"_qs, pose);
    m_folder->refresh();
    const PoseFile old = file(u"arm"_qs);
    QTRY_VERIFY(!(file(u"arm"_qs) == old));
    QVERIFY(card(u"arm"_qs)->picture != before);
}

void TestPosePictures::onlyWantedFilesAreRead()
{
    m_pictures->setModel(nullptr);
    for (int each = 0; each < 40; ++each)
        m_files->write(u"pose%1"_qs.arg(each), raisedArm(float(each)));
    list();
    QSignalSpy changed(m_pictures.get(), &PosePictures::changed);
    QVERIFY(card(u"pose7"_qs));
    QTest::qWait(50);
    QCOMPARE(changed.count(), 1);
    for (const PoseFile& each : m_folder->files()) // the last request is served first
        (void)m_pictures->card(each);
    QTRY_COMPARE(changed.count(), 40);
    QCOMPARE(changed[2].front().toString(), m_files->path(u"pose39"_qs));
}

void TestPosePictures::theListShowsWhatASearchFinds()
{
    for (const QString& name : {u"手を振る"_qs, u"手を上げる"_qs, u"walk"_qs})
        m_files->write(name, {});
    PoseListModel model(*m_folder, *m_pictures);
    const QAbstractItemModelTester tester(&model);
    QCOMPARE(model.rowCount(), 0);
    list();
    QCOMPARE(model.rowCount(), 3);
    model.setSearch(u"手"_qs);
    QCOMPARE(model.rowCount(), 2);
    model.setSearch(u"WALK"_qs);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0).data(PoseListModel::PathRole).toString(), m_files->path(u"walk"_qs));
    QVERIFY(!model.indexOf(m_files->path(u"手を振る"_qs)).isValid());
    model.setSearch({});
    QCOMPARE(model.rowCount(), 3);
}

void TestPosePictures::theListAsksForNewNames()
{
    m_files->write(u"one"_qs, {});
    PoseListModel model(*m_folder, *m_pictures);
    list();
    QSignalSpy renamed(&model, &PoseListModel::renamed);
    QVERIFY(!model.setData(model.index(0), u"one"_qs, Qt::EditRole));
    QVERIFY(renamed.isEmpty());
    (void)model.setData(model.index(0), u" two "_qs, Qt::EditRole);
    QCOMPARE(renamed.count(), 1);
    QCOMPARE(renamed.front()[1].toString(), u"two"_qs);
}

QTEST_MAIN(TestPosePictures)
#include "test_pose_pictures.moc"
