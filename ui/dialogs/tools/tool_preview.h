// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/tool.h"
#include "ui/dialogs/job_dialog.h"
#include "ui/document/playback.h"

#include <QtCore/QTimer>

#include <functional>
#include <memory>
#include <optional>

class QCheckBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSlider;
class QToolButton;
class QVBoxLayout;

namespace odori {

class MovedTable;

/// Shows the active actor of a scene as a ghost beside the document's, or no ghost.
using GhostShower = std::function<void(std::shared_ptr<const mmd::Scene>)>;

/// A dialog over a change of a whole motion: a worker computes the preview after every change of
/// the fields; the document shows it as a gesture, with a ghost of the motion before, and figures.
/// The frame can be changed and played meanwhile. Accepting makes one undo step, cancelling drops
/// all.
class ToolPreview : public JobDialog {
    Q_OBJECT
public:
    ~ToolPreview() override;

    /// Whether the preview is that of the fields, and no worker runs.
    [[nodiscard]] bool isCurrent() const { return !isRunning() && !m_wait.isActive(); }

public slots:
    void accept() override;
    void reject() override;
    void done(int result) override;

protected:
    using Outcome = mmd::Result<mmd::ToolResult>;
    /// What the worker does. It may use only what it captured by value.
    using Work = std::function<Outcome(const mmd::Progress&)>;

    /// All references must outlive the dialog; `showsGhost` is the user's choice.
    ToolPreview(Document& document, Playback& playback, GhostShower showGhost, bool& showsGhost,
        const QString& name, QWidget* parent);

    /// The work for the values of the fields; none if they do not suffice, after saying why.
    [[nodiscard]] virtual Work work() = 0;
    /// The file to name in errors; empty: none.
    [[nodiscard]] virtual QString file() const { return {}; }
    /// The preview is accepted: remember the values.
    virtual void remember() = 0;

    /// The worker has ended, and its result counts.
    virtual void computed() {}

    /// Call it before finishLayout(): no table of what moved.
    void hideMoved() { m_hasMoved = false; }
    /// Adds everything below the fields: ghost, frames, figures, buttons. `aside` fills the space
    /// between fields and figures; null: nothing. Then the first preview is computed.
    void finishLayout(const QString& help, QLayout* fields, QWidget* aside = nullptr);
    /// Adds a button at the left of Apply and Cancel.
    void setResetButton(QPushButton* button) { m_reset = button; }
    /// Computes a new preview soon.
    void schedule();
    /// Shows why there is no result; empty: there is one.
    void say(const QString& problem);
    [[nodiscard]] Document& document() const { return m_document; }
    /// The scene at the start.
    [[nodiscard]] const std::shared_ptr<const mmd::Scene>& before() const { return m_before; }
    void setRunning(bool running) override;
    void showEvent(QShowEvent* event) override;

private:
    void addButtons(QVBoxLayout& layout);
    [[nodiscard]] QWidget* frameRow();
    void compute();
    void finish(const Outcome& result);
    void showResult(const mmd::ToolResult& result);
    void showNothing();
    void showFrame();
    void showGhost();

    Document& m_document;
    Playback& m_playback;
    GhostShower m_showGhost;
    bool& m_showsGhost;
    std::shared_ptr<const mmd::Scene> m_before;
    QTimer m_wait; ///< runs while changes of fields are collected
    bool m_isOpen = true, m_isAccepting = false, m_hasResult = false, m_hasMoved = true;

    QSlider* m_frame = nullptr;
    QLabel* m_frameText = nullptr;
    QToolButton* m_play = nullptr;
    QCheckBox* m_ghost = nullptr;
    QLabel* m_figures = nullptr;
    QLabel* m_problem = nullptr;
    MovedTable* m_moved = nullptr;
    QPushButton* m_accept = nullptr;
    QPushButton* m_reset = nullptr;
};

} // namespace odori
