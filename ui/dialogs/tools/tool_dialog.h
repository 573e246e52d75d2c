// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/tool_table.h"
#include "ui/dialogs/job_dialog.h"
#include "ui/dialogs/row_box.h"
#include "ui/dialogs/tools/tool_fields.h"
#include "ui/document/playback.h"

#include <QtCore/QTimer>

#include <functional>
#include <memory>
#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;
class QToolButton;

namespace odori {

class MovedTable;

/// What a tool's dialog works on.
struct ToolPlace {
    Document& document;
    Playback& playback;
    EditRows rows;
    mmd::FrameSpan range; ///< at first
    /// Shows the active actor of a scene as a ghost beside the document's, or no ghost.
    std::function<void(std::shared_ptr<const mmd::Scene>)> showGhost;
};

/// A motion tool: its options, a live preview and figures. A worker computes the preview after
/// every change; the document shows it as a gesture, with a ghost of the motion before. The frame
/// can be changed and played meanwhile. Accepting makes one undo step, cancelling drops all.
class ToolDialog : public JobDialog {
    Q_OBJECT
public:
    /// What the user chose last time.
    struct Choice {
        mmd::ToolValues values; ///< empty: the tool's own
        bool showsGhost = true;
    };
    /// `tool`, `choice` and the objects of `place` must outlive the dialog.
    ToolDialog(const mmd::Tool& tool, ToolPlace place, Choice& choice, QWidget* parent = nullptr);
    ~ToolDialog() override;

    /// Whether the preview is that of the fields, and no worker runs.
    [[nodiscard]] bool isCurrent() const { return !isRunning() && !m_wait.isActive(); }

public slots:
    void accept() override;
    void reject() override;
    void done(int result) override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void createFields();
    void addOthers(QFormLayout& form);
    void chooseFile();
    [[nodiscard]] QWidget* frameRow();
    /// Computes a new preview soon.
    void schedule();
    void compute();
    void finish(const mmd::Result<mmd::ToolResult>& result);
    void setRunning(bool running) override;
    void showFrame();
    void showGhost();
    void say(const QString& problem);
    [[nodiscard]] mmd::FrameSpan range() const;

    const mmd::Tool& m_tool;
    ToolPlace m_place;
    Choice& m_choice;
    std::shared_ptr<const mmd::Scene> m_before; ///< the scene of the preview's start
    std::optional<mmd::ActorId> m_otherActor;
    QString m_otherPath;
    QTimer m_wait; ///< runs while changes of fields are collected
    bool m_isOpen = true, m_isAccepting = false, m_hasResult = false;

    ToolFields* m_fields = nullptr;
    RowBox* m_rows = nullptr;
    QComboBox* m_others = nullptr;
    QSpinBox* m_first = nullptr;
    QSpinBox* m_last = nullptr;
    QSlider* m_frame = nullptr;
    QLabel* m_frameText = nullptr;
    QToolButton* m_play = nullptr;
    QCheckBox* m_ghost = nullptr;
    QLabel* m_figures = nullptr;
    QLabel* m_problem = nullptr;
    MovedTable* m_moved = nullptr;
    QPushButton* m_accept = nullptr;
};

} // namespace odori
