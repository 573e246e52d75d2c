// SPDX-License-Identifier: MIT
#include "libmmd/accessory/accessory_answer.h"
#include "libmmd/accessory/accessory_model.h"

#include <QtTest/QTest>

#include <random>

using namespace mmd;

/// What the process that reads accessories says to the editor.
class TestAccessoryAnswer : public QObject {
    Q_OBJECT
private slots:
    void aModelAndItsWarningsArrive();
    void anErrorArrives();
    void anyBytesGiveAResultOrAnError();
};

namespace {

AccessoryFile smallResult()
{
    AccessoryFile result;
    result.model.vertices.resize(3);
    for (pmx::Vertex& each : result.model.vertices)
        each.bones[0] = 0;
    result.model.indices = {0, 1, 2};
    result.model.materials.emplace_back().indexCount = 3;
    addAccessoryParts(result.model, "傘");
    result.model.textures = {{"a.png", {}}, {"picture 1.png", {}}};
    result.pictures = {nullptr, std::make_shared<const std::vector<std::byte>>(300, std::byte(7))};
    result.warnings = {{WarningCode::UnsupportedFeature, "picture inside the file", 3}};
    return result;
}

} // namespace

void TestAccessoryAnswer::aModelAndItsWarningsArrive()
{
    const AccessoryFile sent = smallResult();
    const auto arrived = readAccessoryAnswer(accessoryAnswer(sent));
    QVERIFY(arrived.has_value());
    QCOMPARE(arrived->warnings, sent.warnings);
    QCOMPARE(pmx::write(arrived->model), pmx::write(sent.model));
    QCOMPARE(arrived->pictures.size(), std::size_t(2));
    QVERIFY(!arrived->pictures[0]);
    QCOMPARE(*arrived->pictures[1], *sent.pictures[1]);
}

void TestAccessoryAnswer::anErrorArrives()
{
    const Error error{ErrorCode::NotReadable, 12, "欠", 34, FileProblem::IsFolder};
    const auto arrived = readAccessoryAnswer(accessoryAnswer(tl::unexpected(error)));
    QVERIFY(!arrived.has_value());
    QCOMPARE(arrived.error(), error);
}

void TestAccessoryAnswer::anyBytesGiveAResultOrAnError()
{
    const auto whole = accessoryAnswer(smallResult());
    const auto refused = accessoryAnswer(tl::unexpected(Error{}));
    for (const auto& answer : {whole, refused})
        for (std::size_t size = 0; size < answer.size(); ++size)
            QVERIFY(!readAccessoryAnswer(std::span(answer).first(size)).has_value());
    std::mt19937 random(7);
    for (int round = 0; round < 2000; ++round) {
        auto changed = round % 4 == 0 ? refused : whole;
        for (int change = 0; change < 3; ++change)
            changed[random() % changed.size()] = std::byte(random());
        const auto result = readAccessoryAnswer(changed);
        QVERIFY(result.has_value() || !result.error().field.empty() ||
                result.error().code != ErrorCode::BadText);
    }
}

QTEST_GUILESS_MAIN(TestAccessoryAnswer)
#include "test_accessory_answer.moc"
