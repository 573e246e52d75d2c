// SPDX-License-Identifier: MIT
#include "ui/render/texture_files.h"

#include "libmmd/base/file_io.h"
#include "ui/render/texture_search.h"

#include <algorithm>
#include <array>

namespace odori::render {
namespace {

namespace fs = std::filesystem;

mmd::Error failure(mmd::ErrorCode code, const std::string& path)
{
    return {.code = code, .offset = 0, .field = path, .value = 0};
}

std::string lowered(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
        [](char letter) { return letter >= 'A' && letter <= 'Z' ? char(letter + 32) : letter; });
    return text;
}

/// The entry of `folder` that is `name` but for case; empty if there is none.
fs::path findIgnoringCase(const fs::path& folder, const std::string& name)
{
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
        if (lowered(mmd::utf8FromPath(it->path().filename())) == lowered(name))
            return it->path();
    return {};
}

bool isAbsolute(const std::string& path)
{
    return path.front() == '/' || (path.size() > 1 && path[1] == ':');
}

/// Whether links on the way lead out of the folder.
bool isWithin(const fs::path& folder, const fs::path& file)
{
    std::error_code error;
    const fs::path root = fs::canonical(folder, error);
    if (error)
        return false;
    const fs::path target = fs::canonical(file, error);
    return !error && std::mismatch(root.begin(), root.end(), target.begin(), target.end()).first ==
                         root.end();
}

fs::path foundFile(const fs::path& folder, const fs::path& relative)
{
    std::error_code error;
    if (fs::is_regular_file(folder / relative, error))
        return folder / relative;
    fs::path found = folder;
    for (const fs::path& part : relative) {
        found = findIgnoringCase(found, mmd::utf8FromPath(part));
        if (found.empty())
            return {};
    }
    return fs::is_regular_file(found, error) ? found : fs::path();
}

} // namespace

mmd::Result<fs::path> resolveTexture(const fs::path& folder, const std::string& written)
{
    std::string text = written;
    std::replace(text.begin(), text.end(), '\\', '/');
    if (text.empty() || text.find('\0') != text.npos)
        return tl::unexpected(failure(mmd::ErrorCode::FileNotFound, written));
    if (isAbsolute(text))
        return tl::unexpected(failure(mmd::ErrorCode::BadValue, written));
    const fs::path relative = mmd::pathFromUtf8(text).lexically_normal();
    if (relative.begin() != relative.end() && *relative.begin() == "..")
        return tl::unexpected(failure(mmd::ErrorCode::BadValue, written));
    fs::path found = foundFile(folder, relative);
    if (found.empty())
        return tl::unexpected(failure(mmd::ErrorCode::FileNotFound, written));
    if (!isWithin(folder, found))
        return tl::unexpected(failure(mmd::ErrorCode::BadValue, written));
    return found;
}

std::optional<int> sharedToonOf(const std::string& path)
{
    const std::string name = lowered(path);
    for (int toon = 1; toon <= 10; ++toon)
        if (name == (toon < 10 ? "toon0" : "toon") + std::to_string(toon) + ".bmp")
            return toon - 1;
    return std::nullopt;
}

TextureImages loadTextures(const mmd::Model& model, const fs::path& also)
{
    TextureImages result;
    TextureSearch search(also);
    fs::path folder = mmd::pathFromUtf8(model.path).parent_path();
    if (folder.empty())
        folder = ".";
    for (const mmd::pmx::Text& texture : model.data.textures) {
        const auto path = resolveTexture(folder, texture.utf8);
        auto image = path.and_then([](const fs::path& at) { return loadImage(at); });
        if (image) {
            result.images.push_back(std::make_unique<Image>(std::move(*image)));
            continue;
        }
        const bool isMissing = !path && path.error().code == mmd::ErrorCode::FileNotFound;
        if (const auto toon = sharedToonOf(texture.utf8); toon && isMissing) {
            result.images.push_back(std::make_unique<Image>(sharedToon(*toon)));
            continue;
        }
        if (const fs::path found = search.find(texture.utf8); !found.empty()) {
            if (auto other = loadImage(found)) {
                result.images.push_back(std::make_unique<Image>(std::move(*other)));
                continue;
            }
        }
        const bool refused = !path && path.error().code == mmd::ErrorCode::BadValue;
        result.images.push_back(nullptr);
        result.warnings.push_back(
            {.code = refused ? mmd::WarningCode::RefusedPath : mmd::WarningCode::MissingTexture,
                .place = texture.utf8,
                .count = 1});
    }
    return result;
}

Image sharedToon(int index)
{
    struct Ramp {
        std::array<int, 3> shade; ///< colour in the shade
        float border;             ///< where light ends, 0 top to 1 bottom
        float softness;
    };
    // Like MMD's own: 1 and 2 grey, 3 to 5 warm or cool, 6 a highlight band, the rest plain white.
    static constexpr Ramp ramps[10] = {{{205, 205, 205}, 0.5f, 0.02f},
        {{245, 225, 225}, 0.5f, 0.02f}, {{154, 154, 154}, 0.5f, 0.02f},
        {{248, 239, 235}, 0.5f, 0.02f}, {{253, 230, 225}, 0.5f, 0.25f},
        {{230, 220, 180}, 0.5f, 0.25f}, {{255, 255, 255}, 0.5f, 0.0f},
        {{255, 255, 255}, 0.5f, 0.0f}, {{255, 255, 255}, 0.5f, 0.0f},
        {{255, 255, 255}, 0.5f, 0.0f}};
    constexpr int height = 32;
    const Ramp& ramp = ramps[std::clamp(index, 0, 9)];
    Image image{.width = 1, .height = height, .rgba = {}, .hasAlpha = false};
    for (int row = 0; row < height; ++row) {
        const float at = (float(row) + 0.5f) / height;
        const float shade =
            std::clamp((at - ramp.border) / std::max(ramp.softness, 1e-3f) + 0.5f, 0.0f, 1.0f);
        for (const int channel : ramp.shade)
            image.rgba.push_back(static_cast<std::uint8_t>(255.0f + float(channel - 255) * shade));
        image.rgba.push_back(255);
    }
    return image;
}

} // namespace odori::render
