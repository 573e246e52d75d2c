// SPDX-License-Identifier: MIT
#include "libmmd/format/pmd/pmd.h"
#include "libmmd/text/cp932.h"
#include "tests/libmmd/format/pmd/pmd_example.h"
#include "tests/support/corpus.h"

#include <QtTest/QTest>

#include <cmath>

using namespace mmd;
using namespace odori::test::pmd;
using namespace std::string_literals;
using odori::test::bytesOf;
using odori::test::dataOf;

Q_DECLARE_METATYPE(mmd::Encoding)

class TestPmd : public QObject {
    Q_OBJECT
private slots:
    void theHeaderIsRead();
    void verticesBecomeThoseOfTheNewerKind();
    void materialsTakeTheirTexturesAndToons();
    void bonesHangOnTheirParents();
    void bonesTakeTheMeaningOfTheirType_data();
    void bonesTakeTheMeaningOfTheirType();
    void twistBonesTurnAboutTheWayToTheirTail();
    void followersTakeTheirShareFromTheTail();
    void kneesBendOneWay();
    void morphsGoThroughTheBase();
    void groupsBecomeDisplayFrames();
    void englishNamesGoWhereTheyBelong();
    void bodiesAreFoundFromTheirBone();
    void jointsAreRead();
    void namesKeepTheirBytes();
    void otherEncodingsAreGuessedAndShown_data();
    void otherEncodingsAreGuessedAndShown();
    void aModelCanBeWrittenAsTheNewerKind();
    void theCorpusLooksLikeItsNewerTwins();
};

namespace {

Result<pmx::ReadResult> readCopy(const QByteArray& data)
{
    return pmd::read(bytesOf(data)); // its own allocation, so that ASan sees an overrun
}

pmx::Model example()
{
    auto read = readCopy(whole());
    if (!read)
        qFatal("not read: %s", read.error().field.c_str());
    return std::move(read->model);
}

bool near(const glm::vec3& a, const glm::vec3& b)
{
    return glm::length(a - b) < 1e-5f;
}

} // namespace

void TestPmd::theHeaderIsRead()
{
    const auto read = readCopy(whole());
    QVERIFY(read.has_value());
    QVERIFY(read->warnings.empty());
    QCOMPARE(read->model.name.utf8, "見本"s);
    QCOMPARE(read->model.comment.utf8, "one\ntwo"s);
    QCOMPARE(read->model.encoding, pmx::TextEncoding::Cp932);
}

void TestPmd::verticesBecomeThoseOfTheNewerKind()
{
    const pmx::Model model = example();
    QCOMPARE(model.vertices.size(), std::size_t(4));
    const auto& [whole100, mixed, other, none] =
        std::tie(model.vertices[0], model.vertices[1], model.vertices[2], model.vertices[3]);
    QCOMPARE(whole100.deform, pmx::Deform::Bdef1);
    QCOMPARE(whole100.bones[0], 0);
    QCOMPARE(whole100.edgeScale, 1.0f);
    QCOMPARE(mixed.position, glm::vec3(1, 11, -1));
    QCOMPARE(mixed.normal, glm::vec3(0, 0, -1));
    QCOMPARE(mixed.uv, glm::vec2(0.25f, 0.5f));
    QCOMPARE(mixed.deform, pmx::Deform::Bdef2);
    QCOMPARE(mixed.bones, (std::array<std::int32_t, 4>{1, 2, -1, -1}));
    QCOMPARE(mixed.weights[0], 0.75f);
    QCOMPARE(mixed.weights[1], 0.25f);
    QCOMPARE(mixed.edgeScale, 0.0f);
    QCOMPARE(other.deform, pmx::Deform::Bdef1); // weight 0: only the second bone counts
    QCOMPARE(other.bones[0], 2);
    QCOMPARE(none.bones, (std::array<std::int32_t, 4>{3, -1, -1, -1}));
    QCOMPARE(model.indices, (std::vector<std::uint32_t>{0, 1, 2, 2, 1, 3}));
}

void TestPmd::materialsTakeTheirTexturesAndToons()
{
    const pmx::Model model = example();
    std::vector<std::string> textures;
    for (const pmx::Text& texture : model.textures)
        textures.push_back(texture.utf8);
    QCOMPARE(textures, (std::vector<std::string>{"face.bmp", "metal.sph", "exactly_20_bytes.bmp",
                           "only.SPA", "own.bmp"}));
    const auto& all = model.materials;
    QCOMPARE(all.size(), std::size_t(4));
    QCOMPARE(all[0].diffuse, glm::vec4(0.1f, 0.2f, 0.3f, 1.0f));
    QCOMPARE(all[0].specularPower, 5.0f);
    QCOMPARE(all[0].specular, glm::vec3(0.4f, 0.5f, 0.6f));
    QCOMPARE(all[0].ambient, glm::vec3(0.7f, 0.8f, 0.9f));
    QCOMPARE(all[0].indexCount, 3u);
    QCOMPARE(all[0].texture, 0);
    QCOMPARE(all[0].sphereTexture, 1);
    QCOMPARE(all[0].sphereMode, pmx::SphereMode::Multiply);
    QCOMPARE(all[2].texture, -1);
    QCOMPARE(all[2].sphereTexture, 3);
    QCOMPARE(all[2].sphereMode, pmx::SphereMode::Add);
    QCOMPARE(all[3].texture, -1);
    QCOMPARE(all[3].sphereMode, pmx::SphereMode::None);
    QCOMPARE(all[0].sharedToon, std::uint8_t(1));
    QCOMPARE(all[0].toon, 0);
    QCOMPARE(all[1].toon, 9);
    QCOMPARE(all[2].sharedToon, std::uint8_t(0));
    QCOMPARE(all[2].toon, -1); // 255: none
    QCOMPARE(all[3].sharedToon, std::uint8_t(0));
    QCOMPARE(all[3].toon, 4);
    using namespace pmx::materialFlag;
    QCOMPARE(int(all[0].flags), edge | groundShadow | castsShadow | receivesShadow);
    QCOMPARE(int(all[1].flags), int(doubleSided)); // alpha 0.98: no self-shadow
    QCOMPARE(int(all[2].flags), edge | groundShadow | castsShadow | receivesShadow | doubleSided);
}

void TestPmd::bonesHangOnTheirParents()
{
    const pmx::Model model = example();
    std::vector<std::int32_t> parents;
    for (const pmx::Bone& bone : model.bones)
        parents.push_back(bone.parent);
    QCOMPARE(parents, (std::vector<std::int32_t>{-1, 0, 0, 0, 0, 0, 4, 6, 1, 1, 0}));
    QCOMPARE(model.bones[0].name.utf8, "センター"s);
    QCOMPARE(model.bones[0].position, glm::vec3(0.0f, 8.0f, 0.5f));
    QCOMPARE(model.bones[9].name.utf8, "follows"s);
    QCOMPARE(model.bones[9].position, glm::vec3(4.0f, 13.0f, 0.5f));
}

void TestPmd::bonesTakeTheMeaningOfTheirType_data()
{
    QTest::addColumn<int>("bone");
    QTest::addColumn<int>("flags");
    QTest::addColumn<int>("tail");
    using namespace pmx::boneFlag;
    const int base = tailIsBone | rotatable | operable;
    QTest::newRow("rotates and moves") << 0 << (base | visible | movable | ik) << 1;
    QTest::newRow("rotates") << 1 << (base | visible) << 2;
    QTest::newRow("IK goal") << 2 << (base | visible | movable | ik) << -1;
    QTest::newRow("unknown") << 3 << (base | visible) << -1;
    QTest::newRow("moved by an IK") << 4 << (base | visible) << 6;
    QTest::newRow("copies a rotation") << 5 << (base | visible | appendRotation) << 1;
    QTest::newRow("IK effector") << 6 << base << -1;
    QTest::newRow("hidden") << 7 << base << -1;
    QTest::newRow("twists") << 8 << (base | visible | fixedAxis) << 9;
    QTest::newRow("follows") << 9 << (base | appendRotation) << -1;
}

void TestPmd::bonesTakeTheMeaningOfTheirType()
{
    QFETCH(int, bone);
    QFETCH(int, flags);
    QFETCH(int, tail);
    const pmx::Model model = example();
    const pmx::Bone& each = model.bones[std::size_t(bone)];
    QCOMPARE(int(each.flags), flags);
    QCOMPARE(each.tailBone, tail);
    QCOMPARE(each.deformLayer, 0);
}

void TestPmd::twistBonesTurnAboutTheWayToTheirTail()
{
    const pmx::Model model = example();
    QVERIFY(near(model.bones[8].fixedAxis, {0.6f, 0.8f, 0.0f})); // from (1, 9) to (4, 13)
}

void TestPmd::followersTakeTheirShareFromTheTail()
{
    const pmx::Model model = example();
    QCOMPARE(model.bones[9].appendParent, 1);
    QCOMPARE(model.bones[9].appendRatio, -0.1f); // 65526 is -10 in 16 bits
    QCOMPARE(model.bones[5].appendParent, 1);
    QCOMPARE(model.bones[5].appendRatio, 1.0f);
}

void TestPmd::kneesBendOneWay()
{
    const pmx::Model model = example();
    const pmx::Ik& ik = model.bones[2].ik;
    QCOMPARE(ik.effector, 6);
    QCOMPARE(ik.loops, 40);
    QCOMPARE(ik.stepAngle, 2.0f);
    QCOMPARE(ik.links.size(), std::size_t(2));
    QCOMPARE(ik.links[0].bone, 4);
    QVERIFY(ik.links[0].limited);
    QVERIFY(near(ik.links[0].lower, {-3.14159265f, 0, 0}));
    QVERIFY(near(ik.links[0].upper, {-0.00872665f, 0, 0}));
    QVERIFY(!ik.links[1].limited);
    QVERIFY(model.bones[0].ik.links.empty());
}

void TestPmd::morphsGoThroughTheBase()
{
    const pmx::Model model = example();
    QCOMPARE(model.morphs.size(), std::size_t(2));
    const pmx::Morph& morph = model.morphs[0];
    QCOMPARE(morph.name.utf8, "あ"s);
    QCOMPARE(morph.type, pmx::MorphType::Vertex);
    QCOMPARE(morph.panel, pmx::MorphPanel::Mouth);
    QCOMPARE(morph.vertex.size(), std::size_t(2));
    QCOMPARE(morph.vertex[0].vertex, 1);
    QCOMPARE(morph.vertex[0].offset, glm::vec3(0.5f, 2, 3));
    QCOMPARE(morph.vertex[1].vertex, 3);
    QCOMPARE(model.morphs[1].panel, pmx::MorphPanel::Brow);
}

void TestPmd::groupsBecomeDisplayFrames()
{
    const pmx::Model model = example();
    const auto& frames = model.displayFrames;
    QCOMPARE(frames.size(), std::size_t(4));
    QCOMPARE(frames[0].name.utf8, "Root"s);
    QCOMPARE(frames[0].items.size(), std::size_t(1));
    QCOMPARE(frames[0].items[0].index, 0);
    QCOMPARE(frames[1].name.utf8, "表情"s);
    QCOMPARE(frames[1].items.size(), std::size_t(2));
    QVERIFY(frames[1].items[0].isMorph);
    QCOMPARE(frames[1].items[0].index, 1); // without the base
    QCOMPARE(frames[1].items[1].index, 0);
    QCOMPARE(frames[2].name.utf8, "Body"s);
    QCOMPARE(frames[2].items[0].index, 1);
    QCOMPARE(frames[3].name.utf8, "足"s); // without its line end
    QCOMPARE(frames[3].items[0].index, 4);
    QCOMPARE(frames[3].items[1].index, 2);
    QVERIFY(frames[0].special && frames[1].special && !frames[2].special);
}

void TestPmd::englishNamesGoWhereTheyBelong()
{
    const pmx::Model model = example();
    QCOMPARE(model.nameEnglish.utf8, "Sample"s);
    QCOMPARE(model.commentEnglish.utf8, "Comment"s);
    QCOMPARE(model.bones[10].nameEnglish.utf8, "bone 10"s);
    QCOMPARE(model.morphs[0].nameEnglish.utf8, "a"s);
    QCOMPARE(model.morphs[1].nameEnglish.utf8, "brow"s);
    QCOMPARE(model.displayFrames[3].nameEnglish.utf8, "Legs"s);
}

void TestPmd::bodiesAreFoundFromTheirBone()
{
    const pmx::Model model = example();
    QCOMPARE(model.rigidBodies.size(), std::size_t(2));
    const pmx::RigidBody& body = model.rigidBodies[0];
    QCOMPARE(body.name.utf8, "a"s);
    QCOMPARE(body.bone, 1);
    QCOMPARE(int(body.group), 3);
    QCOMPARE(int(body.mask), 0xFF0F);
    QCOMPARE(body.size, glm::vec3(1, 2, 3));
    QCOMPARE(body.position, glm::vec3(1.5f, 9.25f, 0.625f));
    QCOMPARE(body.rotation, glm::vec3(0.1f, 0.2f, 0.3f));
    QCOMPARE(body.mass, 1.0f);
    QCOMPARE(body.linearDamping, 0.5f);
    QCOMPARE(body.angularDamping, 0.6f);
    QCOMPARE(body.restitution, 0.1f);
    QCOMPARE(body.friction, 0.7f);
    const pmx::RigidBody& free = model.rigidBodies[1];
    QCOMPARE(free.bone, -1);
    QCOMPARE(free.position, glm::vec3(0.5f, 8.25f, 0.625f)); // relative to the first bone
    QCOMPARE(free.shape, pmx::Shape::Capsule);
    QCOMPARE(free.mode, pmx::BodyMode::Dynamic);
}

void TestPmd::jointsAreRead()
{
    const pmx::Model model = example();
    QCOMPARE(model.joints.size(), std::size_t(1));
    const pmx::Joint& joint = model.joints[0];
    QCOMPARE(joint.bodyA, 0);
    QCOMPARE(joint.bodyB, 1);
    QCOMPARE(joint.position, glm::vec3(1, 2, 3));
    QCOMPARE(joint.angularUpper, glm::vec3(16, 17, 18));
    QCOMPARE(joint.angularSpring, glm::vec3(22, 23, 24));
}

void TestPmd::namesKeepTheirBytes()
{
    const pmx::Model model = example();
    QCOMPARE(model.bones[10].name.utf8, "\u2252 raw"s);
    QCOMPARE(pmx::cp932Name(model, model.bones[10].name), "\x87\x90 raw"s);
    QCOMPARE(pmx::cp932Name(model, model.bones[4].name), encodeCp932("左ひざ").bytes);
}

void TestPmd::otherEncodingsAreGuessedAndShown_data()
{
    QTest::addColumn<Encoding>("encoding");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("Japanese") << Encoding::Cp932 << QByteArray("初音ミク");
    QTest::newRow("Chinese") << Encoding::Gbk << QByteArray("初音未来");
    QTest::newRow("Korean") << Encoding::EucKr << QByteArray("하츠네");
}

void TestPmd::otherEncodingsAreGuessedAndShown()
{
    QFETCH(Encoding, encoding);
    QFETCH(QByteArray, name);
    const auto bytes = encodeText(name.toStdString(), encoding).bytes;
    QByteArray data = whole();
    for (const qsizetype at : {qsizetype(7), partStarts()[Bones] + 2,
             partStarts()[Bones] + 2 + 4 * 39, partStarts()[Morphs] + 2 + 25 + 32}) {
        data.replace(at, 20, QByteArray(20, '\0'));
        data.replace(at, qsizetype(bytes.size()), QByteArray::fromStdString(bytes));
    }
    auto read = readCopy(data);
    QVERIFY(read.has_value());
    pmx::Model& model = read->model;
    QCOMPARE(nameOf(pmd::guessEncoding(model)), nameOf(encoding));
    pmd::decodeTexts(model, encoding);
    QCOMPARE(QByteArray::fromStdString(model.name.utf8), name);
    QCOMPARE(QByteArray::fromStdString(model.bones[4].name.utf8), name);
    QCOMPARE(pmx::cp932Name(model, model.bones[4].name), bytes); // motions use these bytes
    QCOMPARE(pmx::cp932Name(model, model.bones[10].name), "\x87\x90 raw"s);
    QCOMPARE(model.displayFrames[1].name.utf8, "表情"s);
    pmd::decodeTexts(model, Encoding::Cp932);
    QCOMPARE(model.bones[10].name.utf8, "\u2252 raw"s);
}

void TestPmd::aModelCanBeWrittenAsTheNewerKind()
{
    const pmx::Model model = example();
    const auto read = pmx::read(pmx::write(model));
    QVERIFY(read.has_value());
    QVERIFY(read->warnings.empty());
    QCOMPARE(read->model.encoding, pmx::TextEncoding::Utf16Le);
    QCOMPARE(read->model.bones[10].name.utf8, "\u2252 raw"s);
    QCOMPARE(read->model.materials[3].toon, 4);
    QCOMPARE(read->model.rigidBodies.size(), std::size_t(2));
}

/// Compares PMD files with the PMX files that another program made of them. The tests above check
/// the same fields of a file built by hand.
void TestPmd::theCorpusLooksLikeItsNewerTwins()
{
    SKIP_WITHOUT_CORPUS();
    const QStringList files = odori::test::corpusFiles(QStringLiteral("pmd"));
    QVERIFY(files.size() >= 3);
    int twins = 0;
    for (const QString& path : files) {
        const auto read = readCopy(odori::test::readAll(path));
        QVERIFY2(read.has_value(), qPrintable(path));
        QVERIFY2(read->warnings.empty(), qPrintable(path));
        const QByteArray other = odori::test::readAll(path.chopped(1) + u'x');
        const auto twin = pmx::read(bytesOf(other));
        if (!twin)
            continue;
        ++twins;
        const pmx::Model& a = read->model;
        const pmx::Model& b = twin->model;
        QCOMPARE(a.indices, b.indices);
        QCOMPARE(a.vertices.size(), b.vertices.size());
        for (std::size_t at = 0; at < a.vertices.size(); ++at)
            QVERIFY(near(a.vertices[at].position, b.vertices[at].position));
        QCOMPARE(a.bones.size(), b.bones.size());
        for (std::size_t at = 0; at < a.bones.size(); ++at) {
            QCOMPARE(a.bones[at].name.utf8, b.bones[at].name.utf8);
            QCOMPARE(a.bones[at].parent, b.bones[at].parent);
            QVERIFY(near(a.bones[at].position, b.bones[at].position));
            QVERIFY(std::abs(a.bones[at].appendRatio - b.bones[at].appendRatio) < 1e-6f);
            QCOMPARE(a.bones[at].ik.links.size(), b.bones[at].ik.links.size());
        }
        QCOMPARE(a.rigidBodies.size(), b.rigidBodies.size());
        for (std::size_t at = 0; at < a.rigidBodies.size(); ++at) {
            QVERIFY(near(a.rigidBodies[at].position, b.rigidBodies[at].position));
            QCOMPARE(a.rigidBodies[at].mask, b.rigidBodies[at].mask);
        }
    }
    QVERIFY(twins >= 2);
}

QTEST_GUILESS_MAIN(TestPmd)
#include "test_pmd.moc"
