// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/scene_renderer.h"

#include <QtCore/QFutureWatcher>
#include <QtCore/QObject>
#include <QtGui/QColor>

#include <memory>
#include <optional>

namespace odori {

/// What the viewport shows behind the models: sky and ground, a colour, or a picture. A setting of
/// the program, not of the project: all windows begin with the last choice.
class ViewBackground : public QObject {
    Q_OBJECT
public:
    enum class Kind { Sky, Colour, Picture };

    /// Begins with the stored choice.
    explicit ViewBackground(QObject* parent = nullptr);
    ~ViewBackground() override;

    [[nodiscard]] Kind kind() const { return m_kind; }
    /// The chosen colour, or a grey as a first proposal.
    [[nodiscard]] QColor colour() const { return m_colour; }

    /// The chosen picture; none until it is decoded.
    [[nodiscard]] const std::optional<mmd::Image>& picture() const { return m_picture; }

    void showSky();
    void showColour(const QColor& colour);
    /// Decodes the file in a worker, smaller if it is very large. What was shown before stays until
    /// then, and if the file is no picture.
    void showPicture(const QString& path);

    /// Sets the options and uploads a new picture. The renderer's context is current.
    void apply(render::SceneRenderer& renderer, render::DrawOptions& options);
    /// The renderer is a new one without a picture.
    void forgetUpload() { m_isUploaded = false; }

signals:
    void changed();
    /// The sentence says why a picture is not shown.
    void failed(const QString& why);

private:
    /// Shared, because the result of a future must be copyable; the receiver moves it out.
    using Loaded = std::shared_ptr<mmd::Result<mmd::Image>>;
    void set(Kind kind);
    void store(const QString& value) const;
    void takePicture();

    Kind m_kind = Kind::Sky;
    QColor m_colour{0x80, 0x80, 0x80};
    std::optional<mmd::Image> m_picture; ///< kept for other contexts
    bool m_isUploaded = true;            ///< the renderer shows what is chosen
    QString m_loading;                   ///< the path of the file that is decoded
    QFutureWatcher<Loaded> m_loader;
};

} // namespace odori
