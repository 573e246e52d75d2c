// SPDX-License-Identifier: MIT
#include "tests/libmmd/format/vmd/vmd_example.h"

#include <QtCore/QList>

#include <cstring>

namespace odori::test::vmd {
namespace {

QByteArray hex(const char* digits)
{
    return QByteArray::fromHex(digits);
}

/// Row 0 and its shifted copies for the default curves, physics on.
QByteArray linearInterpolation()
{
    return hex("14140000 14141414 6B6B6B6B 6B6B6B6B"
               "14141414 1414146B 6B6B6B6B 6B6B6B01"
               "14141414 14146B6B 6B6B6B6B 6B6B0100"
               "14141414 146B6B6B 6B6B6B6B 6B010000");
}

QByteArray bones()
{
    return hex("02000000")
           // センター, padded with FD as in older models
           + hex("835A8393835E815B 00 FDFDFDFDFDFD") + hex("0A000000") // frame 10
           + hex("0000803F 000000C0 00004040")                         // 1 -2 3
           + hex("00000000 0000003F 00000000 D7B35D3F")                // 0 0.5 0 0.866
           + linearInterpolation()
           // 15 bytes without a NUL, the last of them half a character
           + hex("8FE394BC90678FE394BC90678FE394") + hex("00000000") +
           hex("00000080 00000000 00000000") // -0: the signs of zeros are kept
           + hex("00000000 00000000 00000000 0000803F")
           // custom curves, physics off: x1 of Z and rotation are only in row 1
           + hex("0102630F 05060708 090A0B0C 0D0E0F10"
                 "02030405 06070809 0A0B0C0D 0E0F1001"
                 "03040506 0708090A 0B0C0D0E 0F100100"
                 "04050607 08090A0B 0C0D0E0F 10010000");
}

QByteArray morphs()
{
    return hex("01000000") + hex("82A0 00 000000000000000000000000") + hex("0F000000 0000403F");
}

QByteArray camera()
{
    return hex("01000000") + hex("1E000000")   // frame 30
           + hex("000034C2")                   // distance -45
           + hex("00000000 00002041 00000000") // target 0 10 0
           + hex("0000803E 000000BF 00000000") // rotation 0.25 -0.5 0
           + hex("146B146B 01020304 05060708"  // x1 x2 y1 y2 of X, Y, Z,
                 "090A0B0C 0D0E0F10 11121314") // rotation, distance, field of view
           + hex("2D000000") + hex("01");      // 45 degrees, orthographic
}

QByteArray light()
{
    return hex("01000000") + hex("00000000") + hex("0000003F 0000803E 0000003E") +
           hex("000000BF 000080BF 0000003F");
}

QByteArray shadow()
{
    return hex("01000000") + hex("05000000") + hex("02") + hex("0AD7233C");
}

QByteArray showIk()
{
    return hex("02000000") + hex("00000000") + hex("01") +
           hex("02000000")
           // 左足ＩＫ off, 右足ＩＫ on with garbage after its NUL
           + hex("8DB691AB8268826A 00 0000000000000000000000") + hex("00") +
           hex("894591AB8268826A 00 CCCCCCCCCCCCCCCCCCCCCC") + hex("01") +
           hex("07000000 00 00000000"); // hidden, without switches
}

QList<QByteArray> sections()
{
    return {bones(), morphs(), camera(), light(), shadow(), showIk()};
}

} // namespace

QByteArray number(std::uint32_t value)
{
    QByteArray bytes(4, '\0');
    std::memcpy(bytes.data(), &value, 4);
    return bytes;
}

QByteArray real(float value)
{
    QByteArray bytes(4, '\0');
    std::memcpy(bytes.data(), &value, 4);
    return bytes;
}

QByteArray field(const QByteArray& bytes, qsizetype size, char padding)
{
    return bytes.leftJustified(size, padding, true);
}

QByteArray header(int version)
{
    if (version == 1)
        return field("Vocaloid Motion Data file", 30) + field("Gene", 10);
    return field("Vocaloid Motion Data 0002", 30) + field("Gene", 20);
}

QByteArray boneKey(const QByteArray& name, std::uint32_t frame, float x)
{
    return field(name, 15) + number(frame) + real(x) + real(0) + real(0) + real(0) + real(0) +
           real(0) + real(1) + linearInterpolation();
}

QByteArray morphKey(const QByteArray& name, std::uint32_t frame, float weight)
{
    return field(name, 15) + number(frame) + real(weight);
}

QByteArray section(const QList<QByteArray>& records)
{
    return number(static_cast<std::uint32_t>(records.size())) + records.join();
}

QByteArray oneOfEach(int version)
{
    return header(version) + sections().join();
}

QList<qsizetype> sectionStarts(int version)
{
    QList<qsizetype> starts{header(version).size()};
    for (const QByteArray& each : sections())
        starts.append(starts.last() + each.size());
    return starts;
}

} // namespace odori::test::vmd
