// SPDX-License-Identifier: MIT
#include "libmmd/text/cp932.h"
#include "tests/support/real_files.h"
#include "tests/ui/poses/pose_files.h"
#include "ui/poses/picture_cache.h"
#include "ui/poses/pose_list_model.h"
#include "ui/poses/pose_pictures.h"

#include <QtCore/QDateTime>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileDevice>
#include <QtCore/QIODevice>
#include <QtCore/QSet>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

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
    void raisedHandsAreInThePicture();
    void aMovedHeadFillsThePicture();
    void texturesAreSearchedInTheChosenFolder();
    void keptPicturesNeedNoDrawing();
    void keptPicturesBelongToTheirModel();
    void damagedPicturesAreDrawnAgain();
    void theOldestPicturesAreRemoved();
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
    // A cut file can be used, but says what it lacks.
    m_files->writeBytes(u"cut"_qs,
        "Vocaloid Pose Data file\r\n\r\nm.osm;\r\n2;\r\n\r\nBone0{head\r\n"
        "  0,1,0;\r\n  0,0,0,1;\r\n}\r\n");
    m_folder->refresh();
    QTRY_VERIFY(!file(u"cut"_qs).path.isEmpty());
    const PoseCard* cut = card(u"cut"_qs);
    QVERIFY(cut && !cut->picture.isNull());
    QVERIFY2(cut->problem.contains(QStringLiteral("cut.vpd")) &&
                 cut->problem.contains(QStringLiteral("1 of 2 bones")),
        qPrintable(cut->problem));
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

void TestPosePictures::raisedHandsAreInThePicture()
{
    m_files->write(u"up"_qs, raisedArm(80));
    m_files->write(u"down"_qs, raisedArm(-20));
    list();
    for (const QString& name : {u"up"_qs, u"down"_qs}) {
        const QImage picture = card(name)->picture;
        // No part of the figure reaches the edges: there is only the background.
        for (int x = 0; x < picture.width(); ++x) {
            QCOMPARE(picture.pixel(x, 0), picture.pixel(0, 0));
            QCOMPARE(
                picture.pixel(x, picture.height() - 1), picture.pixel(0, picture.height() - 1));
        }
        for (int y = 0; y < picture.height(); ++y)
            QCOMPARE(picture.pixel(0, y), picture.pixel(picture.width() - 1, y));
    }
}

void TestPosePictures::aMovedHeadFillsThePicture()
{
    mmd::VpdFile nod;
    nod.bones.push_back({mmd::encodeCp932("頭").bytes,
        {{}, glm::angleAxis(glm::radians(10.0f), glm::vec3(1, 0, 0))}});
    m_files->write(u"nod"_qs, nod);
    m_files->write(u"none"_qs, {});
    list();
    const auto figurePixels = [](const QImage& picture) {
        int count = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                count += picture.pixel(x, y) != picture.pixel(0, y) ? 1 : 0;
        return count;
    };
    const int all = figurePixels(card(u"none"_qs)->picture);
    QVERIFY(all > 0);
    QVERIFY(figurePixels(card(u"nod"_qs)->picture) > 2 * all);
}

void TestPosePictures::texturesAreSearchedInTheChosenFolder()
{
    // A model whose texture is in another folder.
    const QTemporaryDir models, textures;
    mmd::pmx::Model data = m_model->data;
    data.textures = {{"skin.png", {}}};
    for (mmd::pmx::Material& material : data.materials)
        material.texture = 0;
    const auto model = std::make_shared<const mmd::Model>(
        mmd::makeModel(std::move(data), {}, models.filePath(u"model.pmx"_qs).toStdString()));
    QImage red(4, 4, QImage::Format_RGB32);
    red.fill(Qt::red);
    QVERIFY(red.save(textures.filePath(u"skin.png"_qs)));
    m_files->write(u"none"_qs, {});
    list();
    m_pictures->setModel(model);
    const QImage without = card(u"none"_qs)->picture;
    m_pictures->setModel(model, textures.path().toStdString());
    QVERIFY(!m_pictures->card(file(u"none"_qs))); // it is drawn again
    const QImage with = card(u"none"_qs)->picture;
    const auto isRed = [](QRgb pixel) {
        return qRed(pixel) > 2 * qGreen(pixel) && qRed(pixel) > 2 * qBlue(pixel);
    };
    const auto reds = [&](const QImage& picture) {
        int count = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                count += isRed(picture.pixel(x, y)) ? 1 : 0;
        return count;
    };
    QCOMPARE(reds(without), 0);
    QVERIFY(reds(with) > 50);
}

void TestPosePictures::keptPicturesNeedNoDrawing()
{
    const QTemporaryDir kept;
    m_files->write(u"arm"_qs, raisedArm(-40));
    list();
    m_pictures->setCacheFolder(kept.path());
    const QImage drawn = card(u"arm"_qs)->picture;
    const QStringList files = QDir(kept.path()).entryList(QDir::Files);
    QCOMPARE(files.size(), 1);
    // A mark in the kept picture shows that it is used, also for a file with another name.
    QImage marked(kept.filePath(files.front()));
    QCOMPARE(marked.convertToFormat(drawn.format()), drawn);
    marked.setPixel(0, 0, qRgb(255, 0, 255));
    QVERIFY(marked.save(kept.filePath(files.front())));
    m_files->write(u"copy"_qs, raisedArm(-40));
    PosePictures others;
    others.setCacheFolder(kept.path());
    others.setModel(m_model);
    others.setPixels({64, 64});
    m_folder->refresh();
    QTRY_VERIFY(!file(u"copy"_qs).path.isEmpty());
    const PoseCard* found = nullptr;
    QTRY_VERIFY((found = others.card(file(u"copy"_qs))) != nullptr);
    QCOMPARE(found->picture.pixel(0, 0), qRgb(255, 0, 255));
}

void TestPosePictures::keptPicturesBelongToTheirModel()
{
    const QTemporaryDir kept;
    m_files->write(u"arm"_qs, raisedArm(-40));
    list();
    m_pictures->setCacheFolder(kept.path());
    QVERIFY(card(u"arm"_qs));
    m_pictures->setPixels({32, 32});
    QCOMPARE(card(u"arm"_qs)->picture.size(), QSize(32, 32));
    QCOMPARE(QDir(kept.path()).entryList(QDir::Files).size(), 2);
    auto other = std::make_shared<mmd::Model>(*m_model);
    other->file.hash ^= 1;
    m_pictures->setModel(other);
    QVERIFY(card(u"arm"_qs));
    QCOMPARE(QDir(kept.path()).entryList(QDir::Files).size(), 3);
    other = std::make_shared<mmd::Model>(*m_model);
    other->file = {}; // made in memory: nobody knows what it contains
    m_pictures->setModel(other);
    QVERIFY(!card(u"arm"_qs)->picture.isNull());
    QCOMPARE(QDir(kept.path()).entryList(QDir::Files).size(), 3);
}

void TestPosePictures::damagedPicturesAreDrawnAgain()
{
    const QTemporaryDir kept;
    PictureCache cache(kept.path());
    QVERIFY(cache.find("key").isNull());
    QImage picture(8, 8, QImage::Format_RGBA8888);
    picture.fill(Qt::green);
    cache.keep("key", picture);
    QCOMPARE(cache.find("key").pixel(3, 3), picture.pixel(3, 3));
    const QString path = kept.filePath(QDir(kept.path()).entryList(QDir::Files).front());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray bytes = file.readAll();
    QVERIFY(file.resize(bytes.size() / 2));
    file.close();
    QVERIFY(cache.find("key").isNull());
    QImage(8, 8, QImage::Format_RGB32).save(path); // another key with the same hash
    QVERIFY(cache.find("key").isNull());
    const PictureCache none;
    QVERIFY(none.find("key").isNull());
}

void TestPosePictures::theOldestPicturesAreRemoved()
{
    const QTemporaryDir kept;
    QImage picture(8, 8, QImage::Format_RGBA8888);
    picture.fill(Qt::green);
    PictureCache(kept.path()).keep("old", picture);
    QFile old(kept.filePath(QDir(kept.path()).entryList(QDir::Files).front()));
    QVERIFY(old.open(QIODevice::ReadWrite));
    QVERIFY(old.setFileTime(
        QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
    const qint64 size = old.size();
    old.close();
    PictureCache(kept.path(), 2 * size).keep("new", picture);
    PictureCache(kept.path(), size + size / 2).keep("newest", picture);
    const PictureCache cache(kept.path());
    QVERIFY(cache.find("old").isNull());
    QVERIFY(!cache.find("new").isNull());
    QVERIFY(!cache.find("newest").isNull());
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
