// SPDX-License-Identifier: MIT
#include "libmmd/interchange/scene/texture_copies.h"

#include "libmmd/base/file_io.h"
#include "libmmd/text/ascii.h"

#include <algorithm>
#include <set>

namespace mmd {
namespace {

namespace fs = std::filesystem;

fs::path folderOf(const fs::path& file)
{
    const fs::path folder = file.parent_path();
    return folder.empty() ? fs::path(".") : folder;
}

/// Path of `file` below `folder`; empty if it is not below it.
fs::path pathBelow(const fs::path& folder, const fs::path& file)
{
    std::error_code error;
    const fs::path root = fs::canonical(folder, error);
    const fs::path target = error ? fs::path() : fs::canonical(file, error);
    if (error)
        return {};
    const fs::path relative = target.lexically_relative(root);
    return relative.empty() || *relative.begin() == ".." ? fs::path() : relative;
}

std::string slashed(const fs::path& path)
{
    std::string text = utf8FromPath(path);
    std::replace(text.begin(), text.end(), '\\', '/');
    return text;
}

/// A file name that is valid on every system.
fs::path portable(const fs::path& name)
{
    std::string text = utf8FromPath(name);
    std::replace_if(
        text.begin(), text.end(),
        [](char letter) {
            return static_cast<unsigned char>(letter) < 0x20 ||
                   std::string_view("<>:\"/\\|?*\x7F").find(letter) != std::string_view::npos;
        },
        '_');
    return pathFromUtf8(text);
}

/// `name`, with a number before its ending if it is used; names must differ in more than case.
std::string unique(const fs::path& name, std::set<std::string>& taken)
{
    std::string result = utf8FromPath(name);
    for (int number = 2; !taken.insert(asciiLowered(result)).second; ++number)
        result = utf8FromPath(name.stem()) + '_' + std::to_string(number) +
                 utf8FromPath(name.extension());
    return result;
}

bool isSameFile(const fs::path& file, std::span<const std::byte> bytes)
{
    std::error_code error;
    if (fs::file_size(file, error) != bytes.size() || error)
        return false;
    const auto there = readFile(file);
    return there && std::equal(there->begin(), there->end(), bytes.begin(), bytes.end());
}

/// Deletes new folders again, unless the caller keeps them.
class NewFolders {
public:
    ~NewFolders()
    {
        std::error_code error;
        if (!keep)
            for (const fs::path& each : made)
                fs::remove(each, error);
    }
    std::vector<fs::path> made;
    bool keep = false;
};

} // namespace

Result<std::vector<std::byte>> bytesOf(const ExportTexture& texture)
{
    if (texture.inside)
        return *texture.inside;
    return readFile(texture.source);
}

void setTexturePaths(ExportScene& scene, const fs::path& target)
{
    const std::string stem = utf8FromPath(pathFromUtf8(scene.model.path).stem());
    const std::string folder = (stem.empty() ? std::string("model") : stem) + " textures/";
    std::set<std::string> taken;
    for (ExportTexture& texture : scene.textures) {
        const fs::path below = scene.options.embedTextures || texture.inside
                                   ? fs::path()
                                   : pathBelow(folderOf(target), texture.source);
        if (!below.empty())
            texture.path = slashed(below);
        else
            texture.path = (scene.options.embedTextures ? std::string() : folder) +
                           unique(portable(texture.source.filename()), taken);
    }
}

std::vector<TextureCopy> textureCopies(
    const ExportScene& scene, const fs::path& target, std::vector<Warning>& warnings)
{
    std::vector<TextureCopy> copies;
    for (const ExportTexture& texture : scene.textures) {
        const fs::path copy = folderOf(target) / pathFromUtf8(texture.path);
        std::error_code error;
        if (!texture.inside && fs::equivalent(copy, texture.source, error))
            continue;
        auto bytes = bytesOf(texture);
        if (!bytes)
            warnings.push_back({.code = WarningCode::MissingTexture,
                .location = utf8FromPath(texture.source),
                .count = 1});
        else if (!isSameFile(copy, *bytes))
            copies.push_back({copy, std::move(*bytes)});
    }
    return copies;
}

Result<void> writeWithTextures(
    const fs::path& target, std::span<const std::byte> bytes, std::span<const TextureCopy> copies)
{
    NewFolders folders;
    std::vector<FileContent> files;
    for (const TextureCopy& copy : copies) {
        const auto isNew = makeFolders(copy.path.parent_path());
        if (!isNew)
            return tl::unexpected(isNew.error());
        if (*isNew)
            folders.made.push_back(copy.path.parent_path());
        files.push_back({copy.path, copy.bytes});
    }
    files.push_back({target, bytes}); // the last: an export that exists has its textures
    auto written = writeFiles(files);
    folders.keep = written.has_value();
    if (!written && written.error().field == utf8FromPath(target))
        written.error().field = "file";
    return written;
}

} // namespace mmd
