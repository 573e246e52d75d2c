// SPDX-License-Identifier: MIT
#include "libmmd/motion/panel_angles.h"
#include "libmmd/motion/panel_values.h"
#include "tests/app/dialog_hands.h"
#include "tests/app/edit_window.h"
#include "ui/dialogs/bias_dialog.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QPushButton>

using namespace odori;
using namespace odori::test;

/// "Multiply and Add" on each kind of key, opened from the menu of the real window.
class TestEditBias : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_window->reset(); }
    void cleanupTestCase() { m_window.reset(); }
    void biasMultipliesAndAdds();
    void biasOfMorphsAndTheCamera();
    void biasOfLightAndSelfShadow();
    void biasInTheWorldGoesByTheParent();
    void biasCanBeReset();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] mmd::BoneValue leftArm(std::size_t key) const
    {
        return mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name)->key(key).value;
    }

    std::unique_ptr<EditWindow> m_window;
};

void TestEditBias::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_edit_bias"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestEditBias::biasMultipliesAndAdds()
{
    m_window->select(m_window->leftArm, {10, 20});
    const mmd::Scene before = document().scene();
    const mmd::BoneValue old = leftArm(1);
    m_window->inDialog<BiasDialog>(QStringLiteral("Multiply and Add…"), [&](BiasDialog& dialog) {
        type(field<QDoubleSpinBox>(dialog, "Position X, times"), "2");
        type(field<QDoubleSpinBox>(dialog, "Position Y, plus"), "-1.5");
        type(field<QDoubleSpinBox>(dialog, "Rotation Z, plus"), "30");
        QCOMPARE(leftArm(1).translation.x, 20.0f); // live
        QVERIFY(!field<QDoubleSpinBox>(dialog, "Morph weight, times"));
        QVERIFY(!field<QDoubleSpinBox>(dialog, "Distance, times"));
        QTest::keyClick(field<QDoubleSpinBox>(dialog, "Rotation Z, plus"), Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
    });
    QCOMPARE(leftArm(1).translation, glm::vec3(20.0f, 0.5f, 3.0f));
    const glm::vec3 angles = mmd::panelAngles(leftArm(1).rotation);
    QVERIFY(std::abs(angles.z - mmd::panelAngles(old.rotation).z - 30.0f) < 0.01f);
    QCOMPARE(leftArm(0).translation, glm::vec3(0.0f, 2.0f, 3.0f)); // not selected
    m_window->checkOneStep(before, QStringLiteral("Multiply and Add"));
}

void TestEditBias::biasOfMorphsAndTheCamera()
{
    m_window->select(m_window->blink, {10, 20});
    m_window->inDialog<BiasDialog>(QStringLiteral("Multiply and Add…"), [&](BiasDialog& dialog) {
        QVERIFY(!field<QDoubleSpinBox>(dialog, "Position X, times"));
        type(field<QDoubleSpinBox>(dialog, "Morph weight, times"), "0.5");
        type(field<QDoubleSpinBox>(dialog, "Morph weight, plus"), "0.1");
        dialog.accept();
    });
    const auto& morph = *mmd::findMorphTrack(m_window->motion(), m_window->blink.name);
    QCOMPARE(morph.key(1).value.weight, 0.225f);
    m_window->activate(0);
    m_window->select(m_window->camera, {10});
    m_window->inDialog<BiasDialog>(QStringLiteral("Multiply and Add…"), [&](BiasDialog& dialog) {
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(u'&') == QStringLiteral("Reset"))
                button->click();
        type(field<QDoubleSpinBox>(dialog, "Distance, plus"), "-5");
        type(field<QDoubleSpinBox>(dialog, "Position Y, plus"), "1");
        dialog.accept();
    });
    QCOMPARE(m_window->motion().camera->key(1).value.distance, -25.0f);
    QCOMPARE(m_window->motion().camera->key(1).value.target.y, 11.0f);
    QCOMPARE(m_window->motion().camera->key(0).value.distance, -10.0f);
}

void TestEditBias::biasOfLightAndSelfShadow()
{
    m_window->activate(0);
    m_window->select(m_window->light, {10});
    const mmd::LightValue old = m_window->motion().light->key(1).value;
    m_window->inDialog<BiasDialog>(QStringLiteral("Multiply and Add…"), [&](BiasDialog& dialog) {
        QVERIFY(!field<QDoubleSpinBox>(dialog, "Position X, times"));
        type(field<QDoubleSpinBox>(dialog, "Light's colour Green, plus"), "20");
        type(field<QDoubleSpinBox>(dialog, "Light's direction X, times"), "-1");
        dialog.accept();
    });
    const mmd::LightValue light = m_window->motion().light->key(1).value;
    QCOMPARE(mmd::panelColour(light.colour), mmd::panelColour(old.colour) + glm::ivec3(0, 20, 0));
    QCOMPARE(light.direction, old.direction * glm::vec3(-1, 1, 1));
    m_window->select(m_window->shadow, {10});
    const mmd::ShadowValue before = m_window->motion().shadow->key(1).value;
    m_window->inDialog<BiasDialog>(QStringLiteral("Multiply and Add…"), [&](BiasDialog& dialog) {
        QVERIFY(!field<QDoubleSpinBox>(dialog, "Light's colour Green, plus"));
        type(field<QDoubleSpinBox>(dialog, "Shadow's reach, plus"), "-100");
        dialog.accept();
    });
    const mmd::ShadowValue shadow = m_window->motion().shadow->key(1).value;
    QCOMPARE(mmd::panelShadowDistance(shadow.distance),
        std::max(mmd::panelShadowDistance(before.distance) - 100.0f, 0.0f));
    QVERIFY(!(shadow == before));
}

void TestEditBias::biasInTheWorldGoesByTheParent()
{
    // The parent turned by 90 degrees about Y: the world's X is the bone's Z.
    const auto& rig = m_window->model->rig;
    const int bone = m_window->model->bonesOfTrack(m_window->leftArm.name).front();
    const int parent = rig.bones[std::size_t(bone)].parent;
    QVERIFY(parent >= 0);
    mmd::KeyValue turned;
    turned.track = m_window->model->boneTrack(parent);
    turned.bone.rotation = glm::angleAxis(glm::radians(90.0f), glm::vec3(0, 1, 0));
    document().apply(mmd::setKeys(document().scene(), document().selection(), mmd::ActorId{1},
                         std::span(&turned, 1)),
        QStringLiteral("Turn"));
    document().undoStack()->clear();
    m_window->select(m_window->leftArm, {10});
    const glm::vec3 old = leftArm(1).translation;
    m_window->inDialog<BiasDialog>(QStringLiteral("Multiply and Add…"), [&](BiasDialog& dialog) {
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(u'&') == QStringLiteral("Reset"))
                button->click();
        auto* space = dialog.findChild<QComboBox*>();
        space->setCurrentIndex(space->findData(int(mmd::BiasSpace::World)));
        type(field<QDoubleSpinBox>(dialog, "Position X, plus"), "2");
        dialog.accept();
    });
    const glm::vec3 moved =
        glm::angleAxis(glm::radians(90.0f), glm::vec3(0, 1, 0)) * (leftArm(1).translation - old);
    QVERIFY2(glm::length(moved - glm::vec3(2, 0, 0)) < 1e-4f,
        qPrintable(QStringLiteral("%1 %2 %3").arg(moved.x).arg(moved.y).arg(moved.z)));
    const auto space = [&](BiasDialog& dialog) { // back for the other tests
        dialog.findChild<QComboBox*>()->setCurrentIndex(0);
        dialog.accept();
    };
    m_window->inDialog<BiasDialog>(QStringLiteral("Multiply and Add…"), space);
}

void TestEditBias::biasCanBeReset()
{
    m_window->select(m_window->leftArm, {10, 20});
    const mmd::Scene before = document().scene();
    m_window->inDialog<BiasDialog>(QStringLiteral("Multiply and Add…"), [&](BiasDialog& dialog) {
        type(field<QDoubleSpinBox>(dialog, "Position X, times"), "9");
        QVERIFY(!(document().scene() == before));
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(u'&') == QStringLiteral("Reset"))
                QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(dialog.isVisible());
        QVERIFY(document().scene() == before);
        dialog.accept(); // nothing to do is no step
    });
    QCOMPARE(document().undoStack()->count(), 0);
}

QTEST_MAIN(TestEditBias)
#include "test_edit_bias.moc"
