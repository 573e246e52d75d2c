// SPDX-License-Identifier: MIT
#include "tests/app/physics/physics_dialogs.h"

using namespace odori;

/// The dialog that bakes physics, in the real window.
class TestBakeDialog : public test::PhysicsDialogs {
    Q_OBJECT
private slots:
    void initTestCase() { open("test_bake_dialog"); }
    void init() { reset(); }
    void cleanupTestCase() { m_window.reset(); }
    void bakingBeginsWithThePlayRange();
    void tolerancesAreForReducing();
    void theBonesToBakeAreCounted();
    void withoutBodiesNothingIsBaked();
};

void TestBakeDialog::bakingBeginsWithThePlayRange()
{
    const auto range = [&] {
        std::pair<int, int> shown;
        inDialog("Bake to Keys…", [&](QDialog& dialog) {
            const auto fields = dialog.findChildren<QSpinBox*>();
            shown = {fields.at(0)->value(), fields.at(1)->value()};
        });
        return shown;
    };
    const int last = int(document().actor()->motion.lastFrame());
    QCOMPARE(range(), std::pair(0, last));
    mmd::SceneSettings settings = document().scene().settings;
    settings.playFirst = 4;
    settings.playLast = 15;
    document().apply(mmd::changeSettings(document().scene(), settings), {});
    QCOMPARE(range(), std::pair(4, 15));
    m_window->playback().play();
    inDialog("Bake to Keys…", [&](QDialog&) { QVERIFY(!m_window->playback().isPlaying()); });
}

void TestBakeDialog::tolerancesAreForReducing()
{
    inDialog("Bake to Keys…", [](QDialog& dialog) {
        auto* reduces = dialog.findChild<QCheckBox*>();
        const auto fields = dialog.findChildren<QDoubleSpinBox*>();
        QVERIFY(reduces->isChecked());
        QCOMPARE(fields.at(0)->value(), 0.02);
        QCOMPARE(fields.at(1)->value(), 1.0);
        QVERIFY(fields.at(0)->isEnabled() && fields.at(1)->isEnabled());
        QVERIFY(fields.at(0)->suffix().contains(u"units") && fields.at(1)->suffix() == u"°");
        reduces->setChecked(false);
        QVERIFY(!fields.at(0)->isEnabled() && !fields.at(1)->isEnabled());
        reduces->setChecked(true);
        QVERIFY(fields.at(0)->isEnabled() && fields.at(1)->isEnabled());
        QCOMPARE(fields.at(0)->minimum(), 0.0);
        QVERIFY(!dialog.findChild<QLabel*>(QStringLiteral("problem"))->isVisible());
    });
}

void TestBakeDialog::theBonesToBakeAreCounted()
{
    const auto& bones = m_window->physics().rigOf(document().scene().active)->simulatedBones;
    const auto entries = [&] {
        QStringList found;
        inDialog("Bake to Keys…", [&](QDialog& dialog) {
            auto* box = dialog.findChild<QComboBox*>();
            for (int at = 0; at < box->count(); ++at)
                found.append(box->itemText(at) + (at == box->currentIndex() ? u"*"_qs : u""_qs));
        });
        return found;
    };
    const QString all = QStringLiteral("all bones moved by physics (%1)").arg(bones.size());
    QCOMPARE(entries(), (QStringList{all + u'*', u"the selected bones (0)"_qs}));
    const mmd::Model& model = *document().actor()->model;
    mmd::Selection selection;
    selection.setTrack(model.boneTrack(bones[0]), true);
    selection.setTrack(model.boneTrack(bones[1]), true);
    for (int bone = 0; bone < int(model.data.bones.size()); ++bone)
        if (std::find(bones.begin(), bones.end(), bone) == bones.end()) {
            selection.setTrack(model.boneTrack(bone), true); // physics does not move this bone
            break;
        }
    document().select(selection);
    QCOMPARE(entries(), (QStringList{all, u"the selected bones (2)*"_qs}));
}

void TestBakeDialog::withoutBodiesNothingIsBaked()
{
    const auto canBake = [&] {
        emit menu()->aboutToShow();
        return command("Bake to Keys…")->isEnabled();
    };
    QVERIFY(canBake());
    document().activate(mmd::sceneActor);
    QVERIFY(!canBake());
    command("Bake to Keys…")->setEnabled(true); // a key can come before the menu updates
    command("Bake to Keys…")->trigger();
    QVERIFY(!QApplication::activeModalWidget());
    document().activate(document().scene().actors.front().id);
    QVERIFY(canBake());
    const QTemporaryDir folder; // a model without physics
    const QString stiff = folder.filePath(QStringLiteral("stiff.pmx"));
    auto read =
        mmd::pmx::read(*mmd::readFile(mmd::pathFromUtf8(samplePaths().first().toStdString())));
    QVERIFY(read);
    for (auto& body : read->model.rigidBodies)
        body.mode = mmd::pmx::BodyMode::FollowsBone;
    QVERIFY(mmd::writeFile(mmd::pathFromUtf8(stiff.toStdString()), mmd::pmx::write(read->model)));
    Settings().setSecondModel(ModelChoice::Add);
    QSignalSpy finished(&m_window->files(), &FileCommands::loadingFinished);
    m_window->files().open({stiff});
    QVERIFY(finished.count() == 1 || finished.wait(20000));
    QCOMPARE(document().scene().actors.size(), std::size_t(2));
    QVERIFY(!canBake());
    document().activate(document().scene().actors.front().id);
    QVERIFY(canBake());
}

QTEST_MAIN(TestBakeDialog)
#include "test_bake_dialog.moc"
