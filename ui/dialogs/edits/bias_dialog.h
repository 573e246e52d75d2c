// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/values/bias.h"
#include "ui/dialogs/edits/edit_dialog.h"

#include <array>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QSpinBox;

namespace odori {

/// Corrects the values of many keys at once: multiplies, then adds. Shows the fields for the kinds
/// of selected keys: position and rotation of bones and the camera, the camera's distance and field
/// of view, the weight of morphs, the light's colour and direction, the distance of self-shadow.
/// Instead, keys of bones and morphs can be blended with the rest pose.
class BiasDialog : public EditDialog {
    Q_OBJECT
public:
    struct Choice {
        mmd::KeyBias bias;
        bool blendsWithRest = false; ///< instead of the bias
        int percent = 100;           ///< of the pose; 0 is the rest pose
    };
    /// The fields start with `choice`, which gets the chosen values when the dialog is accepted.
    BiasDialog(Document& document, mmd::Selection keys, Choice& choice, QWidget* parent = nullptr);

public slots:
    void accept() override;

protected:
    [[nodiscard]] mmd::ScenePatch patch(const mmd::EditTarget& target) const override;
    [[nodiscard]] QString undoText() const override;
    [[nodiscard]] QString summary() const override;

private:
    /// A quantity: a row of factors and a row of offsets.
    struct Quantity {
        QString name;
        QString unit;
        int decimals = 3;
        double step = 0.1;
    };
    /// A field and its number in the bias.
    struct Field {
        QDoubleSpinBox* box;
        float* value;
    };
    [[nodiscard]] bool hasKind(mmd::TrackKind kind) const;
    /// Number of the keys that have a rest value.
    [[nodiscard]] int restKeys() const;
    [[nodiscard]] bool blends() const;
    void addBlend();
    void addNumbers(QGridLayout& grid);
    void addLight(QGridLayout& grid);
    /// Headers of three columns, for the quantities that follow.
    void addNames(QGridLayout& grid, const std::array<QString, 3>& names);
    void addQuantity(
        QGridLayout& grid, const Quantity& quantity, glm::vec3& multiply, glm::vec3& add);
    void addQuantity(QGridLayout& grid, const Quantity& quantity, float& multiply, float& add);
    void addField(QGridLayout& grid, const Quantity& quantity, float& value, int column, bool adds);
    void addSigns(QGridLayout& grid, const QString& name);
    void addSpace(QGridLayout& grid);
    void readFields();
    void applyWay();
    void reset();

    mmd::Selection m_keys;
    Choice& m_choice;
    mmd::KeyBias m_bias;           ///< the values of the fields
    mmd::ParentRotation m_parents; ///< from the keys when the dialog was opened
    std::vector<Field> m_fields;
    std::array<QString, 3> m_names; ///< of the columns, while the fields are created
    QCheckBox* m_blends = nullptr;
    QSpinBox* m_percent = nullptr;
    QWidget* m_numbers = nullptr; ///< all fields of the bias
    QComboBox* m_space = nullptr; ///< null without bones
    bool m_isShowing = false;
};

} // namespace odori
