// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"
#include "ui/document/edit_mode.h"
#include "ui/document/playback.h"
#include "ui/render/scene_renderer.h"
#include "ui/viewport/body_overlay.h"
#include "ui/viewport/bone_overlay.h"
#include "ui/viewport/camera_controller.h"
#include "ui/viewport/extent.h"
#include "ui/viewport/gizmo_tool.h"
#include "ui/viewport/hud.h"
#include "ui/viewport/posed_actor.h"
#include "ui/viewport/stage.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QStringList>
#include <QtOpenGLWidgets/QOpenGLWidget>

#include <memory>
#include <optional>

namespace odori {

/// The 3D view: the actors at the document's current frame with their drafts, the bones of the
/// active one, and MMD's mouse. The left button selects, turns or moves bones by the edit mode; the
/// right and middle ones and the wheel move a camera of the view's own.
class Viewport : public QOpenGLWidget {
    Q_OBJECT
    Q_PROPERTY(bool autoKey READ isAutoKey WRITE setAutoKey)
public:
    /// Both must outlive the view.
    Viewport(Document& document, Playback& playback, QWidget* parent = nullptr);
    ~Viewport() override;

    /// Who moves hair and cloth; null for nobody. Must outlive the view.
    void setPhysics(Physics* physics);

    [[nodiscard]] EditMode editMode() const { return m_tool.mode; }
    [[nodiscard]] EditSpace editSpace() const { return m_tool.space; }
    [[nodiscard]] bool isAutoKey() const { return m_document.isAutoKey(); }
    /// The camera that shows now: the view's own, or the scene's at the current frame.
    [[nodiscard]] mmd::CameraSample camera() const;
    /// The view's own, also while the scene's shows.
    [[nodiscard]] const mmd::CameraSample& ownCamera() const { return m_camera; }
    [[nodiscard]] bool isCameraView() const { return m_isCameraView; }
    /// The view and its size, as the mouse sees them.
    [[nodiscard]] Picture picture() const;
    /// The models are uploaded and drawn, textures and all (or there is none to draw).
    [[nodiscard]] bool isModelShown() const { return m_stage.isUploaded(); }
    /// How many models the last picture had.
    [[nodiscard]] int drawnModels() const { return m_drawnModels; }
    /// Only the active model shows.
    [[nodiscard]] bool isSolo() const { return m_stage.isSolo(); }
    /// Where a bone's mark is, in logical pixels; none behind the eye.
    [[nodiscard]] std::optional<QPointF> placeOf(int bone);

    [[nodiscard]] QSize sizeHint() const override { return {960, 540}; }

public slots:
    void setEditMode(odori::EditMode mode);
    void setEditSpace(odori::EditSpace space);
    /// The document's: with it on, a drag registers a key for each bone it changed.
    void setAutoKey(bool on);
    void setCamera(const mmd::CameraSample& camera);
    void showStandardView(odori::StandardView view);
    void setSolo(bool solo);
    /// Looks for the active model's missing textures in another folder too.
    void findTextures(const QString& folder);
    /// Stage::setTextureBudget().
    void setTextureBudget(std::size_t bytes);
    [[nodiscard]] std::size_t textureBudget() const { return m_stage.textureBudget(); }
    /// Brings the whole figure into view, as it stands now.
    void showWholeModel();
    /// Brings into view what a new model does in its motion; nothing where one of the models was
    /// there before.
    void showNewModel();
    /// As a project kept it; what is open counts as looked at, so that showNewModel() leaves it.
    void showSavedView(const mmd::CameraSample& camera, bool isCameraView);
    /// Looks through the scene's camera until the view is turned by hand.
    void showCameraView();
    void setBonesShown(bool shown);
    /// Rigid bodies and joints.
    void setBodiesShown(bool shown);
    void setGridShown(bool shown);
    /// Every bone that can be clicked.
    void selectAllBones();
    /// The bones with a draft at the current frame.
    void selectChangedBones();

signals:
    void editModeChanged(odori::EditMode mode);
    void editSpaceChanged(odori::EditSpace space);
    void soloChanged(bool solo);
    /// Warnings and failures, as sentences for people.
    void messages(const QStringList& sentences);
    /// Textures of a model are missing or refused; the same sentences.
    void texturesMissing(const QStringList& sentences);
    /// Measured over half a second while playing; 0 when it ends.
    void framesPerSecondChanged(int framesPerSecond);

protected:
    void initializeGL() override;
    void paintGL() override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Drag { None, Click, RubberBand, Gizmo, Orbit, Pan, Zoom };

    void takeDocument();
    void takeSelection();
    void takeFrame(double frame);
    void takePlaying(bool playing);
    void releaseGraphics();
    void drawModels(const Picture& picture);
    void uploadModels();
    void markKnown();
    void drawOverlay(const Picture& picture);
    void buildBodies(const mmd::Pose& pose);
    void paintHud(const Picture& picture);
    void countFrame();
    void updateTitle();
    [[nodiscard]] QString cameraName() const;

    void pressLeft(const glm::vec2& pixel, Qt::KeyboardModifiers modifiers);
    void selectAt(std::span<const int> pile, Qt::KeyboardModifiers modifiers);
    void selectWithin(const glm::vec2& pixel, Qt::KeyboardModifiers modifiers);
    void selectBones(std::span<const int> bones, bool keepOthers);
    void dragCamera(const glm::vec2& pixels);
    void setOwnCamera(const mmd::CameraSample& camera);
    void frameExtent(const Extent& extent);
    void cancelDrag();
    [[nodiscard]] bool isOnGizmo(const glm::vec2& pixel);

    Document& m_document;
    Playback& m_playback;
    PosedActor m_actor; ///< the active one
    Stage m_stage{m_actor};
    int m_drawnModels = 0;
    std::size_t m_reducedTextures = 0; ///< as messages() said
    GizmoTool m_tool{m_document, m_actor};
    BoneOverlay m_bones;
    Physics* m_physics = nullptr;
    BodyOverlay m_bodies;
    std::vector<mmd::BodyPlace> m_places;
    Hud m_hud;

    std::unique_ptr<render::SceneRenderer> m_renderer;
    render::DrawOptions m_options;
    std::vector<render::OverlayLine> m_gizmoLines;
    bool m_areBonesShown = true;
    bool m_areBodiesShown = false;

    mmd::CameraSample m_camera;
    std::optional<StandardView> m_standardView = StandardView::Front;
    bool m_isCameraView = false;
    std::vector<std::weak_ptr<const mmd::Model>> m_known; ///< the models that were looked at

    Drag m_drag = Drag::None;
    glm::vec2 m_pressed{0.0f}, m_mouse{0.0f};
    QElapsedTimer m_rateClock;
    int m_frameCount = 0;
};

} // namespace odori
