// SPDX-License-Identifier: MIT
#include "libmmd/base/byte_reader.h"
#include "libmmd/format/vmd/vmd_layout.h"

#include <array>
#include <bit>
#include <cstring>

namespace mmd::vmd {
namespace {

glm::vec3 vec3At(const std::byte* at)
{
    return {loadLittle<float>(at), loadLittle<float>(at + 4), loadLittle<float>(at + 8)};
}

template <std::size_t n>
std::array<std::uint8_t, n> bytesAt(const std::byte* at)
{
    std::array<std::uint8_t, n> bytes;
    std::memcpy(bytes.data(), at, n);
    return bytes;
}

void put(ByteWriter& out, const glm::vec3& value)
{
    out.write<float>(value.x);
    out.write<float>(value.y);
    out.write<float>(value.z);
}

template <std::size_t n>
void put(ByteWriter& out, const std::array<std::uint8_t, n>& bytes)
{
    out.write(std::as_bytes(std::span(bytes)));
}

void put(ByteWriter& out, const NameField& field)
{
    out.write(std::string_view(field.data(), field.size()));
}

/// Most of a large file: made in one piece, appended once.
void putRecord(const NameField& field, std::uint32_t frame, const BoneValue& value,
    const BoneInterpolation& interpolation, ByteWriter& out)
{
    static_assert(std::endian::native == std::endian::little, "big-endian machines need a swap");
    std::array<std::byte, recordSize(TrackKind::Bone)> record;
    std::byte* at = record.data();
    const auto append = [&at](const void* from, std::size_t size) {
        std::memcpy(at, from, size);
        at += size;
    };
    const std::array<float, 7> numbers{value.translation.x, value.translation.y,
        value.translation.z, value.rotation.x, value.rotation.y, value.rotation.z,
        value.rotation.w};
    append(field.data(), field.size());
    append(&frame, sizeof frame);
    append(numbers.data(), sizeof numbers);
    append(interpolation.data(), interpolation.size());
    out.write(std::span<const std::byte>(record));
}

void putRecord(
    const NameField& field, std::uint32_t frame, const MorphValue& value, ByteWriter& out)
{
    put(out, field);
    out.write<std::uint32_t>(frame);
    out.write<float>(value.weight);
}

void putRecord(std::uint32_t frame, const CameraValue& value, ByteWriter& out)
{
    out.write<std::uint32_t>(frame);
    out.write<float>(value.distance);
    put(out, value.target);
    put(out, value.rotation);
    put(out, value.interpolation);
    out.write<std::uint32_t>(value.fieldOfView);
    out.write<std::uint8_t>(value.perspectiveOff);
}

void putRecord(std::uint32_t frame, const LightValue& value, ByteWriter& out)
{
    out.write<std::uint32_t>(frame);
    put(out, value.colour);
    put(out, value.direction);
}

void putRecord(std::uint32_t frame, const ShadowValue& value, ByteWriter& out)
{
    out.write<std::uint32_t>(frame);
    out.write<std::uint8_t>(value.mode);
    out.write<float>(value.distance);
}

void putRecord(std::uint32_t frame, const ShowIkValue& value, ByteWriter& out)
{
    out.write<std::uint32_t>(frame);
    out.write<std::uint8_t>(value.show);
    out.write<std::uint32_t>(static_cast<std::uint32_t>(value.switches.size()));
    for (const IkSwitch& each : value.switches) {
        out.write(std::string_view(each.name.data(), each.name.size()));
        out.write<std::uint8_t>(each.on);
    }
}

} // namespace

template <>
BoneKeyframe decode(std::span<const std::byte> record, std::uint32_t fileIndex)
{
    const std::byte* at = record.data() + nameSize;
    return {.frame = loadLittle<std::uint32_t>(at),
        .fileIndex = fileIndex,
        .value = {.translation = vec3At(at + 4),
            .rotation = glm::quat(loadLittle<float>(at + 28), loadLittle<float>(at + 16),
                loadLittle<float>(at + 20), loadLittle<float>(at + 24))},
        .interpolation = bytesAt<std::tuple_size_v<BoneInterpolation>>(at + 32)};
}

template <>
MorphKeyframe decode(std::span<const std::byte> record, std::uint32_t fileIndex)
{
    const std::byte* at = record.data() + nameSize;
    return {.frame = loadLittle<std::uint32_t>(at),
        .fileIndex = fileIndex,
        .value = {.weight = loadLittle<float>(at + 4)}};
}

template <>
CameraKeyframe decode(std::span<const std::byte> record, std::uint32_t fileIndex)
{
    const std::byte* at = record.data();
    return {.frame = loadLittle<std::uint32_t>(at),
        .fileIndex = fileIndex,
        .value = {.distance = loadLittle<float>(at + 4),
            .target = vec3At(at + 8),
            .rotation = vec3At(at + 20),
            .interpolation = bytesAt<std::tuple_size_v<CameraInterpolation>>(at + 32),
            .fieldOfView = loadLittle<std::uint32_t>(at + 56),
            .perspectiveOff = loadLittle<std::uint8_t>(at + 60)}};
}

template <>
LightKeyframe decode(std::span<const std::byte> record, std::uint32_t fileIndex)
{
    const std::byte* at = record.data();
    return {.frame = loadLittle<std::uint32_t>(at),
        .fileIndex = fileIndex,
        .value = {.colour = vec3At(at + 4), .direction = vec3At(at + 16)}};
}

template <>
ShadowKeyframe decode(std::span<const std::byte> record, std::uint32_t fileIndex)
{
    const std::byte* at = record.data();
    return {.frame = loadLittle<std::uint32_t>(at),
        .fileIndex = fileIndex,
        .value = {.mode = loadLittle<std::uint8_t>(at + 4), .distance = loadLittle<float>(at + 5)}};
}

template <>
ShowIkKeyframe decode(std::span<const std::byte> record, std::uint32_t fileIndex)
{
    const std::byte* at = record.data();
    ShowIkKeyframe key;
    key.frame = loadLittle<std::uint32_t>(at);
    key.fileIndex = fileIndex;
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
void encode(const NameField& field, const BoneKeyframe& key, ByteWriter& out)
{
    putRecord(field, key.frame, key.value, key.interpolation, out);
}

template <>
void encode(const NameField& field, const MorphKeyframe& key, ByteWriter& out)
{
    putRecord(field, key.frame, key.value, out);
}

template <>
void encode(const Track<BoneKeyframe>& track, std::size_t index, ByteWriter& out)
{
    putRecord(
        track.field(), track.frame(index), track.values()[index], track.interpolation(index), out);
}

template <>
void encode(const Track<MorphKeyframe>& track, std::size_t index, ByteWriter& out)
{
    putRecord(track.field(), track.frame(index), track.values()[index], out);
}

template <>
void encode(const NameField&, const CameraKeyframe& key, ByteWriter& out)
{
    putRecord(key.frame, key.value, out);
}

template <>
void encode(const Track<CameraKeyframe>& track, std::size_t index, ByteWriter& out)
{
    putRecord(track.frame(index), track.values()[index], out);
}

template <>
void encode(const NameField&, const LightKeyframe& key, ByteWriter& out)
{
    putRecord(key.frame, key.value, out);
}

template <>
void encode(const Track<LightKeyframe>& track, std::size_t index, ByteWriter& out)
{
    putRecord(track.frame(index), track.values()[index], out);
}

template <>
void encode(const NameField&, const ShadowKeyframe& key, ByteWriter& out)
{
    putRecord(key.frame, key.value, out);
}

template <>
void encode(const Track<ShadowKeyframe>& track, std::size_t index, ByteWriter& out)
{
    putRecord(track.frame(index), track.values()[index], out);
}

template <>
void encode(const NameField&, const ShowIkKeyframe& key, ByteWriter& out)
{
    putRecord(key.frame, key.value, out);
}

template <>
void encode(const Track<ShowIkKeyframe>& track, std::size_t index, ByteWriter& out)
{
    putRecord(track.frame(index), track.values()[index], out);
}

} // namespace mmd::vmd
