// SPDX-License-Identifier: MIT
#pragma once

#include "tests/ui/render/pixels.h"
#include "ui/render/headless.h"
#include "ui/render/scene_renderer.h"

#include <QtTest/QTest>

#include <functional>
#include <memory>

namespace odori::test {

/// A renderer with its own context, for square pictures; a base of Qt Test classes.
class DrawingStage {
protected:
    static constexpr int side = 128;

    ~DrawingStage() = default;

    void setUp()
    {
        auto made = render::HeadlessContext::create();
        QVERIFY2(made.has_value(), made ? "" : made.error().field.c_str());
        m_context = std::move(*made);
        auto renderer = render::SceneRenderer::create();
        QVERIFY2(renderer.has_value(), renderer ? "" : renderer.error().field.c_str());
        m_renderer = std::move(*renderer);
    }
    /// Without multisampling: pixels are not blended.
    [[nodiscard]] mmd::Image picture(const std::function<void()>& draw)
    {
        auto image = m_context->picture(side, side, draw, 0);
        return image ? *image : mmd::Image{};
    }
    [[nodiscard]] mmd::Image empty(const render::View& view, const render::DrawOptions& options)
    {
        return picture([&] { m_renderer->draw(nullptr, view, options, side, side); });
    }
    /// The pixel at a point of the world.
    [[nodiscard]] static Pixel seenAt(
        const mmd::Image& image, const render::View& view, const glm::vec3& place)
    {
        const auto at = render::projected(view, place, glm::vec2(side));
        return at ? pixelAt(image, int(at->x), int(at->y)) : Pixel{-1, -1, -1};
    }

    std::unique_ptr<render::HeadlessContext> m_context;
    std::unique_ptr<render::SceneRenderer> m_renderer;
};

[[nodiscard]] inline QByteArray textOf(const Pixel& pixel)
{
    return QStringLiteral("%1 %2 %3").arg(pixel[0]).arg(pixel[1]).arg(pixel[2]).toUtf8();
}

} // namespace odori::test

/// Compares a pixel and prints its value on failure.
#define PIXEL(pixel, ...)                                                                          \
    do {                                                                                           \
        const odori::test::Pixel pixelSeen = pixel;                                                \
        QVERIFY2(odori::test::isLike(pixelSeen, __VA_ARGS__),                                      \
            odori::test::textOf(pixelSeen).constData());                                           \
    } while (false)
