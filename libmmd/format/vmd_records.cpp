// SPDX-License-Identifier: MIT
#include "libmmd/base/byte_reader.h"
#include "libmmd/format/vmd_layout.h"

#include <cstring>

namespace mmd::vmd {
namespace {

glm::vec3 vec3At(const std::byte* at)
{
    return {loadLittle<float>(at), loadLittle<float>(at + 4), loadLittle<float>(at + 8)};
}

template <class T>
void append(std::string& out, T value)
{
    char bytes[sizeof value];
    std::memcpy(bytes, &value, sizeof value);
    out.append(bytes, sizeof value);
}

void append(std::string& out, const glm::vec3& value)
{
    append(out, value.x);
    append(out, value.y);
    append(out, value.z);
}

template <std::size_t n>
void append(std::string& out, const std::array<std::uint8_t, n>& bytes)
{
    out.append(reinterpret_cast<const char*>(bytes.data()), n);
}

} // namespace

template <>
BoneKeyframe decode(std::span<const std::byte> record, std::uint32_t place)
{
    const std::byte* at = record.data() + nameSize;
    BoneKeyframe key;
    key.frame = loadLittle<std::uint32_t>(at);
    key.place = place;
    key.value.translation = vec3At(at + 4);
    key.value.rotation = glm::quat(loadLittle<float>(at + 28), loadLittle<float>(at + 16),
        loadLittle<float>(at + 20), loadLittle<float>(at + 24));
    std::memcpy(key.tail.data(), at + 32, key.tail.size());
    return key;
}

template <>
MorphKeyframe decode(std::span<const std::byte> record, std::uint32_t place)
{
    const std::byte* at = record.data() + nameSize;
    return {.frame = loadLittle<std::uint32_t>(at),
        .place = place,
        .value = {.weight = loadLittle<float>(at + 4)}};
}

template <>
CameraKeyframe decode(std::span<const std::byte> record, std::uint32_t place)
{
    const std::byte* at = record.data();
    CameraKeyframe key;
    key.frame = loadLittle<std::uint32_t>(at);
    key.place = place;
    key.value.distance = loadLittle<float>(at + 4);
    key.value.target = vec3At(at + 8);
    key.value.rotation = vec3At(at + 20);
    std::memcpy(key.value.tail.data(), at + 32, key.value.tail.size());
    key.value.fieldOfView = loadLittle<std::uint32_t>(at + 56);
    key.value.perspectiveOff = loadLittle<std::uint8_t>(at + 60);
    return key;
}

template <>
LightKeyframe decode(std::span<const std::byte> record, std::uint32_t place)
{
    const std::byte* at = record.data();
    return {.frame = loadLittle<std::uint32_t>(at),
        .place = place,
        .value = {.colour = vec3At(at + 4), .direction = vec3At(at + 16)}};
}

template <>
ShadowKeyframe decode(std::span<const std::byte> record, std::uint32_t place)
{
    const std::byte* at = record.data();
    return {.frame = loadLittle<std::uint32_t>(at),
        .place = place,
        .value = {.mode = loadLittle<std::uint8_t>(at + 4), .distance = loadLittle<float>(at + 5)}};
}

template <>
ShowIkKeyframe decode(std::span<const std::byte> record, std::uint32_t place)
{
    const std::byte* at = record.data();
    ShowIkKeyframe key;
    key.frame = loadLittle<std::uint32_t>(at);
    key.place = place;
    key.value.show = loadLittle<std::uint8_t>(at + 4);
    key.value.switches.resize((record.size() - showIkSize) / ikSwitchSize);
    at += showIkSize;
    for (IkSwitch& each : key.value.switches) {
        std::memcpy(each.name.data(), at, each.name.size());
        each.on = loadLittle<std::uint8_t>(at + each.name.size());
        at += ikSwitchSize;
    }
    return key;
}

template <>
void encode(const NameField& field, const BoneKeyframe& key, std::string& out)
{
    out.append(field.data(), field.size());
    append(out, key.frame);
    append(out, key.value.translation);
    append(out, key.value.rotation.x);
    append(out, key.value.rotation.y);
    append(out, key.value.rotation.z);
    append(out, key.value.rotation.w);
    append(out, key.tail);
}

template <>
void encode(const NameField& field, const MorphKeyframe& key, std::string& out)
{
    out.append(field.data(), field.size());
    append(out, key.frame);
    append(out, key.value.weight);
}

template <>
void encode(const NameField&, const CameraKeyframe& key, std::string& out)
{
    append(out, key.frame);
    append(out, key.value.distance);
    append(out, key.value.target);
    append(out, key.value.rotation);
    append(out, key.value.tail);
    append(out, key.value.fieldOfView);
    append(out, key.value.perspectiveOff);
}

template <>
void encode(const NameField&, const LightKeyframe& key, std::string& out)
{
    append(out, key.frame);
    append(out, key.value.colour);
    append(out, key.value.direction);
}

template <>
void encode(const NameField&, const ShadowKeyframe& key, std::string& out)
{
    append(out, key.frame);
    append(out, key.value.mode);
    append(out, key.value.distance);
}

template <>
void encode(const NameField&, const ShowIkKeyframe& key, std::string& out)
{
    append(out, key.frame);
    append(out, key.value.show);
    append(out, static_cast<std::uint32_t>(key.value.switches.size()));
    for (const IkSwitch& each : key.value.switches) {
        out.append(each.name.data(), each.name.size());
        append(out, each.on);
    }
}

} // namespace mmd::vmd
