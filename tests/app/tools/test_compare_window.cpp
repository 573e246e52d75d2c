// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/motion/sampling.h"
#include "libmmd/scene/edits/track_editing.h"
#include "tests/app/editing/edit_window.h"
#include "ui/dialogs/compare/compare_window.h"
#include "ui/dialogs/compare/comparison_model.h"
#include "ui/dialogs/compare/difference_strip.h"
#include "ui/dialogs/tools/tool_dialog.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QAbstractItemModelTester>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace odori;
using namespace odori::test;

/// The window that compares motions, opened from the real window's menu: the second actor has the
/// motion of the first one, with 左腕 turned most at frame 20 and 右腕 a little at frame 5.
class TestCompareWindow : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void cleanupTestCase() { m_window.reset(); }
    void theLargestDifferenceIsFirst();
    void aClickShowsWhereItDiffers();
    void theStripGoesToFrames();
    void editsAndUndoAreFollowed();
    void everyEditOfKeysIsFollowed();
    void tracksHaveStrips();
    void morphsAreCompared();
    void theFrameIsOfTheLargerDifference();
    void columnsSort();
    void theGhostIsDrawnAndGoes();
    void aToolGivesTheGhostBack();
    void filesAreCompared();
    void otherActorsAreFollowed();
    void theModelIsSound();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] QString summary() const
    {
        return m_compare->findChild<QLabel*>(QStringLiteral("summary"))->text();
    }
    [[nodiscard]] QTableView& table() const { return *m_compare->findChild<QTableView*>(); }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return table().model()->index(row, column).data().toString();
    }
    [[nodiscard]] QComboBox& box(const char* name) const
    {
        return *m_compare->findChild<QComboBox*>(QString::fromLatin1(name));
    }
    [[nodiscard]] bool isReady() const
    {
        return QTest::qWaitFor([&] { return m_compare->isCurrent(); }, 20000);
    }
    void openWindow();
    /// The first actor's motion with `change` made to the keys of a bone.
    template <class Change>
    [[nodiscard]] mmd::Motion changed(const mmd::TrackId& id, Change change) const;
    void setMotion(std::uint32_t actor, const mmd::Motion& motion) const;

    std::unique_ptr<EditWindow> m_window;
    CompareWindow* m_compare = nullptr;
    QTemporaryDir m_folder;
};

void TestCompareWindow::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_compare_window"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

template <class Change>
mmd::Motion TestCompareWindow::changed(const mmd::TrackId& id, Change change) const
{
    mmd::Motion motion = m_window->motion();
    const auto* track = mmd::findBoneTrack(motion, id.name);
    std::vector<mmd::BoneKeyframe> keys;
    for (std::size_t at = 0; at < track->size(); ++at) {
        keys.push_back(track->key(at));
        change(keys.back());
    }
    mmd::replaceTrack(motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(id.name), keys));
    return motion;
}

void TestCompareWindow::setMotion(std::uint32_t actor, const mmd::Motion& motion) const
{
    const mmd::Actor* before = mmd::findActor(document().scene(), mmd::ActorId{actor});
    mmd::Actor after = *before;
    after.motion = motion;
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::ActorChange{*before, after, actor - 1});
    document().load(patch);
}

void TestCompareWindow::init()
{
    m_window->reset();
    setMotion(2, changed(m_window->leftArm, [](mmd::BoneKeyframe& key) {
        if (key.frame == 20)
            key.value.rotation =
                key.value.rotation * glm::angleAxis(0.5f, glm::vec3(0.0f, 0.0f, 1.0f));
    }));
    openWindow();
}

void TestCompareWindow::openWindow()
{
    m_window->window.commands().action("tools.compare")->trigger();
    m_compare = m_window->window.findChild<CompareWindow*>();
    QVERIFY(m_compare && m_compare->isVisible() && !m_compare->isModal());
    QVERIFY(isReady());
}

void TestCompareWindow::cleanup()
{
    if (m_compare) {
        box("list").setCurrentIndex(0);
        box("way").setCurrentIndex(0);
        table().horizontalHeader()->setSortIndicator(-1, Qt::DescendingOrder);
        m_compare->close();
    }
}

void TestCompareWindow::theLargestDifferenceIsFirst()
{
    QVERIFY2(summary().contains(QStringLiteral("frame 20")), qPrintable(summary()));
    QVERIFY(table().model()->rowCount() > 1);
    QCOMPARE(cell(0, ComparisonModel::Frame), QStringLiteral("20"));
    double before = 1e9;
    for (int row = 0; row < table().model()->rowCount(); ++row) {
        const double units = cell(row, ComparisonModel::Units).toDouble();
        QVERIFY(units <= before);
        before = units;
    }
    // Only joints of the left arm differ.
    for (int row = 0; row < table().model()->rowCount(); ++row)
        QVERIFY(!cell(row, ComparisonModel::Name).contains(QStringLiteral("右")));
    // A second call shows the same window.
    m_window->window.commands().action("tools.compare")->trigger();
    QCOMPARE(m_window->window.findChildren<CompareWindow*>().size(), 1);
}

void TestCompareWindow::aClickShowsWhereItDiffers()
{
    box("list").setCurrentIndex(1);
    QCOMPARE(table().model()->rowCount(), 1);
    const QRect row = table().visualRect(table().model()->index(0, 0));
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, row.center());
    QCOMPARE(document().currentFrame(), 20.0);
    QVERIFY(document().selection().hasTrack(m_window->leftArm));
    QVERIFY(document().selection().keys.empty());
    document().setCurrentFrame(3);
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Return);
    QCOMPARE(document().currentFrame(), 20.0);
    QVERIFY(m_compare->isVisible());
}

void TestCompareWindow::theStripGoesToFrames()
{
    auto* strip = m_compare->findChild<DifferenceStrip*>();
    QTest::mouseClick(strip, Qt::LeftButton, {}, QPoint(strip->pixel(12), strip->height() / 2));
    QCOMPARE(document().currentFrame(), 12.0);
    QTest::mousePress(strip, Qt::LeftButton, {}, QPoint(strip->pixel(3), 5));
    QTest::mouseMove(strip, QPoint(strip->pixel(17), 5));
    QCOMPARE(document().currentFrame(), 17.0);
    QTest::mouseRelease(strip, Qt::LeftButton, {}, QPoint(strip->pixel(500), 5));
    QTest::keyClick(strip, Qt::Key_Right);
    QCOMPARE(document().currentFrame(), 18.0);
    // Bars are where the motions differ: from frame 11 on.
    const QImage picture = strip->grab().toImage();
    const double ratio = picture.devicePixelRatio();
    const auto at = [&](int frame) {
        return picture.pixelColor(
            int(strip->pixel(frame) * ratio), int((strip->height() - 3) * ratio));
    };
    QVERIFY(at(5) != at(20));
    QCOMPARE(at(2), at(8));
}

void TestCompareWindow::editsAndUndoAreFollowed()
{
    const QString before = summary();
    const auto equal = document().scene().actors[1].motion;
    mmd::Actor changedActor = *document().actor();
    changedActor.motion = equal;
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::ActorChange{*document().actor(), changedActor, 0});
    document().apply(patch, QStringLiteral("Step"));
    QVERIFY(!m_compare->isCurrent());
    QVERIFY(isReady());
    QVERIFY2(summary().contains(QStringLiteral("equal")), qPrintable(summary()));
    QCOMPARE(table().model()->rowCount(), 0);
    document().undo();
    QVERIFY(isReady());
    QCOMPARE(summary(), before);
}

/// The first edit of a saved motion also changes what is saved; the next ones only change keys.
void TestCompareWindow::everyEditOfKeysIsFollowed()
{
    const QString before = summary();
    for (const std::uint32_t frame : {10U, 20U}) {
        m_window->select(m_window->leftArm, {frame});
        m_window->window.commands().action("edit.delete")->trigger();
        QVERIFY(!m_compare->isCurrent());
        QVERIFY(isReady());
    }
    QCOMPARE(m_window->frames(m_window->leftArm), Frames{0});
    QVERIFY2(summary() != before, qPrintable(summary()));
}

void TestCompareWindow::tracksHaveStrips()
{
    QVERIFY(table().isColumnHidden(ComparisonModel::Strip));
    box("list").setCurrentIndex(1);
    QVERIFY(!table().isColumnHidden(ComparisonModel::Strip));
    const QModelIndex index = table().model()->index(0, ComparisonModel::Strip);
    const auto* strip = index.data(ComparisonModel::StripRole).value<const RowStrip*>();
    QVERIFY(strip);
    QVERIFY(strip->back() > 0.0f);
    QCOMPARE(strip->front(), 0.0f);
}

void TestCompareWindow::morphsAreCompared()
{
    mmd::Motion motion = m_window->motion();
    const auto* track = mmd::findMorphTrack(motion, m_window->blink.name);
    std::vector<mmd::MorphKeyframe> keys;
    for (std::size_t at = 0; at < track->size(); ++at) {
        keys.push_back(track->key(at));
        if (keys.back().frame == 10)
            keys.back().value.weight += 0.5f;
    }
    mmd::replaceTrack(motion, mmd::Track<mmd::MorphKeyframe>(track->field(), keys));
    setMotion(2, motion);
    QVERIFY(isReady());
    box("list").setCurrentIndex(1);
    QCOMPARE(table().model()->rowCount(), 1);
    QCOMPARE(cell(0, ComparisonModel::Extra), QStringLiteral("50.00"));
    QCOMPARE(cell(0, ComparisonModel::Frame), QStringLiteral("10"));
    QVERIFY2(summary().contains(QStringLiteral("No joint")), qPrintable(summary()));
}

/// Ten degrees count as a unit.
void TestCompareWindow::theFrameIsOfTheLargerDifference()
{
    setMotion(2, changed(m_window->leftArm, [](mmd::BoneKeyframe& key) {
        if (key.frame == 10)
            key.value.translation.x += 0.5f;
        if (key.frame == 20)
            key.value.rotation =
                key.value.rotation * glm::angleAxis(0.05f, glm::vec3(0.0f, 0.0f, 1.0f)); // 2.9°
    }));
    QVERIFY(isReady());
    QVERIFY2(summary().contains(QStringLiteral("frame 10.")), qPrintable(summary()));
    box("list").setCurrentIndex(1);
    QCOMPARE(table().model()->rowCount(), 1);
    QVERIFY(
        cell(0, ComparisonModel::Degrees).toDouble() > cell(0, ComparisonModel::Units).toDouble());
    QCOMPARE(cell(0, ComparisonModel::Frame), QStringLiteral("10"));
}

void TestCompareWindow::columnsSort()
{
    QHeaderView* header = table().horizontalHeader();

    const QPoint place(
        header->sectionViewportPosition(ComparisonModel::Units) + 8, header->height() / 2);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, place);
    const int last = table().model()->rowCount() - 1;
    const bool rises =
        cell(0, ComparisonModel::Units).toDouble() < cell(last, ComparisonModel::Units).toDouble();
    QCOMPARE(cell(rises ? last : 0, ComparisonModel::Units).toDouble() > 0.1, true);
}

void TestCompareWindow::theGhostIsDrawnAndGoes()
{
    Viewport& view = m_window->window.viewport();
    document().setCurrentFrame(20);
    const auto picture = [&] {
        QTest::qWait(150);
        return view.grab().toImage();
    };
    const QImage ghost = picture();
    box("way").setCurrentIndex(1);
    const QImage beside = picture();
    QVERIFY(beside != ghost);
    box("way").setCurrentIndex(2);
    const QImage none = picture();
    QVERIFY(none != ghost && none != beside);
    box("way").setCurrentIndex(0);
    QCOMPARE(picture(), ghost);
    m_compare->close();
    QCOMPARE(picture(), none);
}

void TestCompareWindow::aToolGivesTheGhostBack()
{
    Viewport& view = m_window->window.viewport();
    document().setCurrentFrame(20);
    QTest::qWait(150);
    const QImage ghost = view.grab().toImage();
    m_window->inDialog<ToolDialog>(QStringLiteral("Thin Keys…"), [&](ToolDialog& dialog) {
        QVERIFY(QTest::qWaitFor([&] { return dialog.isCurrent(); }, 20000));
        QTest::qWait(500); // the comparison has followed the preview, and draws no ghost
        const QImage inTool = view.grab().toImage();
        QVERIFY(inTool != ghost);
        m_compare->hide();
        QTest::qWait(300);
        QCOMPARE(view.grab().toImage(), inTool);
        m_compare->show();
    });
    QVERIFY(isReady());
    QTest::qWait(150);
    QCOMPARE(view.grab().toImage(), ghost);
}

void TestCompareWindow::filesAreCompared()
{
    const QString path = m_folder.filePath(QStringLiteral("動き.vmd"));
    const auto bytes = mmd::vmdFromMotion(changed(m_window->rightArm,
        [](auto& key) { key.value.rotation = glm::angleAxis(1.0f, glm::vec3(0.0f, 0.0f, 1.0f)); }));
    QVERIFY(mmd::writeFile(mmd::pathFromUtf8(path.toStdString()), bytes));
    m_compare->compareWith(path);
    QVERIFY(isReady());
    QCOMPARE(box("others").currentText(), QStringLiteral("動き.vmd"));
    QVERIFY(table().model()->rowCount() > 1);
    for (int row = 0; row < table().model()->rowCount(); ++row)
        QVERIFY(!cell(row, ComparisonModel::Name).contains(QStringLiteral("左")));
    // A broken file is one sentence.
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Vocaloid Motion Data");
    file.close();
    m_compare->compareWith(path);
    QVERIFY(isReady());
    QVERIFY2(summary().contains(QStringLiteral("動き.vmd")), qPrintable(summary()));
    QCOMPARE(table().model()->rowCount(), 0);
    box("others").setCurrentIndex(0);
    QVERIFY(isReady());
    QVERIFY(table().model()->rowCount() > 1);
}

void TestCompareWindow::otherActorsAreFollowed()
{
    document().activate(mmd::ActorId{2});
    QCOMPARE(table().model()->rowCount(), 0); // never those of another actor
    QVERIFY(isReady());
    QVERIFY(summary().contains(QStringLiteral("frame 20")));
    document().activate(mmd::sceneActor);
    QVERIFY(isReady());
    QCOMPARE(table().model()->rowCount(), 0);
    document().activate(mmd::ActorId{1});
    QVERIFY(isReady());
    // The other actor is removed: there is nothing to compare with.
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::ActorChange{document().scene().actors[1], std::nullopt, 1});
    document().apply(patch, QStringLiteral("Step"));
    QVERIFY(isReady());
    QCOMPARE(table().model()->rowCount(), 0);
    QVERIFY(!summary().isEmpty());
    document().undo();
    box("others").setCurrentIndex(0); // it may have gone to a file
    QVERIFY(isReady());
    QVERIFY(table().model()->rowCount() > 1);
}

void TestCompareWindow::theModelIsSound()
{
    auto* model = m_compare->findChild<ComparisonModel*>();
    const QAbstractItemModelTester tester(
        model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    box("list").setCurrentIndex(1);
    box("list").setCurrentIndex(0);
    document().activate(mmd::ActorId{2});
    QVERIFY(isReady());
    QVERIFY(!model->data({}, Qt::DisplayRole).isValid());
}

QTEST_MAIN(TestCompareWindow)
#include "test_compare_window.moc"
