// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/animation/animation_wish.h"
#include "libmmd/tools/import/import_motion.h"
#include "ui/dialogs/tools/tool_preview.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;
class QTableView;

namespace odori {

class MappingModel;

/// Makes a motion for the active model of an animation file (BVH, FBX, GLB, VRM): which joint moves
/// which bone, how the legs follow, the ground and the scale, with a live preview. If the file has
/// several animations, the user chooses one.
class ImportDialog : public ToolPreview {
    Q_OBJECT
public:
    /// What the user chose last time.
    struct Choice {
        mmd::ImportOptions options{};
        bool showsGhost = false;
    };
    /// The active actor must have a model. `choice` and the objects must outlive the dialog.
    ImportDialog(Document& document, Playback& playback, GhostShower showGhost, QString path,
        Choice& choice, QWidget* parent = nullptr);

    [[nodiscard]] MappingModel& mapping() { return *m_mapping; }

public slots:
    void loadMapping();
    void saveMapping();
    /// The default options, and the mapping that the names of the file suggest.
    void showDefaults();

protected:
    [[nodiscard]] Work work() override;
    [[nodiscard]] QString file() const override { return m_path; }
    void remember() override;
    void computed() override;

private:
    /// What the worker read; written by it, and read here after its end.
    struct Read {
        mmd::AnimationWish wish;
        std::shared_ptr<const mmd::SkeletonAnimation> animation;
        mmd::BoneMapping mapping;
    };
    void addFields(QFormLayout& form);
    void showTakes();
    void readTake(int index);
    [[nodiscard]] QWidget* mappingTable();
    void sayOfMapping(const QString& problem);
    [[nodiscard]] mmd::ImportOptions options() const;
    void setOptions(const mmd::ImportOptions& options);

    QString m_path;
    Choice& m_choice;
    std::shared_ptr<Read> m_read = std::make_shared<Read>();
    /// The animation that the table of the mapping shows; null at first.
    std::shared_ptr<const mmd::SkeletonAnimation> m_shown;
    mmd::BoneMapping m_suggested; ///< that of `m_shown`
    QFormLayout* m_form = nullptr;
    QComboBox* m_take = nullptr;
    MappingModel* m_mapping = nullptr;
    QTableView* m_table = nullptr;
    QLabel* m_mappingProblem = nullptr;
    QComboBox* m_legs = nullptr;
    QComboBox* m_ground = nullptr;
    QComboBox* m_rest = nullptr;
    QCheckBox* m_ownScale = nullptr;
    QDoubleSpinBox* m_scale = nullptr;
    QSpinBox* m_start = nullptr;
    QCheckBox* m_atOrigin = nullptr;
    QCheckBox* m_twist = nullptr;
    QCheckBox* m_thins = nullptr;
};

} // namespace odori
