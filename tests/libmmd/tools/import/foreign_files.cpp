// SPDX-License-Identifier: MIT
#include "tests/libmmd/tools/import/foreign_files.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QList>
#include <QtCore/QString>

#include <algorithm>
#include <cmath>

using namespace mmd;

namespace odori::test {
namespace {

QByteArray text(double value)
{
    return QByteArray::number(value, 'f', 6);
}

QByteArray text(const glm::vec3& v)
{
    return text(double(v.x)) + ' ' + text(double(v.y)) + ' ' + text(double(v.z));
}

/// A place in the space of its parent.
JointPlace localOf(
    std::span<const JointPlace> places, const SkeletonAnimation& animation, std::size_t joint)
{
    const std::int32_t parent = animation.joints[joint].parent;
    if (parent < 0)
        return places[joint];
    const JointPlace& outer = places[std::size_t(parent)];
    const glm::quat back = glm::conjugate(outer.rotation);
    return {back * (places[joint].position - outer.position),
        glm::normalize(back * places[joint].rotation)};
}

std::vector<JointPlace> restsOf(const SkeletonAnimation& animation)
{
    std::vector<JointPlace> rests;
    for (const AnimationJoint& joint : animation.joints)
        rests.push_back(joint.rest);
    return rests;
}

/// Degrees of q = R(order[0]) * R(order[1]) * R(order[2]).
glm::dvec3 anglesOf(const glm::dquat& q, const char* order)
{
    const int i = order[0] - 'X', j = order[1] - 'X', k = order[2] - 'X';
    const double sign = (j - i + 3) % 3 == 1 ? 1.0 : -1.0;
    const glm::dmat3 m = glm::mat3_cast(q); // m[column][row]
    const double middle = std::asin(std::clamp(sign * m[k][i], -1.0, 1.0));
    const double first = std::atan2(-sign * m[k][j], m[k][k]);
    const double last = std::atan2(-sign * m[j][i], m[i][i]);
    return glm::degrees(glm::dvec3(first, middle, last));
}

void writeJoint(QByteArray& out, const SkeletonAnimation& animation, std::size_t joint,
    const char* order, QList<std::size_t>& written)
{
    written.append(joint);
    const AnimationJoint& each = animation.joints[joint];
    const bool isRoot = each.parent < 0;
    const glm::vec3 offset =
        isRoot ? each.rest.position
               : each.rest.position - animation.joints[std::size_t(each.parent)].rest.position;
    out += (isRoot ? "ROOT " : "JOINT ") + QByteArray::fromStdString(each.name) + "\n{\nOFFSET " +
           text(offset) + "\nCHANNELS ";
    out += isRoot ? "6 Xposition Yposition Zposition" : "3";
    for (int axis = 0; axis < 3; ++axis)
        out += QByteArray(" ") + order[axis] + "rotation";
    out += '\n';
    bool isLeaf = true;
    for (std::size_t child = joint + 1; child < animation.joints.size(); ++child)
        if (animation.joints[child].parent == std::int32_t(joint)) {
            writeJoint(out, animation, child, order, written);
            isLeaf = false;
        }
    if (isLeaf)
        out += "End Site\n{\nOFFSET 0 1 0\n}\n";
    out += "}\n";
}

} // namespace

QByteArray bvhOf(const SkeletonAnimation& animation, const char* order)
{
    QByteArray out = "HIERARCHY\n";
    QList<std::size_t> written;
    for (std::size_t joint = 0; joint < animation.joints.size(); ++joint)
        if (animation.joints[joint].parent < 0)
            writeJoint(out, animation, joint, order, written);
    out += "MOTION\nFrames: " + QByteArray::number(qulonglong(animation.frameCount)) +
           "\nFrame Time: " + QByteArray::number(1.0 / animation.fps, 'f', 8) + '\n';
    for (std::size_t frame = 0; frame < animation.frameCount; ++frame) {
        const auto places = animation.frame(frame);
        const auto turn = [&](std::size_t joint) {
            return places[joint].rotation * glm::conjugate(animation.joints[joint].rest.rotation);
        };
        for (const std::size_t joint : written) {
            const std::int32_t parent = animation.joints[joint].parent;
            if (parent < 0)
                out += text(places[joint].position) + ' ';
            const glm::quat local =
                parent < 0 ? turn(joint) : glm::conjugate(turn(std::size_t(parent))) * turn(joint);
            const glm::dvec3 angles = anglesOf(glm::dquat(local), order);
            out += text(angles.x) + ' ' + text(angles.y) + ' ' + text(angles.z) + ' ';
        }
        out += '\n';
    }
    return out;
}

namespace {

class GlbOf {
public:
    GlbOf(const SkeletonAnimation& animation, bool isPosed)
        : m_animation(animation)
        , m_isPosed(isPosed)
    {
    }
    QByteArray run();

private:
    int add(const QList<float>& values, const char* type, int width);
    void addNodes();
    void addAnimation();
    static QJsonArray list(std::initializer_list<double> values)
    {
        QJsonArray result;
        for (const double value : values)
            result.append(value);
        return result;
    }

    const SkeletonAnimation& m_animation;
    bool m_isPosed;
    QByteArray m_binary;
    QJsonArray m_views, m_accessors, m_nodes, m_joints, m_channels, m_samplers, m_matrices;
    int m_binds = 0;
};

int GlbOf::add(const QList<float>& values, const char* type, int width)
{
    const QByteArray bytes(reinterpret_cast<const char*>(values.constData()),
        values.size() * qsizetype(sizeof(float)));
    m_views.append(
        QJsonObject{{QStringLiteral("buffer"), 0}, {QStringLiteral("byteOffset"), m_binary.size()},
            {QStringLiteral("byteLength"), bytes.size()}});
    m_binary += bytes;
    m_accessors.append(QJsonObject{{QStringLiteral("bufferView"), m_views.size() - 1},
        {QStringLiteral("componentType"), 5126}, {QStringLiteral("count"), values.size() / width},
        {QStringLiteral("type"), QString::fromLatin1(type)}});
    return int(m_accessors.size()) - 1;
}

void GlbOf::addNodes()
{
    const auto rests = restsOf(m_animation);
    QList<float> binds;
    for (std::size_t joint = 0; joint < rests.size(); ++joint) {
        const JointPlace local =
            localOf(m_isPosed ? m_animation.frame(0) : std::span<const JointPlace>(rests),
                m_animation, joint);
        QJsonArray children;
        for (std::size_t child = 0; child < rests.size(); ++child)
            if (m_animation.joints[child].parent == std::int32_t(joint))
                children.append(qint64(child));
        const auto& p = local.position;
        const auto& q = local.rotation;
        QJsonObject node{
            {QStringLiteral("name"), QString::fromStdString(m_animation.joints[joint].name)},
            {QStringLiteral("translation"), list({double(p.x), double(p.y), double(p.z)})},
            {QStringLiteral("rotation"),
                list({double(q.x), double(q.y), double(q.z), double(q.w)})}};
        if (!children.isEmpty())
            node.insert(QStringLiteral("children"), children);
        m_nodes.append(node);
        m_joints.append(qint64(joint));
        const glm::mat3 back = glm::mat3_cast(glm::conjugate(rests[joint].rotation));
        const glm::vec3 move = back * -rests[joint].position;
        for (glm::length_t column = 0; column < 3; ++column)
            binds << back[column].x << back[column].y << back[column].z << 0.0f;
        binds << move.x << move.y << move.z << 1.0f;
    }
    m_binds = add(binds, "MAT4", 16);
}

void GlbOf::addAnimation()
{
    QList<float> times;
    for (std::size_t frame = 0; frame < m_animation.frameCount; ++frame)
        times << float(double(frame) / m_animation.fps);
    const int input = add(times, "SCALAR", 1);
    for (std::size_t joint = 0; joint < m_animation.joints.size(); ++joint) {
        QList<float> positions, rotations;
        for (std::size_t frame = 0; frame < m_animation.frameCount; ++frame) {
            const JointPlace local = localOf(m_animation.frame(frame), m_animation, joint);
            positions << local.position.x << local.position.y << local.position.z;
            rotations << local.rotation.x << local.rotation.y << local.rotation.z
                      << local.rotation.w;
        }
        for (const bool isRotation : {true, false}) {
            const int output = isRotation ? add(rotations, "VEC4", 4) : add(positions, "VEC3", 3);
            m_samplers.append(
                QJsonObject{{QStringLiteral("input"), input}, {QStringLiteral("output"), output}});
            m_channels.append(QJsonObject{{QStringLiteral("sampler"), m_samplers.size() - 1},
                {QStringLiteral("target"),
                    QJsonObject{{QStringLiteral("node"), qint64(joint)},
                        {QStringLiteral("path"), isRotation ? QStringLiteral("rotation")
                                                            : QStringLiteral("translation")}}}});
        }
    }
}

QByteArray GlbOf::run()
{
    addNodes();
    addAnimation();
    const QJsonObject root{
        {QStringLiteral("asset"), QJsonObject{{QStringLiteral("version"), QStringLiteral("2.0")}}},
        {QStringLiteral("nodes"), m_nodes}, {QStringLiteral("accessors"), m_accessors},
        {QStringLiteral("bufferViews"), m_views},
        {QStringLiteral("buffers"),
            QJsonArray{QJsonObject{{QStringLiteral("byteLength"), m_binary.size()}}}},
        {QStringLiteral("skins"), QJsonArray{QJsonObject{{QStringLiteral("joints"), m_joints},
                                      {QStringLiteral("inverseBindMatrices"), m_binds}}}},
        {QStringLiteral("animations"),
            QJsonArray{QJsonObject{{QStringLiteral("channels"), m_channels},
                {QStringLiteral("samplers"), m_samplers}}}}};
    QByteArray json = QJsonDocument(root).toJson(QJsonDocument::Compact);
    while (json.size() % 4)
        json += ' ';
    const auto number = [](qsizetype value) {
        const auto small = quint32(value);
        return QByteArray(reinterpret_cast<const char*>(&small), 4);
    };
    return "glTF" + number(2) + number(28 + json.size() + m_binary.size()) + number(json.size()) +
           "JSON" + json + number(m_binary.size()) + QByteArray("BIN\0", 4) + m_binary;
}

} // namespace

QByteArray glbOf(const SkeletonAnimation& animation, bool isPosed)
{
    return GlbOf(animation, isPosed).run();
}

} // namespace odori::test
