// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// Plain data of a PMX 2.0 / 2.1 model, in file order; PMD is converted to the same when it is
/// loaded. Space: MMD's own, left-handed, +Y up, the model faces -Z, 1 unit is about 8 cm. Source
/// of every field: docs/formats.md, "PMX". Indices: -1 is none.
///
/// A model has the same data as its file, so that writing it gives the same bytes: indices may be
/// out of range, numbers may be NaN or infinite, bytes may have undefined values. mmd::makeModel
/// corrects this with warnings.
namespace mmd::pmx {

/// A text of the file. `utf8` is for people. `raw` has the file's bytes only if encoding `utf8`
/// would give other bytes (a lone surrogate, for example), so that writing loses nothing.
struct Text {
    std::string utf8;
    std::string raw;
    bool operator==(const Text&) const = default;
};

/// Models from a PMD have Cp932; written as PMX they have UTF-16.
enum class TextEncoding : std::uint8_t { Utf16Le = 0, Utf8 = 1, Cp932 = 255 };

enum class Deform : std::uint8_t { Bdef1 = 0, Bdef2 = 1, Bdef4 = 2, Sdef = 3, Qdef = 4 };

/// `weights` are as in the file (BDEF4 sums may differ from 1); for BDEF2 and SDEF weights[0] is w1
/// and weights[1] is 1 - w1; unused bones are -1.
struct Vertex {
    glm::vec3 position{0.0f};
    glm::vec3 normal{0.0f};
    glm::vec2 uv{0.0f};
    Deform deform = Deform::Bdef1;
    std::array<std::int32_t, 4> bones{-1, -1, -1, -1};
    std::array<float, 4> weights{1.0f, 0.0f, 0.0f, 0.0f};
    std::int32_t sdef = -1; ///< index into Model::sdef
    float edgeScale = 1.0f;
};

struct SdefParameters {
    glm::vec3 c{0.0f}, r0{0.0f}, r1{0.0f};
};

namespace materialFlag {
inline constexpr std::uint8_t doubleSided = 1, groundShadow = 2, castsShadow = 4,
                              receivesShadow = 8, edge = 16, vertexColour = 32, points = 64,
                              lines = 128;
}

enum class SphereMode : std::uint8_t { None = 0, Multiply = 1, Add = 2, SubTexture = 3 };

struct Material {
    Text name, nameEnglish;
    glm::vec4 diffuse{1.0f};
    glm::vec3 specular{0.0f};
    float specularPower = 0.0f;
    glm::vec3 ambient{0.0f};
    std::uint8_t flags = 0; ///< materialFlag
    glm::vec4 edgeColour{0.0f, 0.0f, 0.0f, 1.0f};
    float edgeSize = 1.0f;
    std::int32_t texture = -1;
    std::int32_t sphereTexture = -1;
    SphereMode sphereMode = SphereMode::None;
    std::uint8_t sharedToon = 1; ///< not 0: one of toon01..toon10
    std::int32_t toon = 0;       ///< shared: 0..9 for toon01..toon10, else a texture index or -1
    Text memo;
    std::uint32_t indexCount = 0; ///< number of consecutive indices of Model::indices that it draws
};

namespace boneFlag {
inline constexpr std::uint16_t tailIsBone = 0x0001, rotatable = 0x0002, movable = 0x0004,
                               visible = 0x0008, operable = 0x0010, ik = 0x0020,
                               appendLocal = 0x0080, appendRotation = 0x0100,
                               appendTranslation = 0x0200, fixedAxis = 0x0400, localAxes = 0x0800,
                               afterPhysics = 0x1000, externalParent = 0x2000;
}

struct IkLink {
    std::int32_t bone = -1;
    std::uint8_t limited = 0;           ///< not 0: `lower` and `upper` apply
    glm::vec3 lower{0.0f}, upper{0.0f}; ///< radians
};

/// IK of a goal bone. `effector` is the bone that must reach the goal; PMX calls it target.
struct Ik {
    std::int32_t effector = -1;
    std::int32_t loops = 0;
    float stepAngle = 0.0f;    ///< radians
    std::vector<IkLink> links; ///< nearest to the effector first
};

struct Bone {
    Text name, nameEnglish;
    glm::vec3 position{0.0f}; ///< model space
    std::int32_t parent = -1;
    std::int32_t deformLayer = 0;
    std::uint16_t flags = 0;    ///< boneFlag
    std::int32_t tailBone = -1; ///< with tailIsBone
    glm::vec3 tailOffset{0.0f}; ///< without tailIsBone
    std::int32_t appendParent = -1;
    float appendRatio = 0.0f;
    glm::vec3 fixedAxis{0.0f};
    glm::vec3 localX{1.0f, 0.0f, 0.0f}, localZ{0.0f, 0.0f, 1.0f};
    std::int32_t externalKey = 0;
    Ik ik; ///< with boneFlag::ik
};

enum class MorphPanel : std::uint8_t { Hidden = 0, Brow = 1, Eye = 2, Mouth = 3, Other = 4 };
enum class MorphType : std::uint8_t {
    Group = 0,
    Vertex = 1,
    Bone = 2,
    Uv = 3,
    Uv1 = 4,
    Uv2 = 5,
    Uv3 = 6,
    Uv4 = 7,
    Material = 8,
    Flip = 9,
    Impulse = 10
};

struct GroupOffset {
    std::int32_t morph = -1;
    float weight = 0.0f;
};
struct VertexOffset {
    std::int32_t vertex = -1;
    glm::vec3 offset{0.0f};
};
struct BoneOffset {
    std::int32_t bone = -1;
    glm::vec3 translation{0.0f};
    glm::quat rotation{1, 0, 0, 0};
};
struct UvOffset {
    std::int32_t vertex = -1;
    glm::vec4 offset{0.0f};
};
struct MaterialOffset {
    std::int32_t material = -1; ///< -1: all
    std::uint8_t operation = 0; ///< 0 multiply, 1 add
    glm::vec4 diffuse{0.0f};
    glm::vec3 specular{0.0f};
    float specularPower = 0.0f;
    glm::vec3 ambient{0.0f};
    glm::vec4 edgeColour{0.0f};
    float edgeSize = 0.0f;
    glm::vec4 textureTint{0.0f}, sphereTint{0.0f}, toonTint{0.0f};
};
struct ImpulseOffset {
    std::int32_t body = -1;
    std::uint8_t local = 0;
    glm::vec3 velocity{0.0f}, torque{0.0f};
};

/// `type` decides which one of the offset lists is used; `group` is also for Flip, `uv` for all
/// five UV types.
struct Morph {
    Text name, nameEnglish;
    MorphPanel panel = MorphPanel::Other;
    MorphType type = MorphType::Vertex;
    std::vector<GroupOffset> group;
    std::vector<VertexOffset> vertex;
    std::vector<BoneOffset> bone;
    std::vector<UvOffset> uv;
    std::vector<MaterialOffset> material;
    std::vector<ImpulseOffset> impulse;
};

struct FrameItem {
    std::uint8_t isMorph = 0; ///< not 0: `index` is a morph's
    std::int32_t index = -1;
};

/// A display frame: a group of bones and morphs in the dope sheet.
struct DisplayFrame {
    Text name, nameEnglish;
    std::uint8_t special = 0; ///< not 0: Root and 表情
    std::vector<FrameItem> items;
};

enum class Shape : std::uint8_t { Sphere = 0, Box = 1, Capsule = 2 };
enum class BodyMode : std::uint8_t { FollowsBone = 0, Dynamic = 1, DynamicAtBone = 2 };

struct RigidBody {
    Text name, nameEnglish;
    std::int32_t bone = -1;
    std::uint8_t group = 0;
    std::uint16_t mask = 0xFFFF; ///< bit set: collides with that group
    Shape shape = Shape::Sphere;
    glm::vec3 size{0.0f};
    glm::vec3 position{0.0f}; ///< model space
    glm::vec3 rotation{0.0f}; ///< Euler, radians, Ry·Rx·Rz
    float mass = 0.0f, linearDamping = 0.0f, angularDamping = 0.0f, restitution = 0.0f,
          friction = 0.0f;
    BodyMode mode = BodyMode::FollowsBone;
};

struct Joint {
    Text name, nameEnglish;
    std::uint8_t type = 0;
    std::int32_t bodyA = -1, bodyB = -1;
    glm::vec3 position{0.0f}, rotation{0.0f};
    glm::vec3 linearLower{0.0f}, linearUpper{0.0f}, angularLower{0.0f}, angularUpper{0.0f};
    glm::vec3 linearSpring{0.0f}, angularSpring{0.0f};
};

/// Attaches a vertex of a soft body to a rigid body.
struct SoftBodyAnchor {
    std::int32_t body = -1;
    std::int32_t vertex = -1;
    std::uint8_t nearMode = 0;
};

namespace softBodyFlag {
inline constexpr std::uint8_t bendingLinks = 1, clusters = 2, linkCrossing = 4;
}

/// A soft body of PMX 2.1. It is only kept: MMD does not simulate it. The groups of numbers are
/// Bullet's settings, with its names and in its order.
struct SoftBody {
    Text name, nameEnglish;
    std::uint8_t shape = 0; ///< 0 mesh of triangles, 1 rope
    std::int32_t material = -1;
    std::uint8_t group = 0;
    std::uint16_t mask = 0xFFFF;
    std::uint8_t flags = 0; ///< softBodyFlag
    std::int32_t bendingDistance = 0, clusterCount = 0;
    float totalMass = 0.0f, margin = 0.0f;
    std::int32_t aeroModel = 0;
    std::array<float, 12> config{};           ///< VCF DP DG LF PR VC DF MT CHR KHR SHR AHR
    std::array<float, 6> cluster{};           ///< SRHR SKHR SSHR SR_SPLT SK_SPLT SS_SPLT
    std::array<std::int32_t, 4> iterations{}; ///< V_IT P_IT D_IT C_IT
    std::array<float, 3> stiffness{};         ///< LST AST VST
    std::vector<SoftBodyAnchor> anchors;
    std::vector<std::int32_t> pins; ///< vertices that do not move
};

struct Model {
    float version = 2.0f;
    TextEncoding encoding = TextEncoding::Utf16Le;
    std::uint8_t additionalUvCount = 0;
    /// Bytes of an index in the file: vertex, texture, material, bone, morph, rigid body. Zero: the
    /// writer uses the smallest possible size.
    std::array<std::uint8_t, 6> indexSizes{};
    std::string extraSettings; ///< settings after the eighth, unchanged
    Text name, nameEnglish, comment, commentEnglish;
    std::vector<Vertex> vertices;
    std::vector<glm::vec4> additionalUvs; ///< additionalUvCount per vertex
    std::vector<SdefParameters> sdef;
    std::vector<std::uint32_t> indices; ///< three a face, clockwise front
    std::vector<Text> textures;         ///< paths as in the file
    std::vector<Material> materials;
    std::vector<Bone> bones;
    std::vector<Morph> morphs;
    std::vector<DisplayFrame> displayFrames;
    std::vector<RigidBody> rigidBodies;
    std::vector<Joint> joints;
    bool hasSoftBodies = false; ///< the file has the section, even if it is empty; only 2.1
    std::vector<SoftBody> softBodies;
    std::string trailing; ///< bytes after the last section, kept
};

struct ReadResult {
    Model model;
    std::vector<Warning> warnings;
};

/// The CP932 bytes of a name up to a NUL, not cut: those of its PMD if its characters would give
/// other bytes. Motions identify bones and morphs by them.
[[nodiscard]] std::string cp932Name(const Model& model, const Text& name);

/// Reads a whole PMX file in memory. Any bytes give a model or an Error, and no memory is allocated
/// for a count that is too large for the rest of the file. Invalid soft bodies become trailing
/// bytes, with a warning; all other data is read.
[[nodiscard]] Result<ReadResult> read(std::span<const std::byte> bytes);

/// The bytes of `model`; reading them gives the same model, and writing a model that was read gives
/// the bytes of its file. Index sizes other than 0 are kept: they must be large enough. A vertex
/// with SDEF must have its parameters, and a morph only the offsets of its type.
[[nodiscard]] std::vector<std::byte> write(const Model& model);

} // namespace mmd::pmx
