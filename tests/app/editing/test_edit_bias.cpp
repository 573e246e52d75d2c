// SPDX-License-Identifier: MIT
#include "libmmd/motion/angles/panel_angles.h"
#include "libmmd/motion/panel_values.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/values/bias.h"
#include "tests/app/dialog_hands.h"
#include "tests/app/editing/edit_window.h"
#include "ui/dialogs/edits/bias_dialog.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QPushButton>

#include <map>

using namespace odori;
using namespace odori::test;

/// "Multiply and Add" on each kind of key, opened from the real window's menu.
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
    void eachFieldChangesItsOwnNumber_data();
    void eachFieldChangesItsOwnNumber();

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
        QCOMPARE(leftArm(1).translation.x, 20.0f); // preview
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
    QCOMPARE(m_window->motion().camera->key(1).value.distance, -15.0f); // 20 in the panel, now 15
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
        type(field<QDoubleSpinBox>(dialog, "Light colour Green, plus"), "20");
        type(field<QDoubleSpinBox>(dialog, "Light direction X, times"), "-1");
        dialog.accept();
    });
    const mmd::LightValue light = m_window->motion().light->key(1).value;
    QCOMPARE(mmd::panelColour(light.colour), mmd::panelColour(old.colour) + glm::ivec3(0, 20, 0));
    QCOMPARE(light.direction, old.direction * glm::vec3(-1, 1, 1));
    m_window->select(m_window->shadow, {10});
    const mmd::ShadowValue before = m_window->motion().shadow->key(1).value;
    m_window->inDialog<BiasDialog>(QStringLiteral("Multiply and Add…"), [&](BiasDialog& dialog) {
        QVERIFY(!field<QDoubleSpinBox>(dialog, "Light colour Green, plus"));
        type(field<QDoubleSpinBox>(dialog, "Shadow distance, plus"), "-100");
        dialog.accept();
    });
    const mmd::ShadowValue shadow = m_window->motion().shadow->key(1).value;
    QCOMPARE(mmd::panelShadowDistance(shadow.distance),
        std::max(mmd::panelShadowDistance(before.distance) - 100.0f, 0.0f));
    QVERIFY(!(shadow == before));
}

void TestEditBias::biasInTheWorldGoesByTheParent()
{
    // The parent is rotated by 90 degrees about Y: the world's X is the bone's Z.
    const auto& rig = m_window->model->rig;
    const int bone = m_window->model->bonesOfTrack(m_window->leftArm.name).front();
    const int parent = rig.bones[std::size_t(bone)].parent;
    QVERIFY(parent >= 0);
    mmd::KeyValue turned;
    turned.track = m_window->model->boneTrack(parent);
    turned.bone.rotation = glm::angleAxis(glm::radians(90.0f), glm::vec3(0, 1, 0));
    document().apply(mmd::setKeys({document().scene(), mmd::ActorId{1}}, std::span(&turned, 1)),
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
    const auto space = [&](BiasDialog& dialog) { // restored for the other tests
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
        dialog.accept(); // no change, so no undo step
    });
    QCOMPARE(document().undoStack()->count(), 0);
}

void TestEditBias::eachFieldChangesItsOwnNumber_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("bone") << int(mmd::TrackKind::Bone);
    QTest::newRow("camera") << int(mmd::TrackKind::Camera);
    QTest::newRow("light") << int(mmd::TrackKind::Light);
}

/// Each field changes the number of its name; all other numbers stay.
void TestEditBias::eachFieldChangesItsOwnNumber()
{
    QFETCH(int, kind);
    const bool isBone = kind == int(mmd::TrackKind::Bone);
    const bool isCamera = kind == int(mmd::TrackKind::Camera);
    std::map<QString, double> numbers;
    const auto put = [&](const char* name, const glm::vec3& value, const char* parts) {
        for (int at = 0; at < 3; ++at)
            numbers[QLatin1String(name) + u' ' + QString::fromLatin1(parts).section(u' ', at, at)] =
                double(value[at]);
    };
    const auto look = [&] {
        numbers.clear();
        if (isBone) {
            put("Position", leftArm(1).translation, "X Y Z");
            put("Rotation", mmd::panelAngles(leftArm(1).rotation), "X Y Z");
        } else if (isCamera) {
            const mmd::CameraValue value = m_window->motion().camera->key(1).value;
            put("Position", value.target, "X Y Z");
            put("Rotation", mmd::panelCameraAngles(value.rotation), "X Y Z");
            numbers[QStringLiteral("Distance")] = -double(value.distance);
            numbers[QStringLiteral("Field of view")] = double(value.fieldOfView);
        } else {
            const mmd::LightValue value = m_window->motion().light->key(1).value;
            put("Light colour", glm::vec3(mmd::panelColour(value.colour)), "Red Green Blue");
            put("Light direction", value.direction, "X Y Z");
        }
        return numbers;
    };
    // No value is 0, so that multiplying has an effect.
    mmd::KeyValue bone{
        .track = m_window->leftArm, .frame = 10, .bone = {}, .weight = 0, .interpolation = {}};
    bone.bone = {{10, 2, 3}, mmd::rotationOfPanelAngles({7, 11, 13})};
    document().apply(mmd::setKeys({document().scene(), mmd::ActorId{1}}, {&bone, 1}), {});
    mmd::CameraValue camera;
    camera.target = {3, 10, 5};
    camera.rotation = {0.1f, 0.2f, 0.3f};
    document().apply(mmd::registerCamera({document().scene(), mmd::sceneActor}, 10, camera), {});
    m_window->activate(isBone ? 1 : 0);
    m_window->select(isBone     ? m_window->leftArm
                     : isCamera ? m_window->camera
                                : m_window->light,
        {10});
    m_window->inDialog<BiasDialog>(QStringLiteral("Multiply and Add…"), [&](BiasDialog& dialog) {
        QPushButton* reset = nullptr;
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(u'&') == QStringLiteral("Reset"))
                reset = button;
        const auto first = dialog.findChildren<QDoubleSpinBox*>();
        QCOMPARE(first.size(), isCamera ? 16 : 12);
        reset->click();
        const auto before = look();
        QCOMPARE(qsizetype(before.size()) * 2, first.size());
        for (QDoubleSpinBox* box : first) {
            const QString name = box->accessibleName().section(u',', 0, 0);
            QVERIFY2(before.count(name) == 1, qPrintable(name));
            const bool adds = box->accessibleName().endsWith(QStringLiteral("plus"));
            box->setValue(2.0);
            auto wanted = before;
            wanted[name] = adds ? before.at(name) + 2.0 : before.at(name) * 2.0;
            for (const auto& [each, value] : look())
                QVERIFY2(std::abs(value - wanted[each]) < 0.02,
                    qPrintable(QStringLiteral("%1: %2 is %3, not %4")
                                   .arg(box->accessibleName(), each)
                                   .arg(value)
                                   .arg(wanted[each])));
            reset->click();
        }
        QVERIFY(look() == before);
    });
}

QTEST_MAIN(TestEditBias)
#include "test_edit_bias.moc"
