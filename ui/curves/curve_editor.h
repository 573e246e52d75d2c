// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/curve.h"
#include "ui/curves/curve_editor_state.h"

#include <QtCore/QList>
#include <QtCore/QMargins>
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

/// The commands that a curve editor shows as buttons; the actions have their texts, keys and
/// states.
struct CurveEditorTools {
    QList<QAction*> views;      ///< easing and graph, in the header
    QList<QAction*> easing;     ///< beside the grid
    QList<QAction*> graph;      ///< in the header while the graph is shown
    QAction* paste = nullptr;   ///< one of `easing`: its button has an arrow that opens
    QMenu* pasteMenu = nullptr; ///< this menu
};

/// The curves of the segments that end at the selected keys, for one channel or all, on MMD's grid.
/// It edits every selected key at once with a live preview: a drag, or a pressed arrow, is one undo
/// step. A dragged handle gets its position on every key; with Shift it moves on each key by the
/// same amount. The other handle of each key stays.
class CurveEditor : public QWidget {
    Q_OBJECT
public:
    explicit CurveEditor(Document& document, QWidget* parent = nullptr);

    /// Title and the edited keys, in the colour of selected keys if they are not at the current
    /// frame; can be the title bar of a dock.
    [[nodiscard]] PanelHeader* header() { return m_header; }
    [[nodiscard]] CurveView& view() { return *m_view; }
    /// The graph of the selected tracks, the editor's other view.
    [[nodiscard]] ValueView& valueView() { return *m_values; }
    [[nodiscard]] bool showsValues() const;
    void setShowsValues(bool values);
    [[nodiscard]] ChannelButtons& channelButtons() { return *m_channels; }
    [[nodiscard]] CurveCommands& commands() { return *m_commands; }
    /// Call it once. The grid's and the graph's context menus show the actions of those widgets.
    void setTools(const CurveEditorTools& tools);
    [[nodiscard]] CurveEditorState state() const;
    [[nodiscard]] PresetBox& presets() { return *m_presets; }
    /// Coordinate 0..3: x1 y1 x2 y2.
    [[nodiscard]] NumberField& coordinate(std::size_t index);
    /// The result of the last command; empty if there is no message.
    [[nodiscard]] QString note() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// state() changed for another reason than a change of the document or its selection.
    void stateChanged();
    /// A file of presets could not be read or written: one sentence.
    void failed(const QString& sentence);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Arranges everything around the grid: below it if the editor is narrow; beside it with the
    /// channels above both if the editor is low; beside it in single rows if it is very low and
    /// wide; else beside it, with the names of the tools.
    enum class Arrangement { None, Narrow, Low, Flat, Tall, Wide };

    void createEasing();
    void connectDocument();
    void connectView();
    void connectMenus();
    [[nodiscard]] Arrangement wantedArrangement() const;
    /// The room for the grid and everything around it.
    [[nodiscard]] QSize bodySize() const;
    [[nodiscard]] bool hasRoomForNumbers() const;
    [[nodiscard]] bool hasRoomForHint() const;
    /// Hides what has no room: otherwise all of it would be too flat to be read.
    void showParts();
    void showPart(QWidget& part, bool isShown);
    void arrange();
    void arrange(Arrangement wanted);
    void arrangeTools();
    void layOut(Arrangement arrangement);
    void refresh();
    void showCurves();
    void showHint();
    void setProxy();
    void setEmpty(bool isEmpty);
    void showTexts(const struct SelectedCurves& curves);

    static constexpr QMargins pageMargins{10, 5, 10, 3};

    Document& m_document;
    PanelHeader* m_header;
    QHBoxLayout* m_views; ///< in the header
    KeyCount* m_count;
    QStackedWidget* m_pages;
    ValueView* m_values;
    CurveView* m_view;
    QLabel* m_empty;
    NoteLine* m_note;
    struct Hint {
        QString whole, shorter;
    };
    Hint m_hint; ///< of the easing view
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
