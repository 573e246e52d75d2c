// SPDX-License-Identifier: MIT
#include "tests/app/dialog_hands.h"
#include "tests/app/editing/edit_window.h"
#include "ui/dialogs/tools/moved_table.h"
#include "ui/dialogs/tools/tool_dialog.h"
#include "ui/document/bones/bone_lists.h"

#include <QtCore/QSet>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSlider>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QToolButton>

#include <array>
#include <cmath>

using namespace odori;
using namespace odori::test;

/// The dialog of a motion tool, opened from the real window's menu: preview, figures, ghost, cancel
/// and undo. The left arm turns evenly and has a key at every frame, so that two keys are enough.
class TestToolDialog : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void thePreviewIsShownAndAppliedAsOneStep();
    void cancellingLeavesNothing();
    void enterWaitsForThePreview();
    void aChangeOfTheFieldsIsShown();
    void onlyTheChosenRowsAndFramesChange();
    void lockedBonesStay();
    void theFrameCanBeChangedAndPlayed();
    void theGhostIsDrawn();
    void valuesAreRemembered();
    void withoutAMotionTheCommandIsDisabled();
    void framesInTheWrongOrderAreSaid();
    void invalidNumbersAreSaid();
    void everyToolHasAPreview_data();
    void everyToolHasAPreview();
    void everyToolIsInTheMenu();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] std::size_t leftKeys() const
    {
        return m_window->frames(m_window->leftArm).size();
    }
    static bool isReady(const ToolDialog& dialog)
    {
        return QTest::qWaitFor([&] { return dialog.isCurrent(); }, 20000);
    }
    void addDenseKeys();

    std::unique_ptr<EditWindow> m_window;
    const QString m_thin = QStringLiteral("Thin Keys…");
    static constexpr std::uint32_t last = 40;
};

void TestToolDialog::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_tool_dialog"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestToolDialog::init()
{
    m_window->reset();
    addDenseKeys();
}

void TestToolDialog::addDenseKeys()
{
    mmd::Actor changed = *document().actor();
    for (const mmd::TrackId& id : {m_window->leftArm, m_window->rightArm}) {
        std::vector<mmd::BoneKeyframe> keys(last + 1);
        for (std::uint32_t frame = 0; frame <= last; ++frame) {
            keys[frame].frame = frame;
            keys[frame].value.rotation = glm::angleAxis(float(frame) * 0.03f, glm::vec3(0, 0, 1));
        }
        mmd::replaceTrack(
            changed.motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(id.name), keys));
    }
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::ActorChange{*document().actor(), changed, 0});
    document().load(patch);
}

namespace {

QPushButton* applyButton(const ToolDialog& dialog)
{
    for (QPushButton* each : dialog.findChildren<QPushButton*>())
        if (each->text() == QStringLiteral("Apply"))
            return each;
    return nullptr;
}

} // namespace

void TestToolDialog::thePreviewIsShownAndAppliedAsOneStep()
{
    const mmd::Scene before = document().scene();
    m_window->inDialog<ToolDialog>(m_thin, [&](ToolDialog& dialog) {
        QVERIFY(isReady(dialog));
        QCOMPARE(leftKeys(), std::size_t(2)); // preview
        QVERIFY(document().isGestureRunning());
        const auto* figures = dialog.findChild<QLabel*>(QStringLiteral("figures"));
        QVERIFY2(figures->text().contains(QStringLiteral("Keys that remain")),
            qPrintable(figures->text()));
        QTest::keyClick(&dialog, Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
    });
    QCOMPARE(leftKeys(), std::size_t(2));
    m_window->checkOneStep(before, QStringLiteral("Thin Keys"));
}

void TestToolDialog::cancellingLeavesNothing()
{
    const mmd::Scene before = document().scene();
    m_window->inDialog<ToolDialog>(m_thin, [&](ToolDialog& dialog) {
        QVERIFY(isReady(dialog));
        QVERIFY(!(document().scene() == before));
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    });
    QVERIFY(document().scene() == before);
    QVERIFY(!document().isGestureRunning());
    QVERIFY(!document().canUndo());
    // Also while the worker runs.
    m_window->inDialog<ToolDialog>(
        m_thin, [&](ToolDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
    QTest::qWait(300);
    QVERIFY(document().scene() == before);
}

void TestToolDialog::enterWaitsForThePreview()
{
    const mmd::Scene before = document().scene();
    m_window->inDialog<ToolDialog>(m_thin, [&](ToolDialog& dialog) {
        QVERIFY(!dialog.isCurrent());
        QTest::keyClick(&dialog, Qt::Key_Return);
        QVERIFY(QTest::qWaitFor([&] { return !dialog.isVisible(); }, 20000));
    });
    QCOMPARE(leftKeys(), std::size_t(2));
    m_window->checkOneStep(before, QStringLiteral("Thin Keys"));
}

void TestToolDialog::aChangeOfTheFieldsIsShown()
{
    m_window->inDialog<ToolDialog>(m_thin, [&](ToolDialog& dialog) {
        QVERIFY(isReady(dialog));
        type(field<QSpinBox>(dialog, "Last frame"), "10");
        QVERIFY(!dialog.isCurrent());
        QVERIFY(isReady(dialog));
        QCOMPARE(leftKeys(), std::size_t(2 + last - 10)); // 0, 10, and all after it
        type(field<QSpinBox>(dialog, "Last frame"), "40");
        QVERIFY(isReady(dialog));
        QCOMPARE(leftKeys(), std::size_t(2));
    });
}

void TestToolDialog::onlyTheChosenRowsAndFramesChange()
{
    m_window->select(m_window->rightArm, {5, 6, 20});
    m_window->inDialog<ToolDialog>(m_thin, [&](ToolDialog& dialog) {
        // The selection decides at first.
        QCOMPARE(field<QSpinBox>(dialog, "First frame")->value(), 5);
        QCOMPARE(field<QSpinBox>(dialog, "Last frame")->value(), 20);
        QVERIFY(isReady(dialog));
        QCOMPARE(leftKeys(), std::size_t(last + 1));
        QCOMPARE(m_window->frames(m_window->rightArm).size(), std::size_t(last + 1 - 14));
        field<QComboBox>(dialog, "Which rows")->setCurrentIndex(0);
        QVERIFY(isReady(dialog));
        QCOMPARE(leftKeys(), std::size_t(last + 1 - 14));
    });
}

void TestToolDialog::lockedBonesStay()
{
    m_window->select(m_window->leftArm, {});
    toggleLocks(document());
    document().select({});
    m_window->inDialog<ToolDialog>(m_thin, [&](ToolDialog& dialog) {
        QVERIFY(isReady(dialog));
        QCOMPARE(leftKeys(), std::size_t(last + 1));
        QCOMPARE(m_window->frames(m_window->rightArm).size(), std::size_t(2));
        field<QComboBox>(dialog, "Which rows")->setCurrentIndex(2); // visible
        QVERIFY(!dialog.isCurrent());
        QVERIFY(isReady(dialog));
        QCOMPARE(leftKeys(), std::size_t(last + 1));
        QCOMPARE(m_window->frames(m_window->rightArm).size(), std::size_t(2));
    });
}

void TestToolDialog::theFrameCanBeChangedAndPlayed()
{
    m_window->inDialog<ToolDialog>(m_thin, [&](ToolDialog& dialog) {
        QVERIFY(isReady(dialog));
        auto* frame = dialog.findChild<QSlider*>(QStringLiteral("frame"));
        frame->setFocus();
        QTest::keyClick(frame, Qt::Key_Right);
        QCOMPARE(document().currentFrame(), 1.0);
        QTest::keyClick(frame, Qt::Key_End);
        QCOMPARE(document().currentFrame(), double(last));
        QCOMPARE(leftKeys(), std::size_t(2)); // the preview stays
        auto* play = dialog.findChild<QToolButton*>(QStringLiteral("play"));
        QTest::mouseClick(play, Qt::LeftButton);
        QVERIFY(m_window->window.playback().isPlaying());
        QVERIFY(QTest::qWaitFor([&] { return frame->value() > 0 && frame->value() < int(last); }));
        QTest::mouseClick(play, Qt::LeftButton);
        QVERIFY(!m_window->window.playback().isPlaying());
        QCOMPARE(leftKeys(), std::size_t(2));
        QTest::mouseClick(play, Qt::LeftButton);
    });
    QVERIFY(!m_window->window.playback().isPlaying()); // closing stops it
}

void TestToolDialog::theGhostIsDrawn()
{
    // A tolerance that lets the arm move far from its place before.
    document().setCurrentFrame(20);
    mmd::Actor changed = *document().actor();
    auto track = mmd::findBoneTrack(changed.motion, m_window->leftArm.name);
    std::vector<mmd::BoneKeyframe> keys;
    for (std::size_t key = 0; key < track->size(); ++key) {
        keys.push_back(track->key(key));
        keys.back().value.rotation =
            glm::angleAxis(0.5f * std::sin(float(key) * 0.7f), glm::vec3(0, 0, 1));
    }
    mmd::replaceTrack(
        changed.motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(m_window->leftArm.name), keys));
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::ActorChange{*document().actor(), changed, 0});
    document().load(patch);
    document().setCurrentFrame(20);
    Viewport& view = m_window->window.viewport();
    QTRY_VERIFY_WITH_TIMEOUT(view.stage().isUploaded(), 20000);
    const QImage before = view.grab().toImage();
    m_window->inDialog<ToolDialog>(m_thin, [&](ToolDialog& dialog) {
        type(field<QDoubleSpinBox>(dialog, "Angle"), "45");
        type(field<QDoubleSpinBox>(dialog, "Distance"), "10");
        QVERIFY(isReady(dialog));
        QTest::qWait(200);
        const QImage with = view.grab().toImage();
        auto* ghost = dialog.findChild<QCheckBox*>(QStringLiteral("ghost"));
        QVERIFY(ghost->isChecked());
        ghost->click();
        QTest::qWait(200);
        const QImage without = view.grab().toImage();
        QVERIFY(with != without);
        ghost->click();
        QTest::qWait(200);
        QVERIFY(view.grab().toImage() == with);
    });
    QTRY_VERIFY(view.grab().toImage() == before); // it goes with the dialog
}

void TestToolDialog::valuesAreRemembered()
{
    m_window->inDialog<ToolDialog>(m_thin, [&](ToolDialog& dialog) {
        type(field<QDoubleSpinBox>(dialog, "Angle"), "2.5");
        dialog.accept();
        QVERIFY(QTest::qWaitFor([&] { return !dialog.isVisible(); }, 20000));
    });
    m_window->inDialog<ToolDialog>(m_thin, [&](ToolDialog& dialog) {
        QCOMPARE(field<QDoubleSpinBox>(dialog, "Angle")->value(), 2.5);
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(u'&') == QStringLiteral("Defaults"))
                button->click();
        QCOMPARE(field<QDoubleSpinBox>(dialog, "Angle")->value(), 0.5);
        dialog.accept();
        QVERIFY(QTest::qWaitFor([&] { return !dialog.isVisible(); }, 20000));
    });
}

void TestToolDialog::withoutAMotionTheCommandIsDisabled()
{
    QVERIFY(m_window->action(m_thin)->isEnabled());
    m_window->activate(2); // without keys
    QVERIFY(QTest::qWaitFor([&] { return !m_window->action(m_thin)->isEnabled(); }));
    m_window->activate(0); // the camera
    QVERIFY(QTest::qWaitFor([&] { return !m_window->action(m_thin)->isEnabled(); }));
}

void TestToolDialog::framesInTheWrongOrderAreSaid()
{
    const mmd::Scene before = document().scene();
    m_window->inDialog<ToolDialog>(m_thin, [&](ToolDialog& dialog) {
        QVERIFY(isReady(dialog));
        const auto* problem = dialog.findChild<QLabel*>(QStringLiteral("problem"));
        type(field<QSpinBox>(dialog, "First frame"), "30");
        type(field<QSpinBox>(dialog, "Last frame"), "10");
        QVERIFY(isReady(dialog));
        QCOMPARE(problem->text(), QStringLiteral("The first frame is after the last one."));
        QVERIFY(problem->isVisible() && !applyButton(dialog)->isEnabled());
        QVERIFY(document().scene() == before);
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("figures"))->text().isEmpty());
        for (const auto* frame : dialog.findChild<MovedTable*>()->findChildren<QToolButton*>())
            QVERIFY(frame->isHidden()); // an empty button has no use
        type(field<QSpinBox>(dialog, "Last frame"), "40");
        QVERIFY(isReady(dialog));
        QVERIFY(problem->isHidden() && applyButton(dialog)->isEnabled());
    });
}

void TestToolDialog::invalidNumbersAreSaid()
{
    mmd::Actor changed = *document().actor();
    mmd::BoneKeyframe key;
    key.frame = 7;
    key.value.translation.x = std::nanf("");
    mmd::replaceTrack(changed.motion,
        mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(m_window->rightArm.name), std::array{key}));
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::ActorChange{*document().actor(), changed, 0});
    document().load(patch);
    m_window->inDialog<ToolDialog>(m_thin, [&](ToolDialog& dialog) {
        QVERIFY(isReady(dialog));
        const auto* problem = dialog.findChild<QLabel*>(QStringLiteral("problem"));
        QCOMPARE(problem->text(),
            QStringLiteral("The motion has invalid numbers (NaN or infinite); repair it first: "
                           "track 右腕, frame 7."));
        QVERIFY(problem->isVisible() && !applyButton(dialog)->isEnabled());
    });
}

void TestToolDialog::everyToolHasAPreview_data()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const mmd::Tool& tool : mmd::toolTable())
        QTest::addRow("%s", std::string(tool.id).c_str()) << index++;
}

void TestToolDialog::everyToolHasAPreview()
{
    QFETCH(const int, index);
    const mmd::Tool& tool = mmd::toolTable()[std::size_t(index)];
    const mmd::Scene before = document().scene();
    ToolDialog::Choice choice;
    ToolDialog dialog(tool,
        {.document = document(),
            .playback = m_window->window.playback(),
            .rows = {.all = mmd::trackIds(document().actor()->motion),
                .selected = {},
                .visible = {}},
            .range = {0, last},
            .showGhost = [](const auto&) {}},
        choice, &m_window->window);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QVERIFY(isReady(dialog));
    const auto* problem = dialog.findChild<QLabel*>(QStringLiteral("problem"));
    if (tool.id == "take-part") // the other actor has no keys
        QCOMPARE(problem->text(), QStringLiteral("The other motion has no keys of this part."));
    else
        QVERIFY2(problem->isHidden(), qPrintable(problem->text()));
    QCOMPARE(applyButton(dialog)->isEnabled(), problem->isHidden());
    QVERIFY2(dialog.frameGeometry().height() <= 690, // fits a screen of 720 pixels
        qPrintable(QString::number(dialog.frameGeometry().height())));
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
    QVERIFY(document().scene() == before);
    QVERIFY(isActiveAgain(m_window->window));
}

/// Every tool of the table has a command that opens its dialog.
void TestToolDialog::everyToolIsInTheMenu()
{
    QSet<QString> titles;
    QMenu* menu = nullptr;
    for (QMenu* each : m_window->window.menuBar()->findChildren<QMenu*>())
        if (each->title().remove(u'&') == QStringLiteral("Tools"))
            menu = each;
    QVERIFY(menu);
    for (QAction* action : menu->actions()) {
        const QString text = action->text();
        if (!text.contains(u'…') || text.contains(QStringLiteral("mport")))
            continue; // no dialog, or no tool's
        m_window->inDialog<ToolDialog>(action->text().section(u'\t', 0, 0).remove(u'&'),
            [&](ToolDialog& dialog) { titles.insert(dialog.windowTitle()); });
    }
    QCOMPARE(std::size_t(titles.size()), mmd::toolTable().size());
}

QTEST_MAIN(TestToolDialog)
#include "test_tool_dialog.moc"
