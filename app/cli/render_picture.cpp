// SPDX-License-Identifier: MIT
#include "app/cli/render_picture.h"

#include <algorithm>
#include <charconv>

namespace odori::cli {
namespace {

/// The factor of width and height that gives the samples which OpenGL does not have.
int enlargement(int samples, int most)
{
    int factor = 1;
    while (factor < 4 && factor * factor * most < samples)
        factor *= 2;
    return factor;
}

/// Divides the colours by the alpha.
void separateAlpha(mmd::Image& image)
{
    image.hasAlpha = true;
    for (std::size_t at = 0; at + 3 < image.rgba.size(); at += 4) {
        const unsigned alpha = image.rgba[at + 3];
        for (std::size_t channel = 0; channel < 3 && alpha > 0; ++channel) {
            std::uint8_t& value = image.rgba[at + channel];
            value = static_cast<std::uint8_t>(std::min((value * 255u + alpha / 2) / alpha, 255u));
        }
    }
}

} // namespace

mmd::Result<mmd::Image> drawnPicture(render::HeadlessContext& context,
    render::SceneRenderer& renderer, const mmd::Pose& pose, const mmd::CameraSample& camera,
    const PictureLook& look)
{
    const int factor = enlargement(look.samples, context.mostSamples());
    const int width = look.width * factor;
    const int height = look.height * factor;
    render::DrawOptions options = look.options;
    options.pixelRatio *= float(factor);
    const render::View view = render::viewOf(camera, float(look.width) / float(look.height));
    const int samples = (look.samples + factor * factor - 1) / (factor * factor);
    auto image = context.picture(
        width, height, [&] { renderer.draw(&pose, view, options, width, height); },
        samples > 1 ? samples : 0); // 1 would be "at least one"
    if (!image)
        return image;
    if (options.transparent)
        separateAlpha(*image);
    for (int halves = factor; halves > 1; halves /= 2)
        *image = mmd::halved(*image);
    return image;
}

std::optional<glm::vec3> colourOf(const std::string& text)
{
    if (text.size() != 7 || text[0] != '#')
        return std::nullopt;
    unsigned value = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data() + 1, end, value, 16);
    if (read.ec != std::errc() || read.ptr != end)
        return std::nullopt;
    return glm::vec3(float(value >> 16), float(value >> 8 & 0xFF), float(value & 0xFF)) / 255.0f;
}

} // namespace odori::cli
