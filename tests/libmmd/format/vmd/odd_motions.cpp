// SPDX-License-Identifier: MIT
#include "tests/libmmd/format/vmd/odd_motions.h"

#include "tests/libmmd/format/vmd/vmd_example.h"

#include <cstdint>
#include <random>

namespace odori::test::vmd {
namespace {

/// A version 2 file with only these bone records.
QByteArray ofBones(const QList<QByteArray>& records)
{
    return header() + section(records);
}

/// Each of these numbers in each float of a bone key.
QByteArray strangeNumbers()
{
    QList<QByteArray> records;
    for (const std::uint32_t bits :
        {0x7FC00000u, 0xFFC00001u, 0x7F800001u, 0x7F800000u, 0xFF800000u, 0x80000000u, 0x00000001u,
            0x807FFFFFu, 0x7F7FFFFFu, 0x3DCCCCCDu, 0x4B800001u, 0x5F000000u, 0x60AD78ECu}) {
        QByteArray record = boneKey("a", 1);
        for (int at = 0; at < 7; ++at)
            record.replace(19 + 4 * at, 4, number(bits));
        records.append(record);
    }
    return ofBones(records);
}

QByteArray strangeNames()
{
    QList<QByteArray> records;
    for (int byte = 0; byte < 256; ++byte) {
        const char letter = static_cast<char>(byte);
        records.append(boneKey(field(QByteArray(1, letter), 15), 0));
        records.append(boneKey(field("\x81" + QByteArray(1, letter), 15), 1));
        records.append(boneKey(field(QByteArray("\x87\x90\xED\x40", 4) + letter, 15, '\xFD'), 2));
    }
    records.append(boneKey(field("a,b;\"c\"\r\n\t\\ ", 15), 3));
    records.append(boneKey(field(" a ", 15), 3));
    records.append(boneKey(field(QByteArray(15, '\x8F'), 15), 4));
    records.append(boneKey(field(QByteArray("a\0b", 3), 15), 5));
    return ofBones(records);
}

/// Every kind of invalid interpolation; some are random with a fixed seed.
QByteArray strangeCurves()
{
    std::mt19937 random(7);
    QList<QByteArray> records;
    for (int round = 0; round < 400; ++round) {
        QByteArray record = boneKey("a", static_cast<std::uint32_t>(round));
        const int changes = round % 8;
        for (int change = 0; change < changes; ++change)
            record[47 + static_cast<int>(random() % 64)] = static_cast<char>(random());
        if (round % 3 == 1) // before MMD 7.40 there was no physics switch
            record.replace(49, 2, record.mid(64, 2));
        if (round % 5 == 1)
            record.replace(49, 2, "\x63\x0F");
        records.append(record);
    }
    records.append(boneKey("a", 1).replace(47, 64, QByteArray(64, '\0')));
    records.append(boneKey("a", 2).replace(47, 64, QByteArray(64, '\xFF')));
    records.append(boneKey("a", 3).replace(63, 48, QByteArray(48, '\0')));
    return ofBones(records);
}

QByteArray strangeFlags()
{
    QByteArray bytes = oneOfEach();
    const auto starts = sectionStarts();
    bytes[starts[2] + 4 + 60] = 7;                                 // perspective
    bytes.replace(starts[2] + 4 + 32, 24, QByteArray(24, '\xC8')); // curve values over 127
    bytes.replace(starts[2] + 4 + 56, 4, number(0xFFFFFFFF));      // field of view
    bytes.replace(starts[2] + 4 + 20, 4, number(0x7FC00001));      // rotation
    bytes.replace(starts[3] + 4 + 4, 4, number(0x7F800000));       // colour
    bytes[starts[4] + 4 + 4] = '\xFF';                             // mode
    bytes.replace(starts[4] + 4 + 5, 4, number(0xFFFFFFFF));       // distance
    bytes[starts[5] + 4 + 4] = 2;                                  // show
    bytes[starts[5] + 4 + 9 + 20] = '\x80';                        // IK on
    return bytes;
}

QByteArray manyShowIk()
{
    const QByteArray show = number(5) + '\1' + number(1) + field("a", 20) + '\1';
    const QByteArray bare = number(5) + '\1' + number(0);
    const QByteArray unnamed =
        number(5) + '\0' + number(2) + QByteArray(21, '\0') + field(QByteArray(20, 'x'), 20) + '\0';
    return header() + QByteArray(5 * 4, '\0') + section({show, bare, show, unnamed, bare});
}

} // namespace

QList<QPair<const char*, QByteArray>> oddMotions()
{
    QList<QPair<const char*, QByteArray>> files;
    for (const int version : {1, 2})
        for (const qsizetype end : sectionStarts(version).mid(1))
            files.append({version == 1 ? "version 1, ends early" : "version 2, ends early",
                oneOfEach(version).left(end)});
    files.append({"no keys", header() + QByteArray(4, '\0')});
    files.append({"no keys in any section", header() + QByteArray(6 * 4, '\0')});
    files.append({"bytes after the end", oneOfEach() + QByteArray("\0\x81\xFF\"more", 8)});
    files.append({"version 1, bytes after the end", oneOfEach(1) + "x"});
    files.append({"another signature", oneOfEach().replace(20, 10, " 0003\r\n\"\xFFx")});
    files.append({"rubbish behind the signature", oneOfEach().replace(25, 5, "JKLM\x01")});
    files.append(
        {"rubbish behind the version 1 signature", oneOfEach(1).replace(25, 5, "JKLM\x01")});
    files.append(
        {"a model name to the last byte", oneOfEach().replace(30, 20, QByteArray(20, 'm'))});
    files.append({"camera's model name",
        oneOfEach().replace(
            30, 20, field(QByteArray::fromHex("834A8381838981458FC696BE00") + "on Data", 20))});
    files.append({"no model name but rubbish",
        oneOfEach().replace(30, 20, field(QByteArray("\0x", 2), 20))});
    files.append({"twice, and unsorted",
        ofBones({boneKey("b", 9), boneKey("a", 5, 1.0f), boneKey("a", 2), boneKey("a", 5, 2.0f),
            boneKey(field("a", 15, '\xFD'), 5), boneKey("a", 0xFFFFFFFF)})});
    files.append({"strange numbers", strangeNumbers()});
    files.append({"strange names", strangeNames()});
    files.append({"strange curves", strangeCurves()});
    files.append({"strange flags", strangeFlags()});
    files.append({"show/IK keys at one frame", manyShowIk()});
    return files;
}

} // namespace odori::test::vmd
