// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/tables/command_tables.h"
#include "app/main_window.h"
#include "app/model_terms.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "ui/document/actor_names.h"
#include "ui/document/scene_drafts.h"
#include "ui/messages/shown_name.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QLocale>

#include <algorithm>

namespace odori {
namespace {

using enum CommandScope;

bool hasActor(const EditorState& state)
{
    return state.actor() != nullptr;
}

void activateNeighbour(Document& document, int by)
{
    document.activate(mmd::neighbourOfActive(document.scene(), by));
}

void switchToCamera(Editor& editor)
{
    Document& document = editor.document;
    const bool isCamera = document.scene().active == mmd::sceneActor;
    document.activate(isCamera ? document.lastModel() : mmd::sceneActor);
}

void move(Document& document, int by)
{
    const mmd::Scene& scene = document.scene();
    const int index = indexOfActive(scene);
    if (index < 0 || index + by < 0)
        return;
    document.apply(mmd::moveActor({scene, scene.active}, std::size_t(index + by)),
        Commands::tr("Move %1").arg(actorName(document, scene.active)));
}

/// The number of outside parents of the others, and of the camera, that follow `actor`.
int keysThatFollow(const mmd::Scene& scene, mmd::ActorId actor)
{
    const auto in = [actor](const std::vector<mmd::OutsideParentKey>& keys) {
        return std::count_if(keys.begin(), keys.end(),
            [actor](const mmd::OutsideParentKey& key) { return key.parent.actor == actor; });
    };
    auto count = in(scene.cameraParents);
    for (const mmd::Actor& each : scene.actors)
        count += each.id == actor ? 0 : in(each.outsideParents);
    return int(count);
}

void removeActive(Editor& editor)
{
    Document& document = editor.document;
    const mmd::ActorId actor = document.scene().active;
    const QString name = actorName(document, actor);
    const int followers = keysThatFollow(document.scene(), actor);
    document.apply(
        mmd::removeActor({document.scene(), actor}), Commands::tr("Remove %1").arg(name));
    document.say(followers == 0 ? Commands::tr("Removed %1.").arg(name)
                                : Commands::tr("Removed %1, and %n outside parent(s) that followed "
                                               "it. Undo brings all back.",
                                      nullptr, followers)
                                      .arg(name));
}

void toggleVisible(Editor& editor)
{
    Document& document = editor.document;
    const mmd::Actor* actor = document.actor();
    if (!actor)
        return;
    const bool isVisible = !actor->visible;
    const mmd::ActorId id = actor->id;
    const QString name = actorName(document, id);
    document.apply(mmd::setActorVisible({document.scene(), id}, isVisible),
        isVisible ? Commands::tr("Show %1").arg(name) : Commands::tr("Hide %1").arg(name));
}

/// As the Model panel's switch: a draft, or with auto-key a key.
void toggleShownHere(Editor& editor)
{
    Document& document = editor.document;
    auto value = std::get<mmd::ShowIkValue>(document.sceneDrafts().shown(mmd::TrackKind::ShowIk));
    value.show = value.show ? 0 : 1;
    document.sceneDrafts().change(value,
        value.show ? Commands::tr("Show at This Frame") : Commands::tr("Hide at This Frame"));
    const QString frame = QLocale().toString(document.currentKeyFrame());
    document.say(value.show ? Commands::tr("From frame %1 on, the model is shown.").arg(frame)
                            : Commands::tr("From frame %1 on, the model is hidden.").arg(frame));
}

QString removeTitle(const EditorState& state)
{
    return state.actor() ? Commands::tr("&Remove %1")
                               .arg(menuText(actorName(state.document, state.actor()->id)))
                         : Commands::tr("&Remove");
}

} // namespace

QList<Command> modelCommands()
{
    return {
        {.id = "models.next",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Next Model"),
            .keys = {Qt::Key_Tab},
            .scope = Editors,
            .run = [](Editor& editor) { activateNeighbour(editor.document, 1); }},
        {.id = "models.previous",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Previous Model"),
            .keys = {Qt::SHIFT | Qt::Key_Tab},
            .scope = Editors,
            .run = [](Editor& editor) { activateNeighbour(editor.document, -1); }},
        {.id = "models.camera",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Camera and Light"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Makes the camera active: the dope sheet shows the keys of camera, light and "
                "self-shadow. Run it again to return to the model"),
            .label = QT_TRANSLATE_NOOP("odori::Commands", "Show keys"),
            .isEnabled = [](const EditorState& state) { return state.actorCount > 0; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "There is no model."),
            .isChecked = [](const EditorState& state) { return state.activeIndex < 0; },
            .run = switchToCamera},
        {.id = "models.alone",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Show Only the &Active Model"),
            .label = QT_TRANSLATE_NOOP("odori::Commands", "Active only"),
            .keys = {Qt::Key_Space},
            .scope = CommandScope::Viewport, // in the dope sheet, Space selects
            .isChecked = [](const EditorState& state) { return state.isSolo; },
            .run =
                [](Editor& editor) {
                    Stage& stage = editor.viewport.stage();
                    stage.setSolo(!stage.isSolo());
                }},
        {.id = "models.visible",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Visible"),
            .isEnabled = hasActor,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Choose a model first."),
            .isChecked =
                [](const EditorState& state) { return state.actor() && state.actor()->visible; },
            .run = toggleVisible},
        {.id = "models.showHere",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "S&how or Hide at This Frame"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Shows or hides the active model from this frame on, as the switch of the Model "
                "panel does. Register makes it a key"),
            .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_H},
            .scope = Editors,
            .isEnabled = hasActor,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Choose a model first."),
            .run = toggleShownHere},
        {.id = "models.up",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Move &Up"),
            .isEnabled = [](const EditorState& state) { return state.activeIndex > 0; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "This model is the first one already."),
            .run = [](Editor& editor) { move(editor.document, -1); }},
        {.id = "models.down",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Move &Down"),
            .isEnabled =
                [](const EditorState& state) {
                    return state.activeIndex >= 0 && state.activeIndex + 1 < state.actorCount;
                },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "This model is the last one already."),
            .run = [](Editor& editor) { move(editor.document, 1); }},
        {.id = "models.remove",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Remove"),
            .icon = "delete",
            .isEnabled = hasActor,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Choose a model first."),
            .title = removeTitle,
            .run = removeActive},
        {.id = "models.terms",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Terms of Use…"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Shows what the author of the active model wrote about its use"),
            .isEnabled = [](const EditorState& state) { return state.hasTerms; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "The active model has no terms of use."),
            .run = [](Editor& editor) { editor.window.terms().showActive(); }},
    };
}

} // namespace odori
