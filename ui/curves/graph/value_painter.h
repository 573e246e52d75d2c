// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/graph/value_columns.h"
#include "libmmd/scene/selection.h"
#include "ui/curves/graph/value_graph.h"
#include "ui/curves/graph/value_raster.h"
#include "ui/curves/value_axes.h"

#include <QtCore/QRect>
#include <QtGui/QColor>

namespace odori {

struct Theme;

[[nodiscard]] QColor valueColour(const Theme& theme, mmd::KeyNumber channel);
/// The colour of a line: of its channel, or if several tracks are told apart by colours a shade of
/// its track's colour. Locked tracks are faint.
[[nodiscard]] QColor lineColour(const Theme& theme, const ValueGraph& graph, const GraphLine& line);
/// The difference of lengths, angles and weights is visible without colour too.
[[nodiscard]] ValueRaster::Shape markShape(mmd::KeyNumber channel);

/// The input of a picture of the graph.
struct GraphPicture {
    const ValueGraph& graph;
    const ValueAxes& axes;
    const mmd::Selection& selection;
    const Theme& theme;
    QRect area;         ///< of the graph, in widget pixels
    double ratio = 1.0; ///< device pixels of a widget pixel
    std::optional<GraphLine> active;
    bool hasGhosts = true; ///< draws the curves before the last edit

    [[nodiscard]] mmd::ColumnWindow window() const;
    /// Of a value on a scale, in device pixels of the picture.
    [[nodiscard]] double y(const ValueScale& scale, double value) const
    {
        return (axes.y(scale, value) - area.top()) * ratio;
    }
};

/// Draws grid, lines and keys. Columns are kept while the window and the track do not change, so
/// that another selection or height needs no sampling.
class ValuePainter {
public:
    /// The picture in device pixels; valid until the next one.
    const QImage& paint(const GraphPicture& picture);
    /// The middles of the keys' marks in the last picture, in widget pixels.
    [[nodiscard]] const std::vector<QPointF>& marks() const { return m_marks; }

private:
    struct Entry {
        mmd::TrackId track;
        bool isGhost = false;
        mmd::ColumnWindow window;
        mmd::LineValues tolerance{};
        std::size_t revision = 0;
        std::vector<mmd::LineRanges> columns;
        bool isUsed = false;
    };
    /// Samples of the graph's track `track`, or of its ghost.
    struct Source {
        std::size_t track;
        const mmd::ValueSamples& samples;
        bool isGhost = false;
    };
    const std::vector<mmd::LineRanges>& columnsOf(
        const GraphPicture& picture, const Source& source);
    void paintGrid(const GraphPicture& picture);
    void paintLines(const GraphPicture& picture);
    /// The data for drawing a line: its columns, and their scale in the picture.
    struct LinePlan {
        std::span<const mmd::LineRanges> columns;
        std::size_t number = 0;
        float perUnit = 1.0f, zero = 0.0f, middle = 0.0f; ///< `middle`, the value at the centre, is
                                                          ///< at the pixel `zero`
        float halfWidth = 0.5f;
        QRgb colour = 0;
    };
    void planLine(const GraphPicture& picture, const Source& source, mmd::KeyNumber channel);
    void drawStripe(const LinePlan& plan, std::size_t first, std::size_t last, bool isCurve);
    void paintMarks(const GraphPicture& picture);
    enum class Marks { Keys, Selected, DenseSelected };
    void drawMarks(const GraphPicture& picture, std::size_t track,
        std::span<const std::uint32_t> frames, Marks kind);

    ValueRaster m_raster;
    QImage m_image;
    std::vector<Entry> m_entries;
    std::vector<LinePlan> m_plans;
    std::vector<QPointF> m_marks;
};

} // namespace odori
