// SPDX-License-Identifier: MIT
// Markers of the dope sheet: adding, naming, deleting.
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/marker_field.h"
#include "ui/messages/shown_name.h"

#include <algorithm>
#include <utility>

namespace odori {
namespace {

using M = DopeMetrics;

constexpr int flagWidth = 10; ///< width of the flag before the name

} // namespace

int DopeCanvas::markerWidth(const mmd::Marker& marker) const
{
    return flagWidth + fontMetrics().horizontalAdvance(markerText(marker));
}

QString DopeCanvas::markerText(const mmd::Marker& marker) const
{
    constexpr std::size_t mostBytes = 512; // more letters than fit into the maximum width
    const std::size_t size = std::min(marker.name.size(), mostBytes);
    const QString name = shownName(std::string_view(marker.name).substr(0, size));
    return fontMetrics().elidedText(name, Qt::ElideRight, mostMarkerWidth - flagWidth);
}

std::vector<std::size_t> DopeCanvas::markersBetween(int left, int right) const
{
    constexpr std::ptrdiff_t mostOfPixel = 4;
    const auto& markers = m_document.scene().markers;
    const auto isBefore = [](const mmd::Marker& marker, double frame) {
        return double(marker.frame) < frame;
    };
    std::vector<std::size_t> found;
    auto at = std::lower_bound(markers.begin(), markers.end(), m_axis.frame(left - 0.5), isBefore);
    while (at != markers.end() && m_axis.pixel(at->frame) <= right) {
        const double pixelEnd = m_axis.frame(m_axis.pixel(at->frame) + 0.5);
        const auto next = std::lower_bound(at + 1, markers.end(), pixelEnd, isBefore);
        for (auto each = next - std::min(mostOfPixel, next - at); each != next; ++each)
            found.push_back(std::size_t(each - markers.begin()));
        at = next;
    }
    return found;
}

void DopeCanvas::selectMarker(const std::optional<mmd::Marker>& marker)
{
    if (std::exchange(m_selectedMarker, marker) != marker)
        emit markerSelected();
    update(0, 0, width(), M::headHeight);
}

std::optional<mmd::Marker> DopeCanvas::selectedMarker() const
{
    const bool isThere =
        m_selectedMarker && mmd::hasMarker(m_document.scene().markers, *m_selectedMarker);
    return isThere ? m_selectedMarker : std::nullopt;
}

void DopeCanvas::addMarker(std::uint32_t frame)
{
    ensureFrameVisible(frame);
    const auto number = m_document.scene().markers.size() + 1;
    editMarker({frame, tr("Marker %1").arg(number).toStdString()}, true);
}

void DopeCanvas::renameMarker(const mmd::Marker& marker)
{
    editMarker(marker, false);
}

void DopeCanvas::deleteMarker(const mmd::Marker& marker)
{
    m_document.apply(
        mmd::removeMarkers(m_document.scene(), std::span(&marker, 1)), tr("Delete Marker"));
}

void DopeCanvas::editMarker(const mmd::Marker& marker, bool isNew)
{
    const auto& frame = marker.frame;
    auto* field = new MarkerField(QString::fromStdString(marker.name), this);
    constexpr int width = 120;
    const int left = std::clamp(m_axis.pixel(frame), M::namesWidth, this->width() - width);
    field->setGeometry(left, M::rulerHeight - 2, width, M::marksHeight + 4);
    connect(field, &MarkerField::named, this, [this, marker, isNew](const QString& name) {
        const mmd::Marker named{marker.frame, name.toStdString()};
        if (name.isEmpty()) {
            if (!isNew)
                deleteMarker(marker);
            return;
        }
        m_document.apply(isNew ? mmd::addMarkers(m_document.scene(), std::span(&named, 1))
                               : mmd::replaceMarker(m_document.scene(), marker, named),
            isNew ? tr("Add Marker") : tr("Rename Marker"));
        selectMarker(named);
    });
    field->show();
    field->setFocus();
}

} // namespace odori
