// SPDX-License-Identifier: MIT
#include "tests/libmmd/format/pmd/pmd_example.h"

#include <cstring>

namespace odori::test::pmd {
namespace {

template <class T>
QByteArray raw(T value)
{
    QByteArray bytes(sizeof value, '\0');
    std::memcpy(bytes.data(), &value, sizeof value);
    return bytes;
}

QByteArray u8(int value)
{
    return raw(static_cast<std::uint8_t>(value));
}

QByteArray u16(int value)
{
    return raw(static_cast<std::uint16_t>(value));
}

QByteArray u32(qsizetype value)
{
    return raw(static_cast<std::uint32_t>(value));
}

QByteArray floats(std::initializer_list<double> values)
{
    QByteArray bytes;
    for (const double value : values)
        bytes += raw(static_cast<float>(value));
    return bytes;
}

/// A text field: the text, a NUL, then the garbage that MMD's editors write.
QByteArray field(const QByteArray& text, qsizetype size)
{
    return (text + '\0').leftJustified(size, '\xFD', true);
}

QByteArray counted32(const QList<QByteArray>& records)
{
    return u32(records.size()) + records.join();
}

QByteArray counted16(const QList<QByteArray>& records)
{
    return u16(static_cast<int>(records.size())) + records.join();
}

QByteArray header()
{
    return "Pmd" + floats({1.0}) + field("\x8C\xA9\x96\x7B", 20) // 見本
           + field("one\ntwo", 256);
}

QByteArray vertex(double x, int boneA, int boneB, int percent, int edgeOff)
{
    return floats({x, 10 + x, -x, 0, 0, -1, 0.25 * x, 0.5}) + u16(boneA) + u16(boneB) +
           u8(percent) + u8(edgeOff);
}

QByteArray vertices()
{
    return counted32({vertex(0, 0, 0, 100, 0), vertex(1, 1, 2, 75, 1), vertex(2, 1, 2, 0, 0),
        vertex(3, 3, 65535, 100, 0)});
}

QByteArray indices()
{
    return u32(6) + u16(0) + u16(1) + u16(2) + u16(2) + u16(1) + u16(3);
}

QByteArray material(double alpha, int toon, int edge, int count, const QByteArray& textures)
{
    return floats({0.1, 0.2, 0.3, alpha, 5, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9}) + u8(toon) + u8(edge) +
           u32(count) + textures.leftJustified(20, '\0', true);
}

QByteArray materials()
{
    return counted32({material(1, 0, 1, 3, "face.bmp*metal.sph"),
        material(0.98, 9, 0, 3, "exactly_20_bytes.bmp"), material(0.5, 255, 1, 0, "only.SPA"),
        material(1, 2, 0, 0, "")});
}

QByteArray bone(
    const QByteArray& name, int parent, int tail, int type, int ikParent, double x, double y)
{
    return field(name, 20) + u16(parent) + u16(tail) + u8(type) + u16(ikParent) +
           floats({x, y, 0.5});
}

/// One bone of each type from 0 to 9, and the bones of a leg.
QByteArray bones()
{
    return counted16({
        bone("\x83\x5A\x83\x93\x83\x5E\x81\x5B", 65535, 1, 1, 0, 0, 8), // センター
        bone("rotates", 0, 2, 0, 0, 1, 9), bone("ik", 0, 0, 2, 0, 2, 1),
        bone("three", 0, 65535, 3, 0, 3, 3),
        bone("\x8D\xB6\x82\xD0\x82\xB4", 0, 6, 4, 2, 2, 5), // 左ひざ
        bone("copies", 0, 1, 5, 1, 5, 5), bone("effector", 4, 0, 6, 2, 2, 2),
        bone("hidden", 6, 0, 7, 0, 7, 7), bone("twists", 1, 9, 8, 0, 1, 9),
        bone("follows", 1, 1, 9, 65526, 4, 13),
        bone("\x87\x90 raw", 0, 0, 0, 0, 0, 0), // a CP932 pair that decodes like 81E0
    });
}

QByteArray ik()
{
    const auto chain = [](int goal, int effector, int loops, double step, QList<int> links) {
        QByteArray bytes = u16(goal) + u16(effector) + u8(static_cast<int>(links.size())) +
                           u16(loops) + floats({step});
        for (const int link : links)
            bytes += u16(link);
        return bytes;
    };
    return counted16({chain(2, 6, 40, 0.5, {4, 1}), chain(0, 6, 3, 1, {})});
}

QByteArray morphs()
{
    const auto morph = [](const QByteArray& name, int panel, const QList<QByteArray>& offsets) {
        return field(name, 20) + u32(offsets.size()) + u8(panel) + offsets.join();
    };
    const auto offset = [](int place, double x) { return u32(place) + floats({x, 2, 3}); };
    return counted16({morph("base", 0, {offset(3, 30), offset(1, 10)}),
        morph("\x82\xA0", 3, {offset(1, 0.5), offset(0, 0.25)}), // あ
        morph("brow", 1, {offset(1, 0.125)})});
}

QByteArray english()
{
    QByteArray names;
    for (int at = 0; at < 11; ++at)
        names += field("bone " + QByteArray::number(at), 20);
    return u8(1) + field("Sample", 20) + field("Comment", 256) + names + field("a", 20) +
           field("brow", 20) + field("Body", 50) + field("Legs", 50);
}

QByteArray toons()
{
    QByteArray names;
    for (int at = 1; at <= 10; ++at)
        names += field(QByteArray("toon0%1.bmp")
                           .replace("0%1", at == 10 ? "10" : "0" + QByteArray::number(at)),
            100);
    return names.replace(200, 100, field("own.bmp", 100));
}

QByteArray bodies()
{
    const auto body = [](const QByteArray& name, int onBone, int shape, int mode) {
        return field(name, 20) + u16(onBone) + u8(3) + u16(0xFF0F) + u8(shape) +
               floats({1, 2, 3, 0.5, 0.25, 0.125, 0.1, 0.2, 0.3, 1, 0.5, 0.6, 0.1, 0.7}) + u8(mode);
    };
    return counted32({body("a", 1, 0, 0), body("b", 65535, 2, 1)});
}

QByteArray joints()
{
    QByteArray bytes = field("joint", 20) + u32(0) + u32(1);
    for (int at = 1; at <= 24; ++at)
        bytes += floats({double(at)});
    return counted32({bytes});
}

} // namespace

QList<QByteArray> parts()
{
    return {header(), vertices(), indices(), materials(), bones(), ik(), morphs(),
        u8(2) + u16(2) + u16(1), u8(2) + field("Body\n", 50) + field("\x91\xAB\n", 50),
        counted32({u16(1) + u8(1), u16(4) + u8(2), u16(2) + u8(2), u16(0) + u8(0)}), english(),
        toons(), bodies(), joints()};
}

QByteArray whole()
{
    return parts().join();
}

QList<qsizetype> partStarts()
{
    QList<qsizetype> starts{0};
    for (const QByteArray& part : parts())
        starts.append(starts.last() + part.size());
    return starts;
}

} // namespace odori::test::pmd
