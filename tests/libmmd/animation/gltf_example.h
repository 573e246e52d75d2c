// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>

#include <cmath>
#include <cstdint>
#include <initializer_list>

/// A glTF by hand: an arm of three joints.
namespace odori::test::gltf {

template <class T>
void append(QByteArray& bytes, T value)
{
    bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
}

inline QByteArray floats(std::initializer_list<float> values)
{
    QByteArray bytes;
    for (const float value : values)
        append(bytes, value);
    return bytes;
}

/// A GLB of the two chunks.
[[nodiscard]] inline QByteArray glb(QByteArray json, QByteArray binary)
{
    while (json.size() % 4)
        json += ' ';
    while (binary.size() % 4)
        binary += '\0';
    QByteArray bytes("glTF");
    append<std::uint32_t>(bytes, 2);
    append<std::uint32_t>(bytes, std::uint32_t(28 + json.size() + binary.size()));
    append<std::uint32_t>(bytes, std::uint32_t(json.size()));
    bytes += "JSON" + json;
    append<std::uint32_t>(bytes, std::uint32_t(binary.size()));
    bytes.append("BIN\0", 4);
    return bytes + binary;
}

/// Times 0 and 1; the root moves from (0, 1, 0) to (2, 1, 0); the child turns by 90 degrees about
/// Z.
[[nodiscard]] inline QByteArray binary()
{
    const float half = std::sqrt(0.5f);
    return floats({0, 1}) + floats({0, 1, 0, 2, 1, 0}) + floats({0, 0, 0, 1, 0, 0, half, half});
}

/// The nodes are in an order in which children come first.
[[nodiscard]] inline QByteArray json(
    const QByteArray& interpolation = "LINEAR", const QByteArray& extensions = "{}")
{
    return R"({"asset": {"version": "2.0"}, "nodes": [
        {"name": "hand", "translation": [1, 0, 0]},
        {"name": "arm", "translation": [0, 1, 0], "children": [0]},
        {"name": "root", "translation": [0, 1, 0], "scale": [2, 2, 2], "children": [1]},
        {"name": "camera"}],
        "buffers": [{"byteLength": 64}],
        "bufferViews": [{"buffer": 0, "byteOffset": 0, "byteLength": 8},
            {"buffer": 0, "byteOffset": 8, "byteLength": 24},
            {"buffer": 0, "byteOffset": 32, "byteLength": 32}],
        "accessors": [{"bufferView": 0, "componentType": 5126, "count": 2, "type": "SCALAR"},
            {"bufferView": 1, "componentType": 5126, "count": 2, "type": "VEC3"},
            {"bufferView": 2, "componentType": 5126, "count": 2, "type": "VEC4"}],
        "animations": [{"channels": []}, {
            "samplers": [{"input": 0, "output": 1}, {"input": 0, "output": 2, "interpolation": ")" +
           interpolation + R"("}],
            "channels": [{"sampler": 0, "target": {"node": 2, "path": "translation"}},
                {"sampler": 1, "target": {"node": 1, "path": "rotation"}},
                {"sampler": 0, "target": {"node": 0, "path": "weights"}}]}],
        "skins": [{"joints": [2, 1, 0]}],
        "extensions": )" +
           extensions + "}";
}

} // namespace odori::test::gltf
