// SPDX-License-Identifier: MIT
#include "ui/viewport/textures/texture_loading.h"

#include "libmmd/base/guarded.h"

#include <QtCore/QPromise>

#include <exception>
#include <utility>

namespace odori {
namespace {

/// Runs `work(promise)` in `pool`, unless the promise was cancelled before.
template <class Result, class Work>
QFuture<Result> started(QThreadPool& pool, Work work)
{
    // Shared, because the thread pool copies its task.
    auto promise = std::make_shared<QPromise<Result>>();
    QFuture<Result> future = promise->future();
    promise->start();
    pool.start([promise, work = std::move(work)] {
        if (!promise->isCanceled())
            work(*promise);
        promise->finish();
    });
    return future;
}

} // namespace

TextureListPtr foundTextures(const mmd::Model& model, const std::filesystem::path& also)
{
    auto list = std::make_shared<render::TextureList>();
    try {
        *list = render::findTextures(model, also);
    } catch (const std::exception&) { // no memory: the model is shown without textures
        list->pictures.clear();
        list->pictureOf.assign(model.data.textures.size(), -1);
    }
    return list;
}

QFuture<TextureListPtr> findTexturesAside(
    std::shared_ptr<const mmd::Model> model, std::filesystem::path also)
{
    return started<TextureListPtr>(*QThreadPool::globalInstance(),
        [model = std::move(model), also = std::move(also)](
            QPromise<TextureListPtr>& promise) { promise.addResult(foundTextures(*model, also)); });
}

QFuture<TexturesPtr> loadTexturesAside(
    QThreadPool& pool, TextureListPtr list, std::vector<int> halvings, int threads)
{
    return started<TexturesPtr>(pool, [list = std::move(list), halvings = std::move(halvings),
                                          threads](QPromise<TexturesPtr>& promise) {
        auto images = std::make_shared<render::TextureImages>();
        try {
            *images = render::loadTextures(
                *list, halvings, [&promise] { return promise.isCanceled(); }, threads);
        } catch (const std::exception&) { // no memory: the model is shown without textures
            images->images.assign(list->pictureOf.size(), nullptr);
        }
        if (!promise.isCanceled())
            promise.addResult(std::move(images));
    });
}

} // namespace odori
