// SPDX-License-Identifier: MIT
#include "tests/libmmd/interchange/small_model.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <functional>

using enum mmd::LossCode;

namespace {

struct Case {
    const char* name;
    mmd::LossCode code;
    std::size_t count;
    std::vector<std::string> names;
    bool fbx, glb, bvh, bare; ///< formats with the loss; bare: an FBX without its mesh
    std::function<void(mmd::pmx::Model&)> change;
    std::function<void(mmd::ExportJob&)> job = {};
};

mmd::pmx::Morph morph(const char* name, mmd::pmx::MorphType type)
{
    mmd::pmx::Morph made;
    made.name.utf8 = name;
    made.type = type;
    return made;
}

template <class Key>
void addKeys(mmd::Motion& motion, const std::vector<typename Key::Value>& values)
{
    std::vector<Key> keys;
    for (const auto& value : values)
        keys.push_back({.frame = std::uint32_t(keys.size()), .value = value});
    mmd::replaceTrack(motion, mmd::Track<Key>({}, keys));
}

/// A model that loses nothing in any format except BVH.
mmd::pmx::Model plainModel()
{
    mmd::pmx::Model model = odori::test::smallModel();
    model.morphs.clear();
    for (mmd::pmx::Material& material : model.materials) {
        material.sharedToon = 0;
        material.toon = -1;
        material.flags = 0;
    }
    return model;
}

mmd::ExportJob jobOf(const Case& each)
{
    mmd::pmx::Model model = plainModel();
    if (each.change)
        each.change(model);
    mmd::ExportJob job = odori::test::smallJob(10, std::move(model));
    job.motion.morphs.clear();
    if (each.job)
        each.job(job);
    return job;
}

std::vector<Case> cases()
{
    using enum mmd::pmx::MorphType;
    using Model = mmd::pmx::Model;
    const auto add = [](const char* name, mmd::pmx::MorphType type) {
        return [=](Model& model) { model.morphs.push_back(morph(name, type)); };
    };
    return {{"nothing", UvMorphs, 0, {}, false, false, false, false, {}},
        {"uv", UvMorphs, 1, {"a"}, true, true, true, true, add("a", Uv)},
        {"uv1", UvMorphs, 1, {"a"}, true, true, true, true, add("a", Uv1)},
        {"uv4", UvMorphs, 1, {"a"}, true, true, true, true, add("a", Uv4)},
        {"material morphs", MaterialMorphs, 1, {"b"}, true, true, true, true, add("b", Material)},
        {"impulses", ImpulseMorphs, 1, {"c"}, true, true, true, true, add("c", Impulse)},
        {"bone morphs", UvMorphs, 0, {}, false, false, false, false, add("d", Bone)},
        {"flip morphs", UvMorphs, 0, {}, false, false, false, false, add("d", Flip)},
        {"vertex morphs", VertexMorphs, 1, {"e"}, false, false, true, true, add("e", Vertex)},
        {"soft vertices", SoftDeform, 3, {}, true, true, false, false,
            [](Model& model) {
                model.vertices[0].deform = mmd::pmx::Deform::Sdef;
                model.vertices[0].sdef = 0;
                model.sdef.resize(1);
                model.vertices[2].deform = model.vertices[3].deform = mmd::pmx::Deform::Qdef;
            }},
        {"spheres", SphereTextures, 1, {"服"}, true, true, false, false,
            [](Model& model) {
                model.textures.resize(1);
                model.materials[1].sphereTexture = 0;
                model.materials[1].sphereMode = mmd::pmx::SphereMode::Multiply;
            }},
        {"toons", ToonTextures, 2, {"肌", "服"}, true, true, false, false,
            [](Model& model) {
                model.materials[0].sharedToon = 1;
                model.materials[1].toon = 0;
                model.textures.resize(1);
            }},
        {"edges", EdgeLines, 1, {"服"}, true, true, false, false,
            [](Model& model) { model.materials[1].flags = mmd::pmx::materialFlag::edge; }},
        {"further sets", AdditionalUvs, 2, {}, true, true, false, false,
            [](Model& model) {
                model.additionalUvCount = 2;
                model.additionalUvs.resize(2 * model.vertices.size());
            }},
        {"bodies", RigidBodies, 3, {}, true, true, true, true,
            [](Model& model) { model.rigidBodies.resize(3); }},
        {"hiding", ShowSwitch, 2, {}, true, true, true, true, {},
            [](mmd::ExportJob& job) {
                addKeys<mmd::ShowIkKeyframe>(job.motion, {{0, {}}, {1, {}}, {0, {}}});
            }},
        {"long names", LongNames, 1, {std::string(64, 'x')}, true, true, true, true,
            [](Model& model) {
                model.bones[0].name.utf8 = std::string(63, 'y');
                model.bones[2].name.utf8 = std::string(64, 'x');
            },
            [](mmd::ExportJob& job) { // otherwise its track would be lost, too
                std::erase_if(
                    job.motion.bones, [](const auto& track) { return track->name() == "above"; });
            }},
        {"lost tracks", LostTracks, 2, {"gone", "笑い"}, true, true, true, true, {},
            [](mmd::ExportJob& job) {
                const std::vector<mmd::BoneKeyframe> keys{odori::test::boneKeyAway(4)};
                mmd::replaceTrack(
                    job.motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("gone"), keys));
                const std::vector<mmd::BoneKeyframe> rest(1); // a rest key has no effect
                mmd::replaceTrack(
                    job.motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("still"), rest));
                const std::vector<mmd::MorphKeyframe> smile{{.frame = 1, .value = {0.5f}}};
                mmd::replaceTrack(job.motion,
                    mmd::Track<mmd::MorphKeyframe>(mmd::fieldOf("\x8f\xce\x82\xa2"), smile));
            }},
        {"colours of a light", LightColour, 2, {}, false, true, false, false, {},
            [](mmd::ExportJob& job) {
                addKeys<mmd::LightKeyframe>(
                    job.view, {{glm::vec3(0.5f), {}}, {glm::vec3(0.25f), {}}, {glm::vec3(0.5f), {}},
                                  {glm::vec3(0.75f), {}}});
            }},
        {"views of a camera", FieldOfView, 1, {}, false, true, false, false, {},
            [](mmd::ExportJob& job) { // the motion's own camera, too
                addKeys<mmd::CameraKeyframe>(
                    job.motion, {{.fieldOfView = 20}, {.fieldOfView = 40}, {.fieldOfView = 20}});
            }}};
}

} // namespace

/// What each format cannot store, and which options are out of range.
class TestLosses : public QObject {
    Q_OBJECT
private slots:
    void eachLossIsToldWhereItIsOne_data();
    void eachLossIsToldWhereItIsOne();
    void lossesAreInTheOrderOfTheirCodes();
    void aBvhHasNeitherFacesNorViews();
    void eightNamesAreToldAndAllAreCounted();
    void simulatedBodiesAreNotLost();
    void eachOptionHasItsRange_data();
    void eachOptionHasItsRange();
};

void TestLosses::eachLossIsToldWhereItIsOne_data()
{
    QTest::addColumn<int>("at");
    const auto all = cases();
    for (std::size_t at = 0; at < all.size(); ++at)
        QTest::newRow(all[at].name) << int(at);
}

void TestLosses::eachLossIsToldWhereItIsOne()
{
    QFETCH(int, at);
    const Case each = cases()[std::size_t(at)];
    const mmd::ExportJob job = jobOf(each);
    using enum mmd::ExportFormat;
    struct Place {
        mmd::ExportFormat format;
        bool mesh, isLost;
    };
    for (const auto& [format, mesh, isLost] : {Place{FbxBinary, true, each.fbx},
             Place{FbxAscii, true, each.fbx}, Place{Glb, true, each.glb},
             Place{Bvh, true, each.bvh}, Place{FbxBinary, false, each.bare}}) {
        mmd::ExportOptions options;
        options.format = format;
        options.mesh = mesh;
        auto losses = mmd::lossesOf(job, options);
        // A BVH never has faces or a view.
        std::erase_if(losses, [](const mmd::Loss& loss) { return loss.code == Mesh; });
        std::erase_if(losses, [](const mmd::Loss& loss) { return loss.code == View; });
        QCOMPARE(losses.size(), std::size_t(isLost ? 1 : 0));
        if (!isLost)
            continue;
        QCOMPARE(losses[0].code, each.code);
        QCOMPARE(losses[0].count, each.count);
        QCOMPARE(losses[0].names, each.names);
    }
}

void TestLosses::lossesAreInTheOrderOfTheirCodes()
{
    Case all{"", UvMorphs, 0, {}, true, true, true, true, {}};
    all.change = [](mmd::pmx::Model& model) {
        for (const Case& each : cases())
            if (each.change)
                each.change(model);
    };
    all.job = [](mmd::ExportJob& job) {
        for (const Case& each : cases())
            if (each.job && each.code != LongNames)
                each.job(job);
    };
    mmd::ExportOptions options;
    options.format = mmd::ExportFormat::Glb;
    const auto losses = mmd::lossesOf(jobOf(all), options);
    const auto byCode = [](const mmd::Loss& a, const mmd::Loss& b) { return a.code < b.code; };
    QVERIFY(std::is_sorted(losses.begin(), losses.end(), byCode));
    QCOMPARE(losses.size(), std::size_t(14));
    QCOMPARE(losses[0].names, (std::vector<std::string>{"a", "a", "a"}));
    QCOMPARE(losses[0].count, std::size_t(3));
}

void TestLosses::aBvhHasNeitherFacesNorViews()
{
    mmd::ExportOptions options;
    options.format = mmd::ExportFormat::Bvh;
    const auto countOf = [&](const mmd::ExportJob& job, mmd::LossCode code) {
        for (const mmd::Loss& loss : mmd::lossesOf(job, options))
            if (loss.code == code)
                return loss.count;
        return std::size_t(0);
    };
    mmd::ExportJob job = odori::test::smallJob(10, plainModel());
    QCOMPARE(countOf(job, Mesh), std::size_t(4));
    QCOMPARE(countOf(job, View), std::size_t(0));
    job.view = odori::test::cameraMotion({0, 4});
    QCOMPARE(countOf(job, View), std::size_t(1));
    addKeys<mmd::LightKeyframe>(job.motion, {mmd::LightValue{}});
    QCOMPARE(countOf(job, View), std::size_t(2));
}

void TestLosses::eightNamesAreToldAndAllAreCounted()
{
    Case many{"", UvMorphs, 0, {}, true, true, true, true, {}};
    many.change = [](mmd::pmx::Model& model) {
        for (int at = 0; at < 11; ++at)
            model.morphs.push_back(
                morph(std::to_string(at).c_str(), mmd::pmx::MorphType::Material));
    };
    const auto losses = mmd::lossesOf(jobOf(many), {});
    QCOMPARE(losses.size(), std::size_t(1));
    QCOMPARE(losses[0].count, std::size_t(11));
    QCOMPARE(losses[0].names, (std::vector<std::string>{"0", "1", "2", "3", "4", "5", "6", "7"}));
}

void TestLosses::simulatedBodiesAreNotLost()
{
    Case bodies{"", UvMorphs, 0, {}, true, true, true, true,
        [](mmd::pmx::Model& model) { model.rigidBodies.resize(3); }};
    mmd::ExportOptions options;
    options.physics = true;
    QVERIFY(mmd::lossesOf(jobOf(bodies), options).empty());
}

void TestLosses::eachOptionHasItsRange_data()
{
    QTest::addColumn<double mmd::ExportOptions::*>("number");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    QTest::addColumn<QString>("field");
    using Options = mmd::ExportOptions;
    QTest::newRow("unit") << &Options::unitCentimetres << 1e-6 << 1e6 << QStringLiteral("unit");
    QTest::newRow("scale") << &Options::bvhScale << 1e-6 << 1e6 << QStringLiteral("scale");
    for (const auto& [name, number] : {std::pair("position", &Options::positionTolerance),
             std::pair("rotation", &Options::rotationTolerance),
             std::pair("weight", &Options::weightTolerance)})
        QTest::newRow(name) << number << 0.0 << 1e6 << QStringLiteral("tolerance");
}

void TestLosses::eachOptionHasItsRange()
{
    QFETCH(double mmd::ExportOptions::*, number);
    QFETCH(double, least);
    QFETCH(double, most);
    QFETCH(QString, field);
    const auto problem = [&](double value) {
        mmd::ExportOptions options;
        options.*number = value;
        const auto found = mmd::problemOf(options);
        if (found && found->code != mmd::ErrorCode::OutOfRange)
            return std::string("another code");
        return found ? found->field : std::string();
    };
    QCOMPARE(problem(least), std::string());
    QCOMPARE(problem(most), std::string());
    for (const double wrong : {least - 1e-7, most * 1.001, std::nan(""), HUGE_VAL, -1.0})
        QCOMPARE(problem(wrong), field.toStdString());
    const auto other = [](auto change) {
        mmd::ExportOptions options;
        change(options);
        const auto found = mmd::problemOf(options);
        return found ? found->field : std::string();
    };
    QCOMPARE(other([](auto& o) { o.fps = 60; }), std::string());
    QCOMPARE(other([](auto& o) { o.fps = 31; }), std::string("frames a second"));
    QCOMPARE(other([](auto& o) { o.fbxVersion = 7500; }), std::string());
    QCOMPARE(other([](auto& o) { o.fbxVersion = 7300; }), std::string("FBX version"));
    QCOMPARE(other([](auto& o) { o.bvhChannels = "ZXYZ"; }), std::string("channel order"));
    QCOMPARE(other([](auto& o) { o.bvhChannels = ""; }), std::string("channel order"));
    QCOMPARE(other([](auto& o) { o.range = mmd::FrameSpan{3, 3}; }), std::string());
    QCOMPARE(other([](auto& o) { o.range = mmd::FrameSpan{4, 3}; }), std::string("frames"));
}

QTEST_GUILESS_MAIN(TestLosses)
#include "test_losses.moc"
