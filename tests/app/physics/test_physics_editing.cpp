// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd/vmd.h"
#include "tests/app/window_hands.h"
#include "tests/support/corpus.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/theme/theme.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QSettings>
#include <QtCore/QTimer>
#include <QtGui/QAction>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QDialog>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace odori;

/// Physics in the real window with the bundled sample, whose skirt and hair have rigid bodies.
class TestPhysicsEditing : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
    void playingSimulatesAndTheRulerShowsIt();
    void shiftPBeginsAnew();
    void offForgetsNothingButShowsNothing();
    void rigidBodiesCanBeShown();
    void bakingIsOneUndoStep();
    void onlyTheSelectedBonesAreBaked();
    void eachToleranceOfABakeIsItsOwn();
    void withoutReducingEveryFrameHasAKey();
    void bakingCanBeCancelled();
    void settingsAreOneUndoStep();

private:
    [[nodiscard]] QAction* command(const QString& text) const;
    [[nodiscard]] const std::vector<DopeCanvas::FrameRange>& simulated() const
    {
        return m_window->dopeSheet().canvas().simulated();
    }
    [[nodiscard]] QByteArray vmd() const
    {
        return test::dataOf(mmd::vmdFromMotion(m_window->document().actor()->motion));
    }
    void playUntil(double frame);
    /// Bakes frames 5 to 25 after `change` has edited the dialog.
    void bake(const std::function<void(QDialog&)>& change);
    [[nodiscard]] std::size_t keysOf(const mmd::TrackId& track) const;
    /// Runs `script` in the dialog that `command` opens.
    void inDialogOf(QAction* command, const std::function<void(QDialog&)>& script);

    std::unique_ptr<MainWindow> m_window;
};

void TestPhysicsEditing::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_physics_editing"));
    applyTheme(*qApp, darkTheme());
    new FieldKeys(*qApp);
}

void TestPhysicsEditing::init()
{
    QSettings().clear();
    m_window = std::make_unique<test::OwnWindow>();
    m_window->resize(1280, 720);
    m_window->show();
    test::playEvenly(*m_window);
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QSignalSpy finished(&m_window->files(), &FileCommands::loadingFinished);
    m_window->files().open(samplePaths());
    QVERIFY(finished.count() == 1 || finished.wait(20000));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->viewport().stage().isUploaded(), 20000);
    m_window->viewport().setFocus();
}

/// The action of the Physics menu with that text.
QAction* TestPhysicsEditing::command(const QString& text) const
{
    const auto plain = [](QString label) { return label.remove(u'&'); };
    for (QAction* menu : m_window->menuBar()->actions())
        if (plain(menu->text()) == u"Physics")
            for (QAction* action : menu->menu()->actions())
                if (plain(action->text()) == text)
                    return action;
    return nullptr;
}

void TestPhysicsEditing::playUntil(double frame)
{
    QTest::keyClick(&m_window->viewport(), Qt::Key_P);
    QVERIFY(m_window->playback().isPlaying());
    // A slow machine draws late, so the test checks the simulated frames.
    QTRY_VERIFY_WITH_TIMEOUT(m_window->document().currentFrame() > frame && !simulated().empty() &&
                                 simulated().back().last >= frame,
        20000);
    QTest::keyClick(&m_window->viewport(), Qt::Key_P);
    QVERIFY(!m_window->playback().isPlaying());
}

void TestPhysicsEditing::inDialogOf(QAction* action, const std::function<void(QDialog&)>& script)
{
    bool wasShown = false;
    QTimer::singleShot(0, this, [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        wasShown = true;
        script(*dialog);
        if (dialog->isVisible())
            dialog->reject();
    });
    action->trigger();
    QVERIFY(wasShown);
}

void TestPhysicsEditing::playingSimulatesAndTheRulerShowsIt()
{
    QVERIFY(simulated().empty());
    playUntil(8.0);
    QCOMPARE(simulated().size(), std::size_t(1));
    QCOMPARE(simulated().front().first, 0.0);
    QVERIFY(simulated().front().last >= 8.0);
}

void TestPhysicsEditing::shiftPBeginsAnew()
{
    command(QStringLiteral("Always"))->trigger();
    playUntil(8.0);
    QTest::keyClick(&m_window->viewport(), Qt::Key_P, Qt::ShiftModifier);
    QTRY_COMPARE(simulated().size(), std::size_t(1));
    QCOMPARE(simulated().front().first, m_window->document().currentFrame());
}

void TestPhysicsEditing::offForgetsNothingButShowsNothing()
{
    playUntil(8.0);
    command(QStringLiteral("Off"))->trigger();
    QVERIFY(simulated().empty());
    QCOMPARE(m_window->physics().mode(), PhysicsMode::Off);
    command(QStringLiteral("While Playing"))->trigger();
    QVERIFY(!simulated().empty());
    test::OwnWindow another; // the mode is a stored setting
    QCOMPARE(another.physics().mode(), PhysicsMode::WhilePlaying);
}

void TestPhysicsEditing::rigidBodiesCanBeShown()
{
    const QImage without = m_window->viewport().grabFramebuffer();
    command(QStringLiteral("Show Rigid Bodies and Joints"))->trigger();
    const QImage with = m_window->viewport().grabFramebuffer();
    command(QStringLiteral("Show Rigid Bodies and Joints"))->trigger();
    QVERIFY(with != without);
    QCOMPARE(m_window->viewport().grabFramebuffer(), without);
}

void TestPhysicsEditing::bakingIsOneUndoStep()
{
    const QByteArray before = vmd();
    const auto bones = m_window->physics().rigOf(m_window->document().scene().active);
    QVERIFY(bones && !bones->simulatedBones.empty());
    const int steps = m_window->document().undoStack()->count();
    inDialogOf(command(QStringLiteral("Bake to Keys…")), [&](QDialog& dialog) {
        const auto frames = dialog.findChildren<QSpinBox*>();
        QCOMPARE(frames.size(), 2);
        frames[0]->setValue(5);
        frames[1]->setValue(25);
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(u'&') == u"Bake")
                QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isVisible(), 20000);
    });
    Document& document = m_window->document();
    QCOMPARE(document.undoStack()->count(), steps + 1);
    const mmd::Model& model = *document.actor()->model;
    for (const int bone : bones->simulatedBones) {
        const mmd::TrackId id = model.boneTrack(bone);
        const auto* track = mmd::findBoneTrack(document.actor()->motion, id.name);
        QVERIFY(track);
        const auto first = track->find(5);
        QVERIFY(first && track->find(25));
        QVERIFY(!mmd::isPhysicsOn(track->interpolation(*first)));
    }
    document.undo();
    QCOMPARE(vmd(), before);
    document.redo();
    QVERIFY(vmd() != before);
}

void TestPhysicsEditing::bake(const std::function<void(QDialog&)>& change)
{
    inDialogOf(command(QStringLiteral("Bake to Keys…")), [&](QDialog& dialog) {
        const auto frames = dialog.findChildren<QSpinBox*>();
        frames.at(0)->setValue(5);
        frames.at(1)->setValue(25);
        change(dialog);
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(u'&') == u"Bake")
                QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isVisible(), 20000);
    });
}

std::size_t TestPhysicsEditing::keysOf(const mmd::TrackId& track) const
{
    const auto* keys = mmd::findBoneTrack(m_window->document().actor()->motion, track.name);
    return keys ? keys->size() : 0;
}

void TestPhysicsEditing::onlyTheSelectedBonesAreBaked()
{
    Document& document = m_window->document();
    const auto rig = m_window->physics().rigOf(document.scene().active);
    const mmd::Model& model = *document.actor()->model;
    const mmd::TrackId one = model.boneTrack(rig->simulatedBones.at(0));
    const mmd::TrackId other = model.boneTrack(rig->simulatedBones.at(1));
    const std::size_t before = keysOf(other);
    document.select({{one}, {}});
    bake([](QDialog& dialog) {
        dialog.findChildren<QCheckBox*>().at(0)->setChecked(false); // a key at every frame
    });
    QVERIFY(keysOf(one) >= 21);
    QCOMPARE(keysOf(other), before);
}

void TestPhysicsEditing::eachToleranceOfABakeIsItsOwn()
{
    Document& document = m_window->document();
    const auto rig = m_window->physics().rigOf(document.scene().active);
    const mmd::TrackId bone =
        document.actor()->model->boneTrack(rig->simulatedBones.at(0)); // it only rotates
    const auto keysWithin = [&](double units, double degrees) {
        document.select({{bone}, {}});
        bake([&](QDialog& dialog) {
            const auto fields = dialog.findChildren<QDoubleSpinBox*>();
            fields.at(0)->setValue(units);
            fields.at(1)->setValue(degrees);
        });
        const std::size_t keys = keysOf(bone);
        document.undo();
        return keys;
    };
    const std::size_t strict = keysWithin(10.0, 0.0), lax = keysWithin(10.0, 10.0);
    QVERIFY2(strict > lax, qPrintable(QString::number(lax)));
    QVERIFY(keysWithin(0.0, 10.0) > lax);
}

void TestPhysicsEditing::withoutReducingEveryFrameHasAKey()
{
    const Document& document = m_window->document();
    const auto rig = m_window->physics().rigOf(document.scene().active);
    const auto keys = [&] {
        std::size_t count = 0;
        for (const int bone : rig->simulatedBones) {
            const mmd::TrackId id = document.actor()->model->boneTrack(bone);
            const auto* track = mmd::findBoneTrack(document.actor()->motion, id.name);
            for (std::uint32_t frame = 5; track && frame <= 25; ++frame)
                count += track->find(frame) ? 1u : 0u;
        }
        return count;
    };
    bake([](QDialog& dialog) { dialog.findChildren<QCheckBox*>().at(0)->setChecked(false); });
    QCOMPARE(keys(), rig->simulatedBones.size() * 21);
    m_window->document().undo();
    bake([](QDialog&) {});
    QVERIFY(keys() < rig->simulatedBones.size() * 21);
}

void TestPhysicsEditing::bakingCanBeCancelled()
{
    const QByteArray before = vmd();
    inDialogOf(command(QStringLiteral("Bake to Keys…")), [&](QDialog& dialog) {
        dialog.findChildren<QSpinBox*>().at(1)->setValue(500000); // hours of dancing
        QPushButton* bake = nullptr;
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(u'&') == u"Bake")
                bake = button;
        QTest::mouseClick(bake, Qt::LeftButton);
        QVERIFY(!bake->isEnabled());
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(bake->isEnabled(), 20000);
        QVERIFY(dialog.isVisible());
    });
    QCOMPARE(vmd(), before);
    QCOMPARE(m_window->document().undoStack()->count(), 0);
}

void TestPhysicsEditing::settingsAreOneUndoStep()
{
    inDialogOf(command(QStringLiteral("Settings…")), [](QDialog& dialog) {
        dialog.findChild<QDoubleSpinBox*>()->setValue(1.6); // gravity of the moon
        dialog.accept();
    });
    Document& document = m_window->document();
    QCOMPARE(document.scene().settings.gravity, 16.0f);
    QCOMPARE(Physics::settingsOf(document.scene()).gravity.y, -16.0f);
    document.undo();
    QCOMPARE(document.scene().settings.gravity, 98.0f);
}

QTEST_MAIN(TestPhysicsEditing)
#include "test_physics_editing.moc"
