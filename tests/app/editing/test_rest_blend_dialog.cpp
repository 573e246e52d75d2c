// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/keys.h"
#include "tests/app/dialog_hands.h"
#include "tests/app/editing/edit_window.h"
#include "ui/dialogs/edits/bias_dialog.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace odori;
using namespace odori::test;

/// Blending with the rest pose, the option of "Multiply and Add", in the real window.
class TestRestBlendDialog : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_window->reset(); }
    void cleanupTestCase() { m_window.reset(); }
    void multiplyingIsTheDefault(); // first: the dialog remembers its last choice
    void theViewShowsTheBlendAtOnce();
    void acceptingIsOneUndoStep();
    void escapeRestoresEverything();
    void switchingOffShowsTheMultiplicationAgain();
    void morphsAreBlendedWithBones();
    void resetIsTheUnchangedPose();
    void onlyTheActiveActorIsBlended();
    void theCameraHasNoRestPose();
    void keysOfTheEditorDoNothingInTheDialog();
    void itsKeyIsATextInASearchField();

private:
    using Use = std::function<void(BiasDialog&, QCheckBox&, QSpinBox&)>;
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] mmd::BoneValue leftArm(std::size_t key) const
    {
        return mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name)->key(key).value;
    }
    /// Opens the dialog, switches blending on or off with the mouse and types 100 %.
    void inBlend(bool on, const Use& use);
    /// The marks of 左腕 and its first child, in pixels.
    [[nodiscard]] std::pair<QPointF, QPointF> armInView() const;
    /// Gives 左腕 this value at 10 and 20, without an undo step.
    void setArm(mmd::ActorId actor, const mmd::BoneValue& value);

    std::unique_ptr<EditWindow> m_window;
};

namespace {

bool isNear(const glm::quat& a, const glm::quat& b)
{
    return std::abs(glm::dot(a, b)) > 1.0f - 1e-6f;
}

bool isNear(const std::pair<QPointF, QPointF>& a, const std::pair<QPointF, QPointF>& b)
{
    constexpr double most = 0.05; // pixels
    return (a.first - b.first).manhattanLength() < most &&
           (a.second - b.second).manhattanLength() < most;
}

void click(QCheckBox& box)
{
    QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(8, box.height() / 2));
}

} // namespace

void TestRestBlendDialog::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_rest_blend_dialog"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestRestBlendDialog::inBlend(bool on, const Use& use)
{
    m_window->inDialog<BiasDialog>(QStringLiteral("Multiply and Add…"), [&](BiasDialog& dialog) {
        auto* blends = dialog.findChild<QCheckBox*>();
        auto* percent = field<QSpinBox>(dialog, "Amount of the pose");
        QVERIFY(blends && percent);
        if (blends->isChecked() != on)
            click(*blends);
        QCOMPARE(blends->isChecked(), on);
        QCOMPARE(percent->isEnabled(), on);
        if (on)
            type(percent, "100");
        use(dialog, *blends, *percent);
    });
}

std::pair<QPointF, QPointF> TestRestBlendDialog::armInView() const
{
    const int arm = m_window->model->bonesOfTrack(m_window->leftArm.name).front();
    const auto& bones = m_window->model->rig.bones;
    int child = 0;
    while (child < int(bones.size()) && bones[std::size_t(child)].parent != arm)
        ++child;
    const Viewport& view = m_window->window.viewport();
    return {view.positionOf(arm).value(), view.positionOf(child).value()};
}

void TestRestBlendDialog::setArm(mmd::ActorId actor, const mmd::BoneValue& value)
{
    std::vector<mmd::KeyValue> keys;
    for (const std::uint32_t frame : {10u, 20u})
        keys.push_back(
            {.track = m_window->leftArm, .frame = frame, .bone = value, .interpolation = {}});
    document().apply(mmd::setKeys({document().scene(), actor}, keys), {});
    document().undoStack()->clear();
}

void TestRestBlendDialog::multiplyingIsTheDefault()
{
    m_window->select(m_window->leftArm, {10, 20});
    const mmd::Scene before = document().scene();
    m_window->inDialog<BiasDialog>(QStringLiteral("Multiply and Add…"), [&](BiasDialog& dialog) {
        const auto* blends = dialog.findChild<QCheckBox*>();
        QVERIFY(blends->isEnabled() && !blends->isChecked());
        const auto* percent = field<QSpinBox>(dialog, "Amount of the pose");
        QVERIFY(!percent->isEnabled());
        QCOMPARE(percent->value(), 100);
        QCOMPARE(percent->minimum(), 0);
        QCOMPARE(percent->maximum(), 200);
        QVERIFY(field<QDoubleSpinBox>(dialog, "Position X, times")->hasFocus());
        QVERIFY(document().scene() == before);
    });
}

void TestRestBlendDialog::theViewShowsTheBlendAtOnce()
{
    const mmd::BoneValue posed{{2, 1, 0}, glm::angleAxis(1.2f, glm::vec3(0, 0, 1))};
    document().setCurrentFrame(20);
    // What the view shows for keys that were set directly.
    const auto shownFor = [&](const mmd::BoneValue& value) {
        setArm(mmd::ActorId{1}, value);
        return armInView();
    };
    const auto rest = shownFor({});
    const auto half = shownFor({{1, 0.5f, 0}, glm::angleAxis(0.6f, glm::vec3(0, 0, 1))});
    const auto twice = shownFor({{4, 2, 0}, glm::angleAxis(2.4f, glm::vec3(0, 0, 1))});
    const auto whole = shownFor(posed);
    QVERIFY(!isNear(rest, half) && !isNear(half, whole) && !isNear(whole, twice));
    m_window->select(m_window->leftArm, {10, 20});
    document().setCurrentFrame(20);
    inBlend(true, [&](BiasDialog&, QCheckBox&, QSpinBox& percent) {
        QCOMPARE(armInView(), whole);
        type(&percent, "50");
        QVERIFY(isNear(armInView(), half));
        type(&percent, "0");
        QVERIFY(isNear(armInView(), rest));
        type(&percent, "200");
        QVERIFY(isNear(armInView(), twice));
        QTest::keyClick(&percent, Qt::Key_Down);
        QCOMPARE(percent.value(), 195);
        QVERIFY(!isNear(armInView(), twice));
        type(&percent, "100");
        QCOMPARE(armInView(), whole);
        QVERIFY(leftArm(2) == posed); // bit by bit
    });
    QCOMPARE(armInView(), whole);
}

void TestRestBlendDialog::acceptingIsOneUndoStep()
{
    m_window->select(m_window->leftArm, {10, 20});
    const mmd::Scene before = document().scene();
    const mmd::Selection selection = document().selection();
    inBlend(true, [&](BiasDialog& dialog, QCheckBox&, QSpinBox& percent) {
        type(&percent, "50");
        QCOMPARE(document().undoStack()->count(), 0);
        QTest::keyClick(&percent, Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
    });
    QCOMPARE(leftArm(1).translation, glm::vec3(5.0f, 1.0f, 1.5f));
    QCOMPARE(leftArm(2).translation, glm::vec3(10.0f, 1.0f, 1.5f));
    QVERIFY(isNear(leftArm(2).rotation, glm::angleAxis(0.2f, glm::vec3(0, 1, 0))));
    QCOMPARE(leftArm(0).translation, glm::vec3(0.0f, 2.0f, 3.0f)); // not selected
    QVERIFY(document().selection() == selection);
    m_window->checkOneStep(before, QStringLiteral("Blend with Rest Pose"));
}

void TestRestBlendDialog::escapeRestoresEverything()
{
    m_window->select(m_window->leftArm, {10, 20});
    document().setCurrentFrame(20);
    const mmd::Scene before = document().scene();
    const mmd::Selection selection = document().selection();
    const auto shown = armInView();
    inBlend(true, [&](BiasDialog& dialog, QCheckBox&, QSpinBox& percent) {
        type(&percent, "0");
        QVERIFY(!(document().scene() == before));
        QVERIFY(!isNear(armInView(), shown));
        QTest::keyClick(&percent, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    });
    QVERIFY(document().scene() == before);
    QVERIFY(document().selection() == selection);
    QVERIFY(!document().isGestureRunning());
    QCOMPARE(document().undoStack()->count(), 0);
    QCOMPARE(armInView(), shown);
    inBlend(false, [](BiasDialog&, QCheckBox&, QSpinBox& percent) {
        QVERIFY(percent.value() != 0); // the cancelled value is not remembered
    });
}

void TestRestBlendDialog::switchingOffShowsTheMultiplicationAgain()
{
    m_window->select(m_window->leftArm, {10});
    inBlend(false, [&](BiasDialog& dialog, QCheckBox& blends, QSpinBox& percent) {
        auto* times = field<QDoubleSpinBox>(dialog, "Position Y, times");
        type(times, "3");
        QCOMPARE(leftArm(1).translation, glm::vec3(10.0f, 6.0f, 3.0f));
        click(blends);
        QVERIFY(!times->isEnabled() && percent.isEnabled());
        QTest::qWait(50); // the longer text has its space
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            QVERIFY(!label->wordWrap() || label->height() >= label->heightForWidth(label->width()));
        type(&percent, "200");
        QCOMPARE(leftArm(1).translation, glm::vec3(20.0f, 4.0f, 6.0f)); // not both
        QTest::keyClick(&blends, Qt::Key_Space);
        QVERIFY(times->isEnabled() && !percent.isEnabled());
        QCOMPARE(leftArm(1).translation, glm::vec3(10.0f, 6.0f, 3.0f));
    });
}

void TestRestBlendDialog::morphsAreBlendedWithBones()
{
    mmd::Selection keys;
    keys.setKey(m_window->leftArm, 20, true);
    keys.setKey(m_window->blink, 20, true);
    keys.setKey(m_window->showIk, 20, true);
    document().select(keys);
    const mmd::Motion before = m_window->motion();
    inBlend(true, [&](BiasDialog& dialog, QCheckBox&, QSpinBox& percent) {
        type(&percent, "150");
        bool isSaid = false; // two keys, because show/IK has no rest
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            isSaid = isSaid || label->text().startsWith(QStringLiteral("2 key(s): "));
        QVERIFY(isSaid);
        dialog.accept();
    });
    const auto& weights = *mmd::findMorphTrack(m_window->motion(), m_window->blink.name);
    QCOMPARE(weights.key(2).value.weight, 0.75f);
    QCOMPARE(weights.key(1).value.weight, 0.25f);
    QCOMPARE(leftArm(2).translation, glm::vec3(30.0f, 3.0f, 4.5f));
    QVERIFY(m_window->motion().showIk == before.showIk);
    inBlend(true, [&](BiasDialog& dialog, QCheckBox&, QSpinBox&) { // now remembered
        dialog.accept();
    });
    m_window->inDialog<BiasDialog>(QStringLiteral("Multiply and Add…"), [&](BiasDialog& dialog) {
        QVERIFY(dialog.findChild<QCheckBox*>()->isChecked());
        QVERIFY(field<QSpinBox>(dialog, "Amount of the pose")->hasFocus());
    });
}

void TestRestBlendDialog::resetIsTheUnchangedPose()
{
    m_window->select(m_window->leftArm, {10, 20});
    const mmd::Scene before = document().scene();
    inBlend(true, [&](BiasDialog& dialog, QCheckBox& blends, QSpinBox& percent) {
        type(&percent, "30");
        QVERIFY(!(document().scene() == before));
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(u'&') == QStringLiteral("Reset"))
                QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(dialog.isVisible() && blends.isChecked());
        QCOMPARE(percent.value(), 100);
        QVERIFY(document().scene() == before);
        dialog.accept(); // no change, so no undo step
    });
    QCOMPARE(document().undoStack()->count(), 0);
}

void TestRestBlendDialog::onlyTheActiveActorIsBlended()
{
    setArm(mmd::ActorId{2}, {{4, 2, 0}, glm::angleAxis(1.0f, glm::vec3(1, 0, 0))});
    document().setCurrentFrame(20);
    const auto first = armInView();
    m_window->activate(2);
    m_window->select(m_window->leftArm, {10, 20});
    document().setCurrentFrame(20);
    const mmd::Scene before = document().scene();
    const auto second = armInView();
    inBlend(true, [&](BiasDialog& dialog, QCheckBox&, QSpinBox& percent) {
        type(&percent, "0");
        QVERIFY(!isNear(armInView(), second));
        dialog.accept();
    });
    QVERIFY(document().scene().actors[0] == before.actors[0]);
    QVERIFY(leftArm(1) == mmd::BoneValue{});
    m_window->checkOneStep(before, QStringLiteral("Blend with Rest Pose"));
    document().activate(mmd::ActorId{1});
    QCOMPARE(armInView(), first);
}

void TestRestBlendDialog::theCameraHasNoRestPose()
{
    m_window->select(m_window->leftArm, {10});
    inBlend(true, [](BiasDialog& dialog, QCheckBox&, QSpinBox&) { dialog.accept(); });
    m_window->activate(0);
    for (const mmd::TrackId& track : {m_window->camera, m_window->light, m_window->shadow}) {
        m_window->select(track, {10});
        const mmd::Motion before = m_window->motion();
        m_window->inDialog<BiasDialog>(
            QStringLiteral("Multiply and Add…"), [&](BiasDialog& dialog) {
                auto* blends = dialog.findChild<QCheckBox*>();
                QVERIFY(!blends->isEnabled() && !blends->isChecked());
                QVERIFY(!field<QSpinBox>(dialog, "Amount of the pose")->isEnabled());
                click(*blends);
                QVERIFY(!blends->isChecked());
                for (const auto* box : dialog.findChildren<QDoubleSpinBox*>())
                    QVERIFY(box->isEnabled());
                dialog.accept();
            });
    }
    m_window->activate(1);
    m_window->select(m_window->leftArm, {10});
    m_window->inDialog<BiasDialog>(QStringLiteral("Multiply and Add…"), [&](BiasDialog& dialog) {
        QVERIFY(dialog.findChild<QCheckBox*>()->isChecked()); // still remembered
    });
}

void TestRestBlendDialog::keysOfTheEditorDoNothingInTheDialog()
{
    m_window->select(m_window->leftArm, {10, 20});
    const Frames frames = m_window->frames(m_window->leftArm);
    inBlend(true, [&](BiasDialog& dialog, QCheckBox& blends, QSpinBox& percent) {
        type(&percent, "50");
        const mmd::Scene preview = document().scene();
        blends.setFocus();
        for (const Qt::Key key : {Qt::Key_Delete, Qt::Key_P, Qt::Key_Home, Qt::Key_I, Qt::Key_K})
            QTest::keyClick(&blends, key);
        QTest::keyClick(&blends, Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(&blends, Qt::Key_Tab, Qt::ControlModifier);
        QVERIFY(dialog.isVisible());
        QVERIFY(document().scene() == preview);
        QVERIFY(!m_window->window.playback().isPlaying());
        QTest::keyClick(&blends, Qt::Key_Return); // applies from everywhere
        QVERIFY(!dialog.isVisible());
    });
    QCOMPARE(m_window->frames(m_window->leftArm), frames);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Blend with Rest Pose"));
}

void TestRestBlendDialog::itsKeyIsATextInASearchField()
{
    m_window->select(m_window->leftArm, {10, 20});
    int opened = 0;
    const auto press = [&](QWidget& widget) {
        widget.setFocus();
        QTimer closer;
        connect(&closer, &QTimer::timeout, this, [&] {
            if (auto* dialog = qobject_cast<BiasDialog*>(QApplication::activeModalWidget())) {
                ++opened;
                dialog->reject();
            }
        });
        closer.start(10);
        QTest::keyClick(&widget, Qt::Key_B, Qt::ShiftModifier);
        QTest::qWait(50);
    };
    QLineEdit* search = nullptr;
    for (QLineEdit* each : m_window->window.findChildren<QLineEdit*>())
        if (each->accessibleName() == QStringLiteral("Search rows"))
            search = each;
    QVERIFY(search);
    press(*search);
    QCOMPARE(opened, 0);
    QCOMPARE(search->text().toUpper(), QStringLiteral("B"));
    search->clear();
    press(m_window->window.dopeSheet().canvas());
    QCOMPARE(opened, 1);
}

QTEST_MAIN(TestRestBlendDialog)
#include "test_rest_blend_dialog.moc"
