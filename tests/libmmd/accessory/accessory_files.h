// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

/// Tiny accessories of each format, made by the tests: a square of 1 x 1 in x and y at z 3 that is
/// seen from +z in a left-handed space (X), or the same square in the format's own space.
namespace odori::test {

/// One material with the texture "テク.bmp*sph.sph" in CP932.
[[nodiscard]] QByteArray squareAsX();
/// Without normals and texture coordinates; no material file.
[[nodiscard]] QByteArray squareAsObj();
/// Of one metre; the material is red and half transparent. The buffer is in the file.
[[nodiscard]] QByteArray squareAsGltf();
/// The same with two opaque materials that have `picture` (a PNG) inside the file as texture.
[[nodiscard]] QByteArray squareAsGltf(const QByteArray& picture);

/// Writes a file for the test; fatal if that fails.
void writeTestFile(const QString& path, const QByteArray& bytes);

} // namespace odori::test
