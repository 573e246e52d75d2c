// SPDX-License-Identifier: MIT
#include "app/cli/finding_text.h"

#include "libmmd/text/cp932.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

#include <array>

namespace odori::cli {
namespace {

struct Words {
    const char* heading;
    const char* hint;
};

/// By FindingCode.
constexpr std::array<Words, 18> words{{
    {QT_TRANSLATE_NOOP("odori::cli", "Bones that the model lacks"),
        QT_TRANSLATE_NOOP("odori::cli",
            "Their keys do nothing on this model. Rename the track if a near name is meant.")},
    {QT_TRANSLATE_NOOP("odori::cli", "Morphs that the model lacks"),
        QT_TRANSLATE_NOOP("odori::cli",
            "Their keys do nothing on this model. Rename the track if a near name is meant.")},
    {QT_TRANSLATE_NOOP("odori::cli", "IK switched off that the model lacks"),
        QT_TRANSLATE_NOOP("odori::cli",
            "The model's own IK stays on and may pull at what the motion poses by hand.")},
    {QT_TRANSLATE_NOOP("odori::cli", "Names that are the same in their first 15 bytes"),
        QT_TRANSLATE_NOOP("odori::cli",
            "A motion file holds no more of a name, so all of them get the keys. Give the model's "
            "bones names that differ earlier.")},
    {QT_TRANSLATE_NOOP("odori::cli", "Bone names over 15 bytes"),
        QT_TRANSLATE_NOOP("odori::cli",
            "Odori finds these bones by the cut name, MMD does not. Shorten the names in the "
            "model if the motion is for MMD.")},
    {QT_TRANSLATE_NOOP("odori::cli", "Several keys at one frame"),
        QT_TRANSLATE_NOOP("odori::cli", "The last one counts; --fix takes the others out.")},
    {QT_TRANSLATE_NOOP("odori::cli", "Numbers that are no numbers"),
        QT_TRANSLATE_NOOP("odori::cli",
            "Whatever wrote them failed; --fix puts the values of rest in their place.")},
    {QT_TRANSLATE_NOOP("odori::cli", "Huge values"),
        QT_TRANSLATE_NOOP("odori::cli",
            "Further away than any stage reaches. Look at these keys; they are probably broken.")},
    {QT_TRANSLATE_NOOP("odori::cli", "Curves out of 0 to 127"),
        QT_TRANSLATE_NOOP("odori::cli", "Such points count as 127; --fix writes that.")},
    {QT_TRANSLATE_NOOP("odori::cli", "Rotations that are not of unit length"),
        QT_TRANSLATE_NOOP("odori::cli",
            "Players differ in what they make of them; --fix normalises them, as Odori and most "
            "players do anyway.")},
    {QT_TRANSLATE_NOOP("odori::cli", "Field of view out of 1 to 125 degrees"),
        QT_TRANSLATE_NOOP("odori::cli", "MMD cannot show it. Change the camera keys.")},
    {QT_TRANSLATE_NOOP("odori::cli", "Keys behind frame 1048576"),
        QT_TRANSLATE_NOOP("odori::cli",
            "MMD handles no motion that long well; often such keys are strays. Delete or move "
            "them.")},
    {QT_TRANSLATE_NOOP("odori::cli", "IK left off"),
        QT_TRANSLATE_NOOP("odori::cli",
            "It is off from that frame to the end, so these keys of its goal do nothing. Key it "
            "on, or delete them.")},
    {QT_TRANSLATE_NOOP("odori::cli", "A camera motion without a camera key"),
        QT_TRANSLATE_NOOP("odori::cli",
            "The file calls itself a camera motion but moves no camera. Save it again with the "
            "camera's keys selected.")},
    {QT_TRANSLATE_NOOP("odori::cli", "Camera, light or shadow keys beside a model's"),
        QT_TRANSLATE_NOOP("odori::cli",
            "MMD loads a file either for a model or for the camera and passes over the rest. Save "
            "them as a file of their own.")},
    {QT_TRANSLATE_NOOP("odori::cli", "Keys without a name"),
        QT_TRANSLATE_NOOP("odori::cli", "No bone or morph can be meant. Delete them.")},
    {QT_TRANSLATE_NOOP("odori::cli", "Unknown bytes after the last section"),
        QT_TRANSLATE_NOOP("odori::cli", "They are kept as they are; MMD passes over them.")},
    {QT_TRANSLATE_NOOP("odori::cli", "No keys at all"),
        QT_TRANSLATE_NOOP(
            "odori::cli", "The motion is empty. When it was saved, perhaps nothing was selected.")},
}};

QString tr(const char* text)
{
    return QCoreApplication::translate("odori::cli", text);
}

QString decoded(const std::string& cp932)
{
    return QString::fromStdString(mmd::decodeCp932(cp932));
}

QString section(mmd::TrackKind kind)
{
    switch (kind) {
    case mmd::TrackKind::Camera:
        return tr("Camera");
    case mmd::TrackKind::Light:
        return tr("Light");
    case mmd::TrackKind::Shadow:
        return tr("Self-shadow");
    case mmd::TrackKind::ShowIk:
        return tr("Show and IK");
    case mmd::TrackKind::Bone:
    case mmd::TrackKind::Morph:
        break;
    }
    return {};
}

QString keysOf(const mmd::Finding& finding)
{
    using enum mmd::FindingCode;
    if (finding.code == NoKeys || finding.code == NoCameraKeys)
        return {};
    const auto number = static_cast<int>(std::min<std::size_t>(finding.count, 0x7FFFFFFF));
    if (finding.code == UnknownBytes)
        return QCoreApplication::translate("odori::cli", "%n byte(s)", nullptr, number);
    if (finding.code == CameraInMotion)
        return QCoreApplication::translate("odori::cli", "%n key(s)", nullptr, number);
    return QCoreApplication::translate("odori::cli", "%n key(s) from frame %1 on", nullptr, number)
        .arg(finding.frame);
}

} // namespace

QString headingOf(mmd::FindingCode code)
{
    return tr(words[std::size_t(code)].heading);
}

QString hintOf(mmd::FindingCode code)
{
    return tr(words[std::size_t(code)].hint);
}

QString placeOf(const mmd::Finding& finding)
{
    if (!finding.ikBone.empty())
        return decoded(finding.ikBone);
    return finding.track.name.empty() ? section(finding.track.kind) : decoded(finding.track.name);
}

QString lineOf(const mmd::Finding& finding)
{
    QStringList names;
    for (const std::string& name : finding.names)
        names += shownName(name, longestInSentence);
    const QString place = shownName(placeOf(finding));
    const QString keys = keysOf(finding);
    QString line =
        place.isEmpty() || keys.isEmpty() ? place + keys : place + QStringLiteral(": ") + keys;
    if (!names.isEmpty()) {
        const bool isGuess = finding.code <= mmd::FindingCode::LostIk;
        const QString joined = names.join(QStringLiteral(", "));
        line += QStringLiteral(" (") + (isGuess ? tr("perhaps %1").arg(joined) : joined) + u')';
    }
    return line;
}

} // namespace odori::cli
