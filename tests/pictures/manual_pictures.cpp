// SPDX-License-Identifier: MIT
#include "tests/pictures/manual_pictures.h"

#include "app/commands/commands.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/motion_formats.h"
#include "libmmd/motion/names.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/rename.h"
#include "libmmd/text/cp932.h"
#include "tests/app/panels_window.h"
#include "ui/dialogs/export/export_dialog.h"
#include "ui/dialogs/tools/tool_preview.h"

#include <QtCore/QDir>
#include <QtGui/QScreen>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDialog>

namespace odori::test {
namespace {

constexpr int settling = 400;  // milliseconds until animations have ended
constexpr int longest = 20000; // milliseconds until a picture is complete

class ManualPictures {
public:
    ManualPictures(PanelsWindow& window, const QString& folder)
        : m_window(window)
        , m_folder(folder)
    {
    }
    int takeAll()
    {
        take("start", m_window.window);
        openWalk();
        take("window", m_window.window);
        take("view", m_window.viewport());
        takeDock("bones", "bones");
        takeDock("morphs", "morphs");
        m_window.select(m_window.blink, {22, 25, 26, 30});
        takeDock("dope-sheet", "dopesheet");
        m_window.select(m_window.leftArm, {});
        run("select.rows");
        takeDock("curves", "curves");
        takeDock("table", "table");
        takeGraph();
        takeDrafts();
        takeDock("model", "model");
        takeFindings();
        takeDock("poses", "poses");
        m_window.document.activate(mmd::sceneActor);
        takeDock("camera", "camera");
        takeDock("light", "light");
        m_window.document.activate(m_window.document.scene().actors.front().id);
        run("edit.palette");
        take("palette", m_window.window);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        takeDialog("settings", "edit.settings");
        takeDialog("export", "file.export");
        takeDialog("tools", "tools.thin");
        return m_count;
    }

    /// The pictures of the README's animation: playing, turning an arm, registering, playing on.
    int takeAnimation()
    {
        openWalk();
        m_window.select(m_window.leftArm, {});
        for (int frame = 0; frame <= 60; frame += 3)
            still(frame);
        for (int step = 1; step <= 12; ++step) {
            turnArm(0.08f * float(step));
            still(60);
            if (step < 12)
                m_window.document.undo();
        }
        for (int pause = 0; pause < 4; ++pause)
            still(60);
        run("keys.register");
        for (int pause = 0; pause < 4; ++pause)
            still(60);
        for (int frame = 63; frame <= 117; frame += 3)
            still(frame);
        return m_count;
    }

private:
    void still(int frame)
    {
        m_window.document.setCurrentFrame(frame);
        const QByteArray name = "animation-" + QByteArray::number(m_count).rightJustified(3, '0');
        take(name.constData(), m_window.window);
    }
    void turnArm(float angle)
    {
        mmd::BoneValue value;
        value.rotation = glm::angleAxis(angle, glm::vec3(0, 0, 1));
        const mmd::Draft draft{m_window.leftArm, m_window.document.currentKeyFrame(), value};
        m_window.document.apply(mmd::setDrafts(m_window.document.target(), std::span(&draft, 1)),
            QStringLiteral("Rotate"));
    }
    void run(const char* id) { m_window.window.commands().action(id)->trigger(); }

    void take(const char* name, const QWidget& part)
    {
        QTest::qWait(settling);
        (void)QTest::qWaitFor([this] { return m_window.viewport().stage().isUploaded(); }, longest);
        QTest::qWait(settling);
        const QRect place(part.mapToGlobal(QPoint()), part.size());
        save(name, QGuiApplication::primaryScreen()->grabWindow(
                       0, place.x(), place.y(), place.width(), place.height()));
    }
    void save(const char* name, const QPixmap& picture)
    {
        const QString path = m_folder.filePath(QLatin1String(name) + QStringLiteral(".png"));
        if (!picture.save(path))
            qFatal("cannot write %s", qPrintable(path));
        ++m_count;
    }
    void takeDock(const char* picture, const char* name)
    {
        auto* dock = m_window.window.findChild<QDockWidget*>(QLatin1String(name));
        dock->show();
        dock->raise();
        take(picture, *dock);
    }
    /// Some dialogs run their own event loop, so the picture is taken from a timer.
    void takeDialog(const char* name, const char* id)
    {
        QTimer::singleShot(2 * settling, &m_window.window, [this, name] {
            QWidget* dialog = QApplication::activeModalWidget();
            for (auto* each : m_window.window.findChildren<QDialog*>()) // Settings is not modal
                dialog = dialog || !each->isVisible() ? dialog : each;
            if (!dialog)
                qFatal("no dialog: %s", name);
            if (const auto* tool = qobject_cast<ToolPreview*>(dialog))
                (void)QTest::qWaitFor([tool] { return tool->isCurrent(); }, longest);
            if (auto* exporting = qobject_cast<ExportDialog*>(dialog))
                exporting->setPath(QStringLiteral("/home/mio/dances/walk.fbx")); // of nobody
            QTest::qWait(2 * settling);
            save(name, dialog->grab()); // the window manager may still move it on the screen
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        const int before = m_count;
        run(id);
        (void)QTest::qWaitFor([&] { return m_count > before; }, longest);
        QTest::qWait(settling);
    }

    /// The sample's walk on its mannequin, a step after the begin.
    void openWalk()
    {
        m_window.open();
        m_window.resetPanels();
        mmd::Actor walking = *m_window.document.actor();
        walking.motion = mmd::motionFromVmd(
            mmd::readMotionFile(mmd::pathFromUtf8(samplePaths().back().toStdString()))->file)
                             .motion;
        mmd::ScenePatch patch;
        const auto& actors = m_window.document.scene().actors;
        patch.parts.push_back(mmd::ActorChange{actors[1], std::nullopt, 1});
        patch.parts.push_back(mmd::ActorChange{actors[0], walking, 0});
        m_window.document.load(patch);
        run("physics.always"); // or the legs would be in the skirt
        m_window.document.setCurrentFrame(36);
        m_window.viewport().showWholeModel();
        m_window.sheet().view().fit();
        m_window.select(m_window.leftArm, {});
        run("pose.rotate");
    }

    /// Some keys at full width: their handles hide nothing.
    void takeGraph()
    {
        m_window.select(m_window.leftArm, {31, 38});
        run("curves.values");
        run("graph.fullWidth");
        takeDock("graph", "curves");
        run("graph.fullWidth");
        run("curves.easing");
        m_window.select(m_window.leftArm, {});
        run("select.rows");
    }

    void takeDrafts()
    {
        turnArm(0.6f);
        takeDock("drafts", "drafts");
        m_window.document.undo();
    }

    /// The walk as another model's motion: names that the mannequin lacks, and a bad rotation.
    void takeFindings()
    {
        Document& document = m_window.document;
        const mmd::Actor before = *document.actor();
        mmd::Actor damaged = before;
        mmd::BoneKeyframe key;
        key.value.rotation = glm::quat(2, 0, 0, 0);
        mmd::replaceTrack(damaged.motion,
            mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(m_window.boneNamed("首").name), {&key, 1}));
        const auto load = [&document](const mmd::Actor& from, const mmd::Actor& to) {
            mmd::ScenePatch patch;
            patch.parts.push_back(mmd::ActorChange{from, to, 0});
            document.load(patch);
        };
        load(before, damaged);
        const auto track = [](mmd::TrackKind kind, std::string_view name) {
            return mmd::TrackId{kind, mmd::encodeCp932(name).bytes};
        };
        using enum mmd::TrackKind;
        const mmd::TrackRename names[] = {{track(Bone, "左ひじ"), track(Bone, "左ヒジ")},
            {track(Bone, "右ひじ"), track(Bone, "右ヒジ")},
            {track(Morph, "笑い"), track(Morph, "ニコニコ")}};
        document.apply(mmd::renameTracks(document.target(), names).patch, {});
        takeDock("check-up", "checkUp");
        load(*document.actor(), before);
    }

    PanelsWindow& m_window;
    QDir m_folder;
    int m_count = 0;
};

} // namespace

int takeAnimationPictures(PanelsWindow& window, const QString& folder)
{
    return ManualPictures(window, folder).takeAnimation();
}

int takeManualPictures(PanelsWindow& window, const QString& folder)
{
    return ManualPictures(window, folder).takeAll();
}

} // namespace odori::test
