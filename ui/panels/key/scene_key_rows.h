// SPDX-License-Identifier: MIT
#pragma once

#include "ui/panels/key/curve_row.h"
#include "ui/panels/table/cell_form.h"

#include <QtWidgets/QWidget>

#include <array>
#include <vector>

class QLabel;

namespace odori {

class Document;
class IkSwitches;

/// The rows of the key panel for selected keys of camera, light, self-shadow and show/IK: shows
/// their common values and sets them in all keys. Without show/IK keys it shows the switches of the
/// current frame, read only.
class SceneKeyRows : public QWidget {
    Q_OBJECT
public:
    /// `document` must outlive it.
    explicit SceneKeyRows(Document& document, QWidget* parent = nullptr);

    /// Shows the keys of the active actor in `selection`.
    void showKeys(const mmd::Selection& selection);

    [[nodiscard]] bool hasKeys() const { return m_keyCount > 0; }
    [[nodiscard]] std::size_t keyCount() const { return m_keyCount; }
    /// The kinds of the shown keys.
    [[nodiscard]] std::vector<mmd::TrackKind> kinds() const;
    [[nodiscard]] std::vector<Shared<std::uint32_t>> frames() const { return m_frames; }

    [[nodiscard]] CellForm& form(mmd::TrackKind kind);
    [[nodiscard]] NumberField& curveField(mmd::CameraChannel channel, std::size_t coordinate)
    {
        return *m_curves[std::size_t(channel)].fields[coordinate];
    }
    [[nodiscard]] IkSwitches& switches() { return *m_switches; }

private:
    struct Section {
        mmd::TrackKind kind;
        QWidget* box = nullptr;
        QLabel* title = nullptr;
        CellForm* form = nullptr;
    };
    void addSection(mmd::TrackKind kind);
    void addCurves(QWidget* box);
    void connectForm(CellForm* form);
    void showCurves(const mmd::Motion& motion, const mmd::Selection& selection);
    void showSwitches(const mmd::Motion& motion, const mmd::Selection& selection, bool areKeys);

    Document& m_document;
    std::vector<Section> m_sections;
    std::array<CurveRow, mmd::cameraChannelCount> m_curves;
    IkSwitches* m_switches = nullptr;
    std::vector<Shared<std::uint32_t>> m_frames;
    std::size_t m_keyCount = 0;
};

} // namespace odori
