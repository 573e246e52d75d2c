// SPDX-License-Identifier: MIT
#include "libmmd/accessory/accessory_model.h"
#include "libmmd/base/file_io.h"
#include "tests/libmmd/accessory/accessory_files.h"
#include "tests/support/corpus.h"
#include "tests/support/real_files.h"
#include "ui/accessories/model_reading.h"

#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <random>

using namespace odori::test;

/// Accessories are read by a program of their own, so that a hostile file harms only that.
class TestModelReading : public QObject {
    Q_OBJECT
private slots:
    void anAccessoryIsRead();
    void theReasonOfAFailureArrives();
    void ourOwnExportIsRead_data();
    void ourOwnExportIsRead();
    void changedFilesHarmNothing_data();
    void changedFilesHarmNothing();

private:
    /// The bundled mannequin in a format that odori-cli writes.
    QByteArray mannequinAs(const QString& extension);
    mmd::Result<mmd::Model> read(const QString& name, const QByteArray& bytes);

    QTemporaryDir m_folder;
};

namespace {

/// The smallest and largest coordinates of a model's vertices.
std::pair<glm::vec3, glm::vec3> spanOf(const mmd::Model& model)
{
    glm::vec3 low(1e9f), high(-1e9f);
    for (const mmd::pmx::Vertex& each : model.data.vertices) {
        low = glm::min(low, each.position);
        high = glm::max(high, each.position);
    }
    return {low, high};
}

} // namespace

mmd::Result<mmd::Model> TestModelReading::read(const QString& name, const QByteArray& bytes)
{
    const QString path = m_folder.filePath(name);
    writeTestFile(path, bytes);
    return odori::readModelFile(mmd::pathFromUtf8(path.toStdString()));
}

QByteArray TestModelReading::mannequinAs(const QString& extension)
{
    const QString path = m_folder.filePath(QStringLiteral("mannequin.") + extension);
    const QString program =
        QCoreApplication::applicationDirPath() + QStringLiteral("/cli/odori-cli");
    const int code = QProcess::execute(
        program, {QStringLiteral("convert"), sampleFile(QStringLiteral("mannequin.pmx")),
                     QStringLiteral("-o"), path});
    return code == 0 ? readAll(path) : QByteArray();
}

void TestModelReading::anAccessoryIsRead()
{
    const auto model = read(QStringLiteral("傘 日傘.x"), squareAsX());
    QVERIFY2(model.has_value(), model ? "" : model.error().field.c_str());
    QVERIFY(mmd::isAccessory(*model));
    QCOMPARE(model->data.indices.size(), std::size_t(6));
    QCOMPARE(model->data.name.utf8, std::string("傘 日傘"));
    QVERIFY(model->file != mmd::ContentMark{});
}

void TestModelReading::theReasonOfAFailureArrives()
{
    const auto cut = read(QStringLiteral("cut.x"), squareAsX().left(300));
    QVERIFY(!cut.has_value());
    QCOMPARE(cut.error().code, mmd::ErrorCode::BadText);
    QVERIFY(!cut.error().field.empty());
    const auto missing = odori::readModelFile(
        mmd::pathFromUtf8(m_folder.filePath(QStringLiteral("no.x")).toStdString()));
    QCOMPARE(missing.error().code, mmd::ErrorCode::FileNotFound);
}

void TestModelReading::ourOwnExportIsRead_data()
{
    QTest::addColumn<QString>("extension");
    QTest::newRow("FBX") << QStringLiteral("fbx");
    QTest::newRow("GLB") << QStringLiteral("glb");
}

/// A model that was exported and is opened as an accessory has its size and place again.
void TestModelReading::ourOwnExportIsRead()
{
    QFETCH(const QString, extension);
    const auto original = odori::readModelFile(
        mmd::pathFromUtf8(sampleFile(QStringLiteral("mannequin.pmx")).toStdString()));
    QVERIFY(original.has_value());
    const auto model = read(QStringLiteral("again.") + extension, mannequinAs(extension));
    QVERIFY2(model.has_value(), model ? "" : model.error().field.c_str());
    const auto [low, high] = spanOf(*model);
    const auto [wantedLow, wantedHigh] = spanOf(*original);
    QVERIFY(glm::distance(low, wantedLow) < 1e-3f);
    QVERIFY(glm::distance(high, wantedHigh) < 1e-3f);
    QCOMPARE(model->data.indices.size(), original->data.indices.size());
}

void TestModelReading::changedFilesHarmNothing_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("X") << QStringLiteral("m.x") << squareAsX();
    QTest::newRow("OBJ") << QStringLiteral("m.obj") << squareAsObj();
    QTest::newRow("glTF") << QStringLiteral("m.gltf") << squareAsGltf();
    QTest::newRow("FBX") << QStringLiteral("m.fbx") << mannequinAs(QStringLiteral("fbx"));
    QTest::newRow("GLB") << QStringLiteral("m.glb") << mannequinAs(QStringLiteral("glb"));
}

/// A few rounds; $ODORI_ACCESSORY_ROUNDS sets another number (docs/accessories.md).
void TestModelReading::changedFilesHarmNothing()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, bytes);
    bool isSet = false;
    const int wanted = qEnvironmentVariableIntValue("ODORI_ACCESSORY_ROUNDS", &isSet);
    std::mt19937 random(11);
    for (int round = 0; round < (isSet ? wanted : 8); ++round) {
        QByteArray changed = bytes;
        // A large file needs more changes before one hits what matters.
        for (qsizetype change = 0; change < 4 + changed.size() / 4096; ++change)
            changed[qsizetype(random() % std::size_t(changed.size()))] = char(random());
        if (round % 5 == 4)
            changed.truncate(qsizetype(random() % std::size_t(changed.size())));
        const auto model = read(name, changed);
        QVERIFY(model.has_value() || !model.error().field.empty());
    }
}

QTEST_GUILESS_MAIN(TestModelReading)
#include "test_model_reading.moc"
