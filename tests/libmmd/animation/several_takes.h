// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

/// Exports of a walk on the sample's mannequin, with a second animation, "turn", which only turns
/// the left arm.
namespace odori::test {

/// Of a GLB: the walk's own keys of the arm.
[[nodiscard]] inline QByteArray glbWithTurn(const QByteArray& glb)
{
    const auto numberAt = [&](qsizetype at) {
        quint32 number = 0;
        std::memcpy(&number, glb.constData() + at, 4);
        return qsizetype(number);
    };
    const auto bytesOf = [](qsizetype number) {
        const auto small = quint32(number);
        return QByteArray(reinterpret_cast<const char*>(&small), 4);
    };
    const qsizetype size = numberAt(12);
    QJsonObject root = QJsonDocument::fromJson(glb.mid(20, size)).object();
    const QJsonArray nodes = root[u"nodes"].toArray();
    QJsonArray animations = root[u"animations"].toArray();
    const QJsonObject walk = animations[0].toObject();
    for (const QJsonValue& channel : walk[u"channels"].toArray()) {
        const QJsonObject target = channel[u"target"].toObject();
        if (target[u"path"] != QStringLiteral("rotation") ||
            nodes[target[u"node"].toInt()][u"name"] != QStringLiteral("左腕"))
            continue;
        QJsonObject only = channel.toObject();
        only[u"sampler"] = 0;
        const QJsonArray samplers{walk[u"samplers"][channel[u"sampler"].toInt()]};
        animations.append(QJsonObject{{QStringLiteral("name"), QStringLiteral("turn")},
            {QStringLiteral("channels"), QJsonArray{only}},
            {QStringLiteral("samplers"), samplers}});
    }
    root[u"animations"] = animations;
    QByteArray json = QJsonDocument(root).toJson(QJsonDocument::Compact);
    while (json.size() % 4)
        json += ' ';
    return glb.left(8) + bytesOf(glb.size() - size + json.size()) + bytesOf(json.size()) + "JSON" +
           json + glb.mid(20 + size);
}

/// Of an FBX in ASCII: the arm turns by 90 degrees about its Z within two frames.
[[nodiscard]] inline QByteArray fbxWithTurn(QByteArray fbx)
{
    const qsizetype name = fbx.indexOf("\"Model::左腕\"");
    const qsizetype colon = fbx.lastIndexOf(':', name);
    const QByteArray arm = fbx.mid(colon + 1, fbx.indexOf(',', colon) - colon - 1).trimmed();
    QByteArray objects = "AnimationStack: 9000001, \"AnimStack::turn\", \"\" {\n}\n"
                         "AnimationLayer: 9000002, \"AnimLayer::BaseLayer\", \"\" {\n}\n"
                         "AnimationCurveNode: 9000003, \"AnimCurveNode::R\", \"\" {\n}\n";
    QByteArray connections = "C: \"OO\", 9000002, 9000001\nC: \"OO\", 9000003, 9000002\n"
                             "C: \"OP\", 9000003, " +
                             arm + ", \"Lcl Rotation\"\n";
    for (int axis = 0; axis < 3; ++axis) {
        const QByteArray id = QByteArray::number(9000004 + axis);
        objects += "AnimationCurve: " + id +
                   ", \"AnimCurve::\", \"\" {\nDefault: 0\nKeyVer: 4009\nKeyTime: *2 {\na: "
                   "0,3079077200\n}\nKeyValueFloat: *2 {\na: 0," +
                   (axis == 2 ? "90" : "0") +
                   "\n}\nKeyAttrFlags: *1 {\na: 4\n}\nKeyAttrDataFloat: *4 {\na: 0,0,0,0\n}\n"
                   "KeyAttrRefCount: *1 {\na: 2\n}\n}\n";
        connections +=
            "C: \"OP\", " + id + ", 9000003, \"d|" + QByteArray(1, char('X' + axis)) + "\"\n";
    }
    fbx.insert(fbx.indexOf("AnimationStack: 1"), objects);
    return fbx.insert(fbx.lastIndexOf('}'), connections);
}

} // namespace odori::test
