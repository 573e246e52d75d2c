// SPDX-License-Identifier: MIT
#include "app/commands/tables/choose_parent.h"
#include "app/commands/tables/command_tables.h"
#include "app/main_window.h"
#include "app/panel_cycle.h"
#include "app/session/settings_pages.h"
#include "app/session/text_size_layouts.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/viewport/viewport.h"

#include <QtGui/QAction>
#include <QtWidgets/QApplication>
#include <QtWidgets/QColorDialog>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QFileDialog>

namespace odori {
namespace {

using enum CommandScope;

template <StandardView view>
Command viewCommand(const char* id, const char* text, Qt::Key key)
{
    return {.id = id,
        .text = text,
        // MMD's keys are on the number pad, which laptops do not have: menus show the others.
        .keys = {Qt::ALT | key, Qt::KeypadModifier | key},
        .run = [](Editor& editor) { editor.viewport.camera().setFree(view); }};
}

template <SafeFrame frame>
Command frameCommand(const char* id, const char* text)
{
    return {.id = id,
        .text = text,
        .help = QT_TRANSLATE_NOOP("odori::Commands",
            "Safe frame: the part of the camera view that a film of this format shows"),
        .isChecked = [](const EditorState& state) { return state.safeFrame == frame; },
        .choice = "safeFrame",
        .run = [](Editor& editor) { editor.viewport.setSafeFrame(frame); }};
}

void chooseBackgroundColour(Editor& editor)
{
    ViewBackground& background = editor.viewport.background();
    auto* dialog = new QColorDialog(background.colour(), &editor.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(
        QCoreApplication::translate("odori::Commands", "Colour of the Background"));
    QObject::connect(
        dialog, &QColorDialog::colorSelected, &background, &ViewBackground::showColour);
    dialog->open();
}

void chooseBackgroundFile(Editor& editor)
{
    auto* dialog = new QFileDialog(&editor.window,
        QCoreApplication::translate("odori::Commands", "Picture or Video of the Background"),
        QString(),
        QCoreApplication::translate("odori::Commands",
            "Pictures and videos (*.png *.jpg *.jpeg *.bmp *.tga *.gif *.mp4 *.m4v *.mov *.mkv "
            "*.webm *.avi *.wmv *.mpg *.mpeg *.ts);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, &editor.viewport.background(),
        &ViewBackground::showFile);
    dialog->open();
}

QList<Command> backgroundCommands()
{
    using enum ViewBackground::Kind;
    return {
        {.id = "view.sceneSky",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Sky and Ground"),
            .isChecked = [](const EditorState& state) { return state.background == Sky; },
            .choice = "background",
            .run = [](Editor& editor) { editor.viewport.background().showSky(); }},
        {.id = "view.sceneColour",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Background Colour…"),
            .isChecked = [](const EditorState& state) { return state.background == Colour; },
            .choice = "background",
            .run = chooseBackgroundColour},
        {.id = "view.scenePicture",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Background Picture or Video…"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "A picture or a video that fills the view behind the models; it does not move "
                "with the camera. A video begins at frame 0."),
            .isChecked =
                [](const EditorState& state) {
                    return state.background == Picture || state.background == Video;
                },
            .choice = "background",
            .run = chooseBackgroundFile},
    };
}

/// A panel behind another tab is open, but the user does not see it: then it comes to the front.
void toggle(QDockWidget& dock)
{
    const bool isBehind = dock.isVisible() && !dock.isFloating() && dock.visibleRegion().isEmpty();
    if (!isBehind)
        dock.toggleViewAction()->trigger();
    if (dock.toggleViewAction()->isChecked())
        dock.raise();
}

template <Panel panel>
Command panelCommand(const char* id, const char* text)
{
    return {.id = id,
        .text = text,
        .isChecked = [](const EditorState& state) { return state.panels.test(std::size_t(panel)); },
        .run = [](Editor& editor) { toggle(*editor.window.dock(panel)); }};
}

bool hasFocus(const QWidget& editor)
{
    const QWidget* focus = QApplication::focusWidget();
    return focus && (focus == &editor || editor.isAncestorOf(focus));
}

void frameSelection(Editor& editor)
{
    if (hasFocus(editor.dopeSheet))
        editor.dopeSheet.canvas().view().fitSelection();
    else if (hasFocus(editor.curveEditor) && editor.curveEditor.showsValues())
        editor.curveEditor.valueView().canvas().fitSelection();
    else
        editor.viewport.showSelection();
}

void frameAll(Editor& editor)
{
    if (hasFocus(editor.dopeSheet))
        editor.dopeSheet.canvas().view().fit();
    else if (hasFocus(editor.curveEditor) && editor.curveEditor.showsValues())
        editor.curveEditor.valueView().canvas().fitAll();
    else
        editor.viewport.showWholeModel();
}

QList<Command> cameraCommands()
{
    return {
        {.id = "view.camera",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Look Through the &Camera"),
            .keys = {Qt::ALT | Qt::Key_0, Qt::KeypadModifier | Qt::Key_0},
            .isChecked = [](const EditorState& state) { return state.isCameraView; },
            .choice = "view",
            .run = [](Editor& editor) { editor.viewport.camera().showScenes(); }},
        {.id = "view.free",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Free &View"),
            .keys = {Qt::ALT | Qt::Key_3, Qt::KeypadModifier | Qt::Key_3},
            .isChecked = [](const EditorState& state) { return !state.isCameraView; },
            .choice = "view",
            .run = [](Editor& editor) { editor.viewport.camera().showFree(); }},
        {.id = "view.cameraFromView",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Set Camera to Vie&w"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Sets the camera at this frame to the free view"),
            .isEnabled = [](const EditorState& state) { return !state.isCameraView; },
            .needs =
                QT_TRANSLATE_NOOP("odori::Commands", "The view looks through the camera already."),
            .run = [](Editor& editor) { editor.viewport.camera().setScenesFromView(); }},
        {.id = "view.viewFromCamera",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Set V&iew to Camera"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Shows the free view from where the camera is at this frame"),
            .run = [](Editor& editor) { editor.viewport.camera().setFreeFromScenes(); }},
        {.id = "view.followBone",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Camera Follows Bone…"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Lets the camera's centre follow a bone, from this frame on"),
            .isEnabled = [](const EditorState& state) { return state.actorCount > 0; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "There is no model."),
            .run = [](Editor& editor) { chooseParent(editor, Panel::Camera); }},
        {.id = "view.lockCamera",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Loc&k View to Camera"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "While you look through the camera, moving the view moves the camera, also with a "
                "model active"),
            .isChecked = [](const EditorState& state) { return state.isViewLocked; },
            .run =
                [](Editor& editor) {
                    ViewCamera& camera = editor.viewport.camera();
                    camera.setLocked(!camera.isLocked());
                }},
    };
}

QList<Command> frameCommands()
{
    using enum SafeFrame;
    return {
        frameCommand<None>(
            "view.frameNone", QT_TRANSLATE_NOOP("odori::Commands", "&No Safe Frame")),
        frameCommand<Wide16x9>(
            "view.frameWide", QT_TRANSLATE_NOOP("odori::Commands", "Safe Frame &16:9")),
        frameCommand<Classic4x3>(
            "view.frameClassic", QT_TRANSLATE_NOOP("odori::Commands", "Safe Frame &4:3")),
        frameCommand<Tall9x16>(
            "view.frameTall", QT_TRANSLATE_NOOP("odori::Commands", "Safe Frame &9:16")),
        frameCommand<Square>(
            "view.frameSquare", QT_TRANSLATE_NOOP("odori::Commands", "Safe Frame 1:1 (&square)")),
    };
}

QList<Command> panelCommands()
{
    return {
        panelCommand<Panel::Actors>("panel.models", QT_TRANSLATE_NOOP("odori::Commands", "Models")),
        panelCommand<Panel::Bones>("panel.bones", QT_TRANSLATE_NOOP("odori::Commands", "Bones")),
        panelCommand<Panel::Morphs>("panel.morphs", QT_TRANSLATE_NOOP("odori::Commands", "Morphs")),
        panelCommand<Panel::Key>("panel.key", QT_TRANSLATE_NOOP("odori::Commands", "Key")),
        panelCommand<Panel::DopeSheet>(
            "panel.dopeSheet", QT_TRANSLATE_NOOP("odori::Commands", "Dope sheet")),
        panelCommand<Panel::Curves>("panel.curves", QT_TRANSLATE_NOOP("odori::Commands", "Curves")),
        panelCommand<Panel::Table>("panel.table", QT_TRANSLATE_NOOP("odori::Commands", "Table")),
        panelCommand<Panel::Camera>("panel.camera", QT_TRANSLATE_NOOP("odori::Commands", "Camera")),
        panelCommand<Panel::Light>("panel.light", QT_TRANSLATE_NOOP("odori::Commands", "Light")),
        panelCommand<Panel::Model>("panel.model", QT_TRANSLATE_NOOP("odori::Commands", "Model")),
        panelCommand<Panel::Drafts>("panel.drafts", QT_TRANSLATE_NOOP("odori::Commands", "Drafts")),
        panelCommand<Panel::CheckUp>(
            "panel.checkUp", QT_TRANSLATE_NOOP("odori::Commands", "Check-up")),
        panelCommand<Panel::Poses>("panel.poses", QT_TRANSLATE_NOOP("odori::Commands", "Poses")),
        {.id = "panel.next",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Ne&xt Panel"),
            .keys = {Qt::Key_F6},
            .run = [](Editor& editor) { editor.panels.next(); }},
        {.id = "panel.previous",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Previous Panel"),
            .keys = {Qt::SHIFT | Qt::Key_F6},
            .run = [](Editor& editor) { editor.panels.previous(); }},
        {.id = "view.resetLayout",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "R&eset Window Layout"),
            .run =
                [](Editor& editor) {
                    editor.window.resetLayout();
                    forgetLayouts();
                }},
        {.id = "view.textureMemory",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Texture Memory…"),
            .run = [](Editor& editor) { showSettings(editor.window, SettingsPage::memory); }},
    };
}

} // namespace

QList<Command> viewCommands()
{
    const QList<Command> views = {
        viewCommand<StandardView::Front>(
            "view.front", QT_TRANSLATE_NOOP("odori::Commands", "&Front"), Qt::Key_2),
        viewCommand<StandardView::Back>(
            "view.back", QT_TRANSLATE_NOOP("odori::Commands", "&Back"), Qt::Key_8),
        viewCommand<StandardView::Left>(
            "view.left", QT_TRANSLATE_NOOP("odori::Commands", "&Left"), Qt::Key_4),
        viewCommand<StandardView::Right>(
            "view.right", QT_TRANSLATE_NOOP("odori::Commands", "&Right"), Qt::Key_6),
        viewCommand<StandardView::Top>(
            "view.top", QT_TRANSLATE_NOOP("odori::Commands", "&Top"), Qt::Key_5),
        viewCommand<StandardView::Bottom>(
            "view.bottom", QT_TRANSLATE_NOOP("odori::Commands", "B&ottom"), Qt::Key_1),
    };
    const QList<Command> others = {
        {.id = "view.frameSelection",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Frame &Selection"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Zooms to the selected bones or keys in the editor that has the focus"),
            .keys = {Qt::Key_F},
            .scope = Editors,
            .run = frameSelection},
        {.id = "view.frameAll",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Fra&me All"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Zooms to the whole model or motion in the editor that has the focus"),
            .keys = {Qt::SHIFT | Qt::Key_F},
            .scope = Editors,
            .run = frameAll},
        {.id = "view.bones",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Show Bo&nes"),
            .isChecked = [](const EditorState& state) { return state.areBonesShown; },
            .run =
                [](Editor& editor) {
                    editor.viewport.setBonesShown(!editor.viewport.areBonesShown());
                }},
        {.id = "view.grid",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Show &Grid"),
            .isChecked = [](const EditorState& state) { return state.isGridShown; },
            .run =
                [](Editor& editor) {
                    editor.viewport.setGridShown(!editor.viewport.isGridShown());
                }},
        {.id = "view.selfShadow",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Show Self-Shadow"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Draws self-shadows where the keys of the self-shadow turn them on"),
            .isChecked = [](const EditorState& state) { return state.isSelfShadowShown; },
            .run =
                [](Editor& editor) {
                    editor.viewport.setSelfShadowShown(!editor.viewport.isSelfShadowShown());
                }},
        {.id = "view.showCamera",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Show Camera"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Shows the camera in the free view also while a model is active. A click on it "
                "makes it active"),
            .isChecked = [](const EditorState& state) { return state.isCameraAlwaysShown; },
            .run =
                [](Editor& editor) {
                    editor.viewport.setCameraAlwaysShown(!editor.viewport.isCameraAlwaysShown());
                }},
        {.id = "view.clean",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "C&lean View"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Hides bones, handles, grid and texts, and shows only the picture; Esc shows them "
                "again"),
            .keys = {Qt::SHIFT | Qt::Key_C},
            .scope = Editors,
            .isChecked = [](const EditorState& state) { return state.isClean; },
            .run = [](Editor& editor) { editor.viewport.setClean(!editor.viewport.isClean()); }},
    };
    return views + cameraCommands() + backgroundCommands() + frameCommands() + others +
           panelCommands();
}

} // namespace odori
