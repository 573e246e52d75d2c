// SPDX-License-Identifier: MIT
#include "libmmd/base/byte_reader.h"
#include "libmmd/format/pmx.h"
#include "libmmd/text/cp932.h"

#include <algorithm>

namespace mmd::pmx {
namespace {

enum IndexKind : std::size_t {
    VertexIndex,
    TextureIndex,
    MaterialIndex,
    BoneIndex,
    MorphIndex,
    BodyIndex
};

/// Reads one model; the cursor's failure is looked at once a record.
class Reader {
public:
    explicit Reader(std::span<const std::byte> bytes)
        : m_in(bytes)
    {
    }

    Result<ReadResult> run();

private:
    bool readHeader();
    void readVertices();
    void readIndices();
    void readTextures();
    void readMaterials();
    void readBones();
    void readIk(Bone& bone);
    void readMorphs();
    void readOffsets(Morph& morph, std::uint32_t count);
    void readFrames();
    void readBodies();
    void readJoints();

    Text text();
    std::int32_t index(IndexKind kind);
    glm::vec2 vec2();
    glm::vec3 vec3();
    glm::vec4 vec4();
    /// A record count that can fit in what is left, at `smallest` bytes each; 0 after a failure.
    std::uint32_t count(const char* field, std::size_t smallest);
    bool fail(ErrorCode code, std::string field, std::size_t offset, std::uint64_t value);
    /// True while all went well; names `field` as the place of a failure.
    bool ok(const char* field, std::size_t record);

    ByteReader m_in;
    Model m_model;
    std::vector<Warning> m_warnings;
    Error m_error;
    bool m_failed = false;
};

bool Reader::fail(ErrorCode code, std::string field, std::size_t offset, std::uint64_t value)
{
    if (!m_failed)
        m_error = {.code = code, .offset = offset, .field = std::move(field), .value = value};
    m_failed = true;
    return false;
}

bool Reader::ok(const char* field, std::size_t record)
{
    if (!m_failed && m_in.hasFailed()) {
        m_error = m_in.error(std::string(field) + ' ' + std::to_string(record));
        m_failed = true;
    }
    return !m_failed;
}

std::uint32_t Reader::count(const char* field, std::size_t smallest)
{
    const std::size_t offset = m_in.offset();
    if (m_failed)
        return 0;
    const auto value = m_in.read<std::uint32_t>();
    if (m_in.hasFailed()) {
        m_error = m_in.error(std::string(field) + " count");
        m_failed = true;
        return 0;
    }
    if (value > m_in.left() / smallest) {
        fail(ErrorCode::CountTooLarge, field, offset, value);
        return 0;
    }
    return value;
}

Text Reader::text()
{
    const std::size_t offset = m_in.offset();
    const auto size = m_in.read<std::uint32_t>();
    if (m_in.hasFailed() || m_failed)
        return {};
    if (size > m_in.left()) {
        fail(ErrorCode::CountTooLarge, "text bytes", offset, size);
        return {};
    }
    const auto bytes = m_in.take(size);
    std::string raw(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    Text result;
    if (m_model.encoding == TextEncoding::Utf8) {
        if (isUtf8(raw)) {
            result.utf8 = std::move(raw);
            return result;
        }
        result.utf8 = decodeCp932(raw); // what careless tools write under the name of UTF-8
        result.raw = std::move(raw);
        return result;
    }
    result.utf8 = utf8FromUtf16Le(raw);
    if (utf16LeFromUtf8(result.utf8) != raw)
        result.raw = std::move(raw);
    return result;
}

std::int32_t Reader::index(IndexKind kind)
{
    switch (m_model.indexSizes[kind]) {
    case 1:
        return kind == VertexIndex ? m_in.read<std::uint8_t>() : m_in.read<std::int8_t>();
    case 2:
        return kind == VertexIndex ? m_in.read<std::uint16_t>() : m_in.read<std::int16_t>();
    default:
        return m_in.read<std::int32_t>();
    }
}

glm::vec2 Reader::vec2()
{
    const float x = m_in.read<float>();
    return {x, m_in.read<float>()};
}

glm::vec3 Reader::vec3()
{
    const float x = m_in.read<float>();
    const float y = m_in.read<float>();
    return {x, y, m_in.read<float>()};
}

glm::vec4 Reader::vec4()
{
    const glm::vec3 xyz = vec3();
    return {xyz, m_in.read<float>()};
}

bool Reader::readHeader()
{
    const auto signature = m_in.take(4);
    constexpr std::string_view wanted = "PMX ";
    if (signature.size() != 4 || std::memcmp(signature.data(), wanted.data(), 4) != 0)
        return fail(ErrorCode::WrongSignature, "PMX", 0, 0);
    m_model.version = m_in.read<float>();
    if (!ok("header", 0))
        return false;
    if (!(m_model.version > 1.99f && m_model.version < 2.11f))
        return fail(ErrorCode::UnsupportedVersion, "PMX " + std::to_string(m_model.version), 4, 0);
    const auto settings = m_in.read<std::uint8_t>();
    const std::size_t offset = m_in.offset();
    const auto values = m_in.take(settings);
    if (!ok("header", 0))
        return false;
    if (settings < 8)
        return fail(ErrorCode::BadValue, "number of settings", offset - 1, settings);
    const auto value = [&](std::size_t at) { return std::to_integer<std::uint8_t>(values[at]); };
    if (value(0) > 1)
        return fail(ErrorCode::BadValue, "text encoding", offset, value(0));
    m_model.encoding = TextEncoding(value(0));
    if (value(1) > 4)
        return fail(ErrorCode::BadValue, "additional UV count", offset + 1, value(1));
    m_model.additionalUvCount = value(1);
    for (std::size_t kind = 0; kind < 6; ++kind) {
        const std::uint8_t size = value(2 + kind);
        if (size != 1 && size != 2 && size != 4)
            return fail(ErrorCode::BadValue, "index size", offset + 2 + kind, size);
        m_model.indexSizes[kind] = size;
    }
    for (std::size_t at = 8; at < settings; ++at)
        m_model.extraSettings.push_back(static_cast<char>(value(at)));
    m_model.name = text();
    m_model.nameEnglish = text();
    m_model.comment = text();
    m_model.commentEnglish = text();
    return ok("model name", 0);
}

void Reader::readVertices()
{
    const std::size_t boneSize = m_model.indexSizes[BoneIndex];
    const auto total = count("vertices", 32 + 16u * m_model.additionalUvCount + 1 + boneSize + 4);
    m_model.vertices.resize(total);
    m_model.additionalUvs.resize(std::size_t(total) * m_model.additionalUvCount);
    for (std::size_t at = 0; at < total; ++at) {
        Vertex& vertex = m_model.vertices[at];
        vertex.position = vec3();
        vertex.normal = vec3();
        vertex.uv = vec2();
        for (std::size_t uv = 0; uv < m_model.additionalUvCount; ++uv)
            m_model.additionalUvs[at * m_model.additionalUvCount + uv] = vec4();
        const std::size_t deformOffset = m_in.offset();
        const auto deform = m_in.read<std::uint8_t>();
        if (deform > 4) {
            fail(ErrorCode::BadValue, "vertex deform type", deformOffset, deform);
            return;
        }
        vertex.deform = Deform(deform);
        const bool isFour = vertex.deform == Deform::Bdef4 || vertex.deform == Deform::Qdef;
        const std::size_t bones = vertex.deform == Deform::Bdef1 ? 1 : isFour ? 4 : 2;
        for (std::size_t bone = 0; bone < bones; ++bone)
            vertex.bones[bone] = index(BoneIndex);
        if (isFour) {
            for (float& weight : vertex.weights)
                weight = m_in.read<float>();
        } else if (bones == 2) {
            vertex.weights[0] = m_in.read<float>();
            vertex.weights[1] = 1.0f - vertex.weights[0];
        }
        if (vertex.deform == Deform::Sdef) {
            vertex.sdef = static_cast<std::int32_t>(m_model.sdef.size());
            const glm::vec3 c = vec3();
            const glm::vec3 r0 = vec3();
            m_model.sdef.push_back({c, r0, vec3()});
        }
        vertex.edgeScale = m_in.read<float>();
        if (!ok("vertex", at))
            return;
    }
}

void Reader::readIndices()
{
    const auto total = count("face indices", m_model.indexSizes[VertexIndex]);
    m_model.indices.resize(total);
    for (std::uint32_t& each : m_model.indices)
        each = static_cast<std::uint32_t>(index(VertexIndex));
    ok("face indices", 0);
}

void Reader::readTextures()
{
    const auto total = count("textures", 4);
    m_model.textures.reserve(total);
    for (std::size_t at = 0; at < total && ok("texture", at); ++at)
        m_model.textures.push_back(text());
    ok("textures", 0);
}

void Reader::readMaterials()
{
    const auto total = count("materials", 100);
    m_model.materials.resize(total);
    for (std::size_t at = 0; at < total; ++at) {
        Material& material = m_model.materials[at];
        material.name = text();
        material.nameEnglish = text();
        material.diffuse = vec4();
        material.specular = vec3();
        material.specularPower = m_in.read<float>();
        material.ambient = vec3();
        material.flags = m_in.read<std::uint8_t>();
        material.edgeColour = vec4();
        material.edgeSize = m_in.read<float>();
        material.texture = index(TextureIndex);
        material.sphereTexture = index(TextureIndex);
        material.sphereMode = SphereMode(m_in.read<std::uint8_t>());
        material.sharedToon = m_in.read<std::uint8_t>();
        material.toon = material.sharedToon ? m_in.read<std::uint8_t>() : index(TextureIndex);
        material.memo = text();
        material.indexCount = m_in.read<std::uint32_t>();
        if (!ok("material", at))
            return;
    }
}

void Reader::readIk(Bone& bone)
{
    bone.ik.effector = index(BoneIndex);
    bone.ik.loops = m_in.read<std::int32_t>();
    bone.ik.stepAngle = m_in.read<float>();
    const auto total = count("IK links", m_model.indexSizes[BoneIndex] + 1u);
    bone.ik.links.resize(total);
    for (IkLink& link : bone.ik.links) {
        link.bone = index(BoneIndex);
        link.limited = m_in.read<std::uint8_t>();
        if (link.limited) {
            link.lower = vec3();
            link.upper = vec3();
        }
    }
}

void Reader::readBones()
{
    const auto total = count("bones", 4 + 4 + 12 + 4 + 2 + 2u * m_model.indexSizes[BoneIndex]);
    m_model.bones.resize(total);
    for (std::size_t at = 0; at < total; ++at) {
        Bone& bone = m_model.bones[at];
        bone.name = text();
        bone.nameEnglish = text();
        bone.position = vec3();
        bone.parent = index(BoneIndex);
        bone.deformLayer = m_in.read<std::int32_t>();
        bone.flags = m_in.read<std::uint16_t>();
        if (bone.flags & boneFlag::tailIsBone)
            bone.tailBone = index(BoneIndex);
        else
            bone.tailOffset = vec3();
        if (bone.flags & (boneFlag::appendRotation | boneFlag::appendTranslation)) {
            bone.appendParent = index(BoneIndex);
            bone.appendRatio = m_in.read<float>();
        }
        if (bone.flags & boneFlag::fixedAxis)
            bone.fixedAxis = vec3();
        if (bone.flags & boneFlag::localAxes) {
            bone.localX = vec3();
            bone.localZ = vec3();
        }
        if (bone.flags & boneFlag::externalParent)
            bone.externalKey = m_in.read<std::int32_t>();
        if (bone.flags & boneFlag::ik)
            readIk(bone);
        if (!ok("bone", at))
            return;
    }
}

void Reader::readOffsets(Morph& morph, std::uint32_t total)
{
    using enum MorphType;
    switch (morph.type) {
    case Group:
    case Flip:
        morph.group.resize(total);
        for (GroupOffset& each : morph.group) {
            each.morph = index(MorphIndex);
            each.weight = m_in.read<float>();
        }
        break;
    case Vertex:
        morph.vertex.resize(total);
        for (VertexOffset& each : morph.vertex) {
            each.vertex = index(VertexIndex);
            each.offset = vec3();
        }
        break;
    case Bone:
        morph.bone.resize(total);
        for (BoneOffset& each : morph.bone) {
            each.bone = index(BoneIndex);
            each.translation = vec3();
            const glm::vec4 q = vec4();
            each.rotation = glm::quat(q.w, q.x, q.y, q.z);
        }
        break;
    case Material:
        morph.material.resize(total);
        for (MaterialOffset& each : morph.material) {
            each.material = index(MaterialIndex);
            each.operation = m_in.read<std::uint8_t>();
            each.diffuse = vec4();
            each.specular = vec3();
            each.specularPower = m_in.read<float>();
            each.ambient = vec3();
            each.edgeColour = vec4();
            each.edgeSize = m_in.read<float>();
            each.textureTint = vec4();
            each.sphereTint = vec4();
            each.toonTint = vec4();
        }
        break;
    case Impulse:
        morph.impulse.resize(total);
        for (ImpulseOffset& each : morph.impulse) {
            each.body = index(BodyIndex);
            each.local = m_in.read<std::uint8_t>();
            each.velocity = vec3();
            each.torque = vec3();
        }
        break;
    default: // the five UV kinds
        morph.uv.resize(total);
        for (UvOffset& each : morph.uv) {
            each.vertex = index(VertexIndex);
            each.offset = vec4();
        }
        break;
    }
}

/// Fewest bytes of one offset in the file, to judge a count by.
std::size_t smallestOffset(const Model& model, MorphType type)
{
    switch (type) {
    case MorphType::Group:
    case MorphType::Flip:
        return model.indexSizes[MorphIndex] + 4u;
    case MorphType::Vertex:
        return model.indexSizes[VertexIndex] + 12u;
    case MorphType::Bone:
        return model.indexSizes[BoneIndex] + 28u;
    case MorphType::Material:
        return model.indexSizes[MaterialIndex] + 113u;
    case MorphType::Impulse:
        return model.indexSizes[BodyIndex] + 25u;
    default:
        return model.indexSizes[VertexIndex] + 16u;
    }
}

void Reader::readMorphs()
{
    const auto total = count("morphs", 14);
    m_model.morphs.resize(total);
    for (std::size_t at = 0; at < total; ++at) {
        Morph& morph = m_model.morphs[at];
        morph.name = text();
        morph.nameEnglish = text();
        morph.panel = MorphPanel(m_in.read<std::uint8_t>());
        const std::size_t offset = m_in.offset();
        const auto type = m_in.read<std::uint8_t>();
        if (type > 10) {
            fail(ErrorCode::BadValue, "morph type", offset, type);
            return;
        }
        morph.type = MorphType(type);
        readOffsets(morph, count("morph offsets", smallestOffset(m_model, morph.type)));
        if (!ok("morph", at))
            return;
    }
}

void Reader::readFrames()
{
    const auto total = count("display frames", 13);
    m_model.displayFrames.resize(total);
    for (std::size_t at = 0; at < total; ++at) {
        DisplayFrame& frame = m_model.displayFrames[at];
        frame.name = text();
        frame.nameEnglish = text();
        frame.special = m_in.read<std::uint8_t>();
        frame.items.resize(count("display frame items", 2));
        for (FrameItem& item : frame.items) {
            item.isMorph = m_in.read<std::uint8_t>();
            item.index = index(item.isMorph ? MorphIndex : BoneIndex);
        }
        if (!ok("display frame", at))
            return;
    }
}

void Reader::readBodies()
{
    const auto total = count("rigid bodies", 69);
    m_model.rigidBodies.resize(total);
    for (std::size_t at = 0; at < total; ++at) {
        RigidBody& body = m_model.rigidBodies[at];
        body.name = text();
        body.nameEnglish = text();
        body.bone = index(BoneIndex);
        body.group = m_in.read<std::uint8_t>();
        body.mask = m_in.read<std::uint16_t>();
        body.shape = Shape(m_in.read<std::uint8_t>());
        body.size = vec3();
        body.position = vec3();
        body.rotation = vec3();
        body.mass = m_in.read<float>();
        body.linearDamping = m_in.read<float>();
        body.angularDamping = m_in.read<float>();
        body.restitution = m_in.read<float>();
        body.friction = m_in.read<float>();
        body.mode = BodyMode(m_in.read<std::uint8_t>());
        if (!ok("rigid body", at))
            return;
    }
}

void Reader::readJoints()
{
    const auto total = count("joints", 107);
    m_model.joints.resize(total);
    for (std::size_t at = 0; at < total; ++at) {
        Joint& joint = m_model.joints[at];
        joint.name = text();
        joint.nameEnglish = text();
        joint.type = m_in.read<std::uint8_t>();
        joint.bodyA = index(BodyIndex);
        joint.bodyB = index(BodyIndex);
        joint.position = vec3();
        joint.rotation = vec3();
        joint.linearLower = vec3();
        joint.linearUpper = vec3();
        joint.angularLower = vec3();
        joint.angularUpper = vec3();
        joint.linearSpring = vec3();
        joint.angularSpring = vec3();
        if (!ok("joint", at))
            return;
    }
}

Result<ReadResult> Reader::run()
{
    if (readHeader()) {
        using Step = void (Reader::*)();
        for (const Step step : {&Reader::readVertices, &Reader::readIndices, &Reader::readTextures,
                 &Reader::readMaterials, &Reader::readBones, &Reader::readMorphs,
                 &Reader::readFrames, &Reader::readBodies, &Reader::readJoints}) {
            if (!m_failed)
                (this->*step)();
        }
    }
    if (m_failed)
        return tl::unexpected(std::move(m_error));
    const auto rest = m_in.take(m_in.left());
    m_model.trailing.assign(reinterpret_cast<const char*>(rest.data()), rest.size());
    if (!rest.empty() && m_model.version < 2.05f)
        m_warnings.push_back({.code = WarningCode::TrailingBytes, .place = "PMX", .count = 1});
    return ReadResult{std::move(m_model), std::move(m_warnings)};
}

} // namespace

Result<ReadResult> read(std::span<const std::byte> bytes)
{
    if (bytes.empty())
        return tl::unexpected(
            Error{.code = ErrorCode::EmptyFile, .offset = 0, .field = {}, .value = 0});
    return Reader(bytes).run();
}

} // namespace mmd::pmx
