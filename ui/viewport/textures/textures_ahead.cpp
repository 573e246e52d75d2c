// SPDX-License-Identifier: MIT
#include "ui/viewport/textures/textures_ahead.h"

#include <QtCore/QThread>

#include <utility>

namespace odori {

TexturesAhead::TexturesAhead()
{
    m_decoding.setMaxThreadCount(1);
}

TexturesAhead::~TexturesAhead()
{
    drop(); // the destructor of the pool waits for its thread
}

void TexturesAhead::begin(std::shared_ptr<const mmd::Model> model, std::size_t budget)
{
    const std::lock_guard lock(m_mutex);
    if (!model || !std::exchange(m_isFirst, false))
        return;
    m_begun.list = foundTextures(*model, {});
    m_begun.halvings = render::halvingsFor(m_begun.list->sizes(), budget);
    // On two cores, one is left to the thread that builds the window.
    const int threads = QThread::idealThreadCount() > 2 ? 2 : 1;
    m_begun.textures = loadTexturesAside(m_decoding, m_begun.list, m_begun.halvings, threads);
    m_model = std::move(model);
}

std::optional<TexturesAhead::Begun> TexturesAhead::take(
    const std::shared_ptr<const mmd::Model>& model)
{
    const std::lock_guard lock(m_mutex);
    if (!model || m_model != model)
        return std::nullopt;
    m_model.reset();
    return std::exchange(m_begun, {});
}

void TexturesAhead::drop()
{
    const std::lock_guard lock(m_mutex);
    m_begun.textures.cancel();
    m_begun = {};
    m_model.reset();
}

} // namespace odori
