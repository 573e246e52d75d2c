// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/edits/keys/clipboard.h"
#include "tests/app/editing/edit_window.h"
#include "tests/support/corpus.h"
#include "ui/document/key_clipboard.h"

#include <QtCore/QMimeData>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtCore/QThreadPool>
#include <QtGui/QClipboard>

#include <cstdio>
#include <cstring>
#include <thread>

using namespace odori;
using namespace odori::test;

namespace {

/// The keys' file follows this argument: the program then runs as the other editor, not as the
/// test.
constexpr char offerArgument[] = "--offer-keys";

/// Another process of this program, which has copied keys.
class OtherEditor {
public:
    ~OtherEditor()
    {
        m_process.closeWriteChannel(); // the process waits for this
        m_process.waitForFinished();
    }
    [[nodiscard]] static bool isPossible()
    {
        return QGuiApplication::platformName() == QStringLiteral("xcb") ||
               QGuiApplication::platformName() == QStringLiteral("windows");
    }
    /// True once the keys are on the clipboard and `paste` is enabled. The clipboard has the keys
    /// shortly before the window hears of them.
    [[nodiscard]] bool copies(const mmd::Motion& keys, const QAction& paste)
    {
        QFile file(m_folder.filePath(QStringLiteral("keys.vmd")));
        const QByteArray bytes = dataOf(mmd::vmdFromMotion(keys));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return false;
        file.close();
        QGuiApplication::clipboard()->clear();
        m_process.start(QCoreApplication::applicationFilePath(),
            {QLatin1String(offerArgument), file.fileName()});
        return QTest::qWaitFor(
            [&paste] {
                const QClipboard& clipboard = *QGuiApplication::clipboard();
                return !clipboard.ownsClipboard() && clipboard.mimeData()->hasText() &&
                       paste.isEnabled();
            },
            20000);
    }

private:
    QTemporaryDir m_folder;
    QProcess m_process;
};

/// The other editor: copies the keys of a motion and runs until its input is closed.
int offerKeys(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return 1;
    const auto vmd = mmd::readVmd(bytesOf(file.readAll()));
    if (!vmd)
        return 1;
    mmd::Actor actor;
    actor.id = mmd::ActorId{1};
    actor.motion = mmd::motionFromVmd(*vmd).motion;
    mmd::Scene scene;
    scene.actors.push_back(actor);
    scene.active = actor.id;
    mmd::Selection all;
    for (const mmd::TrackId& track : mmd::trackIds(actor.motion))
        for (const std::uint32_t frame : mmd::framesOf(actor.motion, track))
            all.setKey(track, frame, true);
    putOnClipboard(scene, all, actor.id);
    std::thread waiter([] {
        while (std::getchar() != EOF) {
        }
        QMetaObject::invokeMethod(qApp, &QCoreApplication::quit, Qt::QueuedConnection);
    });
    const int status = QCoreApplication::exec();
    waiter.join();
    return status;
}

} // namespace

/// Copying and pasting keys in the real window: the clipboard's content, the destination, and the
/// messages of failures.
class TestEditClipboard : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_window->reset(); }
    void cleanupTestCase() { m_window.reset(); }
    void pastingGoesBetweenMotions();
    void pastingTakesWhatASpreadsheetGivesBack();
    void theClipboardIsATable();
    void whatIsCopiedIsWhatWasThere();
    void aLongTextIsPastedWhenItIsRead();
    void aTextThatWaitsForAnotherModelIsDropped();
    void whatAnotherProgramHasIsPasted_data();
    void whatAnotherProgramHasIsPasted();
    void keysGoBetweenTwoRunningEditors_data();
    void keysGoBetweenTwoRunningEditors();
    void theOtherEditorsKeysWaitForNoOtherModel();
    void copyingAnewDropsTheTextBefore();
    void pastingMirroredChangesSides();
    void whatIsNoKeySaysSo();
    void tracksThatTheModelLacksAreLeftOutAndNamed();
    void tracksThatTheMotionAloneHasArePasted();
    void keysOfTheOtherSortSayWhereTheyBelong();

private:
    [[nodiscard]] static QString longTable(int rows);
    /// `count` keys of 左腕 from frame 0 with curves and with values that are not round.
    [[nodiscard]] mmd::Motion manyKeys(std::uint32_t count) const;
    [[nodiscard]] const mmd::Track<mmd::BoneKeyframe>& arm() const
    {
        return *mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name);
    }
    void checkPasted(const mmd::Motion& keys, std::uint32_t frame);
    void pasteAndCheck(const mmd::Motion& keys);
    [[nodiscard]] QAction& paste() { return *m_window->window.commands().action("edit.paste"); }
    [[nodiscard]] Document& document() const { return m_window->document; }

    std::unique_ptr<EditWindow> m_window;
};

void TestEditClipboard::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_edit_clipboard"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestEditClipboard::pastingGoesBetweenMotions()
{
    mmd::Selection keys;
    for (const mmd::TrackId& track : {m_window->leftArm, m_window->blink, m_window->showIk}) {
        keys.setTrack(track, true);
        keys.setKey(track, 10, true);
        keys.setKey(track, 20, true);
    }
    document().select(keys);
    m_window->press(Qt::Key_C, Qt::ControlModifier);
    m_window->activate(2);
    document().setCurrentFrame(100);
    const mmd::Scene before = document().scene();
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    for (const mmd::TrackId& track : {m_window->leftArm, m_window->blink, m_window->showIk})
        QCOMPARE(m_window->frames(track), (Frames{100, 110}));
    const auto& from =
        *mmd::findBoneTrack(document().scene().actors[0].motion, m_window->leftArm.name);
    const auto& to = *mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name);
    QVERIFY(to.key(0).value == from.key(1).value);
    QVERIFY(to.key(0).interpolation == from.key(1).interpolation);
    m_window->checkOneStep(before, QStringLiteral("Paste Keys"));
}

void TestEditClipboard::theClipboardIsATable()
{
    m_window->select(m_window->leftArm, {10, 20});
    m_window->press(Qt::Key_C, Qt::ControlModifier);
    const QString text = QGuiApplication::clipboard()->text();
    const QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[0].contains(u"frame"));
    QVERIFY(lines[1].contains(QStringLiteral("左腕")));
    const auto read = mmd::keysOfText(text.toStdString());
    QVERIFY(read.has_value());
    QVERIFY(
        *read == mmd::copiedKeys({document().scene(), mmd::ActorId{1}, document().selection()}));
}

void TestEditClipboard::pastingTakesWhatASpreadsheetGivesBack()
{
    // Columns reordered, some omitted, CRLF.
    QGuiApplication::clipboard()->setText(
        QStringLiteral("frame\tname\tx\r\n4\t左腕\t1,5\r\n6\t左腕\t2\r\n"));
    document().setCurrentFrame(30);
    const mmd::Scene before = document().scene();
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20, 30, 32}));
    const auto& track = *mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name);
    QCOMPARE(track.key(3).value.translation.x, 1.5f);
    m_window->checkOneStep(before, QStringLiteral("Paste Keys"));
}

void TestEditClipboard::whatIsCopiedIsWhatWasThere()
{
    m_window->select(m_window->leftArm, {10, 20});
    const mmd::Scene before = document().scene();
    const auto expected =
        mmd::textOfKeys(mmd::copiedKeys({before, before.active, document().selection()}));
    m_window->press(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0}));
    QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromStdString(expected));
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    QCOMPARE(data->data(QStringLiteral("text/plain")), QByteArray::fromStdString(expected));
    document().setCurrentFrame(10);
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20}));
}

/// Keys of 左腕 at every frame from 0.
QString TestEditClipboard::longTable(int rows)
{
    QString table = QStringLiteral("frame\tname\tx\ty\tz\n");
    for (int row = 0; row < rows; ++row)
        table += QStringLiteral("%1\t左腕\t%1.25\t-%1.5\t0.125\n").arg(row);
    return table;
}

void TestEditClipboard::aLongTextIsPastedWhenItIsRead()
{
    QGuiApplication::clipboard()->setText(longTable(20000));
    document().setCurrentFrame(100);
    const mmd::Scene before = document().scene();
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    document().setCurrentFrame(7); // during the paste
    QTRY_COMPARE(m_window->frames(m_window->leftArm).size(), 20003u);
    QCOMPARE(m_window->frames(m_window->leftArm)[3], 100u);
    m_window->checkOneStep(before, QStringLiteral("Paste Keys"));
}

void TestEditClipboard::aTextThatWaitsForAnotherModelIsDropped()
{
    QGuiApplication::clipboard()->setText(longTable(20000));
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    m_window->activate(2);
    QTRY_VERIFY(m_window->window.messageBar().text().contains(u"active model changed"));
    QCOMPARE(document().undoStack()->count(), 0);
    QCOMPARE(m_window->motion().keyCount(), 0u);
}

mmd::Motion TestEditClipboard::manyKeys(std::uint32_t count) const
{
    std::vector<mmd::BoneKeyframe> keys(count);
    for (std::uint32_t frame = 0; frame < count; ++frame) {
        mmd::BoneKeyframe& key = keys[frame];
        key.frame = frame;
        key.value.translation = {float(frame) / 3.0f, -0.1f, 1e-7f * float(frame)};
        key.value.rotation = glm::angleAxis(float(frame) * 0.013f, glm::vec3(0.6f, 0.0f, 0.8f));
        mmd::BoneCurves curves = mmd::curvesOf(key.interpolation);
        curves[0] = {.x1 = std::uint8_t(frame % 128), .y1 = 1, .x2 = 99, .y2 = 127};
        key.interpolation = mmd::withCurves(key.interpolation, curves);
    }
    mmd::Motion motion;
    replaceTrack(motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(m_window->leftArm.name), keys));
    return motion;
}

/// Checks that the motion has the keys at `frame`, bit for bit.
void TestEditClipboard::checkPasted(const mmd::Motion& keys, std::uint32_t frame)
{
    const auto& from = *mmd::findBoneTrack(keys, m_window->leftArm.name);
    for (std::size_t at = 0; at < from.size(); ++at) {
        const auto to = arm().find(frame + std::uint32_t(at));
        QVERIFY(to);
        QVERIFY(arm().key(*to).value == from.key(at).value);
        QVERIFY(arm().key(*to).interpolation == from.key(at).interpolation);
    }
}

/// Pastes the clipboard's keys at frame 100 and checks that this is one step.
void TestEditClipboard::pasteAndCheck(const mmd::Motion& keys)
{
    document().setCurrentFrame(100);
    const mmd::Scene before = document().scene();
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(
        m_window->frames(m_window->leftArm).size(), keys.keyCount() + 3, 30000);
    checkPasted(keys, 100);
    m_window->checkOneStep(before, QStringLiteral("Paste Keys"));
}

void TestEditClipboard::whatAnotherProgramHasIsPasted_data()
{
    QTest::addColumn<int>("keys");
    QTest::newRow("read at once") << 20;
    QTest::newRow("read aside") << 9000;
}

void TestEditClipboard::whatAnotherProgramHasIsPasted()
{
    QFETCH(int, keys);
    const mmd::Motion motion = manyKeys(std::uint32_t(keys));
    const QByteArray text = QByteArray::fromStdString(mmd::textOfKeys(motion));
    QCOMPARE(text.size() > 256 * 1024, keys > 1000);
    auto* data = new QMimeData;
    data->setData(QStringLiteral("text/plain"), text);
    QGuiApplication::clipboard()->setMimeData(data);
    QCOMPARE(motion.keyCount(), std::size_t(keys));
    pasteAndCheck(motion);
}

void TestEditClipboard::keysGoBetweenTwoRunningEditors_data()
{
    whatAnotherProgramHasIsPasted_data();
}

void TestEditClipboard::keysGoBetweenTwoRunningEditors()
{
    QFETCH(int, keys);
    const mmd::Motion motion = manyKeys(std::uint32_t(keys));
    OtherEditor other;
    if (!other.isPossible())
        QSKIP("this window system has no clipboard between programs");
    QVERIFY(other.copies(motion, paste()));
    QCOMPARE(motion.keyCount(), std::size_t(keys));
    pasteAndCheck(motion);
}

void TestEditClipboard::theOtherEditorsKeysWaitForNoOtherModel()
{
    OtherEditor other;
    if (!other.isPossible())
        QSKIP("this window system has no clipboard between programs");
    QVERIFY(other.copies(manyKeys(9000), paste()));
    const mmd::Motion first = m_window->motion();
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    m_window->activate(2);
    const mmd::Scene before = document().scene();
    QTRY_VERIFY(m_window->window.messageBar().text().contains(u"active model changed"));
    QVERIFY(document().scene() == before);
    QVERIFY(before.actors[0].motion == first);
    QCOMPARE(document().undoStack()->count(), 0);
}

void TestEditClipboard::copyingAnewDropsTheTextBefore()
{
    m_window->select(m_window->leftArm, {10, 20});
    for (int times = 0; times < 50; ++times)
        m_window->press(Qt::Key_C, Qt::ControlModifier);
    QGuiApplication::clipboard()->setText(QStringLiteral("something else"));
    QVERIFY(QThreadPool::globalInstance()->waitForDone(20000));
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("something else"));
}

void TestEditClipboard::pastingMirroredChangesSides()
{
    m_window->select(m_window->leftArm, {10, 20});
    m_window->press(Qt::Key_C, Qt::ControlModifier);
    document().setCurrentFrame(50);
    const mmd::Scene before = document().scene();
    m_window->press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_window->frames(m_window->rightArm), (Frames{5, 50, 60}));
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20}));
    const auto& from = *mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name);
    const auto& to = *mmd::findBoneTrack(m_window->motion(), m_window->rightArm.name);
    const mmd::BoneValue left = from.key(1).value, right = to.key(1).value;
    QCOMPARE(right.translation, glm::vec3(-left.translation.x, 2.0f, 3.0f));
    QCOMPARE(right.rotation.y, -left.rotation.y);
    QCOMPARE(right.rotation.w, left.rotation.w);
    m_window->checkOneStep(before, QStringLiteral("Paste Mirrored"));
}

void TestEditClipboard::whatIsNoKeySaysSo()
{
    for (const char* text : {"a shopping list", "1\t2\t3", "name\tx\n左腕\t3"}) {
        QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
        m_window->window.messageBar().clear();
        m_window->press(Qt::Key_V, Qt::ControlModifier);
        QVERIFY2(m_window->window.messageBar().text().contains(u"has no keys"), text);
        QCOMPARE(document().undoStack()->count(), 0);
    }
    QGuiApplication::clipboard()->clear();
    QTRY_VERIFY(!m_window->action(QStringLiteral("Paste"))->isEnabled());
}

void TestEditClipboard::tracksThatTheModelLacksAreLeftOutAndNamed()
{
    QGuiApplication::clipboard()->setText(
        QStringLiteral("frame\tname\tx\n0\tしっぽ\t1\n0\t左腕\t1\n"));
    document().setCurrentFrame(30);
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20, 30}));
    QVERIFY(m_window->window.messageBar().text().contains(QStringLiteral("しっぽ")));
    QCOMPARE(m_window->motion().bones.size(), 2u);

    QGuiApplication::clipboard()->setText(QStringLiteral("frame\tname\tx\n0\tしっぽ\t1\n"));
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(m_window->window.messageBar().text().contains(u"model has none"));
    QCOMPARE(document().undoStack()->count(), 1);
}

/// A downloaded dance has bones and morphs that this model lacks.
void TestEditClipboard::tracksThatTheMotionAloneHasArePasted()
{
    mmd::Actor actor = *document().actor();
    const mmd::BoneKeyframe interpolation = boneKey(5, 0);
    const mmd::MorphKeyframe weight{.frame = 5, .fileIndex = 1, .value = {.weight = 0.5f}};
    mmd::replaceTrack(actor.motion,
        mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("A"), std::span(&interpolation, 1)));
    mmd::replaceTrack(
        actor.motion, mmd::Track<mmd::MorphKeyframe>(mmd::fieldOf("M"), std::span(&weight, 1)));
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::ActorChange{*document().actor(), std::nullopt, 0});
    patch.parts.push_back(mmd::ActorChange{std::nullopt, actor, 0});
    document().load(patch);
    document().select(selected({{bone("A"), {5}}, {morph("M"), {5}}}));
    m_window->press(Qt::Key_C, Qt::ControlModifier);
    document().setCurrentFrame(9);
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_window->frames(bone("A")), (Frames{5, 9}));
    QCOMPARE(m_window->frames(morph("M")), (Frames{5, 9}));
    QCOMPARE(mmd::findMorphTrack(m_window->motion(), "M")->values()[1].weight, 0.5f);
}

void TestEditClipboard::keysOfTheOtherSortSayWhereTheyBelong()
{
    m_window->select(m_window->leftArm, {10});
    m_window->press(Qt::Key_C, Qt::ControlModifier);
    m_window->activate(0);
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(m_window->window.messageBar().text().contains(u"Make a model active"));
    m_window->select(m_window->camera, {10});
    m_window->press(Qt::Key_C, Qt::ControlModifier);
    m_window->activate(1);
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(m_window->window.messageBar().text().contains(u"Make the camera active"));
    QCOMPARE(document().undoStack()->count(), 0);
}

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    application.setAttribute(Qt::AA_Use96Dpi); // as QTEST_MAIN does
    if (argc == 3 && std::strcmp(argv[1], offerArgument) == 0)
        return offerKeys(application.arguments().last());
    TestEditClipboard test;
    QTEST_SET_MAIN_SOURCE_PATH
    return QTest::qExec(&test, argc, argv);
}

#include "test_edit_clipboard.moc"
