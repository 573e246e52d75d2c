// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "tests/libmmd/physics/body_builder.h"
#include "tests/support/corpus.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <new>
#include <thread>

namespace {

std::atomic<std::size_t> allocations = 0;

} // namespace

/// Bullet calls malloc directly; this counts our own allocations.
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

namespace {

std::string corpusFile(const char* name)
{
    return (corpusFolder() + QLatin1Char('/') + QLatin1String(name)).toStdString();
}

std::shared_ptr<const mmd::Model> gene()
{
    auto model = mmd::loadModel(mmd::pathFromUtf8(corpusFile("gene/Gene_light.pmx")));
    return model ? std::make_shared<const mmd::Model>(std::move(*model)) : nullptr;
}

mmd::Motion motionNamed(const char* name)
{
    const auto file = mmd::readVmd(bytesOf(readAll(QString::fromStdString(corpusFile(name)))));
    return file ? mmd::motionFromVmd(*file).motion : mmd::Motion{};
}

/// A simulated bone with a visible effect, and its nearest ancestor that physics does not move.
/// (One of her bones is 90 units below the floor and moves nothing.)
struct Hanging {
    std::size_t bone, holder;
    glm::vec3 bodyFromBone; ///< at rest, of the body that moves it
};

std::vector<Hanging> hangingOf(const mmd::Model& model, const mmd::PhysicsRig& rig)
{
    std::vector<bool> isSeen(model.data.bones.size(), false);
    for (const mmd::pmx::Vertex& vertex : model.data.vertices)
        for (std::size_t slot = 0; slot < 4; ++slot)
            if (vertex.bones[slot] >= 0 && vertex.weights[slot] > 0.0f)
                isSeen[std::size_t(vertex.bones[slot])] = true;
    std::vector<Hanging> result;
    for (const mmd::PhysicsRig::Driver& driver : rig.drivers) {
        int holder = driver.bone;
        do
            holder = model.rig.bones[std::size_t(holder)].parent;
        while (std::binary_search(rig.simulatedBones.begin(), rig.simulatedBones.end(), holder));
        const auto body = std::size_t(rig.dynamicBodies[std::size_t(driver.dynamicBody)]);
        if (isSeen[std::size_t(driver.bone)] && holder >= 0)
            result.push_back(
                {std::size_t(driver.bone), std::size_t(holder), rig.bodies[body].offset.position});
    }
    return result;
}

glm::vec3 pointOn(const mmd::BoneTransform& bone, const glm::vec3& offset)
{
    return bone.translation + bone.rotation * offset;
}

glm::vec3 secondDifference(const glm::vec3& a, const glm::vec3& b, const glm::vec3& c)
{
    return c - 2.0f * b + a;
}

} // namespace

/// A real model with hair and cloth, walking.
class TestGene : public QObject {
    Q_OBJECT
private slots:
    void nothingIsOdd();
    void sixHundredFramesAreTheSameEveryTime();
    void hairAndClothStayWithHer_data();
    void hairAndClothStayWithHer();
    void nothingJerks();
    void framesAllocateNothing();
    void runsSideBySideAreTheSame();
};

void TestGene::nothingIsOdd()
{
    SKIP_WITHOUT_CORPUS();
    const mmd::PhysicsRig rig = mmd::makePhysicsRig(*gene());
    QCOMPARE(rig.bodies.size(), std::size_t(87));
    QCOMPARE(rig.joints.size(), std::size_t(92));
    QVERIFY2(rig.warnings.empty(),
        qPrintable(QString::fromStdString(rig.warnings.empty() ? "" : rig.warnings[0].place)));
}

void TestGene::sixHundredFramesAreTheSameEveryTime()
{
    SKIP_WITHOUT_CORPUS();
    const auto model = gene();
    std::vector<std::vector<mmd::BoneTransform>> runs(2);
    for (std::size_t run = 0; run < 2; ++run) {
        mmd::Simulation simulation(model);
        simulation.setMotion(motionNamed("motions/kagamu.vmd"));
        for (int frame = 0; frame <= 600; ++frame) {
            if (run == 1)
                (void)simulation.pose(frame + 0.3); // as with another display rate
            const auto& bones = simulation.pose(frame).bones;
            runs[run].insert(runs[run].end(), bones.begin(), bones.end());
        }
    }
    QVERIFY(isSame(runs[0], runs[1]));
}

void TestGene::hairAndClothStayWithHer_data()
{
    QTest::addColumn<QByteArray>("motion");
    for (const char* name : {"walk", "kagamu", "22_apology", "wait_moving"})
        QTest::newRow(name) << QByteArray("motions/") + name + ".vmd";
}

void TestGene::hairAndClothStayWithHer()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QByteArray, motion);
    const auto model = gene();
    mmd::Simulation simulation(model);
    simulation.setMotion(motionNamed(motion.constData()));
    const std::vector<Hanging> all = hangingOf(*model, simulation.rig());
    QVERIFY(all.size() > 40);
    const int last = int(motionNamed(motion.constData()).lastFrame());
    for (int frame = 0; frame <= last; ++frame) {
        const auto& bones = simulation.pose(frame).bones;
        for (const Hanging& each : all) {
            const glm::vec3 rest = model->rig.bones[each.bone].restPosition -
                                   model->rig.bones[each.holder].restPosition + each.bodyFromBone;
            const float away = glm::distance(
                pointOn(bones[each.bone], each.bodyFromBone), pointOn(bones[each.holder], rest));
            QVERIFY2(away < 3.0f,
                qPrintable(
                    QStringLiteral("frame %1, bone %2: %3").arg(frame).arg(each.bone).arg(away)));
        }
    }
}

void TestGene::nothingJerks()
{
    SKIP_WITHOUT_CORPUS();
    const auto model = gene();
    mmd::Simulation simulation(model);
    const mmd::Motion motion = motionNamed("motions/walk.vmd");
    simulation.setMotion(motion);
    std::vector<std::vector<mmd::BoneTransform>> frames;
    for (int frame = 0; frame <= int(motion.lastFrame()); ++frame)
        frames.push_back(simulation.pose(frame).bones);
    float most = 0.0f;
    for (const Hanging& each : hangingOf(*model, simulation.rig())) {
        const glm::vec3 rest = model->rig.bones[each.bone].restPosition -
                               model->rig.bones[each.holder].restPosition + each.bodyFromBone;
        float own = 0.0f, stiff = 0.0f; // `stiff`: as if fixed to its holder
        for (std::size_t at = 1; at + 1 < frames.size(); ++at) {
            const auto jerk = [&](std::size_t bone, const glm::vec3& point) {
                return glm::length(secondDifference(pointOn(frames[at - 1][bone], point),
                    pointOn(frames[at][bone], point), pointOn(frames[at + 1][bone], point)));
            };
            own = std::max(own, jerk(each.bone, each.bodyFromBone));
            stiff = std::max(stiff, jerk(each.holder, rest));
        }
        // Two plates of the cloak overlap her chest at rest and are held within 3 degrees: joints
        // and contacts push them back and forth. (Without split impulses, as in MMD, five times
        // more.)
        const QString name = QString::fromStdString(model->data.bones[each.bone].name.utf8);
        const bool isPressed = name == u"前クローク1_2" || name == u"前クローク2_2";
        most = isPressed ? most : std::max(most, own / stiff);
        QVERIFY2(own <= (isPressed ? 10.0f : 3.0f) * stiff,
            qPrintable(QStringLiteral("%1: %2, stiff %3")
                           .arg(QString::fromStdString(model->data.bones[each.bone].name.utf8))
                           .arg(own)
                           .arg(stiff)));
    }
    qInfo("at most %.2f times as jerky as what holds it", double(most));
}

void TestGene::framesAllocateNothing()
{
    SKIP_WITHOUT_CORPUS();
    mmd::Simulation simulation(gene());
    simulation.setMotion(motionNamed("motions/walk.vmd"));
    (void)simulation.pose(20.0);
    const std::size_t before = allocations;
    QVERIFY(before > 0); // the counter works
    for (double frame = 20.0; frame < 90.0; frame += 0.4)
        (void)simulation.pose(frame); // simulates
    for (double frame = 90.0; frame > 0.0; frame -= 3.7)
        (void)simulation.pose(frame); // cached frames
    QCOMPARE(allocations - before, std::size_t(0));
}

void TestGene::runsSideBySideAreTheSame()
{
    SKIP_WITHOUT_CORPUS();
    const auto model = gene();
    const mmd::Motion motion = motionNamed("motions/kagamu.vmd");
    std::vector<std::vector<mmd::BoneTransform>> runs(3);
    const auto simulate = [&](std::size_t run) {
        mmd::Simulation simulation(model);
        simulation.setMotion(motion);
        for (int frame = 0; frame <= 160; ++frame) {
            const auto& bones = simulation.pose(frame).bones;
            runs[run].insert(runs[run].end(), bones.begin(), bones.end());
        }
    };
    simulate(0);
    std::thread a(simulate, 1);
    std::thread b(simulate, 2);
    a.join();
    b.join();
    QVERIFY(isSame(runs[0], runs[1]));
    QVERIFY(isSame(runs[0], runs[2]));
}

QTEST_GUILESS_MAIN(TestGene)
#include "test_gene.moc"
