// SPDX-License-Identifier: MIT
#include "tests/ui/render/deform/deform_stage.h"

#include <chrono>
#include <cmath>
#include <cstring>
#include <thread>

using namespace odori;
using namespace odori::render;
using namespace odori::test;

namespace {

/// The bytes that were given to the graphics card since the last call.
std::size_t uploaded = 0;

std::size_t takeUploaded()
{
    return std::exchange(uploaded, 0);
}

void countedData(GLenum target, GLsizeiptr size, const void* data, GLenum usage)
{
    if (data)
        uploaded += std::size_t(size);
    GlHook<epoxy_glBufferData>::real(target, size, data, usage);
}

void countedPart(GLenum target, GLintptr offset, GLsizeiptr size, const void* data)
{
    uploaded += std::size_t(size);
    GlHook<epoxy_glBufferSubData>::real(target, offset, size, data);
}

void* countedMap(GLenum target, GLintptr offset, GLsizeiptr size, GLbitfield access)
{
    uploaded += std::size_t(size);
    return GlHook<epoxy_glMapBufferRange>::real(target, offset, size, access);
}

/// Counts all uploads of vertices while it exists.
struct UploadCounter {
    UploadCounter() { uploaded = 0; }
    GlHook<epoxy_glBufferData> data{countedData};
    GlHook<epoxy_glBufferSubData> part{countedPart};
    GlHook<epoxy_glMapBufferRange> map{countedMap};
};

} // namespace

/// Which of the two deforms a model, and what is uploaded then.
class TestDeformChoice : public QObject, private DeformStage {
    Q_OBJECT
private slots:
    void initTestCase() { setUpStage(); }
    void cleanup() { QCOMPARE(glGetError(), GLenum(GL_NO_ERROR)); }
    void onlyBonesAndWeightsAreUploaded();
    void theEnvironmentDecides_data();
    void theEnvironmentDecides();
    void aSoftwareRendererUsesTheProcessor();
    void theFasterWayIsKept_data();
    void theFasterWayIsKept();
    void wrongVerticesAreNotUsed_data();
    void wrongVerticesAreNotUsed();
    void aDriverThatRefusesIsNotedOnce();
    void aModelThatIsTooLargeUsesTheProcessor();
    void anActorWithoutMemoryUsesTheProcessor();
};

void TestDeformChoice::onlyBonesAndWeightsAreUploaded()
{
    const auto shown = model(morphedPillar());
    const std::size_t mesh = shown->data.vertices.size() * 6 * sizeof(float);
    constexpr std::size_t small = 3000; // bones, weights, materials, the frame, the grid
    QVERIFY(small < mesh / 2);
    const UploadCounter counter;
    for (const DeformWish wish : {DeformWish::Processor, DeformWish::GraphicsCard}) {
        const auto by = renderer(wish);
        by->setModel(shown, loadTextures(*shown));
        QVERIFY(by->shareModel(0, 1));
        const mmd::Pose first = poseOf(shown, 0.0f);
        const std::array both{Figure{.slot = 0, .pose = &first}, Figure{.slot = 1, .pose = &first}};
        static_cast<void>(drawn(*by, both));
        for (int frame = 1; frame < 4; ++frame) {
            // Every morph changes, too.
            std::vector<mmd::MorphOverride> morphs;
            for (int morph = 0; morph < int(shown->data.morphs.size()); ++morph)
                morphs.push_back({morph, 0.2f * float(frame)});
            const mmd::Pose pose = poseOf(shown, 0.1f * float(frame), morphs);
            const std::array figures{
                Figure{.slot = 0, .pose = &pose}, Figure{.slot = 1, .pose = &pose}};
            takeUploaded();
            static_cast<void>(drawn(*by, figures));
            const std::size_t bytes = takeUploaded();
            QVERIFY2(wish == DeformWish::Processor ? bytes > 2 * mesh : bytes < 2 * small,
                qPrintable(QString::number(bytes)));
        }
    }
}

void TestDeformChoice::theEnvironmentDecides_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<int>("wish");
    QTest::newRow("cpu") << QByteArray("cpu") << int(DeformWish::Processor);
    QTest::newRow("gpu") << QByteArray("gpu") << int(DeformWish::GraphicsCard);
    QTest::newRow("measure") << QByteArray("measure") << int(DeformWish::Measured);
    QTest::newRow("another word") << QByteArray("fast") << int(DeformWish::Best);
    QTest::newRow("not set") << QByteArray() << int(DeformWish::Best);
}

void TestDeformChoice::theEnvironmentDecides()
{
    QFETCH(QByteArray, value);
    QFETCH(int, wish);
    const QByteArray before = qgetenv("ODORI_DEFORM");
    value.isNull() ? qunsetenv("ODORI_DEFORM") : qputenv("ODORI_DEFORM", value);
    const DeformWish found = deformWish();
    before.isNull() ? qunsetenv("ODORI_DEFORM") : qputenv("ODORI_DEFORM", before);
    QCOMPARE(int(found), wish);
}

void TestDeformChoice::aSoftwareRendererUsesTheProcessor()
{
    static const char* name = nullptr;
    const GlHook<epoxy_glGetString> hook([](GLenum what) {
        return what == GL_RENDERER ? reinterpret_cast<const GLubyte*>(name)
                                   : GlHook<epoxy_glGetString>::real(what);
    });
    const auto shown = model(pillar(Deform::Bdef2));
    for (const auto& [text, isMeasured] :
        {std::pair("llvmpipe (LLVM 15.0.6, 256 bits)", false), {"A fast card", true}}) {
        name = text;
        const auto by = renderer(DeformWish::Best);
        by->setModel(shown, loadTextures(*shown));
        static_cast<void>(drawn(*by, poseOf(shown, 0.4f)));
        const auto notes = by->takeNotes();
        QCOMPARE(notes.size(), std::size_t(isMeasured ? 1 : 0));
        QCOMPARE(has(notes, "ms on the graphics card"), isMeasured);
    }
}

void TestDeformChoice::theFasterWayIsKept_data()
{
    QTest::addColumn<bool>("isCardSlow");
    QTest::newRow("the graphics card is slow") << true;
    QTest::newRow("the processor is slow") << false;
}

void TestDeformChoice::theFasterWayIsKept()
{
    QFETCH(bool, isCardSlow);
    static bool isSlow = false;
    isSlow = isCardSlow;
    static constexpr auto pause = std::chrono::milliseconds(20);
    const GlHook<epoxy_glBeginTransformFeedback> onCard([](GLenum mode) {
        if (isSlow)
            std::this_thread::sleep_for(pause);
        GlHook<epoxy_glBeginTransformFeedback>::real(mode);
    });
    const GlHook<epoxy_glUnmapBuffer> onProcessor([](GLenum target) {
        if (!isSlow)
            std::this_thread::sleep_for(pause);
        return GlHook<epoxy_glUnmapBuffer>::real(target);
    });
    const auto shown = model(pillar(Deform::Bdef2));
    const std::size_t mesh = shown->data.vertices.size() * 6 * sizeof(float);
    const mmd::Pose pose = poseOf(shown, 0.4f);
    const auto by = renderer(DeformWish::Measured);
    by->setModel(shown, loadTextures(*shown));
    const auto first = drawn(*by, pose);
    QVERIFY(has(by->takeNotes(), "ms on the processor"));
    const UploadCounter counter;
    const auto second = drawn(*by, pose);
    QCOMPARE(takeUploaded() >= mesh, isCardSlow);
    QVERIFY(by->takeNotes().empty()); // measured once
    // The picture of the measurement is right, too.
    QVERIFY(differentPixels(first, second) <= fewPixels);
    QVERIFY(differentPixels(second, picturedBy(DeformWish::Processor, shown, pose)) <= fewPixels);
}

void TestDeformChoice::wrongVerticesAreNotUsed_data()
{
    QTest::addColumn<int>("number"); // of the first vertex
    QTest::addColumn<float>("value");
    QTest::newRow("right numbers") << -1 << 0.0f;
    QTest::newRow("position") << 1 << 7.0f;
    QTest::newRow("position that is no number") << 2 << std::nanf("");
    QTest::newRow("normal") << 4 << 2.0f;
    QTest::newRow("texture coordinate") << 7 << 3.0f;
}

/// A driver that writes a wrong number.
void TestDeformChoice::wrongVerticesAreNotUsed()
{
    QFETCH(int, number);
    QFETCH(float, value);
    static int place = 0;
    static float wrong = 0.0f;
    place = number;
    wrong = value;
    // What is read, because NVIDIA's driver ignores what others write into the vertices.
    const GlHook<epoxy_glGetBufferSubData> broken(
        [](GLenum target, GLintptr from, GLsizeiptr bytes, void* data) {
            GlHook<epoxy_glGetBufferSubData>::real(target, from, bytes, data);
            if (place >= 0)
                std::memcpy(static_cast<char*>(data) + std::size_t(place) * sizeof wrong, &wrong,
                    sizeof wrong);
        });
    const auto shown = model(morphedPillar());
    const mmd::Pose pose = poseOf(shown, 0.4f);
    const auto by = renderer(DeformWish::Measured);
    by->setModel(shown, loadTextures(*shown));
    const auto seen = drawn(*by, pose);
    const auto notes = by->takeNotes();
    QCOMPARE(notes.size(), std::size_t(1));
    QCOMPARE(has(notes, "computes other vertices"), number >= 0);
    QVERIFY(differentPixels(seen, picturedBy(DeformWish::Processor, shown, pose)) <= fewPixels);
}

void TestDeformChoice::aDriverThatRefusesIsNotedOnce()
{
    const GlHook<epoxy_glTransformFeedbackVaryings> hook(
        [](GLuint program, GLsizei, const GLchar* const*, GLenum mode) {
            const GLchar* const unknown = "thereIsNoSuchOutput";
            GlHook<epoxy_glTransformFeedbackVaryings>::real(program, 1, &unknown, mode);
        });
    const auto shown = model(pillar(Deform::Bdef2));
    const mmd::Pose pose = poseOf(shown, 0.4f);
    const auto right = picturedBy(DeformWish::Processor, shown, pose);
    for (const DeformWish wish : {DeformWish::GraphicsCard, DeformWish::Measured}) {
        const auto by = renderer(wish);
        for (const std::uint32_t slot : {0u, 1u}) {
            by->setModel(shown, loadTextures(*shown), slot);
            const Figure figure{.slot = slot, .pose = &pose};
            QCOMPARE(differentPixels(right, drawn(*by, {&figure, 1})), 0);
        }
        const auto notes = by->takeNotes();
        QCOMPARE(notes.size(), std::size_t(1));
        QVERIFY(has(notes, "deformed on the processor: shader program"));
    }
}

void TestDeformChoice::aModelThatIsTooLargeUsesTheProcessor()
{
    const GlHook<epoxy_glGetIntegerv> hook([](GLenum what, GLint* value) {
        GlHook<epoxy_glGetIntegerv>::real(what, value);
        if (what == GL_MAX_TEXTURE_BUFFER_SIZE)
            *value = 20; // enough for the bones, but not for the offsets of the morphs
    });
    const auto shown = model(morphedPillar());
    const mmd::Pose pose = poseOf(shown, 0.4f);
    const auto by = renderer(DeformWish::GraphicsCard);
    by->setModel(shown, loadTextures(*shown));
    const auto seen = drawn(*by, pose);
    QCOMPARE(differentPixels(seen, picturedBy(DeformWish::Processor, shown, pose)), 0);
    QVERIFY(has(by->takeNotes(), "no room"));
}

/// The first actor has its memory, the second one gets none.
void TestDeformChoice::anActorWithoutMemoryUsesTheProcessor()
{
    const auto shown = model(pillar(Deform::Qdef));
    const mmd::Pose left = poseOf(shown, 0.9f);
    const mmd::Pose right = poseOf(shown, -0.9f);
    const std::array figures{Figure{.slot = 0, .pose = &left}, Figure{.slot = 1, .pose = &right}};
    const auto by = renderer(DeformWish::GraphicsCard);
    by->setModel(shown, loadTextures(*shown));
    static_cast<void>(drawn(*by, figures));
    QVERIFY(by->shareModel(0, 1));
    static int refused = 0;
    refused = 0;
    const GlHook<epoxy_glBufferData> hook(
        [](GLenum target, GLsizeiptr size, const void* data, GLenum usage) {
            if (usage == GL_DYNAMIC_COPY)
                ++refused;
            else
                GlHook<epoxy_glBufferData>::real(target, size, data, usage);
        });
    const auto first = drawn(*by, figures);
    const auto second = drawn(*by, figures);
    QCOMPARE(refused, 1); // it is not tried for each picture
    const auto notes = by->takeNotes();
    QCOMPARE(notes.size(), std::size_t(1));
    QVERIFY(has(notes, "no room"));
    const auto onProcessor = renderer(DeformWish::Processor);
    onProcessor->setModel(shown, loadTextures(*shown));
    QVERIFY(onProcessor->shareModel(0, 1));
    const auto expected = drawn(*onProcessor, figures);
    QVERIFY(differentPixels(first, expected) <= fewPixels);
    QVERIFY(differentPixels(second, expected) <= fewPixels);
}

QTEST_GUILESS_MAIN(TestDeformChoice)
#include "test_deform_choice.moc"
