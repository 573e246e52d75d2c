// SPDX-License-Identifier: MIT
#include "ui/render/texture_files.h"

#include "libmmd/base/file_io.h"
#include "libmmd/text/ascii.h"
#include "ui/render/texture_search.h"

#include <algorithm>
#include <array>

namespace odori::render {
namespace {

namespace fs = std::filesystem;

} // namespace

std::optional<int> sharedToonOf(const std::string& path)
{
    const std::string name = mmd::asciiLowered(path);
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
        const auto path = mmd::resolveTexture(folder, texture.utf8);
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
