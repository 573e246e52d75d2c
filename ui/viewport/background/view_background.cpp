// SPDX-License-Identifier: MIT
#include "ui/viewport/background/view_background.h"

#include "libmmd/base/file_io.h"
#include "ui/messages/messages.h"

#include <QtCore/QPromise>
#include <QtCore/QSettings>
#include <QtCore/QThreadPool>

#include <algorithm>
#include <utility>

namespace odori {
namespace {

constexpr QLatin1String backgroundKey("view/background"); ///< empty, "#rrggbb" or a path
constexpr int largestSide = 4096;                         ///< pixels; larger ones are halved

mmd::Result<mmd::Image> smallEnoughImage(const std::filesystem::path& path)
{
    const auto size = mmd::imageSize(path);
    if (!size)
        return tl::unexpected(size.error());
    int halvings = 0;
    while (std::max(size->width, size->height) >> halvings > largestSide)
        ++halvings;
    return mmd::loadImage(path, halvings);
}

} // namespace

ViewBackground::ViewBackground(QObject* parent)
    : QObject(parent)
{
    connect(&m_loader, &QFutureWatcherBase::finished, this, &ViewBackground::takePicture);
    const QString stored = QSettings().value(backgroundKey).toString();
    if (stored.isEmpty())
        return;
    if (const QColor colour(stored); stored.startsWith(u'#') && colour.isValid()) {
        m_colour = colour;
        m_kind = Kind::Colour;
    } else {
        showPicture(stored);
    }
}

ViewBackground::~ViewBackground() = default;

void ViewBackground::store(const QString& value) const
{
    QSettings().setValue(backgroundKey, value);
}

void ViewBackground::set(Kind kind)
{
    m_loading.clear(); // a file that is still decoded is no longer wanted
    m_kind = kind;
    if (kind != Kind::Picture)
        m_picture.reset();
    m_isUploaded = false;
    emit changed();
}

void ViewBackground::showSky()
{
    store({});
    set(Kind::Sky);
}

void ViewBackground::showColour(const QColor& colour)
{
    m_colour = colour;
    store(colour.name());
    set(Kind::Colour);
}

void ViewBackground::showPicture(const QString& path)
{
    m_loading = path;
    auto promise = std::make_shared<QPromise<Loaded>>(); // shared, because the pool copies its task
    m_loader.setFuture(promise->future());
    promise->start();
    QThreadPool::globalInstance()->start([promise, path] {
        promise->addResult(std::make_shared<mmd::Result<mmd::Image>>(
            smallEnoughImage(mmd::pathFromUtf8(path.toStdString()))));
        promise->finish();
    });
}

void ViewBackground::takePicture()
{
    const QString path = std::exchange(m_loading, {});
    if (path.isEmpty() || m_loader.isCanceled() || m_loader.future().resultCount() == 0)
        return;
    mmd::Result<mmd::Image>& image = *m_loader.result();
    if (!image) {
        emit failed(sentence(image.error(), path));
        return;
    }
    m_picture = std::move(*image);
    store(path);
    set(Kind::Picture);
}

void ViewBackground::apply(render::SceneRenderer& renderer, render::DrawOptions& options)
{
    options.background.reset();
    if (m_kind == Kind::Colour)
        options.background =
            glm::vec3(float(m_colour.redF()), float(m_colour.greenF()), float(m_colour.blueF()));
    else if (m_kind == Kind::Picture) // behind its transparent parts
        options.background = glm::vec3(0.0f);
    if (std::exchange(m_isUploaded, true))
        return;
    const bool hasPicture = m_kind == Kind::Picture && m_picture;
    static_cast<void>(renderer.setBackground(hasPicture ? &*m_picture : nullptr));
}

} // namespace odori
