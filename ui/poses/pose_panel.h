// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/posing/pose_gesture.h"
#include "ui/poses/pose_folder.h"
#include "ui/poses/pose_pictures.h"

#include <QtCore/QFutureWatcher>
#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

#include <functional>
#include <optional>

class QLineEdit;
class QMenu;
class QModelIndex;
class QToolButton;

namespace odori {

class PanelHeader;
class PoseControls;
class PoseListModel;
class PoseView;
class Stage;
class TweenRow;

/// The pose library: the VPD files of a folder with pictures of them on the active model. A double
/// click, Enter or Apply sets a pose at the current frame, on the selected bones and morphs, or on
/// all if none is selected; a slider blends from the shown pose to it. Below is a slider for
/// tweens.
class PosePanel : public QWidget {
    Q_OBJECT
public:
    explicit PosePanel(Document& document, QWidget* parent = nullptr);

    /// The pictures use the textures that the user chose a folder for, as `stage` does.
    void followTextures(const Stage& stage);

    /// Title and folder; can be the title bar of a dock.
    [[nodiscard]] PanelHeader* header() { return m_header; }
    [[nodiscard]] PoseFolder& folder() { return m_folder; }
    [[nodiscard]] PosePictures& pictures() { return m_pictures; }
    [[nodiscard]] PoseView& view() { return *m_view; }
    [[nodiscard]] QLineEdit& searchField() { return *m_search; }
    [[nodiscard]] PoseControls& controls() { return *m_controls; }
    [[nodiscard]] TweenRow& tweens() { return *m_tweens; }

signals:
    /// The user wants to save the shown pose; `folder` is proposed, empty if there is none.
    void saveWanted(const QString& folder);
    /// A file could not be read, renamed or deleted: a sentence for the user.
    void failed(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// The pose of a file, as it was read.
    struct Loaded {
        QString path;
        std::optional<StoredPose> stored; ///< none: it cannot be read
        QString problem;
    };
    using Then = std::function<void()>;

    void createHeader();
    void arrange();
    void connectAll();
    void fillFolders();
    void showFolder();
    void chooseFolder();
    void load();
    void take(const Loaded& loaded);
    void use(const QModelIndex& index);
    void apply(bool mirrors);
    /// Calls `then` once the selected pose is read; not at all if it cannot be read.
    void whenLoaded(const Then& then);
    void showMenu(const QPoint& at);
    void renameFile(const QString& path, const QString& name);
    void deleteFile(const QString& path);
    void followFolder();
    void followDocument();
    void followRatio();
    void showState();

    Document& m_document;
    QPointer<const Stage> m_stage; ///< null until followTextures()
    PoseFolder m_folder;
    PosePictures m_pictures;
    PoseListModel* m_model;
    PanelHeader* m_header;
    QToolButton* m_folderButton;
    QMenu* m_folderMenu; ///< of the button, if a folder was chosen before
    QToolButton* m_save;
    QLineEdit* m_search;
    PoseView* m_view;
    PoseControls* m_controls;
    TweenRow* m_tweens;
    QString m_current; ///< path of the selected pose; kept while a search hides it
    Loaded m_loaded;   ///< of m_current, once it is read
    QFutureWatcher<Loaded> m_reader;
    bool m_isReading = false; ///< the reader has not reported its result yet
    Then m_then;              ///< waits for the reader
};

} // namespace odori
