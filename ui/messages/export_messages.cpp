// SPDX-License-Identifier: MIT
#include "ui/messages/export_messages.h"

#include "ui/messages/message_text.h"

#include <QtCore/QStringList>

namespace odori {
namespace {

QString whatIsLost(mmd::LossCode code)
{
    using enum mmd::LossCode;
    switch (code) {
    case UvMorphs:
        return tr("%1 UV morphs are left out");
    case MaterialMorphs:
        return tr("%1 material morphs are left out");
    case ImpulseMorphs:
        return tr("%1 impulse morphs are left out");
    case VertexMorphs:
        return tr("%1 vertex morphs are left out with the mesh");
    case Mesh:
        return tr("the mesh of %1 faces is left out");
    case SoftDeform:
        return tr("%1 vertices with SDEF or QDEF bend linearly");
    case SphereTextures:
        return tr("%1 materials lose their sphere texture");
    case ToonTextures:
        return tr("%1 materials lose their toon shading");
    case EdgeLines:
        return tr("%1 materials lose their edge line");
    case AdditionalUvs:
        return tr("%1 additional UV sets are left out");
    case RigidBodies:
        return tr("%1 rigid bodies are left out and not simulated");
    case ShowSwitch:
        return tr("%1 keys that hide the model are left out");
    case LongNames:
        return tr("%1 names are longer than 63 bytes; Blender cuts them");
    case LostTracks:
        return tr("%1 tracks move nothing: the model lacks their names");
    case LightColour:
        return tr("%1 changes of the light's colour are left out");
    case FieldOfView:
        return tr("%1 changes of the field of view are left out");
    case View:
        return tr("%1 of camera and light are left out");
    }
    return {};
}

} // namespace

QString sentence(const mmd::Loss& loss)
{
    QString text = whatIsLost(loss.code).arg(loss.count);
    if (loss.names.empty())
        return text;
    QStringList names;
    for (const std::string& name : loss.names)
        names += QString::fromStdString(name);
    text += QStringLiteral(": ") + names.join(QStringLiteral(", "));
    return loss.count > loss.names.size() ? text + QStringLiteral(", …") : text;
}

QString verificationText(const mmd::Verification& verification)
{
    return tr("verified: at most %1 units and %2° off")
        .arg(verification.position, 0, 'g', 2)
        .arg(verification.rotation, 0, 'g', 2);
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
