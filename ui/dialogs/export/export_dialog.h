// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export.h"
#include "ui/dialogs/dialog_fields.h"
#include "ui/dialogs/job_dialog.h"
#include "ui/document/document.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace odori {

/// Exports the active actor with its motion for another tool: presets, losses, progress and cancel,
/// then the measured error of the file and its folder. The export runs in a worker on a snapshot.
class ExportDialog : public JobDialog {
    Q_OBJECT
public:
    /// There must be an active actor with a model. The document must outlive the dialog.
    explicit ExportDialog(Document& document, QWidget* parent = nullptr);
    ~ExportDialog() override;

    /// The path of the file; the extension follows the format. A relative path is in the folder of
    /// the one before.
    void setPath(const QString& path);
    [[nodiscard]] QString path() const;
    /// Whether the view shows physics: then the file has it, too, until the user decides otherwise.
    void setPhysicsShown(bool isShown);
    /// The folder where the user found missing textures of the model; empty if there is none.
    void setTextureFolder(std::filesystem::path folder) { m_textureFolder = std::move(folder); }

private:
    using Outcome = mmd::Result<mmd::ExportResult>;
    void createChoice(QFormLayout& form);
    void createContent(QFormLayout& form);
    void createFile(QFormLayout& form);
    void connectFields();
    [[nodiscard]] mmd::ExportJob job() const;
    [[nodiscard]] mmd::ExportOptions options() const;
    void showOptions(const mmd::ExportOptions& options);
    void applyFormat();
    /// Adds the format's extension to the file name, or replaces it, and shows the whole path.
    void completePath();
    /// Why an export cannot begin: the range, or the file's complete name; empty if it can.
    [[nodiscard]] QString problem() const;
    /// Shows it instead of the last result, and disables the button until it is mended.
    void check();
    /// Shows what the file cannot contain, and no longer the last result.
    void optionsChanged();
    void browse();
    void begin();
    void finish(const Outcome& outcome);
    void say(const QString& text, bool isBad);
    void setRunning(bool running) override;

    Document& m_document;
    mmd::ExportOptions m_options; ///< options without a field here, and the initial values of the
                                  ///< fields
    std::filesystem::path m_textureFolder;
    QString m_nameProblem; ///< of the path as it was when it was completed
    QString m_baseFolder;  ///< that of the last complete path, for relative ones
    bool m_isPhysicsShown = false;
    QComboBox* m_preset = nullptr;
    QComboBox* m_format = nullptr;
    QComboBox* m_fps = nullptr;
    QComboBox* m_names = nullptr;
    QComboBox* m_layout = nullptr;
    QSpinBox* m_first = nullptr;
    QSpinBox* m_last = nullptr;
    QCheckBox* m_mesh = nullptr;
    QCheckBox* m_physics = nullptr;
    QCheckBox* m_embed = nullptr;
    QCheckBox* m_ikBones = nullptr;
    QCheckBox* m_thins = nullptr;
    QCheckBox* m_reduces = nullptr;
    ToleranceRow m_tolerance;
    QDoubleSpinBox* m_unit = nullptr;
    QLineEdit* m_path = nullptr;
    QPushButton* m_browse = nullptr;
    QListWidget* m_losses = nullptr;
    QLabel* m_outcome = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_folder = nullptr;
    QPushButton* m_close = nullptr;
};

} // namespace odori
