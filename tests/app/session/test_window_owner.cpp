// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/transport_bar.h"
#include "tests/app/session/program.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"
#include "ui/document/files/saved_state.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/panels/bone_panel.h"
#include "ui/panels/morph_panel.h"

#include <QtCore/QPointer>
#include <QtCore/QTemporaryDir>
#include <QtCore/QTranslator>
#include <QtGui/QAction>
#include <QtGui/QCursor>
#include <QtGui/QScreen>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QToolBar>
#include <QtWidgets/QTreeView>

using namespace odori;
using namespace odori::test;

/// Another language or font size replaces the main window; the session and everything else is kept.
/// The replacement waits while a task or dialog runs.
class TestWindowOwner : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_program.reset(); }
    void aLanguageAndBackKeepUnsavedWork();
    void aFloatedPanelAndUnsavedWorkAreNoTrouble();
    void theViewStays();
    void nothingLooksDifferent();
    void playingGoesOn();
    void thePlaybackFollowsItsSettings();
    void texturesThatWereSaidToMissAreNotSaidAgain();
    void aGestureIsWaitedFor();
    void aDialogIsWaitedFor();
    void loadingIsWaitedFor();
    void twoWishesAreOneWindow();
    void theNextProgramHasTheLanguage();
    void everyLanguageHasItsOwnTexts();
    void theNextProgramHasTheUndoLimit();

private:
    [[nodiscard]] MainWindow& window() { return m_program->window(); }
    [[nodiscard]] Document& document() { return m_program->document(); }
    [[nodiscard]] QString firstMenu() { return window().menuBar()->actions().first()->text(); }
    /// Changes settings; false if the window is not replaced.
    [[nodiscard]] bool isReplacedAfter(const std::function<void()>& change)
    {
        QSignalSpy replaced(&m_program->owner, &WindowOwner::replaced);
        change();
        return replaced.count() == 1 || replaced.wait(20000);
    }
    [[nodiscard]] bool staysWhile(const std::function<void()>& change)
    {
        const QPointer<MainWindow> before = &window();
        QSignalSpy replaced(&m_program->owner, &WindowOwner::replaced);
        change();
        QTest::qWait(300); // several polling intervals
        return before == &window() && replaced.count() == 0 && m_program->owner.isWaiting();
    }
    /// Whether the panel has a window of its own and is in front of the main window.
    [[nodiscard]] static bool isInFront(const QDockWidget& dock)
    {
        return QTest::qWaitFor([&] {
            return dock.isFloating() && dock.isVisible() &&
                   QApplication::topLevelAt(dock.mapToGlobal(dock.rect().center())) == &dock;
        });
    }
    void setTempo(double beats)
    {
        const mmd::Scene& scene = document().scene();
        mmd::SettingsChange change{scene.active, scene.active, scene.nextActor, scene.nextActor,
            scene.settings, scene.settings};
        change.after.beatsPerMinute = beats;
        mmd::ScenePatch patch;
        patch.parts.push_back(change);
        document().apply(std::move(patch), QStringLiteral("Tempo"));
    }

    std::unique_ptr<Program> m_program;
};

void TestWindowOwner::initTestCase()
{
    prepare("test_window_owner");
    qputenv("ODORI_LANGUAGE", "en");
}

void TestWindowOwner::init()
{
    QSettings().clear();
    m_program = std::make_unique<Program>();
    QVERIFY(m_program->show());
    QVERIFY(opened(window(), samplePaths()));
}

void TestWindowOwner::aLanguageAndBackKeepUnsavedWork()
{
    const Answers none;
    const mmd::Scene saved = document().scene();
    setTempo(150.0);
    const mmd::Scene changed = document().scene();
    document().setCurrentFrame(17.0);
    const QPointer<MainWindow> before = &window();
    QVERIFY(m_program->openSettings());
    QVERIFY(m_program->replaceBy("language", int(LanguageChoice::Japanese)));
    QVERIFY(before.isNull()); // it is deleted with all its children
    QCOMPARE(firstMenu(), u"ファイル(&F)"_qs);
    QVERIFY(document().scene() == changed);
    QVERIFY(document().saved().isModified() && window().isWindowModified());
    QCOMPARE(document().currentFrame(), 17.0);
    // The dialog is shown again at the same position.
    SettingsDialog* dialog = m_program->shownDialog();
    QVERIFY(dialog);
    QCOMPARE(dialog->page(), u"general"_qs);
    QCOMPARE(dialog->focusWidget()->objectName(), u"language"_qs);
    QCOMPARE(m_program->field<QComboBox>("language").currentIndex(), 2);
    QVERIFY(m_program->replaceBy("language", int(LanguageChoice::English)));
    QCOMPARE(firstMenu(), u"&File"_qs);
    m_program->shownDialog()->close();
    QVERIFY(Program::isActive(window()));
    QTest::keyClick(&window().viewport(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().scene() == saved);
    QVERIFY(!document().saved().isModified() && !window().isWindowModified());
    QTest::keyClick(&window().viewport(), Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(document().scene() == changed);
    QVERIFY(none.questions().isEmpty());
    QCOMPARE(QApplication::topLevelWidgets().contains(before), false);
}

/// A panel that was floated when the program ended needs a native window before the main window has
/// its title.
void TestWindowOwner::aFloatedPanelAndUnsavedWorkAreNoTrouble()
{
    window().dock(Panel::Bones)->setFloating(true);
    QVERIFY(window().close());
    m_program = std::make_unique<Program>();
    QVERIFY(m_program->show());
    QVERIFY(isInFront(*window().dock(Panel::Bones)));
    setTempo(150.0);
    QTest::failOnWarning(QRegularExpression(QStringLiteral("setWindowModified")));
    QVERIFY(m_program->openSettings());
    QVERIFY(m_program->replaceBy("language", int(LanguageChoice::Japanese)));
    QVERIFY(isInFront(*window().dock(Panel::Bones)));
    QVERIFY(window().isWindowModified());
}

void TestWindowOwner::theViewStays()
{
    const mmd::CameraSample camera{.distance = -33.0f,
        .target = {1.0f, 9.0f, -2.0f},
        .rotation = {0.3f, 0.7f, 0.0f},
        .fieldOfView = 41.0f};
    window().viewport().camera().setFree(camera);
    window().viewport().setEditMode(EditMode::Rotate);
    window().viewport().setEditSpace(EditSpace::Global);
    window().viewport().setGridShown(false);
    window().viewport().setBonesShown(false);
    window().viewport().setBodiesShown(true);
    window().viewport().setCameraAlwaysShown(true);
    const ViewHelpers helpers{.hasTrail = true, .ghosts = Ghosting::Keys, .ghostCount = 3};
    window().viewport().setHelpers(helpers);
    window().viewport().stage().setSolo(true);
    window().dock(Panel::Drafts)->raise();
    window().dock(Panel::Morphs)->hide();
    window().dock(Panel::Actors)->setFloating(true);
    window().playback().setSpeed(0.5);
    window().curveEditor().view().setSpeedShown(true);
    window().curveEditor().setShowsValues(true);
    window().findChild<BonePanel*>()->searchField().setText(u"腕"_qs);
    window().findChild<MorphPanel*>()->tabs().setCurrentIndex(2);
    window().findChild<MorphPanel*>()->searchField().setText(u"blink"_qs);
    DopeSheet& sheet = window().dopeSheet();
    sheet.header().setFilters({.keyed = true});
    sheet.canvas().setFolded(1, true);
    TimeAxis axis = sheet.canvas().view().axis();
    axis.pixelsPerFrame = 21.0;
    axis.firstFrame = 30.0;
    sheet.canvas().view().setAxis(axis);
    const auto folded = sheet.canvas().rows().foldings();
    mmd::Selection selection;
    const mmd::TrackId bone = mmd::trackIds(document().actor()->motion).front();
    selection.setTrack(bone, true);
    document().select(selection);
    ValueCanvas& graph = window().curveEditor().valueView().canvas();
    (void)graph.grab(); // with the channels of the selection
    graph.setMuted(bitOf(mmd::KeyNumber::RotationX));
    const mmd::ChannelSet muted = graph.graph().muted();
    const GraphOptions options{.isNormalized = true, .hasGhosts = false};
    graph.setOptions(options);
    QVERIFY(graph.activeLine());
    TrackLook look = graph.graph().look(0);
    look.isLocked = look.isUnfolded = true;
    look.colour = 7;
    graph.setLook(0, look);
    sheet.canvas().view().setScrollY(19);
    QCOMPARE(sheet.canvas().view().scrollY(), 19);
    window().dopeSheet().setFocus();
    const QRect geometry = window().geometry();
    QVERIFY(isReplacedAfter([&] { m_program->settings().setFontPercent(110); }));
    QVERIFY(Program::isActive(window()));
    QTRY_COMPARE(window().geometry(), geometry);
    const Viewport& view = window().viewport();
    QCOMPARE(view.camera().freeView().distance, camera.distance);
    QVERIFY(view.camera().freeView().target == camera.target &&
            view.camera().freeView().rotation == camera.rotation);
    QCOMPARE(view.camera().freeView().fieldOfView, camera.fieldOfView);
    QVERIFY(!view.camera().isScenes());
    QVERIFY(view.editMode() == EditMode::Rotate && view.editSpace() == EditSpace::Global);
    QVERIFY(!view.isGridShown() && !view.areBonesShown() && view.areBodiesShown());
    QVERIFY(view.isCameraAlwaysShown() && view.helpers() == helpers);
    QVERIFY(view.stage().isSolo());
    QVERIFY(window().dock(Panel::Drafts)->widget()->isVisible());
    QVERIFY(!window().dock(Panel::Morphs)->isVisible());
    QVERIFY(isInFront(*window().dock(Panel::Actors)));
    QVERIFY(window().curveEditor().showsValues());
    QVERIFY(window().curveEditor().view().isSpeedShown());
    QVERIFY(!window().curveEditor().view().isNudging());
    QCOMPARE(window().curveEditor().valueView().canvas().graph().muted(), muted);
    QVERIFY(window().curveEditor().valueView().canvas().options() == options);
    QVERIFY(window().curveEditor().valueView().canvas().graph().look(0) == look);
    QCOMPARE(window().findChild<BonePanel*>()->searchField().text(), u"腕"_qs);
    QCOMPARE(window().findChild<MorphPanel*>()->searchField().text(), u"blink"_qs);
    QCOMPARE(window().findChild<MorphPanel*>()->tabs().currentIndex(), 2);
    QCOMPARE(window().transport().findChild<QComboBox*>()->currentData().toDouble(), 0.5);
    DopeSheet& again = window().dopeSheet();
    QVERIFY(again.header().filters().keyed);
    QCOMPARE(again.canvas().rows().foldings(), folded);
    QCOMPARE(again.canvas().view().axis().pixelsPerFrame, 21.0);
    QCOMPARE(again.canvas().view().axis().firstFrame, 30.0);
    QCOMPARE(again.canvas().view().scrollY(), 19);
    QCOMPARE(window().focusWidget(), static_cast<QWidget*>(&again.canvas()));
    QVERIFY(document().selection() == selection);
    // Later changes do not move the view either.
    document().activate(mmd::sceneActor);
    document().activate(document().scene().actors.front().id);
    QCOMPARE(again.canvas().view().axis().pixelsPerFrame, 21.0);
}

/// Changes the system's English to English: every panel is painted as before. The first window is
/// replaced as well, so that both are created with the same scene; a panel that grew with its
/// content may differ by a pixel.
void TestWindowOwner::nothingLooksDifferent()
{
    QVERIFY(isReplacedAfter([&] { m_program->settings().setLanguage(LanguageChoice::English); }));
    QVERIFY(Program::isActive(window()));
    document().setCurrentFrame(30.0);
    mmd::Selection selection;
    const mmd::TrackId bone = mmd::trackIds(document().actor()->motion).front();
    selection.setTrack(bone, true);
    selection.setKey(bone, mmd::framesOf(document().actor()->motion, bone).front(), true);
    document().select(selection);
    BonePanel& bones = *window().findChild<BonePanel*>();
    bones.tree().collapse(bones.tree().model()->index(0, 0));
    const auto pictures = [&] {
        QMap<QString, QImage> all;
        for (const auto* dock : window().findChildren<QDockWidget*>())
            if (!dock->visibleRegion().isEmpty()) // not behind another tab
                all[dock->objectName()] = dock->widget()->grab().toImage();
        all[u"tools"_qs] = window().findChild<QToolBar*>()->grab().toImage();
        all[u"menus"_qs] = window().menuBar()->grab().toImage();
        return all;
    };
    QCursor::setPos(window().screen()->geometry().bottomRight()); // hovers no button
    QTest::qWait(200);                                            // the layout is done
    bones.tree().verticalScrollBar()->setValue(30);
    const auto before = pictures();
    QVERIFY(isReplacedAfter([&] { m_program->settings().setLanguage(LanguageChoice::System); }));
    QVERIFY(Program::isActive(window()));
    QStringList different;
    const auto areEqual = [&] {
        different.clear();
        const auto now = pictures();
        for (auto each = before.begin(); each != before.end(); ++each)
            if (now.value(each.key()) != each.value())
                different.append(each.key());
        return different.isEmpty();
    };
    QVERIFY2(QTest::qWaitFor(areEqual), qPrintable(different.join(u' ')));
}

void TestWindowOwner::playingGoesOn()
{
    window().playback().setLooping(true);
    window().playback().play();
    QVERIFY(isReplacedAfter([&] { m_program->settings().setLanguage(LanguageChoice::Japanese); }));
    QVERIFY(window().playback().isPlaying());
    const double frame = document().currentFrame();
    QTRY_VERIFY(document().currentFrame() != frame);
    window().playback().stop();
}

void TestWindowOwner::thePlaybackFollowsItsSettings()
{
    const Playback& playback = window().playback();
    QVERIFY(!playback.isStepped() && !playback.isReturning());
    m_program->settings().setPlaysInSteps(true);
    QVERIFY(playback.isStepped() && !playback.isReturning());
    m_program->settings().setPlaysInSteps(false);
    m_program->settings().setReturnsToStart(true);
    QVERIFY(!playback.isStepped() && playback.isReturning());
    m_program.reset();
    m_program = std::make_unique<Program>(); // begins with them
    QVERIFY(!window().playback().isStepped() && window().playback().isReturning());
}

void TestWindowOwner::texturesThatWereSaidToMissAreNotSaidAgain()
{
    const QTemporaryDir folder;
    const QString alone = folder.filePath(QStringLiteral("alone.pmx"));
    QVERIFY(QFile::copy(samplePaths().first(), alone)); // without its textures
    m_program->settings().setSecondModel(ModelChoice::Replace);
    QVERIFY(opened(window(), {alone}));
    QTRY_VERIFY(!window().messageBar().text().isEmpty());
    QVERIFY(isReplacedAfter([&] { m_program->settings().setFontPercent(110); }));
    QTRY_VERIFY(window().viewport().stage().isUploaded());
    QTest::qWait(200);
    QCOMPARE(window().messageBar().text(), QString());
}

void TestWindowOwner::aGestureIsWaitedFor()
{
    document().beginGesture();
    QSignalSpy said(&document(), &Document::said);
    QVERIFY(staysWhile([&] { m_program->settings().setLanguage(LanguageChoice::Japanese); }));
    QCOMPARE(said.count(), 1); // reported once, not at every poll
    QVERIFY(said.first().first().toString().contains(u"running task"));
    QCOMPARE(firstMenu(), u"&File"_qs);
    QVERIFY(isReplacedAfter([&] { document().cancelGesture(); }));
    QCOMPARE(firstMenu(), u"ファイル(&F)"_qs);
    QVERIFY(!m_program->owner.isWaiting());
}

void TestWindowOwner::aDialogIsWaitedFor()
{
    const QPointer<MainWindow> before = &window();
    bool hasStayed = false;
    QTimer::singleShot(0, this, [&] {
        QWidget* dialog = QApplication::activeModalWidget(); // the export dialog
        hasStayed = dialog && staysWhile([&] {
            m_program->settings().setLanguage(LanguageChoice::Japanese);
        });
        if (dialog)
            QTest::keyClick(dialog, Qt::Key_Escape);
    });
    window().commands().action("file.export")->trigger();
    QVERIFY(hasStayed);
    QTRY_VERIFY(before.isNull());
    QCOMPARE(firstMenu(), u"ファイル(&F)"_qs);
}

void TestWindowOwner::loadingIsWaitedFor()
{
    const QPointer<MainWindow> before = &window();
    m_program->settings().setSecondModel(ModelChoice::Add);
    QSignalSpy finished(&window().files(), &FileCommands::loadingFinished);
    bool wasThere = false;
    connect(&window().files(), &FileCommands::loadingFinished, this,
        [&] { wasThere = !before.isNull(); });
    window().files().open({samplePaths().first()});
    QVERIFY(window().files().isLoading());
    QVERIFY(isReplacedAfter([&] { m_program->settings().setLanguage(LanguageChoice::Japanese); }));
    QCOMPARE(finished.count(), 1);
    QVERIFY(wasThere);
    QCOMPARE(document().scene().actors.size(), std::size_t(2));
    QVERIFY(before.isNull());
}

void TestWindowOwner::twoWishesAreOneWindow()
{
    QSignalSpy replaced(&m_program->owner, &WindowOwner::replaced);
    m_program->settings().setFontPercent(120);
    m_program->settings().setLanguage(LanguageChoice::Japanese);
    QVERIFY(replaced.wait(20000));
    QTest::qWait(200);
    QCOMPARE(replaced.count(), 1);
    QCOMPARE(firstMenu(), u"ファイル(&F)"_qs);
}

void TestWindowOwner::theNextProgramHasTheLanguage()
{
    m_program->settings().setLanguage(LanguageChoice::Japanese);
    m_program.reset();
    m_program = std::make_unique<Program>();
    QCOMPARE(firstMenu(), u"ファイル(&F)"_qs);
    m_program.reset();
    QSettings().setValue(QStringLiteral("language"), u"klingon"_qs);
    m_program = std::make_unique<Program>();
    QCOMPARE(firstMenu(), u"&File"_qs);
}

void TestWindowOwner::theNextProgramHasTheUndoLimit()
{
    m_program->settings().setUndoLimit(1);
    m_program.reset();
    m_program = std::make_unique<Program>();
    QVERIFY(m_program->show());
    for (std::uint32_t frame = 0; frame < 8; ++frame) { // each step takes a quarter of a MiB
        mmd::ScenePatch patch;
        patch.parts.push_back(mmd::MarkerChange{{}, {{frame, std::string(1 << 18, 'm')}}});
        document().apply(std::move(patch), QStringLiteral("Add Marker"));
    }
    QCOMPARE(document().undoStack()->count(), 3);
}

/// No two are mixed up, as the two of Chinese would be easily.
void TestWindowOwner::everyLanguageHasItsOwnTexts()
{
    const std::pair<LanguageChoice, const char*> languages[] = {{LanguageChoice::English, "en"},
        {LanguageChoice::Japanese, "ja"}, {LanguageChoice::SimplifiedChinese, "zh_CN"},
        {LanguageChoice::TraditionalChinese, "zh_TW"}, {LanguageChoice::Korean, "ko"}};
    for (const auto& [choice, name] : languages) {
        m_program->settings().setLanguage(choice);
        m_program->appearance.applyTexts();
        QTranslator own;
        QVERIFY(own.load(QStringLiteral(":/i18n/odori_%1.qm").arg(QLatin1String(name))));
        for (const char* text : {"&Open…", "&Register"}) {
            const QString expected = own.translate("odori::Commands", text);
            QCOMPARE(QCoreApplication::translate("odori::Commands", text),
                expected.isEmpty() ? QString::fromUtf8(text) : expected);
        }
    }
}

QTEST_MAIN(TestWindowOwner)
#include "test_window_owner.moc"
