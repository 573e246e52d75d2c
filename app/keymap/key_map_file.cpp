// SPDX-License-Identifier: MIT
#include "app/keymap/key_map_file.h"

#include "libmmd/base/file_io.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <algorithm>
#include <optional>

namespace odori {
namespace {

constexpr QLatin1String kind("Odori key map");
constexpr int newestVersion = 1;
constexpr std::uint64_t largestKeyMap = 1 << 20; // bytes

constexpr QLatin1String formatField("format");
constexpr QLatin1String versionField("version");
constexpr QLatin1String presetField("preset");
constexpr QLatin1String keysField("keys");

/// An error at that byte, in the terms of the file.
tl::unexpected<mmd::Error> broken(const QByteArray& json, qsizetype offset, const QString& what)
{
    const qsizetype at = std::clamp<qsizetype>(offset, 0, json.size());
    return tl::unexpected(mmd::Error{.code = mmd::ErrorCode::BadText,
        .offset = std::size_t(at),
        .field = what.toStdString(),
        .value = std::uint64_t(std::count(json.begin(), json.begin() + at, '\n')) + 1});
}

/// The position of a name; 0 if the name is written with escapes.
qsizetype offsetOf(const QByteArray& json, const QString& name)
{
    return std::max<qsizetype>(0, json.indexOf('"' + name.toUtf8() + '"'));
}

std::optional<QKeySequence> keyOf(const QJsonValue& value)
{
    const auto key = QKeySequence::fromString(value.toString(), QKeySequence::PortableText);
    const bool isKey = key.count() == 1 && key[0].key() != Qt::Key_unknown && key[0].key() != 0;
    return isKey ? std::optional(key) : std::nullopt;
}

std::optional<CommandKeys> keysOfArray(const QJsonArray& array)
{
    CommandKeys keys;
    for (const QJsonValue& value : array) {
        const auto key = keyOf(value);
        if (!key)
            return std::nullopt;
        if (!keys.contains(*key))
            keys.append(*key);
    }
    return keys;
}

std::optional<KeyPreset> presetOf(const QString& name)
{
    for (const KeyPreset preset : keyPresets)
        if (name == nameOf(preset))
            return preset;
    return std::nullopt;
}

} // namespace

QByteArray jsonOf(const KeyMap& map)
{
    QJsonObject keys;
    const QMap<QString, CommandKeys> changes = map.changes();
    for (auto each = changes.begin(); each != changes.end(); ++each) {
        QJsonArray names;
        for (const QKeySequence& key : *each)
            names.append(key.toString(QKeySequence::PortableText));
        keys.insert(each.key(), names);
    }
    return QJsonDocument(QJsonObject{{formatField, kind}, {versionField, newestVersion},
                             {presetField, nameOf(map.preset())}, {keysField, keys}})
        .toJson();
}

mmd::Result<KeyMap> keyMapOfJson(const QByteArray& json)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(json, &problem);
    if (document.isNull())
        return broken(json, problem.offset, QStringLiteral("this is not valid JSON"));
    const QJsonObject root = document.object();
    if (root.value(formatField).toString() != kind)
        return tl::unexpected(
            mmd::Error{.code = mmd::ErrorCode::WrongSignature, .field = "key map"});
    const QJsonValue version = root.value(versionField);
    if (version.toInt() < 1)
        return broken(
            json, offsetOf(json, versionField), QStringLiteral("\"version\" is not a number"));
    if (version.toInt() > newestVersion)
        return tl::unexpected(mmd::Error{
            .code = mmd::ErrorCode::UnsupportedVersion, .field = std::to_string(version.toInt())});
    const auto preset = presetOf(root.value(presetField).toString());
    if (!preset)
        return broken(json, offsetOf(json, presetField),
            QStringLiteral("\"preset\" is not the name of a preset"));
    if (!root.value(keysField).isObject())
        return broken(
            json, offsetOf(json, keysField), QStringLiteral("\"keys\" is not a list of commands"));
    QMap<QString, CommandKeys> changes;
    const QJsonObject commands = root.value(keysField).toObject();
    for (auto each = commands.begin(); each != commands.end(); ++each) {
        const auto keys = each->isArray() ? keysOfArray(each->toArray())
                                          : std::optional<CommandKeys>(std::nullopt);
        if (!keys)
            return broken(json, offsetOf(json, each.key()),
                QStringLiteral("\"%1\" is not a list of keys").arg(each.key()));
        changes.insert(each.key(), *keys);
    }
    KeyMap map;
    map.setPreset(*preset);
    map.setChanges(std::move(changes));
    return map;
}

mmd::Result<QByteArray> readKeyMapFile(const QString& path)
{
    return mmd::readFile(mmd::pathFromUtf8(path.toStdString()), largestKeyMap)
        .map([](const std::vector<std::byte>& bytes) {
            return QByteArray(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size()));
        });
}

mmd::Result<KeyMap> readKeyMap(const QString& path)
{
    return readKeyMapFile(path).and_then(keyMapOfJson);
}

mmd::Result<void> writeKeyMap(const KeyMap& map, const QString& path)
{
    QDir().mkpath(QFileInfo(path).path()); // if this fails, writing reports the error
    const QByteArray json = jsonOf(map);
    return mmd::writeFile(mmd::pathFromUtf8(path.toStdString()),
        std::as_bytes(std::span(json.data(), std::size_t(json.size()))));
}

} // namespace odori
