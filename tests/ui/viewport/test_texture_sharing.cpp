// SPDX-License-Identifier: MIT
#include "tests/ui/render/box_model.h"
#include "ui/render/headless.h"
#include "ui/viewport/stage.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QElapsedTimer>
#include <QtCore/QEventLoop>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtGui/QImage>
#include <QtTest/QTest>

#include <epoxy/gl.h>

using namespace odori;

/// Actors that share the texture memory, with a real graphics context.
class TestTextureSharing : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void oneActorHasAllOfIt();
    void twoActorsShareIt();
    void whoStaysGetsTheShareOfWhoLeaves();
    void anotherBudgetIsSharedAnew();
    void decodedPicturesAreFreed();
    void aModelThatIsExchangedGivesItsShareBack();
    void actorsOfOneModelShareItsTextures();
    void theCopyKeepsThemWhenTheFirstLeaves();
    void copiesFollowAnotherBudgetAndAnotherOrder();
    void aCopyWithAnotherFolderHasItsOwn();
    void missingTexturesOfACopyAreSaidToo();
    void texturesAreDecodedAheadOnce();
    void theStageTakesThem();
    void forAnotherBudgetTheyAreDecodedAgain();

private:
    /// An actor whose box has a texture of `side` pixels from its own file.
    [[nodiscard]] mmd::Actor actor(std::uint32_t id, int side);
    /// Waits until everything is uploaded; returns the warnings in the meantime.
    [[nodiscard]] std::vector<mmd::Warning> uploaded();
    /// Bytes of all uploaded textures, without ramps and other built-in ones.
    [[nodiscard]] static std::size_t bytesOnCard();

    QTemporaryDir m_folder;
    std::unique_ptr<render::HeadlessContext> m_context;
    std::unique_ptr<render::SceneRenderer> m_renderer;
    std::unique_ptr<Stage> m_stage;
};

void TestTextureSharing::initTestCase()
{
    auto context = render::HeadlessContext::create();
    if (!context)
        QFAIL(context.error().field.c_str());
    m_context = std::move(*context);
}

void TestTextureSharing::init()
{
    auto renderer = render::SceneRenderer::create();
    QVERIFY(renderer);
    m_renderer = std::move(*renderer);
    m_stage = std::make_unique<Stage>();
}

void TestTextureSharing::cleanup()
{
    m_stage.reset();
    m_renderer.reset();
    QCOMPARE(glGetError(), GLenum(GL_NO_ERROR));
}

mmd::Actor TestTextureSharing::actor(std::uint32_t id, int side)
{
    const QString name = QStringLiteral("%1_%2.png").arg(id).arg(side);
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(Qt::red);
    if (!image.save(m_folder.filePath(name)))
        qFatal("no picture");
    auto data = test::box({0, 10, 0}, glm::vec3(3));
    data.textures.push_back({name.toStdString(), {}});
    data.materials[0].texture = 0;
    mmd::Actor made;
    made.id = mmd::ActorId{id};
    made.model =
        test::loaded(std::move(data), m_folder.filePath(QStringLiteral("model.pmx")).toStdString());
    return made;
}

std::vector<mmd::Warning> TestTextureSharing::uploaded()
{
    std::vector<mmd::Warning> told;
    const auto hearing = connect(m_stage.get(), &Stage::warned, this,
        [&](const auto& warnings) { told.insert(told.end(), warnings.begin(), warnings.end()); });
    // The budget may be shared again after everything has been uploaded.
    QElapsedTimer quiet;
    quiet.start();
    while (quiet.elapsed() < 300 || !m_stage->isUploaded()) {
        const std::size_t before = told.size();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        m_stage->upload(*m_renderer);
        if (told.size() > before)
            quiet.restart();
    }
    disconnect(hearing);
    return told;
}

std::size_t TestTextureSharing::bytesOnCard()
{
    std::size_t bytes = 0;
    for (GLuint name = 1; name < 5000; ++name) {
        if (!glIsTexture(name))
            continue;
        GLint width = 0, height = 0;
        glBindTexture(GL_TEXTURE_2D, name);
        glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_WIDTH, &width);
        glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_HEIGHT, &height);
        bytes += width > 1 ? render::textureBytes({width, height}) : 0;
    }
    glBindTexture(GL_TEXTURE_2D, 0);
    return bytes;
}

void TestTextureSharing::oneActorHasAllOfIt()
{
    m_stage->setTextureBudget(render::textureBytes({256, 256}));
    mmd::Scene scene;
    scene.actors = {actor(1, 256)};
    m_stage->setScene(scene);
    QVERIFY(uploaded().empty());
    QCOMPARE(bytesOnCard(), render::textureBytes({256, 256}));
    QCOMPARE(m_stage->reducedTextures(), std::size_t(0));
}

void TestTextureSharing::twoActorsShareIt()
{
    const std::size_t budget = render::textureBytes({256, 256});
    m_stage->setTextureBudget(budget);
    mmd::Scene scene;
    scene.actors = {actor(1, 256)};
    m_stage->setScene(scene);
    QVERIFY(uploaded().empty());
    scene.actors.push_back(actor(2, 256)); // added later: the first one is reduced
    m_stage->setScene(scene);
    const auto told = uploaded();
    QVERIFY(!told.empty());
    for (const mmd::Warning& each : told)
        QCOMPARE(each.code, mmd::WarningCode::TextureReduced);
    QVERIFY(bytesOnCard() <= budget);
    QCOMPARE(bytesOnCard(), 2 * render::textureBytes({128, 128}));
    QCOMPARE(m_stage->reducedTextures(), std::size_t(2));
    QVERIFY(uploaded().empty()); // reported once
}

void TestTextureSharing::whoStaysGetsTheShareOfWhoLeaves()
{
    m_stage->setTextureBudget(render::textureBytes({256, 256}));
    mmd::Scene scene;
    scene.actors = {actor(1, 256), actor(2, 256)};
    m_stage->setScene(scene);
    (void)uploaded();
    QCOMPARE(m_stage->reducedTextures(), std::size_t(2));
    scene.actors.erase(scene.actors.begin());
    m_stage->setScene(scene);
    (void)uploaded();
    QCOMPARE(bytesOnCard(), render::textureBytes({256, 256}));
    QCOMPARE(m_stage->reducedTextures(), std::size_t(0));
}

void TestTextureSharing::anotherBudgetIsSharedAnew()
{
    mmd::Scene scene;
    scene.actors = {actor(1, 256), actor(2, 64)};
    m_stage->setScene(scene);
    QVERIFY(uploaded().empty());
    m_stage->setTextureBudget(render::textureBytes({128, 128}) + render::textureBytes({64, 64}));
    (void)uploaded();
    QCOMPARE(m_stage->reducedTextures(), std::size_t(1));
    QCOMPARE(bytesOnCard(), m_stage->textureBudget());
    m_stage->setTextureBudget(render::defaultTextureBudget);
    (void)uploaded();
    QCOMPARE(m_stage->reducedTextures(), std::size_t(0));
}

void TestTextureSharing::decodedPicturesAreFreed()
{
    const mmd::Actor one = actor(1, 64);
    auto images = render::loadTextures(*one.model);
    const std::weak_ptr<mmd::Image> image = images.images[0];
    m_renderer->setModel(one.model, std::move(images), 7);
    QVERIFY(image.expired());
    m_renderer->setModel(nullptr, {}, 7);
    QCOMPARE(bytesOnCard(), std::size_t(0));
}

void TestTextureSharing::aModelThatIsExchangedGivesItsShareBack()
{
    m_stage->setTextureBudget(render::textureBytes({256, 256}));
    mmd::Scene scene;
    scene.actors = {actor(1, 256), actor(2, 256)};
    m_stage->setScene(scene);
    (void)uploaded();
    scene.actors[0] = actor(1, 8);
    m_stage->setScene(scene);
    (void)uploaded();
    QVERIFY(bytesOnCard() <= m_stage->textureBudget());
    QCOMPARE(m_stage->reducedTextures(), std::size_t(1)); // 256 and 8 slightly exceed the budget
    scene.actors[0].model.reset();
    m_stage->setScene(scene);
    (void)uploaded();
    QCOMPARE(bytesOnCard(), render::textureBytes({256, 256}));
}

/// Two actors of one model.
static mmd::Scene pairOf(const mmd::Actor& first)
{
    mmd::Scene scene;
    scene.actors = {first, first};
    scene.actors[1].id = mmd::ActorId{77};
    return scene;
}

void TestTextureSharing::actorsOfOneModelShareItsTextures()
{
    m_stage->setTextureBudget(render::textureBytes({256, 256}));
    const mmd::Scene scene = pairOf(actor(1, 256));
    m_stage->setScene(scene);
    QVERIFY(uploaded().empty()); // not reduced: the copy needs no memory
    QCOMPARE(bytesOnCard(), render::textureBytes({256, 256}));
    QCOMPARE(m_stage->usedTextureBytes(), render::textureBytes({256, 256}));
    m_stage->actors().prepare();
    QCOMPARE(m_stage->figures().size(), std::size_t(2));
}

void TestTextureSharing::theCopyKeepsThemWhenTheFirstLeaves()
{
    mmd::Scene scene = pairOf(actor(1, 256));
    m_stage->setScene(scene);
    QVERIFY(uploaded().empty());
    scene.actors.erase(scene.actors.begin());
    m_stage->setScene(scene);
    QVERIFY(m_stage->isUploaded()); // at once, without decoding again
    QVERIFY(uploaded().empty());
    QCOMPARE(bytesOnCard(), render::textureBytes({256, 256}));
    scene.actors.clear();
    m_stage->setScene(scene);
    QVERIFY(uploaded().empty());
    QCOMPARE(bytesOnCard(), std::size_t(0));
}

void TestTextureSharing::copiesFollowAnotherBudgetAndAnotherOrder()
{
    mmd::Scene scene = pairOf(actor(1, 256));
    m_stage->setScene(scene);
    std::swap(scene.actors[0], scene.actors[1]); // before anything is decoded
    m_stage->setScene(scene);
    QVERIFY(uploaded().empty());
    QCOMPARE(bytesOnCard(), render::textureBytes({256, 256}));
    m_stage->setTextureBudget(render::textureBytes({128, 128}));
    QCOMPARE(uploaded().size(), std::size_t(1));
    QCOMPARE(bytesOnCard(), render::textureBytes({128, 128})); // nobody uses the old ones
    QCOMPARE(m_stage->reducedTextures(), std::size_t(1));
}

void TestTextureSharing::aCopyWithAnotherFolderHasItsOwn()
{
    const mmd::Scene scene = pairOf(actor(1, 256));
    m_stage->setScene(scene);
    QVERIFY(uploaded().empty());
    m_stage->setTextureSources({{mmd::ActorId{77}, m_folder.path().toStdString(), {}}});
    QVERIFY(uploaded().empty());
    QCOMPARE(bytesOnCard(), 2 * render::textureBytes({256, 256}));
}

void TestTextureSharing::missingTexturesOfACopyAreSaidToo()
{
    mmd::Scene scene;
    scene.actors = {actor(1, 64)};
    QVERIFY(QFile::remove(m_folder.filePath(QStringLiteral("1_64.png"))));
    m_stage->setScene(scene);
    QCOMPARE(uploaded().size(), std::size_t(1));
    scene.actors.push_back(scene.actors.front());
    scene.actors.back().id = mmd::ActorId{2};
    m_stage->setScene(scene);
    QCOMPARE(uploaded().size(), std::size_t(1));
    m_stage->forgetUploads(); // another graphics context is no news
    m_stage->loadAgain();
    QVERIFY(uploaded().empty());
}

/// The first model only, because only one model's pictures are decoded at a time.
void TestTextureSharing::texturesAreDecodedAheadOnce()
{
    const mmd::Actor one = actor(1, 64), two = actor(2, 64);
    TexturesAhead ahead;
    ahead.begin(nullptr, render::defaultTextureBudget);
    ahead.begin(one.model, render::defaultTextureBudget);
    ahead.begin(two.model, render::defaultTextureBudget);
    QVERIFY(!ahead.take(two.model));
    QVERIFY(!ahead.take(nullptr));
    auto begun = ahead.take(one.model);
    QVERIFY(begun);
    QCOMPARE(begun->list->pictures.size(), std::size_t(1));
    QCOMPARE(begun->halvings, std::vector<int>{0});
    begun->textures.waitForFinished();
    QCOMPARE(begun->textures.resultCount(), 1);
    QVERIFY(begun->textures.result()->images[0]);
    QVERIFY(!ahead.take(one.model));

    TexturesAhead dropped;
    dropped.begin(one.model, render::defaultTextureBudget);
    dropped.drop();
    QVERIFY(!dropped.take(one.model));
}

void TestTextureSharing::theStageTakesThem()
{
    mmd::Scene scene;
    scene.actors = {actor(1, 256), actor(2, 64)};
    const auto ahead = std::make_shared<TexturesAhead>();
    ahead->begin(scene.actors[0].model, render::defaultTextureBudget);
    m_stage->setAhead(ahead);
    m_stage->setScene(scene);
    QVERIFY(!ahead->take(scene.actors[0].model)); // the stage has them
    QVERIFY(uploaded().empty());
    QCOMPARE(bytesOnCard(), render::textureBytes({256, 256}) + render::textureBytes({64, 64}));
}

void TestTextureSharing::forAnotherBudgetTheyAreDecodedAgain()
{
    mmd::Scene scene;
    scene.actors = {actor(1, 256)};
    const auto ahead = std::make_shared<TexturesAhead>();
    ahead->begin(scene.actors[0].model, render::textureBytes({64, 64}));
    m_stage->setAhead(ahead);
    m_stage->setScene(scene);
    QVERIFY(uploaded().empty());
    QCOMPARE(bytesOnCard(), render::textureBytes({256, 256}));
}

QTEST_MAIN(TestTextureSharing)
#include "test_texture_sharing.moc"
