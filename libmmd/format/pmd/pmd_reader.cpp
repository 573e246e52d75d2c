// SPDX-License-Identifier: MIT
#include "libmmd/format/pmd/pmd_reader.h"

#include "libmmd/text/cp932.h"

#include <cmath>

namespace mmd::pmd {
namespace {

constexpr std::string_view signature = "Pmd";
constexpr std::size_t commentSize = 256;
constexpr std::size_t toonNameSize = 100;
constexpr std::size_t vertexSize = 38;
constexpr std::size_t materialSize = 70;
constexpr std::uint8_t noToon = 0xFF;

std::string lowerCase(std::string_view text)
{
    std::string result(text);
    for (char& c : result)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    return result;
}

bool endsWith(std::string_view text, std::string_view ending)
{
    return text.size() >= ending.size() && text.substr(text.size() - ending.size()) == ending;
}

/// 0..9 for toon01.bmp..toon10.bmp, which every MMD has; else -1.
int sharedToon(const std::string& name)
{
    const std::string lower = lowerCase(name);
    if (lower.size() != 10 || lower.substr(0, 4) != "toon" || lower.substr(6) != ".bmp")
        return -1;
    const int tens = lower[4] - '0';
    const int ones = lower[5] - '0';
    const bool isNumber = tens >= 0 && tens <= 1 && ones >= 0 && ones <= 9;
    const int number = tens * 10 + ones;
    return isNumber && number >= 1 && number <= 10 ? number - 1 : -1;
}

} // namespace

bool Reader::fail(ErrorCode code, std::string name, std::size_t offset, std::uint64_t value)
{
    if (!m_failed)
        m_error = {.code = code, .offset = offset, .field = std::move(name), .value = value};
    m_failed = true;
    return false;
}

bool Reader::ok(const char* name, std::size_t record)
{
    if (!m_failed && m_in.hasFailed()) {
        m_error = m_in.error(std::string(name) + ' ' + std::to_string(record));
        m_failed = true;
    }
    return !m_failed;
}

std::string_view Reader::field(std::size_t size)
{
    const auto bytes = m_in.readBytes(size);
    const std::string_view whole(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    return whole.substr(0, whole.find('\0'));
}

pmx::Text Reader::text(std::size_t size)
{
    const std::string_view bytes = field(size);
    pmx::Text result{decodeCp932(bytes), {}};
    if (encodeCp932(result.utf8).bytes != bytes)
        result.raw = std::string(bytes);
    return result;
}

glm::vec3 Reader::vec3()
{
    const float x = m_in.read<float>();
    const float y = m_in.read<float>();
    return {x, y, m_in.read<float>()};
}

std::int32_t Reader::index16()
{
    const auto value = m_in.read<std::uint16_t>();
    return value == 0xFFFF ? -1 : std::int32_t(value);
}

void Reader::readHeader()
{
    m_in.readBytes(signature.size());
    const auto version = m_in.read<float>();
    if (ok("header", 0) && !(version > 0.99f && version < 1.01f))
        fail(ErrorCode::UnsupportedVersion, "PMD " + std::to_string(version), signature.size(), 0);
    m_model.encoding = pmx::TextEncoding::Cp932;
    m_model.name = text(nameSize);
    m_model.comment = text(commentSize);
    ok("header", 0);
}

void Reader::readVertices()
{
    m_model.vertices.resize(count<std::uint32_t>("vertices", vertexSize));
    for (pmx::Vertex& vertex : m_model.vertices) {
        vertex.position = vec3();
        vertex.normal = vec3();
        vertex.uv.x = m_in.read<float>();
        vertex.uv.y = m_in.read<float>();
        vertex.deform = pmx::Deform::Bdef2;
        vertex.bones[0] = index16();
        vertex.bones[1] = index16();
        const auto percent = m_in.read<std::uint8_t>();
        vertex.weights[0] = static_cast<float>(percent) / 100.0f;
        vertex.weights[1] = 1.0f - vertex.weights[0];
        if (percent > 100) {
            warn(WarningCode::BadNumber, "vertex weight");
            vertex.weights = {1.0f, 0.0f, 0.0f, 0.0f};
        }
        if (vertex.weights[0] == 0.0f)
            vertex.bones[0] = vertex.bones[1];
        if (vertex.weights[0] == 0.0f || percent >= 100 || vertex.bones[0] == vertex.bones[1]) {
            vertex.deform = pmx::Deform::Bdef1;
            vertex.bones[1] = -1;
            vertex.weights = {1.0f, 0.0f, 0.0f, 0.0f};
        }
        vertex.edgeScale = m_in.read<std::uint8_t>() != 0 ? 0.0f : 1.0f;
    }
    ok("vertex", m_model.vertices.size());
}

void Reader::readIndices()
{
    m_model.indices.resize(count<std::uint32_t>("face indices", 2));
    for (std::uint32_t& index : m_model.indices)
        index = m_in.read<std::uint16_t>();
    ok("face indices", 0);
}

std::int32_t Reader::texture(std::string_view path)
{
    if (path.empty())
        return -1;
    const auto next = static_cast<std::int32_t>(m_model.textures.size());
    const auto [entry, isNew] = m_textures.emplace(path, next);
    if (isNew) {
        pmx::Text name{decodeCp932(path), {}};
        if (encodeCp932(name.utf8).bytes != path)
            name.raw = std::string(path);
        m_model.textures.push_back(std::move(name));
    }
    return entry->second;
}

/// "face.bmp*metal.sph", either part alone, or in the other order.
void Reader::readTextures(pmx::Material& material, std::string_view paths)
{
    while (!paths.empty()) {
        const std::size_t star = paths.find('*');
        const std::string_view path = paths.substr(0, star);
        paths = star == std::string_view::npos ? std::string_view() : paths.substr(star + 1);
        const std::string lower = lowerCase(path);
        if (endsWith(lower, ".sph") || endsWith(lower, ".spa")) {
            material.sphereTexture = texture(path);
            material.sphereMode =
                lower.back() == 'h' ? pmx::SphereMode::Multiply : pmx::SphereMode::Add;
        } else if (material.texture < 0) {
            material.texture = texture(path);
        } else {
            warn(WarningCode::UnsupportedFeature, "material, second texture");
        }
    }
}

void Reader::readMaterials()
{
    const auto total = count<std::uint32_t>("materials", materialSize);
    m_model.materials.resize(total);
    for (std::size_t at = 0; at < total && ok("material", at); ++at) {
        pmx::Material& material = m_model.materials[at];
        const std::string number = std::to_string(at + 1);
        material.name.utf8 = "材質" + number; // the file has no names for them
        material.nameEnglish.utf8 = "Material " + number;
        const glm::vec3 diffuse = vec3();
        const float alpha = m_in.read<float>();
        material.diffuse = {diffuse, alpha};
        material.specularPower = m_in.read<float>();
        material.specular = vec3();
        material.ambient = vec3();
        m_toons.push_back(m_in.read<std::uint8_t>());
        using namespace pmx::materialFlag;
        material.flags = m_in.read<std::uint8_t>() != 0 ? edge | groundShadow : 0;
        if (std::abs(alpha - 0.98f) > 1e-4f) // MMD's mark for materials without self-shadow
            material.flags |= castsShadow | receivesShadow;
        if (alpha < 1.0f)
            material.flags |= doubleSided;
        material.indexCount = m_in.read<std::uint32_t>();
        readTextures(material, field(nameSize));
    }
    ok("materials", total);
}

void Reader::readEnglish()
{
    const auto present = m_in.read<std::uint8_t>();
    if (!ok("English names", 0) || present == 0)
        return;
    m_model.nameEnglish = text(nameSize);
    m_model.commentEnglish = text(commentSize);
    for (std::size_t at = 0; at < m_model.bones.size() && ok("English bone name", at); ++at)
        m_model.bones[at].nameEnglish = text(nameSize);
    for (std::size_t at = 0; at < m_model.morphs.size() && ok("English morph name", at); ++at)
        m_model.morphs[at].nameEnglish = text(nameSize);
    // The first two are Root and 表情, which the file does not name.
    for (std::size_t at = 2; at < m_model.displayFrames.size() && ok("English group name", at);
         ++at)
        m_model.displayFrames[at].nameEnglish = text(groupNameSize);
    ok("English names", 0);
}

void Reader::readToons()
{
    for (pmx::Text& name : m_toonNames)
        name = text(toonNameSize);
    ok("toon names", 0);
}

/// Materials have an index into the ten names; MMD's own toons become shared ones.
void Reader::setToons()
{
    for (std::size_t at = 0; at < m_toons.size(); ++at) {
        pmx::Material& material = m_model.materials[at];
        const std::uint8_t toon = m_toons[at];
        if (toon >= m_toonNames.size()) {
            if (toon != noToon)
                warn(WarningCode::BadReference, "material toon");
            material.sharedToon = 0;
            material.toon = -1;
            continue;
        }
        const pmx::Text& name = m_toonNames[toon];
        const int shared = name.utf8.empty() ? int(toon) : sharedToon(name.utf8);
        material.sharedToon = shared >= 0;
        material.toon = shared >= 0
                            ? shared
                            : texture(name.raw.empty() ? encodeCp932(name.utf8).bytes : name.raw);
    }
}

Result<pmx::ReadResult> Reader::run()
{
    using Step = void (Reader::*)();
    for (const Step step :
        {&Reader::readHeader, &Reader::readVertices, &Reader::readIndices, &Reader::readMaterials,
            &Reader::readBones, &Reader::readIk, &Reader::readMorphs, &Reader::readFrames}) {
        if (!m_failed)
            (this->*step)();
    }
    // Older files end before any of these.
    for (const Step step : {&Reader::readEnglish, &Reader::readToons, &Reader::readBodies}) {
        if (!m_failed && m_in.left() > 0)
            (this->*step)();
    }
    if (m_failed)
        return tl::unexpected(std::move(m_error));
    setToons();
    if (m_in.left() > 0)
        warn(WarningCode::TrailingBytes, "PMD");
    pmx::ReadResult result{std::move(m_model), {}};
    for (const auto& [what, times] : m_warnings)
        result.warnings.push_back({.code = what.first, .location = what.second, .count = times});
    return result;
}

bool isPmd(std::span<const std::byte> bytes)
{
    return bytes.size() >= signature.size() &&
           std::memcmp(bytes.data(), signature.data(), signature.size()) == 0;
}

Result<pmx::ReadResult> read(std::span<const std::byte> bytes)
{
    const auto refused = [](ErrorCode code) {
        return tl::unexpected(Error{.code = code, .offset = 0, .field = "PMD", .value = 0});
    };
    if (bytes.empty())
        return refused(ErrorCode::EmptyFile);
    if (!isPmd(bytes))
        return refused(ErrorCode::WrongSignature);
    return Reader(bytes).run();
}

} // namespace mmd::pmd
