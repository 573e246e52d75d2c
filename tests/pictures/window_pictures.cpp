// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/translation.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/motion_formats.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/scene/outside_parents.h"
#include "tests/app/panels_window.h"
#include "tests/app/tools/sliding_walk.h"
#include "tests/pictures/manual_pictures.h"
#include "ui/dialogs/compare/compare_window.h"
#include "ui/dialogs/tools/tool_preview.h"
#include "ui/document/contacts/foot_contacts.h"
#include "ui/settings/settings.h"
#include "ui/viewport/background/view_background.h"
#include "ui/window/message_bar.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtGui/QImage>
#include <QtGui/QLinearGradient>
#include <QtGui/QPainter>
#include <QtGui/QScreen>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>

#include <cstdio>

using namespace odori;
using namespace odori::test;

namespace {

constexpr int settling = 200;  // milliseconds until animations of docks and menus have ended
constexpr int longest = 20000; // milliseconds until a picture is complete

/// Drives the real window through its panels, modes, menus and dialogs, and writes a picture of the
/// screen of each.
class Pictures {
public:
    Pictures(PanelsWindow& window, const QString& folder)
        : m_window(window)
        , m_folder(folder)
    {
    }

    void takeAll()
    {
        startPage();
        m_window.open();
        modes();
        panels();
        curves();
        views();
        scenes();
        menus();
        dialogs();
        tools();
    }
    /// Those of docs/tools.md.
    void takeTools()
    {
        m_window.open();
        tools();
    }

    [[nodiscard]] int count() const { return m_count; }

private:
    void take(const QString& name)
    {
        QTest::qWait(settling);
        (void)QTest::qWaitFor([this] { return m_window.viewport().stage().isUploaded(); }, longest);
        QTest::qWait(settling);
        const QPixmap picture = QGuiApplication::primaryScreen()->grabWindow(0);
        const QString path = m_folder.filePath(name + QStringLiteral(".png"));
        if (!picture.save(path))
            qFatal("cannot write %s", qPrintable(path));
        ++m_count;
    }

    [[nodiscard]] QAction& command(const char* id)
    {
        return *m_window.window.commands().action(id);
    }
    void run(const char* id) { command(id).trigger(); }

    /// Windows that a command left open, such as the settings.
    void closeOthers()
    {
        for (QWidget* each : QApplication::topLevelWidgets())
            if (each != &m_window.window)
                each->hide();
    }
    /// The scene of PanelsWindow, with the left arm selected in Rotate mode and a draft.
    void reset()
    {
        closeOthers();
        m_window.resetPanels();
        pose();
    }
    void pose()
    {
        m_window.document.setCurrentFrame(15);
        m_window.select(m_window.leftArm, {});
        m_window.viewport().setFocus();
    }
    /// A draft of the arm at the current frame.
    void turnArm()
    {
        mmd::BoneValue value;
        value.rotation = glm::angleAxis(0.6f, glm::vec3(0, 0, 1));
        const mmd::Draft draft{m_window.leftArm, m_window.document.currentKeyFrame(), value};
        m_window.document.apply(mmd::setDrafts(m_window.document.target(), std::span(&draft, 1)),
            QStringLiteral("Rotate"));
    }

    void startPage() { take(QStringLiteral("start")); }

    void modes()
    {
        reset();
        take(QStringLiteral("mode-select"));
        for (const char* mode : {"pose.rotate", "pose.move"}) {
            run(mode);
            for (const char* axes : {"pose.local", "pose.global", "pose.view", "pose.parent"}) {
                run(axes);
                take(QStringLiteral("mode-%1-%2")
                         .arg(QLatin1String(mode + 5), QLatin1String(axes + 5)));
            }
        }
        run("pose.local");
        run("pose.select");
        turnArm();
        take(QStringLiteral("mode-draft"));
        m_window.document.undo();
        m_window.activate(2);
        take(QStringLiteral("mode-second-model"));
        m_window.document.activate(mmd::sceneActor);
        take(QStringLiteral("mode-camera-active"));
    }

    void panels()
    {
        for (std::size_t index = 0; index < panelCount; ++index) {
            reset();
            QDockWidget* dock = m_window.window.dock(Panel(index));
            dock->show();
            dock->raise();
            take(QStringLiteral("panel-%1").arg(dock->objectName()));
        }
        reset();
        QDockWidget* floated = m_window.window.dock(Panel::Morphs);
        floated->setFloating(true);
        take(QStringLiteral("panel-floated"));
        floated->setFloating(false);
        reset();
        m_window.select(m_window.leftArm, {0, 10, 20});
        m_window.window.dock(Panel::Table)->show();
        m_window.window.dock(Panel::Table)->raise();
        take(QStringLiteral("panel-table-keys"));
        m_window.raise("key");
        take(QStringLiteral("panel-key-several"));
    }

    void curves()
    {
        reset();
        m_window.select(m_window.leftArm, {10});
        m_window.window.dock(Panel::Curves)->raise();
        run("curves.easing");
        take(QStringLiteral("curves-easing"));
        run("curves.values");
        take(QStringLiteral("curves-values"));
        run("graph.fullWidth");
        run("graph.box");
        m_window.select(m_window.leftArm, {0, 10, 20});
        take(QStringLiteral("curves-full-width"));
        run("graph.box");
        run("graph.normalize");
        take(QStringLiteral("curves-normalised"));
        run("graph.normalize");
        run("graph.fullWidth");
        run("curves.easing");
    }

    void views()
    {
        reset();
        run("view.camera");
        for (const char* frame :
            {"view.frameWide", "view.frameClassic", "view.frameTall", "view.frameSquare"}) {
            run(frame);
            take(QStringLiteral("view-%1").arg(QLatin1String(frame + 5)));
        }
        run("view.frameNone");
        run("view.free");
        m_window.document.activate(mmd::sceneActor);
        m_window.viewport().camera().setFree(StandardView::Top);
        take(QStringLiteral("view-frustum"));
        reset();
        run("view.clean");
        take(QStringLiteral("view-clean"));
        run("view.clean");
        run("helpers.trail");
        run("helpers.ghostsKeys");
        take(QStringLiteral("view-trail-and-ghosts"));
        run("helpers.trail");
        run("helpers.ghostsOff");
        QImage picture(640, 360, QImage::Format_RGB32);
        QPainter painter(&picture);
        QLinearGradient gradient(0, 0, 640, 360);
        gradient.setColorAt(0, QColor(0x30, 0x60, 0x90));
        gradient.setColorAt(1, QColor(0xe0, 0xa0, 0x60));
        painter.fillRect(picture.rect(), gradient);
        painter.end();
        const QTemporaryDir temporary;
        const QString path = temporary.filePath(QStringLiteral("background.png"));
        picture.save(path);
        m_window.viewport().background().showFile(path);
        take(QStringLiteral("view-background-picture"));
        m_window.viewport().background().showSky();
        run("view.selfShadow");
        take(QStringLiteral("view-other-self-shadow"));
        run("view.selfShadow");
    }

    void scenes()
    {
        reset();
        const mmd::TrackId head = m_window.boneNamed("頭");
        Document& document = m_window.document;
        m_window.activate(2);
        document.apply(mmd::setOutsideParent(document.target(),
                           {m_window.boneNamed("センター").name, 0, {mmd::ActorId{1}, head.name}}),
            QStringLiteral("Outside Parent"));
        m_window.window.dock(Panel::Model)->raise();
        take(QStringLiteral("scene-outside-parent"));
        reset();
        document.apply(mmd::setOutsideParent({document.scene(), mmd::sceneActor},
                           {{}, 0, {mmd::ActorId{1}, head.name}}),
            QStringLiteral("Follow"));
        document.activate(mmd::sceneActor);
        m_window.window.dock(Panel::Camera)->raise();
        take(QStringLiteral("scene-camera-follows"));
        reset();
        m_window.window.messageBar().show(MessageBar::Kind::Error,
            QStringLiteral("dance.vmd: the file is cut off at byte 4,711."), {});
        take(QStringLiteral("scene-message"));
        m_window.window.messageBar().clear();
    }

    void menus()
    {
        reset();
        for (QAction* entry : m_window.window.menuBar()->actions()) {
            m_window.window.menuBar()->setActiveAction(entry);
            take(QStringLiteral("menu-%1").arg(entry->menu()->objectName().isEmpty()
                                                   ? Commands::plainText(entry->text())
                                                   : entry->menu()->objectName()));
            QTest::keyClick(entry->menu(), Qt::Key_Escape);
            QTest::keyClick(m_window.window.menuBar(), Qt::Key_Escape);
        }
        for (QWidget* each :
            {static_cast<QWidget*>(&m_window.viewport()), static_cast<QWidget*>(&m_window.sheet()),
                static_cast<QWidget*>(m_window.tree().viewport())}) {
            // The menu runs its own event loop, so the picture is taken from a timer.
            QTimer::singleShot(2 * settling, each, [this, each] {
                take(QStringLiteral("menu-context-%1")
                         .arg(QLatin1String(each->parentWidget()->metaObject()->className() +
                                            qstrlen("odori::"))));
                if (QWidget* menu = QApplication::activePopupWidget())
                    menu->close();
            });
            const QPoint middle = each->rect().center();
            QContextMenuEvent event(QContextMenuEvent::Mouse, middle, each->mapToGlobal(middle));
            QApplication::sendEvent(each, &event);
            QTest::qWait(8 * settling);
        }
        run("edit.palette");
        take(QStringLiteral("menu-palette"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    }

    /// Every command with a dialog.
    void dialogs()
    {
        for (QAction* action : m_window.window.findChildren<QAction*>()) {
            if (!action->text().section(u'\t', 0, 0).endsWith(u'…') || !action->isVisible() ||
                action->objectName().isEmpty() || m_dialogs.contains(action->objectName()))
                continue;
            m_dialogs.insert(action->objectName());
            reset();
            m_window.select(m_window.leftArm, {0, 10, 20});
            if (!action->isEnabled())
                continue;
            // Some dialogs run their own event loop, so the picture is taken from a timer.
            QTimer::singleShot(3 * settling, &m_window.window, [this, action] {
                if (!shownDialog())
                    return;
                take(QStringLiteral("dialog-%1").arg(action->objectName()));
                while (QWidget* dialog = shownDialog()) {
                    QTest::keyClick(dialog, Qt::Key_Escape);
                    QTest::qWait(settling);
                }
            });
            action->trigger();
            QTest::qWait(4 * settling);
        }
    }

    /// The sample's walk; the right foot slides by a unit while it stands.
    void openSlidingWalk()
    {
        closeOthers();
        m_window.resetPanels();
        mmd::Motion walk = mmd::motionFromVmd(
            mmd::readMotionFile(mmd::pathFromUtf8(samplePaths().back().toStdString()))->file)
                               .motion;
        mmd::Actor changed = *m_window.document.actor();
        changed.motion = slidingWalk(std::move(walk), m_window.boneNamed("右足ＩＫ").name, 1.0f);
        mmd::ScenePatch patch;
        const auto& actors = m_window.document.scene().actors;
        patch.parts.push_back(mmd::ActorChange{actors[1], std::nullopt, 1});
        patch.parts.push_back(mmd::ActorChange{actors[0], changed, 0});
        m_window.document.load(patch);
        m_window.document.setCurrentFrame(31);
        m_window.viewport().showWholeModel();
        m_window.sheet().view().fit();
    }
    void waitForContacts()
    {
        (void)QTest::qWaitFor(
            [this] { return m_window.window.dopeSheet().contacts().isCurrent(); }, longest);
    }
    /// Runs a command with a dialog; takes its picture when its preview is ready.
    void takeTool(const char* id, const QString& name, bool applies)
    {
        QTimer::singleShot(2 * settling, &m_window.window, [this, name, applies] {
            auto* dialog = qobject_cast<ToolPreview*>(shownDialog());
            if (!dialog)
                return;
            (void)QTest::qWaitFor([dialog] { return dialog->isCurrent(); }, longest);
            waitForContacts();
            take(name);
            QTest::keyClick(dialog, applies ? Qt::Key_Return : Qt::Key_Escape);
        });
        run(id);
    }

    void tools()
    {
        openSlidingWalk();
        m_window.window.settings().setShowsContacts(true);
        waitForContacts();
        take(QStringLiteral("tools-contacts-before"));
        takeTool("tools.pinFeet", QStringLiteral("tools-pin-feet"), true);
        waitForContacts();
        take(QStringLiteral("tools-contacts-after"));
        takeTool("tools.thin", QStringLiteral("tools-thin"), false);
        takeTool("tools.smooth", QStringLiteral("tools-smooth"), false);
        run("tools.compare");
        auto* compare = m_window.window.findChild<CompareWindow*>();
        compare->compareWith(samplePaths().back());
        compare->findChild<QComboBox*>(QStringLiteral("list"))->setCurrentIndex(1);
        (void)QTest::qWaitFor([compare] { return compare->isCurrent(); }, longest);
        take(QStringLiteral("tools-compare"));
        compare->close();
        m_window.window.settings().setShowsContacts(false);
    }

    PanelsWindow& m_window;
    QDir m_folder;
    QSet<QString> m_dialogs;
    int m_count = 0;
};

} // namespace

/// window_pictures FOLDER WIDTH HEIGHT dark|light [LANGUAGE [tools|manual|animation]]: writes a
/// picture of the screen of every panel, mode, menu and dialog; with "tools" only those of
/// docs/tools.md, with "manual" those of the manual.
int main(int count, char** arguments)
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication application(count, arguments);
    const QStringList given = QCoreApplication::arguments();
    if (given.size() < 5) {
        std::fprintf(stderr, "window_pictures FOLDER WIDTH HEIGHT dark|light [LANGUAGE]\n");
        return 2;
    }
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("window_pictures"));
    if (given.size() > 5) {
        installTranslations(application, given[5]);
        applyFont(application, QApplication::font(), 100, localeOfTexts(given[5]));
    }
    PanelsWindow window;
    applyTheme(application, given[4] == u"light" ? lightTheme() : darkTheme());
    window.window.resize(given[2].toInt(), given[3].toInt());
    window.window.move(0, 0);
    if (!QTest::qWaitForWindowActive(&window.window))
        return 1;
    if (!QDir().mkpath(given[1]))
        return 1;
    if (given.size() > 6 && given[6] == u"manual") {
        std::printf("%d pictures\n", takeManualPictures(window, given[1]));
        return 0;
    }
    if (given.size() > 6 && given[6] == u"animation") {
        std::printf("%d pictures\n", takeAnimationPictures(window, given[1]));
        return 0;
    }
    Pictures pictures(window, given[1]);
    if (given.size() > 6)
        pictures.takeTools();
    else
        pictures.takeAll();
    std::printf("%d pictures in %s\n", pictures.count(), qPrintable(given[1]));
    return 0;
}
