// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/compare/compare_window.h"
#include "ui/dialogs/edits/bias_dialog.h"
#include "ui/dialogs/edits/columns_dialog.h"
#include "ui/dialogs/edits/rename_dialog.h"
#include "ui/dialogs/edits/scale_dialog.h"
#include "ui/dialogs/edits/select_range_dialog.h"
#include "ui/dialogs/edits/snap_dialog.h"
#include "ui/dialogs/tools/import_dialog.h"
#include "ui/dialogs/tools/tool_dialog.h"

#include <QtCore/QObject>

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace odori {

class MainWindow;

/// The edits with a dialog. Keeps the last chosen values while the program runs.
class EditDialogs : public QObject {
    Q_OBJECT
public:
    explicit EditDialogs(MainWindow& window);

public slots:
    void insertFrames();
    void deleteFrames();
    void scaleRange();
    void snapKeys();
    void biasKeys();
    void selectRange();
    /// Asks for a name and saves the selected bones and morphs as a set.
    void saveBoneSet();
    /// Asks for another name of the set `name`.
    void renameBoneSet(const QString& name);
    /// Acts on trackToRename().
    void renameTrack();
    /// Acts on keysToEdit(), which it selects.
    void moveKeysToTrack();
    void rename(const odori::RenameSource& source, const std::vector<odori::NewName>& suggested);

    /// The dialog of a motion tool (mmd::Tool::id).
    void runTool(std::string_view id);
    /// The dialog that holds one foot (footToPin()).
    void pinFoot();
    /// Opens the window that compares motions, or shows it again.
    void compareMotions();
    /// Asks for an animation file and opens the dialog that imports it.
    void importAnimation();

private:
    [[nodiscard]] GhostShower ghostShower() const;
    /// Runs a dialog that shows a ghost, while the view can be turned; returns its result.
    int execWithGhost(ToolPreview& dialog);
    void openTool(const mmd::Tool& tool, mmd::FrameSpan frames);
    [[nodiscard]] EditRows rows() const;
    [[nodiscard]] std::optional<mmd::Selection> unlockedKeys() const;
    void changeColumns(ColumnsDialog::Way way);
    /// The initial range of frames: of the selected keys, else the play range, else the motion.
    [[nodiscard]] mmd::FrameSpan range() const;

    MainWindow& m_window;
    ColumnsDialog::Choice m_columns;
    ScaleDialog::Choice m_scale;
    SnapDialog::Choice m_snap;
    SelectRangeDialog::Choice m_select;
    BiasDialog::Choice m_bias;
    std::map<std::string, ToolDialog::Choice, std::less<>> m_tools; ///< by the tool's id
    ImportDialog::Choice m_import;
    QString m_importFolder;
    CompareWindow* m_compare = nullptr; ///< owned by the main window; null until it is wanted
    bool m_isToolOpen = false;          ///< its ghost is drawn, and not that of the comparison
};

} // namespace odori
