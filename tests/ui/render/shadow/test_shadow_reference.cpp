// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/physics/simulation.h"
#include "libmmd/picture/image.h"
#include "tests/support/corpus.h"
#include "tests/ui/render/drawing_stage.h"

#include <QtCore/QFileInfo>

using namespace odori;
using namespace odori::render;
using namespace odori::test;

namespace {

std::filesystem::path pathOf(const QString& name)
{
    return mmd::pathFromUtf8(name.toStdString());
}

/// The mean colour of a part of a picture.
std::array<double, 3> meanOf(const mmd::Image& image, const QRect& part)
{
    std::array<double, 3> mean{};
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x)
            for (std::size_t channel = 0; channel < 3; ++channel)
                mean[channel] += pixelAt(image, x, y)[channel];
    for (double& channel : mean)
        channel /= part.width() * part.height();
    return mean;
}

} // namespace

/// A real model beside the picture that another player made of it.
class TestShadowReference : public QObject, private DrawingStage {
    Q_OBJECT
private slots:
    void initTestCase() { setUp(); }
    void theShadowBelowTheCloakIsTheReferences();
};

/// Gene's materials have no toon, and the shadow of the cloak is painted on the jacket: a second
/// shadow on it would be too dark.
void TestShadowReference::theShadowBelowTheCloakIsTheReferences()
{
    SKIP_WITHOUT_CORPUS();
    const QString corpus = corpusFolder();
    auto read = mmd::loadModel(pathOf(corpus + QStringLiteral("/gene/Gene_light.pmx")));
    QVERIFY(read.has_value());
    const auto model = std::make_shared<const mmd::Model>(std::move(*read));
    auto bytes = mmd::readFile(pathOf(corpus + QStringLiteral("/motions/walk.vmd")));
    QVERIFY(bytes.has_value());
    const auto file = mmd::readVmd(std::move(*bytes));
    QVERIFY(file.has_value());
    mmd::Simulation simulation(model);
    simulation.setMotion(mmd::motionFromVmd(*file).motion);
    const mmd::Pose pose = simulation.pose(20.0);

    mmd::CameraSample camera;
    camera.target = {0, 15.5f, -2};
    camera.distance = -12;
    m_renderer->setModel(model, loadTextures(*model));
    DrawOptions options;
    options.selfShadow.mode = 1;
    const auto drawn = m_context->picture(
        700, 700, [&] { m_renderer->draw(&pose, viewOf(camera, 1.0f), options, 700, 700); }, 0);
    QVERIFY(drawn.has_value());
    auto shadowed = std::array<double, 3>{175, 187, 199}; // measured in the reference
    auto lit = std::array<double, 3>{250, 250, 250};
    const QString reference = corpus + QStringLiteral("/../oracle/pictures/gene_walk.png");
    if (QFileInfo::exists(reference)) {
        const auto picture = mmd::loadImage(pathOf(reference));
        QVERIFY(picture.has_value());
        shadowed = meanOf(*picture, {333, 205, 6, 4});
        lit = meanOf(*picture, {330, 228, 16, 10});
    }
    const auto drawnShadow = meanOf(*drawn, {340, 470, 20, 10});
    const auto drawnLight = meanOf(*drawn, {430, 600, 30, 30});
    for (std::size_t channel = 0; channel < 3; ++channel) {
        QVERIFY(std::abs(drawnShadow[channel] - shadowed[channel]) < 8.0);
        QVERIFY(std::abs(drawnLight[channel] - lit[channel]) < 8.0);
    }
}

QTEST_GUILESS_MAIN(TestShadowReference)
#include "test_shadow_reference.moc"
