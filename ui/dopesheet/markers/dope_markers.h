// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QObject>

#include <optional>
#include <vector>

class QWidget;

namespace odori {

class DopeView;

/// The markers in the head of a dope sheet: their texts and widths, the selected one, and the edits
/// of them.
class DopeMarkers : public QObject {
    Q_OBJECT
public:
    /// All must outlive this object. `canvas` has the font, and is the parent of the name field.
    DopeMarkers(QWidget& canvas, Document& document, DopeView& view);

    /// Maximum width of a marker's flag and name in pixels; a longer name is cut.
    static constexpr int mostWidth = 240;
    [[nodiscard]] int widthOf(const mmd::Marker& marker) const;
    [[nodiscard]] QString textOf(const mmd::Marker& marker) const;
    /// The markers with lines between two x, in the scene's order. If several are at one pixel,
    /// only the last few, so that the cost depends on the pixels and not on the number of markers.
    [[nodiscard]] std::vector<std::size_t> between(int left, int right) const;

    void select(const std::optional<mmd::Marker>& marker);
    /// The marker that Delete deletes, if there is one.
    [[nodiscard]] std::optional<mmd::Marker> selected() const;

    /// Asks for a name in a field at the marker's position and adds a marker.
    void add(std::uint32_t frame);
    void rename(const mmd::Marker& marker);
    void remove(const mmd::Marker& marker);

signals:
    /// selected() changed.
    void selectionChanged();

private:
    void edit(const mmd::Marker& marker, bool isNew);

    QWidget& m_canvas;
    Document& m_document;
    DopeView& m_view;
    std::optional<mmd::Marker> m_selected;
};

} // namespace odori
