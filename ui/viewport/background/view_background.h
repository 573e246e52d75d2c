// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "ui/film/background/video_pictures.h"
#include "ui/render/scene_renderer.h"
#include "ui/viewport/background/background_file.h"

#include <QtCore/QFutureWatcher>
#include <QtCore/QObject>
#include <QtCore/QSize>
#include <QtCore/QTimer>
#include <QtGui/QColor>

#include <memory>
#include <optional>

namespace odori {

/// What the viewport shows behind the models: sky and ground, a colour, a picture, or a video that
/// begins at frame 0. A setting of the program, not of the project: all windows begin with the last
/// choice.
class ViewBackground : public QObject {
    Q_OBJECT
public:
    enum class Kind { Sky, Colour, Picture, Video };

    /// Begins with the stored choice.
    explicit ViewBackground(QObject* parent = nullptr);
    ~ViewBackground() override;

    [[nodiscard]] Kind kind() const { return m_kind; }
    /// The chosen colour, or a grey as a first proposal.
    [[nodiscard]] QColor colour() const { return m_colour; }

    /// The chosen picture; none until it is decoded.
    [[nodiscard]] const std::optional<mmd::Image>& picture() const { return m_picture; }

    /// The path of the chosen video; empty if none is shown.
    [[nodiscard]] QString videoPath() const
    {
        return m_kind == Kind::Video ? m_videoPath : QString();
    }
    /// The picture of the video that the view shows now, or null.
    [[nodiscard]] std::shared_ptr<const film::VideoPictures::Picture> shownVideo() const
    {
        return m_kind == Kind::Video ? m_shown : nullptr;
    }

    void showSky();
    void showColour(const QColor& colour);
    /// Reads a picture or a video in a worker. What was shown before stays until then, and if the
    /// file is neither.
    void showFile(const QString& path);

    /// The view that is drawn: its frame of the motion, and its size in device pixels.
    struct Moment {
        double frame = 0.0;
        QSize size;
    };
    /// Sets the options and uploads a new picture. Of a video it is the nearest one that is
    /// decoded; changed() follows if it is not the one of the frame. The renderer's context is
    /// current.
    void apply(const Moment& moment, render::SceneRenderer& renderer, render::DrawOptions& options);
    /// The renderer is a new one without a picture.
    void forgetUpload();

signals:
    void changed();
    /// The sentence says why a file is not shown.
    void failed(const QString& why);

private:
    struct Load;
    void set(Kind kind);
    void store(const QString& value) const;
    void dropLoad();
    void take(const std::shared_ptr<Load>& load);
    void openVideo(const QString& path);
    void videoChanged();
    /// Asks for the picture of the moment, and uploads what there is.
    void applyVideo(const Moment& moment, render::SceneRenderer& renderer);
    void want();

    Kind m_kind = Kind::Sky;
    QColor m_colour{0x80, 0x80, 0x80};
    std::optional<mmd::Image> m_picture; ///< kept for other contexts
    bool m_isUploaded = true;            ///< the renderer shows what is chosen
    std::shared_ptr<Load> m_load;        ///< of the file that is read; shared with the worker

    QString m_videoPath;
    Moment m_moment;   ///< of the video
    QSize m_videoSize; ///< of its pictures; follows the view a little later
    QTimer m_resizing; ///< until the view keeps its size
    std::shared_ptr<const film::VideoPictures::Picture> m_shown; ///< in the renderer
    std::unique_ptr<film::VideoPictures> m_video; ///< last: its thread uses this object
};

} // namespace odori
