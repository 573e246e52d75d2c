// SPDX-License-Identifier: MIT
#include "ui/messages/export_messages.h"

#include "ui/messages/message_text.h"
#include "ui/messages/shown_name.h"
#include "ui/messages/tool_messages.h"

#include <QtCore/QStringList>

#include <algorithm>
#include <cmath>
#include <limits>

namespace odori {
namespace {

QString whatIsLost(const mmd::Loss& loss)
{
    using enum mmd::LossCode;
    const auto count = int(std::min<std::uint64_t>(loss.count, std::numeric_limits<int>::max()));
    switch (loss.code) {
    case UvMorphs:
        return tr("%n UV morph(s) are not exported", nullptr, count);
    case MaterialMorphs:
        return tr("%n material morph(s) are not exported", nullptr, count);
    case ImpulseMorphs:
        return tr("%n impulse morph(s) are not exported", nullptr, count);
    case VertexMorphs:
        return tr("%n vertex morph(s) are not exported, because the mesh is not", nullptr, count);
    case Mesh:
        return tr("the mesh with %n face(s) is not exported", nullptr, count);
    case SoftDeform:
        return tr("%n vertices use linear blending instead of SDEF or QDEF", nullptr, count);
    case SphereTextures:
        return tr("%n material(s) lose their sphere texture", nullptr, count);
    case ToonTextures:
        return tr("%n material(s) lose their toon shading", nullptr, count);
    case EdgeLines:
        return tr("%n material(s) lose their edge line", nullptr, count);
    case AdditionalUvs:
        return tr("%n additional UV set(s) are not exported", nullptr, count);
    case RigidBodies:
        return tr("%n rigid bodies are not exported and not simulated", nullptr, count);
    case ShowSwitch:
        return tr("%n key(s) that hide the model are not exported", nullptr, count);
    case LongNames:
        return tr("%n name(s) are longer than 63 bytes; Blender cuts them", nullptr, count);
    case LostTracks:
        return tr(
            "%n track(s) have no effect: the model lacks these bones or morphs", nullptr, count);
    case LightColour:
        return tr("%n change(s) of the light colour are not exported", nullptr, count);
    case FieldOfView:
        return tr("%n change(s) of the field of view are not exported", nullptr, count);
    case View:
        return tr("%n track(s) of camera or light are not exported", nullptr, count);
    }
    return {};
}

} // namespace

QString nameOf(mmd::ExportFormat format)
{
    switch (format) {
    case mmd::ExportFormat::FbxBinary:
        return tr("FBX, binary");
    case mmd::ExportFormat::FbxAscii:
        return tr("FBX, ASCII");
    case mmd::ExportFormat::Glb:
        return tr("glTF, binary (GLB)");
    case mmd::ExportFormat::Bvh:
        return tr("BVH: skeleton and motion");
    }
    return {};
}

QString sentence(const mmd::Loss& loss, NameBreaks breaks)
{
    if (loss.names.empty())
        return whatIsLost(loss);
    QStringList names;
    for (const std::string& name : loss.names) {
        const QString shown = shownName(name, longestInSentence);
        names += breaks == NameBreaks::None ? unbroken(shown) : shown;
    }
    if (loss.count > loss.names.size())
        names += QStringLiteral("…");
    return tr("%1: %2").arg(whatIsLost(loss), listedNames(names));
}

QString sentence(const mmd::ThinnedKeys& keys)
{
    const mmd::ToolFigure figures[] = {
        {.kind = mmd::ToolFigureKind::KeysBefore, .value = double(keys.before)},
        {.kind = mmd::ToolFigureKind::KeysAfter, .value = double(keys.after)}};
    return sentencesOf(figures).join(u' ');
}

QString verificationText(const mmd::Verification& verification)
{
    const auto digits = [](double error) {
        constexpr double least = 0.0001;
        return error < least && error > 0.0 ? QStringLiteral("< 0.0001")
                                            : QString::number(std::round(error / least) * least);
    };
    return tr("verified: the largest error is %1 units and %2°")
        .arg(digits(verification.position), digits(verification.rotation));
}

const char* codeOf(mmd::LossCode code)
{
    static constexpr const char* names[] = {"uv-morphs", "material-morphs", "impulse-morphs",
        "vertex-morphs", "mesh", "soft-deform", "sphere-textures", "toon-textures", "edge-lines",
        "additional-uvs", "rigid-bodies", "show-switch", "long-names", "lost-tracks",
        "light-colour", "field-of-view", "view"};
    return names[static_cast<int>(code)];
}

} // namespace odori
