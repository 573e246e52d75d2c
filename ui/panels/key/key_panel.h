// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene_patch.h"
#include "ui/panels/key/curve_row.h"
#include "ui/panels/key/key_values.h"

#include <QtWidgets/QWidget>

#include <array>
#include <functional>

class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace odori {

class DragLabel;
class Document;
class ElidedLabel;
class NumberField;
class PanelHeader;
class SceneKeyRows;
class SwitchField;
struct Registering;

/// The numbers of the selected keys, of every kind. If none is selected, the numbers of the
/// selected bones and morphs at the current frame; editing them makes drafts (with auto-key, keys).
/// Different numbers show "—". Only the edited number is written, and a drag is one undo step. The
/// header says which keys are edited, in the colour of selected keys if they are not at the current
/// frame.
class KeyPanel : public QWidget {
    Q_OBJECT
public:
    explicit KeyPanel(Document& document, QWidget* parent = nullptr);

    /// Title and the edited keys; can be the title bar of a dock.
    [[nodiscard]] PanelHeader* header() { return m_header; }
    /// The field of a number of position, rotation or weight.
    [[nodiscard]] NumberField& field(mmd::KeyNumber number)
    {
        return *m_numbers[std::size_t(number)];
    }
    [[nodiscard]] NumberField& frameField() { return *m_frame; }
    [[nodiscard]] NumberField& curveField(mmd::BoneChannel channel, std::size_t coordinate)
    {
        return *m_curves[std::size_t(channel)].fields[coordinate];
    }
    [[nodiscard]] SceneKeyRows& sceneRows() { return *m_sceneRows; }
    [[nodiscard]] SwitchField& physicsField() { return *m_physics; }
    [[nodiscard]] QPushButton& registerButton() { return *m_register; }
    /// The key that the button's text shows; empty if there is none.
    void setRegisterKey(const QString& key);

public slots:
    /// Registers the selected bones and morphs at the current frame; if none is selected, every
    /// draft there.
    void registerKeys();

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// The numbers of bones and morphs are first.
    static constexpr std::size_t poseNumberCount = std::size_t(mmd::KeyNumber::Weight) + 1;

    void createRows(QWidget* contents, QGridLayout* form);
    void createPose(QGridLayout* form);
    void createNumber(
        QWidget* contents, QGridLayout* form, mmd::KeyNumber number, const QString& name);
    [[nodiscard]] mmd::ScenePatch numberPatch(const mmd::EditTarget& target, mmd::KeyNumber number,
        const std::function<double(double)>& change) const;
    void connectNumber(NumberField* field, mmd::KeyNumber number);
    void sayUnchanged(mmd::KeyNumber number);
    void refresh();
    void showSummary();
    void showNumbers(const KeySummary& summary);
    void showNames(const KeySummary& summary, const Registering& here);
    void showFrame(const KeySummary& summary, const Registering& here);
    void showState(const KeySummary& summary, const Registering& here);
    bool showKeys();
    void showRegister();
    void moveTo(std::uint32_t frame);

    Document& m_document;
    PanelHeader* m_header;
    ElidedLabel* m_state;
    QWidget* m_pose = nullptr; ///< the rows of bones and morphs
    SceneKeyRows* m_sceneRows = nullptr;
    QLabel* m_nameLabel = nullptr;
    QLabel* m_names = nullptr;
    QScrollArea* m_scroll;
    NumberField* m_frame = nullptr;
    std::array<NumberField*, poseNumberCount> m_numbers{};
    std::array<DragLabel*, poseNumberCount> m_labels{};
    SwitchField* m_physics = nullptr;
    std::array<CurveRow, mmd::boneChannelCount> m_curves;
    QPushButton* m_register;
    QString m_registerKey;
};

} // namespace odori
