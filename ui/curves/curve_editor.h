// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QWidget>

#include <array>

class QGridLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace odori {

class ChannelButtons;
class CurveView;
class Document;
class NumberField;
class PanelHeader;
class ValueView;

/// The curves that shape the way to the selected keys, for one channel or all, on MMD's grid. It
/// edits every selected key at once and live: a drag, or a held arrow, is one undo step. A handle
/// that moves takes its place on every key and leaves the other handle of each where it is.
class CurveEditor : public QWidget {
    Q_OBJECT
public:
    explicit CurveEditor(Document& document, QWidget* parent = nullptr);

    /// Title and key count; may become the title bar of a dock.
    [[nodiscard]] PanelHeader* header() { return m_header; }
    [[nodiscard]] CurveView& view() { return *m_view; }
    /// The graph of the selected tracks, the editor's other view.
    [[nodiscard]] ValueView& valueView() { return *m_values; }
    [[nodiscard]] bool showsValues() const;
    void setShowsValues(bool values);
    [[nodiscard]] ChannelButtons& channelButtons() { return *m_channels; }
    /// Coordinate 0..3: x1 y1 x2 y2.
    [[nodiscard]] NumberField& coordinate(std::size_t index) { return *m_coordinates[index]; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public slots:
    /// Sets the curve of the chosen channels on the selected keys.
    void applyCurve(const mmd::BezierCurve& curve);
    /// To the clipboard: the chosen channels' curves, where the keys share them.
    void copy();
    void paste();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Where the buttons are, beside the grid or under it, and in how many columns.
    struct Arrangement {
        QBoxLayout::Direction direction = QBoxLayout::LeftToRight;
        int columns = 1;
        bool operator==(const Arrangement&) const = default;
    };

    void createViewSwitch();
    void createCoordinates(QBoxLayout* layout);
    void createActions();
    void connectView();
    void connectCoordinate(std::size_t index);
    QPushButton* addAction(const QString& name, const QString& text, const QString& tip);
    [[nodiscard]] Arrangement wantedArrangement() const;
    void arrange();
    void refresh();
    void showCurves();
    void change(const mmd::CurveChange& change, const QString& text);
    void preview(const mmd::CurveChange& change);
    [[nodiscard]] std::vector<mmd::BezierCurve> sharedCurves() const;

    Document& m_document;
    PanelHeader* m_header;
    QToolButton* m_easingButton = nullptr;
    QToolButton* m_valuesButton = nullptr;
    QLabel* m_count;
    QStackedWidget* m_pages;
    ValueView* m_values;
    CurveView* m_view;
    QLabel* m_empty;
    QWidget* m_numbers;
    QWidget* m_side;
    QGridLayout* m_actions;
    QBoxLayout* m_body;
    ChannelButtons* m_channels;
    std::array<NumberField*, 4> m_coordinates{};
    QPushButton* m_copy = nullptr;
    Arrangement m_arrangement;
};

} // namespace odori
