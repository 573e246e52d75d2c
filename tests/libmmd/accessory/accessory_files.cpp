// SPDX-License-Identifier: MIT
#include "tests/libmmd/accessory/accessory_files.h"

#include <QtCore/QFile>

#include <array>

namespace odori::test {

QByteArray squareAsX()
{
    return QByteArray("xof 0302txt 0064\n"
                      "Material cloth { 0.500000;0.250000;1.000000;0.800000;; 5.000000;"
                      " 0.100000;0.200000;0.300000;; 0.000000;0.050000;0.000000;;\n"
                      " TextureFilename { \"\x83"
                      "e\x83N.bmp*sph.sph\"; } }\n"
                      "Frame root { FrameTransformMatrix { 1.000000,0.000000,0.000000,0.000000,"
                      "0.000000,1.000000,0.000000,0.000000,0.000000,0.000000,1.000000,0.000000,"
                      "0.000000,0.000000,3.000000,1.000000;; }\n"
                      "Mesh square { 4; 0.000000;0.000000;0.000000;, 1.000000;0.000000;0.000000;,"
                      " 1.000000;1.000000;0.000000;, 0.000000;1.000000;0.000000;;\n"
                      " 1; 4;0,1,2,3;;\n"
                      "MeshTextureCoords { 4; 0.000000;1.000000;, 1.000000;1.000000;,"
                      " 1.000000;0.000000;, 0.000000;0.000000;; }\n"
                      "MeshMaterialList { 1;1;0;; {cloth} } } }\n");
}

QByteArray squareAsObj()
{
    return QByteArray("v 0 0 -3\nv 1 0 -3\nv 1 1 -3\nv 0 1 -3\nf 4 3 2 1\n");
}

namespace {

/// `parts`: the meshes and materials, and what they use.
QByteArray gltf(const QByteArray& parts)
{
    QByteArray data;
    const std::array<float, 12> corners{0, 0, -3, 1, 0, -3, 1, 1, -3, 0, 1, -3};
    const std::array<quint16, 6> indices{2, 1, 0, 3, 2, 0};
    data.append(reinterpret_cast<const char*>(corners.data()), sizeof corners);
    data.append(reinterpret_cast<const char*>(indices.data()), sizeof indices);
    return R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],"nodes":[{"mesh":0}],
)" + parts +
           R"(,
"accessors":[{"bufferView":0,"componentType":5126,"count":4,"type":"VEC3","min":[0,0,-3],"max":[1,1,-3]},
{"bufferView":1,"componentType":5123,"count":6,"type":"SCALAR"}],
"bufferViews":[{"buffer":0,"byteOffset":0,"byteLength":48},{"buffer":0,"byteOffset":48,"byteLength":12}],
"buffers":[{"byteLength":60,"uri":"data:application/octet-stream;base64,)" +
           data.toBase64() + R"("}]})";
}

} // namespace

QByteArray squareAsGltf()
{
    return gltf(
        R"("meshes":[{"primitives":[{"attributes":{"POSITION":0},"indices":1,"material":0}]}],
"materials":[{"name":"glass","alphaMode":"BLEND","doubleSided":true,
"pbrMetallicRoughness":{"baseColorFactor":[1,0,0,0.5]}}])");
}

QByteArray squareAsGltf(const QByteArray& picture)
{
    return gltf(R"("meshes":[{"primitives":[{"attributes":{"POSITION":0},"indices":1,"material":0},
{"attributes":{"POSITION":0},"indices":1,"material":1}]}],
"materials":[{"name":"a","pbrMetallicRoughness":{"baseColorTexture":{"index":0}}},
{"name":"b","pbrMetallicRoughness":{"baseColorTexture":{"index":0}}}],
"textures":[{"source":0}],"images":[{"mimeType":"image/png","uri":"data:image/png;base64,)" +
                picture.toBase64() + R"("}])");
}

void writeTestFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write a test's file");
}

} // namespace odori::test
