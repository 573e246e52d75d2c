// SPDX-License-Identifier: MIT
#include "app/keymap/key_presets.h"

#include <QtCore/QHash>

namespace odori {
namespace {

using Combinations = QList<QKeyCombination>;

constexpr auto pad = Qt::KeypadModifier;
constexpr auto ctrlPad = Qt::ControlModifier | Qt::KeypadModifier;
constexpr auto ctrlAltPad = ctrlPad | Qt::AltModifier;

/// Blender's keys (scripts/presets/keyconfig/keymap_data/blender_default.py of 3.4: Screen, Frames,
/// Animation, 3D View, Pose, Dopesheet and Graph Editor), by the id of the equivalent command. An
/// empty list: Blender uses MMD's key for another of these commands. Commands that are not in this
/// list keep the keys of the table.
const QHash<QLatin1String, Combinations>& blenderKeys()
{
    using namespace Qt;
    static const QHash<QLatin1String, Combinations> keys{
        {QLatin1String("edit.redo"), {CTRL | SHIFT | Key_Z}},
        {QLatin1String("edit.delete"), {Key_X, Key_Delete, ALT | Key_I}},
        {QLatin1String("select.all"), {Key_A}},
        {QLatin1String("select.allBones"), {}},
        {QLatin1String("select.none"), {ALT | Key_A}},
        {QLatin1String("select.showAll"), {ALT | Key_H}}, // Reveal; H and Shift+H are MMD's here
        {QLatin1String("select.column"), {CTRL | Key_K}},
        {QLatin1String("select.rows"), {Key_L}}, // Select Linked
        // Enter is kept, because users also leave fields and buttons with it.
        {QLatin1String("keys.register"), {Key_I, Key_Return, Key_Enter}},
        {QLatin1String("keys.insertFrame"), {}},
        {QLatin1String("keys.duplicate"), {SHIFT | Key_D}},
        {QLatin1String("keys.reverse"), {CTRL | Key_M}}, // Mirror Keys
        {QLatin1String("keys.snap"), {SHIFT | Key_S}},
        {QLatin1String("playback.play"), {Key_Space, Key_P}},
        // Up and Down move the cursor in the dope sheet; there, Ctrl+Up and Ctrl+Down act.
        {QLatin1String("playback.nextKey"), {Key_Up, CTRL | Key_Up}},
        {QLatin1String("playback.previousKey"), {Key_Down, CTRL | Key_Down}},
        {QLatin1String("playback.first"), {SHIFT | Key_Left}},
        {QLatin1String("playback.last"), {SHIFT | Key_Right}},
        {QLatin1String("playback.goTo"), {}},
        {QLatin1String("pose.select"), {Key_B, Key_W}}, // Box Select, Select
        {QLatin1String("pose.rotate"), {Key_R}},
        {QLatin1String("pose.move"), {Key_G}},
        {QLatin1String("pose.nextAxes"), {Key_Comma}},
        {QLatin1String("models.alone"), {pad | Key_Slash}}, // Local View
        {QLatin1String("view.front"), {pad | Key_1, ALT | Key_1}},
        {QLatin1String("view.back"), {ctrlPad | Key_1}},
        {QLatin1String("view.right"), {pad | Key_3, ALT | Key_3}},
        {QLatin1String("view.left"), {ctrlPad | Key_3}},
        {QLatin1String("view.top"), {pad | Key_7, ALT | Key_7}},
        {QLatin1String("view.bottom"), {ctrlPad | Key_7}},
        {QLatin1String("view.camera"), {pad | Key_0, ALT | Key_0}},
        {QLatin1String("view.free"),
            {pad | Key_5, ALT | Key_5}}, // also ends the camera view in Blender
        {QLatin1String("view.cameraFromView"), {ctrlAltPad | Key_0}},
        // The decimal key of the number pad is a comma on many keyboards. F is for keyboards
        // without a number pad.
        {QLatin1String("view.frameSelection"), {pad | Key_Period, pad | Key_Comma, Key_F}},
        {QLatin1String("view.frameAll"), {Key_Home, SHIFT | Key_F}},
        {QLatin1String("view.bones"), {ALT | SHIFT | Key_Z}}, // Overlays
        {QLatin1String("panel.key"), {Key_N}},                // Sidebar
        {QLatin1String("curves.smooth"), {ALT | Key_O}},
        {QLatin1String("graph.normalize"), {}},
        {QLatin1String("graph.zoomBox"), {CTRL | Key_B}},
        {QLatin1String("graph.fullWidth"), {CTRL | Key_Space}},
    };
    return keys;
}

} // namespace

QLatin1String nameOf(KeyPreset preset)
{
    return preset == KeyPreset::Blender ? QLatin1String("Blender") : QLatin1String("MMD");
}

CommandKeys presetKeys(KeyPreset preset, const Command& command)
{
    Combinations keys = command.keys;
    if (preset == KeyPreset::Blender)
        keys = blenderKeys().value(QLatin1String(command.id), keys);
    return {keys.begin(), keys.end()};
}

} // namespace odori
