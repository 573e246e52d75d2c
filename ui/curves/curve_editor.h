// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/curve.h"
#include "ui/curves/curve_editor_state.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

class QAction;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QMenu;
class QStackedWidget;

namespace odori {

class ChannelButtons;
class CurveCommands;
class CurveNumbers;
class CurveTools;
class CurveView;
class Document;
class HeaderTools;
class KeyCount;
class NoteLine;
class NumberField;
class PanelHeader;
class PresetBox;
class ValueView;

/// The commands that a curve editor shows as buttons; texts, keys and states are theirs.
struct CurveEditorTools {
    QList<QAction*> views;      ///< easing and graph, in the header
    QList<QAction*> easing;     ///< beside the grid
    QList<QAction*> graph;      ///< in the header while the graph shows
    QAction* paste = nullptr;   ///< of `easing`: its button has an arrow with
    QMenu* pasteMenu = nullptr; ///< this menu
};

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
    [[nodiscard]] CurveCommands& commands() { return *m_commands; }
    /// Once. The grid's and the graph's context menus show the actions that those widgets have.
    void setTools(const CurveEditorTools& tools);
    [[nodiscard]] CurveEditorState state() const;
    [[nodiscard]] PresetBox& presets() { return *m_presets; }
    /// Coordinate 0..3: x1 y1 x2 y2.
    [[nodiscard]] NumberField& coordinate(std::size_t index);
    /// What came of the last command; empty when nothing is to be said.
    [[nodiscard]] QString note() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// state() is another, for another reason than a change of the document or its selection.
    void stateChanged();
    /// A file of presets could not be read or written: one sentence.
    void failed(const QString& sentence);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Where everything is around the grid: under it where it is narrow, beside it with the
    /// channels above both where it is low, else beside it, with the names of the tools.
    enum class Arrangement { None, Narrow, Low, Tall, Wide };

    void createEasing();
    void connectDocument();
    void connectView();
    void connectMenus();
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
    QHBoxLayout* m_views; ///< in the header
    KeyCount* m_count;
    QStackedWidget* m_pages;
    ValueView* m_values;
    CurveView* m_view;
    QLabel* m_empty;
    NoteLine* m_note;
    QString m_hint; ///< of the easing view
    QGridLayout* m_body;
    ChannelButtons* m_channels;
    CurveCommands* m_commands;
    CurveNumbers* m_numbers;
    PresetBox* m_presets;
    CurveTools* m_tools;
    HeaderTools* m_graphTools; ///< in the header, while the graph shows
    Arrangement m_arrangement = Arrangement::None;
    bool m_hasCurves = false, m_hasSharedCurve = false, m_hasCamera = false;
};

} // namespace odori
