// SPDX-License-Identifier: MIT
#include "tests/libmmd/pose/dancer.h"
#include "tests/libmmd/pose/rig_builder.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QJsonValue>
#include <QtCore/QStringList>
#include <QtTest/QTest>

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <new>

namespace {

std::atomic<std::size_t> allocations = 0;

} // namespace

void* operator new(std::size_t size)
{
    ++allocations;
    if (void* memory = std::malloc(size > 0 ? size : 1))
        return memory;
    throw std::bad_alloc();
}

void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    ++allocations;
    return std::malloc(size > 0 ? size : 1);
}

void operator delete(void* memory) noexcept
{
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

using namespace odori::test;

/// Real models and motions: the reference poses, and the memory needed for a frame. The references
/// exist for the corpus only; test_forward, test_append, test_ik, test_limits and test_morphs check
/// the same rules on small rigs.
class TestReference : public QObject {
    Q_OBJECT
private slots:
    void posesAreThoseOfTheReferences_data();
    void posesAreThoseOfTheReferences();
    void aFrameAllocatesNothing_data() { addDancers({"walk"}); }
    void aFrameAllocatesNothing();
    void movingEveryKeyMovesThePose_data() { addDancers({"walk"}); }
    void movingEveryKeyMovesThePose();
};

namespace {

QDir oracle()
{
    return QDir(corpusFolder() + QStringLiteral("/../oracle"));
}

QString corpusFile(const QString& name)
{
    for (const char* extension : {"pmx", "pmd", "vmd"})
        for (const QString& path : corpusFiles(QLatin1String(extension)))
            if (QFileInfo(path).fileName() == name)
                return path;
    return {};
}

std::shared_ptr<const mmd::Model> modelOf(const QString& name)
{
    auto model = mmd::loadModel(mmd::pathFromUtf8(corpusFile(name).toStdString()));
    return model ? std::make_shared<const mmd::Model>(std::move(*model)) : nullptr;
}

mmd::Motion motionOf(const QString& name)
{
    if (name.isEmpty())
        return {};
    const auto file = mmd::readVmd(bytesOf(readAll(corpusFile(name))));
    return file ? mmd::motionFromVmd(*file).motion : mmd::Motion{};
}

} // namespace

void TestReference::posesAreThoseOfTheReferences_data()
{
    SKIP_WITHOUT_CORPUS();
    QTest::addColumn<QString>("pair");
    const QStringList pairs = oracle().entryList({QStringLiteral("*.json")});
    QVERIFY(!pairs.isEmpty());
    for (const QString& name : pairs)
        QTest::newRow(qPrintable(name.chopped(5))) << name;
}

void TestReference::posesAreThoseOfTheReferences()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, pair);
    const QJsonObject wanted = QJsonDocument::fromJson(readAll(oracle().filePath(pair))).object();
    const auto model = modelOf(wanted[u"model"].toString());
    QVERIFY(model);
    const mmd::Motion motion = motionOf(wanted[u"motion"].toString());
    const QByteArray reference =
        readAll(oracle().filePath(pair.chopped(4) + QStringLiteral("f32")));
    const QJsonArray frames = wanted[u"frames"].toArray();
    const QJsonArray classes = wanted[u"class"].toArray();
    QCOMPARE(std::size_t(classes.size()), model->data.bones.size());
    QCOMPARE(reference.size(), frames.size() * classes.size() * 28);
    mmd::PoseEvaluator evaluator(model);
    evaluator.setMotion(motion);
    qsizetype at = 0;
    for (const QJsonValue& frame : frames) {
        const mmd::Pose& pose = evaluator.evaluate(frame.toDouble());
        for (qsizetype bone = 0; bone < classes.size(); ++bone, at += 28) {
            const QString kind = classes[bone].toString();
            if (kind == u"skip")
                continue;
            float v[7];
            std::memcpy(v, reference.constData() + at, sizeof v);
            const bool isFk = kind == u"fk";
            const mmd::BoneTransform& is = pose.bones[std::size_t(bone)];
            const QString where = QStringLiteral("bone %1 frame %2: %3")
                                      .arg(bone)
                                      .arg(frame.toInt())
                                      .arg(textOf(is.translation));
            QVERIFY2(isNear(is.translation, {v[0], v[1], v[2]}, isFk ? 1e-3f : 0.01f),
                qPrintable(where));
            QVERIFY2(isNear(is.rotation, {v[6], v[3], v[4], v[5]}, isFk ? 0.02f : 0.1f),
                qPrintable(where));
        }
    }
}

void TestReference::aFrameAllocatesNothing()
{
    const auto [model, motion] = Dancer();
    QVERIFY(model);
    mmd::PoseEvaluator evaluator(model);
    evaluator.setMotion(motion);
    const std::size_t before = allocations;
    QVERIFY(before > 0); // the counter works
    for (int frame = 0; frame < 200; ++frame)
        evaluator.evaluate(frame * 0.37);
    for (int frame = 200; frame > 0; --frame)
        evaluator.evaluate(frame * 7 % 53);
    QCOMPARE(allocations - before, std::size_t(0));
}

void TestReference::movingEveryKeyMovesThePose()
{
    const auto [model, motion] = Dancer();
    QVERIFY(model);
    constexpr std::uint32_t shift = 1000;
    mmd::Motion moved;
    for (const auto& track : motion.bones) {
        QVERIFY(!track->isEmpty());
        std::vector<mmd::BoneKeyframe> keys;
        for (std::size_t at = 0; at < track->size(); ++at) {
            keys.push_back(track->key(at));
            keys.back().frame += shift;
        }
        mmd::replaceTrack(moved, mmd::Track<mmd::BoneKeyframe>(track->field(), keys));
    }
    for (const double frame : {0.0, 7.0, 12.5, 30.75}) {
        mmd::Motion still = motion;
        still.morphs.clear();
        still.showIk.reset();
        const mmd::Pose a = poseOf(model, still, frame);
        const mmd::Pose b = poseOf(model, moved, frame + shift);
        for (std::size_t bone = 0; bone < a.bones.size(); ++bone) {
            NEAR(b.bones[bone].translation, a.bones[bone].translation);
            QVERIFY(isNear(b.bones[bone].rotation, a.bones[bone].rotation, 0.01f));
        }
    }
}

QTEST_GUILESS_MAIN(TestReference)
#include "test_reference.moc"
