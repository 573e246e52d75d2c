// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QList>

/// A PMD file built byte by byte: two faces, four materials, a bone of every type, knees in IK
/// chains, morphs with a base, English names, toon names, physics.
namespace odori::test::pmd {

/// The parts of a PMD in file order.
enum Part {
    Header,
    Vertices,
    Indices,
    Materials,
    Bones,
    Ik,
    Morphs,
    MorphsShown,
    GroupNames,
    BonesShown,
    English,
    Toons,
    Bodies,
    Joints,
    PartCount
};
[[nodiscard]] QList<QByteArray> parts();
[[nodiscard]] QByteArray whole();

/// The offset of each part in whole(), and the file's size as the last entry.
[[nodiscard]] QList<qsizetype> partStarts();

} // namespace odori::test::pmd
