// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/curve.h"

#include <QtWidgets/QWidget>

#include <array>

class QGridLayout;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace odori {

class ChannelButtons;
class CurveActions;
class CurveCommands;
class CurveTools;
class CurveView;
class Document;
class KeyCount;
class NoteLine;
class NumberField;
class PanelHeader;
class PresetBox;
class ValueActions;
class ValueView;

/// The curves that shape the way to the selected keys, for one channel or all, on MMD's grid. It
/// edits every selected key at once and live: a drag, or a held arrow, is one undo step. A handle
/// that moves takes its place on every key, or with Shift moves on each by the same amount, and
/// leaves the other handle of each where it is.
class CurveEditor : public QWidget {
    Q_OBJECT
public:
    explicit CurveEditor(Document& document, QWidget* parent = nullptr);

    /// Title and which keys are edited, in the colour of selected keys where they are not at the
    /// current frame; may become the title bar of a dock.
    [[nodiscard]] PanelHeader* header() { return m_header; }
    [[nodiscard]] CurveView& view() { return *m_view; }
    /// The graph of the selected tracks, the editor's other view.
    [[nodiscard]] ValueView& valueView() { return *m_values; }
    [[nodiscard]] bool showsValues() const;
    void setShowsValues(bool values);
    [[nodiscard]] ChannelButtons& channelButtons() { return *m_channels; }
    [[nodiscard]] CurveActions& curveActions() { return *m_actions; }
    [[nodiscard]] PresetBox& presets() { return *m_presets; }
    /// Coordinate 0..3: x1 y1 x2 y2.
    [[nodiscard]] NumberField& coordinate(std::size_t index) { return *m_coordinates[index]; }
    [[nodiscard]] ValueActions& valueActions() { return *m_valueActions; }
    /// What came of the last command; empty when nothing is to be said.
    [[nodiscard]] QString note() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public slots:
    /// Sets the curve of the chosen channels on the selected keys.
    void applyCurve(const mmd::BezierCurve& curve);
    /// To the clipboard: the chosen channels' curves, where the keys share them.
    void copy();
    void paste();

signals:
    /// A file of presets could not be read or written: one sentence.
    void failed(const QString& sentence);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Where everything is around the grid: under it where it is narrow, beside it with the
    /// channels above both where it is low, else beside it, with the names of the tools.
    enum class Arrangement { None, Narrow, Low, Tall, Wide };

    void createViewSwitch();
    void createEasing();
    void createCoordinates();
    void placeCoordinates(int columns);
    void connectDocument();
    void connectView();
    void connectCoordinate(std::size_t index);
    void showMenu(const QPoint& place);
    [[nodiscard]] Arrangement wantedArrangement() const;
    void arrange();
    void placeAll(Arrangement arrangement);
    void refresh();
    void showCurves();
    void showHint();
    void setProxy();
    void showTexts(const struct SelectedCurves& curves);

    Document& m_document;
    PanelHeader* m_header;
    QToolButton* m_easingButton = nullptr;
    QToolButton* m_valuesButton = nullptr;
    KeyCount* m_count;
    QStackedWidget* m_pages;
    ValueView* m_values;
    CurveView* m_view;
    QLabel* m_empty;
    QWidget* m_numbers;
    NoteLine* m_note;
    QString m_hint; ///< of the easing view
    QGridLayout* m_body;
    ChannelButtons* m_channels;
    CurveCommands* m_commands;
    CurveActions* m_actions;
    PresetBox* m_presets;
    CurveTools* m_tools;
    ValueActions* m_valueActions;
    QWidget* m_valueTools; ///< in the header, while the graph shows
    std::array<NumberField*, 4> m_coordinates{};
    std::array<QLabel*, 4> m_coordinateNames{};
    Arrangement m_arrangement = Arrangement::None;
};

} // namespace odori
