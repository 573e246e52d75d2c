// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "libmmd/scene/parents/parent_cycles.h"
#include "tests/app/window_hands.h"
#include "ui/document/actor_names.h"
#include "ui/panels/scene_panel.h"

#include <QtGui/QAction>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QMenuBar>

#include <glm/geometric.hpp>

using namespace odori;

/// A fan is put into a hand: from the command in the menu to the picture, with two models.
class TestOutsideParentsWindow : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { test::prepare("test_outside_parents_window"); }
    void init();
    void cleanup() { m_window.reset(); }
    void aBoneFollowsFromTheCommandToTheView();
    void aBoneStaysInPlaceAndMovesAlong();
    void theCommandNeedsASecondModel();
    void enterInTheListsRegistersNoBone();
    void enterRegistersWhatTheSectionShows();
    void theCameraFollows();
    void theSelectedBoneIsProposedToTheCamera();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] mmd::ActorId id(std::size_t actor) { return document().scene().actors[actor].id; }
    [[nodiscard]] QAction* command(const char* text)
    {
        for (QMenu* menu : m_window->menuBar()->findChildren<QMenu*>())
            for (QAction* each : menu->actions())
                if (each->text().remove(u'&') == QString::fromUtf8(text))
                    return each;
        return nullptr;
    }
    template <class Widget>
    [[nodiscard]] Widget* named(Panel panel, const char* name)
    {
        return m_window->dock(panel)->widget()->findChild<Widget*>(QLatin1String(name));
    }
    /// Chooses a row of a list that has the focus, or gets it, with the keyboard.
    void choose(QComboBox* box, const QString& text)
    {
        const int row = box->findText(text);
        QVERIFY2(row >= 0, qPrintable(text));
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int step = 0; step < row; ++step)
            QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(box->currentText(), text);
    }
    /// Opens the panel for the active model's first bone and chooses a bone of the other model.
    void chooseHand(int hand)
    {
        const mmd::Model& model = *document().actor()->model;
        mmd::Selection selection;
        selection.setTrack(model.boneTrack(0), true);
        document().select(selection);
        m_window->viewport().setFocus(); // not the panel
        command("Outside Parent…")->trigger();
        QVERIFY(m_window->dock(Panel::Model)->isVisible());
        auto* actor = named<QComboBox>(Panel::Model, "followActor");
        QTRY_VERIFY(actor->hasFocus());
        QCOMPARE(named<QComboBox>(Panel::Model, "followBone")->currentIndex(), 0);
        choose(actor, actorName(document(), id(0)));
        choose(named<QComboBox>(Panel::Model, "followParent"),
            QString::fromStdString(model.data.bones[std::size_t(hand)].name.utf8));
    }
    void press(Panel panel, const char* button)
    {
        auto* pressed = named<QAbstractButton>(panel, button);
        QTest::mouseClick(pressed, Qt::LeftButton, {}, QPoint(8, pressed->height() / 2));
    }
    [[nodiscard]] glm::vec3 placeOf(std::size_t actor, int bone)
    {
        return m_window->viewport()
            .stage()
            .actors()
            .shownPose(id(actor))
            ->bones[std::size_t(bone)]
            .translation;
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestOutsideParentsWindow::init()
{
    m_window = test::shownWindow();
    QVERIFY(m_window);
    QVERIFY(test::opened(*m_window, samplePaths()));
    const test::Answers answers("add");
    QVERIFY(test::opened(*m_window, {samplePaths().first()}));
    QCOMPARE(document().scene().actors.size(), 2u);
    document().activate(id(1));
}

void TestOutsideParentsWindow::aBoneFollowsFromTheCommandToTheView()
{
    const mmd::Model& model = *document().actor()->model;
    const int hand = int(model.data.bones.size()) / 2;
    document().setCurrentFrame(12);
    chooseHand(hand);
    press(Panel::Model, "keepPlace");
    press(Panel::Model, "registerParent");
    QCOMPARE(document().actor()->outsideParents.size(), 1u);
    QVERIFY(m_window->isWindowModified());
    for (const double frame : {12.0, 30.0, 55.0}) {
        document().setCurrentFrame(frame);
        QVERIFY(glm::distance(placeOf(1, 0), placeOf(0, hand)) < 1e-4f);
    }
    document().setCurrentFrame(11);
    QVERIFY(glm::distance(placeOf(1, 0), model.data.bones[0].position) < 1e-4f);
    document().setCurrentFrame(30);
    document().undo();
    QVERIFY(glm::distance(placeOf(1, 0), model.data.bones[0].position) < 1e-4f);
}

void TestOutsideParentsWindow::aBoneStaysInPlaceAndMovesAlong()
{
    const int hand = int(document().actor()->model->data.bones.size()) / 2;
    document().setCurrentFrame(12);
    const glm::vec3 before = placeOf(1, 0), handBefore = placeOf(0, hand);
    chooseHand(hand);
    press(Panel::Model, "registerParent");
    QCOMPARE(document().actor()->outsideParents.size(), 1u);
    QVERIFY(glm::distance(placeOf(1, 0), before) < 1e-4f);
    const float distance = glm::distance(before, handBefore);
    for (const double frame : {30.0, 55.0}) {
        document().setCurrentFrame(frame);
        QVERIFY(glm::distance(placeOf(0, hand), handBefore) > 1e-2f);
        QVERIFY(std::abs(glm::distance(placeOf(1, 0), placeOf(0, hand)) - distance) < 1e-4f);
    }
    document().undo();
    QVERIFY(document().actor()->outsideParents.empty());
    QCOMPARE(document().actor()->motion.keyCount(), std::size_t(0));
}

void TestOutsideParentsWindow::theCommandNeedsASecondModel()
{
    QVERIFY(command("Outside Parent…")->isEnabled());
    command("Remove mannequin (2)")->trigger();
    QCOMPARE(document().scene().actors.size(), 1u);
    QVERIFY(!command("Outside Parent…")->isEnabled());
    QVERIFY(command("Outside Parent…")->toolTip().contains(QStringLiteral("second model")));
}

void TestOutsideParentsWindow::enterInTheListsRegistersNoBone()
{
    const mmd::Motion before = document().actor()->motion;
    mmd::Selection selection;
    selection.setTrack(document().actor()->model->boneTrack(0), true);
    document().select(selection);
    command("Outside Parent…")->trigger();
    auto* actor = named<QComboBox>(Panel::Model, "followActor");
    QTRY_VERIFY(actor->hasFocus());
    QTest::keyClick(actor, Qt::Key_Delete); // keys of the editors
    QTest::keyClick(actor, Qt::Key_I);
    QVERIFY(document().actor()->motion == before);
}

void TestOutsideParentsWindow::enterRegistersWhatTheSectionShows()
{
    const mmd::ActorId fan = document().scene().active;
    const mmd::Motion before = document().actor()->motion;
    chooseHand(0);
    auto* parent = named<QComboBox>(Panel::Model, "followParent");
    QVERIFY(parent->hasFocus());
    named<QAbstractButton>(Panel::Model, "keepPlace")->setChecked(false);
    QTest::keyClick(parent, Qt::Key_Return);
    QCOMPARE(mmd::parentsOf(document().scene(), fan).size(), std::size_t(1));
    QVERIFY(document().actor()->motion == before); // no key of the selected bone
    // Again: it is registered already, which is said.
    QSignalSpy said(&document(), &Document::said);
    const int steps = document().undoStack()->count();
    QTest::keyClick(parent, Qt::Key_Return);
    QCOMPARE(document().undoStack()->count(), steps);
    QVERIFY(said.last().first().toString().contains(QStringLiteral("holds already")));
    // The camera's section.
    document().activate(mmd::sceneActor);
    QDockWidget& camera = *m_window->dock(Panel::Camera);
    camera.show();
    camera.raise();
    auto* followed = named<QComboBox>(Panel::Camera, "followActor");
    choose(followed, actorName(document(), id(0)));
    named<QAbstractButton>(Panel::Camera, "keepPlace")->setChecked(false);
    QTest::keyClick(followed, Qt::Key_Return);
    QCOMPARE(mmd::parentsOf(document().scene(), mmd::sceneActor).size(), std::size_t(1));
    QCOMPARE(document().scene().camera.keyCount(), std::size_t(0));
}

void TestOutsideParentsWindow::theCameraFollows()
{
    document().activate(mmd::sceneActor);
    document().setCurrentFrame(0);
    m_window->viewport().camera().showScenes();
    const mmd::CameraSample before = m_window->viewport().camera().shown();
    command("Camera Follows Bone…")->trigger();
    auto* actor = named<QComboBox>(Panel::Camera, "followActor");
    QTRY_VERIFY(actor->hasFocus());
    choose(actor, actorName(document(), id(0)));
    const mmd::Model& model = *document().scene().actors[0].model;
    choose(named<QComboBox>(Panel::Camera, "followParent"),
        QString::fromStdString(model.data.bones[3].name.utf8));
    const glm::vec3 boneBefore = placeOf(0, 3);
    press(Panel::Camera, "registerParent");
    QCOMPARE(document().scene().cameraParents.size(), 1u);
    QVERIFY(glm::distance(m_window->viewport().camera().shown().target, before.target) < 1e-4f);
    document().setCurrentFrame(40);
    const glm::vec3 moved = placeOf(0, 3) - boneBefore;
    QVERIFY(glm::length(moved) > 1e-2f);
    const mmd::CameraSample shown = m_window->viewport().camera().shown();
    QVERIFY(glm::distance(shown.target, before.target + moved) < 1e-4f);
    // Orbiting changes the camera's own target, not the bone's part of it.
    auto& camera = m_window->viewport().camera();
    QVERIFY(camera.drag(Navigation::Orbit, {30.0f, 0.0f}, 500.0f));
    camera.end();
    QVERIFY(glm::distance(camera.shown().target, shown.target) < 1e-3f);
}

void TestOutsideParentsWindow::theSelectedBoneIsProposedToTheCamera()
{
    const mmd::Model& model = *document().actor()->model;
    mmd::Selection selection;
    selection.setTrack(model.boneTrack(3), true);
    document().select(selection);
    command("Camera Follows Bone…")->trigger();
    auto* actor = named<QComboBox>(Panel::Camera, "followActor");
    QTRY_VERIFY(actor->hasFocus());
    QCOMPARE(actor->currentText(), actorName(document(), id(1)));
    QCOMPARE(named<QComboBox>(Panel::Camera, "followParent")->currentText(),
        QString::fromStdString(model.data.bones[3].name.utf8));
    QVERIFY(document().scene().cameraParents.empty()); // a proposal, no key
    press(Panel::Camera, "registerParent");
    QCOMPARE(document().scene().cameraParents.size(), 1u);
    QCOMPARE(document().scene().cameraParents[0].parent.actor, id(1));

    // Now it follows that bone, whatever is selected.
    selection = {};
    selection.setTrack(document().actor()->model->boneTrack(5), true);
    document().select(selection);
    command("Camera Follows Bone…")->trigger();
    QCOMPARE(named<QComboBox>(Panel::Camera, "followParent")->currentText(),
        QString::fromStdString(model.data.bones[3].name.utf8));
}

QTEST_MAIN(TestOutsideParentsWindow)
#include "test_outside_parents_window.moc"
