// SPDX-License-Identifier: MIT
#include "ui/messages/finding_messages.h"

#include "libmmd/text/cp932.h"
#include "ui/messages/shown_name.h"
#include "ui/messages/track_names.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

#include <array>

namespace odori {
namespace {

struct Words {
    const char* heading;
    const char* hint;
};

/// Indexed by FindingCode.
constexpr std::array<Words, 18> words{{
    {QT_TRANSLATE_NOOP("odori::Findings", "Bones that the model lacks"),
        QT_TRANSLATE_NOOP("odori::Findings",
            "Their keys have no effect on this model. If the model has "
            "the bone under a similar name, rename the track.")},
    {QT_TRANSLATE_NOOP("odori::Findings", "Morphs that the model lacks"),
        QT_TRANSLATE_NOOP("odori::Findings",
            "Their keys have no effect on this model. If the model has "
            "the morph under a similar name, rename the track.")},
    {QT_TRANSLATE_NOOP("odori::Findings", "Switched-off IK that the model lacks"),
        QT_TRANSLATE_NOOP("odori::Findings",
            "The model's own IK stays on and may change bones that the motion poses without IK.")},
    {QT_TRANSLATE_NOOP("odori::Findings", "Names that are the same in their first 15 bytes"),
        QT_TRANSLATE_NOOP("odori::Findings",
            "A motion file stores only 15 bytes of a name, so all these bones get the same keys. "
            "Rename the model's bones so that the first 15 bytes differ.")},
    {QT_TRANSLATE_NOOP("odori::Findings", "Bone names over 15 bytes"),
        QT_TRANSLATE_NOOP("odori::Findings",
            "Odori finds these bones by the shortened name; MMD does not. If the "
            "motion is for MMD, shorten the names in the model.")},
    {QT_TRANSLATE_NOOP("odori::Findings", "Several keys at one frame"),
        QT_TRANSLATE_NOOP("odori::Findings", "The last key is used; Repair removes the others.")},
    {QT_TRANSLATE_NOOP("odori::Findings", "Invalid numbers (NaN or infinite)"),
        QT_TRANSLATE_NOOP("odori::Findings",
            "The program that wrote them has a bug; Repair replaces "
            "them with the values of the rest pose.")},
    {QT_TRANSLATE_NOOP("odori::Findings", "Huge values"),
        QT_TRANSLATE_NOOP("odori::Findings",
            "No stage is this large. Check these keys; they are probably broken.")},
    {QT_TRANSLATE_NOOP("odori::Findings", "Curve points outside 0 to 127"),
        QT_TRANSLATE_NOOP(
            "odori::Findings", "These points count as 127; Repair changes them to 127.")},
    {QT_TRANSLATE_NOOP("odori::Findings", "Rotations that are not of unit length"),
        QT_TRANSLATE_NOOP("odori::Findings",
            "Players interpret them differently; Repair normalises "
            "them, as Odori and most players do.")},
    {QT_TRANSLATE_NOOP("odori::Findings", "Field of view outside 1 to 125 degrees"),
        QT_TRANSLATE_NOOP("odori::Findings", "MMD cannot show it. Change the camera keys.")},
    {QT_TRANSLATE_NOOP("odori::Findings", "Keys after frame 1048576"),
        QT_TRANSLATE_NOOP("odori::Findings",
            "MMD has problems with motions this long, and such keys "
            "are often mistakes. Delete or move them.")},
    {QT_TRANSLATE_NOOP("odori::Findings", "IK stays off"),
        QT_TRANSLATE_NOOP("odori::Findings",
            "The IK is off from that frame to the end, so these keys of its goal have no effect. "
            "Register a key that turns the IK on, or delete these keys.")},
    {QT_TRANSLATE_NOOP("odori::Findings", "Camera motion without camera keys"),
        QT_TRANSLATE_NOOP("odori::Findings",
            "The file says that it is a camera motion but has no camera keys. Save "
            "it again with the camera's keys selected.")},
    {QT_TRANSLATE_NOOP("odori::Findings", "Camera, light or shadow keys in a model's motion"),
        QT_TRANSLATE_NOOP("odori::Findings",
            "MMD loads a file either for a model or for the camera and "
            "ignores the rest. Save these keys in a separate file.")},
    {QT_TRANSLATE_NOOP("odori::Findings", "Keys without a name"),
        QT_TRANSLATE_NOOP("odori::Findings", "They belong to no bone or morph. Delete them.")},
    {QT_TRANSLATE_NOOP("odori::Findings", "Unknown bytes after the last section"),
        QT_TRANSLATE_NOOP("odori::Findings", "They are kept unchanged; MMD ignores them.")},
    {QT_TRANSLATE_NOOP("odori::Findings", "No keys"),
        QT_TRANSLATE_NOOP("odori::Findings",
            "The motion is empty. Perhaps nothing was selected when it was saved.")},
}};

QString translated(const char* text)
{
    return QCoreApplication::translate("odori::Findings", text);
}

QString decoded(const std::string& cp932)
{
    return QString::fromStdString(mmd::decodeCp932(cp932));
}

QString keysOf(const mmd::Finding& finding)
{
    using enum mmd::FindingCode;
    if (finding.code == NoKeys || finding.code == NoCameraKeys)
        return {};
    const auto number = static_cast<int>(std::min<std::size_t>(finding.count, 0x7FFFFFFF));
    if (finding.code == UnknownBytes)
        return QCoreApplication::translate("odori::Findings", "%n byte(s)", nullptr, number);
    if (finding.code == CameraInMotion)
        return QCoreApplication::translate("odori::Findings", "%n key(s)", nullptr, number);
    return QCoreApplication::translate(
        "odori::Findings", "%n key(s) from frame %1 on", nullptr, number)
        .arg(finding.frame);
}

} // namespace

QString headingOf(mmd::FindingCode code)
{
    return translated(words[std::size_t(code)].heading);
}

QString hintOf(mmd::FindingCode code)
{
    return translated(words[std::size_t(code)].hint);
}

QString locationOf(const mmd::Finding& finding)
{
    if (!finding.ikBone.empty())
        return decoded(finding.ikBone);
    return finding.track.name.empty() ? labelOf(finding.track.kind) : decoded(finding.track.name);
}

QString lineOf(const mmd::Finding& finding)
{
    QStringList names;
    for (const std::string& name : finding.names)
        names += shownName(name, longestInSentence);
    const QString location = shownName(locationOf(finding));
    const QString keys = keysOf(finding);
    QString line = location.isEmpty() || keys.isEmpty() ? location + keys
                                                        : location + QStringLiteral(": ") + keys;
    if (!names.isEmpty()) {
        const bool isGuess = finding.code <= mmd::FindingCode::LostIk;
        const QString joined = listedNames(names);
        line += QStringLiteral(" (") +
                (isGuess ? QCoreApplication::translate("odori::Findings", "perhaps %1").arg(joined)
                         : joined) +
                u')';
    }
    return line;
}

} // namespace odori
