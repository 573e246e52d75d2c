// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/tables/command_tables.h"
#include "app/editing/morph_commands.h"

#include <algorithm>

namespace odori {
namespace {

bool hasMorph(const EditorState& state)
{
    const auto& tracks = state.document.selection().tracks;
    return std::any_of(tracks.begin(), tracks.end(),
        [](const mmd::TrackId& track) { return track.kind == mmd::TrackKind::Morph; });
}

/// `help` describes the command; while no morph is selected, the tool tip has the reason.
template <mmd::MorphSides sides>
Command morphCommand(const char* id, const char* text, const char* icon, const char* help)
{
    static const char* const description = help;
    return {.id = id,
        .text = text,
        .help = help,
        .icon = icon,
        .isEnabled = hasMorph,
        .tip =
            [](const EditorState& state) {
                return hasMorph(state)
                           ? Commands::tr(description)
                           : Commands::tr("Select a morph first: click its name in the panel.");
            },
        .run = [](Editor& editor) { mirrorMorphs(editor.document, sides); }};
}

} // namespace

QList<Command> morphCommands()
{
    using enum mmd::MorphSides;
    return {
        morphCommand<Exchange>("pose.mirrorMorphs",
            QT_TRANSLATE_NOOP("odori::Commands", "Mirror Morphs"), "mirror",
            QT_TRANSLATE_NOOP("odori::Commands",
                "Exchanges the weights of the selected morphs with those of the other side, such "
                "as ウィンク and ウィンク右")),
        morphCommand<Copy>("pose.copyMorphs",
            QT_TRANSLATE_NOOP("odori::Commands", "&Copy Morphs to Other Side"), nullptr,
            QT_TRANSLATE_NOOP("odori::Commands",
                "Gives the morphs of the other side the weights of the selected ones")),
    };
}

} // namespace odori
