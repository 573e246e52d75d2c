// SPDX-License-Identifier: MIT
#include "ui/render/textures/texture_files.h"

#include "libmmd/base/file_io.h"
#include "libmmd/model/texture_search.h"
#include "libmmd/picture/mipmaps.h"
#include "libmmd/text/ascii.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <future>
#include <unordered_map>
#include <utility>

namespace odori::render {
namespace {

namespace fs = std::filesystem;

/// Finds the files of a model's textures, each once.
class Finder {
public:
    Finder(const mmd::Model& model, const fs::path& also)
        : m_folder(mmd::pathFromUtf8(model.path).parent_path())
        , m_search(also)
    {
        m_list.also = also;
        if (m_folder.empty())
            m_folder = ".";
    }

    void add(const std::string& written)
    {
        const auto [known, isNew] = m_known.try_emplace(written, -1);
        if (isNew)
            known->second = pictureOf(written);
        m_list.pictureOf.push_back(known->second);
    }
    void add(const mmd::PictureBytes& inside, const std::string& written)
    {
        const auto head = mmd::imageHead(*inside);
        if (!head) {
            warnOf(mmd::WarningCode::MissingTexture, written);
            m_list.pictureOf.push_back(-1);
            return;
        }
        m_list.pictureOf.push_back(std::int32_t(m_list.pictures.size()));
        m_list.pictures.push_back({{}, -1, written, head->size, inside});
    }
    [[nodiscard]] TextureList take() { return std::move(m_list); }

private:
    std::int32_t pictureOf(const std::string& written)
    {
        const auto path = mmd::resolveTexture(m_folder, written);
        if (path)
            if (const auto size = mmd::imageSize(*path))
                return addPicture({*path, -1, written, *size});
        const bool isMissing = !path && path.error().code == mmd::ErrorCode::FileNotFound;
        if (const auto toon = sharedToonOf(written); toon && isMissing) {
            const mmd::Image ramp = sharedToon(*toon);
            return addPicture({{}, *toon, written, {ramp.width, ramp.height}});
        }
        if (const fs::path found = m_search.find(written); !found.empty())
            if (const auto size = mmd::imageSize(found))
                return addPicture({found, -1, written, *size});
        const bool refused = !path && path.error().code == mmd::ErrorCode::BadValue;
        warnOf(refused ? mmd::WarningCode::RefusedPath : mmd::WarningCode::MissingTexture, written);
        return -1;
    }
    void warnOf(mmd::WarningCode code, const std::string& written)
    {
        m_list.warnings.push_back({.code = code, .location = written, .count = 1});
    }

    /// The index of a picture. Different paths in the model may name the same file.
    std::int32_t addPicture(TextureList::Picture picture)
    {
        const auto number = static_cast<std::int32_t>(m_list.pictures.size());
        const std::string key = picture.file.empty() ? "toon " + std::to_string(picture.sharedToon)
                                                     : mmd::utf8FromPath(picture.file);
        const auto [known, isNew] = m_files.try_emplace(key, number);
        if (isNew)
            m_list.pictures.push_back(std::move(picture));
        return known->second;
    }

    fs::path m_folder;
    mmd::TextureSearch m_search;
    TextureList m_list;
    std::unordered_map<std::string, std::int32_t> m_known, m_files; ///< picture by text, by path
};

/// Decodes the pictures that a Finder found.
class Decoder {
public:
    explicit Decoder(const TextureList& list)
        : m_search(list.also)
    {
    }

    std::shared_ptr<mmd::Image> decode(
        const TextureList::Picture& picture, int halvings, std::vector<mmd::Warning>& warnings)
    {
        if (picture.sharedToon >= 0)
            return std::make_shared<mmd::Image>(sharedToon(picture.sharedToon));
        auto image = picture.inside ? mmd::decodeImage(*picture.inside, halvings)
                                    : mmd::loadImage(picture.file, halvings);
        if (!image)
            image = loadOther(picture, halvings);
        if (!image) {
            warnings.push_back({.code = mmd::WarningCode::MissingTexture,
                .location = picture.written,
                .count = 1});
            return nullptr;
        }
        return std::make_shared<mmd::Image>(std::move(*image));
    }

private:
    /// If a file has a valid header but damaged pixels, there may be an intact copy in the user's
    /// folder.
    mmd::Result<mmd::Image> loadOther(const TextureList::Picture& picture, int halvings)
    {
        const mmd::ImageSize planned = halved(picture.size, halvings);
        auto image = mmd::loadImage(m_search.find(picture.written), halvings);
        while (image && textureBytes({image->width, image->height}) > textureBytes(planned))
            *image = halved(*image);
        return image;
    }

    mmd::TextureSearch m_search;
};

/// Whether two pictures can be decoded at a time: not more than 16 MiB each.
bool areSmall(const TextureList& list)
{
    constexpr std::int64_t most = std::int64_t(1) << 22;
    return std::all_of(
        list.pictures.begin(), list.pictures.end(), [](const TextureList::Picture& each) {
            return std::int64_t(each.size.width) * each.size.height <= most;
        });
}

/// One warning for all reduced pictures.
void warnOfReduced(const TextureList& list, std::span<const int> halvings,
    const std::vector<std::shared_ptr<mmd::Image>>& decoded, std::vector<mmd::Warning>& warnings)
{
    mmd::Warning warning{.code = mmd::WarningCode::TextureReduced, .location = {}, .count = 0};
    for (std::size_t at = 0; at < decoded.size(); ++at) {
        const TextureList::Picture& picture = list.pictures[at];
        if (!decoded[at] || picture.sharedToon >= 0 || halvings[at] == 0)
            continue;
        if (warning.count++ == 0)
            warning.location = picture.written;
    }
    if (warning.count > 0)
        warnings.push_back(std::move(warning));
}

} // namespace

std::optional<int> sharedToonOf(const std::string& path)
{
    const std::string name = mmd::asciiLowered(path);
    for (int toon = 1; toon <= 10; ++toon)
        if (name == (toon < 10 ? "toon0" : "toon") + std::to_string(toon) + ".bmp")
            return toon - 1;
    return std::nullopt;
}

std::vector<mmd::ImageSize> TextureList::sizes() const
{
    std::vector<mmd::ImageSize> all;
    for (const Picture& each : pictures)
        all.push_back(each.size);
    return all;
}

TextureList findTextures(const mmd::Model& model, const fs::path& also)
{
    Finder finder(model, also);
    for (std::size_t at = 0; at < model.data.textures.size(); ++at) {
        const std::string& written = model.data.textures[at].utf8;
        if (const mmd::PictureBytes inside = model.pictureInside(at))
            finder.add(inside, written);
        else
            finder.add(written);
    }
    return finder.take();
}

TextureImages loadTextures(const TextureList& list, std::span<const int> halvings,
    const std::function<bool()>& isStopped, int threads)
{
    const std::size_t count = list.pictures.size();
    std::vector<std::shared_ptr<mmd::Image>> decoded(count);
    std::vector<std::shared_ptr<const std::vector<mmd::Image>>> smaller(count);
    std::vector<std::vector<mmd::Warning>> warnings(count);
    std::atomic<std::size_t> next = 0;
    const auto decode = [&] {
        Decoder decoder(list);
        while (!isStopped || !isStopped()) {
            const std::size_t at = next++;
            if (at >= count)
                return;
            decoded[at] = decoder.decode(list.pictures[at], halvings[at], warnings[at]);
            if (decoded[at])
                smaller[at] =
                    std::make_shared<const std::vector<mmd::Image>>(mmd::mipmapsOf(*decoded[at]));
        }
    };
    std::future<void> other;
    if (threads > 1 && count > 1 && areSmall(list))
        other = std::async(std::launch::async, decode);
    decode();
    if (other.valid())
        other.get();

    TextureImages result;
    result.warnings = list.warnings;
    for (const auto& each : warnings)
        result.warnings.insert(result.warnings.end(), each.begin(), each.end());
    for (const std::int32_t picture : list.pictureOf) {
        result.images.push_back(picture < 0 ? nullptr : decoded[std::size_t(picture)]);
        result.smaller.push_back(picture < 0 ? nullptr : smaller[std::size_t(picture)]);
    }
    warnOfReduced(list, halvings, decoded, result.warnings);
    return result;
}

TextureImages loadTextures(const mmd::Model& model, const fs::path& also, std::size_t budget)
{
    const TextureList list = findTextures(model, also);
    return loadTextures(list, halvingsFor(list.sizes(), budget));
}

mmd::Image sharedToon(int index)
{
    struct Ramp {
        std::array<int, 3> shade; ///< colour on the unlit side
        float border; ///< position of the border between light and shade, 0 top to 1 bottom
        float softness;
    };
    // Similar to MMD's own: 1 and 2 grey, 3 to 5 warm or cool, 6 a highlight band, the rest plain
    // white.
    static constexpr Ramp ramps[10] = {{{205, 205, 205}, 0.5f, 0.02f},
        {{245, 225, 225}, 0.5f, 0.02f}, {{154, 154, 154}, 0.5f, 0.02f},
        {{248, 239, 235}, 0.5f, 0.02f}, {{253, 230, 225}, 0.5f, 0.25f},
        {{230, 220, 180}, 0.5f, 0.25f}, {{255, 255, 255}, 0.5f, 0.0f},
        {{255, 255, 255}, 0.5f, 0.0f}, {{255, 255, 255}, 0.5f, 0.0f},
        {{255, 255, 255}, 0.5f, 0.0f}};
    constexpr int height = 32;
    const Ramp& ramp = ramps[std::clamp(index, 0, 9)];
    mmd::Image image{.width = 1, .height = height, .rgba = {}, .hasAlpha = false};
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
