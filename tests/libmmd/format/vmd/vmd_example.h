// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>

/// VMD files built byte by byte, for tests of the reader and the writer.
namespace odori::test::vmd {

[[nodiscard]] QByteArray number(std::uint32_t value);
[[nodiscard]] QByteArray real(float value);
/// `bytes` padded to `size` with `padding`, truncated if longer.
[[nodiscard]] QByteArray field(const QByteArray& bytes, qsizetype size, char padding = '\0');

/// Signature and model name of version 2, or of version 1.
[[nodiscard]] QByteArray header(int version = 2);

/// A bone record with linear interpolation. `name` is the whole field of 15 bytes, or is padded
/// with zeros.
[[nodiscard]] QByteArray boneKey(const QByteArray& name, std::uint32_t frame, float x = 0.0f);
[[nodiscard]] QByteArray morphKey(const QByteArray& name, std::uint32_t frame, float weight);

/// The count followed by the records.
[[nodiscard]] QByteArray section(const QList<QByteArray>& records);

/// Two bone keys, one key of each other kind and a show/IK key with two switches, written by hand
/// in hexadecimal from the format's description. Sections begin at `sectionStarts`.
[[nodiscard]] QByteArray oneOfEach(int version = 2);
[[nodiscard]] QList<qsizetype> sectionStarts(int version = 2);

} // namespace odori::test::vmd
