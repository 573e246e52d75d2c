// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>

/// Tiny pictures of the kinds that models have, made by the tests.
namespace odori::test {

inline std::span<const std::byte> bytesOf(const QByteArray& bytes)
{
    return {reinterpret_cast<const std::byte*>(bytes.constData()), std::size_t(bytes.size())};
}

inline QByteArray raw(std::initializer_list<int> values)
{
    QByteArray bytes;
    for (const int value : values)
        bytes.append(char(value));
    return bytes;
}

inline QByteArray word(std::uint32_t value)
{
    return raw({int(value & 255), int(value >> 8 & 255), int(value >> 16 & 255), int(value >> 24)});
}

inline QByteArray half(std::uint32_t value)
{
    return word(value).left(2);
}

/// Red and green above blue and white.
inline const QByteArray fourColours =
    raw({255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255});
/// The same four as a palette of blue, green, red, 0.
inline const QByteArray palette = raw({0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0});

struct Bmp {
    int bits = 24;
    QByteArray pixels{}; ///< rows from the bottom, each a multiple of 4 bytes
    int compression = 0;
    QByteArray colours{}; ///< palette or masks
    int width = 2, height = 2;
};

inline QByteArray bmp(const Bmp& from)
{
    QByteArray bytes = "BM" + word(0) + word(0) + word(std::uint32_t(54 + from.colours.size()));
    bytes += word(40) + word(std::uint32_t(from.width)) + word(std::uint32_t(from.height));
    bytes += half(1) + half(std::uint32_t(from.bits)) + word(std::uint32_t(from.compression));
    bytes += word(std::uint32_t(from.pixels.size())) + word(2835) + word(2835);
    bytes += word(from.compression == 3 ? 0 : std::uint32_t(from.colours.size() / 4)) + word(0);
    return bytes + from.colours + from.pixels;
}

/// The BMP of OS/2: a short header, a palette of three bytes a colour.
inline QByteArray coreBmp()
{
    return "BM" + word(0) + word(0) + word(26) + word(12) + half(2) + half(2) + half(1) + half(24) +
           raw({255, 0, 0, 255, 255, 255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0});
}

/// `kind`: 1 palette, 2 colours, 3 grey; 8 more with run lengths.
inline QByteArray tga(int kind, int bits, const QByteArray& pixels, bool isTopDown = false,
    const QByteArray& map = {}, int width = 2, int height = 2)
{
    return raw({0, map.isEmpty() ? 0 : 1, kind, 0, 0}) + half(std::uint32_t(map.size() / 3)) +
           raw({map.isEmpty() ? 0 : 24, 0, 0, 0, 0}) + half(std::uint32_t(width)) +
           half(std::uint32_t(height)) + raw({bits, isTopDown ? 0x20 : 0}) + map + pixels;
}

struct Dds {
    QByteArray code = QByteArray(4, '\0');
    QByteArray pixels{};
    std::uint32_t flags = 4; ///< of the pixels; 4: the code says what they are
    std::uint32_t bits = 0;
    std::array<std::uint32_t, 4> masks{};
    std::uint32_t width = 2, height = 2, caps = 0;
    QByteArray more{}; ///< the header of Direct3D 10
};

inline QByteArray dds(const Dds& from)
{
    QByteArray bytes = "DDS " + word(124) + word(0x1007) + word(from.height) + word(from.width);
    bytes += QByteArray(56, '\0') + word(32) + word(from.flags) + from.code + word(from.bits);
    for (const std::uint32_t mask : from.masks)
        bytes += word(mask);
    return bytes + word(0x1000) + word(from.caps) + QByteArray(12, '\0') + from.more + from.pixels;
}

} // namespace odori::test
