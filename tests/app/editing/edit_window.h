// SPDX-License-Identifier: MIT
#pragma once

#include "app/bundled/sample.h"
#include "app/editing/field_keys.h"
#include "libmmd/motion/names.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/app/active_again.h"
#include "tests/app/own_window.h"
#include "tests/app/tools/shown_dialog.h"
#include "tests/libmmd/scene/scene_builder.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/theme/theme.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QSettings>
#include <QtCore/QTimer>
#include <QtGui/QAction>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QDialog>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>

namespace odori::test {

using Frames = std::vector<std::uint32_t>;

/// The real window on the bundled model with a small motion: 左腕, a morph, show/IK, camera, light
/// and self-shadow have keys at 0, 10 and 20; 右腕 has one at 5. A second actor of the same model
/// has no keys.
class EditWindow {
public:
    EditWindow()
    {
        QSettings().clear();
        applyTheme(*qApp, darkTheme());
        new FieldKeys(*qApp);
        window.resize(1280, 720);
        window.show();
    }

    void open()
    {
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QSignalSpy finished(&window.files(), &FileCommands::loadingFinished);
        window.files().open(samplePaths());
        QVERIFY(finished.count() == 1 || finished.wait(20000));
        QVERIFY(document.actor() && document.actor()->model);
        model = document.actor()->model;
        leftArm = boneNamed("左腕");
        rightArm = boneNamed("右腕");
        blink = model->morphTrack(0);
    }

    /// Restores the scene described above: nothing selected, frame 0, the dope sheet has the focus.
    void reset()
    {
        const mmd::Scene& scene = document.scene();
        mmd::ScenePatch patch;
        for (std::size_t left = scene.actors.size(); left-- > 0;)
            patch.parts.push_back(mmd::ActorChange{scene.actors[left], std::nullopt, left});
        patch.parts.push_back(mmd::ActorChange{std::nullopt, actor(1, actorMotion()), 0});
        patch.parts.push_back(mmd::ActorChange{std::nullopt, actor(2, {}), 1});
        mmd::SettingsChange settings;
        settings.activeAfter = mmd::ActorId{1};
        settings.nextActorAfter = 3;
        patch.parts.push_back(settings);
        patch.parts.push_back(mmd::CameraMotionChange{scene.camera, cameraMotion(), {}, {}});
        patch.parts.push_back(mmd::DraftChange{mmd::sceneActor, scene.cameraDrafts, {}});
        document.load(patch);
        document.select({});
        document.setCurrentFrame(0);
        window.messageBar().clear();
        window.activateWindow(); // a dialog of the previous test had the focus
        QVERIFY(QTest::qWaitFor([&] { return window.isActiveWindow(); }));
        window.dopeSheet().setFocus();
    }

    void activate(std::uint32_t id)
    {
        document.activate(mmd::ActorId{id});
        document.undoStack()->clear();
    }

    /// Selects exactly these keys of one track.
    void select(const mmd::TrackId& track, const Frames& keys)
    {
        mmd::Selection selection;
        selection.setTrack(track, true);
        for (const std::uint32_t frame : keys)
            selection.setKey(track, frame, true);
        document.select(selection);
    }

    [[nodiscard]] const mmd::Motion& motion() const
    {
        return *mmd::findMotion(document.scene(), document.scene().active);
    }
    [[nodiscard]] Frames frames(const mmd::TrackId& track) const
    {
        const auto span = mmd::framesOf(motion(), track);
        return {span.begin(), span.end()};
    }
    [[nodiscard]] mmd::TrackId boneNamed(const char* name) const
    {
        for (std::size_t bone = 0; bone < model->data.bones.size(); ++bone)
            if (model->data.bones[bone].name.utf8 == name)
                return model->boneTrack(int(bone));
        return {};
    }

    /// The action whose menu text is this, without access keys and the part after a tab.
    [[nodiscard]] QAction* action(const QString& text)
    {
        for (QAction* each : window.findChildren<QAction*>())
            if (each->text().section(u'\t', 0, 0).remove(u'&') == text)
                return each;
        return nullptr;
    }
    /// The same, but only from the Edit menu: the curve editor has its own Copy.
    [[nodiscard]] QAction* command(const QString& text)
    {
        for (QMenu* menu : window.menuBar()->findChildren<QMenu*>())
            if (menu->title().remove(u'&') == QStringLiteral("Edit"))
                for (QAction* each : menu->actions())
                    if (each->text().section(u'\t', 0, 0).remove(u'&') == text)
                        return each;
        return nullptr;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&window.dopeSheet().canvas(), key, modifiers);
    }
    /// Calls `use` with the dialog that triggering `text` opens.
    template <class Dialog, class Use>
    void inDialog(const QString& text, Use use)
    {
        bool wasOpened = false;
        QTimer::singleShot(0, &window, [&] {
            if (auto* dialog = qobject_cast<Dialog*>(shownDialog())) {
                wasOpened = QTest::qWaitFor([&] { return dialog->isActiveWindow(); });
                use(*dialog);
                if (dialog->isVisible())
                    dialog->reject();
            }
        });
        action(text)->trigger();
        QVERIFY(wasOpened);
        QVERIFY(isActiveAgain(window)); // the window takes keys again
    }
    /// Checks that the edit is one undo step of that name, and that undo and redo restore both
    /// scenes.
    void checkOneStep(const mmd::Scene& before, const QString& name)
    {
        QCOMPARE(document.undoStack()->count(), 1);
        QCOMPARE(document.undoStack()->undoText(), name);
        const mmd::Scene after = document.scene();
        QVERIFY(!(after == before));
        QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document.scene() == before);
        QTest::keyClick(&window, Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(document.scene() == after);
    }

    OwnWindow window;
    Document& document = window.document();
    std::shared_ptr<const mmd::Model> model;
    mmd::TrackId leftArm, rightArm, blink;
    mmd::TrackId showIk{mmd::TrackKind::ShowIk, {}}, camera{mmd::TrackKind::Camera, {}},
        light{mmd::TrackKind::Light, {}}, shadow{mmd::TrackKind::Shadow, {}};

private:
    /// A track with keys at 0, 10 and 20, each the default changed by change(value, frame).
    template <class Key, class Change>
    static mmd::Track<Key> track(const std::string& name, Change change)
    {
        std::vector<Key> keys;
        for (const std::uint32_t frame : {0u, 10u, 20u}) {
            Key key;
            key.frame = frame;
            key.fileIndex = std::uint32_t(keys.size());
            change(key.value, frame);
            keys.push_back(key);
        }
        return mmd::Track<Key>(mmd::fieldOf(name), keys);
    }
    mmd::Motion actorMotion() const
    {
        mmd::Motion motion;
        replaceTrack(motion, track<mmd::BoneKeyframe>(leftArm.name, [](auto& value, auto frame) {
            value.translation = {float(frame), 2.0f, 3.0f};
            value.rotation = glm::angleAxis(float(frame) * 0.02f, glm::vec3(0, 1, 0));
        }));
        mmd::BoneKeyframe right = boneKey(5, 3);
        replaceTrack(motion,
            mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(rightArm.name), std::span(&right, 1)));
        replaceTrack(motion, track<mmd::MorphKeyframe>(blink.name, [](auto& value, auto frame) {
            value.weight = float(frame) / 40;
        }));
        replaceTrack(motion, track<mmd::ShowIkKeyframe>({}, [](auto& value, auto frame) {
            value.show = frame == 0 ? 0 : 1;
            value.switches = {mmd::ikSwitch("IK", frame == 10)};
        }));
        return motion;
    }
    mmd::Motion cameraMotion() const
    {
        mmd::Motion motion;
        replaceTrack(motion, track<mmd::CameraKeyframe>({}, [](auto& value, auto frame) {
            value.distance = -10.0f - float(frame);
            value.perspectiveOff = frame == 10;
        }));
        replaceTrack(motion, track<mmd::LightKeyframe>({}, [](auto& value, auto frame) {
            value.colour = glm::vec3(float(frame) / 32);
        }));
        replaceTrack(motion, track<mmd::ShadowKeyframe>({}, [](auto& value, auto frame) {
            value.mode = frame == 10 ? 2 : 1;
            value.distance = float(frame) / 512;
        }));
        return motion;
    }
    mmd::Actor actor(std::uint32_t id, mmd::Motion motion) const
    {
        mmd::Actor actor;
        actor.id = mmd::ActorId{id};
        actor.model = model;
        actor.motion = std::move(motion);
        return actor;
    }
};

} // namespace odori::test
