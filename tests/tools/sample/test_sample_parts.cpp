// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/model/model.h"

#include <QtTest/QTest>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace mmd;

/// The parts of the mannequin: symmetry, materials, display frames, bodies.
class TestSampleParts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void bothSidesAreMirrorImages();
    void bodiesOfBothSidesAreMirrorImages();
    void everyBoneHasAnEnglishNameOfItsOwn();
    void displayFramesHoldEachOnce();
    void materialsAreWhatTheyShow();
    void facesLookOutwards();
    void clothTouchesOnlyWhatItMay();
    void legsFollowTheirGoals();

private:
    [[nodiscard]] int boneNamed(const std::string& name) const
    {
        const auto& bones = m_model.data.bones;
        const auto at = std::find_if(
            bones.begin(), bones.end(), [&](const auto& bone) { return bone.name.utf8 == name; });
        return at == bones.end() ? -1 : int(at - bones.begin());
    }
    [[nodiscard]] std::string nameOf(int bone) const
    {
        return bone < 0 ? std::string() : m_model.data.bones[std::size_t(bone)].name.utf8;
    }

    Model m_model;
};

namespace {

constexpr std::string_view left = "左", right = "右";

/// The name of the other side; the same name if it has no side.
std::string other(const std::string& name)
{
    for (const auto& [from, to] : {std::pair(left, right), std::pair(right, left)})
        if (name.starts_with(from))
            return std::string(to) + name.substr(from.size());
    return name;
}

glm::vec3 mirrored(const glm::vec3& v)
{
    return {-v.x, v.y, v.z};
}

bool isNear(const glm::vec3& a, const glm::vec3& b)
{
    return glm::distance(a, b) < 1e-4f;
}

} // namespace

void TestSampleParts::initTestCase()
{
    auto model = loadModel(pathFromUtf8(ODORI_SAMPLE "/mannequin.pmx"));
    QVERIFY(model);
    m_model = std::move(*model);
}

void TestSampleParts::bothSidesAreMirrorImages()
{
    int pairs = 0;
    for (const pmx::Bone& bone : m_model.data.bones) {
        if (!bone.name.utf8.starts_with(left))
            continue;
        const int at = boneNamed(other(bone.name.utf8));
        QVERIFY2(at >= 0, bone.name.utf8.c_str());
        const pmx::Bone& twin = m_model.data.bones[std::size_t(at)];
        const char* name = bone.name.utf8.c_str();
        QVERIFY2(isNear(twin.position, mirrored(bone.position)), name);
        QVERIFY2(bone.position.x > 0.0f, name); // her left is at +X
        QCOMPARE(nameOf(twin.parent), other(nameOf(bone.parent)));
        QCOMPARE(twin.flags, bone.flags);
        QCOMPARE(twin.deformLayer, bone.deformLayer);
        QCOMPARE(nameOf(twin.tailBone), other(nameOf(bone.tailBone)));
        QVERIFY2(isNear(twin.tailOffset, mirrored(bone.tailOffset)), name);
        QCOMPARE(nameOf(twin.appendParent), other(nameOf(bone.appendParent)));
        QCOMPARE(twin.appendRatio, bone.appendRatio);
        if (bone.flags & pmx::boneFlag::fixedAxis)
            QVERIFY2(std::abs(std::abs(glm::dot(twin.fixedAxis, mirrored(bone.fixedAxis))) -
                              glm::dot(bone.fixedAxis, bone.fixedAxis)) < 1e-4f,
                name);
        QCOMPARE(nameOf(twin.ik.effector), other(nameOf(bone.ik.effector)));
        QCOMPARE(twin.ik.loops, bone.ik.loops);
        QCOMPARE(twin.ik.stepAngle, bone.ik.stepAngle);
        QCOMPARE(twin.ik.links.size(), bone.ik.links.size());
        for (std::size_t link = 0; link < bone.ik.links.size(); ++link) {
            QCOMPARE(nameOf(twin.ik.links[link].bone), other(nameOf(bone.ik.links[link].bone)));
            QCOMPARE(twin.ik.links[link].limited, bone.ik.links[link].limited);
            QCOMPARE(twin.ik.links[link].lower, bone.ik.links[link].lower);
            QCOMPARE(twin.ik.links[link].upper, bone.ik.links[link].upper);
        }
        ++pairs;
    }
    QVERIFY(pairs > 25);
    for (const pmx::Bone& bone : m_model.data.bones)
        if (bone.name.utf8.starts_with(right))
            QVERIFY2(boneNamed(other(bone.name.utf8)) >= 0, bone.name.utf8.c_str());
        else if (!bone.name.utf8.starts_with(left) && !bone.name.utf8.starts_with("スカート"))
            QVERIFY2(std::abs(bone.position.x) < 1e-4f, bone.name.utf8.c_str());
}

void TestSampleParts::bodiesOfBothSidesAreMirrorImages()
{
    std::map<std::string, const pmx::RigidBody*> bodies;
    for (const pmx::RigidBody& body : m_model.data.rigidBodies)
        bodies[body.name.utf8] = &body;
    QCOMPARE(bodies.size(), m_model.data.rigidBodies.size());
    int pairs = 0;
    for (const auto& [name, body] : bodies) {
        QCOMPARE(nameOf(body->bone), name); // each has the name of its bone
        if (!name.starts_with(left))
            continue;
        QVERIFY2(bodies.contains(other(name)), name.c_str());
        const pmx::RigidBody& twin = *bodies[other(name)];
        QVERIFY2(isNear(twin.position, mirrored(body->position)), name.c_str());
        // Mirrored, x is unchanged, and y and z change sign.
        QVERIFY2(isNear({twin.rotation.x, -twin.rotation.y, -twin.rotation.z}, body->rotation) ||
                     twin.shape == pmx::Shape::Capsule,
            name.c_str());
        QCOMPARE(twin.shape, body->shape);
        QVERIFY2(isNear(twin.size, body->size), name.c_str());
        QCOMPARE(twin.group, body->group);
        QCOMPARE(twin.mask, body->mask);
        QCOMPARE(twin.mode, body->mode);
        QCOMPARE(twin.mass, body->mass);
        ++pairs;
    }
    QCOMPARE(pairs, 3);
}

void TestSampleParts::everyBoneHasAnEnglishNameOfItsOwn()
{
    std::set<std::string> names;
    for (const pmx::Bone& bone : m_model.data.bones) {
        const std::string& english = bone.nameEnglish.utf8;
        QVERIFY2(!english.empty(), bone.name.utf8.c_str());
        QVERIFY2(names.insert(english).second, english.c_str());
        if (bone.name.utf8.starts_with(left))
            QVERIFY2(english.ends_with("_L"), english.c_str());
        if (bone.name.utf8.starts_with(right))
            QVERIFY2(english.ends_with("_R"), english.c_str());
    }
    for (const pmx::Morph& morph : m_model.data.morphs)
        QVERIFY2(!morph.nameEnglish.utf8.empty(), morph.name.utf8.c_str());
}

void TestSampleParts::displayFramesHoldEachOnce()
{
    const auto& frames = m_model.data.displayFrames;
    QCOMPARE(frames[0].name.utf8, std::string("Root"));
    QCOMPARE(frames[1].name.utf8, std::string("表情"));
    std::set<std::int32_t> bones, morphs;
    for (std::size_t at = 0; at < frames.size(); ++at) {
        QCOMPARE(frames[at].special != 0, at < 2);
        QVERIFY(!frames[at].items.empty() && !frames[at].nameEnglish.utf8.empty());
        for (const pmx::FrameItem& item : frames[at].items) {
            QCOMPARE(item.isMorph != 0, at == 1);
            QVERIFY((item.isMorph ? morphs : bones).insert(item.index).second);
        }
    }
    QCOMPARE(frames[0].items.size(), std::size_t(1));
    QCOMPARE(nameOf(frames[0].items[0].index), std::string("全ての親"));
    QCOMPARE(morphs.size(), m_model.data.morphs.size());
}

void TestSampleParts::materialsAreWhatTheyShow()
{
    struct Look {
        const char *name, *texture, *toon;
        bool hasEdge, isDoubleSided;
    };
    const Look looks[] = {{"顔", "face", "skin", true, false},
        {"口内", "mouth", "flat", false, true}, {"白目", "eye_white", "flat", false, false},
        {"瞳", "iris", "flat", false, false}, {"まつ毛・眉", "lines", "flat", false, true},
        {"肌", "skin", "skin", true, false}, {"服", "shirt", "cloth", true, false},
        {"ズボン", "shorts", "cloth", true, false}, {"スカート", "skirt", "cloth", true, false},
        {"靴下", "socks", "cloth", true, false}, {"靴", "shoes", "cloth", true, false},
        {"髪", "hair", "hair", true, false}};
    const auto& data = m_model.data;
    QCOMPARE(data.materials.size(), std::size(looks));
    using namespace pmx::materialFlag;
    for (std::size_t at = 0; at < data.materials.size(); ++at) {
        const pmx::Material& material = data.materials[at];
        QCOMPARE(material.name.utf8, std::string(looks[at].name));
        const auto file = [&](std::int32_t texture) {
            return texture < 0 ? std::string() : data.textures[std::size_t(texture)].utf8;
        };
        QCOMPARE(file(material.texture), "tex/" + std::string(looks[at].texture) + ".png");
        QCOMPARE(file(material.toon), "tex/toon_" + std::string(looks[at].toon) + ".png");
        QCOMPARE(int(material.sharedToon), 0);
        QCOMPARE((material.flags & edge) != 0, looks[at].hasEdge);
        QCOMPARE(material.edgeSize > 0.0f, looks[at].hasEdge);
        QCOMPARE((material.flags & doubleSided) != 0, looks[at].isDoubleSided);
        QVERIFY((material.flags & groundShadow) && (material.flags & castsShadow) &&
                (material.flags & receivesShadow));
        QVERIFY2(material.indexCount > 0, looks[at].name);
        // With MMD's light the texture's colour is unchanged.
        for (int part = 0; part < 3; ++part)
            QVERIFY(
                std::abs(material.ambient[part] + material.diffuse[part] * 0.6f - 1.0f) < 1e-3f);
        QCOMPARE(material.diffuse.a, 1.0f);
    }
}

/// Front faces are clockwise and the normals of their corners point the same way.
void TestSampleParts::facesLookOutwards()
{
    const auto& data = m_model.data;
    std::size_t first = 0;
    for (const pmx::Material& material : data.materials) {
        std::size_t outwards = 0, count = 0;
        for (std::size_t at = first; at < first + material.indexCount; at += 3) {
            const auto& a = data.vertices[data.indices[at]];
            const auto& b = data.vertices[data.indices[at + 1]];
            const auto& c = data.vertices[data.indices[at + 2]];
            const glm::vec3 face = glm::cross(b.position - a.position, c.position - a.position);
            if (glm::length(face) < 1e-9f)
                continue;
            ++count;
            outwards += glm::dot(face, a.normal + b.normal + c.normal) > 0.0f;
        }
        first += material.indexCount;
        QVERIFY2(outwards > count * 9 / 10, material.name.utf8.c_str());
    }
    QCOMPARE(first, data.indices.size());
}

void TestSampleParts::clothTouchesOnlyWhatItMay()
{
    const auto touches = [&](const pmx::RigidBody& a, const pmx::RigidBody& b) {
        return (a.mask & (1u << b.group)) != 0 && (b.mask & (1u << a.group)) != 0;
    };
    const auto named = [&](const char* name) -> const pmx::RigidBody& {
        for (const pmx::RigidBody& body : m_model.data.rigidBodies)
            if (body.name.utf8 == name)
                return body;
        qFatal("%s is missing", name);
    };
    int skirt = 0, hair = 0;
    for (const pmx::RigidBody& body : m_model.data.rigidBodies) {
        const bool isSkirt = body.name.utf8.starts_with("スカート");
        if (body.mode == pmx::BodyMode::FollowsBone)
            continue;
        (isSkirt ? skirt : hair) += 1;
        for (const char* leg : {"左足", "右足", "左ひざ", "右ひざ"})
            QCOMPARE(touches(body, named(leg)), isSkirt);
        for (const char* trunk : {"頭", "首", "上半身2", "上半身", "下半身", "左腕", "右腕"})
            QCOMPARE(touches(body, named(trunk)), !isSkirt);
        QVERIFY(!touches(body, body) && !touches(body, named("スカート_0_0")));
        QVERIFY(body.mass > 0.0f && body.linearDamping >= 0.7f && body.angularDamping >= 0.9f);
    }
    QCOMPARE(skirt, 12 * 3);
    QCOMPARE(hair, 5);
    // Each is attached to the one above it, the first to her body.
    std::map<std::int32_t, int> held;
    for (const pmx::Joint& joint : m_model.data.joints) {
        const auto& upper = m_model.data.rigidBodies[std::size_t(joint.bodyA)];
        const auto& lower = m_model.data.rigidBodies[std::size_t(joint.bodyB)];
        if (joint.name.utf8.ends_with("_r")) {
            QCOMPARE(upper.name.utf8.back(), lower.name.utf8.back()); // at the same height
            continue;
        }
        QCOMPARE(m_model.data.bones[std::size_t(lower.bone)].parent, upper.bone);
        QVERIFY(isNear(joint.position, m_model.data.bones[std::size_t(lower.bone)].position));
        ++held[joint.bodyB];
    }
    QCOMPARE(held.size(), std::size_t(skirt + hair));
    for (const auto& [body, count] : held)
        QCOMPARE(count, 1);
    QCOMPARE(m_model.data.joints.size(), held.size() + 12 * 3);
}

void TestSampleParts::legsFollowTheirGoals()
{
    for (const std::string side : {"左", "右"}) {
        const auto boneAt = [&](const char* name) -> const pmx::Bone& {
            return m_model.data.bones[std::size_t(boneNamed(side + name))];
        };
        const pmx::Bone& leg = boneAt("足ＩＫ");
        QVERIFY(leg.flags & pmx::boneFlag::ik && leg.flags & pmx::boneFlag::movable);
        QCOMPARE(nameOf(leg.ik.effector), side + "足首");
        QCOMPARE(leg.ik.links.size(), std::size_t(2));
        QCOMPARE(nameOf(leg.ik.links[0].bone), side + "ひざ");
        QCOMPARE(nameOf(leg.ik.links[1].bone), side + "足");
        QVERIFY(isNear(leg.position, boneAt("足首").position));
        QVERIFY(leg.ik.links[0].limited && !leg.ik.links[1].limited);
        QVERIFY(leg.ik.links[0].upper.x < 0.0f && leg.ik.links[0].lower.x < -3.0f);
        QCOMPARE(leg.ik.links[0].lower.y, 0.0f);
        QCOMPARE(leg.ik.links[0].upper.z, 0.0f);
        const pmx::Bone& toe = boneAt("つま先ＩＫ");
        QCOMPARE(nameOf(toe.ik.effector), side + "つま先");
        QCOMPARE(toe.ik.links.size(), std::size_t(1));
        QCOMPARE(nameOf(toe.ik.links[0].bone), side + "足首");
        QCOMPARE(nameOf(toe.parent), side + "足ＩＫ");
    }
}

QTEST_GUILESS_MAIN(TestSampleParts)
#include "test_sample_parts.moc"
