// SPDX-License-Identifier: MIT
#include "ui/messages/tool_texts.h"

#include <QtCore/QCoreApplication>

namespace odori {
namespace {

ToolText thinText()
{
    return {"thin", QT_TRANSLATE_NOOP("odori", "Thin Keys"),
        QT_TRANSLATE_NOOP("odori",
            "Removes the keys that the motion does not need. The keys that stay get curves that "
            "replace the removed ones."),
        {
            {"units", QT_TRANSLATE_NOOP("odori", "Distance"),
                QT_TRANSLATE_NOOP("odori", "No joint moves farther than this.")},
            {"degrees", QT_TRANSLATE_NOOP("odori", "Angle"),
                QT_TRANSLATE_NOOP("odori", "No joint turns more than this.")},
            {"weight", QT_TRANSLATE_NOOP("odori", "Morphs"),
                QT_TRANSLATE_NOOP("odori", "No morph's weight changes more than this.")},
            {"extremes", QT_TRANSLATE_NOOP("odori", "Keep extremes"),
                QT_TRANSLATE_NOOP("odori", "Keys at which a value turns back stay.")},
        }};
}

constexpr auto heightLabel = QT_TRANSLATE_NOOP("odori", "Height");
constexpr auto heightHelp =
    QT_TRANSLATE_NOOP("odori", "A foot stands only if its heel or toe is lower than this.");
constexpr auto speedLabel = QT_TRANSLATE_NOOP("odori", "Speed, each frame");
constexpr auto speedHelp =
    QT_TRANSLATE_NOOP("odori", "A foot stands only if it moves less than this in each frame.");
constexpr auto shortestLabel = QT_TRANSLATE_NOOP("odori", "Shortest stand, in frames");
constexpr auto shortestHelp = QT_TRANSLATE_NOOP("odori", "Shorter times do not count as standing.");
constexpr auto thinLabel = QT_TRANSLATE_NOOP("odori", "Only needed keys");
constexpr auto thinHelp = QT_TRANSLATE_NOOP(
    "odori", "Removes the new keys that the motion does not need. Otherwise each frame has one.");
constexpr auto chainsLabel = QT_TRANSLATE_NOOP("odori", "IK chains");
constexpr auto chainsHelp = QT_TRANSLATE_NOOP("odori", "The IK chains that change.");
constexpr auto unitsLabel = QT_TRANSLATE_NOOP("odori", "Distance");
constexpr auto unitsHelp =
    QT_TRANSLATE_NOOP("odori", "No joint moves farther than this because keys are removed.");

constexpr auto blendLabel = QT_TRANSLATE_NOOP("odori", "Blend, in frames");
constexpr auto blendHelp =
    QT_TRANSLATE_NOOP("odori", "Over so many frames the foot comes to its place and leaves it.");
constexpr auto placeHelp = QT_TRANSLATE_NOOP("odori", "Where the foot is held.");
constexpr auto placeMiddle = QT_TRANSLATE_NOOP("odori", "In the middle of its places");
constexpr auto placeFirst = QT_TRANSLATE_NOOP("odori", "Where it stands first");

std::vector<const char*> chainChoices()
{
    return {QT_TRANSLATE_NOOP("odori", "All chains"), QT_TRANSLATE_NOOP("odori", "The legs"),
        QT_TRANSLATE_NOOP("odori", "Chains of the selected tracks")};
}

ToolText pinFeetText()
{
    return {"pin-feet", QT_TRANSLATE_NOOP("odori", "Pin Feet"),
        QT_TRANSLATE_NOOP("odori",
            "Finds the times that a foot stands, and holds the foot at one place. A foot that "
            "rolls from heel to toe still rolls."),
        {
            {"height", heightLabel, heightHelp},
            {"speed", speedLabel, speedHelp},
            {"shortest", shortestLabel, shortestHelp},
            {"blend", blendLabel, blendHelp},
            {"place", QT_TRANSLATE_NOOP("odori", "Place"), placeHelp, {placeMiddle, placeFirst}},
            {"keep-height", QT_TRANSLATE_NOOP("odori", "Keep the height"),
                QT_TRANSLATE_NOOP(
                    "odori", "The foot keeps its height. Otherwise it is put on the ground.")},
            {"thin", thinLabel, thinHelp},
        }};
}

ToolText pinFootText()
{
    return {"pin-foot", QT_TRANSLATE_NOOP("odori", "Pin Foot Here"),
        QT_TRANSLATE_NOOP("odori",
            "Holds one foot in all of the frames, on the ground or in the air, and blends before "
            "and after them."),
        {
            {"foot", QT_TRANSLATE_NOOP("odori", "Foot"),
                QT_TRANSLATE_NOOP("odori", "The foot that is held."),
                {QT_TRANSLATE_NOOP("odori", "Left"), QT_TRANSLATE_NOOP("odori", "Right")}},
            {"place", QT_TRANSLATE_NOOP("odori", "Place"), placeHelp,
                {QT_TRANSLATE_NOOP("odori", "Where it is at the frame"), placeFirst, placeMiddle}},
            {"frame", QT_TRANSLATE_NOOP("odori", "Frame of the place"),
                QT_TRANSLATE_NOOP("odori", "The foot is held where it is at this frame.")},
            {"height", QT_TRANSLATE_NOOP("odori", "Height"),
                QT_TRANSLATE_NOOP("odori", "How high the foot is held."),
                {QT_TRANSLATE_NOOP("odori", "On the ground if it is close to it"),
                    QT_TRANSLATE_NOOP("odori", "On the ground"),
                    QT_TRANSLATE_NOOP("odori", "As at its place"),
                    QT_TRANSLATE_NOOP("odori", "As now at each frame")}},
            {"blend", blendLabel, blendHelp},
            {"thin", thinLabel, thinHelp},
        }};
}

ToolText groundText()
{
    return {"ground", QT_TRANSLATE_NOOP("odori", "Ground Correction"),
        QT_TRANSLATE_NOOP("odori",
            "Moves the whole figure up and down, so that standing feet are on the ground."),
        {
            {"height", heightLabel, heightHelp},
            {"speed", speedLabel, speedHelp},
            {"shortest", shortestLabel, shortestHelp},
            {"smooth", QT_TRANSLATE_NOOP("odori", "Smooth over, in frames"),
                QT_TRANSLATE_NOOP(
                    "odori", "The correction changes slowly: it is a mean of so many frames.")},
            {"thin", thinLabel, thinHelp},
        }};
}

ToolText ikToFkText()
{
    return {"ik-to-fk", QT_TRANSLATE_NOOP("odori", "IK to FK"),
        QT_TRANSLATE_NOOP("odori",
            "Makes keys of what IK does, and switches IK off. The bones stay where they are."),
        {
            {"chains", chainsLabel, chainsHelp, chainChoices()},
            {"thin", thinLabel, thinHelp},
            {"units", unitsLabel, unitsHelp},
        }};
}

ToolText fkToIkText()
{
    return {"fk-to-ik", QT_TRANSLATE_NOOP("odori", "FK to IK"),
        QT_TRANSLATE_NOOP("odori",
            "Makes keys of the IK goals, so that IK shows the same pose, and switches IK on."),
        {
            {"chains", chainsLabel, chainsHelp, chainChoices()},
            {"ignore-ik", QT_TRANSLATE_NOOP("odori", "Also where IK is on"),
                QT_TRANSLATE_NOOP("odori",
                    "Uses the keys of the legs also where IK is on now. Otherwise those frames "
                    "stay.")},
            {"thin", thinLabel, thinHelp},
            {"units", unitsLabel, unitsHelp},
        }};
}

ToolText fitText()
{
    return {"fit", QT_TRANSLATE_NOOP("odori", "Fit a Motion of Another Model"),
        QT_TRANSLATE_NOOP("odori",
            "Takes the motion of another model, and changes it for this model's legs and body. "
            "It replaces the motion of this model."),
        {
            {"own-scale", QT_TRANSLATE_NOOP("odori", "Own scale"),
                QT_TRANSLATE_NOOP("odori",
                    "Lengths are scaled as the next number says, and not by the length of the "
                    "legs.")},
            {"scale", QT_TRANSLATE_NOOP("odori", "Scale"),
                QT_TRANSLATE_NOOP("odori", "Factor of all lengths.")},
        }};
}

ToolText smoothText()
{
    return {"smooth", QT_TRANSLATE_NOOP("odori", "Smooth Motion"),
        QT_TRANSLATE_NOOP("odori",
            "Removes jitter, and keeps the timing: nothing comes later or earlier than before."),
        {
            {"strength", QT_TRANSLATE_NOOP("odori", "Strength"),
                QT_TRANSLATE_NOOP("odori", "A stronger filter also removes slower jitter.")},
            {"spikes", QT_TRANSLATE_NOOP("odori", "Remove spikes"),
                QT_TRANSLATE_NOOP(
                    "odori", "A value that jumps away and back at once is replaced.")},
            {"flips", QT_TRANSLATE_NOOP("odori", "Repair flips"),
                QT_TRANSLATE_NOOP("odori",
                    "Rotations that turn by 180° for a moment, or that have another sign, are "
                    "repaired.")},
            {"feet", QT_TRANSLATE_NOOP("odori", "Keep standing feet"),
                QT_TRANSLATE_NOOP("odori", "A foot that stands does not begin to move.")},
        }};
}

ToolText placeText()
{
    return {"scale-motion", QT_TRANSLATE_NOOP("odori", "Scale, Turn and Move the Motion"),
        QT_TRANSLATE_NOOP("odori", "Changes the place of the whole motion in the world."),
        {
            {"scale", QT_TRANSLATE_NOOP("odori", "Scale"),
                QT_TRANSLATE_NOOP("odori", "Factor of all distances.")},
            {"x", QT_TRANSLATE_NOOP("odori", "Move along X"),
                QT_TRANSLATE_NOOP("odori", "Positive values go to the left of the figure.")},
            {"y", QT_TRANSLATE_NOOP("odori", "Move along Y"),
                QT_TRANSLATE_NOOP("odori", "Positive values go up.")},
            {"z", QT_TRANSLATE_NOOP("odori", "Move along Z"),
                QT_TRANSLATE_NOOP("odori", "Positive values go back.")},
            {"turn", QT_TRANSLATE_NOOP("odori", "Turn"),
                QT_TRANSLATE_NOOP("odori", "About the Y axis at the origin.")},
        }};
}

ToolText loopText()
{
    return {"loop", QT_TRANSLATE_NOOP("odori", "Make a Loop"),
        QT_TRANSLATE_NOOP("odori",
            "Changes the end, so that it goes over into the beginning. The motion can repeat "
            "without a jump."),
        {
            {"frames", QT_TRANSLATE_NOOP("odori", "Blend, in frames"),
                QT_TRANSLATE_NOOP("odori", "So many frames at the end change.")},
            {"travel", QT_TRANSLATE_NOOP("odori", "Keep the way along the ground"),
                QT_TRANSLATE_NOOP("odori",
                    "The body ends where it goes now, as in a walk that goes on. Otherwise it "
                    "returns to where it began.")},
        }};
}

ToolText crossFadeText()
{
    return {"cross-fade", QT_TRANSLATE_NOOP("odori", "Cross-fade to Another Motion"),
        QT_TRANSLATE_NOOP("odori",
            "Fades from this motion to another one. After the fade, the other one goes on."),
        {
            {"frame", QT_TRANSLATE_NOOP("odori", "Begins at frame"),
                QT_TRANSLATE_NOOP("odori", "The first frame of the other motion comes here.")},
            {"frames", QT_TRANSLATE_NOOP("odori", "Length, in frames"),
                QT_TRANSLATE_NOOP("odori", "The number of frames of the fade. 0 is a cut.")},
            {"align", QT_TRANSLATE_NOOP("odori", "Continue from this place"),
                QT_TRANSLATE_NOOP(
                    "odori", "The other motion begins where this one is, and faces the same way.")},
        }};
}

ToolText takePartText()
{
    return {"take-part", QT_TRANSLATE_NOOP("odori", "Take a Part of Another Motion"),
        QT_TRANSLATE_NOOP("odori",
            "Replaces one part of the body by that of another motion, at the same frames."),
        {
            {"part", QT_TRANSLATE_NOOP("odori", "Part"),
                QT_TRANSLATE_NOOP("odori", "What is taken from the other motion."),
                {QT_TRANSLATE_NOOP("odori", "The selected tracks"),
                    QT_TRANSLATE_NOOP("odori", "Arms"), QT_TRANSLATE_NOOP("odori", "Hands"),
                    QT_TRANSLATE_NOOP("odori", "Legs"), QT_TRANSLATE_NOOP("odori", "Upper body"),
                    QT_TRANSLATE_NOOP("odori", "Head"), QT_TRANSLATE_NOOP("odori", "Hair"),
                    QT_TRANSLATE_NOOP("odori", "Face")}},
            {"frames", QT_TRANSLATE_NOOP("odori", "Blend, in frames"),
                QT_TRANSLATE_NOOP("odori", "So many frames at both ends of the range are blends.")},
        }};
}

constexpr auto pairLabel = QT_TRANSLATE_NOOP("odori", "Bones");
constexpr auto pairHelp =
    QT_TRANSLATE_NOOP("odori", "The two bones. The first one is the one that old models have.");

std::vector<const char*> pairChoices()
{
    return {QT_TRANSLATE_NOOP("odori", "Centre and groove (センター, グルーブ)"),
        QT_TRANSLATE_NOOP("odori", "Centre and waist (センター, 腰)"),
        QT_TRANSLATE_NOOP("odori", "Mother and centre (全ての親, センター)"),
        QT_TRANSLATE_NOOP("odori", "Upper body (上半身, 上半身2)"),
        QT_TRANSLATE_NOOP("odori", "Arm and its twist (腕, 腕捩)"),
        QT_TRANSLATE_NOOP("odori", "Wrist and its twist (手首, 手捩)"),
        QT_TRANSLATE_NOOP("odori", "Leg and leg D (足, 足D)")};
}

ToolText splitText()
{
    return {"split-bones", QT_TRANSLATE_NOOP("odori", "Split Between Bones"),
        QT_TRANSLATE_NOOP("odori",
            "Moves a part of the movement of one bone to a second one. What hangs on both keeps "
            "its rotation, and its place where the bones allow it."),
        {
            {"pair", pairLabel, pairHelp, pairChoices()},
            {"share", QT_TRANSLATE_NOOP("odori", "Share"),
                QT_TRANSLATE_NOOP("odori", "How much of the movement the second bone gets.")},
        }};
}

ToolText mergeText()
{
    return {"merge-bones", QT_TRANSLATE_NOOP("odori", "Merge Bones"),
        QT_TRANSLATE_NOOP("odori",
            "Moves all of the movement of a second bone to the first one, for models without the "
            "second one."),
        {{"pair", pairLabel, pairHelp, pairChoices()}}};
}

ToolText timeText()
{
    return {"time-warp", QT_TRANSLATE_NOOP("odori", "Warp Time"),
        QT_TRANSLATE_NOOP("odori",
            "Makes the range longer or shorter, and moves the later keys with its end. Curves stay "
            "as they are."),
        {
            {"length", QT_TRANSLATE_NOOP("odori", "New length"),
                QT_TRANSLATE_NOOP("odori", "100 % is the length of now.")},
            {"smooth", QT_TRANSLATE_NOOP("odori", "Change the speed gradually"),
                QT_TRANSLATE_NOOP(
                    "odori", "Otherwise the speed changes at once at both ends of the range.")},
        }};
}

} // namespace

std::span<const ToolText> toolTexts()
{
    static const std::vector<ToolText> texts{thinText(), pinFeetText(), pinFootText(), groundText(),
        ikToFkText(), fkToIkText(), fitText(), smoothText(), placeText(), loopText(),
        crossFadeText(), takePartText(), splitText(), mergeText(), timeText()};
    return texts;
}

} // namespace odori
