// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/byte_writer.h"
#include "libmmd/motion/motion.h"

#include <cstddef>
#include <span>
#include <string_view>

/// Byte layout of VMD records, shared by the reader and the writer.
/// Source: docs/formats.md, "VMD".
namespace mmd::vmd {

inline constexpr std::size_t signatureSize = 30;
inline constexpr std::size_t countSize = 4; ///< of the number of records before each section
inline constexpr std::size_t nameSize = 15;
inline constexpr std::size_t showIkSize = 9;    ///< without the switches
inline constexpr std::size_t showOffset = 4;    ///< of the visibility, in its record
inline constexpr std::size_t ikCountOffset = 5; ///< of the number of switches, in its record
inline constexpr std::size_t ikSwitchSize = 21;

[[nodiscard]] constexpr std::size_t headerSize(int version)
{
    return signatureSize + (version == 1 ? 10 : 20);
}

/// The beginning of the signatures of all versions.
inline constexpr std::string_view commonSignature = "Vocaloid Motion Data";

/// The signature that MMD writes, with its zeros.
[[nodiscard]] constexpr std::string_view standardSignature(int version)
{
    constexpr std::string_view first{"Vocaloid Motion Data file\0\0\0\0\0", signatureSize};
    constexpr std::string_view second{"Vocaloid Motion Data 0002\0\0\0\0\0", signatureSize};
    return version == 1 ? first : second;
}

/// Size of a record; for a show/IK record without its switches.
[[nodiscard]] constexpr std::size_t recordSize(TrackKind kind)
{
    constexpr std::size_t sizes[] = {111, 23, 61, 28, 9, showIkSize};
    return sizes[std::size_t(kind)];
}

/// Whether records of this kind begin with a name.
[[nodiscard]] constexpr bool isNamed(TrackKind kind)
{
    return kind == TrackKind::Bone || kind == TrackKind::Morph;
}

/// The name of the section in errors and warnings.
[[nodiscard]] constexpr const char* sectionName(TrackKind kind)
{
    constexpr const char* names[] = {
        "bone keys", "morph keys", "camera keys", "light keys", "self-shadow keys", "show/IK keys"};
    return names[std::size_t(kind)];
}

/// The key from a complete record of its kind.
template <class Key>
[[nodiscard]] Key decode(std::span<const std::byte> record, std::uint32_t fileIndex);

/// Appends the record of `key`; `field` is its name, if records of this kind have one.
template <class Key>
void encode(const NameField& field, const Key& key, ByteWriter& out);

/// Appends the record of key `index` of `track`.
template <class Key>
void encode(const Track<Key>& track, std::size_t index, ByteWriter& out);

} // namespace mmd::vmd
