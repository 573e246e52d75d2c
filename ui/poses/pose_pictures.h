// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "ui/poses/picture_cache.h"
#include "ui/poses/pose_folder.h"

#include <QtCore/QCache>
#include <QtCore/QObject>
#include <QtCore/QThread>
#include <QtCore/QTimer>
#include <QtGui/QImage>

#include <atomic>
#include <filesystem>
#include <memory>

namespace odori {

class PoseDrawer;

/// What is known of a pose file after a look into it.
struct PoseCard {
    QString problem; ///< why it cannot be used, or what is damaged in it: a sentence; or empty
    QImage picture;  ///< null without a model, or if the machine cannot draw without a window
};

/// Reads pose files and draws them on the active model, one at a time in a thread of its own. Only
/// files that somebody looks at are read, the latest request first. The pictures are cached up to a
/// limit of memory, and on the disk.
class PosePictures : public QObject {
    Q_OBJECT
public:
    explicit PosePictures(QObject* parent = nullptr);
    ~PosePictures() override;

    /// Keeps pictures in `folder`, and takes those that are there. Without it, or if it is empty,
    /// they are kept only in memory. Call it before the first card().
    void setCacheFolder(const QString& folder);
    /// The model of the pictures, null for none, and the folder in which its missing textures are
    /// searched; and their size in device pixels. If any of them changes, all pictures are drawn
    /// again.
    void setModel(
        std::shared_ptr<const mmd::Model> model, const std::filesystem::path& textureFolder = {});
    void setPixels(const QSize& pixels);
    [[nodiscard]] const QSize& pixels() const { return m_pixels; }

    /// The card of a file; null if it is not known yet: then it is read, and changed() is emitted.
    /// A file that changed since it was read is read again. Valid until the next call.
    [[nodiscard]] const PoseCard* card(const PoseFile& file);

signals:
    void changed(const QString& path);

private:
    struct Drawing;
    void start();
    /// In the thread.
    void read(Drawing& drawing);
    void draw(Drawing& drawing, const ReadPose& read);
    void take(const std::shared_ptr<Drawing>& drawing);
    void forget();

    std::shared_ptr<const mmd::Model> m_model; ///< shared with the scene; null without one
    std::filesystem::path m_textureFolder;
    QSize m_pixels{96, 96};
    QCache<QString, PoseCard> m_cards; ///< by path and state of the file
    QList<PoseFile> m_wanted;          ///< the last one is read next
    bool m_isDrawing = false;
    QString m_drawn;  ///< key of the file that is being read
    int m_series = 0; ///< changes with the model and the size
    std::atomic<bool> m_isStopped = false;
    QThread m_thread;
    std::unique_ptr<QObject> m_worker;    ///< lives in the thread
    std::unique_ptr<PoseDrawer> m_drawer; ///< used and destroyed in the thread
    PictureCache m_kept;                  ///< used in the thread
    QTimer m_idle;                        ///< frees the graphics if nothing is drawn for a while
};

} // namespace odori
