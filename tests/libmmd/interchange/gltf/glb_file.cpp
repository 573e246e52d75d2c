// SPDX-License-Identifier: MIT
#include "tests/libmmd/interchange/gltf/glb_file.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QtEndian>

#include <cstring>

namespace odori::test {

GlbFile::GlbFile(const QByteArray& bytes)
{
    if (bytes.size() < 20)
        return;
    const auto size = qsizetype(qFromLittleEndian<quint32>(bytes.constData() + 12));
    json = QJsonDocument::fromJson(bytes.mid(20, size)).object();
    binary = bytes.mid(20 + size + 8);
}

QJsonObject GlbFile::at(const char* list, int index) const
{
    return json[QLatin1String(list)].toArray().at(index).toObject();
}

int GlbFile::count(const char* list) const
{
    return int(json[QLatin1String(list)].toArray().size());
}

int GlbFile::node(const QString& name) const
{
    for (int index = 0; index < count("nodes"); ++index)
        if (at("nodes", index)[QLatin1String("name")].toString() == name)
            return index;
    return -1;
}

QByteArray GlbFile::view(int index) const
{
    const QJsonObject view = at("bufferViews", index);
    return binary.mid(
        view[QLatin1String("byteOffset")].toInt(), view[QLatin1String("byteLength")].toInt());
}

std::vector<float> GlbFile::floats(int accessor) const
{
    const QByteArray bytes = view(at("accessors", accessor)[QLatin1String("bufferView")].toInt());
    std::vector<float> values(std::size_t(bytes.size()) / sizeof(float));
    std::memcpy(values.data(), bytes.constData(), values.size() * sizeof(float));
    return values;
}

QByteArray GlbFile::image(int index) const
{
    return view(at("images", index)[QLatin1String("bufferView")].toInt());
}

GlbFile::Channel GlbFile::channel(const QString& node, const char* path) const
{
    const int wanted = this->node(node);
    const QJsonObject animation = at("animations", 0);
    for (const auto each : animation[QLatin1String("channels")].toArray()) {
        const QJsonObject target = each[QLatin1String("target")].toObject();
        if (target[QLatin1String("node")].toInt(-1) != wanted ||
            target[QLatin1String("path")].toString() != QLatin1String(path))
            continue;
        const QJsonObject sampler = animation[QLatin1String("samplers")]
                                        .toArray()
                                        .at(each[QLatin1String("sampler")].toInt())
                                        .toObject();
        return {floats(sampler[QLatin1String("input")].toInt()),
            floats(sampler[QLatin1String("output")].toInt())};
    }
    return {};
}

int GlbFile::keyCount() const
{
    int keys = 0;
    for (const auto sampler : at("animations", 0)[QLatin1String("samplers")].toArray())
        keys += at("accessors", sampler[QLatin1String("input")].toInt())[QLatin1String("count")]
                    .toInt();
    return keys;
}

} // namespace odori::test
