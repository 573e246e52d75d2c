// SPDX-License-Identifier: MIT
#include "app/commands/menus.h"

#include "app/commands/bone_sets_menu.h"
#include "app/commands/commands.h"
#include "app/commands/menu_titles.h"
#include "app/main_window.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"
#include "ui/dopesheet/contacts/contact_strip.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/fields/menu_heading.h"
#include "ui/messages/shown_name.h"
#include "ui/viewport/viewport.h"
#include "ui/waveform/waveform_strip.h"

#include <QtCore/QSet>
#include <QtGui/QAction>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>

namespace odori {
namespace {

constexpr const char* line = nullptr; ///< a separator

constexpr auto frameIds = {
    "keys.insertFrame", "keys.deleteFrame", "keys.insertFrames", "keys.deleteFrames"};
constexpr auto timeIds = {
    "keys.duplicate", "keys.scale", "keys.reverse", "keys.align", "keys.snap", "keys.fitToBeats"};
constexpr auto valueIds = {"keys.mirror", "keys.multiply", "keys.physicsOn", "keys.physicsOff"};
constexpr auto nameIds = {"keys.rename", "keys.moveToTrack"};
constexpr auto selectIds = {"select.all", "select.allKeys", "select.column", "select.rows",
    "select.onwards", "select.range", line, "select.allBones", "select.changed", line,
    "select.invert", "select.none"};
constexpr auto boneIds = {
    "select.hide", "select.hideOthers", "select.showAll", line, "select.lock", "select.unlockAll"};
constexpr auto standardViewIds = {
    "view.front", "view.back", "view.left", "view.right", "view.top", "view.bottom"};
constexpr auto helperIds = {"helpers.trail", line, "helpers.ghostsOff", "helpers.ghostsKeys",
    "helpers.ghostsFrames", line, "helpers.ghostsOne", "helpers.ghostsTwo", "helpers.ghostsThree",
    "helpers.ghostsFive", "helpers.ghostsTen"};
constexpr auto contactIds = {"contacts.show", line, "contacts.previous", "contacts.next", line,
    "contacts.addLeft", "contacts.addRight", "contacts.begin", "contacts.end", "contacts.delete",
    line, "contacts.find"};
constexpr auto shapeIds = {"curves.copy", "curves.paste"};
constexpr auto curveIds = {"curves.flip", "curves.smooth", line, "curves.nudge", "curves.speed"};
constexpr auto keepingIds = {"curves.insertKey", "curves.deleteKey"};
constexpr auto lineIds = {"graph.copyCurve", "graph.pasteCurve"};
constexpr auto ruleIds = {"graph.lockFrames", "graph.lockValues", "graph.snap"};
constexpr auto fitIds = {"graph.fitSelection", "graph.fit"};
constexpr auto channelIds = {"graph.muteOthers", "graph.showAll"};
constexpr auto trackIds = {"graph.solo", "graph.hideTrack", "graph.lockTrack", "graph.resetTracks"};
constexpr auto boxIds = {"graph.box", "graph.pivotSide", "graph.pivotCentre", "graph.pivotFrame"};
constexpr auto zoomIds = {"graph.zoomBox", "graph.fullWidth"};
constexpr auto optionIds = {"graph.normalize", "graph.trackColours", "graph.ghosts"};
constexpr auto keyIds = {
    "edit.cut", "edit.copy", "edit.paste", "edit.pasteMirrored", "edit.delete"};

QString title(const char* group)
{
    return Menus::tr(menuTitleOf(group));
}

/// The title of the submenu or part of a menu that has the command.
QString heading(const char* id)
{
    return Menus::tr(headingOf(id));
}

} // namespace

Menus::Menus(Commands& commands)
    : QObject(&commands)
    , m_commands(commands)
{
    createFile();
    createEdit();
    add("playback.",
        {"playback.play", "playback.previousFrame", "playback.nextFrame", "playback.previousKey",
            "playback.nextKey", "playback.previousCut", "playback.nextCut", "playback.first",
            "playback.last", "playback.goTo", line, "playback.loop", "playback.slower",
            "playback.faster", "playback.selection", "playback.wholeFrames", "playback.returning",
            line, "playback.soundHere", "playback.mute", "playback.removeSound"});
    createPose();
    m_physics = add("physics.",
        {"physics.off", "physics.whilePlaying", "physics.always", line, "physics.reset", line,
            "physics.showBodies", "physics.pickBones", line, "physics.bake", "physics.settings"});
    connect(m_physics, &QMenu::aboutToShow, &m_commands, &Commands::refreshPhysics);
    createTools();
    m_models =
        add("models.", {"models.next", "models.previous", "models.camera", line, "models.alone",
                           "models.visible", "models.showHere", line, "models.up", "models.down",
                           line, "models.remove", line, "models.terms"});
    m_models->setObjectName(QStringLiteral("modelsMenu"));
    createView();
    add("help.", {"help.manual", "help.keys", line, "help.tourPose", "help.tourCurve",
                     "help.tourExport", line, "help.diagnostics", line, "help.about"});
    createViewportMenu();
    fillSheet();
    fillCurveEditor();
    for (QAction* action : m_commands.editor().window.menuBar()->actions())
        m_titles.insert(action->menu(), action->menu()->title());
    connect(&m_commands, &Commands::keysChanged, this, &Menus::showLetters);
    showLetters();
}

/// Alt and a letter opens a menu, unless it is also a key of a command: Qt would run neither of
/// them.
void Menus::showLetters()
{
    QSet<QKeySequence> taken;
    for (const Command& command : commandTable())
        for (const QKeySequence& key : m_commands.action(command.id)->shortcuts())
            taken.insert(key);
    for (auto each = m_titles.cbegin(); each != m_titles.cend(); ++each)
        each.key()->setTitle(taken.contains(QKeySequence::mnemonic(each.value()))
                                 ? Commands::plainText(each.value())
                                 : each.value());
}

QMenu* Menus::add(const char* group, std::initializer_list<const char*> ids)
{
    QMenu* menu = m_commands.editor().window.menuBar()->addMenu(title(group));
    menu->setToolTipsVisible(true);
    menu->addActions(m_commands.actions(ids));
    return menu;
}

QMenu* Menus::addSubmenu(QMenu& menu, const QString& title, const QList<QAction*>& actions)
{
    QMenu* submenu = menu.addMenu(title);
    submenu->setToolTipsVisible(true);
    submenu->addActions(actions);
    return submenu;
}

void Menus::createFile()
{
    QMenu* menu = add("file.", {"file.new", "file.open", "file.openSound"});
    m_recent = addSubmenu(*menu, heading("file.clearRecent"), {});
    menu->addActions(m_commands.actions(
        {"file.versions", "file.recover", "file.openSample", "file.findTextures"}));
    createOpening(*menu);
    menu->addActions(m_commands.actions({line, "file.save", "file.saveAs", line, "file.saveMotion",
        "file.saveMotionAs", "file.saveProjectAs", line, "file.savePoseAs", "file.saveKeysAs", line,
        "file.export", "file.makeFilm", "file.films", line, "file.savePicture", "file.copyPicture",
        line, "file.quit"}));
    connect(&m_commands.editor().files.recent(), &RecentFiles::changed, this, &Menus::fillRecent);
    fillRecent();
}

void Menus::createOpening(QMenu& menu)
{
    QMenu* opening = addSubmenu(menu, heading("opening."), {});
    opening->setObjectName(QStringLiteral("whenOpening"));
    addMenuHeading(*opening, heading("opening.model."));
    opening->addActions(
        m_commands.actions({"opening.model.ask", "opening.model.add", "opening.model.replace"}));
    addMenuHeading(*opening, heading("opening.motion."));
    opening->addActions(m_commands.actions({"opening.motion.ask", "opening.motion.replace",
        "opening.motion.merge", "opening.motion.newModel"}));
    addMenuHeading(*opening, heading("opening.camera."));
    opening->addActions(
        m_commands.actions({"opening.camera.ask", "opening.camera.use", "opening.camera.leave"}));
    // A question with a check box may have changed the choices.
    connect(opening, &QMenu::aboutToShow, &m_commands, &Commands::refresh);
}

void Menus::createEdit()
{
    QMenu* edit = add("edit.", {"edit.undo", "edit.redo", line});
    edit->addActions(m_commands.actions(keyIds));
    edit->addActions(m_commands.actions(
        {line, "edit.dropChanges", line, "edit.palette", "edit.keyMap", "edit.settings"}));
    createSelect();
    QMenu* keys = add("keys.", {"keys.register", "keys.registerAll", "keys.keyAllBones", line});
    keys->addActions(m_commands.actions(keepingIds));
    keys->addSeparator();
    keys->addActions(m_commands.actions(frameIds));
    keys->addSeparator();
    keys->addActions(m_commands.actions(timeIds));
    addSubmenu(*keys, heading("keys.earlier"),
        m_commands.actions({"keys.earlier", "keys.later", "keys.tenEarlier", "keys.tenLater"}));
    keys->addSeparator();
    keys->addActions(m_commands.actions(valueIds));
    keys->addSeparator();
    keys->addActions(m_commands.actions(nameIds));
}

void Menus::createSelect()
{
    QMenu* menu = add("select.", selectIds);
    menu->addSeparator();
    menu->addActions(m_commands.actions(boneIds));
    menu->addSeparator();
    m_boneSets = menu->addMenu(new BoneSetsMenu(m_commands, menu))->menu();
    m_boneRows = new QMenu(&m_commands.editor().window);
    m_boneRows->setObjectName(QStringLiteral("boneRowsMenu"));
    m_boneRows->setToolTipsVisible(true);
    m_boneRows->addActions(m_commands.actions({"keys.register", line, "edit.copy", "edit.paste",
        "edit.pasteMirrored", "pose.resetSelected", "edit.dropChanges", line}));
    m_boneRows->addActions(m_commands.actions(boneIds));
    m_boneRows->addSeparator();
    m_boneRows->addMenu(m_boneSets);
    m_boneRows->addActions(m_commands.actions({line, "view.frameSelection"}));
    connect(m_boneRows, &QMenu::aboutToShow, &m_commands, &Commands::refresh);
}

void Menus::createPose()
{
    QMenu* menu = add("pose.", {"pose.select", "pose.lasso", "pose.rotate", "pose.move", line});
    // Submenus, because a list of all commands would not fit a low screen.
    addSubmenu(*menu, heading("pose.local"),
        m_commands.actions(
            {"pose.local", "pose.global", "pose.view", "pose.parent", line, "pose.nextAxes"}));
    addSubmenu(*menu, heading("pose.pivot"),
        m_commands.actions(
            {"pose.pivotOwn", "pose.pivotMiddle", "pose.pivotLast", line, "pose.nextPivot"}));
    menu->addActions(m_commands.actions({line, "pose.selectGoal", "pose.ikOff", line,
        "pose.resetSelected", "pose.resetAll", line, "pose.outsideParent", line, "pose.towardsRest",
        "pose.towardsPrevious", "pose.towardsNext", "pose.exaggerate", line, "pose.mirrorMorphs",
        "pose.copyMorphs", line, "pose.autoKey"}));
}

void Menus::createTools()
{
    QMenu* menu = add("tools.", {"tools.thin", "tools.smooth", "tools.place", line, "tools.pinFeet",
                                    "tools.pinFoot", "tools.ground"});
    addSubmenu(*menu, heading("contacts."), m_commands.actions(contactIds));
    menu->addActions(m_commands.actions(
        {line, "tools.ikToFk", "tools.fkToIk", "tools.splitBones", "tools.mergeBones", line,
            "tools.timeWarp", "tools.dragBeats", "tools.loop", "tools.crossFade", "tools.takePart",
            line, "tools.fit", "tools.import", line, "tools.compare"}));
}

void Menus::createView()
{
    QMenu* menu = add("view.", {});
    addSubmenu(*menu, heading("view.front"), m_commands.actions(standardViewIds));
    menu->addActions(m_commands.actions(
        {line, "view.camera", "view.free", "view.cameraFromView", "view.viewFromCamera",
            "view.lockCamera", "view.followBone", line, "view.frameSelection", "view.frameAll",
            line, "view.bones", "view.grid", "view.selfShadow", "view.showCamera", "view.clean"}));
    addSubmenu(*menu, heading("helpers."), m_commands.actions(helperIds));
    addSubmenu(*menu, heading("view.sceneSky"),
        m_commands.actions({"view.sceneSky", "view.sceneColour", "view.scenePicture"}));
    addSubmenu(*menu, heading("view.frameNone"),
        m_commands.actions({"view.frameNone", "view.frameWide", "view.frameClassic",
            "view.frameTall", "view.frameSquare"}));
    menu->addActions(m_commands.actions({line, "view.resetLayout"}));
    // Submenus, because a list of all commands would not fit a low screen.
    addSubmenu(*menu, heading("panel."),
        m_commands.actions({"panel.models", "panel.bones", "panel.morphs", "panel.key",
            "panel.dopeSheet", "panel.curves", "panel.table", "panel.camera", "panel.light",
            "panel.model", "panel.drafts", "panel.checkUp", "panel.poses", line, "panel.next",
            "panel.previous"}));
    addSubmenu(*menu, title("sheet."),
        m_commands.actions({"sheet.addMarker", "sheet.onsetMarkers", "sheet.findBeats",
            "sheet.snapToBeats", line, "sheet.playFrom", "sheet.playTo", line, "sheet.unfold",
            "sheet.fold", "sheet.unfoldAll", "sheet.foldAll", line, "sheet.zoomIn", "sheet.zoomOut",
            "sheet.fit", "sheet.follow", "sheet.spectrogram", line, "sheet.keyedRows",
            "sheet.selectedRows", "sheet.draftRows", "sheet.lostRows"}));
    createCurves(*menu);
    connect(menu, &QMenu::aboutToShow, &m_commands, &Commands::refresh); // docks have buttons too
    menu->addActions(m_commands.actions({"view.textureMemory"}));
}

void Menus::createViewportMenu()
{
    Editor& editor = m_commands.editor();
    m_viewport = new QMenu(&editor.window);
    m_viewport->setObjectName(QStringLiteral("viewportMenu"));
    m_viewport->setToolTipsVisible(true);
    m_viewport->addActions(m_commands.actions({"keys.register", line, "edit.copy", "edit.paste",
        "edit.pasteMirrored", "edit.dropChanges", "pose.resetSelected", "pose.outsideParent", line,
        "select.allBones", "select.changed", "select.none", line}));
    addSubmenu(*m_viewport, tr("&Bones"), m_commands.actions(boneIds))->addMenu(m_boneSets);
    addSubmenu(*m_viewport, heading("view.front"), m_commands.actions(standardViewIds));
    m_viewport->addActions(m_commands.actions(
        {"view.camera", "view.free", "view.cameraFromView", "view.viewFromCamera",
            "view.lockCamera", line, "view.frameSelection", "view.frameAll", line, "view.clean"}));
    // Submenus, because a list of all commands would not fit a low screen.
    QMenu* shown = addSubmenu(*m_viewport, tr("Sh&ow"),
        m_commands.actions(
            {"view.bones", "view.grid", "view.showCamera", "physics.pickBones", line}));
    addSubmenu(*shown, heading("helpers."), m_commands.actions(helperIds));
    connect(&editor.viewport, &Viewport::menuRequested, m_viewport,
        [this](const QPoint& position) { m_viewport->popup(position); });
    connect(m_viewport, &QMenu::aboutToShow, &m_commands, &Commands::refresh);
}

void Menus::createCurves(QMenu& menu)
{
    QMenu* curves = addSubmenu(
        menu, title("curves."), m_commands.actions({"curves.easing", "curves.values", line}));
    curves->addActions(m_commands.actions(shapeIds));
    m_pasteCurve = addSubmenu(*curves, tr("Paste &to"),
        m_commands.actions(
            {"curves.pasteAll", line, "curves.pasteX", "curves.pasteY", "curves.pasteZ",
                "curves.pasteRotation", "curves.pasteDistance", "curves.pasteFieldOfView"}));
    curves->addActions(m_commands.actions(lineIds));
    curves->addActions(m_commands.actions(curveIds));
    curves->addSeparator();
    curves->addActions(m_commands.actions(ruleIds));
    curves->addSeparator();
    curves->addActions(m_commands.actions(boxIds));
    curves->addSeparator();
    curves->addActions(m_commands.actions(optionIds));
    curves->addSeparator();
    curves->addActions(m_commands.actions(channelIds));
    curves->addActions(m_commands.actions(trackIds));
    curves->addSeparator();
    curves->addActions(m_commands.actions(fitIds));
    curves->addActions(m_commands.actions(zoomIds));
}

/// The context menus of the grid and the graph show the widgets' actions.
void Menus::fillCurveEditor()
{
    CurveEditor& editor = m_commands.editor().curveEditor;
    editor.setTools({.views = m_commands.actions({"curves.easing", "curves.values"}),
        .easing = m_commands.actions({"curves.copy", "curves.paste", "curves.flip", "curves.smooth",
            "curves.insertKey", "curves.deleteKey", "curves.nudge", "curves.speed"}),
        .graph = m_commands.actions(ruleIds) + m_commands.actions(fitIds) +
                 m_commands.actions(
                     {"graph.normalize", "graph.box", "graph.zoomBox", "graph.fullWidth"}),
        .paste = m_commands.action("curves.paste"),
        .pasteMenu = m_pasteCurve});
    const auto add = [this](QWidget& widget, std::initializer_list<const char*> ids) {
        widget.addActions(m_commands.actions(ids));
    };
    CurveView& grid = editor.view();
    add(grid, shapeIds);
    grid.addAction(m_pasteCurve->menuAction());
    add(grid, curveIds);
    add(grid, {line});
    add(grid, keepingIds);
    ValueCanvas& graph = editor.valueView().canvas();
    add(graph, {"curves.insertKey", "edit.delete", "curves.deleteKey", line});
    add(graph, lineIds);
    graph.addAction(m_pasteCurve->menuAction());
    add(graph, {"curves.smooth", "curves.flip", line});
    add(graph, fitIds);
    add(graph, zoomIds);
    add(graph, {line});
    add(graph, boxIds);
    add(graph, {line});
    add(graph, channelIds);
    add(graph, trackIds);
    add(graph, {line});
    add(graph, optionIds);
    add(graph, {line});
    add(graph, ruleIds);
    fillStrip(editor.valueView().soundStrip());
}

/// The context menu of a sound shows the widget's actions.
void Menus::fillStrip(WaveformStrip& strip)
{
    strip.setSpectrumSwitch(*m_commands.action("sheet.spectrogram"));
    strip.addActions(
        m_commands.actions({line, "playback.soundHere", "playback.mute", "playback.removeSound"}));
}

/// The context menu of the sheet shows the widget's actions.
void Menus::fillSheet()
{
    const auto submenu = [this](const QString& text, std::initializer_list<const char*> ids) {
        auto* menu = new QMenu(text, &m_commands.editor().window);
        menu->setToolTipsVisible(true);
        menu->addActions(m_commands.actions(ids));
        return menu->menuAction();
    };
    DopeCanvas& sheet = m_commands.editor().dopeSheet.canvas();
    sheet.addActions(m_commands.actions({"keys.register", line}));
    sheet.addActions(m_commands.actions(keyIds));
    sheet.addActions(m_commands.actions({line}));
    QAction* bones = submenu(tr("&Bones"), boneIds);
    bones->menu()->addMenu(m_boneSets);
    sheet.addActions({submenu(title("select."), selectIds), bones, submenu(tr("&Frames"), frameIds),
        submenu(tr("&Time"), timeIds), submenu(tr("&Values"), valueIds)});
    sheet.addActions(m_commands.actions({line}));
    sheet.addActions(m_commands.actions(nameIds));
    fillStrip(m_commands.editor().dopeSheet.soundStrip());
    ContactStrip& contacts = m_commands.editor().dopeSheet.contactStrip();
    contacts.addActions(m_commands.actions({"tools.pinFoot", line}));
    contacts.addActions(m_commands.actions(contactIds));
    connect(
        &contacts, &ContactStrip::pinWanted, m_commands.action("tools.pinFoot"), &QAction::trigger);
}

void Menus::fillRecent()
{
    m_recent->clear();
    FileCommands& files = m_commands.editor().files;
    const QStringList paths = files.recent().paths(), names = RecentFiles::namesOf(paths);
    int at = 0;
    for (const QString& path : paths) {
        QAction* action = m_recent->addAction(menuText(names[at++]));
        action->setToolTip(plainToolTip(shownPath(path)));
        connect(action, &QAction::triggered, this, [&files, path] { files.open({path}); });
    }
    m_recent->setEnabled(!paths.isEmpty());
    m_recent->addSeparator();
    m_recent->addAction(m_commands.action("file.clearRecent")); // also while there are no files
}

} // namespace odori
