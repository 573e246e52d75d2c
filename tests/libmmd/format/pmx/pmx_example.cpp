// SPDX-License-Identifier: MIT
#include "tests/libmmd/format/pmx/pmx_example.h"

#include <limits>

using namespace mmd::pmx;

namespace odori::test {
namespace {

void addMesh(Model& model)
{
    for (int kind = 0; kind < 5; ++kind) {
        Vertex vertex;
        const auto f = static_cast<float>(kind);
        vertex.position = {f, 10.0f + f, -f};
        vertex.normal = {0.0f, 0.0f, -1.0f};
        vertex.uv = {0.25f * f, 1.0f - 0.25f * f};
        vertex.deform = Deform(kind);
        vertex.edgeScale = 0.5f;
        vertex.bones = {0, -1, -1, -1};
        if (vertex.deform == Deform::Bdef2 || vertex.deform == Deform::Sdef) {
            vertex.bones[1] = 2;
            vertex.weights = {0.75f, 0.25f, 0.0f, 0.0f};
        } else if (vertex.deform != Deform::Bdef1) {
            vertex.bones = {0, 1, 2, 99};
            vertex.weights = {0.5f, 0.25f, 0.125f, 0.25f};
        }
        if (vertex.deform == Deform::Sdef) {
            vertex.sdef = 0;
            model.sdef.push_back({{1, 2, 3}, {4, 5, 6}, {7, 8, 9}});
        }
        model.vertices.push_back(vertex);
        model.additionalUvs.push_back({f, 1, 2, 3});
        model.additionalUvs.push_back({4, 5, 6, f});
    }
    model.indices = {0, 1, 2, 2, 3, 4};
    model.textures = {{"tex\\skin.png", {}}, {"目.png", {}}};
}

void addMaterials(Model& model)
{
    Material shared;
    shared.name = {"肌", {}};
    shared.nameEnglish = {"skin", {}};
    shared.diffuse = {0.9f, 0.8f, 0.7f, 1.0f};
    shared.specular = {0.1f, 0.2f, 0.3f};
    shared.specularPower = 5.0f;
    shared.ambient = {0.4f, 0.5f, 0.6f};
    shared.flags = materialFlag::edge | materialFlag::castsShadow;
    shared.texture = 0;
    shared.sphereTexture = 1;
    shared.sphereMode = SphereMode::Add;
    shared.toon = 9;
    shared.memo = {"memo", {}};
    shared.indexCount = 3;
    Material own = shared;
    own.sharedToon = 0;
    own.toon = 1;
    own.texture = 77;
    model.materials = {shared, own};
}

void addBones(Model& model)
{
    Bone root;
    root.name = {"全ての親", {}};
    root.nameEnglish = {"root", {}};
    root.flags = boneFlag::tailIsBone | boneFlag::rotatable | boneFlag::movable;
    root.tailBone = 1;
    Bone full;
    full.name = {"左足ＩＫ", {}};
    full.position = {1, 2, 3};
    full.parent = 0;
    full.deformLayer = -2;
    full.flags = boneFlag::ik | boneFlag::appendRotation | boneFlag::appendTranslation |
                 boneFlag::appendLocal | boneFlag::fixedAxis | boneFlag::localAxes |
                 boneFlag::externalParent | boneFlag::afterPhysics;
    full.tailOffset = {0, -1, 0};
    full.appendParent = 0;
    full.appendRatio = -0.5f;
    full.fixedAxis = {1, 0, 0};
    full.localX = {0, 1, 0};
    full.localZ = {0, 0, -1};
    full.externalKey = 7;
    full.ik = {2, 40, 2.0f, {{0, 1, {-3, 0, 0}, {0, 0, 0}}, {-1, 0, {}, {}}}};
    Bone careless;
    careless.name = {"\xEF\xBF\xBD", std::string("\x00\xD8", 2)}; // a lone surrogate
    careless.parent = 1000;
    careless.position.x = std::numeric_limits<float>::quiet_NaN();
    model.bones = {root, full, careless};
}

void addMorphs(Model& model)
{
    for (int type = 0; type <= 10; ++type) {
        Morph morph;
        morph.name = {"morph " + std::to_string(type), {}};
        morph.panel = MorphPanel(type % 5);
        morph.type = MorphType(type);
        switch (morph.type) {
        case MorphType::Group:
        case MorphType::Flip:
            morph.group = {{1, 0.5f}, {-1, 1.0f}};
            break;
        case MorphType::Vertex:
            morph.vertex = {{4, {1, 2, 3}}};
            break;
        case MorphType::Bone:
            morph.bone = {{1, {1, 2, 3}, {0.5f, 0.1f, 0.2f, 0.3f}}};
            break;
        case MorphType::Material:
            morph.material.push_back({.material = -1,
                .operation = 1,
                .diffuse = {1, 2, 3, 4},
                .specular = {5, 6, 7},
                .specularPower = 8,
                .ambient = {9, 10, 11},
                .edgeColour = {12, 13, 14, 15},
                .edgeSize = 16,
                .textureTint = {17, 18, 19, 20},
                .sphereTint = {21, 22, 23, 24},
                .toonTint = {25, 26, 27, 28}});
            break;
        case MorphType::Impulse:
            morph.impulse = {{0, 1, {1, 2, 3}, {4, 5, 6}}};
            break;
        default:
            morph.uv = {{2, {1, 2, 3, 4}}};
        }
        model.morphs.push_back(morph);
    }
}

void addPhysics(Model& model)
{
    for (int shape = 0; shape < 3; ++shape) {
        RigidBody body;
        body.name = {"body", {}};
        body.bone = shape - 1;
        body.group = 3;
        body.mask = 0xFF0F;
        body.shape = Shape(shape);
        body.size = {1, 2, 3};
        body.position = {4, 5, 6};
        body.rotation = {0.1f, 0.2f, 0.3f};
        body.mass = 1.0f;
        body.linearDamping = 0.5f;
        body.angularDamping = 0.6f;
        body.restitution = 0.1f;
        body.friction = 0.7f;
        body.mode = BodyMode(shape);
        model.rigidBodies.push_back(body);
    }
    for (std::uint8_t type = 0; type < 6; ++type) {
        Joint joint;
        joint.name = {"joint", {}};
        joint.type = type;
        joint.bodyA = 0;
        joint.bodyB = 2;
        joint.position = {1, 2, 3};
        joint.linearLower = {-1, -2, -3};
        joint.angularUpper = {0.5f, 0.6f, 0.7f};
        joint.angularSpring = {100, 200, 300};
        model.joints.push_back(joint);
    }
}

} // namespace

Model everyRecordKind()
{
    Model model;
    model.version = 2.1f;
    model.additionalUvCount = 2;
    model.extraSettings = "\x05";
    model.name = {"見本", {}};
    model.nameEnglish = {"Sample", {}};
    model.comment = {"一行目\r\n二行目", {}};
    addMesh(model);
    addMaterials(model);
    addBones(model);
    addMorphs(model);
    model.displayFrames = {{{"Root", {}}, {"Root", {}}, 1, {{0, 0}}},
        {{"表情", {}}, {"Exp", {}}, 1, {{1, 1}, {1, -1}}}, {{"足", {}}, {}, 0, {{0, 1}, {0, 2}}}};
    addPhysics(model);
    // References to bones past the last one only fit an index of two bytes.
    model.indexSizes = {1, 1, 1, 2, 1, 1};
    return model;
}

} // namespace odori::test
