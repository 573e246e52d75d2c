// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/format/pmd/pmd.h"
#include "libmmd/model/model.h"
#include "tests/libmmd/format/pmd/pmd_example.h"
#include "tests/libmmd/format/pmx/pmx_example.h"
#include "tests/support/corpus.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <cmath>

using namespace mmd;
using odori::test::bytesOf;

/// From the bytes of a file to a usable model.
class TestModelFiles : public QObject {
    Q_OBJECT
private slots:
    void aModelIsKnownByItsContent_data();
    void aModelIsKnownByItsContent();
    void anOlderModelIsReadInItsOwnTongue();
    void whatIsNoModelIsRefused();
    void carelessValuesBecomeHarmless();
    void aWarningHasItsPlaceAndCount();
    void changedBytesOfAnOlderModelNeverBreakIt();
};

namespace {

Result<Model> load(const QByteArray& data)
{
    const QTemporaryDir folder;
    const auto path = pathFromUtf8(folder.filePath(QStringLiteral("model.bin")).toStdString());
    if (!writeFile(path, bytesOf(data)))
        qFatal("cannot write");
    return loadModel(path);
}

bool isHarmless(const Model& model)
{
    const auto fits = [](std::int32_t index, std::size_t size) {
        return index >= -1 && (index < 0 || std::size_t(index) < size);
    };
    const auto isFinite = [](const glm::vec3& v) {
        return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
    };
    const pmx::Model& data = model.data;
    const std::size_t bones = data.bones.size();
    bool good = true;
    for (const pmx::Vertex& vertex : data.vertices) {
        good = good && isFinite(vertex.position) && isFinite(vertex.normal);
        for (std::size_t at = 0; at < 4; ++at)
            good = good && fits(vertex.bones[at], bones) && std::isfinite(vertex.weights[at]);
    }
    for (const std::uint32_t index : data.indices)
        good = good && index < data.vertices.size();
    for (const pmx::Bone& bone : data.bones)
        good = good && isFinite(bone.position) && fits(bone.parent, bones) &&
               fits(bone.appendParent, bones) && fits(bone.ik.effector, bones);
    for (const pmx::Morph& morph : data.morphs)
        for (const pmx::VertexOffset& each : morph.vertex)
            good = good && fits(each.vertex, data.vertices.size()) && isFinite(each.offset);
    for (const pmx::RigidBody& body : data.rigidBodies)
        good = good && isFinite(body.position) && fits(body.bone, bones);
    for (const pmx::Joint& joint : data.joints)
        good = good && isFinite(joint.position) && fits(joint.bodyA, data.rigidBodies.size());
    return good;
}

} // namespace

void TestModelFiles::aModelIsKnownByItsContent_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<int>("bones");
    QTest::newRow("PMX") << odori::test::dataOf(pmx::write(odori::test::everyRecordKind())) << 3;
    QTest::newRow("PMD") << odori::test::pmd::whole() << 11;
}

void TestModelFiles::aModelIsKnownByItsContent()
{
    QFETCH(QByteArray, data);
    QFETCH(int, bones);
    const auto model = load(data);
    QVERIFY(model.has_value());
    QCOMPARE(int(model->rig.bones.size()), bones);
    QVERIFY(isHarmless(*model));
}

void TestModelFiles::anOlderModelIsReadInItsOwnTongue()
{
    QList<QByteArray> parts = odori::test::pmd::parts();
    // 初音未来 and a comment in GBK; the model's other texts are ASCII or valid in both encodings.
    const QByteArray name("\xb3\xf5\xd2\xf4\xce\xb4\xc0\xb4");
    QByteArray& header = parts[odori::test::pmd::Header];
    header.replace(7, 20, name.leftJustified(20, '\0'));
    const auto read = pmd::read(bytesOf(parts.join()));
    QVERIFY(read);
    const auto model = load(parts.join());
    QVERIFY(model);
    const Encoding guess = pmd::guessEncoding(read->model);
    QCOMPARE(model->data.name.utf8, decodeText(name.toStdString(), guess));
    // Tracks are matched by bytes, whatever names are shown.
    const Model plain = makeModel(read->model, {}, {});
    QVERIFY(model->boneTrackNames == plain.boneTrackNames);
}

void TestModelFiles::whatIsNoModelIsRefused()
{
    QCOMPARE(load({}).error().code, ErrorCode::EmptyFile);
    QCOMPARE(load("Vocaloid Motion Data 0002").error().code, ErrorCode::WrongSignature);
    QCOMPARE(load("Pm").error().code, ErrorCode::WrongSignature);
}

void TestModelFiles::carelessValuesBecomeHarmless()
{
    const auto model = load(odori::test::dataOf(pmx::write(odori::test::everyRecordKind())));
    QVERIFY(model.has_value());
    QVERIFY(isHarmless(*model));
    QCOMPARE(model->data.bones[2].parent, -1);
    QCOMPARE(model->data.bones[2].position.x, 0.0f);
}

void TestModelFiles::aWarningHasItsPlaceAndCount()
{
    pmx::Model data;
    data.bones.resize(2);
    data.vertices.resize(3);
    for (pmx::Vertex& vertex : data.vertices)
        vertex.bones[0] = 5;
    data.vertices[1].position.y = NAN;
    const Model model = makeModel(std::move(data), {}, {});
    QCOMPARE(model.warnings, (std::vector<Warning>{{.code = WarningCode::BadReference,
                                                       .location = "vertex bone, first in vertex 0",
                                                       .count = 3},
                                 {.code = WarningCode::BadNumber,
                                     .location = "vertex position, first in vertex 1",
                                     .count = 1}}));
}

void TestModelFiles::changedBytesOfAnOlderModelNeverBreakIt()
{
    const QByteArray whole = odori::test::pmd::whole();
    for (qsizetype at = 0; at < whole.size(); ++at) {
        for (const char byte : {'\x00', '\x7F', '\xFF'}) {
            auto read = pmd::read(bytesOf(QByteArray(whole).replace(at, 1, QByteArray(1, byte))));
            if (read)
                QVERIFY(isHarmless(makeModel(std::move(read->model), {}, {})));
        }
    }
}

QTEST_GUILESS_MAIN(TestModelFiles)
#include "test_model_files.moc"
