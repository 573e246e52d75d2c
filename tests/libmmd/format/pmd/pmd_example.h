// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QList>

/// A PMD file built byte by byte: two faces, four materials, a bone of every type, knees in IK
/// chains, morphs over a base, English names, toon names, physics.
namespace odori::test::pmd {

/// The parts that a PMD is made of, in the order of the file.
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

/// Where each part begins in whole(), and its size behind the last.
[[nodiscard]] QList<qsizetype> partStarts();

} // namespace odori::test::pmd
