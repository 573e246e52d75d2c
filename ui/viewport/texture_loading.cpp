// SPDX-License-Identifier: MIT
#include "ui/viewport/texture_loading.h"

#include <QtCore/QPromise>
#include <QtCore/QThreadPool>

namespace odori {

QFuture<TexturesPtr> loadTexturesAside(
    std::shared_ptr<const mmd::Model> model, std::filesystem::path also)
{
    // Shared because the thread pool copies what it runs.
    auto promise = std::make_shared<QPromise<TexturesPtr>>();
    QFuture<TexturesPtr> future = promise->future();
    promise->start();
    QThreadPool::globalInstance()->start([promise, model, also] {
        promise->addResult(
            std::make_shared<render::TextureImages>(render::loadTextures(*model, also)));
        promise->finish();
    });
    return future;
}

} // namespace odori
