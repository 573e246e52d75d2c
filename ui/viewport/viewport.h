// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"
#include "ui/document/edit_mode.h"
#include "ui/document/playback.h"
#include "ui/render/framing/extent.h"
#include "ui/render/scene_renderer.h"
#include "ui/viewport/background/view_background.h"
#include "ui/viewport/frustum/frustum_tool.h"
#include "ui/viewport/gizmo/gizmo_tool.h"
#include "ui/viewport/gizmo/tween_tool.h"
#include "ui/viewport/helpers/motion_helpers.h"
#include "ui/viewport/helpers/other_motion.h"
#include "ui/viewport/helpers/trail_tool.h"
#include "ui/viewport/overlays/body_overlay.h"
#include "ui/viewport/overlays/bone_overlay.h"
#include "ui/viewport/overlays/hud.h"
#include "ui/viewport/overlays/safe_frame.h"
#include "ui/viewport/selecting/bone_selecting.h"
#include "ui/viewport/stage.h"
#include "ui/viewport/surface/gl_view.h"
#include "ui/viewport/view_camera.h"

#include <QtCore/QBasicTimer>
#include <QtCore/QElapsedTimer>
#include <QtCore/QStringList>
#include <QtCore/QTimer>

#include <memory>
#include <optional>
#include <span>

class QHelpEvent;

namespace odori {

class FootContacts;
struct ViewportView;

/// The 3D view: the actors at the document's current frame with their drafts, the bones of the
/// active one, and MMD's mouse controls. The left button selects, rotates or moves bones by the
/// edit mode; the right and middle buttons and the wheel move the view's camera (ViewCamera).
class Viewport : public GlView {
    Q_OBJECT
public:
    /// Both must outlive the view.
    Viewport(Document& document, Playback& playback, QWidget* parent = nullptr,
        PictureWay way = usualPictureWay());
    ~Viewport() override;

    /// The physics of hair and cloth; null for none. Must outlive the view.
    void setPhysics(Physics* physics);

    /// Where feet stand is marked while the contacts are watched; null: never. Must outlive the
    /// view.
    void setContacts(const FootContacts* contacts);

    /// The models with their textures.
    [[nodiscard]] Stage& stage() { return m_stage; }
    [[nodiscard]] const Stage& stage() const { return m_stage; }
    [[nodiscard]] ViewCamera& camera() { return m_camera; }
    [[nodiscard]] const ViewCamera& camera() const { return m_camera; }

    [[nodiscard]] ViewBackground& background() { return m_background; }
    [[nodiscard]] const ViewBackground& background() const { return m_background; }

    [[nodiscard]] EditMode editMode() const { return m_tool.mode; }
    [[nodiscard]] EditSpace editSpace() const { return m_tool.space; }
    [[nodiscard]] Pivot pivot() const { return m_tool.pivot; }
    /// The view and its size, for mouse positions.
    [[nodiscard]] Picture picture() const;
    /// The number of models in the last picture.
    [[nodiscard]] int drawnModels() const { return m_drawnModels; }
    [[nodiscard]] bool areBonesShown() const { return m_areBonesShown; }
    [[nodiscard]] bool areBodiesShown() const { return m_areBodiesShown; }
    /// Whether self-shadows are drawn where the scene's keys turn them on.
    [[nodiscard]] bool isSelfShadowShown() const { return m_isSelfShadowShown; }
    [[nodiscard]] bool isGridShown() const { return m_isGridShown; }
    /// The trail and the ghosts.
    [[nodiscard]] const ViewHelpers& helpers() const { return m_helpers.shown(); }
    /// Whether everything but the picture is hidden: bones, handles, grid, texts and other marks.
    /// The bones cannot be clicked then.
    [[nodiscard]] bool isClean() const { return m_isClean; }
    /// Whether the free view shows the scene's camera also while a model is active.
    [[nodiscard]] bool isCameraAlwaysShown() const { return m_frustum.isAlwaysShown; }
    /// Shown in the camera view.
    [[nodiscard]] SafeFrame safeFrame() const { return m_safeFrame; }
    /// Whether clicks, rectangles, lassos and selectAllBones() also take bones that physics moves.
    [[nodiscard]] bool arePhysicsBonesPicked() const { return m_selecting.takesPhysicsBones; }
    /// Whether trail and ghosts are drawn as they are now.
    [[nodiscard]] bool areHelpersComplete() const { return m_helpers.isComplete(); }
    /// The position of a bone on its trail at a frame, in logical pixels; none if it is not drawn.
    [[nodiscard]] std::optional<QPointF> trailPosition(int bone, std::uint32_t frame) const;
    /// The frames with a ghost.
    [[nodiscard]] std::span<const GhostFrame> ghosts() const { return m_helpers.ghosts().frames(); }
    /// The position of a bone's mark, in logical pixels; none if it is behind the eye.
    [[nodiscard]] std::optional<QPointF> positionOf(int bone) const;

    /// The view state for another viewport of the same document. It contains the open models, so
    /// that showNewModel() does not change the other viewport's view.
    [[nodiscard]] ViewportView view() const;
    void setView(const ViewportView& view);

    [[nodiscard]] QSize sizeHint() const override { return {960, 540}; }

public slots:
    void setEditMode(odori::EditMode mode);
    void setEditSpace(odori::EditSpace space);
    void setPivot(odori::Pivot pivot);
    /// Moves the free view so that the whole figure is visible in its current pose.
    void showWholeModel();
    /// Shows the selected bones with some space around them; without a selection the figure.
    void showSelection();
    /// Shows the full movement of the models that are new since the last call. If there are other
    /// models, the view changes only if part of the new models would be outside the picture.
    void showNewModel();
    /// Sets the view from a project. Open models count as known, so showNewModel() does not change
    /// it.
    void showSavedView(const mmd::CameraSample& camera, bool isCameraView);
    void setBonesShown(bool shown);
    /// Shows rigid bodies and joints.
    void setBodiesShown(bool shown);
    void setGridShown(bool shown);
    void setSelfShadowShown(bool shown);
    void setHelpers(const odori::ViewHelpers& helpers);
    /// Draws the active actor of `scene` at the current frame as a ghost, `offset` units beside its
    /// place; null: none.
    void setOtherMotion(
        std::shared_ptr<const mmd::Scene> scene, const glm::vec3& offset = glm::vec3(0.0f));
    /// The view gets the focus, so that Esc ends the clean view.
    void setClean(bool clean);
    void setCameraAlwaysShown(bool shown);
    void setSafeFrame(odori::SafeFrame frame);
    void setPhysicsBonesPicked(bool picked) { m_selecting.takesPhysicsBones = picked; }
    /// Selects every bone that can be clicked.
    void selectAllBones() { m_selecting.selectAll(); }
    /// Starts a tween of the selected bones and morphs, which follows the mouse until a click or
    /// Enter sets the pose. A right click, Esc, and leaving the view cancel it.
    void beginTween(mmd::Tween way);

signals:
    void editModeChanged(odori::EditMode mode);
    void editSpaceChanged(odori::EditSpace space);
    void pivotChanged(odori::Pivot pivot);
    void cleanChanged(bool clean);
    /// A drag of the ring begins to rotate the bones of these tracks.
    void rotating(const std::vector<mmd::TrackId>& bones);
    /// A click with the right button, or the menu key; a global position.
    void menuRequested(const QPoint& position);
    /// A message for the user that is not an error.
    void noted(const QString& sentence);
    /// The message with this text is over.
    void outdated(const QString& sentence);
    /// Warnings and errors, as sentences for the user.
    void messages(const QStringList& sentences);
    /// Textures of a model are missing or refused; the same sentences.
    void texturesMissing(const QStringList& sentences);
    /// Measured over half a second during playback; 0 at its end.
    void framesPerSecondChanged(int framesPerSecond);

protected:
    void initializeGL() override;
    void releaseGL() override;
    void paintGL() override;
    void paintOver(QPainter& painter) override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Drag { None, Click, RubberBand, Lasso, Gizmo, Frustum, Trail, Camera, Tween };

    void updateFromDocument(const odori::Change& change);
    void updateSelection();
    void updateFrame(double frame);
    void updatePlaying(bool playing);
    void prepare();
    void explainNoPicture(const mmd::Error& error);
    void reportTextureWarnings(const std::vector<mmd::Warning>& warnings);
    void drawModels(const Picture& picture);
    void markKnown();
    void drawOverlay(const Picture& picture);
    void measureRate();
    void updateTitle();

    void pressLeft(const glm::vec2& pixel, Qt::KeyboardModifiers modifiers);
    void roundFrame();
    void dragArea();
    void dragGizmo(Qt::KeyboardModifiers modifiers);
    void endGizmo(Qt::KeyboardModifiers modifiers);
    bool selectAt(const glm::vec2& pixel, Qt::KeyboardModifiers modifiers);
    void selectOne(int bone, Qt::KeyboardModifiers modifiers);
    void listBones();
    void nameBones(const QHelpEvent& event);
    void explainHandles();
    void hover(const std::optional<glm::vec2>& mouse);
    [[nodiscard]] bool isClickStill();
    void hoverTrail(const std::optional<glm::vec2>& pixel);
    void showNote();
    void endNote();
    void drawHelpers(const Picture& picture);
    void paintHelpers(const Picture& picture);
    bool pressTrail(const glm::vec2& pixel);
    void moveTrail(float factor);
    void releaseTrail();
    /// Whether trail and ghosts are drawn, and the trail takes clicks.
    [[nodiscard]] bool areHelpersUsable() const;
    void dragCamera(const glm::vec2& way);
    [[nodiscard]] mmd::CameraSample framing(const Extent& extent) const;
    [[nodiscard]] bool shows(const mmd::CameraSample& camera, const Extent& extent) const;
    void frame(const Extent& extent);
    template <class Tool>
    void typeInDrag(Tool& tool, const QKeyEvent& event);
    void moveInTween(float pixels);
    void pressInTween(Qt::MouseButton button);
    void typeInTween(const QKeyEvent& event);
    /// Gives the mouse back after a tween.
    void leaveTween();
    void cancelDrag();
    void updateFrustum();
    bool pressFrustum(const glm::vec2& pixel);
    void moveFrustum(float factor);
    void releaseFrustum();
    /// The aspect ratio of the frame that is shown now; none without one.
    [[nodiscard]] std::optional<float> frameAspect() const;
    /// Whether bones are drawn and take clicks.
    [[nodiscard]] bool areBonesUsable() const;
    [[nodiscard]] bool isOnGizmo(const glm::vec2& pixel) const;
    [[nodiscard]] const PosedActor& posed() const { return m_stage.actors().active(); }

    Document& m_document;
    Playback& m_playback;
    Stage m_stage;
    int m_drawnModels = 0;
    std::size_t m_reducedTextures = 0; ///< as in the last messages()
    GizmoTool m_tool{m_document, m_stage.actors()};
    TweenTool m_tween{m_document};
    BoneSelecting m_selecting{m_document, m_stage.actors()};
    BoneOverlay m_bones;
    Physics* m_physics = nullptr;
    MotionHelpers m_helpers{m_document, m_stage.actors()};
    OtherMotion m_otherMotion;
    const FootContacts* m_contacts = nullptr;
    TrailTool m_trail{m_document, m_stage.actors(), m_helpers};
    BodyOverlay m_bodies;
    std::vector<mmd::BodyTransform> m_bodyTransforms;
    Hud m_hud;

    std::unique_ptr<render::SceneRenderer> m_renderer;
    render::DrawOptions m_options;
    ViewBackground m_background;
    std::vector<render::OverlayLine> m_gizmoLines;
    bool m_areBonesShown = true, m_isSelfShadowShown = true;
    bool m_areBodiesShown = false, m_isGridShown = true, m_isClean = false;
    QBasicTimer m_noteTimer; ///< runs while the note of the clean view is shown
    SafeFrame m_safeFrame = SafeFrame::None;

    ViewCamera m_camera{m_document, m_playback};
    FrustumTool m_frustum{m_document, m_camera, m_tool};
    std::optional<Extent> m_framed; ///< the box in the free view, until the user moves the view
    std::vector<std::weak_ptr<const mmd::Model>> m_known; ///< models that were already shown

    Drag m_drag = Drag::None;
    bool m_isClick = false;                      ///< the mouse has moved only a little since the
                                                 ///< press
    bool m_isRight = false;                      ///< the button of a drag of the camera
    Navigation m_navigation = Navigation::Orbit; ///< of a drag of the camera
    glm::vec2 m_pressed{0.0f}, m_mouse{0.0f};
    Qt::KeyboardModifiers m_pressModifiers;
    std::vector<glm::vec2> m_lasso; ///< the way of the mouse in a drag with a lasso
    QBasicTimer m_longPress;        ///< runs while the left button is held
    QTimer m_rateTimer;             ///< runs while playing
    QElapsedTimer m_rateClock;
    int m_frameCount = 0; ///< pictures since m_rateClock started
};

} // namespace odori
